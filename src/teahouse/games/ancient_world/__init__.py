"""The Ancient World: six rounds of building a city-state and fighting titans, for two to four players."""
