"""The processes of a server: a small one that the user starts and that lives on, and those that it lets serve."""
