"""The end of a year of The Great Wall, act by act: shots, assault, what it cost, spring and summer."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from teahouse.engine.event import Event
from teahouse.games.great_wall.cardtext import pictures
from teahouse.games.great_wall.rules.shame import IN_PLACE
from teahouse.games.great_wall.rules.words import (
    ARCHER,
    FROM_EVENT,
    FROM_HORDE,
    P_DISCARD_SHAME,
    P_SAVE,
    RESOURCES,
    SECTIONS,
    WARRIORS,
)
from teahouse.games.great_wall.words.seen import Seen
from teahouse.games.great_wall.words.words import Words
from teahouse.text import capital
from teahouse.wording import Sentence
from teahouse.wording.rows import Got, Rows
from teahouse.wording.scenes import (
    ActShown,
    ChangeShown,
    Cut,
    FigureShown,
    Mood,
    NumberShown,
    SceneKind,
    Staged,
    StepShown,
    StoodShown,
)

WINTER: Final = SceneKind(
    "winter",
    frozenset(("winter",)),
    frozenset(("autumn", "scoring", "won-together", "lost-together", "lost-alone")),
)
SCENE_KINDS: Final[tuple[SceneKind, ...]] = (WINTER,)
HONOR: Final = "honor"
SHAME: Final = "shame"
WARRIOR: Final = "warrior"
ICONS: Final = pictures.GOODS | pictures.TOKENS
PAID_FOR: Final = {P_SAVE: "save", P_DISCARD_SHAME: "discard-shame"}
PASSED_OVER: Final = frozenset(("winter", "year", "spring", "summer", "turn", "undo", "order-chosen"))
"""Events that a scene tells by its steps, or that tell nothing."""
PARTS: Final = {"edict-proposed": "court", "edict": "court", "event": "court", "spring": "spring", "summer": "summer"}
"""By event, the part of the year's end that begins with it."""


class Section:
    """A section of the wall under assault: what stood there, and what a breach brought whom."""

    def __init__(self) -> None:
        self.assault: tuple[int, int] | None = None
        self.level = -1
        self.wall = 0
        self.forts = 0
        self.hordes: dict[int, int] = {}
        self.figures: dict[int, list[tuple[int, int, int]]] = {}
        """By horde, seat, warrior and how many; those on the wall under -1."""
        self.undefended: dict[int, list[int]] = {}
        self.shame: dict[int, int] = {}


