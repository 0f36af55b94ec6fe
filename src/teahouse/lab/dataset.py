"""Datasets of play: one row for each decision of many games between bots, in Parquet files that can be gone on with.

A folder holds `part-00000.parquet` and so on, each with so many whole games; beside each of them the records of its
games; and `dataset.json`, the card that says what all of it is. A part is written whole or not at all, so an
interrupted run goes on with the parts that are missing.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

from teahouse import __version__
from teahouse.bots import Bot, answer
from teahouse.engine.errors import TeahouseError
from teahouse.engine.rewards import win
from teahouse.engine.rng import seeded
from teahouse.lab.pools import in_order
from teahouse.lab.tournament import bot_of
from teahouse.registry import load_game

CARD: Final = "dataset.json"
PART_GAMES: Final = 50
"""Games in a part."""
MOST_LOOKS: Final = 65_535
"""More are written as so many."""
COLUMNS: Final = {
    "game": "the number of the game; its seed is `<seed>/<game>`",
    "step": "the number of the decision in its game, from 0",
    "seat": "who decided",
    "bot": "the bot that decided",
    "observation": "what the seat knew, as `kind.layout()` says",
    "mask": "1 for every legal move",
    "move": "the number of the move that was made",
    "looks": "how often a bot that searches looked at each move; all 0 where it did not",
    "chance": "what it thought of its chance to win after the move, from 0 to 1; -1 where it did not search",
    "points": "the points of the seat in the end",
    "winner": "whether the seat won",
    "reward": "what the end was worth to the seat: the winners share +1, the others -1",
}


class Plan(NamedTuple):
    """What is played: whatever decides the contents of a dataset."""

    game: str
    bots: list[str]
    """By seat; they move on by a seat in every game."""
    games: int
    seed: str
    options: dict[str, str]
    pack: Path | None = None

    def card(self) -> dict[str, Any]:
        """What the folder says of itself."""
        kind = load_game(self.game, self.pack).kind
        told = {**self._asdict(), "pack": None if self.pack is None else str(self.pack)}
        made = {"teahouse": __version__, "rules": kind.version, "content": kind.content}
        layout = [[plane.name, plane.how, plane.at, len(plane.places)] for plane in kind.layout().planes]
        return {**told, **made, "part_games": PART_GAMES, "columns": COLUMNS, "moves": kind.moves, "layout": layout}


def write(plan: Plan, folder: Path, jobs: int = 1) -> Iterator[int]:
    """Write the parts that are missing; after each, how many games the folder then has."""
    check(plan)
    folder.mkdir(parents=True, exist_ok=True)
    describe(plan, folder)
    parts = (plan.games + PART_GAMES - 1) // PART_GAMES
    missing = [number for number in range(parts) if not part_path(folder, number).exists()]
    done = sum(len(games_of(plan, number)) for number in range(parts) if number not in missing)
    yield done
    if jobs == 1 or len(missing) < 2:
        for number in missing:
            done += write_part(plan, folder, number)
            yield done
        return
    for games in in_order(jobs, write_part, [(plan, folder, number) for number in missing]):
        done += games
        yield done


def check(plan: Plan) -> None:
    """A sentence for what cannot be played."""
    for word in plan.bots:
        bot_of(word, "")
    load_game(plan.game, plan.pack).kind.start(len(plan.bots), plan.options, plan.seed)


def describe(plan: Plan, folder: Path) -> None:
    """Write the card, or see that the one there is the same but for the number of games."""
    path, card = folder / CARD, plan.card()
    if path.exists():
        there = json.loads(path.read_text(encoding="utf-8"))
        other = [name for name in card if name != "games" and there.get(name) != card[name]]
        if other:
            raise TeahouseError(f"{folder} holds another dataset: {', '.join(other)} differ. Choose an empty folder.")
        if there["games"] < plan.games and there["games"] % PART_GAMES:
            part_path(folder, there["games"] // PART_GAMES).unlink(missing_ok=True)  # it ends too soon
        card["games"] = max(there["games"], plan.games)
    for draft in folder.glob("*.[0-9]*"):
        draft.unlink()  # what an interrupt left
    put_whole(path, (json.dumps(card, indent=1, ensure_ascii=False) + "\n").encode())


def put_whole(path: Path, content: bytes) -> None:
    """All of it, or nothing."""
    draft = path.with_suffix(f"{path.suffix}.{os.getpid()}")
    draft.write_bytes(content)
    draft.replace(path)


def part_path(folder: Path, number: int) -> Path:
    return folder / f"part-{number:05}.parquet"


def games_of(plan: Plan, part: int) -> range:
    return range(part * PART_GAMES, min(plan.games, (part + 1) * PART_GAMES))


def write_part(plan: Plan, folder: Path, number: int) -> int:
    """Play and write the games of one part."""
    kind = load_game(plan.game, plan.pack).kind
    rows: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    records: list[str] = []
    for game in games_of(plan, number):
        records.append(json.dumps(play(plan, game, rows), ensure_ascii=False))
    table = pa.table(
        {
            "game": pa.array(rows["game"], pa.int32()),
            "step": pa.array(rows["step"], pa.int32()),
            "seat": pa.array(rows["seat"], pa.uint8()),
            "bot": pa.array(rows["bot"]).dictionary_encode(),
            "observation": fixed(rows["observation"], kind.layout().size),
            "mask": fixed(rows["mask"], len(kind.moves)),
            "move": pa.array(rows["move"], pa.uint16()),
            "looks": fixed(rows["looks"], len(kind.moves), np.uint16),
            "chance": pa.array(rows["chance"], pa.float32()),
            "points": pa.array(rows["points"], pa.int16()),
            "winner": pa.array(rows["winner"], pa.bool_()),
            "reward": pa.array(rows["reward"], pa.float32()),
        }
    )
    put_whole(folder / f"records-{number:05}.jsonl", ("\n".join(records) + "\n").encode())
    draft = part_path(folder, number).with_suffix(f".{os.getpid()}")
    pq.write_table(table, draft, compression="zstd")
    draft.replace(part_path(folder, number))
    return len(games_of(plan, number))


def fixed(rows: list[bytes], size: int, of: type[np.generic] = np.uint8) -> Any:
    """Rows of bytes as lists of one length."""
    return pa.FixedSizeListArray.from_arrays(pa.array(np.frombuffer(b"".join(rows), of)), size)


def play(plan: Plan, game: int, rows: dict[str, list[Any]]) -> dict[str, Any]:
    """One game, a row for each decision; returns what happened."""
    kind = load_kind(plan)
    seats = len(plan.bots)
    words = [plan.bots[(seat + game) % seats] for seat in range(seats)]
    bots = [bot_of(word, "") for word in words]
    chances = [seeded(f"{plan.seed}/{game} bot {seat}") for seat in range(seats)]
    g = kind.start(seats, plan.options, f"{plan.seed}/{game}")
    g.keeps_events = False
    g.events = []
    moves: list[str] = []
    deciders: list[int] = []
    while g.open:
        decision = g.open[0]
        seat = decision.seat
        mask = bytearray(len(kind.moves))
        for move in g.options(decision):
            mask[move] = 1
        chosen = answer(bots[seat], kind, g, seat, chances[seat])
        row = {"game": game, "step": len(moves), "seat": seat, "bot": words[seat], "move": chosen}
        known = {"observation": kind.features(g, seat), "mask": bytes(mask)}
        for name, value in {**row, **known, **opinion_of(bots[seat], len(kind.moves))}.items():
            rows[name].append(value)
        moves.append(kind.moves[chosen])
        deciders.append(seat)
        g.apply(decision, chosen)
    points = [g.points(seat) for seat in range(seats)]
    winners, rewards = g.winners(), win(g)
    rows["points"] += [points[seat] for seat in deciders]
    rows["winner"] += [seat in winners for seat in deciders]
    rows["reward"] += [rewards[seat] for seat in deciders]
    ending = {"points": points, "winners": winners}
    return {"game": game, "seed": f"{plan.seed}/{game}", "bots": words, "seats": deciders, "moves": moves, **ending}


def opinion_of(player: Bot, moves: int) -> dict[str, Any]:
    """What a bot found out before its last answer."""
    looks = np.zeros(moves, np.uint16)
    opinion = player.opinion
    if opinion is None:
        return {"looks": looks.tobytes(), "chance": -1.0}
    for move, count in opinion.looks.items():
        looks[move] = min(count, MOST_LOOKS)
    return {"looks": looks.tobytes(), "chance": opinion.chance}


def load_kind(plan: Plan) -> Any:
    """The kind of game, loaded once in each process."""
    key = (plan.game, plan.pack)
    if key not in _kinds:
        _kinds[key] = load_game(*key).kind
    return _kinds[key]


_kinds: dict[tuple[str, Path | None], Any] = {}


# -- reading ----------------------------------------------------------------------------------------


def parts_of(folder: Path) -> list[Path]:
    """The files of a dataset, in order, or a sentence."""
    found = sorted(folder.glob("part-*.parquet"))
    if not found:
        raise TeahouseError(f"There is no dataset in {folder}: teahouse dataset GAME --out {folder} writes one.")
    return found


def read(folder: Path, columns: list[str] | None = None) -> Any:
    """The dataset as an Arrow table; Polars reads the same files: `polars.read_parquet(folder / "part-*.parquet")`."""
    unknown = [name for name in columns or [] if name not in COLUMNS]
    if unknown:
        raise TeahouseError(f"A dataset has no column “{unknown[0]}”; the columns are: {', '.join(COLUMNS)}.")
    return pa.concat_tables([pq.read_table(path, columns=columns) for path in parts_of(folder)])


def arrays(folder: Path, columns: list[str]) -> dict[str, npt.NDArray[Any]]:
    """Columns as NumPy arrays; observations and masks are matrices."""
    table = read(folder, columns)
    found: dict[str, npt.NDArray[Any]] = {}
    for name in columns:
        column = table[name].combine_chunks()
        if isinstance(column.type, pa.FixedSizeListType):
            found[name] = column.flatten().to_numpy().reshape(len(column), column.type.list_size)
        else:
            found[name] = column.to_numpy(zero_copy_only=False)
    return found
