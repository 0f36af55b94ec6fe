"""Reviews: what is said of a finished game."""

from typing import Literal

from teahouse.review.told import ReviewTold
from teahouse.server.wire.basics import FromClient, FromServer

ReviewDepth = Literal["quick", "deep"]
ReviewState = Literal["none", "running", "done", "failed"]


class BeginReview(FromClient, frozen=True):
    """Have a game reviewed."""

    depth: ReviewDepth = "quick"


class ReviewShown(FromServer, frozen=True):
    """The review of a game, as far as there is one."""

    state: ReviewState
    depth: ReviewDepth
    """Of the one that is running, else of the one that is here."""
    progress: float
    """From 0 to 1, while it runs."""
    left: int
    """Seconds it may still take; 0 while nobody can say."""
    review: ReviewTold | None
    """The deepest there is."""
