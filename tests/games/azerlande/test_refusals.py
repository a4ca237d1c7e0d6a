"""Why something may not be done: every refusal has its own reason."""

from collections.abc import Callable

import pytest
from games.azerlande.positions import GAME, play, position, refused, words_of

from philtre import State
from philtre.games.azerlande.box import *
from philtre.games.azerlande.state import *


def placing() -> State:
    return play(position("priorities"), "place 1")


def drinking() -> State:
    return position("drink", "1charm 1speed", discs=(10, 10, 0), holders=["1 2 3 4 5", "0 0 0 0 0"])


def hypnotising() -> State:
    state = position("drink", "1charm", discs=(0, 10, 0), town="1 4 29 33", pawns=["", "29"])
    return play(state, "drink charm-expert")


def taking() -> State:
    return play(position("fulfil", "speed 2intelligence", town="38"), "serve 38", "take flower")


def studying() -> State:
    return play(position("fulfil", "charm intelligence", town="12", discs=(9, 0, 9)), "serve 12")


def studying_charm() -> State:
    return play(studying(), "speed 1")


def sorting() -> State:
    state = position("fulfil", "3speed efficiency", town="42")
    state.b[MULTIPLIER + FORAGE] = 1
    play(state, "serve 42")
    for kind, number in enumerate((2, 1, 0)):
        state.b[ROLLED + kind] = number
    state.moves_of = -1
    return state


def persuading() -> State:
    return position("reveal", "persuasion", holders=["1 2 3g 4 5"])


def sending() -> State:
    return position("forage", "2apprentice")


def shopping() -> State:
    state = position("market", "1gold 1mushroom 1sap", row="m01 m40")
    state.b[CARD_AT + A_CARD.index["m05"]] = RESERVED + 1
    return state


def trading() -> State:
    return play(position("market", "2mushroom"), "trade 2mushroom")


def brewing() -> State:
    return position("brew", "2sap 1flower")


def distilling() -> State:
    return play(position("fulfil", "charm intelligence 2sap", town="17"), "serve 17")


def serving() -> State:
    return position("fulfil", "1charm", town="1 29 28", pawns=["", "28"])


def paying() -> State:
    return play(position("fulfil", "2charm 2intelligence", town="24"), "serve 24")


def paying_the_rest() -> State:
    return play(position("fulfil", "1speed 2charm 1intelligence", town="24"), "serve 24", "pay charm")


def unlocking() -> State:
    return play(position("fulfil", "speed charm persuasion", town="13"), "serve 13")


def picking() -> State:
    state = position("fulfil", "speed charm", town="18")
    for card in range(CARDS):
        state.b[CARD_AT + card] = DECK if card < 3 else ROW
    return play(state, "serve 18")


def repeating() -> State:
    return play(position("fulfil", "speed intelligence", town="19", tableau="1 10 11"), "serve 19")


def scoring() -> State:
    return play(position("fulfil", "2charm intelligence", town="40", tableau="27 10"), "serve 40")


def redoing() -> State:
    state = position("fulfil", "3speed", town="42")
    state.b[MULTIPLIER + FORAGE] = state.b[MULTIPLIER + BREW] = 2
    return play(state, "serve 42")


def granting() -> State:
    from games.azerlande.test_cases import ai_to_fulfil

    return ai_to_fulfil("20", "18 22")


REFUSALS = [
    (placing, "place 0", "tile-not-owned"),
    (placing, "work 1", "tile-placed"),
    (drinking, "drink intelligence-novice", "no-such-potion"),
    (drinking, "drink charm-expert", "nobody-to-hypnotise"),
    (hypnotising, "hypnotise 2", "not-in-town"),
    (hypnotising, "hypnotise 33", "visitor-infinite"),
    (hypnotising, "hypnotise 29", "visitor-hypnotised"),
    (taking, "take mushroom", "order-of-choice"),
    (studying, "speed 2", "steps-too-many"),
    (studying_charm, "charm 0", "steps-needed"),
    (studying_charm, "charm 3", "steps-too-many"),
    (sorting, "discard 2sap", "dice-not-rolled"),
    (persuading, "hire 3", "not-so-much-gold"),
    (sending, "send 3", "not-so-many-apprentices"),
    (shopping, "buy m02", "card-not-offered"),
    (shopping, "buy m05", "card-reserved"),
    (shopping, "buy m40", "gold-missing"),
    (shopping, "trade 2mushroom", "pair-missing"),
    (trading, "take mushroom", "just-given"),
    (brewing, "brew charm", "ingredients-missing"),
    (distilling, "distil charm-without-sap", "ingredients-missing-too"),
    (serving, "serve 2", "not-in-town"),
    (serving, "serve 29", "potions-missing"),
    (serving, "serve 28", "visitor-hypnotised"),
    (paying, "pay speed", "potions-short"),
    (paying_the_rest, "pay speed", "order-of-choice"),
    (unlocking, "unlock persuasion", "ability-known"),
    (picking, "pick m20", "card-not-revealed"),
    (repeating, "repeat 12", "not-in-tableau"),
    (repeating, "repeat 1", "no-benefit"),
    (repeating, "repeat 19", "itself"),
    (scoring, "score 10", "no-end-effect"),
    (redoing, "redo study", "not-performed"),
    (redoing, "redo fulfil", "not-fulfil"),
    (granting, "grant 20", "not-nearest"),
]


@pytest.mark.parametrize(("made", "notation", "reason"), REFUSALS, ids=[refusal[2] for refusal in REFUSALS])
def test_refusal(made: Callable[[], State], notation: str, reason: str) -> None:
    assert refused(made(), notation).reason == reason


def test_every_reason_is_tried() -> None:
    tried = {reason for _, _, reason in REFUSALS} | {"level-too-low", "no-zero-left", "not-now"}
    assert {reason.name for reason in LEXICON.reasons} == tried


def test_level_too_low() -> None:
    assert refused(position("drink", "1speed"), "drink speed-intermediate").reason == "level-too-low"


def test_no_zero_left() -> None:
    tiles = ["1 2 3 4 5", "0 0 0 0 0", "0 0 0 0 0"]
    state = position("drink", "1speed", players=3, discs=(10, 0, 0), holders=tiles)
    assert refused(state, "drink speed-expert").reason == "no-zero-left"


def test_an_answer_to_another_question() -> None:
    assert refused(serving(), "buy m01").reason == "not-this-decision"


def test_every_refusal_of_random_games_has_a_reason_of_its_own() -> None:
    """Whatever is typed in answer to a question, the reason is never the general one."""
    heard = set()
    words = words_of("fr")
    for players in (1, 3):
        state = GAME.new(players=players, seed=players)
        bot = GAME.bot("random")
        for number in range(120):
            if state.over:
                break
            seat = state.deciders[0]
            legal = state.legal(seat)
            for verb in LEXICON.decisions[state.question(seat)].verbs:
                for action in range(verb.first, verb.first + verb.size):
                    if action not in legal:
                        error = state.refusal(seat, action)
                        heard.add(error.reason)
                        assert words.error(error)
            state.play(seat, bot.choose(state.seen_by(seat), seat, number))
    assert "not-now" not in heard and len(heard) >= 10
