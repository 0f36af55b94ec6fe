"""The frame of the Ancient Chronicles (GWX-AC): its cards, the set-up around a scenario, and its places in the year."""

from collections.abc import Callable

import pytest

from teahouse.engine.rng import seeded
from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.expansion import SUMMER_END, Expansion
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.modifiers import invasion
from teahouse.games.great_wall.rules.pools import (
    advisors_in_play,
    artifacts_in_play,
    card_sets,
    generals_in_play,
    tactics_in_play,
)
from teahouse.games.great_wall.rules.setup import set_up
from teahouse.games.great_wall.rules.state import AUTUMN, GreatWall
from teahouse.games.great_wall.rules.words import (
    M_SETUP_DONE,
    M_SPRING_START,
    M_WINTER_END,
    MODE_COOP,
    SET_BASE,
    SET_CHRONICLES,
    SET_COOP,
    SET_FIFTH_PLAYER,
)
from teahouse.ledger import clause, rule
from tests.games.great_wall.builder import Builder, kind
from tests.games.great_wall.expansions.plain import Plain
from tests.games.great_wall.property.watched import move_on

Table = Callable[..., Builder]
COMPETITIVE = ("frost", "famine", "visit", "ghost")
TOGETHER = ("siege", "red")


class Spy(Plain):
    """A scenario that writes down when it is called, and what the table looks like then."""

    def __init__(self) -> None:
        self.prepared: list[dict[str, int]] = []
        self.placed: list[dict[str, int]] = []
        self.heard: list[tuple[int, int, int]] = []
        """Moment, year, and fortifications."""
        self.finished: list[bool] = []

    def prepare(self, g: GreatWall) -> None:
        self.prepared.append(lying(g))

    def set_up(self, g: GreatWall) -> None:
        self.placed.append(lying(g))

    def answer(self, g: GreatWall, h: Happening) -> None:
        self.heard.append((h.moment, g.year, sum(g.fortifications)))
        if h.moment == M_WINTER_END:
            self.finished.append(g.finished)

    def copy(self) -> Expansion:
        return self

    def years_of(self, moment: int) -> list[int]:
        return [year for heard, year, _ in self.heard if heard == moment]


def lying(g: GreatWall) -> dict[str, int]:
    return {
        "artifacts": len(g.artifacts),
        "hordes": sum(len(hordes) for hordes in g.field),
        "tactics": len(g.tactic_deck),
        "officials": sum(clan.officials + clan.pool for clan in g.clans),
        "generals": sum(len(clan.generals) for clan in g.clans),
    }


def spied(mode: int = 0, seats: int = 3) -> tuple[GreatWall, Spy]:
    """A game set up around a spy."""
    spy = Spy()
    g = GreatWall(kind().box, seats, seeded("spy"))
    g.mode = mode
    g.expansions = [spy]
    set_up(g)
    g.advance()
    return g, spy


def play_to_the_end(g: GreatWall) -> GreatWall:
    rng = seeded("spy plays")
    while g.open:
        move_on(g, rng)
    return g


# -- cards -----------------------------------------------------------------------------------------------


@rule("GWX-AC-01")
def test_the_set_has_four_generals_eight_tactics_ten_advisors_ten_artifacts_and_six_scenarios() -> None:
    content = load()
    piles = (content.box.generals, content.box.tactics, content.box.advisors, content.box.artifacts)
    assert [len([card for card in pile if card.card_set == SET_CHRONICLES]) for pile in piles] == [4, 8, 10, 10]
    assert len(content.names.scenarios) == 6


@rule("GWX-AC-02", "GWX-AC-03", "GWX-AC-06", "GWX-AC-09")
def test_each_scenario_card_gives_mode_and_set_up_on_one_side_and_its_rules_on_the_other() -> None:
    scenarios = {entry.id: entry for entry in load().names.scenarios}
    assert {name for name, entry in scenarios.items() if entry.mode == "competitive"} == set(COMPETITIVE)
    assert {name for name, entry in scenarios.items() if entry.mode == "coop"} == set(TOGETHER)
    for name, entry in scenarios.items():
        assert bool(entry.setup) == (name != "ghost"), "only the card of the ghosts is a mere reminder (GWX-GHOST-03)"
        assert len(entry.rules) >= 8
        assert entry.lines
        for named in entry.rules:
            assert clause(named).id == named


