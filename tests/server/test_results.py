"""What people reached: noted once for each finished game; ratings, pages, and games that are found again."""

from pathlib import Path

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select

from teahouse.server import schema
from teahouse.server.games import game_names
from teahouse.server.ratings import BETA, MU, SCALE, SIGMA, Rating, bots_of, rated, rating_of_bot
from teahouse.server.results import places_of
from tests.server.guests import Guest, Json, OpenServer, finish, open_server, settings_at

pytestmark = pytest.mark.anyio


async def noted(server: OpenServer, table: str, seed: str = "end") -> str:
    """The table, played to its end and noted."""
    await finish(server, table, seed)
    await server.context.results.settled()
    return table


async def rated_table(ann: Guest, bob: Guest, *bots: str) -> str:
    seats = [{"who": "me"}, {"who": "open"}, *({"who": "bot", "bot": bot} for bot in bots)]
    answer = await ann.post("/tables", {"game": "zhanguo", "seats": seats, "rated": True, "listed": True})
    assert answer.status_code == 201, answer.text
    await bob.sit(answer.json()["id"])
    return str(answer.json()["id"])


async def rows_of(server: OpenServer, table: str) -> list[Json]:
    query = select(schema.result).where(schema.result.c.seating == table).order_by(schema.result.c.seat)
    async with server.context.store.read() as connection:
        return [dict(row._mapping) for row in await connection.execute(query)]


# -- the numbers -----------------------------------------------------------------------------------


def test_the_published_example_of_openskill() -> None:
    """From the README of OpenSkill: a1 and a2 win against b1 and b2."""
    model = PlackettLuce(tau=0)
    teams = [[(25, 25 / 3), (32.444, 5.123)], [(43.381, 2.421), (25.188, 6.211)]]
    made = model.rate([[model.rating(mu=mu, sigma=sigma) for mu, sigma in team] for team in teams])
    found = [(each.mu, each.sigma) for team in made for each in team]
    published = [
        (28.669648436582808, 8.071520788025197),
        (33.83086971107981, 5.062772998705765),
        (43.071274808241974, 2.4166900452721256),
        (23.149503312339064, 6.1378606973362135),
    ]
    for pair, printed in zip(found, published, strict=True):
        assert pair == pytest.approx(printed, rel=1e-9)


def test_two_beginners_move_as_the_formula_of_weng_and_lin_says() -> None:
    """With equal ratings the winner gets half of sigma² / c, and is surer by a quarter of (sigma / c)³."""
    model = PlackettLuce(tau=0)
    c = (2 * (SIGMA**2 + BETA**2)) ** 0.5
    winner, loser = rated([Rating(), Rating()], [1, 2], model)
    assert winner.mu - MU == pytest.approx(SIGMA**2 / c / 2)
    assert MU - loser.mu == pytest.approx(SIGMA**2 / c / 2)
    assert winner.sigma == pytest.approx(SIGMA * (1 - (SIGMA / c) ** 3 / 4) ** 0.5)


def test_places_that_are_shared_and_tables_of_several() -> None:
    same = rated([Rating(), Rating()], [1, 1])
    assert same[0].mu == pytest.approx(same[1].mu)
    three = rated([Rating()] * 3, [2, 1, 3])
    assert three[1].mu > three[0].mu > three[2].mu
    assert rated([Rating()], [1]) == [Rating()]


def test_what_is_shown_is_on_the_scale_of_elo() -> None:
    assert Rating().shown == 1500
    sigma = 0.01
    better, other = Rating(MU + 400 / SCALE, sigma), Rating(MU, sigma)
    assert better.shown == 1900
    c = (2 * (sigma**2 + BETA**2)) ** 0.5
    won = rated([better, other], [1, 2], PlackettLuce(tau=0))[0].mu - better.mu
    assert won == pytest.approx(sigma**2 / c * (1 - 10 / 11), rel=1e-3)


