"""The Great Wall in words: moves, questions and events, from the content pack and the Fluent files."""

from typing import Any, Final

from teahouse.games.great_wall.loading.names import GreatWallNames
from teahouse.games.great_wall.loading.terms import Who
from teahouse.games.great_wall.rules import moves
from teahouse.games.great_wall.rules import words as vocabulary
from teahouse.games.great_wall.rules.activation import ActOrWait
from teahouse.games.great_wall.rules.box import Box
from teahouse.games.great_wall.rules.coop.edicts import LINES, PledgeToEdict
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.moments import PlayTactic, UseAbility
from teahouse.games.great_wall.rules.moves import LETTERS
from teahouse.games.great_wall.rules.production import Collect
from teahouse.games.great_wall.rules.scoring import SCORED
from teahouse.games.great_wall.rules.scripts import ChooseBranch, PayForEffect
from teahouse.games.great_wall.rules.shame import IN_PLACE, discard_money, discard_price
from teahouse.games.great_wall.rules.words import AREAS, G_HONOR, GOODS, RESOURCES, SCALERS, SECTIONS, WARRIORS
from teahouse.games.great_wall.words.cards import Cards
from teahouse.games.great_wall.words.expansions import SPEECHES
from teahouse.games.great_wall.words.seen import Asked, Seen
from teahouse.games.great_wall.words.sources import KINDS, Source, sources
from teahouse.text import Texts, capital

Args = dict[str, str | int]

COLOURS: Final = ("yellow", "red", "blue", "green", "purple", "grey")
"""Of the clans, by seat."""
MARKS: Final = {"blue": 1, "yellow": 2, "purple": 3, "green": 4, "grey": 5, "red": 6}
"""The colour, shape and pattern of the pieces, by their printed colour."""
ORDER_IDS: Final = (*vocabulary.ORDERS, "reed")
SEASONS: Final = ("setup", "spring", "summer", "autumn", "winter", "over")
REASONS: Final = ("walls", "shame", "time", "edicts")
"""Why the game ends, one bit each."""
STANDING: Final = ("archer-stands", "assault-none", "fort-stands", "horde-stands", "wall-stands", "warrior-stands")
"""What an assault finds in place."""
SILENT: Final = frozenset(("turn", "order-chosen", "income", "rule-does", "shame-for", "shame-left", *STANDING))
"""Events that only move the game along, and the facts behind other events, which scenes tell."""

QUESTIONS: Final[dict[str, dict[str, str]]] = {
    "ActOrWait": {"area": "area"},
    "AcceptGift": {"giver": "player"},
    "AttackWith": {"left": "count"},
    "Build": {"left": "count"},
    "Collect": {"area": "area"},
    "ChooseDying": {"card": "horde", "left": "count"},
    "ChooseRole": {"advisor": "advisor"},
    "ChooseTacticEffect": {"tactic": "tactic"},
    "DealDamage": {"left": "count"},
    "DiscardTactic": {"count": "count"},
    "GainToken": {"count": "count"},
    "GiveOne": {"taker": "player"},
    "Hire": {"left": "count"},
    "MoveHorde": {"card": "horde"},
    "MoveOfficial": {"left": "count"},
    "MoveReedOfficial": {"left": "count"},
    "MoveTo": {"start": "section"},
    "MoveWarrior": {"start": "section", "to": "section-to"},
    "PledgeToEdict": {"edict": "edict"},
    "PayEither": {"due": "count", "first": "first", "second": "second"},
    "PayInstead": {"other": "first"},
    "PayMix": {"due": "count", "kind": "resource", "stored": "stored"},
    "PlaceRecruit": {"warrior": "warrior"},
    "PlaceShame": {"left": "count"},
    "PostOrShelter": {"section": "section"},
    "Promote": {"area": "area"},
    "Recruit": {"left": "count"},
    "Sacrifice": {"edict": "edict", "left": "count"},
    "Shoot": {"section": "section"},
    "Strike": {"warrior": "warrior", "first": "second-cell"},
    "SwapHordes": {"first": "second-cell"},
}
"""By decision, what its fields mean to the question."""
PAID_IN: Final = {"PayEither": "second", "PayInstead": "other", "PayMix": "kind"}
"""By decision, the field with the resource of which a number is paid."""


def mark_of(seat: int) -> int:
    return MARKS[COLOURS[seat]]


