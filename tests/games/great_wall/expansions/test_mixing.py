"""Mixing expansions (GWX-MIX): card pools of every mixture, steps of set-up, and the errata of the bundle."""

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.expansions.extras import Extras
from teahouse.games.great_wall.rules.expansions.genghis.pieces import khan_of
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.pools import (
    advisors_in_play,
    artifacts_in_play,
    generals_in_play,
    hordes_in_play,
    tactics_in_play,
)
from teahouse.games.great_wall.rules.words import BANNER_BEARER, SETS
from teahouse.ledger import rule, shows
from tests.games.great_wall.builder import Builder, kind
from tests.games.great_wall.cards import card

# -- pools -------------------------------------------------------------------------------------------------


@rule("GWX-MIX-07", "GWX-MIX-08")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
@pytest.mark.parametrize("genghis", ["off", "on"])
@pytest.mark.parametrize("rat", ["off", "on"])
def test_pools_add_up(seats: int, mode: str, genghis: str, rat: str) -> None:
    g = Builder(seats, raw=True, mode=mode, genghis=genghis, rat=rat).g
    fifth, together, khan = seats == 5, mode == "cooperative", genghis == "on"
    assert len(advisors_in_play(g)) == 44 + 6 * khan + 4 * fifth
    assert len(generals_in_play(g)) == 13 + 4 * fifth + 8 * together
    assert len(tactics_in_play(g)) == 20 + 4 * fifth + 12 * together
    assert len(artifacts_in_play(g)) == 5 + 5 * (rat == "on")
    assert len(hordes_in_play(g)) == 24 + 3 * khan
    assert len(g.artifacts) == (0 if together else 3)
    assert broken_laws(g) == []


@rule("GWX-MIX-07", "GWX-MIX-08")
@pytest.mark.parametrize(
    ("seats", "options", "pools"),
    [
        (3, {"scenario": "visit"}, (54, 17, 28, 15)),
        (5, {"scenario": "visit"}, (58, 21, 32, 15)),
        (3, {"scenario": "red", "mode": "cooperative"}, (54, 25, 40, 15)),
        (5, {"scenario": "siege", "mode": "cooperative"}, (58, 29, 44, 15)),
    ],
)
def test_pools_of_scenarios(seats: int, options: dict[str, str], pools: tuple[int, int, int, int]) -> None:
    g = Builder(seats, raw=True, box=None, **options).g
    found = (advisors_in_play(g), generals_in_play(g), tactics_in_play(g), artifacts_in_play(g))
    assert tuple(map(len, found)) == pools


@rule("GWX-MIX-09")
def test_with_five_the_khan_rides_in_after_five_hordes_and_his_skills() -> None:
    for seed in range(12):
        t = Builder(5, seed=f"khan {seed}", raw=True, genghis="on")
        laid = [event.kind for event in t.g.events if event.kind in ("horde", "khan-skill", "khan", "pillage")]
        assert laid == ["horde"] * 5 + ["khan-skill"] * 2 + ["khan"]
        assert khan_of(t.g).section == t.g.horde_deck[-1] % 3
        first = [event.args[1] for event in t.heard("horde")]
        assert first[:3] == [0, 1, 2]


@rule("GWX-MIX-06", "GWX-MIX-09")
def test_steps_of_set_up_go_by_their_content() -> None:
    """The gift with the artifacts, hordes before the Khan, generals and advisors next, the Rat last."""
    t = Builder(4, raw=True, genghis="on", rat="on")
    while t.asks in ("ChooseGeneral", "ChooseAdvisor", "DiscardTactic"):
        t.play(min(t.options()))
    steps = ("khan-gift", "horde", "khan-skill", "khan", "dealt-general", "general", "tea-order", "rat-card")
    told = [event.kind for event in t.g.events if event.kind in steps]
    assert list(dict.fromkeys(told)) == list(steps)
    assert t.asks == "PlaceRat"


@rule("GWX-MIX-31")
@pytest.mark.parametrize(
    "options",
    [
        {"genghis": "on"},
        {"rat": "on"},
        {"genghis": "on", "rat": "on", "mode": "cooperative"},
        *({"scenario": scenario} for scenario in ("frost", "famine", "visit", "ghost")),
        {"scenario": "siege", "mode": "cooperative"},
    ],
    ids=str,
)
def test_two_players_have_twenty_shame_tokens(options: dict[str, str]) -> None:
    g = Builder(2, raw=True, box=None, **options).g
    assert g.shame_supply + sum(part.shame(g) for part in g.attached()) == 20
    assert broken_laws(g) == []


# -- errata ------------------------------------------------------------------------------------------------


