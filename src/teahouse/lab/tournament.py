"""Tournaments: every bot against every other, in every seat.

Two bots meet at tables of both kinds in turn: one of the first among seconds, one of the second among firsts. The odd
one out takes every seat with the same deal before the next deal comes.
"""

import time
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from teahouse.bots import Bot, answer, bot, read_budget, searchers
from teahouse.bots.minds import check_leaning
from teahouse.engine.errors import TeahouseError
from teahouse.engine.rng import seeded
from teahouse.lab import pools
from teahouse.lab.shares import Share, share_of
from teahouse.registry import LoadedGame, load_game


class Tournament(NamedTuple):
    """Who plays what. A bot is a name, or a name with a budget of its own: `sage@500`, `general@0.1s`."""

    game: str
    bots: list[str]
    games: int
    """Of each pairing."""
    seats: int
    options: dict[str, str]
    seed: str
    budget: str
    """For the bots that search and have none of their own; empty: as they are."""
    pack: Path | None


class Match(NamedTuple):
    """One game: which two bots meet, and for the how many-th time."""

    first: str
    second: str
    number: int


class Played(NamedTuple):
    """How one game ended."""

    match: Match
    players: list[str]
    points: list[int]
    winners: list[int]
    decisions: list[int]
    """By seat; a single legal move is no decision."""
    seconds: list[float]
    """By seat, of processor time."""


class Meeting(NamedTuple):
    """What the games of two bots say."""

    first: str
    second: str
    games: int
    ahead: Share
    """How often the second finished before the first: half of the times, if they are equal."""
    victories: Share
    """The games the second won."""
    points: tuple[float, float]
    """Points of first and second, on average."""


def matches(tournament: Tournament) -> list[Match]:
    """All games, every pairing a little in turn, so that half a tournament says half as much of everything."""
    pairs = list(combinations(tournament.bots, 2))
    return [Match(first, second, number) for number in range(tournament.games) for first, second in pairs]


def players_of(match: Match, seats: int) -> list[str]:
    """Who sits where in this game."""
    second_alone = match.number // seats % 2 == 0
    alone, others = (match.second, match.first) if second_alone else (match.first, match.second)
    players = [others] * seats
    players[match.number % seats] = alone
    return players


def usual_seats(loaded: LoadedGame) -> int:
    """Two, or as few as the game is for."""
    return min(count for count in loaded.kind.seat_counts if count >= 2)


def bot_of(word: str, budget: str) -> Bot:
    """The bot of a word such as `scholar` or `sage@500`.

    It thinks by the processor's clock, so that it is as strong on a busy machine.
    """
    word, at, own = word.partition("@")
    name = word.partition(":")[0]
    searches = name in searchers()
    if at and not searches:
        raise TeahouseError(f"Only {' and '.join(searchers())} think within a budget, not “{name}”.")
    amount = own if at else budget
    return bot(word, read_budget(amount) if amount and searches else None, time.process_time)


def check(tournament: Tournament, loaded: LoadedGame) -> None:
    """Refuse what cannot be played, with a sentence, before anything is."""
    if len(tournament.bots) < 2 or len(set(tournament.bots)) < len(tournament.bots):
        raise TeahouseError("A tournament needs two bots or more, each of them once, as pupil,scholar.")
    for word in tournament.bots:
        bot_of(word, tournament.budget)
        check_leaning(tournament.game, word.partition("@")[0].partition(":")[2])
    if tournament.seats < 2:
        raise TeahouseError("A tournament needs two seats or more.")
    loaded.kind.start(tournament.seats, tournament.options, tournament.seed)


