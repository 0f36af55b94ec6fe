"""The Great Wall on the terminal table, played by scripts."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from teahouse.bots import answer, bot
from teahouse.engine.decision import Lack
from teahouse.engine.position import Position
from teahouse.engine.rng import seeded
from teahouse.engine.table import Table
from teahouse.registry import load_game
from teahouse.terminal.commands import read_line
from teahouse.terminal.view import view_of
from teahouse.text import Texts
from tests.terminal.evening import Evening

GAME = "great_wall"
SEATS = "human,scholar,random"


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def evening(lines: Iterable[str], lang: str = "en", width: int = 120, table: Table | None = None) -> Evening:
    return Evening(lines, seats=SEATS, lang=lang, width=width, game=GAME, table=table)


def table_when(wanted: Callable[[Position], bool]) -> Table:
    """Games of scholars up to the first moment at which something holds for seat 0."""
    loaded = load_game(GAME)
    for seed in range(20):
        table = Table(loaded.kind, 3, {}, f"wall {seed}")
        rng = seeded(f"wall {seed}")
        player = bot("scholar")
        while not table.position.over:
            if table.position.decision_of(0) is not None and wanted(table.position):
                return table
            decision = table.position.open[0]
            table.play(decision.seat, answer(player, loaded.kind, table.position, decision.seat, rng))
    raise AssertionError("no game of these holds such a moment")


def asked(name: str) -> Callable[[Position], bool]:
    return lambda position: type(position.decision_of(0)).__name__ == name


# -- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "width"), [("en", 120), ("ru", 80)])
def test_first_options_lead_through_the_years(lang: str, width: int) -> None:
    played = evening(["1"] * 120, lang=lang, width=width)
    assert played.table.moves > 120
    assert max(len(line) for line in played.text.splitlines()) <= width
    assert ("Winter." if lang == "en" else "Зима.") in played.text


def test_a_game_of_bots_needs_no_input() -> None:
    played = Evening([], seats="scholar,random,random,scholar", game=GAME)
    assert played.table.position.over
    assert "winner" in played.text


def test_three_bots_play_to_the_end_and_everything_can_be_told() -> None:
    """Every event of a whole game in both languages, as each seat and a spectator hear it."""
    loaded = load_game(GAME)
    table = table_when(lambda position: position.decision_of(0) is not None)
    rng, player = seeded("end"), bot("scholar")
    views = [view_of(loaded, Texts(lang)) for lang in ("en", "ru")]
    while not table.position.over:
        decision = table.position.open[0]
        observation = table.position.observe(decision.seat)
        options = table.position.options(decision)
        for view in views:
            reading = view.read(observation)
            assert view.question(reading, decision.seat).plain
            listed = view.choices(reading, options)
            assert sorted(choice.move for choice in listed) == sorted(options)
            assert all(choice.text.plain for choice in listed)
        table.play(decision.seat, answer(player, loaded.kind, table.position, decision.seat, rng))
    for seat in range(-1, 3):
        heard = [event for event in table.log if event.heard_by(seat)]
        readings = [(view, view.read(table.position.observe(seat))) for view in views]
        told = [view.tell(event, reading) for view, reading in readings for event in heard]
        assert len([text for text in told if text is not None]) > 500


# -- the table ---------------------------------------------------------------------------------------


def test_the_table_shows_the_wall_the_areas_and_the_clans() -> None:
    played = evening(["board"], table=table_when(asked("ChooseOrder")))
    for part in (
        "Left section",
        "defence",
        "attack",
        "firing positions",
        "Areas",
        "Sawmill ⚑",
        "Tea order",
        "Artifacts",
    ):
        assert part in played.text
    assert "Y Yellow (you)" in played.text
    assert "Assistants: hidden" in played.text


def test_only_the_own_resources_and_hand_are_shown() -> None:
    played = evening([], table=table_when(asked("ChooseOrder")))
    assert len(re.findall(r"resources W\d+ S\d+ ¤\d+ C\d+", played.text)) == 1
    assert played.text.count("Your orders") == 1


def test_cards_have_their_whole_text() -> None:
    played = evening(["cards"], table=table_when(asked("ChooseOrder")))
    for part in ("Your orders", "Clan of Yellow", "(general)", "Hordes on the field", "Advisor track", "Artifacts"):
        assert part in played.text
    assert "activate" in played.flat


def test_cells_are_listed_under_their_horde() -> None:
    played = evening([], table=table_when(asked("PlaceRecruit")))
    assert "Attack: " in played.text
    assert "row 1" in played.text
    assert "Into a shelter" in played.text


def test_every_word_of_the_vocabulary_can_be_said() -> None:
    loaded = load_game(GAME)
    observation = Table(loaded.kind, 3, {}, "7").position.observe(0)
    for lang in ("en", "ru"):
        reading = view_of(loaded, Texts(lang)).read(observation)
        assert all(reading.word(move) for move in range(len(loaded.kind.moves)))


# -- refusals ----------------------------------------------------------------------------------------


def test_why_names_the_clause_and_its_text() -> None:
    played = evening(["why area sawmill", "почему area sawmill"])
    assert "Sawmill: that is no answer to “" in played.flat
    assert "GW-SET-24  " in played.text


def test_what_is_missing_is_counted() -> None:
    """A refusal for want of a price says what one has and what one needs."""
    lacks: list[tuple[int, Lack]] = []

    def short(position: Position) -> bool:
        lacks[:] = []
        for move in range(736):
            lacks.extend((move, lack) for lack in position.lacking(0, move))
        return bool(lacks)

    table = table_when(short)
    move, lack = lacks[0]
    word = table.kind.moves[move]
    assert f"have {lack.have}, need {lack.need}." in evening([f"why {word}"], table=table).flat
    assert f"есть {lack.have}, нужно {lack.need}." in evening([f"почему {word}"], lang="ru", table=table).flat


# -- reactions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("reaction", ["PlayTactic", "UseAbility"])
def test_a_reaction_says_what_happened_and_offers_silence(reaction: str) -> None:
    played = evening([], table=table_when(asked(reaction)))
    assert "Pass: " in played.text
    assert "“mute”: do not ask me again for this" in played.flat


def test_mute_declines_now_and_from_then_on() -> None:
    table = table_when(asked("PlayTactic"))
    decision = table.position.decision_of(0)
    assert decision is not None
    words = decision.reaction(table.position)

    def never_asked_again(now: Evening) -> None:
        if len(now.table.unasked[0]):
            open_now = now.table.position.decision_of(0)
            offered = [] if open_now is None else open_now.reaction(now.table.position)
            assert not offered or not set(offered) <= set(words)

    played = Evening(["mute", *["1"] * 40], seats=SEATS, game=GAME, table=table, watch=never_asked_again)
    assert "You will not be asked again" in played.flat
    assert table.unasked[0] == words


def test_unmute_asks_again() -> None:
    table = table_when(asked("PlayTactic"))
    played = evening(["молчать", "unmute nonsense", "unmute", "mute"], table=table, lang="ru")
    assert "Больше не спросим: " in played.flat
    assert "Такой вопрос не отключён." in played.flat
    assert "Снова будем спрашивать: " in played.flat
    assert table.unasked[0] == [] or "Больше не спросим" in played.flat.partition("Снова будем")[2]


def test_only_reactions_can_be_muted() -> None:
    assert "this is none" in evening(["mute"]).flat
    assert read_line("молчать").command == "mute"
    assert read_line("спрашивать").command == "unmute"


@pytest.mark.parametrize("width", [80, 140])
@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("scenario", ["frost", "famine", "visit", "ghost", "siege", "red"])
def test_every_scenario_is_drawn(scenario: str, lang: str, width: int) -> None:
    loaded = load_game("great_wall")
    mode = "cooperative" if scenario in ("siege", "red") else "competitive"
    view = view_of(loaded, Texts(lang))
    g = loaded.kind.start(3, {"scenario": scenario, "mode": mode}, "drawn")
    assert view.table(view.read(g.observe(0)), width) is not None
