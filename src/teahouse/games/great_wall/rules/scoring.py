"""The end of the game: shame, horde cards, artifacts."""

from typing import Final

from teahouse.games.great_wall.rules.box import Artifact
from teahouse.games.great_wall.rules.counting import all_hold, amount, unshamed_captures
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.modifiers import shame_penalty, tie_order
from teahouse.games.great_wall.rules.qin.ending import ARTIFACT, winner_alone
from teahouse.games.great_wall.rules.state import OVER, GreatWall
from teahouse.games.great_wall.rules.words import M_SCORING

SCORED: Final = 2
"""What takes honour: shame at the end; the event says so."""


def end_game(g: GreatWall) -> None:
    """Shame, hordes, artifacts, in this order (GW-END-06)."""
    g.season = OVER
    g.say("scoring", -1, g.end_reasons)
    for expansion in g.attached():
        expansion.before_scoring(g)
    for seat in g.participants():
        score_shame(g, seat)
    for seat in g.participants():
        score_hordes(g, seat)
    for artifact in g.artifacts:
        for seat in g.participants():
            honor = artifact_honor(g, g.box.artifacts[artifact], seat)
            g.gain_honor(seat, honor, "honor-artifact", artifact)
    g.victor = most_honored(g) if g.opponent is None else winner_alone(g)
    g.finished = True
    g.say("won", g.victor)


def most_honored(g: GreatWall) -> int:
    """Most honour; ties to the higher tea marker, as cards change it (GW-FLW-04, GW-TEA-03, GW-END-12, 13)."""
    order = [seat for seat in tie_order(g) if seat != g.reed]
    best = order[0]
    for seat in order:
        if g.clans[seat].honor > g.clans[best].honor:
            best = seat
    return best


def score_shame(g: GreatWall, seat: int) -> None:
    """5 honour for each warrior with shame; tokens on horde cards cost nothing (GW-END-07..09, GW-SHM-12..14)."""
    ashamed = sum(g.clans[seat].shamed)
    g.gain_honor(seat, -ashamed * shame_penalty(g, seat), "honor-lost", SCORED)


def score_hordes(g: GreatWall, seat: int) -> None:
    """The honour of captured cards without shame (GW-END-10, GW-SHM-13)."""
    honor = sum(g.horde_type(card).honor for card in unshamed_captures(g, seat))
    g.gain_honor(seat, honor, "honor-hordes")


def artifact_honor(g: GreatWall, artifact: Artifact, seat: int) -> int:
    """The first line whose condition the player meets, whoever else does (GW-ART-01..04, GW-END-11).

    Qin needs none (GW-SOLO-94).
    """
    if seat == g.qin:
        return ARTIFACT
    h = Happening(M_SCORING, seat)
    for line in artifact.score:
        if all_hold(g, line.conditions, seat, h):
            return amount(g, line.honor, seat, h)
    return 0
