"""A game played again from its changes: it is the game that was played, or somebody is told that it is not."""

from teahouse.engine.errors import TeahouseError
from teahouse.engine.position import Position
from teahouse.server.models import NumberedChange, TableRow


class PlayedDifferently(TeahouseError):
    """The rules that are installed lead elsewhere than those a table was played under."""


def check_entries(entries: list[dict[str, object]], changes: list[NumberedChange]) -> None:
    """The record that comes out is the record that went in, hash by hash."""
    written = [entry for made in changes for entry in made.change.entries]
    if entries == written:
        return
    at = next((n for n, pair in enumerate(zip(entries, written, strict=False)) if pair[0] != pair[1]), len(written))
    raise PlayedDifferently(f"Entry {at + 1} of {len(written)} is not the one that was written.")


def check_result(row: TableRow, position: Position) -> None:
    """A finished game ends as it ended."""
    if row.state != "over":
        return
    is_early = bool(row.summary.sitting.ended)
    if not position.over and not is_early:
        raise PlayedDifferently("The game has ended, but played again it does not end.")
    points = [position.points(seat) for seat in range(position.seats)]
    if row.summary.points and row.summary.points != points:
        told = [":".join(map(str, each)) for each in (row.summary.points, points)]
        raise PlayedDifferently(f"The game ended {told[0]}; played again it ends {told[1]}.")
    if row.summary.points and not is_early and row.summary.winners != position.winners():
        raise PlayedDifferently("Played again the game is won by somebody else.")
