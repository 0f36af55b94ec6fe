"""The games: rules only, one room per chapter of each rulebook."""
