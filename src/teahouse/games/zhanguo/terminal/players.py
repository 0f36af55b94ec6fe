"""The player boards of ZhanGuo and the hand of whoever looks."""

from rich import box as boxes
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from teahouse.games.zhanguo.rules import names
from teahouse.games.zhanguo.terminal.signs import CARD_STYLES, WIDE, Signs
from teahouse.games.zhanguo.words.seen import Seen
from teahouse.games.zhanguo.words.words import Words
from teahouse.terminal.aloud import said


class PlayerBoards:
    """One board for each player, one's own first."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.signs = Signs(words)

    def draw(self, seen: Seen, width: int) -> RenderableType:
        """One's own board in words; the others smaller, side by side where there is room."""
        if seen.seat < 0:
            return Group(*(self.board(seen, seat, width, width >= WIDE) for seat in range(seen.seats)))
        others = [(seen.seat + i) % seen.seats for i in range(1, seen.seats)]
        beside = 2 if width >= WIDE and len(others) > 1 else 1
        boards = [self.board(seen, seat, width // beside, width // beside >= WIDE) for seat in others]
        return Group(
            self.board(seen, seen.seat, width, width >= WIDE), Columns(boards, padding=0, width=width // beside)
        )

    def board(self, seen: Seen, seat: int, width: int, in_words: bool) -> Panel:
        """Pieces, then a line for each region."""
        inside: list[RenderableType] = [self.pieces(seen, seat, in_words)]
        side = seen.players[seat].board
        if side >= 0:
            inside += [Text(self.words.ability(each)) for each in self.words.box.boards[side].abilities]
            inside.append(self.regions(seen, seat, in_words))
        style = self.signs.player_style(seen, seat)
        return Panel(
            Group(*inside),
            title=self.title(seen, seat),
            title_align="left",
            box=boxes.HEAVY if seat == seen.seat else boxes.ROUNDED,
            border_style=style,
            padding=(0, 1),
            width=width,
        )

    def title(self, seen: Seen, seat: int) -> Text:
        """Who, how many points, which board, and whether it is his turn."""
        player = seen.players[seat]
        parts = [Text.assemble(said(self.signs.tag(seen, seat), ""), " ", self.signs.name(seen, seat))]
        if seat == seen.seat:
            parts[0].append(f" ({self.words.texts.say('core-you')})")
        parts.append(Text(self.words.texts.say("core-vp", count=player.vp), style="bold"))
        label = self.words.labels.boards[player.board] if player.board >= 0 else None
        parts.append(Text(self.words.name(label) if label else self.words.say("no-board")))
        if seen.turn_of == seat:
            parts.append(Text(self.words.say("on-turn"), style="italic"))
        return Text(" · ").join(parts)

    def pieces(self, seen: Seen, seat: int, in_words: bool) -> Text:
        """What lies beside the board, and the backs of the hand."""
        player = seen.players[seat]
        line = self.signs.filled(
            "pieces" if in_words else "pieces-short",
            {"officials": self.signs.officials_counted(player.supply), "markers": self.signs.markers(seen, seat)},
            governors=player.governors,
            palaces=player.palaces,
            walls=player.walls,
            discs=player.discs,
        )
        hand = Text.assemble(self.words.say("in-hand", backs=""), self.signs.aspects([str(n) for n in player.backs]))
        return Text.assemble(line, " · ", hand)

    def regions(self, seen: Seen, seat: int, in_words: bool) -> Table:
        """Cards, officials in both areas, workers and unrest of each region."""
        player = seen.players[seat]
        prefix = "col" if in_words else "short"
        table = Table(box=None, padding=(0, 1, 0, 0), expand=True, header_style="dim")
        table.add_column(self.words.say("col-region"), no_wrap=True)
        for slot in range(3 if in_words else 1):
            table.add_column(self.words.say("col-cards") if slot == 0 else "", ratio=1, no_wrap=in_words)
        for column in ("governor-area", "worker-area", "workers"):
            table.add_column(self.words.say(f"{prefix}-{column}"), no_wrap=True)
        table.add_column(self.words.say("col-unrest"), no_wrap=True)
        for region in range(names.REGIONS):
            at = slice(3 * region, 3 * region + 3)
            table.add_row(
                Text(self.words.region(region)),
                *self.cards_of(player.cards_in(region), in_words, seat == seen.seat),
                self.signs.officials(player.governor_area[at]),
                self.signs.officials(player.worker_area[at]),
                Text(str(player.workers[region]), style="bold" if player.workers[region] else "dim"),
                self.signs.unrest(seen, seat, region),
            )
        return table

    def cards_of(self, cards: list[int], in_words: bool, own: bool) -> list[Text]:
        """Three places with words, or one with the numbers, and with words only for the own board."""
        drawn = [self.signs.card(card, in_words or own) for card in cards]
        if in_words:
            return drawn + [said(Text("—", style="dim"), "")] * (3 - len(drawn))
        return [Text(", " if own else " ").join(drawn)]

    def hand(self, seen: Seen) -> RenderableType:
        """One's own cards with their whole text."""
        return self.texts_of(self.words.say("your-hand"), seen.players[seen.seat].hand)

    def texts_of(self, title: str, cards: list[int]) -> RenderableType:
        lines = [Text(title, style="bold")]
        for card in sorted(cards):
            lines.append(Text(f"  {self.words.card(card)}", style=CARD_STYLES[self.words.box.card_colour[card]]))
        if not cards:
            lines.append(Text(f"  {self.words.say('no-cards')}", style="dim"))
        return Group(*lines)

    def all_cards(self, seen: Seen) -> RenderableType:
        """The texts of every card in sight: the own hand, then every board."""
        parts: list[RenderableType] = [] if seen.seat < 0 else [self.hand(seen)]
        for seat in range(seen.seats):
            title = self.words.say("cards-of", player=self.words.player(seen, seat))
            parts.append(self.texts_of(title, [card for card in seen.players[seat].cards if card]))
        return Group(*parts)
