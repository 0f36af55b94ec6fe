"""The signs of the Great Wall table: every colour is also a letter or a shape, and each knows what it says aloud."""

from typing import Final

from rich.text import Text

from teahouse.games.great_wall.rules.state import DAMAGE, FIGURE, FREE
from teahouse.games.great_wall.rules.words import G_HONOR, WARRIORS
from teahouse.games.great_wall.words.seen import Seen
from teahouse.games.great_wall.words.words import Words
from teahouse.terminal.aloud import said

CLAN_STYLES: Final = ("#e3bf4b", "#e0605a", "#6ea2e6", "#6cbf7a", "#b184d6", "grey62")
"""By seat."""
GOOD_STYLES: Final = ("#c08a55", "#a9b0b8", "#e0b53d", "#6cc4c0", "#c08a55", "", "bold #f0dc9a", "", "", "")
"""By good."""
WIDE: Final = 110
"""Columns from which the table is drawn in words, with other clans side by side."""
EMPTY: Final = Text("·", style="dim")


class Signs:
    """Pieces as short coloured texts."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def tag(self, seat: int) -> Text:
        """A piece of a clan: its letter, on its colour."""
        return said(Text(self.words.tag(seat), style=f"bold reverse {CLAN_STYLES[seat]}"), self.words.player(seat))

    def name(self, seat: int, seen: Seen) -> Text:
        return Text(self.words.who(seat, seen), style=f"bold {CLAN_STYLES[seat]}")

    def tags(self, seats: list[int], free: int = 0) -> Text:
        """Pieces in a row, then free places."""
        row = Text(" ").join([self.tag(seat) for seat in seats] + [EMPTY] * free)
        names = [self.words.player(seat) for seat in seats]
        return said(row, ", ".join([*names, *([self.free(free)] if free else [])]))

    def free(self, count: int) -> str:
        """Free places, counted."""
        return self.words.texts.say("table-aloud-free", count=count)

    def good(self, good: int, count: int) -> Text:
        """An amount of something: W2, ★4."""
        sign = Text(f"{self.words.good_letter(good)}{count}", style=GOOD_STYLES[good])
        return said(sign, self.words.tokens(good, count))

    def resources(self, counts: list[int]) -> Text:
        row = Text(" ").join([self.good(kind, count) for kind, count in enumerate(counts)])
        return said(row, ", ".join(self.words.tokens(kind, count) for kind, count in enumerate(counts)))

    def warriors(self, counts: list[int]) -> Text:
        """Warriors by type: sp7 ar3 ho2."""
        told = [f"{self.words.warrior_letter(w)}{n}" for w, n in enumerate(counts) if n]
        row = Text(" ".join(told) or "—", style="" if told else "dim")
        return said(row, ", ".join(self.words.troop(w, n) for w, n in enumerate(counts) if n) or self.words.say("none"))

    def cover(self, code: int, letter: str, good: int, count: int) -> Text:
        """A cell: its letter, and its reward, its warrior or its damage."""
        if code == FREE:
            sign, what = Text.assemble((letter, "bold"), " ", self.good(good, count)), self.words.tokens(good, count)
        elif code == DAMAGE:
            sign = Text.assemble((letter, "dim"), " ", ("✕", "bold red"))
            what = self.words.say("aloud-damage")
        else:
            seat, rest = divmod(code - FIGURE, 2 * len(WARRIORS))
            sign = Text.assemble((letter, "dim"), " ", self.piece(seat, rest // 2))
            what = self.piece_aloud(seat, rest // 2)
        return said(sign, self.words.say("aloud-cell", letter=letter, what=what))

    def piece(self, seat: int, warrior: int, count: int = 1) -> Text:
        """Warriors of a clan: its letter and theirs, on its colour."""
        style = f"bold reverse {CLAN_STYLES[seat]}"
        sign = Text(f"{self.words.tag(seat)}{self.words.warrior_letter(warrior)}", style=style)
        many = Text.assemble(sign, f"×{count}") if count > 1 else sign
        return said(many, self.piece_aloud(seat, warrior, count))

    def piece_aloud(self, seat: int, warrior: int, count: int = 1) -> str:
        return self.words.say("aloud-piece", player=self.words.player(seat), warrior=self.words.troop(warrior, count))

    def honour(self, count: int) -> Text:
        return self.good(G_HONOR, count)

    def label(self, message: str) -> Text:
        return Text(self.words.say(message), style="dim")
