"""The writer of one card: its language, whose card it is, and about whom and when a clause speaks."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from msgspec import Struct

from teahouse.cardtext import trace
from teahouse.cardtext.clauses import joined
from teahouse.games.great_wall.loading.amounts import Scaled
from teahouse.games.great_wall.loading.names import GreatWallNames
from teahouse.games.great_wall.rules.words import AREAS
from teahouse.games.great_wall.vocabulary import key
from teahouse.text import Texts

Voice = Literal["you", "horde", "skill", "event", "qin", "reed"]
Form = Literal["do", "does", "may", "they"]
Arguments = dict[str, str | int]
NONE: Final = "none"
"""What a message is told about a field that is not given."""
APART: Final = frozenset({"if_", "not_", "cost"})
"""Fields that are told by clauses of their own."""
OTHERWISE: Final = frozenset(
    {
        ("cost", "of"), ("pay_as", "of"), ("forbid", "of"), ("officials_count", "areas"), ("reach", "rows"),
        ("move_officials", "to"),
    }
)  # fmt: skip
"""Lists of effects and modifiers that are joined by "or", as those of conditions are."""
RENAMED: Final = {"one": "one_section"}
"""Words that a selector would take for a plural."""


@dataclass(frozen=True)
class CardWriter:
    """Writes the text of one card."""

    texts: Texts
    names: GreatWallNames
    voice: Voice = "you"
    form: Form = "do"
    moment: str = NONE
    subject: str = ""
    short: bool = False
    """Told as briefly as a card on the table has room for: by `gw-short-…` where there is such a message."""
    nodes: list[object] = field(default_factory=list)

    def now(self, form: Form | None = None, moment: str | None = None, subject: str | None = None) -> "CardWriter":
        """The same writer, going on about somebody else or some other moment."""
        return replace(
            self,
            form=self.form if form is None else form,
            moment=self.moment if moment is None else slug(moment),
            subject=self.subject if subject is None else subject,
        )

    def say(self, message: str, **words: str | int) -> str:
        """A message of the cards; it may ask about voice, form, moment and subject whatever else it is told."""
        told: Arguments = {"voice": self.voice, "form": self.form, "moment": self.moment, "subject": self.subject}
        found = self.short_of(message) if self.short else f"gw-{message}"
        return self.texts.say(found, **{**told, **words})

    def short_of(self, message: str) -> str:
        """The short form of this language; else its full form, before the short one of English."""
        short, full = f"gw-short-{message}", f"gw-{message}"
        if self.texts.speaks(full) or not self.texts.knows(short):
            return short if self.texts.speaks(short) else full
        return short

    def knows(self, message: str) -> bool:
        return self.texts.knows(f"gw-{message}")

    def mark(self, node: object, text: str) -> str:
        return trace.mark(self.nodes, node, text)

    def joined(self, clauses: list[str], kind: str) -> str:
        """One, two or more clauses with "and" or "or" before the last."""
        return joined(self.say, clauses, kind)

    def arguments(self, node: Struct, message: str, scaled: Callable[["CardWriter", Scaled], str]) -> Arguments:
        """Every field of a part of the structure, as its message wants to know it."""
        told: Arguments = {
            "all": "no",
            "single": "no",
            "scaled": "no",
            "tail": "",
            "sign": "up",
            "counted": "yes",
            "place": "",
        }
        for name in node.__struct_fields__:
            if name not in APART:
                told |= self._argument(key(name), getattr(node, name), message, scaled)
        for name in sorted(node.__struct_fields__):  # areas before what is done in them
            value = getattr(node, name)
            if isinstance(value, list) and name not in APART:
                told[key(name)] = self._listed(value, f"{message}-{key(name)}", told)
        return told

    def _argument(
        self, name: str, value: object, message: str, scaled: Callable[["CardWriter", Scaled], str]
    ) -> Arguments:
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, int):
            counts = name in ("n", "by")
            told: Arguments = {name: abs(value)}
            if counts:
                told |= {"n": abs(value), "single": "yes" if value == 1 else "no", "sign": sign(value)}
            return told
        if isinstance(value, Scaled):
            return {"n": abs(value.n), "sign": sign(value.n), "scaled": "yes", "tail": scaled(self, value)}
        if value is None:
            return {name: NONE, "n": 0, "counted": "no"} if name in ("n", "by") else {name: NONE}
        if value == "all" and name == "n":
            return {"n": 5, "all": "yes"}
        if isinstance(value, str):
            return {name: self._word(message, name, value), "place": self.place(value)}
        return {}

    def _word(self, message: str, name: str, value: str) -> str:
        """A word of a field; cards of other kinds are told by their names."""
        lang = self.texts.lang
        if message.endswith(("order_on_track", "my_order")) and name in ("id", "ids"):
            return next(entry.name.of(lang) for entry in self.names.orders if entry.id == value)
        if message.endswith("-horde") and name == "ids":
            return next((entry.name.of(lang) for entry in self.names.hordes if entry.id == value), value)
        return RENAMED.get(value, value)

    def place(self, word: str) -> str:
        """Where an area is; other words of places are told by the messages themselves."""
        return self.say("area-in", area=word) if word in AREAS else ""

    def _listed(self, values: list[object], message: str, told: Arguments) -> str:
        """The items of a list, each by its own message; nearly all areas are told by those that are missing."""
        if not values:
            return NONE
        rest = [word for word in AREAS if word not in values]
        if 0 < len(rest) < len(AREAS) // 2 and self.knows(f"{message}-but"):
            items = [self.say(f"{message}-but-item", item=word, area=word) for word in rest]
            return self.say(f"{message}-but", rest=self.joined(items, "and"))
        kind, *_, word, name = message.split("-")
        joiner = "or" if kind in ("is", "attr", "player") or (word, name) in OTHERWISE else "and"
        items = []
        for value in values:
            item = self._word(message.rpartition("-")[0], name, str(value))
            items.append(self.say(message, **{**told, "item": item, "area": item}))
        return self.joined(items, joiner)


def slug(moment: str) -> str:
    """A moment as messages name it."""
    return moment.replace(".", "_")


def sign(number: int) -> str:
    return "down" if number < 0 else "up"


def word_of(node: Struct) -> str:
    """The word of the vocabulary that a condition, effect or modifier stands for."""
    return str(node.__struct_config__.tag)
