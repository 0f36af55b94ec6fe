"""Every card of the base box and of the fifth player has a scenario."""

from teahouse.games.great_wall.rules.words import SET_BASE, SET_COOP, SET_FIFTH_PLAYER
from tests.games.great_wall.builder import kind
from tests.games.great_wall.cards import scenarios


def test_every_card_has_a_scenario() -> None:
    box = kind().box
    cards = [order.name for order in box.orders]
    for pile in (box.generals, box.advisors, box.hordes, box.tactics, box.artifacts):
        cards += [card.name for card in pile if card.card_set in (SET_BASE, SET_COOP, SET_FIFTH_PLAYER)]
    cards += [edict.name for edict in box.edicts] + [event.name for event in box.events]
    assert len(cards) == 6 + (13 + 8 + 4) + (44 + 4) + (8 + 8) + (20 + 12 + 4) + 5 + 12 + 12
    assert len(set(cards)) == len(cards)
    assert sorted(set(cards) - scenarios()) == []
    assert sorted(scenarios() - set(cards)) == []
