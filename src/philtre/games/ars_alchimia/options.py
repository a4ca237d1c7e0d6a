"""Ars Alchimia: what may be done. The only place that says what is legal."""

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.ars_alchimia.reading import *
from philtre.games.ars_alchimia.state import *
from philtre.kernel.moves import Moves
from philtre.kernel.zones import PLAYERS


def list_options(b: vec[i64], seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
    if kind == CHOOSE_SPOT:
        list_turn(b, seat, out)
    elif kind == CHOOSE_CREW:
        for number in range(minimum(b, seat, x), b[ME * seat + AVAILABLE] + 1):
            out.add(SEND + number - 1)
    elif kind == CHOOSE_TRANSFORMATION:
        list_transformations(b, seat, out)
    elif kind == CHOOSE_PAYMENT:
        list_payments(b, seat, x, y, out)
    elif kind == CHOOSE_SALARY:
        list_salary(b, seat, out)
    elif kind == CHOOSE_WORKSHOP:
        list_workshops(b, out)
    elif kind == CHOOSE_REVEALED:
        out.add(visiting(b, 0))
        out.add(visiting(b, 1))
    else:
        for resource in range(KINDS):
            if b[ME * seat + RESOURCES + resource] < MOST[resource]:  # R42
                out.add(GAIN + resource)


def list_workshops(b: vec[i64], out: Moves) -> None:
    for workshop in range(WORKSHOPS):
        if IN_USE[WORKSHOPS * (b[PLAYERS] - 2) + workshop] == 1 and not workshop_taken(b, workshop):
            out.add(TAKE + workshop)


def list_salary(b: vec[i64], seat: i64, out: Moves) -> None:
    if salary(b, seat) <= b[ME * seat + AVAILABLE]:  # R9
        out.add(KEEP)
    for assistant in range(ASSISTANTS):
        if b[ME * seat + EMPLOYED] >> assistant & 1:
            out.add(DISMISS + assistant)
    list_powers(b, seat, out)


def list_turn(b: vec[i64], seat: i64, out: Moves) -> None:
    available = b[ME * seat + AVAILABLE]
    if available > 0:
        level = highest_level(b, seat) if b[ME * seat + ACCEPTED] < order_limit(b, seat) else i64(-1)
        forging = transforms(b, seat)
        for place in range(SPOTS):
            if minimum(b, seat, place) <= available and shows_card(b, place):
                pile = PILE_AT[place]
                if pile <= level or (pile >= LOCATION_PILE and (forging or pile != FORGE_PILE)):  # R14
                    out.add(PLACE + place)
    if b[ME * seat + EMPLOYED] != 0:
        list_powers(b, seat, out)
        if ready(b, seat, RECLAIMERS) != 0 and b[ME * seat + SQUARE] > 0:
            out.add(RECLAIM)
    out.add(PASS)


def list_powers(b: vec[i64], seat: i64, out: Moves) -> None:
    """What assistants can be used for at any moment: at one's own decisions (R32)."""
    stock = ME * seat + RESOURCES
    if employs(b, seat, SWAPPERS) and has_room(b, seat):
        for assistant in range(ASSISTANTS):
            if b[ME * seat + EMPLOYED] >> assistant & 1:
                out.add(SWAP + assistant)
    if employs(b, seat, EXCHANGERS) and b[stock + ELIXIR] < MOST[ELIXIR]:
        for kind in range(BASIC):
            if b[stock + kind] >= EXCHANGE_PRICE:
                out.add(EXCHANGE + kind)


def list_transformations(b: vec[i64], seat: i64, out: Moves) -> None:
    accepted = ME * seat + ACCEPTED
    for i in range(accepted + 1, accepted + 1 + b[accepted]):
        if payable(b, seat, b[i], 0):
            out.add(FULFIL + b[i])
    if ready(b, seat, WAIVERS) != 0:
        for i in range(accepted + 1, accepted + 1 + b[accepted]):
            if payable(b, seat, b[i], WAIVED):
                out.add(BEWITCH + b[i])
    stock = ME * seat + RESOURCES
    if b[stock + ELIXIR] < MOST[ELIXIR]:
        for pair in range(PAIR_COUNT):
            if b[stock + ONE_OF[pair]] > 0 and b[stock + OTHER_OF[pair]] > 0:
                out.add(DISTIL + pair)
    if out.count == 0 or b[DONE] > 0:  # R16
        out.add(STOP)
    if b[ME * seat + EMPLOYED] != 0:
        list_powers(b, seat, out)


def list_payments(b: vec[i64], seat: i64, order: i64, waived: i64, out: Moves) -> None:
    for i in range(PAYING_FROM[2 * order + waived], PAYING_FROM[2 * order + waived + 1]):
        if pays(b, seat, PAYING[i]):
            out.add(PAY + PAYING[i])
