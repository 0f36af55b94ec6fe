"""Lessons at the keyboard: played to the end, left and taken up again, and kind to whoever types something else."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from teahouse.cli import run as run_command
from teahouse.registry import load_game
from teahouse.teaching.lesson_run import LessonRun
from teahouse.teaching.lessons import lesson_of
from teahouse.teaching.progress import Progress, state_file
from teahouse.teaching.walkthrough import Walkthrough, read_turn
from teahouse.terminal.lesson import TerminalLesson
from teahouse.terminal.service import Left
from teahouse.text import Texts

FIRST = "zg-1-two-uses"


class Desk:
    """A learner with a script; what was printed lies in `text`."""

    def __init__(
        self, *lines: str, game: str = "zhanguo", lesson: str = FIRST, step: int = 1, lang: str = "en"
    ) -> None:
        loaded = load_game(game)
        self.run = LessonRun(Walkthrough(loaded, lesson_of(game, lesson)), step)
        self.script: Iterator[str] = iter(lines)
        self.kept: list[int] = []
        self.out = io.StringIO()
        console = Console(file=self.out, width=100, highlight=False, color_system=None)
        self.desk = TerminalLesson(loaded, self.run, Texts(lang), console, self.read, self.keep)

    def keep(self, run: LessonRun) -> None:
        self.kept.append(run.step)

    def read(self) -> str:
        for line in self.script:
            return line
        raise EOFError

    def learn(self) -> str:
        """Everything that was said, without line breaks."""
        with pytest.raises((EOFError, Left)):
            self.desk.learn()
        return self.flat

    @property
    def flat(self) -> str:
        return re.sub(r"[\s│]+", " ", self.out.getvalue())


def obedient(desk: Desk) -> Iterator[str]:
    """Does what the lesson wants, by number where it can."""
    while desk.run.now is not None:
        step = desk.run.now
        if desk.run.can_go_on:
            yield ""
        elif step.ask is not None:
            yield str(1 + [answer.right for answer in step.answers].index(True))
        elif step.do:
            yield step.do[0]
        else:
            own = [
                word for seat, word in (read_turn(turn, desk.run.you) for turn in step.moves) if seat == desk.run.you
            ]
            yield own[len(desk.run.way) - 1]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    ("game", "lesson"),
    [("zhanguo", FIRST), ("great_wall", "gw-9-alone-against-qin"), ("ancient_world", "aw-4-a-real-army")],
)
def test_a_lesson_is_played_to_its_end(game: str, lesson: str, lang: str) -> None:
    desk = Desk(game=game, lesson=lesson, lang=lang)
    desk.script = obedient(desk)
    desk.desk.learn()
    title = lesson_of(game, lesson).told.title.of(lang)
    assert Texts(lang).say("lesson-end", title=title) in desk.flat
    assert list(dict.fromkeys(desk.kept)) == list(range(1, desk.run.end + 1))


def test_each_step_shows_its_place_and_its_words() -> None:
    told = Desk("").learn()
    assert "One card, two uses · step 1 of 21" in told
    assert "One card, two uses · step 2 of 21" in told
    assert "Each round you hold six cards" in told


def test_what_happened_before_the_lesson_is_told_only_to_whoever_asks() -> None:
    told = Desk("log 3", game="great_wall", lesson="gw-8-last-year").learn()
    before, _, after = told.partition("step 1 of 21")
    assert "recruits" not in before
    assert after.count("Red") + after.count("Blue") + after.count("Yellow") > 2


def test_another_move_is_not_made_and_its_effect_is_told() -> None:
    desk = Desk("card 19", step=3)
    told = desk.learn()
    assert "That will come later. Start with 63, an orange card." in told
    assert "→" in told
    assert desk.run.step == 3


def test_a_move_can_be_typed_by_number_or_by_its_beginning() -> None:
    desk = Desk("3", "reg 2", step=3)
    desk.learn()
    assert desk.run.step == 5


def test_an_illegal_move_is_explained_as_in_a_game() -> None:
    told = Desk("region 2", "why region 2", step=3).learn()
    assert told.count("ZG-TRN-01") == 2


def test_a_question_is_answered_by_number() -> None:
    desk = Desk("", "7", "1", "", "3", "", step=10)
    told = desk.learn()
    assert told.count("First answer") == 2
    assert "Type the number of an answer, from 1 to 3." in told
    assert "19 is lower than 75: your cards would wake." in told
    assert desk.run.step == 11


def test_one_can_go_back_and_begin_a_step_again() -> None:
    desk = Desk("back", "card 63", "back", "again", "card 63", "undo", step=3)
    told = desk.learn()
    assert "Press Enter to go on." in told
    assert "There is nothing to take back here" in told
    assert desk.kept == [3, 2, 1, 1]


def test_a_move_towards_a_goal_can_be_taken_back() -> None:
    desk = Desk("card 2", "undo", "card 51", step=19)
    told = desk.learn()
    assert Texts("en").say("table-undone") in told
    assert len(desk.run.way) == 1
    assert desk.run.reply is not None


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("save x", "This is for games; a lesson goes its own way."),
        ("help", "the step before; this step from its beginning"),
        ("dance", "dance"),
        ("", "First make the move that the lesson asks for."),
        ("log", "Round 1 begins."),
        ("cards", "108"),
        ("rules ZG-TRN-01", "ZG-TRN-01"),
        ("lang xx", "xx"),
    ],
)
def test_whatever_is_typed_gets_an_answer(line: str, told: str) -> None:
    assert told in Desk(line, step=3).learn()


def test_the_language_can_be_changed_in_the_middle() -> None:
    told = Desk("lang ru", "назад", step=3).learn()
    assert "шаг 3 из 21" in told
    assert "шаг 2 из 21" in told


# -- the command -----------------------------------------------------------------------------------


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return state_file({"XDG_STATE_HOME": str(tmp_path)})


def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: str, *args: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    assert run_command(["learn", *args]) == 0
    return capsys.readouterr().out


def test_the_lessons_are_listed_and_one_goes_on_where_one_left(
    state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = typed(monkeypatch, capsys, "\n\n\nquit\n", "zhanguo", "--lang", "en")
    assert "One card, two uses" in told
    assert "5 min" in told
    assert Progress("zhanguo", state).step_of(FIRST) == 3
    told = typed(monkeypatch, capsys, "9\nquit\n", "zhanguo", "--lang", "en")
    assert "at step 3" in told
    assert "There is no lesson “9”" in told
    told = typed(monkeypatch, capsys, "quit\n", "zhanguo", "1", "--lang", "ru")
    assert "шаг 3 из 21" in told


def test_a_lesson_that_was_done_has_a_tick_and_begins_anew(
    state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = typed(monkeypatch, capsys, "\nno\n", "zhanguo", FIRST, "--step", "21", "--lang", "en")
    assert "You have finished “One card, two uses”." in told
    assert "The next lesson is “Officials and workers”." in told
    told = typed(monkeypatch, capsys, "quit\n", "zhanguo", "--lang", "en")
    assert "✓" in told
    assert "Which lesson? Type its number; Enter takes 2." in told
    assert (Progress("zhanguo", state).step_of(FIRST), Progress("zhanguo", state).is_done(FIRST)) == (1, True)


def test_a_state_that_cannot_be_read_or_written_is_done_without(
    state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    state.parent.mkdir()
    state.write_text("{", encoding="utf-8")
    assert "step 1 of 21" in typed(monkeypatch, capsys, "quit\n", "zhanguo", "1", "--lang", "en")
    state.unlink()
    state.mkdir()
    assert "step 1 of 21" in typed(monkeypatch, capsys, "quit\n", "zhanguo", "1", "--lang", "en")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["chess"], "There is no game “chess”"),
        (["zhanguo", "99", "--lang", "en"], "There is no lesson “99”; the lessons are: 1 (zg-1-two-uses)"),
    ],
)
def test_what_there_is_not_is_a_sentence(
    state: Path, capsys: pytest.CaptureFixture[str], args: list[str], said: str
) -> None:
    assert run_command(["learn", *args]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("command", ["why", "why?", "почему", "почему так?"])
def test_after_the_right_answer_why_says_it_again_and_enter_goes_on(command: str) -> None:
    desk = Desk("3", command, "1", "", step=10)
    told = desk.learn()
    assert told.count("89 is higher. You would still hire an official, but no card would answer.") == 2
    assert told.count("Press Enter to go on.") == 3
    assert "number of an answer" not in told.partition("89 is higher.")[2]
    assert desk.run.step == 11


def test_before_an_answer_is_chosen_why_says_so() -> None:
    assert "First choose an answer" in Desk("why", step=10).learn()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "“One card, two uses” has no step 22: type a number from 1 to 21."),
        ("ru", "В уроке «Одна карта — два применения» нет шага 22: наберите число от 1 до 21."),
    ],
)
def test_a_step_that_there_is_not_is_a_sentence_with_those_there_are(
    state: Path, capsys: pytest.CaptureFixture[str], lang: str, said: str
) -> None:
    assert run_command(["learn", "zhanguo", FIRST, "--step", "22", "--lang", lang]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.out == ""


def test_where_a_lesson_has_become_shorter_its_last_step_is_gone_on_with(
    state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    state.parent.mkdir()
    state.write_text('{"zhanguo": {"zg-1-two-uses": {"step": 40, "done": false}}}', encoding="utf-8")
    assert "step 21 of 21" in typed(monkeypatch, capsys, "quit\n", "zhanguo", "1", "--lang", "en")


@pytest.mark.parametrize(
    ("step", "lines", "said"),
    [
        (3, ["hint"], "Try 3: Card 63"),
        (19, ["hint"], "Try 1: Card 2"),
        (10, ["hint"], "First answer"),
        (1, ["подсказка"], "Press Enter to go on."),
    ],
)
def test_a_hint_shows_what_to_do(step: int, lines: list[str], said: str) -> None:
    assert said in Desk(*lines, step=step).learn()


def test_a_card_can_be_named_by_its_number_alone() -> None:
    desk = Desk("63", step=3)
    desk.learn()
    assert desk.run.step == 4


def test_what_only_a_note_says_is_no_answer() -> None:
    desk = Desk("expand", game="ancient_world", lesson="aw-1-first-banners", step=12)
    desk.learn()
    assert desk.run.step == 12


def test_what_many_moves_are_called_and_no_answer_is_told_so() -> None:
    told = Desk("stone", game="great_wall", lesson="gw-1-first-autumn", step=8).learn()
    assert "“stone” is none of these answers: type a number from 1 to 2" in told


def test_restart_begins_the_step_again() -> None:
    desk = Desk("card 2", "restart", step=19)
    desk.learn()
    assert len(desk.run.way) == 1


def test_the_table_is_drawn_again_only_where_it_differs() -> None:
    """Between the first two steps nothing happens; from the fourth one goes back before a move."""
    drawn = "ZhanGuo · Round 1 of 5"
    assert Desk("back", step=2).learn().count(drawn) == 1
    assert Desk("card 63", "back", step=3).learn().count(drawn) == 1
    assert Desk("card 63", "region 2", "back", step=3).learn().count(drawn) == 2


def test_lessons_at_two_terminals_are_both_remembered(tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    kept = {game: Progress(game, path) for game in ("zhanguo", "ancient_world")}
    for game, lesson in (("zhanguo", FIRST), ("ancient_world", "aw-1-first-banners")):
        kept[game].keep(LessonRun(Walkthrough(load_game(game), lesson_of(game, lesson)), 2))
    again = Progress("zhanguo", path)
    assert {game: list(lessons) for game, lessons in again.reached.items()} == {
        "zhanguo": [FIRST],
        "ancient_world": ["aw-1-first-banners"],
    }
