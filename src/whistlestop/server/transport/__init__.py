"""Below the application: how much one address may send before anything is asked of the tables."""
