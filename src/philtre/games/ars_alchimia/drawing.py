"""Ars Alchimia: how a client's view is drawn from what a seat sees."""

from functools import cache, lru_cache
from typing import Any

from philtre.games.ars_alchimia.reading import *
from philtre.games.ars_alchimia.refusals import why_no_place
from philtre.games.ars_alchimia.state import *
from philtre.games.ars_alchimia.view import (
    Accepted,
    Assistant,
    Board,
    Forge,
    Location,
    Order,
    Overseer,
    Pile,
    Revealed,
    Sending,
    Spot,
    Visit,
    Workshop,
)
from philtre.kernel.drawing import by_name
from philtre.kernel.state import State
from philtre.kernel.zones import FRAMES

SPOT_KINDS = [spot["kind"] for spot in BOX["spot"]]
CARD_NAMES = [*ORDER.tokens, *LOCATION.tokens, *FORGE.tokens, *ASSISTANT.tokens]
SIDES: int = BOX["die"]["sides"]
RECKONINGS = ("orders", "specialities", "elixirs", "assistants")
OPEN_SPOTS = [  # by the number of players, from two
    [spot for spot in range(SPOTS) if not CLOSED[start + spot]] for start in range(0, len(CLOSED), SPOTS)
]


def board(seen: State) -> Board:
    b = seen.b
    allowed = allowed_spots(seen)
    return Board(
        official=seen.players != 2,  # R1
        year=b[YEAR],
        years=YEARS,
        order=list(b[IN_ORDER : IN_ORDER + seen.players]),
        workshops=workshops_of(seen),
        most=by_name(RESOURCE_NAMES, MOST, 0),
        spots=[spot_of(seen, spot, allowed) for spot in OPEN_SPOTS[seen.players - 2]],
        piles=[pile_of(pile, tuple(b[LAYER + FIRST_OF[pile] : LAYER + FIRST_OF[pile + 1]])) for pile in range(PILES)],
        overseers=[overseer_of(seen, seat) for seat in range(seen.players)],
        revealed=[revealed_of(seen, b[REVEALED + i] - 1) for i in range(2) if b[REVEALED + i]],
        visit=visit_of(seen),
        sending=sending_of(seen),
    )


def workshops_of(seen: State) -> list[Workshop]:
    owners = {seen.b[ME * seat + WORKSHOP_OF]: seat for seat in range(seen.players)}
    return [
        Workshop(number, WORKERS_OF[number - 1], owners.get(number))
        for number in BOX["table"][seen.players - 2]["workshops"]
    ]


# Cards.


@cache
def order_of(order: int) -> Order:
    data: dict[str, Any] = BOX["order"][order]
    return Order(data["id"], data["level"], data["category"], data["points"], data["cost"])


@cache
def location_of(location: int) -> Location:
    data: dict[str, Any] = BOX["location"][location]
    return Location(data["id"], data["gain"], data["needs"], data["bonus"])


@cache
def forge_of(forge: int) -> Forge:
    return Forge(FORGE.tokens[forge], USES_OF[forge], FORGE_NEEDS[forge])


def assistant_of(seen: State, assistant: int) -> Assistant:
    return Assistant(ASSISTANT.tokens[assistant], seen.b[TURNED] >> assistant & 1 == 0)


def revealed_of(seen: State, card: int) -> Revealed:
    seat = asked(seen, CHOOSE_REVEALED)
    extra = 0 if seat is None else seen.b[ME * seat + FRAMES + 1]
    chance = None if seat is None else chances(seen, seat, [card], extra)[extra]
    if card < FIRST_FORGE:
        location = card - FIRST_LOCATION
        return Revealed(LOCATION.thing(location), location_of(location), None, chance)
    return Revealed(FORGE.thing(card - FIRST_FORGE), None, forge_of(card - FIRST_FORGE), chance)


# The board.


def spot_of(seen: State, spot: int, allowed: set[int] | None) -> Spot:
    b = seen.b
    viewer = seen.viewer
    card = b[CARD_ON + spot] - 1
    return Spot(
        id=SPOT_NAMES[spot],
        kind=SPOT_KINDS[spot],
        order=order_of(card) if 0 <= card < FIRST_LOCATION else None,
        location=location_of(card - FIRST_LOCATION) if FIRST_LOCATION <= card < FIRST_FORGE else None,
        forge=forge_of(card - FIRST_FORGE) if FIRST_FORGE <= card < FIRST_ASSISTANT else None,
        assistant=assistant_of(seen, card - FIRST_ASSISTANT) if card >= FIRST_ASSISTANT else None,
        owner=b[CREW_OF + spot] - 1 if b[CREW_OF + spot] else None,
        crew=b[CREW + spot],
        minimum=minimum(b, viewer, spot) if viewer is not None and viewer >= 0 else None,
        refused=None if viewer is None or allowed is None or spot in allowed else refused(seen, viewer, spot),
        chances=helpful_chances(seen, spot),
    )


def allowed_spots(seen: State) -> set[int] | None:
    """Where the seat that looks may send a crew, if it is asked that."""
    seat = asked(seen, CHOOSE_SPOT)
    if seat is None or seat != seen.viewer:
        return None
    return {action - PLACE for action in seen.legal(seat)}


def refused(seen: State, seat: int, spot: int) -> str:
    return LEXICON.reasons[why_no_place(seen.b, seat, spot)].name


def asked(seen: State, question: int) -> int | None:
    """The seat that is asked a question, if it is."""
    if seen.deciders and seen.question(seen.deciders[0]) == question:
        return seen.deciders[0]
    return None


