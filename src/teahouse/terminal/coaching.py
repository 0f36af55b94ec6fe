"""The coach at the terminal: what matters now, a tip once, and a question before a wasteful move."""

from typing import Final

from teahouse.engine.position import Position
from teahouse.engine.table import Table
from teahouse.teaching.coach import Advice, Coach, Tip
from teahouse.wording import Reading


class TerminalCoach:
    """What one coach has told the people at one keyboard."""

    def __init__(self, coach: Coach) -> None:
        self.coach: Final = coach
        self.told: Final[set[tuple[int, str]]] = set()
        """Tips by seat."""
        self.held: Final[dict[int, set[str]]] = {}
        """By seat, what held when it was last asked."""
        self.warned: tuple[int, int, int] | None = None
        """The seat, the moment of the game and the move of which it has just warned."""

    def advice(self, position: Position, reading: Reading, seat: int) -> Advice:
        decision = position.decision_of(seat)
        assert decision is not None
        return self.coach.advice(reading, position.options(decision))

    def says(self, position: Position, reading: Reading, seat: int, lang: str) -> list[str]:
        """What matters now, and the first tip that is news."""
        advice = self.advice(position, reading, seat)
        held, before = {tip.id for tip in advice.tips}, self.held.get(seat, set())
        self.held[seat] = held
        tip = next((tip for tip in advice.tips if self.is_news(seat, tip, before)), None)
        said = [] if advice.now is None else [advice.now.text.of(lang)]
        if tip is not None:
            self.told.add((seat, tip.id))
            said.append(tip.tip.of(lang))
        return said

    def is_news(self, seat: int, tip: Tip, before: set[str]) -> bool:
        return (seat, tip.id) not in self.told if tip.once else tip.id not in before

    def against(self, table: Table, reading: Reading, seat: int, move: int, lang: str) -> str:
        """What speaks against a move, the first time it is tried; empty if nothing."""
        tried = (seat, len(table.entries), move)
        warnings = self.advice(table.position, reading, seat).warnings.get(move, [])
        if not warnings or self.warned == tried:
            return ""
        self.warned = tried
        return warnings[0].text.of(lang)
