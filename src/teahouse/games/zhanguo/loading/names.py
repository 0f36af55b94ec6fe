"""What players see of the ZhanGuo pack, in all its languages: names, texts and icons in the engine's order.

Every list is indexed by the engine's small numbers (`rules.names`), cards by their printed number.
Texts with values in them are made from the values, so they cannot say anything else.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from teahouse.games.zhanguo.loading.schema import (
    BonusEntry,
    CardBonus,
    CardEntry,
    CardsFile,
    MainBoardFile,
    PlayerBoardsFile,
    RegionEntry,
    StretchEntry,
    TaskEntry,
    TilesFile,
)
from teahouse.games.zhanguo.rules import names
from teahouse.loading.pack import Name


class Label(Struct, frozen=True, kw_only=True):
    """One thing as players see it; `text` says what it does, `colour` is `#rrggbb`, both where it has any.

    `offer` is said instead of the text where a part of it has happened before the player may use it.
    """

    id: str
    name: Name
    icon: str = ""
    text: Name | None = None
    offer: Name | None = None
    colour: str = ""
    source: str


class ZhanGuoNames(Struct, frozen=True, kw_only=True):
    """Everything a player can see, by the engine's numbers."""

    regions: list[Label]
    layout: list[tuple[float, float]]
    """By region, its place on the picture of the board, from 0 to 1."""
    stretches: list[Label]
    borders: list[list[tuple[int, int]]]
    """By stretch, the pairs of regions between which it closes the way, by their printed numbers."""
    sections: list[Label]
    aspects: list[Label]
    colours: list[Name]
    """By card colour, its name as an adjective."""
    officials: list[Label]
    official_colours: list[Name]
    player_colours: list[Label]
    squares: list[Label]
    boards: list[Label]
    abilities: list[Label]
    triggers: dict[int, Label]
    """By court action; `REASSIGN` triggers no card and has no entry."""
    bonuses: list[Label]
    """Kinds of card bonuses; their texts keep `{amount}` and `{colour}`."""
    bonus_colours: dict[str, Name]
    """What a bonus calls the colours of cards and officials."""
    higher: dict[int, bool]
    """By court action, whether a card is triggered by a number higher than the last."""
    cards: list[CardEntry]
    """As the pack has them, by number."""
    portraits: list[Label]
    card_bonus: list[Name]
    """By card number, what its bonus does; entry 0 is empty."""
    card_portrait: list[int]
    card_source: list[str]
    criteria: list[Label]
    task_kinds: list[Label]
    tasks: list[Label]
    """In the order of the box's tasks, with the places they ask for."""
    reward_kinds: list[Label]
    rewards: list[list[Label]]
    """By aspect, then by round, with the printed regions."""
    vp_symbols: list[Label]


