"""Write every card of The Great Wall as players read it, for review: docs/cards/great_wall.<language>.md.

python tools/cardtexts.py
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from teahouse.cardtext import Entry, card_facts, card_icons, card_text
from teahouse.content.great_wall import load
from teahouse.content.great_wall_names import GreatWallNames
from teahouse.content.great_wall_schema import QinOrderEntry
from teahouse.text import languages

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "cards"
TITLES: Final = {
    "en": "The Great Wall: every card\n\nMade from the content pack by `python tools/cardtexts.py`; not to be edited.",
    "ru": "Великая стена: все карты\n\nСоставлено по набору данных командой `python tools/cardtexts.py`; не править.",
}
KINDS: Final = {
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
}


def name(names: GreatWallNames, entry: Entry, lang: str) -> str:
    """The name of a card; Qin's orders have those of the normal ones."""
    if isinstance(entry, QinOrderEntry):
        return next(order.name.of(lang) for order in names.orders if order.id == entry.order)
    return entry.name.of(lang)


def lines(names: GreatWallNames, lang: str) -> Iterator[str]:
    """The whole file, line by line."""
    yield f"# {TITLES[lang]}"
    for kind, titles in KINDS.items():
        yield f"\n## {titles[lang == 'ru']}"
        entries: Sequence[Entry] = getattr(names, kind)
        for entry in entries:
            yield f"\n**{name(names, entry, lang)}** (`{entry.id}`)\n"
            facts = card_facts(names, entry, lang)
            text = card_text(names, entry, lang).splitlines()
            yield from (f"- {line}" for line in ([f"*{facts}*"] if facts else []) + text)
            if lang == "en":
                yield from (f"  - `{' '.join(map(str, row))}`" for row in card_icons(entry))


def snapshot(names: GreatWallNames, lang: str) -> str:
    return "\n".join(lines(names, lang)) + "\n"


def main() -> int:
    """Write the file of each language."""
    names = load().names
    FOLDER.mkdir(parents=True, exist_ok=True)
    for lang in languages():
        path = FOLDER / f"great_wall.{lang}.md"
        path.write_text(snapshot(names, lang), encoding="utf-8")
        print(path.relative_to(FOLDER.parent.parent))
    return 0


if __name__ == "__main__":
    sys.exit(main())
