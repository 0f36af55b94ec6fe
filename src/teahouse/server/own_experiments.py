"""Experiments, for whoever may run them: begun, watched, stopped, gone on with, told about."""

import asyncio
from typing import Final

from msgspec.structs import replace

from teahouse.engine.errors import TeahouseError
from teahouse.loading.pack import ContentError
from teahouse.server import own_packs, plain_text
from teahouse.server.catalogue import known_game
from teahouse.server.content_packs import Files
from teahouse.server.errors import ApiError
from teahouse.server.experiments import FILE, Asked, Wish, is_installed
from teahouse.server.games import teller
from teahouse.server.hosts import may
from teahouse.server.models import Person, now
from teahouse.server.people import Caller
from teahouse.server.seats import known
from teahouse.server.wire.lab import ExperimentShown, FoundSoFar, NewExperiment

PATIENCE: Final = 60.0
"""Seconds in which an experiment must be checked, and its games be told about."""


def may_run(caller: Caller) -> bool:
    return is_installed() and may(caller.context.settings.lab, caller.is_host)


def check_may_run(caller: Caller) -> Person:
    if may(caller.context.settings.lab, caller.is_host) and not is_installed():
        raise ApiError("lab-not-installed")
    if not may_run(caller):
        raise ApiError("lab-not-here")
    return known(caller.person)


async def wish_of(caller: Caller, name: str) -> Wish:
    """An experiment that the caller may see: whoever runs the house sees all."""
    person = check_may_run(caller)
    wish = await asyncio.to_thread(caller.context.experiments.wished, name)
    if wish is None or not (caller.is_host or wish.person == person.id):
        raise ApiError("no-such-experiment")
    return wish


async def listed(caller: Caller) -> list[ExperimentShown]:
    person = check_may_run(caller)
    found = await asyncio.to_thread(caller.context.experiments.all)
    return [shown(caller, name, wish) for name, wish in found if caller.is_host or wish.person == person.id]


def shown(caller: Caller, name: str, wish: Wish) -> ExperimentShown:
    """An experiment and how far it is, by the files in its folder."""
    from teahouse.lab.progress import Progress, read_progress

    experiments = caller.context.experiments
    last = read_progress(experiments.results(name))
    packs = 1 if wish.b is None else 2
    at = last or Progress("stopped", 0, wish.games * packs)
    state = at.state
    if wish.wanted == "run":
        playing = state == "running" and (experiments.running is None or experiments.running[0] == name)
        told = "running" if playing else "waiting"
    else:
        told = "stopped" if state == "running" else state
    rate = at.rate if told == "running" else 0.0
    return ExperimentShown(
        id=name,
        title=wish.title,
        game=wish.game,
        game_title=teller(wish.game, caller.lang).title(),
        a=wish.a,
        b=wish.b,
        bots=wish.bots,
        games=at.games or at.played // packs,
        state=told,  # type: ignore[arg-type]
        played=at.played,
        wanted=at.wanted,
        rate=rate,
        left=round((at.wanted - at.played) / rate) if rate else 0,
        text=at.text,
        at=wish.at,
        command=experiments.command(name),
    )


async def begin(caller: Caller, request: NewExperiment) -> ExperimentShown:
    """Write it down, have it checked, and put it in line."""
    person = check_may_run(caller)
    await caller.limit("experiments")
    experiments, game = caller.context.experiments, known_game(request.game)
    most = caller.context.settings.experiments_of_person
    if sum(wish.person == person.id for _, wish in await asyncio.to_thread(experiments.all)) >= most:
        raise ApiError("too-many-experiments", count=most)
    names, packs = await packs_of(caller, request)
    wish = Wish(
        person=person.id,
        game=game,
        bots=request.bots,
        games=request.games,
        a=names["a"],
        b=names.get("b"),
        title=plain_text.cleaned(request.title),
        at=now(),
        lang=caller.lang,
    )
    from teahouse.server import lab_work  # which needs what not every server has

    name = await asyncio.to_thread(experiments.add, Asked(wish, file_of(request, wish.title), packs))
    try:
        await caller.context.lab_workshop.ask(PATIENCE, lab_work.check, experiments.folder / name / FILE)
    except (TeahouseError, ContentError) as error:
        await asyncio.to_thread(experiments.remove, name)
        why = str(error).splitlines()[0].replace(f"{experiments.folder / name / FILE}, ", "")
        raise ApiError("bad-experiment", why=why) from None
    except ApiError:
        await asyncio.to_thread(experiments.remove, name)
        raise
    await asyncio.to_thread(experiments.wish, name, wish)
    return shown(caller, name, wish)


def file_of(request: NewExperiment, title: str) -> dict[str, object]:
    """What stands in the experiment's file, but for its packs."""
    stop: dict[str, object] = {"watch": request.watch} if request.watch else {}
    if request.width is not None:
        stop["width"] = request.width
    return {
        "game": request.game,
        "title": title,
        "bots": request.bots,
        "games": request.games,
        "seed": request.seed,
        "options": request.options,
        "stop": stop,
    }


async def packs_of(caller: Caller, request: NewExperiment) -> tuple[dict[str, str], dict[str, Files | None]]:
    """By letter, what the packs are called and what they hold."""
    names: dict[str, str] = {}
    files: dict[str, Files | None] = {}
    for letter, pack in (("a", request.a), ("b", request.b)):
        if pack is None:
            continue
        names[letter], files[letter] = "", None
        if pack:
            found = await own_packs.readable(caller, pack)
            if found.game != request.game:
                raise ApiError("no-such-pack")
            names[letter], files[letter] = found.name, found.files or None
    return names, files


async def change(caller: Caller, name: str, wanted: str) -> ExperimentShown:
    """Stop it, or go on with it."""
    wish = replace(await wish_of(caller, name), wanted="run" if wanted == "run" else "stop")
    await asyncio.to_thread(caller.context.experiments.wish, name, wish)
    return shown(caller, name, wish)


async def remove(caller: Caller, name: str) -> None:
    """Its games go, too; whatever plays for it is stopped first."""
    wish = await wish_of(caller, name)
    await asyncio.to_thread(caller.context.experiments.wish, name, replace(wish, wanted="stop"))
    running = caller.context.experiments.running
    if running is not None and running[0] == name:
        await caller.context.experiments.stop_running()
    await asyncio.to_thread(caller.context.experiments.remove, name)


async def found(caller: Caller, name: str) -> FoundSoFar:
    from teahouse.server import lab_work

    await wish_of(caller, name)
    experiments = caller.context.experiments
    try:
        return await caller.context.lab_workshop.ask(PATIENCE, lab_work.found, experiments.results(name), caller.lang)
    except TeahouseError:
        raise ApiError("no-games-yet") from None


async def report(caller: Caller, name: str) -> str:
    from teahouse.server import lab_work

    await wish_of(caller, name)
    experiments = caller.context.experiments
    told = (experiments.results(name), caller.lang, experiments.command(name))
    try:
        return await caller.context.lab_workshop.ask(PATIENCE, lab_work.html, *told)
    except TeahouseError:
        raise ApiError("no-games-yet") from None
