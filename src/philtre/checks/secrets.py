"""Secrets: nothing a seat receives depends on what it may not know."""

from itertools import zip_longest
from typing import final

import msgspec

from philtre.checks.item import Fault, Item
from philtre.checks.line import Spot, name_of
from philtre.kernel.errors import NotAllowed
from philtre.kernel.game import Game
from philtre.kernel.journal import Journal
from philtre.kernel.record import Answer
from philtre.kernel.sight import shadow_of
from philtre.kernel.state import State
from philtre.kernel.zones import CHANCE, HIDDEN

PLAYED_ON = 8  # moves played alike in two worlds
Received = dict[str, object]
Events = list[tuple[int, list[int]]]
News = dict[int | None, Events]  # what each seat, and a spectator, was told by one move


@final
class Secrets(Item):
    name = "secrets"
    meaning = "What a seat or a spectator receives is the same in all worlds that differ only in what it may not know."
    unit = "pairs of worlds"
    needs = ("copies", "options", "ends", "conservation", "seeds", "notation", "redeal")

    def position(self, spot: Spot) -> None:
        for viewer in spot.viewers():
            mine = received(self.game, spot.state, viewer)
            for world in (spot.world(viewer), spot.state.seen_by(viewer)):
                differs(mine, received(self.game, world, viewer), f"{name_of(viewer)} can tell two worlds apart by")
        viewer = spot.random.choice(spot.viewers())
        for alike in (True, False):
            self.play_on(spot, viewer, alike)
        self.keep_shut(spot)
        self.answer_out_of_sight(spot)

    def play_on(self, spot: Spot, viewer: int | None, alike: bool) -> None:
        """Play the same moves in two worlds, with the same or with different luck, as long as they look the same."""
        worlds = [spot.world(viewer), spot.world(viewer)]
        if alike:
            worlds[1].b[CHANCE] = worlds[0].b[CHANCE]
        for world in worlds:
            world.journal = Journal()
        played: list[str] = []
        for _ in range(PLAYED_ON):
            moves = [move for move in open_moves(worlds[0]) if move in open_moves(worlds[1])]
            if not moves:
                return
            self.tried += 1
            seat, action = spot.random.choice(moves)
            news = [play_and_listen(world, seat, action) for world in worlds]
            played.append(f"{seat} {self.game.lexicon.write(action)}")
            when = f"after “{'; '.join(played)}” in two worlds it cannot tell apart"
            if worlds[0].seen_by(viewer) != worlds[1].seen_by(viewer):
                self.sees_no_more_than_told(news, viewer, when)
                return
            if alike:
                self.is_told_no_more_than_seen(news, viewer, when)

    def sees_no_more_than_told(self, news: list[News], viewer: int | None, when: str) -> None:
        """Two worlds look different now. That may be shown to everybody, but not told in private to another."""
        if news[0][viewer] == news[1][viewer]:
            for other in news[0]:
                if news[0][other] != news[1][other]:
                    raise Fault(f"{name_of(viewer)} sees, {when}, what only {name_of(other)} is told")

    def is_told_no_more_than_seen(self, news: list[News], viewer: int | None, when: str) -> None:
        """Two worlds look the same, and the luck in them is the same: so must be what is told."""
        for one, other in zip_longest(news[0][viewer], news[1][viewer]):
            if one != other:
                name = self.game.lexicon.events[(one or other)[0]].name
                raise Fault(f"{name_of(viewer)} is told by “{name}”, {when}, what it may not see")

    def keep_shut(self, spot: Spot) -> None:
        """Of what one seat sees, nothing leads back to the truth or to what another sees."""
        for viewer in spot.viewers():
            seen = spot.state.seen_by(viewer)
            row = list(seen.b)
            for other in spot.viewers():
                if other != viewer:
                    must_refuse(f"what {name_of(viewer)} sees is seen by {name_of(other)}", seen.seen_by, other)
            for seat in spot.seats():
                if seat != viewer:
                    must_refuse(f"what {name_of(viewer)} sees tells the options of seat {seat}", seen.legal, seat)
                for action in spot.state.legal(seat)[:1]:
                    must_refuse(f"what {name_of(viewer)} sees is played by seat {seat}", seen.play, seat, action)
            if list(seen.b) != row:
                raise Fault(f"what {name_of(viewer)} sees was changed by something refused")

    def answer_out_of_sight(self, spot: Spot) -> None:
        """Until a hidden seat is shown, the others receive nothing of its answers."""
        hidden = hidden_seats(spot.state)
        for seat in spot.state.deciders:
            if seat not in hidden:
                continue
            action = spot.random.choice(spot.state.legal(seat))
            after = spot.state.copy()
            after.journal = Journal()
            after.play(seat, action)
            if hidden_seats(after) != hidden or shadow_of(after.b, after.zones, seat) != shadow_of(
                spot.state.b, after.zones, seat
            ):
                continue  # shown, if only to be hidden again in a next window
            for viewer in spot.viewers():
                if viewer != seat:
                    answer = (
                        f"“{self.game.lexicon.write(action)}”, answered out of sight by seat {seat}, is betrayed to"
                    )
                    before = received(self.game, spot.state, viewer)
                    differs(before, received(self.game, after, viewer), f"{answer} {name_of(viewer)} by")
                    if heard_by(after, viewer):
                        raise Fault(f"{answer} {name_of(viewer)} by an event")
                    record = spot.record()
                    known = record.told_to(self.game, viewer)
                    record.answers.append(Answer(seat, self.game.lexicon.write(action)))
                    if record.told_to(self.game, viewer) != known:
                        raise Fault(f"{answer} {name_of(viewer)} by the record so far")


def received(game: Game, state: State, viewer: int | None) -> Received:
    """Everything that somebody at the table is sent."""
    seen = state.seen_by(viewer)
    return {
        "the redacted state": list(seen.b),
        "the view": msgspec.json.encode(game.view(state, viewer)),
        "the options": None if viewer is None else state.legal(viewer),
        "its description": repr(seen),
    }


def differs(mine: Received, other: Received, how: str) -> None:
    for part, sent in mine.items():
        if other[part] != sent:
            raise Fault(f"{how} {part}")


def play_and_listen(state: State, seat: int, action: int) -> News:
    everybody = (*range(state.players), None)
    before = {viewer: len(heard_by(state, viewer)) for viewer in everybody}
    state.play(seat, action)
    return {viewer: heard_by(state, viewer)[before[viewer] :] for viewer in everybody}


def heard_by(state: State, viewer: int | None) -> Events:
    assert state.journal is not None
    return state.journal.heard_by(viewer)


def hidden_seats(state: State) -> set[int]:
    return {seat for seat in range(state.players) if state.b[seat * state.zones.stride + HIDDEN]}


def open_moves(state: State) -> list[tuple[int, int]]:
    return [(seat, action) for seat in state.deciders for action in state.legal(seat)]


def must_refuse(what: str, act: object, *arguments: object) -> None:
    assert callable(act)
    try:
        act(*arguments)
    except NotAllowed:
        return
    raise Fault(what)
