"""What must hold inside an amount, condition, effect, modifier or other small part of the Great Wall pack."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from teahouse.games.great_wall.loading import cards, shapes
from teahouse.games.great_wall.loading.amounts import Scaled
from teahouse.games.great_wall.loading.triggers import Trigger
from teahouse.games.great_wall.rules import words
from teahouse.games.great_wall.vocabulary import VOCABULARY
from teahouse.loading.shape import exactly_one, one_of, shown

COUNTED_AT: Final = {name: tuple(VOCABULARY.words_of(word.at)) for name, word in VOCABULARY.scaler.items() if word.at}
"""Where each scaler may count; the others count in one place only."""
ONE_OF: Final = {
    (base, name): word.one_of
    for base, listed in (
        (shapes.Condition, VOCABULARY.condition),
        (shapes.Modifier, VOCABULARY.modifier),
        (shapes.Effect, VOCABULARY.effect),
    )
    for name, word in listed.items()
    if word.one_of
}
"""Of words, by kind, the fields of which exactly one is given."""


def mistakes_in_part(part: Struct, on_horde: bool) -> Iterator[tuple[str, str]]:
    """Field and sentence of everything wrong in one part; `on_horde` if it stands on a horde card or the like."""
    match part:
        case Scaled():
            yield from _counted(part.per, "per", part.at, part.warrior, part.what)
        case shapes.IsCount():
            yield from _counted(part.of, "of", part.at, part.warrior, part.what)
            if part.min is None and part.max is None:
                yield "min", "this is missing; a count needs min, max or both"
            elif part.min is not None and part.max is not None and part.min > part.max:
                yield "min", f"{part.min} stands here, but max is only {part.max}"
        case cards.Counter():
            yield from _counted(part.of, "of", part.at, part.warrior, part.what)
        case shapes.Gain() if part.area is not None and part.what != "here":
            yield "area", f'{shown(part.area)} stands here, but only what = "here" asks for an area'
        case shapes.PayAs() if part.from_ == part.to:
            yield "to", f"{shown(part.to)} stands here, but that is what is paid already"
        case cards.DemandEntry():
            yield from _demand(part)
        case cards.ArtifactEntry():
            yield from exactly_one(part, "score", "rules")
            for i, rule in enumerate(part.rules):
                if not isinstance(rule, Trigger):
                    yield f"rules[{i + 1}].mod", "an artifact has no modifiers, only rules with on and then"
        case cards.RatCardEntry():
            yield from exactly_one(part, "most", "fewest", "if")
        case _:
            pass
    yield from _everywhere(part, on_horde)


def _everywhere(part: Struct, on_horde: bool) -> Iterator[tuple[str, str]]:
    """What holds for every condition, effect and modifier."""
    for base in (shapes.Condition, shapes.Modifier, shapes.Effect):
        if isinstance(part, base) and (base, part.__struct_config__.tag) in ONE_OF:
            yield from exactly_one(part, *ONE_OF[base, str(part.__struct_config__.tag)])
    if getattr(part, "free", None) is True and getattr(part, "discount", None):
        yield "discount", "what is free has no discount; one of the two keys is right"
    n = getattr(part, "n", None)
    if isinstance(n, Scaled) and n.n < 0:
        yield "n.n", f"{n.n} stands here, but an effect is done at least 0 times"
    if not on_horde and getattr(part, "at", None) in ("self", "others_here"):
        yield "at", f"{shown(part.at)} stands here, but only a horde card can be meant so"  # type: ignore[attr-defined]


def _counted(scaler: str, key: str, at: str | None, warrior: str | None, what: str | None) -> Iterator[tuple[str, str]]:
    """A scaler counts somewhere, or warriors of a type, or resources of a kind; each only where it makes sense."""
    allowed = COUNTED_AT.get(scaler, ())
    if at is None and allowed and not VOCABULARY.scaler[scaler].at_once:
        yield "at", f"this is missing; {key} = {shown(scaler)} needs one of {one_of(allowed[:12])}"
    elif at is not None and not allowed:
        yield "at", f"{shown(at)} stands here, but {key} = {shown(scaler)} counts no places"
    elif at is not None and at not in allowed:
        yield "at", f"{shown(at)} stands here, but {key} = {shown(scaler)} counts at {one_of(allowed[:12])}"
    if warrior is not None and scaler != "own_warriors":
        yield "warrior", f"{shown(warrior)} stands here, but {key} = {shown(scaler)} counts no warriors"
    if what is not None and scaler != "held":
        yield "what", f"{shown(what)} stands here, but {key} = {shown(scaler)} counts no resources of a kind"
    if what is None and scaler == "held":
        yield "what", f'this is missing; {key} = "held" needs one of {one_of(words.RESOURCES)}'


def _demand(part: "cards.DemandEntry") -> Iterator[tuple[str, str]]:
    """`have` shows a count, the other acts give something up."""
    yield from exactly_one(part, "what", "of")
    if (part.act == "have") != (part.of is not None):
        yield "act", f'{shown(part.act)} stands here, but "have" goes with of, and every other act with what'
    if part.of is not None:
        yield from _counted(part.of, "of", part.at, None if part.warrior == "any" else part.warrior, None)
    if (part.act == "lose") != (part.what == "honor"):
        yield "act", f'{shown(part.act)} stands here, but honour, and only honour, goes with "lose"'
    if part.min_each and part.by == "each":
        yield "min_each", "this key belongs to demands that players meet together"
