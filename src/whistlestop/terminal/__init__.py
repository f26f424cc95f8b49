"""Playing in a terminal: the table is drawn from views, actions are typed."""
