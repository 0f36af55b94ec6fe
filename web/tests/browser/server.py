"""A server for browser tests and pictures: nobody is told to wait, bots move at once, and chance can be repeated.

python server.py DATABASE [WEB]    prints its port, and ends when its input ends
"""

import os
import signal
import socket
import sys
import threading
from pathlib import Path
from typing import Any

import uvicorn
from msgspec.structs import replace

from teahouse.review.facts import QUICK
from teahouse.server import lobby, reviews
from teahouse.server.app import create_app
from teahouse.server.models import Person, TableRow
from teahouse.server.settings import WEB, Settings, address_of

MANY = 1_000_000
made_by_chance = lobby.new_row


def made_by_name(host: Person, *rest: Any) -> TableRow:
    """Who opens a table decides its chance: the same name sees the same game."""
    row = made_by_chance(host, *rest)
    return replace(row, seed=f"{row.game} {len(row.seats)} {host.name}"[:64])


def end_with_input() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    lobby.new_row = made_by_name
    reviews.DEPTHS["quick"] = replace(QUICK, worlds=2, looks=2, pairs=2, candidates=4, second_looks=8, second_pairs=8)
    settings = Settings(
        database=address_of(sys.argv[1]),
        bots=0,
        pace=0.0,
        patience=60.0,
        live_tables=MANY,
        guests_per_minute=MANY,
        sign_ins_per_minute=MANY,
        requests_per_minute=MANY,
        looks_per_minute=MANY,
        tables_per_minute=MANY,
        lines_per_minute=MANY,
        words_per_second=MANY,
        changes_per_minute=MANY,
        replays_per_minute=MANY,
        packs_per_minute=MANY,
        experiments_per_minute=MANY,
        lab_folder=Path(sys.argv[1]).with_name("lab"),
        web=Path(sys.argv[2]) if len(sys.argv) > 2 else WEB,
    )
    door = socket.create_server(("127.0.0.1", 0))
    print(door.getsockname()[1], flush=True)
    threading.Thread(target=end_with_input, daemon=True).start()
    config = uvicorn.Config(create_app(settings), access_log=False, log_level="warning")
    uvicorn.Server(config).run(sockets=[door])
