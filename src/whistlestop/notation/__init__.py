"""The notation of the game: actions, what they reveal, the settings before the deal, the text of a record."""
