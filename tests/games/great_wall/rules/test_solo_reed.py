"""The solo game: Qin and the Reed clan, spring, scoring and the end (GW-SOLO-80..103)."""

import pytest

from teahouse.games.great_wall.rules.words import AREAS, RESOURCES
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

REED, QIN = 1, 2
TRACK = "sawmill quarry gold_mine pagoda barracks"
UNUSED = ("builders_camp", "field_hq", "tea_house", "embassy", "academy")


def solo(tea: tuple[int, ...] = (0, QIN, REED), **options: str) -> Builder:
    return Builder(1, **options).tea(*tea).area_track(TRACK)  # type: ignore[arg-type]


def reeds_turn(t: Builder) -> Builder:
    t.g.order_track = [REED, -1, -1]
    return t.turn(REED)


def placed(t: Builder, seat: int) -> list[tuple[str, str]]:
    """Moves of a seat's officials on the board."""
    moved = [event.args for event in t.heard("official-moved") if event.seat == seat]
    return [(AREAS[start], AREAS[area]) for start, area in moved]


# -- control -----------------------------------------------------------------------------------------


@rule("GW-SOLO-80", "GW-SOLO-81")
def test_in_the_reed_clans_turn_the_higher_of_player_and_qin_controls_it() -> None:
    t = reeds_turn(solo((0, QIN, REED)))
    assert (t.asks, t.seat) == ("MoveReedOfficial", 0)
    t = reeds_turn(solo((QIN, 0, REED)))
    assert (t.asks, t.seat) == ("MoveOfficial", 0)
    assert placed(t, REED) == [("sawmill", "barracks"), ("quarry", "pagoda")]


@rule("GW-SOLO-80")
def test_whoever_is_active_controls_it() -> None:
    t = solo((QIN, 0, REED)).orders_on_track((0, "economy")).turn(0).decline_all("MoveReedOfficial")
    assert (t.asks, t.seat) == ("MoveReedOfficial", 0)
    t = solo((0, REED, QIN)).orders_on_track((QIN, "conscription")).turn(QIN).decline_all()
    assert placed(t, REED) == [("sawmill", "barracks"), ("quarry", "pagoda")]


@rule("GW-SOLO-81")
def test_he_moves_reed_officials_into_the_lowest_areas_they_can_enter() -> None:
    t = reeds_turn(solo((QIN, 0, REED)).area_track("sawmill barracks pagoda quarry gold_mine"))
    assert placed(t, REED) == [("sawmill", "pagoda")]
    t = solo((QIN, 0, REED)).officials(0, barracks=4)
    assert placed(reeds_turn(t), REED)[0] == ("sawmill", "pagoda")


@rule("GW-SOLO-82", "GW-SOLO-91")
@pytest.mark.parametrize("area", UNUSED)
def test_reed_officials_leave_areas_he_never_uses_first(area: str) -> None:
    t = reeds_turn(solo((QIN, 0, REED)).reed(area, "sawmill", "quarry"))
    assert placed(t, REED) == [(area, "barracks"), ("sawmill", "pagoda")]


@rule("GW-SOLO-82")
def test_otherwise_they_go_from_his_highest_areas_to_his_lowest() -> None:
    t = reeds_turn(solo((QIN, 0, REED)).reed("gold_mine", "pagoda", "barracks"))
    assert placed(t, REED) == []
    t = reeds_turn(solo((QIN, 0, REED)).reed("quarry", "pagoda", "barracks"))
    assert placed(t, REED) == [("quarry", "gold_mine")]
    t = reeds_turn(solo((QIN, 0, REED)).officials(0, sawmill=2))
    assert placed(t, REED) == [("quarry", "barracks"), ("gold_mine", "pagoda")]


@rule("GW-SOLO-83", "GW-SOLO-84", "GW-SOLO-85")
def test_reed_spearmen_under_his_control_attack_like_his_and_bring_him_nothing() -> None:
    t = solo().reed("barracks", "quarry", "gold_mine").officials(0, barracks=3)
    t.horde("middle", "outriders_middle").horde("right", "outriders_right", damage="a").pointer("right")
    t.activate("barracks", by=QIN).decline_all()
    assert (t.cover("right"), t.cover("middle"), t.honor(0, REED, QIN)) == ("x 1s .", ". . .", [0, 0, 0])
    t = solo().reed("barracks", "quarry", "gold_mine").officials(0, barracks=3)
    t.horde("middle", "outriders_middle").horde("right", "outriders_right", damage="abc").pointer("right")
    t.activate("barracks", by=QIN).decline_all()
    assert t.cover("middle") == "1s . ."


