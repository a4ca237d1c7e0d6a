"""Records: taken away they verify, brought along they are tables to replay, and what is no record is refused."""

import json
import re
from pathlib import Path

import pytest
from sqlalchemy import func, select
from support.people import Person, finish, id_of, people, play, refused, settled
from support.serving import Place, serving

import philtre
from philtre.cli import main
from philtre.kernel.record import Record
from philtre.server.replays.routes import LARGEST
from philtre.server.settings import Settings
from philtre.server.storage.schema import ratings, seats, snapshots
from philtre.server.storage.schema import tables as table_rows

RECORDS = Path(__file__).parents[2] / "records"
SHORT = {"alchemist", "ars-alchimia"}  # the others are ended by resigning


def over(place: Place, ana: Person, ben: Person, game: str = "alchemist") -> str:
    table = id_of(ana.make("me", "free", game=game, access="open"))
    ben.sit(table)
    play(place, table, 10_000 if game in SHORT else 20)
    if ana.facts(table)["phase"] == "playing":
        finish(place, table)
    return table


# Taking away.


@pytest.mark.parametrize("game", philtre.games())
def test_an_exported_record_verifies(place: Place, game: str, tmp_path: Path) -> None:
    with people(place, 2) as [ana, ben]:
        table = over(place, ana, ben, game)
        commitment = ana.facts(table)["terms"]["commitment"]
        answer = ana.browser.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{game}-{table}.philtre"'
    assert answer.headers["content-type"].startswith("text/plain")
    file = tmp_path / "game.philtre"
    file.write_bytes(answer.content)
    assert main(["verify", str(file), "--commitment", commitment]) == 0
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 1
    record = Record.read(answer.text)
    assert record.heading.secret is not None
    assert len(record.answers) >= 10 and (record.result is not None) == (game in SHORT)


def test_a_table_that_never_began_has_no_record(place: Place) -> None:
    with people(place, 1) as [ana]:
        table = id_of(ana.make("me", "free"))
        ana.browser.delete(f"/api/tables/{table}")
        assert refused(ana.browser.get(f"/api/tables/{table}/record")) == (409, "not-begun")


# Bringing along.


