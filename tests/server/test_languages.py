"""A language that has one message can be chosen at the web table."""

from pathlib import Path

import pytest

from tests.languages import laid_out
from tests.server.guests import OpenServer

pytestmark = pytest.mark.anyio


async def test_a_language_with_one_message_can_be_chosen(server: OpenServer, tmp_path: Path) -> None:
    with laid_out(tmp_path / "locale", "eo", "zhanguo = La militantaj regnoj\n"):
        ann = await server.guest("Ann", "eo")
        assert (await ann.get("/me")).json() == {"name": "Ann", "lang": "eo", "kept": False}
        esperanto = {game["name"]: game for game in (await ann.get("/games", lang="eo")).json()}
        english = {game["name"]: game for game in (await ann.get("/games", lang="en")).json()}
        assert esperanto.pop("zhanguo") == english.pop("zhanguo") | {"title": "La militantaj regnoj"}
        assert esperanto == english
        table = await ann.table("zhanguo", "me", "me")
        line = await ann.socket(table)
        views = []
        for lang in ("eo", "en"):
            await line.look(0, lang)
            views.append(await line.view())
        assert views[0]["asked"] == views[1]["asked"]
        assert views[0]["moment"] == views[1]["moment"]


async def test_who_spoke_a_language_that_is_gone_is_spoken_to_in_english(server: OpenServer, tmp_path: Path) -> None:
    with laid_out(tmp_path / "locale", "eo", "problem-no-such-table = Tia tablo ne estas.\n"):
        ann = await server.guest("Ann", "eo")
        assert (await ann.get("/tables/nowhere")).json()["text"] == "Tia tablo ne estas."
    assert (await ann.get("/me")).json() == {"name": "Ann", "lang": "en", "kept": False}
    assert (await ann.get("/tables/nowhere")).json()["text"] == "There is no such table."
