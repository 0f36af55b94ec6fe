"""The introductions: what may stand in them, and that all of them can be read in both languages."""

import pytest

from teahouse.loading.pack import ContentError
from teahouse.registry import games
from teahouse.teaching.introduction import (
    ListBlock,
    PictureBlock,
    TableBlock,
    TextBlock,
    Told,
    Words,
    introduction_of,
    parsed,
)
from teahouse.teaching.lessons import lesson_of
from teahouse.text import languages

WRITTEN = """# A game in two minutes

Win **at once**
or never.

## A turn

1. Draw.
2. **Play.**

- one

| what | when |
|---|---|
| points | end |

![The map](ga-1-first/2 "region 1, region 2")
"""


def shape(told: Told) -> list[tuple[str, list[str]]]:
    """What two languages must share: the kinds of blocks of each section, how long they are, and the pictures."""
    return [("section", [described(block) for block in section.blocks]) for section in told.sections]


def described(block: object) -> str:
    match block:
        case ListBlock(numbered=numbered, items=items):
            return f"list {numbered} {len(items)}"
        case TableBlock(head=head, rows=rows):
            return f"table {len(head)} {len(rows)}"
        case PictureBlock(lesson=lesson, step=step, pieces=pieces):
            return f"picture {lesson} {step} {pieces}"
    return "text"


def test_words_lists_tables_and_pictures_are_read() -> None:
    told = parsed(WRITTEN, "how_to_play.en.md")
    assert told.title == "A game in two minutes"
    first, turn = told.sections
    assert (first.title, turn.title) == ("", "A turn")
    assert first.blocks == [TextBlock([Words("Win "), Words("at once", True), Words(" or never.")])]
    assert turn.blocks == [
        ListBlock(True, [[Words("Draw.")], [Words("Play.", True)]]),
        ListBlock(False, [[Words("one")]]),
        TableBlock([[Words("what")], [Words("when")]], [[[Words("points")], [Words("end")]]]),
        PictureBlock("The map", "ga-1-first", 2, ["region 1", "region 2"]),
    ]


@pytest.mark.parametrize(
    ("text", "place", "said"),
    [
        ("no title", "line 1", "a title is missing"),
        ("# One\n\n# Two", "line 3", "a second title"),
        ("# One\n\n### Small", "line 3", "only headings of the first two ranks"),
        ("# One\n\n[a link](http://elsewhere)", "line 3", "only headings of the first two ranks"),
        ("# One\n\n> quoted", "line 3", "only headings of the first two ranks"),
        ("# One\n\n`code`", "line 3", "“`” stands here"),
        ("# One\n\n![map](zg-1-two-uses)", "line 3", "a picture looks like this"),
        ('# One\n\n![map](zg-1-two-uses/x "region 1")', "line 3", "a picture looks like this"),
        ('# One\n\n![](zg-1-two-uses/1 "region 1")', "line 3", "a picture looks like this"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, place: str, said: str) -> None:
    with pytest.raises(ContentError) as error:
        parsed(text, "how_to_play.en.md")
    (mistake,) = error.value.mistakes
    assert (mistake.file, mistake.entry) == ("how_to_play.en.md", place)
    assert said in mistake.text


def test_markup_of_pages_is_words_and_no_more() -> None:
    """Nothing that a browser would obey comes through."""
    told = parsed("# One\n\nA <b onclick=x>bold</b> word", "how_to_play.en.md")
    (block,) = told.sections[0].blocks
    assert isinstance(block, TextBlock)
    assert "".join(words.text for words in block.line) == "A <b onclick=x>bold</b> word"


@pytest.mark.parametrize("game", games())
def test_a_game_is_introduced_alike_in_all_languages_with_pictures_of_its_lessons(game: str) -> None:
    english = introduction_of(game, "en")
    assert english is not None
    pictures = [block for section in english.sections for block in section.blocks if isinstance(block, PictureBlock)]
    assert pictures
    for picture in pictures:
        assert picture.step <= len(lesson_of(game, picture.lesson).steps)
    for lang in languages():
        told = introduction_of(game, lang)
        assert told is not None
        assert shape(told) == shape(english), lang
