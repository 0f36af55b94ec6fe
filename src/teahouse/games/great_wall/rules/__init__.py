"""The rules of The Great Wall: one module per chapter of the rulebook, one package per expansion."""
