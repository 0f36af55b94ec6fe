"""Activation of card abilities (ZG-ACT)."""

from typing import NamedTuple

import pytest

from teahouse.games.zhanguo.loading import load
from teahouse.games.zhanguo.rules.names import (
    ACTIONS,
    BOARD_A,
    CALM_ANY,
    GOVERNOR,
    HIRE,
    OFFICIAL,
    PALACE,
    REASSIGN,
    RECRUIT,
    RED,
    SQUARE_OFFICIAL,
    SQUARE_VP,
    VP,
    WALL,
    WORKER,
)
from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder


class Ability(NamedTuple):
    """What a test prints on a card: 3 VP unless it says otherwise."""

    trigger: int
    bonus: int = VP
    colour: int = -1


def table(printed: dict[int, Ability], square: int = SQUARE_VP) -> Builder:
    """Seat 0 is on turn and able to perform every court action; cards are printed as the test says."""
    box = load().box
    box.governor_squares = [[square] for _ in range(5)]
    for card, ability in printed.items():
        box.card_trigger[card] = ability.trigger
        box.card_bonus[card] = ability.bonus
        box.card_amount[card] = 3 if ability.bonus == VP else 0
        box.card_bonus_colour[card] = ability.colour
    return Builder(box=box).first(0).able(0)


def bonus_vp(t: Builder) -> list[int]:
    """What the card bonuses scored, one by one."""
    return [event.args[0] for event in t.heard("vp-card")]


@rule("ZG-ACT-01", "ZG-ACT-14", "ZG-ACT-20")
def test_several_cards_may_be_activated_in_any_order_after_the_action() -> None:
    t = table({100: Ability(WALL), 101: Ability(WALL), 102: Ability(WALL)}).hand(0, 50)
    t.region(0, 5, cards=[100, 101]).region(0, 2, cards=[102]).play("card 50", "action wall", "cell gold_1.1")
    assert t.asks == "WallWorker"
    t.play("region 1")
    assert t.options() == {"card 100", "card 101", "card 102", "done"}
    t.play("card 101")
    assert t.options() == {"card 100", "card 102", "done"}
    t.play("card 100", "done")
    assert bonus_vp(t) == [3, 3]
    assert t.asks != "Activate"


@rule("ZG-ACT-20")
def test_all_abilities_may_be_declined() -> None:
    t = table({100: Ability(WALL), 101: Ability(WALL)}).hand(0, 50).region(0, 5, cards=[100, 101])
    t.act(50, "wall").play("done")
    assert bonus_vp(t) == []
    assert t.asks != "Activate"


@rule("ZG-ACT-02")
def test_only_cards_on_the_own_board_are_activated() -> None:
    t = table({number: Ability(WALL) for number in (50, 100, 101, 102)}).hand(0, 50, 102)
    t.region(0, 5, cards=[100]).region(1, 5, cards=[101]).act(50, "wall")
    assert t.options() == {"card 100", "done"}
    assert t.why("card 50") == "ZG-ACT-02"  # the card just played to the court
    assert t.why("card 101") == "ZG-ACT-02"  # on the board of another player
    assert t.why("card 102") == "ZG-ACT-02"  # in the hand


@rule("ZG-ACT-02", "ZG-ACT-16")
def test_the_ability_of_the_card_played_to_the_court_is_irrelevant() -> None:
    t = table({50: Ability(WALL)}).hand(0, 50).clear_officials(0).act(50, "wall")
    assert bonus_vp(t) == []
    assert (t.asks, t.seat) == ("PlayCard", 1)


@rule("ZG-ACT-03")
@pytest.mark.parametrize("action", [WALL, PALACE, RECRUIT, HIRE, GOVERNOR])
def test_the_trigger_must_be_the_action_performed(action: int) -> None:
    triggers = (WALL, PALACE, RECRUIT, HIRE, GOVERNOR)
    t = table({100 + trigger: Ability(trigger) for trigger in triggers}).hand(0, 50)
    t.region(0, 5, cards=[100, 101, 102]).region(0, 2, cards=[104, 105]).act(50, ACTIONS[action])
    assert t.options() == {f"card {100 + action}", "done"}
    for trigger in triggers:
        assert t.why(f"card {100 + trigger}") == (None if trigger == action else "ZG-ACT-03")


def offered(action: int, played: int, *pile: int) -> bool:
    """Perform an action with a card on top of a court pile: is an own card with its trigger offered?"""
    t = table({100: Ability(action)}).court(*pile).hand(0, played).region(0, 5, cards=[100])
    t.act(played, ACTIONS[action])
    assert [event.args for event in t.heard("court")] == [(played, action)]
    if t.asks != "Activate":
        assert bonus_vp(t) == []
        return False
    t.play("card 100")
    assert bonus_vp(t) == [3]
    return True


@rule("ZG-ACT-04", "ZG-ACT-05", "ZG-ACT-13")
def test_a_wall_wants_a_higher_number_than_the_card_under_it() -> None:
    assert offered(WALL, 51, 50)
    assert not offered(WALL, 50, 51)


