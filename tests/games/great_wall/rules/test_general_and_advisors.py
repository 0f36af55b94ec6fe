"""The general, his advisors and assistants, and the artifacts (GW-ADV, GW-ART)."""

from collections.abc import Callable

import pytest

from teahouse.engine.playout import play_randomly
from teahouse.engine.rng import seeded
from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.secrecy import UNKNOWN
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


def advisor(t: Builder, name: str) -> int:
    return [card.name for card in t.box.advisors].index(name)


def on_track(t: Builder, *names: str) -> Builder:
    """These advisors lie on the track, from the left."""
    g = t.g
    g.advisor_deck += g.track
    g.track = [advisor(t, name) for name in names]
    g.advisor_deck = [card for card in g.advisor_deck if card not in g.track]
    return t


def hand_in(t: Builder) -> int:
    """Honour that seat 0 gains for handing in a stone of the quarry."""
    t.officials(0, quarry=1).officials(1, quarry=1)
    before = t.clan(0).honor
    t.activate("quarry").play("resource stone").decline_all()
    return t.clan(0).honor - before


# -- the general -----------------------------------------------------------------------------


@rule("GW-ADV-01", "GW-ADV-02", "GW-ADV-03")
@pytest.mark.parametrize(("assistants", "honor"), [(0, 0), (1, 2), (2, 4), (5, 10)])
def test_two_honour_for_each_assistant(great_wall: Table, assistants: int, honor: int) -> None:
    t = great_wall().general(0, "meng_gong").advisors(0, "accountant foreman", assistants=assistants)
    t.horde("left", "outriders_left", damage="bc", p0="a:spearman").run("check_defeated")
    assert t.honor(0) == [2 + honor]


@rule("GW-ADV-01")
def test_only_the_owner_uses_the_ability_of_a_general(great_wall: Table) -> None:
    t = great_wall().general(0, "meng_gong").advisors(0, assistants=2).advisors(1, assistants=2)
    t.horde("left", "outriders_left", damage="bc", p1="a:spearman").run("check_defeated")
    assert t.honor(0, 1) == [0, 2]


# -- roles -----------------------------------------------------------------------------------


@rule("GW-ADV-04", "GW-ADV-06")
def test_the_role_of_a_hired_advisor_must_be_chosen_at_once(great_wall: Table) -> None:
    t = on_track(great_wall(), "clerk", "foreman", "abbot", "censor").resources(0, gold=3).officials(0, embassy=2)
    t.activate("embassy").play("advisor-cell 2")
    assert t.asks == "ChooseRole"
    assert t.options() == {"active", "assistant"}
    assert t.why("pass") == t.why("done") == t.why("hire official") == "GW-ADV-04"
    t.play("active")
    assert (t.clan(0).active, t.clan(0).assistants) == ([advisor(t, "foreman")], [])
    assert t.g.observe(1)["clans"][0]["active"] == [advisor(t, "foreman")]  # type: ignore[index]


@rule("GW-ADV-05")
def test_a_role_is_for_ever(great_wall: Table) -> None:
    t = on_track(great_wall(), "clerk", "foreman", "abbot", "censor").resources(0, gold=9).officials(0, embassy=3)
    t.activate("embassy").play("advisor-cell 1", "active")
    assert t.why("active") == t.why("assistant") == "GW-EMB-01"
    t.play("advisor-cell 1", "assistant")
    assert t.why("active") == t.why("assistant") == "GW-EMB-01"
    t.play("done")
    assert t.clan(0).active == [advisor(t, "clerk")]
    assert t.clan(0).assistants == [advisor(t, "foreman")]


@rule("GW-ADV-06", "GW-ADV-09")
def test_an_active_advisor_serves_from_the_moment_he_is_hired_and_an_assistant_never(great_wall: Table) -> None:
    active = on_track(great_wall(), "diplomat", "foreman", "abbot", "censor").resources(0, gold=2)
    active.officials(0, embassy=2).activate("embassy").play("advisor-cell 1", "active")
    active.play("advisor-cell 1", "assistant")
    assert active.have(0) == {}
    idle = on_track(great_wall(), "diplomat", "foreman", "abbot", "censor").resources(0, gold=2)
    idle.officials(0, embassy=2).activate("embassy").play("advisor-cell 1", "assistant")
    assert idle.asks == ""
    assert idle.have(0) == {"gold": 1}


@rule("GW-ADV-02", "GW-ADV-07")
def test_an_assistant_lies_under_the_general_and_all_see_his_back(great_wall: Table) -> None:
    t = on_track(great_wall(), "clerk", "foreman", "abbot", "censor").resources(0, gold=2).officials(0, embassy=1)
    t.activate("embassy").play("advisor-cell 1", "assistant")
    clan = t.clan(0)
    assert (clan.active, len(clan.assistants)) == ([], 1)
    for seat in (-1, 1, 2):
        seen = t.g.observe(seat)["clans"][0]  # type: ignore[index]
        assert (seen["active"], len(seen["assistants"])) == ([], 1)


