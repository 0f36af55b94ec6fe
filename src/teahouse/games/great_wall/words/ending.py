"""Where the honour came from (GW-END-06..12).

Every gain and loss of honour is an event that all hear, so nothing hidden is needed to add them up; what the events at
the end do not say, such as which horde gave what, still lies on the table.
"""

from typing import Final, NamedTuple

from msgspec.structs import replace

from teahouse.engine.event import Event
from teahouse.games.great_wall.rules.counting import unshamed_captures
from teahouse.games.great_wall.rules.modifiers import shame_penalty, tie_order
from teahouse.games.great_wall.rules.qin.joining import HONOR
from teahouse.games.great_wall.words.seen import Seen
from teahouse.games.great_wall.words.words import Words
from teahouse.wording.ending import (
    Breakdown,
    Claim,
    EndingColumn,
    EndingFact,
    PointShare,
    PointSource,
    Result,
    Tally,
    breakdown,
)


class Kind(NamedTuple):
    """A source of honour: its picture, and the clause that gives the honour."""

    icon: str
    clause: str


SOURCES: Final = {
    "walls": Kind(icon="stone-wall", clause="GW-CAM-07"),
    "battle": Kind(icon="crossed-swords", clause="GW-DEF-11"),
    "hordes": Kind(icon="knight-banner", clause="GW-END-10"),
    "artifacts": Kind(icon="open-chest", clause="GW-END-11"),
    "cards": Kind(icon="files", clause="GW-FLW-06"),
    "supply": Kind(icon="granary", clause="GW-PRO-11"),
    "expansions": Kind(icon="comet-spark", clause=""),
    "start": Kind(icon="imperial-crown", clause="GW-SOLO-101"),
    "lost": Kind(icon="broken-arrow", clause="GW-SHM-17"),
    "shame": Kind(icon="ceremonial-mask", clause="GW-END-07"),
}
"""In the order in which they are told."""
SOURCE_OF: Final = {
    "honor-wall": "walls",
    "honor-fortification": "walls",
    "honor-defeat": "battle",
    "honor-archers": "battle",
    "honor-reward": "battle",
    "honor-damage": "battle",
    "honor-khan": "battle",
    "honor-hordes": "hordes",
    "honor-artifact": "artifacts",
    "honor-card": "cards",
    "honor-orders": "cards",
    "honor-hand-in": "supply",
    "honor-officials": "supply",
    "honor-lost": "lost",
}
"""By event; what else begins with `honor-` is of an expansion."""


def ending(words: Words, seen: Seen, result: Result) -> Breakdown:
    g = seen.g
    seats = [*range(seen.seats), *([] if g.opponent is None else [g.qin])]
    columns = [EndingColumn(seat if seat < seen.seats else -1, words.who(seat, seen)) for seat in seats]
    totals = [g.clans[seat].honor for seat in seats]
    tally = Tally()
    if g.opponent is not None:
        start = HONOR[result.options.get("difficulty", "normal")]
        if start:
            tally.add("start", len(seats) - 1, words.say("ending-start"), start)
    scoring = False
    for event in result.log:
        scoring = scoring or event.kind == "scoring"
        if event.kind.startswith("honor-") and event.seat in seats:
            hear(tally, words, seen, event, seats.index(event.seat), scoring)
    made = [source(tally, words, seen, word, seats) for word in SOURCES]
    is_scored = scoring and g.court is None
    return breakdown(words.texts, columns, made, totals, claims(words, seen), facts(words, seen, seats), is_scored)


def hear(tally: Tally, words: Words, seen: Seen, event: Event, column: int, scoring: bool) -> None:
    """Honour gained or lost; in the final scoring it is lost for shame."""
    kind, honor = event.kind, event.args[0]
    if kind == "honor-lost":
        label = words.say("ending-shame" if scoring else "ending-lost-for-shame" if event.args[1:] else "ending-paid")
        note = shame_note(words, seen, event) if scoring else ""
        tally.add("shame" if scoring else "lost", column, label, -honor, note)
        return
    message = f"ending-{kind}"
    told: dict[str, str | int] = {"card": "none"}
    for meaning, value in zip(words.events[kind][1:], event.args[1:], strict=False):
        told |= words.meaning(meaning, value, seen)
    known = words.texts.knows(f"great_wall-{message}")
    label = words.say(message, **told) if known else words.say("ending-expansions")
    tally.add(SOURCE_OF.get(kind, "expansions"), column, label, honor)


def shame_note(words: Words, seen: Seen, event: Event) -> str:
    """Warriors with shame, and what each costs; where less was left than that, it took all there was (GW-END-14)."""
    ashamed, each = sum(seen.clan(event.seat).shamed), shame_penalty(seen.g, event.seat)
    whole = f"{ashamed} × −{each}"
    return whole if ashamed * each == event.args[0] else words.say("ending-shame-all", whole=whole)


def source(tally: Tally, words: Words, seen: Seen, word: str, seats: list[int]) -> PointSource:
    icon, clause = SOURCES[word]
    made = tally.source(word, len(seats), words.say(f"ending-{word}"), icon, clause)
    if word != "hordes":
        return made
    shares = [by_horde(words, seen, seat, share) for seat, share in zip(seats, made.shares, strict=True)]
    return replace(made, shares=shares)


def by_horde(words: Words, seen: Seen, seat: int, share: PointShare) -> PointShare:
    """Which captured horde gave what, as they lie before their captor (GW-END-10)."""
    parts = Tally()
    for card in unshamed_captures(seen.g, seat):
        honor = seen.g.horde_type(card).honor
        if honor:
            parts.add("", 0, words.cards.horde(card), honor)
    found = parts.share("", 0)
    return found if found.value == share.value else share


def claims(words: Words, seen: Seen) -> list[Claim]:
    """Tea order breaks ties between players (GW-END-13); alone, equal honour is not enough (GW-SOLO-99)."""
    if seen.g.opponent is not None:
        return []
    order = [seat for seat in tie_order(seen.g) if seat < seen.seats]
    places = [order.index(seat) + 1 for seat in range(seen.seats)]
    return [Claim(words.say("ending-tea"), words.say("ending-tea-rule"), "GW-END-13", places, lowest=True)]


def facts(words: Words, seen: Seen, seats: list[int]) -> list[EndingFact]:
    """What one likes to know where nothing is scored: hordes and shame (GW-COOP-74, GW-SOLO-96)."""
    clans = [seen.clan(seat) for seat in seats]
    return [
        EndingFact(words.say("ending-hordes"), [len(clan.captured) for clan in clans]),
        EndingFact(words.say("ending-tokens"), [clan.shame_tokens() for clan in clans]),
    ]
