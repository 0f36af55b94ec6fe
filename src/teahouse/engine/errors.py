"""What can go wrong, said in sentences."""


class TeahouseError(Exception):
    """Something a person asked for cannot be done; the message says what is wrong and what would be right."""


class Refused(TeahouseError):
    """A move the rules do not allow now; `clause` is the ledger id that forbids it."""

    def __init__(self, move: str, clause: str) -> None:
        super().__init__(f"“{move}” is not allowed now: see {clause}.")
        self.move = move
        self.clause = clause


class NothingToUndo(TeahouseError):
    """The last move told somebody something, or another seat has moved since."""

    def __init__(self) -> None:
        super().__init__("Nothing can be taken back: since your last move something became known.")


class CannotRewind(TeahouseError):
    """A step that was never reached."""

    def __init__(self, steps: int, taken: int) -> None:
        super().__init__(f"The table cannot go back to step {steps}: it has taken {taken}.")


class CannotWrite(TeahouseError):
    """A record that the disk does not take; `reason` is the system's."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"The record cannot be written to {path}: {reason}.")
        self.path = path
        self.reason = reason
