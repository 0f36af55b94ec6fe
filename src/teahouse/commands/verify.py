"""`teahouse verify`: check that the shuffle of a recorded game was fair."""

import os
from pathlib import Path

import click

from teahouse.commands.options import lang_option, pack_option
from teahouse.engine.draws import Draw
from teahouse.engine.record import commitment, drawn_again, draws_of, load, replay
from teahouse.engine.rng import mixed
from teahouse.registry import load_game
from teahouse.text import Texts, preferred


@click.command("verify")
@click.argument("path", type=click.Path(path_type=Path), metavar="RECORD")
@click.option("--commitment", "published", default="", help="The commitment that was shown when the table opened.")
@click.option("--draws", "listed", is_flag=True, help="List every draw.")
@lang_option
@pack_option
def verify_command(path: Path, published: str, listed: bool, lang: str | None, pack: Path | None) -> int:
    """Check the shuffle of a recorded game: the seed is the one committed to, and every draw follows from it.

    Exit code 1 when anything differs.
    """
    texts = Texts(lang or preferred(dict(os.environ)))
    record = load(str(path))
    kind = load_game(record.game, pack).kind
    played = replay(kind, record)
    draws = [] if played.trouble else draws_of(kind, record)
    again = drawn_again(mixed(record.seed, record.added), draws)
    click.echo(f"{texts.say('shuffle-commitment')}: {commitment(record.seed)}")
    click.echo(f"{texts.say('shuffle-seed')}: {record.seed}")
    for text in record.added:
        click.echo(f"{texts.say('shuffle-added')}: {text}")
    for number, draw in enumerate(draws if listed else [], 1):
        click.echo(f"{number:>5}  {told(draw)}")
    if published and published.strip().lower() != commitment(record.seed):
        click.echo(texts.say("shuffle-other-seed"))
        return 1
    if played.trouble:
        click.echo(texts.say("shuffle-disagrees", line=played.line))
        return 1
    if again < len(draws):
        click.echo(texts.say("shuffle-differs", number=again + 1))
        return 1
    explained = texts.say("shuffle-explained", added=len(record.added))
    click.echo(f"{texts.say('shuffle-agrees', count=len(draws))}\n\n{explained}")
    return 0


def told(draw: Draw) -> str:
    if not draw.before:
        return f"{draw.of} {draw.after[0] if draw.after else '-'} / {draw.size}".strip()
    return f"{draw.of} {' '.join(map(str, draw.before))} → {' '.join(map(str, draw.after))}".strip()
