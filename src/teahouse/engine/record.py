"""Records: JSON lines with everything needed to play a game again, anywhere, for ever."""

import hashlib
import json
import os
from typing import Final, final

from teahouse.engine.draws import Draw, forget, keep
from teahouse.engine.errors import CannotWrite, TeahouseError
from teahouse.engine.kind import GameKind
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import state_hash
from teahouse.engine.table import Table, in_force, steps_of

FORMAT: Final = 1


def commitment(seed: str) -> str:
    """What may be published before the end: it binds the seed without telling it."""
    return hashlib.sha256(f"teahouse:{seed}".encode()).hexdigest()


def header(table: Table, players: list[str]) -> dict[str, object]:
    head: dict[str, object] = {
        "teahouse": FORMAT,
        "game": table.kind.name,
        "players": players,
        "options": table.options,
        "rules": table.kind.version,
        "content": table.kind.content,
        "commitment": commitment(table.seed),
        "seed": table.seed,
    }
    if table.added:
        head["added"] = table.added
    if table.windows:
        head["windows"] = True
    return head


def lines(table: Table, players: list[str]) -> list[str]:
    """The record of a table as it stands."""
    entries: list[dict[str, object]] = [header(table, players), *table.entries]
    if table.position.over:
        points = [table.position.points(seat) for seat in range(table.position.seats)]
        entries.append({"result": {"winners": table.position.winners(), "points": points}})
    return [json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in entries]


