"""The text of every card says everything its structure holds, in both languages."""

import re
from collections import Counter as Tally
from collections.abc import Iterator

import pytest
from msgspec import Struct, structs

from teahouse.cardtext.trace import CLOSE, FIRST, OPEN
from teahouse.games.great_wall.cardtext import Entry, card_facts, card_icons, card_text, traced_lines
from teahouse.games.great_wall.loading.amounts import Scaled
from teahouse.games.great_wall.loading.cards import Counter, DemandEntry, WhenEntry
from teahouse.games.great_wall.loading.shapes import Condition, Damage, Each, IsCount, MoveOfficials
from teahouse.games.great_wall.loading.triggers import Trigger
from tests.cardtext.spans import own_texts
from tests.games.great_wall.cardtext.cards import COMPULSORY, called, changes, entries, names, speaking
from tests.languages import COMPLETE

LANGUAGES = COMPLETE
NOTHING = {"en": r"\bno\b", "ru": r"\bнет\b"}
ONCE = {"en": r"\bonce\b", "ru": r"\bраз\b"}
NOBODYS = (
    "spring.start", "winter.", "assault.start", "horde.placed", "section.held", "breach", "pillage", "summer.income",
    "order.revealed", "area.", "edict.fulfilled", "event.revealed", "scoring", "setup.done",
)  # fmt: skip
"""Moments that count as everybody's own, or whose area tells whose they are."""


OF_NOBODY = ("hordes", "skills", "events")
"""Cards without an owner, to whom a deed is never "yours"."""
ON_SECTIONS = (
    "horde.", "warrior.attacked", "damage.dealt", "warriors.dying", "warriors.killed", "warriors.saved", "section.held",
    "breach", "fortification.built", "wall.built",
)  # fmt: skip
"""Moments that happen on one section."""


def numbers(part: Struct) -> Iterator[tuple[str, int]]:
    """The numbers that a part must say itself: those of its fields, and the first of an amount that grows."""
    unset = dict(zip(part.__struct_fields__[::-1], part.__struct_defaults__[::-1], strict=False))
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if isinstance(value, bool) or (name in unset and value == unset[name]):
            continue
        if isinstance(part, Scaled) and name == "n":
            continue
        if isinstance(value, Scaled):
            yield name, abs(value.n)
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, int):
                yield name, abs(item)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "entry"), entries(), ids=called)
def test_every_part_and_number_of_a_card_is_in_its_text(kind: str, entry: Entry, lang: str) -> None:
    said = own_texts(traced_lines(names(), entry, lang))
    for part in speaking(entry):
        assert said.get(id(part), "").strip(), f"{part} is not told"
        for name, number in numbers(part):
            text = said[id(part)]
            told = re.search(rf"(?<!\d){number}(?!\d)", text)
            word = NOTHING[lang] if number == 0 else ONCE[lang] if name == "limit_n" and number == 1 else None
            assert told or (word and re.search(word, text, re.IGNORECASE)), f"{name} = {number} is not in “{text}”"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "entry"), entries(), ids=called)
def test_a_card_with_another_structure_has_another_text(kind: str, entry: Entry, lang: str) -> None:
    """Whatever word or number of whatever part is changed, a reader can tell."""
    text = card_text(names(), entry, lang)
    silent = [
        f"{type(part).__name__}.{field} = {new}"
        for part, field, new, changed in changes(entry, kind in COMPULSORY)
        if not (without_meaning(part, field, new) or (field == "who" and kind in OF_NOBODY))
        and card_text(names(), changed, lang) == text
    ]
    assert silent == []


def without_meaning(part: Struct, field: str, new: object) -> bool:
    """Changes that leave a card as it was, in the game too."""
    match part:
        case MoveOfficials(n=1):
            return field == "different"
        case Damage(n=1) | Damage(at="self" | "card"):
            return field == "spread"
        case Damage():
            return field == "spread" and part.at != "any"
        case Trigger():
            return (
                (field == "who" and part.on.startswith(NOBODYS))
                or (field == "for_" and (new in ("you", "all") or isinstance(part.then[0], Each)))
                or (field == "at" and not part.on.startswith(ON_SECTIONS))
            )
        case DemandEntry():
            counted = part.of is not None
            return (
                (field == "at" and not counted)
                or (field == "from_" and counted)
                or (field == "warrior" and (part.what != "warrior" or new == "any") and not counted)
            )
        case Scaled() | IsCount() | Counter():
            return field == "warrior" and new == "any"
    return False


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "entry"), entries(), ids=called)
def test_a_text_is_whole_sentences_without_marks(kind: str, entry: Entry, lang: str) -> None:
    for line in card_text(names(), entry, lang).splitlines():
        assert line[0] == line[0].upper()
        assert line.endswith((".", ":"))
        assert not re.search(r"  |\.\.| [.,;:)]|\( |none|,,|[{}$]", line), line
        assert not any(letter in (OPEN, CLOSE) or ord(letter) >= FIRST for letter in line)
    assert not re.search(r"[.,;] [.,;]|None", card_facts(names(), entry, lang))


@pytest.mark.parametrize(("kind", "entry"), entries(), ids=called)
def test_icon_rows_show_every_rule_and_every_number(kind: str, entry: Entry) -> None:
    shown = Tally[str | int](
        token.value for row in card_icons(names(), entry) for token in row if token.kind == "number"
    )
    wanted = Tally[str | int](
        number
        for part in speaking(entry)
        for name, number in [*numbers(part), *([("n", abs(part.n))] if isinstance(part, Scaled) else [])]
        if not isinstance(getattr(part, name), Scaled)
    )
    assert wanted - shown == Tally()
    assert bool(card_icons(names(), entry)) == bool(speaking(entry) or isinstance(entry, WhenEntry))


def test_a_play_condition_is_told_on_each_card_that_names_it() -> None:
    for _, tactic in entries("tactics"):
        when = next(entry for entry in names().whens if entry.id == structs.asdict(tactic)["when"])
        assert card_text(names(), tactic, "en").splitlines()[0] == card_text(names(), when, "en")


def test_conditions_are_told_with_their_negation() -> None:
    hunter = next(entry for _, entry in entries("advisors") if entry.id == "trophy_hunter")
    assert any(isinstance(part, Condition) and part.not_ for part in speaking(hunter))
    assert "you are not the winner" in card_text(names(), hunter, "en")
    assert "победитель не вы" in card_text(names(), hunter, "ru")
