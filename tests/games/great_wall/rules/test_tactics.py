"""Tactic cards: the hand, when they may be played, and how often (GW-TAC)."""

from collections.abc import Callable

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.box import Box, Tactic
from teahouse.games.great_wall.rules.language import Amount, Effect, Price
from teahouse.games.great_wall.rules.words import AT_HERE, G_TACTIC, S_OWN_WARRIORS, STONE
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


def card(box: Box, name: str) -> Tactic:
    return next(tactic for tactic in box.tactics if tactic.name == name)


def free_effect(box: Box, name: str) -> Effect:
    """The only part of a card's upper effect."""
    return box.scripts[card(box, name).free].effects[0]


def hand(t: Builder, seat: int) -> list[str]:
    return [t.box.tactics[tactic].name for tactic in t.clan(seat).tactics]


def discard(t: Builder) -> list[str]:
    return [t.box.tactics[tactic].name for tactic in t.g.tactic_discard]


def beaten(t: Builder, *sections: str) -> Builder:
    """A horde with one spearman of seat 0, all covered, on each section."""
    for section in sections:
        t.horde(section, f"outriders_{section}", damage="ab", p0="c:spearman")
    return t


# -- the hand ----------------------------------------------------------------------------------------


@rule("GW-TAC-01", "GW-TAC-02")
def test_of_more_than_5_cards_one_must_discard_the_surplus_of_ones_choice(great_wall: Table) -> None:
    t = great_wall().tactics(0, "volley retreat plunder triumph ambush").officials(0, academy=1)
    t.activate("academy").play("count 1")
    assert (t.asks, t.options()) == ("DiscardTactic", {f"tactic {name}" for name in hand(t, 0)})
    assert len(t.options()) == 6
    absent = next(tactic.name for tactic in t.box.tactics if tactic.name not in hand(t, 0))
    assert t.why("pass") == t.why("done") == t.why(f"tactic {absent}") == "GW-TAC-02"
    t.play("tactic plunder")
    assert (t.asks, len(hand(t, 0)), discard(t)) == ("", 5, ["plunder"])
    assert "plunder" not in hand(t, 0)


@rule("GW-TAC-01")
def test_5_cards_are_not_too_many(great_wall: Table) -> None:
    t = great_wall().tactics(0, "volley retreat plunder triumph").officials(0, academy=1).activate("academy")
    t.play("count 1")
    assert (t.asks, len(hand(t, 0))) == ("", 5)


@rule("GW-TAC-01")
def test_a_gift_of_cards_keeps_the_limit_too(great_wall: Table) -> None:
    box = load().box
    free_effect(box, "shared_stores").what = G_TACTIC
    t = (
        great_wall(box=box)
        .tactics(0, "shared_stores swift_orders palace_spy")
        .tactics(1, "volley retreat plunder triumph")
    )
    t.happen("summer.income").play("tactic shared_stores", "free", "player 2", "take")
    t.play("tactic swift_orders", "tactic palace_spy")
    assert (t.asks, t.seat, len(t.options())) == ("DiscardTactic", 1, 6)


@rule("GW-TAC-03")
def test_first_all_cards_are_drawn_and_then_the_surplus_is_discarded(great_wall: Table) -> None:
    t = great_wall().tactics(0, "volley retreat plunder triumph").officials(0, academy=3)
    drawn = [t.box.tactics[tactic].name for tactic in t.g.tactic_deck[-3:]]
    t.activate("academy").play("count 3")
    assert (len(hand(t, 0)), t.asks) == (7, "DiscardTactic")
    t.play(f"tactic {drawn[0]}")
    assert (len(hand(t, 0)), t.asks) == (6, "DiscardTactic")
    t.play("tactic volley")
    assert (t.asks, sorted(discard(t))) == ("", sorted([drawn[0], "volley"]))


# -- when and what -----------------------------------------------------------------------------------


