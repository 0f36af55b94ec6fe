"""Write every card as players read it, for review: docs/cards/<game>.<language>.md.

python tools/cardtexts.py
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from teahouse.cardtext import Entry, Names, card_facts, card_icons, card_text
from teahouse.content import ancient_world, great_wall
from teahouse.content.great_wall_names import GreatWallNames
from teahouse.content.great_wall_schema import QinOrderEntry
from teahouse.text import languages

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "cards"
ORIGIN: Final = {
    "en": "Made from the content pack by `python tools/cardtexts.py`; not to be edited.",
    "ru": "Составлено по набору данных командой `python tools/cardtexts.py`; не править.",
}
Words = tuple[str, str]
"""English and Russian."""


class Book(NamedTuple):
    """The cards of one game: its title, and the title of each kind of cards of its names."""

    title: Words
    kinds: Mapping[str, Words]


BOOKS: Final = {
    "great_wall": Book(
        ("The Great Wall: every card", "Великая стена: все карты"),
        {
            "orders": ("Orders", "Приказы"),
            "reed_orders": ("Order of the Reed clan", "Приказ клана Тростника"),
            "qin_orders": ("Orders of Qin Jiushao", "Приказы Цинь Цзюшао"),
            "hordes": ("Hordes", "Отряды орды"),
            "generals": ("Generals", "Генералы"),
            "advisors": ("Advisors", "Советники"),
            "tactics": ("Tactics", "Тактика"),
            "artifacts": ("Artifacts", "Артефакты"),
            "edicts": ("Edicts", "Указы императора"),
            "events": ("Events", "События"),
            "skills": ("Skills of Genghis Khan", "Навыки Чингисхана"),
            "gifts": ("Gifts of the emperor", "Дары императора"),
            "rat_cards": ("Rat cards", "Карты крысы"),
            "notes": ("Reference cards", "Памятки"),
            "scenarios": ("Scenarios", "Сценарии"),
        },
    ),
    "ancient_world": Book(
        ("The Ancient World: every card and cell", "Древний мир: все карты и ячейки"),
        {
            "cells": ("Cells of the board", "Ячейки поля"),
            "capital": ("Capital", "Столица"),
            "symbols": ("Symbols", "Символы"),
            "empire": ("Empire cards", "Карты империи"),
            "armies": ("Armies", "Войска"),
            "titans": ("Titans", "Титаны"),
            "provinces": ("Provinces", "Провинции"),
        },
    ),
}


def names_of(game: str) -> Names:
    """What players see of the built-in pack."""
    return great_wall.load().names if game == "great_wall" else ancient_world.load().names


def entries(names: Names, kind: str) -> Iterable[Entry]:
    """The cards of a kind, in the order of the pack."""
    value: dict[str, Entry] | list[Entry] | Entry = getattr(names, kind)
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else [value]


def title(names: Names, entry: Entry, lang: str) -> str:
    """The name of a card; Qin's orders have those of the normal ones."""
    if isinstance(entry, QinOrderEntry):
        assert isinstance(names, GreatWallNames)
        return next(order.name.of(lang) for order in names.orders if order.id == entry.order)
    return entry.name.of(lang)


def lines(book: Book, names: Names, lang: str) -> Iterator[str]:
    """The whole file, line by line."""
    yield f"# {book.title[lang == 'ru']}\n\n{ORIGIN[lang]}"
    for kind, titles in book.kinds.items():
        yield f"\n## {titles[lang == 'ru']}"
        for entry in entries(names, kind):
            yield f"\n**{title(names, entry, lang)}** (`{getattr(entry, 'id', kind)}`)\n"
            facts = card_facts(names, entry, lang)
            text = card_text(names, entry, lang).splitlines()
            yield from (f"- {line}" for line in ([f"*{facts}*"] if facts else []) + text)
            if lang == "en":
                yield from (f"  - `{' '.join(map(str, row))}`" for row in card_icons(names, entry))


def snapshot(game: str, lang: str) -> str:
    """The file of a game in a language."""
    return "\n".join(lines(BOOKS[game], names_of(game), lang)) + "\n"


def main() -> int:
    """Write the file of each game and language."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in BOOKS:
        for lang in languages():
            path = FOLDER / f"{game}.{lang}.md"
            path.write_text(snapshot(game, lang), encoding="utf-8")
            print(path.relative_to(FOLDER.parent.parent))
    return 0


if __name__ == "__main__":
    sys.exit(main())
