from typing import NamedTuple
class Token(NamedTuple):
    icon: str = ""
def card_icons(entry: object) -> list[list[Token]]:
    return []
