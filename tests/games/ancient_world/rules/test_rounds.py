"""Six rounds of three phases, and the preparation of each (AW-RND, AW-PRE)."""

from collections.abc import Callable

import pytest

from teahouse.engine.rng import seeded
from teahouse.games.ancient_world.loading import load
from teahouse.games.ancient_world.rules.words import CELLS, DECK_A, DECK_B
from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder

Table = Callable[..., Builder]

PHASES = ("round", "opened", "row", "army-row", "turn", "end-of-round", "scoring")


def hide_empire(t: Builder, *kept: str) -> Builder:
    """Every A card of deck and discard pile lies aside with seat 1, but for these, which are the whole deck."""
    t.deck(*kept)
    deck = t.g.decks[DECK_A]
    t.player(1).reserve += deck[: len(deck) - len(kept)] + t.g.discards[DECK_A]
    t.g.decks[DECK_A] = deck[len(deck) - len(kept) :]
    t.g.discards[DECK_A] = []
    return t


def phases(t: Builder) -> list[str]:
    """What has been announced, the same word never twice in a row."""
    kinds = [event.kind for event in t.g.events if event.kind in PHASES]
    return [kind for i, kind in enumerate(kinds) if i == 0 or kinds[i - 1] != kind]


# -- the course of the game ----------------------------------------------------------------


@rule("AW-RND-01", "AW-RND-03", "AW-RND-04", "AW-PRE-01")
def test_six_rounds_and_then_the_scoring(ancient_world: Table) -> None:
    t = ancient_world()
    for number in range(1, 7):
        assert t.g.observe(0)["round"] == number
        assert [event.args for event in t.heard("round")] == [(n,) for n in range(1, number + 1)]
        assert not t.g.finished
        assert t.g.winners() == []
        t.end_round()
    assert t.g.finished
    assert t.g.over
    assert t.g.winners() == [1]
    assert len(t.heard("end-of-round")) == 6


@rule("AW-RND-02", "AW-RND-03")
def test_preparation_then_actions_then_the_end_of_the_round(ancient_world: Table) -> None:
    t = ancient_world().army_row("hill_archers").end_round()
    assert phases(t)[2:] == ["round", "turn", "end-of-round", "round", "opened", "row", "army-row", "turn"]


@rule("AW-RND-02")
def test_outside_phase_2_nobody_takes_a_turn(ancient_world: Table) -> None:
    t = ancient_world().citizens(0, "1 2 3 4").end_round()
    assert (t.asks, t.seat, t.g.turn_of) == ("ChooseHungry", 0, -1)
    assert t.why("pass", seat=1) == t.why("citizen 1", seat=1) == "AW-RND-02"
    t.play("citizen 1")
    assert t.why("pass", seat=1) == "AW-TRN-01"


# -- decks and covers ----------------------------------------------------------------------


@rule("AW-PRE-02", "AW-PRE-05", "AW-SET-10")
def test_rows_are_of_deck_a_for_three_rounds_and_then_of_b(ancient_world: Table) -> None:
    t = ancient_world()
    letters: list[set[int]] = []
    for _ in range(6):
        letters.append({t.kind.box.empire[card].deck for card in t.g.row})
        t.end_round()
    assert letters == [{DECK_A}] * 3 + [{DECK_B}] * 3


@rule("AW-PRE-02", "AW-PRE-05")
@pytest.mark.parametrize(("number", "letter"), [(2, DECK_A), (3, DECK_A), (4, DECK_B), (6, DECK_B)])
def test_exploring_draws_from_the_deck_of_the_round(ancient_world: Table, number: int, letter: int) -> None:
    t = ancient_world().at_round(number).place(1, "cell explore", "draw")
    assert {t.kind.box.empire[card].deck for card in t.player(0).drawn} == {letter}


@rule("AW-PRE-03", "AW-PRE-04", "AW-PRE-06")
@pytest.mark.parametrize(("cell", "opens"), [("explore", 2), ("grow", 3)])
def test_a_cell_is_uncovered_in_its_round_and_stays_open(ancient_world: Table, cell: str, opens: int) -> None:
    t = ancient_world()
    for number in range(1, 7):
        uncovered = [event.args for event in t.heard("opened")]
        assert ((CELLS.index(cell.upper()),) in uncovered) == (number >= opens)
        t.purse(0, 9).play("citizen 3")
        assert t.why(f"cell {cell}") == (None if number >= opens else "AW-PLC-11")
        t.play("cell restore").end_round()
    assert len(t.heard("opened")) == 2


@rule("AW-PRE-17")
def test_the_track_says_which_deck_a_round_uses(ancient_world: Table) -> None:
    box = load().box
    box.round_deck[2] = DECK_B
    t = ancient_world(box=box).end_round()
    assert {box.empire[card].deck for card in t.g.row} == {DECK_B}


# -- the empire row ------------------------------------------------------------------------


@rule("AW-PRE-07", "AW-PRE-08")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 5), (4, 6)])
def test_what_is_left_is_discarded_and_a_new_row_dealt(ancient_world: Table, seats: int, cards: int) -> None:
    t = ancient_world(seats=seats)
    left, top = t.g.row[1:], t.g.decks[DECK_A][-cards:]
    t.player(0).reserve.append(t.g.row.pop(0))
    t.end_round()
    assert t.g.discards[DECK_A] == left
    assert sorted(t.g.row) == sorted(top)
    assert t.g.observe(0)["row"] == t.g.row


