"""An observation as numbers, for learning."""


def features(observation: dict[str, object]) -> list[int]:
    return []
