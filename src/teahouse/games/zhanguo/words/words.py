"""ZhanGuo in words: cards, moves, questions and events, from the content pack and the Fluent files."""

from typing import Final

from teahouse.games.zhanguo.loading.names import Label, ZhanGuoNames
from teahouse.games.zhanguo.rules import moves, names
from teahouse.games.zhanguo.rules.abilities import board_ability_follows
from teahouse.games.zhanguo.rules.box import Box
from teahouse.games.zhanguo.rules.rewards import TakeReward
from teahouse.games.zhanguo.words.seen import Seen
from teahouse.text import Texts
from teahouse.wording.asked import Asked

Args = dict[str, str | int]

OFFICIAL_SIGNS: Final = "▲■○"

QUESTIONS: Final[dict[str, dict[str, str]]] = {
    "AgreeToDrop": {"board": "board"},
    "CalmRegion": {"with_worker": "worker"},
    "ChooseSquare": {"region": "region"},
    "HireRegion": {"colour": "official"},
    "MoveGovernorTo": {"start": "governor"},
    "MoveWorkerTo": {"start": "region"},
    "PutAside": {"colour": "colour"},
    "Reassign": {"points": "count"},
    "ReassignTo": {"points": "count"},
    "TakeReward": {"aspect": "aspect"},
    "ThirdWorker": {"region": "region"},
    "UseCard": {"card": "card"},
    "WallWorker": {"due": "count"},
}
"""By decision, what its fields mean to the question."""

LACKS: Final = {
    **dict.fromkeys(
        (
            "worker", "worker-elsewhere", "other-region", "official-working", "official-colour", "worker-area",
            "unrest-room", "unrest", "palace-calm", "palace-cell", "free-square", "full-squares", "task-palace",
            "task-governor", "card-slot", "adjacent", "next-governor-area", "next-worker-area",
        ),
        "region",
    ),
    "official-at-work": "cube",
    "official-governing": "cube",
    "official": "official",
    "marker": "colour",
    "tall-marker": "colour",
    "task-wall": "stretch",
    "higher": "number",
    "lower": "number",
}  # fmt: skip
"""By the word of a lack, what its number means."""

SILENT: Final = frozenset(("turn", "reward-aspect", "reward-standing", "rewards"))
"""Events that only move the game along."""


def player_mark(seen: Seen, seat: int) -> int | str:
    """A player's colour, or number as long as colours are still being chosen; 0 for nobody."""
    if seat < 0:
        return 0
    colour = seen.players[seat].colour
    return names.SEAT_COLOURS[colour] if colour >= 0 else seat + 1


