"""What every connection passes: whom it asks, whose page it comes from, how large it is; and what goes out with it."""

import http.client
import select
import socket

import pytest
from support.serving import Place, serving
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from philtre.server import gate, wire
from philtre.server.settings import Settings

GUEST = {"name": "Ana"}


def connected(place: Place) -> socket.socket:
    host, port = place.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=30)


def raw(place: Place, request: bytes) -> bytes:
    """The answer to a request that no library would send."""
    with connected(place) as connection:
        connection.sendall(request)
        return b"".join(iter(lambda: connection.recv(4096), b""))


# Hosts.


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evil", "a b", "x@[::1]"]
)
@pytest.mark.parametrize("path", ["/", "/api/session", "/nothing/here"])
def test_the_service_answers_to_no_other_name(house: Place, host: str, path: str) -> None:
    with house.visit(Host=host) as browser:
        answer = browser.get(path)
        assert (answer.status_code, answer.json()["reason"]) == (400, "other-host")


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:80", "127.0.0.1:8765", "[::1]", "192.168.1.7", socket.gethostname()]
)
def test_the_service_answers_to_its_own_names_and_any_address(house: Place, host: str) -> None:
    with house.visit(Host=host) as browser:
        assert browser.get("/api/session").status_code == 200


def test_one_host_is_named(house: Place) -> None:
    for headers in (b"", b"Host: 127.0.0.1\r\nHost: evil.example\r\n"):
        answer = raw(house, b"GET /api/session HTTP/1.1\r\nConnection: close\r\n" + headers + b"\r\n")
        assert answer.startswith(b"HTTP/1.1 400")


def test_names_and_address_are_settings(sqlite_url: str) -> None:
    settings = Settings(address="https://philtre.example", hosts=("attic.lan",), limited=False)
    with serving(sqlite_url, settings) as place, place.visit() as browser:
        for host, status in {"philtre.example": 200, "attic.lan": 200, "evil.example": 400}.items():
            assert browser.get("/api/session", headers={"Host": host}).status_code == status
        for origin, host, status in [
            ("https://philtre.example", "philtre.example", 201),
            ("https://philtre.example", "127.0.0.1:8765", 201),  # a proxy may ask us by our address
            ("http://philtre.example", "philtre.example", 403),  # not by the way that anybody can change
            ("https://philtre.example:444", "philtre.example", 403),
            ("https://attic.lan", "attic.lan", 201),
            ("https://attic.lan", "philtre.example", 403),
        ]:
            answer = browser.post("/api/guests", json=GUEST, headers={"Origin": origin, "Host": host})
            assert answer.status_code == status, (origin, host)
            browser.cookies.clear()


# Origins.


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "null",
        "",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "file://",
        "ftp://127.0.0.1:PORT",
        "http://localhost:PORT",
        "http://127.0.0.1:PORT/x",
        "http://x@127.0.0.1:PORT",
    ],
)
def test_the_page_of_another_site_changes_nothing(house: Place, origin: str) -> None:
    origin = origin.replace("PORT", house.address.rpartition(":")[2])
    with house.visit() as browser:
        browser.post("/api/guests", json=GUEST)
        for method, path in [("PATCH", "/api/me"), ("DELETE", "/api/session"), ("POST", "/api/session"), ("PUT", "/x")]:
            answer = browser.request(method, path, json={}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["reason"]) == (403, "other-origin")
        assert browser.get("/api/session", headers={"Origin": origin}).json()["player"]["name"] == "Ana"


def test_a_cookie_tells_where_it_comes_from(house: Place) -> None:
    with house.visit() as browser:
        browser.post("/api/guests", json=GUEST)
        del browser.headers["Origin"]
        assert browser.patch("/api/me", json={"name": "Eve"}).status_code == 403
        assert browser.get("/api/session").json()["player"]["name"] == "Ana"
        browser.cookies.clear()  # a program without one has nothing to be misused
        assert browser.post("/api/guests", json=GUEST).status_code == 201


def test_a_browser_that_says_cross_site_is_believed(house: Place) -> None:
    with house.visit() as browser:
        del browser.headers["Origin"]
        for site, status in {"cross-site": 403, "same-site": 403, "same-origin": 201}.items():
            assert browser.post("/api/guests", json=GUEST, headers={"Sec-Fetch-Site": site}).status_code == status


# WebSockets.


def listen(place: Place, **headers: str) -> str:
    address = place.address.replace("http", "ws") + "/echo"
    with connect(address, additional_headers=headers, open_timeout=30) as connection:
        connection.send("hello")
        return str(connection.recv(timeout=30))


