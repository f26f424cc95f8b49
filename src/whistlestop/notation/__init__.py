"""The words of the game: actions, what they brought to light, what is said before the deal, the text of a record."""
