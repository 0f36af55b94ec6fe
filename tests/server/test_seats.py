"""Seats: nobody sees a hand that is not theirs by changing seats, and every change of a seat is kept and told."""

import pytest
from sqlalchemy import text

from tests.languages import COMPLETE
from tests.server.guests import Guest, Json, OpenServer, finish

pytestmark = pytest.mark.anyio


async def two_at_a_table(server: OpenServer) -> tuple[Guest, Guest, str]:
    """Ann, who is the host, and Bob play."""
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("zhanguo", "me", "open")
    await bob.sit(table)
    return ann, bob, table


async def code_of(guest: Guest, path: str, table: str, **wish: object) -> str:
    """What goes wrong; empty if nothing."""
    answer = await guest.post(f"/tables/{table}/{path}", wish)
    return "" if answer.status_code == 200 else str(answer.json()["code"])


async def hand(guest: Guest, table: str, seat: int) -> list[Json]:
    """The cards of a seat as this guest sees them; none where they may not look."""
    answer = await guest.get(f"/tables/{table}/view", seat=seat)
    return list(answer.json()["shown"]["players"][seat]["hand"]) if answer.status_code == 200 else []


async def told(guest: Guest, table: str, lang: str = "en") -> list[str]:
    """What everybody is told of the seats, oldest first."""
    return [each["text"] for each in (await guest.get(f"/tables/{table}", lang=lang)).json()["seat_news"]]


# -- private games -------------------------------------------------------------------------------


