"""Who may play what with what: every combination of the options against the tables of the ledger (section 11.1)."""

import re
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest

from teahouse.cli import run
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.ledger import clause, ledgers, rule
from tests.games.great_wall.builder import kind

LEDGER = next(path for path in ledgers("great_wall") if path.stem == "expansions")
SCENARIOS = {
    "frost": "Frosts",
    "famine": "Great Famine",
    "visit": "Emperor's Visit",
    "ghost": "Hungry Ghosts",
    "siege": "Siege of Diaoyu",
    "red": "Red Turbans",
}
"""Values of the option and rows of the table."""


class Choice(NamedTuple):
    seats: int
    mode: str
    genghis: str
    rat: str
    scenario: str
    jia_sidao: str

    @property
    def options(self) -> dict[str, str]:
        return {
            "mode": self.mode,
            "genghis": self.genghis,
            "rat": self.rat,
            "scenario": self.scenario,
            "jia_sidao": self.jia_sidao,
        }

    def column(self) -> str:
        if self.seats == 1:
            return "Solo"
        return f"{'Co-op' if self.mode == 'cooperative' else 'Comp.'} {self.seats}"


def every_choice() -> Iterator[Choice]:
    switches = ("off", "on")
    for each in product(
        range(1, 6), ("competitive", "cooperative"), switches, switches, ("none", *SCENARIOS), switches
    ):
        yield Choice(*each)


def tables() -> list[list[list[str]]]:
    """The two tables of section 11.1, cell by cell."""
    text = LEDGER.read_text(encoding="utf-8")
    chapter = text[text.index("### 11.1") : text.index("### 11.2")]
    found: list[list[list[str]]] = []
    for block in re.findall(r"(?:^\|.*\n)+", chapter, re.MULTILINE):
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in block.splitlines()]
        found.append([rows[0], *rows[2:]])
    return found


def may_be_played(by_mode: list[list[str]], pairs: list[list[str]], choice: Choice) -> bool:
    """What the tables say; playing together alone is not even a column."""
    if choice.mode == "cooperative" and choice.seats == 1:
        return False
    wanted = [SCENARIOS[choice.scenario]] if choice.scenario != "none" else []
    wanted += [row for row, on in (("Genghis Khan", choice.genghis), ("Rat", choice.rat)) if on == "on"]
    column = by_mode[0].index(choice.column())
    for row in wanted:
        (cells,) = [cells for cells in by_mode[1:] if cells[0] == row]
        if not re.match(r"yes|\+5P|RULING yes", cells[column]):
            return False
    parts = ["Ancient Chronicles" if row in SCENARIOS.values() else row for row in wanted]
    for first, second in product(parts, parts):
        if first != second:
            (cells,) = [cells for cells in pairs[1:] if cells[0] == first]
            if cells[pairs[0].index(second)] == "no":
                return False
    return True


@rule("GWX-MIX-01", "GWX-MIX-02", "GWX-MIX-03", "GWX-MIX-04", "GWX-MIX-05", "GWX-AC-10", "GWX-AC-11", "GWX-AC-13")
def test_every_combination_is_judged_as_the_tables_say() -> None:
    by_mode, pairs = tables()
    legal = 0
    for choice in every_choice():
        refused = kind().impossible(choice.seats, kind().complete(choice.options))
        assert (refused is None) == may_be_played(by_mode, pairs, choice), (choice, refused)
        if refused is not None:
            assert clause(refused).id == refused
        legal += refused is None
    assert legal == 2 * (5 * 4 + 4 * 4 + 5 * 4 + 1), (
        "nine tables by four choices of the Khan and the Rat, and scenarios"
    )


@rule("GWX-AC-02", "GWX-AC-03")
def test_the_six_scenarios_are_offered_and_each_has_its_mode() -> None:
    assert kind().choices_of("scenario") == ("none", *sorted(SCENARIOS))
    together = {"siege", "red"}
    for scenario in SCENARIOS:
        for mode in ("competitive", "cooperative"):
            refused = kind().impossible(3, kind().complete({"mode": mode, "scenario": scenario}))
            assert (refused is None) == ((mode == "cooperative") == (scenario in together))


REFUSED = (
    (3, {"genghis": "on", "scenario": "visit"}, "GWX-MIX-01"),
    (3, {"rat": "on", "scenario": "visit"}, "GWX-MIX-02"),
    (1, {"scenario": "frost"}, "GWX-AC-13"),
    (3, {"scenario": "frost", "mode": "cooperative"}, "GWX-FROST-01"),
    (3, {"scenario": "famine", "mode": "cooperative"}, "GWX-FAMINE-01"),
    (3, {"scenario": "visit", "mode": "cooperative"}, "GWX-VISIT-01"),
    (3, {"scenario": "ghost", "mode": "cooperative"}, "GWX-GHOST-01"),
    (3, {"scenario": "siege"}, "GWX-SIEGE-01"),
    (3, {"scenario": "red"}, "GWX-RED-01"),
    (4, {"scenario": "red", "mode": "cooperative"}, "GWX-RED-02"),
    (1, {"mode": "cooperative", "rat": "on"}, "GW-COOP-04"),
)


def in_order(chosen: tuple[str, str]) -> int:
    """As the game lists its options."""
    return [option.name for option in kind().options].index(chosen[0])


@rule("GWX-MIX-01", "GWX-MIX-02", "GWX-AC-10", "GWX-AC-13")
@pytest.mark.parametrize(("seats", "options", "wanted"), REFUSED)
def test_the_command_line_refuses_the_impossible_in_one_sentence(
    capsys: pytest.CaptureFixture[str], seats: int, options: dict[str, str], wanted: str
) -> None:
    asked = [f"{name}={value}" for name, value in sorted(options.items(), key=in_order)]
    chosen = [word for each in asked for word in ("--option", each)]
    line = ["simulate", "great_wall", "--games", "1", "--seats", ",".join(["random"] * seats), *chosen]
    assert run(line) == 2
    said = capsys.readouterr()
    sentence = f"great_wall cannot be played by {seats} with {' and '.join(asked)} ({wanted}).\n"
    assert (said.out, said.err) == ("", sentence)


@rule("GWX-MIX-04")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_the_khan_the_rat_and_five_players_sit_at_one_table(mode: str) -> None:
    g = kind().start(5, {"mode": mode, "genghis": "on", "rat": "on"}, "all of them")
    assert [type(part).__name__ for part in g.attached()] == ["Genghis", "Rat"]  # type: ignore[attr-defined]
    assert broken_laws(g) == []  # type: ignore[arg-type]
