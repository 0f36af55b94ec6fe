"""Words that nobody knows who has not played: by game and language, as the board, the pack and the rules have them."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from teahouse import ledger
from teahouse.registry import load_game
from teahouse.text import Texts
from teahouse.wording import teller_of

EVERYDAY: Mapping[str, tuple[str, ...]] = {
    "great_wall": (
        "GW-SRC",
        "GW-CMP",
        "GW-SET",
        "GW-FLW",
        "GW-INF",
        "GW-CRD",
        "GW-COOP",
        "GWX-FROST",
        "GWX-5P",
        "GWX-MIX",
    ),
    "zhanguo": ("ZG-CMP", "ZG-SET", "ZG-CRD", "ZG-TRN", "ZG-BON", "ZG-END", "ZG-VAR", "ZG-INV"),
    "ancient_world": ("AW-CMP", "AW-SET", "AW-PRE", "AW-END", "AW-INV", "AW-CLR", "AW-ALT"),
}
"""Chapters whose titles say nothing of the game."""


def printed(game: str, lang: str) -> dict[str, Any]:
    found = msgspec.to_builtins(teller_of(load_game(game), Texts(lang)).printed())
    assert isinstance(found, dict)
    return found


def named(game: str, lang: str, *lists: str) -> list[str]:
    """The names of everything in some lists of what is printed."""
    board = printed(game, lang)
    return [str(each["name"]) for part in lists for each in board[part] if each["name"]]


def chapters(game: str, lang: str) -> list[str]:
    return [title for code, title in ledger.titles(game, lang).items() if code not in EVERYDAY[game]]


def great_wall(lang: str) -> list[str]:
    chi = [each["name"] for each in printed("great_wall", lang)["resources"] if each["id"] == "chi"]
    return [*named("great_wall", lang, "areas", "warriors", "sections"), *chi, *chapters("great_wall", lang)]


def zhanguo(lang: str) -> list[str]:
    return [
        *named("zhanguo", lang, "actions", "aspects", "officials", "stretches", "tasks"),
        *chapters("zhanguo", lang),
    ]


def ancient_world(lang: str) -> list[str]:
    symbols = [each["name"] for each in printed("ancient_world", lang)["symbols"] if each["id"] != "coin"]
    return [
        *named("ancient_world", lang, "cells", "tribes", "army_symbols"),
        *symbols,
        *chapters("ancient_world", lang),
    ]


UNKNOWN: Mapping[str, Callable[[str], list[str]]] = {
    "great_wall": great_wall,
    "zhanguo": zhanguo,
    "ancient_world": ancient_world,
}