@rule("GW-ADV-07")
def test_an_assistant_lies_face_down(great_wall: Table) -> None:
    """The symbol on his back counts for the general; his face does nothing and, if never shown, is not seen."""
    t = great_wall(raw=True)
    while t.asks in ("ChooseGeneral", "ChooseAdvisor"):
        t.play(min(t.options()))
    (hidden,) = t.clan(0).assistants
    assert t.g.observe(0)["clans"][0]["assistants"] == [hidden]  # type: ignore[index]
    for seat in (-1, 1, 2):
        assert t.g.observe(seat)["clans"][0]["assistants"] == [UNKNOWN]  # type: ignore[index]
    t = great_wall().general(0, "zhou_tong").assistant(0, "accountant").post(0, "left").happen("summer.income")
    assert t.honor(0) == [2], "one back, one assistant"
    assert hand_in(great_wall().assistant(0, "accountant")) == 2, "his face is under the general"
    assert hand_in(great_wall().advisors(0, "accountant")) == 3


@rule("GW-ADV-08")
def test_abilities_of_advisors_are_read_from_their_cards() -> None:
    box = load().box
    t = Builder(3, box=box).advisors(0, "accountant")
    assert hand_in(t) == 3
    (number,) = box.advisors[advisor(t, "accountant")].modifiers
    box.modifiers[number].by.n = 5
    assert hand_in(t) == 7


@rule("GW-ADV-09")
def test_the_printed_ability_of_an_assistant_has_no_effect(great_wall: Table) -> None:
    t = great_wall()
    assert hand_in(t) == 2
    t.advisors(0, "accountant")
    assert hand_in(t) == 3
    t.clan(0).active, t.clan(0).assistants = [], t.clan(0).active
    assert hand_in(t) == 2


@rule("GW-ADV-09")
def test_an_assistant_answers_to_no_event(great_wall: Table) -> None:
    for active, honor in ((True, 2), (False, 0)):
        t = great_wall().advisors(0, "wall_inspector").resources(1, wood=8).officials(1, builders_camp=1)
        if not active:
            t.clan(0).active, t.clan(0).assistants = [], t.clan(0).active
        t.activate("builders_camp", by=1).play("raise left")
        assert t.honor(0) == [honor]


@rule("GW-ADV-10")
def test_a_player_may_have_any_number_of_advisors(great_wall: Table) -> None:
    t = great_wall().advisors(0, "accountant armourer fletcher master_builder strategist", assistants=11)
    on_track(t, "foreman", "abbot", "censor", "clerk").resources(0, gold=17 + 18).officials(0, embassy=2)
    t.activate("embassy").play("advisor-cell 1", "active", "advisor-cell 1", "assistant")
    assert (len(t.clan(0).active), len(t.clan(0).assistants)) == (6, 12)
    assert t.have(0) == {}


@rule("GW-ADV-11")
def test_an_empty_advisor_deck_is_made_from_the_discard(great_wall: Table) -> None:
    t = great_wall()
    t.g.advisor_discard, t.g.advisor_deck = t.g.advisor_deck, []
    old = t.g.track[:]
    known = set(t.g.advisor_discard)
    t.run("renew_advisors")
    assert t.g.track[:2] == old[2:]
    assert set(t.g.track[2:]) <= known | set(old[:2])
    assert len(t.g.track) == 4
    assert t.g.advisor_discard == []
    assert len(t.g.advisor_deck) == len(known)


@rule("GW-ADV-11")
def test_without_any_advisor_the_cell_stays_empty(great_wall: Table) -> None:
    t = on_track(great_wall(), "clerk", "foreman", "abbot", "censor").resources(0, gold=9).officials(0, embassy=2)
    t.g.advisor_deck = []
    t.activate("embassy").play("advisor-cell 1", "assistant")
    assert t.g.track == [advisor(t, name) for name in ("foreman", "abbot", "censor")]
    assert t.why("advisor-cell 4") == "GW-EMB-08"


# -- artifacts ---------------------------------------------------------------------------------


def artifacts(t: Builder, *names: str) -> Builder:
    t.g.artifacts = [[card.name for card in t.box.artifacts].index(name) for name in names]
    return t


@rule("GW-ART-01", "GW-ART-03")
def test_artifacts_give_honour_to_everybody_at_the_end_and_only_then(great_wall: Table) -> None:
    t = artifacts(great_wall(), "fan_of_zhuge_liang", "plough_of_shennong")
    t.advisors(0, assistants=2).advisors(1, assistants=1).overseer(1, "sawmill", cell=2).overseer(1, "quarry")
    t.run("summer")
    while t.g.open:
        t.play("return orders")
    t.run("ranged_attack").run("check_defeated")
    assert t.honor(0, 1, 2) == [0, 0, 0]
    t.run("end_game")
    assert t.honor(0, 1, 2) == [16, 8 + 12, 0]


@rule("GW-ART-02")
def test_artifacts_stay_where_they_are(great_wall: Table) -> None:
    t = great_wall(seed="artifacts", raw=True)
    laid = t.g.artifacts[:]
    play_randomly(t.g, seeded("artifacts"), 10**5)
    assert t.g.finished
    assert t.g.artifacts == laid
    assert not [word for word in t.kind.moves for card in t.box.artifacts if card.name in word]


@rule("GW-ART-04")
def test_condition_and_honour_of_an_artifact_are_read_from_its_card() -> None:
    for most, honor, scored in ((0, 24, [0, 6]), (4, 31, [31, 31])):
        box = load().box
        t = artifacts(Builder(3, box=box), "mirror_of_the_just").shamed(0, "spearman archer horseman archer")
        t.captured(1, "outriders_left", shame=2)
        first = box.artifacts[t.g.artifacts[0]].score[0]
        first.honor.n, first.conditions[0].most = honor, most
        t.run("end_game")
        assert t.honor(0, 1) == scored
