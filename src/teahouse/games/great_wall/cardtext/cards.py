"""Each kind of card, line by line."""

from collections.abc import Callable, Sequence
from typing import Final

from teahouse.cardtext import trace
from teahouse.cardtext.clauses import sentence
from teahouse.cardtext.trace import Traced
from teahouse.games.great_wall.cardtext.counting import (
    MANY,
    about_players,
    conditions,
    counter,
    numbered,
    prices,
    scaled,
)
from teahouse.games.great_wall.cardtext.rules import moment, outcome, rule
from teahouse.games.great_wall.cardtext.writer import NONE, CardWriter, Voice
from teahouse.games.great_wall.loading.cards import (
    ArtifactEntry,
    DemandEntry,
    EdictEntry,
    EventEntry,
    GiftEntry,
    RatCardEntry,
    ScoreEntry,
    SkillEntry,
    TacticEntry,
    WhenEntry,
)
from teahouse.games.great_wall.loading.names import GreatWallNames
from teahouse.games.great_wall.loading.scenarios import ScenarioEntry
from teahouse.games.great_wall.loading.schema import (
    AdvisorEntry,
    GeneralEntry,
    HordeEntry,
    NoteEntry,
    OrderEntry,
    QinOrderEntry,
)
from teahouse.games.great_wall.loading.shapes import AnyEffect, Choose, MoveOfficials
from teahouse.games.great_wall.loading.triggers import Rule
from teahouse.text import Texts

Entry = (
    OrderEntry | QinOrderEntry | HordeEntry | GeneralEntry | AdvisorEntry | WhenEntry | TacticEntry | ArtifactEntry
    | EdictEntry | EventEntry | SkillEntry | GiftEntry | RatCardEntry | NoteEntry | ScenarioEntry
)  # fmt: skip
Lines = list[str]


def card_title(names: GreatWallNames, entry: Entry, lang: str) -> str:
    """The name of a card; Qin's orders have those of the normal ones."""
    if isinstance(entry, QinOrderEntry):
        return next(order.name.of(lang) for order in names.orders if order.id == entry.order)
    return entry.name.of(lang)


def card_text(names: GreatWallNames, entry: Entry, lang: str) -> str:
    """The rules of a card in a language, a line for each of them."""
    return "\n".join(line.text for line in traced_lines(names, entry, lang))


def card_gists(names: GreatWallNames, entry: Entry, lang: str) -> list[str]:
    """The same as briefly as it goes, a paragraph each, the longer first: an order may leave out that there is more."""
    lines = [line.text for line in traced_lines(names, entry, lang, short=True)]
    bonus = isinstance(entry, OrderEntry | QinOrderEntry) and any(
        node.if_ for section in entry.sections for node in section.then
    )
    return [" ".join(lines), " ".join(lines[:-1])] if bonus else [" ".join(lines)]


def traced_lines(names: GreatWallNames, entry: Entry, lang: str, *, short: bool = False) -> list[Traced]:
    """The lines of a card, each with the parts of the structure that speak in it."""
    t = CardWriter(Texts(lang), names, VOICES.get(type(entry), "you"), short=short)
    lines = next(LINES[shape] for shape in type(entry).__mro__ if shape in LINES)
    return [trace.read(t.nodes, line) for line in lines(t, entry)]


def card_facts(names: GreatWallNames, entry: Entry, lang: str) -> str:
    """The numbers printed on a card besides its rules; empty if there are none."""
    t = CardWriter(Texts(lang), names)
    if isinstance(entry, GeneralEntry):
        start = entry.start
        return t.say(
            "facts-general", wood=start.wood, stone=start.stone, gold=start.gold, chi=start.chi, tactics=entry.tactics,
            tea=entry.tea,
        )  # fmt: skip
    if isinstance(entry, HordeEntry):
        rewards = [entry.rewards[letter] for row in entry.layout for letter in row if letter != "."]
        told = [trace.read(t.nodes, prices(t, [reward])).text for reward in rewards]
        return t.say("facts-horde", attack=entry.attack, honor=entry.honor, rewards=", ".join(told))
    if isinstance(entry, EdictEntry) and entry.removed_with_2:
        return t.say("facts-not-with-two")
    return ""


