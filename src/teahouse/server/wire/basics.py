"""What all messages are made of."""

from typing import Annotated

from msgspec import Meta, Struct

from teahouse.text import languages

SPECTATOR = -1

Name = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"\S")]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$")]
"""Chosen by the client for every change it asks for; a repeated key is never carried out twice."""
Lang = Annotated[str, Meta(min_length=2, max_length=12)]
"""One of `teahouse.text.languages()`; `check_language` says whether it is."""
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Eyes = Annotated[int, Meta(ge=-2, le=5)]
"""Whose view: a seat, -1 a spectator, -2 everything open (finished games only)."""


class FromClient(Struct, frozen=True, forbid_unknown_fields=True):
    """Whatever people send; a field we do not know is refused."""


def check_language(lang: str) -> None:
    """Refuse a language that we do not speak."""
    if lang not in languages():
        raise ValueError(f"We do not speak “{lang}”; the languages are: {', '.join(languages())}")


class FromServer(Struct, frozen=True):
    """Whatever the server sends."""
