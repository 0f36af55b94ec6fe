"""The Ancient World in words: what is asked, what a move costs and does, and where the points came from."""

import pytest

from teahouse.engine.decision import Lack
from teahouse.engine.event import EVERYONE, Event
from teahouse.engine.position import SPECTATOR
from teahouse.wording import Choice, Teller
from teahouse.wording.ending import result_of
from tests.games.ancient_world.builder import Builder
from tests.wording.play import tellers

ENGLISH, RUSSIAN = tellers("ancient_world")


def question(t: Builder, teller: Teller = ENGLISH) -> str:
    return teller.read(t.g.observe(t.seat)).question(t.seat)


def choices(t: Builder, teller: Teller = ENGLISH) -> dict[str, Choice]:
    """What whoever is asked may answer, by the words of moves."""
    listed = teller.read(t.g.observe(t.seat)).choices(t.g.options(t.g.open[0]))
    return {t.word(choice.move): choice for choice in listed}


# -- questions and answers ---------------------------------------------------------------------------


@pytest.mark.parametrize("teller", [ENGLISH, RUSSIAN])
def test_every_kind_of_decision_can_be_asked(teller: Teller) -> None:
    """Also those that random games never see."""
    t = Builder()
    for name, decision in t.kind.decisions.items():
        fields = {field: [1] if field == "used" else 1 for field in decision.fields if field != "seat"}
        asked = t.g.observe(0) | {"asked": [{"seat": 0, "asks": name, "fields": fields}]}
        assert teller.read(asked).question(0).endswith(("?", "."))


def test_a_turn_groups_citizens_titans_and_passing() -> None:
    t = Builder().titan("marsh_lurker").city(0, "smithy").army(0, "militia", picture=2).purse(0, 4)
    t.placed("learn", 1, 2)
    listed = choices(t)
    assert [listed[word].group for word in ("citizen 1", "titan marsh_lurker", "pass")] == [
        "Place a citizen",
        "Fight a titan",
        "Or",
    ]
    assert listed["titan marsh_lurker"].price == "from 4 coins"
    assert "defence 4 (only swords count)" in listed["titan marsh_lurker"].note
    assert listed["citizen 2"].note == "skill too low for: Learn"
    assert listed["citizen 3"].note == ""
    assert choices(t, RUSSIAN)["titan marsh_lurker"].price == "от 4 монет"


def test_cells_tell_the_fee_and_the_price() -> None:
    t = Builder().placed("build", 1, 2).purse(0, 6, 1).row("market_stalls")
    assert choices(t.play("citizen 1"))["cell build"].price == "1 coin"
    assert choices(t)["cell expand"].price == "1 knowledge / 3 coins"
    assert choices(t)["cell expand"].note == "Take the face-up province."
    same = Builder().placed("build", 1, 2).play("citizen 2")
    assert choices(same)["cell build"].price == ""


def test_own_cards_stand_apart_from_the_board_and_tell_their_action() -> None:
    t = Builder().city(0, "pearl_divers").play("citizen 1")
    assert choices(t)["empire pearl_divers"].group == "On your empire cards"
    assert choices(t)["empire pearl_divers"].note == "Action: gain 3 coins."


def test_a_purchase_tells_where_from_for_how_much_and_what_it_does() -> None:
    t = Builder().row("observatory", "olive_groves").reserve(0, "smithy").city(0, "crane", "carpenters_lodge")
    t.provinces(0, "broad_steppe").purse(0, 9, 1).place(1, "cell build")
    assert question(t) == "Which empire card do you buy, 1 coin cheaper?"
    assert question(t, RUSSIAN) == "Какую карту империи покупаете на 1 монету дешевле?"
    listed = choices(t)
    assert [choice.group for choice in listed.values()] == [
        *["From the row"] * 2,
        "Put aside by you",
        "Discard first",
        "Or",
    ]
    assert listed["pass"].text == "Buy nothing"
    assert choices(t, RUSSIAN)["pass"].text == "Ничего не покупать"
    assert listed["empire observatory"].price == "4 coins, 1 knowledge"
    assert choices(t, RUSSIAN)["empire olive_groves"].note == "Кормит 2 жителей. Знамя: зелёное."
    t.play("empire crane")
    assert question(t) == "Which empire card do you take without paying its price?"
    assert choices(t)["empire observatory"].price == ""


