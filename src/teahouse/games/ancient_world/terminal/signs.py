"""The signs of the Ancient World table: every colour is also a letter, every symbol a sign that knows its words."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from teahouse.games.ancient_world.rules.box import Effect, Price
from teahouse.games.ancient_world.rules.words import CURRENCIES, E_PERFORM, EFFECTS, PROPS, SYMBOLS, TRIBES
from teahouse.games.ancient_world.words.words import Words
from teahouse.terminal.aloud import PAUSE, said
from teahouse.terminal.colours import lighter

SIGNS: Final = {
    "space": "▢", "food": "♣", "coin": "◎", "knowledge": "✎", "sword": "†", "arrow": "↗", "army": "△", "citizen": "♟",
    "eye": "⚲", "trophy": "♕", "spy": "☽", "restore": "↺",
}  # fmt: skip
"""By symbol of the pack."""
BANNER: Final = "⚐"
STAR: Final = "★"
ENDGAME: Final = "☆"
"""A card that gives points at the end."""
REACTS: Final = "✦"
"""A card that answers to what happens."""
SYMBOL_STYLES: Final = {"food": "green", "coin": "yellow", "knowledge": "cyan", "sword": "red", "arrow": "red"}
WIDE: Final = 110
"""Columns from which the table is drawn in words, with other players side by side."""
NOTHING: Final = Text("—", style="dim")


class Signs:
    """Pieces as short coloured texts."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.box = words.box

    # -- players -----------------------------------------------------------------------------

    def style(self, seat: int) -> str:
        return lighter(self.words.labels.player_colours[seat].colour)

    def tag(self, seat: int) -> Text:
        """A piece of a player: his letters, on his colour."""
        return said(Text(self.words.tag(seat), style=f"bold reverse {self.style(seat)}"), self.words.player(seat))

    def name(self, seat: int) -> Text:
        return Text(self.words.player(seat), style=f"bold {self.style(seat)}")

    def citizen(self, seat: int, skill: int) -> Text:
        """A citizen on the board: whose, and how skilled."""
        sign = Text(f"{self.words.tag(seat)}{skill}", style=f"bold reverse {self.style(seat)}")
        return said(sign, self.words.say("aloud-citizen", player=self.words.player(seat), skill=skill))

    def filled(self, message: str, name: str, told: Text) -> Text:
        """A message with a sign in its gap."""
        before, _, after = self.words.say(message, **{name: "\x01"}).partition("\x01")
        return Text.assemble(before, told, after)

    # -- symbols -----------------------------------------------------------------------------

    def symbol(self, word: str, count: int) -> Text:
        sign = Text(f"{SIGNS[word]}{count}", style=SYMBOL_STYLES.get(word, ""))
        return said(sign, self.words.say("aloud-symbol", what=word, n=count))

    def listed(self, known: Sequence[str], counts: Sequence[int]) -> Text:
        """Symbols with their numbers: ▢3 ♣1."""
        return PAUSE.join([self.symbol(word, n) for word, n in zip(known, counts, strict=True) if n])

    def all_of(self, known: Sequence[str], counts: Sequence[int]) -> Text:
        """The same with zeros: ◎5 ✎0."""
        return PAUSE.join([self.symbol(word, n) for word, n in zip(known, counts, strict=True)])

    def props(self, counts: list[int]) -> Text:
        return self.listed(PROPS, counts)

    def army(self, counts: list[int]) -> Text:
        return self.listed(SYMBOLS, counts)

    def price(self, price: Price) -> Text:
        """What it costs; a dash where it is free."""
        paid = self.listed(CURRENCIES, (price.coin, price.knowledge))
        return paid or said(NOTHING, self.words.say("aloud-free"))

    def banners(self, counts: list[int]) -> Text:
        """Banners by tribe: ⚐R ⚐B×2."""
        told = Text()
        for tribe, count in enumerate(counts):
            if count:
                letter = self.words.say("tribe-letter", tribe=TRIBES[tribe])
                style = f"bold {lighter(self.words.labels.tribes[tribe].colour)}"
                sign = Text(f"{BANNER}{letter}{f'×{count}' if count > 1 else ''}", style=style)
                told.append_text(PAUSE if told else Text(""))
                told.append_text(said(sign, self.words.say("aloud-banner", tribe=TRIBES[tribe], n=count)))
        return told

    # -- what cards do -----------------------------------------------------------------------

    def script(self, script: int) -> Text:
        """The effects of a cell or an action in a few signs and words."""
        return Text(", ").join([self.effect(effect) for effect in self.box.scripts[script].effects])

    def effect(self, effect: Effect) -> Text:
        gained = self.listed(CURRENCIES, (effect.coin, effect.knowledge))
        attack = self.listed(("sword", "arrow"), (effect.sword, effect.arrow))
        cell = self.words.cards.cell(effect.cell) if effect.op == E_PERFORM else ""
        told = self.words.say(
            "short", op=EFFECTS[effect.op], n=effect.count, cell=cell, gained=gained.plain or attack.plain
        )
        return Text.assemble(told, "×…" if effect.per >= 0 else "")

    def card(self, sign: Text, kind: str, card: int) -> Text:
        """What stands on a card in signs; aloud it says its text."""
        return said(sign, self.words.cards.text_of(kind, card)) if sign else sign

    def building(self, card: int) -> Text:
        """What an empire card is good for: its symbols, its action, and signs for the rest."""
        printed = self.box.empire[card]
        parts = [self.props(printed.props)] if any(printed.props) else []
        if printed.action >= 0:
            parts.append(Text.assemble(f"{SIGNS['citizen']}=", self.script(printed.action)))
        marks = (REACTS if printed.triggers else "") + (ENDGAME if printed.end_per >= 0 else "")
        parts += [Text(marks)] if marks else []
        return self.card(Text(" ").join(parts), "empire", card)
