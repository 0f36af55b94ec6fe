"""The shuffle: committed to when a table opens, added to before the deal, drawn again after the end."""

from pathlib import Path

import pytest

from teahouse.cli import run
from teahouse.engine.draws import Draw
from teahouse.engine.record import commitment, drawn_again
from teahouse.engine.rng import mixed, seeded
from tests.server.guests import Guest, Json, OpenServer, finish

pytestmark = pytest.mark.anyio


async def held(server: OpenServer, *seats: str) -> tuple[Guest, str, Json]:
    """A table whose host says when to deal."""
    ann = await server.guest("Ann")
    wishes = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]
    made = await ann.post("/tables", {"game": "zhanguo", "seats": wishes, "hold": True})
    assert made.status_code == 201, made.text
    return ann, str(made.json()["id"]), made.json()


async def test_everybody_adds_to_the_shuffle_before_the_deal_and_all_is_shown_after_the_end(
    server: OpenServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, table, shown = await held(server, "me", "open")
    bob = await server.guest("Bob")
    assert (await bob.post(f"/tables/{table}/chance", {"text": "early"})).json()["code"] == "not-seated"
    assert (await ann.post(f"/tables/{table}/deal")).json()["code"] == "not-started"
    await bob.sit(table)
    assert (await ann.post(f"/tables/{table}/chance", {"text": "green tea"})).status_code == 200
    assert (await bob.post(f"/tables/{table}/chance", {"text": "чай 42"})).status_code == 200
    seen = (await bob.get(f"/tables/{table}")).json()
    assert (seen["state"], seen["commitment"]) == ("gathering", shown["commitment"])
    assert [(each["text"], each["mine"]) for each in seen["chance"]] == [("", False), ("чай 42", True)]
    assert (await bob.post(f"/tables/{table}/deal")).json()["code"] == "not-the-host"
    dealt = (await ann.post(f"/tables/{table}/deal")).json()
    assert (dealt["state"], dealt["commitment"]) == ("playing", shown["commitment"])
    assert [each["text"] for each in dealt["chance"]] == ["green tea", "чай 42"]
    assert (await bob.post(f"/tables/{table}/chance", {"text": "late"})).json()["code"] == "already-started"
    assert (await ann.get(f"/tables/{table}/shuffles")).json()["code"] == "not-over"
    row = server.context.live_tables.by_id[table].row
    assert row.seed not in str(dealt)
    await finish(server, table)
    shuffles = (await bob.get(f"/tables/{table}/shuffles")).json()
    assert commitment(shuffles["seed"]) == shown["commitment"]
    assert shuffles["added"] == ["green tea", "чай 42"]
    draws = [Draw(each["of"], each["size"], each["before"], each["after"]) for each in shuffles["draws"]]
    assert len(draws) > 5
    assert drawn_again(mixed(shuffles["seed"], shuffles["added"]), draws) == len(draws)
    assert drawn_again(shuffles["seed"], draws) == 0, "what was added decides the deal"
    record = tmp_path / "game.jsonl"
    record.write_text((await bob.get(f"/tables/{table}/record")).text, encoding="utf-8")
    assert run(["verify", str(record), "--lang", "en", "--commitment", shown["commitment"]]) == 0
    told = capsys.readouterr().out
    assert f"All {len(draws)} draws follow from the seed." in told
    assert "What players added before the deal was mixed with the seed" in told
    assert run(["verify", str(record), "--lang", "ru", "--commitment", commitment("another")]) == 1
    record.write_text(record.read_text(encoding="utf-8").replace("green tea", "black tea"), encoding="utf-8")
    assert run(["verify", str(record), "--lang", "en"]) == 1
    assert "cannot be confirmed" in capsys.readouterr().out


async def test_without_additions_the_seed_alone_deals_as_it_always_did(server: OpenServer) -> None:
    ann, table, _ = await held(server, "me", "random")
    assert (await ann.get(f"/tables/{table}")).json()["state"] == "gathering"
    await ann.post(f"/tables/{table}/deal")
    live = server.context.live_tables.by_id[table]
    assert live.game.added == []
    assert mixed(live.row.seed, []) == live.row.seed


async def test_where_nobody_added_to_the_shuffle_nothing_else_is_claimed(
    server: OpenServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, table, _ = await held(server, "me", "random")
    await ann.post(f"/tables/{table}/deal")
    await finish(server, table)
    record = tmp_path / "game.jsonl"
    record.write_text((await ann.get(f"/tables/{table}/record")).text, encoding="utf-8")
    for lang, nobody in (("en", "Nobody added anything before the deal"), ("ru", "никто ничего не добавил")):
        assert run(["verify", str(record), "--lang", lang]) == 0
        assert nobody in capsys.readouterr().out


async def test_what_somebody_added_who_left_counts_for_nothing(server: OpenServer) -> None:
    ann, table, _ = await held(server, "me", "open")
    bob, eve = await server.guest("Bob"), await server.guest("Eve")
    await bob.sit(table)
    await bob.post(f"/tables/{table}/chance", {"text": "gone"})
    await bob.post(f"/tables/{table}/leave")
    await eve.sit(table)
    dealt = (await ann.post(f"/tables/{table}/deal")).json()
    assert dealt["chance"] == []


def test_a_draw_that_does_not_follow_is_named() -> None:
    rng = seeded("x")
    items = [1, 2, 3, 4, 5]
    rng.shuffle(items)
    draws = [Draw("card", 5, [1, 2, 3, 4, 5], items), Draw("dice", 6, [], [rng.below(6)])]
    assert drawn_again("x", draws) == 2
    draws[1].after = [(draws[1].after[0] + 1) % 6]
    assert drawn_again("x", draws) == 1
    assert drawn_again("y", draws) == 0
