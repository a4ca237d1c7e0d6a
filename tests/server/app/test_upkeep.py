"""What whoever hosts the service looks at."""

import pytest
from sqlalchemy import make_url
from support.people import id_of, people, refused
from support.postgres import Cluster
from support.serving import Place, serving
from support.sockets import Client

from philtre import __version__
from philtre.server.settings import Settings


def test_a_service_that_is_well_says_so(house: Place) -> None:
    with house.visit() as browser:
        answer = browser.get("/health")
        assert (answer.status_code, answer.json()) == (200, {"version": __version__})


def test_a_service_without_its_database_says_so_and_recovers(cluster: Cluster) -> None:
    with cluster.migrated() as url, serving(url) as place, place.visit() as browser:
        assert browser.get("/health").status_code == 200
        name = make_url(url).database
        cluster.run(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")
        cluster.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        answer = browser.get("/health")
        assert (answer.status_code, answer.json()["reason"]) == (503, "no-database-now")
        assert browser.get("/api/games").status_code == 200
        assert refused(browser.get("/api/tables")) == (503, "no-database-now")
        with Client.connected(place, "anywhere") as client:
            assert client.closed() == (4503, "no-database-now")
            assert client.heard[-1]["wait"] == 5000
        cluster.run(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")
        assert browser.get("/health").status_code == 200


def test_what_could_not_be_written_is_no_fault_of_who_asked(sqlite_url: str) -> None:
    with serving(sqlite_url) as place, people(place, 2) as [ana, ben]:
        table = id_of(ana.make("me", "free", access="open"))
        with place.data() as connection:
            connection.exec_driver_sql("ALTER TABLE log RENAME TO mislaid")
        assert refused(ben.browser.post(f"/api/tables/{table}/seats", json={})) == (503, "not-written")
        with place.data() as connection:
            connection.exec_driver_sql("ALTER TABLE mislaid RENAME TO log")
        assert ben.sit(table)["phase"] == "playing"


def test_figures_are_for_this_machine(house: Place) -> None:
    with house.visit() as browser:
        browser.get("/api/games/alchemist")
        figures = browser.get("/metrics")
        assert figures.headers["content-type"].startswith("text/plain")
        assert 'philtre_requests_total{method="GET",route="/api/games/{game}",status="200"}' in figures.text
        for made_up in ("/nothing/1", "/nothing/2"):
            browser.get(made_up)
        assert "nothing" not in browser.get("/metrics").text


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"])
def test_figures_are_not_for_whom_this_machine_speaks(house: Place, header: str) -> None:
    with house.visit() as browser:
        answer = browser.get("/metrics", headers={header: "127.0.0.1"})
        assert (answer.status_code, answer.json()["reason"]) == (403, "only-from-here")


def test_figures_are_for_whoever_has_the_token(sqlite_url: str) -> None:
    settings = Settings(metrics_token="let me see", proxies=("127.0.0.1",))
    with serving(sqlite_url, settings) as place, place.visit(**{"X-Forwarded-For": "203.0.113.9"}) as browser:
        for token, status in {"let me see": 200, "let me": 403, "": 403}.items():
            headers = {"Authorization": f"Bearer {token}".strip()}
            assert browser.get("/metrics", headers=headers).status_code == status
        assert browser.get("/metrics").status_code == 403


def test_no_token_is_not_an_empty_token(house: Place) -> None:
    with house.visit(**{"X-Forwarded-For": "203.0.113.9", "Authorization": "Bearer"}) as browser:
        assert browser.get("/metrics").status_code == 403
