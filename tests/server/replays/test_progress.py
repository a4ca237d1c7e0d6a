"""How the scores of a table came about."""

from typing import Any

import pytest
from support.people import finish, id_of, people, play, refused, settled
from support.serving import Place

from philtre.server.replays import progress
from philtre.table import Table


def test_the_scores_of_a_finished_table_are_told_from_the_beginning_to_the_end(place: Place) -> None:
    with people(place, 2) as (ana, ben):
        table = id_of(ana.make("me", "free", access="open"))
        ben.sit(table)
        play(place, table, answers=40)
        assert refused(ana.browser.get(f"/api/tables/{table}/progress")) == (409, "not-over")
        play(place, table)
        settled(place)
        moments = ben.get(f"/tables/{table}/progress")["moments"]
        assert moments[0]["scores"] == [0, 0]
        assert moments[-1] == {
            "at": ben.get(f"/replay/{table}")["last"],
            "scores": ben.facts(table)["result"]["scores"],
        }
        for moment in moments:
            then = ben.get(f"/replay/{table}", at=moment["at"])
            assert then["view"]["game"]["scores"] == moment["scores"]


def test_nobody_else_is_told(place: Place) -> None:
    with people(place, 3) as (ana, ben, eve):
        table = id_of(ana.make("me", "free", access="open", spectators="none"))
        ben.sit(table)
        finish(place, table)
        settled(place)
        assert refused(eve.browser.get(f"/api/tables/{table}/progress")) == (403, "spectators-none")


def test_a_log_is_folded_once(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    folded: list[str] = []

    def fold(agreement: Any) -> Table:
        folded.append(agreement.id)
        return Table(agreement)

    monkeypatch.setattr(progress, "Table", fold)
    monkeypatch.setattr(place.service.progress, "most", 1)
    with people(place, 2) as (ana, ben):
        tables = []
        for _ in range(2):
            tables.append(id_of(ana.make("me", "free", access="open")))
            ben.sit(tables[-1])
            finish(place, tables[-1])
        settled(place)
        first = ana.get(f"/tables/{tables[0]}/progress")
        assert first == ben.get(f"/tables/{tables[0]}/progress") and folded == tables[:1]
        for table in reversed(tables):  # only so many are kept
            ana.get(f"/tables/{table}/progress")
        assert folded == [tables[0], tables[1], tables[0]]
