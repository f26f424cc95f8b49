"""A table and everything that can happen at it: pure, without a clock, a network or a database."""
