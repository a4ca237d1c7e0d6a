"""What holds in every game, whoever plays it."""

import pytest
from games.elixir_mixer.positions import GAME, Event, asked, cards, elixirs_before, hand, known, names, told, top
from support.playing import played

from philtre import State
from philtre.games.elixir_mixer.state import *
from philtre.kernel.zones import total


def at_random(state: State, seat: int, number: int) -> int:
    return GAME.bot("random").choose(state.seen_by(seat), seat, number)


def lingering(state: State, seat: int, number: int) -> int:
    """Play for length: trade as often as can be and never brew."""
    legal = state.legal(seat)
    if STOP in legal:
        return STOP
    trades = [action for action in legal if TRADE <= action < PICK]
    return trades[number % len(trades)] if trades else legal[-1]


class Watch:
    """Checks a game from one answer to the next."""

    def __init__(self) -> None:
        self.points: list[int] | None = None
        self.made: list[int] = []

    def __call__(self, state: State) -> None:
        assert state.journal is not None
        events = told(state, None)
        state.journal.entries.clear()
        cards_are_conserved(state)
        elixirs_are_in_order(state)
        points_are_what_lies_there(state, self.points)
        if not state.over:
            turns_begin_in_order(state)
        self.sums_are_exact(events)
        bundles_are_within_reach(events)
        self.points = state.scores

    def sums_are_exact(self, events: list[Event]) -> None:
        """Whatever was used for a brew, or got in a trade, adds up."""
        for name, event in events:
            if name in ("traded", "used", "got"):
                value = VALUE[CARD.index[str(event["card"]).removeprefix("card:")]]
                self.made.append(-value if name == "traded" else value)
            elif name in ("brewed", "mixed"):
                wanted = MIXED_SUM if name == "mixed" else int(str(event["elixir"]).split("-")[-1])
                assert sum(self.made) == wanted and len(self.made) == event["number"]
                self.made = []
            if name == "got" and sum(self.made) == 0:
                self.made = []
            assert sum(self.made) <= MIXED_SUM


def cards_are_conserved(state: State) -> None:
    places = [ME * seat + HAND for seat in range(state.players)] + [DECK, DISCARD, MARKET, ASIDE]
    for kind in range(KINDS):
        lying = [state.b[at + kind] for at in places]
        assert sum(lying) == 2 and min(lying) >= 0
    for seat in range(state.players):
        assert all(state.b[ME * seat + KNOWN + kind] <= state.b[ME * seat + HAND + kind] for kind in range(KINDS))
        assert total(state.b, ME * seat + HAND, KINDS) <= 11


def elixirs_are_in_order(state: State) -> None:
    for colour, name in enumerate(COLOUR_NAMES):
        owners = [state.b[ELIXIR_OF + PILE_SIZE * colour + i] for i in range(PILE_SIZE)]
        taken = top(state, name) - 10
        assert all(1 <= owner <= state.players for owner in owners[:taken])
        assert owners[taken:] == [0] * (PILE_SIZE - taken)
    assert all(0 <= state.b[BONUS_OF + bonus] <= state.players for bonus in range(BONUSES))


def points_are_what_lies_there(state: State, before: list[int] | None) -> None:
    target = 10 if state.players == 2 else 8
    for seat in range(state.players):
        bonuses = [state.b[BONUS_OF + bonus] for bonus in range(BONUSES)].count(1 + seat)
        assert state.scores[seat] == len(elixirs_before(state, seat)) + bonuses
        assert before is None or state.scores[seat] >= before[seat]
    reached = [points for points in state.scores if points >= target]
    assert len(reached) <= 1 and (state.over or not reached)
    assert all(points <= target + 4 for points in reached)


def turns_begin_in_order(state: State) -> None:
    if asked(state) != "gather":
        return
    assert total(state.b, MARKET, KINDS) >= 6
    assert all(total(state.b, ME * seat + HAND, KINDS) <= 5 for seat in range(state.players))
    assert state.b[BREWED_NOW] == 0 and cards(state, ASIDE) == ""
    assert state.deciders == [(state.b[FIRST] + state.b[TURN] - 1) % state.players]
    assert any(top(state, name) <= 15 for name in COLOUR_NAMES)
    assert state.players < 4 or sum(16 - top(state, name) for name in COLOUR_NAMES) >= 2


def bundles_are_within_reach(events: list[Event]) -> None:
    """R35: never three of one colour and five colours for the same elixir, so four bonuses at most."""
    won: list[str] = []
    for name, event in events:
        if name == "brewed":
            won = []
        elif name == "won-bonus":
            won.append(str(event["bonus"]))
            assert len(won) <= 4
            assert not {"bonus:three-of-a-colour", "bonus:five-colours"} <= set(won)


@pytest.mark.parametrize("players", GAME.players)
def test_invariants_of_random_games(players: int) -> None:
    for seed in range(4):
        played(GAME, players, {}, seed, at_random, Watch())


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_invariants_of_many_random_games(players: int) -> None:
    for seed in range(100, 140):
        played(GAME, players, {}, seed, at_random, Watch())


@pytest.mark.parametrize("players", GAME.players)
def test_section_10_play_without_a_point_ends(players: int) -> None:
    state = played(GAME, players, {}, 1, lingering, lambda state: None)
    assert state.b[TURN] == 100 * players and state.scores == [0] * players
    assert state.winners == list(range(players)) and names(told(state, None))[-1] == "stalled"


def test_section_10_the_bound() -> None:
    """Turns without a point have one gathering, seven picks, one brewing and six returns at most; the
    others, at most one for each point, three brews and eleven cards used besides."""
    for players in GAME.players:
        points = players * ((10 if players == 2 else 8) - 1) + 1
        turns = 100 * players * points
        assert turns * (1 + 7 + 1 + 6) + points * (3 + 11) < GAME.bound


def test_no_pick_and_no_use_leads_into_a_dead_end() -> None:
    """Every first card of a sum can be followed to its exact end, whatever comes next."""
    for seed in range(6):
        state = GAME.new(players=2, seed=seed)
        for number in range(60):
            seat = state.deciders[0]
            for action in state.legal(seat):
                if action >= TAKE + KINDS and action != STOP:
                    follow(state.copy(), seat, action)
            state.play(seat, at_random(state, seat, number))


def follow(state: State, seat: int, action: int) -> None:
    state.play(seat, action)
    if state.over or asked(state) not in ("trade-pick", "use"):
        return
    for following in state.legal(seat):
        follow(state.copy(), seat, following)


def test_saved_games_play_on_alike() -> None:
    state = GAME.new(players=3, seed=12, first=1)
    for number in range(40):
        seat = state.deciders[0]
        state.play(seat, at_random(state, seat, number))
    again = GAME.load(state.save())
    assert again == state and GAME.agreed(again) == {"first": "1"}
    assert hand(again, 2) == hand(state, 2) and known(again, 0) == known(state, 0)
    seat = state.deciders[0]
    for game in (state, again):
        game.play(seat, game.legal(seat)[-1])
    assert again == state
