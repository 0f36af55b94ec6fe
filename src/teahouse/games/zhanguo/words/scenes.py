"""The great moments of ZhanGuo: the rewards at the end of a round, and the scoring."""

from collections.abc import Callable, Sequence
from typing import Final

from teahouse.engine.event import Event
from teahouse.games.zhanguo.words.seen import Seen
from teahouse.games.zhanguo.words.words import Words
from teahouse.wording import Sentence
from teahouse.wording.rows import Got, Rows
from teahouse.wording.scenes import (
    ActShown,
    ChangeShown,
    Cut,
    FigureShown,
    NumberShown,
    SceneKind,
    Staged,
    StepShown,
    StoodShown,
    changes_of,
    total,
)

REWARDS: Final = SceneKind("rewards", frozenset(("rewards",)), frozenset(("round", "scoring")))
SCORING: Final = SceneKind("scoring", frozenset(("scoring",)), frozenset(("won",)))
SCENE_KINDS: Final[tuple[SceneKind, ...]] = (REWARDS, SCORING)
SOURCES: Final = ("vp-governors", "vp-markers", "vp-tasks", "vp-walls")
"""What is scored at the end, in this order."""


class Reward:
    """One aspect: who stood how high, who took its reward, and what came of it."""

    def __init__(self) -> None:
        self.standing: list[tuple[int, int]] = []
        self.taker = -1
        self.notes: list[str] = []
        self.rows = Rows()


class Stagecraft:
    """Turns the events of a scene into steps."""

    def __init__(self, words: Words, seen: Seen, tell: Callable[[Event], Sentence | None]) -> None:
        self.words = words
        self.seen = seen
        self.tell = tell

    def say(self, message: str, **args: str | int) -> str:
        return self.words.say(f"scene-{message}", **args)

    def player(self, seat: int) -> str:
        return self.words.player(self.seen, seat)

    def shown(self, seat: int, got: Got) -> ChangeShown:
        text = self.words.texts.say("core-vp", count=abs(got.n))
        return ChangeShown(
            seat=seat,
            what=got.what,
            icon="",
            count=got.n,
            text=text,
            cause=got.cause,
            mood="good" if got.n > 0 else "bad",
        )

    # -- rewards ---------------------------------------------------------------------------------

    def rewards(self, events: Sequence[Event], last: bool) -> list[StepShown]:
        """Aspect by aspect; at the end, who goes first, unless no round follows."""
        aspects: dict[int, Reward] = {}
        now, foot = Reward(), Rows()
        for event in events:
            if event.kind == "reward-aspect":
                now = aspects.setdefault(event.args[0], Reward())
            elif event.kind == "reward-standing":
                now.standing.append((event.seat, event.args[1]))
            elif event.kind == "first-player":
                self.note(foot, event)
            else:
                self.follow(now, event)
        acts = [self.aspect(aspect, reward) for aspect, reward in aspects.items()]
        step = StepShown(title=self.say("rewards-step"), acts=acts, foot=[])
        return [step] if last else [step, self.order(foot)]

    def order(self, foot: Rows) -> StepShown:
        notes = [note for row in foot.by_seat.values() for note in row.notes]
        return StepShown(title=self.say("next-round"), acts=[ActShown(notes=notes)] if notes else [])

    def note(self, rows: Rows, event: Event) -> None:
        sentence = self.tell(event)
        if sentence is not None:
            rows.note(event.seat, sentence.text)

    def follow(self, reward: Reward, event: Event) -> None:
        """What somebody did about a reward, and what it brought."""
        if event.kind == "reward":
            reward.taker = event.seat
        if event.kind.startswith("vp-"):
            reward.rows.of(event.seat).got(Got("vp", event.args[0], self.say(f"cause-{event.kind}")))
            return
        sentence = self.tell(event)
        if sentence is not None:
            reward.notes.append(sentence.text)

    def aspect(self, aspect: int, reward: Reward) -> ActShown:
        label = self.words.labels.aspects[aspect]
        taken = reward.taker >= 0
        acts = reward.rows.acts(self.player, self.shown)
        return ActShown(
            title=self.words.name(label),
            icon=label.icon,
            stood=[self.standing(aspect, seat, value) for seat, value in reward.standing],
            stamp=self.say("taken", player=self.player(reward.taker)) if taken else self.say("nobody"),
            mood="good" if taken else "plain",
            changes=[change for act in acts for change in act.changes],
            notes=reward.notes,
        )

    def standing(self, aspect: int, seat: int, value: int) -> StoodShown:
        name, mark = self.player(seat), self.words.labels.aspects[aspect].icon
        return StoodShown(name=name, icon="", value=str(value), sign=mark, figures=[FigureShown(seat, "", name, 1)])

    # -- scoring ---------------------------------------------------------------------------------

    def scoring(self, events: Sequence[Event]) -> list[StepShown]:
        steps: list[StepShown] = []
        for kind in SOURCES:
            rows = Rows()
            for event in events:
                if event.kind == kind:
                    rows.of(event.seat).got(Got("vp", event.args[0], self.cause(event)))
            steps.append(StepShown(title=self.say(kind), acts=rows.acts(self.player, self.shown)))
        scored = changes_of(steps)
        totals = [self.total(seat, scored) for seat in range(self.seen.seats)]
        return [*steps, StepShown(title=self.say("total"), acts=totals)]

    def total(self, seat: int, scored: Sequence[ChangeShown]) -> ActShown:
        """What a player had before the scoring, and has now."""
        vp = self.seen.players[seat].vp
        now = total(scored, seat, "vp")
        most = vp == max(player.vp for player in self.seen.players)
        number = NumberShown(self.say("points"), vp, self.say("sum", before=vp - now, scored=now))
        return ActShown(title=self.player(seat), seat=seat, numbers=[number], mood="good" if most else "plain")

    def cause(self, event: Event) -> str:
        """The region whose governors, or the aspect whose markers, were the most."""
        if event.kind == "vp-governors":
            return self.words.region_name(event.args[1])
        if event.kind == "vp-markers":
            return self.words.name(self.words.labels.aspects[event.args[1]])
        return ""


def staged(
    words: Words, seen: Seen, tell: Callable[[Event], Sentence | None], cut: Cut, events: Sequence[Event]
) -> Staged:
    """The rewards of a round, or the scoring."""
    craft = Stagecraft(words, seen, tell)
    last = cut.number == words.box.rounds
    steps = craft.rewards(events, last) if cut.kind is REWARDS else craft.scoring(events)
    title = craft.say(cut.kind.name, round=cut.number)
    return Staged(title, craft.say(f"{cut.kind.name}-again"), steps)
