"""The search of the rules finds what newcomers ask for: real questions, and how words are found."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from teahouse import ledger
from teahouse.teaching.rules_index import Entry, RulesIndex, words
from teahouse.teaching.rules_search import Part, search_of

QUESTIONS = Path(__file__).parent / "questions"
FIRST = 3
LEAST = 30


def questions() -> Iterator[tuple[str, str, str, tuple[str, ...]]]:
    """Every question in every language, and what may answer it."""
    for file in sorted(QUESTIONS.glob("*.toml")):
        for case in tomllib.loads(file.read_text(encoding="utf-8"))["question"]:
            for lang in ("en", "ru"):
                yield file.stem, lang, case[lang], tuple(case["find"])


@pytest.mark.parametrize(("game", "lang", "question", "answers"), list(questions()))
def test_a_question_is_answered_among_the_first(game: str, lang: str, question: str, answers: tuple[str, ...]) -> None:
    first = [hit.id for hit in search_of(game, lang).find(question).hits[:FIRST]]
    assert set(first) & set(answers), f"{question}: {first}"


@pytest.mark.parametrize("game", ledger.games())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_enough_is_asked_and_every_answer_exists(game: str, lang: str) -> None:
    asked = [case for case in questions() if case[:2] == (game, lang)]
    assert len({question for _, _, question, _ in asked}) >= LEAST
    there = {hit.id for hit in search_of(game, lang)._hits}
    missing = {each for *_, answers in asked for each in answers} - there
    assert [each for each in missing if not each.startswith("page:")] == []


def test_a_whole_word_is_not_taken_for_the_beginning_of_others() -> None:
    found = [hit for hit in search_of("great_wall", "en").find("win").hits if hit.kind == "clause"]
    assert "GW-FLW-04" in [hit.id for hit in found]
    assert [hit.id for hit in found if not {"win", "wins", "won", "winner", "victory"} & set(words(hit.text))] == []


def test_ids_are_found_by_their_beginning() -> None:
    search = search_of("great_wall", "en")
    assert [hit.id for hit in search.find(" gw-bar-03 ").hits] == ["GW-BAR-03"]
    assert {hit.id.rpartition("-")[0] for hit in search.find("GW-BAR").hits} == {"GW-BAR"}
    assert search.find("gw").number == 715 + 455


@pytest.mark.parametrize("query", ["", "  ", "?!", "zzzzzz", "\"' OR *", "a" * 200])
def test_what_nobody_wrote_finds_nothing_or_something_and_breaks_nothing(query: str) -> None:
    assert search_of("zhanguo", "en").find(query).number >= 0


def test_nothing_is_found_for_a_word_of_another_world() -> None:
    assert search_of("zhanguo", "en").find("zzzzzz").hits == []


@pytest.mark.parametrize(("lang", "query", "marked"), [("en", "archers", "archer"), ("ru", "лучники", "Лучник")])
def test_the_words_that_were_looked_for_are_marked_in_all_their_forms(lang: str, query: str, marked: str) -> None:
    search = search_of("great_wall", lang)
    stems = search.find(query).stems
    text = f"… {marked}, …"
    assert search.marked(text, stems) == [Part("… ", False), Part(marked, True), Part(", …", False)]
    for hit in search.find(query).hits:
        assert "".join(part.text for part in search.marked(hit.text, stems)) == hit.text


def test_an_answer_leads_to_where_more_stands() -> None:
    book = ledger.load("great_wall")
    places = {*book.clauses, *(section.code for section in book.sections)}
    hits = search_of("great_wall", "en").find("how do I win").hits
    assert {hit.kind for hit in hits} >= {"term", "clause"}
    assert [hit.id for hit in hits if hit.kind in ("clause", "term") and hit.goes_to not in places] == []


# -- the index -----------------------------------------------------------------------------------


def index(*texts: str, lang: str = "en") -> RulesIndex:
    return RulesIndex([Entry("", (), text, "", 1.0) for text in texts], lang)


def test_endings_do_not_matter() -> None:
    assert index("An archer costs wood.", "Walls are built.").find("costing archers").places == [0]
    assert index("Участок стены.", "Заставы стоят.", lang="ru").find("застава").places == [1]


def test_е_stands_for_ё() -> None:
    assert words("Ещё") == ["еще"]
    assert index("Ещё одна", "Карта", lang="ru").find("еще одна").places == [0]


def test_the_beginning_of_a_word_finds_it_where_nobody_wrote_it_whole() -> None:
    assert index("The winter is long.", "Whoever wins.").find("wint").places == [0]
    assert index("The winter is long.", "Whoever wins.").find("win").places == [1]


def test_a_misspelt_word_is_understood() -> None:
    assert index("A fortification.", "A warrior.").find("fortificatoin").places == [0]


def test_the_rarer_word_and_the_fuller_match_count_more() -> None:
    texts = ("A card of wood.", "A card of stone.", "A card of chi.", "A card and a card.")
    assert index(*texts).find("card of chi").places[0] == 2


def test_who_asks_how_many_is_told_a_number_first() -> None:
    texts = ("An official works, and an official rests.", "Each has 5 officials in the supply of the clan.")
    assert index(*texts).find("how many officials").places == [1, 0]
    assert index(*texts).find("officials").places == [0, 1]


def test_other_names_count_as_the_name() -> None:
    entries = [
        Entry("", (), "The goal post.", "", 1.0),
        Entry("Honour", ("goal", "how do I win"), "Points.", "", 1.0),
    ]
    assert RulesIndex(entries, "en").find("goal").places[0] == 1
    assert RulesIndex(entries, "en").find("how do I win?").places == [1]
