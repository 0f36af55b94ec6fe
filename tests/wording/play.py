"""Games played at random, stopped at every decision, with a teller for each language."""

from collections.abc import Iterator

from teahouse.engine.rng import seeded
from teahouse.engine.table import Table
from teahouse.registry import load_game
from teahouse.text import Texts
from teahouse.wording import Teller, teller_of
from tests.languages import COMPLETE

LANGUAGES = COMPLETE


def tellers(game: str) -> list[Teller]:
    return [teller_of(load_game(game), Texts(lang)) for lang in LANGUAGES]


def moments(game: str, seats: int, options: dict[str, str], seed: str, every: int = 1) -> Iterator[Table]:
    """A table at every so many of its decisions, and at its end."""
    table = Table(load_game(game).kind, seats, options, seed)
    rng = seeded(f"{seed} moves")
    while not table.position.over:
        if table.moves % every == 0:
            yield table
        decision = table.position.open[rng.below(len(table.position.open))]
        legal = table.position.options(decision)
        table.play(decision.seat, legal[rng.below(len(legal))])
    yield table


def ended(game: str, seats: int, seed: str) -> Table:
    """A whole game."""
    *_, table = moments(game, seats, {}, seed, every=10_000)
    return table
