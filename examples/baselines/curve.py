"""Draw the curves that `masked_ppo.py --curve` wrote: the share of games won while learning.

python examples/baselines/curve.py --out curve.svg --bar 0.6 ppo.csv
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 320, 56, 16, 16, 44
COLOURS = ("#2f6f9f", "#b4552d", "#4d7d3a", "#7a4a91")
Curve = list[tuple[float, float]]
"""Seconds and shares."""


def read(path: Path) -> Curve:
    with path.open(encoding="utf-8") as lines:
        return [(float(line["seconds"]), float(line["won"])) for line in csv.DictReader(lines)]


def drawn(curves: list[Curve], bar: float | None) -> str:
    """All curves in one picture, minutes to the right, shares upwards."""
    longest = max(seconds for curve in curves for seconds, _ in curve)

    def place(seconds: float, share: float) -> str:
        right = LEFT + (WIDTH - LEFT - RIGHT) * seconds / longest
        down = TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)
        return f"{right:.1f},{down:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        ' font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for share in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
        parts.append(f'<polyline points="{place(0, share)} {place(longest, share)}" stroke="#ddd"/>')
        x, y = place(0, share).split(",")
        parts.append(f'<text x="{float(x) - 8}" y="{float(y) + 4}" text-anchor="end">{share:.0%}</text>')
    for minute in range(int(longest // 60) + 1):
        x, y = place(60 * minute, 0).split(",")
        parts.append(f'<text x="{x}" y="{float(y) + 18}" text-anchor="middle">{minute}</text>')
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle">minutes of PPO</text>')
    if bar is not None:
        parts.append(f'<polyline points="{place(0, bar)} {place(longest, bar)}" stroke="#888" stroke-dasharray="6 4"/>')
    for number, curve in enumerate(curves):
        points = " ".join(place(*point) for point in curve)
        colour = COLOURS[number % len(COLOURS)]
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", type=Path, nargs="+", help="what masked_ppo.py --curve wrote")
    parser.add_argument("--out", type=Path, required=True, help="the picture, an SVG file")
    parser.add_argument("--bar", type=float, help="a share to draw a line at")
    told = parser.parse_args()
    told.out.write_text(drawn([read(file) for file in told.files], told.bar), encoding="utf-8")


if __name__ == "__main__":
    main()
