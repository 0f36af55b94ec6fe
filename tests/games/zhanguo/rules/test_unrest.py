"""Unrest: the tracks, what raises and lowers it, what it forbids (ZG-UNR)."""

from collections.abc import Callable

import pytest

from teahouse.engine.playout import play_randomly
from teahouse.engine.rng import seeded
from teahouse.games.zhanguo.loading import load
from teahouse.games.zhanguo.rules.names import BOARDS, CALM_ANY, CALM_HERE, HIRE, VP
from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]
REGIONS = range(1, 6)


def recruits(t: Builder, region: int) -> Builder:
    """Recruit in a region with the next card in hand."""
    return t.play(f"card {t.player(t.seat).hand[0]}", "action recruit", f"region {region}")


def hires(t: Builder, card: int = 5) -> Builder:
    """Hire a white official into region 1 with a card low enough for every ability."""
    return t.hand(0, card).play(f"card {card}", "action hire", "official white", "region 1")


@rule("ZG-UNR-01", "ZG-UNR-02", "ZG-UNR-06")
def test_everybody_sees_one_level_for_each_region_and_zero_without_a_cube(zhanguo: Table) -> None:
    t = zhanguo(3).hand(0, 5)
    for watcher in (0, 1, 2, -1):
        players = t.g.observe(watcher)["players"]
        assert isinstance(players, list)
        assert [player["unrest"] for player in players] == [[0] * 5] * 3
    t.region(0, 3, cards=[1, 2], unrest=1).region(0, 5, unrest=2).play("card 5", "region 3")
    for watcher in (0, 1, 2, -1):
        players = t.g.observe(watcher)["players"]
        assert isinstance(players, list)
        assert [player["unrest"] for player in players] == [[0, 0, 3, 0, 2], [0] * 5, [0] * 5]


@rule("ZG-UNR-03")
def test_the_cube_enters_on_the_leftmost_cell(zhanguo: Table) -> None:
    t = zhanguo().region(0, 3, cards=[1]).hand(0, 5).play("card 5", "region 3")
    assert t.player(0).unrest == [0, 0, 1, 0, 0]


@rule("ZG-UNR-03")
def test_recruiting_on_an_empty_track_puts_the_cube_on_the_leftmost_cell(zhanguo: Table) -> None:
    t = recruits(zhanguo().region(0, 4, working="red grey"), 4)
    assert t.player(0).unrest == [0, 0, 0, 1, 0]


@rule("ZG-UNR-04")
def test_a_rise_of_two_enters_on_the_second_cell(zhanguo: Table) -> None:
    t = zhanguo().region(0, 2, cards=[1, 2]).hand(0, 5).play("card 5", "region 2")
    assert t.player(0).unrest == [0, 2, 0, 0, 0]


@rule("ZG-UNR-05", "ZG-UNR-06")
def test_each_further_rise_moves_the_cube_one_cell_to_the_right(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, working="red")
    levels = []
    for _ in range(4):
        recruits(t.first(0), 3)
        levels.append(t.player(0).unrest[2])
    assert levels == [1, 2, 3, 4]
    assert [event.args for event in t.heard("unrest-up")] == [(2, 1)] * 4


@rule("ZG-UNR-07")
def test_unrest_rises_and_falls_on_the_own_board_only(zhanguo: Table) -> None:
    t = zhanguo(3)
    for seat in range(3):
        t.clear_officials(seat).region(
            seat, 3, cards=[1 + 2 * seat], unrest=1, working="red", governor="red grey white"
        )
    t.hand(0, 7, 8, 9).play("card 7", "region 3").finish_turn()
    assert [t.player(seat).unrest[2] for seat in range(3)] == [2, 1, 1]
    recruits(t, 3).finish_turn()
    assert [t.player(seat).unrest[2] for seat in range(3)] == [2, 2, 1]
    t.play(f"card {t.player(2).hand[0]}", "action governor", "region 3", "square 3.3").finish_turn()
    assert [t.player(seat).unrest[2] for seat in range(3)] == [2, 2, 0]


