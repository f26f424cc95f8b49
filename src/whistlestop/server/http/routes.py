"""The handler of each endpoint."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from whistlestop.server.http import boards, joining, lobby, pages, replays, scorer
from whistlestop.server.http.endpoints import ENDPOINTS, METRICS
from whistlestop.server.http.limits import MAX_BODY

Handler = Callable[[Request], Awaitable[Response]]

HANDLERS: dict[str, Handler] = {
    "lay_table": lobby.lay_table,
    "list_tables": lobby.list_tables,
    "show_board": boards.show_board,
    "show_table": lobby.show_table,
    "find_table": joining.find_table,
    "sit_down": lobby.sit_down,
    "show_chair": lobby.show_chair,
    "seat_bot": lobby.seat_bot,
    "start_game": lobby.start_game,
    "renew_link": lobby.renew_link,
    "claim_chair": lobby.claim_chair,
    "play_again": lobby.play_again,
    "read_record": lobby.read_record,
    "review_game": lobby.review_game,
    "show_reel": replays.show_reel,
    "make_reel": replays.make_reel,
    "save_page": replays.save_page,
    "continue_game": replays.continue_game,
    "count_scores": scorer.count_scores,
    "list_editions": boards.list_editions,
    "list_lessons": pages.list_lessons,
    "show_lesson": pages.show_lesson,
    "describe_api": pages.describe_api,
    "check_health": pages.check_health,
    "read_metrics": pages.read_metrics,
}


def routes(metrics: str | None) -> Iterator[Route]:
    """Every endpoint with its handler; the metrics are at the path of the settings, or nowhere."""
    for endpoint in ENDPOINTS:
        path = metrics if endpoint.path == METRICS else endpoint.path
        if path:
            yield Route(path, HANDLERS[endpoint.name], methods=[endpoint.method])


def longer_bodies() -> dict[str, int]:
    """The paths whose bodies may be longer than usual, with their limits."""
    return {endpoint.path: endpoint.most for endpoint in ENDPOINTS if endpoint.most != MAX_BODY}
