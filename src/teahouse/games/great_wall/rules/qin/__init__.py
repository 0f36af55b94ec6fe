"""Qin Jiushao, the opponent of the solo game: rules, not a player; what he chooses and why is told."""
