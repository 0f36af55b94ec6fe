"""Which expansion may be played by how many and with which others: what is said about it must be true and complete."""

from collections.abc import Sequence
from typing import Final

from teahouse.games.great_wall.loading.cards import PlayEntry
from teahouse.games.great_wall.loading.files import COMPATIBILITY, Files, file_of
from teahouse.games.great_wall.rules.expansions import EXPANSION_SPECS
from teahouse.games.great_wall.rules.words import SET_FIFTH_PLAYER, SETS
from teahouse.loading.checks import dangling
from teahouse.loading.pack import Pack

COMPETITIVE: Final = [1, 2, 3, 4, 5]
COOPERATIVE: Final = [2, 3, 4, 5]
"""Numbers of players, by mode."""


def check_compatibility(pack: Pack, files: Files) -> None:
    """Options and values that the expansions have, and a clause for every "no" (GWX-MIX-01..05)."""
    _check_rules(pack, files)
    options = {option.name: option.choices for spec in EXPANSION_SPECS for option in spec.options}
    for option in options:
        if option not in files.usual:
            pack.mistake(COMPATIBILITY, "usual", option, "this is missing; an expansion has this option")
    compatibility = files.compatibility
    told = [(COMPATIBILITY, compatibility.usual, compatibility.play)]
    told += [(file_of(name), tables.usual, tables.play) for name, tables in files.expansions.items()]
    for file, usual, plays in told:
        for option, value in usual.items():
            if option not in options:
                dangling(pack, file, "usual", option, option, "option", list(options))
            elif value not in options[option]:
                dangling(pack, file, "usual", option, value, "value", options[option])
        for number, play in enumerate(plays):
            where = f"play no. {number + 1}"
            if play.option not in options:
                dangling(pack, file, where, "option", play.option, "option", list(options))
            elif play.value not in options[play.option]:
                dangling(pack, file, where, "value", play.value, "value", options[play.option])
            _check_play(pack, file, where, play, list(options))


def _check_rules(pack: Pack, files: Files) -> None:
    """Every file of an expansion has a folder of rules; those of the fifth player's set are base rules."""
    ruled = [SETS[SET_FIFTH_PLAYER], *(spec.name for spec in EXPANSION_SPECS)]
    for name in files.expansions:
        if name not in ruled:
            text = f"there are no rules for this expansion, only for {', '.join(ruled)}"
            pack.mistake(file_of(name), "", "", text)


def _check_play(pack: Pack, file: str, where: str, play: PlayEntry, options: Sequence[str]) -> None:
    """Whatever an entry forbids, it names the clause that does."""
    modes = ((play.competitive, COMPETITIVE), (play.cooperative, COOPERATIVE))
    if not play.mode_clause and any(not counts for counts, _ in modes):
        pack.mistake(file, where, "mode_clause", "this is missing; one mode is closed, so a clause says so")
    if not play.seats_clause and any(counts and sorted(counts) != every for counts, every in modes):
        pack.mistake(file, where, "seats_clause", "this is missing; not everybody may play it, so a clause says so")
    for i, other in enumerate(play.without):
        if other.option not in options:
            dangling(pack, file, where, f"without[{i + 1}].option", other.option, "option", options)
