"""The course of the game: rounds and phases (ZG-RND)."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from teahouse.engine.playout import play_randomly
from teahouse.engine.rng import seeded
from teahouse.games.zhanguo.loading import load
from teahouse.ledger import rule
from teahouse.loading.pack import ContentError
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]
Print = Callable[[str, str, str], Path]


def finished(t: Builder) -> Builder:
    """Play on at random until nobody is asked any more."""
    play_randomly(t.g, seeded("to the end"), 10**5)
    return t


@rule("ZG-RND-01", "ZG-RND-09", "ZG-RND-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_rounds_then_the_scoring_then_nothing(zhanguo: Table, seats: int) -> None:
    t = finished(zhanguo(seats=seats))
    milestones = [(event.kind, event.args) for event in t.g.events if event.kind in ("round", "scoring", "won")]
    assert milestones[:5] == [("round", (number,)) for number in (1, 2, 3, 4, 5)]
    assert [word for word, _ in milestones[5:]] == ["scoring", "won"]
    assert t.g.over
    assert t.g.finished
    assert len(t.g.winners()) == 1
    assert t.asks == ""


@rule("ZG-RND-01")
def test_a_pack_cannot_change_the_number_of_rounds(pack: Print) -> None:
    with pytest.raises(ContentError, match=r"5 is right .ZG-RND-01"):
        load(pack("board.toml", "rounds = 5", "rounds = 6"))


@rule("ZG-RND-02", "ZG-RND-07")
def test_every_round_is_draw_play_rewards(zhanguo: Table) -> None:
    t = finished(zhanguo(seats=3))
    phase = {"drew": 1, "drew-card": 1, "turn": 2, "court": 2, "unified": 2}
    phase |= {"reward": 3, "reward-passed": 3, "reward-impossible": 3}
    heard: list[list[int]] = []
    for event in t.g.events:
        if event.kind == "round":
            heard.append([])
        if event.kind in phase:
            heard[-1].append(phase[event.kind])
    assert len(heard) == 5
    for phases in heard:
        assert phases == sorted(phases)
        assert {1, 2} <= set(phases)
    assert any(3 in phases for phases in heard)


@rule("ZG-RND-02")
def test_in_phase_three_the_others_wait(zhanguo: Table) -> None:
    t = zhanguo().markers(0, short="beige")
    t.hire_all_round()
    assert (t.asks, t.seat) == ("TakeReward", 0)
    assert t.why("take", seat=1) == "ZG-RND-02"


@rule("ZG-RND-03", "ZG-RND-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_draws_two_cards_from_each_deck(seats: int) -> None:
    t = Builder(seats)
    for round_number in (1, 2):
        assert [len(deck) for deck in t.g.decks] == [40 - 2 * seats * round_number] * 3
        for player in t.g.players:
            assert Counter((card - 1) // 40 for card in player.hand) == {0: 2, 1: 2, 2: 2}
            assert len(player.hand) == 6
        t.hire_all_round()
    assert [event.args for event in t.heard("drew")] == [(2,)] * (3 * seats)


@rule("ZG-RND-03")
def test_the_top_cards_of_the_decks_are_drawn() -> None:
    t = Builder(2)
    tops = [deck[-4:] for deck in t.g.decks]
    t.hire_all_round()
    drawn = sorted(card for player in t.g.players for card in player.hand)
    assert drawn == sorted(card for top in tops for card in top)


@rule("ZG-RND-05", "ZG-RND-06")
def test_turns_go_clockwise_from_the_first_player_six_times() -> None:
    firsts = set()
    for seed in range(20):
        t = Builder(4, seed=f"turns {seed}")
        first = t.g.first
        firsts.add(first)
        assert t.hire_all_round() == [(first + turn) % 4 for turn in range(24)]
    assert firsts == {0, 1, 2, 3}


@rule("ZG-RND-06")
def test_one_card_is_played_and_the_next_player_is_on_turn(zhanguo: Table) -> None:
    t = zhanguo(seats=3)
    assert t.why(f"card {t.player(1).hand[0]}", seat=1) == "ZG-RND-06"
    assert t.why("done", seat=2) == "ZG-RND-06"
    t.hire()
    assert [len(player.hand) for player in t.g.players] == [5, 6, 6]
    assert (t.seat, t.asks) == (1, "PlayCard")
    assert t.why(f"card {t.player(0).hand[0]}", seat=0) == "ZG-RND-06"


@rule("ZG-RND-06", "ZG-RND-07")
def test_phase_two_lasts_until_all_hands_are_empty() -> None:
    t = Builder(3).markers(2, short="orange")
    for turn in range(18):
        assert (t.asks, t.g.turn_of) == ("PlayCard", (t.g.first + turn) % 3)
        t.hire()
    assert [player.hand for player in t.g.players] == [[], [], []]
    assert (t.asks, t.seat, t.g.turn_of) == ("TakeReward", 2, -1)


@rule("ZG-RND-08", "ZG-RND-09")
def test_the_top_disc_goes_first_in_the_next_round(zhanguo: Table) -> None:
    t = zhanguo(seats=3).markers(0, short="orange")
    t.g.track = [0, 2, 1]
    t.hire_all_round()
    t.play("take")
    assert t.g.track == [2, 1, 0]
    assert t.g.first == 2
    assert t.g.observe(1)["round"] == 1
    assert t.hire_all_round()[:4] == [2, 0, 1, 2]


@rule("ZG-RND-08")
def test_without_rewards_the_same_player_goes_first_again(zhanguo: Table) -> None:
    t = zhanguo(seats=3).first(1)
    t.hire_all_round()
    assert (t.seat, t.g.track[0]) == (1, 1)


@rule("ZG-RND-09")
def test_the_round_marker_moves_one_step_after_phase_three(zhanguo: Table) -> None:
    t = zhanguo().markers(0, short="orange")
    t.hire_all_round()
    assert t.g.observe(0)["round"] == 0
    t.play("pass")
    assert t.g.observe(0)["round"] == 1
    assert [event.args for event in t.heard("round")][-1] == (2,)


@rule("ZG-RND-10")
def test_the_scoring_follows_the_rewards_of_round_five(zhanguo: Table) -> None:
    t = finished(zhanguo())
    told = [event.kind for event in t.g.events]
    last_turn = len(told) - 1 - told[::-1].index("turn")
    last_first_player = len(told) - 1 - told[::-1].index("first-player")
    assert last_turn < last_first_player < told.index("scoring") < told.index("won")
    assert told.count("scoring") == told.count("won") == 1
    assert t.g.observe(0)["round"] == 4


@rule("ZG-RND-11")
@pytest.mark.parametrize(("seats", "left"), [(2, 20), (3, 10), (4, 0)])
def test_no_deck_is_ever_reshuffled(seats: int, left: int) -> None:
    t = Builder(seats)
    under = [deck[:left] for deck in t.g.decks]
    finished(t)
    assert t.g.decks == under
    played = [*t.g.court, *(card for player in t.g.players for card in player.cards if card)]
    assert len(played) == len(set(played)) == 3 * (40 - left) == 30 * seats
