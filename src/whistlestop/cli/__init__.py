"""The command line. Each command has its own module, which imports what it needs only when it runs."""

from __future__ import annotations

from typing import Annotated

import typer

from whistlestop.cli import actions, arena, bench, boards, kernels, play, replay, serve, simulate, verify
from whistlestop.cli.commands import Commands

__all__ = ["app"]

app = typer.Typer(
    cls=Commands,
    name="whistlestop",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _example(words: str) -> str:
    return f"Example: whistlestop {words}"


app.command(epilog=_example("play --edition europe --seats 4"))(play.play)
app.command(epilog=_example("serve --host 0.0.0.0 --db postgresql://club@db.example/tables"))(serve.serve)
app.command(epilog=_example("simulate --edition usa --seats 4 --games 1000"))(simulate.simulate)
app.command(epilog=_example("arena --bots regular,strong,paq --edition usa --seats 2 --deals 1000"))(arena.arena)
app.command(epilog=_example("replay my.game --seat 0"))(replay.replay)
app.command(epilog=_example("verify records/*.game"))(verify.verify)
app.command(epilog=_example("actions europe"))(actions.actions)
app.command(epilog=_example("bench --json figures.json"))(bench.bench)
app.add_typer(boards.app, name="board")
app.command(epilog=_example("kernels"))(kernels.kernels)


def _show_version(*, is_verbose: bool) -> None:
    from importlib.metadata import version

    typer.echo(f"whistlestop {version('whistlestop')}")
    if is_verbose:
        import platform

        from whistlestop.kernels.mode import chosen

        mode, path = chosen()
        typer.echo(f"kernels: {mode}" + (f" ({path})" if path else ""))
        typer.echo(f"python {platform.python_version()} on {platform.system()} {platform.machine()}")


@app.callback(epilog=_example("play"), invoke_without_command=True)
def whistlestop(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
    verbose: Annotated[
        bool, typer.Option("--verbose", help="With --version: also show how the rules run, and on which system.")
    ] = False,
) -> None:
    """Play Ticket to Ride: USA, Europe and Nordic Countries."""
    if version:
        _show_version(is_verbose=verbose)
        raise typer.Exit
    if context.invoked_subcommand is None:
        raise typer.BadParameter("name a command")
