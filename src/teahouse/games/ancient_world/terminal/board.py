"""The game board of The Ancient World: the island with its cells, the rows, titans and provinces."""

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from teahouse.games.ancient_world.rules import build, recruit
from teahouse.games.ancient_world.rules.box import Price
from teahouse.games.ancient_world.rules.cells import prices
from teahouse.games.ancient_world.rules.decks import deck_in_use
from teahouse.games.ancient_world.rules.placement import FEE, highest_skill
from teahouse.games.ancient_world.rules.reactions import standing_discount
from teahouse.games.ancient_world.rules.state import owner_of, skill_of
from teahouse.games.ancient_world.rules.words import CELLS, CITIZENS, DECKS, FACES, HIGHER, MATCH_OR_PAY, STARS, T_BUILD
from teahouse.games.ancient_world.terminal.signs import REACTS, SIGNS, STAR, WIDE, Signs
from teahouse.games.ancient_world.words.reckoning import cheapest_fight, most_attack
from teahouse.games.ancient_world.words.seen import Seen
from teahouse.games.ancient_world.words.words import Words
from teahouse.terminal.aloud import PAUSE, said

ACROSS = 3
"""Cells in a row of the island."""
NAME = 30
SHORT_NAME = 23
"""Columns for the name of a card."""


class Board:
    """What lies between the players."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.signs = Signs(words)

    def draw(self, seen: Seen, width: int) -> RenderableType:
        return Group(
            self.island(seen),
            self.empire_row(seen, width),
            self.army_row(seen),
            self.titans(seen, width),
        )

    def panel(self, inside: RenderableType, title: str) -> Panel:
        shown = Text(title, style="bold")
        return Panel(inside, title=shown, title_align="left", box=boxes.ROUNDED, padding=(0, 1))

    # -- cells -------------------------------------------------------------------------------

    def island(self, seen: Seen) -> RenderableType:
        """The action cells where they lie on the island."""
        cells: list[list[RenderableType]] = [[Text("")] * ACROSS for _ in range(ACROSS)]
        for cell in range(len(CELLS)):
            place = self.words.labels.cells[cell].layout
            cells[place.row][place.col] = self.cell(seen, cell)
        table = Table.grid(expand=True)
        for _ in range(ACROSS):
            table.add_column(ratio=1)
        for row in cells:
            table.add_row(*row)
        return table

    def cell(self, seen: Seen, cell: int) -> Panel:
        """What it costs and does, who stands there, and who may come."""
        printed = self.words.box.cells[cell]
        covered = seen.table.round < printed.opens
        style = "dim" if covered else ""
        where = self.words.say("covered", n=printed.opens) if covered else ""
        there = Text(where) if covered else self.citizens(seen, cell)
        title = Text(self.words.cards.cell(cell), style="dim" if covered else "bold")
        action = self.action(seen, cell)
        action.no_wrap = True
        return Panel(Group(action, there), title=title, box=boxes.ROUNDED, style=style, padding=(0, 1))

    def action(self, seen: Seen, cell: int) -> Text:
        """Price → effects; the price is that of whoever looks."""
        paid = self.words.box.cells[cell].pay if seen.seat < 0 else prices(seen.g, seen.seat, cell, 0)
        told = self.words.cards.action_of_cell(cell)
        effects = said(self.signs.script(self.words.box.cells[cell].script), told)
        if not paid:
            return effects
        either = said(Text("/"), f" {self.words.say('aloud-or')} ")
        return Text.assemble(either.join([self.signs.price(price) for price in paid]), said(Text(" → "), ": "), effects)

    def citizens(self, seen: Seen, cell: int) -> Text:
        there = [self.signs.citizen(owner_of(each), skill_of(each)) for each in seen.table.cells[cell]]
        told = PAUSE.join(there) if there else said(Text("·", style="dim"), self.words.say("aloud-empty"))
        note = self.newcomer(seen, cell) if there else Text("")
        note.stylize("dim")
        return Text.assemble(told, "  ", note) if note else told

    def newcomer(self, seen: Seen, cell: int) -> Text:
        """Which skill may come to an occupied cell, or what a skill that matches none there pays."""
        placement = self.words.box.cells[cell].placement
        if placement == HIGHER:
            highest = highest_skill(seen.g, cell)
            full = highest == CITIZENS
            return Text(self.words.say("skill-full") if full else self.words.say("skill-from", n=highest + 1))
        if placement == MATCH_OR_PAY:
            return self.signs.filled("skill-other", "fee", self.signs.symbol("coin", FEE))
        return Text("")

    # -- rows --------------------------------------------------------------------------------

    def empire_row(self, seen: Seen, width: int) -> RenderableType:
        deck = deck_in_use(seen.g)
        left, discarded = seen.table.decks[deck], len(seen.table.discards[deck])
        title = self.words.say("empire-row", deck=DECKS[deck], left=left, discarded=discarded)
        table = self.rows(NAME if width >= WIDE else SHORT_NAME)
        for card in seen.table.row:
            printed = self.words.box.empire[card]
            text = self.words.cards.text_of("empire", card)
            self.add(table, "empire", card, self.empire_price(seen, card), self.signs.banners(printed.banners), text)
        return self.panel(table if seen.table.row else self.nothing(), title)

    def empire_price(self, seen: Seen, card: int) -> Price:
        """What it would cost whoever looks."""
        discount = 0 if seen.seat < 0 else standing_discount(seen.g, seen.seat, T_BUILD)
        return build.price_of(seen.g, card, discount)

    def army_row(self, seen: Seen) -> RenderableType:
        title = self.words.say("army-row", left=seen.table.army_deck)
        table = self.rows(NAME)
        for card in seen.table.army_row:
            price = recruit.price_of(seen.g, card, 0)
            printed = self.words.box.armies[card]
            left = self.signs.army(printed.experience) or Text("—", style="dim")
            told = Text.assemble(self.signs.army(printed.front), ("  ↓ ", "dim"), left)
            self.add(table, "army", card, price, Text(""), self.signs.card(told, "army", card))
        return self.panel(table if seen.table.army_row else self.nothing(), title)

    def rows(self, name: int) -> Table:
        """Name, price, banners, text."""
        table = Table.grid(padding=(0, 2, 0, 0), expand=True)
        table.add_column(no_wrap=True, width=name)
        table.add_column(no_wrap=True, width=5)
        table.add_column(no_wrap=True, min_width=5)
        table.add_column(ratio=1)
        return table

    def add(self, table: Table, kind: str, card: int, price: Price, banners: Text, told: str | Text) -> None:
        table.add_row(Text(self.words.cards.name(kind, card)), self.signs.price(price), banners, told)

    def nothing(self) -> Text:
        return Text(self.words.say("no-cards"), style="dim")

    # -- titans and provinces ----------------------------------------------------------------

    def titans(self, seen: Seen, width: int) -> RenderableType:
        """The top of each deck, then the face-up provinces."""
        columns = ["deck", "titan", "defence", "banners", "dice", "gives"] + (["reach"] if seen.seat >= 0 else [])
        table = Table(box=None, padding=(0, 3 if width >= WIDE else 1, 0, 0), expand=True, header_style="dim")
        for column in columns:
            table.add_column(self.words.say(f"col-{column}"), no_wrap=True, ratio=1 if column == columns[-1] else None)
        for deck in range(STARS):
            table.add_row(*self.titan(seen, deck))
        for place, province in enumerate(seen.table.provinces):
            printed = self.words.box.provinces[province]
            deck_name = Text(self.words.say("provinces", left=seen.table.province_deck) if place == 0 else "")
            name, banners = Text(self.words.cards.province(province)), self.signs.banners(printed.banners)
            gives = self.signs.card(self.signs.props(printed.props), "province", province)
            table.add_row(deck_name, name, "", banners, "", gives)
        return self.panel(table, self.words.say("titans", faces=self.words.faces(self.faces())))

    def faces(self) -> list[int]:
        """How many faces of a die show what."""
        return [self.words.box.faces.count(face) for face in range(len(FACES))]

    def titan(self, seen: Seen, deck: int) -> list[Text]:
        """Stars and deck, name, defence and what counts, banners, dice, what it gives, how far one is."""
        name = f"{STAR * (deck + 1):<{STARS}} {self.words.cards.titan_deck(deck + 1)} ({seen.table.titan_decks[deck]})"
        left = seen.table.titan_decks[deck]
        told = self.words.say("aloud-stars", n=deck + 1, deck=self.words.cards.titan_deck(deck + 1), left=left)
        titan = seen.table.titans[deck]
        if not titan:
            return [said(Text(name), told), self.nothing()]
        printed = self.words.box.titans[titan]
        counts = SIGNS["sword"] + (SIGNS["arrow"] if printed.arrows else "")
        gives = self.signs.props(printed.props).append(f" {REACTS}" if printed.triggers else "")
        gives = self.signs.card(gives, "titan", titan)
        defence = self.words.say("aloud-defence", defence=printed.defence, arrows="yes" if printed.arrows else "no")
        return [
            said(Text(name), told),
            Text(self.words.cards.titan(titan)),
            said(Text(f"{printed.defence} {counts}"), defence),
            self.signs.banners(printed.banners),
            Text(str(sum(printed.banners))),
            gives,
            *([self.reach(seen, titan)] if seen.seat >= 0 else []),
        ]

    def reach(self, seen: Seen, titan: int) -> Text:
        """What all unused armies of whoever looks would bring, and what a victory costs at least."""
        attack, coins = most_attack(seen.g, seen.seat, titan), cheapest_fight(seen.g, seen.seat, titan)
        able = 0 < coins <= seen.table.players[seen.seat].coins
        defence = self.words.box.titans[titan].defence
        told = Text(f"{attack}/{defence}", style="bold green" if able else "dim")
        price = self.signs.symbol("coin", coins)
        return Text.assemble(
            said(told, self.words.say("aloud-of", n=attack, all=defence)),
            PAUSE if coins else "",
            price if coins else "",
        )
