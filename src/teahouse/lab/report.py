"""The report of an experiment, made from the games that are kept."""

from pathlib import Path

from teahouse.engine.errors import TeahouseError
from teahouse.lab.comparison import Comparison, Games, compare, paired
from teahouse.lab.experiment import Prepared
from teahouse.lab.findings import Findings, Teller
from teahouse.lab.report_page import page
from teahouse.lab.results import read_prepared, read_rows


class Report:
    """What the games of a folder show by now, in one language."""

    def __init__(self, folder: Path, lang: str, games: int | None = None) -> None:
        self.lang = lang
        self.prepared: Prepared = read_prepared(folder)
        rows = read_rows(folder)
        self.pairs: Games = paired(rows, games)
        if not self.pairs.before:
            raise TeahouseError(f"{folder} holds no games yet that every pack has played.")
        final = len(self.pairs.before) >= self.prepared.experiment.games
        self.found: Comparison = compare(rows, len(self.prepared.letters), final, games)
        self.teller = Teller(self.prepared, self.found, lang)

    def findings(self) -> Findings:
        return self.teller.findings()

    def html(self, command: str) -> str:
        """The whole page; `command` is how it was made."""
        return page(self.prepared, self.found, self.pairs, command, self.lang)
