"""ZhanGuo for bots: what a position looks like, and what experience adds to that."""
