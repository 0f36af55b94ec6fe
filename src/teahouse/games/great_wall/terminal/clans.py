"""The clans, the hand of whoever looks, and the texts of all cards in sight."""

from collections.abc import Callable
from typing import Final

from rich import box as boxes
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from teahouse.games.great_wall.rules.state import Clan
from teahouse.games.great_wall.rules.words import PAGODA
from teahouse.games.great_wall.terminal.signs import CLAN_STYLES, WIDE, Signs
from teahouse.games.great_wall.words.seen import Seen
from teahouse.games.great_wall.words.words import Words
from teahouse.terminal.aloud import COLON, said

DOT: Final = " · "
SEPARATOR: Final = Text.assemble((DOT, "dim"))


class Clans:
    """One panel for each clan, one's own first."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.signs = Signs(words)

    def draw(self, seen: Seen, width: int) -> RenderableType:
        """The own clan over the whole width; the others side by side where there is room."""
        if seen.seat < 0:
            return Group(*(self.clan(seen, seat, width) for seat in seen.g.participants()))
        others = [(seen.seat + i) % seen.seats for i in range(1, seen.seats)]
        others += [seat for seat in seen.g.participants() if not seen.g.is_player(seat)]
        beside = min(len(others), 2) if width >= WIDE else 1
        drawn = [self.clan(seen, seat, width // beside) for seat in others]
        return Group(self.clan(seen, seen.seat, width), Columns(drawn, padding=0, width=width // beside))

    def clan(self, seen: Seen, seat: int, width: int) -> Panel:
        clan = seen.clan(seat)
        lines: list[RenderableType] = [self.pieces(clan), self.holdings(seen, seat)]
        if seat != seen.g.reed:
            lines.append(self.people(clan))
        if seat == seen.g.qin and seen.g.opponent is not None:
            lines.append(self.area_track(seen.g.opponent.track))
        if clan.captured:
            lines.append(self.captured(clan))
        if seat == seen.seat:
            lines += self.hand(clan)
        return Panel(
            Group(*lines),
            title=self.title(seen, seat),
            title_align="left",
            box=boxes.HEAVY if seat == seen.seat else boxes.ROUNDED,
            border_style=CLAN_STYLES[seat],
            padding=(0, 1),
            width=width,
        )

    def title(self, seen: Seen, seat: int) -> Text:
        """Who, how much honour, which general, and whether it is his turn."""
        clan = seen.clan(seat)
        who = Text.assemble(said(self.signs.tag(seat), ""), " ", self.signs.name(seat, seen))
        if seat == seen.seat:
            who.append(f" ({self.words.texts.say('core-you')})")
        parts = [who]
        if seat != seen.g.reed:
            parts.append(Text(self.words.say("honour", n=clan.honor), style="bold"))
        if seen.g.is_player(seat):
            named = clan.general >= 0
            parts.append(Text(self.words.cards.general(clan.general) if named else self.words.say("no-general")))
        if seen.g.active == seat:
            parts.append(Text(self.words.say("on-turn"), style="italic"))
        return Text(DOT).join(parts)

    def pieces(self, clan: Clan) -> Text:
        """Officials, warriors and overseers."""
        parts = [
            Text(self.words.say("clan-officials", supply=clan.officials, pool=clan.pool)),
            self.filled("clan-warriors", "warriors", self.signs.warriors(clan.supply)),
        ]
        if sum(clan.shamed):
            ashamed = self.filled("clan-ashamed", "warriors", self.signs.warriors(clan.shamed))
            ashamed.stylize("red")
            parts.append(ashamed)
        overseers = [
            self.overseer(area, clan.overseers[area] + 1) for area in range(PAGODA + 1) if clan.overseers[area] >= 0
        ]
        if overseers:
            parts.append(self.filled("clan-overseers", "overseers", Text(", ").join(overseers)))
        return SEPARATOR.join(parts)

    def overseer(self, area: int, level: int) -> Text:
        told = self.words.say("aloud-overseer-of", area=self.words.cards.area(area), level=level)
        return said(self.signs.good(area, level), told)

    def area_track(self, areas: list[int]) -> Text:
        """Qin's tokens, the highest first."""
        return self.labelled("qin-track", ", ".join(self.words.cards.area(area) for area in areas))

    def filled(self, message: str, name: str, told: Text) -> Text:
        """A message with a coloured text in its gap."""
        before, _, after = self.words.say(message, **{name: "\x01"}).partition("\x01")
        return Text.assemble(before, told, after)

    def holdings(self, seen: Seen, seat: int) -> Text:
        """Cards in hand, the order of the year, discarded orders; one's own resources."""
        clan = seen.clan(seat)
        parts: list[Text] = []
        if seat == seen.seat:
            parts.append(self.filled("clan-resources", "resources", self.signs.resources(clan.resources)))
        parts.append(Text(self.words.say("clan-hand", orders=len(clan.orders), tactics=len(clan.tactics))))
        if clan.order >= 0:
            parts.append(self.labelled("clan-order", self.words.cards.order(clan.order)))
        elif seen.order_laid[seat]:
            parts.append(self.labelled("clan-order", self.words.say("face-down")))
        if clan.order_discard:
            parts.append(self.labelled("clan-discard", self.words.orders(clan.order_discard)))
        return SEPARATOR.join(parts)

    def labelled(self, message: str, told: str) -> Text:
        return Text.assemble((f"{self.words.say(message)}: ", "dim"), told)

    def people(self, clan: Clan) -> Text:
        active = ", ".join(self.words.cards.advisor(each) for each in clan.active) or self.words.say("none")
        assistants = [
            self.words.cards.advisor(each) if each >= 0 else self.words.say("hidden") for each in clan.assistants
        ]
        named = ", ".join(assistants) or self.words.say("none")
        return Text.assemble(
            self.labelled("clan-active", active), (DOT, "dim"), self.labelled("clan-assistants", named)
        )

    def captured(self, clan: Clan) -> Text:
        told: list[Text] = []
        for card, shame in zip(clan.captured, clan.captured_shame, strict=True):
            kind = self.words.box.hordes[card // 3]
            each = Text.assemble(self.words.cards.horde(card), " ", self.signs.honour(kind.honor))
            if shame:
                each.append(f" {self.words.say('shame-count', count=shame)}", style="red")
            told.append(each)
        return Text.assemble((f"{self.words.say('clan-captured')}: ", "dim"), Text(", ").join(told))

    def hand(self, clan: Clan) -> list[RenderableType]:
        """One's own cards: orders by name, tactics with their text."""
        lines: list[RenderableType] = []
        if clan.orders:
            lines.append(self.labelled("your-orders", self.words.orders(clan.orders)))
        for tactic in clan.tactics:
            text = self.words.cards.text_of("tactic", tactic)
            name = self.words.cards.tactic(tactic)
            quoted = Text(self.words.say("move-tactic", name=name))
            quoted.highlight_words([name], "bold")
            lines.append(Text.assemble(quoted, said(Text(" "), ": "), (text, "dim")))
        return lines

    # -- texts -------------------------------------------------------------------------------

    def texts(self, title: str, kind: str, cards: list[int]) -> RenderableType:
        """Cards of one kind with their whole text."""
        lines: list[RenderableType] = [Text(title, style="bold")]
        for card in cards:
            lines.append(self.text(kind, card))
        if not cards:
            lines.append(Text(f"  {self.words.say('no-cards')}", style="dim"))
        return Group(*lines)

    def text(self, kind: str, card: int, role: str = "") -> Padding:
        names: dict[str, Callable[[int], str]] = {
            "general": self.words.cards.general,
            "advisor": self.words.cards.advisor,
            "tactic": self.words.cards.tactic,
            "order": self.words.cards.order,
            "artifact": self.words.cards.artifact,
            "edict": self.words.cards.edict,
            "event": self.words.cards.event,
            "horde": self.words.cards.horde_type,
        }
        name = Text(names[kind](card), style="bold")
        if role:
            name.append(f" ({self.words.say('card-role', role=role)})", style="dim")
        return Padding(Text.assemble(name, COLON, self.words.cards.text_of(kind, card)), (0, 0, 0, 2), expand=False)

    def all_cards(self, seen: Seen) -> RenderableType:
        """The own hand first, then the clans, then what lies on the board."""
        parts: list[RenderableType] = []
        if seen.seat >= 0:
            clan = seen.clan(seen.seat)
            if clan.generals:
                parts.append(self.texts(self.words.say("cards-dealt"), "general", clan.generals))
                parts += [self.text("advisor", each) for each in clan.dealt]
            parts.append(self.texts(self.words.say("cards-orders"), "order", clan.orders))
            parts.append(self.texts(self.words.say("cards-tactics"), "tactic", clan.tactics))
        for seat in sorted(range(seen.seats), key=lambda each: each != seen.seat):
            parts += self.cards_of(seen, seat)
        parts += self.orders_of_others(seen)
        types = sorted({horde.card // 3 for hordes in seen.g.field for horde in hordes})
        parts.append(self.texts(self.words.say("cards-hordes"), "horde", types))
        parts.append(self.texts(self.words.say("cards-track"), "advisor", seen.g.track))
        if seen.g.court is None:
            parts.append(self.texts(self.words.say("cards-artifacts"), "artifact", seen.g.artifacts))
        else:
            parts.append(self.texts(self.words.say("edicts"), "edict", seen.g.court.edicts))
            parts.append(self.texts(self.words.say("events"), "event", seen.g.court.revealed))
        return Group(*parts)

    def orders_of_others(self, seen: Seen) -> list[RenderableType]:
        """The orders of the Reed clan and of Qin, who have cards of their own."""
        parts: list[RenderableType] = []
        for seat in seen.g.participants():
            order = seen.clan(seat).order
            if not seen.g.is_player(seat) and order >= 0:
                name = Text.assemble(self.signs.name(seat, seen), f": {self.words.cards.order(order)}")
                text = self.words.cards.order_text(order, seat == seen.g.reed)
                parts.append(Padding(Text.assemble(name, COLON, text), (0, 0, 0, 2), expand=False))
        return parts

    def cards_of(self, seen: Seen, seat: int) -> list[RenderableType]:
        clan = seen.clan(seat)
        if clan.general < 0:
            return []
        title = Text(self.words.say("cards-clan", player=self.words.player(seat)), style=f"bold {CLAN_STYLES[seat]}")
        return [
            title,
            self.text("general", clan.general, "general"),
            *(self.text("advisor", each, "active") for each in clan.active),
            *(self.text("advisor", each, "assistant") for each in clan.assistants if each >= 0),
        ]
