"""Why something may not be done: every refusal has its own reason, names its thing, and changes nothing."""

import random
from collections.abc import Callable

import pytest
from games.bal_des_chaudrons.positions import BUSY, GAME, Witch, answer, offered, position, words_of
from support.playing import action_of

from philtre import NotAllowed, State
from philtre.games.bal_des_chaudrons.state import *

NOTHING = Witch()


def casting() -> State:
    dealt = Witch(character="", dealt="seer gust"), Witch(character="", dealt="trickster daredevil")
    return position(*dealt, phase="characters", number=0, options={"characters": "draft"})


def studying() -> State:
    return position(Witch("seer", hand="void-storm", received="charm-of-love"), NOTHING, phase="study")


def redrawn() -> State:
    state = position(Witch(hand="web-lore"), Witch("seer", hand="void-storm"), phase="study")
    return answer(state, 0, "redraw")


def gambled() -> State:
    state = position(Witch("daredevil", hand="charm-of-love"), Witch("seer", hand="void-storm"), phase="study")
    return answer(state, 0, "gamble", "decline")


def decanting() -> State:
    brewer = Witch("potion-brewer", reveals="charm-of-love", bench="00012", cauldron="10000")
    return position(brewer, NOTHING, phase="arcana")


def ravens() -> State:
    return position(Witch(reveals="void-storm", bench="00013", cauldron="10000"), NOTHING, phase="arcana")


def producing() -> State:
    """Web Lore is used, and the mandrake that it made, with another, has opened a tome."""
    me = Witch("grimoire-scholar", tableau="web-lore lost-arcana lava-magic void-storm", bench="01020")
    return answer(position(me, BUSY), 0, "use web-lore", "unlock", "open toad")


def producing_simply() -> State:
    return position(Witch("novice", tableau="web-lore", bench="00010", hand="croak-lore"), BUSY)


def poor_scholar() -> State:
    return position(Witch("grimoire-scholar", tableau="void-storm", bench="01000", tomes="mandrake"), BUSY)


def spent() -> State:
    return position(Witch("", spent="hidden-power", tableau="void-storm"), BUSY)


def own_used() -> State:
    me = Witch("fey-blessed", tableau="void-storm")
    return answer(position(me, Witch(tableau="web-lore", bench="00010")), 0, "invoke")


def own_unpaid() -> State:
    return position(Witch("spider-summoner", tableau="void-storm", bench="02000"), BUSY)


def paying() -> State:
    """Of Midnight Tome two mushrooms and two spiders or toads; a mushroom is paid from the outputs."""
    me = Witch(tableau="midnight-tome", bench="10422", brewed="00202", tomes="mushroom")
    return answer(position(me, BUSY), 0, "use midnight-tome", "pay brewed-mushroom")


def making() -> State:
    me = Witch(tableau="charm-of-fear", turned="charm-of-fear", bench="00020")
    return answer(position(me, BUSY), 0, "use charm-of-fear")


def unlocking() -> State:
    me = Witch("grimoire-scholar", bench="01001", brewed="02000", tomes="mandrake")
    return answer(position(me, BUSY), 0, "unlock")