def test_a_websocket_opens_for_our_own_page_and_for_programs(house: Place) -> None:
    assert listen(house, Origin=house.address) == "hello from 127.0.0.1"
    assert listen(house, Origin="http://evil.example", Authorization="Bearer any") == "hello from 127.0.0.1"
    assert listen(house) == "hello from 127.0.0.1"


@pytest.mark.parametrize("headers", [{"Origin": "http://evil.example"}, {"Origin": "null"}, {"Cookie": "philtre=x"}])
def test_a_websocket_stays_closed_for_others(house: Place, headers: dict[str, str]) -> None:
    with pytest.raises(InvalidStatus) as refused:
        listen(house, **headers)
    assert refused.value.response.status_code == 403


# Sizes.


def test_a_body_too_large_is_refused(house: Place) -> None:
    with house.visit() as browser:
        for content in (b'{"name": "' + b"x" * 100_000 + b'"}', (b"x" * 1000 for _ in range(100))):
            answer = browser.post("/api/guests", content=content)
            assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")
        assert browser.post("/api/guests", json=GUEST).status_code == 201


@pytest.mark.parametrize("beginning", [b"GET /", b"GET / HTTP/1.1\r\nX: ", b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5000])
def test_a_head_without_end_is_cut_off(house: Place, beginning: bytes) -> None:
    def goes_on(connection: socket.socket) -> bool:
        connection.sendall(b"x" * 10_000)
        return not select.select([connection], [], [], 0)[0]

    with connected(house) as connection:
        connection.sendall(beginning)
        try:
            assert not all(goes_on(connection) for _ in range(2000)), "20 MB were taken"
            assert connection.recv(100).startswith(b"HTTP/1.1 400")
        except ConnectionError:  # cut off before the answer could be read
            pass


def test_a_head_that_does_not_come_is_not_waited_for(house: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "PATIENCE", 0.1)
    assert raw(house, b"GET / HTTP/1.1\r\nHost: ").startswith(b"HTTP/1.1 400")
    assert raw(house, b"") == b"", "a browser would take a word for the answer to what it asks at that moment"


# What is not there.


def test_what_is_not_there_and_what_cannot_be_done(house: Place) -> None:
    with house.visit() as browser:
        answer = browser.get("/nothing/here")
        assert (answer.status_code, answer.json()) == (404, {"reason": "no-such-page", "arguments": {}})
        answer = browser.put("/api/session", json={})
        assert (answer.status_code, answer.json()) == (405, {"reason": "wrong-method", "arguments": {}})
        assert {"GET", "POST", "DELETE"} <= {method.strip() for method in answer.headers["allow"].split(",")}


def test_a_fault_tells_nothing_of_itself(house: Place) -> None:
    with house.visit() as browser:
        answer = browser.get("/faulty")
    assert (answer.status_code, answer.json()) == (500, {"reason": "server-fault", "arguments": {}})


# What goes out with every answer.


@pytest.mark.parametrize("path", ["/", "/api/session", "/nothing", "/faulty", "/schema/openapi.json", "/metrics"])
@pytest.mark.parametrize("host", [None, "evil.example"])
def test_every_answer_has_its_headers(house: Place, path: str, host: str | None) -> None:
    with house.visit(**({"Host": host} if host else {})) as browser:
        headers = browser.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff" and headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["cache-control"] == ("public, no-cache" if path == "/" and host is None else "no-store")
    assert "server" not in headers and "access-control-allow-origin" not in headers


def test_too_many_requests_are_too_many(sqlite_url: str) -> None:
    with serving(sqlite_url, Settings(), clock=lambda: 0) as place:
        connection = http.client.HTTPConnection(place.address.removeprefix("http://"))
        statuses = []
        for _ in range(302):
            connection.request("GET", "/nothing")
            answer = connection.getresponse()
            answer.read()
            statuses.append(answer.status)
        assert statuses == [404] * 300 + [429] * 2
        assert int(answer.headers["retry-after"]) == 1
        connection.close()


def test_who_asks_too_often_waits_for_the_refusal_and_nobody_else_does(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "HOLD", 3.0)
    with (
        serving(sqlite_url, Settings(proxies=("127.0.0.1",)), clock=lambda: 0) as place,
        place.visit() as browser,
        connected(place) as insistent,
    ):
        for _ in range(300):
            browser.get("/nothing", headers={"X-Forwarded-For": "203.0.113.1"})
        insistent.sendall(b"GET /nothing HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.1\r\n\r\n")
        assert browser.get("/nothing", headers={"X-Forwarded-For": "203.0.113.2"}).status_code == 404
        assert not select.select([insistent], [], [], 0)[0]
        assert insistent.recv(12) == b"HTTP/1.1 429"
