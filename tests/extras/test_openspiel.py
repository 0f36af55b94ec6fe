"""OpenSpiel's own tests, on every installed game."""

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed here: make test-extras")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import mcts  # type: ignore[import-not-found,unused-ignore]  # noqa: E402
from open_spiel.python.observation import make_observation  # type: ignore[import-not-found,unused-ignore]  # noqa: E402

import teahouse.envs.openspiel  # noqa: E402, F401  (importing it registers the games)
from teahouse.engine.errors import TeahouseError  # noqa: E402
from teahouse.registry import games  # noqa: E402

GAMES = [f"teahouse_{name}" for name in games()]


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations_pass(name: str) -> None:
    game = pyspiel.load_game(name, {"players": 2, "deals": 20})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_game_is_written_down_and_read_back() -> None:
    game = pyspiel.load_game("teahouse_ancient_world", {"players": 2, "deals": 5})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_options_and_rewards_are_parameters() -> None:
    game = pyspiel.load_game("teahouse_zhanguo(players=2,options=draft:on;boards:b,reward=margin)")
    assert game.num_players() == 2
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 1000
    state.apply_action(7)
    assert state.position.observe(0)["draft"] is True
    with pytest.raises(TeahouseError, match="has no option “size”"):
        pyspiel.load_game("teahouse_zhanguo(options=size:big)")
    with pytest.raises(TeahouseError, match="boards:b;draft:on, not “draft”"):
        pyspiel.load_game("teahouse_zhanguo(options=draft)")


def test_players_see_their_rows_and_remember_what_they_saw() -> None:
    game = pyspiel.load_game("teahouse_zhanguo(players=2)")
    now, recalled = make_observation(game), make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    state = game.new_initial_state()
    state.apply_action(3)
    before = [recalled.string_from(state, player) for player in (0, 1)]
    assert before[0] != before[1]
    now.set_from(state, 1)
    assert (now.tensor == np.frombuffer(state.settings.kind.features(state.position, 1), np.uint8)).all()
    state.apply_action(state.legal_actions()[0])
    assert [recalled.string_from(state, player) for player in (0, 1)] != before
    assert state.clone().legal_actions() == state.legal_actions()


def test_its_search_plays() -> None:
    game = pyspiel.load_game("teahouse_ancient_world(players=2,deals=3)")
    state = game.new_initial_state()
    state.apply_action(1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    player = mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=np.random.RandomState(1))
    assert player.step(state) in state.legal_actions()
