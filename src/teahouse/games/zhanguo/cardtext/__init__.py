"""What is printed in ZhanGuo, in few words, made from the data the rules play with.

Their whole texts stand in the pack (`loading.names` fills in the numbers); the short ones are messages
`zhanguo-short-*`, one for each word of the vocabulary.
"""

from collections.abc import Sequence

from teahouse.games.zhanguo.rules import names
from teahouse.games.zhanguo.rules.box import Box
from teahouse.text import Texts, capital


class Short:
    """Few words for what is printed, in one language."""

    def __init__(self, box: Box, texts: Texts) -> None:
        self.box = box
        self.texts = texts

    def say(self, message: str, **args: str | int) -> str:
        return self.texts.say(f"zhanguo-short-{message}", **args)

    def card(self, card: int) -> str:
        """What the ability of a card brings."""
        kind, colour = self.box.card_bonus[card], self.box.card_bonus_colour[card]
        told = ""
        if kind == names.OFFICIAL:
            told = names.OFFICIALS[colour]
        elif kind == names.VP_PER_CARD:
            told = names.COLOURS[colour]
        return self.say("bonus", bonus=names.BONUSES[kind], n=self.box.card_amount[card], colour=told)

    def square(self, bonus: int) -> str:
        """What a governor's square gives."""
        amounts = {names.SQUARE_POINTS: self.box.square_points, names.SQUARE_VP: self.box.square_vp}
        return self.say("square", square=names.SQUARE_BONUSES[bonus], n=amounts.get(bonus, 1))

    def criterion(self, criterion: int) -> str:
        """What a wall tile counts."""
        return self.say("criterion", criterion=names.CRITERIA[criterion])

    def reward(self, aspect: int, number: int) -> str:
        """A unification reward, with the regions it is bound to by their numbers."""
        reward = self.box.rewards[aspect][number]
        bound = 0 < len(reward.regions) < names.REGIONS
        return self.say(
            "reward",
            reward=names.REWARDS[reward.kind],
            where="bound" if bound else "any",
            regions=self.either([str(region + 1) for region in reward.regions]) if bound else "",
        )

    def task(self, task: int) -> str:
        """What a task asks for: regions by number, walls by colour."""
        tile = self.box.tasks[task]
        wanted = [(place, count) for place, count in enumerate(tile.needs) if count]
        if tile.kind == names.TASK_WALL:
            places = [self.say("stretch", stretch=self.box.stretch_names[place], n=n) for place, n in wanted]
        else:
            places = [str(place + 1) for place, n in wanted for _ in range(n)]
        return self.say("task", kind=names.TASK_KINDS[tile.kind], places=", ".join(places))

    def ability(self, ability: int) -> str:
        """What a B side adds to a court action."""
        return capital(self.say("ability", ability=names.ABILITIES[ability]))

    def either(self, places: Sequence[str]) -> str:
        return self.say("either").join(places)
