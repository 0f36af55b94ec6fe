"""What teaches a game: lessons that are played on the real table with the real rules."""
