"""Observations of all seats laid together, for a finished game whose hands may be seen."""

from typing import Any

from teahouse.wording import Observation


def unveil(observations: list[Observation], owners: str) -> Observation:
    """What all seats know together, seen by nobody in particular; `owners` names the list of what each seat has.

    What lies there after the seats belongs to participants without a player, and is as everybody sees it.
    """
    each: list[dict[str, Any]] = observations
    owned = [observation[owners][observation["seat"]] for observation in each] + each[0][owners][len(each) :]
    asked = [question for observation in each for question in own_questions(observation)]
    return observations[0] | {"seat": -1, owners: owned, "asked": asked}


def own_questions(observation: dict[str, Any]) -> list[object]:
    """What a seat is asked, as it knows it; of others it may see no more than that the table waits."""
    return [question for question in observation["asked"] if question["seat"] == observation["seat"]]
