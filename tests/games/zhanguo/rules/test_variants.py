"""The three variants (ZG-VAR)."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from teahouse.engine.playout import play_randomly
from teahouse.engine.rng import seeded
from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]

VARIANTS = ("draft", "track_order", "harsh_recruit")


def put_aside_lowest(t: Builder, seat: int) -> None:
    """One seat gives the lowest card of each colour back."""
    for colour in range(3):
        low = min(card for card in t.player(seat).hand if (card - 1) // 40 == colour)
        t.play(f"card {low}", seat=seat)


def colours(cards: list[int]) -> list[int]:
    counts = Counter((card - 1) // 40 for card in cards)
    return [counts[0], counts[1], counts[2]]


# -- each by itself ------------------------------------------------------------------------


@rule("ZG-VAR-01")
@pytest.mark.parametrize("choice", list(product(("off", "on"), repeat=3)), ids="-".join)
def test_variants_go_together_in_any_way(choice: tuple[str, str, str]) -> None:
    t = Builder(3, box=None, **dict(zip(VARIANTS, choice, strict=True)))
    assert [t.g.observe(0)[variant] for variant in VARIANTS] == [value == "on" for value in choice]
    assert (t.asks == "PutAside") is (choice[0] == "on")
    play_randomly(t.g, seeded("variants"), 10**5)
    assert t.g.finished
    assert [len(player.hand) for player in t.g.players] == [0, 0, 0]


@rule("ZG-VAR-01")
def test_usually_no_variant_is_used() -> None:
    t = Builder(2)
    assert [t.g.observe(0)[variant] for variant in VARIANTS] == [False, False, False]


# -- draft ---------------------------------------------------------------------------------


@rule("ZG-VAR-02")
def test_everybody_draws_three_of_each_colour_and_gives_one_back(zhanguo: Table) -> None:
    t = zhanguo(draft="on")
    assert [decision.seat for decision in t.g.open] == [0, 1]
    assert [colours(t.player(seat).hand) for seat in (0, 1)] == [[3, 3, 3], [3, 3, 3]]
    beige = sorted(t.player(0).hand)[:3]
    assert t.options() == {f"card {card}" for card in beige}
    assert t.why("done") == t.why("pass") == t.why(f"card {max(t.player(0).hand)}") == "ZG-VAR-02"
    assert t.why(f"card {t.player(1).hand[0]}") == "ZG-VAR-02"
    t.play(f"card {beige[1]}", seat=0)
    assert sorted(t.player(0).hand)[:2] == [beige[0], beige[2]]
    orange = {f"card {card}" for card in t.player(0).hand if 40 < card <= 80}
    own = t.g.decision_of(0)
    assert own is not None
    assert {t.kind.moves[move] for move in t.g.options(own)} == orange
    put_aside_lowest(t, 1)
    assert t.asks == "PutAside"
    assert colours(t.player(1).hand) == [2, 2, 2]


@rule("ZG-VAR-02")
def test_the_others_see_only_the_back_of_what_is_put_aside(zhanguo: Table) -> None:
    t = zhanguo(draft="on", seats=3)
    card = t.player(1).hand[0]
    t.play(f"card {card}", seat=1)
    for watcher in (-1, 0, 2):
        seen: dict[str, Any] = t.g.observe(watcher)
        player = seen["players"][1]
        assert (player["set_aside"], player["aside"], player["backs"]) == ([], [1, 0, 0], [2, 3, 3])
    own: dict[str, Any] = t.g.observe(1)
    assert own["players"][1]["set_aside"] == [card]
    assert [event.heard_by(1) for event in t.heard("put-aside")] == [True]
    assert not any(event.heard_by(seat) for event in t.heard("put-aside") for seat in (-1, 0, 2))


@rule("ZG-VAR-03")
def test_what_is_put_aside_goes_shuffled_under_its_deck() -> None:
    orders = set()
    for seed in range(12):
        t = Builder(3, seed=f"draft {seed}", draft="on")
        above = [deck[:] for deck in t.g.decks]
        aside: list[list[int]] = [[], [], []]
        for seat in range(3):
            for card in sorted(t.player(seat).hand)[::3]:
                aside[(card - 1) // 40].append(card)
            put_aside_lowest(t, seat)
        assert t.asks == "PlayCard"
        for colour in range(3):
            deck = t.g.decks[colour]
            assert deck[3:] == above[colour]
            assert sorted(deck[:3]) == sorted(aside[colour])
            orders.add(tuple(aside[colour].index(card) for card in deck[:3]))
        assert all(player.set_aside == [] for player in t.g.players)
    assert len(orders) == 6


@rule("ZG-VAR-03")
def test_everybody_remembers_only_what_he_put_under_the_decks() -> None:
    t = Builder(2, draft="on")
    given = [sorted(t.player(seat).hand)[::3] for seat in (0, 1)]
    for seat in (0, 1):
        put_aside_lowest(t, seat)
    for seat in (0, 1):
        seen: dict[str, Any] = t.g.observe(seat)
        assert seen["players"][seat]["buried"] == given[seat]
        assert seen["players"][1 - seat]["buried"] == []
        world = t.g.imagine(seat, seeded("memory"))
        assert all(card in world.decks[colour][:2] for colour, card in enumerate(given[seat]))


@rule("ZG-VAR-02", "ZG-VAR-04", "ZG-VAR-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_cards_in_four_rounds_and_two_in_the_last(seats: int) -> None:
    t = Builder(seats, draft="on")
    rng = seeded("five rounds")
    for number in range(5):
        asked: Counter[int] = Counter()
        while t.asks == "PutAside":
            asked[t.seat] += 1
            play_randomly(t.g, rng, 1)
        assert t.g.round == number
        assert sum(asked.values()) == (3 * seats if number < 4 else 0)
        assert [colours(player.hand) for player in t.g.players] == [[2, 2, 2]] * seats
        assert [len(deck) for deck in t.g.decks] == [40 - 2 * seats * (number + 1)] * 3
        while t.g.open and t.g.round == number and t.asks != "PutAside":
            play_randomly(t.g, rng, 1)
    assert [event.args for event in t.heard("drew")] == [(3,)] * (4 * seats) + [(2,)] * seats
    assert t.g.finished


@rule("ZG-VAR-05")
def test_four_players_find_eight_cards_in_each_deck_for_round_five() -> None:
    t = Builder(4, draft="on")
    play_on = seeded("four players")
    while t.g.round < 4:
        left = [len(deck) for deck in t.g.decks]
        play_randomly(t.g, play_on, 1)
    assert left == [8, 8, 8]
    assert t.g.decks == [[], [], []]
    assert [len(player.hand) for player in t.g.players] == [6, 6, 6, 6]


# -- turn order by the discs ---------------------------------------------------------------


@rule("ZG-VAR-06")
def test_discs_give_the_turn_order_of_phase_two() -> None:
    crossed = 0
    for seed in range(10):
        t = Builder(4, seed=f"discs {seed}", track_order="on")
        track = t.g.track[:]
        crossed += track != t.g.clockwise(track[0])
        assert t.hire_all_round() == track * 6
    assert crossed > 0


@rule("ZG-VAR-06")
def test_the_next_round_follows_the_discs_as_they_lie_then() -> None:
    t = Builder(3, track_order="on")
    top, middle, low = t.g.track
    t.markers(top, short="orange").hire_all_round()
    t.play("take")
    assert t.g.track == [middle, low, top]
    assert t.hire_all_round()[:3] == [middle, low, top]


@rule("ZG-VAR-07")
@pytest.mark.parametrize("boards", ["b", "auction"])
def test_boards_are_still_chosen_and_auctioned_by_seat(boards: str) -> None:
    crossed = 0
    for seed in range(10):
        t = Builder(4, seed=f"seats {seed}", track_order="on", boards=boards)
        clockwise = t.g.clockwise(t.g.first)
        crossed += t.g.track != clockwise
        asked = []
        for _ in range(3):
            asked.append(t.seat)
            t.play("pass" if "pass" in t.options() else min(t.options()))
        assert asked == (clockwise[:3] if boards == "auction" else clockwise[:0:-1])
    assert crossed > 0


# -- harsh recruiting ----------------------------------------------------------------------


@rule("ZG-VAR-08")
@pytest.mark.parametrize(("officials", "unrest"), [("red", 1), ("red grey", 2)])
def test_unrest_rises_for_each_worker(zhanguo: Table, officials: str, unrest: int) -> None:
    t = zhanguo(harsh_recruit="on").region(0, 3, working=officials).hand(0, 40)
    t.play("card 40", "action recruit", "region 3")
    assert (t.player(0).workers[2], t.player(0).unrest) == (unrest, [0, 0, unrest, 0, 0])
    usual = zhanguo().region(0, 3, working=officials).hand(0, 40).play("card 40", "action recruit", "region 3")
    assert (usual.player(0).workers[2], usual.player(0).unrest[2]) == (unrest, 1)


@rule("ZG-VAR-09")
def test_a_region_without_room_for_all_the_unrest_cannot_be_chosen(zhanguo: Table) -> None:
    t = zhanguo(harsh_recruit="on").region(0, 2, working="red grey", unrest=1).region(0, 3, working="white")
    t.hand(0, 40).play("card 40", "action recruit")
    assert t.why("region 2") == "ZG-VAR-09"
    assert t.lack("region 2") == ("unrest-room", 1, 2)
    assert t.options() == {"region 3"}
    usual = zhanguo().region(0, 2, working="red grey", unrest=1).hand(0, 40).play("card 40", "action recruit")
    assert usual.options() == {"region 2"}


@rule("ZG-VAR-09")
def test_a_full_increase_up_to_the_last_cell_is_allowed(zhanguo: Table) -> None:
    t = zhanguo(harsh_recruit="on").region(0, 2, working="red grey").hand(0, 40)
    t.play("card 40", "action recruit", "region 2")
    assert (t.player(0).workers[1], t.player(0).unrest[1]) == (2, 2)


@rule("ZG-VAR-09")
def test_fewer_workers_cannot_be_taken_to_make_it_fit(zhanguo: Table) -> None:
    t = zhanguo(harsh_recruit="on").region(0, 2, working="red grey", unrest=1).hand(0, 40).play("card 40")
    assert t.why("action recruit") == "ZG-VAR-09"
    able = zhanguo(harsh_recruit="on").region(0, 3, working="red grey").hand(0, 40)
    able.play("card 40", "action recruit", "region 3")
    assert (able.asks, able.player(0).workers[2]) == ("ClaimTasks", 2)


@rule("ZG-VAR-09")
def test_a_free_move_may_not_overfill_the_only_region_left(zhanguo: Table) -> None:
    t = zhanguo(harsh_recruit="on").region(0, 1, working="white", unrest=2).hand(0, 40)
    t.play("card 40", "action recruit")
    assert t.why("free 1.red") == "ZG-CRT-05"
    t.region(0, 3, working="white")
    assert t.why("free 1.red") is None


@rule("ZG-VAR-10")
def test_the_extra_worker_of_a_b_side_counts(zhanguo: Table) -> None:
    t = zhanguo(harsh_recruit="on").board(0, "b_circle").region(0, 1, working="red").region(0, 3, working="red red")
    t.hand(0, 40).play("card 40", "action recruit")
    assert t.why("region 3") == "ZG-VAR-09"
    t.play("region 1")
    assert (t.player(0).workers[0], t.player(0).unrest[0]) == (2, 2)


@rule("ZG-VAR-10")
def test_workers_of_card_bonuses_cause_no_unrest(zhanguo: Table) -> None:
    t = zhanguo(harsh_recruit="on").region(0, 3, working="red").region(0, 5, cards=[72]).hand(0, 80)
    t.play("card 80", "action recruit", "region 3", "card 72")
    assert t.player(0).workers == [0, 0, 1, 0, 1]
    assert t.player(0).unrest == [0, 0, 1, 0, 0]


@rule("ZG-VAR-10")
def test_workers_of_public_works_and_of_rewards_cause_no_unrest(zhanguo: Table) -> None:
    t = zhanguo(harsh_recruit="on").board(0, "b_triangle").region(0, 3, unrest=2).region(0, 1, workers=1).hand(0, 40)
    t.play("card 40", "action wall", "cell gold_1.1", "region 1", "ability b_calm_worker", "region 3")
    assert (t.player(0).workers, t.player(0).unrest) == ([0, 0, 1, 0, 0], [0, 0, 1, 0, 0])
    t.markers(0, short="orange").run("offer_reward", 1).play("take")
    assert (t.player(0).workers, t.player(0).unrest) == ([0, 2, 1, 0, 0], [0, 0, 1, 0, 0])