@rule("GWX-AC-15")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_without_a_scenario_none_of_its_cards_is_used(mode: str) -> None:
    for options in ({}, {"genghis": "on", "rat": "on", "jia_sidao": "on"}):
        for seats in (2, 3, 5):
            g = Builder(seats, raw=True, box=None, mode=mode, **options).g
            assert SET_CHRONICLES not in card_sets(g)
            advisors = [g.box.advisors[advisor].card_set for advisor in advisors_in_play(g)]
            assert SET_CHRONICLES not in advisors


def sizes(g: GreatWall) -> tuple[int, int, int, int]:
    return (len(artifacts_in_play(g)), len(tactics_in_play(g)), len(generals_in_play(g)), len(advisors_in_play(g)))


@rule("GWX-AC-16", "GWX-AC-22", "GWX-AC-23", "GWX-AC-24")
@pytest.mark.parametrize("scenario", COMPETITIVE)
def test_competitive_pools_with_a_scenario(scenario: str) -> None:
    g = Builder(3, raw=True, scenario=scenario).g
    assert sizes(g) == (15, 28, 17, 54)
    assert len(g.artifacts) == 3
    assert [len(clan.generals) for clan in g.clans] == [len(clan.dealt) for clan in g.clans] == [2, 2, 2]
    assert len(g.tactic_deck) == 28
    assert len(g.advisor_deck) == 54 - 6


@rule("GWX-AC-16")
def test_any_of_the_fifteen_artifacts_may_lie_open() -> None:
    seen = {
        artifact
        for seed in range(60)
        for artifact in Builder(3, seed=f"a {seed}", raw=True, scenario="visit").g.artifacts
    }
    assert (
        sorted(load().box.artifacts[artifact].card_set for artifact in seen) == [SET_BASE] * 5 + [SET_CHRONICLES] * 10
    )


@rule("GWX-AC-20", "GWX-AC-22", "GWX-AC-23", "GWX-AC-24")
@pytest.mark.parametrize("scenario", TOGETHER)
def test_co_operative_pools_with_a_scenario(scenario: str) -> None:
    g = Builder(3, raw=True, mode="cooperative", scenario=scenario).g
    assert sizes(g)[1:] == (40, 25, 54)
    assert g.artifacts == []


@rule("GWX-AC-12")
@pytest.mark.parametrize("scenario", [*COMPETITIVE, "siege"])
def test_five_players_add_all_of_their_set(scenario: str) -> None:
    mode = "cooperative" if scenario in TOGETHER else "competitive"
    g = Builder(5, raw=True, mode=mode, scenario=scenario).g
    further = [SET_COOP] if mode == "cooperative" else []
    assert card_sets(g) == [SET_BASE, *further, SET_FIFTH_PLAYER, SET_CHRONICLES]
    assert sizes(g)[1:] == ((44, 29, 58) if further else (32, 21, 58))
    assert (g.side, g.time, g.printed().time_start[5]) == (1, 1, 1)
    assert g.box.constants.pool_officials[5] == 4


@rule("GWX-AC-14")
@pytest.mark.parametrize("scenario", COMPETITIVE)
def test_two_players_have_the_reed_clan_beside_them(scenario: str) -> None:
    g = Builder(2, raw=True, scenario=scenario).g
    assert (g.reed, g.is_blocked(0), len(g.field[0])) == (2, True, 0)
    assert g.box.constants.shame_per_player * g.seats == 20
    assert all(card % 3 for card in g.horde_deck)
    assert broken_laws(g) == []


# -- setting up ------------------------------------------------------------------------------------------


