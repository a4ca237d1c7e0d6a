"""Passwords: kept as Argon2id hashes, which take their time; so they are computed beside the event loop."""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from prometheus_client import Counter

LEAST, MOST = 8, 200  # signs
MEMORY = 19 * 1024  # KiB, and two passes over it: what OWASP recommends
TURNS = 2  # hashes computed at a time


class Passwords:
    """Makes and checks hashes, and counts them."""

    def __init__(self, hashes: Counter) -> None:
        self.hasher = PasswordHasher(time_cost=2, memory_cost=MEMORY, parallelism=1)
        self.threads = ThreadPoolExecutor(TURNS, "passwords")
        self.hashes = hashes
        self.nobodys = self.hasher.hash(secrets.token_hex())  # of a password that nobody knows

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.hash_now, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether a password is the one whose hash was kept. Where there is none it takes as long to say no."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.fits_now, password, kept)

    def outdated(self, kept: str) -> bool:
        """Whether a hash is weaker than those made today."""
        return self.hasher.check_needs_rehash(kept)

    def close(self) -> None:
        self.threads.shutdown(wait=False)

    def hash_now(self, password: str) -> str:
        self.hashes.inc()
        return self.hasher.hash(normalize("NFKC", password))

    def fits_now(self, password: str, kept: str | None) -> bool:
        try:
            fits: bool = self.hasher.verify(kept or self.nobodys, normalize("NFKC", password))
        except VerifyMismatchError:
            fits = False
        self.hashes.inc()
        return fits
