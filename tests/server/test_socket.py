"""One socket for each open table: views to everybody, answers to whoever asked, and nothing that breaks it."""

import asyncio

import pytest

from teahouse.engine.rng import seeded
from teahouse.server import subscribers
from tests.server.guests import HOST, ClientSocket, Guest, Json, OpenServer, any_option, at_version

pytestmark = pytest.mark.anyio


async def two(server: OpenServer) -> tuple[list[Guest], str]:
    people = [await server.guest("Ann"), await server.guest("Bob")]
    table = await people[0].table("zhanguo", "me", "open")
    await people[1].sit(table)
    return people, table


async def asked_line(people: list[Guest], table: str) -> tuple[int, ClientSocket, Json]:
    """A socket of whoever is asked, with its first view."""
    for seat, guest in enumerate(people):
        line = await guest.socket(table)
        await line.look(seat)
        view = await line.view()
        if view["asked"]:
            return seat, line, view
    raise AssertionError("nobody is asked")


async def play(line: ClientSocket, view: Json, move: str = "", key: str = "k") -> None:
    word = move or view["asked"]["options"][0]["move"]
    await line.say("play", seat=view["seat"], version=view["version"], move=word, key=key)


async def test_the_first_word_is_look_and_the_answer_is_the_table(server: OpenServer) -> None:
    people, table = await two(server)
    line = await people[0].socket(table)
    assert await line.quiet()
    await line.look(0, "ru")
    assert (await line.hear())["table"]["id"] == table
    view = await line.hear()
    assert (view["type"], view["seat"], view["version"]) == ("view", 0, 0)
    assert view["moment"].startswith("Раунд")
    await line.look(0, "en")
    assert (await line.view())["moment"].startswith("Round")


async def test_a_question_says_what_led_to_it_to_its_seat_alone(server: OpenServer) -> None:
    people, table = await two(server)
    seat, line, view = await asked_line(people, table)
    assert view["asked"]["cause"] == "Your turn"
    await line.look(seat, "ru")
    assert (await line.view())["asked"]["cause"] == "Ваш ход"
    other = await people[1 - seat].socket(table)
    await other.look(1 - seat)
    assert (await other.view())["asked"] is None


async def test_done_comes_before_the_view_and_everybody_sees_it(server: OpenServer) -> None:
    people, table = await two(server)
    seat, line, view = await asked_line(people, table)
    other = await people[1 - seat].socket(table)
    await other.look(1 - seat)
    await other.view()
    onlooker = await server.stranger().socket(table)
    await onlooker.look()
    await onlooker.view()
    await play(line, view)
    while (first := await line.hear())["type"] == "table":
        pass
    assert first == {"type": "done", "key": "k", "version": 1}
    assert (await line.hear())["version"] == 1
    assert (await other.view())["version"] == 1
    assert (await onlooker.view())["version"] == 1


async def test_all_tabs_of_one_person_stay_in_step(server: OpenServer) -> None:
    people, table = await two(server)
    seat, line, view = await asked_line(people, table)
    tabs = [await people[seat].socket(table) for _ in range(3)]
    for tab in tabs:
        await tab.look(seat)
        await tab.view()
    rng = seeded("tabs")
    for _ in range(5):
        if not view["asked"]:
            break
        await play(line, view, any_option(view, rng), str(view["version"]))
        version = view["version"] + 1
        seen = [await each.view(at_version(version)) for each in (line, *tabs)]
        view = seen[0]
        assert all(each["shown"] == view["shown"] for each in seen)


class Reader:
    """A browser that keeps the log as it is told to."""

    def __init__(self, line: ClientSocket, seat: int) -> None:
        self.line = line
        self.seat = seat
        self.log: dict[int, Json] = {}

    async def read(self, version: int) -> Json:
        view = await self.line.view(lambda told: bool(told["version"] == version))
        self.log = {n: each for n, each in self.log.items() if n < view["log_from"]}
        self.log.update({each["n"]: each for each in view["log"]})
        return view


async def test_logs_over_the_socket_and_over_http_are_one(server: OpenServer) -> None:
    people, table = await two(server)
    readers = [Reader(await guest.socket(table), seat) for seat, guest in enumerate(people)]
    rng, version = seeded("logs"), 0
    for reader in readers:
        await reader.line.look(reader.seat)
    for _ in range(40):
        views = [await reader.read(version) for reader in readers]
        mover = next(view["seat"] for view in views if view["asked"])
        view, line = views[mover], readers[mover].line
        if view["can_undo"] and rng.below(3) == 0:
            await line.say("undo", seat=mover, version=version, key=str(version))
        else:
            await play(line, view, any_option(view, rng), str(version))
        version += 1
        assert (await line.hear("done"))["version"] == version
    for reader, guest in zip(readers, people, strict=True):
        await reader.read(version)
        whole = (await guest.view(table, reader.seat))["log"]
        assert [reader.log[n] for n in sorted(reader.log)] == whole


