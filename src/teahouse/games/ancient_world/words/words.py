"""The Ancient World in words: pieces, moves, questions and events, from the content pack and the Fluent files."""

from typing import Final

from teahouse.games.ancient_world.cardtext.rules import goods
from teahouse.games.ancient_world.cardtext.writer import CardWriter
from teahouse.games.ancient_world.loading.names import AncientWorldNames
from teahouse.games.ancient_world.rules import moves
from teahouse.games.ancient_world.rules.armies import RestArmy
from teahouse.games.ancient_world.rules.box import Box, Price
from teahouse.games.ancient_world.rules.build import BuyEmpire
from teahouse.games.ancient_world.rules.cells import ChoosePayment
from teahouse.games.ancient_world.rules.decks import cards_to_draw
from teahouse.games.ancient_world.rules.destruction import LoseCard
from teahouse.games.ancient_world.rules.explore import Explore
from teahouse.games.ancient_world.rules.placement import PlaceCitizen
from teahouse.games.ancient_world.rules.properties import symbols
from teahouse.games.ancient_world.rules.reactions import UseCard
from teahouse.games.ancient_world.rules.recruit import BuyArmy, PlaceArmy
from teahouse.games.ancient_world.rules.restore import RestoreCards, RestoreOne
from teahouse.games.ancient_world.rules.scouting import ArrangeTitans, FightScouted, ScoutDeck
from teahouse.games.ancient_world.rules.titans import UseArmies, attack_value
from teahouse.games.ancient_world.rules.words import CURRENCIES, DECKS, FACES, P_EYE, P_FOOD, TRIBES
from teahouse.games.ancient_world.words.cards import Cards
from teahouse.games.ancient_world.words.seen import Seen
from teahouse.text import Texts
from teahouse.wording.asked import Asked

Args = dict[str, str | int]

SILENT: Final = frozenset(("turn", "fight", "food", "fought", "fought-free"))
"""Events that only move the game along."""
CHOICE: Final = 3
"""Provinces one may look at (AW-ALT-02)."""


