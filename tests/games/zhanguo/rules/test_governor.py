"""Appoint one governor (ZG-GOV)."""

from collections.abc import Callable

import pytest

from teahouse.games.zhanguo.loading import load
from teahouse.games.zhanguo.rules.names import BONUSES, GOVERNOR, SQUARE_OFFICIAL, SQUARE_POINTS, SQUARE_VP
from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]
REGIONS = range(1, 6)
POINTS, OFFICIAL, VP = 1, 2, 3
"""The printed squares of every region, by number."""
ALL = "red grey white"


def appointing(t: Builder, *words: str) -> Builder:
    """Seat 0 has chosen the action."""
    return t.hand(0, 5).play("card 5", "action governor", *words)


def governors(t: Builder, seat: int = 0) -> list[int]:
    """Own governors on the main board, by region."""
    return [t.g.governors_of(seat, region) for region in range(5)]


@rule("ZG-GOV-01")
def test_the_region_is_named_first_and_must_be_named(zhanguo: Table) -> None:
    t = appointing(zhanguo().clear_officials(0).region(0, 2, governor=ALL).region(0, 5, governor=ALL))
    assert t.asks == "AppointRegion"
    assert t.options() == {"region 2", "region 5"}
    for word in ("pass", "done", "square 2.1", "beside 2"):
        assert t.why(word) == "ZG-GOV-01"
    t.play("region 5", f"square 5.{VP}")
    assert governors(t) == [0, 0, 0, 0, 1], "one governor"


@rule("ZG-GOV-02")
@pytest.mark.parametrize("region", REGIONS)
def test_one_official_of_each_colour_returns_from_the_governor_area(zhanguo: Table, region: int) -> None:
    t = zhanguo().clear_officials(0).region(0, region, governor=ALL + " red white", working="grey red")
    other = region % 5 + 1
    appointing(t.region(0, other, governor=ALL), f"region {region}")
    assert t.officials(0, region) == ("red white", "red grey")
    assert t.officials(0, other) == ("red grey white", "")
    assert t.player(0).supply == [2, 3, 3]


@rule("ZG-GOV-03")
@pytest.mark.parametrize("colour", ["red", "grey", "white"])
def test_officials_among_the_workers_do_not_pay(zhanguo: Table, colour: str) -> None:
    rest = " ".join(each for each in ("red", "grey", "white") if each != colour)
    t = zhanguo().clear_officials(0).region(0, 3, governor=rest, working=colour).hand(0, 5).play("card 5")
    assert t.why("action governor") == "ZG-GOV-04"
    t.region(0, 4, governor=ALL).play("action governor")
    assert t.why("region 3") == "ZG-GOV-04"


@rule("ZG-GOV-04")
@pytest.mark.parametrize("colours", ["", "red red grey grey", "red white", "grey white white"])
def test_a_region_without_all_three_colours_cannot_be_chosen(zhanguo: Table, colours: str) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, governor=colours).region(0, 2, governor="red").hand(0, 5)
    assert t.play("card 5").why("action governor") == "ZG-GOV-04", "three colours must stand in one region"
    t.region(0, 4, governor=ALL).play("action governor")
    assert t.why("region 3") == "ZG-GOV-04"
    assert t.lack("region 3") == ("official-colour", len(set(colours.split())), 3)
    assert t.options() == {"region 4"}


@rule("ZG-GOV-05")
@pytest.mark.parametrize("region", REGIONS)
def test_one_own_governor_goes_from_the_supply_to_the_region(zhanguo: Table, region: int) -> None:
    t = zhanguo().clear_officials(0).region(0, region, governor=ALL)
    appointing(t, f"region {region}")
    assert not {"pass", "done"} & t.options()
    assert t.why("pass") == "ZG-GOV-06"
    t.play(f"square {region}.{VP}")
    assert t.player(0).governors == 7
    assert t.player(1).governors == 8
    assert governors(t) == [int(each == region) for each in REGIONS]
    assert governors(t, 1) == [0] * 5


@rule("ZG-GOV-06")
def test_the_governor_must_take_a_free_square_of_the_region_and_gets_its_bonus(zhanguo: Table) -> None:
    t = appointing(zhanguo().clear_officials(0).region(0, 3, governor=ALL).place(1, "governor", "3.1"), "region 3")
    assert t.options() == {"square 3.2", "square 3.3"}
    for word in ("beside 3", "square 2.1", "square 4.2", "square 3.4", "pass"):
        assert t.why(word) == "ZG-GOV-06"
    t.play("square 3.3")
    assert t.player(0).vp == 4
    assert t.g.squares[8:12] == [1, -1, 0, -1]


@rule("ZG-GOV-07")
def test_without_a_free_square_the_governor_stands_beside_and_gives_nothing(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, governor=ALL + " red", unrest=2)
    t.place(1, "governor", "3.1", "3.2").place(0, "governor", "3.3")
    appointing(t, "region 3")
    assert t.asks not in ("ChooseSquare", "Reassign", "HireColour")
    assert governors(t) == [0, 0, 2, 0, 0]
    assert t.g.beside[8] == 1
    assert t.player(0).vp == 0
    assert t.player(0).governors == 6
    assert t.player(0).unrest[2] == 0, "unrest is reset all the same"


