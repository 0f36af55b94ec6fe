"""Moves at the web table: judged, written, told; once, for the seat's owner only, and back when that is fair."""

import asyncio

import pytest

from teahouse.engine.rng import Rng, seeded
from teahouse.server.games import loaded
from teahouse.server.models import NumberedChange
from teahouse.server.windows import window_at
from tests.server.guests import Guest, Json, OpenServer, any_option, finish

pytestmark = pytest.mark.anyio


async def two(server: OpenServer) -> tuple[Guest, Guest, str]:
    """Ann at seat 0, Bob at seat 1."""
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("zhanguo", "me", "open")
    await bob.sit(table)
    return ann, bob, table


async def mover(table: str, *people: Guest) -> tuple[int, Guest, Json]:
    """Whose turn it is; the table answers meanwhile."""
    for _ in range(5000):
        for seat, guest in enumerate(people):
            view = await guest.view(table, seat)
            if view["asked"] is not None:
                return seat, guest, view
    raise AssertionError("nobody is asked")


async def test_a_move_makes_a_new_version_for_everybody(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    seat, guest, view = await mover(table, ann, bob)
    other = bob if guest is ann else ann
    assert view["version"] == 0
    assert view["waiting"] == ""
    answer = await guest.play(table, view)
    assert answer.status_code == 200
    assert answer.json()["version"] == 1
    seen = await other.view(table, 1 - seat)
    assert seen["version"] == 1
    assert seen["asked"] is None
    assert seen["waiting"]
    assert seen["players"][seat]["waiting"]
    assert (await other.view(table))["version"] == 1


async def test_a_repeated_move_is_answered_but_not_made_again(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    _, guest, view = await mover(table, ann, bob)
    answers = [await guest.play(table, view, key="same") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert [answer.json()["version"] for answer in answers] == [1] * 3
    assert server.context.live_tables.by_id[table].game.moves == 1


async def test_many_at_once_with_one_key_move_once(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    _, guest, view = await mover(table, ann, bob)
    answers = await asyncio.gather(*(guest.play(table, view, key="same") for _ in range(8)))
    assert {answer.status_code for answer in answers} == {200}
    assert server.context.live_tables.by_id[table].game.moves == 1


async def test_the_same_key_of_two_people_is_two_keys(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    rng = seeded("keys")
    moved: set[int] = set()
    while len(moved) < 2:
        seat, guest, view = await mover(table, ann, bob)
        answer = await guest.play(table, view, any_option(view, rng), key="" if seat in moved else "one")
        assert answer.status_code == 200
        assert answer.json()["version"] == view["version"] + 1
        moved.add(seat)


async def test_a_stale_move_is_answered_with_what_was_missed(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    _, guest, view = await mover(table, ann, bob)
    await guest.play(table, view)
    for version in (view["version"], 99):
        answer = await guest.play(table, view | {"version": version}, "done")
        assert answer.status_code == 409
        assert answer.json()["type"] == "view"
        assert answer.json()["version"] == 1
    assert server.context.live_tables.by_id[table].game.moves == 1


async def test_only_the_owner_moves_a_seat(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    seat, guest, view = await mover(table, ann, bob)
    other = bob if guest is ann else ann
    answer = await other.play(table, view)
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    assert (await server.stranger().play(table, view)).status_code == 401
    assert (await guest.play(table, view | {"seat": 4})).status_code == 400
    for path in ("view", "why"):
        answer = await other.get(f"/tables/{table}/{path}", seat=seat, move="done")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")


async def test_an_illegal_move_names_the_rule(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    _, guest, view = await mover(table, ann, bob)
    answer = await guest.play(table, view, "done")
    assert answer.status_code == 409
    assert (answer.json()["code"], answer.json()["clause"]) == ("refused", "ZG-TRN-01")
    assert "ZG-TRN-01" in answer.json()["text"]
    answer = await guest.play(table, view, "dance")
    assert (answer.status_code, answer.json()["code"]) == (400, "no-such-move")


async def test_why_not_gives_the_clause_and_its_text(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    seat, guest, view = await mover(table, ann, bob)
    told = (await guest.get(f"/tables/{table}/why", seat=seat, move="done", lang="ru")).json()
    assert (told["allowed"], told["clause"]) == (False, "ZG-TRN-01")
    assert told["rule"]
    legal = view["asked"]["options"][0]["move"]
    assert (await guest.get(f"/tables/{table}/why", seat=seat, move=legal)).json()["allowed"]
    assert (await guest.get(f"/tables/{table}/why", seat=seat, move="dance")).status_code == 400


async def test_why_not_says_what_is_missing(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "me")
    seat, _, view = await mover(table, ann, ann)
    await ann.play(table, view)
    position = server.context.live_tables.by_id[table].game.position
    lacking = [word for number, word in enumerate(loaded("zhanguo").kind.moves) if position.lacking(seat, number)]
    told = (await ann.get(f"/tables/{table}/why", seat=seat, move=lacking[0])).json()
    assert not told["allowed"]
    assert told["sentence"].startswith(told["text"][0].upper())
    for lack in told["lacks"]:
        assert lack["have"] < lack["need"]
        assert lack["what"]
        assert lack["how"]


# -- back ----------------------------------------------------------------------------------------


async def test_undo_takes_back_one_move_or_the_whole_turn(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    _, guest, first = await mover(table, ann, bob)
    assert not first["can_undo"]
    second = (await guest.play(table, first)).json()
    third = (await guest.play(table, second)).json()
    back = (await guest.ask("undo", table, third)).json()
    assert back["shown"] == second["shown"]
    assert back["version"] == 3
    again = (await guest.play(table, back)).json()
    start = (await guest.ask("undo", table, again, whole_turn=True)).json()
    assert start["shown"] == first["shown"]
    assert not start["can_undo"]
    answer = await guest.ask("undo", table, start)
    assert (answer.status_code, answer.json()["code"]) == (409, "nothing-to-undo")
    assert (await guest.ask("undo", table, first)).status_code == 409


async def test_lines_taken_back_are_replaced_in_the_log(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    seat, guest, view = await mover(table, ann, bob)
    rng = seeded("log")
    while len((after := (await guest.play(table, view, any_option(view, rng))).json())["log"]) == len(view["log"]):
        view = after
    assert after["can_undo"]
    known = after["log"][-1]["n"] + 1
    await guest.ask("undo", table, after)
    missed = await guest.view(table, seat, log_from=known)
    assert missed["log_from"] <= after["log"][-1]["n"]
    assert [line["kind"] for line in missed["log"]] == ["undo"]
    assert missed["log"][0]["n"] >= known
    kept = [line for line in after["log"] if line["n"] < missed["log_from"]]
    assert kept + missed["log"] == (await guest.view(table, seat))["log"]


async def turn_of(table: str, people: tuple[Guest, Guest], seat: int, seed: str) -> Json:
    """Play at random until this seat has moved and another is asked; returns its view."""
    rng = seeded(seed)
    moved = False
    while True:
        asked, guest, view = await mover(table, *people)
        if moved and asked != seat:
            return await people[seat].view(table, seat)
        moved = moved or asked == seat
        assert (await guest.play(table, view, any_option(view, rng))).status_code == 200


async def test_going_back_further_needs_the_others(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    view = await turn_of(table, (ann, bob), 0, "ask")
    theirs = await bob.view(table, 1)
    await bob.play(table, theirs)
    view = await ann.view(table, 0)
    assert view["can_ask_back"]
    assert not view["can_undo"]
    asked = (await ann.ask("ask-back", table, view)).json()
    assert asked["take_back"]["missing"] == [1]
    assert (await ann.ask("ask-back", table, asked)).json()["code"] == "nothing-to-ask-back"
    seen = await bob.view(table, 1)
    assert seen["take_back"]["seat"] == 0
    agreed = await bob.ask("answer-back", table, seen, version=None, agree=True)
    assert agreed.status_code == 200
    assert agreed.json()["take_back"] is None
    back = await ann.view(table, 0)
    assert back["asked"] is not None
    assert back["log"][-1]["kind"] == "undo"
    assert (await bob.ask("answer-back", table, seen, version=None, agree=True)).json()["code"] == "nobody-asks-back"


async def test_one_who_does_not_agree_is_enough(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    view = await turn_of(table, (ann, bob), 0, "no")
    await bob.play(table, await bob.view(table, 1))
    view = await ann.view(table, 0)
    await ann.ask("ask-back", table, view)
    seen = await bob.view(table, 1)
    refused = (await bob.ask("answer-back", table, seen, version=None, agree=False)).json()
    assert refused["take_back"] is None
    assert refused["shown"] == seen["shown"]


async def test_who_asked_may_think_better_of_it_and_a_move_withdraws_it_too(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    await turn_of(table, (ann, bob), 0, "withdraw")
    await bob.play(table, await bob.view(table, 1))
    asked = (await ann.ask("ask-back", table, await ann.view(table, 0))).json()
    assert (await ann.ask("answer-back", table, asked, version=None, agree=True)).status_code == 409
    assert (await ann.ask("answer-back", table, asked, version=None, agree=False)).json()["take_back"] is None
    await ann.ask("ask-back", table, await ann.view(table, 0))
    assert (await bob.play(table, await bob.view(table, 1))).json()["take_back"] is None


async def test_bots_always_agree(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "random")
    rng = seeded("bots")
    view = await ann.view(table, 0)
    while not view["can_ask_back"]:
        if view["asked"] is not None:
            await ann.play(table, view, any_option(view, rng))
        await asyncio.sleep(0.002)
        view = await ann.view(table, 0)
    back = (await ann.ask("ask-back", table, view)).json()
    assert back["asked"] is not None
    assert back["take_back"] is None


async def test_when_the_last_who_had_to_agree_leaves_the_table_goes_back(server: OpenServer) -> None:
    ann, bob, table = await two(server)
    await turn_of(table, (ann, bob), 0, "leaves")
    await bob.play(table, await bob.view(table, 1))
    await ann.ask("ask-back", table, await ann.view(table, 0))
    await bob.post(f"/tables/{table}/leave")
    view = await ann.view(table, 0)
    assert view["take_back"] is None
    assert view["asked"] is not None


async def test_nothing_to_ask_back_before_the_first_move(server: OpenServer) -> None:
    ann, _, table = await two(server)
    view = await ann.view(table, 0)
    assert not view["can_ask_back"]
    assert (await ann.ask("ask-back", table, view)).json()["code"] == "nothing-to-ask-back"


# -- reactions and simultaneous questions --------------------------------------------------------


async def test_several_may_answer_at_once_without_being_stale(server: OpenServer) -> None:
    people = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = await people[0].table("great_wall", "me", "open", "open")
    for guest in people[1:]:
        await guest.sit(table)
    views = [await guest.view(table, seat) for seat, guest in enumerate(people)]
    assert all(view["asked"] for view in views)
    answers = [await guest.play(table, view) for guest, view in zip(people, views, strict=True)]
    assert [answer.status_code for answer in answers] == [200, 200, 200]


async def next_asked(guest: Guest, table: str) -> Json:
    """The view of the first of three seats that has to answer; empty after the end. The table answers meanwhile."""
    while True:
        views = [await guest.view(table, seat, log_from=1_000_000) for seat in range(3)]
        if asked := [view for view in views if view["asked"]]:
            return asked[0]
        if views[0]["ending"] is not None:
            return {}


async def first_reaction(guest: Guest, table: str, rng: Rng) -> Json:
    """Play at random until somebody may react."""
    while not (view := await next_asked(guest, table))["asked"]["reaction"]:
        assert (await guest.play(table, view, any_option(view, rng))).status_code == 200
    return view


async def test_a_muted_reaction_is_not_offered_again(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("great_wall", "me", "me", "me")
    live, rng = server.context.live_tables.by_id[table], seeded("mute")
    view = await first_reaction(ann, table, rng)
    muted = view["seat"], view["asked"]["reaction"]
    assert (await ann.ask("mute", table, view)).status_code == 200
    declined: list[int] = []
    apply = live.apply

    def watched(made: NumberedChange) -> None:
        window = window_at(live)
        if window is not None and live.game.position.only_answer(window.decision) < 0:
            declined.append(window.decision.seat)
        apply(made)

    live.apply = watched  # type: ignore[method-assign]
    while not declined and (view := await next_asked(ann, table)):
        assert (view["seat"], view["asked"]["reaction"]) != muted
        assert (await ann.play(table, view, any_option(view, rng))).status_code == 200
    assert set(declined) == {muted[0]}


async def test_only_a_reaction_can_be_muted_and_all_are_heard_again(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("great_wall", "me", "me", "me")
    game = server.context.live_tables.by_id[table].game
    view = await next_asked(ann, table)
    assert (await ann.ask("mute", table, view)).json()["code"] == "not-a-reaction"
    view = await first_reaction(ann, table, seeded("hear"))
    assert (await ann.ask("mute", table, view)).status_code == 200
    assert game.unasked[view["seat"]]
    await next_asked(ann, table)
    after = await ann.view(table, view["seat"])
    assert (await ann.ask("mute", table, after, again=True)).status_code == 200
    assert game.unasked[view["seat"]] == []


async def test_whoever_has_several_seats_knows_which_of_them_is_asked(server: OpenServer) -> None:
    """Where others may not know who is asked, the owner of both seats may."""
    ann = await server.guest("Ann")
    table = await ann.table("great_wall", "me", "me", "me")
    bob, rng, met = await server.guest("Bob"), seeded("several"), 0
    while met < 3:
        seats = [await ann.view(table, seat) for seat in range(3)]
        asked = [view["seat"] for view in seats if view["asked"]]
        assert seats[0]["ending"] is None, "the game ended before anybody was asked in secret"
        if not asked or len({view["version"] for view in seats}) > 1:
            continue
        assert all(view["players"][seat]["waiting"] for view in seats for seat in asked if seat != view["seat"])
        assert set(asked) <= set((await ann.get(f"/tables/{table}")).json()["awaited"])
        onlooker = await bob.view(table)
        met += any(not onlooker["players"][seat]["waiting"] for seat in asked)
        await ann.play(table, seats[asked[0]], any_option(seats[asked[0]], rng))


async def test_after_the_end_nothing_can_be_done(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "me")
    await finish(server, table)
    view = await ann.view(table, 0)
    assert view["ending"]["breakdown"]["sources"]
    assert view["asked"] is None
    for path in ("undo", "ask-back", "mute"):
        answer = await ann.ask(path, table, view)
        assert (answer.status_code, answer.json()["code"]) == (409, "over")
    assert (await ann.play(table, view, "done")).json()["code"] == "over"
