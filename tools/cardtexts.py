"""Write every card as players read it, for review: docs/cards/<game>.<language>.md.

python tools/cardtexts.py
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from teahouse.cardtext.tokens import Row
from teahouse.registry import Game, game_of, games, load_content
from teahouse.teaching.glossary import glossary_of
from teahouse.text import SOURCE, Texts, languages

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "cards"


def told_games() -> list[str]:
    """The games whose cards are told by their structure."""
    return [name for name in games() if game_of(name).cardtext]


def entries(names: Any, kind: str) -> Iterable[Any]:
    """The cards of a kind, in the order of the pack."""
    value: Any = getattr(names, kind)
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else [value]


def lines(game: Game, names: Any, lang: str) -> Iterator[str]:
    """The whole file, line by line."""
    texts, cards = Texts(lang), game.part(game.cardtext)
    yield f"# {texts.say(f'{game.name}-book')}\n\n{texts.say('book-origin')}"
    for kind in cards.BOOK:
        yield f"\n## {texts.say(f'{game.name}-book-{kind}')}"
        for entry in entries(names, kind):
            known_by = getattr(entry, "id", None) or getattr(entry, "number", kind)
            yield f"\n**{cards.card_title(names, entry, lang)}** (`{known_by}`)\n"
            facts = cards.card_facts(names, entry, lang)
            text = cards.card_text(names, entry, lang).splitlines()
            yield from (f"- {line}" for line in ([f"*{facts}*"] if facts else []) + text)
            if lang == SOURCE:
                yield from (f"  - `{signs(game.name, row)}`" for row in cards.card_icons(names, entry))


def signs(game: str, row: Row) -> str:
    """A row of symbols, each by the word the glossary has for it."""
    known = glossary_of(game).symbols
    told = [
        known[token.value].word.of(SOURCE).lower() if token.kind == "icon" and token.value in known else str(token)
        for token in row
    ]
    return " ".join(told)


def snapshot(game: str, lang: str) -> str:
    """The file of a game in a language."""
    return "\n".join(lines(game_of(game), load_content(game).names, lang)) + "\n"


def main() -> int:
    """Write the file of each game and language."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in told_games():
        for lang in languages():
            path = FOLDER / f"{game}.{lang}.md"
            path.write_text(snapshot(game, lang), encoding="utf-8")
            print(path.relative_to(FOLDER.parent.parent))
    return 0


if __name__ == "__main__":
    sys.exit(main())
