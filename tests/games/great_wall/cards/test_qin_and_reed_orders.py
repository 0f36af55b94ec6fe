"""The order of the Reed clan and the six of Qin, each played from top to bottom."""

import pytest

from teahouse.games.great_wall.rules.words import AREAS
from tests.games.great_wall.builder import Builder

REED, QIN = 1, 2
TRACK = "sawmill quarry gold_mine pagoda barracks"


def solo() -> Builder:
    """Bare, Qin active; the Reed officials already stand in his lowest areas, so that nobody moves them."""
    return Builder(1).tea(0, QIN, REED).area_track(TRACK).reed("gold_mine", "pagoda", "barracks")


def begin(t: Builder, order: str) -> Builder:
    return t.orders_on_track((QIN, order)).turn(QIN)


def test_whisper_of_the_reeds() -> None:
    t = Builder(2).tea(1, 0, 2)
    t.g.order_track = [2, -1, -1]
    t.turn(2).play("official sawmill", "area academy", "official quarry", "area embassy")
    assert t.areas_of(2) == ["gold_mine", "embassy", "academy"]
    assert (t.asks, t.seat) == ("MoveOfficial", 1)
    t.play("official supply", "area sawmill", "official supply", "area quarry")
    assert (t.asks, t.seat) == ("MoveOfficial", 0)
    t.play("done")
    assert (t.asks, t.seat) == ("StoreForReed", 1)
    t.play("resource stone")
    assert (t.g.warehouse, t.areas_of(1)) == ([0, 1, 0], ["sawmill", "quarry"])


def test_tyranny() -> None:
    t = begin(solo().officials(0, sawmill=1), "tyranny")
    assert t.areas_of(QIN) == ["pagoda", "barracks"]
    t.play("official supply", "area academy", "official supply", "area sawmill")
    assert [AREAS[event.args[0]] for event in t.heard("activated")] == ["sawmill"]


def test_economy() -> None:
    t = begin(solo(), "economy")
    assert (t.areas_of(QIN), t.clan(QIN).overseers) == (["barracks"], [0, 0, 0, 1])
    t.play("official supply", "area sawmill", "done")
    assert t.clan(QIN).overseers == [0, 0, 0, 1]


def test_economy_beside_great_works() -> None:
    t = solo()
    t.clan(QIN).overseers[3] = 1
    t.orders_on_track((QIN, "economy"), (0, "great_works")).turn(QIN).decline_all()
    assert t.clan(QIN).overseers == [0, 0, 1, 2]


def test_betrayal() -> None:
    t = begin(solo().advisors(QIN, assistants=3), "betrayal")
    assert (t.areas_of(QIN), t.asks, t.seat) == (["barracks"], "MoveOfficial", 0)
    t.decline_all()
    assert (t.honor(QIN), t.g.tea) == ([12], [QIN, 0, REED])


def test_order_to_attack() -> None:
    t = solo().walls(right=1).horde("right", "keshig_right").post(QIN, "right").pointer("right")
    begin(t, "order_to_attack")
    assert (t.posted(QIN, "right"), t.cover("right"), t.asks) == (2, "x . . . . .", "MoveOfficial")
    t.decline_all()
    assert (t.areas_of(QIN), t.cover("right"), t.honor(QIN)) == (["barracks"], "x x x . . .", [6])


def test_conscription() -> None:
    t = solo().area_track("barracks sawmill quarry gold_mine pagoda").horde("middle", "keshig_middle")
    begin(t.pointer("middle"), "conscription")
    assert (t.areas_of(QIN), t.cover("middle"), t.asks) == (["barracks"], ". . . . . .", "MoveOfficial")
    t.play("done")
    assert (t.cover("middle"), t.honor(QIN)) == ("2s 2s . . . .", [4])


def test_great_works() -> None:
    t = solo().pointer("right")
    t.g.warehouse = [0, 3, 1]
    begin(t, "great_works")
    assert (t.areas_of(QIN), t.g.levels, t.asks) == (["barracks"], [0, 0, 0], "MoveOfficial")
    t.decline_all()
    assert (t.g.levels, t.g.warehouse, t.honor(QIN)) == ([0, 0, 1], [0, 0, 0], [8])


@pytest.mark.parametrize(
    ("order", "honor"),
    [("tyranny", 4), ("economy", 3), ("order_to_attack", 4), ("conscription", 3), ("great_works", 4)],
)
def test_every_other_order_of_qin_honours_his_assistants_too(order: str, honor: int) -> None:
    t = begin(solo().advisors(QIN, assistants=3), order).decline_all()
    assert [event.args[0] for event in t.heard("honor-card")] == [3 * honor]