def test_a_fight_counts_the_attack_up_to_the_defence() -> None:
    t = Builder().titan("stone_creature").no_armies(0).army(0, "mercian_army", picture=1, disbanded="spear_levy")
    t.city(0, "smithy", "war_college", "naval_arsenal").purse(0, 5).play("titan stone_creature")
    assert question(t) == "Which armies fight Stone Creature? Attack 3 of 8."
    assert choices(t)["army mercian_army"][3:] == ("2 coins", "+2 swords and +3 arrows")
    t.play("army mercian_army")
    assert choices(t)["fight"].note == "attack 8 against defence 8, then 2 destruction dice"
    assert choices(t, RUSSIAN)["fight"].note == "атака 8 против защиты 8, затем 2 кубика разрушения"


def test_recruiting_tells_what_a_disbanded_card_leaves() -> None:
    t = (
        Builder()
        .army(0, "city_guard", picture=3)
        .army_row("hill_archers")
        .place(1, "cell recruit", "army hill_archers")
    )
    assert question(t, RUSSIAN) == "Куда пойдёт карта «Горные лучники»?"
    assert choices(t)["army city_guard"].note == "leaves: +1 sword; 3 coins on it are gone"
    assert choices(t)["army militia"].note == "leaves: +1 arrow"


def test_exploring_tells_how_many_cards_are_drawn_and_what_they_will_cost() -> None:
    t = Builder().at_round(2).row("observatory").city(0, "great_archivists").place(1, "cell explore")
    assert question(t) == "Put aside a card of the row, or draw 7 cards and choose one of them?"
    assert choices(t)["draw"].text == "Draw 7 cards and choose one of them"
    assert "costs 5 coins and 1 knowledge" in choices(t)["empire observatory"].note


def test_copying_names_the_owner_of_each_card() -> None:
    t = Builder(seats=3).city(0, "bridge").city(1, "pearl_divers").city(2, "school_of_letters")
    t.place(1, "empire bridge")
    assert [choice.group for choice in choices(t).values()] == ["Cards of Graphite", "Cards of Orange"]


def test_scouting_looks_arranges_and_may_fight() -> None:
    t = Builder().titan("reef_crab").city(0, "forest_refuge", "smithy", "war_college").purse(0, 9)
    t.place(1, "empire forest_refuge")
    assert question(t) == "At the top 4 cards of which titan deck do you look?"
    t.play("titan reef_crab")
    assert question(t) == "Which titan is number 1 of 4 from the top?"
    assert question(t, RUSSIAN) == "Какой титан ляжет 1-м сверху из 4?"
    t.play("titan reef_crab")
    while t.asks == "ArrangeTitans":
        t.play(next(iter(choices(t))))
    assert question(t, RUSSIAN) == "Сразу сразитесь с верхним титаном (Рифовый краб)?"
    assert choices(t)["pass"].text == "Do not fight"


def test_the_first_to_pass_may_put_a_card_aside() -> None:
    t = Builder().city(0, "zor_playwrights").row("observatory").play("pass")
    assert question(t) == "Do you use Zor Playwrights?"
    assert ENGLISH.read(t.g.observe(0)).section() == "AW-CLR"
    t.play("take")
    assert question(t) == "Which card do you put aside?"
    assert choices(t)["draw"].text == "The top card of the empire deck, unseen"


def test_a_fallen_army_limit_asks_for_an_army() -> None:
    t = Builder().titan("marsh_lurker").city(0, "barracks").army(0, "shield_wall").purse(0, 9).dice("titan")
    t.fight("marsh_lurker", "shield_wall", "city_guard").play("empire barracks")
    assert t.asks == "DiscardArmy"
    assert question(t) == "You have more armies than the limit allows: which one do you discard?"
    assert ENGLISH.read(t.g.observe(1)).waiting(0) == "Indigo must discard an army."
    assert choices(t)["army militia"].note == "+1 sword and +1 arrow"


