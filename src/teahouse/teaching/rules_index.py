"""A full-text index of short texts in one language: ranked by SQLite (BM25), endings cut by Snowball.

A word of the query finds every form of itself. A word that nobody wrote is taken for the beginning of words, or else
for a misspelt one. Which words say nothing and how endings are cut are messages of the language (`search.ftl`).
"""

import difflib
import math
import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

import snowballstemmer

from teahouse.text import Texts

WORD: Final = re.compile(r"[^\W_]+")
MOST_WORDS: Final = 12
"""More words of a query are not looked at."""
SHORTEST_BEGINNING: Final = 3
ALIKE: Final = 0.75
"""How much of a misspelt word must be right."""
BEGUN: Final = 0.8
MISSPELT: Final = 0.6
SAME: Final = 0.8
"""What a word counts that begins as the one asked for, that is like it, or that means the same."""
NAMED: Final = 2.0
"""What it counts that the whole query is a name of an entry; less, the less the two have in common."""
COUNTED: Final = 3.5
"""What it counts that somebody asks how many there are, and an entry says it."""
NEAR: Final = 3
"""So many words after a number are what is counted."""
HEAD, ALSO, BODY, PLACE = 3.0, 2.0, 1.0, 1.2
"""What a word counts in a title, in other names for it, in a text, and in the title of the section around it."""


class Entry(NamedTuple):
    """Something that can be found."""

    head: str
    """Its title or name."""
    also: tuple[str, ...]
    """Other names people give it."""
    body: str
    place: str
    """The title of what it stands in."""
    weight: float
    """How likely it is what people look for, compared with others that fit as well."""


class Language:
    """How one language is cut into words."""

    def __init__(self, lang: str) -> None:
        texts = Texts(lang)
        self._stemmer: Final = snowballstemmer.stemmer(texts.say("search-stemmer"))
        self._stop: Final = frozenset(words(texts.say("search-empty-words")))
        self._number: Final = frozenset(words(texts.say("search-number-words")))
        self.stem: Final = lru_cache(20_000)(self._cut)
        self._numerals: Final = frozenset(self.stems(texts.say("search-numerals")))
        groups = [self.stems(line) for line in texts.say("search-same-words").splitlines()]
        self.same: Final = {stem: [each for each in group if each != stem] for group in groups for stem in group}
        """Words that mean the same at any table."""

    def _cut(self, word: str) -> str:
        return str(self._stemmer.stemWord(word))

    def how_many(self, query: str) -> str:
        """What a query wants the number of, as a stem."""
        asked = words(query)
        after = [asked[i + 1 :] for i, word in enumerate(asked) if word in self._number]
        return next((self.stem(word) for word in (after[0] if after else ()) if word not in self._stop), "")

    def counted(self, text: str) -> set[str]:
        """What a text gives a number of."""
        found: set[str] = set()
        cut = self.stems(text)
        for i, stem in enumerate(cut):
            if (stem.isdigit() and stem != "1") or stem in self._numerals:
                found.update(cut[i + 1 : i + 1 + NEAR])
        return found

    def stems(self, text: str) -> list[str]:
        return [self.stem(word) for word in words(text)]

    def telling(self, text: str) -> list[str]:
        """The words of a query that say something; all of them, where none does."""
        asked = words(text)[:MOST_WORDS]
        return [word for word in asked if word not in self._stop] or asked


Reading = list[tuple[str, float]]
"""The stems that a word of a query may mean, each with what it counts."""


def likeness(readings: list[Reading], name: frozenset[str]) -> float:
    """How much of a query and of a name is the same: 1 if all of both is."""
    same = sum(max((weight for stem, weight in reading if stem in name), default=0.0) for reading in readings)
    return same / max(1.0, len(name) + len(readings) - same)


def words(text: str) -> list[str]:
    """The words of a text in small letters; ё is е."""
    return WORD.findall(text.lower().replace("ё", "е"))


@cache
def language(lang: str) -> Language:
    return Language(lang)


class Found(NamedTuple):
    """What answers a query, best first, as places in the list of entries, and the stems that were looked for."""

    places: list[int]
    stems: frozenset[str]


