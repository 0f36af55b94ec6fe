"""Tournaments: set up, joined and begun by people; rounds follow by themselves when all games of one are over."""

import asyncio
from typing import TYPE_CHECKING, Final

import structlog
from msgspec.structs import replace

from teahouse.server import game_options, lobby, pairings, plain_text
from teahouse.server.errors import ApiError
from teahouse.server.games import game_names, teller
from teahouse.server.models import Person, SeatRow, TableRow, now
from teahouse.server.pairings import FREE, Game
from teahouse.server.seats import able_bot, known
from teahouse.server.store import Conflict
from teahouse.server.timing import pace_of, pace_shown
from teahouse.server.tournament_store import Entrant, Pair, Tournament, TournamentStore
from teahouse.server.views import bot_title
from teahouse.server.wire.lobby import NewTable, SeatWish
from teahouse.server.wire.tournaments import NewTournament, PairShown, PlayerInTournament, TournamentShown

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

log: Final = structlog.get_logger("teahouse.tournaments")
MOST_PLAYERS: Final = 32


class Tournaments:
    """All tournaments of a house."""

    def __init__(self, context: "AppContext") -> None:
        self.context = context
        self.store = TournamentStore(context.store)
        self.lock = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # -- before it begins ------------------------------------------------------------------------

    async def create(self, person: Person | None, wish: NewTournament, lang: str) -> str:
        host = known(person)
        if wish.game not in game_names():
            raise ApiError("bad-game", games=", ".join(game_names()))
        await self.context.rate_limiter.check("tables", host.id)
        if wish.pace.kind == "none":
            raise ApiError("tournament-needs-time")
        game_options.check(NewTable(wish.game, [SeatWish("me"), SeatWish("me")], wish.options), lang)
        players = [Entrant(host.id, "", host.name)] if wish.plays else []
        players += [Entrant(None, able_bot(bot), "") for bot in wish.bots]
        made = Tournament(
            id=lobby.new_id(),
            title=plain_text.line(wish.title, "title"),
            game=wish.game,
            kind=wish.kind,
            state="gathering",
            host=host.id,
            rounds=wish.rounds,
            options=wish.options,
            pace=pace_of(wish.pace),
            at=now(),
            players=players,
        )
        await self.store.add(made)
        return made.id

    async def join(self, person: Person | None, name: str) -> None:
        guest, found = known(person), await self.gathering(name)
        if any(each.person == guest.id for each in found.players):
            return
        if len(found.players) >= MOST_PLAYERS:
            raise ApiError("tournament-full", count=MOST_PLAYERS)
        await self.store.enter(found, Entrant(guest.id, "", guest.name))

    async def leave(self, person: Person | None, name: str) -> None:
        await self.store.withdraw(await self.gathering(name), known(person).id)

    async def gathering(self, name: str) -> Tournament:
        found = await self.named(name)
        if found.state != "gathering":
            raise ApiError("already-started")
        return found

    async def named(self, name: str) -> Tournament:
        found = await self.store.named(name)
        if found is None:
            raise ApiError("no-such-tournament")
        return found

    async def start(self, person: Person | None, name: str) -> None:
        found = await self.gathering(name)
        if found.host != known(person).id:
            raise ApiError("not-the-host")
        if len(found.players) < 2:
            raise ApiError("too-few-players")
        async with self.lock:
            await self.go_on(name)

    # -- rounds ----------------------------------------------------------------------------------

    def note(self, table: str) -> None:
        """A game is over: perhaps it is the last of a round."""
        task = asyncio.get_running_loop().create_task(self.noted(table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def noted(self, table: str) -> None:
        try:
            name = await self.store.of_table(table)
            if name is not None:
                async with self.lock:
                    await self.go_on(name)
        except Exception as error:
            log.warning("round_not_begun", table=table, error=str(error), kind=type(error).__name__)

    async def look(self) -> None:
        """Whatever a process that died has left undone."""
        for name in await self.store.running():
            async with self.lock:
                await self.go_on(name)

    async def go_on(self, name: str) -> None:
        """Write down what has been decided; when all of a round is, begin the next, or close."""
        found = await self.named(name)
        if found.state == "over":
            return
        for pair in found.pairs:
            if pair.result is None:
                row = await self.context.store.table(pair.seating)
                if row is None or row.state == "over":
                    await self.store.decide(name, pair.seating, 0.5 if row is None else result_of(row))
        found = await self.named(name)
        if any(pair.result is None for pair in found.pairs):
            return
        if found.rounds_begun >= rounds_of(found):
            await self.store.close(name)
        else:
            await self.begin_round(found)

    async def begin_round(self, found: Tournament) -> None:
        number = found.rounds_begun
        made: list[tuple[Pair, TableRow | None]] = []
        for n, (one, two) in enumerate(next_round(found)):
            row = None if two == FREE else self.table_for(found, one, two)
            made.append((Pair(number, n, one, two, row.id if row else "", None if row else 1.0), row))
        try:
            await self.store.begin_round(found, [pair for pair, _ in made])
        except Conflict:
            return
        for _, row in made:
            if row is not None:
                host = Person(row.host, "", "")
                await lobby.set_up(self.context, host, row)
                self.context.bots.kick(row.id)

    def table_for(self, found: Tournament, one: int, two: int) -> TableRow:
        """A table at which both sit already."""
        seats = tuple(seat_for(found.players[player]) for player in (one, two))
        people = [seat.person for seat in seats if seat.person is not None]
        host = Person(people[0] if people else found.host or 0, "", "")
        row = lobby.new_row(host, found.game, seats, found.options, False)
        return replace(row, pace=found.pace, hints=False, strict=bool(people))

    # -- shown -----------------------------------------------------------------------------------

    def shown(self, found: Tournament, person: Person | None, lang: str, with_games: bool = True) -> TournamentShown:
        me = None if person is None else person.id
        players = []
        for each in pairings.standings(len(found.players), games_of(found)):
            entrant = found.players[each.player]
            name = bot_title(entrant.bot, lang) if entrant.bot else entrant.name
            mine = me is not None and entrant.person == me
            players.append(
                PlayerInTournament(each.player, name, entrant.bot, mine, each.score, each.wins, each.strength)
            )
        games: list[list[PairShown]] = [[] for _ in range(found.rounds_begun)]
        for pair in found.pairs:
            games[pair.round].append(PairShown(pair.one, pair.two, pair.seating, pair.result))
        return TournamentShown(
            id=found.id,
            title=found.title,
            game=found.game,
            game_title=teller(found.game, lang).title(),
            kind=found.kind,
            state=found.state,
            host=me is not None and found.host == me,
            joined=any(player.mine for player in players),
            rounds=rounds_of(found),
            pace=pace_shown(found.pace),
            players=players,
            games=games if with_games else [],
            at=found.at,
        )


def seat_for(entrant: Entrant) -> SeatRow:
    """Somebody who has had their data deleted is played on for by a bot."""
    if entrant.person is not None:
        return SeatRow("person", entrant.person, "", entrant.name)
    return SeatRow("bot", None, entrant.bot or "scholar")


def games_of(found: Tournament) -> list[Game]:
    return [Game(pair.one, pair.two, pair.result) for pair in found.pairs]


def rounds_of(found: Tournament) -> int:
    """In a Swiss tournament nobody need meet anybody twice."""
    players = len(found.players)
    all_rounds = max(1, players - 1 + players % 2)
    return all_rounds if found.kind == "round_robin" else min(found.rounds, all_rounds)


def next_round(found: Tournament) -> list[tuple[int, int]]:
    if found.kind == "round_robin":
        return pairings.round_robin(len(found.players))[found.rounds_begun]
    return pairings.swiss(len(found.players), games_of(found))


def result_of(row: TableRow) -> float:
    """What the first seat got: a game that nobody won, or both, is a draw."""
    winners = row.summary.winners
    return 0.5 if len(winners) != 1 else 1.0 - winners[0]
