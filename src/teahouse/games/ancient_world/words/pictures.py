"""The pictures of what scenes count, and of the faces of the dice: names of game-icons.net."""

from typing import Final

FACES: Final = {
    "titan": "spiked-dragon-head",
    "coin": "two-coins",
    "blank": "",
}
COUNTED: Final = {
    "coin": "two-coins",
    "knowledge": "book-cover",
    "card": "card-discard",
}
