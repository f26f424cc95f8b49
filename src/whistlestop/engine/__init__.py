"""The game itself: compiled, numbers only; it knows the rules and the board, and nothing of words or people."""
