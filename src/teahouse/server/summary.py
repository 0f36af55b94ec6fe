"""What lists show of a game: facts, stored beside the table and put into words for whoever reads the list."""

from typing import Any, cast

from teahouse.engine.position import Position
from teahouse.server.games import Edition, teller
from teahouse.server.models import Summary, TableRow
from teahouse.server.pace import Sitting
from teahouse.server.wire.basics import SPECTATOR
from teahouse.text import SOURCE


def summary_of(edition: Edition, position: Position, sitting: Sitting | None = None) -> Summary:
    """Nothing but what a spectator may know; how people sit is no part of the position."""
    observation = position.observe(SPECTATOR)
    asked = cast(list[dict[str, Any]], observation["asked"])
    reading = edition.said(SOURCE).read(observation)
    return Summary(
        phase=reading.phase(),
        awaited=sorted({question["seat"] for question in asked} - {SPECTATOR}),
        winners=position.winners(),
        points=[position.points(seat) for seat in range(position.seats)],
        colours=[reading.colour(seat) for seat in range(position.seats)],
        sitting=sitting or Sitting(),
    )


def is_missing(row: TableRow) -> bool:
    """Whether a game has begun of which nothing is known: older databases kept sentences in place of facts."""
    return row.state != "gathering" and not row.summary.phase


def phase_text(row: TableRow, lang: str) -> str:
    """Where the game stands; empty before it begins, and where an older version of the game kept other facts."""
    try:
        return teller(row.game, lang).phase_text(row.summary.phase) if row.summary.phase else ""
    except KeyError:
        return ""
