"""What the coach of ZhanGuo looks at: what one seat sees and may answer, and what follows from it."""

from collections.abc import Sequence

from teahouse.games.zhanguo.rules import court, tasks, unrest
from teahouse.games.zhanguo.rules.governor import colours_governing
from teahouse.games.zhanguo.rules.moves import CARD
from teahouse.games.zhanguo.rules.names import CARDS, OFFICIALS, REGIONS
from teahouse.games.zhanguo.rules.rewards import TakeReward, refuse_reward
from teahouse.games.zhanguo.rules.wall import WallCell
from teahouse.games.zhanguo.words import GameReading
from teahouse.games.zhanguo.words.reckoning import laid_out
from teahouse.wording import Reading


class Look:
    """What a seat sees and may answer, and what follows from it."""

    def __init__(self, reading: Reading, moves: Sequence[int]) -> None:
        assert isinstance(reading, GameReading)
        now, self.box = reading.now, reading.words.box
        self.waiting = [move - CARD for move in now.waiting if move > CARD]
        """Own cards whose abilities may still answer."""
        self.g, self.me = laid_out(self.box, now), now.seat
        self.mine = self.g.players[self.me]
        self.asked = now.question(self.me)
        self.asks = "" if self.asked is None else self.asked.asks
        self.moves = moves
        self.settled = self.mine.board >= 0
        """Whether the board is chosen and the rounds have begun."""
        self.last_round = len(self.box.rewards[0]) - 1
        self.hand = self.mine.hand
        self.cards = [card for card in self.mine.cards if card]

    @property
    def turn(self) -> bool:
        return self.asks == "PlayCard"

    @property
    def in_last_round(self) -> bool:
        return self.g.round == self.last_round

    @property
    def regions(self) -> range:
        return range(REGIONS if self.settled else 0)

    def cards_in(self, region: int) -> list[int]:
        return [card for card in self.mine.cards[3 * region : 3 * region + 3] if card]

    def room(self, region: int) -> int:
        return unrest.room_for_unrest(self.g, self.me, region)

    def region_of(self, card: int) -> int:
        return self.mine.cards.index(card) // 3

    def awake(self, action: int) -> list[int]:
        """Own cards that would answer an action, if the number suits."""
        mine = [card for card in self.cards if self.box.card_trigger[card] == action]
        return [card for card in mine if self.room(self.region_of(card))]

    def can(self, action: int) -> bool:
        return court.refuse_action(self.g, self.me, action) is None

    def suits(self, card: int, action: int) -> bool:
        return court.number_suits(self.g, card, action) == 1

    def suiting(self, action: int) -> list[int]:
        """Cards of the hand with the right number."""
        return [card for card in self.hand if self.suits(card, action)]

    def card(self) -> int:
        """The card whose use is asked for; 0 if none is."""
        return self.asked.read(court.UseCard).card if self.asked is not None and self.asks == "UseCard" else 0

    def colours(self, region: int) -> int:
        """How many colours of officials stand in a governor area."""
        return colours_governing(self.g, self.me, region)

    def ready_for_governor(self) -> bool:
        return self.mine.governors > 0 and any(self.colours(region) == len(OFFICIALS) for region in self.regions)

    def reward(self) -> int:
        """The kind of reward that is offered; -1 if none is."""
        if self.asked is None or self.asks != "TakeReward":
            return -1
        return self.box.rewards[self.asked.read(TakeReward).aspect][self.g.round].kind

    def working(self) -> int:
        return sum(self.mine.officials_working(region) for region in self.regions)

    def paid(self) -> bool:
        """Is the wall paid for with workers?"""
        assert self.asked is not None
        return self.asked.read(WallCell).paid > 0

    def offered(self) -> list[int]:
        """Cards among the answers."""
        return [move - CARD for move in self.moves if CARD < move <= CARD + CARDS]

    def missing_for(self, slot: int) -> int:
        """How many objects a task still asks for."""
        task = self.box.tasks[self.g.tasks[slot]]
        have = [tasks.objects_at(self.g, self.me, task.kind, place) for place in range(len(task.needs))]
        return sum(max(0, need - there) for need, there in zip(task.needs, have, strict=True))

    def one_short(self, aspect: int) -> bool:
        """Would one more marker put one first, for a reward that one is able to receive?"""
        others = [player.markers(aspect) for seat, player in enumerate(self.g.players) if seat != self.me]
        return self.mine.markers(aspect) == max(others) and refuse_reward(self.g, self.me, aspect) is None

    def tied_first(self, aspect: int) -> bool:
        others = [player.markers(aspect) for seat, player in enumerate(self.g.players) if seat != self.me]
        return 0 < self.mine.markers(aspect) == max(others)
