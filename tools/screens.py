"""Draw the terminal table: build/screens/terminal-<game>-<lang>.svg, the same every time.

python tools/screens.py
"""

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from teahouse.bots import answer, bot
from teahouse.engine.rng import seeded
from teahouse.engine.table import Table
from teahouse.registry import LoadedGame, load_game
from teahouse.terminal.table import TerminalTable
from teahouse.text import Texts, languages

FOLDER: Final = Path(__file__).resolve().parent.parent / "build" / "screens"


class Scene(NamedTuple):
    """Which game is drawn, and at which moment: the first at which seat 0 is asked `asks` and `ready` holds."""

    game: str
    seed: str
    player: str
    asks: str
    ready: Callable[[dict[str, Any]], bool]
    wanted: tuple[str, ...] = ()
    """Moves made wherever they can be: chance alone builds little."""


SCENES: Final = (
    Scene(
        "zhanguo",
        "tea 38",
        "random",
        "UseCard",
        lambda seen: seen["round"] == 3 and len(seen["players"][0]["hand"]) == 4,
        ("action governor", "action palace", "task", "take"),
    ),
    Scene(
        "great_wall",
        "tea 5",
        "scholar",
        "PlaceRecruit",
        lambda seen: seen["year"] >= 4,
    ),
    Scene(
        "ancient_world",
        "tea 8",
        "random",
        "PlaceCitizen",
        lambda seen: seen["round"] == 4 and sum(map(len, seen["cells"])) >= 4 and bool(seen["army_row"]),
        ("titan", "fight", "army", "citizen", "cell build", "cell expand", "cell recruit", "cell explore", "empire"),
    ),
)
SEATS: Final = 3
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


def middle_of_a_game(loaded: LoadedGame, scene: Scene) -> Table:
    """A table in mid-game, at the moment of the scene."""
    table = Table(loaded.kind, SEATS, {}, scene.seed)
    rng = seeded(f"{scene.seed} picture")
    player = bot(scene.player)
    while not now(table, scene):
        if table.position.over:
            raise SystemExit(f"No such moment in this game of {scene.game}: choose another seed.")
        decision = table.position.open[0]
        options = table.position.options(decision)
        wanted = [move for move in options if loaded.kind.moves[move].startswith(scene.wanted)] if scene.wanted else []
        if wanted:
            table.play(decision.seat, wanted[rng.below(len(wanted))])
        else:
            table.play(decision.seat, answer(player, loaded.kind, table.position, decision.seat, rng))
    return table


def now(table: Table, scene: Scene) -> bool:
    """Whether seat 0 is asked what the picture shows."""
    decision = table.position.decision_of(0)
    return type(decision).__name__ == scene.asks and scene.ready(table.position.observe(0))


def draw(loaded: LoadedGame, table: Table, lang: str) -> None:
    """The table and the question, as the person on seat 0 sees them."""
    console = Console(
        file=io.StringIO(), width=WIDTH, record=True, highlight=False, force_terminal=True, color_system="truecolor"
    )
    terminal = TerminalTable(loaded, table, ["human", *["random"] * (SEATS - 1)], Texts(lang), console, str, False)
    terminal.heard[0] = len(table.log) - 12
    terminal.show_news(0)
    terminal.list_choices(0)
    path = FOLDER / f"terminal-{loaded.name}-{lang}.svg"
    path.parent.mkdir(parents=True, exist_ok=True)
    svg = console.export_svg(
        title=f"teahouse play {loaded.name} --lang {lang}",
        theme=THEME,
        code_format=LOOK,
        unique_id=f"{loaded.name}-{lang}",
    )
    path.write_text(svg, encoding="utf-8")
    print(f"{path} is drawn")


def main() -> None:
    for scene in SCENES:
        loaded = load_game(scene.game)
        table = middle_of_a_game(loaded, scene)
        for lang in languages():
            draw(loaded, table, lang)


if __name__ == "__main__":
    main()
