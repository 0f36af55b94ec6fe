"""Changes: what they are on disk, and that a table is the same whether it took them one by one or all at once."""

import pytest
from msgspec import json

from teahouse.engine.rng import seeded
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import (
    Branched,
    Change,
    Muted,
    Played,
    TakeBackAnswered,
    TakeBackAsked,
    Undone,
    Unmuted,
)
from tests.server.guests import Guest, Json, OpenServer, any_option

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("change", "body"),
    [
        (Played(1, [{"seat": 1, "move": "card 7"}]), '{"what":"play","seat":1,"entries":[{"seat":1,"move":"card 7"}]}'),
        (Undone(1, [{"undo": 1}]), '{"what":"undo","seat":1,"entries":[{"undo":1}]}'),
        (
            Muted(2, [{"seat": 2, "move": "pass"}], ["winter"]),
            '{"what":"mute","seat":2,"entries":[{"seat":2,"move":"pass"}],"words":["winter"]}',
        ),
        (Unmuted(2), '{"what":"hear","seat":2}'),
        (TakeBackAsked(0), '{"what":"ask_back","seat":0}'),
        (TakeBackAnswered(1, agree=False), '{"what":"answer_back","seat":1,"agree":false}'),
        (
            TakeBackAnswered(1, [{"rewind": 12, "seat": 0}]),
            '{"what":"answer_back","seat":1,"entries":[{"rewind":12,"seat":0}]}',
        ),
        (
            Branched(-1, [{"seat": 0, "move": "done"}]),
            '{"what":"branch","seat":-1,"entries":[{"seat":0,"move":"done"}]}',
        ),
    ],
)
def test_a_change_is_written_as_it_always_was(change: Change, body: str) -> None:
    assert json.encode(change).decode() == body
    assert json.decode(body, type=Change) == change


def facts_of(live: LiveTable) -> dict[str, object]:
    """Everything a table knows beside its position."""
    versions = live.versions
    return {
        "versions": (versions.last, versions.of_game, versions.of_question, versions.by_key),
        "take backs": (live.take_backs.request, live.take_backs.chosen),
        "muted": live.game.unasked,
        "record": live.game.entries,
        "undo": [(moment.seat, moment.heard) for moment in live.game.undo_points],
        "logs": {
            eyes: [(entry.n, entry.place, entry.event.kind, entry.event.args) for entry in log.entries]
            for eyes, log in live.logs.by_eyes.items()
        },
        "observations": [live.game.position.observe(seat) for seat in range(-1, live.game.position.seats)],
    }


async def do_anything(people: list[Guest], table: str, view: Json, number: int) -> None:
    """A move, or now and then whatever else can be done at a table."""
    rng = seeded(f"anything {number}")
    guest, chance = people[view["seat"]], rng.below(8)
    if view["take_back"] is not None:
        other = view["take_back"]["missing"][0]
        seen = await people[other].view(table, other)
        answer = await people[other].ask("answer-back", table, seen, version=None, agree=chance > 2)
    elif chance == 0 and view["can_undo"]:
        answer = await guest.ask("undo", table, view, whole_turn=bool(rng.below(2)))
    elif chance > 3 and view["asked"]["reaction"]:
        answer = await guest.ask("mute", table, view)
    elif chance == 3 and number % 5 == 0:
        answer = await guest.ask("mute", table, view, again=True)
    elif chance == 4 and view["can_ask_back"]:
        answer = await guest.ask("ask-back", table, view)
    else:
        answer = await guest.play(table, view, any_option(view, rng))
    assert answer.status_code == 200, answer.text


async def asked_at(people: list[Guest], table: str) -> Json:
    """The view of the first who is asked; the table answers meanwhile."""
    for _ in range(5000):
        for seat, guest in enumerate(people):
            view = await guest.view(table, seat, log_from=1_000_000)
            if view["asked"]:
                return view
    raise AssertionError("nobody is asked")


async def test_a_loaded_table_is_the_table_that_was_played(server: OpenServer) -> None:
    people = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = await people[0].table("great_wall", "me", "open", "open")
    for guest in people[1:]:
        await guest.sit(table)
    for number in range(150):
        await do_anything(people, table, await asked_at(people, table), number)
    live = server.context.live_tables.by_id[table]
    changes = await server.context.store.changes(table, 0)
    assert {type(made.change) for made in changes} >= {Played, Undone, Muted, Unmuted, TakeBackAsked, TakeBackAnswered}
    assert facts_of(server.context.waking.build(live.row, changes)) == facts_of(live)


async def test_a_refused_command_changes_nothing(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("zhanguo", "me", "open")
    await bob.sit(table)
    views = [await guest.view(table, seat) for seat, guest in enumerate((ann, bob))]
    view = next(view for view in views if view["asked"])
    guest = (ann, bob)[view["seat"]]
    view = (await guest.play(table, view)).json()
    live = server.context.live_tables.by_id[table]
    before = facts_of(live)
    assert (await guest.play(table, view, "done")).json()["code"] == "refused"
    assert (await guest.ask("mute", table, view)).json()["code"] == "not-a-reaction"
    other = views[1 - view["seat"]]
    assert (await (bob if guest is ann else ann).ask("undo", table, other | {"version": 1})).status_code == 409
    answer = await guest.ask("answer-back", table, view, version=None, agree=True)
    assert answer.json()["code"] == "nobody-asks-back"
    assert facts_of(live) == before
    assert server.context.live_tables.by_id[table] is live, "it is not even loaded again"