def play(loaded: LoadedGame, tournament: Tournament, match: Match) -> Played:
    """One game. The same deal for every seat the odd one out takes; chance of its own for every bot."""
    kind = loaded.kind
    players = players_of(match, tournament.seats)
    names = f"{tournament.seed}/{match.first}/{match.second}"
    position = kind.start(tournament.seats, tournament.options, f"{names}/{match.number // tournament.seats}")
    position.keeps_events = False
    bots = [bot_of(word, tournament.budget) for word in players]
    rngs = [seeded(f"{names}/{match.number} bot {seat}") for seat in range(tournament.seats)]
    decisions = [0] * tournament.seats
    seconds = [0.0] * tournament.seats
    while position.open:
        decision = position.open[0]
        seat = decision.seat
        options = position.options(decision)
        move = options[0]
        if len(options) > 1:
            started = time.process_time()
            move = answer(bots[seat], kind, position, seat, rngs[seat])
            seconds[seat] += time.process_time() - started
            decisions[seat] += 1
        position.apply(decision, move)
    points = [position.points(seat) for seat in range(tournament.seats)]
    return Played(match, players, points, position.winners(), decisions, [round(spent, 3) for spent in seconds])


def play_all(tournament: Tournament, wanted: list[Match], jobs: int) -> Iterator[Played]:
    """The games as they end, on this number of processes."""
    if jobs == 1 or len(wanted) == 1:
        loaded = load_game(tournament.game, tournament.pack)
        for match in wanted:
            yield play(loaded, tournament, match)
        return
    for _, played in pools.as_they_end(jobs, _play_in_process, [(tournament, match) for match in wanted]):
        yield played


_open: dict[tuple[str, Path | None], LoadedGame] = {}


def _play_in_process(tournament: Tournament, match: Match) -> Played:
    """Each process loads the game once."""
    key = (tournament.game, tournament.pack)
    if key not in _open:
        _open[key] = load_game(tournament.game, tournament.pack)
    return play(_open[key], tournament, match)


# -- reading the results -------------------------------------------------------------------------------


def ahead(game: Played, word: str, other: str) -> float:
    """Of all pairs of a seat of one bot and a seat of another, the share in which the one finished before the other."""
    pairs = 0
    before = 0.0
    for mine, player in enumerate(game.players):
        for theirs, rival in enumerate(game.players):
            if player == word and rival == other:
                pairs += 1
                before += finished_before(game, mine, theirs)
    return before / pairs


def finished_before(game: Played, mine: int, theirs: int) -> float:
    """1, 0, or a half where nothing tells them apart."""
    if (mine in game.winners) != (theirs in game.winners):
        return 1.0 if mine in game.winners else 0.0
    if game.points[mine] == game.points[theirs]:
        return 0.5
    return 1.0 if game.points[mine] > game.points[theirs] else 0.0


def meeting(first: str, second: str, played: list[Played]) -> Meeting:
    """What two bots' games say."""
    games = [game for game in played if game.match[:2] == (first, second)]
    before = sum(ahead(game, second, first) for game in games)
    won = sum(victory(game, second) for game in games)
    points = (mean_points(games, first), mean_points(games, second))
    return Meeting(first, second, len(games), share_of(before, len(games)), share_of(won, len(games)), points)


def victory(game: Played, word: str) -> float:
    """Whether a bot won; shared victories count as shares."""
    return sum(1 / len(game.winners) for seat in game.winners if game.players[seat] == word)


def meetings(played: list[Played]) -> list[Meeting]:
    """Of all pairs that have met, in the order in which they first did."""
    pairs = dict.fromkeys(game.match[:2] for game in played)
    return [meeting(first, second, played) for first, second in pairs]


def points_of(played: list[Played], word: str) -> list[int]:
    """Every result of a bot."""
    return [
        points for game in played for player, points in zip(game.players, game.points, strict=True) if player == word
    ]


def mean_points(played: list[Played], word: str) -> float:
    points = points_of(played, word)
    return sum(points) / len(points)


def pace(played: list[Played], word: str) -> float:
    """Seconds a decision took, on average."""
    seconds = decisions = 0.0
    for game in played:
        for seat, player in enumerate(game.players):
            if player == word:
                seconds += game.seconds[seat]
                decisions += game.decisions[seat]
    return seconds / max(1.0, decisions)
