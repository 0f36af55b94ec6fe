"""How long a house keeps what is in it."""

from msgspec import Struct


class Retention(Struct, frozen=True, kw_only=True):
    """After how many days without a change something is removed; 0 keeps it for ever."""

    finished_days: int = 0
    """Games that are over."""
    stopped_days: int = 0
    """Games that nobody has gone on with."""
    waiting_days: int = 0
    """Tables at which no game has begun."""
    guest_days: int = 0
    """People who sit at no table and have set none up."""

    @property
    def is_for_ever(self) -> bool:
        return not (self.finished_days or self.stopped_days or self.waiting_days or self.guest_days)
