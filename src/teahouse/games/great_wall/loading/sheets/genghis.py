"""Genghis Khan's card, his skills and the emperor's gifts."""

from teahouse.games.great_wall.loading.boards import cells
from teahouse.games.great_wall.loading.box import CardCompiler
from teahouse.games.great_wall.loading.cards import GiftEntry, SkillEntry
from teahouse.games.great_wall.loading.files import Files
from teahouse.games.great_wall.rules.box import Sheet
from teahouse.games.great_wall.rules.expansions.genghis.sheet import GenghisSheet, Gift, KhanCard


def read(files: Files, compiler: CardCompiler) -> Sheet:
    genghis = files.genghis
    return GenghisSheet(
        cards=[khan_card(compiler, entry) for entry in (genghis.genghis, *genghis.skill)],
        gifts=[gift(compiler, entry) for entry in genghis.gift],
        skills_in_play=genghis.constants.skills_in_play,
        types_removed=genghis.constants.base_types_removed,
        cell_honor=genghis.constants.cell_honor,
        banner_bearers=genghis.banner_bearer.per_player,
        banner_attacks=genghis.banner_bearer.winter_attacks,
    )


def khan_card(compiler: CardCompiler, entry: SkillEntry) -> KhanCard:
    """Compulsory for all, like a horde."""
    letters, neighbours = cells(entry.layout)
    marks = [entry.marks.get(letter, 0) for letter in letters]
    return KhanCard(entry.id, marks, neighbours, *compiler.extra(entry.id, True, entry.rules))


def gift(compiler: CardCompiler, entry: GiftEntry) -> Gift:
    """For its owner to use."""
    return Gift(entry.id, *compiler.extra(entry.id, False, entry.rules))
