"""Listens on every socket of a table: what is told to a seat must be the same in every world that seat may imagine."""

from msgspec import json
from msgspec.structs import replace

from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import Rng, seeded
from teahouse.server.coaching import coaching
from teahouse.server.games import loaded
from teahouse.server.live_tables import LiveTable
from teahouse.server.summary import summary_of
from teahouse.server.views import render, scene_of, spoken_parts
from tests.server.guests import ClientSocket, Guest, Json, OpenServer, any_option


class Listener:
    """Somebody's socket, and the eyes they look through."""

    def __init__(self, socket: ClientSocket, eyes: int, lang: str) -> None:
        self.socket = socket
        self.eyes = eyes
        self.lang = lang

    async def hear(self, live: LiveTable, rng: Rng) -> Json:
        """The newest view, checked against an imagined world."""
        view = await self.socket.view(lambda told: bool(told["version"] == live.version))
        scene = scene_of(live, self.eyes)
        imagined = replace(scene, position=scene.position.imagine(self.eyes, rng))
        reading = imagined.read(self.lang)
        coach = coaching(imagined.edition, imagined.position, reading, self.eyes, self.lang)
        spoken = spoken_parts(imagined.edition, reading, self.lang)
        plain = json.decode(json.encode(replace(render(imagined, reading, self.lang), coach=coach, spoken=spoken)))
        assert view | {"log": [], "log_from": 0, "scenes": []} == plain, f"seat {self.eyes} is told what it cannot know"
        self.check_log(live, view)
        self.check_words(live)
        return view

    def check_log(self, live: LiveTable, view: Json) -> None:
        """Every line is an event this seat heard."""
        heard = {line.n: line.event for line in live.logs[self.eyes].entries}
        for line in view["log"]:
            event = heard[line["n"]]
            assert event.heard_by(self.eyes)
            assert (line["kind"], line["seat"]) == (event.kind, event.seat)

    def check_words(self, live: LiveTable) -> None:
        """Nothing that was sent holds the seed; and lists show what a spectator may know."""
        assert not [raw for raw in self.socket.heard if live.row.seed.encode() in raw]
        self.socket.heard.clear()


async def listened_game(server: OpenServer, game: str, seats: int, options: Json, seed: str, most: int) -> int:
    """Random moves by people with sockets, an onlooker beside them; returns how many were made."""
    people = [await server.guest(f"Guest {seat}", ("en", "ru")[seat % 2]) for seat in range(seats)]
    table = await people[0].table(game, "me", *["open"] * (seats - 1), options=options)
    for guest in people[1:]:
        await guest.sit(table)
    listeners = [await listening(guest, table, seat) for seat, guest in enumerate(people)]
    listeners.append(await listening(server.stranger(), table, SPECTATOR))
    rng = seeded(seed)
    live = server.context.live_tables.by_id[table]
    for made in range(most):
        views = [await each.hear(live, rng) for each in listeners]
        assert live.row.summary == summary_of(live.edition, live.game.position.imagine(SPECTATOR, rng))
        asked = [view for view in views if view["asked"]]
        if not asked:
            assert live.row.state == "over"
            return made
        view = asked[rng.below(len(asked))]
        await ask_why(listeners[view["seat"]], live, rng)
        wish = {"seat": view["seat"], "version": view["version"], "key": str(made)}
        if view["can_undo"] and rng.below(12) == 0:
            await listeners[view["seat"]].socket.say("undo", **wish)
        else:
            await listeners[view["seat"]].socket.say("play", **wish, move=any_option(view, rng))
        await listeners[view["seat"]].socket.hear("done")
    return most


async def listening(guest: Guest, table: str, eyes: int) -> Listener:
    listener = Listener(await guest.socket(table), eyes, ("ru", "en")[eyes % 2])
    await listener.socket.look(eyes, listener.lang, coach=True, spoken=True)
    return listener


async def ask_why(listener: Listener, live: LiveTable, rng: Rng) -> None:
    """A refusal, too, must not depend on what is hidden."""
    kind, position = loaded(live.row.game).kind, live.game.position
    number = rng.below(len(kind.moves))
    imagined = position.imagine(listener.eyes, rng)
    await listener.socket.say("why", seat=listener.eyes, move=kind.moves[number])
    told = await listener.socket.hear("why")
    assert told["clause"] == (imagined.refuse(listener.eyes, number) or "")
    lacks = [] if told["allowed"] else imagined.lacking(listener.eyes, number)
    assert [(each["have"], each["need"]) for each in told["lacks"]] == [(lack.have, lack.need) for lack in lacks]
