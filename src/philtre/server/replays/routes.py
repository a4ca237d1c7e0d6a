"""The routes of replays."""

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from philtre.server.accounts.forms import Form
from philtre.server.accounts.players import Player
from philtre.server.accounts.visitor import Visitor
from philtre.server.errors import problems
from philtre.server.lobby.facts import TableFacts, find
from philtre.server.replays import archive, progress, records, replay
from philtre.server.replays.progress import Progress
from philtre.server.replays.replay import Replay
from philtre.server.service import Service

LARGEST = 1024 * 1024  # bytes of a body with a record: ten times a long game

AService = NamedDependency[Service]
APlayer = NamedDependency[Player]
AVisitor = NamedDependency[Visitor]
Moment = Annotated[
    int | None,
    QueryParameter(name="at", ge=0, le=2**31, description="After so many entries; the last, if nothing is said."),
]
Noticed = Annotated[
    int | None,
    QueryParameter(
        ge=0, le=2**31, description="Instead of `at`: when those eyes were shown the view of this number, `noticed`."
    ),
]
Eyes = Annotated[
    str | None,
    QueryParameter(
        name="as",
        pattern="^(all|spectator|[0-9]{1,2})$",
        description="Whose eyes: a seat's, from 0; a spectator's; or all. Without a word one's own, if one sat there.",
    ),
]


class RecordForm(Form, frozen=True):
    """The text of a ``.philtre`` file."""

    record: str


def attached(name: str) -> dict[str, str]:
    """What makes a browser save an answer as a file."""
    return {"content-disposition": f'attachment; filename="{name}"'}


@get("/replay/{id:str}", operation_id="replay", responses=problems(403, 409))
async def look_at(
    id: FromPath[str],
    service: AService,
    visitor: AVisitor,
    at: Moment = None,
    noticed: Noticed = None,
    eyes: Eyes = None,
) -> Replay:
    """A finished table at any moment, through anybody's eyes; one's own, while it is played, through one's own."""
    table = await find(service, visitor.player, id)
    return await replay.replay(service, visitor.player, table, at, noticed, eyes)


@get("/tables/{id:str}/record", operation_id="export_record", media_type="text/plain", responses=problems(403, 409))
async def export_record(id: FromPath[str], service: AService, visitor: AVisitor) -> Response[str]:
    """The record of a finished table, with the secret that its chance came from: ``philtre verify`` checks it."""
    table = await find(service, visitor.player, id)
    text = await records.exported(service, visitor.player, table)
    return Response(text, media_type="text/plain", headers=attached(records.file_name(table)))


@get("/tables/{id:str}/progress", operation_id="progress", responses=problems(403, 409))
async def look_at_progress(id: FromPath[str], service: AService, visitor: AVisitor) -> Progress:
    """How the scores of a finished table came about."""
    table = await find(service, visitor.player, id)
    return await progress.progress(service, visitor.player, table)


@post("/records", operation_id="import_record", request_max_body_size=LARGEST)
async def import_record(data: JSONBody[RecordForm], service: AService, player: APlayer) -> TableFacts:
    """Bring along the record of a finished game, to replay it here as a table of one's own."""
    id = await records.bring(service, player, data.record)
    return (await find(service, player, id)).facts(player)


@get("/me/archive", operation_id="export_archive", media_type="application/zip")
async def export_archive(service: AService, player: APlayer) -> Stream:
    """All one's finished games as records, with one's profile and ratings, in one zip."""
    service.limits.archives.of(str(player.id)).expect()
    return Stream(archive.archive(service, player), media_type="application/zip", headers=attached("philtre.zip"))


router = Router(
    "/api", route_handlers=[look_at, export_record, look_at_progress, import_record, export_archive], tags=["replays"]
)
