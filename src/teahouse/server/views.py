"""Views: a table as one viewer sees it, made from an observation and that seat's own question."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, json
from msgspec.structs import replace

from teahouse.engine.decision import Decision
from teahouse.engine.event import Event
from teahouse.engine.position import Position
from teahouse.server.ahead import ahead_of, offered
from teahouse.server.coaching import coaching
from teahouse.server.games import Edition, texts
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import SeatRow
from teahouse.server.pace import Sitting
from teahouse.server.scenes import scenes_since
from teahouse.server.viewer_log import LogEntry, ViewerLog
from teahouse.server.wire.basics import SPECTATOR
from teahouse.server.wire.view import (
    Asked,
    CoachShown,
    Ending,
    IntentShown,
    LackShown,
    LogLine,
    OptionRefused,
    PhraseShown,
    PlanningShown,
    PlayerShown,
    SpokenPart,
    StockShown,
    TakeBack,
    View,
)
from teahouse.terminal.aloud import BROAD, parts
from teahouse.text import Texts
from teahouse.wording import LackTold, Reading
from teahouse.wording.ending import Breakdown, headline, reasons, result_of
from teahouse.wording.forecast import NOTHING, foretold_in_one_go
from teahouse.wording.refusals import wanting

EVERYTHING = -2
"""The eyes that see all: only in finished games."""


class Scene(Struct, frozen=True, kw_only=True):
    """What a view is made from."""

    table: str
    edition: Edition
    version: int
    eyes: int
    seats: tuple[SeatRow, ...]
    position: Position
    log: list[Event]
    options: dict[str, str]
    playing: bool = False
    """Whether the seat can answer now: not in a replay."""
    foretells: bool = True
    """Whether answers say what they will do: an example stands on a position that need not hold every card."""
    can_undo: bool = False
    can_ask_back: bool = False
    take_back: TakeBack | None = None
    sitting: Sitting = Sitting()
    winners: tuple[int, ...] = ()
    """Of a game that was over before its end."""

    def read(self, lang: str) -> Reading:
        """What these eyes see, once, for everything that is told of it."""
        said = self.edition.said(lang)
        if self.eyes == EVERYTHING:
            return said.read(said.unveiled([self.position.observe(seat) for seat in range(self.position.seats)]))
        return said.read(self.position.observe(self.eyes))


def scene_of(live: LiveTable, eyes: int) -> Scene:
    """A live table now."""
    game = live.game
    playing = live.row.state == "playing"
    can_undo = playing and eyes >= 0 and game.may_undo(eyes)
    is_free = playing and eyes >= 0 and not can_undo and live.take_backs.request is None
    return Scene(
        table=live.row.id,
        edition=live.edition,
        version=live.version,
        eyes=eyes,
        seats=live.row.seats,
        position=game.position,
        log=game.log,
        options=live.row.options,
        playing=playing,
        can_undo=can_undo,
        can_ask_back=is_free and live.take_backs.possible(eyes, game.entries) is not None,
        take_back=take_back_of(live),
        sitting=live.row.summary.sitting,
        winners=tuple(live.row.summary.winners),
    )


def take_back_of(live: LiveTable) -> TakeBack | None:
    request = live.take_backs.request
    if request is None:
        return None
    return TakeBack(request.seat, request.version, list(request.agreed), request.missing(live.row.seats))


def reading_of(live: LiveTable, eyes: int, lang: str) -> Reading:
    """What these eyes see of a table now; an observation is read once for each version."""
    reading = live.cache.readings.get((eyes, lang))
    if reading is None:
        reading = live.cache.readings[eyes, lang] = scene_of(live, eyes).read(lang)
    return reading


def coached(live: LiveTable, eyes: int, lang: str) -> CoachShown | None:
    """What a coach says to these eyes; told once for each version, to all who want to hear it."""
    if (eyes, lang) not in live.cache.coached:
        shown = coaching(live.edition, live.game.position, reading_of(live, eyes, lang), eyes, lang)
        live.cache.coached[eyes, lang] = shown
    return live.cache.coached[eyes, lang]


def view_of(
    live: LiveTable,
    eyes: int,
    lang: str,
    log_from: int,
    mine: Sequence[int] = (),
    coach: bool = False,
    spoken: bool = False,
) -> View:
    """What these eyes see, and the lines of the log they lack; `mine` are the other seats of whoever looks.

    Whoever wants the table `spoken` has it in words, too.
    """
    reading = reading_of(live, eyes, lang)
    view = live.cache.views.get((eyes, lang))
    if view is None:
        view = live.cache.views[eyes, lang] = render(scene_of(live, eyes), reading, lang)
    holds, entries = live.logs[eyes].since(log_from)
    log = log_lines(live.logs[eyes], entries, reading, lang)
    scenes = scenes_since(live.logs[eyes], holds, live.edition.said(lang), reading, lang)
    players = with_own_questions(live, view, lang, mine)
    told = coached(live, eyes, lang) if coach else None
    words = spoken_parts(live.edition, reading, lang) if spoken else None
    return replace(view, log_from=holds, log=log, scenes=scenes, players=players, coach=told, spoken=words)


def spoken_parts(edition: Edition, reading: Reading, lang: str) -> list[SpokenPart]:
    """The table as the terminal draws it, in words: its signs say what they mean."""
    return [SpokenPart(*part) for part in parts(edition.drawn(lang).table(reading, BROAD))]


def with_own_questions(live: LiveTable, view: View, lang: str, mine: Sequence[int]) -> list[PlayerShown]:
    """Who has several seats knows of all of them whether they are asked, even where others may not know."""
    players = view.players
    for seat in mine:
        if seat != view.seat and not players[seat].waiting and live.game.position.question_to(seat) is not None:
            waiting = reading_of(live, seat, lang).waiting(seat)
            players = [replace(each, waiting=waiting) if each.seat == seat else each for each in players]
    return players


def encoded_view(
    live: LiveTable,
    eyes: int,
    lang: str,
    log_from: int,
    mine: Sequence[int] = (),
    coach: bool = False,
    spoken: bool = False,
) -> bytes:
    """The same, ready to send; many people may look through the same eyes."""
    if live.recording is not None:
        return json.encode(live.recording.view(eyes, lang, None, log_from))
    if len(mine) > 1 or spoken:
        return json.encode(view_of(live, eyes, lang, log_from, mine, coach, spoken))
    made = live.cache.encoded.get((eyes, lang, log_from, coach))
    if made is None:
        made = json.encode(view_of(live, eyes, lang, log_from, coach=coach))
        live.cache.keep((eyes, lang, log_from, coach), made)
    return made


def render(scene: Scene, now: Reading, lang: str) -> View:
    """The view of a scene, without its log."""
    position, words = scene.position, texts(lang)
    decision = position.question_to(scene.eyes) if scene.eyes >= 0 and not scene.sitting.ended else None
    players = [player_of(scene, now, seat, lang) for seat in range(position.seats)]
    return View(
        table=scene.table,
        version=scene.version,
        seat=scene.eyes,
        game=scene.edition.name,
        shown=now.shown(),
        moment=now.moment(),
        section=now.section(),
        players=players,
        stocks=[StockShown(*stock) for stock in now.stocks(scene.eyes)] if scene.eyes >= 0 else [],
        asked=None if decision is None else asked_of(scene, now, decision, lang),
        waiting="" if decision is not None or scene.sitting.ended else waiting_of(scene, now, players, words),
        can_undo=scene.can_undo,
        can_ask_back=scene.can_ask_back,
        take_back=scene.take_back,
        log_from=0,
        log=[],
        scenes=[],
        ending=ending_of(scene, now, words) if position.over or scene.sitting.ended else None,
        planning=planning_of(now),
    )


def asked_of(scene: Scene, now: Reading, decision: Decision[Any], lang: str) -> Asked:
    """This seat's question and all its legal answers."""
    position = scene.position
    legal = position.options(decision)
    moves = now.choices(legal)
    will = foretold_in_one_go(now, position, decision.seat, [(move,) for move in legal]) if scene.foretells else {}
    reactions = [scene.edition.said(lang).reaction(word) for word in decision.reaction(position)]
    return Asked(
        cause=now.cause(position.cause_of(decision.seat)),
        question=now.question(decision.seat),
        kind=type(decision).__name__,
        clause=decision.clause,
        options=[offered(scene.edition, c, will.get((c.move,), NOTHING), decision.is_aside(c.move)) for c in moves],
        refused=refused_of(scene, now, decision, lang),
        reaction="; ".join(dict.fromkeys(reactions)),
        ahead=ahead_of(scene.edition, position, now, decision.seat, lang) if scene.playing else None,
    )


