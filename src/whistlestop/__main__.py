"""`python -m whistlestop` is the command line."""

from whistlestop.cli import app

app(prog_name="whistlestop")