class Words:
    """The vocabulary of one pack in one language."""

    def __init__(self, box: Box, labels: GreatWallNames, texts: Texts, events: dict[str, tuple[str, ...]]) -> None:
        self.box = box
        self.labels = labels
        self.texts = texts
        self.cards = Cards(box, labels, texts)
        self.sources = dict(sources(box))
        self.events = events

    def say(self, message: str, **args: str | int) -> str:
        return self.texts.say(f"great_wall-{message}", **args)

    def player(self, seat: int) -> str:
        return self.say("player", colour=COLOURS[seat])

    def who(self, seat: int, seen: Seen) -> str:
        """A player by his colour, the Reed clan and Qin by their names."""
        if seen.g.is_player(seat):
            return self.player(seat)
        return self.say("reed" if seat == seen.g.reed else "qin")

    def whose(self, seat: int, seen: Seen) -> str:
        """The same where something is theirs."""
        if seen.g.is_player(seat):
            return self.say("player-of", colour=COLOURS[seat])
        return self.say("reed-of" if seat == seen.g.reed else "qin-of")

    def tag(self, seat: int) -> str:
        """One letter for a clan's pieces."""
        return self.say("tag", colour=COLOURS[seat])

    def warrior_letter(self, warrior: int) -> str:
        return self.say("warrior-letter", warrior=WARRIORS[warrior])

    def troop(self, warrior: int, count: int) -> str:
        """Warriors of one type, counted."""
        return self.say("dying", warrior=WARRIORS[warrior], n=count)

    def good_letter(self, good: int) -> str:
        return self.say("good-letter", what=GOODS[good])

    def letters(self) -> dict[str, str]:
        """By meaning, the letters that stand for it on a table of characters."""
        tags = {f"tag {colour}": self.say("tag", colour=colour) for colour in COLOURS}
        warriors = {f"warrior {word}": self.warrior_letter(n) for n, word in enumerate(WARRIORS)}
        goods = {f"good {word}": self.good_letter(n) for n, word in enumerate(GOODS) if n <= G_HONOR}
        cells = {f"cell {letter}": letter for letter in LETTERS}
        return tags | warriors | goods | cells

    def card_at(self, source: Source) -> str:
        """The name of a card on which a script is printed."""
        cards, (kind, number) = self.cards, source
        match kind:
            case vocabulary.FROM_ORDER:
                return cards.order(number)
            case vocabulary.FROM_HORDE:
                return cards.horde_type(number)
            case vocabulary.FROM_GENERAL:
                return cards.general(number)
            case vocabulary.FROM_ADVISOR:
                return cards.advisor(number)
            case vocabulary.FROM_TACTIC:
                return cards.tactic(number)
            case vocabulary.FROM_ARTIFACT:
                return cards.artifact(number)
            case vocabulary.FROM_EVENT:
                return cards.event(number)
        return cards.extra(self.box.extras[number])

    def tokens(self, good: int, count: int) -> str:
        return self.say("amount", what=GOODS[good], n=count)

    def section(self, section: int) -> str:
        return self.say("section", section=SECTIONS[section])

    def horde_at(self, seen: Seen, section: int, row: int) -> str:
        """A horde of the field, and where it stands."""
        hordes = seen.g.field[section]
        name = self.cards.horde(hordes[row].card) if row < len(hordes) else self.say("no-horde")
        return self.say("horde-at", horde=name, section=SECTIONS[section], row=row + 1)

    def reasons(self, bits: int) -> str:
        told = [self.say("reason", reason=reason) for bit, reason in enumerate(REASONS) if bits >> bit & 1]
        told += [self.say(f"reason-{name}") for bit, name in FURTHER_REASONS.items() if bits & bit]
        return ", ".join(told) or self.say("reason-none")

    # -- questions ---------------------------------------------------------------------------

    def question(self, asked: Asked, seen: Seen) -> str:
        args: Args = self.table_facts(asked, seen)
        if asked.asks == "PayForEffect":
            paying = asked.read(PayForEffect)
            text = self.cards.script(paying.script, paying.step)
            args |= {"known": "yes" if text else "no", "text": text}
        if asked.asks in ("PlayTactic", "UseAbility"):
            when, happening = self.occasion(asked)
            args |= {"when": when, "facts": self.facts(happening, seen)}
        for field, meaning in ALL_QUESTIONS.get(asked.asks, {}).items():
            args |= self.meaning(meaning, asked.fields[field], seen)
        return self.say(f"ask-{asked.asks}", **args)

    def table_facts(self, asked: Asked, seen: Seen) -> Args:
        """What some questions want to know of the table."""
        if asked.asks == "SaveForChi":
            return {"dying": self.dying(seen)}
        if asked.asks == "Collect":
            collected = asked.read(Collect)
            return {"what": GOODS[collected.area], "n": collected.count}
        if asked.asks == "DiscardShame":
            return {"what": GOODS[discard_money(seen.g)], "n": discard_price(seen.g, asked.seat)}
        if asked.asks == "ActOrWait":
            return {"own": "yes" if asked.read(ActOrWait).clan == asked.seat else "no"}
        if asked.asks == "PledgeToEdict":
            return self.pledge(asked, seen)
        if asked.asks == "DiscardedOrders":
            return {"orders": self.orders(seen.clan(asked.seat).order_discard)}
        for speech in SPEECHES:
            if asked.asks in speech.questions:
                return speech.facts(self, asked, seen)
        return {}

    def pledge(self, asked: Asked, seen: Seen) -> Args:
        """What an edict demands, and what is missing where the players split it."""
        decision = asked.read(PledgeToEdict)
        text = self.cards.text_of("edict", decision.edict)
        if decision.line(seen.g) < 0:
            return {"split": "no", "count": 0, "text": text}
        return {"split": "yes", "count": decision.missing(seen.g), "text": text}

    def dying(self, seen: Seen) -> str:
        told = [
            self.say("dying", warrior=WARRIORS[warrior], n=count) for warrior, count in enumerate(seen.g.dying) if count
        ]
        return ", ".join(told)

    def orders(self, orders: list[int]) -> str:
        return ", ".join(self.cards.order(order) for order in orders) or self.say("none")

    def occasion(self, asked: Asked) -> tuple[str, Happening]:
        """When one may react: the play conditions that are met, or the moment; and to what."""
        if asked.asks == "PlayTactic":
            tactic = asked.read(PlayTactic)
            names = [self.labels.whens[number].name.of(self.texts.lang) for number in tactic.whens]
            return " / ".join(names), tactic.h
        happening = asked.read(UseAbility).h
        actor = happening.actor
        whose: Who = "any" if actor < 0 else "you" if actor == asked.seat else "other"
        return capital(self.cards.occasion(happening.moment, whose)), happening

    def facts(self, happening: Happening, seen: Seen) -> str:
        """Which horde, which section, or whose deed it is about."""
        section, card, actor = happening.section, happening.card, happening.actor
        if card >= 0 and section >= 0:
            return self.say("fact-horde", horde=self.cards.horde(card), section=SECTIONS[section])
        if section >= 0:
            return self.say("fact-section", section=SECTIONS[section])
        return self.say("fact-actor", player=self.who(actor, seen)) if actor not in (-1, seen.seat) else ""

    # -- moves -------------------------------------------------------------------------------

    def move(self, move: int, asks: str, seen: Seen) -> str:
        """A move in words; `asks` is the question it answers."""
        first, family = next(each for each in reversed(ALL_FAMILIES) if move >= each[0])
        if family in ("done", "pass", "take"):
            own = f"move-{family}-{asks}"
            return self.say(own) if self.texts.knows(f"great_wall-{own}") else self.say(f"move-{family}", asks=asks)
        args = self.parts(family, move - first, seen)
        if family == "branch" and not args["text"]:
            family = "branch-plain"
        return self.say(f"move-{family}", **args)

    def parts(self, family: str, at: int, seen: Seen) -> Args:
        """The parts of a move's message, from its place in the family."""
        match family:
            case "resource":
                return {"name": self.cards.resource(at)}
            case "spare" | "stored":
                return {"what": RESOURCES[at]}
            case "count":
                return {"n": at, "what": self.paid_in(seen)}
            case "branch":
                return {"number": at + 1, "text": capital(self.branch(at, seen)).removesuffix(".")}
            case "order-cell":
                return {"number": at + 1}
            case "player":
                return {"player": self.who(at, seen)}
            case "official":
                return {"from": "area" if at else "supply", "area": AREAS[max(0, at - 1)]}
            case "area":
                return {"name": self.cards.area(at)}
            case "section" | "fortify" | "shelter" | "post":
                return {"section": SECTIONS[at]}
            case "raise":
                return self.next_level(at, seen)
            case "sheltered":
                return {"section": SECTIONS[at // 4], "warrior": WARRIORS[at % 4]}
            case "warrior" | "save" | "shame":
                return {"warrior": WARRIORS[at]}
            case "horde":
                return {"horde": self.horde_at(seen, at // 3, at % 3)}
            case "cell":
                return self.cell(at, seen)
            case "advisor-cell":
                return {
                    "number": at + 1,
                    "name": self.cards.advisor(seen.g.track[at]) if at < len(seen.g.track) else "none",
                }
        for speech in SPEECHES:
            if any(name == family for _, name in speech.families):
                return speech.parts(self, family, at, seen)
        return self.card(family, at)

    def paid_in(self, seen: Seen) -> str:
        """What a number is a number of: a resource, where one is asked for."""
        asked = seen.question(seen.seat)
        if asked is None or asked.asks not in PAID_IN:
            return "none"
        return RESOURCES[asked.fields[PAID_IN[asked.asks]]]

    def branch(self, at: int, seen: Seen) -> str:
        """The effects of a branch, where a branch is asked for."""
        asked = seen.question(seen.seat)
        branches = asked.read(ChooseBranch).branches if asked is not None and asked.asks == "ChooseBranch" else ()
        return self.cards.script(branches[at]) if at < len(branches) else ""

    def next_level(self, section: int, seen: Seen) -> Args:
        """The level that would be built, and its printed price."""
        level = seen.g.levels[section]
        costs = seen.g.printed().wall_cost
        if level >= len(costs):
            return {"section": SECTIONS[section], "level": 0, "cost": 0}
        return {"section": SECTIONS[section], "level": level + 1, "cost": costs[level]}

    def cell(self, at: int, seen: Seen) -> Args:
        """A cell with its reward, where a horde stands that has it."""
        section, row, cell = at // (3 * moves.CELLS), at // moves.CELLS % 3, at % moves.CELLS
        hordes = seen.g.field[section]
        args: Args = {"letter": LETTERS[cell], "horde": self.horde_at(seen, section, row), "what": "none", "reward": ""}
        if row < len(hordes):
            rewards = self.box.hordes[hordes[row].card // 3].rewards
            if cell < len(rewards):
                reward = rewards[cell]
                args |= {"what": GOODS[reward.what], "reward": self.tokens(reward.what, reward.n)}
        return args

    def card(self, family: str, at: int) -> Args:
        """A card by name; a number the pack does not fill has none."""
        if family == "captured":
            return {"horde": self.cards.horde(at) if at < 3 * len(self.labels.hordes) else "—"}
        if family == "ability":
            known = at < len(self.box.triggers) and self.box.triggers[at].source in CARRIERS
            return {"name": self.cards.carrier(at) if known else "—"}
        name, count = {
            "order": (self.cards.order, len(self.labels.orders)),
            "general": (self.cards.general, len(self.labels.generals)),
            "advisor": (self.cards.advisor, len(self.labels.advisors)),
            "tactic": (self.cards.tactic, len(self.labels.tactics)),
            "edict": (self.cards.edict, len(self.labels.edicts)),
        }.get(family, (str, 0))
        return {"name": name(at) if at < count else "—"}

    # -- events ------------------------------------------------------------------------------

    def event(self, kind: str, seat: int, values: tuple[int, ...], seen: Seen) -> str:
        """An event as a sentence."""
        return self.say(f"event-{kind}", **self.event_parts(kind, seat, values, seen))

    def event_parts(self, kind: str, seat: int, values: tuple[int, ...], seen: Seen) -> Args:
        """What the message of an event wants to know."""
        args: Args = {
            "player": self.who(seat, seen) if seat >= 0 else "none",
            "you": "yes" if seat == seen.seat else "no",
            "shame": "no",
            "card": "none",
        }
        if kind == "handed-in":
            args |= {"n": 1}
        for meaning, value in zip(self.events[kind], values, strict=False):
            args |= self.meaning("other" if meaning == "player" else meaning, value, seen)
        return args

    def meaning(self, meaning: str, value: Any, seen: Seen) -> Args:
        """What a number of an event or decision is to its message."""
        match meaning:
            case "count":
                return {meaning: value, "n": value}
            case "count-to":
                return {meaning: value}
            case "resource":
                return {"what": RESOURCES[value]}
            case "first" | "second":
                return {meaning: self.say("resource-gen", what=RESOURCES[value])}
            case "warrior":
                return {meaning: WARRIORS[value]}
            case "section":
                return {meaning: SECTIONS[value]}
            case "section-to":
                return {"to": self.say("section-to", section=SECTIONS[value])}
            case "area":
                into = self.say("area-to", area=AREAS[value])
                return {meaning: AREAS[value], "name": self.cards.area(value), "in": into}
            case "area-to":
                return {"to": self.say("area-to", area=AREAS[value])}
            case "player" | "other":
                return {meaning: self.who(value, seen)}
            case "cell":
                return {"place": self.covered(value - moves.CELL, seen)}
            case "ability":
                return {"name": self.cards.carrier(value)}
            case "script":
                source = self.sources.get(value)
                return {"card": "none"} if source is None else {"card": KINDS[source[0]], "name": self.card_at(source)}
            case "event":
                return {meaning: self.cards.event(value), "text": self.cards.text_of("event", value)}
            case "order":
                return {"id": ORDER_IDS[value], meaning: self.cards.order(value)}
            case "shame":
                return {meaning: {IN_PLACE: "yes", SCORED: "scored"}.get(value, "no")}
            case "priced":
                return {}
            case "reasons":
                return {meaning: self.reasons(value)}
            case "stored":
                return {meaning: "yes" if value else "no"}
            case "second-cell":
                return {"second": "yes" if value >= 0 else "no"}
        for speech in SPEECHES:
            args = speech.meaning(self, meaning, value, seen)
            if args is not None:
                return args
        named = {
            "advisor": self.cards.advisor,
            "general": self.cards.general,
            "artifact": self.cards.artifact,
            "tactic": self.cards.tactic,
            "horde": self.cards.horde,
            "edict": self.cards.edict,
        }
        return {meaning: named[meaning](value)}

    def covered(self, at: int, seen: Seen) -> str:
        """A cell of an event: the horde that stood there may be gone by now."""
        section, row, cell = at // (3 * moves.CELLS), at // moves.CELLS % 3, at % moves.CELLS
        return self.say("cell-at", section=SECTIONS[section], row=row + 1, letter=LETTERS[cell])

    def lack(self, meaning: str, value: int) -> Args:
        """What the number of a lack is to its message."""
        match meaning:
            case "section":
                return {meaning: SECTIONS[value]}
            case "area":
                return {meaning: AREAS[value], "name": self.cards.area(value)}
            case "warrior":
                return {meaning: WARRIORS[value]}
            case "demand":
                edict, line = divmod(value, LINES)
                demand = self.box.edicts[edict].demands[line]
                what = SCALERS[demand.of] if demand.act == "have" else demand.what
                return {"what": what, "edict": self.cards.edict(edict)}
        assert meaning == "resource"
        return {meaning: RESOURCES[value]}


LACKS: Final[dict[str, str]] = {
    "area-room": "area",
    "area-officials": "area",
    "edict-each": "demand",
    "edict-least": "demand",
    "edict-most": "demand",
    "edict-own": "demand",
    "edict-together": "demand",
    "fortification-room": "section",
    "overseer-cells": "area",
    "posts-room": "section",
    "wall-room": "section",
}
"""By the word of a lack, what its number means."""
CARRIERS: Final = (
    vocabulary.FROM_GENERAL,
    vocabulary.FROM_ADVISOR,
    vocabulary.FROM_ARTIFACT,
    vocabulary.FROM_EXTRA,
)
FURTHER_REASONS: Final = {bit: name for speech in SPEECHES for bit, name in speech.reasons.items()}
ALL_QUESTIONS: Final = QUESTIONS | {name: told for speech in SPEECHES for name, told in speech.questions.items()}

FAMILIES: Final = (
    (moves.DONE, "done"),
    (moves.PASS, "pass"),
    (moves.TAKE, "take"),
    (moves.FREE_EFFECT, "free"),
    (moves.ENHANCED, "enhanced"),
    (moves.HIRE_OFFICIAL, "hire"),
    (moves.ACTIVE, "active"),
    (moves.ASSISTANT, "assistant"),
    (moves.RETURN_ORDERS, "return"),
    (moves.SCORE_ORDERS, "score"),
    (moves.RESOURCE, "resource"),
    (moves.SPARE, "spare"),
    (moves.STORED, "stored"),
    (moves.COUNT, "count"),
    (moves.BRANCH, "branch"),
    (moves.PLAYER, "player"),
    (moves.ORDER, "order"),
    (moves.ORDER_CELL, "order-cell"),
    (moves.SUPPLY_OFFICIAL, "official"),
    (moves.AREA, "area"),
    (moves.SECTION, "section"),
    (moves.FORTIFY, "fortify"),
    (moves.RAISE, "raise"),
    (moves.SHELTER, "shelter"),
    (moves.POST, "post"),
    (moves.SHELTERED, "sheltered"),
    (moves.WARRIOR, "warrior"),
    (moves.SAVE, "save"),
    (moves.SHAME, "shame"),
    (moves.ROW, "horde"),
    (moves.CELL, "cell"),
    (moves.CAPTURED, "captured"),
    (moves.TRACK, "advisor-cell"),
    (moves.GENERAL, "general"),
    (moves.ADVISOR, "advisor"),
    (moves.TACTIC, "tactic"),
    (moves.RULE, "ability"),
    (moves.EDICT, "edict"),
)
"""By first move, the family."""
ALL_FAMILIES: Final = sorted([*FAMILIES, *(family for speech in SPEECHES for family in speech.families)])