async def test_a_stale_move_is_a_problem_and_then_a_view(server: OpenServer) -> None:
    people, table = await two(server)
    _, line, view = await asked_line(people, table)
    await play(line, view, key="first")
    await line.view(lambda told: bool(told["version"] == 1))
    await play(line, view, key="second")
    problem = await line.hear("problem")
    assert (problem["code"], problem["key"]) == ("stale", "second")
    assert (await line.view())["version"] == 1
    await play(line, view, key="first")
    assert (await line.hear("done"))["key"] == "first"


async def test_refusals_questions_and_undo(server: OpenServer) -> None:
    people, table = await two(server)
    seat, line, view = await asked_line(people, table)
    await play(line, view, "done")
    problem = await line.hear("problem")
    assert (problem["code"], problem["clause"], problem["key"]) == ("refused", "ZG-TRN-01", "k")
    await line.say("why", seat=seat, move="done")
    assert (await line.hear("why"))["clause"] == "ZG-TRN-01"
    await play(line, view)
    after = await line.view(lambda told: bool(told["version"] == 1))
    await line.say("undo", seat=seat, version=after["version"], key="u")
    assert (await line.hear("done"))["version"] == 2
    assert (await line.view())["shown"] == view["shown"]
    await line.say("mute", seat=seat, version=2, key="m")
    assert (await line.hear("problem"))["code"] == "not-a-reaction"


async def test_a_table_that_gathers_is_shown_until_it_begins(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("zhanguo", "me", "open")
    line = await ann.socket(table)
    await line.look(0)
    assert (await line.hear())["table"]["state"] == "gathering"
    await bob.sit(table)
    assert (await line.hear("table", lambda told: told["table"]["state"] == "playing"))["table"]["seats"][1][
        "name"
    ] == "Bob"
    assert (await line.view())["version"] == 0


async def test_people_are_seen_to_come_and_go(server: OpenServer) -> None:
    people, table = await two(server)
    line = await people[0].socket(table)
    await line.look(0)
    told = await line.hear("table")
    assert [seat["online"] for seat in told["table"]["seats"]] == [True, False]
    tabs = [await people[1].socket(table) for _ in range(2)]

    def is_online(told: Json) -> bool:
        return bool(told["table"]["seats"][1]["online"])

    await line.hear("table", is_online)
    await tabs[0].close()
    await asyncio.sleep(0.02)
    assert is_online({"table": (await people[0].get(f"/tables/{table}")).json()})
    await tabs[1].close()
    await line.hear("table", lambda told: not is_online(told))


async def test_chat_reaches_everybody_once(server: OpenServer) -> None:
    people, table = await two(server)
    lines = [await guest.socket(table) for guest in people]
    for seat, line in enumerate(lines):
        await line.look(seat)
        await line.view()
    await lines[0].say("say", text=" Good evening ")
    said = [await line.hear("chat") for line in lines]
    assert said[0] == said[1]
    assert (said[0]["n"], said[0]["seat"], said[0]["name"], said[0]["text"]) == (1, 0, "Ann", "Good evening")
    await people[1].post(f"/tables/{table}/say", {"type": "say", "text": "Hello"})
    assert [(await line.hear("chat"))["n"] for line in lines] == [2, 2]
    assert [line["text"] for line in (await people[0].get(f"/tables/{table}/chat")).json()] == [
        "Good evening",
        "Hello",
    ]
    eve = await server.guest("Eve")
    assert (await eve.post(f"/tables/{table}/say", {"type": "say", "text": "Good luck"})).json()["seat"] == -1
    assert (await server.stranger().post(f"/tables/{table}/say", {"type": "say", "text": "x"})).status_code == 401
    assert (await eve.post("/tables/nowhere/say", {"type": "say", "text": "x"})).status_code == 404


async def test_nobody_looks_through_foreign_eyes(server: OpenServer) -> None:
    people, table = await two(server)
    for guest, seat, code in (
        (people[0], 1, "not-your-seat"),
        (people[0], 4, "no-such-seat"),
        (people[0], -2, "hidden"),
        (server.stranger(), 0, "who-are-you"),
    ):
        line = await guest.socket(table)
        await line.look(seat)
        assert (await line.hear("problem"))["code"] == code
        assert await line.quiet()


async def test_who_leaves_goes_on_watching_as_an_onlooker(server: OpenServer) -> None:
    people, table = await two(server)
    line = await people[1].socket(table)
    await line.look(1)
    assert (await line.view())["shown"]["players"][1]["hand"]
    await people[1].post(f"/tables/{table}/leave")
    view = await line.view(lambda told: bool(told["seat"] == -1))
    assert view["shown"]["players"][1]["hand"] == []


async def test_a_table_that_does_not_exist(server: OpenServer) -> None:
    line = await server.stranger().socket("nowhere")
    await line.look()
    assert (await line.hear())["code"] == "no-such-table"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ('{"type": "dance"}', "malformed"),
        ('{"type": "look", "seat": "0", "lang": "en"}', "malformed"),
        ('{"type": "look", "seat": 0, "lang": "fr"}', "malformed"),
        ('{"type": "say", "text": " "}', "malformed"),
        ('{"type": "say", "text": "x", "to": "Bob"}', "malformed"),
        ('{"type": "play", "seat": 0, "version": -1, "move": "x", "key": "x"}', "malformed"),
        ('{"type": "say", "text": "' + "x" * 9000 + '"}', "too-large"),
    ],
)
async def test_whatever_cannot_be_read_is_a_problem_and_the_line_stays(
    server: OpenServer, text: str, code: str
) -> None:
    people, table = await two(server)
    line = await people[0].socket(table)
    await line.say_raw(text)
    assert (await line.hear())["code"] == code
    await line.look(0)
    assert (await line.view())["version"] == 0


