"""Setting up the co-operative game (GW-COOP-01..16)."""

from collections.abc import Callable

import pytest

from teahouse.engine.errors import TeahouseError
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.words import MODE_COOP, SET_BASE, SET_COOP
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder, kind

Table = Callable[..., Builder]


@rule("GW-COOP-01")
@pytest.mark.parametrize(("seats", "needed"), [(2, 6), (3, 7), (4, 9), (5, 9)])
def test_so_many_edicts_win(together: Table, seats: int, needed: int) -> None:
    for fulfilled in (needed - 1, needed):
        t = together(seats)
        t.court.fulfilled = list(range(fulfilled))
        t.run("check_edicts")
        assert t.g.winners() == (list(range(seats)) if fulfilled == needed else [])


@rule("GW-COOP-02")
def test_two_players_are_joined_by_the_reed_clan(together: Table) -> None:
    t = together(2, raw=True)
    assert (t.g.reed, len(t.g.clans), t.g.side) == (2, 3, 0)
    assert t.g.is_blocked(0)
    assert together(3, raw=True).g.reed == -1


@rule("GW-COOP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_pillage_removes_as_many_tokens_as_there_are_players(together: Table, seats: int) -> None:
    t = together(seats)
    for section in t.g.sections():
        for card in t.g.horde_deck[:3]:
            t.g.horde_deck.remove(card)
            t.horde(("left", "middle", "right")[section], horde_name(t, card))
    t.run("lay_out_horde")
    assert (t.g.shame_supply, t.g.shame_box) == (9 * seats, seats)


def horde_name(t: Builder, card: int) -> str:
    return f"{t.box.hordes[card // 3].name}_{('left', 'middle', 'right')[card % 3]}"


@rule("GW-COOP-04")
def test_nobody_plays_together_alone() -> None:
    options = kind().complete({"mode": "cooperative"})
    assert kind().impossible(1, options) == "GW-COOP-04"
    assert [kind().impossible(seats, options) for seats in (2, 3, 4, 5)] == [None] * 4
    if 1 in kind().seat_counts:
        with pytest.raises(TeahouseError, match="GW-COOP-04"):
            kind().start(1, options, "alone")


@rule("GW-COOP-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_else_is_as_usual(together: Table, great_wall: Table, seats: int) -> None:
    t, usual = together(seats, raw=True), great_wall(seats=seats, raw=True)
    for what in ("side", "time", "fortifications", "levels", "shame_supply", "season", "year"):
        assert getattr(t.g, what) == getattr(usual.g, what), what
    for mine, other in zip(t.g.clans, usual.g.clans, strict=True):
        for what in ("supply", "officials", "pool", "orders", "honor"):
            assert getattr(mine, what) == getattr(other, what), what
    assert len(t.g.advisor_deck) == len(usual.g.advisor_deck)
    assert (t.g.mode, broken_laws(t.g)) == (MODE_COOP, [])


@rule("GW-COOP-06", "GW-COOP-59", "GW-COOP-60")
def test_one_horde_more_than_the_number_above_the_marker(together: Table) -> None:
    t = together()
    t.g.time = 3
    assert t.g.printed().invasion[3] == 3
    assert len(t.run("invade").heard("horde")) == 4


@rule("GW-COOP-07")
def test_there_are_no_artifacts(together: Table, great_wall: Table) -> None:
    assert (together(raw=True).g.artifacts, len(great_wall(raw=True).g.artifacts)) == ([], 3)


@rule("GW-COOP-08")
def test_three_edicts_lie_open_and_nine_are_in_the_deck(together: Table) -> None:
    seen: set[int] = set()
    for seed in "abcdef":
        t = together(seed=seed, raw=True)
        assert (len(t.court.edicts), len(t.court.edict_deck)) == (3, 9)
        assert t.g.observe(0)["court"]["edicts"] == t.court.edicts  # type: ignore[index]
        assert t.g.observe(0)["court"]["edict_deck"] == 9  # type: ignore[index]
        seen |= set(t.court.edicts)
    assert len(seen) > 6


@rule("GW-COOP-09")
def test_the_horde_deck_is_that_of_the_co_operative_game(together: Table) -> None:
    t = together()
    assert len(set(t.g.horde_deck)) == 24
    assert {t.g.horde_type(card).card_set for card in t.g.horde_deck} == {SET_COOP}


@rule("GW-COOP-10", "GW-COOP-11")
@pytest.mark.parametrize(("seats", "hordes"), [(3, 4), (4, 5)])
def test_one_horde_more_than_players_lies_out(together: Table, seats: int, hordes: int) -> None:
    for seed in "abcdefgh":
        t = together(seats, seed=seed, raw=True)
        laid = [event.args for event in t.heard("horde")]
        assert [section for _, section in laid[:3]] == [0, 1, 2]
        following = [*[card for card, _ in laid[4:]], t.g.horde_deck[-1]]
        assert [section for _, section in laid[3:]] == [card % 3 for card in following]
        assert len(laid) == hordes


@rule("GW-COOP-12")
def test_two_who_play_together_count_as_three() -> None:
    assert len(Builder(2, raw=True, mode="cooperative").heard("horde")) == 4


@rule("GW-COOP-12")
@pytest.mark.parametrize(("counted", "hordes"), [("clans", 4), ("players", 3)])
def test_two_meet_four_hordes_or_as_a_switch_three(together: Table, counted: str, hordes: int) -> None:
    for seed in "abcdefgh":
        t = together(2, seed=seed, raw=True, first_hordes=counted)
        laid = [event.args for event in t.heard("horde")]
        assert [section for _, section in laid[:2]] == [1, 2]
        following = [*[card for card, _ in laid[3:]], t.g.horde_deck[-1]]
        assert [section for _, section in laid[2:]] == [card % 3 for card in following]
        assert len(laid) == hordes


@rule("GW-COOP-12")
def test_the_switch_is_for_two_together_only() -> None:
    for seats, mode in ((3, "cooperative"), (2, "competitive")):
        assert kind().impossible(seats, kind().complete({"mode": mode, "first_hordes": "players"})) == "GW-COOP-12"
        assert kind().impossible(seats, kind().complete({"mode": mode})) is None
        with pytest.raises(TeahouseError, match="GW-COOP-12"):
            kind().start(seats, {"mode": mode, "first_hordes": "players"}, "switch")


@rule("GW-COOP-13")
def test_thirty_two_tactics(together: Table) -> None:
    t = together(raw=True)
    sets = [t.box.tactics[card].card_set for card in t.g.tactic_deck]
    assert (sets.count(SET_BASE), sets.count(SET_COOP), len(sets)) == (20, 12, 32)


@rule("GW-COOP-14")
def test_two_generals_each_out_of_twenty_one(together: Table) -> None:
    met: set[int] = set()
    for seed in range(16):
        t = together(4, seed=f"generals {seed}", raw=True)
        assert [len(clan.generals) for clan in t.g.clans] == [2] * 4
        met |= {card for clan in t.g.clans for card in clan.generals}
    assert len(met) == 21
    assert {t.box.generals[card].card_set for card in met} == {SET_BASE, SET_COOP}


@rule("GW-COOP-15")
def test_twelve_events_are_shuffled_face_down(together: Table) -> None:
    t, other = together(raw=True), together(seed="other", raw=True)
    assert sorted(t.court.event_deck) == list(range(12))
    assert t.court.event_deck != other.court.event_deck
    assert t.g.observe(0)["court"]["event_deck"] == 12  # type: ignore[index]
    assert t.court.revealed == []


@rule("GW-COOP-16")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 20), (3, 30), (4, 40)])
def test_ten_shame_tokens_a_player(together: Table, seats: int, tokens: int) -> None:
    assert together(seats, raw=True).g.shame_supply == tokens
