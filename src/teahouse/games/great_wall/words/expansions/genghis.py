"""Genghis Khan in words: his section, his cards with those who attack them, the emperor's gift."""

from typing import TYPE_CHECKING, Any, Final

from teahouse.games.great_wall.cardtext import card_text
from teahouse.games.great_wall.cardtext.pictures import WARRIORS as WARRIOR_ICONS
from teahouse.games.great_wall.loading.cards import GiftEntry, SkillEntry
from teahouse.games.great_wall.rules.expansions.genghis.khan import DEFEATED
from teahouse.games.great_wall.rules.expansions.genghis.pieces import (
    KHAN_CELL,
    PLACES,
    KhanPieces,
    card_at,
    cells_left,
    is_covered,
    is_defeated,
    is_required,
)
from teahouse.games.great_wall.rules.moves import CELLS, LETTERS
from teahouse.games.great_wall.rules.state import FIGURE
from teahouse.games.great_wall.rules.words import MODES, SECTIONS, WARRIORS
from teahouse.games.great_wall.words.expansions import Args, Figure, Grid, Mark, Panel, Sheet, Speech, Spot
from teahouse.games.great_wall.words.seen import Seen

if TYPE_CHECKING:
    from teahouse.games.great_wall.words.words import Words

REFERENCE: Final = "genghis"
GIFT_ICON: Final = "present"


def khan_seen(seen: Seen) -> KhanPieces | None:
    return next((part for part in seen.g.attached() if isinstance(part, KhanPieces)), None)


# -- names and texts -----------------------------------------------------------------------------------


def khan_card(words: "Words", card: int) -> SkillEntry:
    """His own card, then the skills."""
    return [words.labels.genghis, *words.labels.skills][card]


def name_of(words: "Words", entry: SkillEntry | GiftEntry) -> str:
    return entry.name.of(words.texts.lang)


def text_of(words: "Words", entry: SkillEntry | GiftEntry) -> str:
    return " ".join(card_text(words.labels, entry, words.texts.lang).splitlines())


def name_at(words: "Words", seen: Seen, place: int) -> str:
    khan = khan_seen(seen)
    return "—" if khan is None or not khan.cards else name_of(words, khan_card(words, khan.cards[place]))


def parts(words: "Words", family: str, at: int, seen: Seen) -> Args:
    """A cell and the card it is on."""
    return {"letter": LETTERS[at], "name": name_at(words, seen, PLACES.index(family))}


def meaning(words: "Words", meaning: str, value: Any, seen: Seen) -> Args | None:
    match meaning:
        case "khan-card":
            entry = khan_card(words, value)
            return {"name": name_of(words, entry), "text": text_of(words, entry)}
        case "khan-gift":
            gift = words.labels.gifts[value]
            return {"name": name_of(words, gift), "text": text_of(words, gift)}
        case "khan-cell":
            place, cell = divmod(value - KHAN_CELL, CELLS)
            return {"name": name_at(words, seen, place), "letter": LETTERS[cell]}
    return None


# -- the table -----------------------------------------------------------------------------------------


def panels(words: "Words", seen: Seen) -> list[Panel]:
    khan = khan_seen(seen)
    if khan is None:
        return []
    sheets = [khan_sheet(words, seen, khan, place) for place in range(len(khan.cards))]
    title = name_of(words, words.labels.genghis)
    lines = [*stand(words, seen, khan), *away(words, khan)]
    his = Panel(id="khan", title=title, icon=words.labels.genghis.icon, lines=lines, sheets=[*sheets, reference(words)])
    return [his, gift_panel(words, seen, khan)]


def stand(words: "Words", seen: Seen, khan: KhanPieces) -> list[str]:
    """Where he stands, and how far he is from defeat."""
    if is_defeated(seen.g, khan):
        return [words.say("khan-is-defeated", mode=MODES[seen.g.mode])]
    left = sum(cells_left(seen.g, khan, place) for place in range(len(khan.cards)))
    return [words.say("khan-stands", section=SECTIONS[khan.section]), words.say("khan-left", count=left)]