@pytest.mark.parametrize("origin", ["", "http://elsewhere.test", "null", f"http://{HOST}.elsewhere.test"])
async def test_other_peoples_pages_are_not_let_in(server: OpenServer, origin: str) -> None:
    people, table = await two(server)
    line = await people[0].knock(table, origin)
    assert not await line.open()
    assert line.closed == 4403


async def test_a_reader_who_does_not_read_is_dropped_and_the_others_go_on(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscribers, "SLOW", 0.05)
    people, table = await two(server)
    seat, line, view = await asked_line(people, table)
    slow = await people[1 - seat].socket(table)
    await slow.look(1 - seat)
    await slow.view()

    async def never(message: Json) -> None:
        await asyncio.sleep(60)

    for subscriber in server.context.subscribers.subscribers[table]:
        if subscriber.person is not None and subscriber.person.name == people[1 - seat].name:
            subscriber.send = never  # type: ignore[assignment]
    await play(line, view)
    assert (await line.view(lambda told: bool(told["version"] == 1)))["version"] == 1
    with pytest.raises(ConnectionError):
        await slow.hear("nothing")
    assert slow.closed == 4408


async def test_who_goes_in_the_middle_of_a_message_is_no_fault_of_the_server(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, table = await two(server)
    seat, line, view = await asked_line(people, table)
    leaving = await people[1 - seat].socket(table)
    await leaving.look(1 - seat)
    await leaving.view()
    faults: list[str] = []
    monkeypatch.setattr(subscribers.log, "error", lambda event, **_: faults.append(event))

    async def gone(message: Json) -> None:
        raise ConnectionResetError  # the servers of ASGI raise an OSError of their own

    for subscriber in server.context.subscribers.subscribers[table]:
        if subscriber.person is not None and subscriber.person.name == people[1 - seat].name:
            subscriber.send = gone  # type: ignore[assignment]
    await play(line, view)
    assert (await line.view(lambda told: bool(told["version"] == 1)))["version"] == 1
    with pytest.raises(ConnectionError):
        await leaving.hear("nothing")
    assert faults == []


async def test_who_talks_too_fast_is_heard_slowly(strict_server: OpenServer) -> None:
    people, table = await two(strict_server)
    line = await people[0].socket(table)
    started = asyncio.get_running_loop().time()
    for _ in range(6):
        await line.say("why", seat=0, move="done")
    for _ in range(6):
        await line.hear("why")
    assert asyncio.get_running_loop().time() - started > 0.9


async def test_while_the_database_is_away_nobody_is_let_in_and_nothing_is_told(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, table = await two(server)
    seat, line, view = await asked_line(people, table)

    async def gone(*_: object) -> None:
        raise OSError("connection refused at 10.0.0.7")

    with monkeypatch.context() as broken:
        broken.setattr(server.context.sessions, "person_with", gone)
        broken.setattr(server.context.store, "append", gone)
        knocking = await people[0].knock(table, f"http://{HOST}")
        assert not await knocking.open()
        assert knocking.closed == 1013
        await play(line, view)
        problem = await line.hear("problem")
        assert (problem["code"], problem["key"]) == ("no-database", "k")
        assert "10.0.0.7" not in problem["text"]
    await play(line, view)
    assert (await line.hear("done"))["version"] == 1
    assert (await line.view(at_version(1)))["seat"] == seat
