"""Views of what has changed, put together as the browser does it."""

from typing import Any


def put(before: Any, change: Any) -> Any:
    """A value after a change, as the browser makes it."""
    if isinstance(change, list):
        return change[0]
    if isinstance(before, list):
        after = dict(enumerate(before))
        for place, each in change.items():
            if each == []:
                after = {at: value for at, value in after.items() if at < int(place)}
            else:
                after[int(place)] = put(after.get(int(place)), each)
        return [after[at] for at in sorted(after)]
    kept = {name: value for name, value in before.items() if change.get(name, True) != []}
    return kept | {name: put(before.get(name), each) for name, each in change.items() if each != []}
