"""A pack is read into typed structures, and whatever is wrong with it is said in sentences."""

from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta

from teahouse.loading.pack import ContentError, Entry, Icon, Mistake, Name, Pack, Part, check_template
from teahouse.loading.shape import mistakes_in, shown
from teahouse.text import languages


class Gain(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag="gain"):
    what: Literal["wood", "stone", "gold"]
    n: int | Literal["all"] = 1


class Draw(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag="draw"):
    n: Annotated[int, Meta(ge=1, le=9)]


class Advisor(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    name: Name
    icon: Icon
    then: list[Gain | Draw]


class Area(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    order: Annotated[int, Meta(ge=1)]


class Toy(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: Literal[1]
    area: dict[str, Area]
    advisor: list[Advisor]
    weights: Annotated[list[float], Meta(max_length=2)]


GOOD = """
format = 1
weights = [0.5, 1]
[area.quarry]
order = 2
[[advisor]]
id = "gravedigger"
name = { en = "Gravedigger", ru = "Могильщик" }
icon = "spade"
source = "report"
then = [{ do = "gain", what = "gold", n = 2 }, { do = "draw", n = 1 }]
"""


def read(folder: Path, text: str | bytes) -> tuple[Toy | None, list[str]]:
    folder.joinpath("toy.toml").write_bytes(text if isinstance(text, bytes) else text.encode())
    pack = Pack(folder, ("toy.toml",))
    toy = pack.read("toy.toml", Toy)
    return toy, list(map(str, pack.mistakes))


def test_a_sound_file_becomes_a_structure(tmp_path: Path) -> None:
    toy, wrong = read(tmp_path, GOOD)
    assert wrong == []
    assert toy is not None
    assert toy.advisor[0].then == [Gain(what="gold", n=2), Draw(n=1)]
    assert toy.area["quarry"].order == 2


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'what = "gold"',
            'what = "glod"',
            'toy.toml, advisor gravedigger, then[1].what: "glod" stands here, but it must be one of "wood", "stone" or '
            '"gold"; did you mean "gold"?',
        ),
        (
            'do = "draw", n = 1',
            'do = "drew", n = 1',
            'toy.toml, advisor gravedigger, then[2].do: "drew" stands here, but it must be one of "gain" or "draw"; '
            'did you mean "draw"?',
        ),
        (
            'do = "draw", n = 1',
            "n = 1",
            'toy.toml, advisor gravedigger, then[2].do: this is missing; it must be one of "gain" or "draw".',
        ),
        (
            'do = "draw", n = 1',
            'do = "draw", n = 10',
            "toy.toml, advisor gravedigger, then[2].n: 10 stands here, but it must be a whole number from 1 to 9.",
        ),
        (
            "n = 2",
            "n = true",
            'toy.toml, advisor gravedigger, then[1].n: true stands here, but it must be a whole number, or "all".',
        ),
        (
            "order = 2",
            "order = 0",
            "toy.toml, area quarry, order: 0 stands here, but it must be a whole number of at least 1.",
        ),
        (
            "order = 2",
            "ordre = 2",
            'toy.toml, area quarry, ordre: there is no such key here, only order; did you mean "order"?',
        ),
        ("format = 1", "format = 2", "toy.toml, format: 2 stands here, but it must be 1."),
        (
            "weights = [0.5, 1]",
            'weights = [0.5, "1"]',
            'toy.toml, weights no. 2: "1" stands here, but it must be a number.',
        ),
        (
            "weights = [0.5, 1]",
            "weights = [1, 2, 3]",
            "toy.toml, weights: [1, 2, 3] stands here, but it must be a list of at most 2 of: a number.",
        ),
        (
            'icon = "spade"',
            'icon = "Spade Icon"',
            'toy.toml, advisor gravedigger, icon: "Spade Icon" stands here, but it must be an icon name such as '
            '"stone-wall".',
        ),
        ('en = "Gravedigger", ', "", "toy.toml, advisor gravedigger, name.en: this is missing; it must be text."),
        (
            'ru = "Могильщик"',
            'rus = "Могильщик"',
            f"toy.toml, advisor gravedigger, name.rus: there is no such language, only {', '.join(languages())}; "
            'did you mean "ru"?',
        ),
        (
            'ru = "Могильщик"',
            'ru = " "',
            'toy.toml, advisor gravedigger, name.ru: " " stands here, but it must be text.',
        ),
        (
            'id = "gravedigger"',
            "",
            "toy.toml, advisor no. 1, id: this is missing; it must be text.",
        ),
        (
            'source = "report"',
            'source = "reported"',
            'toy.toml, advisor gravedigger, source: "reported" stands here, but it must be one of "rulebook", "report" '
            'or "designed"; did you mean "report"?',
        ),
        (
            'id = "gravedigger"',
            "id = 1979-05-27",
            "toy.toml, advisor no. 1, id: 1979-05-27 stands here, but it must be text.",
        ),
        (
            'name = { en = "Gravedigger", ru = "Могильщик" }',
            'name = "Gravedigger"',
            'toy.toml, advisor gravedigger, name: "Gravedigger" stands here, but it must be a table of texts by '
            "language, with en.",
        ),
    ],
)
def test_a_mistake_names_file_entry_and_field(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in GOOD
    toy, wrong = read(tmp_path, GOOD.replace(old, new, 1))
    assert toy is None
    assert wrong == [message]


def test_all_mistakes_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    _, wrong = read(tmp_path, GOOD.replace("spade", "Spade").replace("order = 2", "").replace("n = 1 ", "n = 0 "))
    assert [line.split(":")[0] for line in wrong] == [
        "toy.toml, area quarry, order",
        "toy.toml, advisor gravedigger, icon",
        "toy.toml, advisor gravedigger, then[2].n",
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"format = ", "toy.toml: this is not TOML: invalid value (at end of document)."),
        (b"format = 1\nformat = 2\n", "toy.toml: this is not TOML: cannot overwrite a value (at line 2, column 11)."),
        (b'a = "\xff"', "toy.toml: byte 6 is not UTF-8; a pack is written in UTF-8."),
        (
            b"a = " + b"[" * 20_000,
            "toy.toml: this cannot be read: a number in it is too long or its tables nest too deep.",
        ),
        (
            b"a = " + b"1" * 20_000,
            "toy.toml: this cannot be read: a number in it is too long or its tables nest too deep.",
        ),
    ],
)
def test_a_file_that_is_no_toml(tmp_path: Path, text: bytes, message: str) -> None:
    assert read(tmp_path, text) == (None, [message])


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    pack = Pack(tmp_path, ("toy.toml",))
    assert pack.read("toy.toml", Toy) is None
    assert pack.mistakes == [Mistake("toy.toml", "", "", "there is no such file")]


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    tmp_path.joinpath("toy.toml").mkdir()
    pack = Pack(tmp_path, ("toy.toml",))
    assert pack.read("toy.toml", Toy) is None
    assert pack.mistakes == [Mistake("toy.toml", "", "", "this is not a file")]


