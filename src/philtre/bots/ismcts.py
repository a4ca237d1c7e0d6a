"""Information-set Monte Carlo tree search, for every game alike.

Each iteration deals a world that agrees with what the seat sees, descends in it, plays on for a
while, and asks how the seats stand. The tree branches by answers alone: what chance brought and what
others hold differs from world to world, so nobody in the search acts on what it cannot know. Where
answers are given out of sight, every seat has a tree of its own that branches only by what it noticed;
so answers given at once do not depend on each other.
"""

from collections.abc import Callable
from math import exp, log, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.bots.foresight import Foresight
from philtre.kernel.chance import below, seeded
from philtre.kernel.state import State
from philtre.kernel.zones import CHANCE, HEADER, HIDDEN, OVER, PLAYERS, VIEWER

MARGIN: Final[float] = 0.02  # of an outcome: how far ahead or behind, when the game is over
LONGEST: Final[i64] = 400  # answers remembered in an iteration
BETWEEN: Final[i64] = 16  # iterations from one look at the leader to the next
STEEPEST: Final[float] = 500.0  # beyond which e to the power of it means nothing
PUNCTUAL: Final[float] = 0.97  # of the time allowed


class Thought:
    """An option as the search came to see it: how often it was tried, and what share of victories it promises."""

    def __init__(self, action: int, visits: int, value: float) -> None:
        self.action = action
        self.visits = visits
        self.value = value

    def __repr__(self) -> str:
        return f"<{self.action}: {self.value:.3f} in {self.visits}>"


