"""No file of the base rules names an expansion: they attach from outside."""

import ast
import re
from pathlib import Path

from teahouse.games.great_wall.rules import words
from teahouse.games.great_wall.rules.expansion import Expansion
from teahouse.games.great_wall.rules.expansions import EXPANSION_SPECS
from teahouse.games.great_wall.rules.expansions.chronicles import SCENARIO_SPECS

BASE = Path(__file__).parents[4] / "src" / "teahouse" / "games" / "great_wall" / "rules"
NAMES = (
    "genghis", "khan", r"rats?", "rat_?cards?", "chronicles?", "frosts?", "famine", "visit", "ghosts?", "siege",
    "diaoyu", "red", "turbans?", "jia_?sidao", "banner bearers?",
)  # fmt: skip
NAMED = re.compile(rf"(?<![a-z])(?:{'|'.join(NAMES)})(?![a-z])", re.IGNORECASE)
VOCABULARY = BASE / "words.py"
"""Made from vocabulary.toml: words of expansions stand in the rows of all words, their constants in the expansion."""


def base_files() -> list[Path]:
    return [path for path in sorted(BASE.rglob("*.py")) if "expansions" not in path.relative_to(BASE).parts]


def test_no_base_file_names_an_expansion() -> None:
    assert len(base_files()) > 50
    named = [
        f"{path.relative_to(BASE)}:{number + 1}: {line.strip()}"
        for path in base_files()
        if path != VOCABULARY
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines())
        if NAMED.search(re.sub(r"GWX-[A-Z0-9]+-\d+(?:\.\.\d+)?", "", line))
    ]
    assert named == []


def test_all_expansions_are_looked_for() -> None:
    for name in [spec.name for spec in EXPANSION_SPECS] + [spec.name for spec in SCENARIO_SPECS]:
        assert name == "extras" or NAMED.fullmatch(name), name


def test_the_vocabulary_names_them_only_in_words_of_cards() -> None:
    lines = [line for line in VOCABULARY.read_text(encoding="utf-8").splitlines() if NAMED.search(line)]
    constants = {line.partition(":")[0] for line in lines if ": Final = " in line and line[0].isupper()}
    assert constants <= {"SET_GENGHIS", "SET_CHRONICLES", "SET_RAT"}
    assert {"genghis.attacked", "genghis"} <= {*words.MOMENTS, *words.CONDITIONS}


def test_base_files_import_no_expansion() -> None:
    """Only the three files that gather all expansions look into their folder, and none into an expansion."""
    gathering = set()
    for path in base_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and ".great_wall.rules.expansions" in node.module:
                assert node.module == "teahouse.games.great_wall.rules.expansions", path
                gathering.add(path.name)
    assert gathering == {"features.py", "kind.py", "seen.py"}


def test_whoever_answers_questions_of_the_base_game_says_so() -> None:
    """Others are not asked (`GreatWall.judge`)."""
    answers = ("offers", "knows", "refuses", "takes")
    for part in [part for spec in EXPANSION_SPECS for part in spec.parts if issubclass(part, Expansion)]:
        own = [name for name in answers if getattr(part, name) is not getattr(Expansion, name)]
        assert part().joins_in() == bool(own), part
