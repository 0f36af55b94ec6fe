"""The signs of the ZhanGuo table: every colour is also a letter or a shape, and each knows what it says aloud."""

import re
from typing import Final

from rich.text import Text

from teahouse.games.zhanguo.rules import names
from teahouse.games.zhanguo.words.seen import Seen
from teahouse.games.zhanguo.words.words import OFFICIAL_SIGNS, Words
from teahouse.terminal.aloud import PAUSE, said
from teahouse.terminal.colours import lighter

OFFICIAL_STYLES: Final = ("red", "grey62", "")
CARD_STYLES: Final = ("#c8ad6d", "#e08a2e", "#b0713c")
WIDE: Final = 110
"""Columns from which the table is drawn in words, with other players side by side."""
FREE: Final = Text("·", style="dim")


class Signs:
    """Pieces as short coloured texts."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def player_style(self, seen: Seen, seat: int) -> str:
        """The colour of the pieces, a little lighter: it must be read on dark ground and on light."""
        colour = seen.players[seat].colour
        return "" if colour < 0 else lighter(self.words.labels.player_colours[colour].colour)

    def tag(self, seen: Seen, seat: int) -> Text:
        """A piece of a player: the letter of his colour, on it."""
        style = self.player_style(seen, seat)
        sign = Text(self.words.tag(seen, seat), style=f"bold reverse {style}" if style else "bold")
        return said(sign, self.words.player(seen, seat))

    def name(self, seen: Seen, seat: int) -> Text:
        return Text(self.words.player(seen, seat), style=f"bold {self.player_style(seen, seat)}".strip())

    def filled(self, message: str, gaps: dict[str, Text], **args: str | int) -> Text:
        """A message with coloured texts in some of its gaps."""
        marks = {name: chr(1 + n) for n, name in enumerate(gaps)}
        told = Text()
        for part in re.split("([\x01-\x08])", self.words.say(message, **marks, **args)):
            told.append_text(list(gaps.values())[ord(part) - 1] if part in marks.values() else Text(part))
        return told

    def tags(self, seen: Seen, seats: list[int], free: int = 0) -> Text:
        """Pieces in a row, then free places."""
        row = [self.tag(seen, seat) for seat in seats] + [FREE] * free
        told = [self.words.player(seen, seat) for seat in seats] + ([self.free_aloud(free)] if free else [])
        return said(Text(" ").join(row), ", ".join(told))

    def free_aloud(self, count: int) -> str:
        return self.words.texts.say("table-aloud-free", count=count)

    def free(self) -> Text:
        """A free place."""
        return said(FREE, self.words.texts.say("table-aloud-empty"))

    def officials(self, counts: list[int]) -> Text:
        """Officials of an area: ▲▲■, or ▲×5 for many."""
        row = Text()
        for colour, count in enumerate(counts):
            shown = OFFICIAL_SIGNS[colour] * count if count < 4 else f"{OFFICIAL_SIGNS[colour]}×{count}"
            row.append(shown, style=OFFICIAL_STYLES[colour])
        return said(row, self.officials_aloud(counts)) if row else said(FREE, self.words.say("aloud-empty"))

    def officials_aloud(self, counts: list[int]) -> str:
        told = [
            self.words.say("aloud-officials", official=names.OFFICIALS[colour], count=count)
            for colour, count in enumerate(counts)
            if count
        ]
        return ", ".join(told) or "0"

    def officials_counted(self, counts: list[int]) -> Text:
        """Officials of a supply: ▲3 ■4 ○5."""
        row = [
            Text(f"{OFFICIAL_SIGNS[colour]}{count}", style=OFFICIAL_STYLES[colour])
            for colour, count in enumerate(counts)
        ]
        return said(Text(" ").join(row), self.officials_aloud(counts))

    def aspects(self, counts: list[str]) -> Text:
        """A number for each aspect: W2 C1 L0."""
        row = [
            said(
                Text(f"{self.words.letter(colour)}{count}", style=CARD_STYLES[colour]),
                f"{self.words.name(self.words.labels.aspects[colour])} {count}",
            )
            for colour, count in enumerate(counts)
        ]
        return PAUSE.join(row)

    def card(self, card: int, signs: bool) -> Text:
        """A card on a board: its number, and what it does where there is room."""
        style = CARD_STYLES[self.words.box.card_colour[card]]
        number = Text(f"{card}", style=f"bold {style}")
        sign = Text.assemble(number, " ", (self.words.card_signs(card), style)) if signs else number
        return said(sign, self.words.card(card))

    def unrest(self, seen: Seen, seat: int, region: int) -> Text:
        """The track of a player's region; and whether the cube bans a palace now."""
        player = seen.players[seat]
        return self.track(player.board, region, player.unrest[region])

    def track(self, side: int, region: int, at: int = 0) -> Text:
        """The unrest track as a side of a player board prints it, with this many cells reached."""
        board = self.words.box.boards[side]
        cells = board.unrest_cells[region]
        banning = {*board.palace_block_cells[region], cells}
        track = Text()
        for cell in range(1, cells + 1):
            if cell <= at:
                track.append("●", style="red")
            else:
                track.append("⊗" if cell in banning else "○", style="dim")
        if at in banning:
            track.append(" ✗⌂", style="bold red")
        bans = ", ".join(str(cell) for cell in sorted(banning))
        message = "aloud-banned" if at in banning else "aloud-bans" if bans else "aloud-unrest"
        return said(track, self.words.say(message, at=at, cells=cells, bans=bans))

    def markers(self, seen: Seen, seat: int) -> Text:
        """Value-1 markers, and value-3 ones behind a plus."""
        player = seen.players[seat]
        counts = [
            f"{player.short[colour]}" + (f"+{3 * player.tall[colour]}" if player.tall[colour] else "")
            for colour in range(len(names.COLOURS))
        ]
        return self.aspects(counts)
