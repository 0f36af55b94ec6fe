"""What can go wrong at the web table: a code, a status, and a sentence in the language of whoever asked."""

from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from teahouse.server.wire.talk import Problem
from teahouse.text import Texts

STATUS: Final = {
    "malformed": 400,
    "no-such-lesson": 404,
    "no-such-lesson-step": 404,
    "lesson-not-begun": 409,
    "lesson-not-yet": 409,
    "lesson-not-asked": 409,
    "no-such-move": 400,
    "no-such-question": 400,
    "no-such-seat": 400,
    "no-such-step": 400,
    "no-such-bot": 400,
    "no-such-plan": 400,
    "bad-game": 400,
    "bad-seats": 400,
    "bad-options": 400,
    "bad-option": 400,
    "who-are-you": 401,
    "foreign-page": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "not-seated": 403,
    "no-hints": 403,
    "hidden": 403,
    "banned": 403,
    "not-your-name": 403,
    "sent-away": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-example": 404,
    "no-such-pack": 404,
    "not-your-pack": 403,
    "packs-not-here": 403,
    "too-many-packs": 409,
    "unsound-pack": 409,
    "pack-changed": 409,
    "workshop-gave-up": 409,
    "lab-not-here": 403,
    "lab-not-installed": 409,
    "no-such-experiment": 404,
    "bad-experiment": 400,
    "too-many-experiments": 409,
    "no-games-yet": 409,
    "too-many-reviews": 409,
    "no-such-page": 404,
    "no-such-way": 405,
    "refused": 409,
    "stale": 409,
    "confirm": 409,
    "no-plans": 409,
    "over": 409,
    "not-over": 409,
    "not-started": 409,
    "already-started": 409,
    "nothing-to-undo": 409,
    "nothing-to-ask-back": 409,
    "nobody-asks-back": 409,
    "nobody-asks-in": 409,
    "not-yours-to-say": 403,
    "not-a-reaction": 409,
    "not-asked": 409,
    "others-play": 409,
    "no-open-seat": 409,
    "kept-seat": 409,
    "seen-another": 409,
    "is-here": 409,
    "host-is-here": 409,
    "nobody-there": 409,
    "has-resigned": 409,
    "not-late": 409,
    "answer-first": 409,
    "no-such-tournament": 404,
    "tournament-needs-time": 409,
    "tournament-full": 409,
    "too-few-players": 409,
    "other-rules": 409,
    "too-many-tables": 409,
    "name-of-bot": 409,
    "too-large": 413,
    "too-many": 429,
    "broken": 500,
    "wrong-password": 403,
    "wrong-current": 403,
    "name-taken": 409,
    "code-wrong": 403,
    "code-used": 403,
    "code-expired": 403,
    "passkey-refused": 403,
    "passkey-unknown": 403,
    "rated-pack": 409,
    "rated-hints": 409,
    "rated-people": 409,
    "no-such-person": 404,
    "hidden-page": 403,
    "bad-address": 400,
    "address-refused": 409,
    "no-mail": 409,
    "mail-down": 409,
    "not-delivered": 409,
    "no-such-channel": 404,
    "too-many-channels": 409,
    "no-such-session": 404,
    "no-such-passkey": 404,
    "no-database": 503,
}
"""Every problem there is; `problem-<code>` is its sentence."""


class ApiError(Exception):
    """A request that cannot be carried out."""

    def __init__(self, code: str, clause: str = "", **words: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.clause = clause
        self.words = words

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def to_problem(self, texts: Texts, key: str = "") -> Problem:
        return Problem(self.code, texts.say(f"problem-{self.code}", **self.words), key, self.clause)


def failure(error: Exception) -> ApiError:
    """What people are told of a fault of ours: never what it was."""
    return ApiError("no-database" if isinstance(error, SQLAlchemyError | OSError) else "broken")
