"""A name is enough to be a guest; the cookie is all that recognises them."""

import pytest
from support.serving import Place


def test_a_guest_is_recognised_by_the_cookie(place: Place) -> None:
    with place.visit() as browser:
        assert browser.get("/api/session").json() == {"player": None}
        answer = browser.post("/api/guests", json={"name": "Ana", "language": "fr"})
        assert answer.status_code == 201
        guest = answer.json()
        assert (guest["name"], guest["guest"], guest["language"]) == ("Ana", True, "fr")
        assert browser.get("/api/session").json() == {"player": guest}
    with place.visit() as other:
        assert other.get("/api/session").json() == {"player": None}


def test_two_guests_may_have_one_name(place: Place) -> None:
    with place.visit() as one, place.visit() as other:
        first, second = (browser.post("/api/guests", json={"name": "Twin"}).json() for browser in (one, other))
    assert first["id"] != second["id"]


def test_whoever_is_signed_in_does_not_become_somebody_else(place: Place) -> None:
    with place.visit() as browser:
        guest = browser.post("/api/guests", json={"name": "Constant"}).json()
        answer = browser.post("/api/guests", json={"name": "Fickle"})
        assert (answer.status_code, answer.json()["reason"]) == (409, "already-signed-in")
        assert browser.get("/api/session").json() == {"player": guest}


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "a\tb",
        "a\nb",
        "a\x00b",
        "\x1b[2J",
        "evil\u202egnp.exe",
        "\u200b",
        "a\u200db",
        "\u2066a\u2069",
        "\u3164",
        "\u2800",
        "\u0301",
        "\ufeffa",
        "a\u2028b",
    ],
)
def test_what_cannot_be_seen_cannot_be_a_name(place: Place, name: str) -> None:
    with place.visit() as browser:
        answer = browser.post("/api/guests", json={"name": name})
        assert answer.status_code == 400
        assert answer.json()["reason"] in ("bad-name", "bad-fields")
        assert "philtre" not in browser.cookies


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("<script>alert(1)</script>"[:24], "<script>alert(1)</script>"[:24]),
        ("Robert'); DROP TABLE--", "Robert'); DROP TABLE--"),
        ("  Ana   Maria ", "Ana Maria"),
        ("Zoe\u0308", "Zoë"),
        ("Łukasz 王 😀", "Łukasz 王 😀"),
        ("❤\ufe0f", "❤"),
        ("x" * 24, "x" * 24),
    ],
)
def test_anything_else_can_and_is_only_text(place: Place, typed: str, kept: str) -> None:
    with place.visit() as browser:
        answer = browser.post("/api/guests", json={"name": typed})
        assert answer.json()["name"] == kept
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("body", "fields"),
    [
        ({}, "name"),
        ({"name": 3}, "name"),
        ({"name": "Ana", "language": "de"}, "language"),
        ({"name": "Ana", "admin": True}, "admin"),
        (["Ana"], "body"),
        ("Ana", "body"),
        (None, "body"),
    ],
)
def test_a_form_is_filled_in_as_it_should_be(place: Place, body: object, fields: str) -> None:
    with place.visit() as browser:
        answer = browser.post("/api/guests", json=body)
        assert (answer.status_code, answer.json()) == (400, {"reason": "bad-fields", "arguments": {"fields": fields}})


@pytest.mark.parametrize("body", [b"", b"{", b'{"name": "\xff"}', b'{"name": "\\ud800"}', b"name=Ana"])
def test_what_is_no_json_is_refused(place: Place, body: bytes) -> None:
    with place.visit() as browser:
        assert browser.post("/api/guests", content=body).status_code == 400
