"""The games that come with the house: one folder each, with everything that belongs to it."""
