"""What a browser says it is, in a few words: enough to tell one's devices apart."""

import re
from typing import Final

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR|Opera", "Opera"),
    ("YaBrowser", "Yandex Browser"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox|FxiOS", "Firefox"),
    ("Chrome|CriOS|Chromium", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X|Macintosh", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
"""The first that fits is meant: others pretend to be what stands below them."""


def device_named(user_agent: str) -> str:
    """`Firefox, Linux`; empty where nothing is known."""
    found = (first(user_agent, names) for names in (BROWSERS, SYSTEMS))
    return ", ".join(name for name in found if name)


def first(user_agent: str, names: tuple[tuple[str, str], ...]) -> str:
    return next((name for pattern, name in names if re.search(pattern, user_agent)), "")
