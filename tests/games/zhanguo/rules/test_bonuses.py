"""Card bonuses (ZG-BON)."""

import pytest

from teahouse.games.zhanguo.loading import load
from teahouse.games.zhanguo.rules.names import (
    BEIGE,
    BROWN,
    CALM_ANY,
    CALM_HERE,
    COLOURS,
    GREY,
    HIRE,
    MARKER,
    MOVE_WORKER,
    OFFICIAL,
    OFFICIALS,
    ORANGE,
    POINTS,
    RED,
    VP,
    VP_PER_CARD,
    WHITE,
    WORKER,
)
from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder


def table(bonus: int, amount: int = 0, colour: int = -1) -> Builder:
    """Seat 0 is about to hire; its brown card 100 in region 3 gives this bonus for it."""
    box = load().box
    box.card_trigger[100] = HIRE
    box.card_bonus[100] = bonus
    box.card_amount[100] = amount
    box.card_bonus_colour[100] = colour
    return Builder(box=box).first(0).clear_officials(0).hand(0, 50).region(0, 3, cards=[100])


def hire(t: Builder) -> Builder:
    """Hire a white official to region 1 with the first card of the court."""
    return t.play("card 50", "action hire", "official white", "region 1")


def use(t: Builder) -> Builder:
    """Hire, then activate card 100."""
    return hire(t).play("card 100")


def unrest(t: Builder, *levels: int) -> Builder:
    """The unrest of seat 0 by region."""
    for region, level in enumerate(levels, start=1):
        t.region(0, region, unrest=level)
    return t


@rule("ZG-BON-01")
@pytest.mark.parametrize("colour", [BEIGE, ORANGE, BROWN])
def test_a_marker_of_any_colour_comes_from_the_general_supply(colour: int) -> None:
    t = use(table(MARKER))
    assert t.options() == {"marker beige", "marker orange", "marker brown", "pass"}
    t.play(f"marker {COLOURS[colour]}")
    assert t.player(0).short == [1 if each == colour else 0 for each in range(3)]
    assert t.g.short == [5 if each == colour else 6 for each in range(3)]
    assert t.player(0).vp == 0


@rule("ZG-BON-01")
def test_the_marker_may_be_declined() -> None:
    t = use(table(MARKER)).play("pass")
    assert t.player(0).short == [0, 0, 0]
    assert t.player(0).vp == 0
    assert t.asks != "ChooseMarker"


@rule("ZG-BON-02", "ZG-BON-03")
def test_only_when_all_three_colours_are_gone_1_vp_replaces_the_marker() -> None:
    t = use(table(MARKER).markers(1, short="beige " * 6 + "orange " * 6 + "brown " * 6))
    assert t.asks != "ChooseMarker"
    assert t.player(0).vp == 1
    assert t.player(0).short == [0, 0, 0]
    assert t.player(0).tall == [0, 0, 0]


@rule("ZG-BON-03")
def test_while_one_colour_is_left_there_is_no_vp() -> None:
    t = use(table(MARKER).markers(1, short="beige " * 6 + "brown " * 6))
    assert t.player(0).vp == 0
    assert t.options() == {"marker orange", "pass"}
    assert t.why("marker beige") == t.why("marker brown") == "ZG-CMP-22"
    t.play("pass")
    assert t.player(0).vp == 0


@rule("ZG-BON-04")
def test_up_to_two_points_are_spent_by_the_usual_rules() -> None:
    t = use(table(POINTS))
    assert t.options() == {"cube governor.1.white", "done"}
    t.play("cube governor.1.white")
    assert t.why("governor-area 3") == "ZG-REA-02"
    t.play("governor-area 2")
    assert t.options() == {"cube governor.2.white", "done"}
    t.play("cube governor.2.white", "governor-area 3")
    assert t.officials(0, 3) == ("white", "")
    assert t.asks == "ClaimTasks"


