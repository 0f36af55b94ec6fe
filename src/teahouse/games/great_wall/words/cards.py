"""Cards of The Great Wall by the engine's numbers: their names, and their texts made from their data."""

from collections.abc import Sequence
from functools import cache

from teahouse.cardtext import trace
from teahouse.games.great_wall.cardtext import Entry, card_text
from teahouse.games.great_wall.cardtext.rules import occasion, outcome
from teahouse.games.great_wall.cardtext.writer import CardWriter
from teahouse.games.great_wall.loading.names import GreatWallNames
from teahouse.games.great_wall.loading.shapes import AnyEffect, Choose, Each
from teahouse.games.great_wall.loading.terms import Who
from teahouse.games.great_wall.loading.triggers import Trigger
from teahouse.games.great_wall.rules import words
from teahouse.games.great_wall.rules.box import Box
from teahouse.text import Texts


class Cards:
    """What is written on the cards of one pack, in one language."""

    def __init__(self, box: Box, labels: GreatWallNames, texts: Texts) -> None:
        self.box = box
        self.labels = labels
        self.texts = texts
        self.lang = texts.lang
        self.written: dict[int, Sequence[AnyEffect]] = {}
        """By number of a script, the list of effects as the pack has it."""
        self.read_scripts()
        self.text_of = cache(self.told)

    # -- names -------------------------------------------------------------------------------

    def general(self, general: int) -> str:
        return self.labels.generals[general].name.of(self.lang)

    def advisor(self, advisor: int) -> str:
        return self.labels.advisors[advisor].name.of(self.lang)

    def tactic(self, tactic: int) -> str:
        return self.labels.tactics[tactic].name.of(self.lang)

    def order(self, order: int) -> str:
        return (self.labels.orders + self.labels.reed_orders)[order].name.of(self.lang)

    def order_text(self, order: int, reed: bool) -> str:
        """What the card of the Reed clan, or Qin's of this name, does."""
        entry = self.labels.reed_orders[0] if reed else self.labels.qin_orders[order]
        return " ".join(card_text(self.labels, entry, self.lang).splitlines())

    def artifact(self, artifact: int) -> str:
        return self.labels.artifacts[artifact].name.of(self.lang)

    def edict(self, edict: int) -> str:
        return self.labels.edicts[edict].name.of(self.lang)

    def event(self, event: int) -> str:
        return self.labels.events[event].name.of(self.lang)

    def horde(self, card: int) -> str:
        return self.horde_type(card // 3)

    def horde_type(self, horde: int) -> str:
        return self.labels.hordes[horde].name.of(self.lang)

    def area(self, area: int) -> str:
        return self.labels.areas[area].name.of(self.lang)

    def resource(self, kind: int) -> str:
        return self.labels.resources[kind].name.of(self.lang)

    def carrier(self, number: int) -> str:
        """The card that has this ability."""
        trigger = self.box.triggers[number]
        match trigger.source:
            case words.FROM_GENERAL:
                return self.general(trigger.card)
            case words.FROM_ARTIFACT:
                return self.artifact(trigger.card)
            case words.FROM_EXTRA:
                return self.extra(self.box.extras[trigger.card])
        return self.advisor(trigger.card)

    def extra(self, name: str) -> str:
        """A card that only an expansion knows."""
        return self.labels.extras[name].name.of(self.lang)

    def reaction(self, word: str) -> str:
        """What a reaction is to: a play condition of tactics, the card whose ability it is, the order of acting."""
        if word == "acting":
            return self.texts.say("great_wall-order-of-acting")
        for named in (self.labels.whens, self.labels.generals, self.labels.advisors, self.labels.artifacts):
            for entry in named:
                if entry.id == word:
                    return entry.name.of(self.lang)
        return self.extra(word) if word in self.labels.extras else word

    # -- texts -------------------------------------------------------------------------------

    def told(self, kind: str, number: int) -> str:
        """The rules of a card, one sentence after the other; use `text_of`, which remembers them."""
        entries: dict[str, Sequence[Entry]] = {
            "general": self.labels.generals,
            "advisor": self.labels.advisors,
            "tactic": self.labels.tactics,
            "order": self.labels.orders,
            "artifact": self.labels.artifacts,
            "horde": self.labels.hordes,
            "edict": self.labels.edicts,
            "event": self.labels.events,
        }
        return " ".join(card_text(self.labels, entries[kind][number], self.lang).splitlines())

    def tactic_effect(self, tactic: int, enhanced: bool) -> str:
        entry = self.labels.tactics[tactic]
        return self.effects(entry.enhanced if enhanced else entry.free)

    def effects(self, listed: Sequence[AnyEffect], *, short: bool = False) -> str:
        """A list of effects as a sentence."""
        writer = CardWriter(self.texts, self.labels, short=short)
        return trace.read(writer.nodes, outcome(writer, listed)).text

    def occasion(self, moment: int, whose: Who) -> str:
        """When something happens: "when you attack", or another player does."""
        return occasion(CardWriter(self.texts, self.labels), words.MOMENTS[moment], whose)

    def script(self, script: int, step: int = -1, *, short: bool = False) -> str:
        """What a script of the box does, or one step of it; empty for one no card of the table has."""
        listed = self.written.get(script)
        if listed is None:
            return ""
        return self.effects(listed if step < 0 else [listed[step]], short=short)

    # -- scripts of the box and lists of the pack --------------------------------------------

    def read_scripts(self) -> None:
        """Walk box and pack side by side."""
        extras = self.box.extras
        for order, entry in zip(self.box.orders, self.labels.orders, strict=True):
            for section, part in zip(order.sections, entry.sections, strict=True):
                self.read_script(section.script, part.then)
        for tactic, card in zip(self.box.tactics, self.labels.tactics, strict=True):
            self.read_script(tactic.free, card.free)
            self.read_script(tactic.enhanced, card.enhanced)
        for event, told in zip(self.box.events, self.labels.events, strict=True):
            self.read_script(event.immediate, told.immediate)
        for numbers, rules in [
            *((g.triggers, e.rules) for g, e in zip(self.box.generals, self.labels.generals, strict=True)),
            *((a.triggers, e.rules) for a, e in zip(self.box.advisors, self.labels.advisors, strict=True)),
            *((h.triggers, e.rules) for h, e in zip(self.box.hordes, self.labels.hordes, strict=True)),
            *((v.triggers, e.lasting) for v, e in zip(self.box.events, self.labels.events, strict=True)),
            *((self.triggers_of(card), getattr(self.labels.extras[n], "rules", [])) for card, n in enumerate(extras)),
        ]:
            triggers = [rule for rule in rules if isinstance(rule, Trigger)]
            for number, rule in zip(numbers, triggers, strict=True):
                self.read_script(self.box.triggers[number].script, rule.then)

    def triggers_of(self, card: int) -> list[int]:
        """The triggers of a card that only an expansion knows."""
        return [each.number for each in self.box.triggers if each.source == words.FROM_EXTRA and each.card == card]

    def read_script(self, script: int, listed: Sequence[AnyEffect]) -> None:
        self.written[script] = listed
        for effect, node in zip(self.box.scripts[script].effects, listed, strict=True):
            if isinstance(node, Choose):
                for branch, nodes in zip(effect.branches, node.of, strict=True):
                    self.read_script(branch, nodes)
            elif isinstance(node, Each):
                self.read_script(effect.script, node.then)
