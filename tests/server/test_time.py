"""Time at a table: clocks that run out, votes, people and hosts who are away, resigning, and a week of slow play."""

import asyncio
from pathlib import Path

import pytest

from teahouse.engine.rng import seeded
from teahouse.server.timekeeper import Timekeeper
from tests.server.guests import Guest, Json, OpenServer, any_option, open_server, settings_at

pytestmark = pytest.mark.anyio

BLITZ: Json = {"kind": "clock", "start": 300, "increment": 10}
DAILY: Json = {"kind": "daily", "hours": 24}
HOUR = 3600.0


class Wall:
    """The clock on the wall of the house; it stands until somebody moves it."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


class House:
    """A server whose time the test moves."""

    def __init__(self, server: OpenServer, wall: Wall) -> None:
        self.server = server
        self.wall = wall
        server.context.now = wall
        self.keeper = Timekeeper(server.context, opening=0)

    async def later(self, seconds: float) -> None:
        """So much later, and everything that is due then is done."""
        self.wall.time += seconds
        await self.keeper.look()

    async def table(self, host: Guest, *others: Guest, pace: Json, game: str = "zhanguo", bots: int = 0) -> str:
        seats = [{"who": "me"}, *[{"who": "open"}] * len(others), *[{"who": "bot", "bot": "random"}] * bots]
        answer = await host.post("/tables", {"game": game, "seats": seats, "pace": pace})
        assert answer.status_code == 201, answer.text
        table = str(answer.json()["id"])
        for guest in others:
            await guest.sit(table)
        return table


@pytest.fixture
async def house(server: OpenServer) -> House:
    return House(server, Wall())


async def look(guest: Guest, table: str, lang: str = "en") -> Json:
    return Json((await guest.get(f"/tables/{table}", lang=lang)).json())


async def until(guest: Guest, table: str) -> list[float]:
    return [each["until"] for each in (await look(guest, table))["sitting"]["clocks"]["seats"]]


async def asked(people: list[Guest], table: str) -> tuple[int, Json]:
    """Who is asked, and what they see; bots and the table go first."""
    for _ in range(2000):
        for seat, guest in enumerate(people):
            view = await guest.view(table, seat, log_from=1_000_000)
            if view["asked"] is not None or view["ending"] is not None:
                return seat, view
        await asyncio.sleep(0.005)
    raise AssertionError("nobody is asked")


async def said(guest: Guest, path: str, table: str, **wish: object) -> str:
    """What goes wrong; empty if nothing."""
    answer = await guest.post(f"/tables/{table}/{path}", wish)
    return "" if answer.status_code == 200 else str(answer.json()["code"])


# -- clocks --------------------------------------------------------------------------------------


async def test_a_clock_runs_for_whoever_is_asked_and_stands_for_the_others(house: House) -> None:
    ann, bob = await house.server.guest("Ann"), await house.server.guest("Bob")
    table = await house.table(ann, bob, pace=BLITZ)
    seat, view = await asked([ann, bob], table)
    start = house.wall.time
    outside = await look(ann, table)
    running = outside["sitting"]["clocks"]["seats"]
    assert {n for n, each in enumerate(running) if each["until"]} == set(outside["awaited"])
    assert running[seat]["until"] == start + 300
    house.wall.time += 40
    rng = seeded("clock")
    while seat in (await look(ann, table))["awaited"]:
        assert (await [ann, bob][seat].play(table, view, any_option(view, rng))).status_code == 200
        view = await [ann, bob][seat].view(table, seat)
    stopped = (await look(ann, table))["sitting"]["clocks"]["seats"][seat]
    assert (stopped["left"], stopped["until"]) == (270, 0)


async def test_a_socket_hears_of_the_clocks_with_every_move(house: House) -> None:
    ann, bob = await house.server.guest("Ann"), await house.server.guest("Bob")
    table = await house.table(ann, bob, pace=BLITZ)
    line = await ann.socket(table)
    await line.look(0)
    first = await line.hear("clocks")
    assert first["now"] == house.wall.time
    seat, view = await asked([ann, bob], table)
    house.wall.time += 5
    await [ann, bob][seat].play(table, view)
    assert (await line.hear("clocks"))["now"] == house.wall.time


async def test_no_clock_is_told_where_there_is_none(house: House) -> None:
    ann = await house.server.guest("Ann")
    table = await house.table(ann, pace={}, bots=1)
    line = await ann.socket(table)
    await line.look(0)
    await line.view()
    assert (await look(ann, table))["sitting"]["clocks"] is None
    assert not any(b'"clocks"' in each and b'"now"' in each for each in line.heard)


async def test_when_time_has_run_out_a_bot_goes_on_until_they_are_back(house: House) -> None:
    ann, bob = await house.server.guest("Ann"), await house.server.guest("Bob")
    people = [ann, bob]
    table = await house.table(ann, bob, pace=BLITZ)
    seat, _ = await asked(people, table)
    await house.later(299)
    assert (await look(ann, table))["seats"][seat]["who"] == "person"
    await house.later(1)
    late = (await look(people[1 - seat], table))["seats"][seat]
    assert (late["who"], late["free"]) == ("bot", False)
    assert (await look(people[seat], table))["seats"][seat]["free"], "the seat is kept"
    news = (await look(ann, table))["seat_news"][-1]["text"]
    assert "has run out of time; a bot goes on until they are back." in news
    assert await said(people[seat], "join", table, seat=seat) == ""
    clock = (await look(ann, table))["sitting"]["clocks"]["seats"][seat]
    assert clock["left"] == 60 or clock["until"] == house.wall.time + 60


async def test_who_agreed_to_it_has_resigned_when_time_has_run_out(house: House) -> None:
    ann, bob = await house.server.guest("Ann"), await house.server.guest("Bob")
    table = await house.table(ann, bob, pace={**BLITZ, "at_end": "resign"})
    seat, _ = await asked([ann, bob], table)
    await house.later(300)
    over = await look(ann, table)
    assert (over["state"], over["winners"], over["sitting"]["ended"]) == ("over", [1 - seat], "resigned")
    view = await ann.view(table, 0)
    assert view["asked"] is None
    assert "resigned" in view["ending"]["text"]


async def test_the_others_vote_about_who_is_late(house: House) -> None:
    people = [await house.server.guest(name) for name in ("Ann", "Bob", "Cid")]
    table = await house.table(*people, pace={**BLITZ, "at_end": "vote"})
    seat, view = await asked(people, table)
    await house.later(300)
    late = await look(people[0], table)
    assert late["sitting"]["clocks"]["seats"][seat]["late"]
    assert late["seats"][seat]["who"] == "person", "nothing is decided yet"
    one, two = [n for n in range(3) if n != seat]
    assert await said(people[seat], "late", table, late=seat, wish="wait") == "not-seated"
    assert await said(people[one], "late", table, late=one, wish="bot") == "not-late"
    assert await said(people[one], "late", table, late=seat, wish="resign") == ""
    assert (await look(people[0], table))["seats"][seat]["who"] == "person"
    assert await said(people[two], "late", table, late=seat, wish="wait") == ""
    waits = (await look(people[0], table))["sitting"]
    assert waits["clocks"]["seats"][seat] == {"left": 300, "until": house.wall.time + 300, "late": False}
    assert waits["ballots"] == []
    assert (await people[seat].play(table, view)).status_code == 200


async def test_whoever_is_late_may_still_answer_while_the_others_vote(house: House) -> None:
    people = [await house.server.guest(name) for name in ("Ann", "Bob", "Cid")]
    table = await house.table(*people, pace={**BLITZ, "at_end": "vote"})
    seat, view = await asked(people, table)
    await house.later(300)
    assert await said(people[seat - 1], "late", table, late=seat, wish="bot") == ""
    rng = seeded("late")
    while seat in (await look(people[0], table))["awaited"]:
        assert (await people[seat].play(table, view, any_option(view, rng))).status_code == 200
        view = await people[seat].view(table, seat)
    sitting = (await look(people[0], table))["sitting"]
    assert (sitting["clocks"]["seats"][seat]["late"], sitting["ballots"]) == (False, [])
    assert sitting["clocks"]["seats"][seat]["left"] >= 60


async def test_nobody_is_late_in_the_minute_after_the_house_opens(house: House) -> None:
    """They could not come while it was closed."""
    ann, bob = await house.server.guest("Ann"), await house.server.guest("Bob")
    table = await house.table(ann, bob, pace=BLITZ)
    seat, _ = await asked([ann, bob], table)
    house.wall.time += 1000
    reopened = Timekeeper(house.server.context)
    await reopened.look()
    assert (await look(ann, table))["seats"][seat]["who"] == "person"
    house.wall.time += 60
    await reopened.look()
    assert (await look(ann, table))["seats"][seat]["who"] == "bot"


async def test_clocks_go_on_after_a_restart(database: Path) -> None:
    wall = Wall()
    async with open_server(settings_at(database)) as server:
        house = House(server, wall)
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await house.table(ann, bob, pace=BLITZ)
        before = await until(ann, table)
        cookies = dict(ann.browser.cookies)
    wall.time += 100
    async with open_server(settings_at(database)) as server:
        house = House(server, wall)
        again = server.stranger("Ann")
        again.browser.cookies.update(cookies)
        assert await until(again, table) == before
        await house.later(max(before) - wall.time)
        assert "bot" in {each["who"] for each in (await look(again, table))["seats"]}


async def test_private_questions_are_declined_when_their_window_closes(house: House) -> None:
    """The Great Wall: whoever is silent is not waited for longer, and nobody's clock has told who was asked."""
    ann, bob = await house.server.guest("Ann"), await house.server.guest("Bob")
    people = [ann, bob]
    table = await house.table(*people, pace=BLITZ, game="great_wall")
    rng = seeded("windows")
    for _ in range(300):
        async with house.server.context.live_tables.at(table) as live:
            private = [decision.seat for decision in live.game.position.open if decision.private]
            sitting = live.row.summary.sitting
            assert not private or not any(clock.until for n, clock in enumerate(sitting.clocks) if n in private)
            assert bool(private) == bool(sitting.window)
            real = [d.seat for d in live.game.position.open if d.private and live.game.position.only_answer(d) < 0]
        if real:
            version = (await look(ann, table))["version"]
            await house.later(61)
            assert (await look(ann, table))["version"] > version
            return
        seat, view = await asked(people, table)
        assert (await people[seat].play(table, view, any_option(view, rng))).status_code == 200
    raise AssertionError("no window opened")


