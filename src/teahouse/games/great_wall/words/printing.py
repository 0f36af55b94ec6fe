"""Everything printed on the boards and cards of The Great Wall, in one language."""

from collections.abc import Sequence

from teahouse.cardtext import trace
from teahouse.games.great_wall.cardtext import Entry, card_gists, card_icons, card_text, pictures
from teahouse.games.great_wall.cardtext.rules import outcome
from teahouse.games.great_wall.cardtext.writer import CardWriter
from teahouse.games.great_wall.loading.schema import Named, NoteEntry, OrderEntry, QinOrderEntry
from teahouse.games.great_wall.loading.terms import Moment
from teahouse.games.great_wall.loading.triggers import Then
from teahouse.games.great_wall.rules import box as loaded
from teahouse.games.great_wall.rules import moves
from teahouse.games.great_wall.rules.language import Price
from teahouse.games.great_wall.rules.words import (
    AREAS,
    FROM_ADVISOR,
    FROM_GENERAL,
    GOODS,
    H_FORTIFICATION,
    PAGODA,
    RESOURCES,
    SECTIONS,
    SETS,
    WARRIORS,
)
from teahouse.games.great_wall.words import shown
from teahouse.games.great_wall.words.words import Words
from teahouse.loading.pack import Name


def printed(words: Words) -> shown.Printed:
    """Names and texts of all boards and cards."""
    return Printing(words).everything()


