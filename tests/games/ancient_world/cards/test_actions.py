"""Empire cards with an action that the rulebook does not explain: nine designs."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder
from tests.games.ancient_world.cards import card
from tests.games.ancient_world.cards.scenes import receive

Table = Callable[..., Builder]

GAINS = {
    "school_of_letters": (0, 1),
    "philosophers_porch": (0, 1),
    "university": (0, 2),
    "pearl_divers": (3, 0),
    "spice_wharf": (4, 0),
}
"""Coins and knowledge for a citizen."""


def purse(t: Builder, seat: int = 0) -> tuple[int, int]:
    return t.player(seat).coins, t.player(seat).knowledge


@card("school_of_letters", "philosophers_porch", "university", "pearl_divers", "spice_wharf")
@rule("AW-PRP-01", "AW-EMP-02", "AW-EMP-09")
@pytest.mark.parametrize("name", GAINS)
def test_a_citizen_brings_coins_or_knowledge(ancient_world: Table, name: str) -> None:
    t = receive(ancient_world(), name).place(2, f"empire {name}")
    assert purse(t) == GAINS[name]
    assert (t.asks, t.seat) == ("TakeTurn", 1)


# -- restoring -------------------------------------------------------------------------------------


@card("stonemasons_yard", "shipyard")
@rule("AW-PRP-10")
@pytest.mark.parametrize(("name", "count", "coins"), [("stonemasons_yard", 1, 2), ("shipyard", 2, 3)])
def test_cards_are_restored_up_to_a_number_and_coins_taken(
    ancient_world: Table, name: str, count: int, coins: int
) -> None:
    t = receive(ancient_world(), name).lost(0, "fishing_spot", "wheat_fields", "smithy").place(2, f"empire {name}")
    for lost in ("smithy", "fishing_spot")[:count]:
        assert (t.asks, purse(t)) == ("RestoreCards", (0, 0))
        t.play(f"empire {lost}")
    assert (t.asks, t.seat) == ("TakeTurn", 1)
    assert purse(t) == (coins, 0)
    assert set(t.face_up(0).split()) == {name, *("smithy", "fishing_spot")[:count]}


@card("stonemasons_yard", "shipyard")
@rule("AW-CLR-27")
@pytest.mark.parametrize(("name", "coins"), [("stonemasons_yard", 2), ("shipyard", 3)])
def test_the_coins_come_also_where_nothing_is_restored(ancient_world: Table, name: str, coins: int) -> None:
    t = receive(ancient_world(), name).place(2, f"empire {name}")
    assert (t.asks, purse(t)) == ("TakeTurn", (coins, 0))
    t = receive(ancient_world(), name).lost(0, "fishing_spot").place(2, f"empire {name}", "done")
    assert (t.asks, purse(t), t.face_down(0)) == ("TakeTurn", (coins, 0), "fishing_spot")


# -- Drill Yard ------------------------------------------------------------------------------------


@card("drill_yard")
def test_two_swords_for_all_fights_of_the_round(ancient_world: Table) -> None:
    t = receive(ancient_world(), "drill_yard").titan("obsidian_queen").place(2, "empire drill_yard").turn(0)
    assert t.attack("obsidian_queen") == 3 + 2
    t.titan("marsh_lurker").dice("blank").purse(0, 1).fight("marsh_lurker", "city_guard").turn(0)
    assert t.attack("obsidian_queen") == 1 + 2
    t.end_round().turn(0)
    assert t.attack("obsidian_queen") == 3


# -- Hiring Market ---------------------------------------------------------------------------------


@card("hiring_market")
@pytest.mark.parametrize(
    ("army", "coins", "knowledge"),
    [("hill_archers", 0, 0), ("mercian_army", 0, 0), ("bronze_hoplites", 0, 0), ("war_elephants", 2, 0),
     ("titan_slayers", 0, 1)],
)  # fmt: skip
def test_an_army_is_recruited_for_two_coins_less(ancient_world: Table, army: str, coins: int, knowledge: int) -> None:
    t = receive(ancient_world(), "hiring_market").army_row(army).purse(0, coins + 1, knowledge + 1)
    t.place(2, "empire hiring_market", f"army {army}", "army militia")
    assert purse(t) == (1, 1)
    assert t.names("army", t.army_of(0, army).disbanded) == "militia"


@card("hiring_market")
def test_the_market_has_no_fee_and_needs_a_card_one_can_pay(ancient_world: Table) -> None:
    t = (
        receive(ancient_world(buying="must"), "hiring_market")
        .army_row("war_elephants", "titan_slayers")
        .placed("recruit", 1, 3)
    )
    t.purse(0, 1).play("citizen 2")
    assert t.why("empire hiring_market") == "AW-BLD-15"
    t.purse(0, 2).play("empire hiring_market")
    assert t.options() == {"army war_elephants"}
    t.play("army war_elephants", "army city_guard")
    assert purse(t) == (0, 0)
    assert t.on_cell("recruit") == [3]
