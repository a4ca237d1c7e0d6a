"""The page to play on, as ``make build`` leaves it: one document at every address of it, and the files it loads."""

from gzip import compress
from importlib.resources import files
from typing import Any, NamedTuple

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from philtre.server.catalogue.routes import ASK_AGAIN, FOR_EVER, digest
from philtre.server.errors import Refused, answer

ADDRESSES = [
    "/",
    "/lobby",
    "/tables/{id:str}",
    "/join/{invite:str}",
    "/replay/{id:str}",
    "/report",
    "/rules/{game:str}",
    "/player/{id:str}",
    "/account",
    "/settings",
    "/credits",
    "/help",
    "/sign-in",
]
TYPES = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
    "woff": "font/woff",
    "woff2": "font/woff2",
}
SQUEEZED = ("png", "woff", "woff2")  # already
HASHED = "assets/"  # files named after what they hold: another text has another name


class File(NamedTuple):
    """A file of the page, as it is and compressed."""

    name: str
    body: bytes
    smaller: bytes
    tag: str

    @property
    def ending(self) -> str:
        return self.name.rpartition(".")[2]


class Page:
    """The files of the page, read when they are first asked for."""

    def __init__(self) -> None:
        self.folder = files("philtre") / "web"
        self.files: dict[str, File] = {}

    def file(self, name: str) -> File:
        if name not in self.files:
            self.files[name] = self.read(name)
        return self.files[name]

    def read(self, name: str) -> File:
        found = self.folder.joinpath(*name.split("/"))
        if name.rpartition(".")[2] not in TYPES or ".." in name.split("/") or not found.is_file():
            raise Refused(404, "page-not-built") if name == "index.html" else NotFoundException()
        body = found.read_bytes()
        squeezed = name.endswith(SQUEEZED)
        return File(name, body, body if squeezed else compress(body, mtime=0), f'"{digest(body)}"')


page = Page()


def sent(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
    """A file, unless whoever asks has it."""
    fixed = file.name.startswith(HASHED)
    headers = {"etag": file.tag, "cache-control": FOR_EVER if fixed else ASK_AGAIN, "vary": "accept-encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.smaller is not file.body and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.smaller
    return Response(body, media_type=TYPES[file.ending], headers=headers)


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
def show_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The document; its script knows by the address what to show."""
    return sent(request, page.file("index.html"))


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def show_asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    return sent(request, page.file(HASHED + name))


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def show_file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """What has to lie at the root: the manifest, the icons."""
    return sent(request, page.file(name))


def show_nothing(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """To people the page itself says that nothing is there."""
    path = request.url.path
    if path.startswith("/api/") or "." in path or "text/html" not in request.headers.get("accept", ""):
        return answer(request, error)
    document = sent(request, page.file("index.html"))
    document.status_code = 404
    return document


router = Router("/", route_handlers=[show_page, show_asset, show_file])
