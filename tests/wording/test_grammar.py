"""Generated sentences are grammatical where a machine can tell: articles, counted nouns, words that stand twice."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

import pytest

from teahouse.engine.decision import Decision
from teahouse.engine.position import SPECTATOR, Position
from teahouse.registry import games
from teahouse.wording import Reading, Teller
from teahouse.wording.forecast import foretold
from teahouse.wording.refusals import wanting
from tests.wording.play import moments, tellers

CARDS: Final = Path(__file__).parents[2] / "docs" / "cards"
SETUPS: Final = {
    "great_wall": ((3, {}), (2, {"mode": "cooperative", "genghis": "on"})),
    "zhanguo": ((3, {"boards": "auction"}),),
    "ancient_world": ((3, {"expand_plus": "on"}),),
}
"""Played at random, so that most kinds of questions and events are met."""

EVERYWHERE: Final = (
    r"(?i)\b(\w{3,})(?: [“«\"])\1\b",  # Order “Order to attack”
    r"\b(?!в|на|с|и|а|that|had)(\w+) \1\b",
    r"  +(?! )",
    r" [,;.!?](?!\.\.)",
    r"[{}$]|None\b|<\w+ object",
    r"\.\.(?!\.)|,,|;;|\.[:;,]",
    r"\(\)|“”|«»",
    r":[^.;?!“”«»()]*: ",  # one thing explained by another that is explained
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
    r"^1 (?:древесину|монету|карту)\b",  # a price is nobody's object
    r"\b(?:[Сс]торон|[Кк]олод)\w* [AB]\b",  # Latin letters among Russian words
    r"(?i)\b(?:нан[иея]|наём|найм)\w* [^.,;:]{0,20}\b(?:воин|копейщик|лучник|всадник)",  # warriors are recruited
    r"(?i)\bштурм",  # the rules say наступление
    r"(?i)\bтребуется (?:\w+ые|\w+ие|две|два|три|четыре) \w+",
    r"\bповторяет «(?!Приказ)|\bоткрывает «(?!Приказ)",
    rf"(?<![\d−–-])\b(?:\d*[02-9]|\d*1\d) (?:{SINGULAR})\b(?! или)",
    rf"{GENITIVE}(?<![\d−–-])\b(?:\d*[05-9]|\d*1\d|\d*(?<!1)1) (?:{FEW})\b",
    rf"{GENITIVE}(?<![\d−–-])\b(?:\d*(?<!1)[1-4]) (?:{MANY})\b",
)
BY_LANGUAGE: Final = {"en": ENGLISH, "ru": RUSSIAN}


def said_at(teller: Teller, reading: Reading, position: Position, decision: Decision[Any]) -> Iterator[str]:
    """A question with its cause, its answers, what each will do, and what others are short of."""
    legal = position.options(decision)
    yield reading.question(decision.seat)
    yield reading.cause(position.cause_of(decision.seat))
    yield from chain.from_iterable(foretold(reading, position, decision.seat, legal).values())
    for lack in chain.from_iterable(wanting(position, decision).values()):
        told = teller.lack(lack)
        yield from (told.what, told.needed, told.how)
    yield from (
        part for choice in reading.choices(legal) for part in (choice.group, choice.text, choice.price, choice.note)
    )


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
                    told[lang].update(said_at(teller, reading, table.position, decision))
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
        ("en", "carry out order “Order to attack”"),
        ("en", "1. gain 1 resource.: needs a thing"),
        ("en", "Your order “Tyranny”: with Economy: move 2 officials"),
        ("ru", "выполнить приказ «Приказ атаковать»"),
        ("ru", "Красный открывает «Экономика»."),
        ("ru", "1 древесину"),
        ("ru", "Стороны A одинаковы"),
        ("en", "gain 2 token"),
        ("ru", "награда 2 камень"),
        ("ru", "Приказ «Приказ атаковать»"),
        ("ru", "При найме воинов можно платить камень вместо золота."),
        ("ru", "получите 5 очка чести"),
        ("ru", "получите 2 очков чести"),
        ("ru", "Штурм на левом участке: атака 5, защита 0."),
    ],
)
def test_what_readers_stumbled_over_is_found(lang: str, text: str) -> None:
    assert broken(lang, [text])
