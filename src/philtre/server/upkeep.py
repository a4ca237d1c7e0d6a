"""What whoever hosts the service looks at: whether it is well, and its figures."""

from hmac import compare_digest
from ipaddress import ip_address
from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.di import NamedDependency
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy import select

from philtre._version import __version__
from philtre.server.errors import Refused
from philtre.server.origin import bearer
from philtre.server.service import Service

# Whoever speaks for another says so in one of these, and then is not this machine.
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")


class Health(msgspec.Struct, frozen=True):
    """The service is well."""

    version: str


@get("/health", operation_id="health")
async def health(service: NamedDependency[Service]) -> Health:
    """Whether the database can be reached."""
    async with service.database.reading() as connection:
        await connection.execute(select(1))
    return Health(__version__)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], service: NamedDependency[Service]) -> Response[bytes]:
    """The figures, for this machine or for whoever has the token."""
    if not has_token(request, service.settings.metrics_token) and not from_here(request):
        raise Refused(403, "only-from-here")
    return Response(generate_latest(service.metrics.registry), media_type=CONTENT_TYPE_LATEST)


def has_token(request: Request[Any, Any, Any], token: str) -> bool:
    given = bearer(request.headers)
    return bool(token) and given is not None and compare_digest(token.encode(), given.encode())


def from_here(request: Request[Any, Any, Any]) -> bool:
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


router = Router("/", route_handlers=[health, metrics], tags=["upkeep"])
