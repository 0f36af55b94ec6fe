"""The great moments of The Ancient World: the fight with a titan, and the end of a round."""

from collections.abc import Callable, Sequence
from typing import Final

from teahouse.engine.event import Event
from teahouse.games.ancient_world.rules.words import FACES
from teahouse.games.ancient_world.words import pictures
from teahouse.games.ancient_world.words.seen import Seen
from teahouse.games.ancient_world.words.words import Words
from teahouse.wording import Sentence
from teahouse.wording.rows import Got, Rows
from teahouse.wording.scenes import (
    ActShown,
    ChangeShown,
    Cut,
    DieShown,
    NumberShown,
    SceneKind,
    Staged,
    StepShown,
    StoodShown,
)

FIGHT: Final = SceneKind(
    "fight", frozenset(("fight",)), frozenset(("turn", "passed", "end-of-round", "round", "scoring"))
)
END_OF_ROUND: Final = SceneKind("end-of-round", frozenset(("end-of-round",)), frozenset(("round", "scoring")))
SCENE_KINDS: Final[tuple[SceneKind, ...]] = (FIGHT, END_OF_ROUND)
MONEY: Final = {
    "coins": ("coin", 1),
    "knowledge": ("knowledge", 1),
    "lost-coins": ("coin", -1),
    "paid-coins": ("coin", -1),
    "paid-knowledge": ("knowledge", -1),
}
"""By event, what it brings or takes."""


class Stagecraft:
    """Turns the events of a scene into steps."""

    def __init__(self, words: Words, seen: Seen, tell: Callable[[Event], Sentence | None]) -> None:
        self.words = words
        self.seen = seen
        self.tell = tell
        self.rows = Rows()

    def say(self, message: str, **args: str | int) -> str:
        return self.words.say(f"scene-{message}", **args)

    def shown(self, seat: int, got: Got) -> ChangeShown:
        """A lost card is named by its cause; coins and knowledge are counted."""
        text = self.say("card") if got.what == "card" else self.words.tokens(got.what, abs(got.n))
        return ChangeShown(
            seat=seat,
            what=got.what,
            icon=pictures.COUNTED[got.what],
            count=got.n,
            text=text,
            cause=got.cause,
            mood="good" if got.n > 0 else "bad",
        )

    def follow(self, rows: Rows, event: Event, cause: str) -> None:
        """Coins, knowledge and cards come and go; the rest is told by its sentence."""
        if event.kind in MONEY:
            what, sign = MONEY[event.kind]
            rows.of(event.seat).got(Got(what, sign * event.args[0], cause))
        elif event.kind == "army-used":
            army, price = event.args
            rows.of(event.seat).got(Got("coin", -price, self.words.cards.name("army", army)))
        elif event.kind == "lost":
            name = self.words.cards.name("empire", event.args[0])
            rows.of(event.seat).got(Got("card", -1, self.say("lost-to-die", card=name)))
        else:
            sentence = self.tell(event)
            if sentence is not None:
                rows.note(event.seat, sentence.text)

    def listed(self, title: str, rows: Rows) -> StepShown:
        return StepShown(title=title, acts=rows.acts(self.words.player, self.shown), foot=rows.foot)

    # -- a fight ---------------------------------------------------------------------------------

    def fight(self, events: Sequence[Event]) -> tuple[str, list[StepShown]]:
        opening = events[0]
        titan, attack, defence = opening.args
        name = self.words.cards.titan(titan)
        stood: list[StoodShown] = []
        rolled: list[int] = []
        spoils, losses = Rows(), Rows()
        for event in events[1:]:
            if event.kind == "fought":
                stood.append(self.army(event))
            elif event.kind == "fought-free":
                stood.append(
                    StoodShown(name=self.say("free"), icon="", value=str(event.args[0]), sign="crossed-swords")
                )
            elif event.kind == "rolled":
                rolled = [sum(pair) for pair in zip(rolled or [0] * len(FACES), event.args, strict=True)]
            elif event.kind == "lost-coins":
                self.follow(losses, event, self.say("coin-dice"))
            elif event.kind in ("lost", "army-discarded"):
                self.follow(losses, event, "")
            elif event.kind != "defeated":
                self.follow(spoils, event, self.say("spoils-cause"))
        numbers = [NumberShown(self.say("attack"), attack, ""), NumberShown(self.say("defence"), defence, "")]
        field = ActShown(
            title=name, numbers=numbers, stood=stood, stamp=self.say("defeated"), mood="good", seat=opening.seat
        )
        steps = [
            StepShown(title=self.say("fight-step"), acts=[field]),
            StepShown(title=self.say("dice-step"), acts=[self.dice(rolled, losses)] if rolled else []),
            self.listed(self.say("spoils"), spoils),
        ]
        return self.say("fight", player=self.words.player(opening.seat), titan=name), steps

    def army(self, event: Event) -> StoodShown:
        card, attack = event.args
        entry = self.words.labels.armies[self.words.box.armies[card].name]
        return StoodShown(
            name=self.words.cards.name("army", card), icon=entry.icon, value=str(attack), sign="crossed-swords"
        )

    def dice(self, rolled: Sequence[int], losses: Rows) -> ActShown:
        """The faces that came up, and on whom they fell."""
        faces = [pictures.FACES[face] for face in FACES]
        dice = [
            DieShown(faces=faces, face=face, name=self.words.say("face", face=FACES[face], n=1))
            for face, count in enumerate(rolled)
            for _ in range(count)
        ]
        acts = losses.acts(self.words.player, self.shown)
        changes = [change for act in acts for change in act.changes]
        return ActShown(
            title=self.say("dice"),
            dice=dice,
            stamp=self.say("destruction") if changes else self.say("spared"),
            mood="bad" if changes else "good",
            changes=changes,
            notes=[note for act in acts for note in act.notes],
        )

    # -- the end of a round ----------------------------------------------------------------------

    def end_of_round(self, events: Sequence[Event]) -> list[StepShown]:
        income = Rows()
        tables: dict[int, tuple[int, int]] = {}
        hungry: dict[int, list[int]] = {}
        for event in events[1:]:
            if event.kind == "food":
                tables[event.seat] = (event.args[0], event.args[1])
            elif event.kind == "hungry":
                hungry.setdefault(event.seat, []).append(event.args[0])
            else:
                self.follow(income, event, self.say("income-cause"))
        acts = [self.table(seat, food, eaters, hungry.get(seat, [])) for seat, (food, eaters) in tables.items()]
        return [self.listed(self.say("income"), income), StepShown(title=self.say("hunger"), acts=acts)]

    def table(self, seat: int, food: int, eaters: int, hungry: list[int]) -> ActShown:
        """Food against citizens."""
        return ActShown(
            title=self.words.player(seat),
            seat=seat,
            numbers=[NumberShown(self.say("food"), food, ""), NumberShown(self.say("citizens"), eaters, "")],
            stamp=self.say("fed") if food >= eaters else self.say("hungry", count=eaters - food),
            mood="good" if food >= eaters else "bad",
            notes=[self.say("hungry-citizen", skill=skill) for skill in hungry],
        )


def staged(
    words: Words, seen: Seen, tell: Callable[[Event], Sentence | None], cut: Cut, events: Sequence[Event]
) -> Staged:
    """A fight, or the end of a round."""
    craft = Stagecraft(words, seen, tell)
    again = craft.say(f"{cut.kind.name}-again")
    if cut.kind is FIGHT:
        title, steps = craft.fight(events)
        return Staged(title, again, steps)
    return Staged(craft.say("end-of-round", round=cut.number), again, craft.end_of_round(events))
