"""A contender's side of the wire: measure what is asked, one JSON line in, one JSON line out."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

Measure = Callable[..., dict[str, float]]
"""Takes its arguments and the seconds it may spend; returns named figures."""


def serve(measures: dict[str, Measure], hello: dict[str, Any]) -> None:
    """Say who is here, then answer until the other side hangs up."""
    print(json.dumps(hello), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        figures = measures[asked["measure"]](*asked["args"], asked["seconds"])
        print(json.dumps(figures), flush=True)


def microseconds(calls: list[Callable[[], object]], seconds: float) -> dict[str, float]:
    """How long one call takes, on the average over the given ones, called in turn."""
    made = 0
    began = time.process_time()
    until = began + seconds
    while time.process_time() < until:
        for call in calls:
            for _ in range(50):
                call()
        made += 50 * len(calls)
    return {"us": (time.process_time() - began) / made * 1e6}