@rule("GWX-MIX-19", "GWX-MIX-28")
def test_the_three_generals_of_the_errata_have_full_cards() -> None:
    generals = {entry.id: entry for entry in load().names.generals}
    for name, card_set in (("su_dongpo", "fifth_player"), ("bi_sheng", "chronicles"), ("jia_sidao", "extras")):
        entry = generals[name]
        assert (entry.set, entry.source, bool(entry.known)) == (card_set, "rulebook", True)
        assert entry.rules
        assert entry.tea


@shows("GWX-MIX-21", "GWX-MIX-22")
@rule("GWX-MIX-19", "GWX-MIX-21", "GWX-MIX-22")
def test_su_dongpo_starts_as_the_errata_say() -> None:
    (su,) = [general for general in load().box.generals if general.name == "su_dongpo"]
    assert (su.start, su.tactics, su.tea) == ([4, 6, 4, 6], 2, 98)
    t = Builder(5, raw=True)
    number = t.box.generals.index(next(general for general in t.box.generals if general.name == "su_dongpo"))
    held = next((clan for clan in t.g.clans if number in clan.generals), t.clan(0))
    held.generals[0] = number
    seat = t.g.clans.index(held)
    t.play("general su_dongpo", seat=seat)
    while t.asks in ("ChooseGeneral", "ChooseAdvisor"):
        t.play(min(t.options()))
    t.play("order economy", seat=seat)
    assert (t.clan(seat).resources, t.g.tea[0]) == ([4, 6, 4, 6], seat)


@rule("GWX-MIX-20")
def test_su_dongpo_counts_his_own_order_too() -> None:
    t = Builder(5).general(0, "su_dongpo").advisors(0, assistants=1)
    t.orders_on_track((0, "tyranny"), (1, "economy"), (2, "tyranny")).turn(0)
    assert t.honor(0) == [2]


@rule("GWX-MIX-29")
@pytest.mark.parametrize("genghis", ["off", "on"])
def test_the_card_is_taken_after_the_killing(genghis: str) -> None:
    t = Builder(3, genghis=genghis).horde("left", "outriders_left", damage="c", p0="a:spearman b:spearman")
    t.g.time = 2
    t.run("check_defeated")
    while t.g.open:
        t.decline_one()
    order = [event.kind for event in t.g.events if event.kind in ("defeated", "killed", "captured")]
    assert order == ["defeated", "killed", "captured"]


@rule("GWX-MIX-30")
def test_a_tactic_counts_warriors_of_the_shelter_and_banner_bearers() -> None:
    t = Builder(3, genghis="on").tactics(0, "unbroken_line").walls(left=3).fortifications(left=3)
    assert t.clan(0).supply[BANNER_BEARER] == 1
    t.shelter(0, "left", "spearman banner_bearer").post(0, "left").horde("left", "outriders_left").run("assault", 0)
    t.play("tactic unbroken_line", "free")
    assert t.honor(0) == [3]


# -- Jia Sidao ---------------------------------------------------------------------------------------------


@rule("GWX-MIX-27")
def test_jia_sidao_is_off_unless_the_table_wants_him() -> None:
    assert kind().complete({})["jia_sidao"] == "off"
    (jia,) = [number for number, general in enumerate(kind().box.generals) if general.name == "jia_sidao"]
    for seats in (1, 2, 3, 4, 5):
        assert jia not in generals_in_play(Builder(seats, raw=True).g)
        g = Builder(seats, raw=True, jia_sidao="on").g
        assert jia in generals_in_play(g)
        assert len(generals_in_play(g)) == 14 + 4 * (seats == 5)
        assert [type(part) for part in g.attached()] == [Extras]
    with_scenario = Builder(3, raw=True, jia_sidao="on", scenario="visit").g
    assert jia in generals_in_play(with_scenario)
    assert SETS[kind().box.generals[jia].card_set] == "extras"


@card("jia_sidao")
@rule("GWX-MIX-25", "GWX-MIX-26")
@pytest.mark.parametrize("assistants", [0, 1, 2])
def test_jia_sidao_is_honoured_for_every_warrior_killed_whosever_it_is(assistants: int) -> None:
    t = Builder(3, jia_sidao="on").general(0, "jia_sidao").advisors(0, assistants=assistants).fortifications()
    t.horde("left", "foragers_left", p0="a:spearman", p1="b:spearman c:spearman")
    t.g.time = 3
    t.run("assault", 0)
    while t.g.open:
        t.decline_one()
    dead = {event.seat: event.args[0] for event in t.heard("killed")}
    assert dead == {0: 1, 1: 2}
    gained = sum(event.args[0] for event in t.heard("honor-card"))
    assert gained == 2 * assistants * 3


@card("jia_sidao")
@rule("GWX-MIX-26")
def test_jia_sidao_has_nothing_of_warriors_who_are_saved() -> None:
    t = Builder(3, jia_sidao="on").general(0, "jia_sidao").advisors(0, assistants=2)
    t.happen("warriors.saved", 1, n=2)
    assert t.honor(0) == [0]
