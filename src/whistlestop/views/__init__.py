"""What one seat may know, as a redacted record and as plain data."""
