"""The server's endpoints, with their limits and headers."""
