"""`whistlestop play`: in the browser, on this machine; or in the terminal; or a short game between bots."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from whistlestop.cli.boards import EDITION_HELP

if TYPE_CHECKING:
    from whistlestop.cli.seating import Seating
    from whistlestop.game import Game

SHORT_GAME = {"trains": 20}
EVERYWHERE = "0.0.0.0"  # so that phones on the same network can join


def play(
    edition: Annotated[str | None, typer.Option(metavar="EDITION", help=EDITION_HELP)] = None,
    seats: Annotated[int | None, typer.Option(metavar="N", help="Number of players, including you.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOT,…", help="The other players: bot names, or your own bots as module:Class."),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="SEED", help="Any number or text; the same seed deals the same cards.")
    ] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Your name at the table and in the record.")] = None,
    house: Annotated[list[str] | None, typer.Option(metavar="RULE=N", help="A house rule; can be repeated.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the game to this file, even if you leave early.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a game from a file.")] = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal; any of the options above implies it.")
    ] = False,
    join: Annotated[
        str | None, typer.Option(metavar="LINK", help="Join a table on a server, or return to your seat there.")
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="With --join: watch only.")] = False,
    host_name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name by which browsers reach this machine; can be repeated."),
    ] = None,
) -> None:
    """Play in the browser or in the terminal. Without a terminal, watch a short game between bots."""
    options: list[object] = [edition, seats, bots, seed, house, resume]
    if join is not None:
        _join(join, name, watch, save, settled=options)
        return
    if not (terminal or watch or save or name or any(option not in (None, []) for option in options)):
        from whistlestop.server.http.page_files import has_page

        if has_terminal() and has_page():
            _open_the_page(host_name or [])
            return
    from whistlestop.cli.kernels import plain_if_missing

    plain_if_missing()
    from whistlestop.cli.house import read_house, read_seed
    from whistlestop.cli.seating import read_bots, seat_again, seat_all
    from whistlestop.errors import RulesError

    if host_name:
        raise RulesError("--host-name is for playing in the browser; leave it out to play in the terminal")
    if watch:
        raise RulesError("--watch needs --join LINK: it watches a table on a server")
    rules, deal = read_house(house or ()), read_seed(seed)
    if not has_terminal():
        if save or resume:
            raise RulesError("--save and --resume need a terminal to play in; without one, only bots play")
        others = read_bots(bots, seats, _most_seats(edition))
        _watch_bots(seat_all(edition, ["regular", *others], None, deal, {**SHORT_GAME, **rules}))
    elif resume:
        _play_in_terminal(seat_again(_unfinished(resume), read_bots(bots, seats)), save or resume)
    else:
        edition = edition or _ask_edition()
        others = read_bots(bots, seats, _most_seats(edition))
        _play_in_terminal(seat_all(edition, others, name or "You", deal, rules), save)


def has_terminal() -> bool:
    """Whether a person can see and type."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _open_the_page(host_names: list[str]) -> None:
    """Serve tables on this machine and to phones on the same network, and open the browser."""
    from whistlestop.cli import serve
    from whistlestop.cli.invite import invite, invite_when_ready, lan_url
    from whistlestop.server.settings import ServerSettings, default_db

    names = serve.check_host_names(host_names)
    if serve.is_running(serve.PORT):  # two servers on one file would not notify each other
        invite(serve.PORT)
        return
    sockets = serve.listen_nearby(EVERYWHERE)
    port = sockets[0].getsockname()[1]
    settings = ServerSettings(default_db(), host_names=names, metrics=None, lan=lan_url(port))
    serve.start(settings, sockets, is_quiet=True, has_started=lambda: invite_when_ready(port))


def _most_seats(edition: str | None) -> int:
    from whistlestop.boards.editions import open_board

    return open_board(edition).base_rules().seats_max


def _ask_edition() -> str:
    from whistlestop.terminal.welcome import ask_edition

    return ask_edition()


def _unfinished(path: Path) -> Game:
    from whistlestop.errors import RecordError
    from whistlestop.records.files import read_game

    game = read_game(path)
    if game.over:
        raise RecordError(f"{path}: this game is over; step through it with: whistlestop replay {path}")
    return game


def _watch_bots(seating: Seating) -> None:
    from rich.console import Console

    from whistlestop.terminal.watching import watch

    watch(*seating, Console())


def _play_in_terminal(seating: Seating, save: Path | None) -> None:
    from rich.console import Console

    from whistlestop.terminal.keeping import Keeper
    from whistlestop.terminal.local_session import LocalSession
    from whistlestop.terminal.prompt import new_line
    from whistlestop.terminal.session import SessionLeft

    session = LocalSession(*seating, Console(), new_line(), Keeper(save))
    with suppress(SessionLeft, KeyboardInterrupt):
        session.run()
    typer.echo(session.keeper.farewell(seating.game))


def _join(text: str, name: str | None, watch: bool, save: Path | None, settled: list[object]) -> None:
    from rich.console import Console

    from whistlestop.client import Link
    from whistlestop.errors import RulesError
    from whistlestop.terminal.keeping import Keeper
    from whistlestop.terminal.prompt import new_line
    from whistlestop.terminal.seat_session import stay, take_over, take_seat
    from whistlestop.terminal.session import SessionLeft

    link = Link.read(text)
    if any(option not in (None, []) for option in settled):
        raise RulesError("--join takes a table as it was set up; only --name, --watch and --save go with it")
    if not has_terminal():
        raise RulesError("--join needs a terminal to play in")
    console, line, keeper = Console(), new_line(), Keeper(save)
    with suppress(SessionLeft, KeyboardInterrupt, EOFError):
        if watch:
            link = link._replace(token=None)
        elif link.is_invitation:
            link = take_over(link, console)
        elif link.token is None:
            link = take_seat(link, name, console, line)
        stay(link, console, line, keeper)
