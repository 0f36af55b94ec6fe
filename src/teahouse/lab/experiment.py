"""An experiment: one TOML file that says what is played, with which packs, and when it is enough."""

import hashlib
import re
import tempfile
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from teahouse.engine.errors import TeahouseError
from teahouse.lab.simulate import check_players
from teahouse.loading import shape
from teahouse.registry import LoadedGame, load_game

BEFORE, AFTER = "A", "B"
BUILT_IN: Final = "built-in"
MOST_PACK: Final = 8_000_000
"""Bytes of a pack; those of the games have some hundred thousand."""

PackFiles = Mapping[str, str]
"""The files of a pack by their place in it; empty for the built-in one."""


class Packs(Struct, frozen=True, forbid_unknown_fields=True):
    """What is compared: folders beside the file, or `built-in`. Without `b` one pack is looked at alone."""

    a: str = BUILT_IN
    b: str | None = None


class Stop(Struct, frozen=True, forbid_unknown_fields=True):
    """When it is enough before all games are played."""

    look_every: Annotated[int, Meta(ge=20, le=1_000_000)] = 500
    """Games of each pack between two looks."""
    width: Annotated[float, Meta(gt=0, le=2)] | None = None
    """Enough when the interval of everything watched is as narrow as this, as shares: 0.06 is ± 3 %."""
    clear: bool = False
    """Enough when everything watched has clearly changed."""
    watch: list[str] = []
    """Cards as `generals/zhou_tong`; what is not watched may stay open."""


class Experiment(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    game: str
    bots: Annotated[list[str], Meta(min_length=1, max_length=5)]
    """One for each seat; they go round the table from game to game."""
    games: Annotated[int, Meta(ge=2, le=10_000_000)] = 1000
    """At most, of each pack."""
    title: str = ""
    seed: str = "0"
    options: dict[str, str] = {}
    packs: Packs = Packs()
    stop: Stop = Stop()


class ExperimentError(TeahouseError):
    """A file that describes no experiment; the message names every place that is wrong."""


class Prepared(Struct, frozen=True):
    """An experiment with the packs it needs: all that a worker on any machine has to know."""

    experiment: Experiment
    packs: dict[str, PackFiles]
    """By letter."""

    @property
    def letters(self) -> list[str]:
        return sorted(self.packs)

    @property
    def digest(self) -> str:
        """What the results depend on, and nothing else: more games or another way to stop go on where it was."""
        asked = self.experiment
        told = [asked.game, asked.bots, asked.seed, sorted(asked.options.items()), sorted(self.packs.items())]
        return hashlib.sha256(msgspec.json.encode(told, order="sorted")).hexdigest()[:16]


def read_experiment(file: Path) -> Prepared:
    """The experiment of a file, checked as far as can be before a game is played."""
    experiment = read(file)
    letters = {BEFORE: experiment.packs.a}
    if experiment.packs.b is not None:
        letters[AFTER] = experiment.packs.b
    packs = {letter: pack_files(file.parent, pack) for letter, pack in letters.items()}
    prepared = Prepared(experiment, packs)
    check(file, prepared)
    return prepared


def read(file: Path) -> Experiment:
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ExperimentError(f"There is no file {file}.") from None
    except IsADirectoryError:
        raise ExperimentError(f"{file} is a folder; an experiment is a TOML file.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise ExperimentError(f"{file} cannot be read: {error}.") from None
    except tomllib.TOMLDecodeError as error:
        raise ExperimentError(f"{file} is not TOML: {error}.") from None
    mistakes = [f"{file}, {shape.dotted(path) or 'top'}: {text}." for path, text in shape.mistakes_in(data, Experiment)]
    if mistakes:
        raise ExperimentError("\n".join(mistakes))
    return msgspec.convert(data, Experiment)


def check(file: Path, prepared: Prepared) -> None:
    """Refuse what cannot be played before anything is."""
    experiment = prepared.experiment
    for letter in prepared.letters:
        loaded = opened(experiment.game, frozen(prepared.packs[letter]))
        loaded.kind.start(len(experiment.bots), loaded.kind.complete(experiment.options), experiment.seed)
    check_players(experiment.bots, experiment.game)
    for place in experiment.stop.watch:
        if not re.fullmatch(r"[a-z_]+/\S+", place):
            raise ExperimentError(f"{file}, stop.watch: “{place}” is no card; one is named as generals/zhou_tong.")
    if (experiment.stop.clear or experiment.stop.width is not None) and not experiment.stop.watch:
        raise ExperimentError(f"{file}, stop.watch: say which cards decide when it is enough, as generals/zhou_tong.")
    if experiment.stop.clear and AFTER not in prepared.packs:
        raise ExperimentError(f"{file}, stop.clear: a change needs a second pack, packs.b.")


# -- packs -----------------------------------------------------------------------------------------


def pack_files(home: Path, pack: str) -> PackFiles:
    """What a folder holds, so that it can be sent to other machines and kept with the results."""
    if pack == BUILT_IN:
        return {}
    folder = home / pack
    if not folder.is_dir():
        raise ExperimentError(f"There is no pack in {folder}; write the folder of one, or “{BUILT_IN}”.")
    found = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*.toml"))}
    if sum(path.stat().st_size for path in found.values()) > MOST_PACK:
        raise ExperimentError(f"The pack in {folder} is larger than {MOST_PACK // 1_000_000} MB.")
    return {name: path.read_text(encoding="utf-8", errors="replace") for name, path in found.items()}


Frozen = tuple[tuple[str, str], ...]


def frozen(files: PackFiles) -> Frozen:
    return tuple(sorted(files.items()))


@cache
def opened(game: str, files: Frozen) -> LoadedGame:
    """A game with a pack that may have come over the network; each process reads it once."""
    if not files:
        return load_game(game)
    with tempfile.TemporaryDirectory(prefix="teahouse-pack-") as folder:
        for name, text in files:
            file = Path(folder) / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        return load_game(game, Path(folder))