@rule("GW-TAC-04")
def test_a_card_is_played_only_when_its_condition_is_met(great_wall: Table) -> None:
    t = great_wall().tactics(0, "triumph swift_orders").tactics(1, "volley")
    t.happen("winter.start").happen("turn.activation", 1)
    assert t.asks == ""
    t.happen("turn.activation", 0)
    assert (t.asks, t.seat, t.options()) == ("PlayTactic", 0, {"pass", "tactic swift_orders"})
    assert t.why("tactic triumph") == t.why("tactic volley") == "GW-TAC-04"
    t.play("pass")
    assert (t.asks, hand(t, 0)) == ("", ["triumph", "swift_orders"])


@rule("GW-TAC-04", "GW-TAC-06", "GW-TAC-07")
def test_condition_effects_and_price_are_printed_on_the_card(great_wall: Table) -> None:
    box = load().box
    triumph = card(box, "triumph")
    triumph.when = card(box, "swift_orders").when
    triumph.cost = [Price(STONE, 2)]
    free_effect(box, "triumph").n = Amount(7)
    box.scripts[triumph.enhanced].effects[0].n = Amount(9)
    t = great_wall(box=box).tactics(0, "triumph").resources(0, stone=1).happen("turn.activation", 0)
    t.play("tactic triumph")
    assert (t.why("enhanced"), t.lack("enhanced")) == ("GW-TAC-07", ("stone", 1, 2))
    t.play("free")
    assert t.honor(0) == [7]
    t.tactics(0, "triumph").resources(0, stone=3).happen("turn.activation", 0).play("tactic triumph", "enhanced")
    assert (t.honor(0), t.have(0)) == ([16], {"stone": 1})


@rule("GW-TAC-05")
def test_cards_are_played_in_the_own_turn_and_in_the_turn_of_others(great_wall: Table) -> None:
    for active in (0, 1):
        t = beaten(great_wall().tactics(0, "triumph"), "left").orders_on_track((active, "great_works")).turn(active)
        while t.asks != "PlayTactic":
            t.play(next(word for word in ("done", "pass") if word in t.options()))
        assert (t.g.active, t.seat) == (active, 0)
        t.play("tactic triumph", "free")
        assert t.honor(0) == [2 + 2]


@rule("GW-TAC-06")
def test_a_played_card_gives_exactly_one_of_its_effects(great_wall: Table) -> None:
    for effect, honor, gold in (("free", 2, 5), ("enhanced", 4, 4)):
        t = beaten(great_wall().tactics(0, "triumph").resources(0, gold=5), "left").run("check_defeated")
        t.play("tactic triumph")
        assert t.options() == {"free", "enhanced"}
        assert t.why("pass") == t.why("done") == "GW-TAC-06"
        t.play(effect)
        assert (t.asks, t.honor(0), t.have(0), hand(t, 0)) == ("", [2 + honor], {"gold": gold}, [])


@rule("GW-TAC-07")
def test_the_enhanced_effect_must_be_paid(great_wall: Table) -> None:
    t = beaten(great_wall().tactics(0, "triumph").resources(0, chi=9), "left").run("check_defeated")
    t.play("tactic triumph")
    assert t.options() == {"free"}
    assert (t.why("enhanced"), t.lack("enhanced")) == ("GW-TAC-07", ("gold", 0, 1))


# -- once for each event -----------------------------------------------------------------------------


@rule("GW-TAC-08")
def test_no_two_cards_with_the_same_condition_are_played_at_a_time(great_wall: Table) -> None:
    t = great_wall().tactics(0, "night_sortie swift_orders").horde("left", "keshig_left").shelter(0, "left", "spearman")
    t.happen("turn.activation", 0)
    assert t.options() == {"pass", "tactic night_sortie", "tactic swift_orders"}
    t.play("tactic night_sortie", "free", "done")
    assert (t.asks, hand(t, 0)) == ("", ["swift_orders"])
    t.happen("turn.activation", 0)
    assert t.options() == {"pass", "tactic swift_orders"}


