"""What led to a question of ZhanGuo, and whose doing it is, in words."""

from typing import Any

from teahouse.engine.cause import Cause
from teahouse.games.zhanguo.rules import moves, names
from teahouse.games.zhanguo.words.seen import Seen
from teahouse.games.zhanguo.words.words import Args, Words
from teahouse.wording.causes import cause_in_words


class CauseWords:
    """Causes in the language of these words."""

    def __init__(self, say: Words, table: dict[str, tuple[str, ...]]) -> None:
        self.words = say
        self.table = table

    def told(self, cause: Cause | None, seen: Seen) -> str:
        def facts(each: Cause, outer: Args) -> Args:
            args: Args = {"round": seen.round + 1}
            for meaning, value in zip(self.table[each.name], each.args, strict=False):
                if meaning:
                    args |= self.meaning(meaning, value, seen)
            return args

        def say(name: str, args: Args) -> str:
            return self.words.say(f"cause-{name}", **args)

        asked = seen.question(seen.seat)
        return cause_in_words(cause, "" if asked is None else self.words.asks(asked, seen), facts, say)

    def meaning(self, meaning: str, value: Any, seen: Seen) -> Args:
        match meaning:
            case "player":
                return {meaning: self.words.player(seen, value), "own": "yes" if value == seen.seat else "no"}
            case "bid":
                return {"count": value - moves.BID}
            case "dropped":
                return self.words.meaning("board", value - moves.BOARD + 1, seen)
            case "use":
                if value >= moves.REGION:
                    return {"use": "region", **self.words.meaning("region", value - moves.REGION, seen)}
                return {"use": "court", "action": names.ACTIONS[value - moves.ACTION]}
            case "used":
                return self.used(value, seen)
        return self.words.meaning(meaning, value, seen)

    def used(self, move: int, seen: Seen) -> Args:
        """The card or the ability of the board that is used after a court action."""
        if move > moves.CARD:
            return {"ability": "card", **self.words.meaning("card", move - moves.CARD, seen)}
        label = self.words.labels.abilities[move - moves.ABILITY]
        return {"ability": "board", "name": self.words.name(label)}