@rule("AW-PRE-09")
def test_an_empty_deck_is_made_anew_from_the_discards(ancient_world: Table) -> None:
    t = ancient_world().deck("crane")
    t.g.discards[DECK_A], t.g.decks[DECK_A] = t.g.decks[DECK_A][:-1], t.g.decks[DECK_A][-1:]
    pile = t.g.discards[DECK_A] + t.g.row
    t.end_round()
    assert t.names("empire", t.g.row[:1]) == "crane"
    assert len(t.heard("reshuffled")) == 1
    order = [*t.g.decks[DECK_A], *reversed(t.g.row[1:])]
    assert sorted(order) == sorted(pile)
    assert order != pile
    assert t.g.discards[DECK_A] == []


@rule("AW-PRE-10")
def test_deck_a_is_not_used_after_round_3_but_its_discards_are(ancient_world: Table) -> None:
    t = ancient_world().at_round(3)
    left = t.g.row[:]
    deck = t.g.decks[DECK_A][:]
    t.end_round()
    assert t.g.round == 4
    assert sorted(t.g.discards[DECK_A]) == sorted(left)
    assert (len(t.g.row), len(t.g.decks[DECK_B]), t.g.discards[DECK_B]) == (4, 43, [])
    t.g.discards[DECK_B], t.g.decks[DECK_B] = t.g.decks[DECK_B], []
    t.end_round()
    drawn = t.g.row + t.g.decks[DECK_B]
    assert {card for card in drawn if t.kind.box.empire[card].deck == DECK_A} == set(left)
    assert (len(t.g.decks[DECK_B]), t.g.discards) == (43 + len(left), [[], []])
    assert (t.g.decks[DECK_A], t.g.returned) == (deck, sorted(left))
    assert len(t.heard("reshuffled")) == 1


@rule("AW-PRE-10", "AW-SET-30")
def test_a_cards_that_came_back_are_imagined_among_themselves(ancient_world: Table) -> None:
    """Backs tell A from B, and everybody saw which A cards were shuffled in."""
    t = ancient_world().at_round(4)
    loaded, back = t.g.decks[DECK_A][:-6], sorted(t.g.decks[DECK_A][-6:])
    early = loaded.pop()
    t.g.decks[DECK_A], t.g.decks[DECK_B] = loaded, t.g.decks[DECK_B][:3] + back[1:]
    t.g.returned, t.player(1).reserve = back, [early, back[0]]
    for seed in range(30):
        world = t.g.imagine(0, seeded(f"returned {seed}"))
        first, second = world.players[1].reserve
        assert first in {early, *loaded}
        assert second in back
        assert sorted(world.decks[DECK_A] + [first]) == sorted([early, *loaded])
        assert sorted([*world.decks[DECK_B], second]) == sorted([*t.g.decks[DECK_B], back[0]])
        assert world.observe(0) == t.g.observe(0)
    worlds = [t.g.imagine(0, seeded(f"returned {seed}")) for seed in range(30)]
    assert len({tuple(world.players[1].reserve) for world in worlds}) > 10


@rule("AW-PRE-11")
def test_a_row_is_as_long_as_there_are_cards(ancient_world: Table) -> None:
    t = hide_empire(ancient_world().row(), "crane")
    t.row("smithy", "bridge").end_round()
    assert sorted(t.names("empire", t.g.row).split()) == ["bridge", "crane", "smithy"]
    t = hide_empire(ancient_world().row()).end_round()
    assert t.g.row == []


@rule("AW-PRE-11")
def test_a_draw_is_as_long_as_there_are_cards(ancient_world: Table) -> None:
    t = hide_empire(ancient_world().at_round(2).row(), "crane", "bridge").row("smithy")
    t.place(1, "cell explore", "draw")
    assert t.names("empire", t.player(0).drawn) == "crane bridge"
    t = hide_empire(ancient_world().at_round(2).row()).row("smithy").place(1, "cell explore")
    assert t.why("draw") == "AW-PRE-11"
    assert t.options() == {"empire smithy"}


@rule("AW-PRE-15")
def test_the_rows_of_the_set_up_are_those_of_round_1(ancient_world: Table) -> None:
    t = ancient_world(seats=3)
    assert [event.args for event in t.heard("row")] == [(card,) for card in t.g.row]
    assert [event.args for event in t.heard("army-row")] == [(card,) for card in t.g.army_row]
    assert (len(t.g.decks[DECK_A]), len(t.g.army_deck)) == (45 - 5, 25 - 3)
    assert t.g.discards == [[], []]


@rule("AW-PRE-16")
def test_the_old_row_is_discarded_before_the_new_one_is_dealt(ancient_world: Table) -> None:
    t = hide_empire(ancient_world().row()).row("smithy", "bridge", "crane").army_row("hill_archers")
    t.end_round()
    assert sorted(t.names("empire", t.g.row).split()) == ["bridge", "crane", "smithy"]
    assert t.g.discards == [[], []]
    assert phases(t)[-5:] == ["round", "opened", "row", "army-row", "turn"]


# -- the army row --------------------------------------------------------------------------


@rule("AW-PRE-12", "AW-PRE-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_army_cards_stay_and_the_row_is_filled_to_the_number_of_players(ancient_world: Table, seats: int) -> None:
    t = ancient_world(seats=seats).army_row("war_elephants")
    top = t.g.army_deck[-1:-seats:-1]
    t.end_round()
    assert t.names("army", t.g.army_row[:1]) == "war_elephants"
    assert t.g.army_row[1:] == top
    t.end_round()
    assert t.g.army_row[1:] == top


@rule("AW-PRE-14")
def test_an_empty_army_deck_is_not_made_anew(ancient_world: Table) -> None:
    t = ancient_world(seats=4).army_row("war_elephants")
    last = t.g.army_deck.pop()
    t.g.army_discard, t.g.army_deck = t.g.army_deck, [last]
    t.end_round()
    assert t.names("army", t.g.army_row[:1]) == "war_elephants"
    assert t.g.army_row[1:] == [last]
    assert len(t.g.army_discard) == 23
