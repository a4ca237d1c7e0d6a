"""Nobody learns what is none of their business: neither of a private table, nor of what is hidden at a table."""

import shutil
from array import array
from collections.abc import Iterator
from contextlib import AbstractContextManager
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from litestar.routes import HTTPRoute
from sqlalchemy import Connection, insert
from support.people import finish, happen, id_of, people, play
from support.serving import Place, serving
from support.sockets import Client
from support.tables import BEGINNING, NAMES, Host, secret_of
from support.worlds import in_the_middle, open_moves, otherwise

import philtre
from philtre.kernel.secret import commitment_to
from philtre.server.accounts.sessions import LASTING, hash_of
from philtre.server.storage.schema import log, players, seats, sessions, snapshots, tables
from philtre.server.tables.rows import waiting_at
from philtre.table import Agreement, Entry, Live, Table, TookBack
from philtre.table.course import hidden

MODULES = {f"philtre.server.{feature}.routes" for feature in ("lobby", "replays", "ratings")}
BODIES = {"PUT": {"level": 1}, "POST": {}}


class Operation(NamedTuple):
    method: str
    path: str


def operations(place: Place) -> list[Operation]:
    """Everything that the lobby, replays and ratings can be asked for."""
    found = [
        Operation(str(method), route.path_format)
        for route in place.app.routes
        if isinstance(route, HTTPRoute)
        for method, (handler, _) in route.route_handler_map.items()
        if handler.fn.__module__ in MODULES
    ]
    assert len(found) >= 20
    return sorted(found)


class Heard(NamedTuple):
    """An answer, as far as it can tell anything."""

    asked: Operation
    status: int
    headers: list[tuple[str, str]]
    body: bytes


def ask(browser: httpx.Client, operation: Operation, **query: Any) -> Heard:
    answer = browser.request(operation.method, operation.path, json=BODIES.get(operation.method), params=query)
    headers = [(name, value) for name, value in answer.headers.items() if name != "date"]
    return Heard(operation, answer.status_code, headers, answer.content)


# Private tables.


def test_a_private_table_is_to_others_as_if_there_were_none(place: Place) -> None:
    with people(place, 3) as [ana, ben, cleo], place.visit() as stranger:
        gathering, after = ana.make("me", "free"), ana.make("me", 1, spectators="after")
        playing = ana.make("me", "free", game="bal-des-chaudrons")
        ben.post(f"/join/{playing['invite']}")
        play(place, playing, 12)
        over = ana.make("me", 1)
        finish(place, over)
        asked = 0
        for operation in operations(place):
            if "{id}" not in operation.path or "players" in operation.path:
                continue
            path = operation.path.replace("{seat}", "1")
            for browser in (cleo.browser, stranger):
                nowhere = ask(browser, Operation(operation.method, path.replace("{id}", "A" * 22)))
                assert nowhere.status in (401, 404)
                for table in (gathering, playing, over, after):
                    heard = ask(browser, Operation(operation.method, path.replace("{id}", id_of(table))))
                    assert heard[1:] == nowhere[1:], heard.asked
                    asked += 1
        assert asked >= 80
        for table in (gathering, playing, over, after):
            for cookie, query in product((cleo.browser.cookies["philtre"], ""), ("", "?seat=0")):
                with Client.connected(place, id_of(table), cookie, query) as client:
                    assert client.closed() == (4404, "no-such-table")
        listed = cleo.browser.get("/api/tables").text + cleo.browser.get("/api/me/tables").text
        assert not any(id_of(table) in listed for table in (gathering, playing, over, after))


@pytest.mark.parametrize("id", ["%00", "é", "x" * 300, "a%20b", "%2e%2e", "%F0%9F%98%80", "-1"])
def test_what_cannot_be_an_id_is_none(place: Place, id: str) -> None:
    with people(place, 1) as [ana]:
        for operation in operations(place):
            for name in ("{id}", "{invite}", "{game}", "{seat}"):
                if name in operation.path:
                    path = operation.path.replace(name, id)
                    for other in ("{id}", "{game}", "{seat}"):
                        path = path.replace(other, "1")
                    assert ask(ana.browser, Operation(operation.method, path)).status in (400, 404)