@rule("GWX-AC-07", "GWX-AC-08", "GWX-MIX-06")
@pytest.mark.parametrize("mode", [0, MODE_COOP])
def test_the_set_up_of_the_card_comes_first_and_once(mode: int) -> None:
    g, spy = spied(mode)
    assert spy.prepared == [{"artifacts": 0, "hordes": 0, "tactics": 0, "officials": 0, "generals": 0}]
    (placed,) = spy.placed
    assert placed["hordes"] == (4 if mode == MODE_COOP else 3)
    assert (placed["officials"], placed["generals"]) == (24, 0)
    assert (placed["artifacts"], placed["tactics"]) == ((0, 40) if mode == MODE_COOP else (3, 28))
    rng = seeded("set up")
    while g.season != AUTUMN:
        assert M_SETUP_DONE not in [moment for moment, _, _ in spy.heard]
        move_on(g, rng)
    assert len(spy.years_of(M_SETUP_DONE)) == 1
    assert (len(spy.prepared), len(spy.placed)) == (1, 1)


# -- how it ends -----------------------------------------------------------------------------------------


@rule("GWX-AC-04")
@pytest.mark.parametrize("scenario", COMPETITIVE)
def test_most_honour_wins_each_for_himself(scenario: str) -> None:
    for best in range(3):
        t = Builder(3, scenario=scenario)
        t.g.artifacts = []
        t.clan(best).honor = 40
        t.clan((best + 1) % 3).honor = 20
        t.run("end_game")
        assert (t.g.finished, t.g.winners()) == (True, [best])


@rule("GWX-AC-05")
@pytest.mark.parametrize("scenario", TOGETHER)
def test_players_who_hold_out_to_the_end_win_together(scenario: str) -> None:
    t = Builder(3, mode="cooperative", scenario=scenario)
    t.g.time = t.g.last_space() - 1
    t.run("check_edicts")
    assert (t.g.finished, t.g.winners()) == (False, [])
    t.g.time = t.g.last_space()
    t.run("check_edicts")
    assert (t.g.finished, t.g.winners()) == (True, [0, 1, 2])


@rule("GWX-AC-32")
@pytest.mark.parametrize("scenario", TOGETHER)
def test_a_missing_shame_token_loses_at_once(scenario: str) -> None:
    t = Builder(3, mode="cooperative", scenario=scenario).officials(0, sawmill=1)
    t.g.shame_box, t.g.shame_supply = t.g.shame_box + t.g.shame_supply, 0
    t.activate("sawmill")
    assert (t.g.finished, t.g.winners(), t.g.open, t.g.agenda) == (True, [], [], [])


# -- places in the year ----------------------------------------------------------------------------------


@rule("GWX-AC-26")
@pytest.mark.parametrize("mode", [0, MODE_COOP])
def test_after_the_assault_means_fortifications_gone_and_the_end_not_yet_checked(mode: int) -> None:
    g, spy = spied(mode)
    play_to_the_end(g)
    winters = [fortifications for moment, _, fortifications in spy.heard if moment == M_WINTER_END]
    assert winters
    assert set(winters) == {0}
    assert not any(spy.finished)
    assert g.finished


@rule("GWX-AC-27", "GWX-AC-28")
@pytest.mark.parametrize("mode", [0, MODE_COOP])
def test_winter_steps_come_every_year_and_those_of_spring_and_summer_not_in_the_first(mode: int) -> None:
    last = 0
    for seed in range(4):
        g, spy = spied(mode)
        g.rng = seeded(f"years {seed}")
        play_to_the_end(g)
        lasted = g.year if spy.years_of(M_WINTER_END)[-1:] == [g.year] else g.year - 1
        assert spy.years_of(M_WINTER_END) == list(range(1, lasted + 1))
        assert 1 not in spy.years_of(M_SPRING_START)
        assert 1 not in spy.years_of(SUMMER_END)
        assert spy.years_of(M_SPRING_START)[: lasted - 1] == list(range(2, lasted + 1))
        last = max(last, lasted)
    assert last > 1


