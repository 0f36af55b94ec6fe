"""Newcomers in a running game: whoever has never sat there gets an open seat when all who play there let them in.

Somebody with a second browser is somebody new, who would see a second hand; no server can tell, so those decide who
would be cheated. Whoever opened the seat has agreed, and a seat that a bot keeps for somebody counts as theirs.
"""

from teahouse.server.live_tables import LiveTable
from teahouse.server.models import Person
from teahouse.server.wire.lobby import NewcomerShown


def missing(live: LiveTable, newcomer: int, seat: int) -> set[int]:
    """The people who have not let somebody in at this seat yet; nobody has to before the cards are dealt."""
    row, past = live.row, live.past
    if row.state != "playing" or row.seats[seat].person == newcomer or past.hands_of(newcomer):
        return set()
    resigned = row.summary.sitting.resigned
    taken = [each for number, each in enumerate(row.seats) if each.who != "open" and number not in resigned]
    players = {each.person for each in taken if each.person is not None}
    return players - {newcomer} - past.agreed(newcomer, seat)


def shown(live: LiveTable, person: Person | None) -> list[NewcomerShown]:
    """Who asks for a seat, and who has not answered yet."""
    found = []
    for asked in live.past.asking:
        assert asked.person is not None
        awaited = missing(live, asked.person, asked.seat)
        names = sorted({seat.name for seat in live.row.seats if seat.person in awaited and seat.name})
        mine = person is not None and asked.person == person.id
        found.append(
            NewcomerShown(asked.n, asked.seat, asked.name, mine, person is not None and person.id in awaited, names)
        )
    return found