def test_an_invite_is_for_those_who_have_it(place: Place) -> None:
    with people(place, 3) as [ana, ben, cleo]:
        table = ana.make("me", "free", "free", access="open")
        ben.sit(table)
        assert ana.facts(table)["invite"] == ben.facts(table)["invite"] == table["invite"]
        assert cleo.facts(table)["invite"] is None
        assert table["invite"] not in cleo.browser.get("/api/tables").text


def test_the_secret_is_told_when_the_game_is_over(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = id_of(ana.make("me", "free", access="open"))
        ben.sit(table)
        with place.data() as data:
            secret = data.execute(tables.select().where(tables.c.id == table)).one().secret.encode()
        safe = [operation for operation in operations(place) if operation.method == "GET"]
        paths = [one.path.replace("{id}", table).replace("{game}", "alchemist") for one in safe]
        for person in (ana, ben):
            assert all(secret not in person.browser.get(path).content for path in paths)
        finish(place, table)
        assert secret in ben.browser.get(f"/api/replay/{table}").content


# Worlds that differ only in what somebody may not know.

NOW = BEGINNING + 3_600_000
ANSWERS = 60  # before the worlds part: more than there are from one snapshot to the next
PACE = Live(100_000, 5)
COLUMNS = {"access": "open", "phase": "playing", "created": 5, "changed": 7}
CHANGING = {("POST", "/api/tables"), ("DELETE", "/api/tables/{id}/seats")}


class World:
    """A service with a secret of its own. Every table has people of its own, so that nobody sees two of them."""

    def __init__(self, place: Place, number: int) -> None:
        self.place = place
        self.secret = secret_of(number)

    def lay(self, id: str, host: Host, entries: list[Entry]) -> None:
        """Put up a table as it is, with a log that led there; as far as anybody could notice, all of it."""
        host.table.unnoticed = [array("q") for _ in host.table.unnoticed]
        agreement = msgspec.structs.replace(host.agreement, id=id, secret=self.secret)
        with self.place.data() as data:
            people = [newcomer(data, f"{id}-{seat}", NAMES[seat]) for seat in range(agreement.players)]
            lay(data, agreement, host.table, people, entries)

    def visit(self, id: str, viewer: int | None) -> AbstractContextManager[httpx.Client]:
        """Who looks on: somebody in a seat, or a spectator."""
        cookie = {} if viewer is None else {"Cookie": f"philtre={id}-{viewer}"}
        return self.place.visit(Host="localhost", Origin="http://localhost", **cookie)

    def now(self, id: str) -> Host:
        """A table as it is."""
        table = self.place.do(self.place.service.hall.load(id))
        host = Host(table.agreement)
        host.table = table
        return host


def newcomer(data: Connection, token: str, name: str) -> int:
    added = insert(players).values(name=name, language="en", created=1).returning(players.c.id)
    id: int = data.execute(added).scalar_one()
    row = {"hash": hash_of(token), "player": id, "created": NOW, "seen": NOW, "expires": NOW + LASTING}
    data.execute(insert(sessions).values(row))
    return id


def lay(data: Connection, agreement: Agreement, table: Table, people: list[int], entries: list[Entry]) -> None:
    kept = {name: getattr(agreement, name) for name in agreement.__struct_fields__ if name != "secret"}
    of_table = {"agreement": msgspec.json.encode(kept).decode(), "secret": agreement.secret, "game": agreement.game}
    row = {"id": agreement.id, "invite": f"invite-{agreement.id}", "seq": table.seq, "owner": people[0], **of_table}
    data.execute(insert(tables).values(row | COLUMNS))
    for seat, player in enumerate(people):
        sitting = {"seat": seat, "player": player, "name": NAMES[seat], "waiting": seat in waiting_at(table)}
        data.execute(insert(seats).values(table=agreement.id, **sitting))
    rows = [{"seq": entry.seq, "at": entry.at, "event": msgspec.json.encode(entry.event)} for entry in entries]
    data.execute(insert(log), [{"table": agreement.id, **row} for row in rows])
    data.execute(insert(snapshots).values(table=agreement.id, seq=table.seq, data=table.snapshot()))


@pytest.fixture(scope="module")
def worlds(migrated_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[World]]:
    """Two services whose clocks stand still."""
    files = [str(shutil.copy(migrated_file, tmp_path_factory.mktemp("world"))) for _ in range(2)]
    with serving(files[0], clock=lambda: NOW) as one, serving(files[1], clock=lambda: NOW) as other:
        yield [World(one, 1), World(other, 2)]


def everything(world: World, viewer: int | None, id: str, since: int) -> list[Heard]:
    """All that somebody can ask for about a table and those who sit there, as long as it changes nothing.

    The commitment to the secret is known, but says nothing about it.
    """
    table = {"{id}": id, "{seat}": "0", "{game}": philtre.games()[0], "{invite}": f"invite-{id}"}
    player = table | {"{id}": "2"}
    heard = []
    with world.visit(id, viewer) as browser:
        for operation in operations(world.place):
            if operation not in CHANGING:
                path = operation.path
                for name, value in (player if "players" in path else table).items():
                    path = path.replace(name, value)
                heard.append(ask(browser, Operation(operation.method, path)))
        replay = Operation("GET", f"/api/replay/{id}")
        heard += [ask(browser, replay, **{"as": eyes}) for eyes in ("0", "1", "spectator", "all")]
        heard += [ask(browser, replay, at=at) for at in range(since, since + 6)]
    assert all(one.status < 500 for one in heard)
    commitment = commitment_to(world.secret).encode()
    return [one._replace(body=one.body.replace(commitment, b"commitment")) for one in heard]


def expect_the_same(worlds: list[World], viewer: int | None, id: str, since: int) -> None:
    one, other = (everything(world, viewer, id, since) for world in worlds)
    for here, there in zip(one, other, strict=True):
        assert here == there
    replays = [heard for heard in one if heard.asked.path.startswith("/api/replay")]
    assert {200, 403} <= {heard.status for heard in replays} if viewer is not None else len(replays) > 10


@pytest.mark.parametrize("slug", philtre.games())
def test_what_one_is_told_is_the_same_in_all_worlds_one_cannot_tell_apart(worlds: list[World], slug: str) -> None:
    compared = 0
    for viewer in (0, None):
        id = f"{slug}-{viewer}"
        host = in_the_middle(slug, ANSWERS, PACE)
        entries, since = host.log, host.table.seq
        other = otherwise(host, viewer, seed=11)
        for world, one in zip(worlds, (host, other), strict=True):
            world.lay(id, one, entries)
        random = Random(slug)
        for _ in range(2):
            expect_the_same(worlds, viewer, id, since)
            compared += 1
            here, there = (world.now(id) for world in worlds)
            moves = [move for move in open_moves(here) if move in open_moves(there)]
            if not moves:
                break
            move = random.choice(moves)
            for world in worlds:
                happen(world.place, id, move)
            here, there = (world.now(id) for world in worlds)
            if here.course.state.seen_by(viewer) != there.course.state.seen_by(viewer):
                break  # something was shown
    assert compared >= 2


@pytest.mark.parametrize("slug", ["bal-des-chaudrons", "azerlande"])
def test_whether_others_have_answered_out_of_sight_is_not_told(worlds: list[World], slug: str) -> None:
    """In one world a seat answers and takes back, in the other it does nothing."""
    id = f"{slug}-whispers"
    host, unseen = with_a_window(slug)
    for world in worlds:
        world.lay(id, host, host.log)
    seat, viewer = unseen[:2]
    for event in (next(move for move in open_moves(host) if move.seat == seat), TookBack(seat)):
        happen(worlds[0].place, id, event)
        for other in (viewer, None):
            expect_the_same(worlds, other, id, host.table.seq)
    own = [everything(world, seat, id, host.table.seq) for world in worlds]
    assert own[0] != own[1]


def with_a_window(slug: str) -> tuple[Host, list[int]]:
    """A table at which several decide out of sight, and who they are."""
    answers = ANSWERS
    while True:
        host = in_the_middle(slug, answers, PACE)
        state = host.course.state
        unseen = [seat for seat in state.deciders if hidden(state, seat)]
        if len(unseen) > 2:
            return host, unseen
        answers += 1


def test_a_difference_would_be_found(worlds: list[World]) -> None:
    host = in_the_middle("bal-des-chaudrons", ANSWERS, PACE)
    entries, since = host.log, host.table.seq
    other = otherwise(host, 0, seed=11)
    for world, one in zip(worlds, (host, other), strict=True):
        world.lay("difference", one, entries)
    told = [everything(world, 1, "difference", since) for world in worlds]
    assert told[0] != told[1]
