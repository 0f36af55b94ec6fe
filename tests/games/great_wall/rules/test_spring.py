"""Spring: the time track, the invasion, the advisor track (GW-SPR)."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.words import SECTIONS
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


def cards(t: Builder, names: tuple[str, ...]) -> list[int]:
    all_names = [f"{horde.name}_{pointer}" for horde in t.box.hordes for pointer in SECTIONS]
    return [all_names.index(name) for name in names]


def deck(t: Builder, *names: str) -> Builder:
    """The whole horde deck, the top card first."""
    t.g.horde_deck = cards(t, names)[::-1]
    return t


def discard(t: Builder, *names: str) -> Builder:
    t.g.horde_discard = cards(t, names)
    return t


def one_each(t: Builder) -> Builder:
    """One horde on every section."""
    for section in SECTIONS:
        t.horde(section, f"outriders_{section}")
    return t


def left_full(t: Builder) -> Builder:
    return one_each(t).horde("left", "foragers_middle").horde("left", "foragers_right")


def lay_out(t: Builder, count: int = 1) -> Builder:
    for _ in range(count):
        t.run("lay_out_horde")
    return t


def field(t: Builder) -> list[list[str]]:
    return [t.hordes(section) for section in SECTIONS]


@rule("GW-SPR-01")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_year_has_no_spring(great_wall: Table, seats: int) -> None:
    t = great_wall(seats, raw=True)
    while t.asks in ("ChooseGeneral", "ChooseAdvisor"):
        t.play(min(t.options()))
    while t.asks == "UseAbility":
        t.play("pass")
    assert t.asks == "ChooseOrder"
    assert t.heard("spring") == []
    assert t.g.time == t.g.printed().time_start[seats]
    assert sum(len(hordes) for hordes in t.g.field) == (3 if seats == 3 else 4)
    assert t.g.advisor_discard == []


@rule("GW-SPR-01")
def test_every_later_year_begins_with_spring(great_wall: Table) -> None:
    t = great_wall().run("winter")
    assert [event.kind for event in t.g.events if event.kind in ("winter", "year", "spring", "summer")] == [
        "winter",
        "year",
        "spring",
        "summer",
    ]


@rule("GW-SPR-02")
def test_time_comes_first_then_the_invasion_then_the_advisors(great_wall: Table) -> None:
    t = great_wall().run("spring")
    assert [event.kind for event in t.g.events] == ["spring", "horde", "horde", "advisor-arrived", "advisor-arrived"]
    assert len(t.heard("horde")) == t.box.sides[0].invasion[1] == 2, "the number above the marker's new space"


@rule("GW-SPR-03")
def test_the_time_marker_moves_one_space(great_wall: Table) -> None:
    t = great_wall()
    spaces = [t.g.time]
    for _ in range(3):
        spaces.append(t.run("spring").g.time)
    assert spaces == [0, 1, 2, 3]


@rule("GW-SPR-04")
def test_the_number_of_hordes_is_printed_above_the_marker(great_wall: Table) -> None:
    box = load().box
    box.sides[0].invasion = [9, 5, 1, 3, 3, 3]
    t = great_wall(box=box)
    sizes = [len(t.g.horde_deck), *(len(t.run("spring").g.horde_deck) for _ in range(2))]
    assert sizes == [24, 19, 18]


@rule("GW-SPR-04")
def test_each_side_of_the_board_prints_its_own_numbers(great_wall: Table) -> None:
    t = great_wall(4)
    assert t.box.sides[1].invasion[1:3] == [3, 4]
    sizes = [len(t.g.horde_deck), *(len(t.run("spring").g.horde_deck) for _ in range(2))]
    assert sizes == [24, 21, 17]


@rule("GW-SPR-05")
def test_example_the_number_above_the_marker_is_three(great_wall: Table) -> None:
    t = great_wall()
    t.g.time = 2
    t.run("spring")
    assert t.box.sides[0].invasion[t.g.time] == 3
    assert len(t.heard("horde")) == sum(len(hordes) for hordes in t.g.field) == 3


@rule("GW-SPR-06")
def test_each_card_finds_its_own_way(great_wall: Table) -> None:
    t = one_each(great_wall())
    deck(t, "foragers_left", "foragers_middle", "foragers_right", "steppe_raiders_left", "steppe_raiders_middle")
    t.g.time = 2
    t.run("spring")
    assert field(t) == [
        ["outriders_left", "foragers_right"],
        ["outriders_middle", "foragers_left"],
        ["outriders_right", "foragers_middle"],
    ]


@rule("GW-SPR-07")
def test_a_section_without_hordes_comes_before_the_pointer(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left").horde("right", "outriders_right")
    lay_out(deck(t, "foragers_left", "foragers_right"))
    assert field(t) == [["outriders_left"], ["foragers_left"], ["outriders_right"]]


@rule("GW-SPR-08")
def test_empty_sections_are_filled_from_left_to_right(great_wall: Table) -> None:
    t = deck(great_wall(), "foragers_right", "foragers_middle", "outriders_right", "outriders_left")
    lay_out(t, 3)
    assert field(t) == [["foragers_right"], ["foragers_middle"], ["outriders_right"]]
    t = great_wall().horde("left", "outriders_left")
    lay_out(deck(t, "foragers_left", "foragers_right"))
    assert t.hordes("middle") == ["foragers_left"]


@rule("GW-SPR-09")
@pytest.mark.parametrize("pointer", SECTIONS)
@pytest.mark.parametrize("drawn", SECTIONS)
def test_the_pointer_is_read_on_the_next_card_not_on_the_drawn_one(great_wall: Table, drawn: str, pointer: str) -> None:
    t = lay_out(deck(one_each(great_wall()), f"foragers_{drawn}", f"steppe_raiders_{pointer}"))
    assert t.hordes(pointer) == [f"outriders_{pointer}", f"foragers_{drawn}"]
    assert len(t.g.horde_deck) == 1


@rule("GW-SPR-10")
def test_example_the_pointer_marks_the_left_cell(great_wall: Table) -> None:
    t = lay_out(deck(one_each(great_wall()), "foragers_right", "steppe_raiders_left"))
    assert t.hordes("left") == ["outriders_left", "foragers_right"]


@rule("GW-SPR-11")
def test_example_the_empty_section_first_then_the_pointer(great_wall: Table) -> None:
    t = great_wall().horde("middle", "outriders_middle").horde("right", "outriders_right")
    deck(t, "foragers_right", "foragers_left", "steppe_raiders_right").run("spring")
    assert field(t) == [["foragers_right"], ["outriders_middle"], ["outriders_right", "foragers_left"]]


@rule("GW-SPR-12")
def test_a_new_horde_takes_the_empty_cell_nearest_to_the_wall(great_wall: Table) -> None:
    t = deck(one_each(great_wall()), "foragers_left", "foragers_middle", "steppe_raiders_middle")
    lay_out(t, 2)
    assert t.hordes("middle") == ["outriders_middle", "foragers_left", "foragers_middle"]
    assert t.cover("middle", 3) == ". . . ."


@rule("GW-SPR-13", "GW-SPR-14")
@pytest.mark.parametrize("seats", [3, 4])
def test_pillage_discards_the_card_and_takes_shame_tokens_for_all_players(great_wall: Table, seats: int) -> None:
    t = lay_out(deck(left_full(great_wall(seats)), "steppe_raiders_right", "steppe_raiders_left"))
    assert t.hordes("left") == ["outriders_left", "foragers_middle", "foragers_right"]
    assert t.g.horde_discard == cards(t, ("steppe_raiders_right",))
    assert (t.g.shame_supply, t.g.shame_box) == (9 * seats, seats)
    assert [clan.shame_tokens() for clan in t.g.clans] == [0] * seats


@rule("GW-SPR-13")
def test_a_section_with_two_hordes_is_not_full(great_wall: Table) -> None:
    t = one_each(great_wall()).horde("left", "foragers_left")
    lay_out(deck(t, "steppe_raiders_right", "steppe_raiders_left"))
    assert t.hordes("left") == ["outriders_left", "foragers_left", "steppe_raiders_right"]
    assert t.g.shame_supply == 30


@rule("GW-SPR-15")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_pillage_takes_what_is_left_and_nothing_else(great_wall: Table, left: int) -> None:
    t = left_full(great_wall())
    t.g.shame_supply = left
    for clan in t.g.clans:
        clan.honor = 20
    lay_out(deck(t, "steppe_raiders_right", "steppe_raiders_left"))
    assert (t.g.shame_supply, t.g.shame_box) == (0, left)
    assert t.honor(0, 1, 2) == [20, 20, 20]
    assert t.asks == ""


@rule("GW-SPR-16")
def test_example_pillage_with_four_players_and_three_tokens(great_wall: Table) -> None:
    t = left_full(great_wall(4))
    t.g.shame_supply = 3
    for clan in t.g.clans:
        clan.honor = 7
    lay_out(deck(t, "steppe_raiders_right", "steppe_raiders_left"))
    assert (t.g.shame_supply, t.g.shame_box) == (0, 3)
    assert t.honor(0, 1, 2, 3) == [7, 7, 7, 7]


@rule("GW-SPR-17")
def test_a_pillaging_card_is_not_replaced(great_wall: Table) -> None:
    t = left_full(great_wall())
    deck(t, "steppe_raiders_right", "steppe_raiders_left", "horse_archers_right", "horse_archers_left").run("spring")
    assert t.box.sides[0].invasion[1] == 2
    assert len(t.heard("pillage")) == 1
    assert t.hordes("right") == ["outriders_right", "steppe_raiders_left"]
    assert len(t.g.horde_deck) == 2


@rule("GW-SPR-18")
def test_an_empty_deck_is_made_from_the_discard(great_wall: Table) -> None:
    t = discard(deck(great_wall()), "foragers_left", "foragers_middle", "foragers_right")
    lay_out(t, 2)
    laid = field(t)[0] + field(t)[1]
    assert len(set(laid)) == 2
    assert set(laid) < {"foragers_left", "foragers_middle", "foragers_right"}
    assert (len(t.g.horde_deck), t.g.horde_discard) == (1, [])


@rule("GW-SPR-18")
def test_without_deck_and_discard_no_more_hordes_come(great_wall: Table) -> None:
    t = deck(great_wall(), "foragers_left").run("spring")
    assert field(t) == [["foragers_left"], [], []]
    assert t.box.sides[0].invasion[1] == 2


@rule("GW-SPR-19")
@pytest.mark.parametrize("pointer", SECTIONS)
def test_for_a_missing_pointer_the_discard_is_shuffled_first(great_wall: Table, pointer: str) -> None:
    t = discard(deck(one_each(great_wall()), "foragers_left"), f"steppe_raiders_{pointer}")
    lay_out(t)
    assert t.hordes(pointer) == [f"outriders_{pointer}", "foragers_left"]
    assert (len(t.g.horde_deck), t.g.horde_discard) == (1, [])


@rule("GW-SPR-19")
@pytest.mark.parametrize("pointer", SECTIONS)
def test_without_any_other_card_the_drawn_one_points_for_itself(great_wall: Table, pointer: str) -> None:
    t = lay_out(deck(one_each(great_wall()), f"foragers_{pointer}"))
    assert t.hordes(pointer) == [f"outriders_{pointer}", f"foragers_{pointer}"]


@rule("GW-SPR-20", "GW-SPR-21")
def test_example_two_advisors_leave_on_the_left_and_two_come_on_the_right(great_wall: Table) -> None:
    t = great_wall()
    a, b, c, d = t.g.track
    f, e = t.g.advisor_deck[-2:]
    t.run("spring")
    assert t.g.track == [c, d, e, f]
    assert t.g.advisor_discard == [a, b]
    assert [event.args for event in t.heard("advisor-arrived")] == [(e,), (f,)]
