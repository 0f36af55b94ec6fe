"""The spoken table: everything can be heard and done by typed lines, and a line changes nothing by itself."""

from typing import Any

import pytest

from tests.server.guests import ClientSocket, Guest, OpenServer, finish

pytestmark = pytest.mark.anyio
Json = dict[str, Any]
FEW = 30
"""Moves of a quick game; its end is played by chance."""


class Hearer:
    """Somebody who has every seat of a table and never sees it."""

    def __init__(self, guest: Guest, table: str, line: ClientSocket, lang: str) -> None:
        self.guest, self.table, self.line, self.lang = guest, table, line, lang

    async def look(self, seat: int) -> Json:
        await self.line.look(seat, self.lang, log_from=1_000_000, spoken=True)
        return await self.line.view(lambda told: bool(told["seat"] == seat))

    async def type(self, text: str, seat: int) -> Json:
        await self.line.say("line", seat=seat, text=text)
        return await self.line.hear("heard")

    async def play(self, text: str, view: Json) -> Json:
        """A line that plays, and what is to be seen then."""
        told = await self.type(text, view["seat"])
        assert told["act"] == "play", told
        await self.line.say(
            "play",
            seat=view["seat"],
            version=view["version"],
            move=told["move"],
            before=told["before"],
            key=self.guest.key(),
            go_on=True,
        )
        await self.line.hear("done")
        return told


async def hearer(server: OpenServer, game: str, lang: str = "en", seats: int = 2) -> Hearer:
    guest = await server.guest("Ann", lang)
    table = await guest.table(game, *["me"] * seats)
    return Hearer(guest, table, await guest.socket(table), lang)


async def asked(someone: Hearer, seats: int = 2) -> Json:
    """The view of the seat that is asked; the last one when the game is over. The table answers meanwhile."""
    for _ in range(5000):
        for seat in range(seats):
            view: Json = await someone.look(seat)
            if view["asked"] or view["ending"]:
                return view
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", ["great_wall", "zhanguo", "ancient_world"])
async def test_a_game_is_played_by_typed_lines_alone(server: OpenServer, game: str, lang: str) -> None:
    someone = await hearer(server, game, lang)
    for made in range(FEW):
        view = await asked(someone)
        if view["ending"]:
            break
        titles = [part["title"] for part in view["spoken"]]
        assert len(titles) > 4
        names = [option["move"] for option in view["asked"]["options"]]
        by_name = made % 2 and not view["asked"]["ahead"]
        told = await someone.play(names[-1] if by_name else "1", view)
        assert not by_name or told["move"] == names[-1]
    await finish(server, someone.table)
    view = await asked(someone)
    told = await someone.type("sum" if lang == "en" else "сумма", view["seat"])
    assert told["act"] == ""
    assert told["lines"]


async def test_commands_are_answered_in_the_language_of_whoever_listens(server: OpenServer) -> None:
    someone = await hearer(server, "zhanguo", "ru")
    view = await asked(someone)
    seat = view["seat"]
    parts = await someone.type("прочитать", seat)
    assert parts["lines"][0].startswith("Части стола: ZhanGuo")
    walls = await someone.type("прочитать стены", seat)
    assert walls["lines"][0] == "Стены"
    assert "правила" in " ".join((await someone.type("помощь", seat))["lines"])
    assert (await someone.type("правила ZG-RND-05", seat))["lines"][0].startswith("ZG-RND-05: ")
    assert len((await someone.type("журнал 1", seat))["lines"]) == 1
    assert (await someone.type("стол", seat))["lines"][0].startswith("ZhanGuo")
    assert (await someone.type("карты", seat))["lines"][0] == "Ваша рука"
    assert "не ход и не команда" in (await someone.type("абракадабра", seat))["lines"][0]


async def test_why_names_the_clause_and_a_move_that_cannot_be_made_is_explained(server: OpenServer) -> None:
    someone = await hearer(server, "ancient_world")
    view = await asked(someone)
    for typed in ("why citizen 5", "citizen 5"):
        told = await someone.type(typed, view["seat"])
        assert told["act"] == ""
        assert any(line.startswith("AW-") for line in told["lines"])
    assert (await someone.type("why pass", view["seat"]))["lines"] == [
        "Nothing forbids it: Pass until the end of the round."
    ]


@pytest.mark.parametrize(
    ("typed", "act"),
    [
        ("", "answers"),
        ("answers", "answers"),
        ("hint", "hint"),
        ("quit", "leave"),
        ("lang ru", "lang"),
        ("unmute", "unmute"),
    ],
)
async def test_what_the_page_does_itself_is_named(server: OpenServer, typed: str, act: str) -> None:
    someone = await hearer(server, "zhanguo")
    view = await asked(someone)
    assert (await someone.type(typed, view["seat"]))["act"] == act


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("undo", "Nothing can be taken back: since your last move something became known, or you have not moved yet."),
        ("mute", "Only reactions to what happens can be muted, and this is none."),
        ("save x", "Every move is kept by the table itself: nothing needs to be saved."),
        ("lang xx", "We do not speak “xx”; the languages are: en, ru."),
        ("99", "There is no such option: choose a number from 1 to"),
        ("sum", "The points are added up when the game is over."),
    ],
)
async def test_what_cannot_be_done_is_said(server: OpenServer, typed: str, said: str) -> None:
    someone = await hearer(server, "zhanguo")
    view = await asked(someone)
    told = await someone.type(typed, view["seat"])
    assert told["act"] == ""
    assert told["lines"][0].startswith(said)


async def test_undo_is_named_once_there_is_something_to_take_back(server: OpenServer) -> None:
    someone = await hearer(server, "ancient_world")
    view = await asked(someone)
    await someone.play("1", view)
    told = await someone.type("undo", view["seat"])
    assert told["act"] == "undo"


async def test_whoever_is_not_asked_hears_whom_we_wait_for(server: OpenServer) -> None:
    someone = await hearer(server, "ancient_world")
    view = await asked(someone)
    told = await someone.type("1", 1 - view["seat"])
    assert told["act"] == ""
    assert told["lines"][0].startswith("Nothing is asked of you now.")


async def test_an_onlooker_may_look_and_nothing_else(server: OpenServer) -> None:
    someone = await hearer(server, "zhanguo")
    stranger = server.stranger()
    line = await stranger.socket(someone.table)
    await line.look(-1, spoken=True)
    assert (await line.view())["spoken"]
    onlooker = Hearer(stranger, someone.table, line, "en")
    assert (await onlooker.type("read walls", -1))["lines"][0] == "Walls"
    for typed in ("1", "why done", "hint", "undo"):
        assert (await onlooker.type(typed, -1))["lines"][0].startswith("You are watching.")
    await line.say("line", seat=0, text="cards")
    assert (await line.hear("problem"))["code"] in ("who-are-you", "not-your-seat")


async def test_a_table_is_in_words_only_for_those_who_want_to_hear_it(server: OpenServer) -> None:
    someone = await hearer(server, "zhanguo")
    await someone.line.look(0)
    assert (await someone.line.view())["spoken"] is None
