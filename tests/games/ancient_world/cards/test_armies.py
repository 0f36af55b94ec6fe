"""The 27 army designs: price, the symbols of the front in a fight, and the experience once disbanded."""

from collections import Counter
from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder
from tests.games.ancient_world.cards.printed import ARMIES

Table = Callable[..., Builder]

CITY = "fishing_spot wheat_fields smithy"


def fight_and_look(t: Builder, army: str, printed: Counter[str]) -> None:
    """Seat 0 fights with its only army, and it brings all its symbols and no others."""
    t.turn(0).titan("marsh_lurker", "obsidian_queen").lost(0, *CITY.split())
    assert t.attack("obsidian_queen") == printed["sword"]
    t.titan("dune_colossus")
    assert t.attack("dune_colossus") == printed["sword"] + printed["arrow"]
    t.serving(0, sword=4).purse(0, 1, 0).dice("blank").fight("marsh_lurker", army)
    for lost in CITY.split()[: printed["restore"]]:
        assert t.asks == "RestoreOne"
        t.play(f"empire {lost}")
    assert (t.asks, t.seat) == ("TakeTurn", 1)
    assert (t.player(0).coins, t.player(0).knowledge) == (printed["trophy"], printed["spy"])
    assert t.face_up(0) == " ".join(CITY.split()[: printed["restore"]])


@rule("AW-REC-05", "AW-TIT-11")
@pytest.mark.parametrize("name", ARMIES)
def test_an_army_is_recruited_for_its_price_and_fights_with_its_front(ancient_world: Table, name: str) -> None:
    card = ARMIES[name]
    t = ancient_world(buying="must").no_armies(0).army_row(name).play("citizen 1")
    for coins, knowledge in ((card.coins - 1, card.knowledge), (card.coins, card.knowledge - 1)):
        if coins >= 0 and knowledge >= 0:
            assert t.purse(0, coins, knowledge).why("cell recruit") == "AW-BLD-15"
    t.purse(0, card.coins, card.knowledge).play("cell recruit", f"army {name}")
    assert (t.player(0).coins, t.player(0).knowledge) == (0, 0)
    fight_and_look(t, name, Counter(card.front.split()))


@rule("AW-REC-05", "AW-REC-14", "AW-ARM-07")
@pytest.mark.parametrize("name", ARMIES)
def test_a_disbanded_army_leaves_its_experience(ancient_world: Table, name: str) -> None:
    new = "hill_archers" if name == "militia" else "militia"
    t = ancient_world().no_armies(0).army(0, name).army_row(new)
    t.place(1, "cell recruit", f"army {new}", f"army {name}")
    printed = Counter(f"{ARMIES[new].front} {ARMIES[name].experience}".split())
    fight_and_look(t, new, printed)
