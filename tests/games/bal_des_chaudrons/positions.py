"""Positions of Le Bal des Chaudrons, laid out by hand, and short ways to play and look at them.

Cubes are written as five digits, in the order of the box: heart, mandrake, mushroom, spider, toad.
A payment is three such rows, ``bench/brewed/tome``. Cards are named by their ids: ``"web-lore
charm-of-fear"``. What a position does not mention is empty; hands that it does not mention are
dealt, and the potions left over lie in the deck.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import pytest
from support.playing import action_of
from support.playing import names as names
from support.playing import told as told

import philtre
from philtre import NotAllowed, State
from philtre.games.bal_des_chaudrons.rules import BalDesChaudrons
from philtre.games.bal_des_chaudrons.state import *
from philtre.kernel.chance import seeded
from philtre.kernel.journal import Journal
from philtre.kernel.words import Words
from philtre.kernel.zones import CHANCE, PLAYERS, lay, total

GAME = philtre.game("bal-des-chaudrons")
TEXT = files("philtre.games.bal_des_chaudrons") / "text"

NONE = "00000"
NO_OPTIONS: Mapping[str, str] = {}

# The phase whose end is the beginning of another.
BEFORE = {"study": SURGE, "chance": STUDY, "arcana": CHANCE_PLAY, "brewing": RESOLVE_ARCANA}


@dataclass(frozen=True)
class Witch:
    """A seat of a position. Its hand is what it drew and what the seat before passed to it.

    ``reveals`` is the potion of the hand that lies face down when the arcana begin. ``turned``
    names what lies turned, ``own`` being the character's potion. The arcana stand at the symbols
    in sight, unless ``track`` says otherwise; the last potion played is the last of the tableau,
    unless ``last`` names its initiative.
    """

    character: str = "novice"  # "" once it is spent
    spent: str = ""
    dealt: str = ""
    bench: str = NONE
    tableau: str = ""
    turned: str = ""
    hand: str | None = None
    received: str = ""
    thrown: str = ""
    reveals: str = ""
    bonus: str = ""
    last: int | None = None
    track: tuple[int, int, int] | None = None
    tomes: str = ""
    used: str = ""
    brewed: str = NONE
    cauldron: str = NONE
    circle: str = NONE


# Who can always brew something, and so keeps a brewing phase open until she finishes.
BUSY = Witch(character="fey-blessed")


def position(
    *witches: Witch,
    phase: str = "brewing",
    number: int = 2,
    deck: int | None = None,
    options: Mapping[str, str] = NO_OPTIONS,
    seed: int = 0,
) -> State:
    """The beginning of a phase of a round of that number.

    The phases are ``characters``, ``surge`` (the beginning of the round), ``study``, ``arcana``
    (what the seats reveal is revealed) and ``brewing``. With ``deck``, so many potions are left
    in it, and the others are spread over the tableaux.
    """
    state = BalDesChaudrons()
    state.b = ZONES.row()
    state.b[PLAYERS] = len(witches)
    state.b[CHANCE] = seeded(seed)
    for name, choice in options.items():
        GAME.agree(state, name, choice)
    for seat, witch in enumerate(witches):
        lay_witch(state, seat, witch)
    lay_characters(state)
    lay_potions(state, witches, phase, deck)
    state.journal = Journal()
    state.b[ROUND] = number
    begin(state, phase)
    state.settle()
    return state


def begin(state: BalDesChaudrons, phase: str) -> None:
    b = state.b
    if phase == "characters":
        for seat in range(state.players):
            state.ask(seat, CHOOSE_CHARACTER)
            state.hide(seat)
    elif phase == "surge":
        b[ROUND] -= 1
        state.begin_round()
    else:
        b[PHASE] = BEFORE[phase]


def lay_witch(state: State, seat: int, witch: Witch) -> None:
    b = state.b
    me = ME * seat
    for at, named in ((CHARACTER, witch.character), (SPENT, witch.spent), (DEALT, witch.dealt)):
        for name in named.split():
            lay(b, me + at, WITCH.index[name])
    piles = (DRAWN, witch.hand or ""), (RECEIVED, witch.received), (THROWN, witch.thrown), (TABLEAU, witch.tableau)
    for at, named in piles:
        for name in named.split():
            lay(b, me + at, POTION.index[name])
    rows = (BENCH, witch.bench), (BREWED, witch.brewed), (CAULDRON, witch.cauldron), (CIRCLE, witch.circle)
    for at, row in rows:
        for kind in range(KINDS):
            b[me + at + kind] = int(row[kind])
    for name in witch.tomes.split():
        b[me + TOMES + INGREDIENT.index[name]] = 1
    b[me + TURNED] = sum(bit_of(name) for name in witch.turned.split() if name != witch.reveals)
    b[me + USED] = sum(bit_of(name) for name in witch.used.split())
    b[me + BONUS] = 1 + SYMBOL.index[witch.bonus] if witch.bonus else 0
    if witch.reveals:
        b[me + CHOSEN] = 1 + 2 * POTION.index[witch.reveals] + (witch.reveals in witch.turned.split())
        if witch.reveals not in f"{witch.hand} {witch.received}".split():
            lay(b, me + DRAWN, POTION.index[witch.reveals])


def bit_of(name: str) -> int:
    return BIT[OWN] if name == "own" else BIT[POTION.index[name]]


def lay_characters(state: State) -> None:
    """Those that nobody has stay in the box."""
    b = state.b
    drafted = b[OPTION_CHARACTERS] == 1
    for witch in range(CHARACTERS):
        place = BOX_HIDDEN if drafted and witch != NOVICE else BOX_SHOWN
        b[place + witch] = CHARACTER_CARDS.totals[witch]
        for seat in range(state.players):
            b[place + witch] -= sum(pile(state, ME * seat + at).count(witch) for at in (CHARACTER, DEALT, SPENT))
        assert b[place + witch] >= 0, f"too many cards of the {CHARACTER_IDS[witch]}"


def lay_potions(state: State, witches: Sequence[Witch], phase: str, deck: int | None) -> None:
    b = state.b
    mentioned = [card for seat in range(len(witches)) for card in potions_of(state, seat)]
    assert len(mentioned) == len(set(mentioned)), "a potion lies in two places"
    rest = [card for card in range(POTIONS) if card not in mentioned]
    for seat, witch in enumerate(witches):
        if witch.hand is None and phase != "characters":
            while hand_size(b, seat) < full_hand(witch, phase):
                lay(b, ME * seat + DRAWN, rest.pop())
    while deck is not None and len(rest) > deck:
        lay(b, ME * (len(rest) % len(witches)) + TABLEAU, rest.pop())
    for card in rest:
        b[DECK + card] = 1
    for seat, witch in enumerate(witches):
        set_track(state, seat, witch)


def full_hand(witch: Witch, phase: str) -> int:
    size = 5 if witch.character == "seer" else 4
    return size - 1 if phase == "brewing" or (phase == "arcana" and not witch.reveals) else size


def set_track(state: State, seat: int, witch: Witch) -> None:
    b = state.b
    named = witch.tableau.split()
    b[ME * seat + LAST] = (1 + POTION.index[named[-1]] if named else 0) if witch.last is None else witch.last
    original = WITCH.index.get(witch.character or witch.spent, NOVICE)
    for symbol in range(SYMBOLS):
        shown = SYMBOLS_ON[SYMBOLS * original + symbol]
        for card in pile(state, ME * seat + TABLEAU):
            shown += SYMBOLS_OF[SYMBOLS * card + symbol]
        b[ME * seat + TRACK + symbol] = shown if witch.track is None else witch.track[symbol]


def potions_of(state: State, seat: int) -> list[int]:
    places = (DRAWN, RECEIVED, THROWN, THROWN_RECEIVED, TABLEAU)
    return [card for at in places for card in pile(state, ME * seat + at)]


# To play.


def answer(state: State, seat: int, *notations: str) -> State:
    """Let a seat give some answers."""
    for notation in notations:
        state.play(seat, action_of(state, notation))
    return state


def offered(state: State, seat: int, verb: str = "") -> list[str]:
    """What a seat may do, as notation; of one verb only, without the verb."""
    written = [state.lexicon.write(action) for action in state.legal(seat)]
    if not verb:
        return written
    return [notation.removeprefix(verb).strip() for notation in written if notation.split()[0] == verb]


def asked(state: State, seat: int) -> str:
    """The question a seat is asked, or nothing."""
    return state.lexicon.decisions[state.question(seat)].name if seat in state.deciders else ""


def refused(state: State, seat: int, notation: str) -> str:
    """Why a seat may not do something."""
    before = state.copy()
    with pytest.raises(NotAllowed) as refusal:
        answer(state, seat, notation)
    assert state == before, "a refusal changes nothing"
    return refusal.value.reason


def simplest(state: State, seat: int) -> str:
    """Decline, finish, play the first potion as it is, gain what there is most room for."""
    written = offered(state, seat)
    for passive in ("decline", "finish"):
        if passive in written:
            return passive
    if asked(state, seat) == "surge":
        return max(written, key=lambda gain: room(state, seat, gain.split()[1]))
    return written[0]


def room(state: State, seat: int, ingredient: str) -> int:
    kind = INGREDIENT.index[ingredient]
    return CAPACITY[kind] - state.b[ME * seat + BENCH + kind]


def others_answer(state: State, *but: int) -> State:
    """Let all seats but these give their simplest answers, until the phase is over for them."""
    now = moment(state)
    while moment(state) == now and (waiting := [seat for seat in state.deciders if seat not in but]):
        answer(state, waiting[0], simplest(state, waiting[0]))
    return state


def moment(state: State) -> tuple[int, int, bool]:
    return state.b[ROUND], state.b[PHASE], state.over


def go_on(state: State, to: str = "") -> State:
    """Let all give their simplest answers until a phase begins, or, without one, the next round."""
    number = state.b[ROUND]
    while not state.over and (phase(state) != to if to else state.b[ROUND] == number):
        others_answer(state)
    return state


# To pay.


def payments(state: State, seat: int, use: str) -> list[str]:
    """All ways to pay for a use. A payment that two paths of answers lead to stands there twice."""
    return sorted(payment for _, payment in ways(state, seat, use))


def pay(state: State, seat: int, use: str, payment: str) -> State:
    """Use something, and pay for it so."""
    path = next(path for path, paid in ways(state, seat, use) if paid == payment)
    return answer(state, seat, *path)


def ways(state: State, seat: int, use: str) -> Iterator[tuple[list[str], str]]:
    """Each path of answers that pays for a use, and what it pays."""
    begun = branch(state)
    begun.journal = Journal()
    yield from ways_on(begun, seat, [], use)


def ways_on(state: State, seat: int, path: list[str], notation: str) -> Iterator[tuple[list[str], str]]:
    after = answer(branch(state), seat, notation)
    path = [*path, notation]
    if asked(after, seat) not in ("pay", "unlock-pay"):
        yield path, paid(after, seat)
        return
    for further in offered(after, seat, "pay"):
        yield from ways_on(after, seat, path, f"pay {further}")


def branch(state: State) -> State:
    """A copy that has heard the same."""
    other = state.copy()
    other.journal = Journal()
    if state.journal is not None:
        other.journal.entries = list(state.journal.entries)
    return other


def paid(state: State, seat: int) -> str:
    """The first payment that a seat has told of."""
    assert state.journal is not None
    places = [[0] * KINDS for _ in PLACES]
    for event, arguments in state.journal.heard_by(seat):
        if event in (MADE, OPENED):
            break
        if PAID_FROM_BENCH <= event <= PAID_BY_TOME:
            row = places[event - PAID_FROM_BENCH]
            row[:] = [sum(both) for both in zip(row, bag_row(arguments[1]), strict=True)]
    return "/".join(digits(row) for row in places)


def bag_row(cubes: int) -> list[int]:
    return [cubes // 64**kind % 64 for kind in range(KINDS)]


def bundles(state: State, seat: int) -> list[str]:
    """The cubes that a raven, a brewer or a hybrid space may take, to decline being none."""
    return sorted(bundle_row(notation) for notation in offered(state, seat))


def bundle_row(notation: str) -> str:
    """Of ``remove 1spider+1toad`` the cubes."""
    return NONE if notation == "decline" else digits(BUNDLES[BUNDLE.index[notation.split()[1]]])


def bundle(verb: str, row: str) -> str:
    """The inverse: ``remove`` and the cubes as an answer."""
    if row == NONE:
        return "decline"
    return f"{verb} {BUNDLE.tokens[BUNDLES.index(tuple(int(digit) for digit in row))]}"


def outputs(state: State, seat: int) -> list[str]:
    """All that a potion whose hybrid spaces are being filled may make, its other spaces included."""
    return sorted(made(answer(branch(state), seat, notation), seat) for notation in offered(state, seat))


def made(state: State, seat: int) -> str:
    """The last that a seat has told it made."""
    assert state.journal is not None
    told_made = [arguments for event, arguments in state.journal.heard_by(seat) if event == MADE]
    return digits(bag_row([cubes for maker, cubes, *_ in told_made if maker == seat][-1]))


# To look.


def digits(row: Sequence[int]) -> str:
    return "".join(str(number) for number in row)


def row_at(state: State, seat: int, at: int) -> str:
    return digits(list(state.b[ME * seat + at : ME * seat + at + KINDS]))


def bench(state: State, seat: int = 0) -> str:
    return row_at(state, seat, BENCH)


def brewed(state: State, seat: int = 0) -> str:
    return row_at(state, seat, BREWED)


def cauldron(state: State, seat: int = 0) -> str:
    return row_at(state, seat, CAULDRON)


def circle(state: State, seat: int = 0) -> str:
    return row_at(state, seat, CIRCLE)


def tomes(state: State, seat: int = 0) -> list[str]:
    return [name for kind, name in enumerate(INGREDIENTS) if state.b[ME * seat + TOMES + kind]]


def track(state: State, seat: int = 0) -> tuple[int, ...]:
    return tuple(state.b[ME * seat + TRACK : ME * seat + TRACK + SYMBOLS])


def effects(state: State, seat: int = 0) -> tuple[int, ...]:
    return tuple(state.b[ME * seat + EFFECTS : ME * seat + EFFECTS + SYMBOLS])


def pile(state: State, at: int) -> list[int]:
    return list(state.b[at + 1 : at + 1 + state.b[at]])


def hand(state: State, seat: int = 0) -> list[str]:
    return sorted(POTION_IDS[card] for at in (DRAWN, RECEIVED) for card in pile(state, ME * seat + at))


def hands(state: State) -> list[int]:
    """How many cards each seat holds."""
    return [hand_size(state.b, seat) for seat in range(state.players)]


def tableau(state: State, seat: int = 0) -> list[str]:
    return [POTION_IDS[card] for card in pile(state, ME * seat + TABLEAU)]


def is_turned(state: State, seat: int, name: str) -> bool:
    return bool(state.b[ME * seat + TURNED] & bit_of(name))


def character_of(state: State, seat: int = 0) -> str:
    cards = pile(state, ME * seat + CHARACTER)
    return CHARACTER_IDS[cards[0]] if cards else ""


def in_deck(state: State) -> int:
    return total(state.b, DECK, POTIONS)


def discarded(state: State) -> int:
    return sum(state.b[ME * seat + at] for seat in range(state.players) for at in (THROWN, THROWN_RECEIVED))


def phase(state: State) -> str:
    return PHASES[state.b[PHASE]]


@cache
def words_of(language: str) -> Words:
    """The words of the game, with names for those at the table."""
    words = Words(language, [files("philtre.text"), TEXT], LEXICON)
    words.names = ["Abigail", "Merlin", "Circe", "Balthazar", "Wilhelmina-Josephine"]
    return words
