"""Build one palace (ZG-PAL)."""

from collections.abc import Callable

import pytest

from teahouse.games.zhanguo.loading import load
from teahouse.games.zhanguo.rules.names import BOARD_A
from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]


@pytest.fixture
def court(zhanguo: Table) -> Builder:
    """Seat 0 has played card 40 and may choose a court action; no official makes room for free moves."""
    return at_court(zhanguo())


def at_court(t: Builder) -> Builder:
    return t.hand(0, 40).clear_officials(0).play("card 40")


def rich(t: Builder) -> Builder:
    """Enough workers to build a palace anywhere."""
    for region in range(1, 6):
        t.region(0, region, workers=2)
    return t


def without_tall(t: Builder) -> Builder:
    """The other player has all value-3 markers."""
    return t.markers(1, tall="beige orange brown")


def palaces(t: Builder, seat: int) -> list[int]:
    """The palaces of a player, by region."""
    return [t.g.palaces[4 * region + seat] for region in range(5)]


@rule("ZG-PAL-01", "ZG-PAL-02")
def test_one_region_with_two_workers_is_named(court: Builder) -> None:
    court.region(0, 1, workers=2).region(0, 2, workers=1).region(0, 4, workers=3).play("action palace")
    assert court.options() == {"region 1", "region 4"}
    assert court.why("done") == court.why("pass") == "ZG-PAL-01"
    assert court.why("region 2") == court.why("region 3") == "ZG-PAL-02"
    assert court.lack("region 2") == ("worker", 1, 2)
    court.play("region 1", "region 4", "tall beige")
    assert palaces(court, 0) == [1, 0, 0, 0, 0]
    assert court.seat == 1


@rule("ZG-PAL-02", "ZG-PAL-04")
def test_two_workers_of_the_region_and_one_of_any_other_go_back(court: Builder) -> None:
    court.region(0, 1, workers=4).region(0, 2, workers=2).region(0, 5, workers=3).play("action palace", "region 1")
    assert court.options() == {"region 2", "region 5"}
    assert court.why("region 3") == "ZG-PAL-02"
    assert court.why("done") == "ZG-PAL-04"
    court.play("region 5")
    assert court.player(0).workers == [2, 2, 0, 0, 2]


@rule("ZG-PAL-02")
def test_without_two_workers_in_one_region_the_action_cannot_be_chosen(court: Builder) -> None:
    for region in range(1, 6):
        court.region(0, region, workers=1)
    assert court.why("action palace") == "ZG-PAL-02"


@rule("ZG-PAL-03")
def test_three_workers_of_the_palace_region_do_not_suffice(court: Builder) -> None:
    court.region(0, 3, workers=3)
    assert court.why("action palace") == "ZG-PAL-03"
    court.region(0, 1, workers=1).play("action palace", "region 3")
    assert court.why("region 3") == "ZG-PAL-03"
    assert court.options() == {"region 1"}


@rule("ZG-PAL-05")
def test_an_own_palace_moves_from_the_supply_to_the_region(court: Builder) -> None:
    without_tall(rich(court)).play("action palace", "region 5", "region 1")
    assert court.player(0).palaces == 5
    assert court.player(1).palaces == 6
    assert palaces(court, 0) == [0, 0, 0, 0, 1]
    assert palaces(court, 1) == [0, 0, 0, 0, 0]


