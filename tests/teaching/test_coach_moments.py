"""What a coach seldom has to say: positions in which it holds, and beside each the nearest in which it does not."""

from typing import Any

from teahouse.games.zhanguo.rules.names import CALM_ANY, HIRE
from teahouse.registry import load_game
from teahouse.teaching.coach import coach_of
from teahouse.text import Texts
from teahouse.wording import teller_of
from teahouse.wording.coaching import Conditions
from tests.games.ancient_world.builder import Builder as AncientWorld
from tests.games.great_wall.builder import Builder as GreatWall
from tests.games.zhanguo.builder import Builder as ZhanGuo

Laid = AncientWorld | GreatWall | ZhanGuo
RED = ("town_hall", "barracks", "watchtower", "remote_outpost", "drill_yard", "trophy_hall")
"""Cards with a banner of the same tribe each; the first has others, too."""


def advice(t: Laid) -> tuple[Conditions[Any], Any, list[int]]:
    """What a coach looks at for whoever is asked first."""
    coach, decision = coach_of(t.kind.name), t.g.open[0]
    assert coach is not None
    legal = t.g.options(decision)
    reading = teller_of(load_game(t.kind.name), Texts("en")).read(t.g.observe(decision.seat))
    return coach.conditions, coach.conditions.look(reading, legal), legal


def tips(t: Laid) -> set[str]:
    """All that holds, not only what would be said first."""
    conditions, look, _ = advice(t)
    return {text for text, holds in conditions.moments.items() if holds(look)}


def warnings(t: Laid, word: str) -> set[str]:
    """What is said before a move."""
    conditions, look, legal = advice(t)
    move = t.number(word, look.me) if isinstance(t, AncientWorld) else t.kind.number(word)
    assert move in legal
    return {text for text, holds in conditions.wastes.items() if holds(look, move)}


# -- ZhanGuo -----------------------------------------------------------------------------------------


def hiring(unrest: int) -> ZhanGuo:
    """A hiring wakes two cards: one lowers unrest anywhere, the other lies where the track stands like this."""
    t = ZhanGuo().first(0).able(0)
    calm = t.a_card(trigger=HIRE, bonus=CALM_ANY)
    t.region(0, 1, cards=[calm], unrest=1)
    return t.region(0, 2, cards=[t.a_card(trigger=HIRE)], unrest=unrest).hand(0, 50).act(50, "hire")


def test_unrest_is_lowered_before_the_card_of_a_silent_region_is_passed_over() -> None:
    silent = hiring(unrest=ZhanGuo().g.board_of(0).unrest_cells[1])
    assert silent.asks == "Activate"
    assert "order-of-abilities" in tips(silent)
    awake = hiring(unrest=1)
    assert "order-of-abilities" not in tips(awake)


def test_officials_of_all_colours_are_kept_together_while_governors_are_left() -> None:
    t = ZhanGuo().first(0).clear_officials(0).region(0, 3, governor="red grey white").region(0, 4, governor="red red")
    assert "breaks-trio" in warnings(t, "free 3.red")
    assert "breaks-trio" not in warnings(t, "free 4.red")
    t.player(0).governors = 0
    assert "breaks-trio" not in warnings(t, "free 3.red")


# -- The Great Wall ------------------------------------------------------------------------------------


def summer(orders: int, time: int) -> GreatWall:
    """A summer with so many orders in hand."""
    t = GreatWall(3)
    clan = t.clan(0)
    clan.orders, clan.order_discard = clan.orders[:orders], clan.orders[orders:]
    t.g.time = time
    return t.run("summer")


def test_orders_are_taken_back_when_little_choice_is_left_and_years_are() -> None:
    for orders, years_left, tip in ((3, 3, "score-orders"), (2, 2, "return-orders"), (1, 1, "score-orders")):
        t = summer(orders, GreatWall(3).g.last_space() + 1 - years_left)
        assert (t.asks, t.seat) == ("DiscardedOrders", 0)
        assert {"score-orders", "return-orders"} & tips(t) == {tip}


def test_who_would_fill_an_area_alone_is_told_of_the_shame() -> None:
    t = GreatWall(3).officials(0, sawmill=2).officials(1, quarry=1).officials(0, quarry=1)
    t.orders_on_track((0, "economy"), (1, "tyranny"), (2, "betrayal")).turn(0)
    while t.asks != "MoveOfficialTo":
        t.play("official supply" if t.asks == "MoveOfficial" else "pass")
    assert "alone-shame" in warnings(t, "area sawmill")
    assert "alone-shame" not in warnings(t, "area quarry")


def test_an_overseer_of_the_last_year_brings_nothing_any_more() -> None:
    for is_last in (True, False):
        t = GreatWall(3).officials(0, sawmill=1).officials(1, sawmill=2).resources(0, chi=9)
        t.g.time = t.g.last_space() if is_last else 0
        t.g.artifacts = []
        t.activate("sawmill")
        assert (t.asks, t.seat) == ("Promote", 0)
        assert ("late-overseer" in warnings(t, "warrior spearman")) == is_last


# -- The Ancient World ---------------------------------------------------------------------------------


def test_a_card_that_holds_an_army_is_not_lost_lightly() -> None:
    t = AncientWorld().city(0, "barracks").army(0, "shield_wall", picture=4, disbanded="old_campaigners spear_levy")
    t.army(0, "militia", picture=2).purse(0, 1).titan("obsidian_queen").serving(0, sword=20).dice("titan")
    t.fight("obsidian_queen", "city_guard")
    assert t.asks == "LoseCard"
    assert "lose-the-limit" in warnings(t, "empire barracks")
    assert "lose-the-limit" not in warnings(t, "empire fishing_spot")


def test_a_banner_beyond_the_sixth_adds_nothing() -> None:
    for city, is_enough in ((RED, True), (RED[1:], False)):
        t = AncientWorld().raze(0).city(0, *city).provinces(0, "broad_steppe").purse(0, 30, 30)
        t.row("smithy", "archery_range").place(3, "cell build")
        assert t.asks == "BuyEmpire"
        assert ("seventh-banner" in warnings(t, "empire smithy")) == is_enough
        assert "seventh-banner" not in warnings(t, "empire archery_range")
