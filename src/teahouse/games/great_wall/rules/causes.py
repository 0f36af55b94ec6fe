"""What leads to questions: seasons and turns, cards, areas, battles. Expansions add theirs."""

from typing import Final

BEGINNINGS: Final[dict[str, tuple[str, ...]]] = {
    "autumn": (),
    "choose_generals": (),
    "finish_set_up": (),
    "place_starting_officials": (),
    "reveal_generals": (),
    "spring": (),
    "summer": (),
    "take_turn": ("player",),
    "winter": (),
}
"""What nothing else leads to."""

CAUSES: Final[dict[str, tuple[str, ...]]] = {
    "ChooseTacticEffect": ("player", "tactic"),
    "CopyOrder": ("player", "copied"),
    "ProposeEdict": ("player", "", "edict-chosen"),
    "UseAbility": ("player", "", "", "ability-chosen"),
    "activate": ("area", "enhanced"),
    "apply_order": ("player", "order"),
    "apply_section": ("", "", "others"),
    "ask_about_orders": (),
    "assault": ("section",),
    "choose_orders": (),
    "deaths_of_breach": ("", "section"),
    "defeat": ("horde",),
    "discard_tactic": ("player", "tactic"),
    "do_effect": ("script", "step", "owner", "happening", "must"),
    "do_paid_effect": ("script", "step", "owner", "happening"),
    "fill_order_track": (),
    "finish_fortification": ("", "section"),
    "finish_wall": ("", "section"),
    "fulfil_edicts": (),
    "give_share": ("", "edict"),
    "keep_hand_limit": (),
    "lay_out_horde": (),
    "offer_discarding": (),
    "offer_edicts": (),
    "offer_effect": ("script", "step", "owner", "happening"),
    "place_next_shame": ("", "", "", "by"),
    "renew_advisors": (),
    "reveal_event": (),
    "reveal_orders": (),
    "shame_of_breach": ("", "section"),
    "shoot": ("", "section"),
    "use_area": ("area", "acting"),
    "use_special_area": ("area", "clan"),
}
"""By rule or decision, what its arguments mean to the message."""
