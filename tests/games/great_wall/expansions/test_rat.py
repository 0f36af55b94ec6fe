"""The Rat (GWX-RAT): where it stands, whom it feeds, who moves it, and its cards through the years."""

from collections.abc import Callable
from typing import cast

import pytest

from teahouse.engine.rng import seeded
from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.expansions.rat import Rat
from teahouse.games.great_wall.rules.expansions.rat.pieces import sheet_of
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.state import AUTUMN
from teahouse.games.great_wall.rules.words import AREAS, RESOURCES, SET_BASE, SET_RAT
from teahouse.ledger import rule, shows
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card

Table = Callable[..., Builder]
BOARD = set(AREAS[:10])


def rat(t: Builder) -> Rat:
    (part,) = t.g.attached()
    return cast(Rat, part)


def with_rat(seats: int = 3, area: str = "sawmill", open_card: str = "hungry_rat", **options: str) -> Builder:
    """A bare table with the Rat in an area and one card open."""
    t = Builder(seats, raw=False, box=None, rat="on", **options)
    rat(t).area = AREAS.index(area)
    show(t, open_card)
    return t


def show(t: Builder, name: str) -> None:
    """This card lies open, all others face down."""
    number = [each.name for each in sheet_of(t.g).cards].index(name)
    rat(t).pile = [number]
    rat(t).deck = [other for other in range(5) if other != number]


def shown(t: Builder) -> str:
    return sheet_of(t.g).cards[rat(t).pile[-1]].name


def until_set_up(t: Builder) -> Builder:
    while t.asks in ("ChooseGeneral", "ChooseAdvisor", "DiscardTactic"):
        t.play(min(t.options()))
    return t


def checked(t: Builder, active: int = 0) -> Builder:
    """The end of the check of defeated hordes in a turn."""
    t.g.active = active
    return t.happen("turn.checked", active)


# -- components and set-up -----------------------------------------------------------------------------


@rule("GWX-RAT-01", "GWX-RAT-27")
def test_five_rat_cards_and_five_artifacts() -> None:
    content = load()
    artifacts = [entry for entry in content.names.artifacts if entry.set == "rat"]
    cards = content.names.rat_cards
    assert (len(cards), len(artifacts)) == (5, 5)
    assert len({entry.name.en for entry in [*cards, *artifacts]}) == 10
    assert len({entry.name.of("ru") for entry in [*cards, *artifacts]}) == 10
    t = Builder(3, rat="on")
    assert len(sheet_of(t.g).cards) == 5
    assert [len([part for part in t.g.attached() if isinstance(part, Rat)])] == [1]


@rule("GWX-RAT-03")
def test_its_artifacts_are_shuffled_among_the_five_of_the_base() -> None:
    seen: set[int] = set()
    for seed in range(40):
        g = Builder(3, seed=f"artifacts {seed}", raw=True, rat="on").g
        assert len(g.artifacts) == 3
        seen |= set(g.artifacts)
    sets = [load().box.artifacts[artifact].card_set for artifact in seen]
    assert (sets.count(SET_BASE), sets.count(SET_RAT), len(sets)) == (5, 5, 10)


@rule("GWX-RAT-02", "GWX-RAT-05")
def test_played_together_it_has_no_artifacts_but_all_the_rest() -> None:
    t = until_set_up(Builder(3, raw=True, mode="cooperative", rat="on"))
    assert t.kind.impossible(3, t.kind.complete({"mode": "cooperative", "rat": "on"})) is None
    assert t.g.artifacts == []
    assert (t.asks, len(rat(t).deck), len(rat(t).pile)) == ("PlaceRat", 4, 1)
    t = with_rat(area="tea_house", open_card="late_guest", mode="cooperative")
    t.officials(1, tea_house=1).activate("tea_house", by=0).decline_all()
    assert t.have(1) == {"gold": 1}
    assert (checked(t).asks, t.seat) == ("MoveRat", 2)


@rule("GWX-RAT-06")
def test_its_cards_are_shuffled_and_the_top_one_is_open() -> None:
    first = set()
    for seed in range(20):
        t = until_set_up(Builder(3, seed=f"cards {seed}", raw=True, rat="on"))
        assert sorted(rat(t).deck + rat(t).pile) == list(range(5))
        assert len(rat(t).pile) == 1
        first.add(rat(t).pile[0])
        assert t.g.observe(0)["expansions"] == [{"kind": "Rat", "area": -1, "deck": 4, "pile": rat(t).pile}]
    assert len(first) == 5


