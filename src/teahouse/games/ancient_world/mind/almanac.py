"""What the printed cards of a box promise, in coins: read once, then looked up."""

from typing import Final, final

from teahouse.games.ancient_world.rules.box import Box, EmpireCard
from teahouse.games.ancient_world.rules.words import (
    E_ATTACK,
    E_COPY,
    E_DISCOUNT,
    E_GAIN,
    E_PERFORM,
    E_RESERVE,
    E_REST,
    E_RESTORE,
    E_SCOUT,
    E_TOKEN,
    E_WAIVE_PRICE,
    T_BUILD,
    T_EXPAND,
    T_FIRST_PASS,
    T_GAIN_CITIZEN,
    T_LEARN_LEFT,
    T_LEARN_RIGHT,
    T_VICTORY,
)

KNOWLEDGE: Final = 2.4
"""Coins that one knowledge saves."""
WORK: Final = 1.7
"""Coins that a citizen earns who has nothing better to do."""
COUNT: Final = 4.0
"""What a card that counts something usually finds."""
EFFECT_WORTH: Final[dict[int, float]] = {E_TOKEN: 0.5, E_PERFORM: 2.2, E_COPY: 2.6, E_SCOUT: 2.6, E_RESERVE: 1.2}
"""Coins, of effects that have no number of their own."""
COUNTED_WORTH: Final[dict[int, float]] = {E_RESTORE: 0.6, E_REST: 1.2}
"""Coins for each, of effects that have a count."""
TRIGGER_USES: Final[dict[int, float]] = {
    T_LEARN_LEFT: 0.4,
    T_LEARN_RIGHT: 0.4,
    T_FIRST_PASS: 0.3,
    T_VICTORY: 0.6,
}
"""How often in a round."""


def script_worth(box: Box, script: int) -> float:
    """Coins that a script is worth to a player with nothing special."""
    worth = 0.0
    for e in box.scripts[script].effects:
        if e.op == E_GAIN:
            worth += (e.coin + KNOWLEDGE * e.knowledge) * (COUNT if e.per >= 0 else 1.0)
        elif e.op == E_ATTACK:
            worth += 1.3 * e.sword + 0.9 * e.arrow
        else:
            worth += EFFECT_WORTH.get(e.op, 0.0) + COUNTED_WORTH.get(e.op, 0.0) * e.count + 0.7 * e.discount
    return worth


@final
class Almanac:
    """By number of an empire card, what it does besides its symbols and banners."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.action: list[float] = []
        """Coins that a citizen on it earns more than at work; 0 without an action."""
        self.each_round: list[float] = []
        """Coins its triggers bring in a round."""
        self.each_build: list[float] = []
        """Coins it saves at each purchase."""
        self.once: list[float] = []
        """Coins it brings once."""
        for card in box.empire:
            self.read(card)

    def read(self, card: EmpireCard) -> None:
        action = 0.0
        if card.action >= 0:
            pay = card.action_pay.coin + KNOWLEDGE * card.action_pay.knowledge
            action = max(0.2, script_worth(self.box, card.action) - pay - WORK)
        each_round = 0.0
        each_build = 0.0
        once = 0.0
        for number in card.triggers:
            trigger = self.box.triggers[number]
            effects = self.box.scripts[trigger.script].effects
            if trigger.on == T_BUILD and not trigger.may:
                each_build += sum(e.discount for e in effects if e.op == E_DISCOUNT)
            elif trigger.on == T_BUILD:
                once += sum(3.0 if e.op == E_WAIVE_PRICE else e.discount for e in effects)
            elif trigger.on == T_EXPAND:
                once += sum(0.8 * e.discount for e in effects)
            elif trigger.on == T_GAIN_CITIZEN:
                once += 0.6 * script_worth(self.box, trigger.script)
            else:
                gain = script_worth(self.box, trigger.script) - trigger.pay.coin - KNOWLEDGE * trigger.pay.knowledge
                each_round += TRIGGER_USES.get(trigger.on, 0.0) * max(0.0, gain)
        self.action.append(action)
        self.each_round.append(each_round)
        self.each_build.append(each_build)
        self.once.append(once)
