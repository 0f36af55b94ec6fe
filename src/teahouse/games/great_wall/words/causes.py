"""What led to a question of The Great Wall, and whose doing it is, in words."""

from functools import cache
from typing import Any

from teahouse.engine.cause import Cause
from teahouse.games.great_wall.rules import moves, words
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.words import PAGODA
from teahouse.games.great_wall.words.seen import Seen
from teahouse.games.great_wall.words.sources import KINDS
from teahouse.games.great_wall.words.words import ORDER_IDS, Args, Words
from teahouse.wording.causes import cause_in_words


class CauseWords:
    """Causes in the language of these words."""

    def __init__(self, say: Words, table: dict[str, tuple[str, ...]]) -> None:
        self.words = say
        self.table = table
        self.effect = cache(self.effect_of)

    def told(self, cause: Cause | None, seen: Seen) -> str:
        def facts(each: Cause, outer: Args) -> Args:
            return self.facts(each, outer, seen)

        def say(name: str, args: Args) -> str:
            return self.words.say(f"cause-{name}", **args)

        return cause_in_words(cause, seen.asks(), facts, say)

    def facts(self, cause: Cause, outer: Args, seen: Seen) -> Args:
        """What the arguments of a cause mean; a script and whoever carries it out mean the card and its owner."""
        args: Args = {"year": seen.g.year}
        values = dict(zip(self.table[cause.name], cause.args, strict=False))
        if "script" in values:
            return args | self.card(values, outer, seen)
        for meaning, value in values.items():
            if meaning:
                args |= self.meaning(meaning, value, seen)
        return args

    def meaning(self, meaning: str, value: Any, seen: Seen) -> Args:
        match meaning:
            case "player":
                return self.whose(value, seen)
            case "clan":
                side = "mine" if value == seen.seat else "reed" if value == seen.g.reed else "other"
                return {"clan": self.words.who(value, seen), "side": side}
            case "enhanced" | "others" | "must":
                return {meaning: "yes" if value else "no"}
            case "acting":
                return self.place_among(value, seen)
            case "by":
                return {meaning: words.CAUSES[value]}
            case "copied":
                return self.copied(value - moves.PLAYER, seen)
            case "edict-chosen":
                return self.words.meaning("edict", value - moves.EDICT, seen)
            case "ability-chosen":
                trigger = self.words.box.triggers[value - moves.RULE]
                return {"card": KINDS[trigger.source], "name": self.words.cards.carrier(trigger.number)}
            case "area":
                production = "yes" if value <= PAGODA else "no"
                return {"production": production, **self.words.meaning(meaning, value, seen)}
        return self.words.meaning(meaning, value, seen)

    def whose(self, seat: int, seen: Seen) -> Args:
        own = "yes" if seat == seen.seat else "no"
        return {"player": self.words.who(seat, seen), "of": self.words.whose(seat, seen), "own": own}

    def place_among(self, acting: tuple[int, ...], seen: Seen) -> Args:
        """Which of those who act one after another is asked; who play together choose the order themselves."""
        ordered = seen.g.court is None and len(acting) > 1 and seen.seat in acting
        return {"place": acting.index(seen.seat) + 1 if ordered else 0}

    def copied(self, other: int, seen: Seen) -> Args:
        """Whose order somebody copies."""
        order = seen.clan(other).order
        return {"other": self.words.whose(other, seen), "id": ORDER_IDS[order], "copied": self.words.cards.order(order)}

    # -- cards -------------------------------------------------------------------------------

    def card(self, values: dict[str, Any], outer: Args, seen: Seen) -> Args:
        """The card with this script, what this step of it does, and whose card it is.

        Whoever began to carry out a card is its owner, though it may have others do something.
        """
        source = self.words.sources[values["script"]]
        kind = KINDS[source[0]]
        args: Args = {"card": kind, "effect": self.effect(values["script"], values["step"])}
        if kind == "order":
            return {**args, "same": "yes"}
        source_id = source[0] * 1000 + source[1]
        if outer.get("source") == source_id:
            return {**args, "same": "yes"}
        args |= {
            "same": "no",
            "source": source_id,
            "name": self.words.card_at(source),
            **self.whose(values["owner"], seen),
        }
        if kind in ("horde", "event") or values.get("must"):
            args["own"] = "nobody"
        happening = values["happening"]
        assert isinstance(happening, Happening)
        args["at"] = "none"
        if kind == "horde" and happening.section >= 0:
            args |= {"at": "section", **self.words.meaning("section", happening.section, seen)}
        return args

    def effect_of(self, script: int, step: int) -> str:
        """In short, to stand after a dash or a colon; what no card of the table has is not told.

        Use `effect`, which remembers.
        """
        text = self.words.cards.script(script, step, short=True).removesuffix(".")
        return text.replace(": ", ", ", 1) or "none"
