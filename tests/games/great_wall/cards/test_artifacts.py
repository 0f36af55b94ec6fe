"""The five artifacts, scored at the end of the game for every player separately."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card

Table = Callable[..., Builder]


def scored(t: Builder, artifact: str) -> list[int]:
    """Honour of all players by this artifact alone."""
    t.g.artifacts = [[each.name for each in t.box.artifacts].index(artifact)]
    t.run("end_game")
    honor = [0] * t.g.seats
    for event in t.heard("honor-artifact"):
        honor[event.seat] += event.args[0]
    return honor


@card("bow_of_hou_yi")
@rule("GW-CRD-06", "GW-CRD-07")
def test_the_bow_counts_archers_on_all_sections_that_share_the_highest_level(great_wall: Table) -> None:
    t = great_wall().walls(left=1, middle=2, right=2)
    t.post(0, "left").post(0, "middle").post(0, "right", 2).post(1, "middle").post(2, "left", 2)
    t.shelter(2, "middle", "archer")
    assert scored(t, "bow_of_hou_yi") == [18, 6, 0]


@card("bow_of_hou_yi")
@rule("GW-CRD-06")
def test_the_bow_counts_nothing_where_no_wall_was_built(great_wall: Table) -> None:
    assert scored(great_wall().post(0, "left").post(1, "right"), "bow_of_hou_yi") == [0, 0, 0]


@card("fan_of_zhuge_liang")
def test_the_fan_counts_assistants_but_not_active_advisors(great_wall: Table) -> None:
    t = great_wall().advisors(0, "fletcher", assistants=2).advisors(1, "clerk abbot")
    assert scored(t, "fan_of_zhuge_liang") == [16, 0, 0]


@card("plough_of_shennong")
def test_the_plough_counts_the_levels_of_all_overseers(great_wall: Table) -> None:
    t = great_wall().overseer(0, "sawmill", cell=2).overseer(0, "pagoda").overseer(1, "quarry", cell=1)
    assert scored(t, "plough_of_shennong") == [3 * (3 + 1), 3 * 2, 0]


@card("nine_tripods")
def test_the_tripods_count_different_names_without_shame(great_wall: Table) -> None:
    t = great_wall().captured(0, "outriders_left", "outriders_right", "keshig_left")
    t.captured(0, "foragers_left", shame=1)
    t.captured(1, "siege_train_left", shame=2)
    assert scored(t, "nine_tripods") == [12, 0, 0]


@card("mirror_of_the_just")
@pytest.mark.parametrize(("tokens", "honor"), [(0, 24), (1, 14), (2, 6), (3, 6), (4, 0)])
def test_the_mirror_scores_the_first_line_that_holds(great_wall: Table, tokens: int, honor: int) -> None:
    t = great_wall().shamed(0, " ".join(["spearman"] * tokens)).shamed(1, "archer").captured(1, "keshig_left", shame=1)
    assert scored(t, "mirror_of_the_just") == [honor, 6, 24]
