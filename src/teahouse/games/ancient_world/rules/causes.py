"""What leads to questions: turns, citizens on cells and cards, fights, cards that answer, the end of a round."""

from typing import Final

from teahouse.engine.cause import Causes

CAUSES: Final = Causes(
    {
        "end_round": (),
        "next_turn": (),
        "take_turns": (),
    },
    {
        "CopyAction": ("player", "card-chosen"),
        "PlaceCitizen": ("player", "citizen", "place"),
        "TakeTurn": ("player", "turn"),
        "UseArmies": ("player", "titan"),
        "check_hunger": (),
        "keep_army_limit": (),
        "react": ("player", "trigger"),
        "restore_by_army": (),
        "roll_dice": ("", "dice"),
    },
)
