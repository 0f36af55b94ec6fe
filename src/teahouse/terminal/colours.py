"""Printed colours on a terminal, whose ground may be dark or light."""


def lighter(colour: str) -> str:
    """A printed colour `#rrggbb`, three parts of ten towards white."""
    parts = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{part + (255 - part) * 3 // 10:02x}" for part in parts)
