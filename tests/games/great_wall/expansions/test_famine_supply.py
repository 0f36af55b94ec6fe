"""Great Famine (GWX-FAMINE): the supply phase of winter."""

import pytest

from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.production import promotion_price
from teahouse.games.great_wall.rules.words import ARCHER, HORSEMAN, QUARRY, SPEARMAN
from teahouse.ledger import rule
from tests.games.great_wall.expansions.famine_builder import card, eaters, famine, food, supply


@rule("GWX-FAMINE-26")
@pytest.mark.parametrize("year", [1, 4])
def test_every_winter_after_the_assault_all_are_fed(year: int) -> None:
    t = famine().shelter(0, "left", "spearman").horde("right", "keshig_left")
    t.g.year = year
    t.run("winter")
    assert (t.asks, t.seat) == ("FeedFigures", 0)
    told = [event.kind for event in t.g.events if event.kind in ("winter", "assault", "breach", "supply-phase")]
    assert told == ["winter", "assault", "breach", "supply-phase"]
    assert t.g.fortifications == [0, 0, 0]
    t.play("take")
    assert t.heard("year")  # the check of the end comes after it
    assert food(t)[0] == 7


@rule("GWX-FAMINE-26")
def test_the_last_winter_too() -> None:
    t = famine().shelter(1, "left", "spearman")
    t.g.time = t.g.last_space()
    t.run("winter")
    assert (t.asks, t.g.finished) == ("FeedFigures", False)
    t.play("take")
    assert (t.g.finished, food(t)) == (True, [8, 7, 8])


@rule("GWX-FAMINE-27")
def test_warriors_overseers_and_officials_on_the_board_eat_one_each() -> None:
    t = famine().horde("left", "keshig_left", p0="a:spearman b:archer de:horseman").post(0, "middle")
    t.shelter(0, "right", "spearman archer").overseer(0, "pagoda", 2).overseer(0, "sawmill")
    t.officials(0, sawmill=2, embassy=1)
    assert t.clan(0).pool == 2
    assert eaters(t) == [3 + 1 + 2 + 2 + 3, 0, 0]
    supply(t.horde("left", "outriders_left"))
    assert {"overseer sawmill", "overseer pagoda", "official sawmill"} <= t.options()
    card(t).food[0] = 11
    t.play("take")
    assert (food(t)[0], eaters(t)[0]) == (0, 11)


@rule("GWX-FAMINE-17", "GWX-FAMINE-28")
def test_who_cannot_be_fed_goes_home_and_food_never_falls_below_nothing() -> None:
    t = supply(famine(food=2).shelter(0, "left", "spearman spearman archer").officials(0, embassy=1))
    assert t.why("take") == "GWX-FAMINE-17"
    t.play("sheltered left.spearman")
    assert t.why("take") == "GWX-FAMINE-17"
    t.play("official embassy").play("take")
    assert food(t)[0] == 0
    assert t.in_shelter(0, "left") == "spearman archer"
    assert (t.clan(0).supply[SPEARMAN], t.clan(0).officials) == (9, 5)
    assert broken_laws(t.g) == []


@rule("GWX-FAMINE-17", "GWX-FAMINE-28")
def test_without_any_food_all_go_home_unasked() -> None:
    t = famine(food=0).shelter(0, "left", "spearman").post(0, "left").overseer(0, "quarry", 1).officials(0, market=1)
    supply(t.horde("left", "outriders_left", p0="a:spearman"))
    assert t.asks == ""
    assert eaters(t) == [0, 0, 0]
    assert food(t) == [0, 0, 0]
    assert t.clan(0).supply[:2] == [10, 4]
    assert t.cover("left") == "x . ."
    assert broken_laws(t.g) == []


