# Made by tools/vocabulary.py from the vocabulary.toml of The Great Wall; do not edit.
"""Words of cards that the expansion genghis adds to the vocabulary."""

from typing import Final

M_GENGHIS_ATTACKED: Final = 19
C_GENGHIS: Final = 14
