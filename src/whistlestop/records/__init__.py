"""Game records: their files, a replay moment by moment, one HTML page, endings, the score of a printed game."""
