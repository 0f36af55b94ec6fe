"""The ledgers are read whole, tags name real rules, and `teahouse ledger` counts what is proved."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from teahouse import ledger
from teahouse.commands.ledger import ledger_command
from teahouse.ledger import LedgerError, clause, games, ledgers, load, named_in, proved, rule

SOURCE = Path(ledger.__file__).parent
RULES_OF_ZHANGUO = 441


@pytest.fixture
def tests(tmp_path: Path) -> Callable[..., Path]:
    """Write one file of tests and return its folder."""

    def write(text: str, name: str = "test_toy.py") -> Path:
        folder = tmp_path / "tests"
        folder.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
        return folder

    return write


@pytest.fixture
def russian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty Russian ledger of ZhanGuo."""
    load()
    monkeypatch.setattr(ledger, "ledgers", lambda game, lang: [tmp_path / "ledger.md"])
    ledger._translation.cache_clear()
    yield tmp_path / "ledger.md"
    ledger._translation.cache_clear()


def run(*arguments: object) -> Result:
    return CliRunner().invoke(ledger_command, [str(argument) for argument in arguments])


# -- the ledgers -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_rules_name_things_as_players_do_and_not_as_the_engine_does(lang: str) -> None:
    """No `CODE_NAMES`, no `names_of_data`, no words in capitals, in whatever language."""
    coded = re.compile(r"`|[A-Za-z]_[A-Za-z]|\w\[\w|(?<![-\w])(?!MUST)[A-Z]{4,}(?![-\w])")
    texts = {each: clause(each, lang).text for each in load().clauses}
    assert {each: text for each, text in texts.items() if coded.search(text)} == {}


@pytest.mark.parametrize(
    ("name", "rules", "sections"),
    [
        ("zhanguo/base", 441, 25),
        ("great_wall/base", 715, 36),
        ("great_wall/expansions", 455, 11),
        ("ancient_world/base", 336, 26),
    ],
)
def test_every_ledger_is_read_whole(name: str, rules: int, sections: int) -> None:
    assert sum(each.ledger == name for each in load().clauses.values()) == rules
    assert sum(each.ledger == name for each in load().sections) == sections


def test_the_games_share_out_all_rules() -> None:
    assert len(load().clauses) == 1947
    assert {game: len(load(game).clauses) for game in games()} == {
        "great_wall": 1170,
        "zhanguo": RULES_OF_ZHANGUO,
        "ancient_world": 336,
    }


def test_marks_are_counted_as_the_ledger_counts_them() -> None:
    """The figures of the index at the end of the ledger of ZhanGuo."""
    kinds = Counter(each.kind for each in load("zhanguo").clauses.values())
    assert kinds == {"rule": 315, "ruling": 64, "example": 18, "printed": 13, "derived": 31}


def test_every_clause_has_a_text_a_source_and_a_section() -> None:
    titles = {section.code: section.title for section in load().sections}
    for each in load().clauses.values():
        assert each.text
        assert each.source
        assert titles[each.section]
    assert titles["ZG-UNI"] == "Unification action"
    assert titles["GW-SPR"] == "Spring"
    assert titles["GW-2P"] == "Two players (Reed clan)"


def test_a_clause_is_plain_text() -> None:
    assert clause("ZG-UNI-03").text == "A region of a player board holds at most 3 cards."
    assert clause("ZG-UNI-03").source == "Unification action, L133"
    assert clause("GWX-GK-06") == ledger.Clause(
        "GWX-GK-06",
        "GWX-GK",
        "Names and abilities of the 6 advisor cards.",
        "printed",
        "great_wall/expansions",
        "X26",
    )
    assert clause("GW-SHM-14").text.startswith("Two shame tokens on one horde card")
    assert clause("GW-ADV-08").text == "Advisor abilities: as printed."
    assert clause("GW-CAM-05").text.endswith("is printed there.")
    assert clause("AW-SRV-03", "ru").text == "Меч это или стрела — как на компонентах."


def test_a_clause_is_found_in_small_letters_too() -> None:
    assert clause(" zg-uni-03 ").id == "ZG-UNI-03"


def test_russian_text_where_there_is_one_and_english_where_not(russian: Path) -> None:
    russian.write_text(
        "- **ZG-UNI-03** Регион вмещает до 3 **карт**. *(источник)*\n- **ZG-UNI-12** РЕШЕНИЕ: игрок берёт остаток.\n",
        encoding="utf-8",
    )
    assert clause("ZG-UNI-03", "ru").text == "Регион вмещает до 3 карт."
    assert clause("ZG-UNI-12", "ru").text == "Игрок берёт остаток."
    assert clause("ZG-UNI-04", "ru") == clause("ZG-UNI-04", "en")


