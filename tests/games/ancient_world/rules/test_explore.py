"""Exploring: cards put aside (AW-XPL)."""

from collections.abc import Callable
from typing import Any

import pytest

from teahouse.games.ancient_world.rules.words import DECK_A, DECK_B
from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder

Table = Callable[..., Builder]

FIVE = ("smithy", "crane", "bridge", "barracks", "watchtower")


@pytest.fixture
def explorer(ancient_world: Table) -> Builder:
    """Round 2; two cards in the row, and five known ones on top of the deck."""
    return ancient_world().at_round(2).row("market_stalls", "aqueduct").deck(*FIVE)


def board(t: Builder, observer: int, seat: int) -> dict[str, Any]:
    """A player board as somebody sees it."""
    seen = t.g.observe(observer)["players"]
    assert isinstance(seen, list)
    return dict(seen[seat])


# -- two ways ------------------------------------------------------------------------------


@rule("AW-XPL-01", "AW-XPL-04", "AW-XPL-08")
def test_draw_five_cards_keep_one_and_discard_the_others(explorer: Builder) -> None:
    t = explorer.place(1, "cell explore")
    assert t.options() == {"draw", "empire market_stalls", "empire aqueduct"}
    assert t.why("pass") == t.why("done") == t.why("empire smithy") == "AW-XPL-01"
    deck, before = len(t.g.decks[DECK_A]), t.g.discards[DECK_A][:]
    t.play("draw")
    assert t.names("empire", t.player(0).drawn) == " ".join(FIVE)
    assert len(t.g.decks[DECK_A]) == deck - 5
    assert t.options() == {f"empire {name}" for name in FIVE}
    assert t.why("pass") == t.why("done") == t.why("empire market_stalls") == "AW-XPL-08"
    t.play("empire bridge")
    assert t.put_aside(0) == "bridge"
    assert t.player(0).drawn == []
    assert t.names("empire", t.g.discards[DECK_A][len(before) :]) == "smithy crane barracks watchtower"
    assert t.names("empire", t.g.row) == "market_stalls aqueduct"
    assert (t.asks, t.seat) == ("TakeTurn", 1)


@rule("AW-XPL-01", "AW-XPL-07", "AW-XPL-08")
def test_or_put_a_card_of_the_row_aside_which_leaves_a_gap(explorer: Builder) -> None:
    deck = explorer.g.decks[DECK_A][:]
    t = explorer.place(1, "cell explore", "empire aqueduct")
    assert t.put_aside(0) == "aqueduct"
    assert t.names("empire", t.g.row) == "market_stalls"
    assert t.g.decks[DECK_A] == deck
    assert (t.asks, t.seat) == ("TakeTurn", 1)
    t.place(1, "cell work")
    assert t.names("empire", t.g.row) == "market_stalls"


@rule("AW-XPL-06")
@pytest.mark.parametrize("way", [("draw", "empire crane"), ("empire aqueduct",)])
def test_putting_aside_costs_nothing(explorer: Builder, way: tuple[str, ...]) -> None:
    t = explorer.purse(0, 0, 0).place(1, "cell explore", *way)
    assert len(t.player(0).reserve) == 1
    assert (t.player(0).coins, t.player(0).knowledge) == (0, 0)


@rule("AW-XPL-01")
def test_without_row_and_deck_there_is_nothing_to_explore(explorer: Builder) -> None:
    t = explorer.row("aqueduct")
    t.player(1).reserve += t.g.decks[DECK_A] + t.g.discards[DECK_A]
    t.g.decks[DECK_A], t.g.discards[DECK_A] = [], []
    t.play("citizen 1")
    assert t.why("cell explore") is None
    t.player(1).reserve += t.g.row
    t.g.row = []
    assert t.why("cell explore") == "AW-XPL-01"


# -- cards put aside -----------------------------------------------------------------------


@rule("AW-XPL-03")
def test_a_card_put_aside_gives_nothing_until_it_is_bought(explorer: Builder) -> None:
    t = explorer.titan("sun_devourer").row("smithy", "market_stalls").turn(1).play("pass")
    attack, points = t.attack("sun_devourer"), t.g.points(0)
    t.place(1, "cell explore", "empire smithy").place(2, "cell explore", "empire market_stalls")
    assert (t.attack("sun_devourer"), t.g.points(0)) == (attack, points)
    t.end_round()
    assert t.player(0).coins == 6 + 5
    t.turn(0).place(1, "cell build", "empire smithy").turn(0)
    assert t.attack("sun_devourer") == attack + 1
    assert t.g.points(0) == points + 1
    assert t.put_aside(0) == "market_stalls"


