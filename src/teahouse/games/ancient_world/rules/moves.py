"""The vocabulary of moves: every click there is, as a number and as the word that stands in records and logs."""

from typing import Final

from teahouse.games.ancient_world.rules.words import (
    ARMY_CARDS,
    CELLS,
    CITIZENS,
    CURRENCIES,
    EMPIRE_CARDS,
    PROVINCES,
    TITANS,
)

PASS: Final = 0
DONE: Final = 1
TAKE: Final = 2
FIGHT: Final = 3
DRAW: Final = 4
"""From the empire deck."""
LOOK: Final = 5
"""Take the top three provinces to choose from (AW-ALT-02)."""
NEW_ARMY: Final = 6
PAY: Final = 7
"""PAY + a currency."""
CITIZEN: Final = 8
"""CITIZEN + skill, 1 to 5."""
CELL: Final = 14
"""CELL + an action cell of the board."""
EMPIRE: Final = 22
"""EMPIRE + number of an empire card, 1 to 100, wherever it lies."""
ARMY: Final = 122
"""ARMY + number of an army card, 1 to 33, of the row or active in an army."""
SCROLL: Final = 155
"""SCROLL + number of an active army card: the coins on its scroll."""
PICTURE: Final = 188
"""PICTURE + number of an active army card: the coins on its picture."""
TITAN: Final = 221
"""TITAN + number of a titan card, 1 to 20."""
PROVINCE: Final = 241
"""PROVINCE + number of a province card, 1 to 11."""
VOCABULARY: Final = 253


def names() -> list[str]:
    """The word of every move, by number."""
    words = ["pass", "done", "take", "fight", "draw", "look", "new-army"]
    words += [f"pay {currency}" for currency in CURRENCIES]
    words += [f"citizen {skill}" for skill in range(1, CITIZENS + 1)]
    words += [f"cell {cell.lower()}" for cell in CELLS]
    words += [f"empire {card}" for card in range(1, EMPIRE_CARDS + 1)]
    words += [f"army {card}" for card in range(1, ARMY_CARDS + 1)]
    words += [f"scroll {card}" for card in range(1, ARMY_CARDS + 1)]
    words += [f"picture {card}" for card in range(1, ARMY_CARDS + 1)]
    words += [f"titan {card}" for card in range(1, TITANS + 1)]
    words += [f"province {card}" for card in range(1, PROVINCES + 1)]
    assert len(words) == VOCABULARY
    return words


def empire_card(move: int) -> int:
    """The empire card a move names, 0 if it names none."""
    return move - EMPIRE if EMPIRE < move <= EMPIRE + EMPIRE_CARDS else 0


def army_card(move: int) -> int:
    """The army card a move names, 0 if it names none."""
    return move - ARMY if ARMY < move <= ARMY + ARMY_CARDS else 0


def titan_card(move: int) -> int:
    """The titan a move names, 0 if it names none."""
    return move - TITAN if TITAN < move <= TITAN + TITANS else 0


def province_card(move: int) -> int:
    """The province a move names, 0 if it names none."""
    return move - PROVINCE if PROVINCE < move <= PROVINCE + PROVINCES else 0
