"""What a player thinks things are worth, and the leanings that make players differ."""

from typing import Final, final


@final
class Taste:
    """Weights of the judgement, found by letting bots with slightly different ones play against each other."""

    def __init__(self, fight: float = 1.0, titan: float = 0.0) -> None:
        self.fight = 0.34 * fight
        """Points of one attack symbol used against a titan of the usual defence."""
        self.titan = 0.6 + titan
        """Points for each defeated titan besides those it gives."""
        self.build = 0.8
        """Points for each empire card besides those it gives."""
        self.price = 5.5
        """Coins of a usual empire card."""
        self.card = 2.73
        """Points it brings."""
        self.earn = 2.13
        """Coins of a citizen at work."""
        self.land_turn = 0.27
        """Turns and coins of a space, by way of a province."""
        self.land_coin = 1.02
        self.idle = 0.12
        """Points of a coin that no turn is left to spend."""
        self.closing = 0.7
        """Of a card that can be bought in the last round, if nobody else does."""
        self.last_coin = 0.1
        """Points of a coin in the last round."""
        self.banner = 2.26
        """Points of a banner while there is time to match it."""
        self.lost = 0.34
        """How much of a lost card's symbols is left, because it can be restored."""
        self.arrow = 0.71
        """Of a sword: not every titan minds arrows."""
        self.skill = 0.11
        """Points of each skill of a citizen that has not acted."""
        self.token = 0.2
        """Points of being the first player."""
        self.sure = 0.65
        """Of a titan that can be defeated on the next turn, if nobody else does."""
        self.slot = 0.2
        """Points of an army not yet raised, for each round to come."""
        self.eye = 0.1
        """Points of an eye, for each round to come."""
        self.knowledge = 2.5
        """Coins that one knowledge saves."""
        self.scarce = 1.0
        """More of them for the first and the second: some cards cannot be bought without."""
        self.extra = 0.6
        """Of the coins that actions and triggers of cards promise."""
        self.offer = 0.38
        """Of what a purchase that can be made promises above a usual one."""
        self.fed = 0.15
        """Points of a spare food, for each round to come."""
        self.grow = 1.1
        """Turns that one turn in a later round is worth: there will be more to do."""
        self.special = 0.25
        """Points that a special card may still gain, for each round to come."""
        self.dice = 0.08
        """Points that a destruction die costs, for each round to come."""
        self.hunger = 0.4
        """How much of the loss for hungry citizens is to be feared before the last round."""
        self.uses = 0.63
        """How often in a round an action card is used."""


TASTES: Final[dict[str, Taste]] = {
    "balanced": Taste(),
    "builder": Taste(fight=0.85, titan=-0.8),
    "hunter": Taste(fight=1.1, titan=1.5),
}
"""By leaning. A bot that leans still judges cards, coins and land like every other."""
