"""Ars Alchimia: what there is, who may see it, and the words the rules use."""

from itertools import combinations, product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.kernel.components import components
from philtre.kernel.lexicon import NUMBER, SEAT, Lexicon
from philtre.kernel.zones import Zones

BOX: Final = components("philtre.games.ars_alchimia")
CONSTANTS: Final = BOX["constants"]

YEARS: Final[i64] = CONSTANTS["years"]

# Resources: four basic ones, and Elixir.

RESOURCE_NAMES: Final[list[str]] = [resource["id"] for resource in BOX["resource"]]
KINDS: Final = 5
BASIC: Final = 4
ELIXIR: Final = 4
MOST: Final = vec[i64]([resource["most"] for resource in BOX["resource"]])
PAIRS: Final[list[tuple[int, int]]] = list(combinations(range(BASIC), 2))
PAIR_COUNT: Final = 6
ONE_OF: Final = vec[i64]([one for one, _ in PAIRS])
OTHER_OF: Final = vec[i64]([other for _, other in PAIRS])


def amounts(held: dict[str, int]) -> list[int]:
    """So many of each resource."""
    return [held.get(name, 0) for name in RESOURCE_NAMES]


# Cards have one numbering, pile by pile: orders of level C, B and A, locations, forges, assistants.

ORDERS: Final = 42
LOCATIONS: Final = 10
FORGES: Final = 8
ASSISTANTS: Final = 20
FIRST_LOCATION: Final = ORDERS
FIRST_FORGE: Final = FIRST_LOCATION + LOCATIONS
FIRST_ASSISTANT: Final = FIRST_FORGE + FORGES
CARDS: Final = FIRST_ASSISTANT + ASSISTANTS

PILE_NAMES: Final[list[str]] = [*[level["id"] for level in BOX["level"]], "location", "forge", "assistant"]
PILES: Final = 6
LOCATION_PILE: Final[i64] = 3
FORGE_PILE: Final[i64] = 4
PILE_OF: Final = vec[i64](
    [PILE_NAMES.index(order["level"]) for order in BOX["order"]] + [3] * LOCATIONS + [4] * FORGES + [5] * ASSISTANTS
)
FIRST_OF: Final = vec[i64]([list(PILE_OF).index(pile) for pile in range(PILES)] + [CARDS])  # the first card of a pile

# Orders.

CATEGORIES: Final = 4
UNIVERSITY: Final[i64] = 3
POINTS: Final = vec[i64]([order["points"] for order in BOX["order"]])
CATEGORY_OF: Final = vec[i64](
    [[category["id"] for category in BOX["category"]].index(order["category"]) for order in BOX["order"]]
)
COST: Final = vec[i64]([number for order in BOX["order"] for number in amounts(order["cost"])])
PERFECT_BONUS: Final = vec[i64]([level["perfect"] for level in BOX["level"]])
UNIVERSITY_NEEDED: Final = vec[i64]([level["university"] for level in BOX["level"]])


def payments(order: int, waived: int) -> list[tuple[int, ...]]:
    """What may be paid for an order: the price, with any part of it in Elixir instead (R29, R30, R49)."""
    price = tuple(COST[KINDS * order + kind] for kind in range(KINDS))
    prices = [price]
    for _ in range(waived):
        prices = [lowered(price, kind) for price in prices for kind in range(BASIC) if price[kind] > 0]
    found = {
        (*kept, price[ELIXIR] + sum(price[:BASIC]) - sum(kept))
        for price in prices
        for kept in product(*[range(number + 1) for number in price[:BASIC]])
    }
    return [payment for payment in found if payment[ELIXIR] <= MOST[ELIXIR]]


