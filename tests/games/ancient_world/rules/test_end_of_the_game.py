"""The end of the game: points and ties (AW-END)."""

from collections.abc import Callable

import pytest

from teahouse.games.ancient_world.loading import load
from teahouse.games.ancient_world.rules.words import RED, TRIBES
from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder

Table = Callable[..., Builder]

RED_CARDS = ("smithy", "barracks", "watchtower", "drill_yard", "remote_outpost", "trophy_hall", "titan_bone_gate")
"""One red banner each."""


@rule("AW-END-01")
def test_after_the_sixth_round_the_players_score(ancient_world: Table) -> None:
    t = ancient_world()
    for number in range(1, 7):
        assert (t.g.round, t.g.finished, t.heard("scoring"), t.g.winners()) == (number, False, [], [])
        t.end_round()
    assert (t.g.finished, t.g.over, t.asks, len(t.heard("scoring"))) == (True, True, "", 1)
    assert t.g.winners() == [1]
    assert [event.seat for event in t.heard("won")] == [1]


# -- points ----------------------------------------------------------------------------------------


@rule("AW-END-02", "AW-END-18")
@pytest.mark.parametrize(("home", "points"), [("1 2 3", 2), ("1 2 3 4", 0), ("1 2 3 4 5", -2)])
def test_each_hungry_citizen_costs_two_points(ancient_world: Table, home: str, points: int) -> None:
    t = ancient_world().citizens(0, home).finish()
    assert (t.g.points(0), t.g.points(1)) == (points, 2)
    assert t.scored(0).get("hungry", 0) == points - 2


@rule("AW-END-03", "AW-END-04", "AW-END-09")
def test_lost_cards_are_judged_lost_for_hunger_and_restored_for_points(ancient_world: Table) -> None:
    t = ancient_world().lost(0, "fishing_spot", "wheat_fields", "citadel", "smithy")
    assert t.g.points(0) == 1 + 1 + 2 + 1
    t.finish()
    assert t.scored(0) == {"hungry": -4, "blue": 1, "yellow": 1, "red": 2, "citadel": 1}
    assert t.face_down(0) == ""


@rule("AW-END-05", "AW-END-06", "AW-END-07")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 8), (6, 11), (7, 11)])
def test_banners_of_a_tribe_score_by_the_table(ancient_world: Table, count: int, points: int) -> None:
    t = ancient_world().city(0, *RED_CARDS[:count]).finish()
    scored = t.scored(0)
    assert (scored.get("red", 0), scored["blue"], scored["yellow"]) == (points, 1, 1)
    assert t.g.points(0) == points + 1 + 1


@rule("AW-END-07")
def test_each_tribe_is_scored_apart(ancient_world: Table) -> None:
    t = ancient_world().city(0, "smithy", "barracks", "watchtower", "olive_groves", "crane", "oyster_beds").finish()
    assert t.scored(0) == {"red": 4, "green": 1, "purple": 1, "blue": 2, "yellow": 1}
    assert t.g.points(0) == 9


@rule("AW-END-08")
def test_empire_cards_and_titans_have_banners(ancient_world: Table) -> None:
    t = ancient_world()
    assert min(sum(card.banners) for card in t.kind.box.empire[1:]) == 1
    assert t.titans(0, "sun_devourer").finish().scored(0) == {"red": 1, "green": 1, "blue": 1, "yellow": 2}


@rule("AW-END-09")
def test_provinces_and_starting_cards_count_and_cards_put_aside_do_not(ancient_world: Table) -> None:
    t = ancient_world().provinces(0, "cedar_forest", "red_canyon").reserve(0, "proving_grounds", "university")
    t.finish()
    assert t.scored(0) == {"red": 1, "green": 1, "blue": 1, "yellow": 1}
    assert t.scored(1) == {"blue": 1, "yellow": 1}


@rule("AW-END-10")
def test_the_content_says_which_banners_a_card_has(ancient_world: Table) -> None:
    box = load().box
    for card in box.empire:
        if card.name == "smithy":
            card.banners = [0, 0, 3, 0, 0]
    t = ancient_world(box=box).city(0, "smithy").finish()
    assert t.scored(0) == {"purple": 4, "blue": 1, "yellow": 1}
    assert TRIBES == ("red", "green", "purple", "blue", "yellow")


