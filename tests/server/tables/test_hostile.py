"""Hostile clients: they are answered clearly, closed for a reason, and other tables do not notice."""

import asyncio
import contextlib
import gc
import json
import socket
import struct
import threading
import time
from collections.abc import Iterator
from random import Random
from typing import Any
from weakref import ref

import pytest
from support.serving import Place, serving
from support.sockets import PATIENCE, Client, Sitting, play_out, started
from websockets.exceptions import ConnectionClosed, InvalidStatus

from philtre.server.settings import Settings
from philtre.server.tables import connection as connection_module
from philtre.server.tables.protocol import In
from philtre.table import Event, Returned, StoodIn

TYPES = [kind.__struct_config__.tag for kind in In.__args__]


@pytest.fixture(scope="module")
def strict(migrated_file: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A service that has its limits."""
    file = tmp_path_factory.mktemp("strict") / "philtre.sqlite"
    file.write_bytes(migrated_file.read_bytes())
    with serving(str(file), Settings()) as place:
        yield place


def expect_served(place: Place) -> None:
    """Two people play a whole game at another table."""
    sitting = started(place, "alchemist")
    with sitting.at(0) as one, sitting.at(1) as other:
        play_out([one, other], Random(1))


def alive(client: Client) -> None:
    client.send("resume", number=0)
    client.wait("time")


# Messages that make no sense.


JUNK = [
    "",
    "null",
    "[]",
    "42",
    '"answer"',
    "{",
    "{}",
    '{"type": "answer"}',
    '{"type": "nothing"}',
    '{"type": ["answer"]}',
    '{"type": "answer", "request": "r", "number": "1", "play": "x"}',
    '{"type": "answer", "request": "r", "number": -1, "play": "x"}',
    '{"type": "answer", "request": "r", "number": 1e400, "play": "x"}',
    '{"type": "answer", "request": "", "number": 1, "play": "x"}',
    '{"type": "answer", "request": "r", "number": 1, "play": "x", "seat": 1}',
    '{"type": "resign", "request": "r", "seat": 1}',
    '{"type": "say", "request": "r", "text": "\\ud800"}',
    '{"type": "advise", "request": "r", "level": null}',
    '{"type": "resume", "number": ' + "9" * 4000 + "}",
    '{"type": "hello"}',
    "[" * 50_000,
    '{"type": "say", "request": "r", "text": ' + "[" * 20_000 + "]" * 20_000 + "}",
    '{"type": "say", "request": "r", "text": "' + "x" * 60_000 + '"}',
]


@pytest.mark.parametrize("text", JUNK, ids=range(len(JUNK)))
def test_nonsense_is_refused_and_does_no_harm(place: Place, text: str, duel: Sitting) -> None:
    entries = len(duel.entries())
    with duel.at(0) as client:
        for sent in (text, text.encode()):
            client.socket.send(sent)
            refused = client.wait("refused")
            assert (refused["request"], refused["reason"]) == (None, "bad-message")
        alive(client)
    assert len(duel.entries()) == entries


@pytest.fixture(scope="module")
def duel(place: Place) -> Sitting:
    return started(place, "alchemist")


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('{"type": "answer", "request": "r", "number": "1", "play": "x"}', "$.number"),
        ('{"type": "say", "request": "r", "text": ""}', "$.text"),
        ("{", "$"),
    ],
)
def test_it_is_told_where_it_makes_no_sense(duel: Sitting, text: str, where: str) -> None:
    with duel.at(0) as client:
        client.socket.send(text)
        assert client.wait("refused")["arguments"] == {"where": where}


def test_a_message_that_is_too_large_is_not_read(place: Place, duel: Sitting) -> None:
    with duel.at(0) as client:
        with contextlib.suppress(ConnectionClosed):
            client.socket.send("x" * 100_000)
        assert client.closed()[0] == 1009
    with duel.at(0) as client, contextlib.suppress(ConnectionClosed):
        client.socket.send("x" * 10 for _ in range(10_000))
    expect_served(place)


def test_what_is_no_text_ends_the_connection(duel: Sitting) -> None:
    with duel.at(0) as client:
        client.socket.send(b"\xff\xfe", text=True)
        assert client.closed()[0] == 1007


FIELDS = ["request", "number", "play", "text", "level", "seat", "x"]
WORDS = ["r1", "", "create gray+blue", "take blue", "\0", "\u202e", "é" * 30, "x" * 700, "[]", "seat:1"]
NUMBERS = [0, 1, 3, 4, -1, 7, 2**31, 2**53, 2**64, 10**30, 0.5, -0.0, 1e300]


def anything(random: Random, depth: int = 0) -> Any:
    match random.randrange(6 if depth < 3 else 4):
        case 0:
            return random.choice(WORDS)
        case 1 | 2:
            return random.choice(NUMBERS)
        case 3:
            return random.choice([None, True, False])
        case 4:
            return [anything(random, depth + 1) for _ in range(random.randrange(3))]
    return {random.choice(FIELDS): anything(random, depth + 1) for _ in range(random.randrange(3))}


def message(random: Random) -> str:
    """Something like what the protocol has, more or less; now and then with a piece missing or a sign changed."""
    fields = random.sample(FIELDS, random.randrange(5))
    said: dict[str, Any] = {name: anything(random) for name in fields}
    said |= {"type": random.choice(TYPES)} if random.random() < 0.9 else {"type": anything(random)}
    text = json.dumps(said)
    if random.random() < 0.2:
        cut = random.randrange(len(text))
        text = text[:cut] + random.choice(["", '"', "}", "\\", "\x7f"]) + text[cut + 1 :]
    return text


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_sent_the_table_is_still_served(place: Place, seed: int) -> None:
    random = Random(seed)
    sitting = started(place, "bal-des-chaudrons", 3)
    with sitting.at(0) as client, sitting.at(None) as watching, sitting.at(1) as other:
        other.hello()
        for _ in range(200):
            for one in (client, watching):
                sent = message(random)
                one.socket.send(sent if random.random() < 0.8 else sent.encode())
        for one in (client, watching):
            alive(one)
        assert all(isinstance(event, StoodIn | Returned) or seat_of(event) == 0 for event in sitting.events()[4:])
        before = other.number
        other.answer()
        other.see(lambda view: view["noticed"] > before)


def seat_of(event: Event) -> int | None:
    seat: int | None = getattr(event, "seat", None)
    return seat


# Too many.


def test_who_sends_too_much_nonsense_is_closed(strict: Place) -> None:
    sitting = started(strict, "alchemist")
    with sitting.at(0) as client:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(1000):
                client.socket.send("nonsense")
        assert client.closed() == (4400, "bad-messages")
        assert client.heard[-1] == {"type": "gone", "reason": "bad-messages", "arguments": {}, "wait": None}
    expect_served(strict)


def test_who_floods_a_table_is_closed_and_others_play_on(strict: Place) -> None:
    sitting = started(strict, "alchemist")
    with sitting.at(0) as client:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(5000):
                client.send("resume", number=0)
        assert client.closed() == (4429, "too-many-messages")
        assert "too-often" in {said.get("reason") for said in client.heard}
    stop = threading.Event()

    def flood() -> None:
        while not stop.is_set():
            with contextlib.suppress(ConnectionClosed, InvalidStatus), sitting.at(0) as client:
                while not stop.is_set():
                    client.socket.send('{"type": "resume", "number": 0}')

    flooding = threading.Thread(target=flood)
    flooding.start()
    try:
        expect_served(strict)
    finally:
        stop.set()
        flooding.join(PATIENCE)


def test_an_address_has_only_so_many_sockets(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("philtre.server.tables.socket.MOST", 2)
    with serving(sqlite_url, Settings()) as place:
        sitting = started(place, "alchemist")
        with sitting.at(0) as first, sitting.at(1) as second:
            first.hello()
            second.hello()
            with sitting.at(None) as third:
                assert third.closed() == (4429, "too-many-sockets")
        until = time.monotonic() + PATIENCE
        while place.service.live.addresses:  # until it has noticed that they are gone
            assert time.monotonic() < until
            time.sleep(0.01)
        with sitting.at(None) as third:
            third.hello()


def test_who_reads_nothing_is_cut_off_and_others_play_on(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "MOST_WAITING", 10)
    sitting = started(place, "alchemist")
    with deaf(sitting) as ear, sitting.at(0) as mine, sitting.at(1) as theirs:
        mine.hello()
        theirs.wait("presence", lambda said: said["spectators"] == 1)
        fill(place, sitting)
        theirs.wait("presence", lambda said: said["spectators"] == 0)
        mine.send("say", text="still here")
        theirs.wait("chat", lambda said: said["lines"][-1:] and said["lines"][-1]["text"] == "still here")
        ear.settimeout(PATIENCE)
        with contextlib.suppress(ConnectionResetError):
            while ear.recv(1 << 20):
                pass


def test_who_asks_and_is_gone_at_once_leaves_nothing_behind(place: Place) -> None:
    text = b'{"type": "resume", "number": 0}'
    frame = bytes([0x81, 0x80 | len(text)]) + bytes(4) + text
    sitting = started(place, "alchemist")
    for count in range(40):
        with deaf(sitting) as ear:
            ear.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # no farewell
            ear.sendall(5 * count * frame)
    until = time.monotonic() + PATIENCE
    while place.service.hall.rooms[sitting.id].users:
        assert time.monotonic() < until
        time.sleep(0.01)


def test_who_has_gone_is_forgotten_at_once(place: Place) -> None:
    """What refers to itself would stay in memory until everything is looked at, once an hour."""
    sitting = started(place, "alchemist")
    gc.disable()
    try:
        with sitting.at(0) as client:
            client.hello()
            (connection,) = place.service.live.connections[sitting.people[0][0]]
            left = ref(connection)
            del connection
        until = time.monotonic() + PATIENCE
        while left() is not None:
            assert time.monotonic() < until
            time.sleep(0.01)
    finally:
        gc.enable()


def test_who_pings_without_end_and_reads_nothing_is_cut_off(place: Place) -> None:
    sitting = started(place, "alchemist")
    with deaf(sitting) as ear, sitting.at(0) as mine:
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            ping_on(ear)
        mine.hello()


def ping_on(ear: socket.socket) -> None:
    ping = b"\x89\xfd" + bytes(4 + 125)  # masked with nothing
    ear.settimeout(PATIENCE)
    for _ in range(100_000):
        ear.sendall(100 * ping)


@contextlib.contextmanager
def deaf(sitting: Sitting) -> Iterator[socket.socket]:
    """Somebody who watches and reads nothing, with as little room for what is sent as there can be."""
    host, port = sitting.place.address.removeprefix("http://").split(":")
    asked = [
        f"GET /tables/{sitting.id}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    with socket.socket() as ear:
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        ear.connect((host, int(port)))
        ear.sendall("\r\n".join([*asked, "", ""]).encode())
        assert ear.recv(12) == b"HTTP/1.1 101"
        yield ear


def fill(place: Place, sitting: Sitting) -> None:
    """Tell everybody at a table more than anybody has room for who does not read."""

    async def tell() -> None:
        for _ in range(40):
            for listener in list(place.service.hall.rooms[sitting.id].everybody()):
                if listener.player is None:
                    listener.tell(json.dumps({"type": "time", "now": 0, "padding": "x" * 400_000}).encode())
            await asyncio.sleep(0.01)

    place.do(tell())


# From elsewhere.


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
    ],
)
def test_the_page_of_another_site_is_not_let_in(place: Place, duel: Sitting, headers: dict[str, str]) -> None:
    with pytest.raises(InvalidStatus) as refused, duel.at(0, **headers):
        pass
    assert refused.value.response.status_code == 403