def test_bots_are_published_in_order_of_strength_for_every_game() -> None:
    for game in game_names():
        known = bots_of(game)
        assert known["scholar"] == 1500
        assert list(known.values()) == sorted(known.values())
        bot = rating_of_bot(game, "sage")
        assert bot is not None
        assert bot.shown == known["sage"]
        assert rating_of_bot(game, "nobody") is None


@pytest.mark.parametrize(
    ("points", "winners", "places"),
    [
        ([10, 20, 5], [1], [2, 1, 3]),
        ([20, 20, 5], [0], [1, 2, 3]),
        ([20, 20, 5], [0, 1], [1, 1, 3]),
        ([7, 7, 9], [2], [2, 2, 1]),
        ([7, 7], [], [1, 1]),
    ],
)
def test_winners_come_first_then_points(points: list[int], winners: list[int], places: list[int]) -> None:
    assert places_of(points, winners) == places


# -- noted -----------------------------------------------------------------------------------------


async def test_a_finished_game_is_noted_with_where_the_points_came_from(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await ann.table("great_wall", "me", "open", "random")
    await bob.sit(table)
    await noted(server, table)
    rows = await rows_of(server, table)
    assert [(row["person"], row["bot"]) for row in rows] == [(1, ""), (2, ""), (None, "random")]
    view = await ann.view(table, 0)
    assert [row["points"] for row in rows] == view["ending"]["points"]
    assert [row["won"] for row in rows] == [seat in view["ending"]["winners"] for seat in range(3)]
    assert all('"General' in row["played"] for row in rows)
    assert all(row["sources"] != "{}" for row in rows)
    assert all(row["mu"] is None for row in rows)
    assert await server.context.results.note(table) is False


async def test_rated_games_change_ratings_of_people_and_never_of_bots(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await noted(server, await rated_table(ann, bob))
    rows = await rows_of(server, table)
    winner, loser = sorted(rows, key=lambda row: row["place"])
    assert winner["change"] == -loser["change"] > 0
    seen = (await ann.get("/me/profile")).json()["ratings"][0]
    assert seen["rating"] == 1500 + rows[0]["change"]
    assert (seen["rated"], seen["missing"], seen["course"]) == (1, 9, [seen["rating"]])
    second = await noted(server, await rated_table(ann, bob, "scholar"), "second")
    assert [row["mu"] is None for row in await rows_of(server, second)] == [False, False, True]
    assert bots_of("zhanguo")["scholar"] == 1500


async def test_whoever_left_their_seat_to_a_bot_answers_for_it(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await rated_table(ann, bob)
    await bob.post(f"/tables/{table}/leave", {"bot": "random"})
    await noted(server, table)
    assert [row["person"] for row in await rows_of(server, table)] == [1, 2]
    assert all(row["mu"] is not None for row in await rows_of(server, table))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"hints": True}, "rated-hints"),
        ({"seats": [{"who": "me"}, {"who": "bot"}]}, "rated-people"),
        ({"seats": [{"who": "me"}, {"who": "me"}, {"who": "open"}]}, "rated-people"),
        ({"pack": "7"}, "rated-pack"),
    ],
)
async def test_a_rated_game_is_between_people_without_help(server: OpenServer, change: Json, code: str) -> None:
    ann = await server.guest("Ann")
    wish = {"game": "zhanguo", "seats": [{"who": "me"}, {"who": "open"}], "rated": True}
    answer = await ann.post("/tables", wish | change)
    assert (answer.status_code, answer.json()["code"]) == (409, code)