@rule("AW-XPL-02", "AW-XPL-09")
def test_the_drawer_alone_sees_the_cards_and_the_one_kept(explorer: Builder) -> None:
    t = explorer.place(1, "cell explore", "draw")
    assert t.names("empire", board(t, 0, 0)["drawn"]) == " ".join(FIVE)
    for other in (1, -1):
        assert board(t, other, 0)["drawn"] == [0] * 5
    t.play("empire crane")
    assert t.names("empire", board(t, 0, 0)["reserve"]) == "crane"
    for other in (1, -1):
        assert board(t, other, 0)["reserve"] == [0]
        assert board(t, other, 0)["known"] == []
        assert board(t, other, 0)["backs"] == [DECK_A]
    secret = {event.kind: [event.heard_by(seat) for seat in (0, 1, -1)] for event in t.g.events}
    assert secret["drew-card"] == secret["put-aside-card"] == [True, False, False]


@rule("AW-XPL-09")
def test_everybody_sees_the_discarded_cards_and_a_card_taken_from_the_row(explorer: Builder) -> None:
    t = explorer.place(1, "cell explore", "draw", "empire crane").place(2, "cell explore", "empire aqueduct")
    for seat in (0, 1, -1):
        piles = t.g.observe(seat)["discards"]
        assert isinstance(piles, list)
        assert t.names("empire", piles[DECK_A][-4:]) == "smithy bridge barracks watchtower"
        assert t.names("empire", board(t, seat, 1)["reserve"]) == "aqueduct"
    told = [t.name_of("empire", event.args[0]) for event in t.heard("explored") if event.heard_by(-1)]
    assert told == ["smithy", "bridge", "barracks", "watchtower"]


@rule("AW-XPL-10")
def test_any_number_may_lie_aside_for_any_number_of_rounds(explorer: Builder) -> None:
    t = explorer.reserve(0, "town_hall", "scribes_guild", "mint", "citadel", "treasury", "drill_yard", "desert_caravan")
    t.place(1, "cell explore", "empire aqueduct")
    aside = t.put_aside(0)
    assert aside.endswith("desert_caravan aqueduct")
    for _ in range(4):
        t.end_round()
    assert t.g.round == 6
    assert t.put_aside(0) == aside
    t.turn(0).purse(0, 9).place(1, "cell build", "empire aqueduct")
    assert t.face_up(0).endswith("aqueduct")


# -- how many are drawn --------------------------------------------------------------------


@rule("AW-XPL-05", "AW-PRP-11")
@pytest.mark.parametrize(
    ("cards", "drawn"),
    [((), 5), (("scouts_camp",), 6), (("great_archivists",), 7), (("scouts_camp", "great_archivists"), 8)],
)
def test_eyes_add_to_the_five_cards(explorer: Builder, cards: tuple[str, ...], drawn: int) -> None:
    t = explorer.city(0, *cards).city(1, "lighthouse").place(1, "cell explore", "draw")
    assert len(t.player(0).drawn) == drawn


@rule("AW-XPL-05")
def test_eyes_count_on_provinces_but_not_on_lost_cards_or_cards_aside(explorer: Builder) -> None:
    t = explorer.lost(0, "scouts_camp").reserve(0, "great_archivists").provinces(0, "amber_coast")
    t.place(1, "cell explore", "draw")
    assert len(t.player(0).drawn) == 5 + 2


@rule("AW-XPL-05")
def test_eyes_do_nothing_for_a_card_of_the_row(explorer: Builder) -> None:
    t = explorer.city(0, "great_archivists").place(1, "cell explore", "empire aqueduct")
    assert t.put_aside(0) == "aqueduct"
    assert t.player(0).drawn == []


@rule("AW-XPL-11", "AW-PRE-09")
def test_a_deck_that_runs_out_in_a_draw_is_made_anew_at_once(explorer: Builder) -> None:
    t = explorer
    deck = t.g.decks[DECK_A]
    t.g.discards[DECK_A] += deck[:-2]
    t.g.decks[DECK_A] = deck[-2:]
    pile = t.g.discards[DECK_A][:]
    t.place(1, "cell explore", "draw")
    drawn = t.player(0).drawn
    assert t.names("empire", drawn[:2]) == "smithy crane"
    assert len(t.heard("reshuffled")) == 1
    assert sorted(drawn[2:] + t.g.decks[DECK_A]) == sorted(pile)
    assert t.g.discards[DECK_A] == []
    assert drawn[2:] != pile[:-4:-1]
    t.play("empire crane")
    assert sorted(t.g.discards[DECK_A]) == sorted([drawn[0], *drawn[2:]])
    assert t.g.discards[DECK_B] == []