def away(words: "Words", khan: KhanPieces) -> list[str]:
    """The hordes that left the deck."""
    named = ", ".join(words.cards.horde_type(horde) for horde in khan.removed)
    return [words.say("khan-hordes-away", hordes=named)] if named else []


def khan_sheet(words: "Words", seen: Seen, khan: KhanPieces, place: int) -> Sheet:
    entry = khan_card(words, khan.cards[place])
    return Sheet(
        id=entry.id,
        name=name_of(words, entry),
        icon=entry.icon,
        text=text_of(words, entry),
        off=is_covered(seen.g, khan, place),
        grid=grid(words, seen, khan, place, entry.layout),
    )


def grid(words: "Words", seen: Seen, khan: KhanPieces, place: int, layout: list[str]) -> Grid:
    """Cells as they are printed; those for more players are closed."""
    letters = "".join(layout).replace(".", "")
    rows = [
        [None if letter == "." else spot(words, seen, khan, place, letters.index(letter)) for letter in row]
        for row in layout
    ]
    return Grid(rows=rows)


def spot(words: "Words", seen: Seen, khan: KhanPieces, place: int, cell: int) -> Spot:
    code, mark = khan.cover[place][cell], card_at(seen.g, khan, place).marks[cell]
    required = is_required(seen.g, khan, place, cell)
    label = LETTERS[cell] if required else words.say("khan-cell-ignored", letter=LETTERS[cell], count=mark)
    return Spot(
        id=f"{PLACES[place]} {LETTERS[cell]}",
        label=label,
        closed=not required,
        figures=[figure(words, code)] if code >= FIGURE else [],
    )


def figure(words: "Words", code: int) -> Figure:
    seat, rest = divmod(code - FIGURE, 8)
    warrior = rest // 2
    label = f"{words.tag(seat)}{words.warrior_letter(warrior)}"
    return Figure(icon=WARRIOR_ICONS[WARRIORS[warrior]], label=label, seat=seat)


def reference(words: "Words") -> Sheet:
    """The reference card every player has (GWX-GK-24)."""
    note = next(note for note in words.labels.notes if note.of == REFERENCE)
    text = " ".join(line.of(words.texts.lang) for line in note.lines)
    return Sheet(id=note.id, name=note.name.of(words.texts.lang), icon=note.icon, text=text)


def gift_panel(words: "Words", seen: Seen, khan: KhanPieces) -> Panel:
    gift = words.labels.gifts[khan.gift]
    sheet = Sheet(id=gift.id, name=name_of(words, gift), icon=gift.icon, text=text_of(words, gift))
    line = words.say("gift-owner", player=words.who(khan.owner, seen)) if khan.owner >= 0 else words.say("gift-free")
    return Panel(id="gift", title=words.say("gift-title"), icon=GIFT_ICON, lines=[line], sheets=[sheet])


def marks(words: "Words", seen: Seen) -> list[Mark]:
    """His figure on its section, the figure of the gift with its owner."""
    khan = khan_seen(seen)
    if khan is None:
        return []
    section = SECTIONS[khan.section]
    his = Mark(at=f"section {section}", icon=words.labels.genghis.icon, label=words.say("khan-stands", section=section))
    if khan.owner < 0:
        return [his]
    label = words.say("gift-owner", player=words.who(khan.owner, seen))
    return [his, Mark(at=f"player {khan.owner + 1}", icon=GIFT_ICON, label=label, seat=khan.owner)]


SPEECH: Final = Speech(
    questions={
        "AttackKhan": {"section": "section"},
        "StrikeKhan": {"warrior": "warrior", "first": "second-cell"},
    },
    families=tuple((KHAN_CELL + CELLS * place, family) for place, family in enumerate(PLACES)),
    parts=parts,
    meaning=meaning,
    pieces={
        "banner": ("section {section}",),
        "khan": ("section {section}",),
        "khan-attacked": ("{khan-cell}",),
    },
    motions={"khan-defeated": "shake"},
    reasons={DEFEATED: "genghis"},
    headings=("khan-defeated",),
    panels=panels,
    marks=marks,
)
