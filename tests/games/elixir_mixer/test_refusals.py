"""Why something may not be done: every refusal has its own reason."""

from collections.abc import Callable

import pytest
from games.elixir_mixer.positions import GAME, play, position, refused, words_of

from philtre import State
from philtre.games.elixir_mixer.state import *


def gathering() -> State:
    return position(["b7 g4", "", ""], market="y6 p1 r6 g6 b6 b5")


def trading() -> State:
    """A 7 is traded, a 4 is picked, 3 are owed."""
    return play(position(["b7 g4", "", ""], market="y4 r4 joker p2 y2 r2 g1 y5"), "trade b7", "pick r4")


def brewing() -> State:
    return position(["b7 b5 y3 r1", "", ""], tops={"green": 16}, bonuses=["", "mixed"], asked="brew")


def using() -> State:
    """Blue 10 is brewed, a 5 is used, 5 are owed."""
    hands = ["b5 b4 b4 b3 b2 b1 y5 joker b6", "", ""]
    return play(position(hands, asked="brew"), "brew blue", "use b5")


REFUSALS = [
    (gathering, "take b7", "not-in-market"),
    (gathering, "trade r1", "not-in-hand"),
    (gathering, "trade g4", "no-equal-sum"),
    (trading, "pick b7", "not-in-market"),
    (trading, "pick g4", "not-in-market"),
    (trading, "pick y5", "too-much"),
    (trading, "pick joker", "too-much"),
    (trading, "pick g1", "out-of-order"),
    (brewing, "brew green", "pile-used-up"),
    (brewing, "brew blue", "no-brew"),
    (brewing, "brew purple", "no-brew"),
    (brewing, "mix", "mixed-taken"),
    (using, "use g5", "not-in-hand"),
    (using, "use b5", "not-in-hand"),
    (using, "use y5", "other-colour"),
    (using, "use b6", "too-much"),
    (using, "use b1", "out-of-order"),
]


@pytest.mark.parametrize(("made", "notation", "reason"), REFUSALS)
def test_refusal(made: Callable[[], State], notation: str, reason: str) -> None:
    assert refused(made(), notation).reason == reason


def test_nothing_to_draw() -> None:
    assert refused(position(["b7", "", ""], rest=MARKET), "draw").reason == "nothing-to-draw"


def test_no_mix() -> None:
    assert refused(position(["b7 b5", "", ""], asked="brew"), "mix").reason == "no-mix"


def test_rest_impossible() -> None:
    state = play(position(["b7", "", ""], market="y6 p5 g5 r3 b2 p1"), "trade b7")
    assert refused(state, "pick r3").reason == "rest-impossible"


def test_out_of_order_also_of_a_card_before_the_last() -> None:
    state = play(position(["b7", "", ""], market="b2 p2 g2 g2 p1 p1 r1"), "trade b7", "pick p2")  # and g2
    assert refused(state, "pick b2").reason == "out-of-order"


def test_not_in_hand_of_a_card_to_return() -> None:
    state = play(position(["b7 p7 g7 y7 r7 b6", "", ""], asked="brew"), "stop")
    assert refused(state, "return b1").reason == "not-in-hand"


def test_an_answer_to_another_question() -> None:
    assert refused(gathering(), "stop").reason == "not-this-decision"
    assert refused(brewing(), "draw").reason == "not-this-decision"


def test_every_refusal_of_random_games_has_a_reason_of_its_own() -> None:
    """Whatever is typed in answer to a question, the reason is never the general one."""
    heard = set()
    words = words_of("fr")
    for seed in range(3):
        state = GAME.new(players=3, seed=seed)
        bot = GAME.bot("random")
        for number in range(150):
            seat = state.deciders[0]
            legal = state.legal(seat)
            for verb in LEXICON.decisions[state.question(seat)].verbs:
                for action in range(verb.first, verb.first + verb.size):
                    if action not in legal:
                        error = state.refusal(seat, action)
                        heard.add(error.reason)
                        assert words.error(error)
            state.play(seat, bot.choose(state.seen_by(seat), seat, number))
    assert "not-now" not in heard and len(heard) >= 8
