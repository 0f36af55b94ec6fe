"""Which places and cards of The Ancient World an event is about, as the ids of the board: words of moves.

| number of an event | piece |
| --- | --- |
| empire, army, titan, province | the card, wherever it lies: `empire 17`, `army 26`, `titan 3`, `province 8` |
| cell | `cell work` |
| coins taken off an army | `scroll 26`, `picture 26` |
| stars | `titans 2`: a titan deck, which has no move |
| tribe | `tribe red`: a tribe, which has no move |
| the empire deck, the first-player token | `deck`, `token`, which have no moves |
| what the dice show | `die 1 titan`, `die 2 coin`, `die 3 blank`, which have no moves |
| citizen | `citizen 3`, for himself |
| nothing but who it was | `player 2`, which has no move |

A citizen has an id only in the eyes of his owner; others are shown where he goes, or the player.
"""

from collections.abc import Sequence
from typing import Final

from teahouse.engine.event import Event
from teahouse.games.ancient_world.rules.words import CELLS, FACES, TRIBES
from teahouse.games.ancient_world.words.words import Words
from teahouse.wording import Motion

CARDS: Final = ("empire", "army", "titan", "province")
ON_TABLE: Final[dict[str, tuple[str, ...]]] = {
    "drew": ("deck",),
    "first-player": ("token",),
    "reshuffled": ("deck",),
    "rested-picture": ("picture {army}",),
    "rested-scroll": ("scroll {army}",),
    "scouted": ("titans {stars}",),
    "token": ("token",),
    "vp-banners": ("tribe {tribe}",),
}
"""Pieces of events that are not simply the cards and cells they name."""
PLACES: Final = frozenset(
    {"deck", "army-deck", "provinces", "round", "token"}
    | {f"player {seat}" for seat in range(1, 5)}
    | {f"titans {stars}" for stars in range(1, 4)}
    | {f"tribe {tribe}" for tribe in TRIBES}
    | {f"die {die}" for die in range(1, 6)}
)
"""What is drawn and is part of no move; dice only while they are rolled."""
MOTIONS: Final[dict[str, Motion]] = {
    "defeated": "shake",
    "hungry": "shake",
    "lost": "reveal",
    "lost-coins": "shake",
    "province-shown": "reveal",
    "restored": "reveal",
    "rolled": "roll",
    "titan-shown": "reveal",
    "vp-hungry": "shake",
}
"""By event, how its pieces move when it is shown, where they do more than light up."""


class Pieces:
    """The ids of one pack."""

    def __init__(self, words: Words) -> None:
        self.events = words.events

    def of(self, event: Event, eyes: int) -> tuple[str, ...]:
        """The pieces of an event as one seat is shown them; the player, where there are none."""
        values = dict(zip(self.events[event.kind], event.args, strict=True))
        told = [each.format_map(self.words(values)) for each in ON_TABLE.get(event.kind, ())]
        if event.kind == "rolled":
            told += dice(event.args)
        told += [f"{kind} {values[kind]}" for kind in CARDS if kind in values and not told]
        if "cell" in values:
            told.append(f"cell {CELLS[values['cell']].lower()}")
        if "citizen" in values and event.seat == eyes:
            told.append(f"citizen {values['citizen']}")
        if not told and event.seat >= 0:
            told.append(f"player {event.seat + 1}")
        return tuple(told)

    def words(self, values: dict[str, int]) -> dict[str, str]:
        return {meaning: TRIBES[value] if meaning == "tribe" else str(value) for meaning, value in values.items()}


def dice(counts: Sequence[int]) -> list[str]:
    """Every die with the face it shows, from how often each face came up."""
    faces = [face for face, count in zip(FACES, counts, strict=True) for _ in range(count)]
    return [f"die {place} {face}" for place, face in enumerate(faces, 1)]
