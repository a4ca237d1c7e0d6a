"""A player's own archive: one zip, with all that they played and nothing of anybody else's."""

import json
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import httpx
from support.people import finish, id_of, people, play, refused, settled
from support.serving import Place

from philtre.kernel.record import Record
from philtre.server.paging import PAGE


def fetched(browser: httpx.Client) -> dict[str, str]:
    """The files of an archive, by their names."""
    answer = browser.get("/api/me/archive")
    assert answer.status_code == 200 and answer.headers["content-type"] == "application/zip"
    assert answer.headers["content-disposition"] == 'attachment; filename="philtre.zip"'
    assert answer.headers["transfer-encoding"] == "chunked"  # sent while it is made
    with ZipFile(BytesIO(answer.content)) as zipped:
        assert zipped.testzip() is None
        return {name: zipped.read(name).decode() for name in zipped.namelist()}


def test_all_finished_games_and_the_profile(place: Place) -> None:
    with people(place, 3, accounts=True) as [ana, ben, cleo]:
        played = id_of(ana.make("me", "free", access="open"))
        ben.sit(played)
        play(place, played)
        resigned = id_of(ben.make("me", "free", access="open", game="elixir-mixer"))
        ana.sit(resigned)
        play(place, resigned, 7)
        finish(place, resigned)
        brought = id_of(ana.post("/records", record=ben.browser.get(f"/api/tables/{played}/record").text))
        for seats in (("me", 1), ("me", "free")):
            ana.make(*seats)  # not finished
        given_up = id_of(ana.make("me", "free"))
        ana.browser.delete(f"/api/tables/{given_up}")
        foreign = id_of(cleo.make("me", "free", access="open"))
        ben.sit(foreign)
        finish(place, foreign)
        settled(place)

        files = fetched(ana.browser)
        names = [name for name in files if name.startswith("games/")]
        assert {name for name in names for id in (played, resigned, brought) if id in name} == set(names)
        assert len(names) == 3 and len(files) == 4
        for name in names:
            record = Record.read(files[name])
            assert record.heading.secret and (record.result is None) == (resigned in name)
        own = json.loads(files["profile.json"])
        assert own["profile"] == ana.get(f"/players/{ana.id}")
        assert own["ratings"]["alchemist"] == ana.get(f"/players/{ana.id}/ratings/alchemist")["steps"]
        assert own["ratings"]["alchemist"][0]["table"] == played
        assert ben.name not in str(files) and str(foreign) not in str(files)


def test_however_many_there_are(place: Place) -> None:
    """More than two pages of them."""
    record = (Path(__file__).parents[2] / "records" / "bal-des-chaudrons" / "2-players-mixed.philtre").read_text()
    with people(place, 1) as [ana]:
        brought = [id_of(ana.post("/records", record=record)) for _ in range(2 * PAGE + 1)]
        names = [name for name in fetched(ana.browser) if name != "profile.json"]
        assert sorted(name.removesuffix(".philtre").partition("chaudrons-")[2] for name in names) == sorted(brought)


def test_an_archive_is_for_its_owner(place: Place) -> None:
    with place.visit() as stranger, people(place, 1) as [ana]:
        assert refused(stranger.get("/api/me/archive")) == (401, "not-signed-in")
        assert list(fetched(ana.browser)) == ["profile.json"]
