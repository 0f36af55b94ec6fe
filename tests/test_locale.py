"""The Fluent files: both languages say the same things with the same words in them, and every plural is there."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from teahouse.engine.decision import Lack
from teahouse.registry import games, load_game
from teahouse.text import Texts, files, folders, languages, preferred

PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}}
"""The plural categories of whole numbers."""
LACKS = ("official", "unrest-room", "worker", "region-with-worker", "official-colour", "point", "vp")


def messages(lang: str) -> dict[str, ftl.Message]:
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


def test_every_language_has_the_same_files() -> None:
    assert languages() == ["en", "ru"]
    for folder in folders():
        names = {lang: sorted(path.name for path in (folder / lang).glob("*.ftl")) for lang in languages()}
        assert names["en"] == names["ru"]


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert list(messages("en")) == list(messages("ru"))


def test_both_languages_want_to_know_the_same() -> None:
    english, russian = messages("en"), messages("ru")
    differing = {name for name in english if variables(name, english) != variables(name, russian)}
    assert differing == set()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_selector_by_number_has_all_plurals_of_its_language(lang: str) -> None:
    for name, message in messages(lang).items():
        for node in nodes(message):
            if isinstance(node, ftl.SelectExpression):
                keys = {each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)}
                if keys & {"zero", "one", "two", "few", "many"}:
                    assert keys == PLURALS[lang], name


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", games())
def test_every_event_decision_and_family_of_moves_has_a_message(lang: str, game: str) -> None:
    kind, texts = load_game(game).kind, Texts(lang)
    wanted = [f"{game}-event-{event}" for event in kind.events]
    wanted += [f"{game}-{what}-{decision}" for what in ("ask", "wait") for decision in kind.decisions]
    wanted += [f"{game}-move-{word.partition(' ')[0]}" for word in kind.moves]
    assert [name for name in wanted if not texts.knows(name)] == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_a_move_may_lack_has_a_message(lang: str) -> None:
    """Whatever word the rules give a `Lack`."""
    rooms = Path(__file__).parent.parent / "src" / "teahouse" / "games" / "zhanguo" / "rules"
    source = "".join(path.read_text(encoding="utf-8") for path in rooms.glob("*.py"))
    assert source.count("Lack(") >= len(LACKS)
    for what in LACKS:
        lack = Lack(what, 1, 3)
        assert Texts(lang).say(f"zhanguo-lack-{what}", have=lack.have, need=lack.need, missing=2)
    assert [what for what in set(_lacks(source)) if what not in LACKS] == []


def _lacks(source: str) -> list[str]:
    return [part.partition('"')[0] for part in source.split('Lack("')[1:]]


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
    assert preferred({"LANG": "de_DE.UTF-8"}) == "en"
    assert preferred({}) == "en"
