"""What may be chosen before a game: the rules forbid some options to so many players, or beside other options.

Choices are made from first to last: the number of seats, then the options in the order of the kind. Each is judged with
those before it as they are and those after it as usual, so a choice never locks the one it depends on.
"""

from collections.abc import Iterator

from teahouse import ledger
from teahouse.engine.errors import TeahouseError
from teahouse.engine.kind import GameKind, Option
from teahouse.server.bookshelf import on_the_shelf, option_shown, said
from teahouse.server.errors import Trouble
from teahouse.server.hall import loaded
from teahouse.server.wire.lobby import Forbidden, NewTable, Possible, SetUp


def possible(game: str, wish: SetUp, lang: str) -> Possible:
    """The wish as it can be played, and what cannot be chosen beside it."""
    kind = loaded(on_the_shelf(game)).kind
    chosen = settled(kind, wish.seats, completed(kind, wish.options))
    told = [
        Forbidden(option.name, choice, clause, why(game, option, clause, lang))
        for option, choice, clause in forbidden(kind, wish.seats, chosen)
    ]
    return Possible(chosen, told)


def check(wish: NewTable, lang: str) -> None:
    """Refuse a table that the rules forbid: which option, and why."""
    kind = loaded(on_the_shelf(wish.game)).kind
    seats, chosen = len(wish.seats), completed(kind, wish.options)
    for option, choice, clause in forbidden(kind, seats, chosen):
        if chosen[option.name] == choice:
            shown = option_shown(wish.game, option, lang)
            title = shown.choice_titles[shown.choices.index(choice)]
            reason = why(wish.game, option, clause, lang)
            raise Trouble("bad-option", clause, option=shown.title, choice=title, why=reason)


def completed(kind: GameKind, options: dict[str, str]) -> dict[str, str]:
    try:
        return kind.complete(options)
    except TeahouseError:
        raise Trouble("bad-options") from None


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
    return said(f"option-{game}-{option.name}-when", lang) or ledger.clause(clause, lang).text
