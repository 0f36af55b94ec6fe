"""What a table of ZhanGuo shows: what is printed, what a seat observes, and what follows from it.

Lists go by the engine's numbers: colours of cards and officials 0–2, court actions 0–5, wall places 3 × section + cell,
task slots 0–5. Regions are told by their printed numbers 1–5 wherever a field says `number`; lists by region start with
region 1. Moves are told by their words.
"""

from typing import Literal

from msgspec import Struct

from teahouse.games.zhanguo.words.seen import Seen

Needs = Literal["higher", "lower", "none"]
Counts = Literal["region", "set", "fixed"]


class Shown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A structure told to the browser."""


# -- printed on boards and cards ---------------------------------------------------------------------


class Thing(Shown, frozen=True, kw_only=True):
    """Anything with a word, a name and a picture."""

    id: str
    name: str
    icon: str


class Told(Thing, frozen=True, kw_only=True):
    """A thing with a text that says what it does."""

    text: str


class PrintedCard(Shown, frozen=True, kw_only=True):
    """One of the 120 cards."""

    number: int
    move: str
    colour: int
    trigger: int
    """The court action on the left of its ability."""
    needs: Needs
    bonus: str
    name: str
    text: str
    icon: str
    """The picture of the bonus."""
    official: int
    """The official it brings, or -1."""
    counted: int
    """The colour of cards it counts, or -1."""
    amount: int
    """Its VP, or 0."""
    person: str
    portrait: str
    """Who is in the picture, and the picture."""
    whole: str
    """Everything it says, as one sentence."""


class PrintedAction(Thing, frozen=True, kw_only=True):
    """A court action."""

    move: str
    needs: Needs
    """The number a card must have, against the one under it, for abilities to answer."""


class PrintedAspect(Thing, frozen=True, kw_only=True):
    """An aspect of unification with its colour, its markers and its cards."""

    colour: str
    first: int
    last: int
    """The numbers of its cards."""
    majority_vp: int
    short: str
    tall: str
    """The moves that take a marker of value 1 or 3."""


class PrintedOfficial(Thing, frozen=True, kw_only=True):
    colour: str
    move: str


class PrintedSquare(Shown, frozen=True, kw_only=True):
    """A bonus square for a governor."""

    move: str
    bonus: int


class PrintedBonus(Told, frozen=True, kw_only=True):
    """What a square gives; `amount` is its points or VP, 0 where there are none."""

    amount: int


class PrintedRegion(Thing, frozen=True, kw_only=True):
    number: int
    move: str
    beside: str
    governor_area: str
    worker_area: str
    x: float
    y: float
    adjacent: list[int]
    squares: list[PrintedSquare]
    palace_cells: list[int]
    """By number of players; the first two are unused."""


class PrintedCell(Shown, frozen=True, kw_only=True):
    move: str
    bars: int
    workers: int


class PrintedSection(Shown, frozen=True, kw_only=True):
    id: str
    name: str
    stretch: int
    cells: list[PrintedCell]


class PrintedStretch(Thing, frozen=True, kw_only=True):
    sections: list[int]
    separates: list[list[int]]
    """Pairs of region numbers between which it closes the way."""


class PrintedTile(Told, frozen=True, kw_only=True):
    """A face of a wall tile: VP for 1, 2 and 3 bars."""

    vp: list[int]
    counts: Counts


class PrintedReward(Told, frozen=True, kw_only=True):
    regions: list[int]
    """Region numbers; empty for walls and palaces."""


class PrintedNeed(Shown, frozen=True, kw_only=True):
    place: int
    """A region number, or the number of a wall stretch counted from 0."""
    count: int


class PrintedTask(Told, frozen=True, kw_only=True):
    kind: str
    needs: list[PrintedNeed]


class PrintedSlot(Shown, frozen=True, kw_only=True):
    """The place of a task, with the VP under its cells."""

    move: str
    section: str
    kind: str
    vp: list[int]


class PrintedAbility(Told, frozen=True, kw_only=True):
    """What a B side can do, after which court actions."""

    move: str
    after: list[int]


class PrintedTrack(Shown, frozen=True, kw_only=True):
    """The unrest track of a region."""

    cells: int
    no_palace: list[int]
    """Cells on which no palace can be built; the last one is always among them."""


class PrintedBoard(Thing, frozen=True, kw_only=True):
    """A side of a player board."""

    move: str
    """Empty for side A, which nobody chooses."""
    abilities: list[int]
    officials: list[int]
    """The officials that start in its first region."""
    tracks: list[PrintedTrack]


class PrintedPlayer(Shown, frozen=True, kw_only=True):
    """A colour of players."""

    id: str
    name: str
    move: str
    mark: int
    """1–6: colour, shape and pattern on the table."""


class Printed(Shown, frozen=True, kw_only=True):
    """Everything printed, in one language."""

    cards: list[PrintedCard]
    """Card 1 first."""
    actions: list[PrintedAction]
    aspects: list[PrintedAspect]
    officials: list[PrintedOfficial]
    bonuses: list[PrintedBonus]
    """Of governor squares."""
    regions: list[PrintedRegion]
    stretches: list[PrintedStretch]
    sections: list[PrintedSection]
    tiles: list[PrintedTile]
    rewards: list[list[PrintedReward]]
    """By aspect, then by round."""
    reward_rows: list[int]
    tasks: list[PrintedTask]
    slots: list[PrintedSlot]
    abilities: list[PrintedAbility]
    boards: list[PrintedBoard]
    players: list[PrintedPlayer]
    bids: list[str]
    rounds: int
    governor_majority_vp: int
    governor_vp: int
    officials_per_colour: int
    governors: int
    palaces: int
    walls: int
    discs: int


# -- what a seat observes ----------------------------------------------------------------------------


class Observed(Seen, frozen=True, forbid_unknown_fields=True):
    """The observation, exactly as `games.zhanguo.secrecy` gives it."""


# -- what follows from it ----------------------------------------------------------------------------


class ActionFacts(Shown, frozen=True, kw_only=True):
    """A court action for the seat that looks."""

    answers: list[int]
    """Own cards whose ability it triggers, if the number suits."""
    blocked: list[int]
    """Those of them that the unrest of their region keeps silent."""
    suits: bool
    """Does the card in question have the right number? False while no card is in question."""


class CourtFacts(Shown, frozen=True, kw_only=True):
    top: int
    """The last card, or 0."""
    in_question: int
    """The card this seat is about to use, or 0."""
    higher: list[int]
    lower: list[int]
    """Own hand cards against the last card; on an empty court every card is both."""
    actions: list[ActionFacts]


class AspectFacts(Shown, frozen=True, kw_only=True):
    """Who would be asked for the reward of an aspect, and who leads at the end."""

    values: list[int]
    """Of the markers of each seat."""
    order: list[int]
    """Seats with markers, the first to be asked first."""
    able: list[bool]
    """By seat: could it receive the whole reward of this round now?"""


class RegionFacts(Shown, frozen=True, kw_only=True):
    """The governors of a region of the main board."""

    governors: list[int]
    """By seat."""
    leaders: list[int]
    vp: int
    """What each leader would score at the end."""
    palaces: list[int]
    """The seat on each palace cell, -1 where it is free."""


class WallFacts(Shown, frozen=True, kw_only=True):
    """A cell of the walls."""

    vp: int
    """The level of its bars on the tile there."""
    worth: list[int]
    """By seat: what a wall here would score if the game ended now."""


class TaskFacts(Shown, frozen=True, kw_only=True):
    next_vp: int
    """The VP of its first free cell, or 0."""
    have: list[int]
    """By seat: objects it asks for that are there."""
    need: int
    done: list[bool]
    claimed: list[bool]


class TrackFacts(Shown, frozen=True, kw_only=True):
    """Unrest of one region of a player board."""

    limit: int
    room: int
    no_palace: bool
    closed: bool
    """On the last cell: no cards, no recruits, no palace."""
    next_card: int
    """Unrest the next card would bring; -1 where no card fits any more."""


class PlayerFacts(Shown, frozen=True, kw_only=True):
    """A player: his tracks, and what the end would bring him if it came now."""

    tracks: list[TrackFacts]
    """Empty without a board."""
    cards: list[int]
    """Cards on the board, by colour."""
    workers: int
    officials: int
    """On the board."""
    governors_vp: int
    markers_vp: int
    tasks_vp: int
    walls_vp: int


class Facts(Shown, frozen=True, kw_only=True):
    """What helps to see."""

    order: list[int]
    """The order of ties: the discs from the top."""
    turns: list[int]
    """The order of turns of this round."""
    court: CourtFacts
    aspects: list[AspectFacts]
    regions: list[RegionFacts]
    walls: list[WallFacts]
    tasks: list[TaskFacts]
    players: list[PlayerFacts]
    reward: int
    """The aspect whose reward somebody decides about, or -1."""
    setting_up: Literal["", "colours", "auction", "boards"]