async def test_a_stranger_finds_no_private_game(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    private, listed = [await ann.table("zhanguo", "me", "random", listed=is_listed) for is_listed in (False, True)]
    for table in (private, listed):
        await finish(server, table)
    assert [each["id"] for each in (await server.stranger().get("/finished")).json()] == [listed]
    assert {each["id"] for each in (await ann.get("/finished")).json()} == {private, listed}


# -- hands through seats -------------------------------------------------------------------------


async def test_who_sits_cannot_look_into_a_seat_that_was_left(server: OpenServer) -> None:
    ann, bob, table = await two_at_a_table(server)
    await bob.post(f"/tables/{table}/leave")
    refused = await code_of(ann, "join", table, seat=1)
    assert (await hand(ann, table, 1), refused) == ([], "seen-another")
    assert await code_of(ann, "join", table) == "", "without a number one stays where one sits"
    assert await hand(ann, table, 1) == []


async def test_who_has_sat_here_takes_no_other_seat(server: OpenServer) -> None:
    ann, bob, table = await two_at_a_table(server)
    for guest in (ann, bob):
        await guest.post(f"/tables/{table}/leave")
    refused = await code_of(ann, "join", table, seat=1)
    assert (await hand(ann, table, 1), refused) == ([], "seen-another")
    assert (await ann.sit(table))["seats"][0]["mine"], "the first seat they may have is their own"


async def test_a_host_who_watches_cannot_look_into_a_hand(server: OpenServer) -> None:
    ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = await ann.table("zhanguo", "random", "open", "open")
    for guest in (bob, eve):
        await guest.sit(table)
    assert await code_of(ann, "give", table, seat=1, who="bot", bot="random") == ""
    refused = [await code_of(ann, "give", table, seat=1, who=who) for who in ("me", "open")]
    assert (await hand(ann, table, 1), refused) == ([], ["kept-seat", "kept-seat"])
    assert await code_of(bob, "join", table, seat=1) == ""
    assert await hand(bob, table, 1)


async def test_a_host_whose_guest_went_cannot_look_into_their_hand(server: OpenServer) -> None:
    """A bot that goes on for somebody makes nobody alone."""
    ann, bob, table = await two_at_a_table(server)
    assert await code_of(ann, "give", table, seat=1, who="bot", bot="random") == ""
    refused = [await code_of(ann, "give", table, seat=1, who=who) for who in ("me", "open")]
    assert (await hand(ann, table, 1), refused) == ([], ["kept-seat", "kept-seat"])
    assert await code_of(bob, "join", table, seat=1) == "", "the owner has the seat back"


async def test_a_bot_takes_over_only_for_somebody_who_is_away(server: OpenServer) -> None:
    ann, bob, table = await two_at_a_table(server)
    line = await bob.socket(table)
    await line.look(1)
    await line.view()
    assert await code_of(ann, "give", table, seat=1, who="bot", bot="random") == "is-here"
    await line.close()
    assert await code_of(ann, "give", table, seat=1, who="bot", bot="random") == ""


async def test_when_the_host_is_away_a_player_may_let_a_bot_go_on(server: OpenServer) -> None:
    ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = await ann.table("zhanguo", "me", "open", "open")
    for guest in (bob, eve):
        await guest.sit(table)
    line = await ann.socket(table)
    assert await code_of(bob, "give", table, seat=2, who="bot", bot="random") == "not-the-host"
    await line.close()
    assert [seat["replaceable"] for seat in (await bob.get(f"/tables/{table}")).json()["seats"]] == [True, False, True]
    assert await code_of(bob, "give", table, seat=2, who="open") == "not-the-host"
    assert await code_of(server.stranger(), "give", table, seat=2, who="bot") == "who-are-you"
    assert await code_of(await server.guest("Dan"), "give", table, seat=2, who="bot") == "not-the-host"
    assert await code_of(bob, "give", table, seat=2, who="bot", bot="random") == ""
    assert (await told(ann, table))[-1] == "Bob lets a bot go on for Eve; the seat is kept for them."


async def test_who_is_sent_away_before_the_game_stays_away(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("zhanguo", "me", "open", "open")
    await bob.sit(table)
    assert await code_of(bob, "give", table, seat=0, who="open") == "not-the-host"
    assert await code_of(ann, "give", table, seat=1, who="open") == ""
    again = [await code_of(bob, "join", table), await code_of(bob, "join", table, seat=2)]
    assert again == ["sent-away", "sent-away"]
    bobs = (await bob.get(f"/tables/{table}")).json()["seats"]
    assert [seat["free"] for seat in bobs] == [False, False, False]


async def test_nobody_is_sent_away_from_a_game_they_play(server: OpenServer) -> None:
    ann, _, table = await two_at_a_table(server)
    assert await code_of(ann, "give", table, seat=1, who="open") == "no-open-seat"


async def test_somebody_new_may_take_a_seat_that_was_left(server: OpenServer) -> None:
    ann, bob, table = await two_at_a_table(server)
    await bob.post(f"/tables/{table}/leave")
    eve = await server.guest("Eve")
    assert [seat["free"] for seat in (await eve.get(f"/tables/{table}")).json()["seats"]] == [False, True]
    assert [seat["free"] for seat in (await ann.get(f"/tables/{table}")).json()["seats"]] == [False, False]
    await eve.sit(table)
    assert await decide(ann, table, True) == ""
    assert await hand(eve, table, 1)


# -- one screen ----------------------------------------------------------------------------------


async def test_several_people_at_one_screen_play_on_and_are_shown_as_such(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("zhanguo", "me", "me", "open")
    await bob.sit(table)
    seats = (await bob.get(f"/tables/{table}")).json()["seats"]
    assert [seat["shares"] for seat in seats] == [[1], [0], []]
    assert await hand(ann, table, 0)
    assert await hand(ann, table, 1)
    await ann.post(f"/tables/{table}/leave", {"bot": "random"})
    assert [await code_of(ann, "join", table, seat=seat) for seat in (0, 1, 2)] == ["", "", "no-open-seat"]


async def test_who_plays_alone_may_change_seats(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "random", "random")
    assert await code_of(ann, "give", table, seat=1, who="me") == ""
    assert await hand(ann, table, 1)


# -- told and kept -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", COMPLETE)
async def test_every_change_of_a_seat_is_told_to_all(server: OpenServer, lang: str) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("zhanguo", "me", "open", "open")
    await bob.sit(table)
    await code_of(ann, "give", table, seat=2, who="bot", bot="random")
    await code_of(ann, "give", table, seat=1, who="bot", bot="random")
    await bob.sit(table)
    await code_of(bob, "leave", table, bot="pupil")
    await code_of(bob, "join", table, seat=1)
    await code_of(bob, "leave", table)
    eve = await server.guest("Eve")
    await eve.sit(table)
    await decide(ann, table, True)
    news = await told(server.stranger(), table, lang)
    assert len(set(news)) == len(news) - 1, "Bob is back twice"
    if lang == "en":
        assert news == [
            "Ann sits down.",
            "Bob sits down.",
            "Ann gives seat 3 to a bot.",
            "Ann lets a bot go on for Bob; the seat is kept for them.",
            "Bob is back.",
            "Bob gets up and lets a bot go on; the seat is kept for them.",
            "Bob is back.",
            "Bob gets up; seat 2 is open.",
            "Eve asks for seat 2.",
            "Ann lets Eve in.",
            "Eve sits down.",
        ]


async def test_the_audit_has_who_what_and_by_whom(server: OpenServer) -> None:
    ann, bob, table = await two_at_a_table(server)
    await code_of(ann, "give", table, seat=1, who="bot", bot="random")
    await code_of(bob, "join", table, seat=1)
    async with server.context.store.read() as connection:
        query = "SELECT n, seat, what, state, person, by_person, name FROM seat_event WHERE seating = :table ORDER BY n"
        rows = [tuple(row) for row in await connection.execute(text(query), {"table": table})]
        people = dict([tuple(row) for row in await connection.execute(text("SELECT name, id FROM person"))])
    first, second = people["Ann"], people["Bob"]
    assert rows == [
        (1, 0, "sat", "gathering", first, first, "Ann"),
        (2, 0, "dealt", "playing", first, first, "Ann"),
        (3, 1, "sat", "playing", second, second, "Bob"),
        (4, 1, "replaced", "playing", second, first, "Bob"),
        (5, 1, "back", "playing", second, second, "Bob"),
    ]


# -- a second browser ----------------------------------------------------------------------------


async def newcomers(guest: Guest, table: str) -> list[Json]:
    return list((await guest.get(f"/tables/{table}")).json()["newcomers"])


async def decide(guest: Guest, table: str, agree: bool) -> str:
    """What a player says to the newcomer they are asked about."""
    (asked,) = await newcomers(guest, table)
    return await code_of(guest, "let-in", table, n=asked["n"], agree=agree)


async def three_with_a_seat_left(server: OpenServer) -> tuple[Guest, Guest, Guest, str]:
    """Ann, Bob and Carl play; Carl gets up for good."""
    ann, bob, carl = [await server.guest(name) for name in ("Ann", "Bob", "Carl")]
    table = await ann.table("zhanguo", "me", "open", "open")
    for guest in (bob, carl):
        await guest.sit(table)
    await carl.post(f"/tables/{table}/leave")
    return ann, bob, carl, table


async def test_a_second_browser_gets_no_hand_unless_the_others_let_it_in(server: OpenServer) -> None:
    ann, bob, _, table = await three_with_a_seat_left(server)
    second = await server.guest("Zoe")
    assert await code_of(second, "join", table, seat=2) == ""
    assert await hand(second, table, 2) == []
    assert await decide(ann, table, True) == "", "it is Ann's own second browser"
    assert await hand(second, table, 2) == [], "Bob has not agreed"
    assert [(each["decides"], each["missing"]) for each in await newcomers(bob, table)] == [(True, ["Bob"])]
    assert await decide(bob, table, False) == ""
    assert await newcomers(bob, table) == []
    assert await code_of(second, "join", table, seat=2) == "sent-away"
    assert await hand(second, table, 2) == []


async def test_a_newcomer_whom_all_let_in_has_the_seat(server: OpenServer) -> None:
    ann, bob, _, table = await three_with_a_seat_left(server)
    eve = await server.guest("Eve")
    for _ in range(2):
        assert await code_of(eve, "join", table) == "", "asking twice is asking once"
    assert [(each["mine"], each["missing"]) for each in await newcomers(eve, table)] == [(True, ["Ann", "Bob"])]
    for guest in (ann, bob):
        assert await decide(guest, table, True) == ""
    assert await hand(eve, table, 2)
    assert await newcomers(ann, table) == []
    news = ["Eve asks for seat 3.", "Ann lets Eve in.", "Bob lets Eve in.", "Eve sits down."]
    assert (await told(ann, table))[-4:] == news


async def test_somebody_whose_seat_a_bot_keeps_is_asked_too(server: OpenServer) -> None:
    ann, bob, _, table = await three_with_a_seat_left(server)
    assert await code_of(ann, "give", table, seat=1, who="bot", bot="random") == ""
    second = await server.guest("Zoe")
    await code_of(second, "join", table, seat=2)
    assert await decide(ann, table, True) == ""
    assert await hand(second, table, 2) == []
    assert await decide(bob, table, True) == ""
    assert await hand(second, table, 2)


async def test_a_seat_its_host_opens_is_open_as_far_as_the_host_goes(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    alone = await ann.table("zhanguo", "me", "random")
    assert await code_of(ann, "give", alone, seat=1, who="open") == ""
    assert (await bob.sit(alone))["seats"][1]["mine"]
    table = await ann.table("zhanguo", "me", "open", "random")
    await bob.sit(table)
    assert await code_of(ann, "give", table, seat=2, who="open") == ""
    second = await server.guest("Zoe")
    await code_of(second, "join", table)
    assert [each["missing"] for each in await newcomers(second, table)] == [["Bob"]]


async def test_a_host_who_watches_is_a_newcomer_too(server: OpenServer) -> None:
    """A player's second browser may have set up the table."""
    host, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = await host.table("zhanguo", "random", "open", "open")
    for guest in (bob, eve):
        await guest.sit(table)
    assert await code_of(host, "give", table, seat=0, who="me") == ""
    assert await hand(host, table, 0) == []
    for guest in (bob, eve):
        assert await decide(guest, table, True) == ""
    assert await hand(host, table, 0)


async def test_only_who_is_asked_answers_and_whoever_asked_may_think_better_of_it(server: OpenServer) -> None:
    ann, _, carl, table = await three_with_a_seat_left(server)
    eve = await server.guest("Eve")
    await code_of(eve, "join", table, seat=2)
    assert await decide(eve, table, True) == "not-yours-to-say"
    assert await decide(await server.guest("Dan"), table, False) == "not-yours-to-say"
    assert await decide(server.stranger(), table, False) == "who-are-you"
    assert await decide(eve, table, False) == ""
    assert await newcomers(ann, table) == []
    assert await code_of(ann, "let-in", table, n=1, agree=True) == "nobody-asks-in"
    await code_of(eve, "join", table, seat=2)
    assert await code_of(carl, "join", table, seat=2) == "", "the seat is still its owner's"
    assert await newcomers(ann, table) == []
