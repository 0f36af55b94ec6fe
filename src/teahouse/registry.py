"""The registry: every installed game, found through the entry points `teahouse.games` and loaded when it is wanted.

A package adds a game by pointing such an entry point at a `Game` record; nothing here or elsewhere lists games. Bots
are found in the same way, through `teahouse.bots`.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from teahouse.engine.errors import TeahouseError
from teahouse.engine.kind import GameKind
from teahouse.engine.position import Position

GAMES: Final = "teahouse.games"
BOTS: Final = "teahouse.bots"
"""Groups of entry points."""
USUAL_ORDER: Final = 100


@dataclass(frozen=True)
class Game:
    """Where the parts of a game are. A part is named `module:object`, relative to the package of the game."""

    name: str
    package: str
    """The package that holds the game: `__name__` of the module where the record stands."""
    kind: str
    """The game's `GameKind`, made from what its content gives the rules."""
    content: str
    """A function that reads the built-in pack, or a player's own, and checks it: `load(pack) -> Content`."""
    teller: str = ""
    """The game in words: a `Teller`; without one, what its messages say (`teahouse.wording.plain`)."""
    order: int = USUAL_ORDER
    """Where it stands in lists of games: lower numbers first, equal ones by name."""
    clauses: tuple[str, ...] = ()
    """What the ids of its clauses begin with, such as `ZG`; empty for a game without a ledger."""
    view: str = ""
    """The table drawn at the terminal; without one, the table there is told in words only."""
    minds: tuple[str, ...] = ()
    """What bots know of the game, by how long they think; the last serves all who think longer.
    Without one, bots judge positions by points alone."""
    leanings: tuple[str, ...] = ()
    """The sides its minds can lean to; the first is how they are without being told."""
    notebook: str = ""
    """What a series of games notes of each, besides points."""
    coach: str = ""
    """When its coach says what: the `Conditions` of the texts in `lessons/coach.toml`."""
    cardtext: str = ""
    """The module that turns cards into text, where cards are told by their structure."""

    def part(self, reference: str) -> Any:
        """The object a reference names; the module itself where no object is named."""
        module, _, name = reference.partition(":")
        found = import_module(f"{self.package}.{module}" if module else self.package)
        return getattr(found, name) if name else found

    @property
    def folder(self) -> Path:
        """The folder of the game, which may hold `locale`, `ledger` and more."""
        (folder, *_) = import_module(self.package).__path__
        return Path(folder)


class Content(Protocol):
    """What every loader of a pack returns, whatever the game."""

    @property
    def box(self) -> Any:
        """What the rules look up: every board and card as the game's own structure."""
        ...

    @property
    def names(self) -> Any:
        """What players read of the pack in all languages; its type is the game's own."""
        ...

    @property
    def digest(self) -> str: ...

    @property
    def counts(self) -> Mapping[str, int]: ...


class LoadedGame(NamedTuple):
    """A game with its content, ready to be played.

    >>> game = teahouse.load("zhanguo")
    >>> position = game.start(seats=3, seed=7, draft="on")
    >>> position.legal_moves
    """

    game: Game
    kind: GameKind
    names: Any
    """What players read of the pack in all languages; its type is the game's own."""
    pack: Path | None = None
    """Where a pack of the player's own lies."""

    @property
    def name(self) -> str:
        return self.game.name

    def start(self, seats: int | None = None, seed: str | int | None = None, **options: str) -> Position:
        """A new game at its first question.

        Without `seats` as many play as usual. The same `seed`, a number or any text, is the same game; without one
        chance has its own. `options` are the choices of the game: `kind.options` lists them.
        """
        text = str(random.SystemRandom().getrandbits(64)) if seed is None else str(seed)
        return self.kind.start(self.usual_seats if seats is None else seats, options, text)

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """How many can play."""
        return self.kind.seat_counts

    @property
    def options(self) -> dict[str, tuple[str, ...]]:
        """What can be chosen before the game starts; the first of the choices is the usual one."""
        return {option.name: option.choices for option in self.kind.options}

    @property
    def moves(self) -> list[str]:
        """The word of every move, by number."""
        return self.kind.moves

    def __repr__(self) -> str:
        return repr(self.kind)

    def __reduce__(self) -> tuple[object, ...]:
        return reopened_game, (self.name, self.pack, self.kind.content)

    @property
    def usual_seats(self) -> int:
        """How many sit down unless somebody says otherwise: three, where the game is for three."""
        return 3 if 3 in self.kind.seat_counts else min(self.kind.seat_counts)


@cache
def found(group: str) -> dict[str, EntryPoint]:
    """What installed packages offer under a group of entry points, by name."""
    return {entry.name: entry for entry in sorted(entry_points(group=group), key=lambda entry: entry.name)}


def opened(entry: EntryPoint) -> Any:
    """What an entry point leads to, or a sentence that says which one leads nowhere."""
    try:
        return entry.load()
    except (ImportError, AttributeError) as error:
        raise TeahouseError(f"The entry point {entry.group}:{entry.name} leads nowhere: {error}.") from error


@cache
def games() -> list[str]:
    """The installed games, as lists show them."""
    return sorted(found(GAMES), key=lambda name: (game_of(name).order, name))


@cache
def game_of(name: str) -> Game:
    """The record of a game, or a sentence with the games there are."""
    entry = found(GAMES).get(name)
    if entry is None:
        raise TeahouseError(f"There is no game “{name}”; the games are: {', '.join(games())}.")
    record = opened(entry)
    if not isinstance(record, Game) or record.name != name:
        raise TeahouseError(f"The entry point {GAMES}:{name} ({entry.value}) is not the record of a game of that name.")
    return record


def load_content(name: str, pack: Path | None = None) -> Content:
    """The built-in pack of a game, or a player's own, read and checked."""
    game = game_of(name)
    content: Content = game.part(game.content)(pack)
    return content


_loaded: Final[dict[tuple[str, Path | None, str], LoadedGame]] = {}
"""By name, pack and content, the game that was loaded last: what a pickle in this process finds again."""


def load_game(name: str, pack: Path | None = None) -> LoadedGame:
    """A game with the built-in content or a pack of the player's own."""
    game = game_of(name)
    content = load_content(name, pack)
    kind: GameKind = game.part(game.kind)(content.box)
    key = (name, pack, kind.content)
    kind.reopened = (reopened_kind, key)
    _loaded[key] = LoadedGame(game, kind, content.names, pack)
    return _loaded[key]


def reopened_game(name: str, pack: Path | None, content: str) -> LoadedGame:
    """The game of a pickle, if its cards are still the same."""
    known = _loaded.get((name, pack, content))
    loaded = load_game(name, pack) if known is None else known
    if loaded.kind.content != content:
        raise TeahouseError(f"This was kept with other cards of {name} than those of {pack or 'this version'}.")
    return loaded


def reopened_kind(name: str, pack: Path | None, content: str) -> GameKind:
    """The kind of game of a pickled position."""
    return reopened_game(name, pack, content).kind
