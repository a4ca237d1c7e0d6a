"""Ars Alchimia: what a client draws."""

from typing import Any

import msgspec

from philtre.games.ars_alchimia.reading import *
from philtre.games.ars_alchimia.refusals import why_no_place
from philtre.games.ars_alchimia.state import *
from philtre.kernel.state import State
from philtre.kernel.zones import FRAMES

SPOT_KINDS = [spot["kind"] for spot in BOX["spot"]]
CARD_NAMES = [*ORDER.tokens, *LOCATION.tokens, *FORGE.tokens, *ASSISTANT.tokens]
SIDES = BOX["die"]["sides"]

Stock = dict[str, int]  # how many of each resource


class Order(msgspec.Struct, frozen=True):
    id: str
    level: str
    category: str
    points: int
    cost: Stock


class Location(msgspec.Struct, frozen=True):
    """Where resources are gathered: a die that reaches ``needs`` brings the bonus as well."""

    id: str
    gain: Stock
    needs: int
    bonus: str


class Forge(msgspec.Struct, frozen=True):
    id: str
    uses: int
    needs: int


class Assistant(msgspec.Struct, frozen=True):
    """``ready`` is false for a card that was turned sideways this year."""

    id: str
    ready: bool


Card = Order | Location | Forge | Assistant


class Spot(msgspec.Struct, frozen=True):
    """One place for a crew. ``minimum`` is that of the seat that looks, ``refused`` why it may not go there now."""

    id: str
    kind: str
    order: Order | None
    location: Location | None
    forge: Forge | None
    assistant: Assistant | None
    owner: int | None
    crew: int
    minimum: int | None
    refused: str | None


class Pile(msgspec.Struct, frozen=True):
    """Layers of cards, the top one first; how the cards of one layer lie, nobody knows."""

    id: str
    cards: int
    layers: list[list[str]]


class Accepted(msgspec.Struct, frozen=True):
    """An order to be fulfilled, and what its owner lacks; Elixirs may make up for it."""

    order: Order
    missing: Stock
    payable: bool


class Overseer(msgspec.Struct, frozen=True):
    """A player's side of the table. ``projected`` is the score if the game ended now."""

    track: int
    reckoned: dict[str, int]
    projected: int
    workshop: int | None
    available: int
    square: int
    reserve: int
    salary: int
    passed: bool
    resources: Stock
    level: str
    orders: list[Accepted]
    order_limit: int
    fulfilled: list[str]
    made: dict[str, int]
    specialities: dict[str, int]
    assistants: list[Assistant]


class Workshop(msgspec.Struct, frozen=True):
    number: int
    workers: int
    owner: int | None


class Visit(msgspec.Struct, frozen=True):
    """A day at a forge."""

    forge: Forge
    done: int
    uses: int
    perfect: bool


class Sending(msgspec.Struct, frozen=True):
    """A crew being chosen: ``chances`` has the per cent of a good roll for each size from ``least`` on, if known."""

    spot: str
    least: int
    most: int
    chances: list[int]


class Board(msgspec.Struct, frozen=True):
    official: bool
    year: int
    years: int
    order: list[int]
    workshops: list[Workshop]
    most: Stock
    spots: list[Spot]
    piles: list[Pile]
    overseers: list[Overseer]
    revealed: list[str]
    visit: Visit | None
    sending: Sending | None


def board(seen: State) -> Board:
    b = seen.b
    return Board(
        official=seen.players != 2,  # R1
        year=b[YEAR],
        years=YEARS,
        order=[b[IN_ORDER + position] for position in range(seen.players)],
        workshops=workshops_of(seen),
        most=stock([MOST[kind] for kind in range(KINDS)]),
        spots=[spot_of(seen, spot) for spot in range(SPOTS) if CLOSED[SPOTS * (seen.players - 2) + spot] == 0],
        piles=[pile_of(seen, pile) for pile in range(PILES)],
        overseers=[overseer_of(seen, seat) for seat in range(seen.players)],
        revealed=[revealed_of(b[REVEALED + i] - 1) for i in range(2) if b[REVEALED + i]],
        visit=visit_of(seen),
        sending=sending_of(seen),
    )


def stock(numbers: list[int]) -> Stock:
    return dict(zip(RESOURCE_NAMES, numbers, strict=True))


def workshops_of(seen: State) -> list[Workshop]:
    owners = {seen.b[ME * seat + WORKSHOP_OF]: seat for seat in range(seen.players)}
    return [
        Workshop(number, WORKERS_OF[number - 1], owners.get(number))
        for number in BOX["table"][seen.players - 2]["workshops"]
    ]


# Cards.


def order_of(order: int) -> Order:
    data: dict[str, Any] = BOX["order"][order]
    return Order(data["id"], data["level"], data["category"], data["points"], data["cost"])


