"""The rules stand in the order in which people learn them, whole, and what is wrong in the order is told."""

from pathlib import Path

import pytest

from teahouse import ledger
from teahouse.loading.pack import ContentError, Name
from teahouse.teaching import rulebook as module
from teahouse.teaching.rulebook import CHAPTERS, rulebook
from teahouse.text import languages


@pytest.mark.parametrize("game", ledger.games())
def test_a_rulebook_holds_every_clause_once(game: str) -> None:
    told = [clause.id for _, _, clause in rulebook(game).clauses()]
    assert sorted(told) == sorted(ledger.load(game).clauses)
    assert told != list(ledger.load(game).clauses)


@pytest.mark.parametrize("game", ledger.games())
def test_chapters_begin_with_the_set_up_and_end_with_what_is_looked_up(game: str) -> None:
    chapters = rulebook(game).chapters
    assert chapters[0].id == "setup"
    kinds = [chapter.kind for chapter in chapters]
    assert kinds == sorted(kinds, key=["rules", "variant", "appendix"].index)
    assert kinds[-1] == "appendix"


@pytest.mark.parametrize("game", ledger.games())
def test_chapters_and_questions_are_told_in_every_language(game: str) -> None:
    book = rulebook(game)
    texts: list[Name] = [*book.questions, *(text for each in book.chapters for text in (each.title, each.summary))]
    assert len(book.questions) >= 3
    assert [text for text in texts if set(text.texts) != set(languages())] == []


def test_a_game_without_chapters_keeps_the_order_of_its_ledger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CHAPTERS", "none.toml")
    book = rulebook.__wrapped__("zhanguo")
    assert [chapter.title.en for chapter in book.chapters] == [""]
    assert [clause.id for _, _, clause in book.clauses()] == list(ledger.load("zhanguo").clauses)


@pytest.mark.parametrize(
    ("wrong", "right", "sentence"),
    [
        ('"AW-HUN"]', '"AW-HUNT"]', 'chapters.toml, chapter end_of_round, sections[1]: "AW-HUNT" stands here'),
        ('"AW-HUN"]', '"AW-HUN", "AW-END"]', "chapters.toml, sections AW-END, id: 2 entries are called so"),
        (', "AW-HUN"]', "]", "chapters.toml, sections: the entry AW-HUN is missing"),
        ('kind = "appendix"', 'kind = "box"', "chapters.toml, chapter box, kind"),
        ('id = "titans"', 'id = "end"', "2 entries are called so"),
    ],
)
def test_what_is_wrong_is_told(
    wrong: str, right: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (ledger.ledgers("ancient_world")[0].parents[1] / CHAPTERS).read_text(encoding="utf-8")
    assert wrong in text
    (tmp_path / "ledger").mkdir()
    (tmp_path / "ledger" / CHAPTERS).write_text(text.replace(wrong, right), encoding="utf-8")
    monkeypatch.setattr(module, "game_of", lambda game: type("Game", (), {"folder": tmp_path}))
    with pytest.raises(ContentError) as error:
        rulebook.__wrapped__("ancient_world")
    assert sentence in str(error.value)
