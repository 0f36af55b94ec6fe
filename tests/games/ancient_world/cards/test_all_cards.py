"""Every design of the box is in the tables of the scenarios, and every card with words of its own has a scenario."""

from collections import Counter

from teahouse.games.ancient_world.rules.words import DECKS, PROPS
from tests.games.ancient_world.builder import kind
from tests.games.ancient_world.cards import scenarios
from tests.games.ancient_world.cards.printed import ARMIES, EMPIRE, PROVINCES, STARTING, TITANS, symbols_of


def test_every_design_is_in_the_tables() -> None:
    box = kind().box
    assert (len(EMPIRE), len(STARTING), len(ARMIES), len(TITANS), len(PROVINCES)) == (72, 2, 2 + 25, 20, 11)
    copies = {(name, card.deck): card.copies for name, card in (EMPIRE | STARTING).items()}
    assert Counter((card.name, DECKS[card.deck]) for card in box.empire[1:]) == copies
    assert Counter(card.name for card in box.armies[1:]) == dict.fromkeys(ARMIES, 1) | {"city_guard": 4, "militia": 4}
    assert Counter(card.name for card in box.titans[1:]) == dict.fromkeys(TITANS, 1)
    assert Counter(card.name for card in box.provinces[1:]) == dict.fromkeys(PROVINCES, 1)


def test_the_tables_name_every_symbol() -> None:
    box = kind().box
    cards = [(card.name, card.props) for card in box.empire[1:]]
    cards += [(titan.name, titan.props) for titan in box.titans[1:]]
    cards += [(province.name, province.props) for province in box.provinces[1:]]
    for name, props in cards:
        printed = {symbol: count for symbol, count in zip(PROPS, props, strict=True) if count}
        assert symbols_of(name) == printed, name


def test_every_card_with_words_of_its_own_has_a_scenario() -> None:
    box = kind().box
    special = {card.name for card in box.empire if card.action >= 0 or card.triggers or card.end_per >= 0}
    special |= {titan.name for titan in box.titans if titan.triggers}
    special |= {province.name for province in box.provinces if province.triggers}
    assert len(special) == 35 + 3
    assert sorted(special - scenarios()) == []
    assert sorted(scenarios() - special) == []
