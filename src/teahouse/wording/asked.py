"""A question as an observation shows it, and the decision it was."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct

from teahouse.engine.decision import Decision

D = TypeVar("D", bound=Decision[Any])


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A question somebody must answer; `seat` is -1 where it is secret who."""

    seat: int
    asks: str
    """The name of the decision."""
    fields: dict[str, Any]
    """Its fields by name, but for the seat; those that are hidden are left out."""

    def read(self, kind: type[D]) -> D:
        """The decision itself; `asks` must say that it is of this kind."""
        assert self.asks == kind.__name__, f"{self.asks} is not {kind.__name__}"
        make: Callable[..., D] = kind
        return make(self.seat, **{name: self.live(value) for name, value in self.fields.items()})

    def live(self, value: Any) -> object:
        """The value of a field, from plain JSON."""
        return tuple(value) if isinstance(value, list) else value
