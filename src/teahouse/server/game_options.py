"""Options of a new game: the rules forbid some of them to some numbers of players, or beside other options.

Choices are made from first to last: the number of seats, then the options in the order of the kind. Each is judged with
those before it as they are and those after it as usual, so a choice never locks the one it depends on.
"""

from collections.abc import Iterator

from teahouse import ledger
from teahouse.engine.errors import TeahouseError
from teahouse.engine.kind import GameKind, Option
from teahouse.server.catalogue import known_game, option_shown, said
from teahouse.server.errors import ApiError
from teahouse.server.games import loaded
from teahouse.server.wire.lobby import Forbidden, NewTable, Possible, SetUp


def possible(game: str, request: SetUp, lang: str) -> Possible:
    """The request as it can be played, and what cannot be chosen beside it."""
    kind = loaded(known_game(game)).kind
    chosen = settled(kind, request.seats, completed(kind, request.options))
    found = [
        Forbidden(option.name, choice, clause, why(game, option, clause, lang))
        for option, choice, clause in forbidden(kind, request.seats, chosen)
    ]
    return Possible(chosen, found)


def check(request: NewTable, lang: str) -> None:
    """Refuse a table that the rules forbid: which option, and why."""
    kind = loaded(known_game(request.game)).kind
    seats, chosen = len(request.seats), completed(kind, request.options)
    for option, choice, clause in forbidden(kind, seats, chosen):
        if chosen[option.name] == choice:
            shown = option_shown(request.game, option, lang)
            title = shown.choice_titles[shown.choices.index(choice)]
            reason = why(request.game, option, clause, lang)
            raise ApiError("bad-option", clause, option=shown.title, choice=title, why=reason)


def completed(kind: GameKind, options: dict[str, str]) -> dict[str, str]:
    try:
        return kind.complete(options)
    except TeahouseError:
        raise ApiError("bad-options") from None


def settled(kind: GameKind, seats: int, wished: dict[str, str]) -> dict[str, str]:
    """Every option as wished where those before it allow it, else the first choice that they allow."""
    chosen = kind.complete({})
    for option in kind.options:
        for choice in (wished[option.name], *option.choices):
            if kind.impossible(seats, {**chosen, option.name: choice}) is None:
                chosen[option.name] = choice
                break
    return chosen


def forbidden(kind: GameKind, seats: int, chosen: dict[str, str]) -> Iterator[tuple[Option, str, str]]:
    """Each choice that those before it rule out, with its clause."""
    before = kind.complete({})
    for option in kind.options:
        for choice in option.choices:
            clause = kind.impossible(seats, {**before, option.name: choice})
            if clause is not None:
                yield option, choice, clause
        before[option.name] = chosen[option.name]


def why(game: str, option: Option, clause: str, lang: str) -> str:
    """For whom an option is, where somebody has said it in a sentence; else what the ledger says."""
    return said(f"option-{game}-{option.name}-when", lang) or ledger.text_of(clause, lang)