def test_hunger_counts_food_and_citizens() -> None:
    t = Builder().lost(0, "fishing_spot").end_round()
    assert question(t) == "2 food for 3 citizens: who goes hungry?"
    assert question(t, RUSSIAN) == "Еды 2, жителей 3: кто будет голодать?"
    assert RUSSIAN.read(t.g.observe(0)).moment() == "Раунд 1 из 6 · конец раунда"


def test_reactions_are_named_and_priced() -> None:
    t = Builder().city(1, "scribes_guild").purse(1, 2).place(1, "cell learn")
    assert (t.seat, t.asks) == (1, "UseCard")
    assert choices(t)["take"].price == "1 coin"
    assert ENGLISH.reaction("scribes_guild") == "Scribes' Guild"
    assert RUSSIAN.reaction("remote_outpost") == "Отдалённый аванпост"
    rested = Builder().city(1, "remote_outpost").army(1, "militia", scroll=1, picture=3).place(1, "cell learn", "take")
    assert [choice.note for choice in choices(rested).values()] == ["1 coin", "3 coins"]


def test_nobody_is_more_skilled_than_the_most_skilled() -> None:
    assert ENGLISH.lack(Lack("skill", 3, 6)).needed == "a higher skill than 5, which nobody has"


# -- events and the end ------------------------------------------------------------------------------


def told(kind: str, *numbers: int, teller: Teller = RUSSIAN, seat: int = 0) -> str:
    sentence = teller.read(Builder().g.observe(SPECTATOR)).tell(Event(kind, seat, numbers, EVERYONE))
    assert sentence is not None
    return sentence.text


def test_russian_cases_and_plurals() -> None:
    assert [told("coins", count) for count in (1, 3, 5)] == [
        "Индиго получает 1 монету.",
        "Индиго получает 3 монеты.",
        "Индиго получает 5 монет.",
    ]
    assert told("paid-knowledge", 2) == "Индиго платит 2 знания."
    assert told("attack", 2, 1) == "Индиго получает 2 меча и 1 стрелу в каждом своём бою этого раунда."
    assert told("rolled", 2, 0, 1) == "Индиго бросает кубики разрушения: 2 титана, 1 пустая грань."
    assert told("vp-banners", 3, 8) == "Индиго получает 8 ПО за синие знамёна."
    assert told("scouted", 2, 4) == "Индиго смотрит 4 верхние карты колоды титанов «Горы»."


def test_a_citizen_has_an_id_in_the_eyes_of_his_owner_only() -> None:
    t = Builder().place(2, "cell work")
    event = t.heard("placed")[0]
    own, other = (ENGLISH.read(t.g.observe(seat)).tell(event) for seat in (0, 1))
    assert own is not None
    assert own.pieces == ("cell work", "citizen 2")
    assert other is not None
    assert other.pieces == ("cell work",)


def test_dice_have_ids_with_the_faces_they_show() -> None:
    sentence = ENGLISH.read(Builder().g.observe(SPECTATOR)).tell(Event("rolled", 0, (1, 0, 2), EVERYONE))
    assert sentence is not None
    assert sentence.pieces == ("die 1 titan", "die 2 blank", "die 3 blank")
    assert sentence.motion == "roll"


def test_the_end_adds_up_by_where_the_points_came_from() -> None:
    t = Builder(seats=3).city(0, "citadel", "moon_festival").titans(1, "reef_crab").lost(1, "fishing_spot").finish()
    ending = ENGLISH.read(t.g.observe(SPECTATOR)).ending(result_of(t.g, {}, t.g.events))
    shares = {source.title: [share.value for share in source.shares] for source in ending.sources}
    for seat in range(3):
        player, scored = t.player(seat), t.scored(seat)
        assert sum(values[seat] for values in shares.values()) == t.g.points(seat)
        assert shares["Hungry citizens"][seat] == scored.get("hungry", 0)
        owned = len(player.city) + len(player.provinces) + len(player.titans)
        assert [tie.values[seat] for tie in ending.ties] == [player.coins, owned, player.knowledge]
    assert shares["Hungry citizens"][1] == -2
    (cards,) = (source for source in ending.sources if source.word == "cards")
    assert [part.label for part in cards.shares[0].parts] == ["Citadel"]
