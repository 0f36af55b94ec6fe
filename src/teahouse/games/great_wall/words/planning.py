"""What those who play together may tell each other in a few presses: about a section, an area, an edict."""

from typing import Final

from teahouse.games.great_wall.rules.words import AREAS, SECTIONS
from teahouse.games.great_wall.words.seen import Seen
from teahouse.games.great_wall.words.words import Words
from teahouse.wording import Intent, Phrase, Planning

ON_SECTIONS: Final = ("defend", "attack", "build")
IN_AREAS: Final = ("officials", "early", "late")
FOR_EDICTS: Final = ("edict", "edict-later")
PLAIN: Final = ("tea", "help", "follow")

Titles = list[tuple[str, str]]
"""Words and titles of what a phrase can be about."""


def planning(words: Words, seen: Seen) -> Planning | None:
    """A plan holds for a year; who plays against the others tells none."""
    g = seen.g
    if g.court is None or g.finished:
        return None
    sections = [(SECTIONS[each], words.say("section-short", section=SECTIONS[each])) for each in g.sections()]
    areas = [(AREAS[each], words.cards.area(each)) for each in range(len(g.printed().areas))]
    edicts = [(g.box.edicts[each].name, words.cards.edict(each)) for each in g.court.edicts]
    return Planning(
        g.year,
        [
            *(phrase(words, word, "section", sections) for word in ON_SECTIONS),
            *(phrase(words, word, "area", areas) for word in IN_AREAS),
            *(phrase(words, word, "edict", edicts) for word in FOR_EDICTS if edicts),
            *(phrase(words, word, "", [("", "")]) for word in PLAIN),
        ],
    )


def phrase(words: Words, word: str, kind: str, titles: Titles) -> Phrase:
    """An edict is called by its title, everything else is declined by its word."""
    told = [
        Intent(about, title, words.say(f"plan-{word}", **{kind: title if kind == "edict" else about}))
        for about, title in titles
    ]
    return Phrase(word, words.say(f"plan-{word}-title"), told)
