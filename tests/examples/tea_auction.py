"""What Tea Auction does once it is installed; `test_tea_auction.py` runs this file where it is."""

import json
import re
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tea_auction.rules import BID, KEEP, SELL, TeaAuction
from teahouse import ledger
from teahouse.bots import all_bots, answer, bot
from teahouse.engine.errors import Refused
from teahouse.engine.position import SPECTATOR
from teahouse.engine.record import load, replay, save
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import from_json, state_hash, to_json
from teahouse.engine.table import Table
from teahouse.envs import env, raw_env
from teahouse.loading.pack import ContentError
from teahouse.registry import games, load_game
from teahouse.teaching.checking import sound_lessons
from teahouse.teaching.lesson_run import LessonRun
from teahouse.teaching.lessons import folder_of
from teahouse.teaching.walkthrough import Walkthrough
from teahouse.text import Texts
from teahouse.wording import teller_of
from teahouse.wording.forecast import foretold
from teahouse.wording.refusals import refusal
from teahouse.wording.scenes import cuts
from tests.server.guests import open_server, settings_at
from tests.terminal.evening import Evening

LOADED = load_game("tea_auction")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def table_of(seats: int = 3, seed: str = "tea", **options: str) -> tuple[Table, TeaAuction]:
    table = Table(LOADED.kind, seats, options, seed)
    assert isinstance(table.position, TeaAuction)
    return table, table.position


def bid(table: Table, *coins: int) -> None:
    for seat, coin in enumerate(coins):
        table.play(seat, BID + coin - 1)


# -- the rules --------------------------------------------------------------------------------


def test_the_highest_coin_that_nobody_else_bid_wins() -> None:
    table, g = table_of()
    bid(table, 8, 8, 3)
    decision = g.decision_of(2)
    assert decision is not None
    assert len(g.open) == 1
    table.play(2, KEEP)
    assert len(g.kept[2]) == 1
    assert g.hands[0] == list(range(7))


def test_a_question_says_what_led_to_it() -> None:
    table, g = table_of()
    english, russian = (teller_of(LOADED, Texts(lang)) for lang in ("en", "ru"))
    assert english.read(g.observe(1)).cause(g.cause_of(1)).startswith("A tea is on offer")
    bid(table, 8, 8, 3)
    assert english.read(g.observe(2)).cause(g.cause_of(2)) == "Your coin is the highest that nobody else bid"
    assert russian.read(g.observe(2)).cause(g.cause_of(2)).startswith("Ваша монета")
    assert g.cause_of(0) is None


@pytest.mark.parametrize(
    ("lang", "needed", "kept", "sold"),
    [("en", "the coin 4", "keep", "sell"), ("ru", "монета 4", "оставить чай", "продать чай")],
)
def test_it_says_what_is_missing_and_what_an_answer_will_do(lang: str, needed: str, kept: str, sold: str) -> None:
    table, g = table_of(2)
    said = teller_of(LOADED, Texts(lang))
    bid(table, 4, 4)
    refused = refusal(g, 0, BID + 3, said, said.read(g.observe(0)))
    assert refused is not None
    assert [(lack.needed, lack.have, lack.need) for lack in refused.lacks] == [(needed, 0, 1)]
    assert refusal(g, 0, BID + 4, said, said.read(g.observe(0))) is None
    bid(table, 8, 3)
    will = foretold(said.read(g.observe(0)), g, 0, [KEEP, SELL])
    assert will[KEEP][0].startswith(kept)
    assert will[SELL][0].startswith(sold)


def test_a_bid_tells_nothing_of_the_bids_of_others() -> None:
    table, g = table_of(2)
    table.play(1, BID + 7)
    english = teller_of(LOADED, Texts("en"))
    assert foretold(english.read(g.observe(0)), g, 0, [BID])[BID] == ["then it depends on the others"]


def test_bids_that_are_turned_up_are_a_scene() -> None:
    table, g = table_of(2)
    bid(table, 4, 4)
    bid(table, 8, 3)
    said = teller_of(LOADED, Texts("en"))
    told = list(cuts(said.scene_kinds, table.log))
    titles = [said.read(g.observe(0)).scene(cut, table.log[cut.first : cut.end]).title for cut in told]
    assert titles == ["The bids for tea number 1", "The bids for tea number 2"]


def test_nobody_wins_where_every_coin_was_bid_twice() -> None:
    table, g = table_of(2)
    bid(table, 4, 4)
    assert g.kept == [[], []]
    assert len(g.open) == 2


def test_a_tea_that_is_sold_brings_half_its_points_and_the_coin() -> None:
    table, g = table_of()
    tea = g.tea
    bid(table, 8, 5, 3)
    table.play(0, SELL)
    assert g.points(0) == g.box.points[tea] // 2
    assert g.hands[0] == list(range(8))


