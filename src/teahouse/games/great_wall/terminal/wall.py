"""The wall: three sections side by side, each with its defence, its garrison and its hordes."""

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from teahouse.games.great_wall.rules.modifiers import firing_positions, horde_attack, section_attack, section_defense
from teahouse.games.great_wall.rules.state import SEATS, SECTION_COUNT, Horde
from teahouse.games.great_wall.rules.words import SECTIONS, WARRIORS
from teahouse.games.great_wall.terminal.signs import WIDE, Signs
from teahouse.games.great_wall.words.seen import Seen
from teahouse.games.great_wall.words.words import Words
from teahouse.terminal.aloud import PAUSE, said


class Wall:
    """What is fought for."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.signs = Signs(words)

    def draw(self, seen: Seen, width: int) -> RenderableType:
        """A column for each section: strength, works and warriors, then the hordes from the wall outwards."""
        wide = width >= WIDE
        table = Table(box=boxes.ROUNDED, padding=(0, 1) if wide else 0, show_lines=True, width=width)
        for section in range(SECTION_COUNT):
            table.add_column(self.title(seen, section, wide), ratio=1, header_style="")
        table.add_row(*(self.garrison(seen, section, wide) for section in range(SECTION_COUNT)))
        for row in range(self.words.box.constants.horde_rows):
            table.add_row(*(self.horde(seen, section, row, wide) for section in range(SECTION_COUNT)))
        return table

    def title(self, seen: Seen, section: int, wide: bool) -> Text:
        name = self.words.say("section" if wide else "section-short", section=SECTIONS[section])
        level = self.words.say("level" if wide else "level-short", level=seen.g.levels[section])
        return Text.assemble((name, "bold"), f" · {level}")

    def garrison(self, seen: Seen, section: int, wide: bool) -> RenderableType:
        if seen.g.is_blocked(section):
            return Text(self.words.say("blocked"), style="dim")
        return Group(self.strength(seen, section, wide), self.works(seen, section, wide), self.shelter(seen, section))

    def strength(self, seen: Seen, section: int, wide: bool) -> Text:
        """Defence against attack, and how an assault would end now."""
        defence, attack = section_defense(seen.g, section), section_attack(seen.g, section)
        if wide:
            told = Text(self.words.say("defence", defence=defence), style="bold")
            told.append(f", {self.words.say('attack', attack=attack)} · ")
        else:
            told = Text(self.words.say("strength-short", defence=defence, attack=attack) + " ")
        if not seen.g.field[section]:
            told.append(self.words.say("quiet"), style="dim")
        elif defence >= attack:
            told.append(self.words.say("holds"), style="bold green")
        else:
            told.append(self.words.say("falls"), style="bold red")
        return told

    def works(self, seen: Seen, section: int, wide: bool) -> RenderableType:
        """Fortifications, firing positions with their archers, and the price of the next level."""
        built = seen.g.fortifications[section]
        cells = self.words.box.constants.fortification_cells
        archers = [seat for seat in seen.g.tea for _ in range(seen.g.firing[SEATS * section + seat])]
        free = max(0, firing_positions(seen.g, section) - len(archers))
        short = "" if wide else "-short"
        works = said(
            Text.assemble(self.signs.label(f"fortifications{short}"), " ", "▣" * built, ("□" * (cells - built), "dim")),
            self.words.say("aloud-fortifications", built=built, cells=cells),
        )
        posts = Text.assemble(self.signs.label(f"posts{short}"), " ", self.signs.tags(archers, free))
        costs = seen.g.printed().wall_cost
        level = seen.g.levels[section]
        if level < len(costs):
            price = Text(self.words.say("next-level" if wide else "next-short", cost=costs[level]), style="dim")
        else:
            price = Text(self.words.say("top-level"), style="dim")
        if wide:
            return Group(Text.assemble(works, "  ", price), posts)
        return Text.assemble(works, " ", posts, " ", price)

    def shelter(self, seen: Seen, section: int) -> Text:
        inside = [
            self.signs.piece(seat, warrior, count)
            for seat in seen.g.tea
            for warrior in range(len(WARRIORS))
            for count in [seen.g.sheltered(section, seat, warrior)]
            if count
        ]
        nobody = said(Text("—", style="dim"), self.words.say("aloud-no-shelter"))
        return Text.assemble(self.signs.label("shelter"), " ", PAUSE.join(inside) if inside else nobody)

    def horde(self, seen: Seen, section: int, row: int, wide: bool) -> RenderableType:
        """Name, attack and honour, the cells as they lie, and the ability in words where there is room."""
        hordes = seen.g.field[section]
        if row >= len(hordes):
            return said(Text(f"{row + 1} —", style="dim"), "")
        horde = hordes[row]
        kind = self.words.box.hordes[horde.card // 3]
        attack = horde_attack(seen.g, horde, section)
        ability = bool(kind.triggers or kind.modifiers)
        head = Text.assemble(
            said(Text(f"{row + 1} ", style="bold"), f"{self.words.say('aloud-row', row=row + 1)}, "),
            (self.words.cards.horde(horde.card), "bold"),
            said(Text("! " if ability else " ", style="bold red"), ", "),
            said(Text(f"⚔{attack} "), f"{self.words.say('attack', attack=attack)}, "),
            self.signs.honour(kind.honor),
        )
        parts: list[RenderableType] = [head, self.cells(horde)]
        if ability and wide:
            parts.append(Text(self.words.cards.text_of("horde", horde.card // 3), style="dim"))
        return Group(*parts)

    def cells(self, horde: Horde) -> Table:
        """The vulnerability cells in their layout."""
        kind = self.words.box.hordes[horde.card // 3]
        layout = self.words.labels.hordes[horde.card // 3].layout
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=1)
        for _ in layout[0]:
            grid.add_column(width=5)
        for line in layout:
            row = [Text("")]
            for letter in line:
                if letter == ".":
                    row.append(Text(""))
                    continue
                cell = kind.cells.index(letter)
                reward = kind.rewards[cell]
                row.append(self.signs.cover(horde.cover[cell], letter, reward.what, reward.n))
            grid.add_row(*row)
        return grid
