"""What a player can type: an option's number, a command, or a move by its name."""

import difflib
import re
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from teahouse.text import SOURCE, Texts, languages

COMMANDS: Final = (
    "why", "hint", "undo", "restart", "answers", "log", "rules", "cards", "board", "read", "sum",
    "mute", "unmute", "save", "lang", "help", "quit", "quit!",
)  # fmt: skip
"""Every command; the messages `table-command-…` of each language hold the words for it."""
_TAKES_NOTHING: Final = ("hint", "undo", "restart", "answers", "cards", "board", "mute", "help", "quit", "quit!")


class Typed(NamedTuple):
    """A line as typed: a command with the rest of the line, or no command."""

    command: str
    rest: str


@cache
def _by_word() -> dict[str, str]:
    """The command each word stands for; the words of all languages work in every language."""
    by_word: dict[str, str] = {}
    for lang in [*languages(), SOURCE]:
        for command in COMMANDS:
            words = Texts(lang).say(f"table-command-{command.replace('!', '-now')}").lower().split()
            by_word |= dict.fromkeys(words, command)
    return by_word


def read_line(line: str) -> Typed:
    """Commands are whole words, with a question mark or without; `board b_star` is a move, `board` alone a command."""
    line = line.strip().rstrip("? ") or line
    word, _, rest = line.strip().partition(" ")
    command = _by_word().get(word.lower(), "")
    if not command or (rest.strip() and command in _TAKES_NOTHING):
        return Typed("", line.strip())
    return Typed(command, rest.strip())


def matching(typed: str, words: list[str]) -> list[str]:
    """The words meant by what was typed: the same one, else those whose parts begin so, from the front or the end."""
    wanted = typed.lower().replace("ё", "е").split()
    if not wanted:
        return []
    if " ".join(wanted) in words:
        return [" ".join(wanted)]
    return [word for word in words if _is_begun(wanted, word) or _is_begun(["_".join(wanted)], word)]


def _is_begun(wanted: list[str], word: str) -> bool:
    return _begins(wanted, word.split()) or _begins(wanted, word.split()[-len(wanted) :])


def _begins(wanted: list[str], parts: list[str]) -> bool:
    """Numbers must be whole: `card 3` is not the beginning of `card 37`."""
    if len(wanted) > len(parts):
        return False
    return all(
        part == want if want.isdigit() else part.startswith(want) for want, part in zip(wanted, parts, strict=False)
    )


def place_of(number: int, names: Sequence[str]) -> int:
    """The answer with this number in the list, else the only one whose name ends with it (`card 63`); -1 if none."""
    if 1 <= number <= len(names):
        return number - 1
    called = [at for at, name in enumerate(names) if name.split()[-1] == str(number)]
    return called[0] if len(called) == 1 else -1


def saying(typed: str, told: Sequence[str]) -> list[int]:
    """The places of what is told with all these words in it, in their order, each at least begun."""
    wanted = _plain(typed)
    return [at for at, each in enumerate(told) if wanted and _holds(_plain(each), wanted)]


def _plain(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower().replace("ё", "е"))


def _holds(words: list[str], wanted: list[str]) -> bool:
    at = 0
    for want in wanted:
        found = [n for n in range(at, len(words)) if _begins([want], [words[n]])]
        if not found:
            return False
        at = found[0] + 1
    return True


def nearest(typed: str, words: list[str]) -> list[str]:
    return difflib.get_close_matches(typed.lower(), words, 3)