class Printing:
    """One pack in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.box = words.box
        self.labels = words.labels
        self.lang = words.texts.lang
        self.moves = moves.names(words.box)

    def everything(self) -> shown.Printed:
        labels = self.labels
        return shown.Printed(
            lang=self.lang,
            resources=[self.thing(word, each) for word, each in zip(RESOURCES, labels.resources, strict=True)],
            goods=[self.good(word) for word in GOODS],
            warriors=[self.warrior(number) for number in range(len(WARRIORS))],
            sections=[
                shown.Thing(id=word, name=name.of(self.lang), icon="stone-wall")
                for word, name in zip(SECTIONS, labels.sections, strict=True)
            ],
            areas=[self.area(number) for number in range(len(self.box.sides[0].areas))],
            orders=[self.order(entry, entry.name, entry.returnable) for entry in self.labels.orders],
            reed_order=self.order(self.labels.reed_orders[0], self.labels.reed_orders[0].name, True),
            qin_orders=[self.order(*entry) for entry in self.qin_cards()],
            notes=[self.note(entry) for entry in self.labels.notes],
            hordes=[self.horde(number) for number in range(len(self.box.hordes))],
            horde_cards=[self.horde_card(card) for card in range(len(self.box.hordes) * len(SECTIONS))],
            generals=[self.general(number) for number in range(len(self.box.generals))],
            advisors=[self.advisor(number) for number in range(len(self.box.advisors))],
            tactics=[self.tactic(number) for number in range(len(self.box.tactics))],
            artifacts=[self.artifact(number) for number in range(len(self.box.artifacts))],
            edicts=[self.edict(number) for number in range(len(self.box.edicts))],
            events=[self.event(number) for number in range(len(self.box.events))],
            sides=[self.side(each) for each in self.box.sides],
            numbers=self.numbers(),
        )

    # -- small things ------------------------------------------------------------------------

    def thing(self, word: str, entry: Named) -> shown.Thing:
        return shown.Thing(id=word, name=entry.name.of(self.lang), icon=entry.icon)

    def good(self, word: str) -> shown.Thing:
        return shown.Thing(id=word, name=self.say("good", what=word), icon=pictures.GOODS[word])

    def say(self, message: str, **args: str | int) -> str:
        return self.words.texts.say(f"web-gw-{message}", **args)

    def prices(self, prices: Sequence[Price]) -> list[shown.Goods]:
        return [shown.Goods(what=GOODS[price.what], n=price.n) for price in prices]

    def warrior(self, number: int) -> shown.PrintedWarrior:
        entry = self.labels.warriors[number]
        return shown.PrintedWarrior(
            id=WARRIORS[number],
            name=entry.name.of(self.lang),
            icon=pictures.WARRIORS[WARRIORS[number]],
            price=self.prices(self.box.recruit[number]),
        )

    # -- cards -------------------------------------------------------------------------------

    def lines(self, entry: Entry) -> list[str]:
        return card_text(self.labels, entry, self.lang).splitlines()

    def rows(self, entry: Entry) -> list[list[shown.Token]]:
        rows = card_icons(self.labels, entry)
        return [[shown.Token(kind=token.kind, value=str(token.value)) for token in row] for row in rows]

    def effects(self, listed: Then, moment: Moment, *, short: bool = False) -> str:
        """A list of effects as a sentence, as it is said at this moment."""
        writer = CardWriter(self.words.texts, self.labels, short=short).now(moment=moment)
        return trace.read(writer.nodes, outcome(writer, listed)).text

    def horde_card(self, card: int) -> shown.PrintedHordeCard:
        return shown.PrintedHordeCard(horde=card // len(SECTIONS), move=self.moves[moves.CAPTURED + card])

    def horde(self, number: int) -> shown.PrintedHorde:
        entry, kind = self.labels.hordes[number], self.box.hordes[number]
        cells: list[shown.PrintedCell] = []
        for letter, reward in zip(kind.cells, kind.rewards, strict=True):
            line = next(place for place, row in enumerate(entry.layout) if letter in row)
            cells.append(
                shown.PrintedCell(
                    letter=letter,
                    column=entry.layout[line].index(letter),
                    line=line,
                    reward=shown.Goods(what=GOODS[reward.what], n=reward.n),
                )
            )
        return shown.PrintedHorde(
            id=entry.id,
            name=entry.name.of(self.lang),
            icon=entry.icon,
            lines=self.lines(entry),
            gists=card_gists(self.labels, entry, self.lang),
            rows=self.rows(entry),
            card_set=SETS[kind.card_set],
            tier=kind.tier,
            attack=kind.attack,
            honor=kind.honor,
            columns=max(len(row) for row in entry.layout),
            height=len(entry.layout),
            cells=cells,
        )

    def general(self, number: int) -> shown.PrintedGeneral:
        entry, card = self.labels.generals[number], self.box.generals[number]
        return shown.PrintedGeneral(
            id=entry.id,
            name=entry.name.of(self.lang),
            icon=entry.icon,
            lines=self.lines(entry),
            gists=card_gists(self.labels, entry, self.lang),
            rows=self.rows(entry),
            card_set=SETS[card.card_set],
            start=card.start,
            tactics=card.tactics,
            tea=card.tea,
            abilities=self.abilities(FROM_GENERAL, number),
        )

    def advisor(self, number: int) -> shown.PrintedAdvisor:
        entry = self.labels.advisors[number]
        return shown.PrintedAdvisor(
            id=entry.id,
            name=entry.name.of(self.lang),
            icon=entry.icon,
            lines=self.lines(entry),
            gists=card_gists(self.labels, entry, self.lang),
            rows=self.rows(entry),
            card_set=SETS[self.box.advisors[number].card_set],
            abilities=self.abilities(FROM_ADVISOR, number),
        )

    def abilities(self, source: int, card: int) -> list[str]:
        """The words of the moves that use the abilities of a card (`moves.trigger_names`)."""
        found = [each for each in self.box.triggers if each.source == source and each.card == card]
        return [f"ability {trigger.number + 1}" for trigger in found]

    def tactic(self, number: int) -> shown.PrintedTactic:
        entry, card = self.labels.tactics[number], self.box.tactics[number]
        lines, on = self.lines(entry), self.labels.whens[card.when].on
        return shown.PrintedTactic(
            id=entry.id,
            name=entry.name.of(self.lang),
            icon=entry.icon,
            lines=lines,
            gists=card_gists(self.labels, entry, self.lang),
            rows=self.rows(entry),
            card_set=SETS[card.card_set],
            when=self.labels.whens[card.when].name.of(self.lang),
            condition=lines[0],
            free=self.effects(entry.free, on),
            free_gist=self.effects(entry.free, on, short=True),
            price=self.prices(card.cost),
            enhanced=self.effects(entry.enhanced, on),
            enhanced_gist=self.effects(entry.enhanced, on, short=True),
        )

    def qin_cards(self) -> list[tuple[QinOrderEntry, Name, bool]]:
        """Qin's cards have the names of the normal ones."""
        names = [entry.name for entry in self.labels.orders]
        return [(entry, name, True) for entry, name in zip(self.labels.qin_orders, names, strict=True)]

    def note(self, entry: NoteEntry) -> shown.PrintedNote:
        return shown.PrintedNote(
            id=entry.id,
            name=entry.name.of(self.lang),
            icon=entry.icon,
            lines=[line.of(self.lang) for line in entry.lines],
            gists=[],
            rows=[],
            of=entry.of,
        )

    def order(self, entry: OrderEntry | QinOrderEntry, name: Name, returnable: bool) -> shown.PrintedOrder:
        parts = [
            shown.OrderPart(others=part.for_ == "others", text=self.words.cards.effects(part.then))
            for part in entry.sections
        ]
        return shown.PrintedOrder(
            id=entry.id,
            name=name.of(self.lang),
            icon=entry.icon,
            lines=self.lines(entry),
            gists=card_gists(self.labels, entry, self.lang),
            rows=self.rows(entry),
            returnable=returnable,
            parts=parts,
        )

    def artifact(self, number: int) -> shown.PrintedArtifact:
        entry = self.labels.artifacts[number]
        return shown.PrintedArtifact(
            id=entry.id,
            name=entry.name.of(self.lang),
            icon=entry.icon,
            lines=self.lines(entry),
            gists=card_gists(self.labels, entry, self.lang),
            rows=self.rows(entry),
            card_set=SETS[self.box.artifacts[number].card_set],
        )

    def edict(self, number: int) -> shown.PrintedEdict:
        entry = self.labels.edicts[number]
        return shown.PrintedEdict(
            id=entry.id,
            name=entry.name.of(self.lang),
            icon=entry.icon,
            lines=self.lines(entry),
            gists=card_gists(self.labels, entry, self.lang),
            rows=self.rows(entry),
            removed_with_2=entry.removed_with_2,
        )

    def event(self, number: int) -> shown.PrintedEvent:
        entry = self.labels.events[number]
        return shown.PrintedEvent(
            id=entry.id,
            name=entry.name.of(self.lang),
            icon=entry.icon,
            lines=self.lines(entry),
            gists=card_gists(self.labels, entry, self.lang),
            rows=self.rows(entry),
            mood=entry.mood,
        )

    # -- the board ---------------------------------------------------------------------------

    def area(self, number: int) -> shown.PrintedArea:
        entry, constants = self.labels.areas[number], self.box.constants
        produces = RESOURCES[number] if number <= PAGODA else ""
        args: dict[str, str | int] = {
            "area": AREAS[number],
            "fortification": constants.fortification_cost,
            "defence": constants.fortification_defense,
            "honor": constants.standard_honor[H_FORTIFICATION],
            "official": constants.hire_official_cost,
            "limit": constants.tactic_hand_limit,
        }
        return shown.PrintedArea(
            id=AREAS[number],
            name=entry.name.of(self.lang),
            icon=entry.icon,
            lines=self.say("area-text", **args).splitlines(),
            gists=[],
            rows=[],
            produces=produces,
            short=self.say("area-short", **args),
        )

    def side(self, side: loaded.BoardSide) -> shown.PrintedSide:
        return shown.PrintedSide(
            order_cells=side.order_cells,
            time_start=side.time_start,
            years=[
                shown.PrintedYear(invasion=invasion, lethality=lethality)
                for invasion, lethality in zip(side.invasion, side.lethality, strict=True)
            ],
            wall=[
                shown.PrintedLevel(defence=defence, positions=positions, price=price)
                for defence, positions, price in zip(
                    side.defense, side.firing_positions, [*side.wall_cost, 0], strict=True
                )
            ],
            areas=[shown.SideArea(regular=each.regular, slots=each.slots, shame=each.shame) for each in side.areas],
            overseers=[
                shown.OverseerTrack(pay=RESOURCES[track.pay], levels=track.levels, prices=track.costs)
                for track in side.overseers
            ],
        )

    def numbers(self) -> shown.PrintedNumbers:
        constants = self.box.constants
        return shown.PrintedNumbers(
            horde_rows=constants.horde_rows,
            horde_shame_cells=constants.horde_shame_cells,
            fortification_cells=constants.fortification_cells,
            fortification_price=constants.fortification_cost,
            fortification_defence=constants.fortification_defense,
            fortification_honor=constants.standard_honor[H_FORTIFICATION],
            artifact_cells=constants.artifact_cells,
            advisor_cells=constants.advisor_cells,
            tactic_hand_limit=constants.tactic_hand_limit,
            shame_penalty=constants.shame_penalty,
            honor_spaces=self.labels.board.honor_track.spaces,
            walls_to_end=constants.walls_to_end,
            edicts_needed=constants.edicts_needed,
        )