def test_a_pack_may_have_files_in_folders(tmp_path: Path) -> None:
    own = tmp_path / "own"
    (own / "more").mkdir(parents=True)
    (own / "more" / "toy.toml").write_text(GOOD, encoding="utf-8")
    (own / "more" / "tow.toml").write_text("", encoding="utf-8")
    pack = Pack(tmp_path, ("more/toy.toml",), own)
    assert pack.read("more/toy.toml", Toy) is not None
    assert [str(mistake) for mistake in pack.mistakes] == [
        'more/tow.toml: a pack of this game has no such file, only more/toy.toml; did you mean "more/toy.toml"?'
    ]


@pytest.mark.parametrize(
    ("en", "field", "text"),
    [
        ("score {amuont} VP", "text.en", "nothing fills in the placeholder {amuont}"),
        ("score VP", "text.en", "the placeholder {amount} is missing"),
        ("score {amount VP", "text.en", "a brace here has no partner"),
        ("score {amount!r} VP", "text.en", "nothing fills in the placeholder {amount!r}"),
    ],
)
def test_a_text_must_use_the_words_of_its_data(tmp_path: Path, en: str, field: str, text: str) -> None:
    pack = Pack(tmp_path, ())
    check_template(pack, "toy.toml", "bonus VP", Name(en=en, ru="{amount} ПО"), ["amount"])
    first = pack.mistakes[0]
    assert (first.file, first.entry, first.field) == ("toy.toml", "bonus VP", field)
    assert first.text.startswith(text)


def test_a_text_is_filled_in_both_languages() -> None:
    text = Name(en="{n} {colour} cards", ru="карты ({colour}): {n}")
    filled = text.filled(n=2, colour=Name(en="brown", ru="коричневый"))
    assert (filled.of("en"), filled.of("ru"), filled.of("fr")) == (
        "2 brown cards",
        "карты (коричневый): 2",
        "2 brown cards",
    )


def test_a_shown_value_stays_on_one_line() -> None:
    assert shown("a\nb\u2028c") == '"a\\nb\\u2028c"'
    assert len(shown("x" * 1000)) < 70
    assert shown(10**300) == "an enormous number"


def test_a_value_that_fits_has_no_mistakes() -> None:
    assert list(mistakes_in({"en": "a", "ru": "б"}, Name)) == []


def test_an_error_lists_its_mistakes_one_a_line() -> None:
    error = ContentError([Mistake("a.toml", "card 1", "colour", "wrong"), Mistake("b.toml", "", "", "missing")])
    assert str(error) == "a.toml, card 1, colour: wrong.\nb.toml: missing."