def _order(t: CardWriter, entry: Entry) -> Lines:
    """Sections for the owner, and for the other players (GW-AUT-12, GW-AUT-13)."""
    assert isinstance(entry, OrderEntry | QinOrderEntry)
    voice: Voice = "qin" if isinstance(entry, QinOrderEntry) else "you"
    if isinstance(entry, OrderEntry) and entry in t.names.reed_orders:
        voice = "reed"
    owner = t if voice == "you" else t.now(form="does", subject=t.say("subject", **{"for": voice}))
    if t.short:
        return _order_gist(t, owner, entry)
    lines = []
    for section in entry.sections:
        if section.for_ == "own":
            lines.append(sentence(outcome(owner, section.then)))
        else:
            lines.append(t.say("section-others", text=outcome(t, section.then)))
    if isinstance(entry, OrderEntry) and not entry.returnable:
        lines.append(t.say("never-returned"))
    return lines


def _order_gist(t: CardWriter, owner: CardWriter, entry: OrderEntry | QinOrderEntry) -> Lines:
    """An order without what other orders on the track add to it; of that it says only that there is more."""
    always = [[node for node in section.then if not node.if_] for section in entry.sections]
    bonus = [node.if_ for section in entry.sections for node in section.then if node.if_]
    told = list(zip((section.for_ for section in entry.sections), always, strict=True))
    lines: Lines = []
    officials = _officials(t, always[0], always[1]) if owner is t and len(told) > 1 and told[1][0] != "own" else ""
    if officials:
        lines, told = [officials], told[2:]
    for whose, then in told:
        if then and whose == "own":
            lines.append(sentence(outcome(owner, then)))
        elif then:
            lines.append(t.say("section-others", text=outcome(t, then)))
    return (
        [*lines, t.say("bonus", **{"if": t.joined([conditions(t, each) for each in bonus], "and")})] if bonus else lines
    )


def _officials(t: CardWriter, own: Sequence[AnyEffect], others: Sequence[AnyEffect]) -> str:
    """Officials that everybody moves, in one sentence; empty where an order begins otherwise."""
    if len(own) != 1 or len(others) != 1 or not isinstance(own[0], MoveOfficials):
        return ""
    either = others[0].of if isinstance(others[0], Choose) else [[others[0]]]
    moved, *rest = either
    if len(moved) != 1 or not isinstance(moved[0], MoveOfficials) or len(rest) > 1:
        return ""
    told = outcome(t.now(form="may"), rest[0]).rstrip(".") if rest else NONE
    (n, _), (m, _) = numbered(t, own[0].n), numbered(t, moved[0].n)
    text = t.say("officials", n=n, others=t.mark(moved[0], str(m)), **{"or": told})
    return t.mark(own[0], text)


def _rules(t: CardWriter, rules: Sequence[Rule]) -> Lines:
    return [sentence(rule(t, node)) for node in rules] or [t.say("plain")]


def _ruled(t: CardWriter, entry: Entry) -> Lines:
    assert isinstance(entry, HordeEntry | GeneralEntry | AdvisorEntry | SkillEntry | GiftEntry)
    return _rules(t, entry.rules)


def _when(t: CardWriter, entry: Entry) -> Lines:
    """The play condition of tactic cards."""
    assert isinstance(entry, WhenEntry)
    when, rest = moment(t.now(moment=entry.on), entry, entry.if_)
    for condition in rest:
        when = t.say("suffix-if", text=when, **{"if": condition})
    return [sentence(t.mark(entry, t.say("tactic-when", when=when)))]


