"""Options that several commands share."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from teahouse.engine.errors import TeahouseError

Command = TypeVar("Command", bound=Callable[..., Any])


def pack_option(command: Command) -> Command:
    return click.option("--pack", type=click.Path(path_type=Path), metavar="DIR", help="A content pack of your own.")(
        command
    )


def game_option(command: Command) -> Command:
    return click.option(
        "--option", "options", multiple=True, metavar="NAME=VALUE", help="A choice before the game, as boards=b."
    )(command)


def lang_option(command: Command) -> Command:
    return click.option(
        "--lang", metavar="LANG", help="As “teahouse languages” lists them; else what your system speaks."
    )(command)


def read_options(pairs: tuple[str, ...]) -> dict[str, str]:
    """`boards=b` and the like; the game itself judges names and values."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise TeahouseError(f"An option is written NAME=VALUE, as boards=b, not “{pair}”.")
        options[name.strip()] = value.strip()
    return options
