"""The mind of The Ancient World: what is good is worth more, leanings differ, and what it plays is sensible."""

from collections.abc import Callable

import pytest

from teahouse.bots import answer, bot
from teahouse.bots.minds import leanings, mind_of
from teahouse.engine.errors import TeahouseError
from teahouse.engine.rng import seeded
from teahouse.games.ancient_world.mind.mind import AncientWorldMind
from teahouse.lab.simulate import Series, play_series
from tests.games.ancient_world.builder import Builder

GAME = "ancient_world"
Change = Callable[[Builder], Builder]


def worth(t: Builder, leaning: str = "balanced") -> float:
    return AncientWorldMind(leaning).worth(t.g, 0)


def table(number: int = 3) -> Builder:
    """The middle of a game, with nothing in reach that could be bought or fought."""
    t = Builder(seats=4).at_round(number).row().purse(0, coins=4, knowledge=0)
    return t.titan("kelp_hydra", "thunder_ram", "world_tortoise")


GOOD: dict[str, Change] = {
    "coins": lambda t: t.purse(0, coins=7),
    "knowledge": lambda t: t.purse(0, knowledge=1),
    "a province": lambda t: t.provinces(0, "broad_steppe"),
    "a titan": lambda t: t.titans(0, "salt_golem"),
    "a card": lambda t: t.city(0, "smithy"),
    "an action": lambda t: t.city(0, "pearl_divers"),
    "an income": lambda t: t.provinces(0, "silver_hills"),
    "a stronger army": lambda t: t.army(0, "militia", disbanded="old_campaigners"),
    "another army": lambda t: t.army(0, "shield_wall"),
    "a card put aside": lambda t: t.reserve(0, "silk_weavers").purse(0, coins=9),
    "a citizen with food": lambda t: t.city(0, "olive_groves").citizens(0, "1 2 3", "4"),
}


@pytest.mark.parametrize("change", GOOD.values(), ids=GOOD)
def test_what_is_good_is_worth_more(change: Change) -> None:
    richer = change(table())
    poorer = table()
    if richer.player(0).reserve:
        poorer.purse(0, coins=richer.player(0).coins)
    assert worth(richer) > worth(poorer)


BAD: dict[str, Change] = {
    "a lost card": lambda t: t.lost(0, "fishing_spot"),
    "a used army": lambda t: t.army(0, "city_guard", scroll=1),
    "a tired army": lambda t: t.army(0, "city_guard", picture=3),
    "a citizen less": lambda t: t.citizens(0, "1 2"),
}


@pytest.mark.parametrize("change", BAD.values(), ids=BAD)
def test_what_is_bad_is_worth_less(change: Change) -> None:
    assert worth(change(table())) < worth(table())


def test_a_passed_player_has_nothing_to_expect_of_this_round() -> None:
    t = table()
    before = worth(t)
    t.player(0).passed = True
    assert worth(t) < before


def test_promises_fade() -> None:
    """Income, land and armies are worth less in the last round than in the first."""
    for change in (GOOD["an income"], GOOD["a stronger army"], GOOD["a province"], GOOD["an action"]):
        gains = [worth(change(table(number))) - worth(table(number)) for number in (1, 6)]
        assert gains[0] > gains[1]


def test_matching_banners_are_worth_more_at_the_end() -> None:
    matched = table(6).city(0, "goat_pastures", "bridge")
    mixed = table(6).city(0, "watchtower", "bridge")
    assert worth(matched) > worth(mixed)


def test_at_the_end_it_is_the_points() -> None:
    t = Builder(seats=2).finish()
    assert worth(t) == pytest.approx(t.g.points(0), abs=0.5)


def test_a_titan_in_reach_is_worth_something() -> None:
    near = table().titan("marsh_lurker").serving(0, sword=1)
    far = table().titan("kelp_hydra").serving(0, sword=1)
    assert worth(near) > worth(far)


def test_leanings_differ_about_titans_and_agree_about_cities() -> None:
    titan = {leaning: worth(GOOD["a titan"](table()), leaning) - worth(table(), leaning) for leaning in leanings(GAME)}
    assert titan["hunter"] > titan["balanced"] > titan["builder"]
    army = {
        leaning: worth(GOOD["another army"](table()), leaning) - worth(table(), leaning) for leaning in leanings(GAME)
    }
    assert army["hunter"] > army["balanced"] > army["builder"] > 0


def test_a_leaning_is_part_of_the_word() -> None:
    assert bot("scholar:hunter").leaning == "hunter"
    assert bot("scholar").leaning == ""
    assert mind_of(GAME, "hunter") is mind_of(GAME, "hunter")
    assert mind_of(GAME, "hunter") is not mind_of(GAME)
    with pytest.raises(
        TeahouseError, match="no leaning “merchant” in ancient_world; the leanings are: balanced, builder"
    ):
        mind_of(GAME, "merchant")
    with pytest.raises(TeahouseError, match="The bots of zhanguo have no leanings"):
        mind_of("zhanguo", "hunter")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_is_legal(seats: int) -> None:
    t = Builder(seats=seats, seed=f"legal {seats}", expand_plus="on" if seats == 3 else "off")
    players = [bot(f"scholar:{leaning}") for leaning in (*leanings(GAME), "hunter")]
    rng = seeded("legal")
    while t.g.open:
        decision = t.g.open[0]
        move = answer(players[decision.seat], t.kind, t.g, decision.seat, rng)
        assert move in t.g.options(decision)
        t.g.apply(decision, move)
    assert t.g.finished


def test_it_never_loses_against_chance() -> None:
    outcomes = list(play_series(Series(GAME, ["scholar", "random"], {}, "chance", None), 6, 1))
    assert all(outcome.winners == [0] for outcome in outcomes)
    assert min(outcome.points[0] for outcome in outcomes) > 20


def test_leanings_lead_to_different_empires() -> None:
    players = ["scholar:builder", "scholar:hunter"]
    outcomes = list(play_series(Series(GAME, players, {}, "lean", None), 4, 1))
    titans = [sum(len(outcome.note["seats"][seat]["titans"]) for outcome in outcomes) for seat in (0, 1)]
    cards = [sum(len(outcome.note["seats"][seat]["empire"]) for outcome in outcomes) for seat in (0, 1)]
    assert titans[0] < titans[1]
    assert cards[0] > cards[1]