@pytest.mark.parametrize("name", ["zhanguo/base", "ancient_world/base", "great_wall/base", "great_wall/expansions"])
def test_a_russian_ledger_tells_every_rule_and_title(name: str) -> None:
    english = [each for each in load().clauses.values() if each.ledger == name]
    sections: list[ledger.Section] = []
    russian: dict[str, ledger.Clause] = {}
    game, _, stem = name.partition("/")
    path = next(path for path in ledgers(game, "ru") if path.stem == stem)
    ledger._read_ledger(path, game, sections, russian, "ru")
    assert [(each.id, each.kind) for each in russian.values()] == [(each.id, each.kind) for each in english]
    assert [each.code for each in sections] == [each.code for each in load().sections if each.ledger == name]
    for told in [*(each.text for each in russian.values()), *(each.title for each in sections)]:
        assert re.search("[а-яё]", told)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("ZG-UNI-99", "There is no rule ZG-UNI-99; section ZG-UNI holds ZG-UNI-01 to ZG-UNI-21."),
        ("GWX-NO-01", "There is no rule GWX-NO-01; the sections of GWX are GWX-GK, GWX-AC,"),
        ("X-1", "There is no rule X-1; ids begin with AW, GW, GWX or ZG"),
    ],
)
def test_an_unknown_id_is_answered_with_the_right_ones(wrong: str, sentence: str) -> None:
    with pytest.raises(LedgerError, match=re.escape(sentence)):
        clause(wrong)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("## 1. One (ONE)\n- **ZG-ONE-01** a\n- **ZG-ONE-01** b\n", "toy.md, line 3: ZG-ONE-01 is there twice"),
        ("## 1. One (ONE)\n- **ZG-TWO-01** a\n", "toy.md, line 2: ZG-TWO-01 stands under ZG-ONE"),
        ("- **ZG-TWO-01** a\n", "toy.md, line 1: ZG-TWO-01 stands before any section"),
    ],
)
def test_a_faulty_ledger_is_refused(text: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "toy.md").write_text(text, encoding="utf-8")
    with pytest.raises(LedgerError, match=sentence):
        ledger._read_ledger(tmp_path / "toy.md", "toy", [], {})


def test_docstrings_name_clauses_one_by_one_or_as_a_range() -> None:
    assert named_in("(ZG-UNI-07..09, GWX-5P-01; ZG-BON, ZG-CRD-0{n})") == {
        "ZG-UNI-07",
        "ZG-UNI-08",
        "ZG-UNI-09",
        "GWX-5P-01",
    }


def test_the_source_names_no_clause_that_does_not_exist() -> None:
    for file in sorted(SOURCE.rglob("*.py")):
        unknown = named_in(file.read_text(encoding="utf-8")) - load().clauses.keys()
        assert not unknown, f"{file.relative_to(SOURCE)} names {sorted(unknown)}, which no ledger holds."


# -- tags ------------------------------------------------------------------------------------


def test_a_tag_leaves_the_test_as_it_is() -> None:
    def test_toy(number: int = 3) -> int:
        return number

    tagged = rule("ZG-UNI-03")(rule("ZG-UNI-04", "ZG-UNI-05")(test_toy))
    assert tagged is test_toy
    assert tagged(7) == 7
    assert vars(tagged)["rules"] == ("ZG-UNI-03", "ZG-UNI-04", "ZG-UNI-05")


@pytest.mark.parametrize(("wrong", "sentence"), [("ZG-UNI-99", "There is no rule"), ("zg-uni-03", "must be written")])
def test_a_tag_must_name_a_rule_exactly(wrong: str, sentence: str) -> None:
    with pytest.raises(LedgerError, match=sentence):
        rule(wrong)


def test_a_tag_names_at_least_one_rule_and_stands_on_a_function() -> None:
    with pytest.raises(LedgerError, match="at least one rule"):
        rule()
    with pytest.raises(LedgerError, match="test functions only"):
        rule("ZG-UNI-03")(type("TestToy", (), {}))


def test_tags_are_read_without_running_the_tests(tests: Callable[..., Path]) -> None:
    folder = tests("""
raise SystemExit("nobody imports this")

@pytest.mark.parametrize("n", [1, 2])
@rule("ZG-UNI-03", "ZG-UNI-04")
def test_three_cards(n): ...

class TestMarkers:
    @ledger.rule("ZG-UNI-03")
    def test_one_marker(self): ...

def test_untagged(): ...
""")
    found = {id_: [proof.node for proof in proofs] for id_, proofs in proved(folder).items()}
    assert found == {
        "ZG-UNI-03": ["tests/test_toy.py::test_three_cards", "tests/test_toy.py::TestMarkers::test_one_marker"],
        "ZG-UNI-04": ["tests/test_toy.py::test_three_cards"],
    }


@pytest.mark.parametrize("mark", ["pytest.mark.skip", "pytest.mark.skip('later')", "pytest.mark.xfail(strict=True)"])
def test_a_test_that_need_not_pass_proves_nothing(mark: str, tests: Callable[..., Path]) -> None:
    assert proved(tests(f'@{mark}\n@rule("ZG-UNI-03")\ndef test_later(): ...\n')) == {}


