"""What may be chosen before a game, and which rule forbids the rest."""

from itertools import product

import pytest

from teahouse.server.game_options import forbidden, settled
from teahouse.server.games import game_names, loaded
from tests.server.guests import Json, OpenServer

pytestmark = pytest.mark.anyio


async def told(server: OpenServer, seats: int, lang: str = "en", **options: str) -> Json:
    wish = {"seats": seats, "options": options}
    answer = await server.stranger().post("/games/great_wall/possible", wish, lang=lang)
    assert answer.status_code == 200
    return Json(answer.json())


def barred(told: Json) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for each in told["forbidden"]:
        found.setdefault(each["option"], []).append(each["choice"])
    return found


async def test_solo_options_are_barred_where_several_play_and_say_why(server: OpenServer) -> None:
    three = await told(server, 3)
    assert {"difficulty", "assistants", "starting_officials", "qin_breach"} <= barred(three).keys()
    hard = next(each for each in three["forbidden"] if each["choice"] == "hard")
    assert hard == {"option": "difficulty", "choice": "hard", "clause": "GW-SOLO-101", "why": "For one player."}
    russian = await told(server, 3, "ru")
    assert {each["why"] for each in russian["forbidden"] if each["choice"] == "hard"} == {"Для одного игрока."}
    assert barred(await told(server, 1)).get("difficulty") is None


async def test_what_can_no_longer_be_played_falls_back_to_what_can(server: OpenServer) -> None:
    two = await told(server, 2, mode="cooperative", first_hordes="players")
    assert (two["options"]["mode"], two["options"]["first_hordes"]) == ("cooperative", "players")
    assert "competitive" not in barred(two).get("mode", []), "the mode is free while an option depends on it"
    for seats, options in ((1, {}), (2, {"mode": "competitive"}), (3, {"mode": "cooperative"})):
        changed = await told(server, seats, **{"mode": "cooperative", "first_hordes": "players", **options})
        assert changed["options"]["first_hordes"] == "clans"
    assert barred(await told(server, 1, mode="cooperative"))["mode"] == ["cooperative"]


async def test_readings_of_a_scenario_are_barred_where_it_is_not_played(server: OpenServer) -> None:
    readings = {"frost_deliveries": ["one"], "frost_officials": ["hired"]}
    assert readings.items() <= barred(await told(server, 3, scenario="famine")).items()
    frost = await told(server, 3, scenario="frost", frost_deliveries="one")
    assert (frost["options"]["frost_deliveries"], readings.keys() & barred(frost).keys()) == ("one", set())
    assert (await told(server, 3, scenario="red", frost_deliveries="one"))["options"]["frost_deliveries"] == "several"


async def test_a_wish_nobody_understands_is_refused(server: OpenServer) -> None:
    stranger = server.stranger()
    for path, wish, status in (
        ("/games/chess/possible", {"seats": 2}, 404),
        ("/games/great_wall/possible", {"seats": 9}, 400),
        ("/games/great_wall/possible", {"seats": 2, "options": {"weather": "rain"}}, 400),
    ):
        assert (await stranger.post(path, wish)).status_code == status


@pytest.mark.parametrize("game", game_names())
def test_the_usual_options_suit_any_number_and_whatever_is_settled_can_be_played(game: str) -> None:
    kind = loaded(game).kind
    for seats in kind.seat_counts:
        assert kind.impossible(seats, kind.complete({})) is None
        for choices in product(*(option.choices for option in kind.options)):
            wished = {option.name: choice for option, choice in zip(kind.options, choices, strict=True)}
            chosen = settled(kind, seats, wished)
            assert kind.impossible(seats, chosen) is None
            assert all(chosen[option.name] != choice for option, choice, _ in forbidden(kind, seats, chosen))
            if kind.impossible(seats, wished) is None:
                assert chosen == wished