@rule("GWX-FAMINE-28", "GWX-FAMINE-29")
def test_a_player_may_leave_anybody_unfed_whatever_food_there_is() -> None:
    t = (
        famine(food=8)
        .shelter(0, "left", "spearman archer")
        .post(0, "middle")
        .overseer(0, "quarry")
        .officials(0, pagoda=1)
    )
    supply(t.horde("right", "outriders_right", p0="a:spearman bc:horseman"))
    everybody = {
        "take",
        "sheltered left.spearman",
        "sheltered left.archer",
        "post middle",
        "overseer quarry",
        "official pagoda",
        "standing right.1.spearman",
        "standing right.1.horseman",
    }
    assert t.options() == everybody
    t.play("post middle", "sheltered left.archer")
    assert t.options() == everybody - {"post middle", "sheltered left.archer"}
    assert t.clan(0).supply[ARCHER] == 4
    t.play("take")
    assert food(t)[0] == 8 - 5


@rule("GWX-FAMINE-28")
def test_whoever_leaves_all_unfed_eats_nothing() -> None:
    t = supply(famine(food=8).post(0, "left")).play("post left")
    assert t.asks == ""
    assert food(t)[0] == 8


@rule("GWX-FAMINE-30")
def test_figures_of_the_supply_are_not_fed() -> None:
    t = famine().shamed(0, "spearman horseman")
    assert eaters(t) == [0, 0, 0]
    supply(t)
    assert (t.asks, food(t)) == ("", [8, 8, 8])
    assert t.clan(0).shamed == [1, 0, 1, 0]


@rule("GWX-FAMINE-31")
def test_an_overseer_eats_once() -> None:
    t = famine().overseer(0, "quarry", 2, "horseman")
    assert eaters(t)[0] == 1
    assert food(supply(t).play("take"))[0] == 7


@rule("GWX-FAMINE-32")
def test_officials_in_the_market_are_fed() -> None:
    t = supply(famine().officials(0, market=2))
    assert t.options() == {"take", "official market"}
    t.play("official market", "take")
    assert (food(t)[0], t.areas_of(0)) == (7, ["market"])


@rule("GWX-FAMINE-33")
def test_the_official_on_the_food_track_is_not_fed() -> None:
    t = supply(famine())
    assert (t.asks, food(t)) == ("", [8, 8, 8])
    assert card(t).officials(t.g, 0) == 1


@rule("GWX-FAMINE-34")
def test_an_unfed_overseer_returns_and_the_next_one_begins_on_the_left() -> None:
    t = famine().overseer(0, "quarry", 2, "archer")
    assert promotion_price(t.g, 0, QUARRY) == -1
    supply(t).play("overseer quarry")
    assert (t.clan(0).overseers[QUARRY], t.clan(0).overseer_warriors[QUARRY]) == (-1, -1)
    assert t.clan(0).supply[ARCHER] == 4
    assert promotion_price(t.g, 0, QUARRY) == 2
    t.resources(0, wood=2).officials(0, quarry=1).officials(1, quarry=2).activate("quarry").play("warrior spearman")
    assert t.clan(0).overseers[QUARRY] == 0


@rule("GWX-FAMINE-35")
def test_damage_takes_the_place_of_an_unfed_warrior_on_a_horde() -> None:
    t = famine().horde("left", "keshig_left", p0="a:spearman de:horseman bc:horseman", p1="f:spearman")
    supply(t).play("standing left.1.horseman")
    assert t.cover("left") in ("0s x x 0h 0h 1s", "0s 0h 0h x x 1s")
    t.play("standing left.1.spearman", "standing left.1.horseman")
    assert t.cover("left") == "x x x x x 1s"
    assert t.clan(0).supply[HORSEMAN] == 2
    assert broken_laws(t.g) == []


@rule("GWX-FAMINE-36")
def test_players_feed_in_tea_order() -> None:
    t = famine().tea(2, 0, 1)
    for seat in range(3):
        t.post(seat, ("left", "middle", "right")[seat])
    supply(t)
    order = []
    while t.asks:
        order.append(t.seat)
        t.play("take")
    assert order == [2, 0, 1]


@rule("GWX-FAMINE-37")
def test_the_reed_clan_is_not_fed_and_loses_nobody() -> None:
    t = famine(2, food=0).reed("market", "sawmill", "embassy")
    t.horde("middle", "keshig_left", p2="a:spearman")
    supply(t)
    assert t.asks == ""
    assert t.areas_of(t.g.reed) == ["sawmill", "embassy", "market"]
    assert t.cover("middle")[:2] == "2s"
    assert sum(card(t).food) == 0
