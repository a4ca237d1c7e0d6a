"""Ars Alchimia: why something may not be done."""

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.ars_alchimia.reading import *
from philtre.games.ars_alchimia.state import *
from philtre.kernel.zones import PLAYERS, spot


def why_not(b: vec[i64], seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> i64:
    if SWAP <= choice < RECLAIM:
        return why_no_power(b, seat, choice)
    if kind == CHOOSE_SPOT:
        return why_no_reclaim(b, seat) if choice == RECLAIM else why_no_place(b, seat, choice - PLACE)
    if kind == CHOOSE_CREW:
        return TOO_FEW_WORKERS if 1 + choice - SEND > b[ME * seat + AVAILABLE] else CREW_TOO_SMALL
    if kind == CHOOSE_TRANSFORMATION:
        return why_no_transformation(b, seat, choice)
    if kind == CHOOSE_PAYMENT:
        return RESOURCES_MISSING if is_price(2 * x + y, choice - PAY) else NOT_THE_PRICE
    if kind == CHOOSE_SALARY:
        return TOO_FEW_WORKERS if choice == KEEP else NOT_YOURS
    if kind == CHOOSE_WORKSHOP:
        return WORKSHOP_TAKEN if workshop_taken(b, choice - TAKE) else WORKSHOP_UNUSED
    return NOT_REVEALED if kind == CHOOSE_REVEALED else RESOURCE_FULL


def why_no_power(b: vec[i64], seat: i64, choice: i64) -> i64:
    if choice < EXCHANGE:
        if not employs(b, seat, SWAPPERS):
            return NO_SWAPPER
        return STOCKS_FULL if employs(b, seat, BIT[choice - SWAP]) else NOT_YOURS
    if not employs(b, seat, EXCHANGERS):
        return NO_EXCHANGER
    if choice - EXCHANGE == ELIXIR:
        return NOT_BASIC
    return NOT_TWO if b[ME * seat + RESOURCES + choice - EXCHANGE] < EXCHANGE_PRICE else ELIXIR_FULL


def why_no_reclaim(b: vec[i64], seat: i64) -> i64:
    if not employs(b, seat, RECLAIMERS):
        return NO_RECLAIMER
    return SQUARE_EMPTY if ready(b, seat, RECLAIMERS) != 0 else ALREADY_USED


def why_no_place(b: vec[i64], seat: i64, place: i64) -> i64:
    if CLOSED[SPOTS * (b[PLAYERS] - 2) + place] == 1:
        return SPOT_CLOSED
    if not shows_card(b, place):
        return SPOT_EMPTY
    pile = PILE_AT[place]
    if pile < LOCATION_PILE and pile > highest_level(b, seat):
        return LEVEL_TOO_HIGH
    if pile < LOCATION_PILE and b[ME * seat + ACCEPTED] >= order_limit(b, seat):
        return ORDERS_FULL
    return NOTHING_TO_TRANSFORM if pile == FORGE_PILE and not transforms(b, seat) else TOO_FEW_WORKERS


def why_no_transformation(b: vec[i64], seat: i64, choice: i64) -> i64:
    if choice == STOP:
        return MUST_TRANSFORM
    if choice >= DISTIL:
        return ELIXIR_FULL if b[ME * seat + RESOURCES + ELIXIR] == MOST[ELIXIR] else RESOURCES_MISSING
    if choice >= BEWITCH and not employs(b, seat, WAIVERS):
        return NO_WAIVER
    if choice >= BEWITCH and ready(b, seat, WAIVERS) == 0:
        return ALREADY_USED
    order = choice - BEWITCH if choice >= BEWITCH else choice - FULFIL
    return NOT_ACCEPTED if spot(b, ME * seat + ACCEPTED, order) < 0 else RESOURCES_MISSING


def is_price(bill: i64, payment: i64) -> bool:
    """Whether a payment is one for an order, in full (an even bill) or with the waiver (an odd one)."""
    for i in range(PAYING_FROM[bill], PAYING_FROM[bill + 1]):
        if PAYING[i] == payment:
            return True
    return False
