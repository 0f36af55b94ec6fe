"""Setting up the table for three and four players (GW-SET)."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.box import Box
from teahouse.games.great_wall.rules.words import MODE_COMPETITIVE, ORDERS, SET_BASE
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]
HIDDEN = -1


def chosen(t: Builder) -> Builder:
    """Everybody has chosen a general and an advisor."""
    while t.asks in ("ChooseGeneral", "ChooseAdvisor"):
        t.play(min(t.options()))
    return t


def general(box: Box, name: str) -> int:
    return [card.name for card in box.generals].index(name)


def hordes_in_play(t: Builder) -> list[int]:
    return t.g.horde_deck + [horde.card for hordes in t.g.field for horde in hordes]


# -- the box and the board -----------------------------------------------------------------


@rule("GW-SET-01")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_players_compete(great_wall: Table, seats: int) -> None:
    t = great_wall(seats=seats, raw=True)
    assert t.g.observe(0)["mode"] == MODE_COMPETITIVE
    assert len(t.g.clans) == len(t.g.tea) == seats


@rule("GW-SET-02", "GW-SET-03", "GW-SET-04", "GW-SET-20", "GW-CMP-42")
def test_cards_of_other_modes_stay_in_the_box(great_wall: Table) -> None:
    for seed in "abcdefgh":
        t = great_wall(seats=4, seed=seed, raw=True)
        assert {t.g.horde_type(card).card_set for card in hordes_in_play(t)} == {SET_BASE}
        assert {t.box.tactics[card].card_set for card in t.g.tactic_deck} == {SET_BASE}
        assert {t.box.artifacts[card].card_set for card in t.g.artifacts} == {SET_BASE}
        assert {t.box.generals[card].card_set for clan in t.g.clans for card in clan.generals} == {SET_BASE}
        advisors = t.g.advisor_deck + [card for clan in t.g.clans for card in clan.dealt]
        assert {t.box.advisors[card].card_set for card in advisors} == {SET_BASE}
        assert all([t.box.orders[card].name for card in clan.orders] == list(ORDERS) for clan in t.g.clans)


@rule("GW-SET-05", "GW-SET-06")
def test_the_number_of_players_decides_the_side_of_the_board(great_wall: Table) -> None:
    three, four = great_wall(seats=3, raw=True), great_wall(seats=4, raw=True)
    assert (three.g.observe(0)["side"], four.g.observe(0)["side"]) == (0, 1)
    assert three.g.printed() is three.box.sides[0]
    assert four.g.printed() is four.box.sides[1]


@rule("GW-SET-07")
def test_the_time_marker_starts_where_the_board_says() -> None:
    box = load().box
    assert [Builder(seats, raw=True, box=box).g.time for seats in (3, 4)] == [0, 0]
    box.sides[0].time_start[3], box.sides[1].time_start[4] = 2, 3
    assert [Builder(seats, raw=True, box=box).g.time for seats in (3, 4)] == [2, 3]


@rule("GW-SET-08")
def test_three_random_artifacts_lie_open(great_wall: Table) -> None:
    laid = [tuple(great_wall(seed=str(seed), raw=True).g.artifacts) for seed in range(12)]
    assert all(len(set(artifacts)) == 3 for artifacts in laid)
    assert {artifact for artifacts in laid for artifact in artifacts} == {0, 1, 2, 3, 4}
    assert len(set(laid)) > 3
    t = great_wall(raw=True)
    assert t.g.observe(HIDDEN)["artifacts"] == t.g.artifacts


# -- hordes --------------------------------------------------------------------------------


@rule("GW-SET-09")
def test_the_horde_deck_is_shuffled_and_face_down(great_wall: Table) -> None:
    decks = [great_wall(seed=seed, raw=True).g.horde_deck for seed in "abc"]
    assert len({tuple(deck) for deck in decks}) == 3
    assert all(deck != sorted(deck) for deck in decks)
    t = great_wall(raw=True)
    assert len(hordes_in_play(t)) == len(set(hordes_in_play(t))) == 24
    assert t.g.observe(0)["horde_deck"] == 21


@rule("GW-SET-10")
def test_one_horde_stands_before_each_section(great_wall: Table) -> None:
    for seed in "abcdef":
        t = great_wall(seed=seed, raw=True)
        assert [len(hordes) for hordes in t.g.field] == [1, 1, 1]
        assert t.cover("left") == " ".join("." for _ in t.g.horde_type(t.g.field[0][0].card).cells)


@rule("GW-SET-11", "GW-SET-12")
def test_with_four_players_one_more_goes_where_the_next_card_points(great_wall: Table) -> None:
    misled = 0
    for seed in range(12):
        t = great_wall(seats=4, seed=str(seed), raw=True)
        assert len(t.g.horde_deck) == 20
        (section,) = (s for s in range(3) if len(t.g.field[s]) == 2)
        assert section == t.g.horde_deck[-1] % 3 == t.g.observe(0)["pointer"]
        misled += t.g.field[section][1].card % 3 != section
    assert misled > 3


@rule("GW-SET-13", "GW-SET-14")
def test_a_pointer_to_the_left_brings_the_extra_horde_to_row_two_of_the_left_section(great_wall: Table) -> None:
    tables = [great_wall(seats=4, seed=str(seed), raw=True) for seed in range(12)]
    pointing_left = [t for t in tables if t.g.observe(0)["pointer"] == 0]
    assert pointing_left
    for t in pointing_left:
        assert [len(t.hordes(section)) for section in ("left", "middle", "right")] == [2, 1, 1]
        assert t.g.row_of(t.g.last_drawn) == 1


@rule("GW-SET-14")
def test_a_new_horde_takes_the_empty_cell_nearest_to_the_wall(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left").horde("middle", "outriders_middle")
    t.horde("right", "outriders_right").horde("right", "keshig_right")
    pointing_right = [card for card in t.g.horde_deck if card % 3 == 2]
    t.g.horde_deck = pointing_right
    arrived = t.g.horde_deck[-1]
    t.run("lay_out_horde")
    assert t.hordes("right")[:2] == ["outriders_right", "keshig_right"]
    assert t.g.field[2][2].card == arrived


# -- fortifications, tactics, shame ----------------------------------------------------------


@rule("GW-SET-15")
def test_every_fortification_cell_is_filled(great_wall: Table) -> None:
    assert great_wall(raw=True).g.fortifications == [3, 3, 3]


@rule("GW-SET-16")
def test_the_tactic_deck_is_shuffled_and_face_down(great_wall: Table) -> None:
    decks = [great_wall(seed=seed, raw=True).g.tactic_deck for seed in "abc"]
    assert all(sorted(deck) == list(range(20)) != deck for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 3
    assert great_wall(raw=True).g.observe(0)["tactic_deck"] == 20


@rule("GW-SET-29")
def test_ten_shame_tokens_for_each_player() -> None:
    box = load().box
    assert [Builder(seats, raw=True, box=box).g.shame_supply for seats in (3, 4)] == [30, 40]
    assert Builder(3, raw=True).g.shame_box == 0
    box.constants.shame_per_player = 4
    assert [Builder(seats, raw=True, box=box).g.shame_supply for seats in (3, 4)] == [12, 16]


@rule("GW-SET-30")
def test_tokens_and_wall_tiles_lie_ready_beside_the_board(great_wall: Table) -> None:
    t = great_wall().resources(0, wood=40).officials(0, builders_camp=3).fortifications(0, 0, 0)
    t.activate("builders_camp").play("raise left", "raise middle", "raise right")
    assert t.g.levels == [1, 1, 1]
    assert t.honor(0) == [24]


# -- clans -----------------------------------------------------------------------------------


@rule("GW-SET-17", "GW-SET-39", "GW-SET-40")
@pytest.mark.parametrize("seats", [3, 4])
def test_each_clan_has_its_pieces_and_three_officials_in_the_pool(great_wall: Table, seats: int) -> None:
    t = chosen(great_wall(seats=seats, raw=True))
    for clan in t.g.clans:
        assert clan.supply == [10, 4, 2, 0]
        assert sum(clan.supply) == 16
        assert (clan.officials, clan.pool) == (5, 3)
        assert clan.honor == 0


@rule("GW-SET-18")
def test_the_six_orders_are_the_first_hand(great_wall: Table) -> None:
    t = chosen(great_wall(raw=True))
    assert t.asks == "ChooseOrder"
    assert t.options() == {f"order {order}" for order in ORDERS}


@rule("GW-SET-19")
def test_all_clans_are_alike_so_nobody_is_asked_for_one(great_wall: Table) -> None:
    t = great_wall(seats=4, raw=True)
    assert t.asks == "ChooseGeneral"
    pieces = {(tuple(clan.supply), clan.officials, clan.pool, tuple(clan.orders), clan.honor) for clan in t.g.clans}
    assert len(pieces) == 1


# -- generals and advisors -------------------------------------------------------------------


@rule("GW-SET-21")
@pytest.mark.parametrize("seats", [3, 4])
def test_two_generals_are_dealt_and_the_rest_is_gone(great_wall: Table, seats: int) -> None:
    hands = [great_wall(seats=seats, seed=seed, raw=True).g.clans for seed in "abc"]
    for clans in hands:
        dealt = [card for clan in clans for card in clan.generals]
        assert [len(clan.generals) for clan in clans] == [2] * seats
        assert len(set(dealt)) == 2 * seats
    assert len({tuple(clans[0].generals) for clans in hands}) > 1
    t = chosen(great_wall(seats=seats, raw=True))
    assert all(not clan.generals for clan in t.g.clans)


@rule("GW-SET-22", "GW-SET-23")
def test_two_advisors_are_dealt_from_the_shuffled_deck(great_wall: Table) -> None:
    tables = [great_wall(seed=seed, raw=True) for seed in "abc"]
    for t in tables:
        dealt = [card for clan in t.g.clans for card in clan.dealt]
        assert [len(clan.dealt) for clan in t.g.clans] == [2, 2, 2]
        assert sorted(dealt + t.g.advisor_deck) == list(range(44))
        assert t.g.observe(0)["advisor_deck"] == 38
    assert len({tuple(t.g.advisor_deck) for t in tables}) == 3


@rule("GW-SET-24")
def test_everybody_must_choose_one_of_his_two_generals(great_wall: Table) -> None:
    t = great_wall(raw=True)
    assert [(type(decision).__name__, decision.seat) for decision in t.g.open] == [
        ("ChooseGeneral", seat) for seat in range(3)
    ]
    mine = [t.box.generals[card].name for card in t.clan(0).generals]
    theirs = [t.box.generals[card].name for card in t.clan(1).generals]
    assert t.options() == {f"general {name}" for name in mine}
    assert t.why(f"general {theirs[0]}") == t.why("pass") == "GW-SET-24"
    t.play(f"general {mine[1]}", seat=0)
    chosen(t)
    assert t.box.generals[t.clan(0).general].name == mine[1]
    assert general(t.box, mine[0]) not in [clan.general for clan in t.g.clans]
    assert t.g.observe(2)["clans"][0]["general"] == t.clan(0).general  # type: ignore[index]


@rule("GW-SET-25", "GW-SET-26", "GW-SET-27")
def test_one_advisor_becomes_active_and_the_other_an_assistant(great_wall: Table) -> None:
    t = great_wall(raw=True)
    first, second = t.clan(0).dealt
    t.play(min(t.options()), seat=0)
    names = [t.box.advisors[card].name for card in (first, second)]
    assert {f"advisor {name}" for name in names} == {t.kind.moves[m] for m in t.g.options(t.g.open[-1])}
    assert t.why("pass", seat=0) == t.why("general che_kung", seat=0) == "GW-SET-25"
    t.play(f"advisor {names[1]}", seat=0)
    chosen(t)
    assert (t.clan(0).active, t.clan(0).assistants) == ([second], [first])
    assert [(len(clan.active), len(clan.assistants)) for clan in t.g.clans] == [(1, 1)] * 3


@rule("GW-SET-28")
def test_choices_are_secret_until_all_are_made(great_wall: Table) -> None:
    t = great_wall(raw=True)
    for seat in (2, 0):
        t.play(f"general {t.box.generals[t.clan(seat).generals[0]].name}", seat=seat)
        t.play(f"advisor {t.box.advisors[t.clan(seat).dealt[0]].name}", seat=seat)
    assert t.why("pass", seat=2) == "GW-SET-28"
    seen = t.g.observe(1)["clans"][2]  # type: ignore[index]
    assert (seen["general"], seen["active"], seen["assistants"]) == (HIDDEN, [], [])
    assert not t.heard("general") + t.heard("hired-active")
    chosen(t)
    seen = t.g.observe(1)["clans"][2]  # type: ignore[index]
    assert (seen["general"], seen["active"]) == (t.clan(2).general, t.clan(2).active)
    assert [event.seat for event in t.heard("general")] == [0, 1, 2]


@rule("GW-SET-28")
def test_what_was_revealed_stays_open_while_set_up_goes_on() -> None:
    box = load().box
    for card in box.generals:
        card.tactics = 6
    t = chosen(Builder(3, raw=True, box=box))
    assert t.asks == "DiscardTactic"
    for seat in (-1, 0, 1):
        assert t.g.observe(seat)["clans"][2]["general"] == t.clan(2).general  # type: ignore[index]


@rule("GW-SET-31", "GW-SET-32", "GW-SET-33")
def test_the_line_5_3_3_5_2_65(great_wall: Table) -> None:
    t = great_wall(raw=True)
    card = general(t.box, "meng_gong")
    t.clan(0).generals[0] = card
    chosen_first = t.g.tactic_deck[-2:]
    t.play("general meng_gong", seat=0)
    chosen(t)
    assert t.have(0) == {"wood": 5, "stone": 3, "gold": 3, "chi": 5}
    assert sorted(t.clan(0).tactics) == sorted(chosen_first)
    assert t.box.generals[card].tea == 65


@rule("GW-SET-31", "GW-SET-32")
def test_the_start_of_a_general_is_read_from_his_card() -> None:
    box = load().box
    for card in box.generals:
        card.start, card.tactics = [1, 2, 3, 4], 4
    t = Builder(3, raw=True, box=box)
    deck = t.g.tactic_deck[:]
    chosen(t)
    assert t.have(1) == {"wood": 1, "stone": 2, "gold": 3, "chi": 4}
    assert [len(clan.tactics) for clan in t.g.clans] == [4, 4, 4]
    assert sorted(card for clan in t.g.clans for card in clan.tactics) == sorted(deck[-12:])
    assert t.g.observe(0)["clans"][1]["resources"] == []  # type: ignore[index]


@rule("GW-SET-34")
def test_four_advisors_lie_open_on_the_track(great_wall: Table) -> None:
    t = great_wall(raw=True)
    top = t.g.advisor_deck[-4:]
    chosen(t)
    assert t.g.track == top[::-1]
    assert t.g.observe(HIDDEN)["track"] == t.g.track


@rule("GW-SET-35")
def test_all_honour_markers_start_on_the_dragon(great_wall: Table) -> None:
    t = chosen(great_wall(seats=4, raw=True))
    assert t.honor(0, 1, 2, 3) == [0, 0, 0, 0]


@rule("GW-SET-36", "GW-SET-37")
def test_tea_values_65_40_and_2_stack_blue_red_yellow() -> None:
    box = load().box
    red, yellow, blue = range(3)
    t = Builder(3, raw=True, box=box)
    for seat, value in ((red, 40), (yellow, 2), (blue, 65)):
        for card in t.clan(seat).generals:
            box.generals[card].tea = value
    chosen(t)
    assert t.g.tea == [blue, red, yellow]


@rule("GW-SET-38")
def test_equal_tea_values_stack_at_random() -> None:
    box = load().box
    for card in box.generals:
        card.tea = 50
    stacks = [chosen(Builder(3, seed=str(seed), raw=True, box=box)).g.tea for seed in range(15)]
    assert {stack[0] for stack in stacks} == {0, 1, 2}


@rule("GW-SET-41")
def test_nothing_else_stands_on_the_board(great_wall: Table) -> None:
    g = chosen(great_wall(seats=4, raw=True)).g
    assert not any(g.officials + g.firing + g.shelters + g.levels + g.warehouse)
    assert all(clan.overseers == [-1] * 4 and not clan.captured and not clan.shame_tokens() for clan in g.clans)
    assert all(not any(horde.cover) for hordes in g.field for horde in hordes)
    assert not g.tactic_discard + g.horde_discard + g.advisor_discard
