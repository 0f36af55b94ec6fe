"""What each kind of unification reward brings, and when it can be taken (ZG-REW-24..39)."""

from collections.abc import Callable

import pytest

from teahouse.games.zhanguo.loading import load
from teahouse.games.zhanguo.rules.names import BOARDS, GOVERNOR, HIRE, PALACE, SQUARE_VP, WALL
from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]


@rule("ZG-REW-24")
def test_an_official_of_any_colour_to_the_printed_region(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).markers(0, short="beige").phase_3().play("take")
    assert t.options(free=True) == {"official red", "official grey", "official white"}
    t.play("official white")
    assert (t.officials(0, 3), t.player(0).supply) == (("white", ""), [5, 5, 4])


@rule("ZG-REW-25", "ZG-REW-26")
@pytest.mark.parametrize(("number", "marker", "region", "colour"), [(1, "brown", 4, "red"), (2, "beige", 5, "grey")])
def test_two_officials_of_one_colour_to_the_printed_region(
    zhanguo: Table, number: int, marker: str, region: int, colour: str
) -> None:
    t = zhanguo().clear_officials(0).round(number).markers(0, short=marker).phase_3().play("take")
    assert t.officials(0, region) == (f"{colour} {colour}", "")
    assert sum(t.player(0).supply) == 13


@rule("ZG-REW-27", "ZG-REW-28")
def test_two_workers_come_without_officials_and_without_unrest(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0)
    cells = t.g.board_of(0).unrest_cells[1]
    t.region(0, 2, unrest=cells).markers(0, short="orange").phase_3().play("take")
    assert t.player(0).workers == [0, 2, 0, 0, 0]
    assert t.player(0).unrest == [0, cells, 0, 0, 0]


@rule("ZG-REW-29", "ZG-REW-30", "ZG-REW-32")
@pytest.mark.parametrize(("number", "marker", "printed"), [(3, "brown", {1, 5}), (4, "beige", {2, 4})])
def test_a_reward_governor_goes_to_a_printed_region_of_the_main_board_without_payment(
    zhanguo: Table, number: int, marker: str, printed: set[int]
) -> None:
    for region in printed:
        t = zhanguo().clear_officials(0).region(0, region, governor="red grey white")
        t.round(number).markers(0, short=marker).phase_3().play("take")
        assert t.options() == {f"region {each}" for each in printed}
        for other in {1, 2, 3, 4, 5} - printed:
            assert t.why(f"region {other}") == "ZG-REW-30"
        t.play(f"region {region}", f"square {region}.1")
        assert (t.g.governors_of(0, region - 1), t.player(0).governors) == (1, 7)
        assert t.officials(0, region)[0] == "red grey white"


@rule("ZG-REW-31")
def test_the_reward_governor_of_round_5_goes_anywhere(zhanguo: Table) -> None:
    t = zhanguo().round(5).markers(0, short="orange").phase_3().play("take")
    assert t.asks == "RewardGovernor"
    assert t.options() == {f"region {region}" for region in range(1, 6)}
    for region in range(1, 6):
        t = zhanguo().round(5).markers(0, short="orange").phase_3().play("take", f"region {region}")
        assert t.asks == "ChooseSquare"
        assert t.options() == {f"square {region}.{s + 1}" for s in range(len(t.kind.box.governor_squares[region - 1]))}


@rule("ZG-REW-33", "ZG-REW-37")
def test_a_reward_wall_takes_any_free_cell_without_workers_but_one_per_section(zhanguo: Table) -> None:
    t = zhanguo().region(0, 1, workers=2).place(0, "wall", "gold_1.1").place(1, "wall", "gold_2.2")
    t.round(3).markers(0, short="orange").phase_3().play("take")
    assert len(t.options()) == 6 * 3 - 3 - 1
    assert t.why("cell gold_1.2") == "ZG-WAL-07"
    assert t.why("cell gold_2.2") == "ZG-WAL-06"
    t.play("cell gold_2.3")
    assert t.asks == "PlayCard"
    assert (t.player(0).workers[0], t.player(0).walls) == (2, 3)


@rule("ZG-REW-34", "ZG-REW-35", "ZG-REW-37")
def test_a_reward_palace_costs_no_workers_scores_cards_and_brings_no_tall_marker(zhanguo: Table) -> None:
    t = zhanguo().region(0, 3, workers=1, cards=[1, 41]).region(0, 5, cards=[81])
    t.round(4).markers(0, short="orange").phase_3().play("take", "region 3")
    assert t.asks == "PlayCard"
    assert (t.g.palaces_in(2), t.player(0).palaces) == (1, 5)
    assert (t.player(0).workers[2], t.player(0).vp) == (1, 3)
    assert (t.player(0).tall, t.g.tall) == ([0, 0, 0], [1, 1, 1])


@rule("ZG-REW-36", "ZG-REW-37")
def test_a_reward_palace_needs_a_free_cell_and_calm(zhanguo: Table) -> None:
    t = zhanguo().place(1, "palace", "1", "1")
    t.region(0, 2, unrest=t.g.board_of(0).unrest_cells[1])
    t.round(4).markers(0, short="orange").phase_3().play("take")
    assert t.why("region 1") == "ZG-PAL-08"
    assert t.why("region 2") == "ZG-PAL-13"
    assert t.why("region 3") is None


