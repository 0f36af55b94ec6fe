"""A table read back from an observation: open things are the same, hidden things are not there."""

import pytest

from teahouse.bots import answer, bot
from teahouse.engine.rng import seeded
from teahouse.games.great_wall.rules.modifiers import section_attack, section_defense
from teahouse.games.great_wall.rules.seen import read_back
from teahouse.games.great_wall.rules.state import GreatWall
from tests.games.great_wall.builder import kind


def compare(g: GreatWall, seat: int) -> None:
    seen = read_back(kind().box, g.observe(seat))
    for section in range(3):
        assert section_attack(seen, section) == section_attack(g, section)
        assert section_defense(seen, section) == section_defense(g, section)
    assert seen.observe(seat)["clans"][seat] == g.observe(seat)["clans"][seat]  # type: ignore[index]
    assert seen.clans[seat].resources == g.clans[seat].resources
    for other in range(g.seats):
        if other != seat:
            assert seen.clans[other].resources == [0, 0, 0, 0]
            assert set(seen.clans[other].tactics) <= {-1}


@pytest.mark.parametrize("seats", [3, 4])
def test_an_observation_reads_back_as_the_table_it_describes(seats: int) -> None:
    g, rng, player = kind().new(seats, {}, "read back"), seeded("read back"), bot("scholar")
    while g.open:
        decision = g.open[0]
        compare(g, decision.seat)
        g.apply(decision, answer(player, kind(), g, decision.seat, rng))
