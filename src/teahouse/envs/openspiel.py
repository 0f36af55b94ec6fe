"""Every installed game in OpenSpiel: importing this module registers `teahouse_zhanguo` and its like.

    import pyspiel
    import teahouse.envs.openspiel

    game = pyspiel.load_game("teahouse_zhanguo(players=3,options=draft:on)")

Chance is one node at the root, the deal: its outcome is a seed, and everything that chance does later follows from
it, as everywhere in Teahouse. Hidden decisions that several players owe at once are asked one after another. An
observation is the row of features of a player; an information state is that and the digest of all a player has seen and
done before.
"""

import hashlib
from typing import Any, Final

import numpy as np
import pyspiel

from teahouse.engine.errors import TeahouseError
from teahouse.engine.position import Position
from teahouse.engine.snapshot import state_hash
from teahouse.envs.settings import Settings, settled
from teahouse.registry import games, load_game

LONGEST: Final = 20_000
"""More moves than any game has."""
DEALS: Final = 1_000
"""How many different deals the root has, unless the parameter `deals` says otherwise."""
LARGEST: Final = 2.0
"""Bounds of utilities; those of `win` lie within 1."""


def game_type(name: str) -> Any:
    loaded = load_game(name)
    kind = loaded.kind
    return pyspiel.GameType(
        short_name=f"teahouse_{name}",
        long_name=f"Teahouse: {' '.join(part.capitalize() for part in name.split('_'))}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(kind.seat_counts),
        min_num_players=min(kind.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": loaded.usual_seats,
            "options": "",
            "reward": "win",
            "deals": DEALS,
        },
    )


def read_options(text: str) -> dict[str, str]:
    """`boards:b;draft:on` as options of a game."""
    options: dict[str, str] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise TeahouseError(f"Options are written boards:b;draft:on, not “{part}”.")
        options[name.strip()] = value.strip()
    return options


class TeahouseGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is untyped
    """A game of Teahouse with its options."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.type.parameter_specification, **(params or {})}
        self.deals = int(given["deals"])
        self.settings: Settings = settled(
            self.name, int(given["players"]), read_options(str(given["options"])), str(given["reward"]), None
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.settings.kind.moves),
            max_chance_outcomes=self.deals,
            num_players=self.settings.seats,
            min_utility=-LARGEST,
            max_utility=LARGEST,
            max_game_length=LONGEST,
        )
        super().__init__(self.type, info, params or {})

    type: Any

    def new_initial_state(self) -> "TeahouseState":
        """Before the deal."""
        return TeahouseState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "RowObserver":
        """What a player sees, as a tensor and a string."""
        return RowObserver(self.settings, kind is not None and bool(kind.perfect_recall))


class TeahouseState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is untyped
    """A game from the deal on."""

    def __init__(self, game: TeahouseGame) -> None:
        super().__init__(game)
        self.settings = game.settings
        self.deals = game.deals
        self.position: Position | None = None
        self.seen = [b""] * game.settings.seats
        """By player, the digest of everything seen and done so far."""

    def playing(self) -> Position:
        if self.position is None:
            raise TeahouseError("The cards are not dealt yet: the deal is the first action.")
        return self.position

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.turn if self.position.open else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals alike."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.playing().decision_of(player)
        return [] if decision is None else sorted(self.playing().options(decision))

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.settings.start(str(action))
        else:
            self.position.apply(self.position.open[0], action)
        for player in range(self.settings.seats):
            row = self.settings.kind.features(self.position, player)
            self.seen[player] = hashlib.blake2b(self.seen[player] + row, digest_size=16).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.settings.kind.moves[action]

    def is_terminal(self) -> bool:
        return self.position is not None and not self.position.open

    def returns(self) -> list[float]:
        """What the end is worth to each player; zeros before."""
        return self.settings.reward(self.playing()) if self.is_terminal() else [0.0] * self.settings.seats

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        asked = ", ".join(f"player {decision.seat} {type(decision).__name__}" for decision in self.position.open)
        return f"{self.settings.kind.name}: {asked or 'over'} ({state_hash(self.position)})"

    def __getstate__(self) -> dict[str, Any]:
        return {"settings": self.settings, "deals": self.deals, "position": self.position, "seen": self.seen}


class RowObserver:
    """A player's row of features; with perfect recall the string also holds the digest of all before."""

    def __init__(self, settings: Settings, recalls: bool) -> None:
        self.settings = settings
        self.recalls = recalls
        self.tensor = np.zeros(settings.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TeahouseState, player: int) -> None:
        """Fill the tensor with what a player knows."""
        self.tensor.fill(0)
        if state.position is not None:
            self.tensor[:] = np.frombuffer(self.settings.kind.features(state.position, player), np.uint8)

    def string_from(self, state: TeahouseState, player: int) -> str:
        """The row in hexadecimal digits."""
        if state.position is None:
            return "before the deal"
        row = self.settings.kind.features(state.position, player).hex()
        return f"{state.seen[player].hex()} {row}" if self.recalls else row


def register(name: str) -> None:
    """Tell OpenSpiel of a game."""
    told = game_type(name)
    pyspiel.register_game(told, type(f"OpenSpiel_{name}", (TeahouseGame,), {"name": name, "type": told}))


def has_features(name: str) -> bool:
    try:
        load_game(name).kind.layout()
    except NotImplementedError:
        return False
    return True


for _name in games():
    if has_features(_name):
        register(_name)
