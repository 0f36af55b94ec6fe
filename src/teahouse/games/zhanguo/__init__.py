"""ZhanGuo: five rounds of unifying China, for two to four players."""