@rule("GWX-RAT-07", "GWX-RAT-08", "GWX-RAT-09")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_at_the_end_of_set_up_the_first_in_tea_order_places_it_in_any_area(seats: int) -> None:
    t = Builder(seats, raw=True, rat="on")
    assert (rat(t).deck, rat(t).pile, rat(t).area) == ([], [], -1)
    until_set_up(t)
    assert (t.asks, t.seat) == ("PlaceRat", t.g.tea[0])
    assert t.options() == {f"area {area}" for area in BOARD}
    assert t.why("area market") == t.why("pass") == "GWX-RAT-07"
    t.play("area barracks")
    assert AREAS[rat(t).area] == "barracks"
    while t.asks == "PlaceStartingOfficial":
        t.play(min(t.options()))
    assert (t.asks, t.g.season) == ("ChooseOrder", AUTUMN)


# -- gold ----------------------------------------------------------------------------------------------


@rule("GWX-RAT-10", "GWX-RAT-11")
def test_everybody_with_officials_beside_it_gains_one_gold_however_many_they_are() -> None:
    t = with_rat(area="academy").officials(0, academy=3).officials(1, academy=1).officials(2, embassy=1)
    t.activate("academy", by=2).decline_all()
    assert [t.clan(seat).resources[2] for seat in range(3)] == [1, 1, 0]
    assert [(event.kind, event.args[0]) for event in t.heard("rat-fed")] == [("rat-fed", AREAS.index("academy"))]


@rule("GWX-RAT-10")
def test_another_area_gives_nothing() -> None:
    t = with_rat(area="barracks").officials(0, academy=2).activate("academy").decline_all()
    assert (t.have(0), t.heard("rat-fed")) == ({}, [])


@rule("GWX-RAT-12")
@pytest.mark.parametrize("enhanced", [False, True])
def test_it_pays_in_anybodys_turn_and_on_enhanced_activation(enhanced: bool) -> None:
    t = with_rat(area="tea_house").officials(1, tea_house=1)
    t.activate("tea_house", enhanced=enhanced, by=2).decline_all()
    assert t.have(1) == {"gold": 1}


@rule("GWX-RAT-13")
def test_the_gold_can_be_spent_in_the_very_area() -> None:
    t = with_rat(area="embassy").officials(0, embassy=1).resources(0, gold=1)
    t.activate("embassy")
    assert t.asks == "Hire"
    assert t.why("hire official") is None
    t = with_rat(area="academy").officials(0, embassy=1).resources(0, gold=1)
    t.activate("embassy")
    assert t.asks != "Hire" or t.why("hire official") is not None


@rule("GWX-RAT-14")
def test_the_gold_is_not_collected_in_the_area() -> None:
    """Two officials collect two gold; the third, of the Rat, can be neither handed in nor spent on an overseer."""
    gathered = {}
    for area in ("gold_mine", "academy"):
        t = with_rat(area=area).officials(0, gold_mine=2).officials(1, gold_mine=1).activate("gold_mine")
        while t.asks == "Collect":
            t.play("take")
        gathered[area] = t.g.gathered[:3]
        assert t.clan(0).resources[2] == (3 if area == "gold_mine" else 2)
    assert gathered["gold_mine"] == gathered["academy"] == [2, 1, 0]


# -- who moves it --------------------------------------------------------------------------------------


@rule("GWX-RAT-15", "GWX-RAT-16")
def test_after_the_check_of_a_turn_whoever_the_card_names_must_move_it_to_another_area() -> None:
    t = with_rat(area="quarry", open_card="late_guest").orders_on_track((0, "economy"), (1, "tyranny"), (2, "betrayal"))
    t.turn(0)
    while t.asks != "MoveRat":
        t.decline_one()
    assert (t.seat, t.heard("turn")[-1].seat) == (2, 0)
    assert t.options() == {f"area {area}" for area in BOARD - {"quarry"}}
    for word in ("area quarry", "area market", "pass", "done"):
        assert t.why(word) == "GWX-RAT-16"
    t.play("area pagoda")
    assert AREAS[rat(t).area] == "pagoda"
    assert [(event.seat, event.args) for event in t.heard("rat-moved")] == [(2, (AREAS.index("pagoda"),))]