@rule("ZG-GOV-08")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_square_holds_one_governor(zhanguo: Table, owner: int) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, governor=ALL).place(owner, "governor", "3.2")
    appointing(t, "region 3")
    assert t.why("square 3.2") == "ZG-GOV-08"
    assert t.options() == {"square 3.1", "square 3.3"}


@rule("ZG-GOV-09")
def test_any_number_of_governors_of_one_player_in_one_region(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, governor=ALL)
    t.place(0, "governor", "3.1", "3.2", "3.3", "3", "3", "3", "3").place(1, "governor", "3", "3", "3")
    appointing(t, "region 3")
    assert governors(t) == [0, 0, 8, 0, 0]
    assert t.g.beside[8:10] == [5, 3]


@rule("ZG-GOV-10")
def test_with_all_eight_governors_on_the_board_the_action_cannot_be_chosen(zhanguo: Table) -> None:
    t = zhanguo().region(0, 3, governor=ALL).place(0, "governor", "1.1", "2.1", "4.1", "5.1", "3", "3", "3")
    t.hand(0, 5).play("card 5")
    assert t.why("action governor") is None, "the eighth is left"
    t.place(0, "governor", "3.2")
    assert t.why("action governor") == "ZG-GOV-10"


@rule("ZG-GOV-11")
@pytest.mark.parametrize("unrest", [1, 2, 3, 4])
def test_unrest_of_the_region_is_reset_to_zero(zhanguo: Table, unrest: int) -> None:
    t = appointing(zhanguo().region(0, 3, governor=ALL, unrest=unrest), "region 3", f"square 3.{VP}")
    assert t.player(0).unrest[2] == 0
    assert [event.args for event in t.heard("unrest-down")] == [(2, unrest)]


@rule("ZG-GOV-12")
def test_on_an_empty_track_the_reset_is_skipped(zhanguo: Table) -> None:
    t = appointing(zhanguo().region(0, 3, governor=ALL), "region 3", f"square 3.{VP}")
    assert t.player(0).unrest == [0] * 5
    assert t.heard("unrest-down") == []
    assert governors(t) == [0, 0, 1, 0, 0]


@rule("ZG-GOV-13")
def test_the_reset_is_for_the_named_region_of_the_acting_player_alone(zhanguo: Table) -> None:
    t = zhanguo(3)
    for seat in range(3):
        for region in REGIONS:
            t.region(seat, region, unrest=2)
    appointing(t.region(0, 4, governor=ALL), "region 4", f"square 4.{VP}")
    assert [t.player(seat).unrest for seat in range(3)] == [[2, 2, 2, 0, 2], [2] * 5, [2] * 5]


@rule("ZG-GOV-14")
@pytest.mark.parametrize("spent", [0, 1, 4])
def test_square_a_gives_up_to_four_reassignment_points(zhanguo: Table, spent: int) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, governor=ALL).region(0, 1, governor="red")
    appointing(t, "region 3", f"square 3.{POINTS}")
    assert t.asks == "Reassign"
    assert "done" in t.options()
    for region in range(1, spent + 1):
        t.play(f"cube governor.{region}.red", f"governor-area {region + 1}")
    if spent < 4:
        t.play("done")
    assert t.asks != "Reassign"
    assert t.officials(0, spent + 1) == ("red", "")
    assert t.player(0).vp == 0


@rule("ZG-GOV-15")
@pytest.mark.parametrize("region", REGIONS)
@pytest.mark.parametrize("colour", ["red", "grey", "white"])
def test_square_b_gives_an_official_of_any_colour_for_any_governor_area(
    zhanguo: Table, region: int, colour: str
) -> None:
    t = appointing(zhanguo().clear_officials(0).region(0, 3, governor=ALL), "region 3", f"square 3.{OFFICIAL}")
    assert t.options() == {"official red", "official grey", "official white", "pass"}
    t.play(f"official {colour}")
    assert t.options() == {f"region {each}" for each in REGIONS}
    t.play(f"region {region}")
    assert t.officials(0, region) == (colour, "")
    assert t.player(0).officials_in_supply() == 14


@rule("ZG-GOV-15")
def test_the_official_of_square_b_may_be_declined(zhanguo: Table) -> None:
    t = appointing(zhanguo().clear_officials(0).region(0, 3, governor=ALL), "region 3", f"square 3.{OFFICIAL}")
    t.play("pass")
    assert t.player(0).supply == [5, 5, 5]
    assert (t.seat, t.asks) == (1, "PlayCard")


@rule("ZG-GOV-16")
def test_square_c_scores_four_points_at_once(zhanguo: Table) -> None:
    t = appointing(zhanguo().clear_officials(0).region(0, 3, governor=ALL), "region 3", f"square 3.{VP}")
    assert t.player(0).vp == 4
    assert t.player(1).vp == 0
    assert (t.seat, t.asks) == (1, "PlayCard"), "nothing to decide"


