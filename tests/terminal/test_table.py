"""The terminal table, played by scripts."""

import re
from pathlib import Path

import pytest

from teahouse.engine.record import load, replay
from teahouse.engine.snapshot import state_hash
from teahouse.engine.table import Table
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.registry import load_game
from teahouse.terminal.commands import matching, read_line
from teahouse.terminal.table import TerminalTable
from teahouse.terminal.view import view_of
from teahouse.text import Texts
from tests.terminal.evening import Evening


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def first_options(most: int) -> list[str]:
    return ["1"] * most


@pytest.mark.parametrize(("lang", "winner", "width"), [("en", "winner", 120), ("ru", "победа", 80)])
def test_a_whole_game_by_first_options(lang: str, winner: str, width: int) -> None:
    evening = Evening(first_options(600), lang=lang, width=width)
    assert evening.table.position.over
    assert winner in evening.text
    assert max(len(line) for line in evening.text.splitlines()) <= width


@pytest.mark.parametrize(
    ("lang", "options"),
    [
        ("ru", {"boards": "b"}),
        ("en", {"boards": "auction", "colours": "choose"}),
        ("ru", {"draft": "on", "track_order": "on", "harsh_recruit": "on"}),
    ],
)
def test_every_setup_can_be_played_and_seen(lang: str, options: dict[str, str]) -> None:
    evening = Evening(first_options(60), lang=lang, seats="human,random,random,random", options=options)
    assert evening.table.moves > 60


def test_a_game_of_bots_needs_no_input() -> None:
    evening = Evening([], seats="random,random,random")
    assert evening.table.position.over
    assert "Result" in evening.text


def test_the_end_of_input_leaves_politely() -> None:
    evening = Evening(["1"])
    assert evening.text.rstrip().endswith("The input has ended; the game was left without saving.")


def test_an_interrupt_leaves_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: TerminalTable, seat: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(TerminalTable, "ask", interrupt)
    assert "left without saving" in Evening([]).text


def test_what_is_answered_in_one_go_is_foretold_to_its_end() -> None:
    """The last card of a round needs no choosing: what each place does with it is told, not that one may choose it."""
    printed = Evening(line for region in (2, 2, 3, 3, 4) for line in ("1", f"region {region}")).text
    merged = printed[printed.index("which card do you play? Where does card") :]
    assert re.search(r"5 Jiangling .*\n *→ card \d+ to Jiangling; take 1 ", merged)


def at_use_card(*lines: str, lang: str = "en") -> Evening:
    """Seat 0 has a card in the fingers and must say where it goes."""
    return Evening(["1", *lines], lang=lang)


def test_a_question_says_what_led_to_it() -> None:
    printed = Evening(["1", "action hire"]).text.splitlines()
    asked = next(n for n, line in enumerate(printed) if line.endswith("hich official do you hire?"))
    assert printed[asked - 1].startswith("You play card ")
    assert printed[asked - 1].endswith(" to the court: hire an official")


def test_why_names_the_clause_and_its_text() -> None:
    evening = at_use_card("why action palace", "why", "why nonsense")
    told, rule = evening.flat.split("ZG-PAL-02 ")
    assert "Build a palace: needs 2 workers in" in told
    assert "Recruit workers there" in told
    assert rule.startswith("Step 1: the player must return 2 workers")
    assert "Name a move, as in “why action reassign”." in evening.text


def test_why_speaks_russian() -> None:
    evening = at_use_card("почему action palace", lang="ru")
    told, rule = evening.flat.split("ZG-PAL-02 ")
    assert "Построить дворец: требуется 2 работника в регионе" in told
    assert "есть 0, нужно 2" in told
    assert "работник" in rule


def test_what_is_missing_is_counted() -> None:
    """No official works in Hedong, so nobody can be recruited there."""
    evening = at_use_card("free 1.red", "action recruit", "why region 2")
    assert "2 Hedong: needs an official in the worker area of Hedong." in evening.flat
    assert "have 0, need 1. Bring one down from the governor area of Hedong" in evening.flat


def test_a_refused_move_is_explained_and_changes_nothing() -> None:
    evening = at_use_card("action palace")
    assert "ZG-PAL-02" in evening.text
    assert evening.table.moves == Evening([]).table.moves + 1


def test_a_legal_move_is_said_to_be_allowed() -> None:
    assert "Nothing forbids it: 2 Hedong." in at_use_card("why region 2").text


def test_moves_are_understood_by_beginnings_and_ends() -> None:
    by_name = at_use_card("reg 2")
    assert "to Hedong." in by_name.text
    assert matching("hire", ["action hire", "region 1"]) == ["action hire"]
    assert matching("card 3", ["card 3", "card 37"]) == ["card 3"]
    assert matching("car 3", ["card 3", "card 37"]) == ["card 3"]
    assert "That could be several moves" in at_use_card("region").text


def test_nonsense_is_answered_with_the_nearest_words() -> None:
    evening = at_use_card("regoin 2", "xyzzy", "99")
    assert "Did you mean: region 2" in evening.text
    assert "“xyzzy” is neither a move nor a command." in evening.text
    assert "There is no such option: choose a number from 1 to" in evening.flat


def test_board_alone_is_a_command_and_with_a_word_a_move() -> None:
    assert read_line("board").command == "board"
    assert read_line("board b_star").command == ""
    assert read_line("журнал 5") == ("log", "5")
    assert read_line("Выход!").command == "quit!"


def test_undo_takes_back_and_restart_takes_back_all() -> None:
    evening = Evening(["1", "action hire", "undo", "undo"])
    assert evening.text.count("Taken back.") == 2
    assert evening.table.position.decision_of(0) is not None
    again = Evening(["1", "action hire", "restart"])
    assert type(again.table.position.decision_of(0)).__name__ == "PlayCard"


