"""A bot in ten lines: it keeps the cheapest tickets, and claims the longest route that it can pay for.

Sit down against it, in this folder:  whistlestop play --bots ten_line_bot:TenLineBot
"""

from whistlestop.boards import load_board
from whistlestop.bots import Bot


class TenLineBot(Bot):
    def choose(self, view, legal):
        board = load_board(view["edition"])
        length = {name: route.length for name, route in zip(board.route_names, board.routes, strict=True)}

        def worth(action):
            verb, *things = action.split()
            if verb == "claim":
                return length[things[0]]
            if verb == "keep":
                return -sum(board.tickets[board.ticket_index[ticket]].points for ticket in things)
            return {"draw": 3 - sum(view["hand"].values()) / 10, "pay": 1}.get(verb, -10)

        return max(legal, key=worth)  # among equals the first, so that it pays without locomotives if it can