# -- resigning and agreeing ----------------------------------------------------------------------


async def test_resigning_to_one_opponent_ends_the_game(house: House) -> None:
    ann, bob = await house.server.guest("Ann"), await house.server.guest("Bob")
    table = await house.table(ann, bob, pace={})
    assert await said(bob, "resign", table, seat=0) == "not-your-seat"
    assert await said(bob, "resign", table, seat=1) == ""
    over = await look(ann, table)
    assert (over["state"], over["winners"], over["sitting"]["resigned"]) == ("over", [0], [1])
    assert await said(bob, "resign", table, seat=1) in ("over", "not-your-seat")
    assert await said(bob, "join", table, seat=1) == "over"


async def test_with_more_at_the_table_a_bot_plays_on_and_nobody_comes_back(house: House) -> None:
    people = [await house.server.guest(name) for name in ("Ann", "Bob", "Cid")]
    ann, bob, _ = people
    table = await house.table(*people, pace={})
    assert await said(bob, "resign", table, seat=1) == ""
    goes_on = await look(bob, table)
    assert (goes_on["state"], goes_on["seats"][1]["who"], goes_on["seats"][1]["free"]) == ("playing", "bot", False)
    assert await said(bob, "join", table, seat=1) == "has-resigned"
    assert await said(ann, "give", table, seat=1, who="open") == "has-resigned"