class RulesIndex:
    """The index of a list of entries."""

    def __init__(self, entries: Sequence[Entry], lang: str) -> None:
        self.entries: Final = entries
        self.language: Final = language(lang)
        stems = self.language.stems
        self._base: Final = sqlite3.connect(":memory:", check_same_thread=False)
        self._base.execute("CREATE VIRTUAL TABLE entry USING fts5(head, also, body, place, tokenize = 'unicode61')")
        rows = (
            (i, *(" ".join(stems(text)) for text in (each.head, " ".join(each.also), each.body, each.place)))
            for i, each in enumerate(entries)
        )
        self._base.executemany("INSERT INTO entry (rowid, head, also, body, place) VALUES (?, ?, ?, ?, ?)", rows)
        self._written: Final = Counter(
            word for each in entries for word in words(" ".join((each.head, *each.also, each.body, each.place)))
        )
        self._stems: Final = {self.language.stem(word) for word in self._written}
        self._names: Final = [self._called(each) for each in entries]
        self._counted: Final = [self.language.counted(each.body) for each in entries]
        self._with: Final = lru_cache(4_000)(self._scores)
        self._meant: Final = lru_cache(4_000)(self._readings)

    def find(self, query: str) -> Found:
        """Everything that answers a query, best first."""
        asked = self.language.telling(query)
        readings = [self._meant(word) for word in dict.fromkeys(asked)]
        sought = {stem for reading in readings for stem, _ in reading}
        how_many = self.language.how_many(query)
        scores: dict[int, float] = defaultdict(float)
        met: dict[int, float] = defaultdict(float)
        whole = 0.0
        for reading in readings:
            best = self._best(reading)
            rare = max((weight for _, weight in reading), default=0.0) * math.log(
                1 + len(self.entries) / (1 + len(best))
            )
            whole += rare
            for place, score in best.items():
                scores[place] += score
                met[place] += rare
        for place in scores:
            entry = self.entries[place]
            scores[place] *= entry.weight * (met[place] / (whole or 1)) ** 1.5
            scores[place] *= 1 + NAMED * max(likeness(readings, name) for name in self._names[place])
            if how_many in self._counted[place]:
                scores[place] *= COUNTED
        return Found(sorted((p for p in scores if scores[p] > 0), key=lambda p: (-scores[p], p)), frozenset(sought))

    def _best(self, reading: list[tuple[str, float]]) -> dict[int, float]:
        """Every entry that holds a word in one of its meanings, with the best score of them."""
        best: dict[int, float] = {}
        for stem, weight in reading:
            for place, score in self._with(stem).items():
                best[place] = max(best.get(place, 0.0), score * weight)
        return best

    def _called(self, entry: Entry) -> set[frozenset[str]]:
        """How an entry may be called, as the stems of the words that say something."""
        cut = self.language
        return {frozenset(map(cut.stem, cut.telling(name))) for name in (entry.head, *entry.also)}

    def _scores(self, stem: str) -> dict[int, float]:
        """Every entry that holds a stem, with how well it fits."""
        asked = f"SELECT rowid, -bm25(entry, {HEAD}, {ALSO}, {BODY}, {PLACE}) FROM entry WHERE entry MATCH ?"
        return dict(self._base.execute(asked, (f'"{stem}"',)))

    def _readings(self, word: str) -> list[tuple[str, float]]:
        """The stems that a word of a query may mean: its own, else those it begins, else those it is like."""
        stem = self.language.stem(word)
        same = [(each, SAME) for each in self.language.same.get(stem, ()) if each in self._stems]
        if stem in self._stems or same:
            return [(stem, 1.0), *same]
        begun = [each for each in self._written if each.startswith(word)] if len(word) >= SHORTEST_BEGINNING else []
        if begun:
            return self._distinct(begun, BEGUN)
        return self._distinct(difflib.get_close_matches(word, self._written, n=4, cutoff=ALIKE), MISSPELT)

    def _distinct(self, found: Iterable[str], weight: float) -> list[tuple[str, float]]:
        return [(stem, weight) for stem in dict.fromkeys(map(self.language.stem, found))]
