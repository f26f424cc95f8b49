"""Storing results: every finished deal is written to a file at once, and an interrupted run can be resumed."""

from __future__ import annotations

from pathlib import Path
from typing import Self, TypeVar

import msgspec

from whistlestop.arena.contest import ArenaError, Contest
from whistlestop.arena.match import PairedDeal
from whistlestop.json_fault import json_fault, quoted

FORMAT = 1
FILE = "results.jsonl"
NEW_FOLDER = "choose another folder with --out to start a new run"

T = TypeVar("T")

encode = msgspec.json.Encoder().encode


class RunHeader(msgspec.Struct, forbid_unknown_fields=True):
    """The first line: the contest that the results belong to; the number of deals may change."""

    arena: int
    contest: Contest
    deals: int


def results_file(folder: Path) -> Path:
    """The file with the results in a run's folder."""
    return folder / FILE


class ResultsFile:
    """The file of a new or resumed run, open for more deals; a last line cut short by a kill is dropped."""

    def __init__(self, folder: Path, header: RunHeader) -> None:
        self.path = results_file(folder)
        self.header = header

    def __enter__(self) -> Self:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        whole = _whole_lines(self.path) if self.path.exists() else b""
        self.file = self.path.open("r+b" if self.path.exists() else "wb")
        self.file.truncate(len(whole))
        self.file.seek(len(whole))
        if not whole:
            self._append(self.header)
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def write(self, deal: PairedDeal) -> None:
        """Append a deal; once this returns, it survives a kill."""
        self._append(deal)

    def _append(self, line: msgspec.Struct) -> None:
        self.file.write(encode(line) + b"\n")
        self.file.flush()


def read_results(folder: Path) -> tuple[RunHeader, dict[int, PairedDeal]]:
    """The header and the finished deals of an earlier run."""
    path = results_file(folder)
    if not path.exists():
        raise ArenaError(f"{folder}: there is no {FILE} to resume; start the run with --out {folder}")
    first, *lines = _whole_lines(path).splitlines() or [b""]
    header = _read(path, 1, first, RunHeader)
    if header.arena != FORMAT:
        raise ArenaError(f"{path}: its format is {header.arena}, but only {FORMAT} can be read; {NEW_FOLDER}")
    deals = [_read(path, number, line, PairedDeal) for number, line in enumerate(lines, 2)]
    return header, {deal.deal: deal for deal in deals}


def check_new(folder: Path) -> None:
    """Refuse to mix a new run with existing results."""
    path = results_file(folder)
    if folder.exists() and not folder.is_dir():
        raise ArenaError(f"{folder}: this is a file; choose a folder")
    if path.exists() and _whole_lines(path):
        raise ArenaError(f"{path}: there are results already; resume with --resume {folder}, or {NEW_FOLDER}")


def check_same(folder: Path, kept: Contest, asked: Contest) -> None:
    """Refuse to resume the results of another contest, and name the first difference."""
    for field in Contest.__struct_fields__:
        theirs, ours = getattr(kept, field), getattr(asked, field)
        if theirs != ours and field == "code":
            raise ArenaError(
                f"{results_file(folder)}: the code of the game or of a bot has changed since; {NEW_FOLDER}"
            )
        if theirs != ours:
            difference = f"{field} {quoted(theirs)}, not {quoted(ours)}"
            raise ArenaError(f"{results_file(folder)}: this is a run with {difference}; {NEW_FOLDER}")


def _whole_lines(path: Path) -> bytes:
    written = path.read_bytes()
    return written[: written.rfind(b"\n") + 1]


def _read(path: Path, number: int, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise ArenaError(f"{path}, line {number}: {json_fault(error, line)}; {NEW_FOLDER}") from None
