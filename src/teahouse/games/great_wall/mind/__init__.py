"""The Great Wall for bots: a judge of answers, which plays out years, and the worth of a position."""
