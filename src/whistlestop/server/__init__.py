"""The table server: people join by a link, nothing is lost, and nothing is shown that should stay hidden."""