@pytest.mark.parametrize(
    ("text", "name", "sentence"),
    [
        ('@rule("ZG-UNI-99")\ndef test_a(): ...', "test_a.py", "tests/test_a.py, line 1: There is no rule ZG-UNI-99"),
        ("@rule(*IDS)\ndef test_a(): ...", "test_a.py", "tests/test_a.py, line 1: write the ids of a tag out"),
        ('@rule("ZG-UNI-03")\ndef check(): ...', "test_a.py", "check is tagged .* pytest does not collect it"),
        ('@rule("ZG-UNI-03")\ndef test_a(): ...', "builder.py", "test_a is tagged .* pytest does not collect it"),
        ("def test_a(:", "test_a.py", "tests/test_a.py, line 1: this is not valid Python"),
    ],
)
def test_a_tag_that_would_not_count_is_refused(text: str, name: str, sentence: str, tests: Callable[..., Path]) -> None:
    with pytest.raises(LedgerError, match=sentence):
        proved(tests(text, name))


# -- the command -----------------------------------------------------------------------------


def tagged_with_all_of(section: str) -> str:
    ids = ", ".join(f'"{each.id}"' for each in load().clauses.values() if each.section.startswith(section))
    return f"@rule({ids})\ndef test_all(): ...\n"


def test_the_report_counts_by_section_and_lists_the_rest(tests: Callable[..., Path]) -> None:
    result = run("zhanguo", "--tests", tests(tagged_with_all_of("ZG-UNI")))
    assert result.exit_code == 0
    assert re.search(r"ZG-UNI +Unification action +21 / 21 +100 %", result.output)
    assert re.search(r"ZG-UNR +Unrest +0 / 18 +0 %", result.output)
    assert re.search(r"all +21 / 441 +4 %", result.output)
    assert "ZG-SET-01      With fewer than 4 players" in result.output
    assert "… and 410 more" in result.output


def test_the_report_lists_everything_when_asked(tests: Callable[..., Path]) -> None:
    result = run("zhanguo", "--unproved", "--tests", tests(tagged_with_all_of("ZG-UNI")))
    assert "ZG-INV-10" in result.output
    assert "more" not in result.output.rpartition("ZG-CMP-01")[2].splitlines()[-1]


def test_without_a_game_all_games_are_shown(tests: Callable[..., Path]) -> None:
    result = run("--json", "--tests", tests(tagged_with_all_of("ZG-UNI")))
    told = json.loads(result.output)
    assert list(told) == games()
    assert sum(game["all"] for game in told.values()) == 1947
    assert told["zhanguo"]["proved"] == 21
    assert {"code": "ZG-UNI", "title": "Unification action", "proved": 21, "all": 21} in told["zhanguo"]["sections"]


def test_a_demand_that_is_met_passes(tests: Callable[..., Path]) -> None:
    result = run("zhanguo", "--min", 100, "--tests", tests(tagged_with_all_of("ZG")))
    assert result.exit_code == 0
    assert "Every rule of zhanguo is proved." in result.output


def test_one_missing_rule_fails_a_demand_of_100(tests: Callable[..., Path]) -> None:
    text = tagged_with_all_of("ZG").replace('"ZG-CMP-01", ', "")
    result = run("zhanguo", "--min", 100, "--tests", tests(text))
    assert result.exit_code == 1
    assert "The tests prove 440 of 441 rules of zhanguo (99 %); 100 % are demanded." in result.stderr


def test_a_rule_is_shown_with_its_tests(tests: Callable[..., Path]) -> None:
    folder = tests('@rule("ZG-UNI-03")\ndef test_three(): ...\n')
    shown = run("ZG-UNI-03", "--tests", folder).output
    assert "A region of a player board holds at most 3 cards." in shown
    assert "tests/test_toy.py:2  test_three" in shown
    assert "No test proves it." in run("zg-uni-04", "--tests", folder).output
    assert json.loads(run("ZG-UNI-03", "--json", "--tests", folder).output)["tests"] == [
        {"test": "tests/test_toy.py::test_three", "line": 2}
    ]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game 'chess'; the games are great_wall, zhanguo and ancient_world."),
        (["ZG-UNI-99"], "There is no rule ZG-UNI-99; section ZG-UNI holds ZG-UNI-01 to ZG-UNI-21."),
        (["zhanguo", "--tests", "nowhere"], "There is no folder of tests nowhere; name one with --tests."),
        (["zhanguo", "--min", "101"], "101"),
    ],
)
def test_wrong_input_is_a_sentence_and_code_2(arguments: list[str], sentence: str, tests: Callable[..., Path]) -> None:
    result = run("--tests", tests(""), *arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.output


def test_a_clause_is_shown_where_there_are_no_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teahouse.commands.ledger._tests_folder", lambda: tmp_path / "tests")
    result = CliRunner().invoke(ledger_command, ["ZG-UNI-03"])
    assert result.exit_code == 0
    assert "at most 3 cards" in result.output
    assert "proves" not in result.output


def test_a_test_shows_only_what_it_proves() -> None:
    @ledger.shows("ZG-UNI-03")
    @ledger.rule("ZG-UNI-03", "ZG-UNI-04")
    def proves() -> None: ...

    assert vars(proves)["shows"] == ("ZG-UNI-03",)
    with pytest.raises(LedgerError, match=r"shows ZG-UNI-03, but does not prove"):
        ledger.shows("ZG-UNI-03")(ledger.rule("ZG-UNI-04")(lambda: None))
