"""Any moment of a game as plain data: written, read and checked."""
