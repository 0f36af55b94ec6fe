"""Observations of all seats laid together, for a finished game whose hands may be seen."""

from typing import Any

from teahouse.wording import Observation


def unveil(observations: list[Observation], owners: str) -> Observation:
    """What all seats know together, seen by nobody in particular; `owners` names the list of what each seat has.

    What lies there after the seats belongs to participants without a player, and is as everybody sees it.
    """
    each: list[dict[str, Any]] = observations
    owned = [observation[owners][observation["seat"]] for observation in each] + each[0][owners][len(each) :]
    asked = [own_question(each, at) for at in range(len(each[0]["asked"]))]
    return observations[0] | {"seat": -1, owners: owned, "asked": asked}


def own_question(observations: list[dict[str, Any]], at: int) -> object:
    """An open question as the seat knows it that must answer."""
    for observation in observations:
        if observation["asked"][at]["seat"] == observation["seat"]:
            return observation["asked"][at]
    raise AssertionError("a question has no seat")
