"""Sessions: random tokens in cookies, of which the database knows only the hash."""

from hashlib import sha256

import httpx
from sqlalchemy import select, update
from support.serving import Place, serving

from philtre.server.accounts.sessions import DAY, OVERLAP
from philtre.server.settings import Settings
from philtre.server.storage.schema import sessions

PASSWORD = "a cauldron of mint"


def cookie_of(answer: httpx.Response) -> dict[str, str]:
    parts = [part.strip().partition("=") for part in answer.headers["set-cookie"].split(";")]
    return {name.lower(): value for name, _, value in parts}


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(place: Place) -> None:
    with place.visit() as browser:
        cookie = cookie_of(browser.post("/api/guests", json={"name": "Ana"}))
    assert "httponly" in cookie and cookie["samesite"].lower() == "lax" and cookie["path"] == "/"
    assert "secure" not in cookie and "domain" not in cookie
    assert len(cookie["philtre"]) == 43  # 256 bits


def test_by_https_the_cookie_is_secure(sqlite_url: str) -> None:
    settings = Settings(address="https://philtre.example", limited=False)
    with serving(sqlite_url, settings) as place, place.visit(Origin="https://philtre.example") as browser:
        answer = browser.post("/api/guests", json={"name": "Ana"})
        assert "secure" in cookie_of(answer)
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        again = browser.get("/api/session", headers={"Cookie": f"philtre={cookie_of(answer)['philtre']}"})
        assert again.json()["player"]["name"] == "Ana"


def test_a_proxy_that_is_trusted_tells_of_https(sqlite_url: str) -> None:
    for proxies, secure in (((), False), (("127.0.0.1",), True), (("10.0.0.0/8",), False)):
        with serving(sqlite_url, Settings(proxies=proxies)) as place, place.visit() as browser:
            browser.headers["X-Forwarded-Proto"] = "https"
            assert ("secure" in cookie_of(browser.post("/api/guests", json={"name": "Ana"}))) is secure


def test_the_database_knows_only_hashes(place: Place) -> None:
    with place.visit() as browser:
        browser.post("/api/guests", json={"name": "Ana"})
        token = browser.cookies["philtre"]
    with place.data() as connection:
        hashes = connection.execute(select(sessions.c.hash)).scalars().all()
    assert sha256(token.encode()).hexdigest() in hashes and token not in hashes


def test_there_is_a_new_token_at_every_login(place: Place) -> None:
    """Fixation: whoever planted a session in a browser has no part in the one after the login."""
    with place.visit() as victim, place.visit() as attacker:
        victim.post("/api/accounts", json={"name": "Victim", "password": PASSWORD})
        victim.delete("/api/session")
        attacker.post("/api/guests", json={"name": "Attacker"})
        planted = attacker.cookies["philtre"]
        victim.cookies = httpx.Cookies({"philtre": planted})
        victim.post("/api/session", json={"name": "Victim", "password": PASSWORD})
        mine = {cookie.value for cookie in victim.cookies.jar} - {planted}
        assert len(mine) == 1
        assert attacker.get("/api/session").json() == {"player": None}
    with place.visit() as again:
        again.cookies = httpx.Cookies({"philtre": mine.pop() or ""})
        assert again.get("/api/session").json()["player"]["name"] == "Victim"


def test_a_token_made_up_is_nobody_and_is_taken_away(place: Place) -> None:
    for made_up in ("x", "x" * 43, "x" * 4000, "%00"):
        with place.visit() as browser:
            answer = browser.get("/api/session", headers={"Cookie": f"philtre={made_up}"})
            assert answer.json() == {"player": None}
            assert cookie_of(answer)["max-age"] == "0"
            assert browser.patch("/api/me", json={}, headers={"Cookie": f"philtre={made_up}"}).status_code == 401


def test_logging_out_ends_the_session_and_not_only_the_cookie(place: Place) -> None:
    with place.visit() as browser, place.visit() as thief:
        browser.post("/api/guests", json={"name": "Ana"})
        token = browser.cookies["philtre"]
        assert browser.delete("/api/session").status_code == 204
        assert "philtre" not in browser.cookies
        thief.cookies = httpx.Cookies({"philtre": token})
        assert thief.get("/api/session").json() == {"player": None}
        assert browser.delete("/api/session").status_code == 204  # twice is no harm


def test_logging_out_everywhere(place: Place) -> None:
    with place.visit() as one, place.visit() as two, place.visit() as other:
        one.post("/api/accounts", json={"name": "Everywhere", "password": PASSWORD})
        two.post("/api/session", json={"name": "Everywhere", "password": PASSWORD})
        other.post("/api/guests", json={"name": "Elsewhere"})
        assert two.delete("/api/sessions").status_code == 204
        assert one.get("/api/session").json() == two.get("/api/session").json() == {"player": None}
        assert other.get("/api/session").json()["player"]["name"] == "Elsewhere"


def test_a_token_a_day_old_is_renewed_and_lasts_for_what_is_under_way(database_url: str) -> None:
    now = [1_800_000_000_000]
    with serving(database_url, clock=lambda: now[0]) as place, place.visit() as browser, place.visit() as slow:
        browser.post("/api/guests", json={"name": "Ana"})
        first = browser.cookies["philtre"]
        slow.cookies = httpx.Cookies({"philtre": first})
        now[0] += DAY
        assert "set-cookie" not in browser.get("/api/session").headers
        now[0] += 1
        browser.get("/api/session")
        second = browser.cookies["philtre"]
        assert second != first
        now[0] += OVERLAP - 1
        answer = slow.get("/api/session")
        assert answer.json()["player"]["name"] == "Ana" and "set-cookie" not in answer.headers
        now[0] += 1
        assert slow.get("/api/session").json() == {"player": None}
        assert browser.get("/api/session").json()["player"]["name"] == "Ana"


def test_a_session_that_expired_is_none_and_is_swept_out(place: Place) -> None:
    with place.visit() as browser, place.visit() as other:
        browser.post("/api/guests", json={"name": "Ana"})
        hash = sha256(browser.cookies["philtre"].encode()).hexdigest()
        with place.data() as connection:
            connection.execute(update(sessions).where(sessions.c.hash == hash).values(expires=1))
        assert browser.get("/api/session").json() == {"player": None}
        other.post("/api/guests", json={"name": "Ben"})
    with place.data() as connection:
        assert hash not in connection.execute(select(sessions.c.hash)).scalars().all()
