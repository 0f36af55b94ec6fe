"""The course of the game: five rounds of drawing, playing and rewards."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision
from teahouse.engine.event import only
from teahouse.engine.shared_lists import with_list
from teahouse.games.zhanguo.rules.court import PlayCard
from teahouse.games.zhanguo.rules.moves import CARD
from teahouse.games.zhanguo.rules.names import COLOURS
from teahouse.games.zhanguo.rules.rewards import give_rewards
from teahouse.games.zhanguo.rules.scoring import end_game
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.games.zhanguo.rules.tasks import offer_claims

HAND: Final = 6


def play_rounds(g: ZhanGuo) -> None:
    """Five rounds from number 1 on, then the scoring (ZG-RND-01, ZG-RND-09..10, ZG-SET-07)."""
    for number in range(g.box.rounds):
        g.then(start_round, number)
    g.then(end_game)


def start_round(g: ZhanGuo, number: int) -> None:
    """The one round marker moves on; draw, play, rewards (ZG-RND-02, ZG-CMP-11)."""
    g.round = number
    g.say("round", -1, number + 1)
    g.then(draw_cards)
    g.then(play_cards)
    g.then(give_rewards)


def drafting(g: ZhanGuo) -> bool:
    """The variant draws three cards in every round but the last (ZG-VAR-02, ZG-VAR-04)."""
    return g.draft and g.round < g.box.rounds - 1


def draw_cards(g: ZhanGuo) -> None:
    """Two cards from each deck, or three with the draft to choose from (ZG-RND-03..04, ZG-RND-11, ZG-VAR-02)."""
    g.reveal("card")
    each = 3 if drafting(g) else 2
    decks = [deck[:] for deck in g.decks]
    for seat in range(g.seats):
        for deck in decks:
            for _ in range(each):
                card = deck.pop()
                g.players[seat].hand.append(card)
                g.say("drew-card", seat, card, to=only(seat))
        g.say("drew", seat, each)
    g.decks = decks
    if drafting(g):
        for seat in range(g.seats):
            g.ask(PutAside(seat, 0))
        g.then(bury_cards)


class PutAside(Decision[ZhanGuo]):
    """Which of the three cards of this colour goes back? All players choose at once (ZG-VAR-02)."""

    clause: ClassVar[str] = "ZG-VAR-02"

    colour: int

    def candidates(self, g: ZhanGuo) -> list[int]:
        return [CARD + card for card in g.players[self.seat].hand if g.box.card_colour[card] == self.colour]

    def refuse(self, g: ZhanGuo, move: int) -> str | None:
        card = move - CARD
        if card in g.players[self.seat].hand and g.box.card_colour[card] == self.colour:
            return None
        return self.clause

    def take(self, g: ZhanGuo, move: int) -> None:
        player = g.players[self.seat]
        player.hand.remove(move - CARD)
        player.set_aside = [*player.set_aside, move - CARD]
        g.say("put-aside", self.seat, move - CARD, to=only(self.seat))
        if self.colour + 1 < len(COLOURS):
            g.ask(PutAside(self.seat, self.colour + 1))


def bury_cards(g: ZhanGuo) -> None:
    """The cards put aside are shuffled and go under their decks (ZG-VAR-03, ZG-VAR-05)."""
    for colour in range(len(COLOURS)):
        layer = [player.set_aside[colour] for player in g.players]
        g.shuffle(layer)
        g.decks = with_list(g.decks, colour, layer + g.decks[colour])
    for player in g.players:
        player.buried = player.buried + player.set_aside
        player.set_aside = []
    g.say("buried", -1)


def play_cards(g: ZhanGuo) -> None:
    """One card each, round and round, until all hands are empty (ZG-RND-05..08, ZG-VAR-06, ZG-INV-08)."""
    order = g.track[:] if g.track_order else g.clockwise(g.first)
    for _ in range(HAND):
        for seat in order:
            g.then(take_turn, seat)


def take_turn(g: ZhanGuo, seat: int) -> None:
    """Play one card, then claim tasks (ZG-TRN-01, ZG-TRN-03..04)."""
    g.turn_of = seat
    g.say("turn", seat)
    g.ask(PlayCard(seat))
    g.then(offer_claims, seat)