@rule("ZG-BON-04")
@pytest.mark.parametrize("spent", [0, 1])
def test_the_points_need_not_be_spent(spent: int) -> None:
    t = use(table(POINTS)).play(*["cube governor.1.white", "governor-area 2"][: 2 * spent], "done")
    assert t.officials(0, 1 + spent) == ("white", "")
    assert t.asks == "ClaimTasks"


@rule("ZG-BON-05")
@pytest.mark.parametrize("amount", [2, 3])
def test_the_printed_vp_are_scored(amount: int) -> None:
    t = hire(table(VP, amount))
    assert t.player(0).vp == 0
    t.play("card 100")
    assert t.player(0).vp == amount
    assert t.player(1).vp == 0


@rule("ZG-BON-05")
def test_every_vp_card_of_the_box_gives_2_or_3() -> None:
    box = load().box
    assert {box.card_amount[card] for card in range(1, 121) if box.card_bonus[card] == VP} == {2, 3}


@rule("ZG-BON-06", "ZG-BON-07")
def test_a_worker_comes_to_the_region_of_the_card_without_unrest_or_official() -> None:
    t = use(table(WORKER))
    assert t.officials(0, 3) == ("", "")
    assert t.player(0).workers == [0, 0, 1, 0, 0]
    assert t.player(0).unrest == [0, 0, 0, 0, 0]


@rule("ZG-BON-06")
def test_the_worker_may_be_declined() -> None:
    t = hire(table(WORKER))
    assert t.options() == {"card 100", "done"}
    t.play("done")
    assert t.player(0).workers == [0, 0, 0, 0, 0]


@rule("ZG-BON-08", "ZG-BON-09")
@pytest.mark.parametrize(("colour", "vp"), [(BEIGE, 3), (ORANGE, 1), (BROWN, 2)])
def test_each_own_card_of_the_shown_colour_scores_1_vp(colour: int, vp: int) -> None:
    t = table(VP_PER_CARD, colour=colour).region(0, 1, cards=[1, 2]).region(0, 2, cards=[41]).region(0, 5, cards=[3])
    t.region(0, 4, cards=[81]).region(1, 3, cards=[4, 42, 82])
    assert use(t).player(0).vp == vp


@rule("ZG-BON-09")
@pytest.mark.parametrize(("colour", "vp"), [(BEIGE, 0), (ORANGE, 0), (BROWN, 1)])
def test_the_activated_card_counts_itself(colour: int, vp: int) -> None:
    assert use(table(VP_PER_CARD, colour=colour)).player(0).vp == vp


@rule("ZG-BON-10", "ZG-BON-12")
def test_unrest_falls_by_one_in_any_region_that_has_some() -> None:
    t = use(unrest(table(CALM_ANY), 2, 0, 0, 1, 0))
    assert t.options() == {"region 1", "region 4", "pass"}
    assert t.why("region 3") == "ZG-BON-12"
    assert t.why("done") == "ZG-BON-10"
    t.play("region 1")
    assert t.player(0).unrest == [1, 0, 0, 1, 0]
    assert t.asks != "CalmRegion"
    assert t.player(0).workers == [0, 0, 0, 0, 0]


@rule("ZG-BON-10")
@pytest.mark.parametrize(("answer", "levels"), [("pass", [2, 0, 0, 1, 0]), ("region 4", [2, 0, 0, 0, 0])])
def test_calming_any_region_may_be_declined(answer: str, levels: list[int]) -> None:
    assert use(unrest(table(CALM_ANY), 2, 0, 0, 1, 0)).play(answer).player(0).unrest == levels


@rule("ZG-BON-11")
def test_unrest_falls_by_one_in_the_region_of_the_card() -> None:
    t = use(unrest(table(CALM_HERE), 2, 1, 2, 2, 2))
    assert t.player(0).unrest == [2, 1, 1, 2, 2]
    assert t.asks != "CalmRegion"


@rule("ZG-BON-11")
def test_calming_the_region_of_the_card_may_be_declined() -> None:
    t = hire(unrest(table(CALM_HERE), 2, 1, 2, 2, 2)).play("done")
    assert t.player(0).unrest == [2, 1, 2, 2, 2]


