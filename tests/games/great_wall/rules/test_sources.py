"""The rulebook and its errata: where they differ, the errata win (GW-SRC)."""

from collections.abc import Callable

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


@rule("GW-SRC-01", "GW-SRC-02", "GW-SRC-04")
def test_a_defeated_horde_follows_the_steps_of_the_errata(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", damage="b", p0="a:spearman", p1="c:spearman").post(0, "left")
    t.run("check_defeated")
    steps = ("defeated", "honor-defeat", "honor-archers", "killed", "captured")
    told = [(event.kind, event.seat) for event in t.g.events if event.kind in steps]
    assert told == [
        ("defeated", 0),
        ("honor-defeat", 0),
        ("honor-archers", 0),
        ("honor-defeat", 1),
        ("killed", 0),
        ("killed", 1),
        ("captured", 0),
    ]


@rule("GW-SRC-02", "GW-SRC-04")
def test_what_only_the_rulebook_says_stays_in_force(great_wall: Table) -> None:
    """Behind a screen lie resources and nothing else; discarded orders are seen one by one."""
    t = great_wall().resources(1, gold=4).shamed(1, "archer")
    t.clan(1).order_discard = [2, 4]
    seen = t.g.observe(0)["clans"][1]  # type: ignore[index]
    assert (seen["resources"], seen["supply"], seen["shamed"]) == ([], [10, 3, 2, 0], [0, 1, 0, 0])
    assert seen["order_discard"] == [2, 4]


@rule("GW-SRC-04")
def test_warriors_on_a_section_include_those_in_its_shelter(great_wall: Table) -> None:
    for shelter, honor in (("left", 2), ("middle", 0)):
        t = great_wall().general(0, "zong_ze").advisors(0, assistants=1).shelter(0, shelter, "spearman")
        t.walls(left=3).horde("left", "outriders_left").run("assault", 0)
        assert t.honor(0) == [honor]


@rule("GW-SRC-03")
def test_zhou_tong_counts_sections_with_an_archer_on_a_firing_position(great_wall: Table) -> None:
    t = great_wall().general(0, "zhou_tong").advisors(0, assistants=2)
    t.post(0, "left", archers=2).post(0, "right").shelter(0, "middle", "archer").post(1, "middle")
    t.run("summer")
    assert t.honor(0, 1) == [8, 0]


@rule("GW-SRC-03")
def test_the_bow_counts_archers_on_all_sections_that_share_the_highest_level(great_wall: Table) -> None:
    t = great_wall().walls(1, 2, 2).post(0, "left").post(0, "middle", archers=2).post(0, "right").post(1, "left")
    t.g.artifacts = [[card.name for card in t.box.artifacts].index("bow_of_hou_yi")]
    t.run("end_game")
    assert t.honor(0, 1) == [18, 0]


@rule("GW-SRC-03")
def test_cai_xiang_answers_to_special_areas_only(great_wall: Table) -> None:
    t = great_wall().general(0, "cai_xiang").advisors(0, assistants=3).officials(0, academy=1, quarry=1)
    t.officials(1, quarry=1).activate("quarry").decline_all()
    assert t.honor(0) == [0]
    t.activate("academy")
    (ability,) = t.options() - {"pass"}
    t.play(ability, "count 0")
    assert t.honor(0) == [3]
