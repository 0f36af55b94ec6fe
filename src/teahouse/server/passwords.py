"""Passwords: Argon2 in a thread, a few at once; each takes 64 MB for a moment."""

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE: Final = 2
HASHER: Final = PasswordHasher()
NOBODYS: Final = HASHER.hash("nobody has this password")
"""Looked at where there is no such name: how long an answer takes tells nobody which names there are."""


class Passwords:
    def __init__(self) -> None:
        self.room = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        async with self.room:
            return await asyncio.to_thread(HASHER.hash, password)

    async def fits(self, kept: str, password: str) -> bool:
        async with self.room:
            return await asyncio.to_thread(fits, kept or NOBODYS, password)


def fits(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
