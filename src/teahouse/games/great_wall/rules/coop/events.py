"""Events: one each winter, with an effect at once, one that lasts, or both."""

from teahouse.games.great_wall.rules.coop.ending import court_of
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.scripts import run_script
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import M_EVENT_REVEALED


def reveal_event(g: GreatWall) -> None:
    """The top card; its lasting effect holds from now on to the end (GW-COOP-36..39)."""
    court = court_of(g)
    if not court.event_deck:
        return
    g.reveal("event")
    event = court.event_deck.pop()
    court.revealed.append(event)
    g.say("event", -1, event)
    h = Happening(M_EVENT_REVEALED)
    run_script(g, g.box.events[event].immediate, g.players()[0], h, 1)
    announce(g, h)