@rule("ZG-UNR-08")
def test_tracks_have_two_to_four_cells_by_region_and_side(zhanguo: Table) -> None:
    tracks = [board.unrest_cells for board in zhanguo().kind.box.boards]
    assert all(len(track) == 5 for track in tracks)
    assert {cells for track in tracks for cells in track} == {2, 3, 4}
    assert all(len(set(track)) > 1 for track in tracks), "it depends on the region"
    assert all(track != tracks[0] for track in tracks[1:]), "it depends on the side"


@rule("ZG-UNR-08", "ZG-UNR-09")
@pytest.mark.parametrize("board", range(len(BOARDS)), ids=BOARDS)
@pytest.mark.parametrize("region", REGIONS)
def test_the_cells_of_a_track_are_its_maximum(zhanguo: Table, board: int, region: int) -> None:
    t = zhanguo().region(0, region, working="white")
    t.player(0).board = board
    cells = t.kind.box.boards[board].unrest_cells[region - 1]
    t.region(0, region, unrest=cells - 1)
    recruits(t, region)
    assert t.player(0).unrest[region - 1] == cells
    t.first(0).play(f"card {t.player(0).hand[0]}")
    assert t.why("action recruit") == "ZG-REC-06"


@rule("ZG-UNR-10")
@pytest.mark.parametrize("cells", [2, 3, 4])
def test_the_length_of_a_track_is_read_from_the_board(zhanguo: Table, cells: int) -> None:
    box = load().box
    box.boards[0].unrest_cells[1] = cells
    t = zhanguo(box=box).region(0, 2, cards=[1], unrest=cells - 1).hand(0, 5, 6).play("card 5", "region 2")
    assert t.player(0).unrest[1] == cells
    t.first(0).play("card 6")
    assert t.why("region 2") == "ZG-UNI-17"


@rule("ZG-UNR-10")
def test_all_a_sides_have_the_same_tracks(zhanguo: Table) -> None:
    t = zhanguo(4)
    assert [t.g.board_of(seat).unrest_cells for seat in range(4)] == [[3, 2, 4, 3, 3]] * 4


@rule("ZG-UNR-11")
@pytest.mark.parametrize("room", [0, 1])
def test_an_increase_is_refused_and_never_cut_short(zhanguo: Table, room: int) -> None:
    t = zhanguo(harsh_recruit="on").clear_officials(0)
    t.region(0, 3, cards=[1, 2], unrest=4 - room, working="red grey").hand(0, 5).play("card 5")
    assert t.why("region 3") == "ZG-UNI-17"
    assert t.why("action recruit") == ("ZG-VAR-09" if room else "ZG-REC-06")
    assert t.player(0).unrest[2] == 4 - room


@rule("ZG-UNR-12")
@pytest.mark.parametrize("seed", ["four", "five", "six"])
def test_unrest_rises_through_unification_and_recruiting_only(seed: str) -> None:
    t = Builder(4, seed, boards="b")
    play_randomly(t.g, seeded(seed), 10_000)
    assert t.g.finished
    cause: tuple[str, int] = ("", -1)
    rises = {"unified": 0, "recruit": 0}
    for event in t.g.events:
        if event.kind == "unified":
            cause = ("unified", event.seat)
        elif event.kind == "court":
            cause = ("recruit" if event.args[1] == 2 else "another action", event.seat)
        elif event.kind == "unrest-up":
            assert cause[0] in rises
            assert cause[1] == event.seat
            rises[cause[0]] += 1
    assert all(count > 5 for count in rises.values())


@rule("ZG-UNR-13")
def test_a_governor_takes_unrest_away(zhanguo: Table) -> None:
    t = zhanguo().region(0, 3, governor="red grey white", unrest=4).hand(0, 5)
    t.play("card 5", "action governor", "region 3", "square 3.3")
    assert t.player(0).unrest[2] == 0


@rule("ZG-UNR-13", "ZG-UNR-14")
@pytest.mark.parametrize("unrest", [1, 2, 3])
def test_a_card_bonus_moves_the_cube_one_cell_to_the_left_or_off_the_track(zhanguo: Table, unrest: int) -> None:
    t = zhanguo()
    card = t.a_card(HIRE, CALM_HERE)
    hires(t.region(0, 3, cards=[card], unrest=unrest)).play(f"card {card}")
    assert t.player(0).unrest == [0, 0, unrest - 1, 0, 0]


