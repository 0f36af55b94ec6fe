"""Tournaments: who meets whom, how everybody stands, and a Swiss of sixteen bots to its end."""

import asyncio
from itertools import combinations

import pytest

from teahouse.engine.rng import seeded
from teahouse.server.pairings import FREE, Game, round_robin, standings, swiss
from tests.server.guests import Guest, Json, OpenServer, finish

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("players", range(2, 17))
def test_everybody_meets_everybody_once(players: int) -> None:
    rounds = round_robin(players)
    met = [frozenset(pair) for pairs in rounds for pair in pairs if FREE not in pair]
    assert sorted(map(sorted, met)) == sorted(map(list, combinations(range(players), 2)))
    for pairs in rounds:
        assert sorted(player for pair in pairs for player in pair if player != FREE) == list(range(players))


@pytest.mark.parametrize("players", [2, 3, 5, 8, 11, 16])
def test_swiss_rounds_pair_everybody_and_nobody_twice(players: int) -> None:
    for number in range(10):
        rng, games, rested = seeded(f"swiss {players} {number}"), list[Game](), list[int]()
        for _ in range(min(players - 1 + players % 2, 5)):
            pairs = swiss(players, games)
            assert sorted(p for pair in pairs for p in pair if p != FREE) == list(range(players))
            rested += [one for one, two in pairs if two == FREE]
            games += [Game(one, two, 1.0 if two == FREE else rng.below(3) / 2) for one, two in pairs]
        met = [frozenset((game.one, game.two)) for game in games if game.two != FREE]
        assert players <= 5 or len(set(met)) == len(met)
        assert len(set(rested)) == len(rested)


def test_equals_meet() -> None:
    """After the first round winners meet winners."""
    games = [Game(one, two, 1.0) for one, two in swiss(8, [])]
    winners = {game.one for game in games}
    assert all(({one, two} <= winners) or not ({one, two} & winners) for one, two in swiss(8, games))


def test_opponents_points_decide_between_equals() -> None:
    games = [Game(0, 1, 1.0), Game(2, 3, 1.0), Game(0, 2, 0.0), Game(1, 3, 0.0)]
    assert [each.player for each in standings(4, games)] == [2, 0, 3, 1]


async def new(guest: Guest, **wish: object) -> Json:
    answer = await guest.post("/tournaments", {"title": "Spring", "game": "zhanguo", **wish})
    assert answer.status_code == 201, answer.text
    return Json(answer.json())


async def code(guest: Guest, path: str) -> str:
    answer = await guest.post(path)
    return "" if answer.status_code == 200 else str(answer.json()["code"])


async def test_a_swiss_of_sixteen_bots_is_played_to_its_end(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    made = await new(ann, plays=False, bots=["random"] * 16, rounds=4)
    path = f"/tournaments/{made['id']}"
    server.context.bots.kick = lambda table: None  # type: ignore[method-assign]
    assert await code(ann, f"{path}/start") == ""
    for number in range(4):
        shown = (await ann.get(path)).json()
        assert (shown["state"], len(shown["games"])) == ("running", number + 1)
        assert len(shown["games"][number]) == 8
        for pair in shown["games"][number]:
            await finish(server, pair["table"], pair["table"])
        await asyncio.gather(*server.context.tournaments.tasks)
    over = (await ann.get(path, lang="ru")).json()
    assert (over["state"], len(over["games"])) == ("over", 4)
    assert sum(player["score"] for player in over["players"]) == 32
    scores = [player["score"] for player in over["players"]]
    assert scores == sorted(scores, reverse=True)
    met = [frozenset((pair["one"], pair["two"])) for pairs in over["games"] for pair in pairs]
    assert len(set(met)) == 32


async def test_bots_of_a_tournament_play_though_nobody_watches(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    made = await new(ann, plays=False, bots=["random"] * 2, rounds=1)
    await ann.post(f"/tournaments/{made['id']}/start")
    for _ in range(3000):
        await asyncio.sleep(0.01)
        shown = (await ann.get(f"/tournaments/{made['id']}")).json()
        if shown["state"] == "over":
            return
    raise AssertionError("the game does not end")


async def test_people_join_play_and_stand(server: OpenServer) -> None:
    ann, bob, cid = [await server.guest(name) for name in ("Ann", "Bob", "Cid")]
    made = await new(ann, kind="round_robin", pace={"kind": "clock", "start": 300, "increment": 5})
    path = f"/tournaments/{made['id']}"
    assert await code(ann, f"{path}/start") == "too-few-players"
    for guest in (bob, cid, bob):
        assert await code(guest, f"{path}/join") == ""
    assert await code(cid, f"{path}/leave") == ""
    assert await code(cid, f"{path}/join") == ""
    assert await code(bob, f"{path}/start") == "not-the-host"
    assert await code(ann, f"{path}/start") == ""
    assert await code(cid, f"{path}/leave") == "already-started"
    shown = (await ann.get(path)).json()
    assert shown["rounds"] == 3
    (game,) = [pair for pair in shown["games"][0] if pair["two"] != FREE]
    two = [[ann, bob, cid][game[seat]] for seat in ("one", "two")]
    mine = [each["id"] for each in (await two[1].get("/tables", mine=True)).json()]
    assert game["table"] in mine
    assert (await two[1].post(f"/tables/{game['table']}/resign", {"seat": 1})).status_code == 200
    await asyncio.gather(*server.context.tournaments.tasks)
    after = (await ann.get(path)).json()
    assert after["games"][0][[p["table"] for p in after["games"][0]].index(game["table"])]["result"] == 1
    assert len(after["games"]) == 2
    assert (await cid.get("/me/export")).json()["tournaments"] == ["Spring"]
    assert (await cid.post("/me/delete", {"name": "Cid"})).status_code == 200
    names = [player["name"] for player in (await ann.get(path)).json()["players"]]
    assert "Cid" not in names


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"pace": {"kind": "none"}}, "tournament-needs-time"),
        ({"game": "chess"}, "bad-game"),
        ({"bots": ["nobody"]}, "no-such-bot"),
        ({"rounds": 0}, "malformed"),
        ({"title": "   "}, "malformed"),
        ({"options": {"no": "such"}}, "bad-options"),
    ],
)
async def test_a_tournament_that_cannot_be(server: OpenServer, wish: Json, problem: str) -> None:
    ann = await server.guest("Ann")
    answer = await ann.post("/tournaments", {"title": "Spring", "game": "zhanguo", **wish})
    assert answer.json()["code"] == problem
    assert (await ann.get("/tournaments/nosuch")).json()["code"] == "no-such-tournament"
    assert (await server.stranger().post("/tournaments", {"title": "X", "game": "zhanguo"})).status_code == 401
