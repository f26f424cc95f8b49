"""Every text in every language, and the reader of these files."""
