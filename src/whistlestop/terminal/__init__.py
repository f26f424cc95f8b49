"""The table in a terminal: drawn from views, played by typing."""
