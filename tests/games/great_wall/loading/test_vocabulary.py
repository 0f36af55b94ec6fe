"""The vocabulary of The Great Wall is one: what is made from it is up to date, and its numbers never move."""

import subprocess
import sys
from pathlib import Path

import pytest

from teahouse.games.great_wall.loading import shapes
from teahouse.games.great_wall.loading.files import BUILTIN
from teahouse.games.great_wall.loading.sheets.chronicles import SCENARIOS
from teahouse.games.great_wall.rules import words
from teahouse.games.great_wall.rules.expansions.chronicles import SCENARIO_SPECS
from teahouse.games.great_wall.rules.expansions.genghis.words import C_GENGHIS, M_GENGHIS_ATTACKED
from teahouse.games.great_wall.vocabulary import VOCABULARY, MomentWord, numbered, read_vocabulary

ROOT = Path(__file__).resolve().parents[4]
VOCABULARY_TOML = BUILTIN / "vocabulary.toml"


def test_everything_made_from_the_vocabulary_is_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "vocabulary.py"), "--check"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_vocabulary_is_read_before_anything_is_made_from_it() -> None:
    """A rule may name its word before its constant is there: the tool that makes it imports no rule and no shape."""
    code = "import sys, teahouse.games.great_wall.vocabulary; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    made = ("teahouse.games.great_wall.rules", "teahouse.games.great_wall.loading")
    assert [module for module in done.stdout.split() if module.startswith(made)] == []


def test_a_constant_is_the_number_of_its_word() -> None:
    prefixes = {"M_": words.MOMENTS, "C_": words.CONDITIONS, "S_": words.SCALERS, "E_": words.EFFECTS}
    for prefix, known in (prefixes | {"X_": words.MODIFIERS, "AT_": words.PLACES, "BY_": words.CAUSES}).items():
        for name in known:
            constant = prefix + name.replace(".", "_").upper()
            assert getattr(words, constant, None) in (known.index(name), None), constant
    for kind, table in (("M_", VOCABULARY.file.moment), ("C_", VOCABULARY.file.condition)):
        assert all(hasattr(words, kind + name.replace(".", "_").upper()) for name in table)


def test_words_of_an_expansion_have_their_constants_there() -> None:
    assert words.MOMENTS[M_GENGHIS_ATTACKED] == "genghis.attacked"
    assert words.CONDITIONS[C_GENGHIS] == "genghis"
    assert not hasattr(words, "M_GENGHIS_ATTACKED")
    assert not hasattr(words, "C_GENGHIS")


def moments(*names: str, **numbers: int) -> dict[str, MomentWord]:
    known: dict[str, int | None] = {**dict.fromkeys(names), **numbers}
    return {name: MomentWord(icon="x", def_="", ledger="GW-CMP-01", number=number) for name, number in known.items()}


def test_base_words_leave_out_the_numbers_of_expansions() -> None:
    assert list(numbered(moments("a", "b", "c"), moments(x=1), "moment")) == ["a", "x", "b", "c"]
    assert list(numbered(moments("a", "b", "c"), moments(x=3), "moment")) == ["a", "b", "c", "x"]


@pytest.mark.parametrize(
    ("base", "added", "told"),
    [
        (moments("a"), moments("x"), "the next free one is 1"),
        (moments("a"), moments(x=7), "leave a gap"),
        (moments("a", "b"), moments(x=1, y=1), "stands here already"),
        (moments("a", "b"), moments(a=1), "stands here already"),
        (moments(a=0), {}, "only words of expansions"),
    ],
)
def test_a_wrong_number_is_told(base: dict[str, MomentWord], added: dict[str, MomentWord], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        numbered(base, added, "moment")


def test_two_expansions_cannot_add_the_same_word(tmp_path: Path) -> None:
    text = VOCABULARY_TOML.read_text(encoding="utf-8")
    twin = '[expansion.rat.condition]\ngenghis = { number = 17, icon = "rat", def = "" }\n'
    (tmp_path / "vocabulary.toml").write_text(text + "\n" + twin, encoding="utf-8")
    with pytest.raises(ValueError, match="the same word"):
        read_vocabulary(tmp_path / "vocabulary.toml")


def test_fields_become_what_the_vocabulary_says() -> None:
    own = [field for field in shapes.Promote.__struct_fields__ if field not in shapes.Effect.__struct_fields__]
    assert own == list(VOCABULARY.effect["promote"].fields)
    promote = shapes.Promote()
    assert (promote.n, promote.area, promote.discount, promote.free) == (1, "chosen", 0, False)
    assert shapes.IsArea().ids is None
    assert shapes.MoveOfficials(n=1).to == []


def test_each_scenario_of_the_rules_has_a_shape_of_its_own() -> None:
    assert {spec.name for spec in SCENARIO_SPECS} == set(SCENARIOS)
    tables = [set(shape.__struct_fields__) for shape in SCENARIOS.values()]
    common = set.intersection(*tables)
    own = [sorted(table - common) for table in tables]
    assert sorted(map(len, own)) == [0, 1, 2, 3, 3, 4]
