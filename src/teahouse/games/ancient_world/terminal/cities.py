"""The players of The Ancient World: their citizens, armies, cities and spoils, and the texts of all cards in sight."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich import box as boxes
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from teahouse.games.ancient_world.rules.armies import army_symbols, price_of_use
from teahouse.games.ancient_world.rules.properties import banners, free_spaces, symbols
from teahouse.games.ancient_world.rules.words import (
    CURRENCIES,
    DECKS,
    P_ARMY,
    P_ARROW,
    P_COIN,
    P_FOOD,
    P_KNOWLEDGE,
    P_SPACE,
    P_SWORD,
    SYMBOLS,
    TRIBES,
)
from teahouse.games.ancient_world.terminal.signs import NOTHING, SIGNS, WIDE, Signs
from teahouse.games.ancient_world.words.seen import Seen, SeenArmy, SeenBuilding
from teahouse.games.ancient_world.words.words import Words
from teahouse.terminal.aloud import COLON, PAUSE, said

SEPARATOR: Final = Text.assemble((" · ", "dim"))
LOST: Final = "✗"


def skills(citizens: list[int]) -> str:
    return " ".join(str(skill) for skill in citizens)


class Cities:
    """One panel for each player, one's own first."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.signs = Signs(words)

    def draw(self, seen: Seen, width: int) -> RenderableType:
        """The own city over the whole width; the others side by side where there is room."""
        if seen.seat < 0:
            return Group(*(self.city(seen, seat, width) for seat in range(seen.seats)))
        others = [(seen.seat + i) % seen.seats for i in range(1, seen.seats)]
        beside = 2 if width >= WIDE and len(others) > 1 else 1
        drawn = [self.city(seen, seat, width // beside) for seat in others]
        return Group(self.city(seen, seen.seat, width), Columns(drawn, padding=0, width=width // beside))

    def city(self, seen: Seen, seat: int, width: int) -> Panel:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="dim")
        table.add_column()
        for label, told in self.lines(seen, seat):
            table.add_row(self.words.say(label), told)
        return Panel(
            table,
            title=self.title(seen, seat),
            title_align="left",
            box=boxes.HEAVY if seat == seen.seat else boxes.ROUNDED,
            border_style=self.signs.style(seat),
            padding=(0, 1),
            width=width,
        )

    def title(self, seen: Seen, seat: int) -> Text:
        """Who, how many points, who begins, whose turn, who has passed."""
        player = seen.table.players[seat]
        who = Text.assemble(said(self.signs.tag(seat), ""), " ", self.signs.name(seat))
        if seat == seen.seat:
            who.append(f" ({self.words.texts.say('core-you')})")
        parts = [who, Text(self.words.texts.say("core-vp", count=player.points), style="bold")]
        if seen.table.first == seat:
            parts.append(Text(self.words.say("token-locked" if seen.table.hand_up else "token")))
        if player.passed:
            parts.append(Text(self.words.say("passed"), style="dim"))
        elif seen.table.turn_of == seat:
            parts.append(Text(self.words.say("on-turn"), style="italic"))
        return SEPARATOR.join(parts)

    def lines(self, seen: Seen, seat: int) -> Iterator[tuple[str, Text]]:
        """What lies around the player board, line by line."""
        player = seen.table.players[seat]
        yield "line-purse", self.purse(seen, seat)
        yield "line-capital", self.capital(seen, seat)
        for place, army in enumerate(player.armies):
            yield "line-armies" if place == 0 else "line-more", self.army(seen, seat, army)
        yield "line-city", SEPARATOR.join([self.building(building) for building in player.city]) or NOTHING.copy()
        if player.provinces:
            yield "line-provinces", SEPARATOR.join([self.province(each) for each in player.provinces])
        if player.titans:
            yield "line-titans", SEPARATOR.join([self.titan(each) for each in player.titans])
        if player.reserve:
            yield "line-reserve", self.reserve(seen, seat)
        for stars, titans in enumerate(player.scouted, 1):
            if titans:
                deck, names = self.words.cards.titan_deck(stars), [self.words.cards.titan(each) for each in titans]
                yield "line-scouted", Text(self.words.say("scouted", deck=deck, titans=", ".join(names)))

    # -- numbers -----------------------------------------------------------------------------

    def purse(self, seen: Seen, seat: int) -> Text:
        """Coins, knowledge, and where the citizens are."""
        player = seen.table.players[seat]
        coins, knowledge = self.signs.symbol("coin", player.coins), self.signs.symbol("knowledge", player.knowledge)
        parts = [
            Text.assemble(coins, PAUSE, knowledge, style="bold"),
            self.labelled("home", skills(player.home) or "—"),
        ]
        if player.hungry:
            parts.append(self.labelled("hungry", skills(sorted(player.hungry)), "red"))
        if player.supply:
            parts.append(self.labelled("supply", skills(player.supply)))
        return SEPARATOR.join(parts)

    def capital(self, seen: Seen, seat: int) -> Text:
        """What the symbols in force add up to, and the banners."""
        g, player = seen.g, seen.table.players[seat]
        food, citizens = symbols(g, seat, P_FOOD), g.players[seat].citizens()
        swords, arrows = symbols(g, seat, P_SWORD) + player.sword, symbols(g, seat, P_ARROW) + player.arrow
        counted = [banners(g, seat, tribe) for tribe in range(len(TRIBES))]
        parts = [
            self.labelled("food", self.part("food", food, citizens), "red" if food < citizens else "green"),
            self.labelled("spaces", self.part("space", free_spaces(g, seat), symbols(g, seat, P_SPACE))),
            self.labelled("limit", self.part("army", len(player.armies), symbols(g, seat, P_ARMY))),
            self.labelled(
                "income", self.signs.all_of(CURRENCIES, (symbols(g, seat, P_COIN), symbols(g, seat, P_KNOWLEDGE)))
            ),
            self.labelled("attack", self.signs.all_of(("sword", "arrow"), (swords, arrows))),
            self.signs.banners(counted),
        ]
        return SEPARATOR.join([part for part in parts if part])

    def part(self, word: str, n: int, of: int) -> Text:
        """A symbol, so many of how many: ♣3/4."""
        return said(Text(f"{SIGNS[word]}{n}/{of}"), self.words.say("aloud-of", n=n, all=of))

    def labelled(self, message: str, told: str | Text, style: str = "") -> Text:
        shown = Text(told) if isinstance(told, str) else told
        shown.stylize(style)
        return Text.assemble((f"{self.words.say(message)} ", "dim"), shown)

    # -- cards -------------------------------------------------------------------------------

    def army(self, seen: Seen, seat: int, army: SeenArmy) -> Text:
        """All symbols with experience, the disbanded cards, the coins, and what its use costs."""
        own = seen.g.players[seat].army_with(army.card)
        assert own is not None
        all_symbols = [army_symbols(seen.g, own, symbol) for symbol in range(len(SYMBOLS))]
        parts = [Text.assemble(Text(self.words.cards.army(army.card), style="bold"), " ", self.signs.army(all_symbols))]
        if army.disbanded:
            names = [self.words.cards.army(card) for card in army.disbanded]
            parts.append(self.labelled("disbanded", ", ".join(names)))
        if army.picture:
            parts.append(self.labelled("picture", self.signs.symbol("coin", army.picture)))
        if army.scroll:
            parts.append(self.labelled("used", self.signs.symbol("coin", army.scroll), "red"))
        else:
            parts.append(self.labelled("use", self.signs.symbol("coin", price_of_use(own))))
        return SEPARATOR.join(parts)

    def building(self, building: SeenBuilding) -> Text:
        """An empire card with its banners, crossed out while it is lost; a citizen on it in brackets."""
        name = self.words.cards.empire(building.card)
        on_it = f" [{building.citizen}]" if building.citizen else ""
        if building.lost:
            sign = Text.assemble((f"{LOST} ", "red"), (f"{name}{on_it}", "dim strike"))
            return said(sign, self.words.say("aloud-lost", card=name))
        signs = self.signs.building(building.card)
        flags = self.signs.banners(self.words.box.empire[building.card].banners)
        told = PAUSE.join([part for part in (Text(name), flags, signs) if part])
        if building.citizen:
            there = self.words.say("aloud-on", citizen=building.citizen)
            told.append_text(said(Text(on_it, style="bold"), f", {there}"))
        return told

    def province(self, province: int) -> Text:
        printed = self.words.box.provinces[province]
        gives = self.signs.card(self.signs.props(printed.props), "province", province)
        return self.spoils(self.words.cards.province(province), printed.banners, gives)

    def titan(self, titan: int) -> Text:
        printed = self.words.box.titans[titan]
        gives = self.signs.card(self.signs.props(printed.props), "titan", titan)
        return self.spoils(self.words.cards.titan(titan), printed.banners, gives)

    def spoils(self, name: str, flags: list[int], gives: Text) -> Text:
        return PAUSE.join([part for part in (Text(name), self.signs.banners(flags), gives) if part])

    def reserve(self, seen: Seen, seat: int) -> Text:
        """Own cards with their prices; of others the names one knows and the backs of the rest."""
        player = seen.table.players[seat]
        told: list[Text] = []
        for card, back in zip(player.reserve, player.backs, strict=True):
            if not card:
                told.append(Text(self.words.say("back", deck=DECKS[back]), style="dim"))
                continue
            printed = self.words.box.empire[card]
            parts = (Text(self.words.cards.empire(card)), self.signs.banners(printed.banners))
            told.append(PAUSE.join([*parts, self.signs.price(printed.cost)]))
        return SEPARATOR.join(told)

    # -- texts -------------------------------------------------------------------------------

    def all_cards(self, seen: Seen) -> RenderableType:
        """The texts of every card in sight: the own ones first, then the others', then the board's."""
        parts: list[RenderableType] = []
        for seat in sorted(range(seen.seats), key=lambda each: each != seen.seat):
            parts.append(Text(self.words.say("cards-of", player=self.words.player(seat)), style=self.title_style(seat)))
            parts += self.cards_of(seen, seat)
        parts += self.texts("cards-row", "empire", seen.table.row)
        parts += self.texts("cards-armies", "army", seen.table.army_row)
        parts += self.texts("cards-titans", "titan", [titan for titan in seen.table.titans if titan])
        parts += self.texts("cards-provinces", "province", seen.table.provinces)
        return Group(*parts)

    def title_style(self, seat: int) -> str:
        return f"bold {self.signs.style(seat)}"

    def cards_of(self, seen: Seen, seat: int) -> list[RenderableType]:
        player = seen.table.players[seat]
        told: list[tuple[str, Iterable[int]]] = [
            ("empire", [building.card for building in player.city]),
            ("province", player.provinces),
            ("titan", player.titans),
            ("army", [card for army in player.armies for card in (army.card, *army.disbanded)]),
            ("empire", [card for card in (*player.reserve, *player.drawn) if card]),
        ]
        return [self.text(kind, card) for kind, cards in told for card in cards]

    def texts(self, title: str, kind: str, cards: list[int]) -> list[RenderableType]:
        return [Text(self.words.say(title), style="bold"), *(self.text(kind, card) for card in cards)]

    def text(self, kind: str, card: int) -> Padding:
        """Name, rules, and the numbers printed besides."""
        cards = self.words.cards
        told = Text.assemble((cards.name(kind, card), "bold"), COLON, cards.text_of(kind, card))
        facts = cards.facts(kind, card)
        if facts:
            told.append(f" {facts}", style="dim")
        return Padding(told, (0, 0, 0, 2), expand=False)
