"""Below the application: limits on what one address may send, before it reaches the tables."""