@rule("ZG-PAL-06", "ZG-PAL-07", "ZG-PAL-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_region_has_as_many_palace_cells_as_there_are_players(zhanguo: Table, seats: int) -> None:
    t = rich(at_court(zhanguo(seats))).play("action palace")
    for region in range(1, 6):
        for built in range(seats):
            assert t.why(f"region {region}") is None, f"{built} palaces stand there"
            t.place(1 + built % (seats - 1), "palace", str(region))
        assert t.why(f"region {region}") == "ZG-PAL-08"


@rule("ZG-PAL-08")
def test_when_the_only_region_that_can_pay_is_full_the_action_cannot_be_chosen(court: Builder) -> None:
    court.region(0, 2, workers=2).region(0, 3, workers=1).place(0, "palace", "2")
    assert court.why("action palace") is None
    court.place(1, "palace", "2")
    assert court.why("action palace") == "ZG-PAL-08"


@rule("ZG-PAL-09")
def test_with_all_six_palaces_built_the_action_cannot_be_chosen(zhanguo: Table) -> None:
    t = rich(at_court(zhanguo(4))).place(0, "palace", "1", "2", "3", "4", "5")
    assert t.why("action palace") is None
    t.place(0, "palace", "1")
    assert t.why("action palace") == "ZG-PAL-09"


@rule("ZG-PAL-10", "ZG-PAL-16")
def test_a_value_3_marker_of_the_players_choice_must_be_taken(court: Builder) -> None:
    rich(court).markers(1, tall="orange").play("action palace", "region 1", "region 2")
    assert court.options() == {"tall beige", "tall brown"}
    assert court.why("tall orange") == "ZG-PAL-10"
    assert court.why("pass") == court.why("done") == "ZG-PAL-16"
    court.play("tall brown")
    assert court.player(0).tall == [0, 0, 1]
    assert court.g.tall == [1, 0, 0]
    assert court.seat == 1


@rule("ZG-PAL-11")
def test_without_value_3_markers_the_palace_brings_none_and_no_compensation(court: Builder) -> None:
    without_tall(rich(court)).play("action palace", "region 1", "region 2")
    assert court.player(0).tall == [0, 0, 0]
    assert court.player(0).short == [0, 0, 0]
    assert court.player(0).vp == 0
    assert court.seat == 1


@rule("ZG-PAL-12")
@pytest.mark.parametrize(
    ("laid", "vp"),
    [
        ({}, 0),
        ({2: [1]}, 1),
        ({1: [1, 45, 90], 4: [2], 5: [46]}, 5),
        ({r: [r, r + 50, r + 90] for r in range(1, 6)}, 15),
    ],
)
def test_every_card_on_the_own_board_scores_1_vp_at_once(court: Builder, laid: dict[int, list[int]], vp: int) -> None:
    for region, cards in laid.items():
        court.region(0, region, cards=cards)
    without_tall(rich(court)).region(1, 3, cards=[81, 82]).play("action palace", "region 1", "region 2")
    assert court.player(0).vp == vp
    assert court.player(1).vp == 0


@rule("ZG-PAL-13")
@pytest.mark.parametrize("region", [1, 2, 3, 4, 5])
def test_unrest_on_the_rightmost_cell_or_above_the_symbol_forbids_palaces(court: Builder, region: int) -> None:
    rich(court).play("action palace")
    board = court.g.board_of(0)
    cells, blocked = board.unrest_cells[region - 1], board.palace_block_cells[region - 1]
    for unrest in range(cells + 1):
        court.region(0, region, unrest=unrest)
        banned = unrest == cells or unrest in blocked
        assert court.why(f"region {region}") == ("ZG-PAL-13" if banned else None), f"unrest {unrest} of {cells}"


@rule("ZG-PAL-13")
def test_the_cells_that_forbid_palaces_are_read_from_the_board() -> None:
    box = load().box
    box.boards[BOARD_A].unrest_cells = [4, 4, 4, 4, 4]
    box.boards[BOARD_A].palace_block_cells = [[], [1], [2], [1, 3], []]
    t = rich(at_court(Builder(box=box).first(0))).play("action palace")
    allowed = {}
    for region in range(1, 6):
        allowed[region] = [n for n in range(5) if t.region(0, region, unrest=n).why(f"region {region}") is None]
    assert allowed == {1: [0, 1, 2, 3], 2: [0, 2, 3], 3: [0, 1, 3], 4: [0, 2], 5: [0, 1, 2, 3]}


@rule("ZG-PAL-13")
def test_when_the_only_region_that_can_pay_is_in_unrest_the_action_cannot_be_chosen(court: Builder) -> None:
    cells = court.g.board_of(0).unrest_cells[0]
    court.region(0, 1, workers=2, unrest=cells).region(0, 2, workers=1)
    assert court.why("action palace") == "ZG-PAL-13"


@rule("ZG-PAL-14")
def test_unrest_elsewhere_does_not_matter_even_where_the_third_worker_comes_from(court: Builder) -> None:
    cells = court.g.board_of(0).unrest_cells
    court.region(0, 1, workers=2, unrest=0)
    for region in range(2, 6):
        court.region(0, region, workers=1, unrest=cells[region - 1])
    court.play("action palace", "region 1")
    assert court.options() == {"region 2", "region 3", "region 4", "region 5"}
    court.play("region 4", "tall beige")
    assert palaces(court, 0) == [1, 0, 0, 0, 0]


@rule("ZG-PAL-15")
def test_a_player_may_own_several_palaces_in_one_region(court: Builder) -> None:
    rich(court).place(0, "palace", "3").play("action palace", "region 3", "region 1")
    assert palaces(court, 0) == [0, 0, 2, 0, 0]


@rule("ZG-PAL-17")
def test_cards_in_the_court_and_in_the_hand_do_not_count(court: Builder) -> None:
    without_tall(rich(court)).court(41, 42, 43).region(0, 5, cards=[81, 2]).play(
        "action palace", "region 1", "region 2"
    )
    assert court.g.court[-1] == 40
    assert court.player(0).vp == 2


@rule("ZG-PAL-18")
def test_example_a_palace_in_region_4_with_a_worker_of_region_5(court: Builder) -> None:
    without_tall(court).region(0, 4, workers=2, cards=[1, 2]).region(0, 5, workers=1, cards=[41])
    court.region(0, 1, cards=[42, 81, 82]).play("action palace", "region 4", "region 5")
    assert palaces(court, 0) == [0, 0, 0, 1, 0]
    assert court.player(0).workers == [0, 0, 0, 0, 0]
    assert court.player(0).tall == [0, 0, 0]
    assert court.player(0).vp == 6
