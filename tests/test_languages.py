"""A language is a folder: with one message it can be chosen, and English says the rest."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from teahouse import cli, ledger
from teahouse.commands.languages import all_clauses, all_messages, all_pack_texts, languages_command
from teahouse.engine.errors import TeahouseError
from teahouse.registry import games, load_game
from teahouse.terminal.commands import read_line
from teahouse.text import BrokenMessage, Texts, languages, messages, preferred, spoken
from teahouse.wording import teller_of
from tests.languages import COMPLETE, laid_out
from tests.terminal.evening import Evening
from tests.wording.play import moments

ESPERANTO = "table-left = Ĝis revido.\n"


@pytest.fixture
def esperanto(tmp_path: Path) -> Iterator[None]:
    """Esperanto with one message."""
    with laid_out(tmp_path / "locale", "eo", ESPERANTO):
        yield


@pytest.mark.usefixtures("esperanto")
def test_one_message_makes_a_language() -> None:
    assert {"eo", *COMPLETE} <= set(languages())
    assert messages("eo") == {"table-left"}
    assert preferred({"LANG": "eo.UTF-8"}) == spoken("eo") == "eo"
    assert Texts("eo").say("table-left") == "Ĝis revido."


@pytest.mark.usefixtures("esperanto")
def test_english_says_the_rest_as_english_is_spoken() -> None:
    """The numbers, too, are those of English: Esperanto is not asked which form a number takes."""
    esperanto, english = Texts("eo"), Texts("en")
    assert esperanto.say("core-player", number=2) == "Player 2"
    for count in (1, 2, 21):
        markers = [texts.say("zhanguo-markers", count=count, colour="beige") for texts in (esperanto, english)]
        assert markers[0] == markers[1]
    assert esperanto.knows("core-player")
    assert not esperanto.knows("core-nonsense")


def test_a_language_that_is_not_there_is_refused() -> None:
    assert "eo" not in languages()
    assert spoken("eo") == "en"
    with pytest.raises(TeahouseError, match=f"We do not speak “eo”; the languages are: {', '.join(languages())}"):
        Texts("eo")


def test_a_message_may_refer_to_one_that_only_english_has(tmp_path: Path) -> None:
    with laid_out(tmp_path, "eo", "core-human = homo ({ core-you })\n"):
        assert Texts("eo").say("core-human") == "homo (you)"


def test_a_message_that_cannot_be_said_is_said_in_english(tmp_path: Path) -> None:
    wrong = laid_out(tmp_path, "eo", "core-player = Ludanto { $numero }\n")
    with wrong, pytest.warns(BrokenMessage, match=r"core-player \(eo\)"):
        assert Texts("eo").say("core-player", number=2) == "Player 2"


@pytest.mark.usefixtures("esperanto")
@pytest.mark.parametrize("game", games())
def test_a_whole_game_is_told_in_english(game: str) -> None:
    """Questions, answers, cards and rules."""
    esperanto, english = (teller_of(load_game(game), Texts(lang)) for lang in ("eo", "en"))
    cards = [msgspec.to_builtins(said.printed()) for said in (esperanto, english)]
    assert cards[0] | {"lang": ""} == cards[1] | {"lang": ""}
    position = next(moments(game, load_game(game).usual_seats, {}, "eo")).position
    for seat in range(position.seats):
        theirs, ours = (said.read(position.observe(seat)) for said in (esperanto, english))
        assert theirs.shown() == ours.shown()
        assert theirs.moment() == ours.moment()
        for decision in position.open:
            assert theirs.question(decision.seat) == ours.question(decision.seat)
    clause = next(iter(ledger.load(game).clauses))
    assert ledger.clause(clause, "eo") == ledger.clause(clause)
    assert ledger.titles(game, "eo") == ledger.titles(game)


@pytest.mark.usefixtures("esperanto")
def test_the_terminal_speaks_it() -> None:
    evening = Evening(["lang eo", "quit!"])
    assert "Ĝis revido." in evening.text
    assert "Goodbye." not in evening.text
    assert "1" in Evening(["quit!"], lang="eo").text


def test_the_terminal_takes_its_words_for_commands(tmp_path: Path) -> None:
    with laid_out(tmp_path, "eo", "table-command-help = helpo\ntable-command-undo = log reen\n"):
        assert "take back your last move" in Evening(["helpo", "quit!"], lang="eo").text
        assert read_line("reen").command == "undo"
        assert read_line("log").command == "log"  # the words of English come first


# -- the ledger ------------------------------------------------------------------------------


@pytest.fixture
def new_ledger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty Esperanto ledger of ZhanGuo."""
    real = ledger.ledgers
    file = tmp_path / "base.md"
    file.touch()

    def ledgers(game: str, lang: str = "en") -> list[Path]:
        return [file] if (game, lang) == ("zhanguo", "eo") else real(game, lang)

    monkeypatch.setattr(ledger, "ledgers", ledgers)
    ledger._translation.cache_clear()
    yield file
    ledger._translation.cache_clear()


