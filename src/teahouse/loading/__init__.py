"""The cards and boards of each game: TOML packs, and the loaders that check them."""