@lru_cache(maxsize=5_000)  # most stay as they are from one view to the next
def pile_of(pile: int, layer_of: tuple[int, ...]) -> Pile:
    """A pile, by the layer in which each of its cards lies; 0 for those that do not."""
    layers: dict[int, list[str]] = {layer: [] for layer in sorted(set(layer_of)) if layer}
    for card, layer in enumerate(layer_of, FIRST_OF[pile]):
        if layer:
            layers[layer].append(CARD_NAMES[card])
    return Pile(PILE_NAMES[pile], sum(map(len, layers.values())), list(layers.values()))


def visit_of(seen: State) -> Visit | None:
    b = seen.b
    if not b[AT_FORGE]:
        return None
    seat = asked(seen, CHOOSE_PAYMENT)
    paying = None if seat is None else ORDER.tokens[b[ME * seat + FRAMES + 1]]
    return Visit(forge_of(b[AT_FORGE] - 1), b[DONE], b[USES], b[PERFECT] == 1, paying)


def sending_of(seen: State) -> Sending | None:
    seat = asked(seen, CHOOSE_CREW)
    if seat is None:
        return None
    spot = seen.b[ME * seat + FRAMES + 1]
    least, most = minimum(seen.b, seat, spot), seen.b[ME * seat + AVAILABLE]
    cards = [] if IS_PILE[spot] else coming(seen, spot)
    return Sending(SPOT_NAMES[spot], least, most, chances(seen, seat, cards, most - least))


# The die.


def helpful_chances(seen: State, spot: int) -> list[int]:
    seat = seen.viewer if seen.viewer is not None and seen.viewer >= 0 else None
    cards = coming(seen, spot)
    most = max([needed(seen, seat, card) for card in cards], default=1) - 1
    return chances(seen, seat, cards, max(0, most))


def coming(seen: State, spot: int) -> list[int]:
    """The cards at which a crew may have to roll: that of the spot, or those of its pile of which any may be next."""
    b = seen.b
    pile = PILE_AT[spot]
    if IS_PILE[spot]:
        lying = [card for card in range(FIRST_OF[pile], FIRST_OF[pile + 1]) if b[LAYER + card]]
        top = min([b[LAYER + card] for card in lying])
        return [card for card in lying if b[LAYER + card] == top]
    return [b[CARD_ON + spot] - 1] if pile in (LOCATION_PILE, FORGE_PILE) and b[CARD_ON + spot] else []


def needed(seen: State, seat: int | None, card: int) -> int:
    """What the die itself must reach, with the assistants of a seat."""
    if card < FIRST_FORGE:
        return LOCATION_NEEDS[card - FIRST_LOCATION] - helped(seen, seat, GATHER_ROLL)
    return FORGE_NEEDS[card - FIRST_FORGE] - helped(seen, seat, FORGE_ROLL)


def helped(seen: State, seat: int | None, effect: Any) -> int:
    return 0 if seat is None else together(seen.b, seat, effect)


def chances(seen: State, seat: int | None, cards: list[int], extra: int) -> list[int]:
    """The per cent of a good roll for each number of workers above the minimum, the mean of these cards."""
    dice = 1 + helped(seen, seat, MORE_DICE)
    results = tuple([needed(seen, seat, card) for card in cards])
    return [chance(results, dice, more) for more in range(extra + 1)] if cards else []


@lru_cache(maxsize=5_000)  # most stay as they are from one view to the next
def chance(results: tuple[int, ...], dice: int, more: int) -> int:
    """The mean per cent of rolls that reach these results with so many dice, and so many workers more than needed."""
    good = 0.0
    for result in results:
        share: float = failing(result - more) ** dice
        good += 1 - share
    return round(100 * good / len(results))


def failing(result: int) -> float:
    """The share of a die's sides that do not reach a result."""
    return min(SIDES, max(0, result - 1)) / SIDES


# The players.


def overseer_of(seen: State, seat: int) -> Overseer:
    b = seen.b
    mine = ME * seat
    made = by_name(CATEGORY.tokens, b, mine + MADE)
    fulfilled, employed = b[mine + FULFILLED], b[mine + EMPLOYED]
    return Overseer(
        track=b[mine + TRACK],
        reckoned=by_name(RECKONINGS, b, mine + RECKONED),
        projected=seen.scores[seat] if seen.over else projected(seen, seat),
        workshop=b[mine + WORKSHOP_OF] or None,
        available=b[mine + AVAILABLE],
        square=b[mine + SQUARE],
        reserve=b[mine + RESERVE],
        salary=salary(b, seat),
        passed=b[mine + PASSED] == 1,
        resources=by_name(RESOURCE_NAMES, b, mine + RESOURCES),
        level=PILE_NAMES[highest_level(b, seat)],
        orders=[accepted_of(seen, seat, b[mine + ACCEPTED + 1 + i]) for i in range(b[mine + ACCEPTED])],
        order_limit=order_limit(b, seat),
        fulfilled=[id for order, id in enumerate(ORDER.tokens) if fulfilled >> order & 1] if fulfilled else [],
        made=made,
        specialities={name: speciality(number) for name, number in made.items()},
        assistants=[assistant_of(seen, assistant) for assistant in range(ASSISTANTS) if employed >> assistant & 1],
    )


def accepted_of(seen: State, seat: int, order: int) -> Accepted:
    missing = {
        name: number - seen.b[ME * seat + RESOURCES + RESOURCE.index[name]]
        for name, number in BOX["order"][order]["cost"].items()
    }
    return Accepted(
        order=order_of(order),
        missing={name: number for name, number in missing.items() if number > 0},
        payable=payable(seen.b, seat, order, 0),
    )


def projected(seen: State, seat: int) -> int:
    reckoned = for_orders(seen.b, seat) + for_specialities(seen.b, seat)
    return seen.b[ME * seat + TRACK] + reckoned + for_elixirs(seen.b, seat) + for_assistants(seen.b, seat)