@rule("ZG-ACT-04", "ZG-ACT-06", "ZG-ACT-13")
def test_a_palace_wants_a_higher_number_than_the_card_under_it() -> None:
    assert offered(PALACE, 51, 50)
    assert not offered(PALACE, 50, 51)


@rule("ZG-ACT-04", "ZG-ACT-07", "ZG-ACT-13")
def test_recruiting_wants_a_higher_number_than_the_card_under_it() -> None:
    assert offered(RECRUIT, 51, 50)
    assert not offered(RECRUIT, 50, 51)


@rule("ZG-ACT-04", "ZG-ACT-08", "ZG-ACT-13")
def test_hiring_wants_a_lower_number_than_the_card_under_it() -> None:
    assert offered(HIRE, 50, 51)
    assert not offered(HIRE, 51, 50)


@rule("ZG-ACT-04", "ZG-ACT-09", "ZG-ACT-13")
def test_a_governor_wants_a_lower_number_than_the_card_under_it() -> None:
    assert offered(GOVERNOR, 50, 51)
    assert not offered(GOVERNOR, 51, 50)


@rule("ZG-ACT-04")
def test_the_number_is_compared_with_the_card_directly_under_it_only() -> None:
    assert offered(WALL, 50, 120, 1, 49)
    assert not offered(WALL, 50, 1, 2, 51)


@rule("ZG-ACT-04")
def test_a_card_of_a_wrong_number_is_refused_for_its_number() -> None:
    t = table({100: Ability(WALL)}).board(0, "b_square").region(0, 5, cards=[100]).court(51).hand(0, 50)
    t.act(50, "wall")
    assert t.options() == {"ability b_marker"}
    assert t.why("card 100") == "ZG-ACT-04"


@rule("ZG-ACT-10")
def test_reassigning_triggers_no_card_whatever_the_numbers() -> None:
    assert not offered(REASSIGN, 50, 51)
    assert not offered(REASSIGN, 51, 50)
    assert not offered(REASSIGN, 50)


@rule("ZG-ACT-11", "ZG-ACT-12")
@pytest.mark.parametrize("played", [1, 120])
@pytest.mark.parametrize("action", [WALL, PALACE, RECRUIT, HIRE, GOVERNOR])
def test_the_first_card_of_the_court_suits_every_trigger(action: int, played: int) -> None:
    assert offered(action, played)


@rule("ZG-ACT-15")
def test_activating_gives_the_printed_bonus() -> None:
    t = table({100: Ability(WALL, WORKER)}).hand(0, 50).region(0, 5, cards=[100])
    t.act(50, "wall").play("card 100")
    assert t.player(0).workers == [1, 1, 0, 0, 1]
    assert [event.args for event in t.heard("activated")] == [(100,)]


@rule("ZG-ACT-16")
def test_without_a_card_of_the_trigger_the_turn_ends_but_task_claims_still_come() -> None:
    t = table({100: Ability(HIRE)}).hand(0, 50).clear_officials(0).region(0, 5, cards=[100])
    t.task(0, "task_wall_1").task(3, "task_wall_4").place(0, "wall", "turquoise_1.1", "turquoise_2.1").act(50, "wall")
    assert (t.asks, t.seat) == ("ClaimTasks", 0)
    assert t.options() == {"task upper.wall", "done"}


@rule("ZG-ACT-16")
def test_without_a_card_of_the_trigger_the_b_side_still_works() -> None:
    t = table({}).board(0, "b_square").hand(0, 50).act(50, "wall")
    assert t.options() == {"ability b_marker"}


@rule("ZG-ACT-17")
def test_a_card_in_a_region_with_the_cube_on_the_rightmost_cell_is_blocked() -> None:
    t = table({100: Ability(WALL), 101: Ability(WALL)}).hand(0, 50)
    cells = t.g.board_of(0).unrest_cells
    t.region(0, 5, cards=[100], unrest=cells[4]).region(0, 2, cards=[101], unrest=cells[1] - 1)
    t.region(1, 2, unrest=cells[1]).act(50, "wall")
    assert t.options() == {"card 101", "done"}
    assert t.why("card 100") == "ZG-ACT-17"
    t.play("card 101")
    assert t.asks != "Activate"


@rule("ZG-ACT-18", "ZG-ACT-14")
def test_an_earlier_bonus_may_unblock_a_region() -> None:
    t = table({100: Ability(WALL), 101: Ability(WALL, CALM_ANY)}).hand(0, 50)
    t.region(0, 5, cards=[100], unrest=t.g.board_of(0).unrest_cells[4]).region(0, 2, cards=[101])
    t.act(50, "wall")
    assert t.why("card 100") == "ZG-ACT-17"
    t.play("card 101", "region 5", "card 100")
    assert bonus_vp(t) == [3]


