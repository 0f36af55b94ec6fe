"""Tables around the game: set up, listed or private, joined, left, taken again, played again, removed."""

import asyncio

import pytest

from teahouse.bots import all_bots
from teahouse.server.catalogue import seat_range
from teahouse.server.games import game_names, loaded
from teahouse.text import languages, messages
from tests.languages import COMPLETE
from tests.server.guests import Guest, Json, OpenServer, finish

pytestmark = pytest.mark.anyio


async def shown(guest: Guest, table: str) -> Json:
    answer = await guest.get(f"/tables/{table}")
    assert answer.status_code == 200
    return Json(answer.json())


# -- the catalogue -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", COMPLETE)
async def test_the_games_are_told_in_words(server: OpenServer, lang: str) -> None:
    told = (await server.stranger().get("/games", lang=lang)).json()
    assert [game["name"] for game in told] == game_names()
    for game in told:
        assert all(game[said] for said in ("players", "time", "line"))
        assert game["usual_seats"] in game["seat_counts"]
        assert game["usual_bot"] in [bot["name"] for bot in game["bots"]]
        assert all(bot["note"] and bot["title"] != bot["name"] for bot in game["bots"])
        for option in game["options"]:
            assert len(option["choices"]) == len(option["choice_titles"])


def test_how_many_can_play_is_written_as_people_do() -> None:
    assert seat_range((2, 3, 4)) == {"seats": "2–4", "most": 4}
    assert seat_range((4, 3)) == {"seats": "3–4", "most": 4}
    assert seat_range((1, 3, 4)) == {"seats": "1, 3, 4", "most": 4}
    assert seat_range((2,)) == {"seats": "2", "most": 2}


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_option_and_every_bot_has_words(lang: str) -> None:
    wanted = [f"bot-{bot}{note}" for bot in all_bots() for note in ("", "-note")]
    for game in game_names():
        for option in loaded(game).kind.options:
            name = f"option-{game}-{option.name}"
            wanted += [name, f"{name}-note", *(f"{name}-{choice}" for choice in option.choices)]
    assert [message for message in wanted if message not in messages(lang)] == []


@pytest.mark.parametrize("game", game_names())
async def test_what_is_printed_and_the_rules_can_be_read(server: OpenServer, game: str) -> None:
    guest = server.stranger()
    assert (await guest.get(f"/games/{game}/printed")).json()
    english = (await guest.get(f"/games/{game}/rules", lang="en")).json()
    russian = (await guest.get(f"/games/{game}/rules", lang="ru")).json()
    assert [chapter["id"] for chapter in english["chapters"]] == [chapter["id"] for chapter in russian["chapters"]]
    for ours, theirs in zip(english["chapters"], russian["chapters"], strict=True):
        assert ours["title"] != theirs["title"]
        for section in ours["sections"]:
            assert section["title"]
            assert all(clause["id"].startswith(section["id"]) and clause["source"] for clause in section["clauses"])
    assert english["questions"]


async def test_the_rules_answer_questions(server: OpenServer) -> None:
    guest = server.stranger()
    found = (await guest.get("/games/great_wall/rules/search", q="how do I win", lang="en")).json()
    assert found["query"] == "how do I win"
    assert found["count"] >= len(found["hits"]) > 3
    assert ("term", "honour") in [(hit["kind"], hit["name"]) for hit in found["hits"][:3]]
    assert any(part["hit"] and part["text"] == "wins" for hit in found["hits"] for part in hit["text"])
    nothing = (await guest.get("/games/great_wall/rules/search", q="цццццц", lang="ru")).json()
    assert (nothing["count"], nothing["hits"]) == (0, [])
    assert (await guest.get("/games/great_wall/rules/search", q="a" * 201)).status_code == 400
    assert (await guest.get("/games/chess/rules/search", q="win")).status_code == 404


