"""Two worlds that differ only in what is hidden from somebody: all that is sent to them must be the same, byte by byte.

A random game is played on a live table. At some of its positions the world is changed where a viewer cannot look:
hands and screens of the others. Both worlds go on with the same answers, the table answers for those who have nothing
to choose, and after every change the messages to the viewer are compared, with their versions and pauses. What is
compared ends where a card is shown, a token paid, chance falls differently, or no answer is possible in both worlds.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec import Struct

from teahouse.engine.decision import Decision
from teahouse.engine.event import Event
from teahouse.engine.position import SPECTATOR, Position
from teahouse.engine.rng import Rng, seeded
from teahouse.engine.table import Table
from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.server.games import installed, loaded, new_game
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import Attended, Change, NumberedChange, Played, SeatRow, TableRow
from teahouse.server.summary import summary_of
from teahouse.server.views import encoded_view
from teahouse.server.windows import longest_pause, pause, window_at

SetUp = tuple[str, int, dict[str, str]]
"""A game, its number of players and its options."""
ON: Final = 10
"""Changes for which two worlds are followed."""
APART: Final = 8
"""One answer in so many is followed in two worlds, on average."""
SHOWN: Final = frozenset(
    (
        *("paid", "rule-does", "tactic", "discarded-tactic", "given", "frost-removed", "honor-artifact"),
        *("unified", "court", "markers", "explored", "order", "general"),
    )
)
"""Kinds of events that show a card, or what somebody has behind their screen."""
DECKS: Final = ("horde_deck", "advisor_deck", "opponent", "army_deck", "titan_decks", "province_deck")
"""What nobody holds a card of, or only cards that the world keeps as they are."""
LONGEST: Final = 1.0


class Message(Struct, frozen=True):
    """What reaches somebody after a change."""

    version: int
    sent: bytes
    listed: bytes
    """What lists of tables show."""
    pause: float
    """How long the table waits before the next change; -1 where people take their time."""


class Found(Struct):
    """What comparing has shown."""

    games: int = 0
    worlds: int = 0
    messages: int = 0
    ends: Counter[str] = Counter()
    """Why no more could be compared."""
    tells: Counter[str] = Counter()
    """Messages that differed, by the answer before them."""


def row_of(game: str, seats: int, options: dict[str, str], seed: str, windows: bool) -> TableRow:
    kind = loaded(game).kind
    return TableRow(
        id="table",
        game=game,
        options=kind.complete(options),
        seed=seed,
        rules=kind.version,
        content=kind.content,
        state="playing",
        listed=True,
        host=1,
        windows=windows,
        strict=True,
        seats=tuple(SeatRow("person", number, "", f"Guest {number}") for number in range(seats)),
    )


def live_at(row: TableRow, table: Table) -> LiveTable:
    """A live table at a position, which a message may tell from its beginning."""
    live = LiveTable(row)
    live.table = table
    live.logs.update(table.log)
    live.versions.compare_questions(table.position)
    return live


def elsewhere(position: Position, eyes: int, rng: Rng) -> Position:
    """The same position with other hands and screens; decks and chance stay, as far as they can."""
    world = position.imagine(eyes, rng)
    world.rng = position.rng.copy()
    world.causes = position.causes
    kept = position.clone()
    for deck in DECKS:
        if hasattr(kept, deck):
            setattr(world, deck, getattr(kept, deck))
    if isinstance(world, AncientWorld) and isinstance(kept, AncientWorld):
        for there_player, here_player in zip(world.players, kept.players, strict=True):
            there_player.scouted = here_player.scouted
    clans: list[tuple[Any, Any]] = list(zip(getattr(world, "clans", ()), getattr(kept, "clans", ()), strict=True))
    for there, here in clans:
        for name in ("assistants", "secret_assistant", "generals", "dealt", "general", "active", "orders", "order"):
            setattr(there, name, getattr(here, name))
    return world


def message(live: LiveTable, eyes: int, log_from: int) -> Message:
    position = live.game.position
    waits = any(decision.private for decision in position.open)
    return Message(
        live.version,
        b"".join(encoded_view(live, eyes, lang, log_from) for lang in ("en", "ru")),
        repr(summary_of(live.edition, position)).encode(),
        pause(live.row.seed, live.version, longest_pause(live, LONGEST)) if waits else -1.0,
    )


def change_after(live: LiveTable, decision: Decision[Any], move: int, attended: bool) -> Change:
    """What the server would make of an answer: a player's, or the table's in their place."""
    trial = live.game.fork()
    if attended:
        trial.make(decision.seat, move, True)
        return Attended(decision.seat, trial.entries[len(live.game.entries) :])
    trial.answer(decision.seat, [move], True)
    return Played(decision.seat, trial.entries[len(live.game.entries) :])


def go_on(live: LiveTable, change: Change) -> list[Event]:
    heard = len(live.game.log)
    live.apply(NumberedChange(live.version + 1, str(live.version), change))
    return live.game.log[heard:]


def declines(live: LiveTable, moves: list[int]) -> list[int]:
    words = live.game.kind.moves
    return [move for move in moves if words[move] in ("pass", "done")]


def follow(found: Found, live: LiveTable, eyes: int, rng: Rng) -> None:
    """Two worlds from here on, as one viewer sees them."""
    found.worlds += 1
    worlds = [live_at(live.row, live.game.fork()) for _ in range(2)]
    worlds[1].game.position = elsewhere(worlds[1].game.position, eyes, rng)
    worlds[1].versions.compare_questions(worlds[1].game.position)
    for _ in range(ON):
        asked = worlds[0].game.position.open
        if not asked:
            return
        decision = asked[rng.below(len(asked))]
        why = step(found, worlds, decision, eyes, rng)
        if why:
            found.ends[why] += 1
            return


def step(found: Found, worlds: list[LiveTable], decision: Decision[Any], eyes: int, rng: Rng) -> str:
    """One change in both worlds; returns why they cannot be compared any longer."""
    name = type(decision).__name__
    elsewhere_asked = counterpart(worlds[1], decision)
    if elsewhere_asked is None:
        found.tells[f"{name} is asked in one of them"] += 1
        return "differs"
    asked = [decision, elsewhere_asked]
    moves = answers_to(worlds, asked, rng)
    if not moves:
        return "no answer is possible in both"
    windows = [window_at(world) is not None for world in worlds]
    before = [world.game.position.news for world in worlds]
    lines = worlds[0].logs[eyes].next_number
    heard = [
        [event for event in go_on(world, change_after(world, each, move, attended)) if event.heard_by(eyes)]
        for world, each, move, attended in zip(worlds, asked, moves, windows, strict=True)
    ]
    told = [message(world, eyes, lines) for world in worlds]
    found.messages += 1
    return "" if told[0] == told[1] else why_it_differs(found, worlds, name, heard, before)


def why_it_differs(
    found: Found, worlds: list[LiveTable], name: str, heard: list[list[Event]], before: list[int]
) -> str:
    """What allows two messages to differ; where nothing does, it is a tell."""
    if first_difference(heard) & SHOWN:
        return "something is shown"
    if all(world.game.position.news != news for world, news in zip(worlds, before, strict=True)):
        return "chance"
    found.tells[name] += 1
    return "differs"


def counterpart(live: LiveTable, decision: Decision[Any]) -> Decision[Any] | None:
    """What the other world asks at the same time: the same seat, or for one window another, which looks the same."""
    position = live.game.position
    same = position.decision_of(decision.seat)
    if same is not None or not decision.private:
        return same
    return next((each for each in position.open if each.private), None)


def answers_to(worlds: list[LiveTable], asked: list[Decision[Any]], rng: Rng) -> list[int]:
    """One answer for both worlds, rather a quiet one in a window; where different seats are asked each declines."""
    options = [world.game.position.options(each) for world, each in zip(worlds, asked, strict=True)]
    if asked[0].seat != asked[1].seat:
        quiet = [declines(world, each) or each for world, each in zip(worlds, options, strict=True)]
        return [each[0] for each in quiet] if all(len(each) == 1 for each in quiet) else []
    common = [move for move in options[0] if move in options[1]]
    if not common:
        return []
    quiet_ones = declines(worlds[0], common)
    stays_quiet = any(window_at(world) is not None for world in worlds) or (asked[0].private and rng.below(2))
    chosen = quiet_ones if quiet_ones and stays_quiet else common
    return 2 * [chosen[rng.below(len(chosen))]]


def first_difference(heard: list[list[Event]]) -> set[str]:
    """The kinds of the first events that differ."""
    plain = [[(event.kind, event.seat, event.args) for event in events] for events in heard]
    same = 0
    while same < min(map(len, plain)) and plain[0][same] == plain[1][same]:
        same += 1
    return {events[same][0] for events in plain if same < len(events)}


def any_move(live: LiveTable, decision: Decision[Any], rng: Rng) -> int:
    options = live.game.position.options(decision)
    return options[rng.below(len(options))]


def places(row: TableRow, rng: Rng, apart: int) -> Iterator[tuple[LiveTable, int]]:
    """A random game, here and there as a live table, each time with the eyes of somebody."""
    live = live_at(row, new_game(installed(row.game), row))
    while live.game.position.open:
        if rng.below(apart) == 0:
            yield live, SPECTATOR + rng.below(len(row.seats) + 1)
        asked = live.game.position.open
        decision = asked[rng.below(len(asked))]
        table = live.game
        table.make(decision.seat, any_move(live, decision, rng))
        table.undo_points.clear()
        live.logs.update(table.log)


def compared(games: Iterable[SetUp], seed: str, windows: bool = True, apart: int = APART) -> Found:
    """Random games, in which worlds are compared here and there."""
    found = Found(ends=Counter(), tells=Counter())
    for number, (game, seats, options) in enumerate(games):
        rng = seeded(f"{seed} {number}")
        row = row_of(game, seats, options, f"{seed} {number}", windows)
        found.games += 1
        for live, eyes in places(row, rng, apart):
            follow(found, live, eyes, rng)
    return found
