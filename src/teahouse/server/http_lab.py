"""The paths of the lab."""

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, Parameter

from teahouse.server import own_experiments
from teahouse.server.http import CallerGiven, problems
from teahouse.server.wire.lab import ExperimentShown, FoundSoFar, NewExperiment
from teahouse.server.wire.packs import NoWish

ExperimentId = FromPath[Annotated[str, Parameter(min_length=1, max_length=40, pattern=r"^[0-9a-f]+$")]]
OF_THE_LAB: Final = problems(401, 403, 404, 409, 413)
ALONE: Final = {
    "content-security-policy": (
        "sandbox allow-scripts allow-downloads; default-src 'none'; script-src 'unsafe-inline'; "
        "style-src 'unsafe-inline'; img-src data: blob:; frame-ancestors 'none'"
    )
}
"""A report is a page of its own with its own scripts: it comes from nowhere, and reaches nothing."""


@get("/api/lab", responses=OF_THE_LAB)
async def experiments(caller: CallerGiven) -> list[ExperimentShown]:
    """All experiments, the newest first."""
    return await own_experiments.listed(caller)


@post("/api/lab", status_code=201, responses=OF_THE_LAB)
async def begin(data: JSONBody[NewExperiment], caller: CallerGiven) -> ExperimentShown:
    """Begin one."""
    return await own_experiments.begin(caller, data)


@get("/api/lab/{experiment:str}", responses=OF_THE_LAB)
async def experiment(experiment: ExperimentId, caller: CallerGiven) -> ExperimentShown:
    """How far it is."""
    return own_experiments.shown(caller, experiment, await own_experiments.wish_of(caller, experiment))


@post("/api/lab/{experiment:str}/stop", status_code=200, responses=OF_THE_LAB)
async def stop(experiment: ExperimentId, data: JSONBody[NoWish], caller: CallerGiven) -> ExperimentShown:
    """Stop; what was played is kept."""
    return await own_experiments.change(caller, experiment, "stop")


@post("/api/lab/{experiment:str}/go-on", status_code=200, responses=OF_THE_LAB)
async def go_on(experiment: ExperimentId, data: JSONBody[NoWish], caller: CallerGiven) -> ExperimentShown:
    """Go on where it was stopped."""
    return await own_experiments.change(caller, experiment, "run")


@post("/api/lab/{experiment:str}/delete", status_code=200, responses=OF_THE_LAB)
async def delete_experiment(experiment: ExperimentId, data: JSONBody[NoWish], caller: CallerGiven) -> NoWish:
    """Remove it with its games."""
    await own_experiments.remove(caller, experiment)
    return data


@get("/api/lab/{experiment:str}/found", responses=OF_THE_LAB)
async def found(experiment: ExperimentId, caller: CallerGiven) -> FoundSoFar:
    """What its games show by now."""
    return await own_experiments.found(caller, experiment)


@get("/api/lab/{experiment:str}/report", responses=OF_THE_LAB, media_type="text/html")
async def report(experiment: ExperimentId, caller: CallerGiven) -> Response[str]:
    """The whole report, one page that can be kept."""
    return Response(await own_experiments.report(caller, experiment), media_type="text/html", headers=ALONE)


HANDLERS: Final = [experiments, begin, experiment, stop, go_on, delete_experiment, found, report]