@pytest.mark.parametrize("game", game_names())
async def test_what_words_and_signs_mean_can_be_read(server: OpenServer, game: str) -> None:
    guest = server.stranger()
    english, russian = [(await guest.get(f"/games/{game}/glossary", lang=lang)).json() for lang in ("en", "ru")]
    assert [term["id"] for term in english["terms"]] == [term["id"] for term in russian["terms"]]
    assert all(
        one["meaning"] != other["meaning"] for one, other in zip(english["terms"], russian["terms"], strict=True)
    )
    ids = {term["id"] for term in english["terms"]}
    assert {symbol["term"] for symbol in english["symbols"]} <= {"", *ids}
    assert {icon for term in english["terms"] for icon in term["icons"]} <= {
        each["icon"] for each in english["symbols"]
    }


async def test_a_game_nobody_knows_is_not_found(server: OpenServer) -> None:
    for path in ("/games/chess/printed", "/games/chess/rules", "/games/chess/glossary"):
        answer = await server.stranger().get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-game")


# -- setting up ----------------------------------------------------------------------------------


async def test_a_table_without_open_seats_begins_at_once(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await shown(ann, await ann.table("zhanguo", "me", "me", options={"boards": "b"}))
    assert table["state"] == "playing"
    assert table["host"]
    assert table["options"]["boards"] == "b"
    assert table["options"]["draft"] == "off"
    assert [seat["mine"] for seat in table["seats"]] == [True, True]
    assert table["moment"].startswith("Round 1")
    assert len(table["id"]) >= 12


async def test_people_who_share_a_screen_may_have_names_of_their_own(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    seats = [{"who": "me"}, {"who": "me", "name": "Bob"}]
    table = (await ann.post("/tables", {"game": "zhanguo", "seats": seats})).json()
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "bad-game"),
        ({"seats": [{"who": "me"}]}, "bad-seats"),
        ({"seats": [{"who": "me"}] * 5}, "bad-seats"),
        ({"seats": [{"who": "me"}] * 9}, "malformed"),
        ({"seats": []}, "malformed"),
        ({"seats": [{"who": "me"}, {"who": "bot", "bot": "dragon"}]}, "no-such-bot"),
        ({"seats": [{"who": "me"}, {"who": "ghost"}]}, "malformed"),
        ({"options": {"weather": "rain"}}, "bad-options"),
        ({"options": {"boards": "z"}}, "bad-options"),
        ({"options": {"boards": 1}}, "malformed"),
        ({"listed": "yes"}, "malformed"),
        ({"colour": "red"}, "malformed"),
    ],
)
async def test_an_impossible_table_is_refused_with_a_sentence(server: OpenServer, change: Json, code: str) -> None:
    ann = await server.guest("Ann")
    answer = await ann.post("/tables", {"game": "zhanguo", "seats": [{"who": "me"}, {"who": "bot"}]} | change)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json()["text"]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            "“First hordes of two together: three, one more than people” cannot be chosen at this table. "
            "For two who play all together.",
        ),
        (
            "ru",
            "За этим столом нельзя выбрать «Первые отряды орды для двоих: три, на один больше людей». "
            "Для двоих, играющих вместе.",
        ),
    ],
)
async def test_options_that_do_not_go_together_are_refused_by_name(server: OpenServer, lang: str, text: str) -> None:
    ann = await server.guest("Ann")
    seats = [{"who": "me"}, {"who": "bot"}, {"who": "bot"}]
    wish = {"game": "great_wall", "options": {"mode": "cooperative", "first_hordes": "players"}}
    refused = await ann.post("/tables", {**wish, "seats": seats}, lang=lang)
    assert refused.status_code == 400
    told = refused.json()
    assert (told["code"], told["clause"], told["text"]) == ("bad-option", "GW-COOP-12", text)
    assert (await ann.post("/tables", {**wish, "seats": seats[:2]})).status_code == 201


