"""The lantern in words."""

from typing import TYPE_CHECKING, Final

from teahouse.games.great_wall.rules.expansions.lantern import Lantern
from teahouse.games.great_wall.rules.words import SECTIONS
from teahouse.games.great_wall.words.expansions import Mark, Panel, Speech
from teahouse.games.great_wall.words.seen import Seen

if TYPE_CHECKING:
    from teahouse.games.great_wall.words.words import Words


def panels(words: "Words", seen: Seen) -> list[Panel]:
    card = words.labels.extras["lantern"]
    return [
        Panel(id="lantern", title=card.name.of(words.texts.lang), icon=card.icon, lines=[words.say("lantern-rule")])
        for part in seen.g.attached()
        if isinstance(part, Lantern)
    ]


def marks(words: "Words", seen: Seen) -> list[Mark]:
    card = words.labels.extras["lantern"]
    return [
        Mark(at=f"section {SECTIONS[part.section]}", icon=card.icon, label=card.name.of(words.texts.lang))
        for part in seen.g.attached()
        if isinstance(part, Lantern)
    ]


SPEECH: Final = Speech(pieces={"lantern-carried": ("section {section}",)}, panels=panels, marks=marks)
