"""The public position as a short text, for any game: what a spectator may know, and nothing else."""

from teahouse.engine.position import SPECTATOR, Position


def public_text(name: str, g: Position) -> str:
    """One line for the question, one for each public fact that is not empty, one for each player."""
    points = " ".join(str(g.points(seat)) for seat in range(g.seats))
    asked = ", ".join(f"player_{decision.seat} {type(decision).__name__}" for decision in g.open)
    lines = [f"{name}: {asked or 'the game is over'}; points {points}"]
    for fact, value in g.observe(SPECTATOR).items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines += [f"  {fact} {index}: {_facts(part)}" for index, part in enumerate(value)]
        elif value not in ([], None):
            lines.append(f"  {fact}: {_short(value)}")
    return "\n".join(lines)


def _facts(part: dict[str, object]) -> str:
    return "; ".join(f"{fact} {_short(value)}" for fact, value in part.items() if value != [])


def _short(value: object) -> str:
    """Lists of numbers without brackets and commas; yes and no for truth."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(_short(item) for item in value)
    return str(value)
