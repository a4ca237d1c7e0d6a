"""No secret leaves the server: whoever may not know something is sent the same bytes, whatever it is.

Each game is begun twice, on two services, in worlds that differ only in what somebody may not know: what
lies hidden, the secret of the table, what others do out of sight. Then the same happens in both. Every
frame, page, export, error, line of the log and figure that is seen from outside has to be the same.
"""

import shutil
from contextlib import ExitStack
from itertools import zip_longest
from pathlib import Path
from random import Random

import pytest
from support.scenes import NOW, Scene, hidden_apart, lay_out, whispered_apart
from support.serving import Place, serving
from support.sockets import Client
from support.witness import Witness, figures, log_lines, wait_until_all_are_gone

import philtre
from philtre.server.settings import Settings

ILLEGAL = 12  # answers that are tried although they are not allowed
WINDOWS = ["bal-des-chaudrons", "azerlande"]


def pages(scene: Scene, seat: int | None) -> list[str]:
    """Everything that can be read of a table and of those who sit there."""
    id, game = scene.id, scene.worlds[0].agreement.game
    people = range(2)
    found = [f"/api/tables/{id}", "/api/me/tables", "/api/tables", f"/api/tables/{id}/record"]
    found += [f"/api/join/invite-{id}", "/api/me/archive", "/api/session", f"/api/games/{game}/leaderboard"]
    found += [f"/api/players/{scene.player(one)}" for one in people]
    found += [f"/api/players/{scene.player(one)}/ratings/{game}" for one in people]
    found += [f"/api/replay/{id}?as={eyes}" for eyes in ("all", "spectator", *people) if eyes != seat]
    if not scene.secretive:  # with another secret, the log would have led elsewhere
        found += [f"/api/replay/{id}", *(f"/api/replay/{id}?at={at}" for at in (0, 20, 40, 9999))]
    return found


def illegal(scene: Scene, seat: int | None) -> list[str]:
    """Answers to what a seat is asked that are not allowed, and some that nobody asked for."""
    if seat is None:
        return []
    state = scene.worlds[0].course.state
    lexicon, random = state.lexicon, Random(scene.id)
    legal = list(state.legal(seat))
    others = [action for action in range(int(lexicon.actions)) if action not in legal]
    verbs = lexicon.decisions[state.question(seat)].verbs
    tried = [action for action in others if lexicon.verb_of(action) in verbs]
    chosen = random.sample(tried, min(ILLEGAL, len(tried))) + random.sample(others, 3)
    return [lexicon.write(action) for action in chosen]


def look_around(witness: Witness, scene: Scene, seat: int | None) -> None:
    for path in pages(scene, seat):
        witness.look(path)
    witness.look(f"/api/tables/{scene.id}/rematch", "POST")
    witness.look(f"/api/tables/{scene.id}/seats", "POST", seat=1)
    witness.look(f"/api/tables/{scene.id}/seats/1", "PUT", level=1)
    witness.look(f"/api/tables/{scene.id}", "DELETE")


def ask_around(witness: Witness, scene: Scene, seat: int | None) -> None:
    """Ask for all that is refused, and for hints."""
    number = witness.client.number
    for play in ("nothing at all", *illegal(scene, seat)):
        witness.ask("explain", play=play)
        witness.ask("answer", number=number, play=play)
    witness.ask("answer", number=number - 1, play="nothing at all")
    witness.ask("take-back", number=number)
    witness.ask("return")
    witness.ask("look")
    witness.ask("say", text="")
    witness.ask("advise", level=9)
    ask_for_hint(witness, scene)


def ask_for_hint(witness: Witness, scene: Scene) -> None:
    """Of a bot that draws lots, where hints are given; elsewhere it is refused."""
    given = scene.worlds[0].agreement.hints and bool(witness.client.asked)
    witness.ask("advise", reply="hint" if given else None, level=3)


def live(place: Place, scene: Scene, world: int) -> dict[str, list[str]]:
    """Let the same happen at a table in whatever world; what its viewer and a spectator are sent."""
    with ExitStack() as stack:
        if scene.whisperer is not None:
            stack.enter_context(Client.connected(place, scene.id, scene.cookie(scene.whisperer))).hello()
        witnesses: dict[int | None, Witness] = {}
        for seat in dict.fromkeys((scene.viewer, None)):
            cookie = "" if seat is None else scene.cookie(seat)
            witnesses[seat] = stack.enter_context(Witness.come(place, scene.id, cookie))
        for seat, witness in witnesses.items():
            ask_around(witness, scene, seat)
        for happening in (scene.whispers if world else [], *([event] for event in scene.events)):
            for event in happening:
                if event.seat == scene.viewer:
                    witnesses[event.seat].do(event)
                else:
                    place.do(place.service.hall.append(scene.id, event))
            for witness in witnesses.values():
                witness.settle()
        for seat, witness in witnesses.items():
            for play in illegal(scene, seat):
                witness.ask("explain", play=play)
            witness.ask("look")
            ask_for_hint(witness, scene)
            look_around(witness, scene, seat)
        return {f"{scene.id} {seat}": witness.everything() for seat, witness in witnesses.items()}


def evening(url: str, scenes: list[Scene], world: int) -> dict[str, list[str]]:
    """Everything that anybody was sent on an evening in one of two worlds."""
    lay_out(url, scenes, world)
    heard: dict[str, list[str]] = {}
    with log_lines() as lines, serving(url, Settings(limited=False), lambda: NOW) as place:
        for scene in scenes:
            heard |= live(place, scene, world)
            wait_until_all_are_gone(place)
        heard["figures"] = figures(place)
    heard["log"] = lines
    for scene in scenes:
        # The promise is public, and tells nothing; everything else has to be the same.
        mine, theirs = (host.agreement.commitment for host in scene.worlds)
        heard = {name: [text.replace(theirs, mine) for text in texts] for name, texts in heard.items()}
    return heard


def expect_same(scenes: list[Scene], migrated_file: Path, folder: Path) -> None:
    files = [str(shutil.copy(migrated_file, folder / str(world))) for world in (0, 1)]
    one, other = (evening(file, scenes, world) for world, file in enumerate(files))
    assert one.keys() == other.keys()
    for name in one:
        for mine, theirs in zip_longest(one[name], other[name]):
            assert mine == theirs, name


@pytest.mark.parametrize("slug", philtre.games())
def test_what_is_hidden_from_somebody_is_in_no_byte_they_are_sent(
    slug: str, migrated_file: Path, tmp_path: Path
) -> None:
    last = philtre.game(slug).players[-1] - 1
    nothing_hidden = not philtre.game(slug).new(players=2, seed=1).zones.secret
    scenes = [
        hidden_apart(slug, 1, 0, other_secret=nothing_hidden),
        hidden_apart(slug, 2, last, other_secret=True),
        hidden_apart(slug, 3, None, other_secret=True),
    ]
    expect_same(scenes, migrated_file, tmp_path)


@pytest.mark.parametrize("slug", WINDOWS)
def test_what_others_do_out_of_sight_is_in_no_byte_one_is_sent(slug: str, migrated_file: Path, tmp_path: Path) -> None:
    expect_same([whispered_apart(slug, number) for number in (4, 5)], migrated_file, tmp_path)
