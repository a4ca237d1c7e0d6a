"""Scenes: tables in two worlds that somebody cannot tell apart, and what happens at them in both."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
from sqlalchemy import Connection, insert

import philtre
from philtre.server.accounts.sessions import LASTING, hash_of
from philtre.server.storage.migration import transaction
from philtre.server.storage.place import read_url
from philtre.server.storage.schema import log, players, seats, sessions, snapshots, tables
from philtre.server.tables.rows import OFTEN, waiting_at
from philtre.table import Answered, Sat, Slow, Started, Table, TookBack
from philtre.table.course import hidden
from support.tables import BEGINNING, Host, agreed, secret_of
from support.worlds import open_moves, otherwise

PACE = Slow(100_000)
NOW = BEGINNING + 10_000_000  # after whatever has happened before the worlds part
Act = Answered | TookBack
LATER = 3  # answers after that, at most


@dataclass
class Scene:
    """``events`` happen in both worlds; what the viewer knows of them is the same until then, and should stay so."""

    viewer: int | None
    worlds: tuple[Host, Host]
    events: list[Act]
    whisperer: int | None = None
    whispers: list[Act] = field(default_factory=list)  # what they do in the second world alone, out of sight

    @property
    def id(self) -> str:
        return self.worlds[0].agreement.id

    @property
    def secretive(self) -> bool:
        """Whether the worlds have different secrets, and therefore different pasts."""
        return self.worlds[0].agreement.secret != self.worlds[1].agreement.secret

    def player(self, seat: int) -> int:
        return 10 * int(self.id[1:]) + seat

    def cookie(self, seat: int) -> str:
        return f"cookie-{self.player(seat)}"


# Making worlds.


def begun(slug: str, number: int, hints: bool = True) -> Host:
    """A table of its own, with people who sit at no other."""
    plain = agreed(slug, philtre.game(slug).players[-1], secret=number, pace=PACE)
    host = Host(msgspec.structs.replace(plain, id=f"t{number}", hints=hints))
    for seat in range(host.agreement.players):
        host.do(Sat(seat, str(10 * number + seat), f"Zoé {seat}"))
    host.do(Started())
    return host


def hidden_apart(slug: str, number: int, viewer: int | None, other_secret: bool) -> Scene:
    """In the middle of a game, two worlds with other things hidden from the viewer, who is to decide if it is a seat.

    Where nothing is hidden but what is still to be drawn, that is the secret's.
    """
    one = begun(slug, number, hints=not other_secret)
    random = Random(number)
    while len(one.log) < OFTEN or not (viewer is None or viewer in one.course.state.deciders) or not part(one, viewer):
        one.live(random)
    other = otherwise(one, viewer, number)
    other.log = list(one.log)
    if other_secret:
        other.agreement = msgspec.structs.replace(one.agreement, secret=secret_of(1000 + number))
    return Scene(viewer, (one, other), events_of((one, other), viewer, random))


def part(host: Host, viewer: int | None) -> bool:
    """Whether there is another world here."""
    one = copied(host)
    other = otherwise(one, viewer, 1)
    return not host.course.state.zones.secret or one.course.state != other.course.state


def events_of(worlds: tuple[Host, Host], viewer: int | None, random: Random) -> list[Act]:
    """What can be answered in both worlds without showing what tells them apart."""
    hosts = [copied(host) for host in worlds]
    events: list[Act] = []
    for _ in range(LATER):
        moves = [move for move in open_moves(hosts[0]) if move in open_moves(hosts[1])]
        random.shuffle(moves)
        for move in moves:
            after = [copied(host) for host in hosts]
            for host in after:
                host.do(move)
            drawn = any(host.course.ways[move.seat].reason == "chance-drawn" for host in after)
            one, other = (host.course.state.seen_by(viewer) for host in after)
            if one == other and not one.over and not drawn:
                events.append(move)
                hosts = after
                break
    return events


def whispered_apart(slug: str, number: int) -> Scene:
    """When several choose out of sight: in one world somebody answers and changes their mind, in the other not.

    In both, the viewer answers and takes it back.
    """
    host = begun(slug, number)
    random = Random(number)
    while True:
        state = host.course.state
        unseen = [seat for seat in state.deciders if hidden(state, seat)]
        if len(unseen) > 2:
            whispers = whispers_of(copied(host), unseen[0], random)
            mine: list[Act] = [Answered(unseen[-1], host.legal(unseen[-1])[0]), TookBack(unseen[-1])]
            if len(whispers) > 3 and unnoticed(copied(host), mine):
                return Scene(unseen[-1], (host, host), mine, unseen[0], whispers)
        host.live(random)


def whispers_of(host: Host, seat: int, random: Random) -> list[Act]:
    """What a seat may do without being noticed: answer, take back, and answer otherwise in the end."""
    whispers: list[Act] = []
    while len(whispers) < 8:
        event: Act = TookBack(seat)
        if not host.course.ways[seat].steps or (random.random() < 0.5 and seat in host.course.state.deciders):
            event = Answered(seat, random.choice(host.legal(seat)))
        if not unnoticed(copied(host), [event]):
            break
        host.do(event)
        whispers.append(event)
    while whispers and isinstance(whispers[-1], TookBack):
        whispers.pop()
    return whispers


def unnoticed(host: Host, events: list[Act]) -> bool:
    before = host.table.noticed(None)
    for event in events:
        host.do(event)
    return host.table.noticed(None) == before


def copied(host: Host) -> Host:
    copy = Host(host.agreement)
    copy.table = Table.restore(host.agreement, host.table.snapshot())
    return copy


# Writing them down.


def lay_out(url: str, scenes: list[Scene], world: int) -> None:
    """Write tables into a database as if they had come there in one of their worlds."""
    with transaction(read_url(url)) as connection:
        for scene in scenes:
            host = scene.worlds[world]
            seat_people(connection, scene, host)
            entries = [{"seq": one.seq, "at": one.at, "event": msgspec.json.encode(one.event)} for one in host.log]
            connection.execute(insert(log), [{"table": scene.id, **entry} for entry in entries])
            connection.execute(insert(snapshots).values(table=scene.id, seq=host.table.seq, data=host.table.snapshot()))


def seat_people(connection: Connection, scene: Scene, host: Host) -> None:
    people = [(seat, scene.player(seat), f"Zoé {seat}") for seat in range(host.agreement.players)]
    for seat, id, name in people:
        connection.execute(insert(players).values(id=id, name=name, language="fr", created=BEGINNING))
        session = {"hash": hash_of(scene.cookie(seat)), "player": id, "created": NOW, "seen": NOW}
        connection.execute(insert(sessions).values(**session, expires=NOW + LASTING))
    connection.execute(insert(tables).values(row_of(scene, host)))
    for seat, id, name in people:
        waiting = seat in waiting_at(host.table)
        connection.execute(insert(seats).values(table=scene.id, seat=seat, player=id, name=name, waiting=waiting))


def row_of(scene: Scene, host: Host) -> dict[str, Any]:
    agreement, table = host.agreement, host.table
    told = {name: getattr(agreement, name) for name in agreement.__struct_fields__ if name != "secret"}
    return {
        "id": scene.id,
        "game": agreement.game,
        "agreement": msgspec.json.encode(told).decode(),
        "secret": agreement.secret,
        "owner": scene.player(0),
        "access": "open",
        "invite": f"invite-{scene.id}",
        "phase": table.phase,
        "seq": table.seq,
        "created": BEGINNING,
        "changed": table.at,
    }
