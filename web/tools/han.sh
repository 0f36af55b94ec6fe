#!/usr/bin/env bash
# Cut the Han characters of src/art/han.txt out of Noto Serif TC into src/art/han.woff2, and print the outline of the
# seal (Seal.svelte, public/favicon.svg). Needs `npm ci` and a Python with fonttools and brotli. Run it again after editing han.txt.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PYTHON:-../.venv/bin/python}
font=node_modules/@fontsource/noto-serif-tc/files/noto-serif-tc-chinese-traditional-700-normal.woff2

"$python" -m fontTools.subset "$font" --text-file=src/art/han.txt --flavor=woff2 \
  --layout-features='' --no-hinting --desubroutinize --name-IDs='0,1,2,13,14' --output-file=src/art/han.woff2

"$python" - "$font" <<'PYTHON'
"""Say which characters the font does not have, and the outline of the tea character for Seal.svelte and favicon.svg."""

import sys
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

font = TTFont(sys.argv[1])
cmap = font.getBestCmap()
wanted = set(Path("src/art/han.txt").read_text(encoding="utf-8")) - {"\n"}
print("missing:", "".join(c for c in sorted(wanted) if ord(c) not in cmap) or "none")

glyphs = font.getGlyphSet()
pen = SVGPathPen(glyphs, ntos=lambda n: f"{n:.1f}".rstrip("0").rstrip("."))
scale = 66 / font["head"].unitsPerEm
glyphs[cmap[ord("茶")]].draw(TransformPen(pen, (scale, 0, 0, -scale, 17, 75)))
print(pen.getCommands())
PYTHON
