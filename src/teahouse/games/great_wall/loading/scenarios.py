"""Scenarios of Ancient Chronicles: what all of them have, and how to find one. Each has a module in the sheets."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

from msgspec import Meta

from teahouse.games.great_wall.loading.cards import ArtifactEntry, ExpansionFile, TacticEntry, WhenEntry
from teahouse.games.great_wall.loading.schema import AdvisorEntry, GeneralEntry, Named
from teahouse.games.great_wall.vocabulary import RuleId
from teahouse.loading.pack import Name

if TYPE_CHECKING:
    from teahouse.games.great_wall.loading.files import Files


class ScenarioEntry(Named, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="id"):
    """A scenario card. Its id decides which tables it has: each scenario is a structure of its own.

    `setup` is what the card says about setting up; the rules of the scenario do it.
    """

    mode: Literal["competitive", "coop"]
    players: Annotated[list[Annotated[int, Meta(ge=2, le=5)]], Meta(min_length=1)]
    setup: list[dict[str, object]]
    rules: list[RuleId]
    lines: Annotated[list[Name], Meta(min_length=1)]

    @property
    def id(self) -> str:
        return str(self.__struct_config__.tag)


class ChroniclesFile(ExpansionFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`expansions/chronicles.toml`."""

    set: Literal["chronicles"]
    general: list[GeneralEntry]
    when: list[WhenEntry]
    tactic: list[TacticEntry]
    advisor: list[AdvisorEntry]
    artifact: list[ArtifactEntry]
    scenario: list[ScenarioEntry]


S = TypeVar("S", bound=ScenarioEntry)


def cards_of(files: "Files", shape: type[S]) -> list[S]:
    """The card of one scenario; none or several while the pack is being checked."""
    return [entry for entry in files.chronicles.scenario if isinstance(entry, shape)]


def scenario_of(files: "Files", shape: type[S]) -> S:
    """The card of one scenario."""
    (card,) = cards_of(files, shape)
    return card
