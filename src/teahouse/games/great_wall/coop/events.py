"""Events: one each winter, with an effect at once, one that lasts, or both."""

from teahouse.games.great_wall.coop.ending import court_of
from teahouse.games.great_wall.happening import Happening
from teahouse.games.great_wall.moments import announce
from teahouse.games.great_wall.scripts import run_script
from teahouse.games.great_wall.state import GreatWall
from teahouse.games.great_wall.words import M_EVENT_REVEALED


def reveal_event(g: GreatWall) -> None:
    """The top card; its lasting effect holds from now on to the end (GW-COOP-36..39)."""
    court = court_of(g)
    if not court.event_deck:
        return
    g.reveal()
    event = court.event_deck.pop()
    court.revealed.append(event)
    g.say("event", -1, event)
    h = Happening(M_EVENT_REVEALED)
    run_script(g, g.box.events[event].immediate, g.players()[0], h, 1)
    announce(g, h)
