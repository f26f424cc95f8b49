"""A client of the table server, for programs that wait: sit down by a link, see what the seat sees, play in words."""

from whistlestop.client.client import Client
from whistlestop.client.link import Link, ServerError
from whistlestop.client.wire import PROTOCOL

__all__ = ["PROTOCOL", "Client", "Link", "ServerError"]
