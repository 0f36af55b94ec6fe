"""Ratings (OpenSkill, Plackett–Luce, by Weng and Lin): for tables of any number, each game apart.

A person begins at 25 ± 25/3. What is shown is on the scale of Elo: 400 more means ten times as often before the other,
where both are known well. Bots are fixed opponents: what is published of them never changes.
"""

import math
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce

from teahouse.registry import game_of

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2
SURE: Final = 1.0
"""How far a bot's rating may be off: hardly."""
SCALE: Final = 400 / (math.sqrt(2) * BETA * math.log(10))
"""Points of Elo for one of OpenSkill."""
BEGINNING: Final = 1500
ENOUGH: Final = 10
"""Games after which a rating means something."""
BOTS: Final = "bot_ratings.toml"

MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)


class Rating(Struct, frozen=True):
    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        return round(BEGINNING + (self.mu - MU) * SCALE)

    @property
    def give_or_take(self) -> int:
        return round(self.sigma * SCALE)


@cache
def bots_of(game: str) -> dict[str, int]:
    """What is published of the bots of a game; empty where nobody has measured them."""
    file = files(game_of(game).package).joinpath(BOTS)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def rating_of_bot(game: str, bot: str) -> Rating | None:
    """None where nothing is published of it."""
    shown = bots_of(game).get(bot)
    return None if shown is None else Rating(MU + (shown - BEGINNING) / SCALE, SURE)


def rated(before: Sequence[Rating], places: Sequence[int], model: PlackettLuce = MODEL) -> list[Rating]:
    """Everybody's rating after a game in which they took these places; equal places are shared."""
    if len(before) < 2:
        return list(before)
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    return [Rating(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(place) for place in places])]
