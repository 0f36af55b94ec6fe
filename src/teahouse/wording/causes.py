"""What led to a question, in words: a message for each cause, in which what led to that one can be said.

The message `<game>-cause-<rule or decision>` is given what the arguments mean, and also:

| variable | holds |
| --- | --- |
| `within` | the sentence of what led to this cause; empty where it begins something new |
| `last` | `yes` if the question follows from this very cause, `no` if another cause came in between |
| `asks` | the name of the question |

A message that does not say `within` stands for itself.
"""

from collections.abc import Callable

from teahouse.engine.cause import Cause
from teahouse.text import capital

Args = dict[str, str | int]
Facts = Callable[[Cause, Args], Args]
"""What a cause tells, by the names its message has for it; what the cause around it tells is given."""
Say = Callable[[str, Args], str]
"""The message of a cause, by its name."""


def cause_in_words(cause: Cause | None, asks: str, facts: Facts, say: Say) -> str:
    """Whose doing a question is and what led to it; empty where that is not known."""
    chain: list[Cause] = []
    while cause is not None:
        chain.append(cause)
        cause = cause.within
    told: Args = {}
    sentence = ""
    for each in reversed(chain):
        told = {**told, **facts(each, told), "within": sentence, "asks": asks}
        told["last"] = "yes" if each is chain[0] else "no"
        sentence = say(each.name, told)
    return capital(sentence)
