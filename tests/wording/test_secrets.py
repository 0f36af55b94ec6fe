"""What is told to others says nothing they may not know, and an unveiled table shows all."""

from typing import Any

import msgspec
import pytest

from teahouse.engine.position import SPECTATOR, Position
from teahouse.engine.rng import seeded
from teahouse.engine.table import Table
from teahouse.registry import games
from teahouse.wording import Reading
from teahouse.wording.ending import result_of
from tests.wording.play import moments, tellers

HANDS = {
    "zhanguo": ("players", ("hand", "set_aside")),
    "great_wall": ("clans", ("orders", "tactics", "resources")),
    "ancient_world": ("players", ("reserve", "drawn", "scouted")),
}


@pytest.mark.parametrize("game", games())
def test_why_we_wait_is_the_same_in_every_world_one_may_imagine(game: str) -> None:
    teller, rng = tellers(game)[0], seeded("worlds")
    options = {"draft": "on"} if game == "zhanguo" else {}
    for table in moments(game, 3, options, "waiting", every=3):
        for eyes in range(SPECTATOR, 3):
            told = waits(teller, table.position, eyes)
            imagined = waits(teller, table.position.imagine(eyes, rng), eyes)
            assert imagined == told


@pytest.mark.parametrize("game", games())
def test_what_is_shown_is_the_same_in_every_world_one_may_imagine(game: str) -> None:
    """And is the same when it is read again: telling changes nothing of what was read."""
    teller, rng = tellers(game)[0], seeded("shown")
    for table in moments(game, 3, {}, "shown", every=7):
        for eyes in range(SPECTATOR, 3):
            reading = teller.read(table.position.observe(eyes))
            shown = msgspec.json.encode(reading.shown())
            imagined = teller.read(table.position.imagine(eyes, rng).observe(eyes))
            assert msgspec.json.encode(imagined.shown()) == shown
            say_everything(reading, table, eyes)
            assert msgspec.json.encode(reading.shown()) == shown


def say_everything(reading: Reading, table: Table, eyes: int) -> None:
    """All that a view asks of a reading."""
    position = table.position
    decision = position.decision_of(eyes) if eyes >= 0 else None
    if decision is not None:
        reading.question(eyes)
        reading.choices(position.options(decision))
    if position.over:
        reading.verdict(position.winners(), table.options)
        reading.ending(result_of(position, table.options, table.log))
    for event in table.log[-20:]:
        if event.heard_by(eyes):
            reading.tell(event)


def waits(teller: Any, position: Position, eyes: int) -> list[str]:
    """What the others are told of everybody, and of whoever must stay unknown."""
    reading = teller.read(position.observe(eyes))
    return [reading.waiting(seat) for seat in range(SPECTATOR, position.seats) if seat != eyes or seat < 0]


def test_nobody_learns_whose_tactic_card_is_awaited() -> None:
    teller, met = tellers("great_wall")[0], 0
    for table in moments("great_wall", 3, {}, "tactics"):
        for decision in table.position.open:
            if type(decision).__name__ == "PlayTactic":
                met += 1
                for eyes in range(SPECTATOR, 3):
                    reading = teller.read(table.position.observe(eyes))
                    told = [reading.waiting(seat) for seat in range(SPECTATOR, 3)]
                    if eyes == decision.seat:
                        assert "may play a tactic card" in told[1 + eyes]
                    else:
                        assert told[1 + decision.seat] == ""
                        assert told[0] == "The table waits."
    assert met


@pytest.mark.parametrize("game", games())
def test_an_unveiled_table_shows_every_hand_and_every_question(game: str) -> None:
    owners, hidden = HANDS[game]
    for table in moments(game, 3, {}, "unveiled", every=5):
        observations: list[dict[str, Any]] = [table.position.observe(seat) for seat in range(3)]
        for teller in tellers_of[game]:
            whole: Any = teller.unveiled(observations)
            assert whole["seat"] == SPECTATOR
            for seat in range(3):
                assert [whole[owners][seat][what] for what in hidden] == [
                    observations[seat][owners][seat][what] for what in hidden
                ]
            assert [asked["seat"] for asked in whole["asked"]] == [decision.seat for decision in table.position.open]
            assert set(whole) == set(observations[0])
            assert teller.read(whole).moment()


@pytest.mark.parametrize("seats", [1, 2])
def test_an_unveiled_table_keeps_clans_without_a_player(seats: int) -> None:
    for table in moments("great_wall", seats, {}, "unveiled", every=40):
        observations: list[dict[str, Any]] = [table.position.observe(seat) for seat in range(seats)]
        for teller in tellers_of["great_wall"]:
            whole: Any = teller.unveiled(observations)
            assert len(whole["clans"]) == 3
            assert whole["clans"][seats:] == observations[0]["clans"][seats:]
            assert teller.read(whole).shown()


tellers_of = {game: tellers(game) for game in games()}
