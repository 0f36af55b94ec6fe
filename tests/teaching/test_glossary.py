"""The glossary of each game: sound, complete in both languages, and met in what is asked, told and printed."""

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from teahouse import ledger
from teahouse.engine.position import SPECTATOR
from teahouse.loading.pack import ContentError
from teahouse.registry import game_of, games, load_game
from teahouse.teaching.glossary import FILE, Glossary, glossary_of, read
from teahouse.teaching.lexicon import Lexicon
from teahouse.text import Texts
from teahouse.wording import teller_of
from tests.languages import COMPLETE
from tests.teaching.newcomers import UNKNOWN
from tests.wording.play import moments, tellers
from tests.wording.test_words import SETUPS

WEB = Path(__file__).parents[2] / "web" / "src"
CASES = json.loads(Path(__file__).with_name("found.json").read_text("utf-8"))
GOOD = """
[[term]]
id = "horde"
word = { en = "horde", ru = "отряд" }
meaning = { en = "Comes in spring.", ru = "Приходит весной." }
"""


def test_nobody_has_to_bring_a_glossary(tmp_path: Path) -> None:
    assert read(tmp_path, "zhanguo").terms == {}


def test_a_term_without_forms_is_met_as_it_is_written(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(GOOD, "utf-8")
    glossary = read(tmp_path, "zhanguo")
    assert [found.term for found in glossary.lexicon("ru").find("Один отряд")] == ["horde"]
    assert glossary.terms["horde"].met_as("eo") == ["horde"], "English speaks for another language"


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        (GOOD + 'see = ["hord"]', "glossary.toml, term horde, see: "),
        (GOOD + 'see = ["horde"]', "glossary.toml, term horde, see: "),
        (GOOD + GOOD, "glossary.toml, term horde, id: 2 entries are called so"),
        (GOOD.replace('en = "Comes in spring.", ', ""), "glossary.toml, term horde, meaning.en: "),
        (GOOD + "forms = { eo = [] }", "glossary.toml, term horde, forms.eo: there is no language"),
        (GOOD + 'forms = { en = ["(s)horde"] }', "glossary.toml, term horde, forms.en: "),
        (GOOD + 'rule = "ZG-NOT-01"', "glossary.toml, term horde, rule: "),
        (GOOD + 'icons = ["Spear"]', "glossary.toml, term horde, icons"),
        (GOOD + 'icons = ["spear", "spear"]', "glossary.toml, icons: "),
        (GOOD + "colour = 1", "glossary.toml, term horde, colour: "),
        (GOOD + '[[coloured]]\nicon = "axe"\nforms = { eo = ["red"] }', "glossary.toml, coloured axe, forms.eo: "),
        (GOOD + '[[coloured]]\nicon = "axe"\nforms = { en = ["re(d"] }', "glossary.toml, coloured axe, forms.en: "),
        (GOOD + 2 * '[[coloured]]\nicon = "axe"\nforms = {}\n', "glossary.toml, coloured, icon: "),
        (
            GOOD + '[[symbol]]\nicon = "axe"\nterm = "hord"\nword = { en = "Axe" }\nmeaning = { en = "An axe." }',
            "glossary.toml, symbol axe, term: ",
        ),
    ],
)
def test_a_mistake_is_told_with_its_place(tmp_path: Path, text: str, mistake: str) -> None:
    (tmp_path / FILE).write_text(text, "utf-8")
    with pytest.raises(ContentError) as wrong:
        read(tmp_path, "zhanguo")
    assert str(wrong.value).startswith(mistake)


@pytest.mark.parametrize("case", CASES, ids=[case["text"][:20] for case in CASES])
def test_words_are_found_whole_and_the_longest_first(case: dict[str, Any]) -> None:
    lexicon = Lexicon(case["forms"], case["others"])
    found = [[each.term, case["text"][each.start : each.end]] for each in lexicon.find(case["text"])]
    assert found == case["found"]


# -- the glossaries of the house -----------------------------------------------------------------


@cache
def lexicon(game: str, lang: str) -> Lexicon:
    return glossary_of(game).lexicon(lang)


