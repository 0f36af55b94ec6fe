"""What people write, as it is kept and shown: letters, signs and single spaces, nothing that cannot be seen."""

import unicodedata
from functools import cache
from typing import Final

from teahouse.bots import all_bots
from teahouse.server.errors import ApiError
from teahouse.server.games import texts
from teahouse.text import languages

UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Control characters, zero width and the turning of writing, halves of letters, letters that are none."""
BLANK: Final = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters that look like nothing."""


def cleaned(written: str) -> str:
    """A line without what cannot be seen; spaces and ends of lines are single spaces."""
    spaced = " ".join(unicodedata.normalize("NFC", written).split())
    seen = "".join(each for each in spaced if unicodedata.category(each) not in UNSEEN and each not in BLANK)
    return " ".join(seen.split())


def line(written: str, field: str) -> str:
    """What somebody says; something must be left to be seen."""
    seen = cleaned(written)
    if not seen:
        raise ApiError("malformed", detail=f"$.{field}: nothing of it can be seen")
    return seen


def name(written: str) -> str:
    """What somebody calls themselves: never as a bot is called in any language."""
    seen = line(written, "name")
    if compared(seen) in names_of_bots():
        raise ApiError("name-of-bot", name=seen)
    return seen


@cache
def names_of_bots() -> frozenset[str]:
    titles = [texts(lang).say(f"bot-{bot}") for lang in languages() for bot in all_bots() if _is_told(lang, bot)]
    return frozenset(compared(each) for each in (*titles, *all_bots()))


def _is_told(lang: str, bot: str) -> bool:
    return texts(lang).knows(f"bot-{bot}")


def compared(seen: str) -> str:
    """Names that look alike but for the width and case of their letters are one."""
    return unicodedata.normalize("NFKC", seen).casefold()