async def test_all_agree_to_end_here(house: House) -> None:
    ann, bob = await house.server.guest("Ann"), await house.server.guest("Bob")
    eve = await house.server.guest("Eve")
    table = await house.table(ann, bob, pace=BLITZ)
    assert await said(eve, "end-here", table, agree=True) == "not-seated"
    assert await said(ann, "end-here", table, agree=True) == ""
    assert (await look(bob, table))["sitting"]["enders"] == [0]
    assert await said(bob, "end-here", table, agree=False) == ""
    assert (await look(bob, table))["sitting"]["enders"] == []
    for guest in (ann, bob):
        assert await said(guest, "end-here", table, agree=True) == ""
    over = await look(ann, table)
    assert (over["state"], over["winners"], over["sitting"]["ended"]) == ("over", [], "agreed")
    for lang in ("en", "ru"):
        ending = (await ann.view(table, 0, lang=lang))["ending"]
        assert ending["breakdown"]["totals"] == over["points"]
        assert "{" not in ending["text"] + ending["why"][0]


@pytest.mark.parametrize("game", ["zhanguo", "great_wall", "ancient_world"])
async def test_a_game_that_ended_early_can_be_looked_at_again(database: Path, game: str) -> None:
    """After a restart too: it is not taken for one that the rules play differently today."""
    async with open_server(settings_at(database, recordings=True)) as server:
        house = House(server, Wall())
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await house.table(ann, bob, pace={}, game=game)
        for _ in range(5):
            seat, view = await asked([ann, bob], table)
            await [ann, bob][seat].play(table, view)
        await said(ann, "end-here", table, agree=True)
        assert await said(bob, "end-here", table, agree=True) == ""
        cookies = dict(ann.browser.cookies)
    async with open_server(settings_at(database)) as server:
        again = server.stranger("Ann")
        again.browser.cookies.update(cookies)
        view = await again.view(table, 0)
        assert (view["ending"]["winners"], (await look(again, table))["history"]) == ([], "")
        assert (await again.get(f"/tables/{table}/replay")).status_code == 200
        record = (await again.get(f"/tables/{table}/record")).text
        assert '"result"' not in record
        assert (await again.post(f"/tables/{table}/rematch")).status_code == 200


