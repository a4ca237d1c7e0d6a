"""Making a table: what is wanted is what one gets, and what can never be played is refused with the reason."""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from sqlalchemy import insert, select
from support.people import happen, id_of, people, refused
from support.serving import Place, serving

from philtre.server.lobby.make import MOST, new_id
from philtre.server.settings import Settings
from philtre.server.storage.schema import tables
from philtre.table import Stood

WISH = {"game": "alchemist", "seats": ["me", "free"]}


def test_a_table_is_made_as_it_is_wanted(place: Place) -> None:
    wish = {
        "game": "bal-des-chaudrons",
        "seats": ["free", "me", 3],
        "pace": {"type": "slow", "per_move": 86_400},
        "access": "open",
        "spectators": "after",
        "hints": False,
        "stand_in": 5,
        "starts": "asked",
    }
    with people(place, 1) as [ana]:
        made = ana.post("/tables", **wish)
    terms = made["terms"]
    assert {name: terms[name] for name in wish if name in terms} == {
        name: value for name, value in wish.items() if name not in ("seats", "access")
    }
    assert (made["phase"], made["access"], made["owned"], made["mine"]) == ("gathering", "open", True, [1])
    assert made["owner"] == {"id": ana.id, "name": ana.name}
    assert made["seats"] == [
        {"player": None, "name": "", "level": None},
        {"player": ana.id, "name": ana.name, "level": None},
        {"player": None, "name": "", "level": 3},
    ]
    assert "secret" not in str(made) and len(terms["commitment"]) == 64


def test_nobody_looks_at_a_private_table_unless_its_maker_says_so(place: Place) -> None:
    with people(place, 1) as [ana]:
        assert ana.make("me", "free")["terms"]["spectators"] == "none"
        assert ana.make("me", "free", access="open")["terms"]["spectators"] == "public"
        assert ana.make("me", "free", spectators="after")["terms"]["spectators"] == "after"


def test_with_nobody_missing_it_starts_by_itself(place: Place) -> None:
    with people(place, 1) as [ana]:
        assert ana.make("me", 1)["phase"] == "playing"
        assert ana.make("me", 1, starts="asked")["phase"] == "gathering"
        assert ana.make("me", "free")["phase"] == "gathering"


def test_one_may_make_a_table_for_others(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = ana.make("free", "free")
        assert table["owned"] and table["mine"] == [] and table["invite"]
        assert ben.post(f"/join/{table['invite']}")["mine"] == [0]
        assert id_of(ana.get("/me/tables")["tables"][0]) == id_of(table)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"seats": ["me"]}, "bad-players"),
        ({"seats": ["me"] + ["free"] * 9}, "bad-players"),
        ({"seats": ["me", "me"]}, "one-seat-each"),
        ({"options": {"moon": "full"}}, "bad-option"),
        ({"options": {"schools": "perhaps"}}, "bad-choice"),
        ({"options": {"first": "4"}}, "no-such-seat"),
        ({"pace": {"type": "live", "bank": 0}}, "bad-pace"),
        ({"pace": {"type": "slow", "per_move": 10**15}}, "bad-pace"),
        ({"pace": {"type": "hourglass"}}, "bad-fields"),
        ({"seats": ["me", 7]}, "bad-fields"),
        ({"seats": ["me", "you"]}, "bad-fields"),
        ({"seats": []}, "bad-fields"),
        ({"stand_in": 0}, "bad-fields"),
        ({"access": "secret"}, "bad-fields"),
        ({"spectators": "some"}, "bad-fields"),
        ({"secret": "5" * 64}, "bad-fields"),
        ({"seed": 5}, "bad-fields"),
        ({"id": "mine"}, "bad-fields"),
    ],
)
def test_what_can_never_be_played_is_refused(place: Place, wish: dict[str, Any], reason: str) -> None:
    with people(place, 1) as [ana]:
        assert refused(ana.browser.post("/api/tables", json=WISH | wish)) == (400, reason)
        assert ana.get("/me/tables")["tables"] == []


def test_nobody_makes_a_table_without_a_name(place: Place) -> None:
    with place.visit() as browser:
        assert refused(browser.post("/api/tables", json=WISH)) == (401, "not-signed-in")


def test_a_game_is_a_name_and_never_a_folder(place: Place) -> None:
    """A folder can be a game elsewhere; to open one is to run what is in it."""
    with TemporaryDirectory() as above, people(place, 1) as [ana]:  # whose name is short
        folder, trace = Path(above) / "trap", Path(above) / "sprung"
        folder.mkdir()
        (folder / "__init__.py").write_text(f"open({str(trace)!r}, 'w').close()")
        heading = {"philtre": 1, "game": str(folder), "rules": 1, "players": 2, "options": {}, "seed": 7}
        record = json.dumps(heading) + '\n{"unfinished": 0}\n'
        made = ana.browser.post("/api/tables", json=WISH | {"game": str(folder)})
        brought = ana.browser.post("/api/records", json={"record": record})
        assert refused(made) == refused(brought) == (400, "no-such-game")
        assert not trace.exists()
        opening = f"import philtre; philtre.game({str(folder)!r})"
        subprocess.run([sys.executable, "-c", opening], stderr=subprocess.DEVNULL)
        assert trace.exists()


