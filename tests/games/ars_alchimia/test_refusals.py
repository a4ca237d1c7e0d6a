"""Why something may not be done; a refusal changes nothing."""

from games.ars_alchimia.positions import GAME, at_forge, play, position, refused, staying, words_of

from philtre.games.ars_alchimia.state import *

HELD = "cooling-jar fragrant-soap furnace-stone"


def test_workshops() -> None:
    state = play(position(track=(0, 1, 2)), *["pass"] * 3, "workshop 2")
    assert refused(state, "workshop 2").reason == "workshop-taken"
    assert refused(state, "workshop 4").arguments == {"workshop": "workshop:4"}


def test_salaries() -> None:
    state = position(year=2, phase=PAYING_SALARIES, assistants=["elf dwarf"], available=(1, 9, 9))
    assert refused(state, "keep").reason == "too-few-workers"
    assert refused(state, "dismiss golem").reason == "not-yours"
    assert refused(state, "swap elf").reason == "no-swapper"
    assert refused(state, "exchange fire").reason == "no-exchanger"


def test_spots() -> None:
    shown = {"o1": "phoenix-quill", "o4": "feather-alloy", "g1": "titan-cauldron", "l1": "mana-meadow"}
    state = position(spots=shown, crews={"l1": (1, 9)}, orders=[HELD])
    assert refused(state, "place s3").reason == "spot-closed"
    assert refused(state, "place s1").reason == "spot-empty"
    assert refused(state, "place o4").reason == "level-too-high"
    assert refused(state, "place o1").reason == "orders-full"
    assert refused(state, "place g1").reason == "nothing-to-transform"
    assert refused(state, "place l1").reason == "too-few-workers"


def test_powers() -> None:
    state = position(assistants=["nymph merchant"], resources="1flower 2snow 4elixir")
    assert refused(state, "swap elf").reason == "not-yours"
    assert refused(state, "exchange elixir").reason == "not-basic"
    assert refused(state, "exchange flower").reason == "not-two"
    assert refused(state, "exchange snow").reason == "elixir-full"
    assert refused(state, "reclaim").reason == "no-reclaimer"


def test_crews() -> None:
    state = play(position(spots={"o1": "phoenix-quill"}, crews={"o1": (1, 2)}), "place o1")
    assert refused(state, "send 2").reason == "crew-too-small"
    assert refused(state, "send 20").reason == "too-few-workers"


def test_revealed_cards() -> None:
    state = play(position(assistants=["treasure-hunter"], next="misty-lake"), "place lp", "send 1")
    assert refused(state, "light titan-cauldron").reason == "not-revealed"


def test_transformations() -> None:
    state = at_forge(resources="1flower 1snow 1fire", orders=[HELD])
    assert refused(state, "fulfil phoenix-quill").reason == "not-accepted"
    assert refused(state, "fulfil cooling-jar").reason == "resources-missing"
    assert refused(state, "bewitch cooling-jar").reason == "no-waiver"
    assert refused(state, "distil flower+sand").reason == "resources-missing"
    assert refused(state, "stop").reason == "must-transform"


def test_payments() -> None:
    state = at_forge(resources="1flower 1snow 2elixir", orders=["fragrant-soap"])
    play(state, "fulfil fragrant-soap")
    assert refused(state, "pay 2fire").reason == "not-the-price"
    poor = at_forge(resources="1snow 2elixir 1fire", orders=["fragrant-soap"])
    play(poor, "fulfil fragrant-soap")
    assert refused(poor, "pay 1flower+1snow").reason == "resources-missing"


def test_other_questions_are_refused_as_such() -> None:
    assert refused(position(), "stop").reason == "not-this-decision"


def test_every_refusal_of_random_games_has_a_reason_of_its_own() -> None:
    """Whatever is typed in answer to a question, the reason is never the general one, and can be said."""
    heard = set()
    words = words_of("fr")
    for seed in range(3):
        state = GAME.new(players=2 + seed, seed=seed)
        for number in range(80):
            if state.over:
                break
            seat = state.deciders[0]
            legal = state.legal(seat)
            for verb in LEXICON.decisions[state.question(seat)].verbs:
                for action in range(verb.first, verb.first + verb.size):
                    if action not in legal:
                        error = state.refusal(seat, action)
                        if error.reason not in heard:
                            assert words.error(error)
                        heard.add(error.reason)
            state.play(seat, staying(state, seat, number))
    assert "not-now" not in heard and len(heard) >= 10
