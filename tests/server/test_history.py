"""History stays as it was played: an upgrade changes no finished game and no table, or somebody is told."""

import asyncio
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import json
from sqlalchemy import text

from teahouse.engine.errors import TeahouseError
from teahouse.engine.position import Position
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import as_json, state_hash
from teahouse.loading.pack import ContentError
from teahouse.server.content_packs import ContentLost, files_in, id_of, installed_files
from teahouse.server.games import game_names, loaded
from teahouse.server.recorder import parts_of
from teahouse.server.recordings import Recording
from teahouse.server.replays import moves_of
from teahouse.server.snapshots import PositionKept, position_kept, position_of
from tests.server.editions import other_content, other_rules
from tests.server.guests import Guest, Json, OpenServer, any_option, finish, open_server, settings_at
from tests.server.test_commands import mover

pytestmark = pytest.mark.anyio

GENEROUS: Final = ("zhanguo", "board.toml", r"majority_vp = \d+", "majority_vp = 31")
"""An upgrade after which most cards are worth more."""


async def finished(server: OpenServer, game: str = "zhanguo") -> tuple[Guest, str]:
    ann = await server.guest("Ann")
    seats = ["me", "random"] if game != "great_wall" else ["me", "random", "random"]
    table = await ann.table(game, *seats)
    await finish(server, table)
    return ann, table