def lowered(price: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return (*price[:kind], price[kind] - 1, *price[kind + 1 :])


# Every payment there can be, those with the fewest Elixirs first; and which of them pay an order,
# in full and with an assistant's waiver.
WAIVER: Final[int] = max(assistant.get("waive", 0) for assistant in BOX["assistant"])
PAYABLE: Final = [payments(order, waived) for order in range(ORDERS) for waived in (0, WAIVER)]
PAYMENTS: Final[list[tuple[int, ...]]] = sorted(
    {payment for found in PAYABLE for payment in found}, key=lambda payment: (payment[ELIXIR], sum(payment), payment)
)
AMOUNT: Final = vec[i64]([number for payment in PAYMENTS for number in payment])
PAYING: Final = vec[i64]([payment for found in PAYABLE for payment in sorted(map(PAYMENTS.index, found))])
PAYING_FROM: Final = vec[i64]([sum(len(found) for found in PAYABLE[:i]) for i in range(len(PAYABLE) + 1)])

# Locations and forges.

GAIN_OF: Final = vec[i64]([number for location in BOX["location"] for number in amounts(location["gain"])])
BONUS_OF: Final = vec[i64]([RESOURCE_NAMES.index(location["bonus"]) for location in BOX["location"]])
LOCATION_NEEDS: Final = vec[i64]([location["needs"] for location in BOX["location"]])
FORGE_NEEDS: Final = vec[i64]([forge["needs"] for forge in BOX["forge"]])
USES_OF: Final = vec[i64]([forge["uses"] for forge in BOX["forge"]])

# Spots.

SPOTS: Final = 16
SPOT_NAMES: Final[list[str]] = [spot["id"] for spot in BOX["spot"]]
IS_PILE: Final = vec[i64]([int(spot["kind"].endswith("-pile")) for spot in BOX["spot"]])
PILE_AT: Final = vec[i64]([PILE_NAMES.index(spot["pile"]) for spot in BOX["spot"]])
CLOSED: Final = vec[i64](  # by the number of players, from two, and spot
    [int(name in table["closed"]) for table in BOX["table"] for name in SPOT_NAMES]
)

# Workshops and workers, by the number of players from two.

WORKSHOPS: Final = 4
WORKERS_OF: Final = vec[i64]([workshop["workers"] for workshop in BOX["workshop"]])
WORKER_CAP: Final = vec[i64]([table["workers"] for table in BOX["table"]])
MOST_WORKERS: Final = 20
IN_USE: Final = vec[i64](
    [int(number in table["workshops"]) for table in BOX["table"] for number in range(1, WORKSHOPS + 1)]
)

# Assistants: those a seat has are the bits of one number, so are those with an effect.


def having(effect: str) -> int:
    return sum(1 << number for number, assistant in enumerate(BOX["assistant"]) if effect in assistant)


def by(effect: str) -> list[int]:
    """How much each assistant does of an effect."""
    return [assistant.get(effect, 0) for assistant in BOX["assistant"]]


def matching(kind: str) -> int:
    """The assistants who let a crew match an opponent's on a kind of spot."""
    return sum(1 << number for number, assistant in enumerate(BOX["assistant"]) if kind in assistant.get("match", []))


SWAPPERS: Final[i64] = having("swap")
EXCHANGERS: Final[i64] = having("exchange")
RECLAIMERS: Final[i64] = having("reclaim")
WAIVERS: Final[i64] = having("waive")
LIMIT_RAISERS: Final[i64] = having("order_limit")
PENALTY_WAIVERS: Final[i64] = having("no_penalty")
REVEALERS: Final[i64] = having("reveal")
MATCHERS: Final = vec[i64]([matching(spot["kind"]) for spot in BOX["spot"]])
SWAP_GAIN: Final[i64] = max(by("swap"))
EXCHANGE_PRICE: Final[i64] = max(by("exchange"))
RECLAIMED: Final[i64] = max(by("reclaim"))
RAISED_LIMIT: Final[i64] = max(by("order_limit"))
GATHER_ROLL: Final = vec[i64](by("gather_roll"))
FORGE_ROLL: Final = vec[i64](by("forge_roll"))
MORE_DICE: Final = vec[i64]([max(0, dice - 1) for dice in by("dice")])
MORE_UNIVERSITY: Final = vec[i64](by("university"))
MORE_USES: Final = vec[i64](by("uses"))
MORE_PERFECT: Final = vec[i64](by("perfect"))
LESS_SALARY: Final = vec[i64](by("salary"))
MORE_GAIN: Final = vec[i64](  # by assistant and resource
    [number for assistant in BOX["assistant"] for number in amounts(assistant.get("gather", {}))]
)
BIT: Final = vec[i64]([1 << number for number in range(ORDERS)])

# Zones. Nothing is secret but chance: all cards lie open except those in the piles, and which
# they are follows from the others. Their order is drawn when they are.

ZONES: Final = Zones(seats=4, depth=2)

player: Final = ZONES.player
RESOURCES: Final[i64] = player.counts("resources", KINDS, tells="resources in stock")
TRACK: Final[i64] = player.number("track", tells="victory points won during the years")
RECKONED: Final[i64] = player.numbers(
    "reckoned", 4, tells="points at the end: for orders left (negative), specialities, Elixirs, assistants"
)
FOR_ORDERS: Final[i64] = RECKONED
FOR_SPECIALITIES: Final[i64] = RECKONED + 1
FOR_ELIXIRS: Final[i64] = RECKONED + 2
FOR_ASSISTANTS: Final[i64] = RECKONED + 3
WORKSHOP_OF: Final[i64] = player.number("workshop", tells="the number of its workshop, 1 to 4; 0 until it is chosen")
RESERVE: Final[i64] = player.number("reserve", tells="workers that are still to come")
AVAILABLE: Final[i64] = player.number("available", tells="workers that can be sent")
SQUARE: Final[i64] = player.number("square", tells="workers in the square, where they rest until the end of the year")
PASSED: Final[i64] = player.number("passed", tells="1 if it has passed this year")
ACCEPTED: Final[i64] = player.pile("accepted", 4, tells="orders it holds")
FULFILLED: Final[i64] = player.bits("fulfilled", ORDERS, tells="orders it has fulfilled")
MADE: Final[i64] = player.counts("made", CATEGORIES, tells="orders it has fulfilled, by category")
EMPLOYED: Final[i64] = player.bits("employed", ASSISTANTS, tells="assistants it has")
ME: Final[i64] = player.size()  # cells of seat p start at ME * p

table: Final = ZONES.table
CARD_ON: Final[i64] = table.numbers(
    "card-on",
    SPOTS,
    tells="the card on each spot: 0 for none, or 1 + card; orders come first, then locations, forges, assistants",
)
CREW_OF: Final[i64] = table.numbers(
    "crew-of", SPOTS, tells="whose crew stands on each spot: 0 for nobody’s, or 1 + seat"
)
CREW: Final[i64] = table.numbers("crew", SPOTS, tells="how many workers stand on each spot")
LAYER: Final[i64] = table.numbers(
    "layer",
    CARDS,
    tells="for each card, numbered as in `card-on`: 0 if it is not in its pile, or in which layer, low ones on top",
)
LAYERS: Final[i64] = table.number("layers", tells="the number of the last layer put under any pile, 1 at the start")
REVEALED: Final[i64] = table.numbers(
    "revealed", 2, tells="the card of a face-down pile being visited, and another while one is chosen: as in `card-on`"
)
TURNED: Final[i64] = table.bits("turned", ASSISTANTS, tells="assistants used this year")
AT_FORGE: Final[i64] = table.number("at-forge", tells="the forge being visited: 0 for none, or 1 + forge")
USES: Final[i64] = table.number("uses", tells="transformations that the visit allows")
DONE: Final[i64] = table.number("done", tells="transformations made during the visit")
PERFECT: Final[i64] = table.number("perfect", tells="1 if the day at the forge is perfect")
YEAR: Final[i64] = table.number("year", tells="the year, from 1")
PHASE: Final[i64] = table.number("phase", tells="0 choosing workshops, 1 paying salaries, 2 playing")
POSITION: Final[i64] = table.number(
    "position", tells="the place in `in-order`, from 1, of who is asked or was asked last"
)
IN_ORDER: Final[i64] = table.numbers("in-order", 4, tells="seats, as they choose workshops and then as they play")

# The phases of a year.
CHOOSING: Final[i64] = 0
PAYING_SALARIES: Final[i64] = 1
PLAYING: Final[i64] = 2

# Words.

LEXICON: Final = Lexicon("ars-alchimia", rules=1)
RESOURCE: Final = LEXICON.domain("resource", RESOURCE_NAMES)
ORDER: Final = LEXICON.domain("order", [order["id"] for order in BOX["order"]])
LOCATION: Final = LEXICON.domain("location", [location["id"] for location in BOX["location"]])
FORGE: Final = LEXICON.domain("forge", [forge["id"] for forge in BOX["forge"]])
ASSISTANT: Final = LEXICON.domain("assistant", [assistant["id"] for assistant in BOX["assistant"]])
WORKSHOP: Final = LEXICON.domain("workshop", [str(workshop["number"]) for workshop in BOX["workshop"]])
CATEGORY: Final = LEXICON.domain("category", [category["id"] for category in BOX["category"]])
SPOT: Final = LEXICON.domain("spot", SPOT_NAMES)
CREW_SIZE: Final = LEXICON.domain("crew", [str(number) for number in range(1, MOST_WORKERS + 1)], of=NUMBER)
PAIR: Final = LEXICON.domain("pair", [f"{RESOURCE_NAMES[one]}+{RESOURCE_NAMES[other]}" for one, other in PAIRS])
PAYMENT: Final = LEXICON.domain(
    "payment",
    ["+".join(f"{number}{RESOURCE_NAMES[kind]}" for kind, number in enumerate(paid) if number) for paid in PAYMENTS],
    of=RESOURCE,
)
GAINED: Final = LEXICON.bag("gained", RESOURCE)

TAKE: Final[i64] = LEXICON.verb("workshop", WORKSHOP)
KEEP: Final[i64] = LEXICON.verb("keep")
DISMISS: Final[i64] = LEXICON.verb("dismiss", ASSISTANT)
PLACE: Final[i64] = LEXICON.verb("place", SPOT)
SWAP: Final[i64] = LEXICON.verb("swap", ASSISTANT)
EXCHANGE: Final[i64] = LEXICON.verb("exchange", RESOURCE)
RECLAIM: Final[i64] = LEXICON.verb("reclaim")
PASS: Final[i64] = LEXICON.verb("pass")
SEND: Final[i64] = LEXICON.verb("send", CREW_SIZE)
EXPLORE: Final[i64] = LEXICON.verb("explore", LOCATION)
LIGHT: Final[i64] = LEXICON.verb("light", FORGE)
FULFIL: Final[i64] = LEXICON.verb("fulfil", ORDER)
BEWITCH: Final[i64] = LEXICON.verb("bewitch", ORDER)
DISTIL: Final[i64] = LEXICON.verb("distil", PAIR)
STOP: Final[i64] = LEXICON.verb("stop")
PAY: Final[i64] = LEXICON.verb("pay", PAYMENT)
GAIN: Final[i64] = LEXICON.verb("gain", RESOURCE)

CHOOSE_WORKSHOP: Final[i64] = LEXICON.decision("workshop", [TAKE])
CHOOSE_SALARY: Final[i64] = LEXICON.decision("salary", [KEEP, DISMISS, SWAP, EXCHANGE])
CHOOSE_SPOT: Final[i64] = LEXICON.decision("turn", [PLACE, SWAP, EXCHANGE, RECLAIM, PASS])
CHOOSE_CREW: Final[i64] = LEXICON.decision("crew", [SEND])
CHOOSE_REVEALED: Final[i64] = LEXICON.decision("revealed", [EXPLORE, LIGHT])
CHOOSE_TRANSFORMATION: Final[i64] = LEXICON.decision("forge", [FULFIL, BEWITCH, DISTIL, SWAP, EXCHANGE, STOP])
CHOOSE_PAYMENT: Final[i64] = LEXICON.decision("pay", [PAY])
CHOOSE_RESOURCE: Final[i64] = LEXICON.decision("resource", [GAIN])

UNOFFICIAL: Final[i64] = LEXICON.event("unofficial", {})
YEAR_BEGAN: Final[i64] = LEXICON.event("year-began", {"year": NUMBER})
GOT_WORKSHOP: Final[i64] = LEXICON.event("got-workshop", {"player": SEAT, "workshop": WORKSHOP})
CHOSE_WORKSHOP: Final[i64] = LEXICON.event("chose-workshop", {"player": SEAT, "workshop": WORKSHOP})
WELCOMED: Final[i64] = LEXICON.event("welcomed", {"player": SEAT, "number": NUMBER})
PAID_SALARIES: Final[i64] = LEXICON.event("paid-salaries", {"player": SEAT, "number": NUMBER})
DISMISSED: Final[i64] = LEXICON.event("dismissed", {"player": SEAT, "assistant": ASSISTANT})
SWAPPED: Final[i64] = LEXICON.event("swapped", {"player": SEAT, "resource": RESOURCE})
EXCHANGED: Final[i64] = LEXICON.event("exchanged", {"player": SEAT, "resource": RESOURCE, "number": NUMBER})
TOOK_BACK: Final[i64] = LEXICON.event("took-back", {"player": SEAT, "number": NUMBER})
HAS_PASSED: Final[i64] = LEXICON.event("passed", {"player": SEAT})
PLACED: Final[i64] = LEXICON.event("placed", {"player": SEAT, "spot": SPOT, "number": NUMBER})
DISPLACED: Final[i64] = LEXICON.event("displaced", {"player": SEAT, "number": NUMBER})
ACCEPTED_ORDER: Final[i64] = LEXICON.event("accepted", {"player": SEAT, "order": ORDER})
NEW_ORDER: Final[i64] = LEXICON.event("new-order", {"spot": SPOT, "order": ORDER})
HIRED: Final[i64] = LEXICON.event("hired", {"player": SEAT, "assistant": ASSISTANT})
NEW_ASSISTANT: Final[i64] = LEXICON.event("new-assistant", {"spot": SPOT, "assistant": ASSISTANT})
FOUND_LOCATION: Final[i64] = LEXICON.event("found-location", {"player": SEAT, "location": LOCATION})
FOUND_FORGE: Final[i64] = LEXICON.event("found-forge", {"player": SEAT, "forge": FORGE})
GATHERED: Final[i64] = LEXICON.event("gathered", {"player": SEAT, "location": LOCATION, "gained": GAINED})
ROLLED: Final[i64] = LEXICON.event("rolled", {"player": SEAT, "die": NUMBER, "more": NUMBER, "needed": NUMBER})
WON_BONUS: Final[i64] = LEXICON.event("won-bonus", {"player": SEAT, "gained": GAINED})
PERFECT_DAY: Final[i64] = LEXICON.event("perfect-day", {"player": SEAT, "forge": FORGE})
ORDINARY_DAY: Final[i64] = LEXICON.event("ordinary-day", {"player": SEAT, "forge": FORGE})
FULFILLED_ORDER: Final[i64] = LEXICON.event(
    "fulfilled", {"player": SEAT, "order": ORDER, "payment": PAYMENT, "points": NUMBER}
)
BEWITCHED: Final[i64] = LEXICON.event("bewitched", {"player": SEAT, "order": ORDER})
DISTILLED: Final[i64] = LEXICON.event("distilled", {"player": SEAT, "pair": PAIR, "points": NUMBER})
LEFT_UNFULFILLED: Final[i64] = LEXICON.event("left-unfulfilled", {"player": SEAT, "order": ORDER, "points": NUMBER})
SPECIALISED: Final[i64] = LEXICON.event(
    "specialised", {"player": SEAT, "category": CATEGORY, "number": NUMBER, "points": NUMBER}
)
KEPT: Final[i64] = LEXICON.event("kept", {"player": SEAT, "elixirs": NUMBER, "assistants": NUMBER, "points": NUMBER})

WORKSHOP_TAKEN: Final[i64] = LEXICON.reason("workshop-taken")
WORKSHOP_UNUSED: Final[i64] = LEXICON.reason("workshop-unused")
TOO_FEW_WORKERS: Final[i64] = LEXICON.reason("too-few-workers")
NOT_YOURS: Final[i64] = LEXICON.reason("not-yours")
SPOT_CLOSED: Final[i64] = LEXICON.reason("spot-closed")
SPOT_EMPTY: Final[i64] = LEXICON.reason("spot-empty")
LEVEL_TOO_HIGH: Final[i64] = LEXICON.reason("level-too-high")
ORDERS_FULL: Final[i64] = LEXICON.reason("orders-full")
NOTHING_TO_TRANSFORM: Final[i64] = LEXICON.reason("nothing-to-transform")
NO_SWAPPER: Final[i64] = LEXICON.reason("no-swapper")
STOCKS_FULL: Final[i64] = LEXICON.reason("stocks-full")
NO_EXCHANGER: Final[i64] = LEXICON.reason("no-exchanger")
NOT_BASIC: Final[i64] = LEXICON.reason("not-basic")
NOT_TWO: Final[i64] = LEXICON.reason("not-two")
ELIXIR_FULL: Final[i64] = LEXICON.reason("elixir-full")
NO_RECLAIMER: Final[i64] = LEXICON.reason("no-reclaimer")
ALREADY_USED: Final[i64] = LEXICON.reason("already-used")
SQUARE_EMPTY: Final[i64] = LEXICON.reason("square-empty")
CREW_TOO_SMALL: Final[i64] = LEXICON.reason("crew-too-small")
NOT_REVEALED: Final[i64] = LEXICON.reason("not-revealed")
NOT_ACCEPTED: Final[i64] = LEXICON.reason("not-accepted")
RESOURCES_MISSING: Final[i64] = LEXICON.reason("resources-missing")
NO_WAIVER: Final[i64] = LEXICON.reason("no-waiver")
MUST_TRANSFORM: Final[i64] = LEXICON.reason("must-transform")
NOT_THE_PRICE: Final[i64] = LEXICON.reason("not-the-price")
RESOURCE_FULL: Final[i64] = LEXICON.reason("resource-full")
