"""The course of the game: six rounds, each with its preparation (AW-RND, AW-PRE)."""

from teahouse.games.ancient_world.rules.decks import deal_empire_row, discard_empire_row, fill_army_row
from teahouse.games.ancient_world.rules.end_of_round import end_round
from teahouse.games.ancient_world.rules.scoring import end_game
from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.games.ancient_world.rules.turns import take_turns
from teahouse.games.ancient_world.rules.words import CELLS


def play_rounds(g: AncientWorld) -> None:
    """Six rounds, then the scoring (AW-RND-01, AW-RND-03..04)."""
    for number in range(1, len(g.box.round_deck)):
        g.then(start_round, number)
    g.then(end_game)


def start_round(g: AncientWorld, number: int) -> None:
    """Preparation, actions, end of round; set-up dealt the rows of round 1 (AW-RND-02, AW-PRE-01, AW-PRE-15..16)."""
    g.round = number
    g.say("round", -1, number)
    open_cells(g)
    if number > 1:
        discard_empire_row(g)
        deal_empire_row(g)
        fill_army_row(g)
    g.then(take_turns)
    g.then(end_round)


def open_cells(g: AncientWorld) -> None:
    """A cell whose round has come is uncovered for the rest of the game (AW-PRE-03..04, AW-PRE-06)."""
    for cell in range(len(CELLS)):
        if g.box.cells[cell].opens == g.round > 1:
            g.say("opened", -1, cell)
