"""Everything printed on the boards and cards of The Ancient World, in one language."""

from collections.abc import Iterable
from typing import Any, Final

from teahouse.games.ancient_world.cardtext import Entry, card_icons, card_short, card_text, line_icons, symbol_short
from teahouse.games.ancient_world.rules import moves, words
from teahouse.games.ancient_world.rules.box import Price
from teahouse.games.ancient_world.words import shown
from teahouse.games.ancient_world.words.words import Words

MARKS: Final = {"indigo": 1, "graphite": 5, "orange": 2, "turquoise": 4}
"""By player colour, its mark on the table."""

MOST_SYMBOLS: Final = 20
"""No army brings more of one symbol, however many cards lie under it."""


def printed(told: Words) -> shown.Printed:
    """Names and texts of all boards and cards, with the words of the moves that use them."""
    return Printing(told).all()


def cost(price: Price) -> shown.Cost:
    return shown.Cost(coin=price.coin, knowledge=price.knowledge)


class Printing:
    """The pack as a table shows it."""

    def __init__(self, told: Words) -> None:
        self.cards = told.cards
        self.box = told.box
        self.labels = told.labels
        self.lang = told.texts.lang
        self.moves = moves.names()

    def all(self) -> shown.Printed:
        box = self.box
        return shown.Printed(
            cells=[self.cell(cell) for cell in range(len(words.CELLS))],
            empire=[self.empire(card) for card in range(1, words.EMPIRE_CARDS + 1)],
            armies=[self.army(card) for card in range(1, words.ARMY_CARDS + 1)],
            titans=[self.titan(titan) for titan in range(1, words.TITANS + 1)],
            provinces=[self.province(province) for province in range(1, words.PROVINCES + 1)],
            capital=shown.Told(id="capital", **self.told(self.labels.capital)),
            capital_props=box.capital,
            titan_decks=[self.titan_deck(stars) for stars in range(1, words.STARS + 1)],
            tribes=[self.tribe(tribe) for tribe in range(len(words.TRIBES))],
            symbols=self.symbols(words.PROPS),
            army_symbols=self.symbols(words.SYMBOLS),
            players=[self.player(seat) for seat in range(len(self.labels.player_colours))],
            rounds=[self.round(number) for number in range(1, len(box.round_deck))],
            citizens=[self.moves[moves.CITIZEN + skill] for skill in range(1, words.CITIZENS + 1)],
            dice=box.dice,
            faces=[words.FACES[face] for face in box.faces],
            banner_vp=box.banner_vp,
            hungry_vp=box.hungry_vp,
            empire_row=box.empire_row,
            army_row=box.army_row,
        )

    def told(self, entry: Entry) -> dict[str, Any]:
        """Name, picture and text of an entry."""
        rows = card_icons(self.labels, entry)
        icons, short = line_icons(self.labels, entry), card_short(self.labels, entry, self.lang)
        return {
            "name": entry.name.of(self.lang),
            "icon": entry.icon,
            "lines": card_text(self.labels, entry, self.lang).splitlines(),
            "short": [shown.Line(icon=icon, text=text) for icon, text in zip(icons, short, strict=True)],
            "rows": [[shown.Token(kind=token.kind, value=str(token.value)) for token in row] for row in rows],
        }

    def card(self, kind: str, number: int) -> dict[str, Any]:
        """What all cards have."""
        entry = self.cards.entry(kind, number)
        return {
            **self.told(entry),
            "id": entry.id,
            "number": number,
            "move": f"{kind} {number}",
            "facts": self.cards.facts(kind, number),
        }

    # -- the board ---------------------------------------------------------------------------

    def cell(self, cell: int) -> shown.PrintedCell:
        entry, box = self.labels.cells[cell], self.box.cells[cell]
        return shown.PrintedCell(
            **self.told(entry),
            id=entry.id.lower(),
            move=self.moves[moves.CELL + cell],
            placement=entry.placement,
            opens=box.opens,
            pay=[cost(price) for price in box.pay],
            column=entry.layout.col,
            line=entry.layout.row,
        )

    def round(self, number: int) -> shown.PrintedRound:
        opening = [cell for cell, box in enumerate(self.box.cells) if box.opens == number > 1]
        return shown.PrintedRound(
            deck="B" if self.box.round_deck[number] == words.DECK_B else "A",
            income=self.box.round_income[number],
            opens=opening,
        )

    def titan_deck(self, stars: int) -> shown.PrintedTitanDeck:
        entry = self.labels.titan_decks[stars - 1]
        return shown.PrintedTitanDeck(
            id=entry.landscape, name=entry.name.of(self.lang), icon=entry.icon, stars=entry.stars
        )

    def tribe(self, tribe: int) -> shown.PrintedTribe:
        entry = self.labels.tribes[tribe]
        return shown.PrintedTribe(
            id=entry.id,
            name=entry.name.of(self.lang),
            icon=entry.icon,
            motto=entry.motto.of(self.lang),
            colour=entry.colour,
        )

    def symbols(self, known: Iterable[str]) -> list[shown.PrintedSymbol]:
        entries = [self.labels.symbols[word] for word in known]
        return [
            shown.PrintedSymbol(
                id=entry.id,
                name=entry.name.of(self.lang),
                icon=entry.icon,
                text=card_text(self.labels, entry, self.lang),
                counted=self.counted(entry.id),
            )
            for entry in entries
        ]

    def counted(self, word: str) -> list[str]:
        """What so many of a symbol of armies are called."""
        known = range(1, MOST_SYMBOLS + 1) if word in words.SYMBOLS else ()
        return [symbol_short(self.labels, word, n, self.lang) for n in known]

    def player(self, seat: int) -> shown.PrintedPlayer:
        entry = self.labels.player_colours[seat]
        return shown.PrintedPlayer(
            id=entry.id, name=entry.name.of(self.lang), colour=entry.colour, mark=MARKS[entry.id]
        )

    # -- cards -------------------------------------------------------------------------------

    def empire(self, card: int) -> shown.PrintedEmpire:
        entry, box = self.cards.empire_entry(card), self.box.empire[card]
        return shown.PrintedEmpire(
            **self.card("empire", card),
            deck=entry.deck,
            cost=cost(box.cost),
            banners=box.banners,
            props=box.props,
            action=box.action >= 0,
            action_cost=cost(box.action_pay),
            endgame=box.end_per >= 0,
            reacts=bool(box.triggers),
        )

    def army(self, card: int) -> shown.PrintedArmy:
        box = self.box.armies[card]
        return shown.PrintedArmy(
            **self.card("army", card),
            starting=box.name in self.labels.starting_armies,
            cost=cost(box.cost),
            front=box.front,
            experience=box.experience,
            scroll=self.moves[moves.SCROLL + card],
            picture=self.moves[moves.PICTURE + card],
        )

    def titan(self, titan: int) -> shown.PrintedTitan:
        box = self.box.titans[titan]
        return shown.PrintedTitan(
            **self.card("titan", titan),
            stars=box.stars,
            defence=box.defence,
            arrows=box.arrows,
            banners=box.banners,
            props=box.props,
            dice=sum(box.banners),
        )

    def province(self, province: int) -> shown.PrintedProvince:
        box = self.box.provinces[province]
        return shown.PrintedProvince(**self.card("province", province), banners=box.banners, props=box.props)