REFUSALS = [
    (casting, "keep trickster", "not-dealt", "character:trickster"),
    (casting, "keep novice", "not-dealt", "character:novice"),
    (studying, "play web-lore", "not-in-hand", "potion:web-lore"),
    (studying, "turn rite-of-nature", "not-in-hand", "potion:rite-of-nature"),
    (studying, "turn void-storm", "one-way", "potion:void-storm"),
    (studying, "redraw", "not-novice", ""),
    (studying, "gamble", "not-daredevil", ""),
    (redrawn, "redraw", "not-novice", ""),
    (gambled, "play web-lore", "chance-chose", "potion:web-lore"),
    (gambled, "turn charm-of-fear", "chance-chose", "potion:charm-of-fear"),
    (decanting, "move 2toad", "too-many", "bundle:2toad"),
    (decanting, "move 1heart", "not-on-bench", "bundle:1heart"),
    (ravens, "remove 3toad", "too-many", "bundle:3toad"),
    (ravens, "remove 2spider", "not-on-bench", "bundle:2spider"),
    (ravens, "remove 1heart", "not-on-bench", "bundle:1heart"),
    (producing, "use web-lore", "used-already", "potion:web-lore"),
    (producing, "use lost-arcana", "nothing-on-it", "potion:lost-arcana"),
    (producing, "use lava-magic", "cannot-pay", "potion:lava-magic"),
    (producing, "unlock", "used-already", ""),
    (producing, "invoke", "no-own-potion", ""),
    (producing_simply, "use croak-lore", "not-in-tableau", "potion:croak-lore"),
    (producing_simply, "unlock", "not-scholar", ""),
    (poor_scholar, "unlock", "mandrakes-missing", ""),
    (spent, "invoke", "no-own-potion", ""),
    (own_used, "invoke", "used-already", ""),
    (own_unpaid, "invoke", "cannot-pay", ""),
    (paying, "pay brewed-spider", "not-there", "source:brewed-spider"),
    (paying, "pay tome-toad", "no-tome", "source:tome-toad"),
    (paying, "pay bench-spider", "no-such-space", "source:bench-spider"),
    (paying, "pay bench-mushroom", "out-of-order", "source:bench-mushroom"),
    (paying, "pay bench-heart", "out-of-order", "source:bench-heart"),
    (making, "make 1spider", "no-such-space", "bundle:1spider"),
    (making, "make 1mushroom+1toad", "no-such-space", "bundle:1mushroom+1toad"),
    (unlocking, "pay tome-mandrake", "no-such-space", "source:tome-mandrake"),
    (unlocking, "pay bench-toad", "no-such-space", "source:bench-toad"),
]


def refusal(state: State, seat: int, notation: str) -> NotAllowed:
    before = state.copy()
    options = state.legal(seat)
    with pytest.raises(NotAllowed) as caught:
        state.play(seat, action_of(state, notation))
    assert state == before and state.legal(seat) == options, "a refusal changes nothing"
    return caught.value


@pytest.mark.parametrize(("made", "notation", "reason", "thing"), REFUSALS)
def test_refusal(made: Callable[[], State], notation: str, reason: str, thing: str) -> None:
    error = refusal(made(), 0, notation)
    assert error.reason == reason
    assert error.arguments == ({thing.split(":")[0]: thing} if thing else {})


def test_a_payment_must_leave_the_rest_payable() -> None:
    """After the only toad the other hybrid space would want a spider, and spiders come first."""
    me = Witch(tableau="midnight-tome", bench="00211", brewed="00010")
    state = answer(position(me, BUSY), 0, "use midnight-tome")
    assert offered(state, 0) == ["pay bench-spider", "pay brewed-spider"]
    assert refusal(state, 0, "pay bench-toad").reason == "no-such-space"


def test_an_answer_to_another_question() -> None:
    assert refusal(studying(), 0, "finish").reason == "not-this-decision"
    assert refusal(producing_simply(), 0, "play croak-lore").reason == "not-this-decision"
    assert refusal(unlocking(), 0, "open toad").reason == "not-this-decision"


def test_an_answer_out_of_turn() -> None:
    """Whoever is done has nothing to answer, whether the others know it or not."""
    state = answer(studying(), 0, "play void-storm")
    assert refusal(state, 0, "play charm-of-love").reason == "not-your-turn"


def test_every_reason_is_reached() -> None:
    reached = {reason for _, _, reason, _ in REFUSALS}
    assert reached == {reason.name for reason in LEXICON.reasons} - {"not-now"}


def test_every_refusal_of_random_games_has_a_reason_of_its_own() -> None:
    """Whatever is typed in answer to a question, the reason is never the general one, and has words."""
    words = words_of("fr")
    for seed in range(6):
        chance = random.Random(seed)
        state = GAME.new(players=3, seed=seed, characters=("novice", "draft")[seed % 2])
        for _ in range(80):
            if state.over:
                break
            seat = chance.choice(state.deciders)
            legal = state.legal(seat)
            for verb in LEXICON.decisions[state.question(seat)].verbs:
                for action in set(range(verb.first, verb.first + verb.size)) - set(legal):
                    error = state.refusal(seat, action)
                    assert error.reason != "not-now" and words.error(error)
            state.play(seat, chance.choice(legal))
