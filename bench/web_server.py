"""A server for the load test: nobody is told to wait at the door, and a bot moves at once."""

import logging
import sys
from pathlib import Path

import uvicorn

from teahouse.server.app import create_app
from teahouse.server.logs import keep_log
from teahouse.server.settings import Settings, address_of

DATABASE, PORT = sys.argv[1:]
MANY = 1_000_000

if __name__ == "__main__":
    keep_log(logging.WARNING)
    settings = Settings(
        database=address_of(DATABASE),
        bots=1,
        pace=0.2,
        live_tables=MANY,
        guests_per_minute=MANY,
        requests_per_minute=MANY,
        looks_per_minute=MANY,
        tables_per_minute=MANY,
        lines_per_minute=MANY,
        words_per_second=MANY,
        lab_folder=Path(DATABASE).with_name("lab"),
    )
    uvicorn.run(create_app(settings), host="127.0.0.1", port=int(PORT), access_log=False, log_level="warning")