@rule("ZG-REW-36", "ZG-REW-37")
def test_a_reward_governor_gains_the_square_bonus_and_calms_his_region(zhanguo: Table) -> None:
    box = load().box
    box.governor_squares[1] = [SQUARE_VP, SQUARE_VP]
    t = zhanguo(box=box).place(1, "governor", "2.1").region(0, 2, unrest=2).region(0, 4, unrest=1)
    t.round(4).markers(0, short="beige").phase_3().play("take", "region 2")
    assert t.options() == {"square 2.2"}
    assert t.why("square 2.1") == "ZG-GOV-08"
    assert t.why("pass") == "ZG-GOV-06"
    t.play("square 2.2")
    assert (t.player(0).vp, t.player(0).unrest) == (4, [0, 0, 0, 1, 0])
    t = zhanguo(box=box).place(1, "governor", "2.1", "2.2").round(4).markers(0, short="beige").phase_3()
    t.play("take", "region 2")
    assert (t.player(0).vp, t.g.beside[4]) == (0, 1)


@rule("ZG-REW-38")
@pytest.mark.parametrize(
    ("board", "number", "marker", "trigger", "moves"),
    [
        ("b_square", 3, "orange", WALL, ["cell gold_1.1"]),
        ("b_star", 1, "beige", HIRE, ["official red"]),
        ("b_star", 4, "beige", GOVERNOR, ["region 4", "square 4.1"]),
        ("a", 4, "orange", PALACE, ["region 3"]),
    ],
)
def test_no_ability_follows_a_reward(
    zhanguo: Table, board: str, number: int, marker: str, trigger: int, moves: list[str]
) -> None:
    box = load().box
    box.governor_squares[3] = [SQUARE_VP]
    t = zhanguo(box=box)
    t.player(0).board = BOARDS.index(board)
    t.region(0, 1, cards=[t.a_card(trigger=trigger)])
    t.round(number).markers(0, short=marker).phase_3().play("take", *moves)
    assert t.asks == "PlayCard"
    assert t.heard("ability") + t.heard("activated") == []


@rule("ZG-REW-39")
@pytest.mark.parametrize(("number", "marker", "colours"), [(1, "brown", "red"), (2, "beige", "grey")])
def test_two_officials_must_be_in_supply(zhanguo: Table, number: int, marker: str, colours: str) -> None:
    t = zhanguo().clear_officials(0).region(0, 1, governor=" ".join([colours] * 3)).round(number)
    assert t.markers(0, short=marker).phase_3().asks == "TakeReward"
    t = zhanguo().clear_officials(0).region(0, 1, governor=" ".join([colours] * 4)).round(number)
    assert t.markers(0, short=marker).phase_3().asks == "PlayCard"
    assert len(t.heard("reward-impossible")) == 1


@rule("ZG-REW-39")
def test_one_official_must_be_in_supply(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 1, governor="red red red red red grey grey grey grey grey")
    t.region(0, 1, governor="white white white white")
    assert t.markers(0, short="beige").phase_3().asks == "TakeReward"
    t.region(0, 1, governor="white")
    assert t.why("take") == "ZG-REW-08"


@rule("ZG-REW-39")
@pytest.mark.parametrize(("number", "marker"), [(4, "beige"), (3, "orange"), (4, "orange")])
def test_the_piece_must_be_in_supply(zhanguo: Table, number: int, marker: str) -> None:
    t = zhanguo().place(0, "governor", *["1"] * 7).place(0, "palace", "1", "1", "2", "2", "3")
    t.place(0, "wall", "gold_1.1", "gold_2.1", "crimson_1.1", "crimson_2.1")
    t.round(number).markers(0, short=marker).phase_3()
    assert t.why("take") is None
    t.place(0, "governor", "1").place(0, "palace", "4").place(0, "wall", "turquoise_1.1")
    assert t.why("take") == "ZG-REW-08"


@rule("ZG-REW-39")
def test_a_wall_needs_a_legal_section_and_a_palace_a_legal_region(zhanguo: Table) -> None:
    t = zhanguo(4).round(4).markers(0, short="orange brown").phase_3()
    assert t.why("take") is None
    for seat in (1, 2, 3):
        t.place(seat, "palace", "1", "2", "3", "4")
    t.place(1, "palace", "1", "2").place(2, "palace", "3", "4")
    t.region(0, 5, unrest=t.g.board_of(0).unrest_cells[4])
    assert t.why("take") == "ZG-REW-08"
    t.play("pass")
    for seat in (1, 2, 3):
        t.place(seat, "wall", *[f"{section}.{seat}" for section in t.kind.box.section_names])
    assert (t.asks, t.why("take")) == ("TakeReward", "ZG-REW-08")


@rule("ZG-REW-39")
def test_two_workers_are_always_possible(zhanguo: Table) -> None:
    t = zhanguo().region(0, 1, workers=40).markers(0, short="orange").phase_3()
    assert t.why("take") is None
