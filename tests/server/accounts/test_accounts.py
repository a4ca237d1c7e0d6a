"""Accounts: a name of one's own and a password, by which one is found again."""

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, update
from support.serving import Place

from philtre.server.storage.schema import players

PASSWORD = "a cauldron of mint"


def register(browser: httpx.Client, name: str) -> httpx.Response:
    return browser.post("/api/accounts", json={"name": name, "password": PASSWORD})


def log_in(browser: httpx.Client, name: str, password: str = PASSWORD) -> httpx.Response:
    return browser.post("/api/session", json={"name": name, "password": password})


def test_an_account_is_found_again_elsewhere(place: Place) -> None:
    with place.visit() as one, place.visit() as other:
        account = register(one, "Berta").json()
        assert account["guest"] is False
        answer = log_in(other, "bERTA")
        assert (answer.status_code, answer.json()) == (201, account)
        assert other.get("/api/session").json() == {"player": account}


def test_logging_in_again_ends_the_session_before(place: Place) -> None:
    with place.visit() as browser, place.visit() as thief:
        register(browser, "Boris")
        thief.cookies = httpx.Cookies({"philtre": browser.cookies["philtre"]})
        assert log_in(browser, "Boris").status_code == 201
        assert thief.get("/api/session").json() == {"player": None}


@pytest.mark.parametrize(("first", "second"), [("Casimir", "CASIMIR"), ("Groß", "gross"), ("Ana Ⅳ", "ana iv")])
def test_the_name_of_an_account_is_its_own_in_any_spelling(place: Place, first: str, second: str) -> None:
    with place.visit() as one, place.visit() as other:
        assert register(one, first).status_code == 201
        answer = register(other, second)
        assert (answer.status_code, answer.json()["reason"]) == (409, "name-taken")
        assert other.get("/api/session").json() == {"player": None}


def test_of_two_who_want_a_name_at_once_one_gets_it(place: Place) -> None:
    with place.visit() as one, place.visit() as other, ThreadPoolExecutor(2) as threads:
        answers = list(threads.map(register, (one, other), ("Twofold", "TWOFOLD")))
    assert sorted(answer.status_code for answer in answers) == [201, 409]


def test_a_guest_who_registers_stays_the_same_player(place: Place) -> None:
    with place.visit() as browser, place.visit() as thief:
        guest = browser.post("/api/guests", json={"name": "Dora"}).json()
        thief.cookies = httpx.Cookies({"philtre": browser.cookies["philtre"]})
        account = register(browser, "Dora the Great").json()
        assert (account["id"], account["name"], account["guest"]) == (guest["id"], "Dora the Great", False)
        assert browser.get("/api/session").json() == {"player": account}
        assert thief.get("/api/session").json() == {"player": None}  # the guest's sessions are not the account's


def test_who_has_an_account_needs_no_other(place: Place) -> None:
    with place.visit() as browser:
        register(browser, "Emil")
        answer = register(browser, "Emilia")
        assert (answer.status_code, answer.json()["reason"]) == (409, "already-account")


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
def test_a_password_is_neither_short_nor_endless(place: Place, password: str) -> None:
    with place.visit() as browser:
        answer = browser.post("/api/accounts", json={"name": "Fritz", "password": password})
        assert (answer.status_code, answer.json()["arguments"]) == (400, {"fields": "password"})


def test_a_password_is_not_the_name(place: Place) -> None:
    with place.visit() as browser:
        answer = browser.post("/api/accounts", json={"name": "Gundula Gold", "password": "GUNDULA GOLD"})
        assert (answer.status_code, answer.json()["reason"]) == (400, "password-is-name")


def test_passwords_are_kept_as_argon2id_hashes(place: Place) -> None:
    with place.visit() as browser:
        id = register(browser, "Hannibal").json()["id"]
    with place.data() as connection:
        kept = connection.execute(select(players.c.password).where(players.c.id == id)).scalar_one()
    assert kept.startswith("$argon2id$") and PASSWORD not in kept


def test_a_hash_of_former_days_is_made_anew(place: Place) -> None:
    weak = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash(PASSWORD)
    with place.visit() as browser:
        id = register(browser, "Isidor").json()["id"]
        with place.data() as connection:
            connection.execute(update(players).where(players.c.id == id).values(password=weak))
        assert log_in(browser, "Isidor").status_code == 201
        with place.data() as connection:
            kept = connection.execute(select(players.c.password).where(players.c.id == id)).scalar_one()
        assert kept != weak and "m=19456" in kept
        assert log_in(browser, "Isidor").status_code == 201