async def test_only_who_has_a_name_sets_up_tables_and_sits_down(server: OpenServer) -> None:
    ann, nobody = await server.guest("Ann"), server.stranger()
    table = await ann.table("zhanguo", "me", "open")
    seats = {"game": "zhanguo", "seats": [{"who": "me"}, {"who": "bot"}]}
    for answer in (await nobody.post("/tables", seats), await nobody.post(f"/tables/{table}/join")):
        assert (answer.status_code, answer.json()["code"]) == (401, "who-are-you")


async def test_listed_tables_are_found_and_private_ones_only_by_their_link(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    listed = await ann.table("zhanguo", "me", "open", listed=True)
    private = await ann.table("zhanguo", "me", "open")
    assert [table["id"] for table in (await bob.get("/tables")).json()] == [listed]
    assert {table["id"] for table in (await ann.get("/tables", mine=True)).json()} == {listed, private}
    assert (await bob.get("/tables", mine=True)).json() == []
    assert (await shown(bob, private))["host"] is False
    await bob.sit(listed)
    assert (await bob.get("/tables")).json() == []


# -- coming and going ----------------------------------------------------------------------------


async def test_the_game_begins_when_the_last_seat_is_taken(server: OpenServer) -> None:
    ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = await ann.table("zhanguo", "me", "open", "open")
    answer = await ann.get(f"/tables/{table}/view", seat=0)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-started")
    assert (await bob.sit(table))["state"] == "gathering"
    assert (await bob.sit(table))["state"] == "gathering", "a guest who sits already stays there"
    sitting = await eve.post(f"/tables/{table}/join", {"seat": 2})
    assert sitting.json()["state"] == "playing"
    assert [seat["name"] for seat in sitting.json()["seats"]] == ["Ann", "Bob", "Eve"]
    assert [seat["mine"] for seat in sitting.json()["seats"]] == [False, False, True]


async def test_a_taken_seat_is_taken(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("zhanguo", "me", "random", "open")
    for seat in (0, 1):
        answer = await bob.post(f"/tables/{table}/join", {"seat": seat})
        assert (answer.status_code, answer.json()["code"]) == (409, "no-open-seat")
    answer = await bob.post(f"/tables/{table}/join", {"seat": 3})
    assert (answer.status_code, answer.json()["code"]) == (400, "no-such-seat")
    await bob.sit(table)
    eve = await server.guest("Eve")
    answer = await eve.post(f"/tables/{table}/join")
    assert (answer.status_code, answer.json()["code"]) == (409, "no-open-seat")


async def test_a_table_that_everybody_left_before_it_began_is_gone(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "me", "open")
    assert (await ann.post(f"/tables/{table}/leave")).status_code == 200
    assert (await ann.get(f"/tables/{table}")).status_code == 404


async def test_only_the_host_clears_a_table_away_and_once_others_play_nobody(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("zhanguo", "me", "open")
    answer = await bob.post(f"/tables/{table}/delete")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-the-host")
    assert (await ann.post(f"/tables/{table}/delete")).status_code == 204
    assert (await bob.get(f"/tables/{table}")).json()["code"] == "no-such-table"
    begun = await ann.table("zhanguo", "me", "open")
    await bob.sit(begun)
    assert (await ann.post(f"/tables/{begun}/delete")).json()["code"] == "already-started"


async def test_a_game_waits_for_an_open_seat_and_whoever_is_let_in_has_it(server: OpenServer) -> None:
    ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = await ann.table("zhanguo", "me", "open")
    await bob.sit(table)
    left = (await bob.post(f"/tables/{table}/leave")).json()
    assert (left["state"], left["seats"][1]["who"]) == ("playing", "open")
    assert "Nobody sits" in (await eve.view(table))["waiting"]
    assert (await bob.get(f"/tables/{table}/view", seat=1)).status_code == 403
    asked = (await eve.sit(table))["newcomers"][0]
    assert (await ann.post(f"/tables/{table}/let-in", {"n": asked["n"], "agree": True})).status_code == 200
    assert (await eve.view(table, 1))["players"][1]["name"] == "Eve"
    assert "Nobody sits" not in (await ann.view(table))["waiting"]


async def test_who_left_may_come_back_to_an_open_seat(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("zhanguo", "me", "open")
    await bob.sit(table)
    await bob.post(f"/tables/{table}/leave")
    assert (await bob.sit(table))["seats"][1]["mine"]


async def test_a_bot_may_go_on_and_gives_the_seat_back(server: OpenServer) -> None:
    ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = await ann.table("zhanguo", "me", "open")
    await bob.sit(table)
    answer = await bob.post(f"/tables/{table}/leave", {"bot": "dragon"})
    assert answer.json()["code"] == "no-such-bot"
    left = (await bob.post(f"/tables/{table}/leave", {"seat": 1, "bot": "random"})).json()
    assert (left["seats"][1]["who"], left["seats"][1]["name"]) == ("bot", "Random bot")
    assert [seat["free"] for seat in left["seats"]] == [False, True]
    assert not any(seat["free"] for seat in (await eve.get(f"/tables/{table}")).json()["seats"])
    assert [mine["id"] for mine in (await bob.get("/tables", mine=True)).json()] == [table]
    view = await ann.view(table, 0)
    while view["asked"] is None:
        view = await ann.view(table, 0)
    assert (await eve.post(f"/tables/{table}/join", {"seat": 1})).json()["code"] == "no-open-seat"
    back = (await bob.post(f"/tables/{table}/join", {"seat": 1})).json()
    assert back["seats"][1]["mine"]


async def test_nobody_leaves_for_another(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("zhanguo", "me", "me")
    assert (await bob.post(f"/tables/{table}/leave")).json()["code"] == "not-seated"
    assert (await bob.post(f"/tables/{table}/leave", {"seat": 0})).json()["code"] == "not-your-seat"
    assert (await server.stranger().post(f"/tables/{table}/leave")).json()["code"] == "who-are-you"


# -- again ---------------------------------------------------------------------------------------


async def test_a_rematch_keeps_seats_options_and_people(server: OpenServer) -> None:
    ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
    table = await ann.table("zhanguo", "me", "random", "open", options={"harsh_recruit": "on"})
    await bob.sit(table)
    assert (await ann.post(f"/tables/{table}/rematch")).json()["code"] == "not-over"
    await finish(server, table)
    assert (await eve.post(f"/tables/{table}/rematch")).json()["code"] == "not-seated"
    again = (await ann.post(f"/tables/{table}/rematch")).json()
    assert [seat["who"] for seat in again["seats"]] == ["person", "bot", "open"]
    assert again["options"]["harsh_recruit"] == "on"
    assert again["state"] == "gathering"
    assert (await shown(bob, table))["next_table"] == again["id"]
    both = (await bob.post(f"/tables/{table}/rematch")).json()
    assert (both["id"], both["state"]) == (again["id"], "playing")
    assert both["seats"][2]["mine"]
    assert (await ann.post(f"/tables/{table}/leave")).json()["code"] == "over"
    assert (await eve.post(f"/tables/{table}/join")).json()["code"] == "over"


async def test_a_table_of_bots_alone_plays_by_itself(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("zhanguo", "random", "random", listed=True)
    while (await shown(ann, table))["state"] != "over":
        await asyncio.sleep(0.05)
    ended = await shown(ann, table)
    assert len(ended["winners"]) == 1
    assert ended["awaited"] == []
    assert table in [each["id"] for each in (await server.stranger().get("/finished")).json()]
    view = await ann.view(table)
    assert view["ending"]["points"] == ended["points"]
    assert "wins" in view["ending"]["text"]


async def test_the_rules_of_every_game_and_language_are_indexed_before_anybody_asks(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: set[tuple[str, str]] = set()
    monkeypatch.setattr("teahouse.server.context.search_of", lambda *asked: made.add(asked))
    await server.context.warm()
    assert made == {(game, lang) for game in game_names() for lang in languages()}
