"""Sample games on the table: shipped records that are watched, and gone on from, like any finished game."""

from functools import cache
from typing import Final

from teahouse.server.games import game_names
from teahouse.server.models import Branched, NumberedChange, SeatRow, TableRow
from teahouse.server.wire.lobby import TableShown
from teahouse.server.wire.view import ReplayComment, SampleShown
from teahouse.teaching.samples import Sample, samples_of

SHIPPED: Final = "2026-11-18T00:00:00.000+00:00"


@cache
def samples() -> dict[str, Sample]:
    """All sample games, by the ids of their tables."""
    return {sample.id: sample for game in game_names() for sample in samples_of(game)}


def is_sample(table: str) -> bool:
    return table in samples()


def shipped(table: str) -> tuple[TableRow, list[NumberedChange]] | None:
    """A sample game as if it had been played here: nobody's table, over, and all its moves one change."""
    sample = samples().get(table)
    if sample is None:
        return None
    row = TableRow(
        id=sample.id,
        game=sample.game,
        options=sample.record.options,
        windows=sample.record.windows,
        seed=sample.record.seed,
        rules=str(sample.record.head["rules"]),
        content=str(sample.record.head["content"]),
        state="over",
        listed=True,
        host=0,
        version=1,
        at=SHIPPED,
        seats=tuple(SeatRow("bot", bot=player) for player in sample.record.players),
    )
    return row, [NumberedChange(1, "sample", Branched(-1, sample.moves))]


def comments_of(table: str, lang: str) -> list[ReplayComment]:
    """What is said of a sample game; of any other nothing."""
    sample = samples().get(table)
    return [] if sample is None else [ReplayComment(each.at, each.say.of(lang)) for each in sample.told.comment]


def shown(table: TableShown, lang: str) -> SampleShown:
    told = samples()[table.id].told
    return SampleShown(table, told.title.of(lang), told.about.of(lang), len(told.comment))
