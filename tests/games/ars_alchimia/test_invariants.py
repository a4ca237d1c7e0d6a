"""What holds in every game, whoever plays it."""

from collections import Counter

import pytest
from games.ars_alchimia.positions import CARD_NAMES, GAME, asked, at_random, position, staying
from support.playing import played

from philtre import State
from philtre.games.ars_alchimia.state import *


class Watch:
    """Checks a game from one answer to the next."""

    def __init__(self) -> None:
        self.before: State | None = None

    def __call__(self, state: State) -> None:
        assert state.journal is not None
        state.journal.entries.clear()
        workers_are_conserved(state)
        cards_are_conserved(state)
        stocks_are_within_bounds(state)
        one_seat_decides(state)
        if self.before is not None:
            nothing_is_taken_back(self.before, state)
        self.before = state.copy()


def workers_are_conserved(state: State) -> None:
    b = state.b
    for seat in range(state.players):
        mine = ME * seat
        on_spots = sum(b[CREW + spot] for spot in range(SPOTS) if b[CREW_OF + spot] == 1 + seat)
        everywhere = [b[mine + AVAILABLE], b[mine + SQUARE], b[mine + RESERVE], on_spots]
        assert min(everywhere) >= 0 and sum(everywhere) == WORKER_CAP[state.players - 2]
    assert all((b[CREW + spot] > 0) == (b[CREW_OF + spot] > 0) for spot in range(SPOTS))


def cards_are_conserved(state: State) -> None:
    """Each card lies in one place, and in one only: pile, spot, player, or revealed."""
    b = state.b
    lying = Counter(card for card in range(CARDS) if b[LAYER + card])
    lying.update(b[CARD_ON + spot] - 1 for spot in range(SPOTS) if b[CARD_ON + spot])
    lying.update(b[REVEALED + i] - 1 for i in range(2) if b[REVEALED + i])
    for seat in range(state.players):
        mine = ME * seat
        lying.update(b[mine + ACCEPTED + 1 + i] for i in range(b[mine + ACCEPTED]))
        lying.update(order for order in range(ORDERS) if b[mine + FULFILLED] >> order & 1)
        lying.update(FIRST_ASSISTANT + i for i in range(ASSISTANTS) if b[mine + EMPLOYED] >> i & 1)
        made = [CATEGORY_OF[order] for order in range(ORDERS) if b[mine + FULFILLED] >> order & 1]
        assert [b[mine + MADE + category] for category in range(CATEGORIES)] == [made.count(i) for i in range(4)]
    assert sorted(lying.elements()) == list(range(CARDS))
    for spot in range(SPOTS):
        if b[CARD_ON + spot]:
            assert PILE_OF[b[CARD_ON + spot] - 1] == PILE_AT[spot]
        if CLOSED[SPOTS * (state.players - 2) + spot] or IS_PILE[spot]:
            assert b[CARD_ON + spot] == 0
    for first, last in ((FIRST_LOCATION, FIRST_FORGE), (FIRST_FORGE, FIRST_ASSISTANT)):
        assert sum(b[LAYER + card] != 0 for card in range(first, last)) >= 2


def stocks_are_within_bounds(state: State) -> None:
    b = state.b
    for seat in range(state.players):
        assert all(0 <= b[ME * seat + RESOURCES + kind] <= MOST[kind] for kind in range(KINDS))
    numbers = sorted(b[ME * seat + WORKSHOP_OF] for seat in range(state.players))
    if b[PHASE] != CHOOSING:
        assert numbers == BOX["table"][state.players - 2]["workshops"]
        assert sorted(b[IN_ORDER + i] for i in range(state.players)) == list(range(state.players))


def one_seat_decides(state: State) -> None:
    assert len(state.deciders) == (0 if state.over else 1)
    if state.over or asked(state) in ("workshop", "salary"):
        assert state.b[TURNED] == 0 and all(state.b[CREW + spot] == 0 for spot in range(SPOTS))
        assert all(state.b[REVEALED + i] == 0 for i in range(2)) and state.b[AT_FORGE] == 0


def nothing_is_taken_back(before: State, after: State) -> None:
    old, new = before.b, after.b
    for seat in range(after.players):
        mine = ME * seat
        assert new[mine + TRACK] >= old[mine + TRACK]
        assert new[mine + FULFILLED] & old[mine + FULFILLED] == old[mine + FULFILLED]
        if new[YEAR] != old[YEAR] or new[PHASE] != PLAYING or old[PHASE] != PLAYING or after.over:
            continue
        assert new[mine + AVAILABLE] <= old[mine + AVAILABLE] + 2, "only the Homunculus brings workers back"
        if old[mine + PASSED]:
            assert new[mine + PASSED] and new[mine + AVAILABLE] == old[mine + AVAILABLE]
    if new[YEAR] == old[YEAR] and not after.over:
        assert all(new[CREW + spot] >= old[CREW + spot] for spot in range(SPOTS))


@pytest.mark.parametrize("players", GAME.players)
def test_invariants_of_random_games(players: int) -> None:
    for seed in range(4):
        played(GAME, players, {}, seed, staying, Watch())
    played(GAME, players, {}, 9, at_random, Watch())


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_invariants_of_many_random_games(players: int) -> None:
    for seed in range(100, 160):
        played(GAME, players, {}, seed, staying, Watch())


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_invariants_of_greedy_games(players: int) -> None:
    def greedy(state: State, seat: int, number: int) -> int:
        return GAME.bot("greedy").choose(state.seen_by(seat), seat, number)

    for seed in range(4):
        played(GAME, players, {}, seed, greedy, Watch())


def test_no_question_has_more_than_a_few_dozen_answers() -> None:
    most: Counter[str] = Counter()

    def look(state: State) -> None:
        if not state.over:
            most[asked(state)] = max(most[asked(state)], len(state.legal(state.deciders[0])))

    for seed in range(6):
        played(GAME, 4, {}, seed, staying, look)
    assert set(most) >= {"workshop", "salary", "turn", "crew", "forge"} and max(most.values()) <= 30
    all_helpers = position(players=4, assistants=[" ".join(ASSISTANT.tokens)], square=(2, 0, 0, 0), resources="2flower")
    assert len(all_helpers.legal(0)) <= 16 + 20 + 4 + 2


def test_section_10_the_bound() -> None:
    """A year has at most 31 crews of a player, each with at most 14 questions, besides powers and salaries."""
    assert GAME.bound > 4 * 4 * (31 * 14 + 150 + 25)


def test_section_10_games_are_far_shorter() -> None:
    lengths = []
    for seed in range(3):
        count: list[State] = []
        played(GAME, 4, {}, seed, staying, count.append)
        lengths.append(len(count))
    assert max(lengths) < 400


def test_names_of_cards_are_unique() -> None:
    assert len(set(CARD_NAMES)) == 80


def test_saved_games_play_on_alike() -> None:
    state = GAME.new(players=4, seed=12)
    for number in range(60):
        seat = state.deciders[0]
        state.play(seat, staying(state, seat, number))
    again = GAME.load(state.save())
    assert again == state
    for number in range(20):
        seat = state.deciders[0]
        for game in (state, again):
            game.play(seat, staying(game, seat, number))
    assert again == state
