"""What holds in every game, whoever plays it."""

from collections import Counter

import pytest
from games.alchemist.positions import GAME, cubes, everywhere, hand, known, told
from support.playing import played

from philtre import State
from philtre.games.alchemist.state import *
from philtre.kernel.zones import total

# More turns than a game can have: creations, takes and draws, copies, passes of the last round.
MOST_TURNS = {2: 307, 3: 376, 4: 525, 5: 594}

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (3, {"setup": "german"}),
    (2, {"schools": "no"}),
    (5, {"schools": "no", "first": "4"}),
    (4, {"first": "2"}),
]
TABLE_NAMES = [
    " ".join([str(players), *(f"{name}={choice}" for name, choice in options.items())]) for players, options in TABLES
]

Event = tuple[str, dict[str, str | int]]


def at_random(state: State, seat: int, number: int) -> int:
    return GAME.bot("random").choose(state.seen_by(seat), seat, number)


def lingering(state: State, seat: int, number: int) -> int:
    """Play for length: draw, else take from the largest pile, and do nothing that empties the reserve faster."""

    def spent(action: int) -> int:
        if action == DRAW:
            return -99
        return -state.b[RESERVE + action - TAKE] if TAKE <= action < DRAW else 0

    return min(state.legal(seat), key=spent)


class Watch:
    """Checks a game from one answer to the next."""

    def __init__(self) -> None:
        self.before: State | None = None
        self.heard = 0

    def __call__(self, state: State) -> None:
        events = told(state, None)
        cubes_are_conserved(state)
        compendium_is_in_order(state)
        fame_is_what_was_earned(state, events)
        turns_are_fair(state, events)
        for seat in range(state.players):
            assert all(sure <= held for sure, held in zip(known(state, seat), hand(state, seat), strict=True))
        if self.before is not None:
            stocks_only_shrink(self.before, state)
            hands_change_as_told(self.before, state, events[self.heard :])
        assert state.over or state.legal(state.deciders[0])
        self.before = state.copy()
        self.heard = len(events)


def cubes_are_conserved(state: State) -> None:
    for kind in range(KINDS):
        places = everywhere(state, kind)
        assert sum(places) == 32 and min(places) >= 0


def compendium_is_in_order(state: State) -> None:
    board = GAME.view(state, None).board
    potions = [cauldron for cauldron in board.cauldrons if cauldron.creator is not None]
    assert len(board.tiles) == CAULDRONS - len(potions)
    assert len({potion.fame for potion in potions}) == len(potions)
    assert len({tuple(potion.recipe.items()) for potion in potions}) == len(potions)
    for potion in potions:
        assert 1 <= sum(potion.recipe.values()) <= 5 and max(potion.recipe.values()) <= 2
        assert not set(potion.recipe) & set(potion.produces)
    for seat, adept in enumerate(board.adepts):
        assert adept.seals + sum(potion.creator == seat for potion in potions) == 5


def fame_is_what_was_earned(state: State, events: list[Event]) -> None:
    earned: Counter[str] = Counter()
    for name, event in events:
        if name in ("created", "copied", "kept", "promoted"):
            assert isinstance(event["fame"], int) and event["fame"] >= 0
            earned[str(event["player"])] += event["fame"]
    assert state.scores == [earned[f"seat:{seat}"] for seat in range(state.players)]


def turns_are_fair(state: State, events: list[Event]) -> None:
    acted = Counter(
        event["player"] for name, event in events if name in ("created", "copied", "took", "drew", "passed")
    )
    turns = [acted[f"seat:{seat}"] for seat in range(state.players)]
    assert max(turns) - min(turns) <= (0 if state.over else 1)
    assert sum(turns) <= MOST_TURNS[state.players]


def stocks_only_shrink(before: State, after: State) -> None:
    for at in (RESERVE, BAG):
        assert all(now <= then for then, now in zip(cubes(before, at), cubes(after, at), strict=True))
    assert total(after.b, BAG, KINDS) % 2 == 0


def hands_change_as_told(before: State, after: State, events: list[Event]) -> None:
    change: Counter[str] = Counter()
    potions = {cauldron.id: cauldron.recipe for cauldron in GAME.view(after, None).board.cauldrons}
    for name, event in events:
        player = str(event.get("player"))
        if name in ("created", "copied"):
            change[player] -= sum(potions[str(event["cauldron"]).removeprefix("cauldron:")].values())
        elif name in ("took", "received"):
            change[player] += 1
        elif name == "gave":
            change[str(event["creator"])] += 1
        elif name == "drew":
            change[player] += int(event["number"])
    for seat in range(after.players):
        assert sum(hand(after, seat)) - sum(hand(before, seat)) == change[f"seat:{seat}"]


@pytest.mark.parametrize(("players", "options"), TABLES, ids=TABLE_NAMES)
def test_invariants_of_random_games(players: int, options: dict[str, str]) -> None:
    for seed in range(6):
        played(GAME, players, options, seed, at_random, Watch())


@pytest.mark.parametrize("players", GAME.players)
def test_section_10_the_longest_play_stays_within_the_bound(players: int) -> None:
    lengths = [played(GAME, players, {}, seed, lingering, Watch()).b[TURNS] for seed in range(3)]
    random = [played(GAME, players, {}, seed, at_random, lambda state: None).b[TURNS] for seed in range(3)]
    assert min(lengths) > max(random), "it does play for length"
    assert max(lengths) <= MOST_TURNS[players]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES, ids=TABLE_NAMES)
def test_invariants_of_many_random_games(players: int, options: dict[str, str]) -> None:
    for seed in range(100, 200):
        played(GAME, players, options, seed, at_random, Watch())


def test_without_schools_nobody_is_rewarded_for_one() -> None:
    state = played(GAME, 3, {"schools": "no"}, 4, at_random, lambda state: None)
    assert [state.b[ME * seat + FOR_SCHOOL] for seat in range(3)] == [0, 0, 0]
    assert not [event for event in told(state, None) if event[0] == "promoted"]
    board = GAME.view(state, 0).board
    assert not board.schools and [adept.school for adept in board.adepts] == [None] * 3
    assert state.b[SCHOOLS_LEFT] == 5


def test_rounds_are_counted_from_one_to_the_last() -> None:
    rounds: list[int] = []
    state = played(GAME, 3, {}, 1, at_random, lambda state: rounds.append(GAME.view(state, None).board.round))
    assert rounds[0] == 1 and sorted(rounds) == rounds
    assert rounds[-1] == state.b[TURNS] // 3, "the end begins no new round"
    assert set(rounds) == set(range(1, rounds[-1] + 1))


def test_saved_games_play_on_alike() -> None:
    state = GAME.new(players=3, seed=12, first=1, schools="no")
    for number in range(25):
        seat = state.deciders[0]
        state.play(seat, at_random(state, seat, number))
    again = GAME.load(state.save())
    assert again == state and GAME.agreed(again) == {"first": "1", "schools": "no"}
    seat = state.deciders[0]
    for game in (state, again):
        game.play(seat, game.legal(seat)[-1])
    assert again == state