# -- away ----------------------------------------------------------------------------------------


async def test_a_bot_is_put_in_only_after_the_agreed_time(house: House) -> None:
    ann, bob = await house.server.guest("Ann"), await house.server.guest("Bob")
    table = await house.table(ann, bob, pace={"away": 30})
    line = await bob.socket(table)
    await line.look(1)
    await line.view()
    house.wall.time += 10 * HOUR
    await line.close()
    assert await said(ann, "give", table, seat=1, who="bot") == "is-here"
    house.wall.time += 29 * 60
    assert not (await look(ann, table))["seats"][1]["replaceable"]
    house.wall.time += 60
    assert (await look(ann, table))["seats"][1]["replaceable"]
    assert await said(ann, "give", table, seat=1, who="bot") == ""
    assert await said(bob, "join", table, seat=1) == "", "the absent returns to their own seat"


async def test_whoever_plays_chooses_a_host_when_theirs_is_away_for_long(house: House) -> None:
    people = [await house.server.guest(name) for name in ("Ann", "Bob", "Cid")]
    ann, bob, _ = people
    eve = await house.server.guest("Eve")
    table = await house.table(*people, pace={"away": 30})
    line = await ann.socket(table)
    await line.look(0)
    await line.view()
    await line.close()
    assert await said(bob, "host", table, seat=1) == "host-is-here"
    house.wall.time += 31 * 60
    assert await said(eve, "host", table, seat=1) == "not-the-host"
    assert await said(bob, "host", table, seat=2) == ""
    assert [(await look(guest, table))["host"] for guest in people] == [False, False, True]
    assert (await look(bob, table))["seat_news"][-1]["text"] == "Cid is the host now."


async def test_a_host_hands_the_table_over_but_not_to_a_bot(house: House) -> None:
    ann, bob = await house.server.guest("Ann"), await house.server.guest("Bob")
    table = await house.table(ann, bob, pace={}, bots=1)
    assert await said(ann, "host", table, seat=2) == "nobody-there"
    assert await said(ann, "host", table, seat=5) == "no-such-seat"
    assert await said(ann, "host", table, seat=1) == ""
    assert (await look(bob, table))["host"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "hourglass"},
        {"kind": "clock", "start": 0},
        {"kind": "clock", "start": 10**9},
        {"kind": "clock", "increment": -1},
        {"kind": "daily", "hours": 0},
        {"kind": "daily", "at_end": "explode"},
        {"away": -5},
    ],
)
async def test_a_pace_that_cannot_be(house: House, wrong: Json) -> None:
    ann = await house.server.guest("Ann")
    wish = {"game": "zhanguo", "seats": [{"who": "me"}, {"who": "open"}], "pace": wrong}
    answer = await ann.post("/tables", wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


# -- a week --------------------------------------------------------------------------------------


async def test_a_slow_table_over_a_week(house: House) -> None:
    """A turn a day: quiet hours are kept, somebody is away, a bot goes on, they come back, and the game goes on."""
    ann, bob = await house.server.guest("Ann"), await house.server.guest("Bob")
    people = [ann, bob]
    quiet = {"start": "22:00", "end": "08:00", "zone": "Europe/Berlin"}
    assert (await bob.browser.put("/api/me/preferences", json={"quiet": quiet})).status_code == 200
    table = await house.table(ann, bob, pace=DAILY)
    rng, moves, late = seeded("week"), 0, 0
    end = house.wall.time + 7 * 24 * HOUR
    while house.wall.time < end:
        outside = await look(ann, table)
        away = 2.5 * 24 * HOUR < end - house.wall.time < 4 * 24 * HOUR
        for seat, guest in enumerate(people):
            if outside["seats"][seat]["who"] == "bot" and not (away and seat == 1):
                assert await said(guest, "join", table, seat=seat) == ""
                late += 1
            view = {} if away and seat == 1 else await guest.view(table, seat, log_from=1_000_000)
            for _ in range(40):
                if not view or view.get("asked") is None:
                    break
                moves += (await guest.play(table, view, any_option(view, rng))).status_code == 200
                view = await guest.view(table, seat, log_from=1_000_000)
        await house.later(5 * HOUR)
        await asyncio.sleep(0.05)
    outside = await look(ann, table)
    news = [each["text"] for each in outside["seat_news"]]
    assert sum("Bob has run out of time" in each for each in news) == 1
    assert not any("Ann has run out" in each for each in news)
    assert sum("Bob is back" in each for each in news) == late == 1
    assert moves > 30
    assert [seat["who"] for seat in outside["seats"]] == ["person", "person"]
