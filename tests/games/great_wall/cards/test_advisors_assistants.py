"""Every advisor in a scene where he matters: active he changes it, as an assistant he does not (GW-ADV-09)."""

from collections.abc import Callable
from typing import Final

import pytest

from teahouse.games.great_wall.rules.words import ORDERS, SET_BASE
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder, kind
from tests.games.great_wall.cards import scenarios

Scene = Callable[[Builder], object]


# -- scenes of seat 0; each ends where the advisor has worked or is offered --------------------------------


def fall(t: Builder) -> None:
    """A horde is beaten; a horseman and a spearman of seat 0 fall, its archer looks on."""
    t.g.time = 2
    t.post(0, "left").horde("left", "foragers_left", damage="a", p0="bc:horseman d:spearman").run("check_defeated")


def tie(t: Builder) -> None:
    """Seat 1, the higher one in tea order, has as many cells as seat 0."""
    t.tea(1, 0, 2).horde("left", "outriders_left", damage="a", p0="b:spearman", p1="c:spearman").run("check_defeated")


def last_arrow(t: Builder) -> None:
    t.shamed(0, "spearman").post(0, "left").horde("left", "outriders_left", damage="ac").run("ranged_attack")
    t.play("cell left.1.b")


def arrival(t: Builder) -> None:
    t.shelter(0, "left", "spearman").run("lay_out_horde")


def breach(t: Builder) -> None:
    t.fortifications().horde("left", "foragers_left", p0="a:spearman").run("assault", 0)


def quarry(t: Builder) -> None:
    """Seats 0 and 1 collect, and each hands in a stone."""
    t.officials(0, quarry=1).officials(1, quarry=1).activate("quarry").play("resource stone", "resource stone")


def pagoda(t: Builder) -> None:
    t.resources(0, gold=1).officials(0, pagoda=1).officials(1, pagoda=1).activate("pagoda")


def alone(t: Builder) -> None:
    t.officials(0, sawmill=1).activate("sawmill")


def another_alone(t: Builder) -> None:
    t.officials(1, sawmill=1).activate("sawmill").play("shame spearman")


def wall(t: Builder) -> None:
    t.resources(0, stone=5).officials(0, builders_camp=1).fortifications(3, 3, 3).activate("builders_camp")


def anothers_wall(t: Builder) -> None:
    t.resources(1, stone=8).officials(1, builders_camp=1).activate("builders_camp").play("raise left")


def tea_house(t: Builder) -> None:
    t.tea(1, 0, 2).officials(0, tea_house=1).activate("tea_house").play("take")


def muster(t: Builder) -> None:
    """What seat 0 may recruit for a wood and a chi."""
    t.resources(0, wood=1, chi=1).officials(0, barracks=1).officials(1, barracks=1).activate("barracks")


def strike(t: Builder) -> None:
    """Where a new spearman may strike."""
    t.horde("left", "outriders_left").horde("left", "foragers_left").resources(0, wood=1, gold=1)
    t.officials(0, barracks=1).officials(1, barracks=1).activate("barracks").play("warrior spearman")


def recruited(t: Builder) -> None:
    strike(t)
    t.play("shelter left")


def embassy(t: Builder) -> None:
    t.resources(0, chi=1).officials(0, embassy=1).activate("embassy")


def hire(t: Builder) -> None:
    t.resources(1, gold=1).officials(1, embassy=1).activate("embassy").play("advisor-cell 1", "assistant")


def retreat(t: Builder) -> None:
    t.tactics(0, "retreat")
    fall(t)
    t.play("tactic retreat", "free", "save spearman")


def summer(t: Builder) -> None:
    t.overseer(1, "quarry", 1).resources(0, gold=1).run("summer")


def orders_back(t: Builder) -> None:
    t.clan(0).orders.remove(ORDERS.index("tyranny"))
    t.clan(0).order_discard.append(ORDERS.index("tyranny"))
    t.run("summer").play("return orders")


def turn(t: Builder) -> None:
    t.resources(0, wood=1, gold=1).officials(0, sawmill=1).post(0, "left").shelter(0, "left", "spearman")
    t.horde("left", "foragers_left").orders_on_track((0, "betrayal")).turn(0).decline_all("UseAbility")


def anothers_turn(t: Builder) -> None:
    t.orders_on_track((1, "betrayal")).turn(1)


def before_assault(t: Builder) -> None:
    t.fortifications().resources(0, stone=3).run("winter")


SCENES: Final[dict[Scene, str]] = {
    fall: "gravedigger horse_breeder field_surgeon war_chronicler ancestor_priest veteran_sergeant fletcher",
    tie: "trophy_hunter strategist imperial_kinsman",
    last_arrow: "glory_stealer ballista_master",
    arrival: "bell_ringer",
    breach: "breach_veteran",
    quarry: "tax_collector accountant foreman",
    pagoda: "abbot spiritual_guide",
    alone: "censor",
    another_alone: "rumour_monger",
    wall: "master_builder",
    anothers_wall: "wall_inspector",
    tea_house: "master_of_ceremonies",
    muster: "armourer fletcher",
    strike: "spear_instructor",
    recruited: "recruiter",
    embassy: "diplomat",
    hire: "imperial_kinsman",
    retreat: "stratagem_keeper",
    summer: "racketeer herbalist academy_tutor steward wandering_monk",
    orders_back: "court_poet",
    turn: "clerk archer_commander spear_maker logistician smuggler quartermaster examiner",
    anothers_turn: "courier",
    before_assault: "masons_guild",
}
BASE: Final = {advisor.name for advisor in kind().box.advisors if advisor.card_set == SET_BASE}


def witness(t: Builder, scene: Scene) -> tuple[object, ...]:
    """What all see at the end of a scene."""
    scene(t)
    clans = [(c.honor, c.resources, len(c.tactics), c.supply, c.shamed, c.captured, c.overseers) for c in t.g.clans]
    asked = (t.asks, t.seat, t.options()) if t.asks else ()
    return (clans, asked, t.g.tea, t.g.shelters, [t.cover("left", row + 1) for row in range(len(t.g.field[0]))])


@rule("GW-ADV-01", "GW-ADV-08", "GW-ADV-09")
@pytest.mark.parametrize(
    ("scene", "advisor"), [(scene, advisor) for scene, advisors in SCENES.items() for advisor in advisors.split()]
)
def test_an_advisor_works_while_active_and_not_as_an_assistant(scene: Scene, advisor: str) -> None:
    without = witness(Builder().assistant(0, "court_poet" if advisor != "court_poet" else "clerk"), scene)
    assert witness(Builder().assistant(0, advisor), scene) == without
    assert witness(Builder().advisors(0, advisor), scene) != without


def test_every_advisor_of_the_base_game_has_a_scene_and_a_scenario() -> None:
    assert len(BASE) == 44
    assert {advisor for advisors in SCENES.values() for advisor in advisors.split()} == BASE
    assert scenarios() >= BASE
