"""The Ancient World for bots: what a city, an army and a row of cards are worth, and a look through one's own turn."""
