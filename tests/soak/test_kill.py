"""Kill −9 at many random moments, for `make soak`: nothing acknowledged is ever lost, no table is ever stuck."""

import os
from pathlib import Path

from tests.server.killing import kill_often

KILLS = int(os.environ.get("SOAK_KILLS", "200"))


def test_kill_9_at_many_random_moments(tmp_path: Path) -> None:
    kill_often(tmp_path / "teahouse.db", KILLS, "soak")