def refused_of(scene: Scene, now: Reading, decision: Decision[Any], lang: str) -> list[OptionRefused]:
    """The answers one would expect here that are only short of something."""
    vocabulary, said = scene.edition.kind.moves, scene.edition.said(lang)
    lacks = {move: [said.lack(lack) for lack in short] for move, short in wanting(scene.position, decision).items()}
    listed = now.choices(list(lacks))
    return [OptionRefused(vocabulary[c.move], c.text, c.group, lacks_of(lacks[c.move])) for c in listed]


def lacks_of(lacks: list[LackTold]) -> list[LackShown]:
    return [LackShown(lack.what, lack.have, lack.need, lack.how) for lack in lacks]


def player_of(scene: Scene, now: Reading, seat: int, lang: str) -> PlayerShown:
    return PlayerShown(
        seat=seat,
        name=name_of(scene.seats[seat], lang),
        title=now.player(seat),
        colour=now.colour(seat),
        points=scene.position.points(seat),
        waiting="" if scene.sitting.ended else now.waiting(seat),
    )


def name_of(seat: SeatRow, lang: str) -> str:
    """A person's name as they gave it; a bot's in the language of whoever looks."""
    if seat.who == "bot":
        return bot_title(seat.bot, lang)
    return seat.name if seat.who == "person" else texts(lang).say("server-nobody")


