"""`whistlestop play`: the table in the browser, on this machine; or in the terminal; or a short game among bots."""

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
EVERYWHERE = "0.0.0.0"  # so that phones on the same network can come too


def play(
    edition: Annotated[str | None, typer.Option(metavar="EDITION", help=EDITION_HELP)] = None,
    seats: Annotated[int | None, typer.Option(metavar="N", help="How many sit at the table, you included.")] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="BOT,…", help="The other players: names of bots, or your own as module:Class.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="SEED", help="Any number or text; the same seed deals the same cards.")
    ] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Your name at the table and in the record.")] = None,
    house: Annotated[list[str] | None, typer.Option(metavar="RULE=N", help="A house rule; may be given again.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game in this file, also when you leave early.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a game from a file.")] = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal, as with any of the options above.")
    ] = False,
    join: Annotated[
        str | None, typer.Option(metavar="LINK", help="Sit down at a table of a server, or on your chair there.")
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="With --join: only look on.")] = False,
    host_name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name by which browsers reach this machine; may be given again."),
    ] = None,
) -> None:
    """Play in the browser, with friends and bots; or in the terminal; without one, watch a short game among bots."""
    options: list[object] = [edition, seats, bots, seed, house, resume]
    if join is not None:
        _join(join, name, watch, save, alone=options)
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
        raise RulesError("--watch looks on at a table of a server; say at which with --join LINK")
    rules, deal = read_house(house or ()), read_seed(seed)
    if not has_terminal():
        if save or resume:
            raise RulesError("--save and --resume need a terminal to play in; without one, bots play among themselves")
        others = read_bots(bots, seats, _most_seats(edition))
        _watch(seat_all(edition, ["regular", *others], None, deal, {**SHORT_GAME, **rules}))
    elif resume:
        _sit_down(seat_again(_unfinished(resume), read_bots(bots, seats)), save or resume)
    else:
        edition = edition or _asked()
        others = read_bots(bots, seats, _most_seats(edition))
        _sit_down(seat_all(edition, others, name or "You", deal, rules), save)


def has_terminal() -> bool:
    """Whether a person can see and type."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _open_the_page(host_names: list[str]) -> None:
    """Serve tables on this machine and to phones on the same network, and open the browser."""
    from whistlestop.cli import serve
    from whistlestop.cli.invite import invite, invite_when_ready, lan_url
    from whistlestop.server.settings import ServerSettings, default_db

    names = serve.check_host_names(host_names)
    if serve.is_running(serve.PORT):  # two on one file would not hear of each other
        invite(serve.PORT)
        return
    sockets = serve.listen_nearby(EVERYWHERE)
    port = sockets[0].getsockname()[1]
    settings = ServerSettings(default_db(), host_names=names, metrics=None, lan=lan_url(port))
    serve.start(settings, sockets, is_quiet=True, has_started=lambda: invite_when_ready(port))


def _most_seats(edition: str | None) -> int:
    from whistlestop.boards.editions import open_board

    return open_board(edition).base_rules().seats_max


def _asked() -> str:
    from whistlestop.terminal.welcome import ask_edition

    return ask_edition()


def _unfinished(path: Path) -> Game:
    from whistlestop.errors import RecordError
    from whistlestop.records.files import read_game

    game = read_game(path)
    if game.over:
        raise RecordError(f"{path}: this game is over; look at it with whistlestop replay {path}")
    return game


def _watch(seating: Seating) -> None:
    from rich.console import Console

    from whistlestop.terminal.watching import watch

    watch(*seating, Console())


def _sit_down(seating: Seating, save: Path | None) -> None:
    from rich.console import Console

    from whistlestop.terminal.keeping import Keeper
    from whistlestop.terminal.local_session import LocalSession
    from whistlestop.terminal.prompt import new_line
    from whistlestop.terminal.session import SessionLeft

    session = LocalSession(*seating, Console(), new_line(), Keeper(save))
    with suppress(SessionLeft, KeyboardInterrupt):
        session.run()
    typer.echo(session.keeper.farewell(seating.game))


def _join(text: str, name: str | None, watch: bool, save: Path | None, alone: list[object]) -> None:
    from rich.console import Console

    from whistlestop.client import Link
    from whistlestop.errors import RulesError
    from whistlestop.terminal.keeping import Keeper
    from whistlestop.terminal.prompt import new_line
    from whistlestop.terminal.seat_session import stay, take_chair, take_over
    from whistlestop.terminal.session import SessionLeft

    link = Link.read(text)
    if any(option not in (None, []) for option in alone):
        raise RulesError("--join sits down at a table as it is laid; beside it there are --name, --watch and --save")
    if not has_terminal():
        raise RulesError("--join needs a terminal to play in")
    console, line, keeper = Console(), new_line(), Keeper(save)
    with suppress(SessionLeft, KeyboardInterrupt, EOFError):
        if watch:
            link = link._replace(token=None)
        elif link.is_invitation:
            link = take_over(link, console)
        elif link.token is None:
            link = take_chair(link, name, console, line)
        stay(link, console, line, keeper)
