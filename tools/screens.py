"""Draw the terminal table for the docs: docs/screens/terminal-<game>-<lang>.svg, the same every time.

python tools/screens.py
"""

import io
import re
from pathlib import Path
from typing import Final

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from teahouse.bots import bot
from teahouse.engine.rng import seeded
from teahouse.engine.table import Table
from teahouse.shelf import Boxed, open_game
from teahouse.terminal.table import TerminalTable
from teahouse.text import Texts, languages

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "screens"
GAME: Final = "zhanguo"
SEED: Final = "tea 38"
SEATS: Final = 3
ROUND: Final = 4
"""The picture shows the first turn of seat 0 in this round at which at least three cards are left."""
WANTED: Final = ("action governor", "action palace", "task", "take")
"""Chance alone builds little; these moves are made wherever they can be."""
WIDTH: Final = 120
LOOK: Final = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace(
    "Fira Code,", "Fira Code, DejaVu Sans Mono, Menlo, Consolas,"
)
"""The picture asks nobody for fonts."""
THEME: Final = TerminalTheme(
    (26, 27, 33),
    (222, 220, 212),
    [
        (26, 27, 33),
        (205, 82, 76),
        (120, 160, 96),
        (205, 162, 84),
        (94, 132, 190),
        (160, 112, 180),
        (92, 160, 160),
        (200, 198, 190),
    ],
    [
        (110, 110, 116),
        (225, 105, 98),
        (150, 190, 120),
        (225, 190, 110),
        (120, 160, 215),
        (185, 140, 205),
        (120, 190, 190),
        (245, 243, 236),
    ],
)


def middle_of_a_game(boxed: Boxed) -> Table:
    """A table in mid-game, seat 0 to choose where a card goes."""
    table = Table(boxed.kind, SEATS, {}, SEED)
    rng = seeded(f"{SEED} picture")
    player = bot("random", GAME)
    while not (decided(table, "UseCard") and left_in_hand(table) == 4):
        if table.position.over:
            raise SystemExit("No such moment in this game: choose another seed.")
        decision = table.position.open[0]
        options = table.position.options(decision)
        wanted = [move for move in options if boxed.kind.moves[move].startswith(WANTED)]
        among = wanted or options
        table.play(decision.seat, player.choose(boxed.kind, table.position.observe(decision.seat), among, rng))
    return table


def decided(table: Table, asks: str) -> bool:
    """Whether seat 0 is asked this in the round of the picture."""
    seen = table.position.observe(0)
    return seen["round"] == ROUND - 1 and type(table.position.decision_of(0)).__name__ == asks


def left_in_hand(table: Table) -> int:
    players = table.position.observe(0)["players"]
    assert isinstance(players, list)
    return len(players[0]["hand"])


def draw(boxed: Boxed, table: Table, lang: str) -> None:
    """The table and the question, as the person on seat 0 sees them."""
    console = Console(
        file=io.StringIO(), width=WIDTH, record=True, highlight=False, force_terminal=True, color_system="truecolor"
    )
    terminal = TerminalTable(boxed, table, ["human", *["random"] * (SEATS - 1)], Texts(lang), console, str, False)
    terminal.heard[0] = len(table.log) - 12
    terminal.show_news(0)
    terminal.list_choices(0)
    path = FOLDER / f"terminal-{boxed.name}-{lang}.svg"
    path.parent.mkdir(parents=True, exist_ok=True)
    svg = console.export_svg(
        title=f"teahouse play {boxed.name} --lang {lang}",
        theme=THEME,
        code_format=LOOK,
        unique_id=f"{boxed.name}-{lang}",
    )
    path.write_text(svg, encoding="utf-8")
    print(f"{path} is drawn")


def main() -> None:
    boxed = open_game(GAME)
    table = middle_of_a_game(boxed)
    for lang in languages():
        draw(boxed, table, lang)


if __name__ == "__main__":
    main()
