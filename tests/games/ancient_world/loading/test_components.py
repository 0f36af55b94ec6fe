"""What the ledger says of the Ancient World's components holds in the built-in pack, and no other pack can break it."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from teahouse.games.ancient_world.loading import AncientWorldContent, load
from teahouse.games.ancient_world.rules import words
from teahouse.games.ancient_world.rules.box import ArmyCard, Box, EmpireCard
from teahouse.ledger import rule
from teahouse.loading.pack import ContentError, Mistake

Refused = Callable[..., bool]


@pytest.fixture(scope="module")
def content() -> AncientWorldContent:
    return load()


@pytest.fixture(scope="module")
def box(content: AncientWorldContent) -> Box:
    return content.box


@pytest.fixture
def refused(ancient_variant: Callable[..., Path], ancient_mistakes: Callable[[Path], list[Mistake]]) -> Refused:
    """Whether a pack with one edit is refused at a place with certain words."""

    def check(file: str, old: str, new: str, place: str, told: str = "") -> bool:
        lines = list(map(str, ancient_mistakes(ancient_variant((file, old, new)))))
        return any(line.startswith(f"{file}, {place}: ") and told in line for line in lines)

    return check


def empire(box: Box, name: str) -> EmpireCard:
    return next(card for card in box.empire if card.name == name)


def army(box: Box, name: str) -> ArmyCard:
    return next(card for card in box.armies if card.name == name)


# -- pieces --------------------------------------------------------------------------------


def test_rows_for_two_to_four_players(box: Box, refused: Refused) -> None:
    assert box.empire_row == [0, 0, 4, 5, 6]
    assert box.army_row == [0, 0, 2, 3, 4]
    assert refused("board.toml", "empire = { 2 = 4", "empire = { 2 = 5", "rows, empire.2", "AW-SET-09")
    assert refused("board.toml", "army = { 2 = 2", "army = { 2 = 3", "rows, army.2", "AW-SET-08")
    assert refused("board.toml", "4 = 6 }", "5 = 6 }", "rows, empire.5", "no such key")


@rule("AW-CMP-02", "AW-SET-24", "AW-SET-25", "AW-SET-26", "AW-SET-27")
def test_the_capital(content: AncientWorldContent, box: Box, refused: Refused) -> None:
    printed = {word: n for word, n in zip(words.PROPS, box.capital, strict=True) if n}
    assert printed == {"food": 1, "space": 4, "coin": 5, "army": 2}
    assert content.names.capital.name.of("ru") == "Столица"
    for old, new, field in (("food = 1, space", "food = 2, space", "food"), ("space = 4", "space = 5", "space"),
                            ("coin = 5", "coin = 4", "coin"), ("army = 2", "army = 3", "army")):  # fmt: skip
        assert refused("board.toml", old, new, f"capital, props.{field}", "AW-SET-24..27")


@rule("AW-CMP-04", "AW-CMP-05", "AW-CMP-06", "AW-CMP-07")
@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("\ncoins = 68", "\ncoins = 67", "tokens, coins"),
        ("coin_counts = [48, 20]", "coin_counts = [48, 21]", "tokens, coin_counts"),
        ("cover = 2", "cover = 3", "tokens, cover"),
        ("knowledge = 16", "knowledge = 15", "tokens, knowledge"),
        ("[dice]\ncount = 3", "[dice]\ncount = 4", "dice, count"),
    ],
)
def test_tokens_and_dice(content: AncientWorldContent, refused: Refused, old: str, new: str, place: str) -> None:
    tokens = content.names.tokens
    assert (tokens.coins, tokens.cover, content.names.dice.count, tokens.knowledge) == (68, 2, 3, 16)
    assert sum(tokens.coin_counts) == 68
    assert len(tokens.coin_counts) == len(tokens.coin_denominations)
    assert refused("board.toml", old, new, place, "is right")


@rule("AW-CMP-16", "AW-CMP-17")
def test_five_citizens_in_each_of_four_colours(content: AncientWorldContent, box: Box, refused: Refused) -> None:
    assert len(content.names.player_colours) * words.CITIZENS == 20
    assert box.start_citizens == [1, 2, 3]
    assert refused("board.toml", "skills = [1, 2, 3, 4, 5]", "skills = [1, 2, 3, 4, 4]", "citizens, skills")
    assert refused("board.toml", "citizens = [1, 2, 3]", "citizens = [1, 2]", "start, citizens", "AW-SET-13")
    assert refused("board.toml", 'id = "orange"', 'id = "indigo"', "player_colour", "the entry orange is missing")


def test_starting_coins(box: Box, refused: Refused) -> None:
    assert (box.start_coins, box.extra_coins) == (6, [0, 1, 2, 2])
    assert refused("board.toml", "\ncoins = 6\n", "\ncoins = 7\n", "start, coins", "AW-SET-12")
    assert refused("board.toml", "[0, 1, 2, 2]", "[0, 1, 2, 3]", "start, extra_coins_by_seat", "AW-SET-16")


# -- cards ---------------------------------------------------------------------------------


@rule("AW-CMP-08", "AW-CMP-09", "AW-SET-31")
def test_starting_cards_one_of_each_for_every_player(box: Box, refused: Refused) -> None:
    for seat in range(4):
        cards = [box.empire[card] for card in box.start_empire[seat]]
        assert [card.name for card in cards] == ["fishing_spot", "wheat_fields"]
        assert [card.deck for card in cards] == [words.DECK_START] * 2
        assert [box.armies[card].name for card in box.start_armies[seat]] == ["city_guard", "militia"]
    dealt = [card for hand in box.start_empire for card in hand]
    assert sorted(dealt) == list(range(93, 101))
    assert sorted(card for hand in box.start_armies for card in hand) == list(range(26, 34))
    assert army(box, "militia").front == [1, 1, 0, 0, 0]
    assert army(box, "city_guard").experience == [1, 0, 0, 0, 0]
    assert refused("starting.toml", "copies = 4", "copies = 3", "card fishing_spot, copies", "AW-CMP-09")
    assert refused("starting.toml", 'id = "militia"\ncopies = 4', 'id = "militia"\ncopies = 5', "army militia, copies")
    assert refused("starting.toml", 'id = "militia"', 'id = "milita"', "army", "the entry militia is missing")
    assert refused("board.toml", '"city_guard", "militia"', '"militia"', "start, armies", "AW-SET-11")


@rule("AW-HUN-08", "AW-SET-29")
def test_starting_food_and_armies_are_just_enough(box: Box) -> None:
    food = box.capital[words.P_FOOD] + sum(box.empire[card].props[words.P_FOOD] for card in box.start_empire[0])
    assert food == len(box.start_citizens)
    assert len(box.start_armies[0]) == box.capital[words.P_ARMY]


@rule("AW-CMP-11", "AW-CMP-12")
def test_two_empire_decks(box: Box, refused: Refused) -> None:
    decks = [card.deck for card in box.empire[1:]]
    assert decks == [words.DECK_A] * 45 + [words.DECK_B] * 47 + [words.DECK_START] * 8
    assert box.round_deck == [words.DECK_A] * 4 + [words.DECK_B] * 3
    for file, number in (("empire_a.toml", 46), ("empire_b.toml", 48)):
        assert refused(file, "copies = 2", "copies = 3", "card", f"{number} cards stand here, all copies counted")
    assert refused("empire_a.toml", 'deck = "A"', 'deck = "B"', "card market_stalls, deck", "this file holds the deck")
    assert refused("board.toml", 'deck = "B"', 'deck = "A"', "round 4, deck", "AW-PRE-05")


@rule("AW-CMP-10")
def test_eleven_provinces(box: Box, refused: Refused) -> None:
    assert len(box.provinces) - 1 == words.PROVINCES == 11
    assert refused("provinces.toml", 'id = "red_canyon"', 'id = "high_pass"', "province high_pass, id", "2 entries")
    last = 'icon = "desert"\nprops = { space = 2 }\nbanners = ["red"]\nsource = "designed"\n'
    more = f'{last}\n[[province]]\nid = "more"\nname = {{ en = "More", ru = "Ещё" }}\n{last}'
    assert refused("provinces.toml", last, more, "province", "12 entries stand here, but 11 are right")


@rule("AW-CMP-13")
def test_twenty_five_armies(box: Box, refused: Refused) -> None:
    assert len(box.armies) - 1 == words.ARMY_CARDS == 25 + 8
    assert len({card.kind for card in box.armies[1:26]}) == 25
    assert refused("armies.toml", 'id = "shield_wall"', 'id = "shield_wall"\ncopies = 2', "army", "26 cards stand here")


@rule("AW-CMP-14", "AW-CMP-15")
def test_twenty_titans_in_three_decks(
    content: AncientWorldContent, box: Box, ancient_variant: Callable[..., Path], refused: Refused
) -> None:
    assert Counter(titan.stars for titan in box.titans[1:]) == {1: 8, 2: 7, 3: 5}
    assert [deck.stars for deck in content.names.titan_decks] == [1, 2, 3]
    assert refused("titans.toml", "stars = 1\n", "stars = 4\n", "titan reef_crab, stars", "from 1 to 3")
    assert refused("board.toml", "stars = 3", "stars = 2", "titan_deck", "the entry 3 is missing")
    with pytest.raises(ContentError, match="no titan with 3 stars stands here"):
        load(ancient_variant(*[("titans.toml", "stars = 3", "stars = 2")] * 5))


@rule("AW-CMP-19", "AW-SET-01")
def test_eight_piles_of_cards(box: Box) -> None:
    piles = {f"empire {words.DECKS[card.deck]}" for card in box.empire[1:] if card.deck != words.DECK_START}
    piles |= {"provinces", "armies", "starting cards"} | {f"titans {titan.stars}" for titan in box.titans[1:]}
    assert len(piles) == 8


def test_copies_are_identical_and_nothing_else_is(box: Box) -> None:
    by_kind: dict[int, list[EmpireCard]] = {}
    for card in box.empire[1:]:
        by_kind.setdefault(card.kind, []).append(card)
    assert sorted(by_kind) == list(range(1, len(by_kind) + 1))
    assert all(len({card.name for card in cards}) == 1 for cards in by_kind.values())
    assert len({cards[0].name for cards in by_kind.values()}) == len(by_kind)
    assert len(by_kind[empire(box, "mint").kind]) == 2
    assert box.empire[0].kind == 0


# -- the board -----------------------------------------------------------------------------


@rule("AW-PLC-07", "AW-PLC-15")
def test_nine_cells_with_their_placement(content: AncientWorldContent, box: Box, refused: Refused) -> None:
    placement = {name: cell.placement for name, cell in zip(words.CELLS, box.cells, strict=True)}
    assert [name for name, rule_ in placement.items() if rule_ == words.MATCH_OR_PAY] == ["BUILD", "RECRUIT"]
    assert [name for name, rule_ in placement.items() if rule_ == words.FREE] == ["RESTORE"]
    assert len({(cell.layout.col, cell.layout.row) for cell in content.names.cells}) == 9
    assert refused("board.toml", '"higher"', '"free"', "cell WORK, placement", '"higher" is right')
    assert refused("board.toml", "col = 1, row = 0", "col = 0, row = 0", "cell BUILD, layout", "cell WORK lies there")


@rule("AW-SET-07", "AW-PRE-17")
def test_two_cells_open_later(box: Box, refused: Refused) -> None:
    covered = {name: cell.opens for name, cell in zip(words.CELLS, box.cells, strict=True) if cell.opens > 1}
    assert covered == {"EXPLORE": 2, "GROW": 3}
    assert refused("board.toml", "opens_round = 2", "opens_round = 1", "cell EXPLORE, opens_round", "AW-SET-07")
    assert refused("board.toml", "opens_round = 1", "opens_round = 2", "cell WORK, opens_round", "1 is right")


@pytest.mark.parametrize(
    ("old", "new", "place", "told"),
    [
        ("coin = 2 }]", "coin = 3 }]", "cell WORK, do[1].coin", "2 is right (AW-WRK-01)"),
        ('op = "gain", coin = 2', 'op = "grow"', "cell WORK, do[1]", '"grow" stands here, but "gain" is right'),
        ('"row", "reserve"', '"row"', "cell BUILD, do[1].from", "AW-BLD-01"),
        ("{ knowledge = 1 }, { coin = 3 }", "{ coin = 3 }", "cell EXPAND, pay", "AW-EXP-01"),
        ("{ knowledge = 1 }, { coin = 3 }", "{ knowledge = 1 }, { coin = 2 }", "cell EXPAND, pay[2].coin", "AW-EXP-01"),
        ('pay = [{ coin = 3 }]\ndo = [{ op = "gain", knowledge = 1', 'do = [{ op = "gain", knowledge = 1',
         "cell LEARN, pay", "AW-LRN-01"),
        ("count = 2 }", "count = 3 }", "cell RESTORE, do[1].count", "AW-RES-01"),
        ('{ op = "token" }, ', "", "cell RESTORE, do", '["restore", "gain"] stands here'),
        ('op = "buy_army"', 'op = "grow"', "cell RECRUIT, do[1]", "AW-REC-01"),
        ("draw = 5", "draw = 6", "cell EXPLORE, do[1].draw", "AW-XPL-01"),
        ('op = "grow"', 'op = "buy_army"', "cell GROW, do[1]", "AW-GRO-01"),
    ],
)  # fmt: skip
def test_cells_do_what_the_rules_say(refused: Refused, old: str, new: str, place: str, told: str) -> None:
    assert refused("board.toml", old, new, place, told)


@rule("AW-SRV-03")
def test_serving_gives_one_symbol_of_a_printed_kind(
    box: Box, ancient_variant: Callable[..., Path], refused: Refused
) -> None:
    serve = box.scripts[box.cells[words.SERVE].script].effects
    assert [(effect.op, effect.sword, effect.arrow) for effect in serve] == [(words.E_ATTACK, 1, 0)]
    other = load(ancient_variant(("board.toml", '"attack", sword = 1', '"attack", arrow = 1'))).box
    effect = other.scripts[other.cells[words.SERVE].script].effects[0]
    assert (effect.sword, effect.arrow) == (0, 1)
    assert refused("board.toml", "sword = 1 }", "sword = 2 }", "cell SERVE, do", "AW-SRV-01")
    assert refused("board.toml", "sword = 1 }", "sword = 1, arrow = 1 }", "cell SERVE, do", "AW-SRV-01")


def test_six_rounds_and_no_income_after_the_last(box: Box, refused: Refused) -> None:
    assert len(box.round_deck) == len(box.round_income) == 7
    assert box.round_income[1:] == [True] * 5 + [False]
    assert refused("board.toml", "income = false", "income = true", "round 6, income", "AW-EOR-05")
    assert refused("board.toml", "number = 6", "number = 5", "round", "the entry 6 is missing")


@rule("AW-LOS-06")
def test_dice_have_three_kinds_of_faces(box: Box, refused: Refused) -> None:
    assert box.dice == 3
    assert Counter(words.FACES[face] for face in box.faces) == {"titan": 4, "coin": 1, "blank": 1}
    assert refused("board.toml", '"coin", "blank"]', '"coin", "coin"]', "dice, faces", '"blank" is on no face')
    assert refused("board.toml", ', "blank"]', "]", "dice, faces", "exactly 6")


def test_points_of_banners_and_hunger(box: Box, refused: Refused) -> None:
    assert box.banner_vp == [0, 1, 2, 4, 6, 8, 11]
    assert box.hungry_vp == -2
    assert refused("board.toml", "8, 11]", "8, 11, 14]", "scoring, banner_vp", "AW-END-05")
    assert refused("board.toml", "vp = -2", "vp = -1", "scoring, hungry_citizen_vp", "AW-END-02")


# -- what is printed on cards --------------------------------------------------------------


@rule("AW-END-08", "AW-END-10")
def test_five_tribes_and_a_banner_on_every_empire_card(
    content: AncientWorldContent, box: Box, refused: Refused
) -> None:
    assert [tribe.id for tribe in content.names.tribes] == list(words.TRIBES)
    assert all(re.fullmatch("#[0-9a-f]{6}", tribe.colour) for tribe in content.names.tribes)
    assert all(sum(card.banners) > 0 for card in box.empire[1:])
    assert all(sum(titan.banners) > 0 for titan in box.titans[1:])
    printed = [[sum(card.banners[tribe] for card in box.empire[1:] if card.deck == deck) for tribe in range(5)]
               for deck in (words.DECK_A, words.DECK_B)]  # fmt: skip
    assert printed == [[11, 11, 11, 12, 11], [18, 17, 18, 18, 18]]
    assert [sum(titan.banners[tribe] for titan in box.titans) for tribe in range(5)] == [8, 8, 8, 7, 8]
    assert refused("empire_a.toml", 'banners = ["yellow"]', "banners = []", "card market_stalls, banners")
    assert refused("board.toml", 'icon = "oak-leaf"', 'icon = "boar-ensign"', "tribe green, icon", "tribe red has it")


@rule("AW-BLD-14", "AW-EMP-10")
def test_prices_and_actions_are_printed(box: Box, ancient_variant: Callable[..., Path]) -> None:
    porch = empire(box, "philosophers_porch")
    assert (porch.cost.coin, porch.cost.knowledge) == (4, 0)
    assert porch.props[words.P_COIN] == 1
    effect = box.scripts[porch.action].effects[0]
    assert (effect.op, effect.coin, effect.knowledge, effect.per) == (words.E_GAIN, 0, 1, -1)
    assert empire(box, "wayside_shrine").action == -1
    text = 'icon = "coins-pile"\ncost = { coin = 2, knowledge = 1 }'
    other = load(ancient_variant(("empire_b.toml", text, text.replace("knowledge = 1", "knowledge = 3")))).box
    assert [card.cost.knowledge for card in other.empire if card.name == "mint"] == [3, 3]


@rule("AW-EXP-05")
def test_provinces_give_space_and_more(box: Box, refused: Refused) -> None:
    assert all(province.props[words.P_SPACE] > 0 for province in box.provinces[1:])
    by_name = {province.name: province for province in box.provinces}
    assert by_name["border_march"].props[words.P_ARMY] == 1
    assert by_name["cedar_forest"].banners == [0, 1, 0, 0, 0]
    old = 'icon = "horizon-road"\nprops = { space = 4 }'
    new = 'icon = "horizon-road"\nprops = { food = 4 }'
    assert refused("provinces.toml", old, new, "province broad_steppe, props.space", "AW-EXP-04")


@rule("AW-REC-03", "AW-REC-05")
def test_only_some_armies_have_a_price(box: Box, refused: Refused) -> None:
    free = [card for card in box.armies[1:26] if not card.cost.coin and not card.cost.knowledge]
    assert 0 < len(free) < 25
    slayers = army(box, "titan_slayers")
    assert (slayers.cost.coin, slayers.cost.knowledge) == (2, 1)
    assert (slayers.front, slayers.experience) == ([4, 2, 0, 0, 0], [1, 1, 0, 0, 0])
    assert army(box, "forlorn_hope").experience == [0, 0, 0, 0, 0]
    old = 'icon = "pitchfork"\n'
    assert refused("starting.toml", old, f"{old}cost = {{ coin = 1 }}\n", "army militia, cost", "a starting army")


@rule("AW-TIT-19")
def test_titans_are_printed(box: Box, refused: Refused) -> None:
    stone = next(titan for titan in box.titans if titan.name == "stone_creature")
    assert (stone.stars, stone.defence, stone.arrows, sum(stone.banners)) == (2, 8, True, 2)
    assert {titan.arrows for titan in box.titans[1:]} == {True, False}
    mercian = army(box, "mercian_army")
    assert (mercian.front, mercian.experience) == ([1, 3, 0, 0, 0], [1, 0, 0, 0, 0])
    assert refused(
        "titans.toml", 'symbols = ["sword"]', 'symbols = ["arrow"]', "titan marsh_lurker, symbols", "AW-TIT-17"
    )


@rule("AW-END-21")
def test_the_citadel_scores_three_for_five_red_banners(box: Box) -> None:
    citadel = empire(box, "citadel")
    assert citadel.end_per == words.C_BANNER + words.RED
    assert citadel.end_table[5] == 3
    festival = empire(box, "moon_festival")
    assert (festival.end_per, festival.end_each, festival.end_table) == (words.C_BANNER_SET, 1, [])
    assert empire(box, "mint").end_per == -1
