"""Everything printed on the boards and cards of ZhanGuo, in one language."""

from typing import Final

from teahouse.games.zhanguo.cardtext import Short
from teahouse.games.zhanguo.loading.names import Label
from teahouse.games.zhanguo.rules import abilities, moves, names
from teahouse.games.zhanguo.words import shown
from teahouse.games.zhanguo.words.words import Words

MARKS: Final = {"blue": 1, "yellow": 2, "purple": 3, "red": 6}
"""The colour, shape and pattern of the pieces, by their printed colour."""
NEEDS: Final[dict[int, shown.Needs]] = {1: "higher", -1: "lower", 0: "none"}
REASSIGN_ICON: Final = "back-forth"
"""The one court action that triggers no card and so has no icon among the triggers."""


def printed(words: Words) -> shown.Printed:
    """Names and texts of all boards and cards, with the words of the moves that use them."""
    return Printing(words).all()


class Printing:
    """The pack as a table shows it."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.box = words.box
        self.labels = words.labels
        self.moves = moves.names(words.box)
        self.short = Short(words.box, words.texts)

    def all(self) -> shown.Printed:
        box = self.box
        return shown.Printed(
            cards=[self.card(card) for card in range(1, names.CARDS + 1)],
            actions=[self.action(action) for action in range(len(names.ACTIONS))],
            aspects=[self.aspect(colour) for colour in range(len(names.COLOURS))],
            officials=[self.official(colour) for colour in range(len(names.OFFICIALS))],
            bonuses=[self.bonus(bonus) for bonus in range(len(names.SQUARE_BONUSES))],
            regions=[self.region(region) for region in range(names.REGIONS)],
            stretches=[self.stretch(stretch) for stretch in range(names.STRETCHES)],
            sections=[self.section(section) for section in range(names.SECTIONS)],
            tiles=[self.tile(criterion) for criterion in range(len(names.CRITERIA))],
            rewards=[[self.reward(a, r) for r in range(box.rounds)] for a in range(len(names.ASPECTS))],
            reward_rows=box.reward_rows,
            tasks=[self.task(task) for task in range(len(box.tasks))],
            slots=[self.slot(slot) for slot in range(names.TASK_SLOTS)],
            abilities=[self.ability(ability) for ability in range(len(names.ABILITIES))],
            boards=[self.board(board) for board in range(len(names.BOARDS))],
            players=[self.player(colour) for colour in range(len(names.SEAT_COLOURS))],
            bids=[self.moves[moves.BID + vp] for vp in range(1, moves.BIDS + 1)],
            rounds=box.rounds,
            governor_majority_vp=box.governor_majority_vp,
            governor_vp=box.governor_vp,
            officials_per_colour=box.officials_per_colour,
            governors=box.governors,
            palaces=box.palaces,
            walls=box.walls,
            discs=box.task_discs,
        )

    def name(self, label: Label) -> str:
        return self.words.name(label)

    # -- cards and the court -----------------------------------------------------------------

    def card(self, number: int) -> shown.PrintedCard:
        box = self.box
        bonus = box.card_bonus[number]
        trigger = box.card_trigger[number]
        colour = box.card_bonus_colour[number]
        portrait = self.labels.portraits[self.labels.card_portrait[number]]
        return shown.PrintedCard(
            number=number,
            move=self.moves[moves.CARD + number],
            colour=box.card_colour[number],
            trigger=trigger,
            needs=NEEDS[box.number_needed[trigger]],
            bonus=names.BONUSES[bonus],
            name=self.name(self.labels.bonuses[bonus]),
            text=self.words.bonus(number),
            short=self.short.card(number),
            icon=self.labels.bonuses[bonus].icon,
            official=colour if bonus == names.OFFICIAL else -1,
            counted=colour if bonus == names.VP_PER_CARD else -1,
            amount=box.card_amount[number],
            person=self.name(portrait),
            portrait=portrait.icon,
            whole=self.words.card(number),
        )

    def action(self, action: int) -> shown.PrintedAction:
        label = self.labels.triggers.get(action)
        said = self.words.say("action", action=names.ACTIONS[action])
        return shown.PrintedAction(
            id=names.ACTIONS[action],
            name=self.name(label) if label else said[:1].upper() + said[1:],
            icon=label.icon if label else REASSIGN_ICON,
            move=self.moves[moves.ACTION + action],
            needs=NEEDS[self.box.number_needed[action]],
        )

    def aspect(self, colour: int) -> shown.PrintedAspect:
        label = self.labels.aspects[colour]
        numbers = [card for card in range(1, names.CARDS + 1) if self.box.card_colour[card] == colour]
        return shown.PrintedAspect(
            id=label.id,
            name=self.name(label),
            icon=label.icon,
            colour=self.labels.colours[colour].of(self.words.texts.lang),
            first=numbers[0],
            last=numbers[-1],
            majority_vp=self.box.majority_vp[colour],
            short=self.moves[moves.SHORT + colour],
            tall=self.moves[moves.TALL + colour],
        )

    def official(self, colour: int) -> shown.PrintedOfficial:
        label = self.labels.officials[colour]
        return shown.PrintedOfficial(
            id=label.id,
            name=self.name(label),
            icon=label.icon,
            colour=self.labels.official_colours[colour].of(self.words.texts.lang),
            move=self.moves[moves.OFFICIAL + colour],
        )

    # -- the main board ----------------------------------------------------------------------

    def bonus(self, bonus: int) -> shown.PrintedBonus:
        label = self.labels.squares[bonus]
        amounts = {names.SQUARE_POINTS: self.box.square_points, names.SQUARE_VP: self.box.square_vp}
        return shown.PrintedBonus(
            id=label.id,
            name=self.name(label),
            icon=label.icon,
            text=self.words.text(label),
            short=self.short.square(bonus),
            amount=amounts.get(bonus, 0),
        )

    def region(self, region: int) -> shown.PrintedRegion:
        label = self.labels.regions[region]
        first = moves.SQUARE + names.SQUARES_PER_REGION * region
        return shown.PrintedRegion(
            id=label.id,
            name=self.name(label),
            icon=label.icon,
            number=region + 1,
            move=self.moves[moves.REGION + region],
            beside=self.moves[moves.BESIDE + region],
            governor_area=self.moves[moves.GOVERNOR_AREA + region],
            worker_area=self.moves[moves.WORKER_AREA + region],
            x=self.labels.layout[region][0],
            y=self.labels.layout[region][1],
            adjacent=[other + 1 for other in self.box.adjacent[region]],
            squares=[
                shown.PrintedSquare(move=self.moves[first + square], bonus=bonus)
                for square, bonus in enumerate(self.box.governor_squares[region])
            ],
            palace_cells=self.box.palace_cells[region],
        )

    def stretch(self, stretch: int) -> shown.PrintedStretch:
        label = self.labels.stretches[stretch]
        return shown.PrintedStretch(
            id=label.id,
            name=self.name(label),
            icon=label.icon,
            sections=[section for section in range(names.SECTIONS) if self.box.stretch_of[section] == stretch],
            separates=[list(pair) for pair in self.labels.borders[stretch]],
        )

    def section(self, section: int) -> shown.PrintedSection:
        first = moves.CELL + names.WALL_CELLS * section
        return shown.PrintedSection(
            id=self.box.section_names[section],
            name=self.name(self.labels.sections[section]),
            stretch=self.box.stretch_of[section],
            cells=[
                shown.PrintedCell(
                    move=self.moves[first + cell],
                    bars=self.box.cell_bars[section][cell],
                    workers=self.box.cell_workers[section][cell],
                )
                for cell in range(names.WALL_CELLS)
            ],
        )

    def tile(self, criterion: int) -> shown.PrintedTile:
        label = self.labels.criteria[criterion]
        counts: dict[int, shown.Counts] = {names.MINUS_UNREST: "fixed", names.COLOUR_SETS: "set"}
        return shown.PrintedTile(
            id=label.id,
            name=self.name(label),
            icon=label.icon,
            text=self.words.text(label),
            short=self.short.criterion(criterion),
            vp=self.box.criterion_vp[criterion],
            counts=counts.get(criterion, "region"),
        )

    def reward(self, aspect: int, number: int) -> shown.PrintedReward:
        label = self.labels.rewards[aspect][number]
        return shown.PrintedReward(
            id=label.id,
            name=self.name(label),
            icon=label.icon,
            text=self.words.text(label),
            short=self.short.reward(aspect, number),
            regions=[region + 1 for region in self.box.rewards[aspect][number].regions],
        )

    def task(self, task: int) -> shown.PrintedTask:
        label = self.labels.tasks[task]
        kind = self.box.tasks[task].kind
        first = 0 if kind == names.TASK_WALL else 1
        return shown.PrintedTask(
            id=label.id,
            name=self.name(label),
            icon=label.icon,
            text=self.words.text(label),
            short=self.short.task(task),
            kind=names.TASK_KINDS[kind],
            needs=[
                shown.PrintedNeed(place=place + first, count=count)
                for place, count in enumerate(self.box.tasks[task].needs)
                if count
            ],
        )

    def slot(self, slot: int) -> shown.PrintedSlot:
        kinds = len(names.TASK_KINDS)
        return shown.PrintedSlot(
            move=self.moves[moves.TASK + slot],
            section="upper" if slot < kinds else "lower",
            kind=names.TASK_KINDS[slot % kinds],
            vp=self.box.task_cell_vp[slot],
        )

    # -- player boards -----------------------------------------------------------------------

    def ability(self, ability: int) -> shown.PrintedAbility:
        label = self.labels.abilities[ability]
        actions = range(len(names.ACTIONS))
        return shown.PrintedAbility(
            id=label.id,
            name=self.name(label),
            icon=label.icon,
            text=self.words.text(label),
            short=self.short.ability(ability),
            move=self.moves[moves.ABILITY + ability],
            after=[action for action in actions if abilities.board_ability_follows(ability, action)],
        )

    def board(self, board: int) -> shown.PrintedBoard:
        label = self.labels.boards[board]
        side = self.box.boards[board]
        return shown.PrintedBoard(
            id=label.id,
            name=self.name(label),
            icon=label.icon,
            move=self.moves[moves.BOARD + board - 1] if board in names.B_BOARDS else "",
            abilities=side.abilities,
            officials=side.start_officials,
            tracks=[
                shown.PrintedTrack(
                    cells=side.unrest_cells[region],
                    no_palace=sorted({*side.palace_block_cells[region], side.unrest_cells[region]}),
                )
                for region in range(names.REGIONS)
            ],
        )

    def player(self, colour: int) -> shown.PrintedPlayer:
        word = names.SEAT_COLOURS[colour]
        return shown.PrintedPlayer(
            id=word,
            name=self.words.say("player", colour=word),
            move=self.moves[moves.COLOUR + colour],
            mark=MARKS[word],
        )
