"""Tools for developers of Whistlestop; run them as `python -m tools.NAME`."""