def location_of(location: int) -> Location:
    data: dict[str, Any] = BOX["location"][location]
    return Location(data["id"], data["gain"], data["needs"], data["bonus"])


def forge_of(forge: int) -> Forge:
    return Forge(FORGE.tokens[forge], USES_OF[forge], FORGE_NEEDS[forge])


def assistant_of(seen: State, assistant: int) -> Assistant:
    return Assistant(ASSISTANT.tokens[assistant], seen.b[TURNED] >> assistant & 1 == 0)


def revealed_of(card: int) -> str:
    return LOCATION.thing(card - FIRST_LOCATION) if card < FIRST_FORGE else FORGE.thing(card - FIRST_FORGE)


# The board.


def spot_of(seen: State, spot: int) -> Spot:
    b = seen.b
    looks = seen.viewer is not None and seen.viewer >= 0
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
        minimum=minimum(b, seen.viewer, spot) if looks and seen.viewer is not None else None,
        refused=refused(seen, spot),
    )


def refused(seen: State, spot: int) -> str | None:
    seat = asked(seen, CHOOSE_SPOT)
    if seat is None or seat != seen.viewer or PLACE + spot in seen.legal(seat):
        return None
    return LEXICON.reasons[why_no_place(seen.b, seat, spot)].name


def asked(seen: State, question: int) -> int | None:
    """The seat that is asked a question, if it is."""
    if seen.deciders and seen.question(seen.deciders[0]) == question:
        return seen.deciders[0]
    return None


def pile_of(seen: State, pile: int) -> Pile:
    cards = [card for card in range(FIRST_OF[pile], FIRST_OF[pile + 1]) if seen.b[LAYER + card]]
    layers = sorted({seen.b[LAYER + card] for card in cards})
    return Pile(
        id=PILE_NAMES[pile],
        cards=len(cards),
        layers=[[CARD_NAMES[card] for card in cards if seen.b[LAYER + card] == layer] for layer in layers],
    )


def visit_of(seen: State) -> Visit | None:
    b = seen.b
    return Visit(forge_of(b[AT_FORGE] - 1), b[DONE], b[USES], b[PERFECT] == 1) if b[AT_FORGE] else None


def sending_of(seen: State) -> Sending | None:
    seat = asked(seen, CHOOSE_CREW)
    if seat is None:
        return None
    spot = seen.b[ME * seat + FRAMES + 1]
    least, most = minimum(seen.b, seat, spot), seen.b[ME * seat + AVAILABLE]
    return Sending(SPOT_NAMES[spot], least, most, chances(seen, seat, spot, most - least))


def chances(seen: State, seat: int, spot: int, extra: int) -> list[int]:
    b = seen.b
    card = b[CARD_ON + spot] - 1
    if FIRST_LOCATION <= card < FIRST_FORGE:
        needed = LOCATION_NEEDS[card - FIRST_LOCATION] - together(b, seat, GATHER_ROLL)
    elif FIRST_FORGE <= card < FIRST_ASSISTANT:
        needed = FORGE_NEEDS[card - FIRST_FORGE] - together(b, seat, FORGE_ROLL)
    else:
        return []
    dice = 1 + together(b, seat, MORE_DICE)
    failing = [min(SIDES, max(0, needed - 1 - more)) / SIDES for more in range(extra + 1)]
    return [round(100 * (1 - share**dice)) for share in failing]


# The players.


def overseer_of(seen: State, seat: int) -> Overseer:
    b = seen.b
    mine = ME * seat
    made = {name: b[mine + MADE + category] for category, name in enumerate(CATEGORY.tokens)}
    names = ("orders", "specialities", "elixirs", "assistants")
    return Overseer(
        track=b[mine + TRACK],
        reckoned=dict(zip(names, (b[mine + RECKONED + i] for i in range(4)), strict=True)),
        projected=seen.scores[seat] if seen.over else projected(seen, seat),
        workshop=b[mine + WORKSHOP_OF] or None,
        available=b[mine + AVAILABLE],
        square=b[mine + SQUARE],
        reserve=b[mine + RESERVE],
        salary=salary(b, seat),
        passed=b[mine + PASSED] == 1,
        resources=stock([b[mine + RESOURCES + kind] for kind in range(KINDS)]),
        level=PILE_NAMES[highest_level(b, seat)],
        orders=[accepted_of(seen, seat, b[mine + ACCEPTED + 1 + i]) for i in range(b[mine + ACCEPTED])],
        order_limit=order_limit(b, seat),
        fulfilled=[ORDER.tokens[order] for order in range(ORDERS) if b[mine + FULFILLED] >> order & 1],
        made=made,
        specialities={name: speciality(number) for name, number in made.items()},
        assistants=[
            assistant_of(seen, assistant) for assistant in range(ASSISTANTS) if b[mine + EMPLOYED] >> assistant & 1
        ],
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