LEDGER = "- **ZG-UNI-03** DECIDO: tri kartoj, PRESITA `board.cards` kaj `board.rows`. *(regulo)*\n"
MARKS = """
ledger-mark-ruling = DECIDO
ledger-printed-values = PRESITA
ledger-and = kaj
ledger-as-printed = kiel presite
"""


def test_a_ledger_is_read_with_the_marks_of_its_language(tmp_path: Path, new_ledger: Path) -> None:
    new_ledger.write_text(LEDGER, encoding="utf-8")
    with laid_out(tmp_path / "locale", "eo", MARKS):
        assert ledger.clause("ZG-UNI-03", "eo").text == "Tri kartoj, kiel presite."
        assert ledger.clause("ZG-UNI-04", "eo") == ledger.clause("ZG-UNI-04")
        assert ledger.translated("eo") == {"ZG-UNI-03"}


# -- the command -----------------------------------------------------------------------------


@pytest.mark.usefixtures("esperanto")
def test_the_list_counts_what_each_language_has() -> None:
    told = CliRunner().invoke(languages_command, []).output
    english = re.search(r"en +English +(\d+) +(\d+) +(\d+)\n", told)
    assert english is not None
    assert re.search(rf"ru +Русский +{english[1]} +{english[2]} +{english[3]}\n", told)
    assert re.search(r"eo +1 +0 +0\n", told)
    assert int(english[1]) == len(messages("en"))
    assert int(english[3]) == len(ledger.load().clauses)


@pytest.mark.usefixtures("esperanto")
def test_everything_that_is_missing_is_listed() -> None:
    lines = CliRunner().invoke(languages_command, ["--missing", "eo"]).output.splitlines()
    told = [*all_messages(), *all_pack_texts(), *all_clauses()]
    assert len(lines) == len(told) - 1
    assert "locale/core.ftl: core-human" in lines
    assert "games/zhanguo/locale/table.ftl: zhanguo-markers" in lines
    assert "games/zhanguo/pack/board.toml: aspect writing, name" in lines
    assert "games/great_wall/pack/expansions/chronicles.toml: scenario frost, lines[1]" in lines
    assert "games/great_wall/ledger/expansions.md: GWX-GK-06" in lines
    assert "locale/terminal.ftl: table-left" not in lines


@pytest.mark.parametrize("lang", COMPLETE)
def test_our_own_languages_lack_nothing(lang: str) -> None:
    assert CliRunner().invoke(languages_command, ["--missing", lang]).output == f"{lang} lacks nothing.\n"


def test_a_wrong_language_is_a_sentence_and_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["languages", "--missing", "xx"]) == 2
    assert capsys.readouterr().err == f"We do not speak “xx”; the languages are: {', '.join(languages())}.\n"
