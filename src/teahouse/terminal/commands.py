"""What a player can type: an option's number, a command, or a move by its name."""

import difflib
from typing import Final, NamedTuple

COMMANDS: Final[dict[str, tuple[str, ...]]] = {
    "why": ("why", "почему"),
    "hint": ("hint", "подсказка"),
    "undo": ("undo", "u", "отмена"),
    "restart": ("restart", "заново"),
    "log": ("log", "журнал"),
    "rules": ("rules", "rule", "правила", "правило"),
    "cards": ("cards", "карты"),
    "board": ("board", "стол"),
    "mute": ("mute", "молчать"),
    "unmute": ("unmute", "спрашивать"),
    "save": ("save", "сохранить"),
    "lang": ("lang", "язык"),
    "help": ("help", "?", "h", "помощь"),
    "quit": ("quit", "q", "exit", "выход"),
    "quit!": ("quit!", "q!", "выход!"),
}
"""Every command and the words for it; all of them work in every language."""

_BY_WORD: Final = {word: command for command, words in COMMANDS.items() for word in words}
_TAKES_NOTHING: Final = ("hint", "undo", "restart", "cards", "board", "mute", "help", "quit", "quit!")


class Typed(NamedTuple):
    """A line as typed: a command with the rest of the line, or no command."""

    command: str
    rest: str


def read_line(line: str) -> Typed:
    """Commands are whole words; `board b_star` is a move, `board` alone a command."""
    word, _, rest = line.strip().partition(" ")
    command = _BY_WORD.get(word.lower(), "")
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
    return [word for word in words if _begins(wanted, word.split()) or _begins(wanted, word.split()[-len(wanted) :])]


def _begins(wanted: list[str], parts: list[str]) -> bool:
    """Numbers must be whole: `card 3` is not the beginning of `card 37`."""
    if len(wanted) > len(parts):
        return False
    return all(
        part == want if want.isdigit() else part.startswith(want) for want, part in zip(wanted, parts, strict=False)
    )


def nearest(typed: str, words: list[str]) -> list[str]:
    return difflib.get_close_matches(typed.lower(), words, 3)
