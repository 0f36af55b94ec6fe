"""Examples of clauses in words and views: every step through the eyes of the seat that acts."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from teahouse import ledger
from teahouse.engine.event import Event
from teahouse.engine.position import Position
from teahouse.server.catalogue import known_game
from teahouse.server.commands import why_not
from teahouse.server.errors import ApiError
from teahouse.server.games import installed, loaded, teller, texts
from teahouse.server.models import SeatRow
from teahouse.server.scenes import scenes_since
from teahouse.server.viewer_log import ViewerLog
from teahouse.server.views import Scene, log_lines, render
from teahouse.server.wire.basics import SPECTATOR
from teahouse.server.wire.examples import ExampleShown, ExampleStep
from teahouse.server.wire.talk import WhyNot
from teahouse.server.wire.view import LogLine
from teahouse.teaching.examples import Example, Moment, Step, example_of, played
from teahouse.text import capital
from teahouse.wording import Reading

KEPT: Final = 60
"""Examples kept ready, whoever asks for them."""
TABLE: Final = "example"


@lru_cache(maxsize=KEPT)
def example_shown(game: str, clause_id: str, lang: str) -> ExampleShown:
    """The example of a clause, step by step."""
    clauses = ledger.load(known_game(game)).clauses
    example = example_of(clause_id) if clause_id in clauses else None
    if example is None:
        raise ApiError("no-such-example", id=clause_id)
    return ExampleShown(
        game=game,
        clause=clause_id,
        text=ledger.text_of(clause_id, lang),
        title=ledger.titles(game, lang)[clauses[clause_id].section],
        test=example.test,
        eyes=example.eyes,
        steps=list(steps_of(game, example, lang)),
    )


def steps_of(game: str, example: Example, lang: str) -> Iterator[ExampleStep]:
    """Each step with the table after it."""
    kind, eyes = loaded(game).kind, example.eyes
    log, events = ViewerLog(eyes), list[Event]()
    before: Reading | None = None
    seen: object = None
    for number, moment in enumerate(played(kind, example)):
        first = log.next_number
        log.add(len(events), moment.heard)
        events += moment.heard
        scene = Scene(
            table=TABLE,
            edition=installed(game),
            version=number,
            eyes=eyes,
            seats=(SeatRow("person"),) * moment.position.seats,
            position=moment.position,
            log=events,
            options=kind.complete(example.options),
            foretells=False,
        )
        now = scene.read(lang)
        before = before or now
        seen, was = moment.position.observe(eyes), seen
        lines = log_lines(log, log.entries, now, lang)
        scenes = scenes_since(log, 0, teller(game, lang), now, lang)
        heard = [line for line in lines if line.n >= first]
        yield ExampleStep(
            deed=moment.step.deed if moment.step else "start",
            seat=moment.step.seat if moment.step else SPECTATOR,
            move=moment.step.word if moment.step and knows(moment.step, eyes) else "",
            text=told(game, moment, eyes, before, heard, lang, is_still=seen == was and not heard),
            why=why_in(game, moment, eyes, now, lang),
            lines=heard,
            shows=number == example.shows + 1,
            view=replace(render(scene, now, lang), log=lines, scenes=scenes),
        )
        before = now


def knows(step: Step, eyes: int) -> bool:
    """Whether these eyes know which move this is: only one's own are surely known."""
    return step.deed != "rule" and step.seat == eyes


def why_in(game: str, moment: Moment, eyes: int, now: Reading, lang: str) -> WhyNot | None:
    """Why the move of a step is refused, where these eyes try it."""
    step = moment.step
    if step is None or step.deed != "refused" or not knows(step, eyes):
        return None
    return why_not(installed(game), moment.position, eyes, step.word, now, lang)


def told(
    game: str, moment: Moment, eyes: int, before: Reading, heard: list[LogLine], lang: str, *, is_still: bool
) -> str:
    """What is done in a step: one's own move by its words, what others do by what is heard of it."""
    step, said = moment.step, texts(lang)
    if step is None:
        return beginning(moment.position, eyes, before) or said.say("example-start")
    if knows(step, eyes):
        move = capital(before.word(loaded(game).kind.number(step.word)))
        return said.say(f"example-{step.deed}", player=before.player(step.seat), move=move)
    if step.deed == "rule":
        return said.say("example-nothing" if is_still else "example-rule")
    heard_of_it = next((line.text for line in heard if line.seat == step.seat and not line.heading), "")
    return heard_of_it or said.say(f"example-{step.deed}-unknown", player=before.player(step.seat))


def beginning(position: Position, eyes: int, now: Reading) -> str:
    """What is asked at first, or for whom these eyes wait; empty where nobody is asked."""
    if position.decision_of(eyes):
        return now.question(eyes)
    return next((now.waiting(decision.seat) for decision in position.open), "")