@rule("ZG-GOV-17")
def test_the_bonus_comes_after_the_payment_and_before_the_reset(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, governor=ALL, unrest=2).region(0, 1, governor=" ".join([ALL] * 4))
    assert t.player(0).supply == [0, 0, 0]
    appointing(t, "region 3", f"square 3.{OFFICIAL}")
    assert t.options() == {"official red", "official grey", "official white", "pass"}, "those just returned"
    assert t.player(0).unrest[2] == 2
    t.play("official grey", "region 3")
    assert t.officials(0, 3) == ("grey", "")
    assert t.player(0).unrest[2] == 0


@rule("ZG-GOV-17")
def test_unrest_is_reset_after_the_points_are_spent(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, governor=ALL + " red", unrest=2)
    appointing(t, "region 3", f"square 3.{POINTS}", "cube governor.3.red", "governor-area 2")
    assert t.player(0).unrest[2] == 2
    assert t.play("done").player(0).unrest[2] == 0


@rule("ZG-GOV-18")
def test_a_square_of_points_may_be_taken_with_nobody_left_to_reassign(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, governor=ALL, unrest=1)
    appointing(t, "region 3", f"square 3.{POINTS}")
    assert (t.seat, t.asks) == (1, "PlayCard"), "the bonus is lost"
    assert governors(t) == [0, 0, 1, 0, 0]
    assert t.player(0).unrest[2] == 0


@rule("ZG-GOV-18")
def test_a_square_with_an_official_may_be_taken_with_nobody_left_to_hire(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 4, governor=" ".join([ALL] * 5)).round(3).markers(0, short="brown")
    t.run("give_rewards").play("take", "region 5")
    assert t.why(f"square 5.{OFFICIAL}") is None
    t.play(f"square 5.{OFFICIAL}")
    assert t.asks != "HireColour"
    assert t.player(0).supply == [0, 0, 0]
    assert governors(t) == [0, 0, 0, 0, 1]


@rule("ZG-GOV-19")
def test_cards_of_a_region_just_reset_are_free_again(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0)
    here, elsewhere = t.a_card(GOVERNOR, BONUSES.index("VP")), t.a_card(GOVERNOR, BONUSES.index("WORKER"))
    t.region(0, 3, governor=ALL, unrest=4, cards=[here]).region(0, 4, unrest=3, cards=[elsewhere])
    appointing(t, "region 3", f"square 3.{POINTS}")
    assert t.asks == "Activate"
    assert t.why(f"card {here}") is None
    assert t.why(f"card {elsewhere}") == "ZG-ACT-17", "region 4 was not reset"
    assert t.play(f"card {here}").player(0).vp == t.kind.box.card_amount[here]


@rule("ZG-GOV-20")
def test_squares_and_their_bonuses_are_read_from_the_board(zhanguo: Table) -> None:
    box = load().box
    box.governor_squares[1] = [SQUARE_VP, SQUARE_POINTS, SQUARE_OFFICIAL, SQUARE_VP]
    box.governor_squares[2] = [SQUARE_OFFICIAL]
    box.square_vp, box.square_points = 7, 2
    t = zhanguo(box=box).clear_officials(0).region(0, 2, governor=ALL + " " + ALL).region(0, 3, governor=ALL)
    appointing(t, "region 2")
    assert t.options() == {f"square 2.{square}" for square in (1, 2, 3, 4)}
    t.play("square 2.4")
    assert t.player(0).vp == 7
    appointing(t.first(0), "region 2", "square 2.2")
    assert (t.asks, t.g.open[0].by_name()) == ("Reassign", {"seat": 0, "points": 2, "must": 0})
    t.play("done").first(0)
    appointing(t, "region 3")
    assert t.options() == {"square 3.1"}
    t.play("square 3.1")
    assert t.asks == "HireColour"
    t.play("pass").first(0).region(0, 3, governor=ALL)
    appointing(t, "region 3")
    assert t.g.beside[8] == 1


@rule("ZG-GOV-20")
def test_a_region_without_squares_takes_governors_beside(zhanguo: Table) -> None:
    box = load().box
    box.governor_squares[2] = []
    t = appointing(zhanguo(box=box).region(0, 3, governor=ALL), "region 3")
    assert t.g.beside[8] == 1
    assert t.asks != "ChooseSquare"


@rule("ZG-GOV-21")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("region", REGIONS)
def test_the_squares_are_the_same_for_every_number_of_players(zhanguo: Table, seats: int, region: int) -> None:
    t = zhanguo(seats).clear_officials(0).region(0, region, governor=" ".join([ALL] * 4))
    for taken in range(3):
        appointing(t.first(0), f"region {region}")
        assert t.options() == {f"square {region}.{square}" for square in range(taken + 1, 4)}
        t.play(f"square {region}.{taken + 1}").finish_turn()
    appointing(t.first(0), f"region {region}")
    assert t.asks != "ChooseSquare"
    assert t.g.beside[4 * (region - 1)] == 1
