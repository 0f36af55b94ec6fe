"""Generated sentences are grammatical where a machine can tell: articles, counted nouns, words that stand twice."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from teahouse.engine.position import SPECTATOR
from teahouse.registry import games
from teahouse.wording import Reading
from tests.wording.play import moments, tellers

CARDS: Final = Path(__file__).parents[2] / "docs" / "cards"
SETUPS: Final = {
    "great_wall": ((3, {}), (2, {"mode": "cooperative", "genghis": "on"})),
    "zhanguo": ((3, {"boards": "auction"}),),
    "ancient_world": ((3, {"expand_plus": "on"}),),
}
"""Played at random, so that most kinds of questions and events are met."""

EVERYWHERE: Final = (
    r"\b(\w{3,})(?: [“«\"])\1\b",  # Order “Order to attack”
    r"\b(?!в|на|с|и|а|that|had)(\w+) \1\b",
    r"  +(?! )",
    r" [,;.!?](?!\.\.)",
    r"[{}$]|None\b|<\w+ object",
    r"\.\.(?!\.)|,,|;;",
)
COUNTED: Final = "token|card|warrior|official|coin|worker|point|resource|archer|citizen"
ENGLISH: Final = (
    r"\b[Aa] (?!one\b|uni|use|eu|ewe)[aeiou]\w*",
    r"\b[Aa]n (?!hour|hono|heir|honest)[^aeiouAEIOU\W\d]\w*",
    rf"\b1 (?:(?:{COUNTED})s|spearmen|horsemen|armies)\b",
    rf"\b(?:[02-9]|\d\d+) (?:{COUNTED}|spearman|horseman|army)\b",
)
SINGULAR: Final = (
    "камень|древесина|древесину|золото|честь|жетон|карта|карту|монета|монету|очко|меч|ресурс|приказ|рабочий|повреждение"
    "|укрепление"
)
FEW: Final = "камня|жетона|карты|монеты|очка|меча|ресурса|приказа|повреждения|укрепления"
MANY: Final = "камней|жетонов|монет|очков|мечей|ресурсов|приказов|повреждений|укреплений"
GENITIVE: Final = "(?<!до )(?<!более )(?<!менее )(?<!для )(?<!вместо )(?<!из )(?<!больше )(?<!меньше )(?<!нет )(?<!от )"
"""After these words everything counted stands in the genitive, and both forms may be right."""
RUSSIAN: Final = (
    rf"(?<![\d−–-])\b(?:\d*[02-9]|\d*1\d) (?:{SINGULAR})\b(?! или)",
    rf"{GENITIVE}(?<![\d−–-])\b(?:\d*[05-9]|\d*1\d|\d*(?<!1)1) (?:{FEW})\b",
    rf"{GENITIVE}(?<![\d−–-])\b(?:\d*(?<!1)[1-4]) (?:{MANY})\b",
)
BY_LANGUAGE: Final = {"en": ENGLISH, "ru": RUSSIAN}


def said_at(reading: Reading, seat: int, legal: list[int]) -> Iterator[str]:
    yield reading.question(seat)
    yield from (part for choice in reading.choices(legal) for part in (choice.group, choice.text, choice.note))


@cache
def sentences(game: str) -> dict[str, set[str]]:
    """Everything that is said, in each language, in some games played at random."""
    told: dict[str, set[str]] = {teller_lang: set() for teller_lang in BY_LANGUAGE}
    for seats, options in SETUPS[game]:
        for table in moments(game, seats, options, "grammar", every=12):
            for lang, teller in zip(told, tellers(game), strict=True):
                events = table.log[-30:]
                onlooker = teller.read(table.position.observe(SPECTATOR))
                told[lang].add(onlooker.moment())
                for decision in table.position.open:
                    reading = teller.read(table.position.observe(decision.seat))
                    told[lang].update(said_at(reading, decision.seat, table.position.options(decision)))
                    heard = [reading.tell(event) for event in events if event.heard_by(decision.seat)]
                    told[lang].update(each.text for each in heard if each is not None)
                told[lang].update(onlooker.waiting(seat) for seat in range(seats))
    return told


def broken(lang: str, texts: Iterable[str]) -> dict[str, str]:
    """The texts that break a rule of their language, and where."""
    rules = [re.compile(rule) for rule in (*EVERYWHERE, *BY_LANGUAGE[lang])]
    found = ((text, rule.search(text)) for text in texts for rule in rules)
    return {text: match.group() for text, match in found if match is not None}


@pytest.mark.parametrize("lang", BY_LANGUAGE)
@pytest.mark.parametrize("game", games())
def test_what_is_said_in_a_game_is_grammatical(game: str, lang: str) -> None:
    assert len(sentences(game)[lang]) > 100
    assert broken(lang, sentences(game)[lang]) == {}


@pytest.mark.parametrize("page", sorted(CARDS.glob("*.md")), ids=lambda page: page.stem)
def test_the_texts_of_cards_are_grammatical(page: Path) -> None:
    lines = [line.lstrip("-* ") for line in page.read_text(encoding="utf-8").splitlines() if "`" not in line]
    assert broken(page.stem.rpartition(".")[2], lines) == {}


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Yellow recruits a archer."),
        ("en", "Order “Order to attack”"),
        ("en", "gain 2 token"),
        ("ru", "награда 2 камень"),
        ("ru", "Приказ «Приказ атаковать»"),
        ("ru", "получите 5 очка чести"),
        ("ru", "получите 2 очков чести"),
    ],
)
def test_what_readers_stumbled_over_is_found(lang: str, text: str) -> None:
    assert broken(lang, [text])
