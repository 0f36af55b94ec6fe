"""An observation is read once: for each pair of eyes and version, however many parts a view has."""

from collections import Counter
from typing import Any

import pytest

from teahouse.engine.position import SPECTATOR
from teahouse.games.great_wall.words import GameReading, GameTeller
from teahouse.text import languages
from tests.server.guests import OpenServer, at_version

pytestmark = pytest.mark.anyio


async def test_a_move_makes_every_viewer_read_once(server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [await server.guest(name) for name in ("Ann", "Bob", "Cyd")]
    table = await people[0].table("great_wall", "me", "open", "open")
    for guest in people[1:]:
        await guest.sit(table)
    lines = [await guest.socket(table) for guest in people]
    for seat, line in enumerate(lines):
        await line.look(seat)
    views = [await line.view() for line in lines]
    read, reads = GameTeller.read, Counter[int]()

    def counted(self: GameTeller, observation: dict[str, Any]) -> GameReading:
        reads[observation["seat"]] += 1
        return read(self, observation)

    monkeypatch.setattr(GameTeller, "read", counted)
    for version in range(1, 6):
        reads.clear()
        seat, view = next((seat, view) for seat, view in enumerate(views) if view["asked"])
        move = view["asked"]["options"][0]["move"]
        await lines[seat].say("play", seat=seat, version=view["version"], move=move, key=f"k{version}")
        views = [await line.view(at_version(version)) for line in lines]
        assert [reads[each] for each in range(3)] == [1, 1, 1]
        assert reads[SPECTATOR] <= len(languages()), "what lists show, in each language"
