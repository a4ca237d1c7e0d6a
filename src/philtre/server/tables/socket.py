"""The WebSocket of a table: who comes is given their seat, or a place to watch from, and is heard until they go."""

from asyncio import CancelledError, sleep, timeout
from contextlib import suppress
from typing import Any

from litestar import Router, WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from philtre.server.accounts.players import Player
from philtre.server.accounts.visitor import recognise
from philtre.server.errors import Refused, note
from philtre.server.limits import address_of
from philtre.server.lobby.facts import find
from philtre.server.service import Service
from philtre.server.tables.connection import TOO_SLOW, Connection, refusal
from philtre.server.tables.conversation import Conversation
from philtre.server.tables.live import restart
from philtre.server.tables.protocol import VERSION, Chat, Hello
from philtre.server.tables.room import Audience, Room
from philtre.table import Table

Socket = WebSocket[Any, Any, Any]
MOST = 200  # sockets of one address
PATIENCE = 5.0  # seconds for the last words


@websocket("/tables/{id:str}/socket")
async def attend(socket: Socket, id: FromPath[str], service: NamedDependency[Service]) -> None:
    """Play at a table, or watch it."""
    with suppress(OSError):  # who has gone meanwhile is heard of below
        await socket.accept()
    connection = Connection(socket.scope["state"]["wire"], *service.limits.of_socket())
    try:
        await welcome(service, socket, id, connection)
    except CancelledError:
        if connection.ending is not TOO_SLOW:
            raise
    except Exception as error:
        await note(error, socket.scope)
        connection.end(refusal(error))
    finally:
        if connection.ending not in (None, TOO_SLOW):
            with suppress(TimeoutError):
                async with timeout(PATIENCE):
                    await connection.ended()
        connection.let_go()


async def welcome(service: Service, socket: Socket, id: str, connection: Connection) -> None:
    """Recognise who comes, and hear them until they go."""
    live, address = service.live, address_of(socket.scope)
    if live.leaving:
        connection.end(restart())
        return
    if service.settings.limited and live.addresses[address] >= MOST:
        raise Refused(429, "too-many-sockets", seconds=60)
    player = (await recognise(service, socket)).player
    connection.player = None if player is None else player.id
    async with live.connected(connection, address), live.hall.room(id) as room:
        seat, conversation = await enter(service, room, player, socket.query_params.get("seat"), connection)
        live.presence.come(room, seat)
        try:
            if seat is not None:
                await live.presence.give_back(room, seat)
            await listen(conversation)
        finally:
            room.leave(connection, seat)
            live.presence.go(room, seat)


async def enter(
    service: Service, room: Room, player: Player | None, wanted: str | None, connection: Connection
) -> tuple[Audience, Conversation]:
    """Give somebody their seat or a place to watch from, and show them the table."""
    live = service.live
    await find(service, player, room.id)  # who may not know of a table does not learn of it here
    async with room.lock:
        table = await live.hall.opened(room)
        own = await live.hall.seats_of(room.id, player.id) if player is not None else []
        seat = chosen(own, wanted)
        if seat is None:
            expect_open(table)
        lines = await live.chats.lines(room, seat)
        connection.say(Hello(VERSION, seat, own, table.agreement.terms, live.hall.clock()))
        connection.say(Chat(lines))
        room.join(connection, seat)
    return seat, Conversation(live, service.limits, room, table.agreement, seat, player, connection)


def chosen(own: list[int], wanted: str | None) -> Audience:
    """The seat of somebody who has these."""
    if wanted is None:
        return own[0] if own else None
    seats = [seat for seat in own if str(seat) == wanted]
    if not seats:
        raise Refused(403, "not-your-seat")
    return seats[0]


def expect_open(table: Table) -> None:
    """Refuse those who have no seat where nobody may watch, or not yet."""
    spectators = table.agreement.spectators
    if spectators == "none" or (spectators == "after" and table.phase != "finished"):
        raise Refused(403, f"spectators-{spectators}")


async def listen(conversation: Conversation) -> None:
    """Hear one message after the other; whoever does not read the answers is not heard meanwhile."""
    connection = conversation.connection
    while connection.ending is None:
        event: Any = await connection.wire.receive()
        if event["type"] != "websocket.receive":
            return
        await conversation.hear(event.get("text") or event.get("bytes") or "")
        if connection.waiting:
            await connection.sent.wait()
        if not connection.wire.queue.empty():
            await sleep(0)  # who says much at once is not heard to the end before others are heard


router = Router("/", route_handlers=[attend])
