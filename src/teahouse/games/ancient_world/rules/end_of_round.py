"""The end of a round: income, coins down, citizens home, the token, hunger (AW-EOR)."""

from teahouse.games.ancient_world.rules.hunger import check_hunger
from teahouse.games.ancient_world.rules.properties import symbols
from teahouse.games.ancient_world.rules.state import AncientWorld, Army, Building
from teahouse.games.ancient_world.rules.words import CITIZENS, P_COIN, P_KNOWLEDGE


def end_round(g: AncientWorld) -> None:
    """When all have passed; in round 6 everything but the income (AW-EOR-01..05, AW-EOR-09..11, AW-PRP-07, 09)."""
    g.say("end-of-round", -1)
    for seat in range(g.seats):
        if g.box.round_income[g.round]:
            g.gain(seat, symbols(g, seat, P_COIN), symbols(g, seat, P_KNOWLEDGE))
        rest_armies(g, seat)
        take_citizens_back(g, seat)
    g.cells = [[] for _ in g.cells]
    g.hand_up = False  # AW-EOR-08, AW-EOR-12
    for seat in g.clockwise(g.first):
        g.then(check_hunger, seat)


def rest_armies(g: AncientWorld, seat: int) -> None:
    """Coins move from scrolls down to pictures; symbols of this round are over (AW-EOR-06, AW-SRV-02)."""
    player = g.players[seat]
    player.armies = [
        Army(army.card, 0, army.picture + army.scroll, army.disbanded) if army.scroll else army
        for army in player.armies
    ]
    player.sword = 0
    player.arrow = 0


def take_citizens_back(g: AncientWorld, seat: int) -> None:
    """From cells, cards and the Hungry cell (AW-EOR-07, AW-HUN-06)."""
    player = g.players[seat]
    player.city = [Building(building.card, building.lost) if building.citizen else building for building in player.city]
    player.home = [skill for skill in range(1, CITIZENS + 1) if skill not in player.supply]
    player.hungry = []
    player.passed = False
