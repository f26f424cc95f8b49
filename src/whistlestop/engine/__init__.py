"""The game itself: compiled, numbers only; it knows the rules and the board, but nothing about words or people."""