@rule("GWX-RAT-17")
def test_a_tie_goes_to_the_higher_in_tea_order() -> None:
    t = with_rat(open_card="busy_rat").tea(2, 1, 0).officials(0, academy=2).officials(1, embassy=2)
    assert checked(t).seat == 1
    t = with_rat(open_card="hungry_rat").tea(1, 2, 0).resources(1, gold=1)
    assert checked(t).seat == 2


@rule("GWX-RAT-18")
def test_it_is_asked_once_in_every_turn_without_any_defeated_horde() -> None:
    t = with_rat(open_card="late_guest").orders_on_track((0, "economy"), (1, "economy"), (2, "betrayal"))
    t.run("take_turns")
    asked = []
    while t.g.open:
        if t.asks == "MoveRat":
            asked.append(t.g.active)
        t.decline_one()
    assert (asked, t.heard("defeated")) == ([0, 1, 2], [])


@rule("GWX-RAT-19")
def test_the_check_of_winter_does_not_move_it() -> None:
    t = with_rat(open_card="late_guest").horde("left", "outriders_left", damage="abc").post(0, "left")
    t.run("winter")
    while t.g.open and t.asks != "ChooseOrder":
        assert t.asks != "MoveRat"
        t.decline_one()
    assert t.heard("winter")
    assert not t.heard("rat-moved")


@rule("GWX-RAT-20")
@pytest.mark.parametrize("name", ["busy_rat", "bold_rat", "disgraced_rat"])
def test_where_nobody_has_the_most_it_stays(name: str) -> None:
    t = checked(with_rat(area="quarry", open_card=name))
    assert (t.asks, AREAS[rat(t).area]) == ("", "quarry")


@rule("GWX-RAT-21")
def test_hidden_gold_is_compared_and_stays_hidden() -> None:
    t = with_rat(open_card="hungry_rat").resources(0, gold=3).resources(1, gold=2).resources(2, gold=5)
    checked(t)
    assert t.seat == 1
    for seat in (-1, 0, 2):
        seen = t.g.observe(seat)
        assert cast(list[dict[str, object]], seen["clans"])[1]["resources"] == []
        assert cast(list[dict[str, object]], seen["asked"]) == [{"seat": 1, "asks": "MoveRat", "fields": {}}]


@card("hungry_rat")
@rule("GWX-RAT-27")
def test_hungry_rat_is_moved_by_whoever_has_the_least_gold() -> None:
    t = with_rat(open_card="hungry_rat").resources(0, gold=1, wood=9).resources(1, gold=2).resources(2, gold=3)
    assert checked(t).seat == 0
    t = with_rat(open_card="hungry_rat").resources(0, gold=4).resources(1, gold=2).resources(2, gold=3, wood=1)
    assert checked(t).seat == 1


@card("busy_rat")
@rule("GWX-RAT-27")
def test_busy_rat_is_moved_by_whoever_has_most_officials_on_the_board() -> None:
    t = with_rat(open_card="busy_rat").officials(0, academy=1).officials(2, embassy=1, academy=1)
    assert checked(t).seat == 2


@card("bold_rat")
@rule("GWX-RAT-27")
def test_bold_rat_is_moved_by_whoever_has_most_warriors_on_hordes() -> None:
    t = with_rat(open_card="bold_rat").shelter(0, "left", "spearman spearman").post(0, "left", 2)
    t.horde("left", "outriders_left", p1="a:spearman")
    assert checked(t).seat == 1


@card("disgraced_rat")
@rule("GWX-RAT-27")
def test_disgraced_rat_is_moved_by_whoever_has_most_shame() -> None:
    t = with_rat(open_card="disgraced_rat").shamed(1, "spearman").shamed(2, "spearman archer")
    assert checked(t).seat == 2


@card("late_guest")
@rule("GWX-RAT-27")
def test_late_guest_is_moved_by_the_last_in_tea_order() -> None:
    assert checked(with_rat(open_card="late_guest").tea(2, 0, 1)).seat == 1


# -- new cards -----------------------------------------------------------------------------------------


