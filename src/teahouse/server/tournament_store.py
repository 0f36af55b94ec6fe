"""All SQL of tournaments."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct, json
from sqlalchemy import delete, func, insert, select, update

from teahouse.server import schema
from teahouse.server.models import now
from teahouse.server.pace import Pace
from teahouse.server.store import Conflict, Store
from teahouse.server.wire.tournaments import TournamentKind, TournamentState

MOST: Final = 60
"""The longest list anybody is shown."""


class Entrant(Struct, frozen=True):
    """Somebody who plays: a person, or a bot."""

    person: int | None
    bot: str
    name: str


class Pair(Struct, frozen=True):
    round: int
    n: int
    one: int
    two: int
    seating: str
    result: float | None = None


class Tournament(Struct, frozen=True, kw_only=True):
    id: str
    title: str
    game: str
    kind: TournamentKind
    state: TournamentState
    host: int | None
    rounds: int
    options: dict[str, str]
    pace: Pace
    at: str
    players: list[Entrant] = []
    pairs: list[Pair] = []

    @property
    def rounds_begun(self) -> int:
        return max((pair.round for pair in self.pairs), default=-1) + 1


class TournamentStore:
    """Reads and writes."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, tournament: Tournament) -> None:
        values = {
            **{name: getattr(tournament, name) for name in ("id", "title", "game", "kind", "state", "host", "rounds")},
            "options": json.encode(tournament.options).decode(),
            "pace": json.encode(tournament.pace).decode(),
            "at": tournament.at,
        }
        async with self.store.write() as connection:
            await connection.execute(insert(schema.tournament).values(values))
            for n, entrant in enumerate(tournament.players):
                await connection.execute(
                    insert(schema.tournament_player).values(entrant_values(tournament, n, entrant))
                )

    async def enter(self, tournament: Tournament, entrant: Entrant) -> None:
        async with self.store.write() as connection:
            columns = schema.tournament_player.c
            last = select(func.max(columns.n)).where(columns.tournament == tournament.id)
            n = (await connection.execute(last)).scalar_one_or_none()
            values = entrant_values(tournament, 0 if n is None else n + 1, entrant)
            await connection.execute(insert(schema.tournament_player).values(values))

    async def withdraw(self, tournament: Tournament, person: int) -> None:
        columns = schema.tournament_player.c
        gone = delete(schema.tournament_player).where(columns.tournament == tournament.id, columns.person == person)
        async with self.store.write() as connection:
            await connection.execute(gone)

    async def begin_round(self, tournament: Tournament, pairs: Sequence[Pair]) -> None:
        """The pairs of the next round; `Conflict` where another process has made it."""
        columns = schema.tournament_pair.c
        last = select(func.max(columns.round)).where(columns.tournament == tournament.id)
        async with self.store.write() as connection:
            there = (await connection.execute(last)).scalar_one_or_none()
            if there is not None and there >= pairs[0].round:
                raise Conflict
            for pair in pairs:
                values = {name: getattr(pair, name) for name in Pair.__struct_fields__}
                await connection.execute(insert(schema.tournament_pair).values(tournament=tournament.id, **values))
            await connection.execute(
                update(schema.tournament).where(schema.tournament.c.id == tournament.id).values(state="running")
            )

    async def decide(self, tournament: str, seating: str, result: float) -> None:
        columns = schema.tournament_pair.c
        decided = update(schema.tournament_pair).where(columns.tournament == tournament, columns.seating == seating)
        async with self.store.write() as connection:
            await connection.execute(decided.values(result=result))

    async def close(self, tournament: str) -> None:
        done = update(schema.tournament).where(schema.tournament.c.id == tournament)
        async with self.store.write() as connection:
            await connection.execute(done.values(state="over", at=now()))

    async def of_table(self, seating: str) -> str | None:
        columns = schema.tournament_pair.c
        async with self.store.read() as connection:
            query = select(columns.tournament).where(columns.seating == seating)
            return (await connection.execute(query)).scalar_one_or_none()

    async def running(self) -> list[str]:
        columns = schema.tournament.c
        async with self.store.read() as connection:
            return list((await connection.execute(select(columns.id).where(columns.state == "running"))).scalars())

    async def named(self, tournament: str) -> Tournament | None:
        found = await self.listed(schema.tournament.c.id == tournament)
        return found[0] if found else None

    async def newest(self) -> list[Tournament]:
        return await self.listed(schema.tournament.c.id != "")

    async def listed(self, where: Any) -> list[Tournament]:
        query = select(schema.tournament).where(where).order_by(schema.tournament.c.at.desc()).limit(MOST)
        player, pair = schema.tournament_player.c, schema.tournament_pair.c
        async with self.store.read() as connection:
            rows = (await connection.execute(query)).all()
            ids = [row.id for row in rows]
            who = select(schema.tournament_player).where(player.tournament.in_(ids)).order_by(player.n)
            players = (await connection.execute(who)).all()
            met = select(schema.tournament_pair).where(pair.tournament.in_(ids)).order_by(pair.round, pair.n)
            pairs = (await connection.execute(met)).all()
        return [
            Tournament(
                **{
                    **row._mapping,
                    "options": json.decode(row.options, type=dict[str, str]),
                    "pace": json.decode(row.pace, type=Pace),
                },
                players=[Entrant(p.person, p.bot, p.name) for p in players if p.tournament == row.id],
                pairs=[Pair(p.round, p.n, p.one, p.two, p.seating, p.result) for p in pairs if p.tournament == row.id],
            )
            for row in rows
        ]


def entrant_values(tournament: Tournament, n: int, entrant: Entrant) -> dict[str, Any]:
    named = {"person": entrant.person, "bot": entrant.bot, "name": entrant.name}
    return {"tournament": tournament.id, "n": n, **named}
