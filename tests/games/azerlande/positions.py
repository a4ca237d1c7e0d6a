"""Positions of Les Potions d'Azerlande, laid out by hand, and short ways to play and look at them.

Visitors are written by their numbers, ``"12 29"``; what a player has in one string, ``"2speed 1charm 3gold"``;
holders as on a sheet, ``"4g 1 5g 2 3"``. Visitors that a position does not mention have not been seen,
and its market cards are in the deck.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files

from support.playing import asked as asked
from support.playing import names as names
from support.playing import offered as offered
from support.playing import play as play
from support.playing import refused as refused
from support.playing import told as told

import philtre
from philtre import NotAllowed, State
from philtre.games.azerlande.box import *
from philtre.games.azerlande.state import *
from philtre.kernel.chance import seeded
from philtre.kernel.journal import Journal
from philtre.kernel.words import Words
from philtre.kernel.zones import CHANCE, DEPTH, FRAME, FRAMES, HIDDEN

GAME = philtre.game("azerlande")
TEXT = files("philtre.games.azerlande") / "text"
USUAL = "1 2 3 4 5"

# Where the clockwork stands, the action in progress, and what is asked of seat 0.
PLACES = {
    "priorities": (PRIORITIES, 0, -1),
    "drink": (DRINKING, 0, CHOOSE_DRINK),
    "reveal": (REVEALING, 0, -1),
    "forage": (FORAGE_BEGINS, 0, -1),
    "study": (STUDY_BEGINS, 1 + FORAGE, -1),
    "market": (MARKET_TURNS, 1 + MARKET, CHOOSE_MARKET),
    "market-begins": (MARKET_BEGINS, 1 + STUDY, -1),
    "brew": (BREW_BEGINS, 1 + MARKET, -1),
    "fulfil": (FULFIL_TURNS, 1 + FULFIL, CHOOSE_VISITOR),
    "fulfil-begins": (FULFIL_BEGINS, 1 + BREW, -1),
    "evening": (EVENING, 1 + FULFIL, -1),
    "morning": (MORNING, 0, -1),
}


def position(
    at: str,
    has: str | Sequence[str] = "",
    players: int = 2,
    day: int = 3,
    town: str = "",
    road: str = "",
    tableau: str | Sequence[str] = "",
    discs: Sequence[int] = (0, 0, 0),
    holders: Sequence[str] = (),
    cauldrons: Sequence[int] = (),
    bonus: str = "",
    row: str = "",
    pawns: Sequence[str] = (),
    options: dict[str, str] | None = None,
    hold: bool = True,
) -> State:
    """A table at a place of the day; ``has`` and ``tableau`` are those of seat 0, or one for each seat.

    If seat 0 has the turn, the clockwork is held when that is over (unless ``hold`` is False): the last seat is
    asked something.
    """
    state = GAME.begin(players, 0, options or {}, Journal())
    clear(state)
    b = state.b
    b[DAY] = day
    b[BONUS] = 1 + A_BONUS.index[bonus] if bonus else 0
    for number in range(parties(players)):
        b[CAULDRONS + number] = cauldrons[number] if cauldrons else number if players > 1 or number == 0 else AI
    for seat, owned in enumerate(each(has)):
        own(state, seat, owned)
    for seat, served in enumerate(each(tableau)):
        move_visitors(state, served, TABLEAU + seat)
    move_visitors(state, town, TOWN)
    move_visitors(state, road, ROAD)
    for token in row.split():
        b[CARD_AT + A_CARD.index[token]] = ROW
    for seat, hypnotised in enumerate(pawns):
        b[ME * seat + PAWN] = 1 + A_VISITOR.index[hypnotised] if hypnotised else 0
    for potion, space in enumerate(discs):
        b[DISCS + potion] = space
    stage, action, question = PLACES[at]
    b[STAGE], b[ACTION] = stage, action
    for seat in range(players):
        lay_holder(state, seat, holders[seat] if seat < len(holders) else USUAL, stage)
    if hold and question >= 0 and players > 1:
        state.ask(players - 1, CHOOSE_REVEAL)
    begin_turn(state, question)
    return state


def each(one_or_more: str | Sequence[str]) -> Sequence[str]:
    return [one_or_more] if isinstance(one_or_more, str) else one_or_more


def clear(state: State) -> None:
    """Nobody has anything, nobody is asked anything, no card and no visitor has been seen."""
    b = state.b
    for seat in range(state.players):
        for cell in range(ME * seat + OWNED, ME * seat + OWNED + RESOURCES):
            b[cell] = 0
        b[ME * seat + DEPTH] = b[ME * seat + HIDDEN] = 0
        for cell in range(FRAME * ZONES.depth):
            b[ME * seat + FRAMES + cell] = 0
    for cell in range(int(ZONES.shadow), len(b)):
        b[cell] = 0
    for visitor in range(VISITORS):
        b[VISITOR_AT + visitor] = UNSEEN
    for sort in range(SORTS):
        b[TO_COME + sort] = 0
    for card in range(CARDS):
        b[CARD_AT + card] = DECK
    state.moves_of = -1
    state.journal = Journal()


def own(state: State, seat: int, owned: str) -> None:
    for piece in owned.split():
        name = piece.lstrip("0123456789")
        number = int(piece.removesuffix(name) or "1")
        if name in AN_ABILITY.index:
            state.b[ME * seat + ABILITIES + AN_ABILITY.index[name]] = 1
        else:
            state.b[ME * seat + OWNED + A_RESOURCE.index[name]] += number


def move_visitors(state: State, numbers: str, to: int) -> None:
    for number in numbers.split():
        state.b[VISITOR_AT + A_VISITOR.index[number]] = to


def lay_holder(state: State, seat: int, sides: str, stage: int) -> None:
    """The holder of a seat: face down while potions are drunk, shown from the reveal on."""
    b = state.b
    for number in range(TILES_EACH):
        b[ME * seat + TILES + number] = 0
    for slot, text in enumerate(sides.split()):
        number = int(text.removesuffix("g"))
        b[ME * seat + TILES + number] += 1
        if stage in (DRINKING, REVEALING):
            b[ME * seat + HOLDER + slot] = side(number, text.endswith("g"))
        elif stage > REVEALING:
            b[ME * seat + SHOWN + slot] = side(number, text.endswith("g"))
            b[ME * seat + WORKED] = max(b[ME * seat + WORKED], int(text.endswith("g")))


def begin_turn(state: State, question: int) -> None:
    """Give seat 0 the turn if there are turns now, and go on to the first decision."""
    b = state.b
    b[RANKS] = 0
    if question >= 0:
        b[TURN] = 1
        b[RANKED], b[RANKS] = 0, 1 if b[ACTION] else 0
        state.ask(0, question)
    state.settle()


def lucky(state: State, wanted: Callable[[State], bool], *notations: str) -> State:
    """Play moves, with a luck that makes what is wanted come true."""
    for seed in range(20_000):
        tried = state.copy()
        tried.b[CHANCE] = seeded(seed)
        tried.journal = Journal()
        try:
            play(tried, *notations)
        except NotAllowed:
            continue
        if wanted(tried):
            return tried
    raise AssertionError("no luck brings that about")


# To look.


def owned(state: State, seat: int = 0) -> str:
    """What a seat has, prestige included."""
    held = [state.b[ME * seat + OWNED + kind] for kind in range(RESOURCES)]
    return " ".join(f"{number}{name}" for number, name in zip(held, RESOURCE_NAMES, strict=True) if number)


def prestige(state: State, seat: int = 0) -> int:
    return state.b[ME * seat + PRESTIGE]


def gold(state: State, seat: int = 0) -> int:
    return state.b[ME * seat + GOLD]


def apprentices(state: State, seat: int = 0) -> int:
    return state.b[ME * seat + APPRENTICES]


def held_ingredients(state: State, seat: int = 0) -> int:
    return sum(state.b[ME * seat + INGREDIENTS + kind] for kind in range(KINDS))


def held_potions(state: State, seat: int = 0) -> list[int]:
    return [state.b[ME * seat + POTIONS + kind] for kind in range(KINDS)]


def spaces(state: State, seat: int = 0) -> list[int]:
    return [state.b[ME * seat + DISCS + kind] for kind in range(KINDS)]


def visitors_at(state: State, place: int) -> list[str]:
    return [A_VISITOR.tokens[visitor] for visitor in range(VISITORS) if state.b[VISITOR_AT + visitor] == place]


def town(state: State) -> list[str]:
    return visitors_at(state, TOWN) + visitors_at(state, LEAVING)


def tableau_of(state: State, seat: int = 0) -> list[str]:
    return visitors_at(state, TABLEAU + seat)


def tilted(state: State) -> list[str]:
    return [A_VISITOR.tokens[visitor] for visitor in range(VISITORS) if state.b[TILTED + visitor]]


def cards_at(state: State, place: int) -> list[str]:
    return [A_CARD.tokens[card] for card in range(CARDS) if state.b[CARD_AT + card] == place]


def held_cauldrons(state: State) -> list[int]:
    """The cauldron of each seat."""
    return [cauldron_of(state.b, seat) for seat in range(state.players)]


def abilities_of(state: State, seat: int = 0) -> list[str]:
    return [name for kind, name in enumerate(AN_ABILITY.tokens) if state.b[ME * seat + ABILITIES + kind]]


def heard(state: State, name: str, seat: int | None = None) -> list[dict[str, str | int]]:
    """The arguments of every event of a name."""
    return [arguments for event, arguments in told(state, seat) if event == name]


@cache
def words_of(language: str) -> Words:
    """The words of the game, with names for those at the table."""
    words = Words(language, [files("philtre.text"), TEXT], LEXICON)
    words.names = ["Abigail", "Merlin", "Circe", "Wilhelmina-Josephine"]
    return words
