"""An evening at the terminal table, played by a script."""

import io
import re
from collections.abc import Callable, Iterable

from rich.console import Console

from teahouse.engine.table import Table
from teahouse.registry import LoadedGame, load_game
from teahouse.terminal.coaching import TerminalCoach
from teahouse.terminal.hinting import Hinter
from teahouse.terminal.table import TerminalTable
from teahouse.text import Texts


class Evening:
    """A table with a script for its players; what was printed lies in `text`."""

    def __init__(
        self,
        lines: Iterable[str],
        seats: str = "human,random",
        lang: str = "en",
        seed: str = "7",
        width: int = 120,
        patient: bool = False,
        table: Table | None = None,
        watch: Callable[["Evening"], None] | None = None,
        options: dict[str, str] | None = None,
        game: str = "zhanguo",
        hinter: Hinter | None = None,
        ask_always: bool = False,
        coach: TerminalCoach | None = None,
    ) -> None:
        """`watch` looks on before every line is read."""
        self.loaded: LoadedGame = load_game(game)
        players = seats.split(",")
        self.table = table or Table(self.loaded.kind, len(players), options or {}, seed)
        self.script = iter(lines)
        self.watch = watch
        self.out = io.StringIO()
        console = Console(file=self.out, width=width, highlight=False, color_system=None)
        self.terminal = TerminalTable(
            self.loaded, self.table, players, Texts(lang), console, self.read, patient, hinter, ask_always, coach
        )
        self.terminal.run()

    def read(self) -> str:
        if self.watch is not None:
            self.watch(self)
        for line in self.script:
            return line
        raise EOFError

    @property
    def text(self) -> str:
        return self.out.getvalue()

    @property
    def flat(self) -> str:
        """The same without line breaks."""
        return re.sub(r"\s+", " ", self.text)
