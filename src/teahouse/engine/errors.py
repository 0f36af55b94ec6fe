"""What can go wrong, said in sentences."""


class TeahouseError(Exception):
    """Something a person asked for cannot be done; the message says what is wrong and what would be right."""


class Refused(TeahouseError):
    """A move the rules do not allow now; `clause` is the ledger id that forbids it."""

    def __init__(self, move: str, clause: str) -> None:
        super().__init__(f"“{move}” is not allowed now: see {clause}.")
        self.move = move
        self.clause = clause
