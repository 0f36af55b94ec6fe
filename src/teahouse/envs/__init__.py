"""Research environments: every installed game behind the usual interfaces.

    from teahouse.envs import env

    table = env("zhanguo", seats=4)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        over = terminated or truncated
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))

`env` and `raw_env` are PettingZoo AEC, `parallel_env` PettingZoo Parallel, `TeahouseEnv` Gymnasium for one learner,
`TeahouseVector` Gymnasium's vector environment, `BatchEnv` many games in compiled code; `Structure` turns rows into
arrays of board, seats and cards. See `docs/research.md`.
"""

try:
    from teahouse.envs.aec import TeahouseAEC, env, raw_env
    from teahouse.envs.batch import BatchEnv
    from teahouse.envs.parallel import TeahouseParallel
    from teahouse.envs.registration import environment_id, register_environments
    from teahouse.envs.single import TeahouseEnv
    from teahouse.envs.structure import Structure
    from teahouse.envs.vector import TeahouseVector
except ModuleNotFoundError as error:
    if error.name not in ("gymnasium", "numpy", "pettingzoo"):
        raise
    raise ModuleNotFoundError(
        f"teahouse.envs needs {error.name}: pip install 'teahouse[envs]'.", name=error.name
    ) from None

parallel_env = TeahouseParallel
register_environments()

__all__ = [
    "BatchEnv",
    "Structure",
    "TeahouseAEC",
    "TeahouseEnv",
    "TeahouseParallel",
    "TeahouseVector",
    "env",
    "environment_id",
    "parallel_env",
    "raw_env",
]
