"""What leads to questions: rounds and turns, the card played, abilities, rewards, the auction."""

from typing import Final

from teahouse.engine.cause import Causes

CAUSES: Final = Causes(
    {
        "agree_on_boards": (),
        "ask_for_colour": (),
        "hand_out_boards": (),
        "open_auction": (),
        "start_round": (),
        "take_turn": ("player",),
    },
    {
        "Activate": ("player", "action", "", "used"),
        "Bid": ("player", "bid"),
        "ChooseSquare": ("player", "region"),
        "ProposeBoard": ("player", "", "dropped"),
        "TakeReward": ("player", "aspect"),
        "UseCard": ("player", "card", "use"),
        "draw_cards": (),
        "offer_reward": ("aspect",),
    },
)
