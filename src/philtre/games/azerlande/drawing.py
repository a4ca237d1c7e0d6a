"""Les Potions d'Azerlande: how a client's view is drawn from what a seat sees."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from philtre.games.azerlande.box import *
from philtre.games.azerlande.serving import study_bonus
from philtre.games.azerlande.state import *
from philtre.games.azerlande.view import (
    Ai,
    Apothecary,
    Asked,
    Benefit,
    Board,
    Card,
    Count,
    Served,
    SheetDay,
    Side,
    Visitor,
)
from philtre.kernel.drawing import by_name
from philtre.kernel.state import State
from philtre.kernel.zones import DEPTH, FRAME, FRAMES, PLAYERS


def board(seen: State) -> Board:
    b = seen.b
    alone = seen.players == 1
    cards_at = list(b[CARD_AT : CARD_AT + CARDS])
    visitors_at = list(b[VISITOR_AT : VISITOR_AT + VISITORS])
    return Board(
        day=b[DAY],
        days=DAYS,
        phase=phase_of(seen),
        action=ACTION_NAMES[b[ACTION] - 1] if b[ACTION] else None,
        bonus=A_BONUS.tokens[b[BONUS] - 1] if b[BONUS] else None,
        bonuses_left=[A_BONUS.tokens[bonus] for bonus in range(BONUSES) if not b[BONUS_SEEN + bonus]],
        market=cards_in(cards_at, ROW),
        revealed=cards_in(cards_at, REVEALED),
        deck=cards_at.count(DECK),
        discard=cards_at.count(DISCARD),
        town=[visitor_of(seen, visitor) for visitor, at in enumerate(visitors_at) if at in (TOWN, LEAVING)],
        road=[visitor_of(seen, visitor) for visitor, at in enumerate(visitors_at) if at == ROAD],
        to_come=sum(b[TO_COME : TO_COME + SORTS]),
        ranked=[None if b[RANKED + rank] == AI else b[RANKED + rank] for rank in range(b[RANKS])],
        apothecaries=[apothecary_of(seen, seat, cards_at, visitors_at) for seat in range(seen.players)],
        ai=ai_of(seen) if alone else None,
        target=CONSTANTS["solo_target"] if alone else None,
        asked=asked_of(seen),
    )


def phase_of(seen: State) -> str:
    stage = seen.b[STAGE]
    if stage <= PRIORITIES:
        return "preparations"
    if stage == DRINKING:
        return "potions" if seen.b[TURN] else "priorities"
    return "actions"


def cards_in(cards_at: Sequence[int], place: int) -> list[Card]:
    """The cards that lie in a place, given where each lies."""
    return [ALL_CARDS[card] for card, at in enumerate(cards_at) if at == place]


ALL_CARDS = [
    Card(A_CARD.tokens[card], COST[card], BAG_ICON[card] > 0, dict(BOX["card"][card]["gain"])) for card in range(CARDS)
]


def benefits_of(visitor: dict[str, Any]) -> list[Benefit]:
    return [
        Benefit(
            when=when,
            effect=visitor[when].get("effect") or visitor[when]["when"],
            gain=dict(visitor[when].get("gain", NOTHING)),
            types=(visitor[when].get("types") or visitor[when].get("type") or "").split(),
        )
        for when in ("daily", "immediate", "end")
        if when in visitor
    ]


BENEFITS = [benefits_of(visitor) for visitor in BOX["visitor"]]


def visitor_of(seen: State, visitor: int) -> Visitor:
    b = seen.b
    keeper = pawn_on(b, visitor, b[PLAYERS])
    viewer = seen.viewer
    worth = None if viewer is None or viewer < 0 or keeper not in (-1, viewer) else worth_to(seen, viewer, visitor)
    return met(visitor, keeper if keeper >= 0 else None, worth)


@lru_cache(maxsize=5_000)
def met(visitor: int, keeper: int | None, worth: int | None) -> Visitor:
    return Visitor(
        id=A_VISITOR.tokens[visitor],
        order=BOX["visitor"][visitor]["order"].split(),
        prestige=PRESTIGE_OF[visitor],
        infinite=INFINITE[visitor] > 0,
        benefits=BENEFITS[visitor],
        keeper=keeper,
        worth=worth,
    )


def worth_to(seen: State, seat: int, visitor: int) -> int:
    """The printed prestige, that of study or hypnosis, and that of the day."""
    b = seen.b
    hypnotised = b[ME * seat + PAWN] == 1 + visitor
    added = CONSTANTS["hypnosis"] if hypnotised else study_bonus(b, seat, visitor)
    return int(PRESTIGE_OF[visitor] + added + (goal(b) == FOR_SERVING))


def apothecary_of(seen: State, seat: int, cards_at: Sequence[int], visitors_at: Sequence[int]) -> Apothecary:
    b = seen.b
    mine = ME * seat
    return Apothecary(
        cauldron=cauldron_of(b, seat),
        prestige=b[mine + PRESTIGE],
        gold=b[mine + GOLD],
        apprentices=b[mine + APPRENTICES],
        ingredients=counted_at(seen, mine + INGREDIENTS, INGREDIENT_NAMES),
        potions=counted_at(seen, mine + POTIONS, POTION_NAMES),
        discs=counted_at(seen, mine + DISCS, POTION_NAMES),
        levels={name: LEVEL_NAMES[level(b, seat, kind)] for kind, name in enumerate(POTION_NAMES)},
        abilities=[name for kind, name in enumerate(AN_ABILITY.tokens) if b[mine + ABILITIES + kind]],
        tiles=[number for number in range(TILES_EACH) for _ in range(b[mine + TILES + number])],
        zeros_taken=b[mine + ZEROS_TAKEN],
        holder=holder_of(seen, seat),
        multipliers=list(b[mine + MULTIPLIER : mine + MULTIPLIER + ACTIONS]),
        rolled=rolls_of(seen, seat),
        black_market=cards_in(cards_at, RESERVED + seat),
        hypnotised=A_VISITOR.tokens[b[mine + PAWN] - 1] if b[mine + PAWN] else None,
        tableau=[served_of(seen, visitor) for visitor, at in enumerate(visitors_at) if at == TABLEAU + seat],
        counted=count_of(seen, seat) if seen.over else None,
    )


def counted_at(seen: State, at: int, names: Sequence[str]) -> dict[str, int]:
    return by_name(names, seen.b, at)


def holder_of(seen: State, seat: int) -> list[Side | None] | None:
    at = ME * seat + (SHOWN if seen.b[STAGE] > REVEALING else HOLDER)
    if at == ME * seat + HOLDER and seen.viewer not in (None, seat):
        return None
    return [side_of(seen.b[at + action]) for action in range(ACTIONS)]


def side_of(cell: int) -> Side | None:
    return Side(number_on(cell), shows_gold(cell)) if cell else None


def rolls_of(seen: State, seat: int) -> list[dict[str, int]]:
    """The faces of rolls of which two dice are still to be set aside."""
    at = ME * seat + ROLLED
    rolls = [seen.b[at + KINDS * each : at + KINDS * (each + 1)] for each in range(seen.b[ME * seat + ROLLS])]
    return [dict(zip(INGREDIENT_NAMES, map(int, faces), strict=True)) for faces in rolls if sum(faces)]


def served_of(seen: State, visitor: int) -> Served:
    return served(visitor, seen.b[TILTED + visitor] > 0)


@lru_cache(maxsize=100)
def served(visitor: int, tilted: bool) -> Served:
    return Served(
        id=A_VISITOR.tokens[visitor],
        order=BOX["visitor"][visitor]["order"].split(),
        benefits=BENEFITS[visitor],
        daily=DAILY[visitor] > 0,
        tilted=tilted,
        end=END[visitor] > 0,
    )


def count_of(seen: State, seat: int) -> Count:
    b = seen.b
    mine = ME * seat
    return Count(b[mine + FROM_VISITORS], b[mine + FROM_GOLD], b[mine + FROM_APPRENTICES], b[mine + FROM_POTIONS])


def ai_of(seen: State) -> Ai:
    b = seen.b
    return Ai(
        cauldron=cauldron_of(b, AI),
        drinks=[A_DRINK.tokens[b[AI_DRINK + index] - 1] for index in range(AI_DRINKS) if b[AI_DRINK + index]],
        holder=[side_of(b[AI_SHOWN + action]) for action in range(ACTIONS)],
        serves=[b[AI_SERVE + index] for index in range(AI_SERVES) if b[AI_SERVE + index]],
        sheet=[sheet_day(b[POSSIBLE], day) for day in range(b[DAY] - (0 if b[AI_SHOWN] else 1))],
    )


def sheet_day(possible: int, day: int) -> SheetDay:
    """A day that has been shown: all sheets that are still possible agree about it."""
    sheet = int(possible).bit_length() - 1
    row = DAYS * sheet + day
    drinks = SHEET_DRINKS[AI_DRINKS * row : AI_DRINKS * (row + 1)]
    serves = SHEET_SERVES[AI_SERVES * row : AI_SERVES * (row + 1)]
    return SheetDay(
        drinks=[A_DRINK.tokens[drink - 1] for drink in drinks if drink],
        holder=[side_of(SHEET_HOLDER[ACTIONS * row + action]) for action in range(ACTIONS)],
        serves=[int(number) for number in serves if number],
    )


COUNTED = (
    CHOOSE_INGREDIENT,
    CHOOSE_POTION,
    CHOOSE_SPEED,
    CHOOSE_CHARM,
    CHOOSE_HIRE,
    CHOOSE_BREW,
    CHOOSE_DISCOUNT,
    CHOOSE_CARD,
)


def asked_of(seen: State) -> Asked | None:
    viewer = seen.viewer
    if viewer is None or viewer not in seen.deciders:
        return None
    at = viewer * seen.zones.stride
    frame = at + FRAMES + FRAME * (seen.b[at + DEPTH] - 1)
    kind, x, y = seen.b[frame], seen.b[frame + 1], seen.b[frame + 2]
    if kind == CHOOSE_PAYMENT:
        return Asked(number=first(y), visitor=A_VISITOR.tokens[x])
    return Asked(number=int(x), visitor=None) if kind in COUNTED else None
