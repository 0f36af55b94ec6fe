"""The Great Wall for the house: its set-ups, its words, and the rules and decisions a record may name."""

from typing import Final, final

from teahouse.engine.kind import GameKind, Option
from teahouse.engine.rng import Rng, seeded
from teahouse.games.great_wall.rules import (
    activation,
    attack,
    barracks,
    breach,
    camp,
    defeat,
    embassy,
    field_hq,
    goods,
    hordes,
    killing,
    lasting,
    moments,
    officials,
    orders,
    payment,
    production,
    reed,
    scoring,
    scripts,
    setup,
    shame,
    tactics,
    tea_house,
    year,
)
from teahouse.games.great_wall.rules.box import Box
from teahouse.games.great_wall.rules.coop import edicts, ending, events, sacrifice
from teahouse.games.great_wall.rules.court import Court
from teahouse.games.great_wall.rules.expansion import Expansion
from teahouse.games.great_wall.rules.expansions import ROOMS
from teahouse.games.great_wall.rules.features import feature_names, features
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.moves import names
from teahouse.games.great_wall.rules.qin import battle, control, joining, spring
from teahouse.games.great_wall.rules.qin import ending as qin_ending
from teahouse.games.great_wall.rules.qin import officials as qin_officials
from teahouse.games.great_wall.rules.qin.card import Qin
from teahouse.games.great_wall.rules.state import Clan, Grant, GreatWall, Horde
from teahouse.games.great_wall.rules.words import MODE_COMPETITIVE, MODE_COOP, MODE_SOLO

VERSION: Final = "1"

COMPETITIVE: Final = "competitive"
COOPERATIVE: Final = "cooperative"
PLAYERS: Final = "players"
CLANS: Final = "clans"
OPTIONS: Final[tuple[Option, ...]] = (
    Option("mode", (COMPETITIVE, COOPERATIVE)),
    Option("first_hordes", (PLAYERS, CLANS)),
    Option("difficulty", ("normal", "hard", "hardest")),
    Option("assistants", ("one", "both")),
    Option("starting_officials", ("on", "off")),
)

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "ability": ("ability",),
    "activated": ("area",),
    "advisor-arrived": ("advisor",),
    "advisor-dismissed": ("advisor",),
    "assault": ("section", "count", "count-to"),
    "attacked": ("warrior", "cell"),
    "autumn": (),
    "breach": ("section",),
    "captured": ("horde",),
    "copied": ("order",),
    "damage": ("cell",),
    "dealt-advisor": ("advisor",),
    "dealt-general": ("general",),
    "defeated": ("horde",),
    "discarded-tactic": ("tactic",),
    "drew-tactic": ("tactic",),
    "drew-tactics": ("count",),
    "edict": ("edict",),
    "edict-fulfilled": ("edict", "count"),
    "edict-pledged": ("edict", "count"),
    "edict-proposed": ("edict",),
    "edict-refused": ("edict",),
    "event": ("event",),
    "fortifications-lost": ("section", "count"),
    "fortified": ("section",),
    "gained": ("resource", "count"),
    "general": ("general",),
    "given": ("player",),
    "handed-in": ("resource",),
    "hired-active": ("advisor",),
    "hired-assistant": ("advisor",),
    "hired-official": (),
    "honor-archers": ("count",),
    "honor-artifact": ("count",),
    "honor-card": ("count",),
    "honor-damage": ("count",),
    "honor-defeat": ("count",),
    "honor-fortification": ("count",),
    "honor-hand-in": ("count",),
    "honor-hordes": ("count",),
    "honor-lost": ("count",),
    "honor-officials": ("count",),
    "honor-orders": ("count",),
    "honor-reward": ("count",),
    "honor-wall": ("count",),
    "horde": ("horde", "section"),
    "horde-buried": ("horde",),
    "horde-discarded": ("horde",),
    "horde-removed": ("horde",),
    "hordes-swapped": ("section",),
    "killed": ("count", "section"),
    "lost-alone": (),
    "lost-together": ("reasons", "count", "count-to"),
    "moved-to-post": ("section",),
    "moved-to-shelter": ("warrior", "section"),
    "official-moved": ("area", "area-to"),
    "official-placed": ("area",),
    "order": ("order",),
    "order-chosen": (),
    "order-placed": ("count",),
    "order-returned": ("order",),
    "orders-returned": ("count",),
    "paid": ("resource", "count"),
    "pillage": ("horde",),
    "posted": ("section",),
    "promoted": ("area", "count"),
    "qin-assistant": ("advisor",),
    "qin-builds": ("section",),
    "qin-cannot-recruit": ("warrior",),
    "qin-enhances": ("area",),
    "qin-highest": ("area",),
    "qin-leftmost": ("advisor",),
    "qin-lowest": ("area",),
    "qin-moves-reed": ("area",),
    "qin-raises-reed": (),
    "qin-takes": ("area",),
    "qin-target": ("cell",),
    "qin-token": ("area",),
    "recalled": ("warrior", "section"),
    "recruited": ("warrior",),
    "sacrificed-horde": ("horde",),
    "sacrificed-official": (),
    "sacrificed-warrior": ("warrior",),
    "saved": ("count", "section"),
    "scoring": ("reasons",),
    "shame-boxed": (),
    "shame-discarded": (),
    "shame-drained": ("count",),
    "shame-horde": ("horde",),
    "shame-warrior": ("warrior",),
    "sheltered": ("warrior", "section"),
    "spring": (),
    "stored": ("resource", "count"),
    "stored-paid": ("resource", "count"),
    "summer": (),
    "tactic": ("tactic",),
    "tea": ("count",),
    "tea-order": ("player",),
    "turn": (),
    "undo": (),
    "wall": ("section", "count"),
    "winter": (),
    "won": (),
    "won-together": ("reasons", "count", "count-to"),
    "year": ("count",),
}


