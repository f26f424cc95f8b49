"""The table server: people sit down by a link, and nothing is lost or shown that should not be."""
