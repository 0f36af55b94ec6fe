"""Advisors who work in summer or winter: six cards, each used, declined and out of its reach."""

from collections.abc import Callable

import pytest

from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card

Table = Callable[..., Builder]


# -- Racketeer -----------------------------------------------------------------------------------------


@card("racketeer")
def test_as_much_as_the_best_overseer_of_others_in_one_area(great_wall: Table) -> None:
    t = great_wall().advisors(0, "racketeer").overseer(0, "sawmill", 2).overseer(1, "quarry", 0)
    t.overseer(2, "quarry", 2).overseer(1, "pagoda", 1).run("summer").play(t.ability("racketeer"))
    assert t.options() == {"pass", "area quarry", "area pagoda"}
    assert t.why("area sawmill") == "GW-OVS-08"
    t.play("area quarry")
    assert t.have(0) == {"wood": 3, "stone": 3}
    assert t.have(1) == {"stone": 1, "chi": 2}
    assert t.asks == "DiscardedOrders"


@card("racketeer")
@pytest.mark.parametrize("words", [["pass"], ["ability", "pass"]])
def test_the_racketeer_may_be_left_alone(great_wall: Table, words: list[str]) -> None:
    t = great_wall().advisors(0, "racketeer").overseer(1, "quarry", 1).run("summer")
    t.play(*[t.ability("racketeer") if word == "ability" else word for word in words])
    assert (t.have(0), t.asks) == ({}, "DiscardedOrders")


@card("racketeer")
def test_the_racketeer_finds_nothing_where_nobody_else_has_overseers(great_wall: Table) -> None:
    t = great_wall().advisors(0, "racketeer").overseer(0, "quarry", 1).run("summer")
    assert (t.have(0), t.asks) == ({"stone": 2}, "DiscardedOrders")


# -- Herbalist -----------------------------------------------------------------------------------------


@card("herbalist")
def test_two_chi_every_summer_in_time_to_shed_shame(great_wall: Table) -> None:
    t = great_wall().advisors(0, "herbalist").shamed(0, "spearman").run("summer")
    assert (t.have(0), t.have(1)) == ({"chi": 2}, {})
    assert t.asks == "DiscardShame"
    t.play("shame spearman")
    assert t.have(0) == {}


@card("herbalist")
def test_the_herbalist_has_no_summer_in_the_first_year(great_wall: Table) -> None:
    t = great_wall().advisors(0, "herbalist").run("start_year")
    assert (t.asks, t.have(0)) == ("ChooseOrder", {})


# -- Academy tutor -------------------------------------------------------------------------------------


@card("academy_tutor")
def test_a_tactic_and_an_honour_every_summer(great_wall: Table) -> None:
    t = great_wall().advisors(0, "academy_tutor").run("summer")
    t.play(t.ability("academy_tutor"))
    assert (len(t.clan(0).tactics), t.honor(0)) == (1, [1])
    t = great_wall().advisors(0, "academy_tutor").run("summer").play("pass")
    assert (len(t.clan(0).tactics), t.honor(0)) == (0, [0])


@card("academy_tutor")
def test_without_tactic_cards_the_tutor_still_brings_honour(great_wall: Table) -> None:
    t = great_wall().advisors(0, "academy_tutor")
    t.g.tactic_deck = []
    t.run("summer").play(t.ability("academy_tutor"))
    assert (t.clan(0).tactics, t.honor(0)) == ([], [1])


# -- Steward of the estates ----------------------------------------------------------------------------


@card("steward")
@pytest.mark.parametrize(
    ("area", "cell", "price"),
    [("pagoda", -1, {"gold": 1}), ("sawmill", 0, {"chi": 2}), ("gold_mine", 1, {"stone": 3})],
)
def test_an_overseer_rises_in_any_area_for_a_token_less(
    great_wall: Table, area: str, cell: int, price: dict[str, int]
) -> None:
    t = great_wall().advisors(0, "steward").resources(0, **price)
    if cell >= 0:
        t.overseer(0, area, cell)
    income = {"sawmill": {"wood": 1}, "gold_mine": {"gold": 2}}.get(area, {})
    t.run("summer").play(t.ability("steward"), f"area {area}", "warrior archer" if cell < 0 else "take")
    assert max(t.clan(0).overseers) == cell + 1
    assert (t.have(0), t.asks) == (income, "DiscardedOrders")


@card("steward")
def test_the_steward_is_optional_and_needs_the_price(great_wall: Table) -> None:
    t = great_wall().advisors(0, "steward").resources(0, gold=1, chi=1).overseer(0, "sawmill", 0).run("summer")
    t.play(t.ability("steward"))
    assert (t.why("area sawmill"), t.lack("area sawmill")) == ("GW-OVS-05", ("chi", 1, 2))
    assert t.options() == {"pass", "area quarry", "area pagoda"}
    t.play("area pagoda", "pass")
    assert (t.clan(0).overseers, t.asks) == ([0, -1, -1, -1], "DiscardedOrders")
    assert great_wall().advisors(0, "steward").run("summer").asks == "DiscardedOrders"


# -- Wandering monk ------------------------------------------------------------------------------------


@card("wandering_monk")
@pytest.mark.parametrize(("words", "honor", "shame"), [(["branch 1", "shame archer"], 0, 0), (["branch 2"], 2, 1)])
def test_the_monk_takes_shame_away_or_brings_honour(
    great_wall: Table, words: list[str], honor: int, shame: int
) -> None:
    t = great_wall().advisors(0, "wandering_monk").shamed(0, "archer").run("summer")
    t.play(t.ability("wandering_monk"), *words)
    assert (t.honor(0), t.clan(0).shame_tokens()) == ([honor], shame)


@card("wandering_monk")
def test_the_monk_may_wander_on_and_takes_no_shame_where_there_is_none(great_wall: Table) -> None:
    t = great_wall().advisors(0, "wandering_monk").run("summer").play("pass")
    assert t.honor(0) == [0]
    t = great_wall().advisors(0, "wandering_monk").shamed(1, "spearman").run("summer")
    t.play(t.ability("wandering_monk"))
    assert (t.options(), t.why("branch 1")) == ({"pass", "branch 2"}, "GW-TAC-06")


# -- Head of the masons --------------------------------------------------------------------------------


@card("masons_guild")
def test_two_fortifications_before_the_assault_for_a_token_less(great_wall: Table) -> None:
    t = great_wall().advisors(0, "masons_guild").fortifications().resources(0, stone=3).horde("left", "foragers_left")
    t.run("winter").play(t.ability("masons_guild"))
    assert t.options() == {"done", "fortify left", "fortify middle", "fortify right"}
    assert t.why("raise left") == "GW-CAM-01"
    t.play("fortify left")
    assert t.have(0) == {"stone": 2}
    t.play("fortify left")
    assert (t.have(0), t.honor(0)) == ({}, [2 * 2])
    assert t.heard("assault")[0].args == (0, 4, 4)


@card("masons_guild")
@pytest.mark.parametrize("case", ["declined", "one is enough", "no material", "no free cell"])
def test_the_masons_build_as_far_as_wanted_and_possible(great_wall: Table, case: str) -> None:
    t = great_wall().advisors(0, "masons_guild").resources(0, stone=0 if case == "no material" else 3)
    cells = 3 if case == "no free cell" else 0
    t.fortifications(cells, cells, cells).run("winter")
    if case == "one is enough":
        t.play(t.ability("masons_guild"), "fortify middle", "done")
    elif case == "declined":
        t.play("pass")
    assert t.asks == "DiscardedOrders"
    assert t.honor(0) == [2 if case == "one is enough" else 0]
