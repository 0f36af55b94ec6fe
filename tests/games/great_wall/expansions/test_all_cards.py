"""Every card of the expansions has a scenario."""

from pathlib import Path

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.words import SET_BASE, SET_COOP, SET_FIFTH_PLAYER
from tests.games.great_wall.cards import scenarios

ELSEWHERE = (SET_BASE, SET_COOP, SET_FIFTH_PLAYER)
"""Cards with tests of their own, in `tests/games/great_wall/cards`."""


def test_every_card_has_a_scenario() -> None:
    content = load()
    box = content.box
    cards: list[str] = []
    for pile in (box.generals, box.advisors, box.hordes, box.tactics, box.artifacts):
        cards += [card.name for card in pile if card.card_set not in ELSEWHERE]
    cards += [card.id for card in content.names.rat_cards]
    cards += [card.id for card in [*content.names.skills, *content.names.gifts]]
    assert len(cards) == (4 + 1) + (10 + 6) + 3 + 8 + (10 + 5) + 5 + (6 + 6)
    assert len(set(cards)) == len(cards)
    tested = scenarios(Path(__file__).parent)
    assert sorted(set(cards) - tested) == []
    assert sorted(tested - set(cards)) == []
