"""Where a connection comes from: which hosts the service answers to, and whose pages may ask it to do something.

A browser sends our cookie along with what other sites ask of us, unless SameSite keeps it from doing
so; the origin tells such requests apart. A name that an attacker made to mean this machine is a host
we do not answer to; an address means nothing but itself.
"""

import socket
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import Scope

from philtre.server.errors import Refused
from philtre.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
PORTS = {"http": 80, "https": 443}
COOKIE = "philtre"


class Doors:
    """The names of a service, and what is refused at its door."""

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        self.address = settings.address
        self.names = {"localhost", own, f"{own.partition('.')[0]}.local", *settings.hosts}
        if settings.address:
            self.names.add(urlsplit(settings.address).hostname or "")

    def expect_known_host(self, headers: Headers) -> None:
        """Refuse a connection to a host that is none of ours."""
        hosts = headers.getall("host", [])
        host = split(f"//{hosts[0]}") if len(hosts) == 1 else None
        if host is None or not (host.hostname in self.names or is_address(host.hostname or "")):
            raise Refused(400, "other-host")

    def expect_own_origin(self, headers: Headers) -> None:
        """Refuse what another site's page asks for, and what uses a cookie without telling where it comes from.

        To be called for everything that is not safe, and for every WebSocket before it is accepted.
        A program that sends its token is asked nothing: no browser sends that by itself.
        """
        if bearer(headers) is not None:
            return
        origins = headers.getall("origin", [])
        if origins:
            allowed = len(origins) == 1 and self.is_own(origins[0], headers["host"])
        else:
            allowed = headers.get("sec-fetch-site", "none") in ("none", "same-origin") and not has_cookie(headers)
        if not allowed:
            raise Refused(403, "other-origin")

    def is_own(self, origin: str, host: str) -> bool:
        """Whether an origin is the very host that is being asked; at our address, with our scheme."""
        asking, asked = split(origin), split(f"//{host}")
        if asking is None or asked is None or asking.scheme not in PORTS or asking.hostname is None:
            return False
        if self.address and asking.hostname == urlsplit(self.address).hostname:
            return origin == self.address
        port = PORTS[asking.scheme]
        return asking.hostname == asked.hostname and (asking.port or port) == (asked.port or port)


def unsafe(scope: Scope) -> bool:
    """Whether a connection may change something, or is a WebSocket, over which anything can be asked."""
    return scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE


def bearer(headers: Headers) -> str | None:
    """The token of a program; when there is one, no cookie counts.

    >>> bearer(Headers({"Authorization": "Bearer philtre_abc"}))
    'philtre_abc'
    """
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def has_cookie(headers: Headers) -> bool:
    return any(part.strip().startswith(f"{COOKIE}=") for part in headers.get("cookie", "").split(";"))


def split(url: str) -> SplitResult | None:
    """The parts of an address that is nothing but a host, with a scheme or without; None, if it is anything else."""
    try:
        parts = urlsplit(url)
        sound = parts.port != 0 and not (parts.path or parts.query or parts.fragment) and "@" not in url
    except ValueError:
        return None
    return parts if sound and parts.hostname else None


def is_address(name: str) -> bool:
    """Whether a host is an address and not a name.

    >>> is_address("192.168.1.7"), is_address("::1"), is_address("evil.example")
    (True, True, False)
    """
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