@rule("GWX-AC-29")
@pytest.mark.parametrize("scenario", TOGETHER)
def test_without_edicts_their_phases_are_skipped(scenario: str) -> None:
    t = Builder(3, mode="cooperative", scenario=scenario)
    assert (t.court.edicts, t.court.edict_deck) == ([], [])
    before = [clan.shame_tokens() for clan in t.g.clans]
    t.run("fulfil_edicts").run("renew_edicts")
    assert (t.asks, t.court.edicts) == ("", [])
    assert [clan.shame_tokens() for clan in t.g.clans] == before
    assert not t.g.finished


@rule("GWX-AC-30")
@pytest.mark.parametrize("scenario", TOGETHER)
def test_one_event_comes_every_winter_after_the_end_check(scenario: str) -> None:
    t = Builder(3, mode="cooperative", scenario=scenario)
    assert len(t.court.event_deck) == 12
    t.run("winter")
    while t.g.open and not t.heard("event") and not t.g.finished:
        t.decline_one()
    assert len(t.court.revealed) == 1
    t = Builder(3, mode="cooperative", scenario=scenario)
    t.g.time = t.g.last_space()
    t.run("winter")
    while t.g.open and not t.g.finished:
        t.decline_one()
    assert (t.g.finished, t.court.revealed) == (True, [])


@rule("GWX-AC-31")
@pytest.mark.parametrize("scenario", ["plain", *TOGETHER])
def test_all_other_rules_of_playing_together_stay(scenario: str) -> None:
    def table() -> Builder:
        t = Builder(3, mode="cooperative", scenario="none" if scenario == "plain" else scenario)
        if scenario == "plain":
            t.g.expansions = [Plain()]
            t.edicts()
            t.court.edict_deck = []
        return t

    t = table()
    assert invasion(t.g) == t.g.printed().invasion[t.g.time] + 1
    t = table().captured(0, hordes_of(t)[0])
    t.officials(0, quarry=1).activate("quarry")
    assert t.asks == "PlaceShame"
    assert all(option.startswith("shame ") for option in t.options()), "no shame on horde cards"
    t = table().shamed(0, "spearman")
    t.clan(0).honor = 10
    t.run("offer_discarding", 0).play("shame spearman")
    assert t.honor(0) == [0]
    t = table().orders_on_track((0, "economy"))
    t.run("discard_orders")
    assert (t.asks, t.clan(0).order_discard != [], t.heard("orders-returned")) == ("", True, [])
    t = table().walls(3, 3, 3)
    t.run("check_edicts")
    assert not t.g.finished, "completed walls do not end the game"
    t = table().horde("left", hordes_of(t)[0])
    card = t.g.field[0][0].card
    t.run("capture", card, 0, 0)
    assert [event.args[0] for event in t.heard("honor-hordes")] == [t.g.horde_type(card).honor]


@rule("GWX-AC-31")
@pytest.mark.parametrize("scenario", TOGETHER)
def test_a_wall_level_brings_an_order_back(scenario: str) -> None:
    t = Builder(3, mode="cooperative", scenario=scenario)
    t.clan(0).order_discard = [t.clan(0).orders.pop()]
    t.resources(0, wood=20, stone=20, gold=20).officials(0, builders_camp=1).activate("builders_camp")
    t.play("raise middle")
    while t.asks == "PayMix":
        t.play(min(t.options()))
    while t.asks and t.asks != "ReturnOrder":
        t.decline_one()
    if t.asks == "ReturnOrder":
        t.play(min(option for option in t.options() if option.startswith("order")))
    assert t.clan(0).order_discard == []


def hordes_of(t: Builder) -> list[str]:
    """Names of the horde cards in the deck."""
    sections = ("left", "middle", "right")
    return [f"{t.box.hordes[card // 3].name}_{sections[card % 3]}" for card in sorted(t.g.horde_deck)]
