"""The games of an experiment on disk: Parquet files that are written whole or not at all, and found again."""

import contextlib
import errno
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from teahouse.engine.errors import TeahouseError
from teahouse.lab.experiment import Prepared
from teahouse.lab.trial import Row

PREPARED: Final = "experiment.json"
SCHEMA: Final = pa.schema(
    [
        ("pack", pa.string()),
        ("number", pa.int32()),
        ("players", pa.list_(pa.string())),
        ("points", pa.list_(pa.int32())),
        ("winners", pa.list_(pa.int8())),
        ("together", pa.bool_()),
        ("decisions", pa.int32()),
        ("lead_changes", pa.int32()),
        ("length", pa.int32()),
        ("ends", pa.list_(pa.string())),
        ("sources", pa.map_(pa.string(), pa.list_(pa.int32()))),
        ("held", pa.map_(pa.string(), pa.list_(pa.list_(pa.string())))),
        ("counts", pa.map_(pa.string(), pa.float64())),
    ]
)


class Results:
    """A folder with what was played; one experiment, and no other."""

    def __init__(self, folder: Path, prepared: Prepared) -> None:
        self.folder: Final = folder
        self.games: Final = folder / "games"
        self.played: Final[set[tuple[str, int]]] = set()
        with sentences(folder):
            self.games.mkdir(parents=True, exist_ok=True)
            for left in self.games.glob("*.part"):
                left.unlink()
            self.adopt(prepared)
            for file in self.files():
                table = pq.read_table(file, columns=["pack", "number"])
                self.played.update(zip(*(column.to_pylist() for column in table.columns), strict=True))
            self.next: int = 1 + max((int(file.stem) for file in self.files()), default=-1)

    def adopt(self, prepared: Prepared) -> None:
        """Games of another experiment are never mixed with these."""
        file = self.folder / PREPARED
        if file.exists() and read_prepared(self.folder).digest != prepared.digest:
            raise TeahouseError(
                f"{self.folder} holds another experiment: other bots, packs, options or another seed. "
                "Choose another folder with --out."
            )
        write_whole(file, msgspec.json.format(msgspec.json.encode(prepared)))

    def files(self) -> list[Path]:
        return sorted(self.games.glob("*.parquet"))

    def keep(self, rows: Sequence[Row]) -> None:
        """Some more games; after this they are on disk."""
        with sentences(self.folder):
            columns = {name: [getattr(row, name) for row in rows] for name in SCHEMA.names}
            for name in ("sources", "held", "counts"):
                columns[name] = [sorted(each.items()) for each in columns[name]]
            part = self.games / f"{self.next:06}.part"
            pq.write_table(pa.table(columns, schema=SCHEMA), part, compression="zstd")
            settle(part, part.with_suffix(".parquet"))
        self.next += 1
        self.played.update((row.pack, row.number) for row in rows)


def read_prepared(folder: Path) -> Prepared:
    """The experiment whose games a folder holds."""
    try:
        return msgspec.json.decode((folder / PREPARED).read_bytes(), type=Prepared)
    except FileNotFoundError:
        raise TeahouseError(f"{folder} holds no experiment; teahouse lab run writes one.") from None
    except (OSError, msgspec.DecodeError) as error:
        raise TeahouseError(f"{folder / PREPARED} cannot be read: {error}.") from None


def read_rows(folder: Path) -> list[Row]:
    """All games kept, by number and pack."""
    found: list[Row] = []
    with sentences(folder):
        for file in sorted((folder / "games").glob("*.parquet")):
            found += [row_of(each) for each in pq.read_table(file, schema=SCHEMA).to_pylist()]
    return sorted(found, key=lambda row: (row.number, row.pack))


def row_of(stored: dict[str, Any]) -> Row:
    for name in ("sources", "held", "counts"):
        stored[name] = dict(stored[name])
    return Row(**stored)


def write_whole(file: Path, data: bytes) -> None:
    part = file.with_suffix(".part")
    part.write_bytes(data)
    settle(part, file)


def settle(part: Path, file: Path) -> None:
    """From now on it is there, whole, whatever happens."""
    with part.open("rb") as written:
        os.fsync(written.fileno())
    part.replace(file)


@contextlib.contextmanager
def sentences(folder: Path) -> Iterator[None]:
    """What can go wrong with a disk, said so that one knows what to do."""
    try:
        yield
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise TeahouseError(
                f"The disk of {folder} is full. The games written so far are kept: make room and run it again."
            ) from None
        raise TeahouseError(f"{folder} cannot be used: {error.strerror or error}.") from None
    except pa.ArrowInvalid as error:
        raise TeahouseError(f"A file in {folder} is damaged: {error}.") from None
