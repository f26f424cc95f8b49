"""How every command ends: with 0, or with one clear line on stderr and another exit code; never a stack trace."""

from __future__ import annotations

import io
import sys
from typing import Any

import typer
from typer.core import TyperGroup

from whistlestop.errors import WhistlestopError

FAILED = 1
MISUSED = 2
INTERRUPTED = 130

UsageError: Any = typer.BadParameter.__mro__[1]  # its base class has no public name


class Commands(TyperGroup):
    """All commands, with one place where refusals are printed."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Run a command and leave with its exit code."""
        for stream in (sys.stdout, sys.stderr):
            # A terminal that cannot show – or ★ gets a question mark instead of a stack trace.
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        sys.exit(self._outcome(*args, **{**kwargs, "standalone_mode": False}))

    def _outcome(self, *args: Any, **kwargs: Any) -> int:
        try:
            return super().main(*args, **kwargs) or 0
        except UsageError as error:
            if type(error).__name__ == "NoArgsIsHelpError":
                return _refuse(error.format_message(), MISUSED)
            return _refuse(f"{error.format_message().rstrip('.')}; see {_help_of(error)}", MISUSED)
        except WhistlestopError as error:
            return _refuse(str(error), FAILED)
        except UnicodeDecodeError as error:
            return _refuse(f"the file is not UTF-8 text (byte {error.start})", FAILED)
        except OSError as error:
            return _refuse(f"{error.filename or 'file'}: {error.strerror or error}", FAILED)
        except (KeyboardInterrupt, typer.Abort):
            return INTERRUPTED


def _refuse(words: str, code: int) -> int:
    typer.echo(words, err=True)
    return code


def _help_of(error: Any) -> str:
    return f"`{error.ctx.command_path if error.ctx else 'whistlestop'} --help`"