@rule("ZG-ACT-18")
def test_the_action_itself_may_block_a_region() -> None:
    t = table({100: Ability(RECRUIT), 101: Ability(RECRUIT)}).hand(0, 50)
    t.region(0, 3, cards=[100], unrest=t.g.board_of(0).unrest_cells[2] - 1).region(0, 2, cards=[101])
    t.act(50, "recruit")
    assert t.why("card 100") == "ZG-ACT-17"
    assert t.why("card 101") is None


@rule("ZG-ACT-18")
def test_the_action_itself_may_unblock_a_region() -> None:
    t = table({100: Ability(GOVERNOR)}).hand(0, 50)
    t.region(0, 4, cards=[100], unrest=t.g.board_of(0).unrest_cells[3]).act(50, "governor").play("card 100")
    assert bonus_vp(t) == [3]


@rule("ZG-ACT-19")
def test_a_card_is_activated_once_for_one_court_action() -> None:
    t = table({100: Ability(WALL), 101: Ability(WALL)}).hand(0, 50).region(0, 5, cards=[100, 101])
    t.act(50, "wall").play("card 100")
    assert t.why("card 100") == "ZG-ACT-19"
    assert t.options() == {"card 101", "done"}
    t.play("card 101")
    assert bonus_vp(t) == [3, 3]


@rule("ZG-ACT-19")
def test_the_next_court_action_activates_the_card_again() -> None:
    t = table({100: Ability(HIRE)}).hand(0, 50, 20).hand(1, 30).region(0, 5, cards=[100])
    t.act(50, "hire").play("card 100").finish_turn()
    t.act(30, "hire").finish_turn()
    t.act(20, "hire").play("card 100")
    assert bonus_vp(t) == [3, 3]


@rule("ZG-ACT-21")
def test_an_official_of_a_card_bonus_triggers_nothing_further() -> None:
    t = table({100: Ability(RECRUIT, OFFICIAL, RED), 101: Ability(HIRE), 102: Ability(RECRUIT, WORKER)})
    t.board(0, "b_star").hand(0, 50).region(0, 3, working="red").region(0, 5, cards=[100, 101, 102])
    t.act(50, "recruit").play("card 100", "card 102")
    assert t.officials(0, 5) == ("red", "")
    assert t.asks != "Activate"
    assert bonus_vp(t) == []


@rule("ZG-ACT-21")
def test_an_official_of_a_governor_square_triggers_nothing_further() -> None:
    t = table({100: Ability(GOVERNOR), 101: Ability(HIRE)}, square=SQUARE_OFFICIAL).hand(0, 50)
    t.region(0, 5, cards=[100, 101]).act(50, "governor").play("official grey", "region 1")
    assert t.options() == {"card 100", "done"}


@rule("ZG-ACT-22")
def test_a_cell_above_the_no_palace_symbol_alone_does_not_block_cards() -> None:
    t = table({100: Ability(WALL)}).hand(0, 50)
    board = t.kind.box.boards[BOARD_A]
    board.unrest_cells[4], board.palace_block_cells[4] = 3, [2]
    t.region(0, 5, cards=[100], unrest=2).act(50, "wall").play("card 100")
    assert bonus_vp(t) == [3]


@rule("ZG-ACT-23")
def test_example_a_palace_with_a_higher_card_brings_the_three_vp() -> None:
    t = table({75: Ability(PALACE)}).court(60).hand(0, 61).region(0, 5, cards=[75])
    t.act(61, "palace")
    before = t.player(0).vp
    t.play("card 75")
    assert t.player(0).vp == before + 3


@rule("ZG-ACT-24")
def test_example_a_governor_with_40_on_70_activates_all_but_region_4() -> None:
    t = table({100: Ability(GOVERNOR), 101: Ability(GOVERNOR), 102: Ability(GOVERNOR), 103: Ability(HIRE)})
    t.court(70).hand(0, 40).region(0, 1, governor="red grey white", cards=[100]).region(0, 2, cards=[101, 103])
    t.region(0, 4, cards=[102], unrest=t.g.board_of(0).unrest_cells[3])
    t.play("card 40", "action governor", "region 1", "square 1.1")
    assert t.g.governors_of(0, 0) == 1
    assert t.options() == {"card 100", "card 101", "done"}
    assert t.why("card 102") == "ZG-ACT-17"
    t.play("card 100", "card 101")
    assert bonus_vp(t) == [3, 3]


@rule("ZG-ACT-25", "ZG-ACT-13")
def test_example_a_governor_with_a_higher_card_is_appointed_without_abilities() -> None:
    t = table({100: Ability(GOVERNOR)}).court(40).hand(0, 70).region(0, 5, cards=[100])
    t.act(70, "governor")
    assert t.g.governors_of(0, 3) == 1
    assert (t.asks, t.seat) == ("PlayCard", 1)
    assert bonus_vp(t) == []


@rule("ZG-ACT-13")
@pytest.mark.parametrize("under", [1, 120])
def test_no_number_prevents_a_court_action(under: int) -> None:
    t = table({}).court(under).hand(0, 50).play("card 50")
    assert {f"action {action}" for action in ACTIONS} <= t.options()
