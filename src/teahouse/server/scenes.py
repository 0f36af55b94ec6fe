"""The scenes of a viewer's log: each is staged once for as long as nothing is added to it."""

from teahouse.server.viewer_log import ViewerLog
from teahouse.wording import Reading, Teller
from teahouse.wording.scenes import Cut, Cutting, SceneShown, scene_of


def scenes_since(log: ViewerLog, held: int, said: Teller, now: Reading, lang: str) -> list[SceneShown]:
    """Scenes with lines that a viewer lacks who holds all below a number, and the one they hold the last line of."""
    if log.cutting is None:
        log.cutting = Cutting(said.scene_kinds)
    log.cutting.add(entry.event for entry in log.entries[log.cutting.place :])
    return [staged(log, cut, now, lang) for cut in log.cutting.cuts() if log.entries[cut.end - 1].n >= held - 1]


def staged(log: ViewerLog, cut: Cut, now: Reading, lang: str) -> SceneShown:
    first, last = log.entries[cut.first].n, log.entries[cut.end - 1].n
    key = (lang, first, last, cut.over)
    scene = log.scenes.get(key)
    if scene is None:
        events = [entry.event for entry in log.entries[cut.first : cut.end]]
        scene = log.scenes[key] = scene_of(cut, now.scene(cut, events), first, last)
    return scene
