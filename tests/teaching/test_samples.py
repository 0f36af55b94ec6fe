"""Sample games: their records agree to the end, and their comments speak of them in every language."""

from pathlib import Path

import pytest

from teahouse.engine.record import replay
from teahouse.loading.pack import ContentError
from teahouse.registry import games, load_game
from teahouse.teaching import samples
from teahouse.teaching.samples import Sample, samples_of

ALL = [sample for game in games() for sample in samples_of(game)]
GOOD = """
title = { en = "A game", ru = "Партия" }
about = { en = "About it.", ru = "О ней." }
[[comment]]
at = 3
say = { en = "Three.", ru = "Три." }
"""


@pytest.mark.parametrize("sample", ALL, ids=lambda sample: str(sample.id))
def test_a_sample_game_replays_as_it_was_played(sample: Sample) -> None:
    played = replay(load_game(sample.game).kind, sample.record)
    assert (played.trouble, played.warning) == ("", "")
    assert played.table.position.over


@pytest.mark.parametrize("sample", ALL, ids=lambda sample: str(sample.id))
def test_about_a_dozen_moments_are_commented_in_both_languages(sample: Sample) -> None:
    assert 10 <= len(sample.told.comment) <= 15
    for comment in sample.told.comment:
        assert comment.say.texts.keys() == {"en", "ru"}


@pytest.mark.parametrize("game", sorted({sample.game for sample in ALL}))
def test_every_game_has_three(game: str) -> None:
    assert len(samples_of(game)) >= 3


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        (GOOD.replace("at = 3", "at = 99999"), "comment no. 1, at"),
        (GOOD + '[[comment]]\nat = 3\nsay = { en = "Again.", ru = "Снова." }\n', "comment no. 2, at"),
        (GOOD.replace(', ru = "Три."', ""), "comment no. 1, say.ru"),
    ],
)
def test_a_wrong_comment_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str, place: str) -> None:
    record = Path(samples.folder_of("zhanguo")) / "1_from_last_to_first.jsonl"
    (tmp_path / "a.jsonl").write_bytes(record.read_bytes())
    (tmp_path / "a.toml").write_text(wrong, encoding="utf-8")
    monkeypatch.setattr(samples, "folder_of", lambda game: tmp_path)
    with pytest.raises(ContentError) as error:
        samples_of.__wrapped__("zhanguo")
    assert place in str(error.value)
