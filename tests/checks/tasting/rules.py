"""Tasting: the rules."""

from checks.tasting.state import *
from mypy_extensions import i64

from philtre.kernel.lexicon import Lexicon
from philtre.kernel.moves import Moves
from philtre.kernel.state import State
from philtre.kernel.zones import PLAYERS, Zones, lay, lift, total


class Tasting(State):
    """Not final: the variants with a fault are made of it."""

    declares: Zones = ZONES
    speaks: Lexicon = LEXICON

    def __init__(self) -> None:
        super().__init__(self.declares, self.speaks)

    def blank(self) -> State:
        return type(self)()

    def setup(self) -> None:
        b = self.b
        for kind in range(KINDS):
            b[CASK + kind] = 4
            lay(b, PALATES_LEFT, kind)
        for seat in range(b[PLAYERS]):
            lay(b, ME * seat + PALATE, self.draw_card(PALATES_LEFT))
            for _ in range(2):
                b[ME * seat + HAND + self.draw(CASK, KINDS)] += 1
        b[TURN] = b[PLAYERS]

    def advance(self) -> None:
        b = self.b
        if b[TURN] < b[PLAYERS]:
            if b[TURN] == 0:
                self.taste()
            self.ask(b[TURN], CHOOSE_REFILL)
            b[TURN] += 1
        elif b[ROUND] == 3 - b[OPTION_ROUNDS]:
            self.show_palates()
            self.end()
        else:
            b[ROUND] += 1
            b[TURN] = 0
            for seat in range(b[PLAYERS]):
                self.ask(seat, CHOOSE_OFFER)
                self.hide(seat)

    def taste(self) -> None:
        b = self.b
        for seat in range(b[PLAYERS]):
            vial = lift(b, ME * seat + OFFER, 0)
            b[SHELF + vial] += 1
            b[ME * seat + SIPS] += 1 + vial * b[ME * seat + SEALED]
            b[ME * seat + SEALED] = 0

    def show_palates(self) -> None:
        b = self.b
        for seat in range(b[PLAYERS]):
            vial = lift(b, ME * seat + PALATE, 0)
            lay(b, ME * seat + PALATE_SHOWN, vial)
            b[ME * seat + SIPS] += b[SHELF + vial]
            self.tell(PREFERRED, seat, vial)

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        b = self.b
        if kind == CHOOSE_SEAL:
            out.add(SEAL)
            out.add(LEAVE)
            return
        for vial in range(KINDS):
            if kind == CHOOSE_OFFER and b[ME * seat + HAND + vial] > 0:
                out.add(OFFERS + vial)
            if kind == CHOOSE_REFILL and b[SHELF + vial] > 0:
                out.add(TAKE + vial)
        if kind == CHOOSE_REFILL and total(b, CASK, KINDS) > 0:
            out.add(DRAW)

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        if kind == CHOOSE_OFFER:
            self.offer(seat, choice - OFFERS)
        elif kind == CHOOSE_SEAL:
            self.b[ME * seat + SEALED] = 1 if choice == SEAL else 0
        elif choice == DRAW:
            self.draw_from_cask(seat)
        else:
            self.take(seat, choice - TAKE)

    def offer(self, seat: i64, vial: i64) -> None:
        b = self.b
        b[ME * seat + HAND + vial] -= 1
        b[ME * seat + KNOWN + vial] = max(i64(0), b[ME * seat + KNOWN + vial] - 1)
        lay(b, ME * seat + OFFER, vial)
        self.tell(OFFERED, seat, vial)
        self.ask(seat, CHOOSE_SEAL)

    def draw_from_cask(self, seat: i64) -> None:
        vial = self.draw(CASK, KINDS)
        self.b[ME * seat + HAND + vial] += 1
        self.tell(DREW, seat)
        self.tell_only(seat, FOUND, seat, vial)

    def take(self, seat: i64, vial: i64) -> None:
        b = self.b
        b[SHELF + vial] -= 1
        b[ME * seat + HAND + vial] += 1
        b[ME * seat + KNOWN + vial] += 1
        self.tell(TOOK, seat, vial)

    def score(self, seat: i64) -> i64:
        return self.b[ME * seat + SIPS]

    def why_not(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> i64:
        if kind == CHOOSE_OFFER:
            return NOT_HELD
        return CASK_EMPTY if choice == DRAW else SHELF_LACKS