def _tactic(t: CardWriter, entry: Entry) -> Lines:
    """When it may be played, what it does for nothing, and for a price (GW-TAC-06, GW-TAC-07)."""
    assert isinstance(entry, TacticEntry)
    when = next(when for when in t.names.whens if when.id == entry.when)
    t = t.now(moment=when.on)
    return [
        *_when(t, when),
        t.say("tactic-free", text=outcome(t, entry.free)),
        t.say("tactic-enhanced", cost=prices(t, entry.cost), text=outcome(t, entry.enhanced)),
    ]


def _artifact(t: CardWriter, entry: Entry) -> Lines:
    """Scores at the end by the first line that fits, or in play."""
    assert isinstance(entry, ArtifactEntry)
    if entry.rules:
        return _rules(t, entry.rules)
    lines = [_score(t, line, place) for place, line in enumerate(entry.score)]
    text = lines[0]
    for line in lines[1:]:
        text = t.say("more", first=text, second=line)
    return [sentence(t.say("score", text=text))]


def _score(t: CardWriter, line: ScoreEntry, place: int) -> str:
    number, tail = numbered(t, line.honor)
    goods = t.say("goods", what="honor", all="no", n=number) + tail
    where = "next" if place else "first" if line.if_ else "only"
    told = conditions(t, line.if_) if line.if_ else ""
    return t.mark(line, t.say("score-line", place=where, goods=goods, **{"if": told}))


def _edict(t: CardWriter, entry: Entry) -> Lines:
    """What the emperor demands; all of it at once (GW-COOP-22)."""
    assert isinstance(entry, EdictEntry)
    return [sentence(t.mark(demand, _demand(t, demand))) for demand in entry.demand]


def _demand(t: CardWriter, demand: DemandEntry) -> str:
    told = t.arguments(demand, "demand", scaled)
    if demand.of is not None:
        n = int(told["n"])
        told["noun"] = counter(t, demand.of, n, demand)
        told["bound"] = t.say("bound", kind="min", min=n, max=0)
        return t.say("demand-have", **told)
    message = "demanded-lost" if demand.act == "sacrifice" else "demanded"
    told["goods"] = t.say(message, **told) + str(told["tail"])
    return t.say("demand", **told)


def _event(t: CardWriter, entry: Entry) -> Lines:
    """What happens at once, and what holds from then on (GW-COOP-36, GW-COOP-38)."""
    assert isinstance(entry, EventEntry)
    lines = []
    if entry.immediate:
        lines.append(t.say("event-now", text=outcome(t, entry.immediate)))
    return [*lines, *(t.say("event-lasting", text=rule(t, node)) for node in entry.lasting)]


def _rat_card(t: CardWriter, entry: Entry) -> Lines:
    """To whom the Rat goes (GWX-RAT-17, GWX-RAT-20)."""
    assert isinstance(entry, RatCardEntry)
    counted = entry.most or entry.fewest
    if counted is not None:
        noun = t.mark(counted, counter(t, counted.of, MANY, counted))
        return [sentence(t.say("rat-most", which="most" if entry.most is not None else "fewest", noun=noun))]
    with_, rest = about_players(t, entry.if_)
    assert not rest, "a rat card asks about players"
    return [sentence(t.say("rat-if", **{"with": with_}))]


def _written(t: CardWriter, entry: Entry) -> Lines:
    """Cards that only remind of rules have their lines written out."""
    assert isinstance(entry, NoteEntry | ScenarioEntry)
    return [line.of(t.texts.lang) for line in entry.lines]


LINES: Final[dict[type, Callable[[CardWriter, Entry], Lines]]] = {
    OrderEntry: _order,
    QinOrderEntry: _order,
    HordeEntry: _ruled,
    GeneralEntry: _ruled,
    AdvisorEntry: _ruled,
    SkillEntry: _ruled,
    GiftEntry: _ruled,
    WhenEntry: _when,
    TacticEntry: _tactic,
    ArtifactEntry: _artifact,
    EdictEntry: _edict,
    EventEntry: _event,
    RatCardEntry: _rat_card,
    NoteEntry: _written,
    ScenarioEntry: _written,
}
VOICES: Final[dict[type, Voice]] = {HordeEntry: "horde", SkillEntry: "skill", EventEntry: "event"}
