"""Which places and cards of The Great Wall an event is about, as the ids of the board: words of moves.

| number of an event | piece |
| --- | --- |
| area | `area barracks` |
| section | what changes there: `section left`, `raise left`, `fortify left`, `post left`, `shelter left` |
| cell | `cell left.1.b` |
| horde | `horde left.1` while it stands there, then `captured looter_left` |
| advisor | `advisor-cell 2` while he lies on the track, then `advisor envoy` |
| general, tactic | `general sun_tzu`, `tactic ambush` |
| ability | the card that has it: `general sun_tzu`, `advisor envoy` |
| edict | `edict poll_tax` |
| order, resource, warrior | `order economy`, `resource wood`, `warrior archer`, for the player himself |
| the cell of an order | `order-cell 3` |
| player, or nothing but who it was | `player 2` |

What lies before a player has its own id only in his own eyes; others are shown the player.
"""

from typing import Final

from teahouse.engine.event import Event
from teahouse.games.great_wall.rules import moves
from teahouse.games.great_wall.rules.words import FROM_ADVISOR, FROM_GENERAL
from teahouse.games.great_wall.words.expansions import SPEECHES
from teahouse.games.great_wall.words.seen import Seen
from teahouse.games.great_wall.words.words import Words
from teahouse.wording import Motion

ON_TABLE: Final[dict[str, tuple[str, ...]]] = {
    "ability": ("{ability}",),
    "activated": ("area {area}",),
    "advisor-arrived": ("{advisor}",),
    "advisor-dismissed": ("{advisor}",),
    "assault": ("section {section}",),
    "attacked": ("{cell}",),
    "breach": ("section {section}",),
    "captured": ("{horde}",),
    "damage": ("{cell}",),
    "dealt-advisor": ("{advisor}",),
    "dealt-general": ("general {general}",),
    "defeated": ("{horde}",),
    "discarded-tactic": ("tactic {tactic}",),
    "drew-tactic": ("tactic {tactic}",),
    "edict": ("edict {edict}",),
    "edict-fulfilled": ("edict {edict}",),
    "edict-pledged": ("edict {edict}",),
    "edict-proposed": ("edict {edict}",),
    "edict-refused": ("edict {edict}",),
    "fortifications-lost": ("fortify {section}",),
    "fortified": ("fortify {section}",),
    "general": ("general {general}",),
    "given": ("player {player}",),
    "hired-active": ("{advisor}",),
    "hired-assistant": ("{advisor}",),
    "horde": ("{horde}",),
    "horde-buried": ("{horde}",),
    "horde-discarded": ("{horde}",),
    "horde-removed": ("{horde}",),
    "hordes-swapped": ("section {section}",),
    "killed": ("section {section}",),
    "moved-to-post": ("post {section}",),
    "moved-to-shelter": ("shelter {section}",),
    "official-moved": ("area {area}", "area {area-to}"),
    "official-placed": ("area {area}",),
    "order-placed": ("order-cell {count}",),
    "pillage": ("{horde}",),
    "posted": ("post {section}",),
    "promoted": ("area {area}",),
    "qin-assistant": ("{advisor}",),
    "qin-builds": ("section {section}",),
    "qin-enhances": ("area {area}",),
    "qin-highest": ("area {area}",),
    "qin-leftmost": ("{advisor}",),
    "qin-lowest": ("area {area}",),
    "qin-moves-reed": ("area {area}",),
    "qin-takes": ("area {area}",),
    "qin-target": ("{cell}",),
    "qin-token": ("area {area}",),
    "recalled": ("section {section}",),
    "sacrificed-horde": ("{horde}",),
    "saved": ("section {section}",),
    "shame-horde": ("{horde}",),
    "sheltered": ("shelter {section}",),
    "stored": ("stored {resource}",),
    "stored-paid": ("stored {resource}",),
    "tactic": ("tactic {tactic}",),
    "wall": ("raise {section}",),
}
BEFORE_A_PLAYER: Final[dict[str, tuple[str, ...]]] = {
    "copied": ("order {order}",),
    "gained": ("resource {resource}",),
    "handed-in": ("resource {resource}",),
    "order": ("order {order}",),
    "order-returned": ("order {order}",),
    "paid": ("resource {resource}",),
    "recruited": ("warrior {warrior}",),
    "shame-warrior": ("shame {warrior}",),
}
PLACES: Final = frozenset(("honour-track", "time-track"))
"""What is drawn in every game and is part of no move."""
MOTIONS: Final[dict[str, Motion]] = {
    "breach": "shake",
    "damage": "shake",
    "dealt-advisor": "reveal",
    "dealt-general": "reveal",
    "defeated": "shake",
    "fortifications-lost": "shake",
    "honor-damage": "shake",
    "honor-lost": "shake",
    "lost-alone": "shake",
    "lost-together": "shake",
    "pillage": "shake",
}
"""By event, how its pieces move when it is shown, where they do more than light up."""
ALL_MOTIONS: Final = MOTIONS | {event: motion for speech in SPEECHES for event, motion in speech.motions.items()}
ALL_PIECES: Final = ON_TABLE | {event: told for speech in SPEECHES for event, told in speech.pieces.items()}