def bot_title(bot: str, lang: str) -> str:
    message = f"bot-{bot}"
    return texts(lang).say(message) if texts(lang).knows(message) else bot


def waiting_of(scene: Scene, now: Reading, players: list[PlayerShown], words: Texts) -> str:
    """Whom we wait for and why, as far as these eyes may know."""
    if scene.take_back is not None:
        return words.say("server-waiting-back", player=players[scene.take_back.seat].title)
    awaited = [player for player in players if player.waiting]
    sentences = [now.waiting(SPECTATOR)]
    if len(awaited) == 1:
        sentences.append(awaited[0].waiting)
    elif awaited:
        sentences.append(words.say("server-waiting-many", players=", ".join(player.title for player in awaited)))
    empty = [players[n].title for n, seat in enumerate(scene.seats) if seat.who == "open"]
    if empty and not scene.position.over:
        sentences.append(words.say("server-waiting-open", players=", ".join(empty), count=len(empty)))
    return " ".join(sentence for sentence in sentences if sentence)


def ending_of(scene: Scene, now: Reading, words: Texts) -> Ending:
    """Who won, by how much and why; then where every point came from."""
    result = result_of(scene.position, scene.options, scene.log)
    told = now.ending(result)
    if scene.sitting.ended:
        return ended_early(scene, words, told, result.points)
    verdict = now.verdict(result.winners, scene.options)
    text = verdict.headline or headline(words, told, result.winners, scene.eyes)
    why = [*(reasons(words, told, result.winners) if told.scored else []), *verdict.why]
    return Ending(result.winners, result.points, text, why, told)


def ended_early(scene: Scene, words: Texts, told: Breakdown, points: list[int]) -> Ending:
    """Why the game was over before its end; the position stands as it was."""
    names = {column.seat: column.title for column in told.columns}
    resigned = ", ".join(names[seat] for seat in scene.sitting.resigned if seat in names)
    won = ", ".join(names[seat] for seat in scene.winners if seat in names)
    how = "given-up" if scene.sitting.ended == "resigned" and not won else scene.sitting.ended
    text = words.say(f"server-ended-{how}", players=resigned, winners=won)
    return Ending(list(scene.winners), points, text, [words.say("server-unfinished")], told)


def planning_of(now: Reading) -> PlanningShown | None:
    planning = now.planning()
    if planning is None:
        return None
    phrases = [
        PhraseShown(word, title, [IntentShown(*each) for each in intents]) for word, title, intents in planning.phrases
    ]
    return PlanningShown(planning.period, phrases)


def log_lines(log: ViewerLog, entries: list[LogEntry], now: Reading, lang: str) -> list[LogLine]:
    """Entries in words; each is put into words once."""
    found: list[LogLine] = []
    for entry in entries:
        if (lang, entry.n) not in log.sentences:
            log.sentences[lang, entry.n] = now.tell(entry.event)
        sentence = log.sentences[lang, entry.n]
        if sentence is not None:
            event = entry.event
            text, heading, pieces, motion = sentence
            found.append(LogLine(entry.n, event.kind, event.seat, text, heading, list(pieces), motion))
    return found
