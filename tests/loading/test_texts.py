"""Texts of a pack in a file of their own, one for each language."""

import tomllib
from pathlib import Path

import pytest
from msgspec import Struct

from teahouse.loading.pack import Name, Pack
from teahouse.loading.texts import languages_by_text, texts_in
from teahouse.registry import game_of, games
from teahouse.text import languages

CARDS = """
motto = { en = "All under heaven" }
[[card]]
id = "wall"
name = { en = "Wall", ru = "Стена" }
lines = [{ en = "{n} stones" }, { en = "and mortar" }]
[[card]]
name = { en = "Gate" }
[wording]
either = { en = "or" }
"""


class Card(Struct):
    name: Name
    id: str = ""
    lines: list[Name] = []


class Wording(Struct):
    either: Name


class Cards(Struct):
    motto: Name
    card: list[Card]
    wording: Wording


def read(folder: Path, russian: str, own: Path | None = None) -> tuple[Cards | None, list[str]]:
    (folder / "texts").mkdir(exist_ok=True)
    (folder / "cards.toml").write_text(CARDS, encoding="utf-8")
    (folder / "texts" / "ru.toml").write_text(russian, encoding="utf-8")
    pack = Pack(folder, ("cards.toml",), own)
    return pack.read("cards.toml", Cards), list(map(str, pack.mistakes))


RUSSIAN = """
["cards.toml"]
"motto" = "Поднебесная"
"card wall, lines[2]" = "и раствор"
"card no. 2, name" = "Ворота"
"wording.either" = "или"
"""


def test_a_file_of_texts_adds_a_language_to_the_cards(tmp_path: Path) -> None:
    cards, mistakes = read(tmp_path, RUSSIAN)
    assert cards is not None
    assert mistakes == []
    assert cards.motto == Name(en="All under heaven", ru="Поднебесная")
    assert [card.name.of("ru") for card in cards.card] == ["Стена", "Ворота"]
    assert [line.of("ru") for line in cards.card[0].lines] == ["{n} stones", "и раствор"]
    assert cards.wording.either.of("ru") == "или"
    found = {place: sorted(langs) for place, langs in languages_by_text(tmp_path).items()}
    assert found == {
        ("cards.toml", "motto"): ["en", "ru"],
        ("cards.toml", "card wall, name"): ["en", "ru"],
        ("cards.toml", "card wall, lines[1]"): ["en"],
        ("cards.toml", "card wall, lines[2]"): ["en", "ru"],
        ("cards.toml", "card no. 2, name"): ["en", "ru"],
        ("cards.toml", "wording.either"): ["en", "ru"],
    }


@pytest.mark.parametrize(
    ("russian", "mistake"),
    [
        (
            '["cards.toml"]\n"card wal, name" = "Стена"\n',
            'texts/ru.toml, cards.toml, card wal, name: there is no such text in cards.toml; did you mean "card wall, '
            'name"?',
        ),
        (
            '["cards.toml"]\n"card wall, name" = "Стена"\n',
            "texts/ru.toml, cards.toml, card wall, name: this text stands in cards.toml, too; once is right.",
        ),
        (
            '["cards.toml"]\n"motto" = 3\n',
            "texts/ru.toml, cards.toml, motto: 3 stands here, but it must be text.",
        ),
        (
            '["card.toml"]\n"motto" = "Поднебесная"\n',
            "texts/ru.toml, card.toml: no such file stands beside these texts, only cards.toml.",
        ),
        ("motto", "texts/ru.toml: this is not TOML: "),
    ],
)
def test_a_mistake_in_a_file_of_texts_is_told(tmp_path: Path, russian: str, mistake: str) -> None:
    _, mistakes = read(tmp_path, russian)
    assert len(mistakes) == 1
    assert mistakes[0].startswith(mistake)


def test_a_file_of_texts_is_called_after_a_language(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "rus.toml").write_text("", encoding="utf-8")
    _, mistakes = read(tmp_path, RUSSIAN)
    assert mistakes == [
        f'texts/rus.toml: there is no language "rus", only {", ".join(languages())}; did you mean "ru"?'
    ]


def test_texts_are_about_the_files_beside_them(tmp_path: Path) -> None:
    """A player's own file is not told in words that were written for the built-in one."""
    own = tmp_path / "own"
    own.mkdir()
    (own / "cards.toml").write_text(CARDS.replace("All under heaven", "Nothing new"), encoding="utf-8")
    cards, mistakes = read(tmp_path, RUSSIAN, own)
    assert cards is not None
    assert cards.motto == Name(en="Nothing new")
    assert mistakes == []
    (own / "texts").mkdir()
    (own / "texts" / "ru.toml").write_text('["cards.toml"]\n"motto" = "Ничего нового"\n', encoding="utf-8")
    cards, mistakes = read(tmp_path, RUSSIAN, own)
    assert cards is not None
    assert cards.motto.of("ru") == "Ничего нового"
    assert mistakes == []


@pytest.mark.parametrize("game", games())
def test_every_text_of_a_pack_has_an_address_of_its_own(game: str) -> None:
    folder = game_of(game).folder / "pack"
    every = [
        text for file in folder.rglob("*.toml") for text in texts_in(tomllib.loads(file.read_text(encoding="utf-8")))
    ]
    assert len(languages_by_text(folder)) == len(every) > 100
