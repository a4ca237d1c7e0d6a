"""Re-deals: the worlds a seat may imagine are those, and only those, that agree with what it sees."""

from itertools import islice
from math import ceil, log, sqrt
from random import Random
from typing import final

from philtre.checks.assignments import Contents, Hidden, assignments, hidden_places, lay_out, lying
from philtre.checks.conservation import at, faults
from philtre.checks.item import Fault, Item, told
from philtre.checks.line import Line, Spot
from philtre.kernel.game import Game
from philtre.kernel.sight import UNKNOWN, visible
from philtre.kernel.state import State
from philtre.kernel.zones import NUMBERS, PLAYERS, PUBLIC

FEW = 200  # assignments that are counted out one by one
DRAWS = 4000  # re-deals spent on one position, to see that each of them is reached
PER_GAME = 200  # re-deals spent on that in all, for each game played
SURE = 20  # expected times the rarest of them is dealt
TRUST = 15  # a deal that could by chance be the same each time must be less likely than e^-15


class Case:
    """A position in which a seat can count the worlds that may be."""

    def __init__(self, spot: Spot, viewer: int, places: list[Hidden], shares: dict[Contents, float]) -> None:
        self.spot = spot
        self.viewer = viewer
        self.places = places
        self.shares = shares
        self.draws = ceil(SURE / min(shares.values()))


@final
class Redeals(Item):
    name = "redeal"
    meaning = "A re-dealt world looks the same to its seat, is whole and playable, and every such world is as likely."
    unit = "worlds"
    needs = ("copies", "options", "ends", "conservation", "seeds")

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.games = 0
        self.cases: dict[str, Case] = {}  # for each question and viewer, that with the most assignments

    def position(self, spot: Spot) -> None:
        for viewer in spot.seats():
            world = self.world(spot, viewer, spot.random.getrandbits(32))
            for cell, number in enumerate(world.b):
                if number == UNKNOWN != spot.state.b[cell] and cell in secret_numbers(spot.state, viewer):
                    raise Fault(f"re-dealt for seat {viewer}, a secret number is still unknown: imagine it")
        viewer = spot.random.choice(spot.seats())
        world = spot.world(viewer)
        self.vary(spot, viewer, world)
        self.play_to_the_end(spot, world, viewer)

    def world(self, spot: Spot, viewer: int, seed: int) -> State:
        world = spot.state.redeal(viewer, seed)
        self.tried += 1
        if world.seen_by(viewer) != spot.state.seen_by(viewer):
            raise Fault(f"re-dealt for seat {viewer} (seed {seed}), it looks different to that seat")
        if world != spot.state.seen_by(viewer).redeal(viewer, seed):
            raise Fault(f"re-dealt for seat {viewer} (seed {seed}), it depends on more than what that seat sees")
        for fault in faults(world):
            raise Fault(f"re-dealt for seat {viewer} (seed {seed}), {fault}")
        return world

    def vary(self, spot: Spot, viewer: int, world: State) -> None:
        """Where several assignments are possible, several must be dealt; the best case to count is kept.

        What a game knows beyond its zones it says in ``plausible``.
        """
        places = hidden_places(world, viewer)
        ways = assignments(world, places, FEW)
        if ways is None:
            heaviest = 0.5
        else:
            ways = {each: number for each, number in ways.items() if lay_out(world, places, each).plausible(viewer)}
            shares = {each: number / sum(ways.values()) for each, number in ways.items()}
            if len(shares) < 2:
                return
            heaviest = max(shares.values())
            case = Case(spot, viewer, places, shares)
            asked = f"{questions(spot.state)} to seat {viewer}"
            known = self.cases.get(asked)
            if case.draws <= DRAWS and (known is None or len(shares) > len(known.shares)):
                self.cases[asked] = case
        redeals = ceil(TRUST / -log(heaviest))
        if redeals > DRAWS / 10:
            return
        first = lying(world, places)
        for seed in range(redeals):
            self.tried += 1
            if lying(spot.state.redeal(viewer, seed), places) != first:
                return
        raise Fault(f"{redeals} re-deals for seat {viewer} are all the same, though others are possible")

    def play_to_the_end(self, spot: Spot, world: State, viewer: int) -> None:
        random = Random(spot.index)
        played = 0
        while not world.over:
            if played > self.game.bound:
                raise Fault(f"re-dealt for seat {viewer}, the game does not end")
            try:
                seat = random.choice(world.deciders)
                world.play(seat, random.choice(world.legal(seat)))
            except Exception as error:
                raise Fault(f"re-dealt for seat {viewer}, it cannot be played to its end: {told(error)}") from error
            played += 1

    def finished(self, line: Line) -> None:
        self.games += 1

    def conclude(self) -> None:
        left = PER_GAME * self.games
        for case in sorted(self.cases.values(), key=lambda case: case.draws):
            left -= case.draws
            if left >= 0:
                self.count_out(case)

    def count_out(self, case: Case) -> None:
        """Deal often, and compare how often each assignment comes with how often it should."""
        dealt = dict.fromkeys(case.shares, 0)
        for seed in range(case.draws):
            world = case.spot.state.redeal(case.viewer, seed)
            found = lying(world, case.places)
            self.tried += 1
            if found not in dealt:
                raise Fault(
                    f"re-dealt for seat {case.viewer} (seed {seed}): {told_of(case, found)}, which cannot be",
                    case.spot.record(),
                )
            dealt[found] += 1
        for each, times in dealt.items():
            if times == 0:
                raise Fault(
                    f"in {case.draws} re-deals for seat {case.viewer} never {told_of(case, each)}", case.spot.record()
                )
        distance = sum(
            (dealt[each] - share * case.draws) ** 2 / (share * case.draws) for each, share in case.shares.items()
        )
        freedom = len(dealt) - 1
        if distance > freedom + 6 * sqrt(2 * freedom) + 20:
            raise Fault(
                f"{case.draws} re-deals for seat {case.viewer} over {len(dealt)} assignments are uneven: "
                f"chi-square {distance:.0f} for {freedom} degrees of freedom",
                case.spot.record(),
            )


def questions(state: State) -> list[str]:
    return sorted({state.lexicon.decisions[state.question(seat)].name for seat in state.deciders})


def secret_numbers(state: State, viewer: int) -> set[int]:
    """The cells of numbers that a seat may not see."""
    return {
        cell
        for zone in state.zones.all
        if zone.keeps == NUMBERS and zone.sees != PUBLIC
        for seat in range(state.b[PLAYERS] if zone.each else 1)
        if not visible(state.b, zone, seat, viewer)
        for cell in islice(range(at(state.zones, zone, seat), len(state.b)), int(zone.size))
    }


def told_of(case: Case, contents: Contents) -> str:
    return "; ".join(
        f"{list(holds)} in {place.zone.name} (cell {place.start})"
        for place, holds in zip(case.places, contents, strict=True)
    )