@pytest.mark.parametrize("game", philtre.games())
def test_a_record_from_elsewhere_becomes_a_table_to_replay(place: Place, game: str) -> None:
    """Those of this repository have a seed, and no secret."""
    file = sorted((RECORDS / game).glob("*.philtre"))[0]
    record = Record.read(file.read_text())
    assert record.result is not None
    with people(place, 1) as [ana], place.visit() as stranger:
        facts = ana.post("/records", record=file.read_text())
        table = id_of(facts)
        assert facts["phase"] == "finished" and facts["owned"] and facts["mine"] == []
        assert facts["result"]["scores"] == record.result.scores
        assert [id_of(one) for one in ana.get("/me/tables")["tables"]] == [table]
        shown = stranger.get(f"/api/replay/{table}?as=all").json()
        assert shown["view"]["game"]["scores"] == record.result.scores and shown["view"]["secret"] is None
        assert shown["last"] == len(record.answers) + record.heading.players + 1
        middle = record.heading.players + 1 + len(record.answers) // 2
        states = record.replay(philtre.game(game))
        for _ in range(1 + len(record.answers) // 2):
            state = next(states)
        seen = philtre.game(game).view(state, 0)
        view = stranger.get(f"/api/replay/{table}?as=0&at={middle}").json()["view"]["game"]
        assert (view["scores"], view["deciders"]) == (seen.scores, seen.deciders)
        again = stranger.get(f"/api/tables/{table}/record").text
        assert Record.read(again).heading == record.heading and Record.read(again).answers == record.answers
        assert refused(ana.browser.post(f"/api/tables/{table}/rematch")) == (403, "not-seated")


def test_an_exported_record_comes_back_as_it_was(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = over(place, ana, ben)
        text = ana.browser.get(f"/api/tables/{table}/record").text
        brought = id_of(ben.post("/records", record=text))
        assert ben.browser.get(f"/api/tables/{brought}/record").text == text
        mine = {ben.facts(one)["terms"]["commitment"] for one in (table, brought)}
        assert len(mine) == 1 and brought != table


def test_a_game_that_was_given_up_comes_back_as_one_that_was_broken_off(place: Place) -> None:
    with people(place, 2) as [ana, ben]:
        table = id_of(ana.make("me", "free", access="open"))
        ben.sit(table)
        play(place, table, 12)
        finish(place, table)
        text = ana.browser.get(f"/api/tables/{table}/record").text
        brought = ben.post("/records", record=text)
        assert (brought["phase"], brought["result"]["ending"]) == ("finished", "abandoned")
        assert ben.browser.get(f"/api/tables/{id_of(brought)}/record").text == text
        played = [ben.get(f"/replay/{id_of(one)}", at=3 + 12, **{"as": "0"}) for one in (table, brought)]
        assert played[0]["view"]["game"] == played[1]["view"]["game"]


def test_what_is_brought_along_is_never_rated(place: Place) -> None:
    with people(place, 2, accounts=True) as [ana, ben]:
        table = over(place, ana, ben)
        settled(place)
        before = [person.get(f"/players/{person.id}") for person in (ana, ben)]
        text = ana.browser.get(f"/api/tables/{table}/record").text
        ana.post("/records", record=text)
        settled(place)
        assert [person.get(f"/players/{person.id}") for person in (ana, ben)] == before
        with place.data() as data:
            rated = data.execute(select(ratings.c.games).where(ratings.c.player.in_([ana.id, ben.id]))).scalars().all()
            assert list(rated) == [1, 1]


def test_what_is_brought_along_has_snapshots(place: Place) -> None:
    with people(place, 1) as [ana]:
        file = max((RECORDS / "elixir-mixer").glob("*.philtre"))
        table = id_of(ana.post("/records", record=file.read_text()))
        last = ana.get(f"/replay/{table}")["last"]
    with place.data() as data:
        kept = data.execute(select(snapshots.c.seq).where(snapshots.c.table == table).order_by(snapshots.c.seq))
        assert list(kept.scalars()) == sorted({*range(50, last, 50), last})


def lines() -> list[str]:
    return sorted((RECORDS / "alchemist").glob("*.philtre"))[0].read_text().splitlines()


def changed(number: int, **fields: object) -> str:
    """A record, with something different in a line."""
    some = lines()
    some[number] = json.dumps(json.loads(some[number]) | fields)
    return "\n".join(some) + "\n"


BAD = {
    "": ("record-cut-short", {}),
    "\n\n": ("record-unreadable", {"line": 1}),
    "hello\nworld\n": ("record-unreadable", {"line": 1}),
    "[" * 5000 + "\n{}\n": ("record-unreadable", {"line": 1}),
    "\x00\n\x00\n": ("record-unreadable", {"line": 1}),
    "\n".join(lines()): ("record-cut-short", {}),
    "\n".join(lines()[:-1]) + "\n": ("record-cut-short", {}),
    changed(0, philtre=99): ("record-unreadable", {"line": 1}),
    changed(0, game="chess"): ("no-such-game", None),
    changed(0, game="\ud83d\ude00" * 10): ("no-such-game", None),
    changed(0, rules=99): ("other-rules", None),
    changed(0, players=9): ("bad-players", None),
    changed(0, options={"moon": "full"}): ("bad-option", None),
    changed(0, seed=-1): ("bad-seed", None),
    changed(0, seed=2**63): ("bad-seed", None),
    changed(0, seed=2**90): ("bad-seed", None),
    changed(0, secret="5" * 64): ("record-unreadable", {"line": 1}),
    changed(0, more=1): ("record-unreadable", {"line": 1}),
    changed(3, seat=0.5): ("record-unreadable", {"line": 4}),
    changed(3, seat=77): ("record-unplayable", None),
    changed(3, seat=-1): ("record-unplayable", None),
    changed(3, play="sing"): ("record-unplayable", {"line": 4, "play": "sing"}),
    changed(-1, scores=[1, 2]): ("record-result", None),
    "\n".join([*lines()[:5], '{"unfinished": 5}']) + "\n": ("record-cut-short", {}),
}


@pytest.mark.parametrize("text", BAD, ids=[f"{reason} {number}" for number, (reason, _) in enumerate(BAD.values())])
def test_what_is_no_record_is_refused(place: Place, text: str) -> None:
    reason, arguments = BAD[text]
    with people(place, 1) as [ana]:
        answer = ana.browser.post("/api/records", json={"record": text})
        assert refused(answer) == (400, reason)
        if arguments is not None:
            assert answer.json()["arguments"] == arguments
        assert not re.search("Traceback|msgspec|Expected|JSON", answer.text)
        with place.data() as data:
            assert data.execute(select(func.count()).where(table_rows.c.owner == ana.id)).scalar_one() == 0


def test_a_record_has_its_limits(place: Place, tmp_path: Path) -> None:
    with people(place, 1) as [ana]:
        assert refused(ana.browser.post("/api/records", json={"record": "x" * (LARGEST // 2)}))[0] == 400
        assert refused(ana.browser.post("/api/records", json={"record": "x" * LARGEST})) == (413, "too-large")
        assert refused(ana.browser.post("/api/tables", json={"game": "x" * 100_000})) == (413, "too-large")
    if "sqlite" not in place.database:
        return
    with serving(str(tmp_path / "limited.sqlite"), Settings(limited=True)) as limited, people(limited, 1) as [ana]:
        answers = [ana.browser.post("/api/records", json={"record": ""}) for _ in range(21)]
        assert refused(answers[-2]) == (400, "record-cut-short") and refused(answers[-1]) == (429, "too-often")


def test_nobody_is_said_to_have_played_what_was_brought_along(place: Place) -> None:
    with people(place, 1) as [ana]:
        facts = ana.post("/records", record="\n".join(lines()) + "\n")
        assert {seat["player"] for seat in facts["seats"]} == {None}
        assert ana.get(f"/players/{ana.id}")["games"] == []
        with place.data() as data:
            sat = select(seats.c.player).where(seats.c.table == id_of(facts))
            assert set(data.execute(sat).scalars()) == {None}