def summer(t: Builder) -> Builder:
    """A whole summer; nothing is returned or scored but what must be."""
    t.run("summer")
    while t.g.open:
        t.play("score orders" if t.asks == "DiscardedOrders" else min(t.options()))
    return t


@shows("GWX-RAT-24")
@rule("GWX-RAT-24")
def test_a_covered_card_does_nothing() -> None:
    t = with_rat(area="tea_house", open_card="late_guest").officials(1, tea_house=1)
    rat(t).pile.insert(0, rat(t).deck.pop())
    t.activate("tea_house", by=0)
    assert t.have(1) == {"gold": 1}


@rule("GWX-RAT-22", "GWX-RAT-24")
def test_after_orders_are_returned_a_new_card_is_laid_on_the_last_one() -> None:
    t = with_rat(open_card="busy_rat").officials(0, academy=1)
    before, top = rat(t).pile[:], rat(t).deck[-1]
    t.run("summer")
    while t.asks == "DiscardedOrders":
        assert rat(t).pile == before
        t.play("score orders")
    assert rat(t).pile == [*before, top]
    assert [event.args for event in t.heard("rat-card")] == [(top,)]
    show(t, "late_guest")
    rat(t).pile.insert(0, rat(t).deck.pop())
    assert checked(t).seat == 2


@rule("GWX-RAT-23")
def test_played_together_it_is_revealed_at_the_same_point_of_summer() -> None:
    t = with_rat(mode="cooperative")
    top = rat(t).deck[-1]
    summer(t)
    assert rat(t).pile[-1] == top
    assert not t.heard("orders-returned")
    assert len(rat(t).pile) == 2


@rule("GWX-RAT-25", "GWX-RAT-26")
def test_an_empty_deck_is_made_of_the_whole_open_pile() -> None:
    first = set()
    for seed in range(30):
        t = with_rat(seed=f"pile {seed}")
        rat(t).pile, rat(t).deck = [0, 1, 2, 3, 4], []
        summer(t)
        assert sorted(rat(t).pile + rat(t).deck) == list(range(5))
        assert (len(rat(t).pile), len(rat(t).deck)) == (1, 4)
        first.add(rat(t).pile[0])
    assert len(first) == 5, "the current card is shuffled in as well"


@rule("GWX-RAT-28")
def test_the_first_year_keeps_the_card_of_set_up() -> None:
    t = until_set_up(Builder(3, raw=True, rat="on")).play("area academy")
    card_of_setup = shown(t)
    while t.g.year == 1:
        assert shown(t) == card_of_setup
        t.play(min(t.options()))
    while len(t.heard("rat-card")) < 2:
        t.play(min(t.options()))
    told = [event.kind for event in t.g.events if event.kind in ("rat-card", "autumn", "winter", "summer")]
    assert told[:5] == ["rat-card", "autumn", "winter", "summer", "rat-card"]


# -- the Reed clan and Qin -----------------------------------------------------------------------------


@rule("GWX-MIX-15")
def test_the_reed_clans_gold_goes_to_the_warehouse() -> None:
    t = with_rat(2, area="sawmill").reed("sawmill", "academy", "embassy").officials(0, sawmill=2)
    t.activate("sawmill")
    assert (t.g.warehouse[2], t.clan(t.g.reed).resources) == (1, [0, 0, 0, 0])
    assert t.clan(0).resources[2] == 1


@rule("GWX-MIX-16")
def test_qin_takes_no_gold() -> None:
    t = with_rat(1, area="sawmill").reed("academy", "embassy", "tea_house")
    t.officials(t.g.qin, sawmill=1).officials(0, sawmill=1).activate("sawmill")
    assert (t.clan(t.g.qin).resources, t.g.warehouse[2]) == ([0, 0, 0, 0], 0)
    assert t.clan(0).resources[RESOURCES.index("gold")] == 1


@rule("GWX-MIX-17")
def test_only_players_count_for_rat_cards_and_move_it() -> None:
    t = with_rat(2, open_card="busy_rat").reed("sawmill", "academy", "embassy").officials(1, academy=1)
    assert checked(t).seat == 1
    t = with_rat(2, open_card="late_guest").tea(1, 0, 2)
    assert (t.g.tea[-1], checked(t).seat) == (t.g.reed, 0)
    t = with_rat(1, open_card="late_guest")
    assert (len(t.g.tea), checked(t).seat) == (3, 0)
    t = with_rat(1, open_card="busy_rat")
    t.officials(t.g.qin, sawmill=2)
    assert checked(t).asks == ""
    t = Builder(1, rat="on", raw=True)
    until_set_up(t)
    assert (t.asks, t.seat) == ("PlaceRat", 0)