def only_alone(options: dict[str, str]) -> str | None:
    """The clause of the first option chosen that belongs to the solo game."""
    if options["difficulty"] != "normal":
        return "GW-SOLO-101" if options["difficulty"] == "hard" else "GW-SOLO-102"
    if options["assistants"] == "both":
        return "GW-SOLO-103"
    return "GW-SOLO-22" if options["starting_officials"] == "off" else None


def all_events() -> dict[str, tuple[str, ...]]:
    events = dict(EVENTS)
    for room in ROOMS:
        events.update(room.events)
    return events


def joined(options: dict[str, str]) -> list[Expansion] | None:
    """The expansions these options call to the table; None without any."""
    found: list[Expansion] = []
    for room in ROOMS:
        expansion = room.join(options)
        if expansion is not None:
            found.append(expansion)
    return found or None


@final
class GreatWallKind(GameKind):
    """One box of The Great Wall on the shelf: rulebook 2.0, as the errata amend it (GW-SRC-01..04).

    Corrections of single cards are made in the content (GW-CRD-01..05).
    """

    def __init__(self, box: Box) -> None:
        assert not scripts.unknown_effects(), "an effect of the vocabulary has no rule"
        super().__init__(
            name="great_wall",
            version=VERSION,
            seat_counts=(1, 2, 3, 4, 5),
            options=OPTIONS + tuple([option for room in ROOMS for option in room.options]),
            moves=names(box),
            events=all_events(),
            rules=(
                activation.act_next,
                activation.activate,
                activation.activate_areas,
                activation.report_activation,
                activation.send_officials_home,
                activation.use_area,
                activation.use_special_area,
                attack.choose_reward,
                attack.offer_attack,
                attack.report_attack,
                attack.shoot,
                barracks.offer_recruit,
                barracks.place_recruits,
                breach.deaths_of_breach,
                breach.doom_archers,
                breach.shame_of_breach,
                camp.build_more,
                camp.finish_fortification,
                camp.finish_wall,
                edicts.discard_edict,
                edicts.fulfil_edicts,
                edicts.give_share,
                edicts.lay_out_edicts,
                edicts.offer_edicts,
                edicts.renew_edicts,
                ending.check_edicts,
                events.reveal_event,
                sacrifice.offer_sacrifice,
                defeat.capture,
                defeat.check_defeated,
                defeat.clear_card,
                defeat.defeat,
                embassy.give_role,
                embassy.offer_hire,
                embassy.report_hire,
                field_hq.move_on,
                field_hq.offer_march,
                hordes.lay_out_horde,
                hordes.offer_damage,
                killing.bury,
                killing.mark_dying,
                killing.offer_recall,
                killing.offer_saving,
                killing.open_saving,
                lasting.end_grants,
                moments.discard_tactic,
                moments.end_ability,
                moments.offer_abilities,
                moments.offer_tactics,
                officials.offer_official_move,
                orders.apply_effects,
                orders.apply_order,
                orders.apply_section,
                orders.ask_for_order_cell,
                orders.choose_orders,
                orders.fill_order_track,
                orders.offer_effect,
                orders.offer_return,
                orders.reveal_orders,
                payment.pay_mixed,
                production.collect,
                production.offer_hand_in,
                production.offer_hand_in_by_card,
                production.offer_promotion,
                production.offer_promotion_by_card,
                battle.build_next_level,
                battle.recruit_next,
                joining.place_starting_officials,
                qin_ending.lose_alone,
                qin_officials.move_next_official,
                reed.offer_reed_move,
                reed.report_reed_recruit,
                scoring.end_game,
                scripts.apply_list,
                scripts.do_effect,
                scripts.do_paid_effect,
                scripts.end_script,
                setup.choose_generals,
                setup.finish_set_up,
                setup.reveal_generals,
                shame.offer_discarding,
                shame.place_next_shame,
                tactics.keep_hand_limit,
                year.ask_about_orders,
                year.assault,
                year.autumn,
                year.check_end,
                year.discard_orders,
                year.end_autumn,
                year.invade,
                year.ranged_attack,
                year.next_year,
                year.raze_fortifications,
                year.renew_advisors,
                year.spring,
                year.start_year,
                year.summer,
                year.take_turn,
                year.take_turns,
                year.tell,
                year.winter,
                *[rule for room in ROOMS for rule in room.rules],
            ),
            decisions=(
                activation.ActOrWait,
                activation.ActivateEnhanced,
                activation.NextArea,
                attack.AttackWith,
                attack.Shoot,
                attack.Strike,
                barracks.NextRecruit,
                barracks.PlaceRecruit,
                barracks.Recruit,
                camp.Build,
                edicts.PledgeToEdict,
                edicts.ProposeEdict,
                sacrifice.Sacrifice,
                embassy.ChooseRole,
                embassy.Hire,
                embassy.RefreshAdvisors,
                field_hq.MoveFrom,
                field_hq.MoveTo,
                field_hq.MoveWarrior,
                field_hq.PostOrShelter,
                goods.AcceptGift,
                goods.GainByArea,
                goods.GiveOne,
                goods.GiveTo,
                goods.IncomeOf,
                hordes.DealDamage,
                hordes.MoveHorde,
                hordes.SwapHordes,
                killing.ChooseDying,
                killing.Recall,
                killing.Rescue,
                killing.SaveForChi,
                lasting.GrantWhere,
                moments.ChooseTacticEffect,
                moments.PlayTactic,
                moments.UseAbility,
                officials.MoveOfficial,
                officials.MoveOfficialTo,
                orders.ChooseOrder,
                orders.CopyOrder,
                orders.PlaceOrder,
                orders.ReturnOrder,
                payment.DiscardTactic,
                payment.GainToken,
                payment.PayEither,
                payment.PayInstead,
                payment.PayMix,
                payment.SpareToken,
                production.HandIn,
                production.Promote,
                production.PromoteWhere,
                control.WhichReedOfficial,
                joining.PlaceStartingOfficial,
                spring.AssistantForQin,
                reed.DiscardAtPagoda,
                reed.DismissAdvisor,
                reed.DrinkTeaForReed,
                reed.FortifyForReed,
                reed.MoveReedOfficial,
                reed.MoveReedOfficialTo,
                reed.StoreForReed,
                reed.StrikeForReed,
                scripts.ChooseBranch,
                scripts.ChoosePlayer,
                scripts.PayForEffect,
                setup.ChooseAdvisor,
                setup.ChooseGeneral,
                shame.DiscardFreely,
                shame.DiscardShame,
                shame.PlaceShame,
                shame.WhoseShame,
                tactics.DrawTactics,
                tea_house.DrinkTea,
                year.DiscardedOrders,
                *[decision for room in ROOMS for decision in room.decisions],
            ),
            parts=(Clan, Court, Grant, Happening, Horde, Qin, *[part for room in ROOMS for part in room.parts]),
            content=box.digest,
        )
        self.box = box

    def blank(self, seats: int) -> GreatWall:
        return GreatWall(self.box, seats, Rng())

    def new(self, seats: int, options: dict[str, str], seed: str) -> GreatWall:
        g = GreatWall(self.box, seats, seeded(seed))
        g.loud = True
        g.mode = MODE_COOP if options.get("mode") == COOPERATIVE else MODE_COMPETITIVE
        if seats == 1:
            g.mode = MODE_SOLO
        g.expansions = joined(options)
        setup.set_up(g, options.get("first_hordes") == CLANS)
        if seats == 1:
            joining.set_difficulty(g, options)
        g.advance()
        return g

    def impossible(self, seats: int, options: dict[str, str]) -> str | None:
        """Nobody plays together alone (GW-COOP-04); only two who do may count the Reed clan's horde (GW-COOP-12)."""
        together = options["mode"] == COOPERATIVE
        if together and seats == 1:
            return "GW-COOP-04"
        if options["first_hordes"] == CLANS and not (together and seats == 2):
            return "GW-COOP-12"
        clause = None if seats == 1 else only_alone(options)
        return clause or self.box.compatibility.refuse(seats, together, options)

    def features(self, observation: dict[str, object]) -> bytearray:
        return features(observation)

    def feature_names(self) -> list[str]:
        return feature_names()
