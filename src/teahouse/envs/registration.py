"""The names under which `gymnasium.make` and `gymnasium.make_vec` find the installed games."""

import gymnasium

from teahouse.registry import GAMES, found


def environment_id(game: str) -> str:
    """`great_wall` is `Teahouse/GreatWall-v0`."""
    return f"Teahouse/{''.join(part.capitalize() for part in game.split('_'))}-v0"


def register_environments() -> None:
    """Called by Gymnasium itself, through its entry points, and when `teahouse.envs` is imported."""
    for game in found(GAMES):
        if environment_id(game) not in gymnasium.registry:
            gymnasium.register(
                environment_id(game),
                entry_point="teahouse.envs.single:TeahouseEnv",
                vector_entry_point="teahouse.envs.vector:TeahouseVector",
                kwargs={"game": game},
                disable_env_checker=True,
            )
