"""The legal moves of ZhanGuo as they are listed: in groups, with what each would bring where that is plain to see."""

from teahouse.games.zhanguo.rules import moves, names
from teahouse.games.zhanguo.rules.court import UseCard
from teahouse.games.zhanguo.words.seen import Seen
from teahouse.games.zhanguo.words.words import Words
from teahouse.wording import Choice
from teahouse.wording.asked import Asked

LAST = (moves.DONE, moves.PASS)


class Choices:
    """What one may answer."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def listed(self, seen: Seen, legal: list[int]) -> list[Choice]:
        """Answers first, free moves next, then what declines or ends."""
        asked = seen.question(seen.seat)
        assert asked is not None
        ranked = sorted(legal, key=lambda move: (self.rank(move), legal.index(move)))
        return [self.choice(move, asked, seen) for move in ranked]

    def rank(self, move: int) -> int:
        if moves.REGION <= move < moves.OFFICIAL:
            return 0
        if moves.FREE <= move < moves.CELL:
            return 2
        return 3 if move in LAST else 1

    def group(self, move: int, asked: Asked) -> str:
        """Only playing a card and free moves have titles."""
        if moves.FREE <= move < moves.CELL:
            return self.words.say("group-free")
        if move in LAST:
            return self.words.say("group-other")
        if asked.asks == "UseCard":
            return self.words.say("group-court" if move < moves.REGION else "group-board")
        return ""

    def choice(self, move: int, asked: Asked, seen: Seen) -> Choice:
        """A legal move in words, with what it would bring."""
        text, note = self.words.move(move, self.words.asks(asked, seen), seen), ""
        if asked.asks == "UseCard" and moves.REGION <= move < moves.OFFICIAL:
            text, note = self.words.region(move - moves.REGION), self.unification(asked.read(UseCard).card, move, seen)
        elif asked.asks == "UseCard" and moves.ACTION <= move < moves.REGION:
            note = self.court_action(asked.read(UseCard).card, move - moves.ACTION, seen)
        elif asked.asks == "PlayCard" and move > moves.CARD and seen.court:
            higher = move - moves.CARD > seen.court[-1]
            note = self.words.say("higher" if higher else "lower", card=seen.court[-1])
        return Choice(move, self.group(move, asked), text, "", note)

    def unification(self, card: int, move: int, seen: Seen) -> str:
        """Which card of the region it becomes, and its markers, points and unrest (ZG-UNI-07..16)."""
        place = len(seen.players[seen.seat].cards_in(move - moves.REGION)) + 1
        colour = self.words.box.card_colour[card]
        taken = min(place, seen.short[colour])
        parts = [self.words.say("use-place", place=place)]
        if taken:
            parts.append("+" + self.words.say("markers", count=taken, colour=names.COLOURS[colour]))
        if place > taken:
            parts.append("+" + self.words.texts.say("core-vp", count=place - taken))
        if place > 1:
            parts.append(self.words.say("use-unrest", count=place - 1))
        return ", ".join(parts)

    def court_action(self, card: int, action: int, seen: Seen) -> str:
        """Which own cards answer the action if the number suits (ZG-ACT-03..12)."""
        box = self.words.box
        needed = box.number_needed[action]
        if needed == 0 or (seen.court and (card - seen.court[-1]) * needed <= 0):
            return ""
        answering = [c for c in seen.players[seen.seat].cards if c and box.card_trigger[c] == action]
        listed = [self.words.say("answering", card=each, bonus=self.words.bonus(each)) for each in answering]
        return self.words.say("answers", cards="; ".join(listed)) if answering else self.words.say("suits-none")
