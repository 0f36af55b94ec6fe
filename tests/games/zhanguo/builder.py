"""A small builder: arrange a position of ZhanGuo, make moves by name, ask what a player would see."""

from collections.abc import Iterable
from functools import cache

from teahouse.engine.event import Event
from teahouse.games.zhanguo.loading import load
from teahouse.games.zhanguo.rules.box import Box
from teahouse.games.zhanguo.rules.kind import ZhanGuoKind
from teahouse.games.zhanguo.rules.names import BOARDS, CARDS, COLOURS, OFFICIALS, REGIONS
from teahouse.games.zhanguo.rules.state import Player, ZhanGuo


@cache
def kind() -> ZhanGuoKind:
    return ZhanGuoKind(load().box)


class Builder:
    """A game with hands and boards that a test has laid out itself.

    A fresh table stands at the first turn of round 1: seat 0 is the first player and is asked to play a card.
    Regions are numbered 1 to 5 and officials are named, as players see them.
    """

    def __init__(self, seats: int = 2, seed: str = "bench", box: Box | None = None, **options: str) -> None:
        """With a box of the test's own where it prints other numbers (`load().box`, changed)."""
        self.kind = kind() if box is None else ZhanGuoKind(box)
        self.g: ZhanGuo = self.kind.new(seats, self.kind.complete(options), seed)
        self.g.keeps_events = True

    # -- arranging ---------------------------------------------------------------------------

    def first(self, seat: int = 0) -> "Builder":
        """Make a seat the first player, before anybody has played (only while the first card is asked for)."""
        g = self.g
        order = [seat, *(other for other in g.track if other != seat)]
        g.track, g.first = order, seat
        turns = [step for step in g.agenda if step[0].__name__ == "take_turn"]
        rest = [step for step in g.agenda if step[0].__name__ not in ("take_turn", "offer_claims")]
        take_turn = turns[0][0]
        g.agenda, g.open = rest, []
        for _ in range(6):
            for other in reversed(order if g.track_order else g.clockwise(seat)):
                g.agenda.append((take_turn, (other,), None))
        g.advance()
        return self

    def player(self, seat: int) -> Player:
        return self.g.players[seat]

    def hand(self, seat: int, *cards: int) -> "Builder":
        """Put exactly these cards on top of a hand: they replace cards of it, taken from wherever they are."""
        hand = self.player(seat).hand
        kept = [card for card in hand if card not in cards]
        for card in cards:
            if card not in hand:
                self._swap(card, kept.pop(0))
        return self

    def _swap(self, wanted: int, given: int) -> None:
        """Exchange two cards wherever they lie (deck, hand, court or player board), so that none is lost."""
        piles: list[list[int]] = [*self.g.decks, self.g.court]
        for player in self.g.players:
            piles += [player.hand, player.cards, player.set_aside]
        for pile in piles:
            for i, card in enumerate(pile):
                if card in (wanted, given):
                    pile[i] = given if card == wanted else wanted

    def take_card(self, card: int) -> None:
        """Remove a card from the deck or hand where it lies."""
        for pile in [*self.g.decks, *(player.hand for player in self.g.players)]:
            if card in pile:
                pile.remove(card)
                return
        raise AssertionError(f"card {card} is neither in a deck nor in a hand")

    def court(self, *cards: int) -> "Builder":
        """Lay cards on the court pile, the last on top; they come out of the decks (swap hands first)."""
        for card in cards:
            self._to_deck(card)
            self.take_card(card)
            self.g.court.append(card)
        return self

    def _to_deck(self, card: int) -> None:
        for player in self.g.players:
            if card in player.hand:
                deck = self.g.decks[self.kind.box.card_colour[card]]
                self._swap(card, deck[0])

    def region(
        self,
        seat: int,
        region: int,
        *,
        governor: str = "",
        working: str = "",
        workers: int | None = None,
        unrest: int | None = None,
        cards: Iterable[int] = (),
    ) -> "Builder":
        """Add officials (named by colour) to a region of a player board, set workers and unrest, lay cards there."""
        player = self.player(seat)
        for words, area in ((governor, player.governor_area), (working, player.worker_area)):
            for word in words.split():
                colour = OFFICIALS.index(word)
                assert player.supply[colour], f"no {word} official left in the supply"
                player.supply[colour] -= 1
                area[3 * (region - 1) + colour] += 1
        if workers is not None:
            player.workers[region - 1] = workers
        if unrest is not None:
            player.unrest[region - 1] = unrest
        for card in cards:
            self._to_deck(card)
            self.take_card(card)
            player.cards[3 * (region - 1) + player.cards_in(region - 1)] = card
        return self

    def clear_officials(self, seat: int) -> "Builder":
        """All officials back to the supply: the printed starting ones are in the way of many tests."""
        player = self.player(seat)
        for area in (player.governor_area, player.worker_area):
            for i in range(REGIONS * 3):
                player.supply[i % 3] += area[i]
                area[i] = 0
        return self

    def board(self, seat: int, name: str) -> "Builder":
        """Give a player another board ("a", "b_circle", ...) with its printed officials."""
        self.clear_officials(seat)
        player = self.player(seat)
        player.board = BOARDS.index(name)
        printed = self.g.board_of(seat)
        for colour in printed.start_officials:
            player.supply[colour] -= 1
            player.governor_area[3 * printed.start_region + colour] += 1
        return self

    def markers(self, seat: int, *, short: str = "", tall: str = "") -> "Builder":
        """Give a player markers by colour; they come out of the general supply."""
        for word in short.split():
            self.g.short[COLOURS.index(word)] -= 1
            self.player(seat).short[COLOURS.index(word)] += 1
        for word in tall.split():
            self.g.tall[COLOURS.index(word)] -= 1
            self.player(seat).tall[COLOURS.index(word)] += 1
        return self

    def place(self, seat: int, what: str, *places: str) -> "Builder":
        """Put own pieces on the main board: palace "3", governor "2.1" (square) or "2" (beside), wall "gold_1.2"."""
        player = self.player(seat)
        for place in places:
            if what == "palace":
                player.palaces -= 1
                self.g.palaces[4 * (int(place) - 1) + seat] += 1
            elif what == "governor" and "." in place:
                region, square = place.split(".")
                player.governors -= 1
                self.g.squares[4 * (int(region) - 1) + int(square) - 1] = seat
            elif what == "governor":
                player.governors -= 1
                self.g.beside[4 * (int(place) - 1) + seat] += 1
            else:
                section, cell = place.split(".")
                player.walls -= 1
                self.g.walls[3 * self.kind.box.section_names.index(section) + int(cell) - 1] = seat
        return self

    def able(self, seat: int) -> "Builder":
        """Give a player what `act` needs and no more: workers in 1 and 2, red at work in 3, all colours governing 4."""
        self.clear_officials(seat).region(seat, 1, workers=2).region(seat, 2, workers=1)
        return self.region(seat, 3, working="red").region(seat, 4, governor="red grey white")

    def tile(self, section: str, criterion: int) -> "Builder":
        """Turn up a criterion at a wall section."""
        self.g.tiles[self.kind.box.section_names.index(section)] = criterion
        return self

    def task(self, slot: int, name: str) -> "Builder":
        """Put a task tile into a slot (0-2 upper wall, palace, governor; 3-5 lower)."""
        self.g.tasks[slot] = [task.name for task in self.kind.box.tasks].index(name)
        return self

    def round(self, number: int) -> "Builder":
        """Pretend it is round 1 to 5 (the later rounds stay on the agenda as they were)."""
        self.g.round = number - 1
        return self

    def run(self, rule: str, *args: int) -> "Builder":
        """Drop what is asked and carry out one rule of the game now, by its function name."""
        self.g.open = []
        self.g.agenda.append((self.kind.rules[rule], args, None))
        self.g.advance()
        return self

    def phase_3(self) -> "Builder":
        """Everybody has played: all hands lie on the court, and the rewards of this round begin."""
        g = self.g
        for player in g.players:
            g.court += player.hand
            player.hand = []
        begun = [(number,) for number in range(g.round + 1)]
        past = ("take_turn", "offer_claims")
        g.agenda = [
            (step, args, cause)
            for step, args, cause in g.agenda
            if step.__name__ not in past and not (step.__name__ == "start_round" and args in begun)
        ]
        g.open = []
        g.advance()
        return self

    # -- playing -----------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who is asked (the first, if several are)."""
        return self.g.open[0].seat

    @property
    def asks(self) -> str:
        """The name of the decision that is open now ("" when the game is over)."""
        return type(self.g.open[0]).__name__ if self.g.open else ""

    def play(self, *words: str, seat: int | None = None) -> "Builder":
        """Make moves by name, each by whoever is asked (or by `seat`); an illegal one fails with its clause."""
        for word in words:
            mover = self.seat if seat is None else seat
            clause = self.g.refuse(mover, self.kind.number(word))
            assert clause is None, f"{word!r} is refused by {clause} while {self.asks} is asked"
            decision = self.g.decision_of(mover)
            assert decision is not None
            self.g.apply(decision, self.kind.number(word))
        return self

    def act(self, card: int, action: str) -> "Builder":
        """Play a card of the hand to the court and perform an action in one way that `able` allows."""
        steps = {
            "wall": ("cell gold_1.1", "region 1"),
            "palace": ("region 1", "region 2", "tall beige"),
            "recruit": ("region 3",),
            "reassign": ("cube governor.4.red", "governor-area 5", "done"),
            "hire": ("official red", "region 2"),
            "governor": ("region 4", "square 4.1"),
        }
        return self.play(f"card {card}", f"action {action}", *steps[action])

    def why(self, word: str, seat: int | None = None) -> str | None:
        """The clause that refuses a move, or None when it is legal."""
        return self.g.refuse(self.seat if seat is None else seat, self.kind.number(word))

    def lack(self, word: str) -> tuple[str, int, int] | None:
        """The first thing a refused move is short of: (what, have, need)."""
        lacks = self.g.lacking(self.seat, self.kind.number(word))
        return (lacks[0].what, lacks[0].have, lacks[0].need) if lacks else None

    def options(self, *, free: bool = False) -> set[str]:
        """The words of the legal moves; free moves only on request."""
        moves = {self.kind.moves[move] for move in self.g.options(self.g.open[0])}
        return moves if free else {word for word in moves if not word.startswith("free ")}

    def heard(self, kind: str) -> list[Event]:
        """Events of one kind so far."""
        return [event for event in self.g.events if event.kind == kind]

    def finish_turn(self) -> "Builder":
        """Decline everything optional until another seat (or nobody) is on turn."""
        mover = self.g.turn_of
        while self.g.open and self.g.turn_of == mover and self.asks not in ("PlayCard", "UseCard"):
            self.play("done" if "done" in self.options() else "pass")
        return self

    def hire(self) -> "Builder":
        """The player on turn plays a card, hires whoever can be hired into region 1, and is done."""
        self.play(f"card {self.player(self.seat).hand[0]}", "action hire")
        return self.play(min(self.options()), "region 1").finish_turn()

    def hire_all_round(self) -> list[int]:
        """Everybody hires until this round's hands are empty; returns whose turns these were."""
        turns = []
        for _ in range(sum(len(player.hand) for player in self.g.players)):
            turns.append(self.seat)
            self.hire()
        return turns

    # -- reading -----------------------------------------------------------------------------

    def officials(self, seat: int, region: int) -> tuple[str, str]:
        """The officials of a region as words: governor area, worker area."""
        player = self.player(seat)
        at = 3 * (region - 1)
        return (
            " ".join(OFFICIALS[c] for c in range(3) for _ in range(player.governor_area[at + c])),
            " ".join(OFFICIALS[c] for c in range(3) for _ in range(player.worker_area[at + c])),
        )

    def a_card(self, trigger: int | None = None, bonus: int | None = None, colour: int | None = None) -> int:
        """The lowest card number with this trigger, bonus and colour; none of them is in a hand afterwards."""
        box = self.kind.box
        for card in range(1, CARDS + 1):
            fits = trigger is None or box.card_trigger[card] == trigger
            fits = fits and (bonus is None or box.card_bonus[card] == bonus)
            fits = fits and (colour is None or box.card_colour[card] == colour)
            if fits and not any(card in player.cards for player in self.g.players):
                return card
        raise AssertionError("no such card")
