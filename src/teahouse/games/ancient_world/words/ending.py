"""Where the points came from: banners tribe by tribe, special cards, hungry citizens (AW-END-02..21)."""

from collections.abc import Iterator
from typing import Final

from teahouse.games.ancient_world.rules.properties import banners, counted
from teahouse.games.ancient_world.rules.scoring import special_vp, tribe_vp
from teahouse.games.ancient_world.rules.words import TRIBES
from teahouse.games.ancient_world.words.seen import Seen
from teahouse.games.ancient_world.words.words import Words
from teahouse.wording.ending import (
    Breakdown,
    Claim,
    EndingColumn,
    PointPart,
    PointShare,
    PointSource,
    Result,
    Tally,
    Tone,
    breakdown,
    signed,
)

TONES: Final[dict[str, Tone]] = {
    "red": "rust",
    "green": "jade",
    "purple": "plum",
    "blue": "indigo",
    "yellow": "gold",
}
"""Banners are drawn in the colour of their tribe."""


def ending(words: Words, seen: Seen, result: Result) -> Breakdown:
    """Everything that scores still lies on the table."""
    tally, say, seats = Tally(), words.say, seen.seats
    for seat in range(seats):
        score_cards(tally, words, seen, seat)
        score_hungry(tally, words, seen, seat)
    sources = [
        *(of_tribe(words, seen, tribe) for tribe in range(len(TRIBES))),
        tally.source("cards", seats, say("ending-cards"), icon="laurel-crown", clause="AW-END-11"),
        tally.source("hungry", seats, say("ending-hungry"), icon="wheat", clause="AW-END-02"),
    ]
    columns = [EndingColumn(seat, words.player(seat)) for seat in range(seats)]
    return breakdown(words.texts, columns, sources, result.points, claims(words, seen))


def of_tribe(words: Words, seen: Seen, tribe: int) -> PointSource:
    """The banners of one tribe, by the table (AW-END-05..06)."""
    shares: list[PointShare] = []
    for seat in range(seen.seats):
        vp, count = tribe_vp(seen.g, seat, tribe), banners(seen.g, seat, tribe)
        label = words.say("ending-count", count=count)
        parts = [PointPart(label, vp, ", ".join(bearers(words, seen, seat, tribe)))] if count else []
        shares.append(PointShare(vp, "", parts))
    title = words.say("ending-banners", tribe=TRIBES[tribe])
    icon, tone = words.labels.tribes[tribe].icon, TONES[TRIBES[tribe]]
    return PointSource(TRIBES[tribe], title, icon, "AW-END-05", shares, tone)


def bearers(words: Words, seen: Seen, seat: int, tribe: int) -> Iterator[str]:
    """The cards that bear these banners (AW-END-08, 09)."""
    box, cards, player = seen.box, words.cards, seen.table.players[seat]
    borne = [
        *((cards.empire(building.card), box.empire[building.card].banners[tribe]) for building in player.city),
        *((cards.titan(titan), box.titans[titan].banners[tribe]) for titan in player.titans),
        *((cards.province(province), box.provinces[province].banners[tribe]) for province in player.provinces),
    ]
    for name, count in borne:
        if count:
            yield name if count == 1 else f"{name} × {count}"


def score_cards(tally: Tally, words: Words, seen: Seen, seat: int) -> None:
    """What is printed on special cards, and what it is counted by (AW-END-11)."""
    for building in seen.table.players[seat].city:
        card = seen.box.empire[building.card]
        vp = special_vp(seen.g, seat, card)
        if vp:
            count = counted(seen.g, seat, card.end_per)
            note = words.say("ending-table", count=count) if card.end_table else f"{card.end_each} × {count}"
            tally.add("cards", seat, words.cards.empire(building.card), vp, note)


def score_hungry(tally: Tally, words: Words, seen: Seen, seat: int) -> None:
    hungry, each = len(seen.table.players[seat].hungry), seen.box.hungry_vp
    if hungry:
        tally.add("hungry", seat, words.say("ending-hungry"), hungry * each, f"{hungry} × {signed(each)}")


def claims(words: Words, seen: Seen) -> list[Claim]:
    """Coins, then cards, then knowledge (AW-END-13..17)."""
    players = seen.table.players
    values = {
        "coins": [player.coins for player in players],
        "owned": [len(player.city) + len(player.provinces) + len(player.titans) for player in players],
        "knowledge": [player.knowledge for player in players],
    }
    clauses = ("AW-END-13", "AW-END-14", "AW-END-15")
    return [
        Claim(words.say(f"ending-{word}"), words.say(f"ending-{word}-rule"), clause, each)
        for clause, (word, each) in zip(clauses, values.items(), strict=True)
    ]
