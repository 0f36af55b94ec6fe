"""Fighting titans: paying armies, the attack, the spoils (AW-TIT, AW-ARM)."""

from typing import ClassVar

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.shared_lists import with_list
from teahouse.games.ancient_world.rules.armies import army_symbols, price_of_use, unused_armies
from teahouse.games.ancient_world.rules.destruction import roll_dice
from teahouse.games.ancient_world.rules.grow import receive
from teahouse.games.ancient_world.rules.moves import ARMY, FIGHT, army_card
from teahouse.games.ancient_world.rules.properties import symbols
from teahouse.games.ancient_world.rules.reactions import announce
from teahouse.games.ancient_world.rules.restore import restore_by_army
from teahouse.games.ancient_world.rules.state import AncientWorld, Army
from teahouse.games.ancient_world.rules.words import (
    P_ARROW,
    P_SWORD,
    S_ARROW,
    S_RESTORE,
    S_SPY,
    S_SWORD,
    S_TROPHY,
    STARS,
    T_VICTORY,
)


def deck_of(g: AncientWorld, titan: int) -> int:
    """The deck on which this titan lies face up, or -1 (AW-TIT-01, AW-TIT-28)."""
    for deck in range(STARS):
        titans = g.titan_decks[deck]
        if titans and titans[-1] == titan:
            return deck
    return -1


def free_attack(g: AncientWorld, seat: int, titan: int) -> int:
    """Symbols of cards in force and of serving citizens are free, in all fights (AW-TIT-14..16, AW-PRP-03..04).

    Arrows count only against a titan that shows them (AW-TIT-17..18).
    """
    player = g.players[seat]
    attack = symbols(g, seat, P_SWORD) + player.sword
    if g.box.titans[titan].arrows:
        attack += symbols(g, seat, P_ARROW) + player.arrow
    return attack


def army_attack(g: AncientWorld, army: Army, titan: int) -> int:
    """The symbols of the card and its experience, for this fight (AW-TIT-11..12, AW-ARM-04..05)."""
    attack = army_symbols(g, army, S_SWORD)
    if g.box.titans[titan].arrows:
        attack += army_symbols(g, army, S_ARROW)
    return attack


def attack_value(g: AncientWorld, seat: int, titan: int, used: tuple[int, ...]) -> int:
    """Everything together, once these armies are paid (AW-TIT-14)."""
    armies = [army for army in g.players[seat].armies if army.card in used]
    return free_attack(g, seat, titan) + sum(army_attack(g, army, titan) for army in armies)


def can_reach(g: AncientWorld, armies: list[Army], at: int, coins: int, titan: int, missing: int) -> bool:
    """Can the armies from `at` on, as far as these coins pay them, bring what is missing?"""
    if missing <= 0:
        return True
    if at == len(armies):
        return False
    army = armies[at]
    left = coins - price_of_use(army)
    if left >= 0 and can_reach(g, armies, at + 1, left, titan, missing - army_attack(g, army, titan)):
        return True
    return can_reach(g, armies, at + 1, coins, titan, missing)


def refuse_army(g: AncientWorld, seat: int, titan: int, used: tuple[int, ...], card: int) -> str | None:
    """Own, unused, paid for, and on the way to a victory (AW-TIT-04, AW-TIT-06..07, AW-TIT-10, AW-TIT-20)."""
    player = g.players[seat]
    army = player.army_with(card)
    if army is None:
        return "AW-TIT-04"
    if army.scroll:
        return "AW-TIT-06"
    if player.coins < price_of_use(army):
        return "AW-TIT-07"
    others = [other for other in unused_armies(g, seat) if other.card != card]
    missing = g.box.titans[titan].defence - attack_value(g, seat, titan, (*used, card))
    able = can_reach(g, others, 0, player.coins - price_of_use(army), titan, missing)
    return None if able else "AW-TIT-20"


def can_pay_any(armies: list[Army], coins: int) -> bool:
    for army in armies:
        if price_of_use(army) <= coins:
            return True
    return False


def refuse_fight(g: AncientWorld, seat: int, titan: int) -> str | None:
    """A face-up titan that own armies can defeat, at least one of them paid (AW-TIT-01..05, AW-TIT-20, AW-TIT-29)."""
    if deck_of(g, titan) < 0:
        return "AW-TIT-01"
    unused = unused_armies(g, seat)
    if not unused:
        return "AW-TIT-06"
    coins = g.players[seat].coins
    if not can_pay_any(unused, coins):
        return "AW-TIT-20"
    missing = g.box.titans[titan].defence - free_attack(g, seat, titan)
    if sum(army_attack(g, army, titan) for army in unused) < missing:
        return "AW-TIT-20"
    for first in range(len(unused)):
        army = unused[first]
        left = coins - price_of_use(army)
        if left >= 0 and can_reach(g, unused, first + 1, left, titan, missing - army_attack(g, army, titan)):
            return None
    return "AW-TIT-20"


def cheapest_victory(g: AncientWorld, armies: list[Army], at: int, titan: int, missing: int) -> int:
    """The fewest coins for which the armies from `at` on bring what is missing; -1 if they cannot."""
    if missing <= 0:
        return 0
    if at == len(armies):
        return -1
    without = cheapest_victory(g, armies, at + 1, titan, missing)
    with_it = cheapest_victory(g, armies, at + 1, titan, missing - army_attack(g, armies[at], titan))
    if with_it < 0:
        return without
    with_it += price_of_use(armies[at])
    return with_it if without < 0 else min(with_it, without)


