"""Any moment of a game as plain data: writing, reading and checking positions."""
