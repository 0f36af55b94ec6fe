"""Teahouse from Python: what one learns in a minute, and that its objects behave."""

import copy
import pickle
import pydoc
from pathlib import Path
from typing import Any

import pytest

import teahouse
from teahouse.engine.errors import Refused, TeahouseError
from teahouse.engine.kind import GameKind
from teahouse.engine.playout import play_randomly
from teahouse.engine.position import Position
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import state_hash
from teahouse.engine.table import Table
from teahouse.games.zhanguo.rules.box import Box
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.loading.pack import ContentError
from teahouse.registry import load_game

GAMES = ["great_wall", "zhanguo", "ancient_world"]


def midway(name: str, moves: int = 60) -> Position:
    position = teahouse.load(name).start(seats=3, seed=7)
    play_randomly(position, seeded("midway"), moves)
    return position


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_loaded_started_and_played_by_words(name: str) -> None:
    assert name in teahouse.all_games()
    game = teahouse.load(name)
    position = game.start(seats=3, seed=7)
    chance = seeded("words")
    while not position.over:
        moves = position.legal_moves
        assert position.decision_of(position.turn) is position.open[0]
        position.play(moves[chance.below(len(moves))])
    assert position.legal_moves == []
    assert position.turn == -1
    with pytest.raises(TeahouseError, match="The game is over"):
        position.play(game.moves[0])


def test_a_seed_may_be_a_number_or_a_text_and_without_one_chance_has_its_own() -> None:
    game = teahouse.load("zhanguo")
    assert state_hash(game.start(seed=7)) == state_hash(game.start(seed="7"))
    assert state_hash(game.start()) != state_hash(game.start())
    assert game.start().seats == 3
    assert game.start(2, 1, draft="on").observe(0)["draft"] is True


def test_an_answer_of_another_seat_says_whose_it_is() -> None:
    position = teahouse.load("zhanguo").start(seats=4, seed=2, draft="on")
    assert len(position.open) == 4
    last = position.open[3]
    move = teahouse.load("zhanguo").moves[position.options(last)[0]]
    position.play(move, seat=last.seat)
    assert position.decision_of(last.seat) is not last
    assert position.open[0].seat == 0


def test_what_cannot_be_played_is_said_and_changes_nothing() -> None:
    position = teahouse.load("zhanguo").start(seats=3, seed=7)
    before = state_hash(position)
    with pytest.raises(Refused) as refused:
        position.play("done")
    assert refused.value.clause == "ZG-TRN-01"
    with pytest.raises(TeahouseError, match=r"“crad 7” is not a move of zhanguo\. Did you mean: card 7"):
        position.play("crad 7")
    with pytest.raises(TeahouseError, match="There is no seat 5, only 0 to 2"):
        position.play("done", seat=5)
    with pytest.raises(TeahouseError, match=r"zhanguo is for 2, 3, 4 players, not for 9"):
        teahouse.load("zhanguo").start(seats=9)
    with pytest.raises(TeahouseError, match="has no option “sides”"):
        teahouse.load("zhanguo").start(sides="b")
    with pytest.raises(TeahouseError, match="There is no game “go”"):
        teahouse.load("go")
    assert state_hash(position) == before


@pytest.mark.parametrize("name", GAMES)
def test_positions_are_copied_and_pickled_in_the_middle_of_a_game(name: str) -> None:
    position = midway(name)
    for twin in (copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert type(twin) is type(position)
        assert twin.game is position.game
        assert state_hash(twin) == state_hash(position)
        assert [twin.observe(seat) for seat in range(-1, 3)] == [position.observe(seat) for seat in range(-1, 3)]
        twin.play(twin.legal_moves[-1])
        assert state_hash(twin) != state_hash(position)


@pytest.mark.parametrize("name", GAMES)
def test_tables_are_copied_and_pickled_with_their_ways_back(name: str) -> None:
    table = Table(load_game(name).kind, 3, {}, "7")
    chance = seeded("table")
    while table.moves < 40 or len(table.undo_points) < 2:
        decision = table.position.open[0]
        options = table.position.options(decision)
        table.play(decision.seat, options[chance.below(len(options))])
    table.do_not_ask(0, "nothing there is")
    seat = table.undo_points[-1].seat
    for twin in (copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert [state_hash(each.position) for each in (twin, table)] == [state_hash(table.position)] * 2
        assert (twin.entries, twin.unasked, len(twin.log)) == (table.entries, table.unasked, len(table.log))
        before = state_hash(table.position)
        twin.undo(seat)
        twin.undo(seat)
        assert state_hash(twin.position) == state_hash(table.undo_points[-2].position)
        assert state_hash(table.position) == before


def test_kinds_and_games_stay_the_same_object() -> None:
    game = teahouse.load("zhanguo")
    assert copy.deepcopy(game.kind) is copy.copy(game.kind) is game.kind
    assert pickle.loads(pickle.dumps(game.kind)) is game.kind
    assert pickle.loads(pickle.dumps(game)).kind is game.kind


def test_a_pickle_says_so_when_the_cards_are_others() -> None:
    game = teahouse.load("zhanguo")
    other = pickle.dumps(game.kind).replace(game.kind.content.encode(), b"0" * len(game.kind.content))
    with pytest.raises(TeahouseError, match="This was kept with other cards of zhanguo than those of this version"):
        pickle.loads(other)


def test_what_nobody_loaded_cannot_be_pickled() -> None:
    with pytest.raises(TeahouseError, match="does not know its game"):
        pickle.dumps(bare_position())


def bare_position() -> ZhanGuo:
    box: Any = teahouse.load("zhanguo").kind
    assert isinstance(box.box, Box)
    return ZhanGuo(box.box, 2, seeded("bare"))


def test_reprs_say_what_things_are() -> None:
    game = teahouse.load("zhanguo")
    position = game.start(seats=3, seed=7)
    position.play(position.legal_moves[0])
    assert repr(game) == repr(game.kind) == "<zhanguo, version 1: for 2, 3, 4 players, 276 moves>"
    assert repr(position).startswith("<ZhanGuo for 3: UseCard(seat=1, card=")
    assert repr(position).endswith("; points 0 0 0>")
    assert repr(Table(game.kind, 2, {}, "1")).startswith("<Table of zhanguo after 0 moves: <ZhanGuo for 2: ")
    assert repr(game.kind.layout()) == "<Layout of 1977 features in 183 planes>"


def test_help_explains_whichever_engine_is_running() -> None:
    position = teahouse.load("zhanguo").start(seats=2, seed=1)
    assert "legal_moves" in str(Position.__doc__)
    assert "legal_moves" in pydoc.plain(pydoc.render_doc(position))
    assert "contract of a game" in str(GameKind.__doc__)
    assert "cards" in str(teahouse.load.__doc__)


def test_a_pack_of_ones_own_is_loaded_by_its_folder(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="there is no such folder"):
        teahouse.load("zhanguo", pack=str(tmp_path / "none"))