@rule("GWX-MIX-18")
@pytest.mark.parametrize("seats", [1, 2])
def test_after_their_turns_a_player_may_have_to_move_it(seats: int) -> None:
    t = with_rat(seats, open_card="late_guest")
    other = t.g.reed if seats == 2 else t.g.qin
    if seats == 2:
        t.orders_on_track((0, "economy"))
        t.g.order_track[1] = other
        t.clan(other).order = 6
    else:
        t.orders_on_track((0, "economy"), (other, "conscription"))
    t.turn(other)
    while t.asks != "MoveRat":
        t.decline_one()
    assert (t.g.active, t.g.is_player(t.seat)) == (other, True)


# -- artifacts -----------------------------------------------------------------------------------------


def scored(t: Builder, artifact: str) -> list[int]:
    """Honour of all players by this artifact alone, which gives none before the end."""
    t.g.artifacts = [[each.name for each in t.box.artifacts].index(artifact)]
    assert t.heard("honor-artifact") == []
    t.run("end_game")
    honor = [0] * t.g.seats
    for event in t.heard("honor-artifact"):
        honor[event.seat] += event.args[0]
    return honor


@card("rats_hoard")
@rule("GWX-RAT-04", "GWX-RAT-27")
def test_rats_hoard_counts_gold_at_the_end() -> None:
    t = with_rat().resources(0, gold=3, wood=2).resources(1, gold=20)
    assert scored(t, "rats_hoard") == [6, 16, 0]


@card("zodiac_wheel")
@rule("GWX-RAT-04", "GWX-RAT-27")
def test_wheel_of_the_zodiac_counts_captured_hordes_without_shame() -> None:
    t = with_rat().captured(0, "outriders_left", "outriders_right").captured(1, "outriders_middle", shame=1)
    assert scored(t, "zodiac_wheel") == [6, 0, 0]


@card("register_of_officials")
@rule("GWX-RAT-04", "GWX-RAT-27")
def test_register_counts_officials_left_in_the_pool() -> None:
    t = with_rat(4)
    for seat, pool in enumerate((0, 1, 2, 3)):
        t.clan(seat).officials += t.clan(seat).pool - pool
        t.clan(seat).pool = pool
    assert scored(t, "register_of_officials") == [20, 12, 5, 0]


@card("lantern_of_the_watch")
@rule("GWX-RAT-04", "GWX-RAT-27")
def test_lantern_counts_warriors_in_shelters() -> None:
    t = with_rat().shelter(0, "left", "spearman archer").shelter(1, "right", "spearman " * 6).post(2, "left", 2)
    assert scored(t, "lantern_of_the_watch") == [8, 20, 0]


@card("scroll_of_forgotten_orders")
@rule("GWX-RAT-04", "GWX-RAT-27")
def test_scroll_counts_discarded_orders() -> None:
    t = with_rat()
    t.clan(1).order_discard = [t.clan(1).orders.pop(), t.clan(1).orders.pop()]
    assert scored(t, "scroll_of_forgotten_orders") == [0, 8, 0]


# -- what is known -------------------------------------------------------------------------------------


@rule("GWX-RAT-06")
def test_nobody_knows_the_order_of_the_deck() -> None:
    t = with_rat()
    rng = seeded("rat deck")
    worlds = [t.g.imagine(0, rng) for _ in range(60)]
    decks = {tuple(cast(Rat, world.attached()[0]).deck) for world in worlds}
    assert len(decks) > 15
    assert all(sorted(deck) == sorted(rat(t).deck) for deck in decks)
    assert all(world.observe(0) == t.g.observe(0) and broken_laws(world) == [] for world in worlds)


@rule("GWX-RAT-01")
def test_a_lost_card_breaks_the_law() -> None:
    t = with_rat()
    assert broken_laws(t.g) == []
    rat(t).deck.pop()
    assert "GWX-RAT-01: rat cards are lost or doubled" in broken_laws(t.g)