@rule("GW-SOLO-84", "GW-SOLO-85")
def test_areas_with_reed_officials_and_none_of_his_leave_his_track_alone() -> None:
    t = solo().officials(0, quarry=2).activate("quarry", by=QIN).decline_all()
    assert (t.g.warehouse, t.honor(QIN)) == ([0, 1, 0], [0])
    assert [AREAS[area] for area in t.qin.track] == TRACK.split()


@rule("GW-SOLO-86")
@pytest.mark.parametrize(("built", "after"), [((0, 0), [0, 0, 1]), ((1, 3), [0, 2, 3]), ((3, 3), [0, 3, 3])])
def test_under_his_control_the_reed_fortification_goes_where_the_pointer_shows(
    built: tuple[int, int], after: list[int]
) -> None:
    t = solo().reed("builders_camp", "quarry", "gold_mine").officials(0, builders_camp=1)
    t.fortifications(middle=built[0], right=built[1]).pointer("right")
    t.activate("builders_camp", by=QIN).decline_all()
    assert (t.g.fortifications, t.honor(0, REED, QIN)) == (after, [0, 0, 0])


@rule("GW-SOLO-87")
def test_under_his_control_the_leftmost_advisor_is_discarded() -> None:
    t = solo().reed("embassy", "quarry", "gold_mine").officials(0, embassy=1)
    before = t.g.track[:]
    t.activate("embassy", by=QIN).decline_all()
    assert (t.g.track[:3], t.g.advisor_discard) == (before[1:], [before[0]])


@rule("GW-SOLO-88")
def test_the_pagoda_takes_no_shame_off_while_he_is_active() -> None:
    t = solo().reed("pagoda", "quarry", "gold_mine").officials(0, pagoda=2).shamed(0, "spearman")
    t.activate("pagoda", by=QIN).decline_all()
    assert (t.clan(0).shame_tokens(), t.g.shame_supply) == (1, 9)
    t = solo().reed("pagoda", "quarry", "gold_mine").officials(0, pagoda=2).shamed(0, "spearman")
    assert t.activate("pagoda", by=0).decline_all().clan(0).shame_tokens() == 0


@rule("GW-SOLO-89")
def test_under_his_control_the_reed_marker_rises() -> None:
    t = solo().reed("tea_house", "quarry", "gold_mine").officials(0, tea_house=1).activate("tea_house", by=QIN)
    assert t.decline_all().g.tea == [0, REED, QIN]


@rule("GW-SOLO-90")
def test_of_several_reed_officials_in_areas_he_never_uses_the_player_chooses() -> None:
    t = reeds_turn(solo((QIN, 0, REED)).reed("academy", "embassy", "sawmill"))
    assert (t.asks, t.seat, t.options()) == ("WhichReedOfficial", 0, {"official academy", "official embassy"})
    assert (t.why("done"), t.why("official sawmill")) == ("GW-SOLO-90", "GW-SOLO-90")
    t.play("official embassy")
    assert placed(t, REED) == [("embassy", "barracks"), ("academy", "pagoda")]


@rule("GW-SOLO-91")
def test_the_areas_he_never_uses_are_those_without_a_token() -> None:
    assert set(AREAS) - set(TRACK.split()) == {*UNUSED, "market"}
    t = reeds_turn(solo((QIN, 0, REED)).reed(*UNUSED[:3]))
    assert t.options() == {f"official {area}" for area in UNUSED[:3]}


@rule("GW-SOLO-80")
def test_what_the_reed_clan_stores_under_his_control_is_what_he_has_least_of() -> None:
    for track, kind in ((TRACK, "gold"), ("gold_mine quarry barracks sawmill pagoda", "wood")):
        t = reeds_turn(solo((QIN, 0, REED)).area_track(track)).decline_all()
        assert t.g.warehouse[RESOURCES.index(kind)] == sum(t.g.warehouse) == 1


# -- spring, scoring, end ----------------------------------------------------------------------------