class Words:
    """The vocabulary of one pack in one language."""

    def __init__(self, box: Box, labels: ZhanGuoNames, texts: Texts, events: dict[str, tuple[str, ...]]) -> None:
        self.box = box
        self.labels = labels
        self.texts = texts
        self.events = events

    def say(self, message: str, **args: str | int) -> str:
        return self.texts.say(f"zhanguo-{message}", **args)

    def name(self, label: Label) -> str:
        return label.name.of(self.texts.lang)

    def text(self, label: Label) -> str:
        return label.text.of(self.texts.lang) if label.text is not None else ""

    def offer(self, label: Label) -> str:
        """What it does if it is used now."""
        return self.text(label) if label.offer is None else label.offer.of(self.texts.lang)

    def region(self, region: int) -> str:
        return f"{region + 1} {self.name(self.labels.regions[region])}"

    def region_name(self, region: int) -> str:
        return self.name(self.labels.regions[region])

    def player(self, seen: Seen, seat: int) -> str:
        """By colour; by number as long as colours are still being chosen."""
        return self.marked(player_mark(seen, seat))

    def marked(self, mark: int | str) -> str:
        """A player by the word of a colour or by a number."""
        return self.say("player", colour=mark) if isinstance(mark, str) else self.texts.say("core-player", number=mark)

    def tag(self, seen: Seen, seat: int) -> str:
        """One letter for a player's pieces."""
        colour = seen.players[seat].colour
        return str(seat + 1) if colour < 0 else self.say("tag", colour=names.SEAT_COLOURS[colour])

    def letter(self, colour: int) -> str:
        """One letter for an aspect."""
        return self.say("card-letter", colour=names.COLOURS[colour])

    # -- cards -------------------------------------------------------------------------------

    def bonus(self, card: int) -> str:
        return self.labels.card_bonus[card].of(self.texts.lang)

    def card(self, card: int) -> str:
        """Everything a card says."""
        trigger = self.box.card_trigger[card]
        return self.say(
            "card",
            card=card,
            aspect=self.name(self.labels.aspects[self.box.card_colour[card]]),
            action=names.ACTIONS[trigger],
            number="higher" if self.box.number_needed[trigger] > 0 else "lower",
            bonus=self.bonus(card),
        )

    def card_signs(self, card: int) -> str:
        """A card on a player board: what triggers it, and what it brings."""
        bonus = self.box.card_bonus[card]
        colour = self.box.card_bonus_colour[card]
        sign = ""
        if colour >= 0:
            sign = OFFICIAL_SIGNS[colour] if bonus == names.OFFICIAL else self.letter(colour)
        trigger = self.say("trigger-short", action=names.ACTIONS[self.box.card_trigger[card]])
        brings = self.say("bonus-short", bonus=names.BONUSES[bonus], amount=self.box.card_amount[card], sign=sign)
        return f"{trigger}: {brings}"

    # -- questions ---------------------------------------------------------------------------

    def asks(self, asked: Asked, seen: Seen) -> str:
        """The decision by name; claiming at the end of one's turn is also its end."""
        return "EndTurn" if asked.asks == "ClaimTasks" and seen.turn_of == asked.seat else asked.asks

    def question(self, asked: Asked, seen: Seen) -> str:
        args: Args = {"bid": seen.bid}
        for field, meaning in QUESTIONS.get(asked.asks, {}).items():
            args |= self.meaning(meaning, asked.fields[field], seen)
        return self.say(f"ask-{self.asks(asked, seen)}", **args)

    # -- moves -------------------------------------------------------------------------------

    def move(self, move: int, asks: str, seen: Seen) -> str:
        """A move in words; `asks` is the question it answers."""
        if move == moves.TAKE:
            return self.take(seen)
        if move < moves.ACTION:
            return self.say("move-done" if move == moves.DONE else "move-pass", asks=asks)
        first, family, parts = next(each for each in reversed(FAMILIES) if move >= each[0])
        args: Args = {}
        for part in parts.split():
            args |= self.part(part, move - first, seen)
        return self.say(f"move-{family}", **args)

    def take(self, seen: Seen) -> str:
        """Taking a reward says which, where it is asked."""
        for asked in seen.asked:
            if asked.asks == "AgreeToDrop":
                return self.say("move-take-agree")
            if asked.asks == "TakeReward":
                return self.say(
                    "move-take", reward=self.text(self.labels.rewards[asked.read(TakeReward).aspect][seen.round])
                )
        return self.say("move-take-plain")

    def part(self, part: str, at: int, seen: Seen) -> Args:
        """One part of a move's message, from its place in the family."""
        match part:
            case "action":
                return {part: names.ACTIONS[at]}
            case "region":
                return {part: self.region(at)}
            case "official":
                return {part: names.OFFICIALS[at % 3]}
            case "cube-region":
                return {"region": self.region(at // 3)}
            case "governor" | "worker":
                return {"area": part}
            case "colour":
                return {part: names.COLOURS[at]}
            case "cell":
                return self.cell(at, seen)
            case "square":
                return self.square(at // names.SQUARES_PER_REGION, at % names.SQUARES_PER_REGION)
            case "ability":
                label = self.labels.abilities[at]
                return {part: self.name(label), "text": self.offer(label)}
            case "task":
                return self.task(at, seen)
            case "board":
                return {part: self.board(at + 1)}
            case "bid":
                return {"count": at + 1}
            case "seat-colour":
                return {"colour": names.SEAT_COLOURS[at]}
        assert part == "card"
        return {"text": self.card(at + 1)}

    def cell(self, place: int, seen: Seen) -> Args:
        """A wall cell with its workers, and the VP its bars are worth under the tile of its section."""
        section, cell = divmod(place, names.WALL_CELLS)
        return {
            "section": self.name(self.labels.sections[section]),
            "cell": cell + 1,
            "count": self.box.cell_workers[section][cell],
            "vp": self.cell_vp(section, cell, seen),
            "worth": self.counted(seen.tiles[section]),
        }

    def cell_vp(self, section: int, cell: int, seen: Seen) -> int:
        return self.box.criterion_vp[seen.tiles[section]][self.box.cell_bars[section][cell] - 1]

    def square(self, region: int, square: int) -> Args:
        """A pack may print fewer squares than there are words for."""
        printed = self.box.governor_squares[region]
        bonus = self.text(self.labels.squares[printed[square]]) if square < len(printed) else "—"
        return {"region": self.region(region), "square": square + 1, "bonus": bonus}

    def task(self, slot: int, seen: Seen) -> Args:
        """What the tile asks for, and what its next free cell is worth."""
        free = [vp for cell, vp in enumerate(self.box.task_cell_vp[slot]) if seen.claims[4 * slot + cell] < 0]
        return {"task": self.text(self.labels.tasks[seen.tasks[slot]]), "vp": free[0] if free else 0}

    def board(self, board: int) -> str:
        """A player board by name, with what it can do."""
        abilities = [self.name(self.labels.abilities[each]) for each in self.box.boards[board].abilities]
        name = self.name(self.labels.boards[board])
        return f"{name}: {', '.join(abilities)}" if abilities else name

    def ability(self, ability: int) -> str:
        """An ability of a B side: its name, the actions it comes after, and what it does."""
        after = [action for number, action in enumerate(names.ACTIONS) if board_ability_follows(ability, number)]
        label = self.labels.abilities[ability]
        quoted = " / ".join(self.say("quoted-action", action=action) for action in after)
        return self.say("ability", ability=self.name(label), actions=quoted, text=self.text(label))

    def worth(self, criterion: int) -> str:
        """What the VP of a wall count for under this tile."""
        text = self.text(self.labels.criteria[criterion])
        return text if criterion == names.MINUS_UNREST else self.say("each", what=text)

    def counted(self, criterion: int) -> str:
        """The same after a number of VP."""
        return self.say("minus-unrest") if criterion == names.MINUS_UNREST else self.worth(criterion)

    def letters(self) -> dict[str, str]:
        """By meaning, the letters that stand for it on a table of characters."""
        tags = {f"tag {colour}": self.say("tag", colour=colour) for colour in names.SEAT_COLOURS}
        return tags | {f"aspect {colour}": self.letter(n) for n, colour in enumerate(names.COLOURS)}

    # -- events ------------------------------------------------------------------------------

    def event(self, kind: str, seat: int, values: tuple[int, ...], seen: Seen) -> str:
        """An event as a sentence."""
        return self.say(f"event-{kind}", **self.event_parts(kind, seat, values, seen))

    def event_parts(self, kind: str, seat: int, values: tuple[int, ...], seen: Seen) -> Args:
        """What the message of an event wants to know."""
        args: Args = (
            {} if seat < 0 else {"player": self.player(seen, seat), "you": "yes" if seat == seen.seat else "no"}
        )
        for meaning, value in zip(self.events[kind], values, strict=False):
            args |= self.meaning(meaning, value, seen)
        return args

    def meaning(self, meaning: str, value: int, seen: Seen) -> Args:
        """What a number of an event or decision is to its message."""
        match meaning:
            case "count" | "worker":
                return {meaning: value}
            case "region" | "region-to":
                return {meaning: self.region_name(value)}
            case "official":
                return {meaning: names.OFFICIALS[value]}
            case "colour":
                return {meaning: names.COLOURS[value]}
            case "aspect":
                return {meaning: self.name(self.labels.aspects[value]), "colour": names.COLOURS[value]}
            case "card":
                aspect = self.labels.aspects[self.box.card_colour[value]]
                return {meaning: value, "aspect": self.name(aspect), "bonus": self.bonus(value)}
            case "action":
                return {meaning: names.ACTIONS[value]}
            case "ability":
                return {meaning: self.name(self.labels.abilities[value])}
            case "board":
                return {meaning: self.name(self.labels.boards[value])}
            case "square":
                return {meaning: value + 1}
            case "cell":
                return self.cell(value, seen)
            case "task":
                return self.task(value, seen)
            case "reward":
                return {meaning: self.name(self.labels.reward_kinds[value])}
            case "governor":
                return {"region": self.region_name(governor_region(value))}
        assert meaning == "seat-colour"
        return {}

    def lack(self, meaning: str, value: int) -> Args:
        """What the number of a lack is to its message."""
        match meaning:
            case "region":
                return {meaning: self.region_name(value)}
            case "cube":
                return {"region": self.region_name(value // 3), "official": names.OFFICIALS[value % 3]}
            case "official":
                return {meaning: names.OFFICIALS[value]}
            case "colour":
                return {meaning: names.COLOURS[value]}
            case "stretch":
                return {meaning: self.name(self.labels.stretches[value])}
        assert meaning == "number"
        return {meaning: value}


def governor_region(move: int) -> int:
    """The region of a governor named by the move that picks him up."""
    return move - moves.BESIDE if move >= moves.BESIDE else (move - moves.SQUARE) // names.SQUARES_PER_REGION


FAMILIES: Final = (
    (moves.ACTION, "action", "action"),
    (moves.REGION, "region", "region"),
    (moves.OFFICIAL, "official", "official"),
    (moves.SHORT, "marker", "colour"),
    (moves.TALL, "tall", "colour"),
    (moves.GOVERNOR_AREA, "governor-area", "region"),
    (moves.WORKER_AREA, "worker-area", "region"),
    (moves.GOVERNOR_CUBE, "cube", "official cube-region governor"),
    (moves.WORKER_CUBE, "cube", "official cube-region worker"),
    (moves.FREE, "free", "official cube-region"),
    (moves.CELL, "cell", "cell"),
    (moves.SQUARE, "square", "square"),
    (moves.BESIDE, "beside", "region"),
    (moves.ABILITY, "ability", "ability"),
    (moves.TASK, "task", "task"),
    (moves.BOARD, "board", "board"),
    (moves.BID + 1, "bid", "bid"),
    (moves.COLOUR, "colour", "seat-colour"),
    (moves.CARD + 1, "card", "card"),
)
"""By first move, the family and the parts of its message; `done`, `pass` and `take` stand before all of them."""
