"""Tokens: a program says one instead of a cookie."""

from collections.abc import Iterator

import httpx
import pytest
from support.serving import Place

from philtre.server.accounts.tokens import MOST

PASSWORD = "a cauldron of mint"
NUMBER = iter(range(1000))


@pytest.fixture
def owner(place: Place) -> Iterator[httpx.Client]:
    """A browser of somebody with an account."""
    with place.visit() as browser:
        name = f"Owner {next(NUMBER)}"
        assert browser.post("/api/accounts", json={"name": name, "password": PASSWORD}).status_code == 201
        yield browser


def program(place: Place, token: str) -> httpx.Client:
    return httpx.Client(base_url=place.address, headers={"Authorization": f"Bearer {token}"}, verify=False)


def test_a_program_is_its_owner_and_is_not_asked_where_it_comes_from(place: Place, owner: httpx.Client) -> None:
    made = owner.post("/api/tokens", json={"label": "my bot"}).json()
    with program(place, made["token"]) as bot:
        assert bot.get("/api/session").json() == owner.get("/api/session").json()
        assert bot.patch("/api/me", json={"language": "fr"}).status_code == 200
        assert (
            bot.patch("/api/me", json={"language": "en"}, headers={"Origin": "http://evil.example"}).status_code == 200
        )


def test_a_token_is_told_once(place: Place, owner: httpx.Client) -> None:
    made = owner.post("/api/tokens", json={"label": "  my   bot "}).json()
    assert made["token"].startswith("philtre_") and made["label"] == "my bot"
    listed = owner.get("/api/tokens").json()
    assert listed == [{name: value for name, value in made.items() if name != "token"}]
    with program(place, made["token"]) as bot:
        bot.get("/api/session")
    assert owner.get("/api/tokens").json()[0]["seen"] >= made["created"]


def test_a_revoked_token_is_refused(place: Place, owner: httpx.Client) -> None:
    kept, lost = (owner.post("/api/tokens", json={"label": label}).json() for label in ("kept", "lost"))
    assert owner.delete(f"/api/tokens/{lost['id']}").status_code == 204
    assert [token["label"] for token in owner.get("/api/tokens").json()] == ["kept"]
    with program(place, lost["token"]) as bot:
        answer = bot.get("/api/session")
        assert (answer.status_code, answer.json()["reason"]) == (401, "bad-token")
    with program(place, kept["token"]) as bot:
        assert bot.get("/api/session").status_code == 200
    again = owner.delete(f"/api/tokens/{lost['id']}")
    assert (again.status_code, again.json()["reason"]) == (404, "no-such-token")


def test_nobody_revokes_or_lists_the_tokens_of_another(place: Place, owner: httpx.Client) -> None:
    made = owner.post("/api/tokens", json={"label": "mine"}).json()
    with place.visit() as other:
        other.post("/api/guests", json={"name": "Other"})
        assert other.get("/api/tokens").json() == []
        assert other.delete(f"/api/tokens/{made['id']}").status_code == 404
    assert len(owner.get("/api/tokens").json()) == 1


def test_a_token_that_is_wrong_is_not_helped_by_a_cookie(owner: httpx.Client) -> None:
    answer = owner.get("/api/session", headers={"Authorization": "Bearer philtre_nonsense"})
    assert answer.status_code == 401
    assert owner.get("/api/session", headers={"Authorization": "Bearer"}).status_code == 401
    assert owner.get("/api/session", headers={"Authorization": "Basic eDp5"}).json()["player"] is not None


def test_another_sort_of_authorization_is_no_way_around_the_origin(owner: httpx.Client) -> None:
    headers = {"Authorization": "Basic eDp5", "Origin": "http://evil.example"}
    assert owner.patch("/api/me", json={"language": "fr"}, headers=headers).status_code == 403


def test_a_guest_has_no_tokens(place: Place) -> None:
    with place.visit() as guest:
        guest.post("/api/guests", json={"name": "Guest"})
        answer = guest.post("/api/tokens", json={"label": "x"})
        assert (answer.status_code, answer.json()["reason"]) == (403, "account-needed")


def test_there_are_only_so_many(owner: httpx.Client) -> None:
    for number in range(MOST):
        assert owner.post("/api/tokens", json={"label": f"{number}"}).status_code == 201
    answer = owner.post("/api/tokens", json={"label": "one more"})
    assert (answer.status_code, answer.json()) == (409, {"reason": "too-many-tokens", "arguments": {"most": MOST}})


@pytest.mark.parametrize("label", ["", " ", "a\x00b", "x" * 61])
def test_a_label_can_be_read(owner: httpx.Client, label: str) -> None:
    assert owner.post("/api/tokens", json={"label": label}).status_code == 400
