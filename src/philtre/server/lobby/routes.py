"""The routes of the lobby."""

from typing import Annotated, Any

from litestar import Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from philtre.server.accounts.players import Player
from philtre.server.accounts.visitor import Visitor
from philtre.server.errors import problems
from philtre.server.lobby import join, leave, listing, make, rematch, robots, start
from philtre.server.lobby.facts import TableFacts, find, find_invited, find_own
from philtre.server.lobby.forms import Robot, SeatChoice, TableWish
from philtre.server.lobby.listing import Group, Tables
from philtre.server.paging import After
from philtre.server.service import Service

AService = NamedDependency[Service]
APlayer = NamedDependency[Player]
AVisitor = NamedDependency[Visitor]
Only = Annotated[Group | None, QueryParameter(name="group", description="Only these tables.")]
OfGame = Annotated[str, QueryParameter(name="game", max_length=60, description="Only tables of this game.")]


async def now(service: Service, player: Player, id: str) -> TableFacts:
    """A table as it is after what was asked for."""
    return (await find(service, player, id)).facts(player)


# Finding.


@get("/me/tables", operation_id="list_my_tables")
async def list_my_tables(service: AService, player: APlayer, only: Only = None, after: After = "") -> Tables:
    """The tables of whoever asks: those that wait for them first, then playing, gathering, finished."""
    return await listing.mine(service, player, only, after)


@get("/tables", operation_id="list_open_tables")
async def list_open_tables(service: AService, visitor: AVisitor, game: OfGame = "", after: After = "") -> Tables:
    """The tables at which anybody may sit down."""
    return await listing.open_tables(service, visitor.player, game, after)


@get("/tables/{id:str}", operation_id="describe_table")
async def describe_table(id: FromPath[str], service: AService, visitor: AVisitor) -> TableFacts:
    """A table, without its game."""
    return (await find(service, visitor.player, id)).facts(visitor.player)


# Making.


@post("/tables", operation_id="make_table", responses=problems(409))
async def make_table(data: JSONBody[TableWish], service: AService, player: APlayer) -> TableFacts:
    """Make a table, and sit down at it."""
    return await now(service, player, await make.make(service, player, data))


@post("/tables/{id:str}/rematch", operation_id="rematch", responses=problems(409))
async def ask_for_rematch(id: FromPath[str], service: AService, player: APlayer) -> TableFacts:
    """The table at which the same play again, everybody one seat further on; one for all who ask."""
    table = await find(service, player, id)
    return await now(service, player, await rematch.rematch(service, player, table))


# Sitting down and getting up.


@get("/join/{invite:str}", operation_id="describe_invite")
async def describe_invite(invite: FromPath[str], service: AService, visitor: AVisitor) -> TableFacts:
    """The table that one is invited to."""
    return (await find_invited(service, invite)).facts(visitor.player)


@post("/join/{invite:str}", operation_id="accept_invite", status_code=200, responses=problems(409))
async def accept_invite(
    invite: FromPath[str], data: JSONBody[SeatChoice], service: AService, player: APlayer
) -> TableFacts:
    """Sit down at the table that one is invited to; whoever sits there already stays there."""
    table = await find_invited(service, invite)
    await join.join(service, player, table, data.seat, invited=True)
    return await now(service, player, table.id)


@post("/tables/{id:str}/seats", operation_id="join", status_code=200, responses=problems(409))
async def sit_down(id: FromPath[str], data: JSONBody[SeatChoice], service: AService, player: APlayer) -> TableFacts:
    """Sit down at an open table, at the seat of one's choice or at any."""
    await join.join(service, player, await find(service, player, id), data.seat)
    return await now(service, player, id)


@delete("/tables/{id:str}/seats", operation_id="leave", responses=problems(409))
async def get_up(id: FromPath[str], service: AService, player: APlayer) -> None:
    """Leave: before the start the seat is free again, after it a robot stands in until one comes back."""
    await leave.leave(service, player, await find(service, player, id))


@put("/tables/{id:str}/seats/{seat:int}", operation_id="add_robot", responses=problems(409))
async def add_robot(
    id: FromPath[str], seat: FromPath[int], data: JSONBody[Robot], service: AService, player: APlayer
) -> TableFacts:
    """Put a robot at a free seat of one's own table."""
    await robots.add(service, await find_own(service, player, id), seat, data.level)
    return await now(service, player, id)


@delete("/tables/{id:str}/seats/{seat:int}", operation_id="remove_robot", status_code=200, responses=problems(409))
async def remove_robot(id: FromPath[str], seat: FromPath[int], service: AService, player: APlayer) -> TableFacts:
    """Send a robot away from one's own table."""
    await robots.remove(service, await find_own(service, player, id), seat)
    return await now(service, player, id)


# Beginning, or not.


@post("/tables/{id:str}/start", operation_id="start", status_code=200, responses=problems(409))
async def begin(id: FromPath[str], service: AService, player: APlayer) -> TableFacts:
    """Start the game at one's own table, when all seats are taken."""
    await start.start(service, await find_own(service, player, id))
    return await now(service, player, id)


@delete("/tables/{id:str}", operation_id="abandon", responses=problems(409))
async def give_up(id: FromPath[str], service: AService, player: APlayer) -> None:
    """Give one's own table up, before it begins."""
    await start.abandon(service, await find_own(service, player, id))


handlers: list[Any] = [
    list_my_tables,
    list_open_tables,
    describe_table,
    make_table,
    ask_for_rematch,
    describe_invite,
    accept_invite,
    sit_down,
    get_up,
    add_robot,
    remove_robot,
    begin,
    give_up,
]
router = Router("/api", route_handlers=handlers, tags=["lobby"])