@final
class Search:
    """Thinks for so many iterations or, if ``seconds`` are given (none is -1), for so long.

    ``curiosity`` is how much an option that was seldom tried is worth trying. An option that was never
    tried is taken at a glance: by the judgement of where it leads, as if that were the outcome of
    ``glance`` tries; the options of the decision itself are looked at in so many worlds, ``looks``.
    With ``foresight`` a glance goes to the end of the seat's turn or chapter and keeps the best of so
    many positions; of ``insight``, if that is more, for the options of the decision itself. From where
    the tree ends the game is played on, at random or with the same foresight, until ``horizon`` times
    another seat or chapter has come (-1: to the end) or, if given, so many ``eras`` of the game have
    passed: there positions can be compared best. ``scale`` is the lead in judgement that makes victory
    e times as likely as defeat. Whoever thinks by iterations stops when no other option could become the
    most tried one, even if a share ``rally`` of those left went to it alone: with 1 the choice is the same
    as without stopping, with less it is nearly always.

    Two parts can be left out, to see what they are worth: ``paired``, that all options are tried in the
    same worlds, and ``reuse``, that a tree is kept from one answer of a turn to the next.
    """

    iterations: i64
    horizon: i64
    foresight: i64
    insight: i64
    eras: i64
    looks: i64
    era: i64
    worlds: vec[i64]  # seeds
    chance: vec[i64]  # a row with a generator of its own
    first: vec[i64]  # of each node, its first child; -1 for none
    next: vec[i64]  # the next child of the same node
    move: vec[i64]  # the answer that leads to it, seat and action as one number
    visits: vec[float]
    offers: vec[float]  # how often it could have been visited
    value: vec[float]  # the sum of outcomes for the seat that moved
    seemed: vec[float]  # what it seemed worth at a glance
    path: vec[i64]  # the nodes visited in an iteration
    movers: vec[i64]  # and who moved there
    length: i64
    trees: i64
    root: vec[i64]  # of each tree
    here: vec[i64]  # where an iteration stands in each tree
    outcome: vec[float]  # of an iteration, for each seat
    actions: i64
    slot: vec[i64]  # of each action, the child it leads to, if marked with the current stamp
    mark: vec[i64]
    stamp: i64

    def __init__(
        self,
        iterations: int = 1000,
        seconds: float = -1.0,
        curiosity: float = 0.7,
        glance: float = 0.0,
        horizon: int = -1,
        scale: float = 300.0,
        foresight: int = 0,
        insight: int = 0,
        eras: int = 0,
        looks: int = 8,
        rally: float = 1.0,
        paired: int = 1,
        reuse: int = 1,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.curiosity = curiosity
        self.glance = glance
        self.horizon = horizon
        self.scale = scale
        self.foresight = foresight
        self.insight = max(insight, foresight)
        self.seer = Foresight()
        self.eras = eras
        self.looks = looks
        self.rally = rally
        self.paired = paired != 0
        self.reuse = reuse != 0
        self.era = 0
        self.chance = vec[i64]([0] * int(HEADER))
        self.worlds = vec[i64]()
        self.watch: Callable[[list[Thought]], object] | None = None  # told now and then how the options look
        self.seen: State | None = None
        self.chosen = -1
        self.par = 0.0
        self.actions = 0
        self.stamp = 0
        self.trees = 0
        self.length = 0
        self.path = vec[i64]([0] * int(LONGEST))
        self.movers = vec[i64]([0] * int(LONGEST))
        self.slot = vec[i64]()
        self.mark = vec[i64]()
        self.outcome = vec[float]()
        self.here = vec[i64]()
        self.forget()

    # Thinking.

    def weigh(self, seen: State, seat: int, seed: int, only_best: bool) -> list[Thought]:
        """Think, and list the options, the most tried first; with ``only_best`` no longer than the choice is open."""
        until = perf_counter() + self.seconds * PUNCTUAL if self.seconds >= 0.0 else 0.0
        self.prepare(seen, seat, seed)
        self.worlds = vec[i64]()
        self.chance[CHANCE] = seeded(seed)
        self.par = float(seen.redeal(seat, int(self.world(0))).judge(seat))
        self.era = seen.era()
        if self.glance > 0.0:
            self.look_around(seen, seat, until)
        if until > 0.0:
            self.think_until(seen, seat, until)
        else:
            left = self.iterations - self.tried(seat)
            while left > 0 and not (only_best and left % BETWEEN == 0 and self.decided(seat, left)):
                self.iterate(seen, seat)
                left -= 1
                if left % BETWEEN == 0:
                    self.tell(seen, seat)
        if self.glance == 0.0 and self.tried(seat) == 0:
            self.look_around(seen, seat, until)
        return self.thoughts(seen, seat)

    def think_until(self, seen: State, seat: i64, until: float) -> None:
        now = perf_counter()
        longest = 0.0
        done: i64 = 0
        while now + longest < until:
            self.iterate(seen, seat)
            done += 1
            if done % BETWEEN == 0:
                self.tell(seen, seat)
            then = now
            now = perf_counter()
            longest = max(longest * 0.99, now - then)

    def tell(self, seen: State, seat: i64) -> None:
        if self.watch is not None:
            self.watch(self.thoughts(seen, int(seat)))

    def thoughts(self, seen: State, seat: int) -> list[Thought]:
        root = self.root[self.tree_of(seat)]
        found: list[Thought] = []
        for action in seen.legal(seat):
            child = self.child_of(root, seat * self.actions + action)
            if child < 0:
                found.append(Thought(action, 0, 0.0))
                continue
            visits = self.visits[child]
            value = self.seemed[child]
            if visits > 0.0:
                value = (self.value[child] + self.glance * value) / (visits + self.glance)
            found.append(Thought(action, int(visits), value))
        found.sort(key=lambda thought: (-thought.visits, -thought.value, thought.action))
        return found

    def decided(self, seat: i64, left: i64) -> bool:
        """Whether no other option is likely to become the most tried in the iterations that are left."""
        most = 0.0
        second = 0.0
        child = self.first[self.root[self.tree_of(seat)]]
        while child >= 0:
            if self.move[child] // self.actions == seat:
                visits = self.visits[child]
                if visits > most:
                    second = most
                    most = visits
                elif visits > second:
                    second = visits
            child = self.next[child]
        return most > second + self.rally * float(left)

    # What was thought before.

    def prepare(self, seen: State, seat: i64, seed: i64) -> None:
        """Keep what is below the answer chosen last, if that led here and nothing was learnt since; else begin anew."""
        before = self.seen
        self.seen = seen
        if self.reuse and before is not None and self.chosen >= 0 and self.follows(before, seen, seat, seed):
            hidden = before.b[seat * before.zones.stride + HIDDEN] != 0
            move = seat * self.actions + self.chosen
            kept = True
            for tree in range(self.trees):
                if tree == seat or self.trees == 1 or not hidden:
                    child = self.child_of(self.root[tree], move)
                    if child < 0:
                        kept = False
                        break
                    self.root[tree] = child
            if kept:
                return
        self.forget()
        players = seen.b[PLAYERS]
        self.actions = seen.lexicon.actions
        if len(self.slot) != self.actions:
            self.slot = vec[i64]([0] * int(self.actions))
            self.mark = vec[i64]([0] * int(self.actions))
            self.stamp = 0
        self.trees = players if seen.zones.windows else 1
        self.root = vec[i64]([0] * int(self.trees))
        self.here = vec[i64]([0] * int(self.trees))
        self.outcome = vec[float]([0.0] * int(players))
        for tree in range(self.trees):
            self.root[tree] = self.add_node(-1)

    def follows(self, before: State, seen: State, seat: i64, seed: i64) -> bool:
        if before.b[PLAYERS] != seen.b[PLAYERS] or before.zones is not seen.zones or before.b[VIEWER] != seen.b[VIEWER]:
            return False
        world = before.redeal(int(seat), int(seed))
        if not world.ready(seat).has(self.chosen):
            return False
        world.step(seat, self.chosen)
        return world.seen_by(int(seat)) == seen

    def forget(self) -> None:
        self.first = vec[i64]()
        self.next = vec[i64]()
        self.move = vec[i64]()
        self.visits = vec[float]()
        self.offers = vec[float]()
        self.value = vec[float]()
        self.seemed = vec[float]()
        self.root = vec[i64]()
        self.chosen = -1

    def tried(self, seat: i64) -> i64:
        """How often the options of the root were tried already."""
        visits = 0.0
        child = self.first[self.root[self.tree_of(seat)]]
        while child >= 0:
            if self.move[child] // self.actions == seat:
                visits += self.visits[child]
            child = self.next[child]
        return i64(int(visits))

    # The trees.

    def tree_of(self, seat: i64) -> i64:
        """The tree in which a seat decides."""
        if self.trees > 1:
            return seat
        return 0

    def add_node(self, move: i64) -> i64:
        node = i64(len(self.first))
        self.first = append(self.first, -1)
        self.next = append(self.next, -1)
        self.move = append(self.move, move)
        self.visits = append(self.visits, 0.0)
        self.offers = append(self.offers, 0.0)
        self.value = append(self.value, 0.0)
        self.seemed = append(self.seemed, 0.0)
        return node

    def add_child(self, node: i64, move: i64) -> i64:
        child = self.add_node(move)
        self.next[child] = self.first[node]
        self.first[node] = child
        return child

    def child_of(self, node: i64, move: i64) -> i64:
        child = self.first[node]
        while child >= 0 and self.move[child] != move:
            child = self.next[child]
        return child

    # An iteration.

    def look_around(self, seen: State, seat: i64, until: float) -> None:
        """Look at every option that was not tried yet, in several worlds as long as there is time."""
        root = self.root[self.tree_of(seat)]
        options = seen.ready(seat)
        for i in range(options.count):
            if self.child_of(root, seat * self.actions + options.items[i]) < 0:
                self.add_child(root, seat * self.actions + options.items[i])
        for number in range(self.looks):
            if number > 0 and 0.0 < until < perf_counter():
                break
            world = seen.redeal(int(seat), int(self.world(number)))
            rivals = self.rivals_of(world, seat)
            for i in range(options.count):
                child = self.child_of(root, seat * self.actions + options.items[i])
                if self.visits[child] == 0.0:
                    look = self.glimpse(world, seat, options.items[i], rivals, self.insight)
                    self.seemed[child] += (look - self.seemed[child]) / float(number + 1)

    def world(self, number: i64) -> i64:
        """The seed of a world. All options are tried in the same worlds, so that luck favours none."""
        while len(self.worlds) <= number:
            below(self.chance, 1)
            self.worlds = append(self.worlds, self.chance[CHANCE])
        return self.worlds[number]

    def iterate(self, seen: State, seat: i64) -> None:
        self.length = 0
        for tree in range(self.trees):
            self.here[tree] = self.root[tree]
        node = self.most_urgent(seen, seat)
        number = i64(int(self.visits[node])) if self.paired else i64(len(self.worlds))
        world = seen.redeal(int(seat), int(self.world(number)))
        while self.visits[node] > 0.0:
            self.follow(world, seat, node)
            world.step(seat, self.move[node] - seat * self.actions)
            if world.b[OVER] != 0 or self.length == LONGEST or self.at_rest(world):
                break
            seat = world.first_decider()
            node = self.most_urgent(world, seat)
        else:
            self.follow(world, seat, node)
            world = self.play_on(world, seat, self.move[node] - seat * self.actions)
        self.reckon(world)
        for i in range(self.length):
            node = self.path[i]
            self.visits[node] += 1.0
            self.value[node] += self.outcome[self.movers[i]]

    def follow(self, world: State, seat: i64, node: i64) -> None:
        """Go on to a node: in the seat's own tree, and in those of all who notice the answer."""
        self.path[self.length] = node
        self.movers[self.length] = seat
        self.length += 1
        if self.trees == 1:
            self.here[0] = node
            return
        hidden = world.b[seat * world.zones.stride + HIDDEN] != 0
        for tree in range(self.trees):
            if tree == seat:
                self.here[tree] = node
            elif not hidden:
                child = self.child_of(self.here[tree], self.move[node])
                self.here[tree] = self.add_child(self.here[tree], self.move[node]) if child < 0 else child

    def most_urgent(self, world: State, seat: i64) -> i64:
        """The child that promises most, with a bonus for being seldom tried; untried ones first, or by a glance."""
        here = self.here[self.tree_of(seat)]
        moves = world.ready(seat)
        items = moves.items
        base = seat * self.actions
        self.mark_children(here, base)
        stamp = self.stamp
        glance = self.glance
        mark = self.mark
        slot = self.slot
        best: i64 = -1
        best_value = -1.0
        untried: i64 = 0
        unseen = True
        rivals = 0.0
        offers = 0.0
        bonus = 0.0
        for i in range(moves.count):
            action = items[i]
            if mark[action] == stamp:
                child = slot[action]
            elif glance == 0.0:
                untried += 1
                if below(self.chance, untried) == 0:
                    best = action
                continue
            else:
                if unseen:
                    rivals = self.rivals_of(world, seat)
                    unseen = False
                child = self.add_child(here, base + action)
                self.seemed[child] = self.glimpse(world, seat, action, rivals, self.foresight)
            if untried > 0:
                continue
            offered = self.offers[child] + 1.0
            self.offers[child] = offered
            if offered != offers:  # most options are offered equally often
                offers = offered
                bonus = self.curiosity * sqrt(log(offers + 1.0))
            weight = self.visits[child] + glance
            value = (self.value[child] + glance * self.seemed[child] + bonus * sqrt(weight)) / weight
            if value > best_value:
                best = child
                best_value = value
        return self.add_child(here, base + best) if untried > 0 else best

    def mark_children(self, node: i64, base: i64) -> None:
        """Note for each action of a seat to which child it leads."""
        self.stamp += 1
        child = self.first[node]
        while child >= 0:
            action = self.move[child] - base
            if 0 <= action < self.actions:
                self.slot[action] = child
                self.mark[action] = self.stamp
            child = self.next[child]

    def glimpse(self, world: State, seat: i64, action: i64, rivals: float, positions: i64) -> float:
        """What an option is worth by the judgement of where it leads, if the others stay as they stand."""
        reached = self.seer.look(world, seat, action, positions)
        if reached.b[OVER] != 0:
            self.divide(reached)
            return self.outcome[seat]
        return 1.0 / (1.0 + exp(min(rivals - float(self.seer.value) / self.scale, STEEPEST)))

    def rivals_of(self, world: State, seat: i64) -> float:
        """How well the others stand, on the scale on which a seat that stands as well would win every other time."""
        players = world.b[PLAYERS]
        if players == 1:
            return self.par / self.scale  # how well one stood oneself
        best = 0.0
        total = 0.0
        for other in range(players):
            if other != seat:
                value = float(world.judge(other)) / self.scale
                if total == 0.0 or value > best:
                    total *= exp(max(best - value, -STEEPEST))
                    best = value
                total += exp(max(value - best, -STEEPEST))
        return best + log(total)

    # Beyond the tree.

    def play_on(self, world: State, seat: i64, action: i64) -> State:
        """Play an option and go on as far as the horizon: at random, or with foresight turn by turn."""
        if self.foresight > 0:
            world = self.seer.look(world, seat, action, self.foresight)
        else:
            world.step(seat, action)
        left = self.horizon
        chapter: i64 = 0
        last: i64 = -1
        while world.b[OVER] == 0 and left != 0 and not self.at_rest(world):
            seat = world.first_decider()
            now = world.chapter(seat)
            if last >= 0 and (seat != last or now != chapter):
                left -= 1
                if left == 0:
                    break
            last = seat
            chapter = now
            if self.foresight > 0:
                world = self.leap_on(world, seat)
            else:
                moves = world.ready(seat)
                world.step(seat, moves.items[below(world.b, moves.count)])
        return world

    def at_rest(self, world: State) -> bool:
        """Whether as many eras have passed as are thought ahead."""
        return self.eras > 0 and world.era() >= self.era + self.eras

    def leap_on(self, world: State, seat: i64) -> State:
        """The best a seat can reach before another is to move."""
        moves = world.ready(seat)
        best = world
        best_value: i64 = 0
        for i in range(moves.count):
            reached = self.seer.look(world, seat, moves.items[i], self.foresight)
            if i == 0 or self.seer.value > best_value:
                best = reached
                best_value = self.seer.value
        return best

    def reckon(self, world: State) -> None:
        """The outcome for each seat: its share of the victory, as it is or as the judgement lets one expect."""
        players = world.b[PLAYERS]
        if world.b[OVER] != 0:
            self.divide(world)
            return
        best = world.judge(0)
        for seat in range(players):
            judged = world.judge(seat)
            best = max(best, judged)
            self.outcome[seat] = float(judged)
        top = float(best)
        total = 0.0
        if players == 1:
            total = exp((self.par - top) / self.scale)  # alone, against how one stood
        for seat in range(players):
            share = exp((self.outcome[seat] - top) / self.scale)
            self.outcome[seat] = share
            total += share
        for seat in range(players):
            self.outcome[seat] /= total

    def divide(self, world: State) -> None:
        """A victory, shared by those whom nobody has beaten; and a little for how near the others came."""
        players = world.b[PLAYERS]
        top: i64 = 0
        for seat in range(1, players):
            if beats(world, seat, top):
                top = seat
        best = world.score(top)
        shared: i64 = 0
        for seat in range(players):
            if not beats(world, top, seat):
                shared += 1
        for seat in range(players):
            behind = float(best - world.score(seat))
            value = MARGIN / (1.0 + behind)
            if not beats(world, top, seat) and world.won(seat):
                value = MARGIN + (1.0 - MARGIN) / float(shared)
            self.outcome[seat] = value


def beats(world: State, seat: i64, other: i64) -> bool:
    ahead = world.score(seat) - world.score(other)
    return ahead > 0 or (ahead == 0 and world.tiebreak(seat) > world.tiebreak(other))
