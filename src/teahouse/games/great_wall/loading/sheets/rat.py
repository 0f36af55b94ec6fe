"""The sheet of the Rat."""

from teahouse.games.great_wall.loading.box import CardCompiler, place, warrior
from teahouse.games.great_wall.loading.cards import Counter, RatCardEntry
from teahouse.games.great_wall.loading.files import Files
from teahouse.games.great_wall.rules import words
from teahouse.games.great_wall.rules.box import Sheet
from teahouse.games.great_wall.rules.expansions.rat.sheet import FEWEST, MOST, WHOEVER, RatCard, RatSheet
from teahouse.games.great_wall.rules.language import Amount


def read(files: Files, compiler: CardCompiler) -> Sheet:
    return RatSheet(files.rat.rat.gold, [card(entry, compiler) for entry in files.rat.rat_card])


def card(entry: RatCardEntry, compiler: CardCompiler) -> RatCard:
    asks = MOST if entry.most else FEWEST if entry.fewest else WHOEVER
    return RatCard(entry.id, asks, counted(entry.most or entry.fewest), compiler.conditions(entry.if_))


def counted(counter: Counter | None) -> Amount:
    """How many of something somebody has; nothing on a card that counts nothing."""
    if counter is None:
        return Amount(0)
    return Amount(
        1,
        per=words.SCALERS.index(counter.of),
        at=place(counter.at),
        warrior=warrior(counter.warrior),
        what=-1 if counter.what is None else words.GOODS.index(counter.what),
    )
