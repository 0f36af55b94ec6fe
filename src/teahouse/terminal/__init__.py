"""The terminal table: a game-independent loop, and a view for each game built from what a seat may know."""
