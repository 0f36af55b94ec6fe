"""The main board of ZhanGuo: regions, walls, rewards, court and tasks."""

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from teahouse.games.zhanguo.rules import names
from teahouse.games.zhanguo.terminal.signs import CARD_STYLES, WIDE, Signs
from teahouse.games.zhanguo.words.seen import Seen
from teahouse.games.zhanguo.words.words import Words
from teahouse.terminal.aloud import PAUSE, said
from teahouse.terminal.colours import lighter


def bracketed(piece: Text, what: Text) -> Text:
    """A place and what it is worth: the piece that stands there, in brackets, said after it."""
    return Text.assemble(said(Text("["), ""), piece, said(Text("] "), ", "), what)


class MainBoard:
    """What lies between the players."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.signs = Signs(words)

    def draw(self, seen: Seen, width: int) -> RenderableType:
        return Group(
            *self.offer(seen),
            self.regions(seen, width),
            self.walls(seen, width),
            self.rewards(seen, width),
            self.tasks(seen, width),
        )

    # -- boards on offer ---------------------------------------------------------------------

    def offer(self, seen: Seen) -> list[RenderableType]:
        """The B sides, as long as somebody has no board."""
        if all(player.board >= 0 for player in seen.players):
            return []
        lines = [line for side in seen.boards_on_offer for line in self.side(side)]
        return [self.panel(Group(*lines), "offer")] if lines else []

    def side(self, side: int) -> list[RenderableType]:
        """The name and the officials it begins with, the unrest tracks, then the abilities."""
        board = self.words.box.boards[side]
        counts = [board.start_officials.count(colour) for colour in range(len(names.OFFICIALS))]
        officials, region = self.signs.officials(counts), self.words.region(board.start_region)
        start = self.signs.filled("offer-start", {"officials": officials}, region=region)
        tracks = [Text.assemble(f"{n + 1} ", self.signs.track(side, n)) for n in range(names.REGIONS)]
        unrest = self.signs.filled("offer-unrest", {"tracks": Text("  ").join(tracks)})
        name = Text(self.words.name(self.words.labels.boards[side]), style="bold")
        return [
            Padding(Text.assemble(name, " · ", start), (0, 1)),
            Padding(unrest, (0, 1, 0, 3)),
            *(Padding(Text(self.words.ability(each)), (0, 1, 0, 3)) for each in board.abilities),
        ]

    # -- regions -----------------------------------------------------------------------------

    def regions(self, seen: Seen, width: int) -> RenderableType:
        """The map: regions in a row, roads between neighbours drawn as ═, other neighbours written out."""
        road = 1 if width < WIDE else 2
        room = (width - road * (names.REGIONS - 1)) // names.REGIONS
        row = Table.grid(padding=0)
        cells: list[RenderableType] = []
        for region in range(names.REGIONS):
            row.add_column(width=room)
            cells.append(self.region(seen, region, width))
            if region + 1 < names.REGIONS:
                row.add_column(width=road)
                joined = region + 1 in self.words.box.adjacent[region]
                drawn = said(Text("═" * road if joined else " " * road, style="bold"), "")
                cells.append(Padding(drawn, (3, 0, 0, 0)))
        row.add_row(*cells)
        return row

    def region(self, seen: Seen, region: int, width: int) -> Panel:
        """Squares with their governors, governors beside them, palaces and free palace cells."""
        lines = [self.square(seen, region, square) for square in range(len(self.words.box.governor_squares[region]))]
        lines.append(self.beside(seen, region))
        lines.append(self.palaces(seen, region))
        far = [str(other + 1) for other in self.words.box.adjacent[region] if abs(other - region) > 1]
        if far:
            lines.append(said(Text(self.words.say("also-near", regions=", ".join(far)), style="dim"), ""))
        near = ", ".join(str(other + 1) for other in sorted(self.words.box.adjacent[region]))
        name = said(
            Text(self.words.region(region), style="bold", no_wrap=True),
            self.words.say("aloud-region", region=self.words.region(region), near=near),
        )
        if width < WIDE:
            return Panel(Group(name, *lines), box=boxes.ROUNDED, padding=0)
        return Panel(Group(*lines), title=name, box=boxes.ROUNDED, padding=(0, 1))

    def square(self, seen: Seen, region: int, square: int) -> Text:
        box = self.words.box
        bonus = names.SQUARE_BONUSES[box.governor_squares[region][square]]
        seat = seen.squares[names.SQUARES_PER_REGION * region + square]
        piece = self.signs.tag(seen, seat) if seat >= 0 else self.signs.free()
        short = Text(self.words.say("square-short", square=bonus, points=box.square_points, vp=box.square_vp))
        return bracketed(piece, said(short, str(self.words.square(region, square)["bonus"])))

    def beside(self, seen: Seen, region: int) -> Text:
        governors = [seat for seat in range(seen.seats) for _ in range(seen.beside[4 * region + seat])]
        if not governors:
            return Text("")
        beside = said(Text("+ "), f"{self.words.say('aloud-governors')}: ")
        return Text.assemble(beside, self.signs.tags(seen, governors))

    def palaces(self, seen: Seen, region: int) -> Text:
        built = [seat for seat in range(seen.seats) for _ in range(seen.palaces[4 * region + seat])]
        free = self.words.box.palace_cells[region][seen.seats] - len(built)
        return Text.assemble(
            said(Text("⌂ "), f"{self.words.say('aloud-palaces')}: "), self.signs.tags(seen, built, free)
        )

    # -- walls -------------------------------------------------------------------------------

    def walls(self, seen: Seen, width: int) -> RenderableType:
        """For each section its tile and what that counts, then the workers and VP of each cell and who stands there."""
        lines: list[RenderableType] = []
        for section in range(names.SECTIONS):
            title = Text.assemble(self.section(section, width), " · ", self.tile(seen, section))
            cells = [self.wall_cell(seen, section, cell) for cell in range(names.WALL_CELLS)]
            lines += [Padding(title, (0, 1)), Padding(Text("   ").join(cells), (0, 1, 0, 3))]
        return self.panel(Group(*lines), "walls")

    def section(self, section: int, width: int) -> Text:
        """The section, and the borders its stretch closes."""
        labels = self.words.labels
        stretch = self.words.box.stretch_of[section]
        name = Text(
            self.words.name(labels.sections[section]), style=f"bold {lighter(labels.stretches[stretch].colour)}"
        )
        if width >= WIDE:
            borders = ", ".join(f"{a}╳{b}" for a, b in labels.borders[stretch])
            told = ", ".join(self.words.say("aloud-border", one=a, other=b) for a, b in labels.borders[stretch])
            name.append_text(said(Text(f"  {borders}", style="dim"), f", {self.words.say('closes', borders=told)}"))
        return name

    def tile(self, seen: Seen, section: int) -> Text:
        """The name of the tile, and what the VP of the section are for."""
        criterion = seen.tiles[section]
        name = self.words.name(self.words.labels.criteria[criterion])
        return Text.assemble(name, (f": {self.words.worth(criterion)}", "dim"))

    def wall_cell(self, seen: Seen, section: int, cell: int) -> Text:
        seat = seen.walls[names.WALL_CELLS * section + cell]
        piece = self.signs.tag(seen, seat) if seat >= 0 else self.signs.free()
        workers = self.words.box.cell_workers[section][cell]
        price = self.words.say("wall-cell", count=workers, vp=self.words.cell_vp(section, cell, seen))
        return bracketed(piece, Text(price))

    # -- rewards and court -------------------------------------------------------------------

    def rewards(self, seen: Seen, width: int) -> RenderableType:
        """Aspects by rounds; the discs of this round's column, the markers left, the court and the order of ties."""
        table = Table(box=None, padding=(0, 1), expand=True)
        table.add_column()
        table.add_column(self.words.say("value-1"), justify="right", header_style="dim")
        table.add_column(self.words.say("value-3"), justify="right", header_style="dim")
        for number in range(self.words.box.rounds):
            now = number == seen.round and not seen.finished
            title = str(number + 1) if width < WIDE else self.words.say("round-short", round=number + 1)
            current = said(Text(f"▶ {title}"), self.words.say("aloud-now", round=title))
            table.add_column(current if now else title, header_style="bold" if now else "dim")
        for aspect in self.words.box.reward_rows:
            label = self.words.name(self.words.labels.aspects[aspect])
            letter = self.words.letter(aspect)
            sign = Text(letter if width < WIDE else f"{letter} {label}", style=f"bold {CARD_STYLES[aspect]}")
            name = said(sign, label)
            rounds = [self.reward(seen, aspect, number, width) for number in range(self.words.box.rounds)]
            table.add_row(name, str(seen.short[aspect]), str(seen.tall[aspect]), *rounds)
        return self.panel(Group(table, Padding(self.court(seen), (0, 1))), "rewards")

    def reward(self, seen: Seen, aspect: int, number: int, width: int) -> Text:
        reward = self.words.box.rewards[aspect][number]
        where = "/".join(str(region + 1) for region in reward.regions)
        every = len(reward.regions) == names.REGIONS
        message = "reward-short" if width >= WIDE else "reward-narrow"
        short = self.words.say(message, reward=names.REWARDS[reward.kind], regions="1–5" if every else where)
        now = number == seen.round and not seen.finished
        text = Text(short, style="bold" if now else "dim")
        told = self.words.text(self.words.labels.rewards[aspect][number])
        if now and seen.column[aspect] >= 0:
            disc = seen.column[aspect]
            text.append(" ").append_text(self.signs.tag(seen, disc))
            told = self.words.say("aloud-reward", reward=told, player=self.words.player(seen, disc))
        return said(text, told)

    def court(self, seen: Seen) -> Text:
        if seen.court:
            card = seen.court[-1]
            style = CARD_STYLES[self.words.box.card_colour[card]]
            court = Text(self.words.say("court", card=card, count=len(seen.court)))
            court.highlight_words([str(card)], f"bold {style}")
        else:
            court = Text(self.words.say("court-empty"))
        track = Text.assemble(self.words.say("track", track=""), self.signs.tags(seen, seen.track))
        decks = Text.assemble(self.words.say("decks", decks=""), self.signs.aspects([str(n) for n in seen.decks]))
        return Text.assemble(("  ·  ", "dim")).join([court, track, decks])

    # -- tasks -------------------------------------------------------------------------------

    def tasks(self, seen: Seen, width: int) -> RenderableType:
        """Both sections side by side: what each tile asks for, its cells and their discs."""
        table = Table(box=None, padding=(0, 1), expand=True, header_style="dim")
        for section in ("tasks-upper", "tasks-lower"):
            table.add_column(self.words.say(section), ratio=1)
            table.add_column(self.words.texts.say("core-points"), no_wrap=True)
        for kind in range(len(names.TASK_KINDS)):
            row: list[Text] = []
            for slot in (kind, kind + len(names.TASK_KINDS)):
                row += [Text(self.words.text(self.words.labels.tasks[seen.tasks[slot]])), self.task_cells(seen, slot)]
            table.add_row(*row)
        return self.panel(table, "tasks")

    def task_cells(self, seen: Seen, slot: int) -> Text:
        cells: list[Text] = []
        for cell, vp in enumerate(self.words.box.task_cell_vp[slot]):
            seat = seen.claims[4 * slot + cell]
            piece = self.signs.tag(seen, seat) if seat >= 0 else self.signs.free()
            who = self.words.player(seen, seat) if seat >= 0 else self.words.texts.say("table-aloud-empty")
            cells.append(said(Text.assemble(str(vp), piece), self.words.say("aloud-cell", vp=vp, who=who)))
        return PAUSE.join(cells)

    def panel(self, inside: RenderableType, title: str) -> Panel:
        return Panel(
            inside, title=Text(self.words.say(title), style="bold"), title_align="left", box=boxes.ROUNDED, padding=0
        )
