"""A row of icons is made of pictures by their names on game-icons.net, numbers and signs."""

from typing import Literal, NamedTuple


class Token(NamedTuple):
    """A picture by its name, a number, or a sign."""

    kind: Literal["icon", "number", "sign"]
    value: str | int

    def __str__(self) -> str:
        return str(self.value)


Row = list[Token]


def icon(name: str) -> Token:
    return Token("icon", name)


def number(value: int) -> Token:
    return Token("number", value)


def sign(value: str) -> Token:
    return Token("sign", value)
