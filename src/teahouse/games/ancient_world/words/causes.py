"""What led to a question of The Ancient World, and whose doing it is, in words."""

from typing import Any

from teahouse.engine.cause import Cause
from teahouse.games.ancient_world.rules.moves import CELL, EMPIRE, empire_card, titan_card
from teahouse.games.ancient_world.words.seen import Seen
from teahouse.games.ancient_world.words.words import Args, Words
from teahouse.wording.causes import cause_in_words


class CauseWords:
    """Causes in the language of these words."""

    def __init__(self, say: Words, table: dict[str, tuple[str, ...]]) -> None:
        self.words = say
        self.table = table
        self.carriers = carriers(say)

    def told(self, cause: Cause | None, seen: Seen) -> str:
        def facts(each: Cause, outer: Args) -> Args:
            args: Args = {"round": seen.g.round}
            for meaning, value in zip(self.table[each.name], each.args, strict=False):
                if meaning:
                    args |= self.meaning(meaning, value, seen)
            return args

        def say(name: str, args: Args) -> str:
            return self.words.say(f"cause-{name}", **args)

        return cause_in_words(cause, seen.asks(), facts, say)

    def meaning(self, meaning: str, value: Any, seen: Seen) -> Args:
        match meaning:
            case "player":
                return {meaning: self.words.player(value), "own": "yes" if value == seen.seat else "no"}
            case "dice":
                return {"n": value}
            case "turn":
                titan = titan_card(value)
                return {"turn": "fight", "titan": self.words.cards.titan(titan)} if titan else {"turn": "other"}
            case "place":
                if CELL <= value < EMPIRE:
                    return {"place": "cell", "name": self.words.cards.cell(value - CELL)}
                return {"place": "card", "name": self.words.cards.empire(empire_card(value))}
            case "card-chosen":
                return {"copied": self.words.cards.empire(empire_card(value))}
            case "trigger":
                return {"card": self.carriers[value]}
        return self.words.meaning(meaning, value)


def carriers(words: Words) -> dict[int, str]:
    """By trigger, the name of the card it is printed on."""
    box, cards = words.box, words.cards
    named = {trigger: cards.empire(card) for card, each in enumerate(box.empire) if card for trigger in each.triggers}
    named |= {trigger: cards.titan(card) for card, each in enumerate(box.titans) if card for trigger in each.triggers}
    named |= {
        trigger: cards.province(card) for card, each in enumerate(box.provinces) if card for trigger in each.triggers
    }
    return named