@pytest.mark.parametrize("game", games())
def test_everything_is_written_in_both_languages(game: str) -> None:
    glossary = glossary_of(game)
    said = [(each.word, each.meaning) for each in glossary.terms.values()]
    said += [(each.word, each.meaning) for each in glossary.symbols.values()]
    for word, meaning in said:
        for lang in COMPLETE:
            assert {lang} <= word.texts.keys() & meaning.texts.keys(), word
            assert meaning.of(lang).endswith("."), meaning
            assert not meaning.of(lang)[0].islower(), meaning
    for term in glossary.terms.values():
        assert set(COMPLETE) == term.forms.keys(), term.id
        assert set(COMPLETE) == term.also.keys() or not term.also, term.id
        assert term.rule, term.id


def written_out(form: str) -> Iterator[str]:
    """Every way to write a form that lists its endings."""
    words = []
    for part in form.split():
        made = re.fullmatch(r"([^()~]+)(?:\(([^)]+)\))?~?(.*)", part)
        assert made is not None
        words.append([f"{made[1]}{ending}{made[3]}" for ending in ["", *(made[2] or "").split("|")]])
    return (" ".join(choice) for choice in product(*words))


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", games())
def test_every_form_leads_to_its_own_term(game: str, lang: str) -> None:
    wrong = [
        (term.id, text)
        for term in glossary_of(game).terms.values()
        for form in term.met_as(lang)
        for text in written_out(form)
        if [found.term for found in lexicon(game, lang).find(text)] != [term.id]
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", games())
def test_the_words_of_a_term_are_found(game: str, lang: str) -> None:
    """Its name in the glossary, where it is marked in texts at all."""
    for term in glossary_of(game).terms.values():
        if term.met_as(lang):
            names = re.split(r",? (?:and|и) |, | \(|\)", term.word.of(lang))
            assert any(
                term.id in [found.term for found in lexicon(game, lang).find(text)]
                for text in (term.word.of(lang), *names)
            ), term.word


def texts_in(value: object) -> Iterator[str]:
    """Every text in plain values."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from texts_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts_in(each)


@cache
def told(game: str) -> dict[str, set[str]]:
    """By language, what is asked, told and printed in random games of many set-ups, and what messages say."""
    said: dict[str, set[str]] = {lang: set() for lang in COMPLETE}
    for seats, options in [(seats, options) for name, seats, options in SETUPS if name == game]:
        for table in moments(game, seats, options, "glossary", every=60):
            for decision in table.position.open:
                seat = decision.seat
                observation = table.position.observe(seat)
                for lang, teller in zip(COMPLETE, tellers(game), strict=True):
                    now = teller.read(observation)
                    said[lang] |= {now.question(seat), now.cause(table.position.cause_of(seat)), now.moment()}
                    said[lang] |= {choice.text for choice in now.choices(table.position.options(decision))}
        observation = table.position.observe(SPECTATOR)
        for lang, teller in zip(COMPLETE, tellers(game), strict=True):
            end = teller.read(observation)
            said[lang] |= {sentence.text for event in table.log if (sentence := end.tell(event)) is not None}
    for lang in COMPLETE:
        said[lang] |= {file.read_text("utf-8") for file in (game_of(game).folder / "locale" / lang).glob("*.ftl")}
        said[lang] |= set(texts_in(msgspec.to_builtins(teller_of(load_game(game), Texts(lang)).printed())))
    return said


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", games())
def test_every_term_is_met_at_the_table_or_in_the_rules(game: str, lang: str) -> None:
    rules = [ledger.clause(each, lang).text for each in ledger.load(game).clauses]
    met = {found.term for text in (*told(game)[lang], *rules) for found in lexicon(game, lang).find(text)}
    marked = {term.id for term in glossary_of(game).terms.values() if term.met_as(lang)}
    assert sorted(marked - met - SAID_ELSEWHERE[game]) == []


SAID_ELSEWHERE: dict[str, set[str]] = {
    "great_wall": {"order-bonus"},
    "zhanguo": {
        "answers",
        "first-court-card",
        "laurel",
        "missing-marker",
        "palace-ban",
        "plus-official",
        "plus-worker",
        "task-row",
        "map",
        "vp-per-card",
    },
    "ancient_world": {"trigger", "eye"},
}
"""Terms that are signs on the board, and words of lessons and introductions."""


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", games())
def test_what_a_newcomer_cannot_know_has_an_entry(game: str, lang: str) -> None:
    """Names of places, pieces and actions in the vocabulary and the pack, and titles of chapters."""
    names = UNKNOWN[game](lang)
    assert len(names) >= 10
    unknown = [name for name in names if not lexicon(game, lang).find(name)]
    assert unknown == []


# -- signs ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games())
def test_every_sign_in_a_row_of_a_card_has_an_entry(game: str) -> None:
    printed = msgspec.to_builtins(teller_of(load_game(game), Texts("en")).printed())
    drawn = {sign for sign in signs_in(printed) if sign}
    assert sorted(drawn - glossary_of(game).symbols.keys()) == []


def signs_in(value: object) -> Iterator[str]:
    """Signs in rows and lines of cards, and of everything that is no card; a card has a picture of its own."""
    if isinstance(value, list):
        for each in value:
            yield from signs_in(each)
    elif isinstance(value, dict):
        if value.get("kind") == "icon":
            yield str(value["value"])
        elif "rows" not in value:
            yield str(value.get("icon", ""))
        for each in value.values():
            yield from signs_in(each)


DRAWN = re.compile(r"""(?:<Icon(?:Mark)?\b[^>]*?\bname=|\bicon=|\bicon: ?|\bicon\()"([a-z0-9-]+)\"""")
PERHAPS = re.compile(r"""\bname=\{[^}]*?"([a-z0-9-]+)" : "([a-z0-9-]+)"\}""")


@pytest.mark.parametrize("game", games())
def test_every_sign_that_a_board_draws_has_an_entry(game: str) -> None:
    """What the components of the board name themselves."""
    drawn: set[str] = set()
    for file in sorted((WEB / "games" / game).glob("*.svelte")) + sorted((WEB / "games" / game).glob("*.ts")):
        text = file.read_text("utf-8")
        drawn |= set(DRAWN.findall(text)) | {name for pair in PERHAPS.findall(text) for name in pair}
    assert len(drawn) >= 4
    assert sorted(drawn - glossary_of(game).symbols.keys()) == []


def test_a_glossary_knows_its_folder() -> None:
    assert all((game_of(game).folder / "lessons" / FILE).is_file() for game in games())
    assert all(isinstance(glossary_of(game), Glossary) for game in games())


# -- words of colours ----------------------------------------------------------------------------

COLOURED = {
    "zhanguo": {
        ("official", "official"): {"red": "warlord-helmet", "grey": "wax-seal", "white": "eye-target"},
        ("official-acc", "official"): {"red": "warlord-helmet", "grey": "wax-seal", "white": "eye-target"},
        ("colour", "colour"): {"beige": "scroll-quill", "orange": "two-coins", "brown": "scales"},
        ("colour-many", "colour"): {"beige": "scroll-quill", "orange": "two-coins", "brown": "scales"},
        ("move-tall", "colour"): {"beige": "scroll-quill", "orange": "two-coins", "brown": "scales"},
    },
    "ancient_world": {
        ("tribe", "tribe"): {
            "red": "boar-ensign",
            "green": "oak-leaf",
            "purple": "quill-ink",
            "blue": "trident",
            "yellow": "striped-sun",
        },
    },
}
"""By game, message and its argument: what is drawn on a thing of each colour."""


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", COLOURED)
def test_words_of_colours_have_the_sign_of_what_they_mean(game: str, lang: str) -> None:
    colours, texts = Lexicon(glossary_of(game).colours(lang)), Texts(lang)
    for (message, argument), signs in COLOURED[game].items():
        for colour, sign in signs.items():
            said = texts.say(f"{game}-{message}", **{argument: colour})
            assert [found.term for found in colours.find(said)] == [sign], said


@pytest.mark.parametrize("game", COLOURED)
def test_the_sign_of_a_colour_is_the_one_on_its_pieces(game: str) -> None:
    board = msgspec.toml.decode((game_of(game).folder / "pack" / "board.toml").read_bytes())
    drawn = [each["icon"] for what in ("official", "aspect", "tribe") for each in board.get(what, [])]
    assert sorted(each.icon for each in glossary_of(game).coloured) == sorted(drawn)