@rule("GW-SOLO-92", "GW-SOLO-93")
def test_in_spring_the_player_gives_one_of_the_two_leftmost_advisors_to_qin() -> None:
    t = solo()
    before = t.g.track[:]
    t.run("renew_advisors")
    assert (t.asks, t.seat, t.options()) == ("AssistantForQin", 0, {"advisor-cell 1", "advisor-cell 2"})
    assert t.why("advisor-cell 3") == "GW-SOLO-93"
    t.play("advisor-cell 2")
    assert (t.clan(QIN).assistants, t.g.advisor_discard) == ([before[1]], [before[0]])
    assert (t.g.track[:2], len(t.g.track)) == (before[2:], 4)


@rule("GW-SOLO-92")
@pytest.mark.parametrize(("left", "asks"), [(2, "AssistantForQin"), (1, "")])
def test_a_single_advisor_left_goes_to_qin(left: int, asks: str) -> None:
    t = solo()
    before = t.g.track[:left]
    t.g.track, t.g.advisor_deck, t.g.advisor_discard = before[:], [], []
    t.run("renew_advisors")
    assert (t.asks, t.clan(QIN).assistants) == (asks, [] if asks else before)


@rule("GW-SOLO-103")
def test_both_go_to_him_if_so_chosen() -> None:
    t = solo(assistants="both")
    before = t.g.track[:]
    t.run("renew_advisors")
    assert (t.asks, t.clan(QIN).assistants, t.g.advisor_discard) == ("", before[:2], [])
    assert t.g.track[:2] == before[2:]
    hard = solo(assistants="both", difficulty="hardest")
    assert (hard.qin.both, hard.honor(QIN)) == (True, [100])


@rule("GW-SOLO-94")
def test_each_artifact_is_worth_20_honour_to_qin() -> None:
    t = solo()
    assert len(t.g.artifacts) == 3
    assert t.run("end_game").honor(QIN) == [60]
    t = solo()
    t.g.artifacts = t.g.artifacts[:1]
    assert t.run("end_game").honor(QIN) == [20]


@rule("GW-SOLO-95")
def test_betrayal_copies_the_normal_card_of_the_name_of_qins() -> None:
    t = solo().orders_on_track((0, "betrayal"), (QIN, "conscription")).resources(0, wood=5, gold=5).turn(0)
    assert (t.asks, t.why("player 2"), t.why("player 3")) == ("CopyOrder", "GW-2P-39", None)
    t.play("player 3").decline_all("Recruit")
    assert (t.asks, t.seat) == ("Recruit", 0)
    assert t.heard("copied")[0].args == (t.clan(QIN).order,)


@rule("GW-SOLO-96", "GW-SOLO-97")
def test_the_player_loses_when_the_last_shame_token_leaves_by_gaining() -> None:
    t = solo().officials(0, pagoda=3)
    t.g.shame_supply, t.g.shame_box = 2, 8
    t.activate("pagoda", by=0).play("shame spearman")
    assert not t.g.finished
    t = solo().officials(0, pagoda=3)
    t.clan(0).honor = 500
    t.g.shame_supply, t.g.shame_box = 1, 9
    t.activate("pagoda", by=0)
    assert (t.g.finished, t.g.winners(), t.g.over, t.g.end_reasons) == (True, [], True, 2)
    assert len(t.heard("lost-alone")) == 1
    assert not t.heard("scoring")


@rule("GW-SOLO-97")
def test_a_pillage_may_lose_the_game_too() -> None:
    t = solo()
    t.g.shame_supply, t.g.shame_box = 1, 9
    for section in ("middle", "right"):
        for horde in t.box.hordes[:3]:
            t.horde(section, f"{horde.name}_{section}")
    t.run("lay_out_horde")
    assert (t.g.finished, t.g.winners(), t.g.over) == (True, [], True)


@rule("GW-SOLO-96", "GW-SOLO-98")
def test_the_other_end_conditions_are_the_usual_ones() -> None:
    assert solo().walls(middle=3, right=2).run("check_end").g.end_reasons == 0
    t = solo().walls(middle=3, right=3).run("check_end")
    assert (t.g.end_reasons, t.g.finished) == (1, True)
    t = solo()
    t.g.time = len(t.g.printed().invasion) - 1
    assert t.run("check_end").g.end_reasons == 4


@rule("GW-SOLO-99")
def test_the_final_scoring_is_the_usual_one_for_the_player() -> None:
    t = solo().captured(0, "keshig_middle").shamed(0, "spearman")
    t.g.artifacts = []
    t.clan(0).honor = 10
    assert t.run("end_game").honor(0) == [19]
