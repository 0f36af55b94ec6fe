"""A refusal for want of room tells what there is room for, and what would have to find room."""

from collections.abc import Callable

from teahouse.engine.decision import Lack
from teahouse.registry import load_game
from teahouse.text import Texts
from teahouse.wording import teller_of
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]
LOADED = load_game("great_wall")
ENGLISH, RUSSIAN = (teller_of(LOADED, Texts(lang)) for lang in ("en", "ru"))


def told(t: Builder, word: str) -> list[tuple[str, int, int]]:
    """What a move is short of, in both languages, with have and need."""
    lacks: list[Lack] = t.g.lacking(t.seat, t.kind.number(word))
    said = [teller.lack(lack) for teller in (ENGLISH, RUSSIAN) for lack in lacks]
    return [(each.needed, each.have, each.need) for each in said]


def test_a_full_area_tells_how_many_it_holds(great_wall: Table) -> None:
    t = great_wall().orders_on_track((0, "conscription"), (1, "tyranny"), (2, "economy")).officials(1, quarry=3)
    t.turn(0).play("official supply")
    assert t.why("area quarry") == "GW-OFF-03"
    assert told(t, "area quarry") == [
        ("room for 4 officials in the quarry", 3, 4),
        ("место для 4 чиновников в каменоломне", 3, 4),
    ]


def test_fortifications_and_walls_tell_what_a_section_holds(great_wall: Table) -> None:
    t = great_wall().fortifications(left=3).walls(left=3).officials(0, builders_camp=1)
    t.resources(0, wood=9, stone=9, gold=9).activate("builders_camp")
    assert told(t, "fortify left")[0] == ("room for 4 fortifications on the left section", 3, 4)
    assert told(t, "raise left")[0] == ("a level 4 of the wall on the left section", 3, 4)


def test_posts_tell_how_many_archers_stand_there(great_wall: Table) -> None:
    t = great_wall()
    positions = t.g.printed().firing_positions[0]
    t.post(1, "left", positions).officials(0, barracks=1).resources(0, wood=9, stone=9, gold=9, chi=9)
    t.activate("barracks", enhanced=True).play("warrior archer")
    assert t.asks == "PlaceRecruit"
    assert t.why("post left") == "GW-ATK-09"
    assert told(t, "post left")[0][1:] == (positions, positions + 1)
