"""`teahouse content`: whether the cards, boards and lessons of a pack are sound, and if not, every mistake in them."""

from pathlib import Path

import click

from teahouse.loading.pack import ContentError
from teahouse.loading.shape import did_you_mean
from teahouse.registry import games, load_content, load_game
from teahouse.teaching.checking import sound_lessons


@click.group("content")
def content_command() -> None:
    """Check the cards and boards of the games."""


@content_command.command("check")
@click.argument("game", required=False)
@click.option(
    "--pack", type=click.Path(path_type=Path), metavar="DIR", help="A pack of your own: a folder of TOML files."
)
def check_command(game: str | None, pack: Path | None) -> None:
    """Read the content of a game, or of every game, play its lessons, and say whether all is sound."""
    if game is not None and game not in games():
        _refuse(f'there is no content of a game "{game}", only of {_games()}{did_you_mean(game, games())}')
    if game is None and pack is not None and len(games()) > 1:
        _refuse(f"say which game the pack is for: {_games()}")
    sound = True
    for name in [game] if game is not None else games():
        try:
            content = load_content(name, pack)
            lessons = sound_lessons(load_game(name, pack), pack)
        except ContentError as error:
            sound = False
            for mistake in error.mistakes:
                click.echo(str(mistake), err=True)
            continue
        counts = ", ".join(f"{number} {key.replace('_', ' ')}" for key, number in content.counts.items())
        click.echo(f"{name}: {counts}{f', {len(lessons)} lessons' if lessons else ''}")
        click.echo(f"{name}: content is sound (digest {content.digest})")
    if not sound:
        raise SystemExit(2)


def _games() -> str:
    return ", ".join(games())


def _refuse(sentence: str) -> None:
    end = "" if sentence.endswith("?") else "."
    click.echo(f"{sentence[:1].upper()}{sentence[1:]}{end}", err=True)
    raise SystemExit(2)