async def test_hints_are_not_allowed_later_either(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await rated_table(ann, bob)
    assert (await ann.post(f"/tables/{table}/arrange", {"hints": True})).json()["code"] == "rated-hints"


async def test_games_where_all_win_or_lose_together_are_not_rated(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    seats = [{"who": "me"}, {"who": "open"}]
    wish = {"game": "great_wall", "seats": seats, "options": {"mode": "cooperative"}, "rated": True}
    table = (await ann.post("/tables", wish)).json()["id"]
    await bob.sit(table)
    await noted(server, table)
    assert [row["mu"] for row in await rows_of(server, table)] == [None, None]


async def test_resigning_counts_and_ending_by_agreement_does_not(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    resigned, agreed = await rated_table(ann, bob), await rated_table(ann, bob)
    assert (await ann.post(f"/tables/{resigned}/resign", {"seat": 0})).status_code == 200
    for guest in (ann, bob):
        assert (await guest.post(f"/tables/{agreed}/end-here", {"agree": True})).status_code == 200
    await server.context.results.settled()
    assert [(row["place"], row["won"]) for row in await rows_of(server, resigned)] == [(2, False), (1, True)]
    assert all(row["mu"] is not None for row in await rows_of(server, resigned))
    assert [row["mu"] for row in await rows_of(server, agreed)] == [None, None]


async def test_whoever_looks_right_after_a_game_finds_it(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await ann.table("great_wall", "me", "random")
    await finish(server, table)
    assert [each["id"] for each in (await ann.get("/history")).json()["games"]] == [table]


async def test_what_ended_while_nobody_noted_it_is_found_later(database: Path) -> None:
    async with open_server(settings_at(database)) as server:
        ann = await server.guest("Ann")
        table = await ann.table("zhanguo", "me", "random")
        await server.context.results.close()
        await finish(server, table)
        assert await rows_of(server, table) == []
    async with open_server(settings_at(database)) as server:
        await server.context.results.note_older()
        assert len(await rows_of(server, table)) == 2


# -- found again -----------------------------------------------------------------------------------


async def test_finished_games_are_found_by_game_people_setup_and_result(server: OpenServer) -> None:
    ann, bob, eve = await server.guest("Ann"), await server.guest("Bob"), await server.guest("Eve")
    duel = await ann.table("zhanguo", "me", "open")
    await bob.sit(duel)
    await noted(server, duel)
    open_one = await noted(server, await eve.table("great_wall", "me", "random", listed=True))
    alone = await ann.table("great_wall", "me", "random", options={"mode": "cooperative"})
    await noted(server, alone, "another")

    async def ids(guest: Guest, **query: object) -> set[str]:
        return {each["id"] for each in (await guest.get("/history", **query)).json()["games"]}

    assert await ids(ann) == {duel, open_one, alone}
    assert await ids(server.stranger()) == {open_one}
    assert await ids(ann, game="zhanguo") == {duel}
    assert await ids(ann, name="bO") == {duel}
    assert await ids(bob, name="ann") == {duel}
    assert await ids(ann, name="%") == set()
    assert await ids(ann, mine=True) == {duel, alone}
    assert await ids(ann, option="mode=cooperative") == {alone}
    won, lost = await ids(ann, outcome="won"), await ids(ann, outcome="lost")
    assert won | lost == {duel, alone}
    assert not won & lost
    told = next(each for each in (await ann.get("/history")).json()["games"] if each["id"] == alone)
    assert [seat["place"] for seat in told["seats"]] == sorted(seat["place"] for seat in told["seats"])
    assert told["setup"] != []


async def test_favourites_are_ones_own(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await noted(server, await ann.table("zhanguo", "me", "random", listed=True))
    for favourite in (True, True):
        answer = await bob.post(f"/tables/{table}/favourite", {"favourite": favourite})
        assert answer.status_code == 200
    assert [each["favourite"] for each in (await bob.get("/history", favourites=True)).json()["games"]] == [True]
    assert (await ann.get("/history", favourites=True)).json()["count"] == 0
    await bob.post(f"/tables/{table}/favourite", {"favourite": False})
    assert (await bob.get("/history", favourites=True)).json()["count"] == 0
    assert (await bob.post("/tables/nowhere/favourite", {"favourite": True})).status_code == 404
    running = await ann.table("zhanguo", "me", "open")
    assert (await ann.post(f"/tables/{running}/favourite", {"favourite": True})).status_code == 404


async def test_many_games_are_shown_page_by_page(server: OpenServer) -> None:
    ann = await server.guest("Ann")
    table = await noted(server, await ann.table("zhanguo", "me", "random"))
    async with server.context.store.write() as connection:
        row = (await connection.execute(select(schema.game_table).where(schema.game_table.c.id == table))).one()
        results = [{**each, "seating": f"copy{n}"} for n in range(24) for each in await rows_of(server, table)]
        copies = [{**dict(row._mapping), "id": f"copy{n}"} for n in range(24)]
        await connection.execute(schema.game_table.insert(), copies)
        await connection.execute(schema.result.insert(), results)
    first, second = [(await ann.get("/history", page=page)).json() for page in (0, 1)]
    assert (first["count"], len(first["games"]), first["more"]) == (25, 20, True)
    assert (len(second["games"]), second["more"]) == (5, False)
    assert not {each["id"] for each in first["games"]} & {each["id"] for each in second["games"]}


# -- pages -----------------------------------------------------------------------------------------


async def test_a_page_tells_what_somebody_reached_and_with_whom(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    for number in range(3):
        table = await ann.table("great_wall", "me", "open", "random")
        await bob.sit(table)
        await noted(server, table, f"game {number}")
    running = await ann.table("zhanguo", "me", "open")
    await bob.sit(running)
    page = (await ann.get("/me/profile")).json()
    assert (page["name"], page["mine"], page["games"], page["devices"]) == ("Ann", True, 3, 1)
    assert [each["id"] for each in page["running"]] == [running]
    assert [(each["name"], each["games"]) for each in page["opponents"]] == [("Bob", 3)]
    assert sum(page["evenings"].values()) == 3
    assert len(page["results"]) == 3
    assert page["ratings"][0]["games"] == 3
    assert page["sources"][0]["sources"][0]["points"] > 0
    kinds = {each["kind"] for each in page["shares"]}
    assert kinds <= {"Generals", "Players"} | kinds
    ru = (await ann.get("/me/profile", lang="ru")).json()
    assert ru["sources"][0]["title"] != page["sources"][0]["title"]


async def test_others_see_no_private_games_and_no_private_page(server: OpenServer) -> None:
    ann, bob, eve = await server.guest("Ann"), await server.guest("Bob"), await server.guest("Eve")
    table = await ann.table("zhanguo", "me", "open")
    await bob.sit(table)
    await noted(server, table)
    assert len((await bob.get("/people/1")).json()["results"]) == 1
    seen = (await eve.get("/people/1")).json()
    assert (seen["results"], seen["running"], seen["mine"], seen["devices"]) == ([], [], False, 0)
    await ann.post("/me/privacy", {"private": True})
    answer = await bob.get("/people/1")
    assert (answer.status_code, answer.json()["code"]) == (403, "hidden-page")
    assert (await ann.get("/people/1")).json()["private"] is True
    assert [each["person"] for each in (await bob.get("/people/2")).json()["opponents"]] == [0]
    assert (await eve.get("/people/99")).status_code == 404


async def test_results_are_exported_and_keep_no_name_of_whoever_has_gone(server: OpenServer) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    table = await noted(server, await rated_table(ann, bob))
    told = (await ann.get("/me/export")).json()["results"]
    assert [(each["game"], each["seating"]) for each in told] == [("zhanguo", table)]
    await ann.post("/me/delete", {"name": "Ann"})
    assert [(row["person"], row["name"]) for row in await rows_of(server, table)] == [(None, "—"), (2, "Bob")]
    async with server.context.store.read() as connection:
        left = (await connection.execute(select(schema.rating.c.person))).scalars().all()
    assert left == [2]
