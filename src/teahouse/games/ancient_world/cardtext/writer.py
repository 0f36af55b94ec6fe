"""The writer of one card of The Ancient World: its language, and whether somebody must or may do what is said."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from msgspec import Struct

from teahouse.cardtext import clauses, trace
from teahouse.cardtext.clauses import short_form
from teahouse.games.ancient_world.loading.names import AncientWorldNames
from teahouse.text import Texts

Form = Literal["do", "may"]


@dataclass(frozen=True)
class CardWriter:
    """Writes the text of one card."""

    texts: Texts
    names: AncientWorldNames
    form: Form = "do"
    """`may` after "may" or "to", where Russian wants the infinitive."""
    on: str = "none"
    """The trigger whose effects are told."""
    brief: bool = False
    """Said as shortly as it can be, where there is little room."""
    nodes: list[object] = field(default_factory=list)

    def now(self, form: Form, on: str) -> "CardWriter":
        """The same writer, inside a trigger."""
        return replace(self, form=form, on=on)

    def say(self, message: str, **told: str | int) -> str:
        """A message of the cards, or its short form where a language has one.

        It may ask about the form and the trigger whatever else it is told.
        """
        chosen = short_form(self.texts, f"aw-{message}") if self.brief else f"aw-{message}"
        return self.texts.say(chosen, **{"form": self.form, "on": self.on, **told})

    def mark(self, node: object, text: str) -> str:
        return trace.mark(self.nodes, node, text)

    def joined(self, listed: Sequence[str], kind: str = "and") -> str:
        return clauses.joined(self.say, listed, kind)

    def cell(self, word: str) -> str:
        """The name of an action cell."""
        return self.names.cell(word).name.of(self.texts.lang)


def word_of(node: Struct) -> str:
    """The word of the vocabulary that an effect stands for."""
    return str(node.__struct_config__.tag)
