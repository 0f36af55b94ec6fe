"""The short form of a card leaves words out, never what they are about: numbers, and parts that speak, are the same."""

import re

import pytest
from msgspec import structs

from teahouse.games.great_wall.cardtext import Entry, card_gists, card_text, traced_lines
from teahouse.games.great_wall.loading.schema import OrderEntry, QinOrderEntry
from teahouse.text import Texts, languages
from tests.games.great_wall.cardtext.cards import called, entries, names, speaking

LONGEST = {"orders": (130, 150), "hordes": (110, 130), "generals": (200, 220), "advisors": (165, 175)}
"""The most letters a kind of card has room for, in English and in Russian."""


def without_bonus(entry: Entry) -> Entry:
    """An order as it is when no other order on the track helps it: its short form says only that there is more."""
    if not isinstance(entry, OrderEntry | QinOrderEntry):
        return entry
    sections = [structs.replace(part, then=[node for node in part.then if not node.if_]) for part in entry.sections]
    return structs.replace(entry, sections=[part for part in sections if part.then])


def numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("kind", "entry"), entries(), ids=called)
def test_the_short_form_has_the_numbers_of_the_full_one(kind: str, entry: Entry, lang: str) -> None:
    full = card_text(names(), without_bonus(entry), lang)
    for gist in card_gists(names(), entry, lang):
        assert numbers(gist) == numbers(full), (gist, full)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("kind", "entry"), entries(), ids=called)
def test_every_part_is_heard_in_the_short_form(kind: str, entry: Entry, lang: str) -> None:
    told = without_bonus(entry)
    heard = [span.node for line in traced_lines(names(), told, lang, short=True) for span in line.spans]
    missing = [part for part in speaking(told) if not any(part is node for node in heard)]
    assert not [part for part in missing if not under_choice(told, part)], missing


def under_choice(entry: Entry, part: object) -> bool:
    """A choice between moving officials and something else is told as one sentence about officials."""
    return isinstance(entry, OrderEntry) and any(node is part for section in entry.sections for node in section.then)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("kind", "entry"), entries(), ids=called)
def test_the_short_form_is_not_longer_and_fits_its_card(kind: str, entry: Entry, lang: str) -> None:
    shortest = card_gists(names(), entry, lang)[-1]
    assert len(shortest) <= len(card_text(names(), entry, lang))
    if kind in LONGEST:
        assert len(shortest) <= LONGEST[kind][lang == "ru"], shortest


@pytest.mark.parametrize(("kind", "entry"), entries("orders"), ids=called)
def test_an_order_says_that_there_is_more(kind: str, entry: Entry) -> None:
    assert isinstance(entry, OrderEntry)
    partners = [name.name.en for name in names().orders if f"“{name.name.en}”" in card_text(names(), entry, "en")]
    longer, shorter = card_gists(names(), entry, "en")
    assert longer == f"{shorter} More with {' and '.join(partners)}."


def test_a_language_without_short_forms_tells_cards_in_full() -> None:
    assert not Texts("ru").speaks("gw-short-nonsense")
    assert all(Texts(lang).speaks("gw-short-do-damage") for lang in languages())
