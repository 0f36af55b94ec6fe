"""Where the honour came from (GW-END-06..12).

A finished table still lies as it was scored, so shame, hordes and artifacts are counted again; the rest was won during
the game. An artifact of a pack that counts what is hidden needs the unveiled observation.
"""

from teahouse.games.great_wall.rules.counting import unshamed_captures
from teahouse.games.great_wall.rules.modifiers import shame_penalty, tie_order
from teahouse.games.great_wall.rules.scoring import artifact_honor
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.year import SHAME
from teahouse.games.great_wall.words.seen import Seen
from teahouse.games.great_wall.words.words import Words


def ending(words: Words, seen: Seen, points: list[int]) -> list[list[str]]:
    """Headings, then a row for each seat; the last column breaks ties."""
    texts = words.texts
    lost_alone = bool(seen.g.end_reasons & SHAME) and seen.g.opponent is not None
    if seen.g.court is not None or lost_alone or any(part.lost_by_all(seen.g) for part in seen.g.attached()):
        return ending_unscored(words, seen)
    further = any(end_honor(seen.g, seat) for seat in range(seen.seats))
    headings = [
        texts.say("core-ending-player"),
        texts.say("core-ending-during"),
        *([words.say("ending-expansions")] if further else []),
        words.say("ending-shame"),
        words.say("ending-hordes"),
        *(words.cards.artifact(artifact) for artifact in seen.g.artifacts),
        texts.say("core-ending-total"),
        words.say("ending-tea"),
    ]
    rows = [[words.player(seat), *row(seen.g, seat, points[seat], further)] for seat in range(seen.seats)]
    if seen.g.opponent is not None:
        qin = seen.g.qin
        rows.append([words.who(qin, seen), *row(seen.g, qin, seen.clan(qin).honor, further)])
    return [headings, *rows]


def ending_unscored(words: Words, seen: Seen) -> list[list[str]]:
    """Nothing is scored: what each player had at the end (GW-COOP-74, GW-SOLO-96)."""
    headings = [
        words.texts.say("core-ending-player"),
        words.say("ending-honour"),
        words.say("ending-hordes"),
        words.say("ending-tokens"),
    ]
    seats = [*range(seen.seats)] if seen.g.opponent is None else [*range(seen.seats), seen.g.qin]
    return [headings, *(unscored_row(words, seen, seat) for seat in seats)]


def unscored_row(words: Words, seen: Seen, seat: int) -> list[str]:
    clan = seen.clan(seat)
    return [words.who(seat, seen), str(clan.honor), str(len(clan.captured)), str(clan.shame_tokens())]


def end_honor(g: GreatWall, seat: int) -> int:
    """What expansions gave before the scoring."""
    return sum(part.end_honor(g, seat) for part in g.attached())


def row(g: GreatWall, seat: int, points: int, further: bool) -> list[str]:
    """During the game, expansions, shame, hordes, each artifact, all together, and the place among equals."""
    lost = sum(g.clans[seat].shamed) * shame_penalty(g, seat)
    hordes = sum(g.horde_type(card).honor for card in unshamed_captures(g, seat))
    artifacts = [artifact_honor(g, g.box.artifacts[artifact], seat) for artifact in g.artifacts]
    given = end_honor(g, seat)
    left = points - hordes - sum(artifacts)
    most = max(0, lost - given)
    during = str(left + lost - given) if left or not lost else f"≤ {most}"  # shame takes what there is (GW-END-14)
    shame = f"−{lost}" if lost else "0"
    place = tie_order(g).index(seat) + 1
    before = [during, str(given)] if further else [during]
    return [*before, shame, str(hordes), *(str(honor) for honor in artifacts), str(points), str(place)]
