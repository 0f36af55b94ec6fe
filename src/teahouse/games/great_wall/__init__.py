"""The Great Wall: clans defend the wall against the horde, year after year."""
