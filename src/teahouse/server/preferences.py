"""What a person likes is kept with them: read as far as this release knows it, changed part by part."""

from msgspec import UNSET, ValidationError, convert, json
from msgspec.structs import replace

from teahouse.server.errors import ApiError
from teahouse.server.wire.preferences import LARGEST, Preferences


def read(kept: str) -> Preferences:
    """What was kept; a part that another release wrote and this one does not understand is left out."""
    found: dict[str, object] = json.decode(kept)
    known: dict[str, object] = {}
    for name, value in found.items():
        try:
            convert({name: value}, Preferences)
        except ValidationError:
            continue
        known[name] = value
    return convert(known, Preferences)


def changed(kept: Preferences, chosen: Preferences) -> Preferences:
    """What was chosen takes the place of what was kept, part by part."""
    parts = {name: getattr(chosen, name) for name in Preferences.__struct_fields__}
    return replace(kept, **{name: value for name, value in parts.items() if value is not UNSET})


def written(preferences: Preferences) -> str:
    body = json.encode(preferences)
    if len(body) > LARGEST:
        raise ApiError("too-large")
    return body.decode()
