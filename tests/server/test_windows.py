"""Windows: the table answers for who has nothing to choose, pauses tell nothing, and nobody probes by taking back."""

import time
from pathlib import Path
from typing import Final

import pytest

from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import seeded
from teahouse.server.commands import why_not
from teahouse.server.games import installed, new_game, texts
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import Attended
from teahouse.server.views import reading_of, view_of
from teahouse.server.windows import FOLLOWING, SHORTEST, longest_pause, pause, window_at
from tests.server.guests import Guest, OpenServer, any_option, open_server, settings_at
from tests.server.test_bots import until
from tests.server.two_worlds import change_after, go_on, live_at, row_of

pytestmark = pytest.mark.anyio

PAUSE: Final = 0.1


def table_with_window(for_whom: str) -> LiveTable:
    """A random game up to a window that the table answers, or that a player does."""
    row = row_of("great_wall", 3, {}, f"window {for_whom}", True)
    live, rng = live_at(row, new_game(installed(row.game), row)), seeded("window")
    while True:
        asked = live.game.position.open[0]
        reacts = asked.private and asked.reaction(live.game.position)
        if reacts and (window_at(live) is not None) == (for_whom == "table"):
            return live
        options = live.game.position.options(asked)
        go_on(live, change_after(live, asked, options[rng.below(len(options))], window_at(live) is not None))


def test_what_others_are_asked_in_private_is_that_the_table_waits() -> None:
    waits = set()
    for for_whom in ("table", "player"):
        live = table_with_window(for_whom)
        seat = live.game.position.open[0].seat
        for eyes in range(SPECTATOR, 3):
            view = view_of(live, eyes, "en", 10_000)
            if eyes == seat and for_whom == "player":
                assert view.asked is not None
            else:
                assert view.asked is None
                assert not any(player.waiting for player in view.players)
                waits.add(view.waiting)
    assert waits == {"The table waits."}


def test_who_has_nothing_to_choose_is_told_to_wait_whatever_they_try() -> None:
    live = table_with_window("table")
    position, words = live.game.position, live.game.kind.moves
    seat = position.open[0].seat
    reading = reading_of(live, seat, "en")
    told = {why_not(live.edition, position, seat, word, reading, "en").sentence for word in words}
    assert told == {texts("en").say("core-refused-wait")}


def test_nobody_takes_back_what_others_may_have_been_asked_about() -> None:
    """What one tries and takes back would tell who can react: it did in most cases."""
    row = row_of("great_wall", 3, {}, "probing", True)
    live, rng = live_at(row, new_game(installed(row.game), row)), seeded("probing")
    tried = 0
    while live.game.position.open and tried < 20:
        asked = live.game.position.open[0]
        options = live.game.position.options(asked)
        attended = window_at(live) is not None
        go_on(live, change_after(live, asked, options[rng.below(len(options))], attended))
        if not attended and live.game.position.asks_in_private(asked.seat):
            tried += 1
            assert not live.game.can_undo(asked.seat)
    assert tried == 20


def test_a_pause_hangs_on_the_seed_and_the_version_alone() -> None:
    drawn = [pause("seed", version, 1.0) for version in range(2000)]
    assert min(drawn) >= SHORTEST
    assert max(drawn) <= 1.0
    assert SHORTEST + 0.25 < sum(drawn) / len(drawn) < SHORTEST + 0.35
    assert drawn[7] == pause("seed", 7, 1.0) != pause("another", 7, 1.0)


def test_while_the_table_waits_anyway_windows_are_shorter() -> None:
    row = row_of("great_wall", 3, {}, "run", True)
    live, rng = live_at(row, new_game(installed(row.game), row)), seeded("run")
    seen: set[bool] = set()
    while len(seen) < 2:
        asked = live.game.position.open[0]
        options = live.game.position.options(asked)
        was_open = any(decision.private for decision in live.game.position.open)
        go_on(live, change_after(live, asked, options[rng.below(len(options))], window_at(live) is not None))
        assert longest_pause(live, 1.0) == (FOLLOWING if was_open else 1.0)
        seen.add(was_open)


async def opened(server: OpenServer, strict: bool | None, *seats: str) -> tuple[Guest, str, LiveTable]:
    ann = await server.guest("Ann")
    wishes = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]
    wish = {"game": "great_wall", "seats": wishes} | ({} if strict is None else {"strict": strict})
    made = await ann.post("/tables", wish)
    assert made.status_code == 201, made.text
    table = str(made.json()["id"])
    async with server.context.live_tables.at(table) as live:
        return ann, table, live


async def test_between_people_a_table_is_strict_unless_they_say_otherwise(server: OpenServer) -> None:
    for strict, seats, expected in (
        (None, ("me", "open", "random"), True),
        (None, ("me", "random", "random"), False),
        (False, ("me", "open", "random"), False),
        (True, ("me", "random", "random"), True),
    ):
        ann, table, live = await opened(server, strict, *seats)
        assert live.row.strict is expected
        assert (await ann.get(f"/tables/{table}")).json()["strict"] is expected


@pytest.mark.parametrize("strict", [False, True])
async def test_bots_and_the_table_answer_in_windows_and_at_strict_tables_when_they_close(
    database: Path, strict: bool
) -> None:
    closed: list[tuple[str, float, float]] = []
    async with open_server(settings_at(database, longest_window=PAUSE)) as server:
        _, table, live = await opened(server, strict, "random", "random", "random")
        apply = live.apply

        def watched(made: object) -> None:
            position, since = live.game.position, live.changed_at
            is_private = len(position.open) == 1 and position.open[0].private
            who = "table" if window_at(live) is not None else "bot"
            least = pause(live.row.seed, live.version, longest_pause(live, PAUSE))
            apply(made)  # type: ignore[arg-type]
            if is_private:
                closed.append((who, time.monotonic() - since, least))

        live.apply = watched  # type: ignore[method-assign]
        await until(lambda: {who for who, _, _ in closed} == {"table", "bot"} and len(closed) > 8)
        kinds = {type(each.change) for each in await server.context.store.changes(table, 0)}
    assert Attended in kinds
    if strict:
        assert all(took >= least for _, took, least in closed)
    assert server.context.store is not None


async def test_who_declines_at_a_strict_table_is_heard_when_the_window_closes(database: Path) -> None:
    async with open_server(settings_at(database, longest_window=PAUSE)) as server:
        ann, table, live = await opened(server, True, "me", "me", "me")
        rng = seeded("heard")
        while True:
            views = [await ann.view(table, seat) for seat in range(3)]
            asked = [view for view in views if view["asked"]]
            if asked and asked[0]["asked"]["reaction"]:
                break
            if asked:
                await ann.play(table, asked[0], any_option(asked[0], rng))
        since, least = live.changed_at, pause(live.row.seed, live.version, longest_pause(live, PAUSE))
        assert (await ann.play(table, asked[0])).status_code == 200
        assert live.changed_at - since >= least
