"""The military academy: drawing tactic cards (GW-ACA)."""

from collections.abc import Callable

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


@rule("GW-ACA-01")
def test_each_player_draws_up_to_one_card_for_each_official_in_tea_order(great_wall: Table) -> None:
    t = great_wall().tea(1, 0, 2).officials(0, academy=1).officials(1, academy=3)
    top = t.g.tactic_deck[:-4:-1]
    t.activate("academy")
    assert (t.seat, t.options()) == (1, {"count 0", "count 1", "count 2", "count 3"})
    assert t.why("count 4") == t.why("done") == "GW-ACA-01"
    t.play("count 2")
    assert t.clan(1).tactics == top[:2]
    assert (t.seat, t.options()) == (0, {"count 0", "count 1"})
    t.play("count 1")
    assert (t.asks, t.clan(0).tactics, len(t.g.tactic_deck)) == ("", top[2:], 17)


@rule("GW-ACA-01")
def test_drawing_may_be_declined(great_wall: Table) -> None:
    t = great_wall().officials(0, academy=2).activate("academy").play("count 0")
    assert (t.asks, t.clan(0).tactics, len(t.g.tactic_deck)) == ("", [], 20)


@rule("GW-ACA-02")
def test_an_empty_deck_is_made_anew_from_the_discard(great_wall: Table) -> None:
    t = great_wall().officials(0, academy=2)
    t.g.tactic_deck, t.g.tactic_discard = [3], [5, 6, 7]
    t.activate("academy").play("count 2")
    assert t.clan(0).tactics[0] == 3
    assert t.clan(0).tactics[1] in (5, 6, 7)
    assert sorted(t.clan(0).tactics[1:] + t.g.tactic_deck) == [5, 6, 7]
    assert t.g.tactic_discard == []


@rule("GW-ACA-02")
def test_the_discard_is_shuffled(great_wall: Table) -> None:
    cards = list(range(20))
    t = great_wall().officials(0, academy=1)
    t.g.tactic_deck, t.g.tactic_discard = [], cards[:]
    t.activate("academy").play("count 1")
    assert t.g.tactic_deck + t.clan(0).tactics != cards


@rule("GW-ACA-02")
def test_the_discard_waits_until_a_card_must_be_drawn(great_wall: Table) -> None:
    t = great_wall().officials(0, academy=1)
    t.g.tactic_deck, t.g.tactic_discard = [3], [5, 6]
    t.activate("academy").play("count 1")
    assert (t.clan(0).tactics, t.g.tactic_deck, t.g.tactic_discard) == ([3], [], [5, 6])


@rule("GW-ACA-03")
def test_without_deck_and_discard_nothing_is_drawn(great_wall: Table) -> None:
    t = great_wall().officials(0, academy=3)
    t.g.tactic_deck, t.g.tactic_discard = [3], [5]
    t.activate("academy").play("count 3")
    assert (t.asks, t.clan(0).tactics) == ("", [3, 5])
    t.officials(0, academy=1).activate("academy")
    assert (t.asks, t.clan(0).tactics) == ("", [3, 5])