def test_one_has_so_many_tables_and_no_more(place: Place) -> None:
    with people(place, 1) as [ana]:
        table = id_of(ana.make("free", "free"))
        with place.data() as data:
            row = data.execute(select(tables).where(tables.c.id == table)).one()._asdict()
            more = [row | {"id": f"{table}{number}", "invite": f"{table}{number}"} for number in range(1, MOST)]
            data.execute(insert(tables), more)
        assert refused(ana.browser.post("/api/tables", json=WISH)) == (409, "too-many-tables")
        ana.browser.delete(f"/api/tables/{table}")
        ana.make("me", "free")


def test_tables_are_not_made_too_often(tmp_path: Path) -> None:
    with serving(str(tmp_path / "limited.sqlite"), Settings(limited=True)) as limited, people(limited, 1) as [ana]:
        answers = [ana.browser.post("/api/tables", json=WISH) for _ in range(61)]
        assert refused(answers[-1]) == (429, "too-often")
        assert {answer.status_code for answer in answers[:-1]} == {201}


# Robots.


def test_the_maker_seats_robots_and_sends_them_away(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = id_of(ana.make("me", "free", "free", access="open"))
        added = ana.browser.put(f"/api/tables/{table}/seats/1", json={"level": 4}).json()
        assert [seat["level"] for seat in added["seats"]] == [None, 4, None]
        again = ana.browser.put(f"/api/tables/{table}/seats/1", json={"level": 2})
        assert refused(again) == (409, "seat-taken")
        assert refused(ben.browser.put(f"/api/tables/{table}/seats/2", json={"level": 2})) == (403, "not-owner")
        assert refused(ben.browser.delete(f"/api/tables/{table}/seats/1")) == (403, "not-owner")
        for seat, reason in ((0, "not-a-robot"), (2, "not-a-robot"), (9, "no-such-seat")):
            assert refused(ana.browser.delete(f"/api/tables/{table}/seats/{seat}")) == (409, reason)
        removed = ana.browser.delete(f"/api/tables/{table}/seats/1").json()
        assert [seat["level"] for seat in removed["seats"]] == [None] * 3


def test_a_robot_at_the_last_seat_lets_the_game_start(place: Place) -> None:
    with people(place, 1) as [ana]:
        table = id_of(ana.make("me", "free"))
        assert ana.browser.put(f"/api/tables/{table}/seats/1", json={"level": 1}).json()["phase"] == "playing"
        assert refused(ana.browser.delete(f"/api/tables/{table}/seats/1")) == (409, "already-begun")


# The start, or none.


def test_the_maker_starts_when_all_seats_are_taken(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = id_of(ana.make("me", "free", access="open", starts="asked"))
        assert refused(ana.browser.post(f"/api/tables/{table}/start")) == (409, "seats-free")
        assert ben.sit(table)["phase"] == "gathering"
        assert refused(ben.browser.post(f"/api/tables/{table}/start")) == (403, "not-owner")
        assert ana.post(f"/tables/{table}/start")["phase"] == "playing"
        assert refused(ana.browser.post(f"/api/tables/{table}/start")) == (409, "already-begun")


def test_the_maker_gives_a_table_up_before_it_begins(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = id_of(ana.make("me", "free", access="open"))
        assert refused(ben.browser.delete(f"/api/tables/{table}")) == (403, "not-owner")
        assert ana.browser.delete(f"/api/tables/{table}").status_code == 204
        assert ana.facts(table)["phase"] == "finished"
        assert refused(ana.browser.delete(f"/api/tables/{table}")) == (409, "game-over")
        assert refused(ben.browser.post(f"/api/tables/{table}/seats", json={})) == (409, "game-over")
        begun = id_of(ana.make("me", 1))
        assert refused(ana.browser.delete(f"/api/tables/{begun}")) == (409, "already-begun")


def test_somebody_who_left_lets_the_others_wait(place: Place) -> None:
    """That all seats are taken is seen when the game starts, not when somebody sat down."""
    with people(place, 2) as [ana, ben]:
        table = id_of(ana.make("me", "free", access="open", starts="asked"))
        ben.sit(table)
        happen(place, table, Stood(1))
        assert refused(ana.browser.post(f"/api/tables/{table}/start")) == (409, "seats-free")


def test_no_command_takes_an_id_for_an_option() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000 and all(id[0].isalpha() for id in ids)
