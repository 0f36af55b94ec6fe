"""The rules of ZhanGuo: one module per chapter of the rulebook."""
