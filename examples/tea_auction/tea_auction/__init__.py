"""Tea Auction: secret bids for eight teas, for two to five players."""

from typing import Final

from teahouse.registry import Game

GAME: Final = Game(
    name="tea_auction",
    package=__name__,
    kind="rules:TeaAuctionKind",
    content="content:load",
    teller="words:TeaTeller",
    clauses=("TA",),
)
