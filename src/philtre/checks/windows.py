"""Windows: answers given at once come to the same, in whatever order they arrive."""

from itertools import chain, zip_longest
from typing import final

from philtre.checks.item import Fault, Item
from philtre.checks.line import Spot
from philtre.checks.secrets import hidden_seats
from philtre.kernel.errors import NotAllowed
from philtre.kernel.sight import shadow_of
from philtre.kernel.state import State
from philtre.kernel.zones import HEADER

LONGEST = 100  # answers of one seat in one window

Answers = list[tuple[int, int]]


@final
class Windows(Item):
    name = "windows"
    meaning = "Answers given out of sight may arrive in any order, and be taken back until they are shown."
    unit = "windows"
    needs = ("copies", "options", "ends", "conservation", "seeds")

    def position(self, spot: Spot) -> None:
        hidden = hidden_seats(spot.state)
        for seat in spot.seats():
            if seat not in hidden:
                refuse_retraction(spot.state, seat)
        thinking = [seat for seat in spot.state.deciders if seat in hidden]
        if len(thinking) < 2:
            return
        self.tried += 1
        answers = {seat: self.answers_of(spot, seat) for seat in thinking}
        self.arrive_in_any_order(spot, list(answers.values()))
        for seat in thinking:
            self.take_back(spot, seat, answers[seat])

    def answers_of(self, spot: Spot, seat: int) -> Answers:
        """What a seat answers until it has nothing left to say, while the others think."""
        state = spot.state.copy()
        answers: Answers = []
        while seat in state.deciders and len(answers) < LONGEST:
            action = spot.random.choice(state.legal(seat))
            state.play(seat, action)
            answers.append((seat, action))
        return answers

    def arrive_in_any_order(self, spot: Spot, answers: list[Answers]) -> None:
        one_by_one = list(chain(*answers))
        backwards = list(chain(*reversed(answers)))
        in_turn = [answer for turn in zip_longest(*answers) for answer in turn if answer is not None]
        reached = self.arrive(spot, one_by_one)
        for order in (backwards, in_turn):
            if self.arrive(spot, order) != reached:
                raise Fault(f"{self.told(one_by_one)} comes to another position than {self.told(order)}")

    def arrive(self, spot: Spot, order: Answers) -> State:
        state = spot.state.copy()
        for seat, action in order:
            try:
                state.play(seat, action)
            except NotAllowed as refused:
                raise Fault(f"arriving as {self.told(order)}, an answer is refused: {refused}") from refused
        return state

    def take_back(self, spot: Spot, seat: int, answers: Answers) -> None:
        opened = spot.state.copy()
        opened.retract(seat)
        if block(opened, seat) != block(opening(spot, seat), seat):
            raise Fault(f"seat {seat} takes its answers back, but does not stand where its window opened")
        again = opened.copy()
        again.retract(seat)
        if again != opened:
            raise Fault(f"seat {seat} has nothing to take back, but taking it back changes the position")
        state = spot.state.copy()
        for _, action in answers:
            state.play(seat, action)
            if seat not in hidden_seats(state):
                refuse_retraction(state, seat)
                return
            back = state.copy()
            back.retract(seat)
            if back != opened:
                raise Fault(f"{self.told(answers)}, taken back, leaves something behind")

    def told(self, answers: Answers) -> str:
        return ", ".join(f"{seat} {self.game.lexicon.write(action)}" for seat, action in answers)


def refuse_retraction(state: State, seat: int) -> None:
    row = list(state.b)
    try:
        state.copy().retract(seat)
    except NotAllowed:
        if list(state.b) != row:
            raise Fault(f"seat {seat} may not take back what is shown, but trying changes the position") from None
        return
    raise Fault(f"seat {seat} takes back what has been shown")


def opening(spot: Spot, seat: int) -> State:
    """The first position of the window a seat is in."""
    first = spot.state
    for state in reversed(spot.line.states[: spot.index]):
        if shadow_of(state.b, state.zones, seat) != shadow_of(spot.state.b, state.zones, seat):
            break
        first = state
    return first


def block(state: State, seat: int) -> list[int]:
    stride = int(state.zones.stride)
    return list(state.b)[HEADER + seat * stride : HEADER + (seat + 1) * stride]
