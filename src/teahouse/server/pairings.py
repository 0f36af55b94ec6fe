"""Pairings of a tournament: everybody with everybody, or Swiss; and how everybody stands.

A player is a number; a game is two of them and what the first got: 1, ½ or 0. Whoever is left over has a free round,
which counts as won, and no more than one.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

FREE: Final = -1
"""In place of an opponent."""


class Game(Struct, frozen=True):
    """One pairing."""

    one: int
    two: int
    result: float | None
    """What the first of them got; None while they play."""


class Standing(Struct, frozen=True):
    """How a player stands."""

    player: int
    score: float
    wins: int
    strength: float
    """What their opponents have scored together: it decides between equals."""


def scores(players: int, games: Sequence[Game]) -> list[float]:
    found = [0.0] * players
    for game in games:
        if game.result is not None:
            found[game.one] += game.result
            if game.two != FREE:
                found[game.two] += 1 - game.result
    return found


def standings(players: int, games: Sequence[Game]) -> list[Standing]:
    """The best first; whoever came first stands first among equals."""
    score = scores(players, games)
    wins, strength = [0] * players, [0.0] * players
    for game in games:
        if game.two == FREE or game.result is None:
            continue
        strength[game.one] += score[game.two]
        strength[game.two] += score[game.one]
        wins[game.one] += game.result == 1
        wins[game.two] += game.result == 0
    found = [Standing(n, score[n], wins[n], strength[n]) for n in range(players)]
    return sorted(found, key=lambda each: (-each.score, -each.strength, -each.wins, each.player))


def round_robin(players: int) -> list[list[tuple[int, int]]]:
    """All rounds: each meets each once, and goes first about as often as not."""
    ring = [*range(players)] + ([FREE] if players % 2 else [])
    rounds = []
    for number in range(len(ring) - 1):
        pairs = [(ring[n], ring[-1 - n]) for n in range(len(ring) // 2)]
        rounds.append([ordered(pair, (number + n) % 2 == 1) for n, pair in enumerate(pairs)])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def ordered(pair: tuple[int, int], turned: bool) -> tuple[int, int]:
    """Nobody at all comes second."""
    one, two = pair
    if FREE in pair:
        return max(pair), FREE
    return (two, one) if turned else (one, two)


def swiss(players: int, games: Sequence[Game]) -> list[tuple[int, int]]:
    """The next round: the best meet the best whom they have not met; as near in the standings as can be."""
    order = [each.player for each in standings(players, games)]
    met = {frozenset((game.one, game.two)) for game in games}
    free: list[tuple[int, int]] = []
    if players % 2:
        had = {game.one for game in games if game.two == FREE}
        resting = next(player for player in reversed(order) if player not in had)
        order.remove(resting)
        free = [(resting, FREE)]
    pairs = paired(order, met)
    if pairs is None:  # everybody left has met: then again with the nearest
        pairs = [(order[n], order[n + 1]) for n in range(0, len(order), 2)]
    firsts = Counter(game.one for game in games)
    return [ordered(pair, firsts[pair[0]] > firsts[pair[1]]) for pair in pairs] + free


def paired(order: Sequence[int], met: set[frozenset[int]]) -> list[tuple[int, int]] | None:
    """Pairs of people who have not met, the first with the nearest possible; None where there are none."""
    if not order:
        return []
    first, rest = order[0], order[1:]
    for n, other in enumerate(rest):
        if frozenset((first, other)) not in met:
            left = paired([*rest[:n], *rest[n + 1 :]], met)
            if left is not None:
                return [(first, other), *left]
    return None