def read_names(
    board: MainBoardFile, boards: PlayerBoardsFile, cards: CardsFile, tiles: TilesFile, tasks: Sequence[TaskEntry]
) -> ZhanGuoNames:
    """Everything a player can see, from the checked files."""
    regions = sorted(board.region, key=lambda region: region.id)
    aspects = sorted(board.aspect, key=lambda aspect: names.ASPECTS.index(aspect.id))
    officials = sorted(board.official, key=lambda official: names.OFFICIALS.index(official.id))
    bonuses = sorted(cards.bonus, key=lambda bonus: names.BONUSES.index(bonus.id))
    portraits = [portrait.id for portrait in cards.portrait]
    by_number = sorted(cards.card, key=lambda card: card.number)
    places = _places(regions, board.stretch)
    colours: dict[str, Name] = {aspect.colour: aspect.colour_counted or aspect.colour_name for aspect in aspects}
    colours |= {official.id: official.colour_name for official in officials}

    return ZhanGuoNames(
        regions=[Label(id=str(r.id), name=r.name, icon=r.icon, source=r.source) for r in regions],
        layout=[(r.layout.x, r.layout.y) for r in regions],
        stretches=[Label(id=s.id, name=s.name, icon=s.icon, colour=s.colour, source=s.source) for s in board.stretch],
        borders=[[(pair[0], pair[1]) for pair in s.separates] for s in board.stretch],
        sections=[Label(id=s.id, name=s.name, source=s.source) for s in board.section],
        aspects=[Label(id=a.id, name=a.name, icon=a.icon, source=a.source) for a in aspects],
        colours=[a.colour_name for a in aspects],
        officials=[Label(id=o.id, name=o.name, icon=o.icon, source=o.source) for o in officials],
        official_colours=[o.colour_name for o in officials],
        player_colours=_ordered(
            (Label(id=p.id, name=p.name, colour=p.colour, source=p.source) for p in board.player_colour),
            names.SEAT_COLOURS,
        ),
        squares=_ordered(
            (
                Label(
                    id=b.id,
                    name=b.name,
                    icon=b.icon,
                    text=b.text.filled(points=b.points or 0, vp=b.vp or 0),
                    source=b.source,
                )
                for b in board.governor_bonus
            ),
            names.SQUARE_BONUSES,
        ),
        boards=_ordered(
            (Label(id=b.id, name=b.name, icon=b.icon, source=b.source) for b in boards.board), names.BOARDS
        ),
        abilities=_ordered(
            (
                Label(id=a.id, name=a.name, icon=a.icon, text=a.text, offer=a.offer, source=a.source)
                for a in boards.ability
            ),
            names.ABILITIES,
        ),
        triggers={
            names.ACTIONS.index(t.id.lower()): Label(id=t.id, name=t.name, icon=t.icon, source=t.source)
            for t in cards.trigger
        },
        bonuses=[Label(id=b.id, name=b.name, icon=b.icon, text=b.text, source=b.source) for b in bonuses],
        bonus_colours=colours,
        higher={names.ACTIONS.index(t.id.lower()): t.number_needed == "higher" for t in cards.trigger},
        cards=by_number,
        portraits=[Label(id=p.id, name=p.name, icon=p.icon, source=p.source) for p in cards.portrait],
        card_bonus=[EMPTY, *(bonus_text(card.bonus, bonuses, colours) for card in by_number)],
        card_portrait=[-1, *(portraits.index(card.portrait) for card in by_number)],
        card_source=["", *(card.source for card in by_number)],
        criteria=_ordered(
            (Label(id=c.id, name=c.name, icon=c.icon, text=c.text, source=c.source) for c in tiles.criterion),
            names.CRITERIA,
        ),
        task_kinds=_ordered(
            (Label(id=k.id, name=k.name, icon=k.icon, text=k.text, source=k.source) for k in tiles.task_kind),
            names.TASK_KINDS,
        ),
        tasks=[_task(task, tiles, places) for task in tasks],
        reward_kinds=_ordered(
            (Label(id=k.id, name=k.name, icon=k.icon, text=k.text, source=k.source) for k in board.reward_kind),
            names.REWARDS,
        ),
        rewards=_rewards(board, places),
        vp_symbols=[Label(id=v.id, name=v.text, colour=v.colour, source=v.source) for v in board.vp_symbol],
    )


EMPTY = Name(en="")


def bonus_text(bonus: CardBonus, bonuses: Sequence[BonusEntry | Label], colours: Mapping[str, Name]) -> Name:
    """What the bonus of a card does; `bonuses` are the kinds, in the engine's order."""
    text = bonuses[names.BONUSES.index(bonus.kind)].text
    assert text is not None
    if bonus.amount is not None:
        return text.filled(amount=bonus.amount)
    return text if bonus.colour is None else text.filled(colour=colours[bonus.colour])


def _ordered(labels: Iterable[Label], order: Sequence[str]) -> list[Label]:
    return sorted(labels, key=lambda label: order.index(label.id))


def _places(regions: Sequence[RegionEntry], stretches: Sequence[StretchEntry]) -> dict[int | str, Name]:
    """Regions are called by name and number, as both stand on the board; stretches by name."""
    places: dict[int | str, Name] = {s.id: s.name for s in stretches}
    for r in regions:
        places[r.id] = _numbered(r)
    return places


def _numbered(region: RegionEntry) -> Name:
    return Name.made(lambda lang: f"{region.name.of(lang)} ({region.id})", region.name)


def _task(task: TaskEntry, tiles: TilesFile, places: dict[int | str, Name]) -> Label:
    kind = next(kind for kind in tiles.task_kind if kind.id == task.kind)
    times = {need: "" if n == 1 else f" ×{n}" for need, n in Counter(task.needs).items()}
    needs = Name.made(
        lambda lang: ", ".join(places[need].of(lang) + mark for need, mark in times.items()),
        *(places[need] for need in times),
    )
    return Label(id=task.id, name=kind.name, icon=kind.icon, text=kind.text.filled(needs=needs), source=task.source)


def _joined(word: Name, places: Sequence[Name]) -> Name:
    """Places with a word between them."""
    return Name.made(lambda lang: f" {word.of(lang)} ".join(place.of(lang) for place in places), *places)


def _rewards(board: MainBoardFile, places: dict[int | str, Name]) -> list[list[Label]]:
    kinds = {kind.id: kind for kind in board.reward_kind}
    either = board.wording.either
    table: list[list[Label]] = []
    for aspect in names.ASPECTS:
        row = sorted((r for r in board.reward if r.aspect == aspect), key=lambda r: r.round)
        labels = []
        for reward in row:
            kind = kinds[reward.kind]
            where = board.wording.any_region
            if len(reward.regions) < names.REGIONS:
                where = _joined(either, [places[region] for region in reward.regions])
            text = kind.text.filled(regions=where)
            labels.append(Label(id=kind.id, name=kind.name, icon=kind.icon, text=text, source=reward.source))
        table.append(labels)
    return table
