"""What a seat can do now: payments, odds, goals, and the ways still open."""
