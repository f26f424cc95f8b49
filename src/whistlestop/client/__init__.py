"""A blocking client for the table server: take a seat by its link, see what the seat sees, play in words."""

from whistlestop.client.client import Client
from whistlestop.client.link import Link, ServerError
from whistlestop.client.wire import PROTOCOL

__all__ = ["PROTOCOL", "Client", "Link", "ServerError"]
