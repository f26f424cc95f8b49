"""A bot at a table on a server: it joins by the table's link, takes a free seat and plays until the game is over.

python remote_bot.py http://localhost:8765/t/TABLE ten_line_bot:TenLineBot
"""

import sys

from whistlestop.bots import make_bot
from whistlestop.client import Client


def play(link, kind="regular"):
    bot = make_bot(kind)
    with Client.join(link, name=type(bot).__name__) as client:
        while not client.is_over:
            if client.is_asked:
                client.play(bot.choose(client.view, client.legal))
            else:
                client.wait()  # for the others to decide; a lost connection is restored automatically
        return client.view["scores"]


if __name__ == "__main__":
    for score in play(*sys.argv[1:]):
        print(f"{score['place']}. with {score['total']} points")
