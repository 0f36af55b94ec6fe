"""The rest of the board: time, tea, orders, decks, and the ten areas with their officials and overseers."""

from rich import box as boxes
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from teahouse.games.great_wall.rules.coop.ending import edicts_needed
from teahouse.games.great_wall.rules.modifiers import slots
from teahouse.games.great_wall.rules.officials import exists, is_full
from teahouse.games.great_wall.rules.words import AREAS, PAGODA, SECTIONS
from teahouse.games.great_wall.terminal.signs import WIDE, Signs
from teahouse.games.great_wall.words.seen import Seen
from teahouse.games.great_wall.words.words import Words
from teahouse.terminal.aloud import said

SHAME: str = "⚑"


class Board:
    """What lies beside the wall."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.signs = Signs(words)

    # -- tracks ------------------------------------------------------------------------------

    def tracks(self, seen: Seen, width: int) -> RenderableType:
        """One line each, two beside one another where there is room."""
        lines = [
            ("time", self.time(seen)),
            ("tea-order", self.signs.tags(seen.g.tea)),
            ("order-track", self.order_track(seen)),
            ("shame-supply", Text(self.words.say("shame-left", left=seen.g.shame_supply, box=seen.g.shame_box))),
            ("warehouse", self.signs.resources(seen.g.warehouse)),
            ("decks", self.decks(seen)),
            ("advisor-track", self.advisors(seen)),
            *self.court(seen),
        ]
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="dim")
        table.add_column()
        for label, told in lines:
            table.add_row(self.words.say(label), told)
        title = Text(self.words.say("tracks"), style="bold")
        padding = (0, 1) if width >= WIDE else 0
        return Panel(table, title=title, title_align="left", box=boxes.ROUNDED, padding=padding)

    def court(self, seen: Seen) -> list[tuple[str, Text]]:
        """Artifacts, or the edicts and events of the co-operative game."""
        cards, court = self.words.cards, seen.g.court
        if court is None:
            return [("artifacts", Text(", ".join(cards.artifact(each) for each in seen.g.artifacts)))]
        events = ", ".join(cards.event(each) for each in court.revealed) or self.words.say("none")
        if not edicts_needed(seen.g):
            return [("events", Text(events))]
        edicts = ", ".join(cards.edict(each) for each in court.edicts) or self.words.say("none")
        progress = self.words.say("edicts-done", count=len(court.fulfilled), needed=edicts_needed(seen.g))
        return [("edicts", Text(f"{edicts} · {progress}")), ("events", Text(events))]

    def time(self, seen: Seen) -> Text:
        """Every year from the first to the last: how many hordes come in spring, and how many die."""
        printed = seen.g.printed()
        first = printed.time_start[len(seen.g.clans)]
        told: list[Text] = []
        for space in range(first, seen.g.last_space() + 1):
            now = space == seen.g.time
            more = 0 if seen.g.court is None or space == first else 1
            numbers = f"{printed.invasion[space] + more}/{printed.lethality[space]}"
            year = self.words.say(
                "aloud-year-now" if now else "aloud-year",
                year=space - first + 1,
                hordes=printed.invasion[space] + more,
                lethality=printed.lethality[space],
            )
            told.append(said(Text(f"▶{numbers}" if now else numbers, style="bold reverse" if now else "dim"), year))
        legend = f"  ({self.words.say('invasion')}/{self.words.say('lethality')})"
        return Text.assemble(Text("  ").join(told), said(Text(legend, style="dim"), ""))

    def order_track(self, seen: Seen) -> Text:
        cells: list[Text] = []
        for cell, seat in enumerate(seen.g.order_track, 1):
            if seat < 0:
                cells.append(said(Text(f"{cell} —", style="dim"), self.words.say("aloud-cell-empty", cell=cell)))
                continue
            order = seen.clan(seat).order
            name = self.words.cards.order(order) if order >= 0 else self.words.say("face-down")
            laid = Text.assemble(f"{cell} ", self.signs.tag(seat), f" {name}")
            if seat == seen.g.active:
                carried_out = f"{cell} {self.words.player(seat)} {name}"
                laid = said(laid.append("◀"), self.words.say("aloud-order-now", order=carried_out))
            cells.append(laid)
        return Text("   ").join(cells) if cells else Text(self.words.say("none"), style="dim")

    def decks(self, seen: Seen) -> Text:
        g = seen.g
        tactics, advisors = len(g.tactic_deck), len(g.advisor_deck)
        if not g.horde_deck:
            return Text(self.words.say("decks-empty", tactics=tactics, advisors=advisors))
        pointer = self.words.say("pointer", section=SECTIONS[g.horde_deck[-1] % 3])
        hordes = len(g.horde_deck)
        return Text(self.words.say("decks-line", hordes=hordes, pointer=pointer, tactics=tactics, advisors=advisors))

    def advisors(self, seen: Seen) -> Text:
        names = [f"{place} {self.words.cards.advisor(each)}" for place, each in enumerate(seen.g.track, 1)]
        return Text(" · ".join(names) or self.words.say("none"))

    # -- areas -------------------------------------------------------------------------------

    def areas(self, seen: Seen, width: int) -> RenderableType:
        """Production and barracks on the left, the others on the right; one under the other where it is narrow."""
        there = [area for area in range(len(AREAS)) if exists(seen.g, area)]
        if width < WIDE:
            return self.panel(self.area_table(seen, there, False))
        both = Table.grid(padding=(0, 2), expand=True)
        both.add_column(ratio=5)
        both.add_column(ratio=3)
        left = [area for area in there if area <= PAGODA + 1]
        both.add_row(self.area_table(seen, left, True), self.area_table(seen, there[len(left) :], True))
        return self.panel(both)

    def panel(self, inside: RenderableType) -> Panel:
        title = Text(self.words.say("areas"), style="bold")
        return Panel(inside, title=title, title_align="left", box=boxes.ROUNDED, padding=(0, 1))

    def area_table(self, seen: Seen, areas: list[int], wide: bool) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column()
        for area in areas:
            table.add_row(self.area(seen, area), self.officials(seen, area), self.overseers(seen, area, wide))
        return table

    def area(self, seen: Seen, area: int) -> Text:
        """The name, and a flag where shame waits for whoever is alone."""
        name = Text(self.words.cards.area(area), style="bold" if seen.g.officials_total(area) else "")
        printed = seen.g.area_print(area)
        if printed is not None and printed.shame:
            name.append_text(said(Text(f" {SHAME}", style="red"), f", {self.words.say('aloud-shame')}"))
        return name

    def officials(self, seen: Seen, area: int) -> Text:
        """Cells of a regular area, or all who came to a special one."""
        there = [seat for seat in seen.g.tea for _ in range(seen.g.officials_in(area, seat))]
        if not seen.g.is_regular(area):
            unlimited = self.words.say("aloud-unlimited")
            told = Text.assemble(said(Text("∞ "), f"{unlimited}, " if there else unlimited), self.signs.tags(there))
        else:
            told = self.signs.tags(there, max(0, slots(seen.g, area) - len(there)))
        if area in seen.g.activated:
            told.append_text(said(Text(" ✓", style="dim"), f", {self.words.say('aloud-activated')}"))
        elif is_full(seen.g, area):
            told.append_text(said(Text(" ■", style="bold"), f", {self.words.say('aloud-full')}"))
        return told

    def overseers(self, seen: Seen, area: int, wide: bool) -> Text:
        """Every cell of the track: its level, its price, and who stands there."""
        if area > PAGODA:
            return Text("")
        track = seen.g.printed().overseers[area]
        cells: list[Text] = []
        for cell, level in enumerate(track.levels):
            there = [seat for seat in seen.g.tea if seen.clan(seat).overseers[area] == cell]
            price = self.signs.good(track.pay, track.costs[cell])
            head = Text.assemble((f"+{level}", "bold"), " ", price) if wide else Text.assemble((f"+{level}", "bold"))
            amount = self.words.tokens(track.pay, track.costs[cell])
            who = (
                self.signs.tags(there)
                if there
                else said(Text("·", style="dim"), self.words.texts.say("table-aloud-empty"))
            )
            cells.append(
                Text.assemble(said(head, f"{self.words.say('aloud-overseer', level=level, price=amount)}:"), " ", who)
            )
        return Text.assemble((" │ ", "dim")).join(cells)
