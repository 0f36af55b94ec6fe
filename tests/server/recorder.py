"""Ears on every socket of a table: whatever is told to a seat must be the same in every world that seat may imagine."""

from msgspec import json
from msgspec.structs import replace

from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import Rng, seeded
from teahouse.server.hall import LiveTable
from teahouse.server.seeing import render, scene_of, standing_of
from tests.server.guests import Evening, Guest, Json, Line, any_option


class Ears:
    """Somebody's socket, and the eyes he looks through."""

    def __init__(self, line: Line, eyes: int, lang: str) -> None:
        self.line = line
        self.eyes = eyes
        self.lang = lang

    async def hear(self, live: LiveTable, rng: Rng) -> Json:
        """The newest view, checked against an imagined world."""
        view = await self.line.view(lambda told: bool(told["version"] == live.version))
        scene = scene_of(live, self.eyes)
        imagined = replace(scene, position=scene.position.imagine(self.eyes, rng))
        plain = json.decode(json.encode(render(imagined, self.lang)))
        assert view | {"log": [], "log_from": 0} == plain, f"seat {self.eyes} is told what it cannot know"
        self.check_log(live, view)
        self.check_words(live)
        return view

    def check_log(self, live: LiveTable, view: Json) -> None:
        """Every line is an event this seat heard."""
        heard = {line.n: line.event for line in live.books[self.eyes].lines}
        for line in view["log"]:
            event = heard[line["n"]]
            assert event.heard_by(self.eyes)
            assert (line["kind"], line["seat"]) == (event.kind, event.seat)

    def check_words(self, live: LiveTable) -> None:
        """Nothing that was sent holds the seed; and lists show what a spectator may know."""
        assert not [raw for raw in self.line.heard if live.row.seed.encode() in raw]
        self.line.heard.clear()


async def listened_game(tonight: Evening, game: str, seats: int, options: Json, seed: str, most: int) -> int:
    """Random moves by people with sockets, an onlooker beside them; returns how many were made."""
    people = [await tonight.guest(f"Guest {seat}", ("en", "ru")[seat % 2]) for seat in range(seats)]
    table = await people[0].table(game, "me", *["open"] * (seats - 1), options=options)
    for guest in people[1:]:
        await guest.sit(table)
    ears = [await listening(guest, table, seat) for seat, guest in enumerate(people)]
    ears.append(await listening(tonight.stranger(), table, SPECTATOR))
    rng = seeded(seed)
    live = tonight.house.hall.tables[table]
    for made in range(most):
        views = [await each.hear(live, rng) for each in ears]
        assert live.row.standing == standing_of(live.row, live.game.position.imagine(SPECTATOR, rng))
        asked = [view for view in views if view["asked"]]
        if not asked:
            assert live.row.state == "over"
            return made
        view = asked[rng.below(len(asked))]
        await ask_why(ears[view["seat"]], live, rng)
        wish = {"seat": view["seat"], "version": view["version"], "key": str(made)}
        if view["can_undo"] and rng.below(12) == 0:
            await ears[view["seat"]].line.say("undo", **wish)
        else:
            await ears[view["seat"]].line.say("play", **wish, move=any_option(view, rng))
        await ears[view["seat"]].line.hear("done")
    return most


async def listening(guest: Guest, table: str, eyes: int) -> Ears:
    ears = Ears(await guest.socket(table), eyes, ("ru", "en")[eyes % 2])
    await ears.line.look(eyes, ears.lang)
    return ears


async def ask_why(ears: Ears, live: LiveTable, rng: Rng) -> None:
    """A refusal, too, must not depend on what is hidden."""
    kind, position = live.loaded.kind, live.game.position
    number = rng.below(len(kind.moves))
    imagined = position.imagine(ears.eyes, rng)
    await ears.line.say("why", seat=ears.eyes, move=kind.moves[number])
    told = await ears.line.hear("why")
    assert told["clause"] == (imagined.refuse(ears.eyes, number) or "")
    lack = imagined.lacking(ears.eyes, number)
    if told["lack"]:
        assert lack is not None
        assert (told["have"], told["need"]) == (lack.have, lack.need)