@rule("ZG-BON-12")
@pytest.mark.parametrize("bonus", [CALM_HERE, CALM_ANY])
def test_an_empty_track_is_not_lowered(bonus: int) -> None:
    t = use(table(bonus))
    assert t.asks != "CalmRegion"
    assert t.player(0).unrest == [0, 0, 0, 0, 0]
    assert t.heard("unrest-down") == []


@rule("ZG-BON-13")
def test_a_card_cannot_calm_its_own_region_from_the_rightmost_cell() -> None:
    t = table(CALM_HERE)
    full = t.g.board_of(0).unrest_cells[2]
    hire(t.region(0, 3, unrest=full))
    assert t.asks != "Activate"
    assert t.player(0).unrest[2] == full


@rule("ZG-BON-13")
def test_a_card_of_another_region_can_calm_the_rightmost_cell() -> None:
    t = table(CALM_ANY)
    full = t.g.board_of(0).unrest_cells[4]
    use(t.region(0, 5, unrest=full)).play("region 5")
    assert t.player(0).unrest[4] == full - 1


@rule("ZG-BON-14")
def test_a_worker_of_any_region_moves_to_an_adjacent_one() -> None:
    t = use(table(MOVE_WORKER).region(0, 1, workers=2).region(0, 4, workers=1))
    assert t.options() == {"region 1", "region 4", "pass"}
    assert t.why("region 2") == t.why("done") == "ZG-BON-14"
    t.play("region 4")
    adjacent = {f"region {region + 1}" for region in t.kind.box.adjacent[3]}
    assert t.options() == adjacent == {"region 3", "region 5"}
    assert t.why("region 4") == t.why("region 1") == "ZG-BON-14"
    t.play("region 5")
    assert t.player(0).workers == [2, 0, 0, 0, 1]
    assert t.player(0).unrest == [0, 0, 0, 0, 0]
    assert t.asks == "ClaimTasks"


@rule("ZG-BON-14")
def test_the_move_of_a_worker_may_be_declined() -> None:
    t = use(table(MOVE_WORKER).region(0, 1, workers=2)).play("pass")
    assert t.player(0).workers == [2, 0, 0, 0, 0]
    assert t.asks == "ClaimTasks"


@rule("ZG-BON-14")
def test_without_workers_there_is_nothing_to_move() -> None:
    assert use(table(MOVE_WORKER).region(1, 1, workers=2)).asks == "ClaimTasks"


@rule("ZG-BON-15")
@pytest.mark.parametrize("colour", [RED, GREY, WHITE])
def test_an_official_of_the_shown_colour_enters_the_governor_area_of_the_card(colour: int) -> None:
    t = hire(table(OFFICIAL, colour=colour))
    supply = t.player(0).supply[:]
    t.play("card 100")
    assert t.officials(0, 3) == (OFFICIALS[colour], "")
    assert t.player(0).supply == [left - 1 if each == colour else left for each, left in enumerate(supply)]


@rule("ZG-BON-15")
def test_the_official_may_be_declined() -> None:
    t = hire(table(OFFICIAL, colour=GREY)).play("done")
    assert t.officials(0, 3) == ("", "")
    assert t.player(0).supply == [5, 5, 4]


@rule("ZG-BON-15", "ZG-BON-16")
def test_the_last_official_of_a_colour_still_comes() -> None:
    t = use(table(OFFICIAL, colour=GREY).region(0, 5, governor="grey grey grey grey"))
    assert t.officials(0, 3) == ("grey", "")
    assert t.player(0).supply == [5, 0, 4]


@rule("ZG-BON-16")
def test_without_an_official_of_that_colour_the_bonus_gives_nothing() -> None:
    t = use(table(OFFICIAL, colour=GREY).region(0, 5, governor="grey grey grey grey grey"))
    assert t.player(0).supply == [5, 0, 4]
    assert t.officials(0, 3) == ("", "")
    assert t.player(0).vp == 0
    assert t.asks == "ClaimTasks"