@pytest.mark.parametrize("name", ["Nobody Knows", "a\x00b", "\u202e", "x" * 90])
def test_a_wrong_name_is_refused_like_a_wrong_password_and_takes_as_long(place: Place, name: str) -> None:
    def hashes() -> float:
        value = place.service.metrics.registry.get_sample_value("philtre_password_hashes_total")
        assert value is not None
        return value

    with place.visit() as browser:
        if name == "Nobody Knows":
            register(browser, "Somebody Known")
        before = hashes()
        right_name = log_in(browser, "Somebody Known", "not the password")
        spent = hashes() - before
        wrong_name = log_in(browser, name)
        assert hashes() - before == 2 * spent == 2
    assert (right_name.status_code, right_name.json()) == (wrong_name.status_code, wrong_name.json())
    assert wrong_name.json() == {"reason": "wrong-password", "arguments": {}}


def test_a_guest_cannot_be_logged_in_to(place: Place) -> None:
    with place.visit() as guest, place.visit() as browser:
        guest.post("/api/guests", json={"name": "Kuno"})
        for password in ("", "None", PASSWORD):
            assert log_in(browser, "Kuno", password).status_code == 401


# Changing.


def test_name_and_language_change(place: Place) -> None:
    with place.visit() as browser, place.visit() as other:
        register(browser, "Leopold")
        register(other, "Leonie")
        assert browser.patch("/api/me", json={"language": "fr"}).json()["language"] == "fr"
        assert browser.patch("/api/me", json={"name": "LEOPOLD"}).json()["name"] == "LEOPOLD"
        assert browser.patch("/api/me", json={}).json()["name"] == "LEOPOLD"
        answer = browser.patch("/api/me", json={"name": "leonie"})
        assert (answer.status_code, answer.json()["reason"]) == (409, "name-taken")
        assert browser.patch("/api/me", json={"name": "Leo"}).status_code == 200
        assert log_in(browser, "leo").status_code == 201
        assert log_in(browser, "leopold").status_code == 401


def test_a_guest_changes_name_freely(place: Place) -> None:
    with place.visit() as browser, place.visit() as other:
        register(other, "Mathilde")
        browser.post("/api/guests", json={"name": "Someone"})
        assert browser.patch("/api/me", json={"name": "Mathilde"}).json()["guest"] is True
        assert browser.patch("/api/me", json={"name": "\u202e"}).status_code == 400


def test_a_new_password_ends_all_other_sessions(place: Place) -> None:
    with place.visit() as one, place.visit() as other:
        register(one, "Norbert")
        log_in(other, "Norbert")
        before = one.cookies["philtre"]
        wrong = one.put("/api/me/password", json={"old": "not the password", "new": "a cauldron of sage"})
        assert (wrong.status_code, wrong.json()["reason"]) == (401, "wrong-password")
        assert one.put("/api/me/password", json={"old": PASSWORD, "new": "a cauldron of sage"}).status_code == 204
        assert one.cookies["philtre"] != before
        assert one.get("/api/session").json()["player"]["name"] == "Norbert"
        assert other.get("/api/session").json() == {"player": None}
        assert log_in(other, "Norbert").status_code == 401
        assert log_in(other, "Norbert", "a cauldron of sage").status_code == 201


def test_a_guest_has_no_password_to_change(place: Place) -> None:
    with place.visit() as browser:
        browser.post("/api/guests", json={"name": "Otto"})
        answer = browser.put("/api/me/password", json={"old": "", "new": PASSWORD})
        assert (answer.status_code, answer.json()["reason"]) == (403, "account-needed")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "/api/me", {"name": "Nemo"}),
        ("PUT", "/api/me/password", {"old": PASSWORD, "new": PASSWORD}),
        ("POST", "/api/me/deletion", {}),
        ("DELETE", "/api/sessions", None),
        ("GET", "/api/tokens", None),
        ("POST", "/api/tokens", {"label": "x"}),
        ("DELETE", "/api/tokens/x", None),
    ],
)
def test_nobody_is_refused(place: Place, method: str, path: str, body: dict[str, str] | None) -> None:
    with place.visit() as browser:
        answer = browser.request(method, path, json=body)
        assert (answer.status_code, answer.json()["reason"]) == (401, "not-signed-in")
        assert answer.headers["www-authenticate"] == "Bearer"
