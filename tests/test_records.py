"""The record corpus: games played under earlier versions still play the same."""

from pathlib import Path

import pytest

from teahouse.engine.errors import TeahouseError
from teahouse.engine.record import load, replay
from teahouse.registry import load_game

RECORDS = sorted((Path(__file__).parent / "games").glob("*/records/*.jsonl"))


def test_the_corpus_holds_undos_and_results() -> None:
    entries = [entry for path in RECORDS for entry in load(str(path)).entries]
    assert len(RECORDS) >= 6
    assert any("undo" in entry for entry in entries)
    assert any("result" in entry for entry in entries)


@pytest.mark.parametrize("game", sorted({path.parents[1].name for path in RECORDS}))
def test_the_corpus_holds_games_of_servers_and_shuffles_that_players_added_to(game: str) -> None:
    records = [load(str(path)) for path in RECORDS if path.parents[1].name == game]
    assert any(record.windows for record in records)
    assert any(record.added for record in records)


def test_a_game_begun_under_earlier_rules_goes_on_as_it_was_begun() -> None:
    """What was usual then is chosen where it can be; what was chosen stays."""
    wall = load_game("great_wall").kind
    assert wall.version != "1"
    usual = {"first_hordes": "players", "qin_breach": "killed", "gains": "taken"}
    for seats, options, readings in (
        (3, {"first_hordes": "players"}, {}),
        (2, {"mode": "cooperative"}, {"first_hordes": "players"}),
        (2, {"mode": "cooperative", "first_hordes": "clans"}, {"first_hordes": "clans"}),
        (1, {"difficulty": "hard"}, {"qin_breach": "killed"}),
        (3, {"scenario": "frost"}, {"frost_deliveries": "one", "frost_officials": "hired"}),
    ):
        begun = wall.begun_under("1", seats, options)
        kept = {name: value for name, value in options.items() if name not in usual}
        assert begun == wall.complete({**kept, **readings, "gains": "taken"})
        assert wall.impossible(seats, begun) is None
        assert wall.begun_under(wall.version, seats, {"scenario": "frost"}) == wall.complete({"scenario": "frost"})


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parents[1].name}/{path.stem}")
def test_a_record_of_the_corpus_agrees_to_its_end(path: Path) -> None:
    record = load(str(path))
    played = replay(load_game(record.game).kind, record)
    assert played.trouble == "", f"line {played.line}: {played.trouble}"
    assert played.warning == ""


@pytest.mark.parametrize(
    "line",
    ["[" * 100_000, '{"a":' * 5000, '{"move": "x", "seat": ' + "9" * 5000 + "}"],
    ids=["deep", "objects", "digits"],
)
def test_a_line_no_reader_can_take_is_a_sentence(tmp_path: Path, line: str) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(line + "\n", encoding="utf-8")
    with pytest.raises(TeahouseError, match="is damaged at line 1: it is not JSON"):
        load(str(path))
