"""Research environments: every installed game behind the standard interface for several agents.

    from teahouse.envs import env

    table = env("zhanguo", seats=4)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        over = terminated or truncated
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))

See `docs/research.md`.
"""

try:
    from teahouse.envs.aec import TeahouseAEC, env, raw_env
except ModuleNotFoundError as error:
    if error.name not in ("gymnasium", "numpy", "pettingzoo"):
        raise
    raise ModuleNotFoundError(
        f"teahouse.envs needs {error.name}: pip install 'teahouse[envs]'.", name=error.name
    ) from None

__all__ = ["TeahouseAEC", "env", "raw_env"]
