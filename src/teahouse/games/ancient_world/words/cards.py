"""Cards of The Ancient World by the engine's numbers: their names, and their texts made from their data."""

from functools import cache
from typing import Final

from teahouse.cardtext import trace
from teahouse.cardtext.clauses import sentence
from teahouse.games.ancient_world.cardtext import card_facts, card_text
from teahouse.games.ancient_world.cardtext.cards import banners
from teahouse.games.ancient_world.cardtext.rules import counted, outcome
from teahouse.games.ancient_world.cardtext.writer import CardWriter
from teahouse.games.ancient_world.loading.names import AncientWorldNames
from teahouse.games.ancient_world.loading.schema import ArmyEntry, CellEntry, EmpireEntry, ProvinceEntry, TitanEntry
from teahouse.games.ancient_world.rules.box import Box
from teahouse.text import Texts

CardEntry = EmpireEntry | ArmyEntry | TitanEntry | ProvinceEntry | CellEntry
NONE: Final = "—"
"""Instead of the name of a card nobody knows."""


class Cards:
    """What is written on the cards of one pack, in one language."""

    def __init__(self, box: Box, labels: AncientWorldNames, texts: Texts) -> None:
        self.box = box
        self.labels = labels
        self.texts = texts
        self.lang = texts.lang
        self.text_of = cache(self.told)

    # -- entries of the pack -----------------------------------------------------------------

    def empire_entry(self, card: int) -> EmpireEntry:
        return self.labels.empire[self.box.empire[card].name]

    def army_entry(self, card: int) -> ArmyEntry:
        return self.labels.armies[self.box.armies[card].name]

    def titan_entry(self, titan: int) -> TitanEntry:
        return self.labels.titans[self.box.titans[titan].name]

    def province_entry(self, province: int) -> ProvinceEntry:
        return self.labels.provinces[self.box.provinces[province].name]

    def entry(self, kind: str, number: int) -> CardEntry:
        match kind:
            case "empire":
                return self.empire_entry(number)
            case "army":
                return self.army_entry(number)
            case "titan":
                return self.titan_entry(number)
            case "province":
                return self.province_entry(number)
        return self.labels.cells[number]

    # -- names -------------------------------------------------------------------------------

    def name(self, kind: str, number: int) -> str:
        """0 is a card that lies face down."""
        if kind != "cell" and number == 0:
            return NONE
        return self.entry(kind, number).name.of(self.lang)

    def empire(self, card: int) -> str:
        return self.name("empire", card)

    def army(self, card: int) -> str:
        return self.name("army", card)

    def titan(self, titan: int) -> str:
        return self.name("titan", titan)

    def province(self, province: int) -> str:
        return self.name("province", province)

    def cell(self, cell: int) -> str:
        return self.name("cell", cell)

    def titan_deck(self, stars: int) -> str:
        return self.labels.titan_decks[stars - 1].name.of(self.lang)

    def reaction(self, word: str) -> str:
        """What a reaction is to: the card that offers it."""
        return self.labels.empire[word].name.of(self.lang) if word in self.labels.empire else word

    # -- texts -------------------------------------------------------------------------------

    def told(self, kind: str, number: int) -> str:
        """The rules of a card, one sentence after the other; use `text_of`, which remembers them."""
        return " ".join(card_text(self.labels, self.entry(kind, number), self.lang).splitlines())

    def facts(self, kind: str, number: int) -> str:
        """The numbers printed besides."""
        return card_facts(self.labels, self.entry(kind, number), self.lang)

    def banners(self, kind: str, number: int) -> str:
        """The banners of a card: "banner: blue."; empty if it has none."""
        entry = self.entry(kind, number)
        if not isinstance(entry, EmpireEntry | TitanEntry | ProvinceEntry) or not entry.banners:
            return ""
        writer = CardWriter(self.texts, self.labels)
        listed = trace.read(writer.nodes, banners(writer, entry.banners)).text
        return sentence(writer.say("banners", n=len(entry.banners), banners=listed))

    def symbols(self, counts: list[int]) -> str:
        """The symbols of an army: "2 swords and 1 coin after the victory"; empty if it has none."""
        return counted(CardWriter(self.texts, self.labels), counts)

    def action_of_cell(self, cell: int) -> str:
        """What a cell does, without its price and who may stand there."""
        writer = CardWriter(self.texts, self.labels)
        return trace.read(writer.nodes, outcome(writer, self.labels.cells[cell].do)).text
