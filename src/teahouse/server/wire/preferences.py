"""What a person likes: kept with them, so that it is the same on each of their devices."""

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from teahouse.server.quiet_hours import QuietHours
from teahouse.server.wire.basics import FromClient, Lang, check_language

LARGEST: Final = 16_384
"""Bytes of everything one person likes."""

Key = Annotated[str, Meta(min_length=1, max_length=1, pattern=r"^[^\s\d]$")]
Named = Annotated[str, Meta(min_length=1, max_length=120)]
"""A game and something of it: `zhanguo first-card`."""
Names = Annotated[list[Named], Meta(max_length=400)]
Tables = Annotated[list[Annotated[str, Meta(min_length=1, max_length=40)]], Meta(max_length=10)]


class Learnt(Struct, frozen=True, forbid_unknown_fields=True):
    """How far somebody came in a lesson."""

    step: Annotated[int, Meta(ge=1, le=1000)]
    """The step they stand at, from 1."""
    done: bool


class Preferences(FromClient, frozen=True, omit_defaults=True, rename="camel"):
    """What somebody likes, as far as they have chosen; whatever they have not chosen is as usual."""

    lang: Lang | UnsetType = UNSET
    theme: Literal["light", "dark", "system"] | UnsetType = UNSET
    text: Literal[100, 115, 130, 150] | UnsetType = UNSET
    """The size of the type, in hundredths of the usual."""
    shapes: bool | UnsetType = UNSET
    """Stronger marks for whoever tells colours apart less well."""
    speed: Literal["slow", "normal", "fast", "off"] | UnsetType = UNSET
    sounds: Literal["off", "turn", "all"] | UnsetType = UNSET
    """Nothing is heard, one's own turn, or everything that happens."""
    cover: bool | UnsetType = UNSET
    """Cover the screen between two people who share it."""
    hover: bool | UnsetType = UNSET
    """Large cards while the pointer rests on them."""
    terms: bool | UnsetType = UNSET
    """Words of the game underlined, and what words and signs mean where one rests on them."""
    symbols: bool | UnsetType = UNSET
    """Rows of symbols on cards instead of words."""
    ask_always: bool | UnsetType = UNSET
    """Be asked even where there is nothing to choose."""
    straight: bool | UnsetType = UNSET
    """Go straight to one's own question: what others did before it is not played out."""
    confirm: bool | UnsetType = UNSET
    """The last answer of a turn waits for a press of Confirm."""
    shortcuts: bool | UnsetType = UNSET
    """Single keys that do something by themselves."""
    keys: Annotated[dict[Annotated[str, Meta(max_length=20)], Key], Meta(max_length=40)] | UnsetType = UNSET
    """The keys somebody has changed, by what they do."""
    scenes: bool | UnsetType = UNSET
    """Great moments as they come."""
    no_scenes: Names | UnsetType = UNSET
    """Kinds of great moments that are not wanted as they come: `great_wall winter`."""
    lessons: Annotated[dict[Named, Learnt], Meta(max_length=200)] | UnsetType = UNSET
    """By game and lesson: `zhanguo/zg-1-two-uses`."""
    offer_lessons: bool | UnsetType = UNSET
    """Whether lessons are offered on the start page to somebody who has done nothing here yet."""
    coach: Literal["off", "first", "always"] | UnsetType = UNSET
    """Whether a coach speaks: never, in the first games of each kind, or in every game."""
    coached_tables: Annotated[dict[Named, Tables], Meta(max_length=20)] | UnsetType = UNSET
    """By game, the tables of the first games."""
    coach_heard: Names | UnsetType = UNSET
    """What the coach has told and need not tell again: `zhanguo first-card`."""
    coach_unwanted: Names | UnsetType = UNSET
    """What nobody wants to hear from the coach."""
    quiet: QuietHours | UnsetType | None = UNSET
    """When nobody wants to be asked for anything: turns do not end then."""

    def __post_init__(self) -> None:
        if self.lang is not UNSET:
            check_language(self.lang)
