"""Who won and why, as the end screen says it: walls, shame, time, edicts; alone, the honour against Qin's."""

from teahouse.games.great_wall.rules.coop.ending import EDICTS, edicts_needed
from teahouse.games.great_wall.rules.qin.joining import HONOR
from teahouse.games.great_wall.rules.year import SHAME
from teahouse.games.great_wall.words.seen import Seen
from teahouse.games.great_wall.words.words import Words
from teahouse.wording import Verdict


def verdict(words: Words, seen: Seen, winners: list[int], options: dict[str, str]) -> Verdict:
    if seen.g.court is not None:
        return together(words, seen)
    if seen.g.opponent is not None:
        return alone(words, seen, winners, options)
    return Verdict("", [ended(words, seen)])


def ended(words: Words, seen: Seen) -> str:
    """GW-END-01..05."""
    return words.say("verdict-ended", reasons=words.reasons(seen.g.end_reasons))


def together(words: Words, seen: Seen) -> Verdict:
    """Edicts won, shame or time lost; how many edicts, how much shame was left (GW-COOP-68..73)."""
    g = seen.g
    assert g.court is not None
    won = g.court.won
    reason = "edicts" if g.end_reasons & EDICTS else "shame" if g.end_reasons & SHAME else "time"
    return Verdict(
        words.say("verdict-together-won" if won else "verdict-together-lost"),
        [
            words.say("verdict-together", reason=reason, year=g.year),
            words.say("verdict-edicts", count=len(g.court.fulfilled), needed=edicts_needed(g)),
            words.say("verdict-shame-left", count=g.shame_supply),
        ],
    )


def alone(words: Words, seen: Seen, winners: list[int], options: dict[str, str]) -> Verdict:
    """More honour than Qin wins; an empty shame supply loses whatever the honour (GW-SOLO-96, 99, 100)."""
    g = seen.g
    player, qin = words.player(0), words.who(g.qin, seen)
    own, his = g.clans[0].honor, g.clans[g.qin].honor
    lost_at_once = bool(g.end_reasons & SHAME) and not winners
    if lost_at_once:
        reasons = [words.say("verdict-alone-shame")]
    else:
        against = words.say("verdict-against", player=player, own=own, qin=qin, his=his, equal=str(own == his).lower())
        reasons = [ended(words, seen), against]
    start = HONOR[options.get("difficulty", "normal")]
    both = str(options.get("assistants") == "both").lower()
    headline = "verdict-alone-won" if winners else "verdict-alone-lost"
    return Verdict(words.say(headline, qin=qin), [*reasons, words.say("verdict-difficulty", honor=start, both=both)])
