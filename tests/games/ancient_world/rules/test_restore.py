"""Restoring lost cards and taking the first-player token (AW-RES)."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder

Table = Callable[..., Builder]


@rule("AW-RES-01")
@pytest.mark.parametrize(
    ("restored", "left"),
    [
        (("done",), "fishing_spot smithy crane"),
        (("empire smithy", "done"), "fishing_spot crane"),
        (("empire crane", "empire fishing_spot"), "smithy"),
    ],
)
def test_none_one_or_two_own_lost_cards_are_restored(
    ancient_world: Table, restored: tuple[str, ...], left: str
) -> None:
    t = ancient_world().lost(0, "fishing_spot", "smithy", "crane").lost(1, "watchtower").place(1, "cell restore")
    assert t.options() == {"done", "empire fishing_spot", "empire smithy", "empire crane"}
    assert t.why("empire wheat_fields") == t.why("empire watchtower") == t.why("pass") == "AW-RES-01"
    t.play(*restored)
    assert t.face_down(0) == left
    assert t.face_down(1) == "watchtower"
    assert (t.asks, t.seat) == ("TakeTurn", 1)


@rule("AW-RES-02")
def test_a_restored_card_works_again(ancient_world: Table) -> None:
    t = ancient_world().city(0, "smithy", "market_stalls").titan("sun_devourer").turn(1).play("pass")
    whole = t.attack("sun_devourer")
    t.lost(0, "smithy", "market_stalls")
    assert t.attack("sun_devourer") == whole - 1
    t.place(1, "cell restore", "empire smithy", "empire market_stalls")
    assert t.attack("sun_devourer") == whole
    assert t.face_up(0) == "fishing_spot wheat_fields smithy market_stalls"
    left = t.player(0).coins
    t.end_round()
    assert t.player(0).coins == left + 5 + 1


@rule("AW-RES-03", "AW-RES-05")
def test_the_token_is_taken_hand_side_up_and_a_coin_with_it(ancient_world: Table) -> None:
    t = ancient_world(seats=3).turn(1).place(2, "cell restore")
    assert (t.g.first, t.g.hand_up) == (1, True)
    assert [player.coins for player in t.g.players] == [6, 7 + 1, 8]


@rule("AW-RES-04", "AW-RES-06")
def test_later_citizens_restore_and_get_the_coin_but_not_the_token(ancient_world: Table) -> None:
    t = ancient_world(seats=3).lost(2, "fishing_spot", "wheat_fields").turn(1).place(2, "cell restore")
    t.place(1, "cell restore", "empire fishing_spot", "empire wheat_fields")
    assert (t.g.first, t.g.hand_up) == (1, True)
    assert t.face_down(2) == ""
    assert t.player(2).coins == 8 + 1
    assert len(t.heard("token")) == 1
    t.city(0, "town_hall").place(3, "empire town_hall")
    assert t.g.first == 1


@rule("AW-RES-04")
def test_in_the_next_round_it_can_be_taken_again(ancient_world: Table) -> None:
    t = ancient_world().turn(1).place(2, "cell restore").end_round()
    assert (t.g.first, t.g.hand_up) == (1, False)
    t.turn(0).place(1, "cell restore")
    assert (t.g.first, t.g.hand_up) == (0, True)


@rule("AW-RES-07")
def test_any_citizen_may_join_those_on_the_cell(ancient_world: Table) -> None:
    t = ancient_world().placed("restore", 1, 2, 3)
    for skill in (3, 1, 2):
        t.turn(0).place(skill, "cell restore")
    assert t.on_cell("restore") == [2, 3, 3, 1, 2]
    assert t.player(0).coins == 6 + 3


@rule("AW-RES-08")
def test_the_holder_may_lock_the_token(ancient_world: Table) -> None:
    t = ancient_world()
    assert (t.g.first, t.g.hand_up) == (0, False)
    t.place(1, "cell restore")
    assert (t.g.first, t.g.hand_up) == (0, True)
    t.place(1, "cell restore")
    assert t.g.first == 0


@rule("AW-RES-09")
def test_without_a_lost_card_there_are_still_token_and_coin(ancient_world: Table) -> None:
    t = ancient_world().turn(1).place(1, "cell restore")
    assert (t.asks, t.seat) == ("TakeTurn", 0)
    assert (t.g.first, t.player(1).coins) == (1, 7 + 1)