@rule("ZG-UNR-13", "ZG-UNR-14")
@pytest.mark.parametrize("unrest", [1, 2])
def test_a_card_bonus_lowers_unrest_by_one_in_any_region(zhanguo: Table, unrest: int) -> None:
    t = zhanguo()
    card = t.a_card(HIRE, CALM_ANY)
    hires(t.region(0, 3, cards=[card], unrest=1).region(0, 2, unrest=unrest)).play(f"card {card}", "region 2")
    assert t.player(0).unrest == [0, unrest - 1, 1, 0, 0]


@rule("ZG-UNR-13", "ZG-UNR-14")
@pytest.mark.parametrize("unrest", [1, 2])
def test_a_b_side_lowers_unrest_by_one(zhanguo: Table, unrest: int) -> None:
    t = zhanguo().region(0, 3, unrest=unrest).hand(0, 5)
    t.player(0).board = BOARDS.index("b_triangle")
    t.play("card 5", "action reassign", "cube governor.1.red", "governor-area 2", "done")
    t.play("ability b_calm_worker", "region 3")
    assert t.player(0).unrest == [0, 0, unrest - 1, 0, 0]


@rule("ZG-UNR-15")
@pytest.mark.parametrize(("unrest", "blocked"), [(0, False), (2, False), (3, False), (4, True)])
def test_a_cube_on_the_rightmost_cell_blocks_the_cards_of_its_region(
    zhanguo: Table, unrest: int, blocked: bool
) -> None:
    t = zhanguo()
    here, elsewhere = t.a_card(HIRE, VP), t.a_card(HIRE, CALM_HERE)
    hires(t.region(0, 3, cards=[here], unrest=unrest).region(0, 4, cards=[elsewhere]))
    assert t.why(f"card {here}") == ("ZG-ACT-17" if blocked else None)
    assert t.why(f"card {elsewhere}") is None, "another region is not blocked"


@rule("ZG-UNR-16")
@pytest.mark.parametrize(("unrest", "blocked"), [(0, False), (3, False), (4, True)])
def test_a_cube_on_the_rightmost_cell_blocks_recruiting_in_its_region(
    zhanguo: Table, unrest: int, blocked: bool
) -> None:
    t = zhanguo().region(0, 3, working="red", unrest=unrest).region(0, 4, working="red").hand(0, 5)
    t.play("card 5", "action recruit")
    assert t.why("region 3") == ("ZG-REC-06" if blocked else None)
    assert t.why("region 4") is None, "another region is not blocked"


@rule("ZG-UNR-17", "ZG-UNR-18")
@pytest.mark.parametrize(
    ("region", "free", "banned"),
    [(1, (0, 1, 2), (3,)), (2, (0, 1), (2,)), (3, (0, 1, 2), (3, 4)), (4, (0, 1), (2, 3)), (5, (0, 1, 2), (3,))],
)
def test_the_rightmost_cell_and_the_cells_above_the_symbol_ban_palaces(
    zhanguo: Table, region: int, free: tuple[int, ...], banned: tuple[int, ...]
) -> None:
    other = region % 5 + 1
    t = zhanguo().region(0, region, workers=2).region(0, other, workers=2).hand(0, 5)
    t.play("card 5", "action palace")
    for unrest in (*free, *banned):
        t.region(0, region, unrest=unrest)
        assert t.why(f"region {region}") == (None if unrest in free else "ZG-PAL-13")
        assert t.why(f"region {other}") is None, "another region is not banned"


@rule("ZG-UNR-18")
def test_the_cells_above_the_symbol_are_read_from_the_board(zhanguo: Table) -> None:
    box = load().box
    box.boards[0].palace_block_cells[4] = [1]
    t = zhanguo(box=box).region(0, 5, workers=2).region(0, 1, workers=2).hand(0, 5).play("card 5", "action palace")
    verdicts = [t.region(0, 5, unrest=unrest).why("region 5") for unrest in range(4)]
    assert verdicts == [None, "ZG-PAL-13", None, "ZG-PAL-13"]
