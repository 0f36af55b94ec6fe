"""Player boards and their sides (ZG-BRD)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from teahouse.games.zhanguo.loading import load
from teahouse.ledger import rule
from teahouse.loading.pack import ContentError
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]
Print = Callable[[str, str, str], Path]

B_SIDES = {"board b_circle", "board b_square", "board b_triangle", "board b_star"}


def seats_asked_for_a_board(t: Builder) -> list[int]:
    """Let everybody take the first board there is."""
    asked = []
    while t.asks == "ChooseBoard":
        asked.append(t.seat)
        t.play(min(t.options()))
    return asked


@rule("ZG-BRD-01")
@pytest.mark.parametrize("region", range(1, 6))
def test_a_region_of_the_own_board_is_the_same_region_of_the_main_board(zhanguo: Table, region: int) -> None:
    t = zhanguo().clear_officials(0).region(0, region, governor="red grey white").hand(0, 40)
    t.play("card 40", "action governor")
    assert t.options() == {f"region {region}"}
    t.play(f"region {region}")
    assert {word.split(".")[0] for word in t.options()} == {f"square {region}"}


@rule("ZG-BRD-01")
def test_a_pack_needs_five_regions_on_every_board(pack: Print) -> None:
    with pytest.raises(ContentError, match="the entry 5 is missing"):
        load(pack("boards.toml", "[[board.region]]\nid = 5", "[[board.region]]\nid = 4"))


@rule("ZG-BRD-02")
def test_a_region_has_a_governor_area_and_a_worker_area(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, governor="red white", working="grey")
    assert t.officials(0, 3) == ("red white", "grey")
    t.play("free 3.white")
    assert t.officials(0, 3) == ("red", "grey white")
    assert [t.officials(0, region) for region in (1, 2, 4, 5)] == [("", "")] * 4


@rule("ZG-BRD-02")
@pytest.mark.parametrize("region", range(1, 6))
def test_one_full_worker_area_leaves_the_others_open(zhanguo: Table, region: int) -> None:
    t = zhanguo().clear_officials(0)
    for other, colour in enumerate(("red", "grey", "white", "red", "grey"), start=1):
        t.region(0, other, governor="white" if colour == "red" else "red", working=colour)
    free = {word for word in t.options(free=True) if word.startswith("free ")}
    assert free == {"free 1.white", "free 2.red", "free 3.red", "free 4.white", "free 5.red"}
    t.region(0, region, working="grey")
    assert {word for word in free if t.why(word) == "ZG-REA-17"} == {word for word in free if f" {region}." in word}


@rule("ZG-BRD-03")
@pytest.mark.parametrize("region", range(1, 6))
def test_each_region_has_a_track_of_its_own(zhanguo: Table, region: int) -> None:
    t = zhanguo(seats=3).region(0, region, working="red").hand(0, 40)
    length = t.g.board_of(0).unrest_cells[region - 1]
    t.region(0, region, unrest=length - 1).play("card 40", "action recruit", f"region {region}")
    unrest = [0, 0, 0, 0, 0]
    unrest[region - 1] = length
    assert t.player(0).unrest == unrest
    assert t.player(1).unrest == t.player(2).unrest == [0, 0, 0, 0, 0]


@rule("ZG-BRD-03")
@pytest.mark.parametrize("region", range(1, 6))
def test_a_full_track_closes_its_own_region_only(zhanguo: Table, region: int) -> None:
    t = zhanguo().hand(0, 40)
    for other in range(1, 6):
        t.region(0, other, working="grey" if other < 4 else "white")
    t.region(0, region, unrest=t.g.board_of(0).unrest_cells[region - 1]).play("card 40", "action recruit")
    assert t.why(f"region {region}") == "ZG-REC-06"
    assert t.options() == {f"region {other}" for other in range(1, 6) if other != region}


@rule("ZG-BRD-04")
@pytest.mark.parametrize("region", range(1, 6))
def test_played_cards_lie_at_their_region(zhanguo: Table, region: int) -> None:
    t = zhanguo().hand(0, 40).region(0, region, cards=[1]).play("card 40", f"region {region}")
    seen: dict[str, Any] = t.g.observe(1)
    cards = seen["players"][0]["cards"]
    assert cards[3 * (region - 1) : 3 * region] == [1, 40, 0]
    assert sorted(cards) == [*[0] * 13, 1, 40]


@rule("ZG-BRD-05", "ZG-BRD-07", "ZG-BRD-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_side_a_all_boards_are_alike_and_give_nothing(zhanguo: Table, seats: int) -> None:
    t = zhanguo(seats=seats, boards="a").hand(0, 40)
    assert t.asks == "PlayCard"
    assert {t.player(seat).board for seat in range(seats)} == {0}
    assert t.g.board_of(0).abilities == []
    t.play("card 40", "action hire", "official red", "region 2")
    assert t.asks == "ClaimTasks"


@rule("ZG-BRD-05", "ZG-BRD-06")
def test_a_pack_cannot_give_side_a_an_ability_nor_take_one_from_a_b_side(pack: Print) -> None:
    with pytest.raises(ContentError, match=r"side A has no ability .ZG-BRD-05"):
        load(pack("boards.toml", "abilities = []", 'abilities = ["B_MARKER"]'))
    with pytest.raises(ContentError, match=r"each B side has an ability .ZG-BRD-06"):
        load(pack("boards.toml", 'abilities = ["B_MARKER"]', "abilities = []"))


@rule("ZG-BRD-06")
def test_each_b_side_has_abilities_of_its_own(zhanguo: Table) -> None:
    abilities = [side.abilities for side in load().box.boards[1:]]
    assert all(abilities)
    assert len({ability for side in abilities for ability in side}) == sum(map(len, abilities)) == 6
    for board, follow in (("b_square", {"ability b_marker"}), ("b_star", {"ability b_hire_points", "done"})):
        t = zhanguo(boards="b").play(f"board {board}", "board b_triangle")
        for _ in (0, 1):
            owner = t.player(t.seat).board != 3
            t.play(f"card {t.player(t.seat).hand[0]}", "action hire", "official red", "region 2")
            assert (t.options() == follow) is owner
            t.play(*(["ability b_marker", "marker beige"] if "ability b_marker" in t.options() else [])).finish_turn()


@rule("ZG-BRD-07")
def test_side_a_is_the_usual_one(zhanguo: Table) -> None:
    assert zhanguo(seats=3).g.observe(0)["board_mode"] == 0
    assert zhanguo(seats=3).asks == "PlayCard"


@rule("ZG-BRD-08", "ZG-BRD-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b_sides_are_chosen_from_the_last_player_to_the_first(seats: int) -> None:
    firsts = set()
    for seed in range(30):
        t = Builder(seats, seed=f"b sides {seed}", boards="b")
        firsts.add(t.g.first)
        expected = t.g.clockwise(t.g.first)[::-1]
        asked = seats_asked_for_a_board(t)
        assert asked == (expected[:3] if seats == 4 else expected)
        assert (t.asks, t.seat) == ("PlayCard", t.g.first)
    assert firsts == set(range(seats))


@rule("ZG-BRD-08")
def test_a_board_is_taken_once_and_a_choice_must_be_made(zhanguo: Table) -> None:
    t = zhanguo(seats=3, boards="b").play("board b_star")
    assert t.why("board b_star") == "ZG-BRD-08"
    assert t.why("pass") == "ZG-BRD-08"
    assert t.options() == B_SIDES - {"board b_star"}


@rule("ZG-BRD-08")
def test_the_first_of_four_players_is_left_with_the_fourth_board(zhanguo: Table) -> None:
    t = zhanguo(seats=4, boards="b").play("board b_star", "board b_square", "board b_circle")
    assert t.asks == "PlayCard"
    assert t.player(t.g.first).board == 3
    assert sorted(player.board for player in t.g.players) == [1, 2, 3, 4]


@rule("ZG-BRD-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_four_boards_are_on_offer_whoever_plays(zhanguo: Table, seats: int) -> None:
    assert zhanguo(seats=seats, boards="b").options() == B_SIDES


@rule("ZG-BRD-11")
@pytest.mark.parametrize(("boards", "sides"), [("a", {"A"}), ("b", {"B"}), ("auction", {"B"})])
def test_all_players_use_the_same_side(zhanguo: Table, boards: str, sides: set[str]) -> None:
    t = zhanguo(seats=3, boards=boards)
    while t.asks != "PlayCard":
        t.play("pass" if "pass" in t.options() else min(t.options()))
    assert {"B" if t.player(seat).board else "A" for seat in range(3)} == sides


@rule("ZG-BRD-12")
def test_players_may_agree_to_auction_the_b_sides(zhanguo: Table) -> None:
    assert zhanguo(boards="auction").asks == "Bid"
    assert zhanguo(boards="b").asks == "ChooseBoard"
    assert zhanguo(boards="a").asks == "PlayCard"