async def shown(guest: Guest, table: str) -> dict[str, Any]:
    """A finished game as everybody can see it."""
    outline = (await guest.get(f"/tables/{table}/replay", lang="en")).json()
    last = max(each["at"] for each in outline["steps"])
    steps = [
        (await guest.get(f"/tables/{table}/replay/{at}", eyes=-2, lang="en")).json() for at in (0, last // 2, last)
    ]
    outside = {name: outline["table"][name] for name in ("winners", "points", "state", "moment")}
    record = (await guest.get(f"/tables/{table}/record")).text
    return {"outside": outside, "outline": outline["steps"], "steps": steps, "record": record}


def returning(server: OpenServer, guest: Guest) -> Guest:
    again = server.stranger(guest.name)
    again.browser.cookies["teahouse"] = guest.browser.cookies["teahouse"]
    return again


async def pack_of(guest: Guest, table: str) -> str:
    return str((await guest.get(f"/tables/{table}")).json()["pack"])


async def test_a_change_of_cards_leaves_finished_games_as_they_ended(database: Path, tmp_path: Path) -> None:
    async with open_server(settings_at(database)) as server:
        ann, table = await finished(server)
        before = await shown(ann, table)
    with other_content(tmp_path, *GENEROUS):
        async with open_server(settings_at(database)) as server:
            after = await shown(returning(server, ann), table)
    assert after["steps"][-1]["ending"]["points"] == before["steps"][-1]["ending"]["points"]
    assert after == before


async def test_a_running_game_goes_on_with_the_cards_it_was_begun_with(database: Path, tmp_path: Path) -> None:
    rng = seeded("on")
    async with open_server(settings_at(database)) as server:
        ann = await server.guest("Ann")
        table = await ann.table("zhanguo", "me", "me")
        for _ in range(30):
            _, _, view = await mover(table, ann, ann)
            await ann.play(table, view, any_option(view, rng))
        views = [await ann.view(table, seat) for seat in range(2)]
    with other_content(tmp_path, *GENEROUS):
        async with open_server(settings_at(database)) as server:
            ann = returning(server, ann)
            again = [await ann.view(table, seat) for seat in range(2)]
            assert again == views
            assert await pack_of(ann, table)
            assert (await ann.get(f"/tables/{table}", lang="en")).json()["history"].startswith("Played with earlier")
            for _ in range(5):
                _, _, view = await mover(table, ann, ann)
                assert (await ann.play(table, view, any_option(view, rng))).status_code == 200
            new = await ann.table("zhanguo", "me", "me")
            assert await pack_of(ann, new) == ""
    async with open_server(settings_at(database)) as server:
        ann = returning(server, ann)
        assert (await ann.view(table))["version"] == 35
        assert await pack_of(ann, new), "begun while other cards were installed"


async def test_bots_and_branches_think_with_the_cards_of_their_table(database: Path, tmp_path: Path) -> None:
    async with open_server(settings_at(database)) as server:
        ann, over = await finished(server)
    with other_content(tmp_path, *GENEROUS):
        async with open_server(settings_at(database, bots=1)) as server:
            ann = returning(server, ann)
            wish = {"at": 40, "seats": [{"who": "bot", "bot": "pupil"}] * 2}
            table = (await ann.post(f"/tables/{over}/branch", wish)).json()["id"]
            for _ in range(2000):
                view = await ann.view(table, log_from=10_000)
                if view["version"] > 6:
                    break
            assert view["version"] > 6
            pack = await pack_of(ann, table)
            live = server.context.live_tables.by_id[table]
            assert live.row.content != loaded("zhanguo").kind.content
            printed = (await ann.get("/games/zhanguo/printed", pack=pack)).json()
            assert printed != (await ann.get("/games/zhanguo/printed")).json()


async def test_rules_that_play_differently_are_told_and_the_recording_is_shown(database: Path) -> None:
    async with open_server(settings_at(database, recordings=True)) as server:
        ann, table = await finished(server)
        before = await shown(ann, table)
        mine = await ann.view(table, 0, lang="ru")
        await recorded(server, table)
    with other_rules("zhanguo", "99", numbers=renamed("zhanguo")):
        async with open_server(settings_at(database)) as server:
            ann = returning(server, ann)
            after = await shown(ann, table)
            assert plain(after) == plain(before)
            assert {**await ann.view(table, 0, lang="ru"), "version": 0} == {**mine, "version": 0}
            outline = (await ann.get(f"/tables/{table}/replay", lang="en")).json()
            assert outline["table"]["history"] == "Played under rules 1; shown from its recording."
            assert not outline["goes_on"], "nobody is offered what would be refused"
            line = await ann.socket(table)
            await line.look(0, "en")
            assert (await line.view())["ending"]["points"] == before["outside"]["points"]
            wish = {"at": 40, "seats": [{"who": "me"}] * 2}
            refused = await ann.post(f"/tables/{table}/branch", wish)
            assert (refused.status_code, refused.json()["code"]) == (409, "other-rules")


def renamed(game: str) -> dict[str, int]:
    """A vocabulary in which no move has the word it had."""
    return {f"new {word}": number for word, number in loaded(game).kind.numbers.items()}


def plain(told: dict[str, Any]) -> dict[str, Any]:
    """Without what a record says twice."""
    return {name: value for name, value in told.items() if name != "record"} | {
        "record": [json.decode(line) for line in told["record"].splitlines()]
    }


async def recorded(server: OpenServer, table: str) -> None:
    async with server.context.live_tables.at(table) as live:
        edition, row, moves = live.edition, live.row, moves_of(live)
    await server.context.archive.add_recording(table, await parts_of(edition, row, moves))


@pytest.mark.parametrize("game", game_names())
async def test_a_recording_is_what_a_replay_shows(server: OpenServer, game: str) -> None:
    ann, table = await finished(server, game)
    await recorded(server, table)
    async with server.context.live_tables.at(table) as live:
        count, seats = len(moves_of(live)), len(live.row.seats)
    kept = Recording(await server.context.archive.recording(table), [])
    for lang in ("en", "ru"):
        for eyes in range(-2, seats):
            for at, log_from in ((0, 0), (count // 3, 0), (count // 2, 25), (count, 5), (count, 10_000)):
                told = (await ann.get(f"/tables/{table}/replay/{at}", eyes=eyes, lang=lang, log_from=log_from)).json()
                assert told_of(kept.view(eyes, lang, at, log_from)) == told_of(told)
        assert kept.outline(lang) == (await ann.get(f"/tables/{table}/replay", lang=lang)).json()["steps"]


def told_of(view: Json) -> Json:
    """Where a line points on the board depends on when it is told: a recording tells each at its own time."""
    told = Json(json.decode(json.encode(view)))
    for line in told["log"]:
        line["pieces"] = []
    for scene in told["scenes"]:
        scene["steps"] = len(scene["steps"])
    return told


async def test_games_are_recorded_when_they_end(database: Path) -> None:
    async with open_server(settings_at(database, recordings=True)) as server:
        _, table = await finished(server)
        for _ in range(6000):
            if await server.context.archive.recording(table):
                break
            await asyncio.sleep(0.01)
        parts = await server.context.archive.recording(table)
    assert {part.rpartition(" ")[0] for part in parts} == {"outline", "views -2", "views -1", "views 0", "views 1"}


async def test_a_finished_game_without_a_recording_says_why_it_is_not_shown(database: Path) -> None:
    async with open_server(settings_at(database)) as server:
        ann, table = await finished(server)
    with other_rules("zhanguo", "99", numbers=renamed("zhanguo")):
        async with open_server(settings_at(database)) as server:
            answer = await returning(server, ann).get(f"/tables/{table}/replay", lang="en")
            assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
            assert "begun under rules 1" in answer.json()["text"]
            mine = (await returning(server, ann).get("/tables", mine=True)).json()
            assert [each["id"] for each in mine] == [table], "lists show it as it ended"


async def test_content_that_was_never_kept_is_not_made_up(database: Path, tmp_path: Path) -> None:
    """As in databases of the first release: what comes out the same is shown, and anything else is not."""
    async with open_server(settings_at(database)) as server:
        ann, table = await finished(server)
        async with server.context.store.write() as connection:
            await connection.execute(text("DELETE FROM content_pack"))
            await connection.execute(text("DELETE FROM snapshot"))
    with other_content(tmp_path, *GENEROUS):
        async with open_server(settings_at(database)) as server:
            answer = await returning(server, ann).get(f"/tables/{table}/replay")
            assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
    async with open_server(settings_at(database)) as server:
        async with server.context.store.write() as connection:
            await connection.execute(text("UPDATE seating SET content = '0123456789abcdef'"))
        told = (await returning(server, ann).get(f"/tables/{table}/replay", lang="en")).json()["table"]
        assert told["history"].startswith(
            "Played with earlier cards or boards that were not kept; all its checks agree"
        )


async def test_a_position_that_is_not_the_stored_one_is_noticed_on_waking(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "me")
    rng = seeded("hash")
    for _ in range(25):
        _, _, view = await mover(table, ann, ann)
        await ann.play(table, view, any_option(view, rng))
    kept = state_hash(server.context.live_tables.by_id[table].game.position)
    async with server.context.store.write() as connection:
        found = (await connection.execute(text("SELECT body FROM change WHERE body LIKE '%hash%'"))).scalar_one()
        other = json.decode(found)
        next(entry for entry in other["entries"] if "hash" in entry)["hash"] = "0" * len(kept)
        body = json.encode(other).decode()
        await connection.execute(text("UPDATE change SET body = :body WHERE body LIKE '%hash%'"), {"body": body})
    server.context.live_tables.drop(server.context.live_tables.by_id[table])
    answer = await ann.get(f"/tables/{table}/view", seat=0)
    assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")


# -- packs -----------------------------------------------------------------------------------------


async def test_a_pack_of_ones_own_is_kept_by_its_digest_and_played_with(server: OpenServer) -> None:
    packs = server.context.packs
    files = installed_files("zhanguo")
    own = {"board.toml": files["board.toml"].replace("majority_vp = 5", "majority_vp = 9")}
    pack = await packs.keep("zhanguo", own)
    assert pack == await packs.keep("zhanguo", own) == id_of("zhanguo", {**files, **own})
    edition = await packs.edition(pack)
    assert edition is await packs.edition(pack)
    assert edition.kind.content != loaded("zhanguo").kind.content
    assert edition.folder is not None
    assert files_in(edition.folder) == {**files, **own}


async def test_a_pack_that_cannot_be_played_with_is_not_kept(server: OpenServer) -> None:
    with pytest.raises(ContentError, match="majority_vp"):
        await server.context.packs.keep("zhanguo", {"board.toml": "majority_vp = 5"})
    with pytest.raises(TeahouseError):
        await server.context.packs.keep("zhanguo", {"../out.toml": "a = 1"})
    with pytest.raises(ContentLost, match="no content pack"):
        await server.context.packs.edition("0" * 64)
    async with server.context.store.read() as connection:
        kept = (await connection.execute(text("SELECT count(*) FROM content_pack"))).scalar_one()
    assert kept == 0


# -- snapshots -------------------------------------------------------------------------------------


async def facts(server: OpenServer, guest: Guest, table: str, seats: int) -> list[Json]:
    views = [await guest.view(table, seat, lang=lang) for seat in range(-1, seats) for lang in ("en", "ru")]
    live = server.context.live_tables.by_id[table]
    game = live.game
    undo = [(p.seat, state_hash(p.position), p.heard, p.joined) for p in game.undo_points]
    inside = (
        state_hash(game.position),
        game.entries,
        game.joins,
        game.moves,
        game.unasked,
        undo,
        live.versions.by_key,
        live.versions.of_game,
        live.versions.of_question,
        live.take_backs.chosen,
        live.take_backs.request,
        {eyes: ([(e.n, e.place) for e in log.entries], log.next_number) for eyes, log in live.logs.by_eyes.items()},
    )
    return [*map(told_of, views), json.decode(json.encode([str(each) for each in inside]))]


@pytest.mark.parametrize("game", game_names())
async def test_a_table_that_wakes_from_a_snapshot_is_the_table_it_was(
    server: OpenServer, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await server.guest("Ann")
    seats = 3 if game == "great_wall" else 2
    table = await ann.table(game, *["me"] * seats)
    rng = seeded("snapshots")
    for number in range(50):
        seat, _, view = await mover(table, *[ann] * seats)
        await ann.play(table, view, any_option(view, rng))
        back = await ann.view(table, seat)
        if number % 7 == 3 and back["can_undo"]:
            await ann.ask("undo", table, back)
        if number in (35, 45):
            async with server.context.live_tables.at(table) as live:
                await server.context.waking.keep_snapshot(live)
    before = await facts(server, ann, table, seats)

    async def refused(*_: object) -> None:
        raise AssertionError("it was played again from its beginning")

    with monkeypatch.context() as only:
        only.setattr(server.context.waking, "from_beginning", refused)
        server.context.live_tables.by_id.clear()
        assert await facts(server, ann, table, seats) == before
    for _ in range(10):
        _, _, view = await mover(table, *[ann] * seats)
        assert (await ann.play(table, view, any_option(view, rng))).status_code == 200
    after = await facts(server, ann, table, seats)
    await server.context.archive.drop_snapshot(table)
    server.context.live_tables.by_id.clear()
    assert await facts(server, ann, table, seats) == after, "and played again it is the same"


def causes_of(g: Position) -> list[object]:
    """What led to the open questions and to what is still to be carried out."""
    told: list[object] = []
    for cause in [*(g.cause_of(seat) for seat in range(g.seats)), *(cause for _, _, cause in g.agenda)]:
        while cause is not None:
            told.append((cause.name, as_json(cause.args)))
            cause = cause.within
        told.append(None)
    return told


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("great_wall", 3, {"genghis": "on"}),
        ("great_wall", 4, {"rat": "on"}),
        ("great_wall", 2, {"mode": "cooperative"}),
        ("zhanguo", 3, {"boards": "auction"}),
        ("ancient_world", 3, {}),
    ],
)
def test_every_position_is_kept_with_all_that_led_to_it(game: str, seats: int, options: dict[str, str]) -> None:
    kind = loaded(game).kind
    rng = seeded("kept positions")
    g = kind.start(seats, options, "kept positions")
    while g.open:
        kept = json.decode(json.encode(position_kept(g)), type=PositionKept)
        back = position_of(kind, kept, g.windows)
        assert state_hash(back) == state_hash(g)
        assert causes_of(back) == causes_of(g)
        moves = g.options(g.open[0])
        g.apply(g.open[0], moves[rng.below(len(moves))])


async def test_a_damaged_snapshot_or_one_of_other_rules_is_of_no_use(server: OpenServer) -> None:
    ann, table = await finished(server)
    before = await facts(server, ann, table, 1)
    for damage in (
        "UPDATE snapshot SET body = X'00'",
        "UPDATE snapshot SET made_by = 'others'",
        "DELETE FROM snapshot",
    ):
        await server.context.waking.close()
        async with server.context.store.write() as connection:
            await connection.execute(text(damage))
        server.context.live_tables.by_id.clear()
        assert await facts(server, ann, table, 1) == before


async def test_a_table_that_begins_late_in_a_game_is_played_again_once(server: OpenServer) -> None:
    """All moves before are one change: it is not small because it is one."""
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "me")
    await finish(server, table)
    last = max(step["at"] for step in (await ann.get(f"/tables/{table}/replay")).json()["steps"])
    wish = {"at": last - 1, "seats": [{"who": "me"}, {"who": "me"}]}
    late = (await ann.post(f"/tables/{table}/branch", wish)).json()["id"]
    await ann.view(late, 0)
    kept = await server.context.archive.snapshot(late)
    assert kept is not None
    assert kept.version == 1


async def test_who_plays_and_takes_back_for_ever_makes_no_table_slow_to_wake(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A snapshot is at hand after every few changes, so that few are ever played again."""
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "me")
    for _ in range(400):
        view = await ann.view(table, 0, log_from=10_000)
        if view["asked"] is None:
            view = await ann.view(table, 1, log_from=10_000)
        played = (await ann.play(table, view)).json()
        if played["can_undo"]:
            await ann.ask("undo", table, played)
    await server.context.waking.close()
    version = server.context.live_tables.by_id[table].version
    kept = await server.context.archive.snapshot(table)
    assert kept is not None
    assert version - kept.version < 64