class Words:
    """The vocabulary of one pack in one language."""

    def __init__(self, box: Box, labels: AncientWorldNames, texts: Texts, events: dict[str, tuple[str, ...]]) -> None:
        self.box = box
        self.labels = labels
        self.texts = texts
        self.cards = Cards(box, labels, texts)
        self.events = events

    def say(self, message: str, **args: str | int) -> str:
        return self.texts.say(f"ancient_world-{message}", **args)

    # -- pieces ------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        return self.labels.player_colours[seat].name.of(self.texts.lang)

    def tag(self, seat: int) -> str:
        """A letter or two for a player's pieces."""
        return self.say("tag", colour=self.labels.player_colours[seat].id)

    def letters(self) -> dict[str, str]:
        """By meaning, the letters that stand for it on a table of characters."""
        tags = {f"tag {label.id}": self.tag(seat) for seat, label in enumerate(self.labels.player_colours)}
        tribes = {f"tribe {tribe}": self.say("tribe-letter", tribe=tribe) for tribe in TRIBES}
        return tags | tribes | {f"deck {deck}": deck for deck in DECKS}

    def tokens(self, what: str, count: int) -> str:
        return self.say("tokens", what=what, n=count)

    def price(self, price: Price) -> str:
        """Coins and knowledge side by side; empty if it costs nothing."""
        paid = [(word, count) for word, count in zip(CURRENCIES, (price.coin, price.knowledge), strict=True) if count]
        return ", ".join(self.tokens(word, count) for word, count in paid)

    def goods(self, **given: int) -> str:
        """What one gains, pays or adds, as the object of a sentence."""
        return goods(CardWriter(self.texts, self.labels), **given)

    def faces(self, counts: list[int]) -> str:
        """What the destruction dice show."""
        told = [self.say("face", face=face, n=count) for face, count in zip(FACES, counts, strict=True) if count]
        return ", ".join(told)

    # -- questions ---------------------------------------------------------------------------

    def question(self, asked: Asked, seen: Seen) -> str:
        return self.say(f"ask-{asked.asks}", **self.asked_about(asked, seen))

    def asked_about(self, asked: Asked, seen: Seen) -> Args:
        """What a question tells besides."""
        match asked.asks:
            case "PlaceCitizen":
                return {"skill": asked.read(PlaceCitizen).skill}
            case "ChoosePayment":
                return {"cell": self.cards.cell(asked.read(ChoosePayment).cell)}
            case "BuyEmpire":
                return self.discount(asked.read(BuyEmpire).discount)
            case "BuyArmy":
                return self.discount(asked.read(BuyArmy).discount)
            case "PlaceArmy":
                return {"army": self.cards.army(asked.read(PlaceArmy).card)}
            case "RestArmy":
                return {"goods": self.goods(coin=asked.read(RestArmy).coins)}
            case "LoseCard":
                return {"left": asked.read(LoseCard).left}
            case "RestoreCards":
                return {"left": asked.read(RestoreCards).left}
            case "RestoreOne":
                return {"left": asked.read(RestoreOne).left}
            case "Explore":
                return {"n": cards_drawn(seen, asked)}
            case "TakeProvince":
                return {"n": min(CHOICE, seen.table.province_deck)}
            case "ChooseHungry":
                player = seen.table.players[asked.seat]
                return {"food": symbols(seen.g, asked.seat, P_FOOD), "citizens": len(player.home)}
            case "UseCard":
                return {"empire": self.cards.empire(asked.read(UseCard).card)}
            case "ScoutDeck":
                return {"n": asked.read(ScoutDeck).count}
            case "ArrangeTitans":
                arranging = asked.read(ArrangeTitans)
                return {"place": arranging.placed + 1, "n": arranging.count}
            case "FightScouted":
                return {"titan": self.cards.titan(seen.table.titans[asked.read(FightScouted).deck])}
            case "UseArmies":
                fight = asked.read(UseArmies)
                return {"titan": self.cards.titan(fight.titan), **self.fight(fight, seen)}
        return {}

    def discount(self, discount: int) -> Args:
        """How much less a purchase costs; below 0 it is free."""
        kind = "free" if discount < 0 else "less" if discount else "full"
        return {"price": kind, "goods": self.goods(coin=max(1, discount))}

    def fight(self, fight: UseArmies, seen: Seen) -> Args:
        """The attack so far, and the defence it must reach (AW-TIT-13)."""
        return {
            "attack": attack_value(seen.g, fight.seat, fight.titan, fight.used),
            "defence": self.box.titans[fight.titan].defence,
        }

    # -- moves -------------------------------------------------------------------------------

    def move(self, move: int, seen: Seen) -> str:
        """A move in words, as it answers the question to whoever looks."""
        first, family = next(each for each in reversed(FAMILIES) if move >= each[0])
        return self.say(f"move-{family}", **self.parts(family, move - first, seen))

    def parts(self, family: str, at: int, seen: Seen) -> Args:
        """The parts of a move's message, from its place in the family."""
        asked = seen.question(seen.seat)
        match family:
            case "pass" | "done":
                return {"asks": seen.asks()}
            case "draw":
                drawn = cards_drawn(seen, asked) if asked is not None and asked.asks == "Explore" else 1
                return {"asks": seen.asks(), "n": drawn}
            case "look":
                return {"n": min(CHOICE, seen.table.province_deck)}
            case "pay":
                return {"what": CURRENCIES[at]}
            case "citizen":
                return {"skill": at + 1}
            case "scroll" | "picture":
                return {"army": self.cards.army(at + 1)}
            case "cell":
                return {"name": self.cards.cell(at)}
            case "empire" | "army" | "titan" | "province":
                return {"name": self.cards.name(family, at + 1)}
        return {}

    # -- events ------------------------------------------------------------------------------

    def event(self, kind: str, seat: int, values: tuple[int, ...], viewer: int) -> str:
        """An event as a sentence, told to the seat that reads it."""
        return self.say(f"event-{kind}", **self.event_parts(kind, seat, values, viewer))

    def event_parts(self, kind: str, seat: int, values: tuple[int, ...], viewer: int) -> Args:
        """What the message of an event wants to know."""
        args: Args = {} if seat < 0 else {"player": self.player(seat), "you": "yes" if seat == viewer else "no"}
        if kind == "attack":
            args["goods"] = self.goods(sword=values[0], arrow=values[1])
        elif kind == "rolled":
            args["faces"] = self.faces(list(values))
        else:
            for meaning, value in zip(self.events[kind], values, strict=True):
                args |= self.meaning(meaning, value)
        return args

    def meaning(self, meaning: str, value: int) -> Args:
        """What a number of an event is to its message."""
        match meaning:
            case "count" | "citizen":
                return {meaning: value}
            case "stars":
                return {"deck": self.cards.titan_deck(value)}
            case "tribe":
                return {meaning: TRIBES[value]}
            case "titan":
                stars = self.box.titans[value].stars
                return {meaning: self.cards.titan(value), "deck": self.cards.titan_deck(stars)}
        return {meaning: self.cards.name(meaning, value)}


def cards_drawn(seen: Seen, asked: Asked) -> int:
    """How many cards exploring would draw: eyes add to the printed number (AW-XPL-05)."""
    return min(asked.read(Explore).draw + symbols(seen.g, asked.seat, P_EYE), cards_to_draw(seen.g))


FAMILIES: Final = (
    (moves.PASS, "pass"),
    (moves.DONE, "done"),
    (moves.TAKE, "take"),
    (moves.FIGHT, "fight"),
    (moves.DRAW, "draw"),
    (moves.LOOK, "look"),
    (moves.NEW_ARMY, "new-army"),
    (moves.PAY, "pay"),
    (moves.CITIZEN + 1, "citizen"),
    (moves.CELL, "cell"),
    (moves.EMPIRE + 1, "empire"),
    (moves.ARMY + 1, "army"),
    (moves.SCROLL + 1, "scroll"),
    (moves.PICTURE + 1, "picture"),
    (moves.TITAN + 1, "titan"),
    (moves.PROVINCE + 1, "province"),
)
"""By first move, the family."""
