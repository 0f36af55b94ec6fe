"""Expanding borders, also with a choice of three provinces (AW-EXP, AW-ALT)."""

from collections.abc import Callable

import pytest

from teahouse.engine.event import only
from teahouse.engine.rng import seeded
from teahouse.games.ancient_world.loading import load
from teahouse.games.ancient_world.rules.words import P_FOOD, P_SPACE
from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder, kind

Table = Callable[..., Builder]

FIVE = ("river_delta", "iron_ridge", "border_march", "red_canyon", "high_pass")


def provinces(t: Builder, seat: int) -> str:
    return t.names("province", t.player(seat).provinces)


def seen(t: Builder, seat: int) -> str:
    """The provinces a seat sees on the deck, from the top; -1 is a spectator."""
    cards = t.g.observe(seat)["provinces"]
    assert isinstance(cards, list)
    return t.names("province", cards)


def shown(t: Builder) -> str:
    """The provinces everybody sees on the deck, from the top."""
    assert all(seen(t, seat) == seen(t, -1) for seat in range(t.g.seats))
    return seen(t, -1)


# -- the plain rule ------------------------------------------------------------------------


@rule("AW-EXP-01", "AW-EXP-03")
def test_the_face_up_province_is_taken_and_the_next_one_shown(ancient_world: Table) -> None:
    t = ancient_world().province_deck(*FIVE)
    assert shown(t) == "river_delta"
    t.place(1, "cell expand")
    assert (provinces(t, 0), provinces(t, 1)) == ("river_delta", "")
    assert shown(t) == "iron_ridge"
    assert len(t.g.province_deck) == 10
    assert (t.asks, t.seat) == ("TakeTurn", 1)
    t.place(2, "cell expand")
    assert (provinces(t, 1), shown(t)) == ("iron_ridge", "border_march")


@rule("AW-EXP-02")
@pytest.mark.parametrize(("currency", "left"), [("coin", (1, 2)), ("knowledge", (4, 1))])
def test_who_can_pay_in_both_ways_chooses(ancient_world: Table, currency: str, left: tuple[int, int]) -> None:
    t = ancient_world().purse(0, 4, 2).place(1, "cell expand")
    assert t.asks == "ChoosePayment"
    assert t.options() == {"pay coin", "pay knowledge"}
    assert t.why("pass") == t.why("done") == "AW-EXP-02"
    t.play(f"pay {currency}")
    assert (t.player(0).coins, t.player(0).knowledge) == left
    assert len(t.player(0).provinces) == 1


@rule("AW-EXP-02")
@pytest.mark.parametrize(("purse", "left"), [((3, 0), (0, 0)), ((2, 1), (2, 0)), ((0, 1), (0, 0))])
def test_who_can_pay_in_one_way_only_pays_so(
    ancient_world: Table, purse: tuple[int, int], left: tuple[int, int]
) -> None:
    t = ancient_world().purse(0, *purse).place(1, "cell expand")
    assert (t.player(0).coins, t.player(0).knowledge) == left
    assert len(t.player(0).provinces) == 1


@rule("AW-EXP-02")
def test_two_coins_and_no_knowledge_are_too_little(ancient_world: Table) -> None:
    t = ancient_world().purse(0, 2, 0).play("citizen 1")
    assert t.why("cell expand") == "AW-EXP-02"
    assert t.lack("cell expand") == ("knowledge", 0, 1)


@rule("AW-EXP-04")
def test_a_province_gives_space_and_what_else_is_on_it(ancient_world: Table) -> None:
    t = (
        ancient_world(buying="must")
        .city(0, "smithy", "watchtower")
        .row("bridge")
        .titan("sun_devourer")
        .province_deck("iron_ridge")
    )
    t.turn(1).play("pass").purse(0, 9, 1)
    before = t.attack("sun_devourer")
    t.play("citizen 1")
    assert t.why("cell build") == "AW-BLD-06"
    t.play("cell expand", "pay coin")
    assert t.attack("sun_devourer") == before + 1
    t.place(2, "cell build", "empire bridge")
    assert t.face_up(0).endswith("bridge")


@rule("AW-EXP-05")
def test_space_and_properties_are_printed_on_the_province(ancient_world: Table) -> None:
    box = load().box
    delta = next(province for province in box.provinces if province.name == "river_delta")
    delta.props[P_SPACE], delta.props[P_FOOD] = 1, 0
    t = ancient_world(buying="must", box=box).raze(0).city(0, "smithy", "watchtower", "aqueduct", "barracks")
    t.provinces(0, "river_delta").row("bridge", "market_stalls").citizens(0, "1 2").turn(1).play("pass")
    t.place(1, "cell build", "empire bridge")
    assert t.play("citizen 2").why("cell build") == "AW-BLD-06"
    t.play("cell work").end_round()
    assert t.food() == (1, 2)


