"""The OpenAPI of the service, with what every route may refuse told at every route."""

from typing import Any

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIResponse,
    Operation,
    Reference,
    RequestBody,
    Schema,
    SecurityScheme,
)
from litestar.routes import HTTPRoute

from philtre._version import __version__
from philtre.server.errors import MEANINGS
from philtre.server.origin import COOKIE, SAFE

PROBLEM = Reference(ref="#/components/schemas/Problem")
SIGNED_IN: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]


def config() -> OpenAPIConfig:
    schemes = {
        "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
        "token": SecurityScheme(type="http", scheme="bearer"),
    }
    return OpenAPIConfig(
        title="Philtre",
        version=__version__,
        components=Components(security_schemes=schemes),  # type: ignore[arg-type]
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )


def document(app: Litestar) -> None:
    """Add to every route what it has in common with others: its routes need not say so."""
    paths = app.openapi_schema.paths or {}
    schemas = app.openapi_schema.components.schemas or {}
    for route in app.routes:
        if not isinstance(route, HTTPRoute) or route.path_format not in paths:
            continue
        for method, (handler, _) in route.route_handler_map.items():
            operation: Operation | None = getattr(paths[route.path_format], method.lower())
            if operation is not None:
                complete(operation, method, set(handler.parsed_fn_signature.parameters))
                if isinstance(operation.request_body, RequestBody):
                    for body in operation.request_body.content.values():
                        close(body.schema, schemas)


def complete(operation: Operation, method: str, asks_for: set[str]) -> None:
    statuses = {400, 429, 500}
    if method not in SAFE:
        statuses.add(403)
    if operation.request_body is not None:
        statuses.add(413)
    if any(getattr(parameter, "param_in", "") == "path" for parameter in operation.parameters or ()):
        statuses.add(404)
    if asks_for & {"player", "visitor"}:
        statuses.add(401)
    if "service" in asks_for:
        statuses.add(503)
    if "player" in asks_for:
        operation.security = SIGNED_IN
    told: dict[str, Any] = {**(operation.responses or {}), **{str(status): refusal(status) for status in statuses}}
    if "204" in told:
        told["204"].content = None
    operation.responses = dict(sorted(told.items()))


def refusal(status: int) -> OpenAPIResponse:
    return OpenAPIResponse(MEANINGS[status], content={"application/json": OpenAPIMediaType(schema=PROBLEM)})


def close(schema: Any, schemas: dict[str, Schema]) -> None:
    """Say of a body, and of all that is in it, that no other fields are accepted."""
    if isinstance(schema, Reference):
        schema = schemas[schema.value]
    if not isinstance(schema, Schema) or schema.additional_properties is False:
        return
    if schema.properties:
        schema.additional_properties = False
    for part in (*(schema.properties or {}).values(), *(schema.one_of or ()), schema.items):
        close(part, schemas)
