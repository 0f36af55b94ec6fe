"""The legal moves as they are listed: in groups, with what each would bring where that is plain to see."""

from teahouse.games.great_wall.rules import moves
from teahouse.games.great_wall.rules.barracks import warrior_price
from teahouse.games.great_wall.rules.camp import TOP_LEVEL, Build, fortification_price, wall_price
from teahouse.games.great_wall.rules.embassy import Hire, advisor_price, official_price
from teahouse.games.great_wall.rules.moments import ChooseTacticEffect
from teahouse.games.great_wall.rules.production import Promote, promotion_price
from teahouse.games.great_wall.words.seen import Asked, Seen
from teahouse.games.great_wall.words.words import Words
from teahouse.wording import Choice

LAST = (moves.DONE, moves.PASS)


class Choices:
    """What one may answer."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def listed(self, seen: Seen, legal: list[int]) -> list[Choice]:
        """Answers first, shelters after attacks, then what declines or ends."""
        asked = seen.question(seen.seat)
        assert asked is not None
        ranked = sorted(legal, key=lambda move: (self.rank(move), legal.index(move)))
        return [self.choice(move, asked, seen) for move in ranked]

    def rank(self, move: int) -> int:
        if move in LAST:
            return 2
        return 1 if moves.SHELTER <= move < moves.POST else 0

    def group(self, move: int, seen: Seen) -> str:
        """Cells by horde, buildings by kind."""
        asks = seen.asks()
        if move in LAST:
            return self.words.say("group-other")
        if moves.CELL <= move < moves.CAPTURED:
            at = move - moves.CELL
            horde = self.words.horde_at(seen, at // (3 * moves.CELLS), at // moves.CELLS % 3)
            return self.words.say("group-attack", horde=horde) if asks == "PlaceRecruit" else horde
        if asks == "PlaceRecruit":
            return self.words.say("group-shelter" if move < moves.POST else "group-post")
        if asks == "Build":
            return self.words.say("group-fortify" if move < moves.RAISE else "group-raise")
        if moves.WARRIOR <= move < moves.SAVE and asks == "Sacrifice":
            return self.words.say("group-shame")
        if moves.SHAME <= move < moves.ROW and asks == "PlaceShame":
            return self.words.say("group-shame")
        if moves.CAPTURED <= move < moves.TRACK and asks == "PlaceShame":
            return self.words.say("group-captured")
        return ""

    def choice(self, move: int, asked: Asked, seen: Seen) -> Choice:
        text = self.words.move(move, asked.asks, seen)
        price, note = self.price(move, asked, seen), self.told(move, asked, seen)
        return Choice(move, self.group(move, seen), text, price, note)

    def price(self, move: int, asked: Asked, seen: Seen) -> str:
        """What it costs."""
        g, seat = seen.g, asked.seat
        if asked.asks == "Recruit" and move >= moves.WARRIOR:
            tokens = warrior_price(g, seat, move - moves.WARRIOR)
            return self.goods(list(enumerate(tokens)))
        if asked.asks == "Hire" and move == moves.HIRE_OFFICIAL:
            return self.goods([(2, official_price(g, seat, asked.read(Hire).discount))])
        if asked.asks == "Hire" and move >= moves.TRACK:
            return self.goods([(2, advisor_price(g, seat, asked.read(Hire).discount))])
        if asked.asks == "Build" and moves.FORTIFY <= move < moves.RAISE:
            return self.goods([(4, fortification_price(g, seat, asked.read(Build).discount))])
        if asked.asks == "Build" and moves.RAISE <= move < moves.SHELTER:
            section = move - moves.RAISE
            due = wall_price(g, seat, section, asked.read(Build).discount) if g.levels[section] < TOP_LEVEL else 0
            return self.goods([(4, due)])
        if asked.asks == "Promote" and move not in LAST:
            offer = asked.read(Promote)
            due = 0 if offer.free else max(0, promotion_price(g, seat, offer.area) - offer.discount)
            return self.goods([(g.printed().overseers[offer.area].pay, due)])
        return ""

    def goods(self, listed: list[tuple[int, int]]) -> str:
        return ", ".join(self.words.tokens(good, count) for good, count in listed if count)

    def told(self, move: int, asked: Asked, seen: Seen) -> str:
        """The text of the card a move is about."""
        cards = self.words.cards
        if moves.EDICT <= move < moves.VOCABULARY:
            return cards.text_of("edict", move - moves.EDICT)
        if moves.TACTIC <= move < moves.RULE:
            return cards.text_of("tactic", move - moves.TACTIC)
        if moves.RULE <= move < moves.EDICT:
            return cards.script(self.words.box.triggers[move - moves.RULE].script)
        if moves.ORDER <= move < moves.ORDER_CELL:
            return cards.text_of("order", move - moves.ORDER)
        if moves.GENERAL <= move < moves.ADVISOR:
            return cards.text_of("general", move - moves.GENERAL)
        if moves.ADVISOR <= move < moves.TACTIC:
            return cards.text_of("advisor", move - moves.ADVISOR)
        if moves.TRACK <= move < moves.GENERAL:
            return cards.text_of("advisor", seen.g.track[move - moves.TRACK])
        if move in (moves.FREE_EFFECT, moves.ENHANCED):
            return cards.tactic_effect(asked.read(ChooseTacticEffect).tactic, move == moves.ENHANCED)
        if moves.PLAYER <= move < moves.ORDER and asked.asks == "CopyOrder":
            return cards.order(seen.clan(move - moves.PLAYER).order)
        if moves.AREA <= move < moves.SECTION and asked.asks == "MoveOfficialTo":
            return self.area(move - moves.AREA, seen)
        return ""

    def area(self, area: int, seen: Seen) -> str:
        """What sending an official there would do."""
        printed = seen.g.area_print(area)
        if printed is not None and printed.regular and seen.g.officials_total(area) + 1 >= printed.slots:
            return self.words.say("completes")
        return ""
