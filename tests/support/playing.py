"""Playing a game in a test: by notation, each answer by the seat that is to decide."""

from collections.abc import Callable

import pytest

from philtre import Game, NotAllowed, State
from philtre.kernel.drawing import event_message
from philtre.kernel.journal import Journal

Event = tuple[str, dict[str, str | int]]
Choose = Callable[[State, int, int], int]


def play(state: State, *notations: str) -> State:
    for notation in notations:
        state.play(state.deciders[0], action_of(state, notation))
    return state


def action_of(state: State, notation: str) -> int:
    action = state.lexicon.read(notation)
    assert action is not None, f"{notation} means nothing"
    return action


def offered(state: State, verb: str = "") -> list[str]:
    """What the seat to decide may do, as notation; of one verb only, without the verb."""
    written = [state.lexicon.write(action) for action in state.legal(state.deciders[0])]
    if not verb:
        return written
    return [notation.removeprefix(verb).strip() for notation in written if notation.split()[0] == verb]


def verbs(state: State) -> list[str]:
    return [notation.split()[0] for notation in offered(state)]


def asked(state: State) -> str:
    """The question being asked."""
    return state.lexicon.decisions[state.question(state.deciders[0])].name


def refused(state: State, notation: str) -> NotAllowed:
    """Why the seat to decide may not do something."""
    before = state.copy()
    with pytest.raises(NotAllowed) as refusal:
        play(state, notation)
    assert state == before, "a refusal changes nothing"
    return refusal.value


def played(
    game: Game, players: int, options: dict[str, str], seed: int, choose: Choose, watch: Callable[[State], None]
) -> State:
    """A whole game, watched after every answer."""
    state = game.begin(players, seed, options, Journal())
    watch(state)
    for number in range(game.bound):
        if state.over:
            break
        seat = state.deciders[0]
        state.play(seat, choose(state, seat, 1000 * seed + number))
        watch(state)
    assert state.over, "it ends within the bound"
    return state


def told(state: State, seat: int | None) -> list[Event]:
    """The events a seat (None: a spectator) has heard of since the position was laid out."""
    assert state.journal is not None
    messages = [event_message(state.lexicon, event, arguments) for event, arguments in state.journal.heard_by(seat)]
    return [(message.id.removeprefix("event-"), message.arguments) for message in messages]


def names(events: list[Event]) -> list[str]:
    return [name for name, _ in events]
