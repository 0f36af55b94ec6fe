"""Two players and the Reed clan together (GW-COOP-63..67)."""

from collections.abc import Callable

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.rules.coop.test_winter import place_all

Table = Callable[..., Builder]
REMOVED = {"mockery_and_superiority", "warriors_for_the_guard", "all_glory_to_the_emperor", "escort_of_the_envoys"}


@rule("GW-COOP-63")
def test_the_left_section_is_blocked_and_its_hordes_are_in_the_box(together: Table) -> None:
    t = together(2)
    assert len(t.g.horde_deck) == 16
    assert {card % 3 for card in t.g.horde_deck} == {1, 2}
    assert (t.g.sections(), t.g.shame_supply) == ([1, 2], 20)
    t.resources(0, wood=99).officials(0, builders_camp=1).activate("builders_camp")
    assert (t.why("raise left"), t.why("raise middle")) == ("GW-2P-06", None)


@rule("GW-COOP-64")
def test_four_edicts_stay_in_the_box(together: Table) -> None:
    t = together(2, raw=True)
    names = {t.box.edicts[edict].name for edict in t.court.edict_deck + t.court.edicts}
    assert names == {edict.name for edict in t.box.edicts} - REMOVED
    assert len(names) == 8


@rule("GW-COOP-65")
def test_two_edicts_are_open_at_a_time(together: Table) -> None:
    t = together(2)
    assert (len(t.court.edicts), len(t.court.edict_deck)) == (2, 6)
    t.edicts("poll_tax")
    place_all(t.run("renew_edicts"))
    assert len(t.court.edicts) == 2


@rule("GW-COOP-66")
def test_the_reed_pagoda_still_discards_a_token_of_the_active_player(together: Table) -> None:
    t = together(2).shamed(0, "spearman").officials(0, pagoda=1)
    t.g.officials = [0 if i % 6 == 2 else n for i, n in enumerate(t.g.officials)]
    t.g.officials[6 * 3 + 2] = 1
    t.activate("pagoda", by=0)
    while t.asks == "ActOrWait":
        t.play("take")
    assert (t.clan(0).shame_tokens(), t.g.shame_supply, t.honor(0)) == (0, 20, [0])


@rule("GW-COOP-66")
def test_the_controller_decides_when_the_officials_of_the_reed_clan_act(together: Table) -> None:
    t = together(2).officials(1, tea_house=1)
    t.g.officials[6 * 7 + 2] = 1
    t.activate("tea_house", by=1)
    assert (t.asks, t.seat) == ("ActOrWait", 1)
    t.play("pass")
    assert (t.asks, t.seat) == ("ActOrWait", 1)
    t.play("take")
    assert t.asks == "DrinkTeaForReed"


@rule("GW-COOP-67")
def test_the_reed_clan_has_no_part_in_edicts_or_their_shame(together: Table) -> None:
    t = place_all(together(2).edicts("poll_tax").run("renew_edicts"))
    assert [clan.shame_tokens() for clan in t.g.clans] == [1, 1, 0]
    t = together(2).resources(0, gold=3).resources(1, gold=3).edicts("poll_tax").run("fulfil_edicts")
    t.play("edict poll_tax", "take")
    assert t.fulfilled() == ["poll_tax"]
