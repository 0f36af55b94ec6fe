"""Every card of the competitive game has a scenario."""

from teahouse.games.great_wall.words import SET_BASE
from tests.great_wall.bench import kind
from tests.great_wall.cards import scenarios


def test_every_card_has_a_scenario() -> None:
    box = kind().box
    cards = [order.name for order in box.orders]
    for pile in (box.generals, box.advisors, box.hordes, box.tactics, box.artifacts):
        cards += [card.name for card in pile if card.card_set == SET_BASE]
    assert len(cards) == 6 + 13 + 44 + 8 + 20 + 5
    assert len(set(cards)) == len(cards)
    assert sorted(set(cards) - scenarios()) == []
    assert sorted(scenarios() - set(cards)) == []