def test_without_selling_the_winner_is_not_asked() -> None:
    table, g = table_of(selling="off")
    bid(table, 8, 5, 3)
    assert len(g.kept[0]) == 1


def test_a_coin_that_is_spent_is_refused_with_its_clause() -> None:
    table, _ = table_of(2)
    bid(table, 4, 4)
    with pytest.raises(Refused) as refused:
        table.play(0, BID + 3)
    assert refused.value.clause == "TA-BID-01"
    assert "one of their coins" in ledger.text_of("TA-BID-01")


# -- the kernel -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_imagined_looks_the_same_and_a_snapshot_is_the_same(seats: int) -> None:
    table, g = table_of(seats, f"secrets {seats}")
    rng = seeded("secrets")
    while not g.over:
        for seat in range(SPECTATOR, seats):
            assert g.imagine(seat, rng).observe(seat) == g.observe(seat)
        again = from_json(LOADED.kind, to_json(g))
        assert state_hash(again) == state_hash(g) == state_hash(g.clone())
        decision = g.open[rng.below(len(g.open))]
        options = g.options(decision)
        table.play(decision.seat, options[rng.below(len(options))])
    assert g.winners()
    assert g.deck == []


def test_a_secret_bid_is_imagined_in_many_ways() -> None:
    table, g = table_of(2)
    table.play(0, BID + 5)
    assert g.observe(1)["bids"] == [-1, -1]
    assert g.observe(0)["bids"] == [5, -1]
    rng = seeded("many")
    bids = set()
    for _ in range(200):
        world = g.imagine(1, rng)
        assert isinstance(world, TeaAuction)
        bids.add(world.bids[0])
    assert bids == set(range(8))


def test_a_record_is_played_again(tmp_path: Path) -> None:
    table, g = table_of()
    rng = seeded("record")
    while not g.over:
        options = g.options(g.open[0])
        table.play(g.open[0].seat, options[rng.below(len(options))])
    path = str(tmp_path / "tea.jsonl")
    save(path, table, ["a", "b", "c"])
    assert replay(LOADED.kind, load(path)).trouble == ""


def test_every_bot_plays_it() -> None:
    for name in all_bots():
        _, g = table_of(3, name)
        rng = seeded(name)
        for _ in range(4):
            decision = g.open[0]
            move = answer(bot(name), LOADED.kind, g, decision.seat, rng)
            assert g.judge(decision, move) is None
            g.apply(decision, move)


# -- words ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_is_said_in_both_languages(lang: str) -> None:
    table, g = table_of(3, lang)
    said = teller_of(LOADED, Texts(lang))
    rng = seeded("words")
    words: list[str] = [said.title()]
    while not g.over:
        seat = g.open[0].seat
        now = said.read(g.observe(seat))
        choices = now.choices(g.options(g.open[0]))
        words += [now.question(seat), now.waiting(seat), now.moment()]
        words += [choice.text for choice in choices]
        table.play(seat, choices[rng.below(len(choices))].move)
    end = said.read(g.observe(SPECTATOR))
    told = [end.tell(event) for event in table.log]
    words += [sentence.text for sentence in told if sentence is not None]
    words += re.findall(r"'(?:title|text)': '([^']*)'", str(said.read(g.observe(0)).shown()))
    assert all(words)
    assert not [word for word in words if "tea_auction" in word or "-" in word.replace("Pu'er", "")]
    cyrillic = [bool(re.search("[а-яё]", word)) for word in words if re.search(r"[^\W\d_]", word)]
    assert all(cyrillic) if lang == "ru" else not any(cyrillic)


# -- the browser's server ---------------------------------------------------------------------


@pytest.mark.anyio
async def test_a_whole_game_at_the_table_server(tmp_path: Path) -> None:
    async with open_server(settings_at(tmp_path / "house.db")) as server:
        ann = await server.guest("Ann", "ru")
        shown = {game["name"]: game for game in (await ann.get("/games", lang="ru")).json()}
        assert list(shown) == games()
        tea = shown["tea_auction"]
        assert (tea["title"], tea["players"], tea["time"]) == ("Чайный аукцион", "2–5 игроков", "10 мин")
        assert tea["options"][0]["choice_titles"] == ["разрешена", "запрещена"]
        rules = (await ann.get("/games/tea_auction/rules", lang="ru")).json()
        assert [section["id"] for chapter in rules["chapters"] for section in chapter["sections"]] == [
            "TA-BID",
            "TA-WIN",
            "TA-END",
        ]
        assert (await ann.get("/games/tea_auction/printed")).json() == {}

        table = await ann.table("tea_auction", "me", "scholar", "random")
        line = await ann.socket(table)
        await line.look(0, "ru")
        view = await line.view(lambda told: told["asked"] is not None)
        assert view["shown"]["hand"][0] == {"title": "Монеты", "text": "1 2 3 4 5 6 7 8"}
        why = await ann.get(f"/tables/{table}/why", seat=0, move="keep", lang="ru")
        assert why.json()["clause"] == "TA-BID-01"
        assert "ставит одну из своих монет" in why.json()["rule"]
        while view["ending"] is None:
            if view["asked"] is not None:
                move = view["asked"]["options"][-1]["move"]
                await line.say("play", seat=0, version=view["version"], move=move, key=ann.key())
            version = view["version"]
            view = await line.view(lambda told, version=version: told["version"] > version)  # type: ignore[misc]
        assert view["ending"]["winners"]
        record = await ann.get(f"/tables/{table}/record")
        assert json.loads(record.text.splitlines()[0])["game"] == "tea_auction"