@rule("GW-TAC-09")
def test_the_next_event_allows_the_next_card(great_wall: Table) -> None:
    t = great_wall().tactics(0, "flank_attack plunder").horde("left", "foragers_left").resources(0, wood=2, gold=2)
    t.officials(0, barracks=2).activate("barracks", enhanced=True).play("warrior spearman", "warrior spearman")
    t.play("cell left.1.a", "tactic flank_attack", "free", "cell left.1.b")
    assert t.asks == "PlaceRecruit"
    t.play("cell left.1.d")
    assert t.options() == {"pass", "tactic plunder"}
    t.play("tactic plunder", "free")
    assert (t.asks, t.have(0), t.cover("left")) == ("", {"wood": 1 + 2 + 2}, "0s x . 0s")


@rule("GW-TAC-10")
def test_in_a_breach_all_deaths_of_a_section_are_one_event(great_wall: Table) -> None:
    t = great_wall().fortifications().tactics(0, "retreat").post(0, "left")
    t.horde("left", "keshig_left", p0="a:spearman", p1="b:spearman", p2="c:spearman")
    t.horde("left", "foragers_left", p0="a:spearman", p1="b:spearman", p2="c:spearman").run("assault", 0)
    assert (t.asks, t.g.dying) == ("PlayTactic", [2, 1, 0, 0])
    t.play("pass")
    assert (t.asks, t.clan(0).supply, hand(t, 0)) == ("", [10, 4, 2, 0], ["retreat"])


@rule("GW-TAC-11")
def test_each_defeated_card_and_the_deaths_on_it_are_events_of_their_own(great_wall: Table) -> None:
    t = beaten(great_wall().tactics(0, "triumph retreat"), "left", "right").run("check_defeated")
    asked = []
    while t.asks:
        asked.append((t.options(), len(t.heard("defeated"))))
        t.play("pass")
    assert asked == [
        ({"pass", "tactic triumph"}, 1),
        ({"pass", "tactic retreat"}, 1),
        ({"pass", "tactic triumph"}, 2),
        ({"pass", "tactic retreat"}, 2),
    ]


@rule("GW-TAC-12")
def test_warriors_on_a_section_are_also_those_in_its_shelter(great_wall: Table) -> None:
    box = load().box
    free_effect(box, "new_blueprints").n = Amount(1, per=S_OWN_WARRIORS, at=AT_HERE)
    t = great_wall(box=box).tactics(0, "new_blueprints").horde("left", "keshig_left", p0="a:spearman bc:horseman")
    t.post(0, "left").shelter(0, "left", "spearman archer").shelter(1, "left", "archer")
    t.shelter(0, "right", "horseman").post(0, "right")
    t.happen("wall.built", 0, section=0, n=1).play("tactic new_blueprints", "free")
    assert t.honor(0) == [1 + 1 + 1 + 2]


@rule("GW-TAC-13")
def test_several_players_play_on_one_event_in_tea_order(great_wall: Table) -> None:
    for tea in ((0, 1, 2), (1, 2, 0)):
        t = great_wall().tea(*tea).horde("left", "keshig_left").post(0, "left")
        t.tactics(0, "fire_arrows").tactics(1, "rain_of_stones").happen("winter.start")
        asked = []
        while t.asks:
            asked.append(t.seat)
            t.play("pass")
        assert asked == [seat for seat in tea if seat != 2]


@rule("GW-TAC-14")
def test_a_played_card_goes_to_the_discard_after_its_effect(great_wall: Table) -> None:
    t = great_wall().tactics(0, "rain_of_stones").horde("left", "keshig_left").happen("winter.start")
    t.play("tactic rain_of_stones", "free")
    assert (t.asks, hand(t, 0), discard(t)) == ("DealDamage", [], [])
    t.play("cell left.1.a")
    assert (t.asks, hand(t, 0), discard(t)) == ("", [], ["rain_of_stones"])
