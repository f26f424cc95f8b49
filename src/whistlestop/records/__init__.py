"""Game records: files, replays moment by moment, HTML pages, endings, and scoring a printed game."""
