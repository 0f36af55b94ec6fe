"""Where the points came from: the scoring is carried out again on the table as it lies (ZG-END-01..17)."""

from typing import Final

from teahouse.engine.rng import Rng
from teahouse.games.zhanguo.rules.box import Box
from teahouse.games.zhanguo.rules.scoring import score_governors, score_markers, score_tasks, score_walls
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.games.zhanguo.words.seen import Seen
from teahouse.games.zhanguo.words.words import Words

SCORED: Final = (
    ("governors", score_governors),
    ("markers", score_markers),
    ("tasks", score_tasks),
    ("walls", score_walls),
)


def ending(words: Words, seen: Seen, points: list[int]) -> list[list[str]]:
    """Headings, then a row for each seat; the last column breaks ties."""
    texts = words.texts
    headings = [
        texts.say("core-ending-player"),
        texts.say("core-ending-during"),
        *(words.say(f"ending-{part}") for part, _ in SCORED),
        texts.say("core-ending-total"),
        words.say("ending-track"),
    ]
    parts = scored(table(words.box, seen))
    rows = [headings]
    for seat, total in enumerate(points):
        own = [part[seat] for part in parts]
        numbers = [total - sum(own), *own, total, seen.track.index(seat) + 1]
        rows.append([words.player(seen, seat), *(str(number) for number in numbers)])
    return rows


def scored(g: ZhanGuo) -> list[list[int]]:
    """By part of the scoring, the points it gives to each seat."""
    parts: list[list[int]] = []
    for _, score in SCORED:
        before = [player.vp for player in g.players]
        score(g)
        parts.append([player.vp - vp for player, vp in zip(g.players, before, strict=True)])
    return parts


def table(box: Box, seen: Seen) -> ZhanGuo:
    """Everything the scoring looks at, as the observation has it, without points."""
    g = ZhanGuo(box, seen.seats, Rng())
    g.track = seen.track
    g.squares = seen.squares
    g.beside = seen.beside
    g.walls = seen.walls
    g.tiles = seen.tiles
    g.claims = seen.claims
    for player, shown in zip(g.players, seen.players, strict=True):
        player.governor_area = shown.governor_area
        player.worker_area = shown.worker_area
        player.unrest = shown.unrest
        player.cards = shown.cards
        player.short = shown.short
        player.tall = shown.tall
    return g
