"""`teahouse content`: whether the cards and boards of a pack are sound, and if not, every mistake in them."""

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Final, Protocol, cast

import click

from teahouse.content.pack import ContentError
from teahouse.content.shape import did_you_mean


class Content(Protocol):
    """What every loader returns, whatever the game."""

    @property
    def digest(self) -> str: ...
    @property
    def counts(self) -> Mapping[str, int]: ...


LOADERS: Final = {game: f"teahouse.content.{game}" for game in ("zhanguo", "great_wall", "ancient_world")}
"""Each game that has a loader, and the module whose `load` reads its pack."""


@click.group("content")
def content_command() -> None:
    """Check the cards and boards of the games."""


@content_command.command("check")
@click.argument("game", required=False)
@click.option(
    "--pack", type=click.Path(path_type=Path), metavar="DIR", help="A pack of your own: a folder of TOML files."
)
def check_command(game: str | None, pack: Path | None) -> None:
    """Read the content of a game, or of every game, and say whether it is sound."""
    if game is not None and game not in LOADERS:
        _refuse(f'there is no content of a game "{game}", only of {_games()}{did_you_mean(game, list(LOADERS))}')
    if game is None and pack is not None and len(LOADERS) > 1:
        _refuse(f"say which game the pack is for: {_games()}")
    sound = True
    for name in [game] if game is not None else LOADERS:
        try:
            content = loader(name)(pack)
        except ContentError as error:
            sound = False
            for mistake in error.mistakes:
                click.echo(str(mistake), err=True)
            continue
        counts = ", ".join(f"{number} {key.replace('_', ' ')}" for key, number in content.counts.items())
        click.echo(f"{name}: {counts}")
        click.echo(f"{name}: content is sound (digest {content.digest})")
    if not sound:
        raise SystemExit(2)


def loader(game: str) -> Callable[[Path | None], Content]:
    """The function that reads the pack of a game."""
    return cast(Callable[[Path | None], Content], import_module(LOADERS[game]).load)


def _games() -> str:
    return ", ".join(LOADERS)


def _refuse(sentence: str) -> None:
    end = "" if sentence.endswith("?") else "."
    click.echo(f"{sentence[:1].upper()}{sentence[1:]}{end}", err=True)
    raise SystemExit(2)
