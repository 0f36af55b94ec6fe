"""The games that come with Teahouse: one folder each, with everything that belongs to it."""