@rule("AW-END-11")
def test_special_cards_add_their_points(ancient_world: Table) -> None:
    t = ancient_world().city(0, "citadel", "royal_road", "smithy").provinces(0, "fertile_plain").reserve(0, "treasury")
    t.city(1, "smithy").finish()
    assert t.scored(0) == {"red": 2, "blue": 1, "yellow": 2, "citadel": 1, "royal_road": 1}
    assert t.scored(1) == {"red": 1, "blue": 1, "yellow": 1}


@rule("AW-END-21")
def test_the_content_says_what_the_citadel_scores(ancient_world: Table) -> None:
    box = load().box
    citadel = next(card for card in box.empire if card.name == "citadel")
    citadel.end_table = [0, 4, 9]
    for others, points in ((0, 4), (1, 9), (2, 9)):
        t = ancient_world(box=box).city(0, "citadel", *RED_CARDS[:others]).finish()
        assert t.scored(0)["citadel"] == points
    assert citadel.banners[RED] == 1


# -- ties ------------------------------------------------------------------------------------------


@rule("AW-END-12")
def test_most_points_win(ancient_world: Table) -> None:
    t = ancient_world(seats=3).purse(0, 0).purse(1, 9, 9).purse(2, 9, 9).city(0, "smithy")
    t.city(1, "crane").lost(1, "fishing_spot").provinces(2, "fertile_plain").finish()
    assert [t.g.points(seat) for seat in range(3)] == [3, 1, 2]
    assert t.g.winners() == [0]


@rule("AW-END-13")
def test_a_tie_goes_to_more_coins(ancient_world: Table) -> None:
    t = ancient_world().purse(0, 4, 0).purse(1, 3, 9).provinces(1, "fertile_plain").finish()
    assert (t.g.points(0), t.g.points(1), t.g.winners()) == (2, 2, [0])


@rule("AW-END-14")
@pytest.mark.parametrize("kind", ["empire", "province", "titan"])
def test_then_to_more_empire_province_and_titan_cards(ancient_world: Table, kind: str) -> None:
    """A red and a second yellow banner, on two cards or on one."""
    t = ancient_world().purse(0, 3, 0).purse(1, 3, 9).city(1, "border_market")
    if kind == "empire":
        t.city(0, "smithy", "market_stalls")
    elif kind == "province":
        t.city(0, "market_stalls").provinces(0, "red_canyon")
    else:
        t.city(0, "market_stalls").titans(0, "tide_wolf")
    t.finish()
    assert (t.g.points(0), t.g.points(1), t.g.winners()) == (4, 4, [0])


@rule("AW-END-14")
def test_lost_cards_count_too(ancient_world: Table) -> None:
    t = ancient_world().purse(0, 3, 0).purse(1, 3, 9).city(1, "border_market").lost(0, "smithy", "market_stalls")
    assert t.finish().g.winners() == [0]


@rule("AW-END-15")
def test_then_to_more_knowledge(ancient_world: Table) -> None:
    t = ancient_world(seats=3).purse(0, 3, 1).purse(1, 3, 2).purse(2, 3, 0)
    assert t.finish().g.winners() == [1]


@rule("AW-END-16")
def test_whoever_is_tied_even_then_shares_the_victory(ancient_world: Table) -> None:
    t = ancient_world(seats=4).purse(0, 3, 1).purse(1, 3, 1).purse(2, 3, 0).purse(3, 3, 1)
    assert t.finish().g.winners() == [0, 1, 3]
    assert [event.seat for event in t.heard("won")] == [0, 1, 3]


@rule("AW-END-17")
def test_coins_on_armies_and_cards_put_aside_decide_no_tie(ancient_world: Table) -> None:
    t = ancient_world().purse(0, 3, 0).purse(1, 3, 1).army(0, "militia", scroll=2, picture=2)
    assert t.reserve(0, "crane", "smithy").finish().g.winners() == [1]
