"""The Fluent files: complete languages say the same things with the same words, and every plural is there."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from teahouse.registry import game_of, games, load_game
from teahouse.text import Texts, files, folders, languages, messages, preferred
from teahouse.wording import teller_of
from tests.languages import COMPLETE


def plurals(lang: str) -> set[str]:
    """The plural categories of whole numbers."""
    return {Locale(lang).plural_form(number) for number in range(1000)}


@cache
def written(lang: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for file in files(lang):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def nodes(tree: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield tree
    for value in vars(tree).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


def variables(name: str, all_messages: dict[str, ftl.Message]) -> set[str]:
    """What a message wants to know, itself and through the messages it refers to."""
    found: set[str] = set()
    for node in nodes(all_messages[name]):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            found |= variables(node.id.name, all_messages)
    return found


def references(message: ftl.Message) -> set[str]:
    """The messages that a message refers to."""
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.MessageReference)}


def test_complete_languages_are_there() -> None:
    assert set(COMPLETE) <= set(languages())
    assert "en" in COMPLETE


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_complete_language_has_the_same_files(lang: str) -> None:
    for folder in folders():
        names = [sorted(path.name for path in (folder / each).glob("*.ftl")) for each in ("en", lang)]
        assert names[0] == names[1]


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_complete_language_has_the_same_messages_in_the_same_order(lang: str) -> None:
    assert list(written("en")) == list(written(lang))


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_complete_language_wants_to_know_the_same(lang: str) -> None:
    english, other = written("en"), written(lang)
    differing = {name for name in english if variables(name, english) != variables(name, other)}
    assert differing == set()


@pytest.mark.parametrize("lang", languages())
def test_a_message_wants_to_know_nothing_that_english_does_not(lang: str) -> None:
    english, other = written("en"), written(lang)
    assert set(other) - set(english) == set()
    assert {name for name in other if variables(name, english | other) - variables(name, english)} == set()


@pytest.mark.parametrize("lang", languages())
def test_a_message_refers_to_messages_that_exist(lang: str) -> None:
    known = written("en") | written(lang)
    assert {name for name, message in written(lang).items() if references(message) - set(known)} == set()


@pytest.mark.parametrize("lang", languages())
def test_every_selector_by_number_has_all_plurals_of_its_language(lang: str) -> None:
    for name, message in written(lang).items():
        for node in nodes(message):
            if isinstance(node, ftl.SelectExpression):
                keys = {each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)}
                if keys & {"zero", "one", "two", "few", "many"}:
                    assert keys == plurals(lang), name


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", games())
def test_every_event_decision_and_family_of_moves_has_a_message(lang: str, game: str) -> None:
    kind = load_game(game).kind
    silent = teller_of(load_game(game), Texts(lang)).silent
    wanted = [f"{game}-event-{event}" for event in kind.events if event not in silent]
    wanted += [f"{game}-{what}-{decision}" for what in ("ask", "wait") for decision in kind.decisions]
    wanted += [f"{game}-move-{word.partition(' ')[0]}" for word in kind.moves]
    assert [name for name in wanted if name not in messages(lang)] == []


@pytest.mark.parametrize("game", games())
def test_everything_a_move_may_lack_says_how_many_and_how_one_comes_by_it(game: str) -> None:
    """Whatever word the rules give a `Lack`."""
    rules = game_of(game).folder / "rules"
    source = "".join(path.read_text(encoding="utf-8") for path in rules.rglob("*.py"))
    written = {f"{game}-lack-{what}" for what in re.findall(r'Lack\("([a-z-]+)"', source)}
    for lang in COMPLETE:
        parts = {f"{name}{part}" for name in written for part in ("", ".need", ".how")}
        assert sorted(parts - messages(lang)) == []


def test_russian_plurals_are_right() -> None:
    texts = Texts("ru")
    said = [texts.say("zhanguo-markers", count=count, colour="beige") for count in (1, 2, 5, 11, 21, 22)]
    assert said == [
        "1 бежевый маркер",
        "2 бежевых маркера",
        "5 бежевых маркеров",
        "11 бежевых маркеров",
        "21 бежевый маркер",
        "22 бежевых маркера",
    ]


def test_the_language_of_the_system_is_spoken_if_we_can() -> None:
    assert preferred({"LANG": "ru_RU.UTF-8"}) == "ru"
    assert preferred({"LC_ALL": "en_GB.UTF-8", "LANG": "ru_RU.UTF-8"}) == "en"
    assert preferred({"LANG": "tlh.UTF-8"}) == "en"
    assert preferred({}) == "en"


@pytest.mark.parametrize("lang", languages())
def test_messages_are_told_apart_as_fluent_does(lang: str) -> None:
    """They are found without reading them; what is found is what Fluent would read."""
    read: set[str] = set()
    for name, message in written(lang).items():
        read |= {name} if message.value is not None else set()
        read |= {f"{name}.{attribute.id.name}" for attribute in message.attributes}
    assert messages(lang) == read
