"""The routes of accounts."""

from typing import Any

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from philtre.server.accounts import deletion, login, register, sessions, tokens
from philtre.server.accounts.changes import change
from philtre.server.accounts.forms import (
    Changes,
    Credentials,
    Farewell,
    Guest,
    PasswordChange,
    Registration,
    TokenWish,
)
from philtre.server.accounts.players import Player
from philtre.server.accounts.tokens import NewToken, Token
from philtre.server.accounts.visitor import Visitor
from philtre.server.errors import problems
from philtre.server.limits import address_of
from philtre.server.origin import COOKIE
from philtre.server.service import Service

Asked = Request[Any, Any, Any]
AService = NamedDependency[Service]
APlayer = NamedDependency[Player]
AVisitor = NamedDependency[Visitor]


class Session(msgspec.Struct, frozen=True):
    """Who is signed in here; nobody, if ``player`` is null."""

    player: Player | None


def with_cookie(content: Any, token: str, request: Asked, service: Service, status: int = 200) -> Response[Any]:
    """An answer that brings the cookie of a session; that of an empty token takes it away."""
    secure = service.settings.secure or request.scope["scheme"] == "https"
    return Response(content, cookies=[sessions.cookie(token, secure)], status_code=status)


async def send_away(service: Service, player: Player | None) -> None:
    """Close the sockets that somebody has open; whoever still may comes again."""
    if player is not None:
        await service.live.dismiss(player.id)


# Coming in.


@post("/guests", operation_id="become_guest", responses=problems(409))
async def become_guest(data: JSONBody[Guest], request: Asked, service: AService, visitor: AVisitor) -> Response[Player]:
    """Play at once, under a name, as a guest whom the cookie recognises."""
    service.limits.newcomers.of(address_of(request.scope)).expect()
    guest, token = await register.welcome(service, visitor, data.name, data.language)
    return with_cookie(guest, token, request, service, 201)


@post("/accounts", operation_id="register", responses=problems(409))
async def get_account(
    data: JSONBody[Registration], request: Asked, service: AService, visitor: AVisitor
) -> Response[Player]:
    """Get an account. A guest who asks becomes it, with all their games."""
    service.limits.newcomers.of(address_of(request.scope)).expect()
    account, token = await register.register(service, visitor, data.name, data.password, data.language)
    return with_cookie(account, token, request, service, 201)


@post("/session", operation_id="log_in")
async def log_in(data: JSONBody[Credentials], request: Asked, service: AService, visitor: AVisitor) -> Response[Player]:
    """Log in. The games of the guest who asks become those of the account."""
    address = address_of(request.scope)
    account, token = await login.log_in(service, visitor, data.name, data.password, address)
    await send_away(service, visitor.player)
    return with_cookie(account, token, request, service, 201)


@get("/session", operation_id="who_am_i")
async def who_am_i(request: Asked, service: AService, visitor: AVisitor) -> Response[Session]:
    """Who is signed in. A token a day old is renewed, and an old cookie taken away."""
    token = await renewed(service, visitor)
    if token is not None:
        return with_cookie(Session(visitor.player), token, request, service)
    if visitor.player is None and COOKIE in request.cookies:
        return with_cookie(Session(None), "", request, service)
    return Response(Session(visitor.player))


async def renewed(service: Service, visitor: Visitor) -> str | None:
    """A new token for a session whose token is a day old."""
    now = service.clock()
    if visitor.player is None or visitor.session is None or visitor.since >= now - sessions.ROTATING:
        return None
    async with service.database.writing() as connection:
        return await sessions.rotate(connection, visitor.session, visitor.player.id, now)


# Going out.


@delete("/session", operation_id="log_out", status_code=204)
async def log_out(request: Asked, service: AService, visitor: AVisitor) -> Response[None]:
    """Log out here."""
    async with service.database.writing() as connection:
        await sessions.end(connection, visitor.session)
    await send_away(service, visitor.player)
    return with_cookie(None, "", request, service, 204)


@delete("/sessions", operation_id="log_out_everywhere", status_code=204)
async def log_out_everywhere(request: Asked, service: AService, player: APlayer) -> Response[None]:
    """End all sessions; tokens of programs stay, and are revoked one by one."""
    async with service.database.writing() as connection:
        await sessions.end_all(connection, player.id)
    await send_away(service, player)
    return with_cookie(None, "", request, service, 204)


@post("/me/deletion", operation_id="delete_me", status_code=204)
async def delete_me(data: JSONBody[Farewell], request: Asked, service: AService, player: APlayer) -> Response[None]:
    """Delete whoever asks: what is personal goes, the games stay without the name."""
    await deletion.leave(service, player, data.password, address_of(request.scope))
    return with_cookie(None, "", request, service, 204)


# Changing.


@patch("/me", operation_id="change_me", responses=problems(409))
async def change_me(data: JSONBody[Changes], service: AService, player: APlayer) -> Player:
    """Change one's name or language."""
    return await change(service, player, data)


@put("/me/password", operation_id="change_password", status_code=204)
async def change_password(
    data: JSONBody[PasswordChange], request: Asked, service: AService, player: APlayer
) -> Response[None]:
    """Change one's password, which ends all other sessions."""
    token = await login.change_password(service, player, data.old, data.new, address_of(request.scope))
    await send_away(service, player)
    return with_cookie(None, token, request, service, 204)


# Tokens of programs.


@get("/tokens", operation_id="list_tokens")
async def list_tokens(service: AService, player: APlayer) -> list[Token]:
    """The tokens of whoever asks."""
    return await tokens.listed(service, player)


@post("/tokens", operation_id="create_token", responses=problems(409))
async def create_token(data: JSONBody[TokenWish], service: AService, player: APlayer) -> NewToken:
    """A new token for a program of somebody with an account. It is told this once."""
    return await tokens.create(service, player, data.label)


@delete("/tokens/{id:str}", operation_id="revoke_token")
async def revoke_token(id: FromPath[str], service: AService, player: APlayer) -> None:
    """Revoke a token."""
    await tokens.revoke(service, player, id)
    await send_away(service, player)


router = Router(
    "/api",
    route_handlers=[
        become_guest,
        get_account,
        log_in,
        who_am_i,
        log_out,
        log_out_everywhere,
        delete_me,
        change_me,
        change_password,
        list_tokens,
        create_token,
        revoke_token,
    ],
    tags=["accounts"],
)
