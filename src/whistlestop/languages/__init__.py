"""Every text in every language, and the reader of its files."""
