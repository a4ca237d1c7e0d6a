"""How the scores of a table came about."""

from support.people import finish, id_of, people, play, refused, settled
from support.serving import Place


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
