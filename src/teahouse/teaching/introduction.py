"""What a game is about, in two minutes: `lessons/how_to_play.<lang>.md`, read into blocks that any table can draw.

Markdown, of which there are headings, paragraphs, lists, tables, bold words, and pictures. A picture is a part of the
real board as it stands at a step of a lesson: `![what one sees](zg-5-rewards/3 "region 1, region 2")`.
"""

from functools import cache
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from msgspec import Struct

from teahouse.loading.pack import ContentError, Mistake
from teahouse.teaching.lessons import folder_of
from teahouse.text import SOURCE

FILE: Final = "how_to_play.{lang}.md"
WANTED: Final = "only headings of the first two ranks, paragraphs, lists, tables, bold words and pictures"


class Words(Struct, frozen=True):
    """Words of a line."""

    text: str
    strong: bool = False


Line = list[Words]


class TextBlock(Struct, frozen=True, tag="text"):
    """A paragraph."""

    line: Line


class ListBlock(Struct, frozen=True, tag="list"):
    """A list, numbered or not."""

    numbered: bool
    items: list[Line]


class TableBlock(Struct, frozen=True, tag="table"):
    """A table with a head."""

    head: list[Line]
    rows: list[list[Line]]


class PictureBlock(Struct, frozen=True, tag="picture"):
    """A part of the board as it stands at a step of a lesson."""

    caption: str
    lesson: str
    step: int
    pieces: list[str]
    """Ids of what must be seen."""


Block = TextBlock | ListBlock | TableBlock | PictureBlock


class Section(Struct, frozen=True):
    """What stands under a heading; what stands before the first one has no title."""

    title: str
    blocks: list[Block]


class Told(Struct, frozen=True):
    """An introduction."""

    title: str
    sections: list[Section]


@cache
def introduction_of(game: str, lang: str) -> Told | None:
    """The introduction of a game in a language, else in English; None where nobody has written one."""
    for each in (lang, SOURCE):
        path = folder_of(game) / FILE.format(lang=each)
        if path.is_file():
            return read(path)
    return None


def read(path: Path) -> Told:
    """A file; `ContentError` says what is wrong, and in which line."""
    return parsed(path.read_text("utf-8"), path.name)


def parsed(text: str, file: str) -> Told:
    reader = Reader(file, MarkdownIt("commonmark", {"html": False}).enable("table").parse(text))
    return reader.told()


class Reader:
    """Goes through the tokens of a file, one after the other."""

    def __init__(self, file: str, tokens: list[Token]) -> None:
        self.file = file
        self.tokens = tokens
        self.at = 0

    def told(self) -> Told:
        title, sections = "", [Section("", [])]
        while self.at < len(self.tokens):
            token = self.next()
            if token.type == "heading_open" and token.tag in ("h1", "h2"):
                heading = "".join(words.text for words in self.line("heading_close"))
                if token.tag == "h2":
                    sections.append(Section(heading, []))
                elif title or len(sections) > 1:
                    raise self.wrong(token, "a second title stands here")
                else:
                    title = heading
            else:
                sections[-1].blocks.append(self.block(token))
        if not title:
            raise ContentError([Mistake(self.file, "line 1", "", 'a title is missing; it begins with "# "')])
        return Told(title, [section for section in sections if section.title or section.blocks])

    def block(self, token: Token) -> Block:
        if token.type == "paragraph_open":
            return self.picture(token) or TextBlock(self.line("paragraph_close"))
        if token.type in ("ordered_list_open", "bullet_list_open"):
            return ListBlock(token.type == "ordered_list_open", self.items(token.type.replace("open", "close")))
        if token.type == "table_open":
            head, *rows = self.rows()
            return TableBlock(head, rows)
        raise self.wrong(token, f"{WANTED} may stand here")

    def next(self) -> Token:
        self.at += 1
        return self.tokens[self.at - 1]

    def line(self, close: str) -> Line:
        """The words up to the token that closes them."""
        inline = self.next()
        if self.next().type != close:
            raise self.wrong(inline, f"{WANTED} may stand here")
        return self.words(inline)

    def words(self, inline: Token) -> Line:
        told: Line = []
        strong = False
        for part in inline.children or []:
            if part.type in ("strong_open", "strong_close"):
                strong = part.type == "strong_open"
                continue
            if part.type not in ("text", "softbreak"):
                raise self.wrong(inline, f"“{part.markup or part.tag}” stands here, but {WANTED} may")
            text = " " if part.type == "softbreak" else part.content
            if told and told[-1].strong == strong:
                told[-1] = Words(told[-1].text + text, strong)
            elif text:
                told.append(Words(text, strong))
        return told

    def picture(self, token: Token) -> PictureBlock | None:
        """A paragraph of one picture and nothing else."""
        inline = self.tokens[self.at]
        (image, *rest) = inline.children or [inline]
        if image.type != "image":
            return None
        lesson, _, step = str(image.attrs.get("src", "")).partition("/")
        pieces = [piece.strip() for piece in str(image.attrs.get("title", "")).split(",") if piece.strip()]
        if rest or not lesson or not step.isdigit() or not pieces or not image.content:
            raise self.wrong(token, 'a picture looks like this: ![what one sees](lesson/step "piece, piece")')
        self.at += 2
        return PictureBlock(image.content, lesson, int(step), pieces)

    def items(self, close: str) -> list[Line]:
        told: list[Line] = []
        while (token := self.next()).type != close:
            if token.type == "paragraph_open":
                told.append(self.line("paragraph_close"))
            elif token.type not in ("list_item_open", "list_item_close"):
                raise self.wrong(token, "an item of a list is one paragraph")
        return told

    def rows(self) -> list[list[Line]]:
        told: list[list[Line]] = []
        while (token := self.next()).type != "table_close":
            if token.type == "tr_open":
                told.append([])
            elif token.type == "inline":
                told[-1].append(self.words(token))
        return told

    def wrong(self, token: Token, text: str) -> ContentError:
        line = f"line {token.map[0] + 1}" if token.map else ""
        return ContentError([Mistake(self.file, line, "", text)])
