"""The text of every card and cell of The Ancient World says everything its structure holds, in both languages."""

import re
from collections import Counter as Tally
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from teahouse.cardtext.trace import CLOSE, FIRST, OPEN
from teahouse.games.ancient_world.cardtext import Entry, card_icons, card_short, card_text, traced_short
from teahouse.games.ancient_world.loading.effects import Endgame, Restore, Trigger
from teahouse.games.ancient_world.loading.schema import SymbolEntry, TitanEntry
from tests.cardtext.spans import own_texts
from tests.games.ancient_world.cardtext.cards import called, changes, empire, entries, lines, names, speaking, written
from tests.languages import COMPLETE

LANGUAGES = COMPLETE


def numbers(part: Struct) -> Iterator[int]:
    """The numbers that a part must say itself."""
    for name in part.__struct_fields__:
        value = getattr(part, name)
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, int) and not isinstance(item, bool) and item:
                yield item


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("entry", entries(), ids=called)
def test_every_part_and_number_of_a_card_is_in_its_text(entry: Entry, lang: str) -> None:
    said = own_texts(lines(entry, lang))
    for part in speaking(entry):
        assert said.get(id(part), "").strip(), f"{part} is not told"
        for number in numbers(part):
            assert re.search(rf"(?<!\d){number}(?!\d)", said[id(part)]), f"{number} is not in “{said[id(part)]}”"
    for field in ("banners", "symbols"):
        if getattr(entry, field, None):
            assert said[id(getattr(entry, field))].strip(), f"{field} are not told"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("entry", entries(), ids=called)
def test_the_short_form_says_every_part_and_number_too(entry: Entry, lang: str) -> None:
    said = own_texts(traced_short(names(), entry, lang))
    for part in speaking(entry):
        if part is not getattr(entry, "cost", None) and any(numbers(part)):
            assert [n for n in numbers(part) if str(n) not in re.findall(r"\d+", said[id(part)])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("entry", entries(), ids=called)
def test_the_short_form_has_the_numbers_of_the_whole_text_and_is_no_longer(entry: Entry, lang: str) -> None:
    whole, short = card_text(names(), entry, lang), "\n".join(card_short(names(), entry, lang))
    assert Tally(re.findall(r"\d+", short)) == Tally(re.findall(r"\d+", whole))
    assert len(short) <= len(whole)
    assert not re.search(r"  |\.$| [.,;:)]|[{}$]", short), short


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("entry", entries("titans"), ids=called)
def test_the_strength_of_a_titan_is_told_by_itself(entry: TitanEntry, lang: str) -> None:
    said = own_texts(lines(entry, lang))[id(entry)]
    assert re.findall(r"\d+", said) == [str(entry.stars), str(entry.defence)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("entry", entries(), ids=called)
def test_a_card_with_another_structure_has_another_text(entry: Entry, lang: str) -> None:
    """Whatever word or number of whatever part is changed, a reader can tell."""
    text = written(entry, lang)
    found = list(changes(entry))
    silent = [
        f"{type(part).__name__}.{field} = {new}"
        for part, field, new, card in found
        if written(card, lang) == text and not without_meaning(part, field)
    ]
    assert silent == []
    assert found or isinstance(entry, SymbolEntry)


def without_meaning(part: Struct, field: str) -> bool:
    """Where one card or none may be restored, a right to decline says nothing more."""
    return isinstance(part, Trigger) and field == "may" and part.do == [Restore(count=1)]


@pytest.mark.parametrize("entry", entries(), ids=called)
def test_a_card_with_another_structure_has_other_icons(entry: Entry) -> None:
    """Rows show the rules; price, deck, banners, copies and the strength of titans are printed elsewhere."""
    printed = {"cost", "deck", "banners", "copies", "stars", "defence", "symbols"}
    rows = card_icons(names(), entry)
    costs = [getattr(entry, "cost", None)]
    silent = [
        f"{type(part).__name__}.{field} = {new}"
        for part, field, new, card in changes(entry)
        if part not in costs and field not in printed and card_icons(names(), card) == rows
    ]
    assert silent == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("entry", entries(), ids=called)
def test_a_text_is_whole_sentences_without_marks(entry: Entry, lang: str) -> None:
    for line in written(entry, lang).strip().splitlines():
        assert line[0] == line[0].upper()
        assert line.endswith(".")
        assert not re.search(r"  |\.\.| [.,;:)]|\( |none|None|,,|[{}$]", line), line
        assert not any(letter in (OPEN, CLOSE) or ord(letter) >= FIRST for letter in line)


@pytest.mark.parametrize("entry", entries(), ids=called)
def test_icon_rows_show_every_number(entry: Entry) -> None:
    shown = Tally(token.value for row in card_icons(names(), entry) for token in row if token.kind == "number")
    told = [part for part in speaking(entry) if part is not getattr(entry, "cost", None)]
    wanted = Tally[str | int](number for part in told for number in numbers(part))
    assert wanted - shown == Tally()
    assert bool(card_icons(names(), entry)) == bool(told or isinstance(entry, SymbolEntry))


def test_every_picture_comes_from_the_pack() -> None:
    board = names()
    known = {entry.icon for entry in (*board.cells, *board.tribes, *board.symbols.values())}
    for table in (board.pictures.effect, board.pictures.place, board.pictures.trigger, board.pictures.counter,
                  board.pictures.mark):  # fmt: skip
        known |= {getattr(table, field) for field in table.__struct_fields__}
    used = {
        token.value for entry in entries() for row in card_icons(board, entry) for token in row if token.kind == "icon"
    }
    assert used <= known


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", names().symbols)
def test_a_symbol_means_what_one_of_it_means_on_a_card(word: str, lang: str) -> None:
    text = card_text(names(), names().symbols[word], lang)
    lands: list[Any] = entries("empire", "titans", "provinces")
    armies: list[Any] = entries("armies")
    carriers = [entry for entry in lands if getattr(entry.props, word, 0) == 1]
    fronts = [entry for entry in armies if getattr(entry.front, word, 0) == 1]
    assert carriers or fronts
    for entry in carriers:
        assert text in card_text(names(), entry, lang).splitlines()
    for entry in [] if carriers else fronts:
        assert text[1:-1] in card_text(names(), entry, lang).splitlines()[0]


def test_tables_name_their_first_and_last_step() -> None:
    for entry in entries("empire"):
        end = next((part for part in speaking(entry) if isinstance(part, Endgame)), None)
        if end is not None and end.table is not None:
            line = card_text(names(), entry, "en").splitlines()[-1]
            first = next(count for count, vp in enumerate(end.table) if vp)
            assert re.search(rf": {first}\D", line)
            most = "5 give" if end.per == "citizen" else "or more give"
            assert f"{most} {end.table[-1]} VP." in line


def test_one_restoration_may_be_declined_and_two_may_be_fewer() -> None:
    one, two = (next(part for part in speaking(empire(card)) if isinstance(part, Restore)) for card in
                ("stonemasons_yard", "shipyard"))  # fmt: skip
    assert (one.count, two.count) == (1, 2)
    assert "you may restore 1 of your lost" in card_text(names(), empire("stonemasons_yard"), "en")
    assert "restore up to 2 of your lost" in card_text(names(), empire("shipyard"), "en")