def most_attack(g: AncientWorld, armies: list[Army], at: int, coins: int, titan: int) -> int:
    """The most that the armies from `at` on bring for these coins."""
    if at == len(armies):
        return 0
    best = most_attack(g, armies, at + 1, coins, titan)
    left = coins - price_of_use(armies[at])
    if left >= 0:
        best = max(best, army_attack(g, armies[at], titan) + most_attack(g, armies, at + 1, left, titan))
    return best


def fight_needs(g: AncientWorld, seat: int, titan: int) -> list[Lack]:
    """Unused armies that together are strong enough, and coins to pay them (AW-TIT-06..07, AW-TIT-20)."""
    unused = unused_armies(g, seat)
    defence = g.box.titans[titan].defence
    free = free_attack(g, seat, titan)
    attack = free + sum(army_attack(g, army, titan) for army in unused)
    coins = max(
        cheapest_victory(g, unused, 0, titan, defence - free),
        min([price_of_use(army) for army in unused], default=0),  # cold
    )
    needs = [Lack("attack", attack, defence), Lack("unused-army", len(unused), 1)]
    if attack >= defence:
        needs.append(Lack("coin", g.players[seat].coins, coins))
    return needs


class UseArmies(Decision[AncientWorld]):
    """Which armies are used, and is that all? (AW-TIT-04, AW-TIT-10, AW-TIT-21)"""

    clause: ClassVar[str] = "AW-TIT-04"

    titan: int
    used: tuple[int, ...]

    def candidates(self, g: AncientWorld) -> list[int]:
        return [FIGHT, *[ARMY + army.card for army in g.players[self.seat].armies]]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        """Enough for the titan's defence, and never without an army (AW-TIT-05, AW-TIT-13)."""
        if move != FIGHT:
            return refuse_army(g, self.seat, self.titan, self.used, army_card(move))
        if not self.used:
            return "AW-TIT-05"
        enough = attack_value(g, self.seat, self.titan, self.used) >= g.box.titans[self.titan].defence
        return None if enough else "AW-TIT-13"

    def lacking(self, g: AncientWorld, move: int) -> list[Lack]:
        defence = g.box.titans[self.titan].defence
        if move == FIGHT:
            attack = attack_value(g, self.seat, self.titan, self.used)
            return [Lack("attack", attack, defence), Lack("army-in-fight", len(self.used), 1)]
        army = g.players[self.seat].army_with(army_card(move))
        if army is None:
            return []
        coins = g.players[self.seat].coins
        if army.scroll or coins < price_of_use(army):
            return [Lack("unused-army", 0 if army.scroll else 1, 1), Lack("coin", coins, price_of_use(army))]
        return [Lack("attack", self.attack_with(g, army), defence)]

    def attack_with(self, g: AncientWorld, army: Army) -> int:
        """The most that can still come together once this army is used, too."""
        others = [other for other in unused_armies(g, self.seat) if other.card != army.card]
        left = g.players[self.seat].coins - price_of_use(army)
        most = most_attack(g, others, 0, left, self.titan)
        return most + attack_value(g, self.seat, self.titan, (*self.used, army.card))

    def take(self, g: AncientWorld, move: int) -> None:
        if move == FIGHT:
            defeat(g, self.seat, self.titan, self.used)
        else:
            use_army(g, self.seat, army_card(move))
            g.ask(UseArmies(self.seat, self.titan, (*self.used, army_card(move))))


def use_army(g: AncientWorld, seat: int, card: int) -> None:
    """The coins go on its scroll; spies bring knowledge (AW-TIT-08..09, AW-ARM-01, AW-ARM-03)."""
    player = g.players[seat]
    army = player.army_with(card)
    assert army is not None
    price = price_of_use(army)
    player.coins -= price
    player.replace_army(army, Army(card, price, army.picture, army.disbanded))
    g.say("army-used", seat, card, price)
    g.gain(seat, 0, army_symbols(g, army, S_SPY))


def defeat(g: AncientWorld, seat: int, titan: int, used: tuple[int, ...]) -> None:
    """Trophies, card, next titan, restoration, dice; then cards answer (AW-TIT-22..27, AW-ARM-02, AW-ARM-08..09)."""
    player = g.players[seat]
    armies = [army for army in player.armies if army.card in used]
    tell_fight(g, seat, titan, armies)
    g.say("defeated", seat, titan)
    g.gain(seat, sum(army_symbols(g, army, S_TROPHY) for army in armies), 0)
    player.titans = [*player.titans, titan]
    turn_up_titan(g, deck_of(g, titan))
    printed = g.box.titans[titan]
    receive(g, seat, printed.props, printed.triggers, 0)
    g.then(restore_by_army, seat, sum(army_symbols(g, army, S_RESTORE) for army in armies))
    g.then(roll_dice, seat, sum(printed.banners))
    g.then(announce, seat, T_VICTORY)


def tell_fight(g: AncientWorld, seat: int, titan: int, armies: list[Army]) -> None:
    """What the attack was made of, against which defence: all of it lies open."""
    free = free_attack(g, seat, titan)
    strengths = [army_attack(g, army, titan) for army in armies]
    g.say("fight", seat, titan, free + sum(strengths), g.box.titans[titan].defence)
    for place in range(len(armies)):
        g.say("fought", seat, armies[place].card, strengths[place])
    if free:
        g.say("fought-free", seat, free)


def turn_up_titan(g: AncientWorld, deck: int) -> None:
    """The top card is taken and the next one turned face up (AW-TIT-24)."""
    g.titan_decks = with_list(g.titan_decks, deck, g.titan_decks[deck][:-1])
    for player in g.players:
        if player.scouted[deck]:
            player.scouted = with_list(player.scouted, deck, player.scouted[deck][1:])
    if g.titan_decks[deck]:
        g.reveal("titan")
        g.say("titan-shown", -1, g.titan_decks[deck][-1])
