"""What whoever hosts the service may settle; with nothing settled it serves friends at home."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from urllib.parse import urlsplit

from philtre.kernel.errors import Unreadable

ADDRESS, HOSTS, PROXIES, METRICS_TOKEN, LIMITS = (
    f"PHILTRE_{name}" for name in ("ADDRESS", "HOSTS", "PROXIES", "METRICS_TOKEN", "LIMITS")
)


@dataclass(frozen=True)
class Settings:
    """``address`` is where people find the service when that is not where it listens: ``https://philtre.example``.

    ``hosts`` are further names it answers to, ``proxies`` the networks whose word is taken for whom they
    speak, ``metrics_token`` opens ``/metrics`` to others than this machine. Without ``limited`` nobody is
    told to come back later: for measurements only.
    """

    address: str = ""
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    metrics_token: str = ""
    limited: bool = True

    def __post_init__(self) -> None:
        expect_origin(self.address)
        for network in self.proxies:
            expect_network(network)

    @property
    def secure(self) -> bool:
        """Whether people come by HTTPS, whatever is spoken behind the proxy."""
        return self.address.startswith("https://")


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of the environment.

    >>> read_settings({"PHILTRE_HOSTS": "attic, attic.lan"}).hosts
    ('attic', 'attic.lan')
    """
    return Settings(
        address=environment.get(ADDRESS, "").rstrip("/"),
        hosts=listed(environment.get(HOSTS, "")),
        proxies=listed(environment.get(PROXIES, "")),
        metrics_token=environment.get(METRICS_TOKEN, ""),
        limited=environment.get(LIMITS, "on") != "off",
    )


def listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip().lower() for part in text.split(",") if part.strip())


def expect_origin(address: str) -> None:
    """Refuse an address that is more or less than a scheme and a host."""
    try:
        parts = urlsplit(address)
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        sound = False
    if address and (not sound or address != f"{parts.scheme}://{parts.netloc}".lower() or "@" in address):
        raise Unreadable("bad-setting-value", setting=ADDRESS, value=address, example="https://philtre.example")


def expect_network(network: str) -> None:
    try:
        ip_network(network)
    except ValueError:
        raise Unreadable("bad-setting-value", setting=PROXIES, value=network, example="127.0.0.1") from None
