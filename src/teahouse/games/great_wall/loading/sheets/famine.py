"""The scenario Great Famine: its tables, what must hold for them, and its sheet."""

from typing import Final, Literal

from msgspec import structs

from teahouse.games.great_wall.loading.box import CardCompiler
from teahouse.games.great_wall.loading.files import CHRONICLES, Files
from teahouse.games.great_wall.loading.scenarios import ScenarioEntry, cards_of, scenario_of
from teahouse.games.great_wall.loading.schema import ByPlayers, Named, Sourced
from teahouse.games.great_wall.rules.box import Sheet
from teahouse.games.great_wall.rules.expansions.chronicles.famine.sheet import FamineSheet
from teahouse.loading.checks import fixed
from teahouse.loading.pack import Count, Pack, Part


class PerLethality(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    n: Count
    per: Literal["lethality"]


class MarketPrice(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One for each point of lethality (GWX-FAMINE-05)."""

    what: Literal["gold"]
    n: PerLethality


class MarketEntry(Named, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The area that the scenario adds."""

    order: Literal[11]
    kind: Literal["special"]
    shame: bool
    food: Count
    price: MarketPrice


class FoodTrack(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    min: Literal[0]
    max: Count
    start: Count
    max_start: ByPlayers
    lose_at: Count
    marker_from: Literal["pool"]


class FamineAreas(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    market: MarketEntry


class FamineScenario(ScenarioEntry, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="famine"):
    """What is printed for the Great Famine."""

    area: FamineAreas
    food_track: FoodTrack


SCENARIO = FamineScenario


ENTRY: Final = "scenario famine"


def check(pack: Pack, files: Files) -> None:
    """The damage token begins on the track, above the space of the loss, and nobody above it."""
    for card in cards_of(files, FamineScenario):
        track = card.food_track
        fixed(pack, CHRONICLES, ENTRY, "food_track.lose_at", track.lose_at, 5, "GWX-FAMINE-18")
        for key, space in structs.asdict(track.max_start).items():
            if not track.lose_at < space <= track.max:
                text = f"{space} stands here, but the token begins above {track.lose_at} and at most on {track.max}"
                pack.mistake(CHRONICLES, ENTRY, f"food_track.max_start.{key}", text)
            elif space < track.start:
                text = f"{space} stands here, but everybody begins with {track.start} (GWX-FAMINE-14)"
                pack.mistake(CHRONICLES, ENTRY, f"food_track.max_start.{key}", text)


def read(files: Files, compiler: CardCompiler) -> Sheet:
    printed = scenario_of(files, FamineScenario)
    market, track = printed.area.market, printed.food_track
    limit = track.max_start
    return FamineSheet(
        shame=market.shame,
        food=market.food,
        price=market.price.n.n,
        start=track.start,
        limit=[0, 0, limit.p2, limit.p3, limit.p4, limit.p5],
        lose_at=track.lose_at,
    )
