"""No tells: whatever others hold, one hears the same messages in the same order, with the same versions and pauses."""

from pathlib import Path
from typing import Final

import pytest

from teahouse.engine.position import Position
from teahouse.server import timing
from teahouse.server.clocks import Asked
from teahouse.server.context import AppContext
from teahouse.server.models import TableRow
from teahouse.server.pace import Pace
from tests.server.two_servers import compared_on_the_wire
from tests.server.two_worlds import SetUp, compared

SAMPLE: Final[list[SetUp]] = [
    ("great_wall", 3, {}),
    ("zhanguo", 3, {"draft": "on"}),
    ("ancient_world", 2, {}),
]


def test_two_worlds_that_differ_only_in_hidden_things_are_told_alike() -> None:
    found = compared(SAMPLE, "alike")
    assert found.tells == {}
    assert found.worlds > 30
    assert found.messages > 200


def test_where_only_those_who_can_react_are_asked_it_shows() -> None:
    """As tables of earlier releases do: the comparison notices it."""
    assert sum(compared(SAMPLE[:1], "alike", windows=False).tells.values()) > 3


@pytest.mark.anyio
async def test_sockets_hear_the_same_in_both_worlds(tmp_path: Path) -> None:
    found = await compared_on_the_wire(SAMPLE, "wire", tmp_path)
    assert found.tells == {}
    assert found.worlds > 8
    assert found.messages > 100


@pytest.mark.anyio
async def test_clocks_tell_no_more(tmp_path: Path) -> None:
    """Whose clock runs, how much is on it, and until when a window waits hang on nothing that is hidden."""
    for pace in (Pace("clock", start=900, increment=20), Pace("daily", hours=24)):
        found = await compared_on_the_wire(
            SAMPLE, f"clocks {pace.kind}", tmp_path.joinpath(pace.kind), apart=20, pace=pace
        )
        assert found.tells == {}
        assert found.worlds > 8


@pytest.mark.anyio
async def test_a_clock_that_runs_for_whoever_is_asked_in_private_would_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison notices it."""

    async def asked_at(context: AppContext, row: TableRow, position: Position) -> Asked:
        real = {decision.seat for decision in position.open if position.only_answer(decision) < 0}
        return Asked(context.now(), frozenset(real), False)

    monkeypatch.setattr(timing, "asked_at", asked_at)
    pace = Pace("clock", start=900, increment=20)
    found = await compared_on_the_wire(SAMPLE[:1], "wire", tmp_path, apart=10, pace=pace)
    assert sum(found.tells.values()) > 1


@pytest.mark.anyio
async def test_sockets_hear_who_can_react_where_only_they_are_asked(tmp_path: Path) -> None:
    found = await compared_on_the_wire(SAMPLE[:1], "wire", tmp_path, windows=False, apart=10)
    assert sum(found.tells.values()) > 1
