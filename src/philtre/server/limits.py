"""Limits: how often something may be done, by anybody or over one connection.

A bucket holds tokens, fills at its rate up to its size, and gives one for each thing done. It works
the same for requests and for messages of a WebSocket, which Litestar's own limiter does not see.
Buckets are in memory: each process of a service counts for itself.
"""

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import Any, NamedTuple

from philtre.server.errors import Refused

Seconds = Callable[[], float]
MOST = 50_000  # buckets that are remembered; a forgotten one is full again
NEIGHBOURS = 64  # bits that those who share an IPv6 network have in common


class Rate(NamedTuple):
    """So many tokens a second, of which so many may lie ready."""

    filling: float
    size: float


WITHOUT_END = Rate(1e9, 1e9)


class Bucket:
    """Tokens of one rate.

    >>> bucket = Bucket(Rate(filling=0.5, size=2), clock=lambda: 0.0)
    >>> [bucket.take() for _ in range(3)]
    [0.0, 0.0, 2.0]
    """

    __slots__ = ("at", "clock", "level", "rate")

    def __init__(self, rate: Rate, clock: Seconds = monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.level = rate.size
        self.at = clock()

    def take(self, tokens: float = 1.0) -> float:
        """Take tokens; 0, or the seconds until there will be so many, and none are taken."""
        now = self.clock()
        passed = max(0.0, now - self.at)  # a clock may be set back
        self.level = min(self.rate.size, self.level + passed * self.rate.filling)
        self.at = now
        if self.level < tokens:
            return (tokens - self.level) / self.rate.filling
        self.level -= tokens
        return 0.0

    def expect(self) -> None:
        """Take a token, or refuse what is done too often."""
        wait = self.take()
        if wait:
            raise Refused(429, "too-often", seconds=ceil(wait))

    def give_back(self) -> None:
        self.level = min(self.rate.size, self.level + 1.0)


class Buckets:
    """A bucket for each key; those that were not used for long are forgotten first."""

    def __init__(self, rate: Rate, most: int = MOST, clock: Seconds = monotonic) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.clock)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket


class Limits:
    """The limits of a service. Without them everything may be done as often as one likes."""

    def __init__(self, limited: bool = True, clock: Seconds = monotonic) -> None:
        def buckets(filling: float, size: float) -> Buckets:
            return Buckets(Rate(filling, size) if limited else WITHOUT_END, clock=clock)

        self.requests = buckets(50, 300)  # of an address
        self.sockets = buckets(5, 100)  # opened from an address: to open one costs as much as many answers
        self.newcomers = buckets(1 / 10, 30)  # guests and accounts made from an address
        self.attempts_from = buckets(1 / 5, 30)  # wrong passwords from an address
        self.attempts_on = buckets(1 / 60, 10)  # wrong passwords for a name
        self.tables = buckets(1 / 10, 60)  # tables that a player makes
        self.imports = buckets(1 / 30, 20)  # records that a player brings along
        self.archives = buckets(1 / 60, 5)  # that a player takes away
        self.lines = buckets(1 / 2, 10)  # that a player says in chats
        self.hints = buckets(1 / 5, 5)  # that a player asks for
        self.clock = clock
        self.messages = Rate(20, 60) if limited else WITHOUT_END  # of a socket
        self.nonsense = Rate(1 / 5, 20) if limited else WITHOUT_END  # among them

    def of_socket(self) -> tuple[Bucket, Bucket]:
        """The buckets of a new socket: for messages, and for those that make no sense or come too soon."""
        return Bucket(self.messages, self.clock), Bucket(self.nonsense, self.clock)


def address_of(scope: Any) -> str:
    """Whom a limit holds for: an address, or the IPv6 network of which one has all addresses.

    >>> address_of({"client": ("2001:db8::1:2:3", 4711)})
    '2001:db8::'
    """
    client = scope.get("client")
    if client is None:
        return "here"
    try:
        address = ip_address(client[0])
    except ValueError:
        return str(client[0])
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> NEIGHBOURS << NEIGHBOURS))
    return str(address)
