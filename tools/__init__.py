"""What helps those who work on Whistlestop; run as `python -m tools.NAME`."""
