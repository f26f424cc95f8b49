"""The set phrases that players can say to each other: a chat that needs no policing."""

PHRASES = ("hello", "thanks", "well_played", "good_game", "oops", "one_moment", "your_turn", "again")
