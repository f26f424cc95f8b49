"""A bot in ten lines: it keeps the cheapest tickets, and claims the longest route it can pay for.

Play against it, in this folder:  whistlestop play --bots ten_line_bot:TenLineBot
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

        return max(legal, key=worth)  # the first of equals, so it saves locomotives if it can
