"""Causes: which rule or answer led to a question, and what led to that."""

from typing import Final, final


@final
class Cause:
    """Something that leads to questions: a rule with its arguments, or the answer to a decision.

    `args` are a rule's arguments, or the fields of a decision and then the move that answered it; the game's cause
    table says what each one means. It reaches people through words alone, as events do: neither observations nor
    snapshots hold it.
    """

    def __init__(self, name: str, args: tuple[object, ...], within: "Cause | None") -> None:
        self.name = name
        self.args = args
        self.within = within
        """What led to this; None for what begins something new, such as a turn."""


@final
class Causes:
    """The cause table of a game: which rules and which answers lead to questions."""

    def __init__(self, beginnings: dict[str, tuple[str, ...]], others: dict[str, tuple[str, ...]]) -> None:
        """`beginnings` are what nothing else leads to: a season, a round, a turn."""
        self.beginnings = frozenset(beginnings)
        self.told: dict[str, tuple[str, ...]] = {**beginnings, **others}
        """By rule or decision, what its arguments mean: `player`, `area`, `card`, ...; those left out mean nothing."""

    def leading_on(self, name: str, args: tuple[object, ...], now: Cause | None) -> Cause | None:
        """What leads to all that follows from a rule or answer of this name: itself, or what led to it.

        A rule that goes on with the same takes its own place: tokens placed one by one have one cause.
        """
        if name not in self.told:
            return now
        if name in self.beginnings:
            return Cause(name, args, None)
        goes_on = now is not None and now.name == name and now.args[:1] == args[:1]
        return Cause(name, args, now.within if now is not None and goes_on else now)


NO_CAUSES: Final = Causes({}, {})