@rule("AW-EXP-05")
def test_a_province_makes_room_for_as_many_cards_as_it_prints(ancient_world: Table) -> None:
    t = ancient_world(buying="must").city(0, "smithy", "watchtower").row("bridge").province_deck("river_delta")
    t.turn(1).play("pass").purse(0, 9, 1).play("citizen 1")
    t.play("cell expand")
    t.play("pay coin")
    assert t.food() == (3 + 2, 2)
    t.play("citizen 2")
    assert t.why("cell build") is None


@rule("AW-EXP-06")
@pytest.mark.parametrize("expand_plus", ["off", "on"])
def test_without_provinces_nobody_expands(ancient_world: Table, expand_plus: str) -> None:
    t = ancient_world(expand_plus=expand_plus).purse(0, 9, 9)
    t.player(1).provinces, t.g.province_deck = t.g.province_deck[1:], t.g.province_deck[:1]
    t.place(1, "cell expand", "pay coin")
    assert len(t.player(0).provinces) == 1
    assert shown(t) == ""
    t.purse(1, 9, 9).play("citizen 3")
    assert t.why("cell expand") == "AW-EXP-06"


@rule("AW-EXP-07")
def test_one_player_may_own_all_provinces(ancient_world: Table) -> None:
    t = ancient_world().purse(0, 0, 1)
    t.player(0).provinces, t.g.province_deck = t.g.province_deck[1:], t.g.province_deck[:1]
    t.place(1, "cell expand")
    assert sorted(t.player(0).provinces) == list(range(1, 12))


# -- the alternative -----------------------------------------------------------------------


@rule("AW-ALT-01")
def test_the_alternative_is_off_unless_the_table_wants_it(ancient_world: Table) -> None:
    assert kind().complete({})["expand_plus"] == "off"
    assert ancient_world().place(1, "cell expand").seat == 1
    t = ancient_world(expand_plus="on").place(1, "cell expand")
    assert (t.asks, t.seat) == ("TakeProvince", 0)


@rule("AW-ALT-02")
def test_one_may_still_take_the_face_up_province(ancient_world: Table) -> None:
    t = ancient_world(expand_plus="on").province_deck(*FIVE).place(1, "cell expand")
    assert t.options() == {"look", "province river_delta"}
    assert t.why("province iron_ridge") == t.why("pass") == t.why("done") == "AW-ALT-02"
    t.play("province river_delta")
    assert (provinces(t, 0), shown(t)) == ("river_delta", "iron_ridge")
    assert (t.g.burials, t.g.provinces_buried) == (None, 0)
    assert t.seat == 1


@rule("AW-ALT-02", "AW-ALT-04")
@pytest.mark.parametrize("chosen", FIVE[:3])
def test_or_choose_one_of_the_top_three_which_nobody_else_sees(ancient_world: Table, chosen: str) -> None:
    t = ancient_world(expand_plus="on").province_deck(*FIVE).place(1, "cell expand", "look")
    assert seen(t, 0) == "river_delta iron_ridge border_march"
    assert seen(t, 1) == seen(t, -1) == "river_delta"
    assert [event.audience for event in t.heard("looked-province")] == [only(0), only(0)]
    assert [event.args for event in t.heard("looked")] == [(3,)]
    assert t.options() == {f"province {name}" for name in FIVE[:3]}
    assert t.why("province red_canyon") == t.why("pass") == "AW-ALT-02"
    t.play(f"province {chosen}")
    assert provinces(t, 0) == chosen
    assert t.asks == "BuryProvince"
    left = [name for name in FIVE[:3] if name != chosen]
    assert seen(t, 0) == " ".join(left)
    assert seen(t, 1) == seen(t, -1) == ("" if chosen == "river_delta" else "river_delta")


@rule("AW-ALT-03", "AW-ALT-04", "AW-EXP-03")
@pytest.mark.parametrize(("first", "second"), [("river_delta", "border_march"), ("border_march", "river_delta")])
def test_the_others_go_under_the_deck_in_the_order_the_player_likes(
    ancient_world: Table, first: str, second: str
) -> None:
    t = ancient_world(expand_plus="on").province_deck(*FIVE).place(1, "cell expand", "look", "province iron_ridge")
    assert t.options() == {"province river_delta", "province border_march"}
    assert t.why("province red_canyon") == t.why("province iron_ridge") == t.why("pass") == "AW-ALT-03"
    t.play(f"province {first}")
    assert t.names("province", t.g.province_deck[:2]) == f"{second} {first}"
    assert shown(t) == "red_canyon"
    assert len(t.g.province_deck) == 10
    assert t.seat == 1
    assert t.g.observe(0)["provinces_buried"] == t.g.province_deck[:2]
    for seat in (-1, 1):
        assert t.g.observe(seat)["provinces_buried"] == [0, 0]
    told = t.heard("province-buried")
    assert t.names("province", [event.args[0] for event in told]) == f"{first} {second}"
    assert [event.audience for event in told] == [only(0), only(0)]
    assert [event.args for event in t.heard("provinces-buried")] == [(2,)]


