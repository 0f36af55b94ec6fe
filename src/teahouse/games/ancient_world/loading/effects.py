"""The shape of what cards of The Ancient World do: prices, symbols, effects, triggers and points of the end.

One structure for each word of the vocabulary in the README of the pack, with the fields that word has. An effect is
told by its tag `op`. Which effects may stand where is said by three unions: in the action of a card, in a trigger, and
on a cell of the board. Keys that are words of Python carry an underscore here: `from_`.
"""

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.loading.pack import Part

Tribe = Literal["red", "green", "purple", "blue", "yellow"]
CellId = Literal["WORK", "BUILD", "SERVE", "EXPAND", "LEARN", "RESTORE", "RECRUIT", "EXPLORE", "GROW"]
On = Literal["gain_card", "gain_citizen", "learn_left", "learn_right", "first_pass", "victory", "build", "expand"]
Counter = Literal[
    "food", "citizen", "titan", "province", "veteran", "knowledge", "banner_set",
    "banner.red", "banner.green", "banner.purple", "banner.blue", "banner.yellow",
]  # fmt: skip
Amount = Annotated[int, Meta(ge=0, le=99)]
Number = Annotated[int, Meta(ge=1, le=20)]


def key(field: str) -> str:
    """The key of a field in the files: `from_` is `from`."""
    return field.rstrip("_")


class Price(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Coins and knowledge."""

    coin: Amount = 0
    knowledge: Amount = 0


# -- symbols -------------------------------------------------------------------------------


class Props(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Symbols of an empire card (AW-PRP)."""

    food: Number = 0
    coin: Number = 0
    knowledge: Number = 0
    sword: Number = 0
    arrow: Number = 0
    army: Number = 0
    citizen: Number = 0
    eye: Number = 0


class LandProps(Props, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Symbols of what may give room for empire cards: capital, province, titan (AW-BLD-07)."""

    space: Number = 0


class Symbols(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Symbols of an army card, on its front or as experience (AW-ARM)."""

    sword: Number = 0
    arrow: Number = 0
    trophy: Number = 0
    spy: Number = 0
    restore: Number = 0


# -- effects -------------------------------------------------------------------------------


class Effect(Part, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op", rename=key):
    """One thing a card or a cell does."""


class Gain(Effect, frozen=True, kw_only=True, tag="gain"):
    coin: Number = 0
    knowledge: Number = 0
    per: Counter | None = None


class Restore(Effect, frozen=True, kw_only=True, tag="restore"):
    count: Number


class Attack(Effect, frozen=True, kw_only=True, tag="attack"):
    sword: Number = 0
    arrow: Number = 0


class TakeToken(Effect, frozen=True, kw_only=True, tag="token"):
    pass


class Perform(Effect, frozen=True, kw_only=True, tag="perform"):
    cell: CellId
    discount: Number = 0


class Copy(Effect, frozen=True, kw_only=True, tag="copy"):
    pass


class Scout(Effect, frozen=True, kw_only=True, tag="scout"):
    count: Number


class Rest(Effect, frozen=True, kw_only=True, tag="rest"):
    count: Number


class Reserve(Effect, frozen=True, kw_only=True, tag="reserve"):
    from_: Annotated[list[Literal["row", "deck_top"]], Meta(min_length=1, max_length=2)]


class Discount(Effect, frozen=True, kw_only=True, tag="discount"):
    coin: Number


class WaivePrice(Effect, frozen=True, kw_only=True, tag="waive_price"):
    pass


class BuyEmpire(Effect, frozen=True, kw_only=True, tag="buy_empire"):
    from_: Annotated[list[Literal["row", "reserve"]], Meta(min_length=1, max_length=2)]


class BuyArmy(Effect, frozen=True, kw_only=True, tag="buy_army"):
    pass


class TakeProvince(Effect, frozen=True, kw_only=True, tag="take_province"):
    pass


class Explore(Effect, frozen=True, kw_only=True, tag="explore"):
    draw: Number


class Grow(Effect, frozen=True, kw_only=True, tag="grow"):
    pass


ActionEffect = Gain | Restore | Attack | TakeToken | Perform | Copy | Scout | Rest | Reserve
TriggerEffect = Gain | Restore | Attack | TakeToken | Rest | Reserve | Discount | WaivePrice
CellEffect = Gain | Restore | Attack | TakeToken | BuyEmpire | BuyArmy | TakeProvince | Explore | Grow
AnyEffect = (
    Gain | Restore | Attack | TakeToken | Perform | Copy | Scout | Rest | Reserve | Discount | WaivePrice | BuyEmpire
    | BuyArmy | TakeProvince | Explore | Grow
)  # fmt: skip


# -- rules of cards ------------------------------------------------------------------------


class Action(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The action cell of an empire card: one citizen, once a round (AW-EMP)."""

    do: Annotated[list[ActionEffect], Meta(min_length=1)]
    pay: Price | None = None


class Trigger(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When something happens to the owner, effects must be carried out, or may be, perhaps for a price."""

    on: On
    do: Annotated[list[TriggerEffect], Meta(min_length=1)]
    may: bool = False
    pay: Price | None = None
    discard_self: bool = False


class Endgame(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Points at the end: a number for each, or by a table whose last entry serves all higher counts (AW-END-11)."""

    per: Counter
    each: Number | None = None
    table: Annotated[list[Amount], Meta(min_length=2, max_length=21)] | None = None