class YearsEnd:
    """Reads the events of a winter, and of the spring and summer after it."""

    def __init__(self, words: Words, seen: Seen, tell: Callable[[Event], Sentence | None]) -> None:
        self.words = words
        self.seen = seen
        self.tell = tell
        self.part = "shots"
        self.section = -1
        self.causes: dict[int, str] = {}
        """By seat, the card that does something to it now."""
        self.sections: dict[int, Section] = {}
        self.rows = {part: Rows() for part in ("shots", "losses", "court", "spring", "summer")}
        self.shot = False
        self.arrivals: list[ActShown] = []
        self.shame_left: list[int] = []

    def say(self, message: str, **args: str | int) -> str:
        return self.words.say(f"scene-{message}", **args)

    # -- reading ---------------------------------------------------------------------------------

    def read(self, events: Sequence[Event]) -> None:
        for place, event in enumerate(events):
            after = events[place + 1] if place + 1 < len(events) else None
            self.turn_to(PARTS.get(event.kind, self.part))
            self.find_cause(event)
            self.shot |= event.kind == "damage" and self.part == "shots"
            if not self.find_standing(event) and not self.find_arrival(event):
                self.find_change(event, after)

    def turn_to(self, part: str, section: int = -1) -> None:
        if (part, section) != (self.part, self.section) and (part != "losses" or section >= 0):
            self.part, self.section = part, section
            self.causes.clear()

    def find_cause(self, event: Event) -> None:
        """The card that speaks from now on."""
        if event.kind == "rule-does":
            name = self.rule_of_table(event.args[0])
        elif event.kind == "ability":
            name = self.words.cards.carrier(event.args[0])
        elif event.kind == "tactic":
            name = self.words.cards.tactic(event.args[0])
        else:
            return
        if name:
            self.causes[event.seat] = name

    def rule_of_table(self, script: int) -> str:
        """The horde or the event whose rule this is; nothing for a part of another rule."""
        trigger = next((each for each in self.words.box.triggers if each.script == script), None)
        if trigger is not None and trigger.source == FROM_HORDE:
            return self.words.cards.horde(3 * trigger.card)
        return self.words.cards.event(trigger.card) if trigger is not None and trigger.source == FROM_EVENT else ""

    def find_standing(self, event: Event) -> bool:
        """The facts of an assault, which stand before it."""
        kind, args = event.kind, event.args
        match kind:
            case "assault-none":
                self.at(args[0])
            case "wall-stands":
                self.at(args[0]).level = args[1]
                self.at(args[0]).wall = args[2]
            case "fort-stands":
                self.at(args[0]).forts = args[2]
            case "horde-stands":
                self.at(args[1]).hordes[args[0]] = args[2]
            case "warrior-stands":
                self.here().figures.setdefault(args[0], []).append((event.seat, args[1], args[2]))
            case "archer-stands":
                self.at(args[0]).figures.setdefault(-1, []).append((event.seat, ARCHER, args[1]))
            case "assault":
                self.at(args[0]).assault = (args[1], args[2])
            case "shame-for":
                self.at(args[1]).undefended.setdefault(event.seat, []).append(args[0])
            case "shame-left":
                self.shame_left.append(args[0])
            case "breach":
                pass
            case _:
                return kind in PASSED_OVER
        return True

    def at(self, section: int) -> Section:
        """An assault on this section is being told."""
        self.turn_to("losses", section)
        return self.sections.setdefault(section, Section())

    def here(self) -> Section:
        return self.sections[self.section]

    def find_arrival(self, event: Event) -> bool:
        """A horde comes in spring, or finds no room."""
        if self.part != "spring" or event.kind not in ("horde", "pillage"):
            return False
        card, *section = event.args
        self.arrivals.append(
            ActShown(
                title=self.words.cards.horde(card),
                icon=self.horde_icon(card),
                stamp=self.say("pillage") if event.kind == "pillage" else self.short(section[0]),
                mood="bad" if event.kind == "pillage" else "plain",
                notes=[self.say("pillage-why")] if event.kind == "pillage" else [],
            )
        )
        return True

    def find_change(self, event: Event, after: Event | None) -> None:
        """What somebody gained or lost; all else is told by its sentence."""
        rows = self.rows[self.part]
        if self.part == "losses" and event.kind in ("shame-warrior", "shame-horde"):
            shame = self.here().shame
            shame[event.seat] = shame.get(event.seat, 0) + 1
            return
        if event.kind == "honor-lost" and event.args[0] == 0:
            return
        got = self.change(event, after)
        if got is not None:
            rows.of(event.seat).got(got)
            return
        sentence = self.tell(event)
        if sentence is not None:
            rows.note(event.seat, sentence.text)

    def change(self, event: Event, after: Event | None) -> Got | None:
        kind, args, card = event.kind, event.args, self.causes.get(event.seat, "")
        if kind == "gained":
            income = after is not None and after.kind == "income"
            return Got(RESOURCES[args[0]], args[1], self.words.cards.area(after.args[0]) if income and after else card)
        if kind == "paid":
            return Got(RESOURCES[args[0]], -args[1], self.say(f"cause-{PAID_FOR[args[2]]}") if len(args) > 2 else card)
        if kind == "handed-in":
            return Got(RESOURCES[args[0]], -1, self.cause(event))
        if kind == "honor-lost":
            return Got(HONOR, -args[0], self.say("cause-honor-shame") if args[1:] == (IN_PLACE,) else card)
        if kind.startswith("honor-"):
            return Got(HONOR, args[0], self.cause(event))
        if kind in ("shame-warrior", "shame-horde"):
            return Got(SHAME, 1, card)
        if kind == "shame-discarded":
            return Got(SHAME, -1, card)
        if kind == "killed":
            return Got(WARRIOR, -args[0], self.say("killed", section=SECTIONS[args[1]]))
        return None

    def cause(self, event: Event) -> str:
        """What an event is for; a card's own name is better than that it is a card."""
        message = f"cause-{event.kind}"
        if not self.words.texts.knows(f"great_wall-scene-{message}"):
            return ""
        return self.say(message, **self.words.event_parts(event.kind, event.seat, event.args, self.seen))

    def shown(self, seat: int, got: Got) -> ChangeShown:
        """Shame is the one thing that one had rather not gain."""
        mood: Mood = "good" if (got.n > 0) == (got.what != SHAME) else "bad"
        return ChangeShown(
            seat=seat,
            what=got.what,
            icon=ICONS[got.what],
            count=got.n,
            text=self.counted(got.what, abs(got.n)),
            cause=got.cause,
            mood=mood,
        )

    def counted(self, what: str, count: int) -> str:
        if what == SHAME:
            return self.say("shame", n=count)
        return self.words.say("warriors", n=count) if what == WARRIOR else self.words.say("tokens", what=what, n=count)

    # -- telling ---------------------------------------------------------------------------------

    def steps(self) -> list[StepShown]:
        self.tell_shame()
        losses = self.rows["losses"]
        if len(self.shame_left) > 1:
            losses.foot.append(self.say("shame-left", before=self.shame_left[0], after=self.shame_left[-1]))
        spring = self.rows["spring"]
        return [
            self.step("shots" if self.shot else "before", self.players("shots")),
            self.step("assault", [self.field(section) for section in sorted(self.sections)]),
            self.step("losses", self.players("losses")),
            self.step("court", self.players("court")),
            StepShown(title=self.say("spring"), acts=self.arrivals + self.players("spring"), foot=spring.foot),
            self.step("summer", self.players("summer")),
        ]

    def step(self, part: str, acts: list[ActShown]) -> StepShown:
        rows = self.rows.get("shots" if part == "before" else part)
        hint = self.say(f"{part}-hint") if self.words.texts.knows(f"great_wall-scene-{part}-hint") else ""
        return StepShown(title=self.say(part), hint=hint, acts=acts, foot=rows.foot if rows is not None else [])

    def players(self, part: str) -> list[ActShown]:
        """Who gained or lost something in this part; clans without a player have no mark of a seat."""
        acts = self.rows[part].acts(lambda seat: self.words.who(seat, self.seen), self.shown)
        return [act if self.seen.g.is_player(act.seat) else replace(act, seat=-1) for act in acts]

    def tell_shame(self) -> None:
        """Whose shame a breach is, and which horde each had nobody on; and who is spared, having somebody there."""
        for number, section in sorted(self.sections.items()):
            for seat, tokens in section.shame.items():
                hordes = ", ".join(self.words.cards.horde(card) for card in section.undefended.get(seat, []))
                cause = self.say("shame-why", section=SECTIONS[number], hordes=hordes) if hordes else ""
                self.rows["losses"].of(seat).got(Got(SHAME, tokens, cause))
            if section.undefended or section.shame:
                self.tell_spared(section)

    def tell_spared(self, section: Section) -> None:
        for card, figures in section.figures.items():
            for seat, warrior, _ in figures:
                if card >= 0 and self.seen.g.is_player(seat):
                    text = self.say("stood", warrior=WARRIORS[warrior], horde=self.words.cards.horde(card))
                    self.rows["losses"].of(seat).notes.append(text)

    def field(self, number: int) -> ActShown:
        """Attack against defence, and who stood there."""
        section = self.sections[number]
        if section.assault is None:
            return ActShown(title=self.short(number), stamp=self.say("quiet"), level=section.level)
        attack, defence = section.assault
        held = defence >= attack
        return ActShown(
            title=self.short(number),
            numbers=[
                NumberShown(self.say("attack"), attack, self.attack_sum(section, attack)),
                NumberShown(self.say("defence"), defence, self.defence_sum(section, defence)),
            ],
            stood=[self.stood(section, card) for card in section.hordes] + self.on_the_wall(section),
            stamp=self.say("held") if held else self.say("breached", by=attack - defence),
            mood="good" if held else "bad",
            level=section.level,
        )

    def stood(self, section: Section, card: int) -> StoodShown:
        figures = self.figures(section.figures.get(card, []))
        name, attack = self.words.cards.horde(card), str(section.hordes[card])
        return StoodShown(name, self.horde_icon(card), attack, "crossed-swords", figures)

    def on_the_wall(self, section: Section) -> list[StoodShown]:
        archers = section.figures.get(-1, [])
        return [StoodShown(self.say("on-the-wall"), "", "", "", self.figures(archers))] if archers else []

    def figures(self, figures: list[tuple[int, int, int]]) -> list[FigureShown]:
        return [
            FigureShown(seat, pictures.WARRIORS[WARRIORS[warrior]], capital(self.named(seat, warrior)), count)
            for seat, warrior, count in figures
        ]

    def named(self, seat: int, warrior: int) -> str:
        name = self.words.say("warrior", warrior=WARRIORS[warrior])
        return f"{self.words.who(seat, self.seen)}: {name}"

    def attack_sum(self, section: Section, attack: int) -> str:
        """Only where cards change the sum that everybody sees."""
        change = attack - sum(section.hordes.values())
        return self.say("cards", sign="+" if change > 0 else "−", n=abs(change)) if change else ""

    def defence_sum(self, section: Section, defence: int) -> str:
        parts = [self.say("wall", n=section.wall)]
        if section.forts:
            parts.append(self.say("forts", n=section.forts))
        change = defence - section.wall - section.forts
        if change:
            parts.append(self.say("cards", sign="+" if change > 0 else "−", n=abs(change)))
        return " ".join(parts)

    def short(self, section: int) -> str:
        return self.words.say("section-short", section=SECTIONS[section])

    def horde_icon(self, card: int) -> str:
        return self.words.labels.hordes[card // 3].icon


def winter(
    words: Words, seen: Seen, tell: Callable[[Event], Sentence | None], cut: Cut, events: Sequence[Event]
) -> Staged:
    """The end of the year of this number."""
    reading = YearsEnd(words, seen, tell)
    reading.read(events)
    return Staged(reading.say("winter", year=cut.number), reading.say("again"), reading.steps())