def save(path: str, table: Table, players: list[str]) -> None:
    """Write the record whole or not at all."""
    partial = f"{path}.partial"
    try:
        with open(partial, "w", encoding="utf-8") as file:
            file.write("\n".join(lines(table, players)) + "\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(partial, path)
    except OSError as error:
        raise CannotWrite(path, error.strerror or "unknown trouble") from None


@final
class Record:
    """A record read from disk: a header and numbered entries, not yet replayed."""

    def __init__(self, path: str, head: dict[str, object], entries: list[dict[str, object]]) -> None:
        self.path = path
        self.head = head
        self.entries = entries
        """The entry at index i stands on line i + 2."""

    @property
    def game(self) -> str:
        return str(self.head["game"])

    @property
    def seed(self) -> str:
        return str(self.head["seed"])

    @property
    def added(self) -> list[str]:
        """What players added to the shuffle before the deal."""
        added = self.head.get("added", [])
        return [str(each) for each in added] if isinstance(added, list) else []

    @property
    def windows(self) -> bool:
        """Whether questions were put so that nobody could tell from them what others have."""
        return self.head.get("windows") is True

    @property
    def players(self) -> list[str]:
        players = self.head["players"]
        assert isinstance(players, list)
        return [str(player) for player in players]

    @property
    def options(self) -> dict[str, str]:
        options = self.head["options"]
        assert isinstance(options, dict)
        return {str(name): str(value) for name, value in options.items()}


def load(path: str) -> Record:
    """Read a record; a damaged one says at which line."""
    try:
        with open(path, encoding="utf-8") as file:
            texts = file.read().splitlines()
    except OSError as error:
        raise TeahouseError(f"The record {path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise TeahouseError(f"{path} is not a record: it is not a text file.") from None
    if not texts:
        raise TeahouseError(f"The record {path} is empty.")
    entries = [_entry(path, number, text) for number, text in enumerate(texts, 1)]
    _check_header(path, entries[0])
    for number, entry in enumerate(entries[1:], 2):
        _check_entry(path, number, entry)
    return Record(path, entries[0], entries[1:])


def _entry(path: str, number: int, text: str) -> dict[str, object]:
    try:
        entry = json.loads(text)
    except (ValueError, RecursionError):  # nested a thousand deep, a number of 5,000 digits
        raise TeahouseError(f"The record {path} is damaged at line {number}: it is not JSON.") from None
    if not isinstance(entry, dict):
        raise TeahouseError(f"The record {path} is damaged at line {number}: an entry is a JSON object.")
    return entry


def _check_header(path: str, head: dict[str, object]) -> None:
    wanted: dict[str, type] = {"game": str, "players": list, "options": dict, "rules": str, "content": str, "seed": str}
    if head.get("teahouse") != FORMAT:
        raise TeahouseError(f"{path} is not a Teahouse record of format {FORMAT}: line 1 has no such header.")
    for key, expected in wanted.items():
        if not isinstance(head.get(key), expected):
            raise TeahouseError(f"The record {path} is damaged at line 1: “{key}” is missing or wrong.")
    if head.get("commitment") != commitment(str(head["seed"])):
        raise TeahouseError(f"The record {path} is damaged at line 1: the seed is not the one committed to.")


def _check_entry(path: str, number: int, entry: dict[str, object]) -> None:
    if isinstance(entry.get("move"), str) and isinstance(entry.get("seat"), int):
        return
    if isinstance(entry.get("undo"), int) or isinstance(entry.get("hash"), str):
        return
    if isinstance(entry.get("rewind"), int) and isinstance(entry.get("seat"), int):
        return
    if isinstance(entry.get("result"), dict):
        return
    raise TeahouseError(f"The record {path} is damaged at line {number}: it is neither a move nor a check.")


@final
class Replay:
    """How far a record could be played again; `trouble` is empty when it agreed to the end."""

    def __init__(self, table: Table, trouble: str, line: int, warning: str) -> None:
        self.table = table
        self.trouble = trouble
        self.line = line
        self.warning = warning
        """Said when rules or content differ from those of the record."""


def replay(kind: GameKind, record: Record, most: int = -1) -> Replay:
    """Play a record again, at most `most` entries of it, until it ends or disagrees."""
    seats = len(record.players)
    options = kind.begun_under(str(record.head["rules"]), seats, record.options)
    table = Table(kind, seats, options, record.seed, None, record.windows, record.added)
    warning = _other_versions(kind, record)
    for index, entry in enumerate(record.entries):
        if index == most:
            break
        trouble = _repeat(table, entry)
        if trouble:
            return Replay(table, trouble, index + 2, warning)
    return Replay(table, "", len(record.entries) + 1, warning)


def _other_versions(kind: GameKind, record: Record) -> str:
    if record.head["rules"] != kind.version:
        return f"The record was made under rules {record.head['rules']} of {kind.name}; these are rules {kind.version}."
    if record.head["content"] != kind.content:
        return f"The record was made with content {record.head['content']}; this is content {kind.content}."
    return ""


def _repeat(table: Table, entry: dict[str, object]) -> str:
    """Carry out one entry; returns a sentence if it disagrees."""
    try:
        if "hash" in entry:
            if entry["hash"] != state_hash(table.position):
                return "the position is not the one recorded."
        elif "result" in entry:
            return _compare_result(table, entry["result"])
        else:
            table.repeat(entry)
    except TeahouseError as error:
        return str(error)
    return ""


def _compare_result(table: Table, result: object) -> str:
    if not table.position.over:
        return "the record ends here, but the game does not."
    points = [table.position.points(seat) for seat in range(table.position.seats)]
    if result != {"winners": table.position.winners(), "points": points}:
        return "the result is not the one recorded."
    return ""


def draws_of(kind: GameKind, record: Record) -> list[Draw]:
    """Everything chance decided in the game as it stands at the end; what was taken back is left out."""
    seats = len(record.players)
    options = kind.begun_under(str(record.head["rules"]), seats, record.options)
    steps = [entry for entry in steps_of(record.entries) if "result" not in entry]
    draws = keep()
    try:
        table = Table(kind, seats, options, record.seed, None, record.windows, record.added)
        for step in in_force(steps):
            table.repeat(steps[step])
    finally:
        forget()
    return draws


def drawn_again(seed: str, draws: list[Draw]) -> int:
    """How many of these draws, from the first on, a generator of this seed repeats."""
    rng = seeded(seed)
    for number, draw in enumerate(draws):
        after = draw.before[:]
        if after:
            rng.shuffle(after)
        elif draw.size:
            after = [rng.below(draw.size)] if draw.after else []
        if after != draw.after:
            return number
    return len(draws)