class Pieces:
    """The ids of one pack."""

    def __init__(self, words: Words) -> None:
        self.events = words.events
        self.box = words.box
        self.moves = moves.names(words.box)

    def of(self, event: Event, seen: Seen) -> tuple[str, ...]:
        """The pieces of an event; the player, where there are none."""
        told = ALL_PIECES.get(event.kind, ())
        if event.seat == seen.seat:
            told += BEFORE_A_PLAYER.get(event.kind, ())
        if told:
            values = zip(self.events[event.kind], event.args, strict=False)
            words = {meaning: self.word(meaning, value, seen) for meaning, value in values}
            return tuple(each.format_map(words) for each in told)
        return (self.moves[moves.PLAYER + event.seat],) if event.seat >= 0 else ()

    def word(self, meaning: str, value: int, seen: Seen) -> str:
        """A number of an event in the words of moves; whole ids for what may lie in several places."""
        match meaning:
            case "horde":
                return self.horde(value, seen)
            case "advisor":
                return self.advisor(value, seen)
            case "ability":
                trigger = self.box.triggers[value]
                if trigger.source == FROM_GENERAL:
                    return self.moves[moves.GENERAL + trigger.card]
                if trigger.source == FROM_ADVISOR:
                    return self.advisor(trigger.card, seen)
                return f"ability {value + 1}"
            case _ if meaning.endswith("cell"):
                return self.moves[value]
            case "count" | "count-to" | "priced" | "reasons" | "shame":
                return str(value)
        first = ALL_FIRSTS[meaning]
        return self.moves[first + value].partition(" ")[2]

    def horde(self, card: int, seen: Seen) -> str:
        for section, hordes in enumerate(seen.g.field):
            for row, horde in enumerate(hordes):
                if horde.card == card:
                    return self.moves[moves.ROW + 3 * section + row]
        return self.moves[moves.CAPTURED + card]

    def advisor(self, advisor: int, seen: Seen) -> str:
        if advisor in seen.g.track:
            return self.moves[moves.TRACK + seen.g.track.index(advisor)]
        return self.moves[moves.ADVISOR + advisor]


FIRST: Final = {
    "area": moves.AREA,
    "area-to": moves.AREA,
    "edict": moves.EDICT,
    "general": moves.GENERAL,
    "order": moves.ORDER,
    "player": moves.PLAYER,
    "resource": moves.RESOURCE,
    "section": moves.SECTION,
    "tactic": moves.TACTIC,
    "warrior": moves.WARRIOR,
}
"""By meaning, the first move of the family that has its words."""
ALL_FIRSTS: Final = FIRST | {meaning: first for speech in SPEECHES for meaning, first in speech.firsts.items()}