@rule("AW-ALT-04", "AW-SET-30")
@pytest.mark.parametrize("chosen", ["river_delta", "iron_ridge"])
def test_who_did_not_look_can_only_guess_what_lies_under_the_deck(ancient_world: Table, chosen: str) -> None:
    """But everybody knows of the province that lay face up."""
    t = ancient_world(expand_plus="on").province_deck(*FIVE).place(1, "cell expand", "look", f"province {chosen}")
    waiting = t.g.clone()
    t.play("province border_march")
    two = set(t.g.province_deck[:2])
    river = t.copies("province", "river_delta")[0]
    own, others, tops = set(), set(), set()
    for seed in range(40):
        rng = seeded(f"under {seed}")
        own.add(tuple(t.g.imagine(0, rng).province_deck[:2]))
        others.add(tuple(t.g.imagine(1, rng).province_deck[:2]))
        tops.add(tuple(waiting.imagine(1, rng).top_provinces()))
        assert t.g.imagine(1, rng).observe(1) == t.g.observe(1)
        assert waiting.imagine(1, rng).observe(1) == waiting.observe(1)
        assert waiting.imagine(0, rng).observe(0) == waiting.observe(0)
    assert own == {tuple(t.g.province_deck[:2])}
    assert len(others) > 5
    assert any(set(cards) != two for cards in others)
    assert {river in cards for cards in others} == ({True} if chosen != "river_delta" else {False})
    if chosen != "river_delta":
        assert {cards.index(river) for cards in others} == {0, 1}, "in which order they lie is not known"
    assert len(tops) > 3


@rule("AW-ALT-03", "AW-ALT-04")
def test_what_was_put_under_the_deck_comes_up_again(ancient_world: Table) -> None:
    t = ancient_world(expand_plus="on").province_deck(*FIVE)
    t.player(1).provinces, t.g.province_deck = t.g.province_deck[:-5], t.g.province_deck[-5:]
    t.place(1, "cell expand", "look", "province iron_ridge", "province river_delta")
    assert [(burial.count, burial.shown) for burial in t.g.buried()] == [(2, t.copies("province", "river_delta")[0])]
    for left in (2, 1):
        t.turn(1).purse(1, 9, 0).citizens(1, "4 5").place(6 - left, "cell expand", f"province {shown(t)}")
        assert t.g.observe(0)["burials"] == t.g.observe(1)["burials"]
    assert shown(t) == "river_delta"
    assert [(burial.count, burial.shown) for burial in t.g.buried()] == [(1, 0)]
    assert t.names("province", t.g.province_deck) == "border_march river_delta"
    assert t.g.observe(0)["provinces_buried"] == t.g.province_deck[:1]


@rule("AW-ALT-04")
def test_the_price_is_that_of_expanding(ancient_world: Table) -> None:
    t = ancient_world(expand_plus="on").province_deck(*FIVE).purse(0, 2, 0).play("citizen 1")
    assert t.why("cell expand") == "AW-EXP-02"
    t.purse(0, 3).play("cell expand", "look")
    assert t.player(0).coins == 0
    t.play("province iron_ridge", "province river_delta")
    assert t.player(0).coins == 0
    swords = t.titan("sun_devourer").attack("sun_devourer")
    assert t.turn(0).attack("sun_devourer") == swords + 1


@rule("AW-ALT-04")
def test_with_fewer_than_three_one_sees_what_is_left(ancient_world: Table) -> None:
    t = ancient_world(expand_plus="on").province_deck(*FIVE)
    t.player(1).provinces, t.g.province_deck = t.g.province_deck[:-2], t.g.province_deck[-2:]
    t.place(1, "cell expand", "look")
    assert seen(t, 0) == "river_delta iron_ridge"
    t.play("province iron_ridge")
    assert (provinces(t, 0), shown(t)) == ("iron_ridge", "river_delta")
    t.place(2, "cell expand")
    assert provinces(t, 1).endswith("river_delta")
    assert (t.asks, t.seat, shown(t)) == ("TakeTurn", 0, "")
