"""Where the points came from: banners tribe by tribe, special cards, hungry citizens (AW-END-02..21)."""

from teahouse.games.ancient_world.rules.scoring import special_vp, tribe_vp
from teahouse.games.ancient_world.rules.words import TRIBES
from teahouse.games.ancient_world.words.seen import Seen
from teahouse.games.ancient_world.words.words import Words


def ending(words: Words, seen: Seen, points: list[int]) -> list[list[str]]:
    """Headings, then a row for each seat; the last columns break ties (AW-END-13..15)."""
    texts = words.texts
    rows = [
        [
            texts.say("core-ending-player"),
            *(words.say("ending-banners", tribe=tribe) for tribe in TRIBES),
            words.say("ending-cards"),
            words.say("ending-hungry"),
            texts.say("core-ending-total"),
            words.say("ending-coins"),
            words.say("ending-owned"),
            words.say("ending-knowledge"),
        ]
    ]
    for seat, total in enumerate(points):
        player = seen.table.players[seat]
        owned = len(player.city) + len(player.provinces) + len(player.titans)
        numbers = [*parts(seen, seat), total, player.coins, owned, player.knowledge]
        rows.append([words.player(seat), *(str(number).replace("-", "−") for number in numbers)])
    return rows


def parts(seen: Seen, seat: int) -> list[int]:
    """The points of a seat by where they come from: the tribes, special cards, hungry citizens."""
    box, player = seen.box, seen.table.players[seat]
    return [
        *(tribe_vp(seen.g, seat, tribe) for tribe in range(len(TRIBES))),
        sum(special_vp(seen.g, seat, box.empire[building.card]) for building in player.city),
        len(player.hungry) * box.hungry_vp,
    ]
