"""One server for one SQLite file: a second one would not hear of what the first one changes."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from teahouse.engine.errors import TeahouseError


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Hold the lock beside the file. It goes with the process, however that ends; the empty file stays."""
    path = database.with_name(f"{database.name}.lock")
    try:
        lock = path.open("a")
    except OSError as error:
        raise TeahouseError(f"{path} cannot be written: {os.strerror(error.errno or 0)}. Check --database.") from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise TeahouseError(
                f"Another server serves {database}; stop it first, or choose another file with --database."
            ) from None
        yield
