"""The processes of a server: a small supervisor that the user starts and that stays, and the workers that serve."""
