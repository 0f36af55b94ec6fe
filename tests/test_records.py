"""The record corpus: games played under earlier versions still play the same."""

from pathlib import Path

import pytest

from teahouse.engine.record import load, replay
from teahouse.registry import load_game

RECORDS = sorted((Path(__file__).parent / "games").glob("*/records/*.jsonl"))


def test_the_corpus_holds_undos_and_results() -> None:
    entries = [entry for path in RECORDS for entry in load(str(path)).entries]
    assert len(RECORDS) >= 6
    assert any("undo" in entry for entry in entries)
    assert any("result" in entry for entry in entries)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parents[1].name}/{path.stem}")
def test_a_record_of_the_corpus_agrees_to_its_end(path: Path) -> None:
    record = load(str(path))
    played = replay(load_game(record.game).kind, record)
    assert played.trouble == "", f"line {played.line}: {played.trouble}"
    assert played.warning == ""
