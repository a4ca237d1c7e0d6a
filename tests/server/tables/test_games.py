"""Whole games at sockets: what was seen live is what the log folds to, byte for byte."""

from contextlib import ExitStack
from random import Random

import pytest
from support.serving import Place
from support.sockets import Client, Sitting, play_out, started

import philtre
from philtre.server.tables.protocol import Sight, encoded
from philtre.table import Table


def expect_same_as_folded(sitting: Sitting, seat: int | None, client: Client) -> None:
    """Every view that came is one of those that the log folds to, in their order; the last is the last.

    None comes twice, but for those that show somebody that their answer was stale.
    """
    table = Table(sitting.agreement)
    folded = []
    for entry in sitting.entries():
        table.apply(entry)
        folded.append(encoded(Sight(table.view(seat))).decode())
    came = [message for message in client.messages if message.startswith('{"type":"view"')]
    assert came[-1] == folded[-1]
    once = list(dict.fromkeys(came))
    later = iter(folded)
    assert all(message in later for message in once)
    stale = [message for message in client.heard if message["type"] == "refused"]
    assert len(came) <= len(once) + len(stale)


@pytest.mark.parametrize("game", philtre.games())
def test_people_and_bots_play_to_the_end(place: Place, game: str) -> None:
    players = min(3, philtre.game(game).players[-1])
    sitting = started(place, game, players, bots={1: 1})
    with ExitStack() as stack:
        people = {seat: stack.enter_context(sitting.at(seat)) for seat in sitting.people}
        watching = stack.enter_context(sitting.at(None))
        watching.hello()
        play_out(list(people.values()), Random(game))
        watching.see(lambda view: view["phase"] == "finished")
        for seat, client in [*people.items(), (None, watching)]:
            expect_same_as_folded(sitting, seat, client)
    result = watching.view["result"]
    assert result["ending"] == "played" and len(result["scores"]) == players
    record = sitting.table().record()
    assert record.heading.secret == watching.view["secret"] == sitting.agreement.secret
    for _ in record.replay(philtre.game(game)):
        pass


def test_bots_play_among_themselves(place: Place) -> None:
    sitting = started(place, "alchemist", 3, bots={0: 1, 1: 2, 2: 1})
    with sitting.at(None) as watching:
        watching.hello()
        watching.see(lambda view: view["phase"] == "finished")
        expect_same_as_folded(sitting, None, watching)


def test_the_host_sees_how_much_goes_on(place: Place) -> None:
    sitting = started(place, "alchemist")
    with sitting.at(0) as mine, place.visit() as host:
        mine.hello()
        figures = dict(line.rsplit(" ", 1) for line in host.get("/metrics").text.splitlines() if line[0] != "#")
        assert float(figures["philtre_open_sockets"]) >= 1 <= float(figures["philtre_open_tables"])
        assert float(figures["philtre_thoughts"]) >= 0  # of whatever tables