@pytest.mark.anyio
async def test_a_finished_game_is_shown_with_everything_open(tmp_path: Path) -> None:
    async with open_server(settings_at(tmp_path / "house.db")) as server:
        ann = await server.guest("Ann")
        table = await ann.table("tea_auction", "random", "me")
        for _ in range(200):
            view = await ann.view(table, 1)
            if view["ending"] is not None:
                break
            if view["asked"] is not None:
                await ann.play(table, view)
        coins = {}
        for eyes in (-2, -1):
            shown = (await ann.get(f"/tables/{table}/replay/1", eyes=eyes)).json()["shown"]
            coins[eyes] = sorted(len(facts[0]["text"].split()) for facts in shown["players"])
        assert coins == {-2: [7, 8], -1: [8, 8]}, "the first bid, and a bid that is still secret"


# -- the terminal -----------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "won", "offered"), [("en", "wins", "On offer"), ("ru", "выигрывает", "На торгах")])
def test_a_whole_game_at_the_terminal(
    lang: str, won: str, offered: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the end one looks around, leaves, and names a file to save to."""
    monkeypatch.chdir(tmp_path)
    script = ["rules", "rules TA-WIN-01", "why keep", "board", "cards", "log", *["1"] * 40, "sum", "", "tea.jsonl"]
    played = Evening(script, "human,scholar,pupil", lang, game="tea_auction")
    assert replay(LOADED.kind, load("tea.jsonl")).trouble == ""
    assert played.table.position.over
    assert won in played.flat
    assert offered in played.flat
    assert "TA-WIN-01" in played.flat


# -- environments -----------------------------------------------------------------------------


def test_it_is_a_pettingzoo_environment() -> None:
    api_test(env("tea_auction", seats=3), num_cycles=60)
    seed_test(lambda: env("tea_auction", seats=3), num_cycles=20)


def test_an_agent_learns_what_its_seat_may_know() -> None:
    table = raw_env("tea_auction", seats=2)
    table.reset(seed=3)
    before = table.observe("player_1")["observation"]
    table.step(BID + 4)
    assert (table.observe("player_1")["observation"] == before).all()
    names = LOADED.kind.layout().names()
    assert table.observe("player_0")["observation"][names.index("bids 0")] == 5
    while table.agents:
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(np.flatnonzero(mask)[0]) if mask.any() else None)


# -- learning ---------------------------------------------------------------------------------


def test_its_lesson_is_sound_and_is_played_to_its_end() -> None:
    (lesson,) = sound_lessons(LOADED)
    run = LessonRun(Walkthrough(LOADED, lesson))
    run.go(2)
    run.play("bid 6")
    run.go(4)
    run.choose(0)
    run.go(5)
    run.play("sell")
    assert run.reply is not None
    run.play("keep")
    run.play("bid 2")
    assert run.reply is not None
    run.play("bid 1")
    assert run.kind == "end"


def test_lessons_of_a_pack_of_ones_own_are_checked_with_its_cards(tmp_path: Path) -> None:
    original = (folder_of("tea_auction") / "1_first_bids.toml").read_text(encoding="utf-8")
    (tmp_path / "lessons").mkdir()
    (tmp_path / "teas.toml").write_bytes((LOADED.game.folder / "pack" / "teas.toml").read_bytes())
    (tmp_path / "lessons" / "1_bids.toml").write_text(original.replace('"keep"', '"drink"'), encoding="utf-8")
    with pytest.raises(ContentError) as wrong:
        sound_lessons(load_game("tea_auction", tmp_path), tmp_path)
    assert str(wrong.value) == '1_bids.toml, step no. 5, do[1]: "drink" stands here, but there is no such move.'


@pytest.mark.anyio
async def test_the_server_lists_and_gives_its_lesson(tmp_path: Path) -> None:
    async with open_server(settings_at(tmp_path / "t.db")) as server:
        course = (await server.stranger().get("/learn/tea_auction", lang="ru")).json()
        assert [lesson["title"] for lesson in course["lessons"]] == ["Первые ставки"]
        line = await server.stranger().lesson("tea_auction", "ta-1-first-bids", 2)
        assert (await line.view())["asked"]["kind"] == "Bid"
        assert (await line.hear("lesson"))["moves"] == ["bid 6"]
