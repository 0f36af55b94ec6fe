"""`teahouse play`: open the terminal table."""

import os
import secrets
import sys
from pathlib import Path
from typing import NoReturn

import click
from rich.console import Console

from teahouse.commands.options import game_option, lang_option, pack_option, read_options
from teahouse.engine.errors import TeahouseError
from teahouse.engine.record import load, replay
from teahouse.engine.table import Table
from teahouse.registry import LoadedGame, games, load_game
from teahouse.teaching.coach import Coach, coach_of
from teahouse.terminal.coaching import TerminalCoach
from teahouse.terminal.hinting import Hinter
from teahouse.terminal.table import HUMAN, TerminalTable, seat_words
from teahouse.text import Texts, preferred


@click.command("play")
@click.argument("game", required=False)
@click.option("--seats", metavar="WORDS", help="Who plays, by seat: human or a bot [human,random,random].")
@click.option("--seed", metavar="TEXT", help="What chance depends on; else a secret one.")
@lang_option
@game_option
@pack_option
@click.option("--hints/--no-hints", default=None, help="Whether players may ask for hints [if one plays alone].")
@click.option("--ask-always", is_flag=True, help="Ask even where there is nothing to choose.")
@click.option("--coach", is_flag=True, help="Be told what matters, with tips and a question before wasteful moves.")
@click.option("--load", "record", type=click.Path(), metavar="FILE", help="Go on with a saved game.")
def play_command(
    game: str | None,
    seats: str | None,
    seed: str | None,
    lang: str | None,
    options: tuple[str, ...],
    pack: Path | None,
    hints: bool | None,
    ask_always: bool,
    coach: bool,
    record: str | None,
) -> None:
    """Play a game in the terminal, with people on one keyboard and bots."""
    texts = Texts(lang or preferred(dict(os.environ)))
    console = Console(highlight=False)
    if record is not None:
        if game or seed or options:
            raise TeahouseError(
                "A saved game has its game, seed and options already; give only --load, --seats, --pack."
            )
        loaded, table, players = continued(record, pack, console)
        players = players if seats is None else seat_words(seats)
        if len(players) != table.position.seats:
            raise TeahouseError(f"The saved game has {table.position.seats} seats, not {len(players)}.")
    else:
        loaded = load_game(game or which_game(texts, console), pack)
        players = seat_words(seats) if seats else usual_players(loaded)
        table = Table(loaded.kind, len(players), read_options(options), seed or secrets.token_hex(8))
    alone = players.count(HUMAN) == 1
    hinter = Hinter(loaded.name, pack) if (alone if hints is None else hints) else None
    patient = sys.stdin.isatty()
    teacher = TerminalCoach(coach_for(loaded.name)) if coach else None
    TerminalTable(loaded, table, players, texts, console, reader(console), patient, hinter, ask_always, teacher).run()


def coach_for(game: str) -> Coach:
    """The coach of a game, or a sentence."""
    coach = coach_of(game)
    if coach is None:
        raise TeahouseError(f"{game} has no coach.")
    return coach


def usual_players(loaded: LoadedGame) -> list[str]:
    """One person among bots."""
    return [HUMAN, *["random"] * (loaded.usual_seats - 1)]


def which_game(texts: Texts, console: Console) -> str:
    """Ask only where there is a choice: by number or by the first letters of the name."""
    names = games()
    while len(names) > 1:
        console.print(texts.say("table-which-game"))
        for number, name in enumerate(games(), 1):
            title = texts.say(name) if texts.knows(name) else name
            console.print(f"  {number}  {title} ({name})", highlight=False)
        try:
            typed = reader(console)().strip().lower()
        except (EOFError, KeyboardInterrupt):
            leave(texts)
        if typed.isdigit() and 1 <= int(typed) <= len(games()):
            return games()[int(typed) - 1]
        names = [name for name in games() if name.startswith(typed)] or games()
    return names[0]


def leave(texts: Texts) -> NoReturn:
    click.echo(texts.say("table-left"))
    raise SystemExit(0)


def continued(path: str, pack: Path | None, console: Console) -> tuple[LoadedGame, Table, list[str]]:
    """A saved game, played again up to its last entry."""
    record = load(path)
    loaded = load_game(record.game, pack)
    played = replay(loaded.kind, record)
    if played.trouble:
        raise TeahouseError(
            f"{played.warning} The record {path} disagrees at line {played.line}: {played.trouble}".strip()
        )
    if played.warning:
        console.print(played.warning)
    return loaded, played.table, record.players


def reader(console: Console) -> "Reader":
    return Reader(console)


class Reader:
    """One line of input after a prompt; no prompt where nobody would see it."""

    def __init__(self, console: Console) -> None:
        self.prompt = "> " if sys.stdin.isatty() else ""

    def __call__(self) -> str:
        return input(self.prompt)
