"""The six phases of winter: new edicts and events (GW-COOP-29..41)."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.ledger import rule, shows
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.rules.coop.test_edicts import agree, rich

Table = Callable[..., Builder]


def names(t: Builder, edicts: list[int]) -> list[str]:
    return [t.box.edicts[edict].name for edict in edicts]


def place_all(t: Builder) -> Builder:
    """Shame goes under spearmen."""
    while t.asks == "PlaceShame":
        t.play("shame spearman")
    return t


@rule("GW-COOP-29")
def test_winter_has_six_phases(together: Table) -> None:
    t = rich(together(), gold=3).edicts("poll_tax", "stone_for_the_tombs")
    t.court.event_deck = t.court.event_deck[-1:]
    t.court.event_deck[0] = [event.name for event in t.box.events].index("pestilence")
    t.horde("left", "war_drums_left", damage="abc").horde("middle", "tumen_commander_middle").fortifications()
    t.post(0, "left").run("winter")
    assert t.asks == "Shoot"
    t.play("cell left.1.d")
    place_all(t).play("edict poll_tax")
    place_all(agree(t).play("pass", "pass", "pass"))
    told = ["damage", "defeated", "assault", "breach", "edict-fulfilled", "shame-warrior", "edict", "event", "year"]
    order = [event.kind for event in t.g.events if event.kind in told]
    assert order == [
        *("damage", "defeated"),
        *("assault", "breach", "shame-warrior", "shame-warrior", "shame-warrior"),
        "edict-fulfilled",
        *("shame-warrior", "shame-warrior", "shame-warrior"),
        *("edict", "edict"),
        "event",
        "year",
    ]


@rule("GW-COOP-30", "GW-COOP-31")
@pytest.mark.parametrize("edicts", [("poll_tax",), ("poll_tax", "stone_for_the_tombs")])
def test_each_player_gains_a_token_for_each_unfulfilled_edict(together: Table, edicts: tuple[str, ...]) -> None:
    t = place_all(together().edicts(*edicts).run("renew_edicts"))
    assert [clan.shame_tokens() for clan in t.g.clans] == [len(edicts)] * 3


@rule("GW-COOP-32", "GW-COOP-33", "GW-COOP-34")
def test_shame_comes_before_the_new_edicts_and_old_ones_stay(together: Table) -> None:
    t = together().edicts("poll_tax").run("renew_edicts")
    assert (t.asks, names(t, t.court.edicts)) == ("PlaceShame", ["poll_tax"])
    place_all(t)
    assert [clan.shame_tokens() for clan in t.g.clans] == [1, 1, 1]
    assert names(t, t.court.edicts)[0] == "poll_tax"
    assert (len(t.court.edicts), len(t.court.edict_deck)) == (3, 9)


@rule("GW-COOP-34")
def test_an_old_edict_can_be_fulfilled_years_later(together: Table) -> None:
    t = place_all(together().edicts("poll_tax").run("renew_edicts"))
    place_all(rich(t, gold=3).run("renew_edicts"))
    t.run("fulfil_edicts").play("edict poll_tax")
    assert agree(t).fulfilled() == ["poll_tax"]


@rule("GW-COOP-35")
def test_an_empty_edict_deck_leaves_cells_empty(together: Table) -> None:
    t = place_all(together().edicts("poll_tax").run("renew_edicts"))
    assert (len(t.court.edicts), len(t.court.edict_deck)) == (3, 9)
    t = together().edicts("poll_tax")
    t.court.edict_deck = t.court.edict_deck[:1]
    place_all(t.run("renew_edicts"))
    assert (len(t.court.edicts), t.court.edict_deck) == (2, [])
    place_all(t.run("renew_edicts"))
    assert len(t.court.edicts) == 2


@rule("GW-COOP-36", "GW-COOP-41")
def test_every_winter_reveals_one_event_even_the_first(together: Table) -> None:
    t = together().edicts()
    assert t.g.year == 1
    t.run("winter")
    assert len(t.heard("event")) == len(t.court.revealed) == 1
    order = [event.kind for event in t.g.events if event.kind in ("edict", "event")]
    assert order == ["edict", "edict", "edict", "event"]
    assert t.g.observe(0)["court"]["events"] == t.court.revealed  # type: ignore[index]


@rule("GW-COOP-41")
def test_edicts_and_their_shame_come_in_the_first_year_too(together: Table) -> None:
    t = rich(together(), gold=3).edicts("poll_tax", "stone_for_the_tombs").run("winter")
    assert (t.g.year, t.asks) == (1, "ProposeEdict")
    t.play("pass", "pass", "pass")
    place_all(t)
    assert [clan.shame_tokens() for clan in t.g.clans] == [2, 2, 2]


@shows("GW-COOP-41")
@rule("GW-COOP-41")
def test_an_edict_can_be_proposed_in_the_first_winter(together: Table) -> None:
    t = rich(together(), gold=3).edicts("poll_tax", "stone_for_the_tombs").run("winter").play("edict poll_tax")
    agree(t)
    assert (t.g.year, t.fulfilled()) == (1, ["poll_tax"])


@rule("GW-COOP-37")
def test_an_immediate_effect_happens_at_once_and_once(together: Table) -> None:
    t = together().reveal_event("flood")
    assert [t.have(seat) for seat in range(3)] == [{"stone": 1}] * 3
    t.run("reveal_event")
    assert all(clan.resources[1] == 1 for clan in t.g.clans)


@rule("GW-COOP-38", "GW-COOP-39")
def test_a_lasting_effect_holds_for_everybody_to_the_end(together: Table) -> None:
    t = together().reveal_event("flood")
    for seat in range(3):
        t.overseer(seat, "sawmill", 1)
    for _ in range(3):
        t.court.event_deck.insert(0, t.court.event_deck.pop())
        t.g.year += 1
        t.run("summer").decline_all()
    assert [clan.resources[0] for clan in t.g.clans] == [3, 3, 3]
    assert [t.box.events[event].name for event in t.court.revealed] == ["flood"]


@rule("GW-COOP-39")
def test_events_lie_side_by_side(together: Table) -> None:
    t = together().events("pestilence", "fire_lances").reveal_event("new_khan")
    assert [t.box.events[event].name for event in t.court.revealed] == ["pestilence", "fire_lances", "new_khan"]
    assert len(t.court.event_deck) == 9


@rule("GW-COOP-40")
def test_what_an_event_does_is_read_from_the_card() -> None:
    box = load().box
    flood = next(event for event in box.events if event.name == "flood")
    gain = box.scripts[box.scripts[flood.immediate].effects[0].script].effects[0]
    loss = box.modifiers[flood.modifiers[0]]
    gain.n.n, loss.by.n = 3, -2
    t = Builder(3, box=box, mode="cooperative").reveal_event("flood").overseer(0, "sawmill", 2)
    t.run("summer")
    assert t.have(0) == {"stone": 3, "wood": 1}
