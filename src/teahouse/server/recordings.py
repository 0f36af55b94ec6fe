"""Recordings of finished games: every step as each pair of eyes saw it, in words, kept beside the game.

A replay is made from the moves for as long as the rules lead where they led; after that the recording is what is left.
It is read as it was written, without today's structures, so that it outlives them, too.
"""

import lzma
from functools import lru_cache
from typing import Any, Final

from msgspec import json

from teahouse.server.errors import ApiError
from teahouse.text import SOURCE

PRESET: Final = 1
"""Of the compression: views are so alike that more effort gains little."""

Shown = Any
"""A view or a step of an outline, as it was sent."""


def views_part(eyes: int, lang: str) -> str:
    return f"views {eyes} {lang}"


def outline_part(lang: str) -> str:
    return f"outline {lang}"


def compressed(lines: list[bytes]) -> bytes:
    return lzma.compress(b"\n".join(lines), preset=PRESET)


@lru_cache(maxsize=4)
def unpacked(body: bytes) -> list[bytes]:
    return lzma.decompress(body).split(b"\n")


class Recording:
    """What a finished game looked like."""

    def __init__(self, parts: dict[str, bytes], entries: list[dict[str, Any]]) -> None:
        self.parts = parts
        self.entries = entries
        """The record of the game."""

    def part(self, name: str) -> bytes | None:
        """A part in a language; in that of the source where this one came later."""
        what, _, _ = name.rpartition(" ")
        return self.parts.get(name) or self.parts.get(f"{what} {SOURCE}")

    def outline(self, lang: str) -> list[Shown]:
        """Every step in words."""
        body = self.part(outline_part(lang))
        return [] if body is None else [json.decode(line) for line in unpacked(body)]

    def view(self, eyes: int, lang: str, at: int | None = None, log_from: int = 0) -> Shown:
        """What these eyes saw after a number of moves; without a number, at the end."""
        body = self.part(views_part(eyes, lang))
        if body is None:
            raise ApiError("no-such-seat", count=len({part for part in self.parts if part.startswith("views")}) - 2)
        lines = unpacked(body)
        last = len(lines) - 1 if at is None else at
        if last >= len(lines):
            raise ApiError("no-such-step", count=len(lines) - 1)
        told: list[Shown] = [json.decode(line) for line in lines[: last + 1]]
        log = [line for view in told for line in view["log"]]
        scenes = {scene["first"]: scene for view in told for scene in view["scenes"]}
        holds = min(log_from, log[-1]["n"] + 1 if log else 0)
        return {
            **told[-1],
            "log_from": holds,
            "log": [line for line in log if line["n"] >= holds],
            "scenes": [scene for scene in scenes.values() if scene["last"] >= holds - 1],
        }
