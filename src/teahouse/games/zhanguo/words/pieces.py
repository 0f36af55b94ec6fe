"""Which places and cards of ZhanGuo an event is about, as the ids of the board: words of moves.

| number of an event | piece |
| --- | --- |
| region | `region 3` |
| square, or a governor beside them | `square 3.2`, `beside 3` |
| cell | `cell liaoxi.2` |
| card, action | `card 97`, `action wall` |
| colour of markers | `marker beige`, `tall beige` |
| task | `task upper.wall` |
| aspect | `aspect writing`: its row of rewards, which has no move |
| board, seat-colour | `board b_star`, `colour blue` |
| officials of a player | `cube governor.3.red`, `cube worker.3.red`, `governor-area 3`, for himself |
| workers of a player | `worker-area 3`, for himself |
| unrest of a player | `unrest 3`, for himself; it has no move |
| ability | `ability b_marker`, for himself |
| nothing but who it was | `player 2`, which has no move |

What lies on a player's board has its own id only in his own eyes; others are shown the player.
"""

from typing import Final

from teahouse.engine.event import Event
from teahouse.games.zhanguo.rules import moves, names
from teahouse.games.zhanguo.words.seen import Seen
from teahouse.games.zhanguo.words.words import Words
from teahouse.wording import Motion

ON_TABLE: Final[dict[str, tuple[str, ...]]] = {
    "activated": ("card {card}",),
    "board": ("board {board}",),
    "colour": ("colour {seat-colour}",),
    "court": ("card {card}", "action {action}"),
    "drew-card": ("card {card}",),
    "governor-beside": ("beside {region}",),
    "governor-moved": ("region {region}", "region {region-to}"),
    "governor-square": ("square {region}.{square}",),
    "markers": ("marker {colour}",),
    "markers-returned": ("marker {colour}",),
    "palace": ("region {region}",),
    "put-aside": ("card {card}",),
    "reward": ("aspect {aspect}",),
    "reward-impossible": ("aspect {aspect}",),
    "reward-passed": ("aspect {aspect}",),
    "tall-marker": ("tall {colour}",),
    "task": ("task {task}",),
    "unified": ("card {card}", "region {region}"),
    "wall": ("cell {cell}",),
}
ON_HIS_BOARD: Final[dict[str, tuple[str, ...]]] = {
    "ability": ("ability {ability}",),
    "free-move": ("cube worker.{region}.{official}",),
    "governor-paid": ("governor-area {region}",),
    "official": ("cube governor.{region}.{official}",),
    "palace-paid": ("worker-area {region}", "worker-area {region-to}"),
    "reassigned-governor-area": ("cube governor.{region}.{official}",),
    "reassigned-worker-area": ("cube worker.{region}.{official}",),
    "unrest-down": ("unrest {region}",),
    "unrest-up": ("unrest {region}",),
    "worker-moved": ("worker-area {region}", "worker-area {region-to}"),
    "worker-returned": ("worker-area {region}",),
    "workers": ("worker-area {region}",),
}
PLACES: Final = frozenset(
    {f"player {seat}" for seat in range(1, 5)}
    | {f"aspect {aspect}" for aspect in names.ASPECTS}
    | {f"unrest {region}" for region in range(1, names.REGIONS + 1)}
)
"""What is drawn and is part of no move."""
MOTIONS: Final[dict[str, Motion]] = {"unrest-down": "shake", "unrest-up": "shake"}
"""By event, how its pieces move when it is shown, where they do more than light up."""


class Pieces:
    """The ids of one pack."""

    def __init__(self, words: Words) -> None:
        self.events = words.events
        self.moves = moves.names(words.box)

    def of(self, event: Event, seen: Seen) -> tuple[str, ...]:
        """The pieces of an event; the player, where there are none."""
        told = ON_TABLE.get(event.kind, ())
        if event.seat == seen.seat:
            told += ON_HIS_BOARD.get(event.kind, ())
        if told:
            values = zip(self.events[event.kind], event.args, strict=False)
            words = {meaning: self.word(meaning, value) for meaning, value in values}
            return tuple(each.format_map(words) for each in told)
        return (f"player {event.seat + 1}",) if event.seat >= 0 else ()

    def word(self, meaning: str, value: int) -> str:
        """A number of an event in the words of moves."""
        if meaning in LISTED:
            return LISTED[meaning][value]
        if meaning in FIRST:
            return self.moves[FIRST[meaning] + value].partition(" ")[2]
        return str(value + 1 if meaning == "square" else value)


LISTED: Final = {
    "aspect": names.ASPECTS,
    "board": names.BOARDS,
    "reward": names.REWARDS,
}
FIRST: Final = {
    "ability": moves.ABILITY,
    "action": moves.ACTION,
    "cell": moves.CELL,
    "colour": moves.SHORT,
    "official": moves.OFFICIAL,
    "region": moves.REGION,
    "region-to": moves.REGION,
    "seat-colour": moves.COLOUR,
    "task": moves.TASK,
}
"""By meaning, the first move of the family that has its words."""