def test_undo_is_refused_once_others_have_moved() -> None:
    evening = Evening(["undo", "1", "1", "undo"])
    assert evening.text.count("Nothing can be taken back") == 2


def test_a_turn_ends_by_itself_unless_one_wants_to_be_asked_always() -> None:
    """After a card for the own board only free moves are left, and these can wait."""
    asked = Evening(["1", "1"], ask_always=True)
    assert type(asked.table.position.decision_of(0)).__name__ == "ClaimTasks"
    assert type(Evening(["1", "1"]).table.position.decision_of(0)).__name__ == "PlayCard"


def test_where_only_one_answer_leads_on_those_behind_it_are_listed() -> None:
    """The first officials come from the supply: one says only where they go."""
    evening = Evening(["1"] * 12, seats="human,random,random", game="great_wall")
    question = re.search(
        r"which official moves\? 2 moves left\. Where does the official go\?\n +1 +Sawmill", evening.text
    )
    assert question is not None
    moves = [entry["move"] for entry in evening.table.entries if "move" in entry]
    assert moves[moves.index("area sawmill") - 1] == "official supply"


def test_a_patient_table_waits_at_the_end_of_a_turn() -> None:
    """Free moves away, the card is the last decision: it can still be taken back before anybody else moves."""
    evening = Evening(["1", "action hire", "1", "1", "undo"], patient=True)
    assert "Your turn is over." in evening.text
    assert "Taken back." in evening.text


def test_log_rules_cards_and_help_answer() -> None:
    asked = ("rules ZG-GOV-04", "rules third worker", "rules how do i win", "rules ZG-XXX-01", "rules")
    evening = at_use_card("log 3", *asked, "cards", "help")
    assert "ZG-GOV-04  " in evening.text
    assert "ZG-PAL-03" in evening.text
    assert "ZG-END-15" in evening.text
    assert "There is no rule ZG-XXX-01." in evening.text
    chapters = [evening.text.index(title) for title in ("Set-up", "A round and your turn", "The end and the score")]
    assert chapters == sorted(chapters)
    assert "Your hand" in evening.text
    assert "plays it by name, as “action reassign”" in evening.text
    assert "as in “rules ZG-SET-01” or “rules who wins a tie”" in evening.text


@pytest.mark.parametrize(
    ("lang", "line", "rest"),
    [("en", "hint             the", "                 they"), ("ru", "подсказка          л", "                   в")],
)
def test_help_keeps_its_columns_in_a_narrow_window(lang: str, line: str, rest: str) -> None:
    lines = Evening(["help"], lang=lang, width=60).text.splitlines()
    first = next(number for number in range(len(lines)) if lines[number].startswith(line))
    assert lines[first + 1].startswith(rest)


def test_the_language_changes_at_any_time() -> None:
    evening = Evening(["lang ru", "lang xx", "язык en"])
    assert "какую карту играете?" in evening.text
    assert "Языка «xx» мы не знаем; есть: en, ru." in evening.text
    assert evening.text.rstrip().count("which card do you play?") == 2


def test_save_and_load_go_on_identically(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    whole = Evening([*first_options(40), "quit!"])
    first = Evening([*first_options(15), f"save {path}", "quit"])
    assert f"Saved to {path}." in first.flat
    record = load(str(path))
    played = replay(first.loaded.kind, record)
    assert played.trouble == ""
    second = Evening([*first_options(25), "quit!"], table=played.table)
    assert state_hash(second.table.position) == state_hash(whole.table.position)
    assert second.table.entries == whole.table.entries


def test_quit_asks_to_save_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "left.jsonl"
    evening = Evening(["1", "quit", str(tmp_path), str(path)])
    assert "Save the game?" in evening.text
    assert "cannot be written" in evening.flat
    assert path.exists()
    assert "Save the game?" not in Evening(["quit"]).text


def test_hot_seat_hides_hands_between_people() -> None:
    """Since the keyboard was passed, nothing on the screen tells a card that another person still holds."""
    looked: list[int] = []

    def watch(evening: Evening) -> None:
        seat = evening.terminal.at_keyboard
        screen = evening.text.rpartition("Pass the keyboard to")[2]
        if seat < 0:
            assert "·" not in screen
            return
        for other in evening.terminal.people:
            if other != seat:
                for card in hand_of(evening, other):
                    assert f"Card {card} ·" not in screen
                    assert f"You draw card {card} " not in screen
        looked.append(seat)

    turn = ["cards", "log 99", "board", "1", "cards", "1", "done"]
    Evening(["", *[*turn, ""] * 6], seats="human,human,random", seed="11", watch=watch)
    assert {0, 1} <= set(looked)


def hand_of(evening: Evening, seat: int) -> list[int]:
    position = evening.table.position
    assert isinstance(position, ZhanGuo)
    return position.players[seat].hand


def test_every_word_of_the_vocabulary_can_be_said() -> None:
    loaded = load_game("zhanguo")
    observation = Table(loaded.kind, 2, {}, "7").position.observe(0)
    for lang in ("en", "ru"):
        reading = view_of(loaded, Texts(lang)).read(observation)
        assert all(reading.word(move) for move in range(len(loaded.kind.moves)))


def test_a_card_says_what_its_data_say() -> None:
    loaded = load_game("zhanguo")
    observation = Table(loaded.kind, 2, {}, "7").position.observe(0)
    card = loaded.kind.numbers["card 1"]
    english = view_of(loaded, Texts("en")).read(observation).word(card)
    russian = view_of(loaded, Texts("ru")).read(observation).word(card)
    assert english == "Card 1 · Writing · after “appoint a governor” with a lower number: score 2 VP"
    assert russian == "Карта 1 · Письменность · после «назначить губернатора», если номер меньше: получите 2 ПО"
