"""Setting up the table."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.engine.shared_lists import with_list, with_number
from teahouse.games.zhanguo.rules.boards import hand_out_boards
from teahouse.games.zhanguo.rules.moves import COLOUR
from teahouse.games.zhanguo.rules.names import CARDS, COLOURS, SEAT_COLOURS, SECTIONS, TASK_KINDS
from teahouse.games.zhanguo.rules.rounds import play_rounds
from teahouse.games.zhanguo.rules.state import ZhanGuo


def set_up(g: ZhanGuo, choose_colours: int) -> None:
    """Everything before round 1; colours nobody plays stay in the box (ZG-SET-01)."""
    for seat in range(g.seats):
        g.players[seat].colour = -1 if choose_colours else seat
        if choose_colours:
            g.then(ask_for_colour, seat)
    take_pieces(g)
    shuffle_decks(g)
    lay_out_tiles(g)
    choose_first_player(g)
    g.then(hand_out_boards)
    g.then(play_rounds)


def ask_for_colour(g: ZhanGuo, seat: int) -> None:
    g.ask(ChooseColour(seat))


class ChooseColour(Decision[ZhanGuo]):
    """Which colour does this player take? (ZG-SET-02, ZG-CMP-20)"""

    clause: ClassVar[str] = "ZG-SET-02"

    def candidates(self, g: ZhanGuo) -> list[int]:
        return [COLOUR + colour for colour in range(len(SEAT_COLOURS))]

    def refuse(self, g: ZhanGuo, move: int) -> str | None:
        colour = move - COLOUR
        if not 0 <= colour < len(SEAT_COLOURS):
            return self.clause
        for player in g.players:
            if player.colour == colour:
                return self.clause
        return None

    def take(self, g: ZhanGuo, move: int) -> None:
        g.players[self.seat].colour = move - COLOUR
        g.say("colour", self.seat, move - COLOUR)


def take_pieces(g: ZhanGuo) -> None:
    """Pieces of each player, as many as lie in the box, and no more (ZG-SET-03, ZG-SET-05, ZG-SET-18, ZG-CMP-12..17).

    Value-1 markers by the number of players, all value-3 markers (ZG-SET-08..09, ZG-SET-26..28, ZG-CMP-19).
    """
    box = g.box
    for player in g.players:
        player.supply = [box.officials_per_colour] * 3
        player.governors = box.governors
        player.palaces = box.palaces
        player.walls = box.walls
        player.discs = box.task_discs
    g.short = [box.short_markers[colour][g.seats] for colour in range(len(COLOURS))]
    g.tall = box.tall_markers[:]


def shuffle_decks(g: ZhanGuo) -> None:
    """Three decks of forty by the colour of the backs (ZG-SET-06, ZG-CMP-07, ZG-CRD-02..05)."""
    for colour in range(len(COLOURS)):
        deck = [card for card in range(1, CARDS + 1) if g.box.card_colour[card] == colour]
        g.shuffle(deck)
        g.decks = with_list(g.decks, colour, deck)


def lay_out_tiles(g: ZhanGuo) -> None:
    """A random wall tile face on each section, two of four tasks a kind (ZG-SET-19..24, ZG-CMP-09..10, ZG-TSK-01)."""
    tiles = list(range(len(g.box.wall_tiles)))
    g.shuffle(tiles)
    g.tiles = [g.box.wall_tiles[tiles[section]][g.chance(2)] for section in range(SECTIONS)]
    for kind in range(len(TASK_KINDS)):
        tasks = [task for task in range(len(g.box.tasks)) if g.box.tasks[task].kind == kind]
        g.shuffle(tasks)
        g.tasks = with_number(with_number(g.tasks, kind, tasks[0]), kind + 3, tasks[1])


def choose_first_player(g: ZhanGuo) -> None:
    """At random, their disc on top of the rewards track, the others below in random order (ZG-SET-10..14)."""
    order = list(range(g.seats))
    g.shuffle(order)
    g.track = order
    g.first = order[0]
    g.say("first-player", g.first)
