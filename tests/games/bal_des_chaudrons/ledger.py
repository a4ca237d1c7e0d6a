"""A ledger: the cubes of a whole game, kept by nothing but what everybody is told."""

from games.bal_des_chaudrons.positions import bag_row

from philtre import State
from philtre.games.bal_des_chaudrons.recipes import SIDES, readings
from philtre.games.bal_des_chaudrons.state import *

Row = list[int]

SCHOLAR_PRICE = (0, 2, 0, 0, 0)


def plus(one: Row, other: Row) -> Row:
    return [a + b for a, b in zip(one, other, strict=True)]


def less(one: Row, other: Row) -> Row:
    return [a - b for a, b in zip(one, other, strict=True)]


class Account:
    """What a seat has, as far as it was told."""

    def __init__(self, witch: int) -> None:
        self.witch = witch
        self.bench: Row = list(START[KINDS * witch : KINDS * (witch + 1)])
        self.circle: Row = [0] * KINDS
        self.cauldron: Row = [0] * KINDS
        self.brewed: Row = [0] * KINDS
        self.paid: Row = [0] * KINDS
        self.turned: set[int] = set()
        self.used: set[int] = set()
        self.tomes: set[int] = set()
        self.side: int | None = None  # of the recipe in use; None for the unlocking
        self.once: list[int] = []  # what may be done once in a game: redraws and spent characters


class Ledger:
    """Follows a game event by event, and checks that what is told can be."""

    def __init__(self, state: State) -> None:
        assert state.journal is not None
        self.seats = [Account(NOVICE) for _ in range(state.players)]
        for event, arguments in state.journal.heard_by(None):
            self.enter(event, *arguments)

    def enter(self, event: int, a: int, b: int, c: int, d: int) -> None:
        if event == ROUND_BEGAN:
            for account in self.seats:
                assert account.cauldron == account.brewed == account.paid == [0] * KINDS
                account.used.clear()
                account.tomes.clear()
        elif event == KEPT:
            self.seats[a] = Account(b)
        elif event in (RESHUFFLED, EXHAUSTED, HANDS_PASSED):
            return
        else:
            self.follow(self.seats[a], event, b, c)

    def follow(self, me: Account, event: int, b: int, c: int) -> None:
        if event == SURGED:
            me.bench = plus(me.bench, bag_row(b))
        elif event == OVERFLOWED:
            me.circle = plus(me.circle, bag_row(c))
            self.seats[b].bench = less(self.seats[b].bench, bag_row(c))
        elif event in (REDREW, DISCARDED):
            assert event not in me.once, "once in a game (I8)"
            me.once.append(event)
        elif event == REVEALED_TURNED:
            me.turned.add(b)
        elif event == TRICK_TURNED:
            me.turned ^= {OWN}
        elif event == MOVED:
            me.bench = less(me.bench, list(BUNDLES[b]))
            me.cauldron = plus(me.cauldron, list(BUNDLES[b]))
        elif event == ADDED:
            me.cauldron[b] += 1
        elif event == REMOVED:
            me.bench = less(me.bench, list(BUNDLES[b]))
        elif event == PASSED:
            assert bag_row(c) == me.cauldron
            self.seats[b].bench = plus(self.seats[b].bench, me.cauldron)
            me.cauldron = [0] * KINDS
        else:
            self.produce(me, event, b)

    def produce(self, me: Account, event: int, b: int) -> None:
        if event in (USED_POTION, INVOKED, UNLOCKS):
            self.use(me, {USED_POTION: b, INVOKED: OWN, UNLOCKS: UNLOCKED}[event])
        elif PAID_FROM_BENCH <= event <= PAID_BY_TOME:
            self.pay(me, event - PAID_FROM_BENCH, bag_row(b))
        elif event == MADE:
            assert me.side is not None
            inputs, outputs = SIDES[me.side]
            assert tuple(me.paid) in readings(inputs), "all spaces are filled, and no others (I9)"
            assert tuple(bag_row(b)) in readings(outputs)
            me.brewed = plus(me.brewed, bag_row(b))
            me.paid = [0] * KINDS
        elif event == OPENED:
            assert tuple(me.paid) in (SCHOLAR_PRICE, (0,) * KINDS)
            me.tomes.add(b)
            me.paid = [0] * KINDS
        elif event == FILLED:
            me.cauldron = plus(me.cauldron, me.brewed)
            assert bag_row(b) == me.cauldron
            me.brewed = [0] * KINDS
        elif event == TOOK:
            assert min(me.cauldron) >= 1
            me.cauldron[b] -= 1
            me.circle[b] += 1

    def use(self, me: Account, recipe: int) -> None:
        assert recipe not in me.used, "once in a round (I8)"
        me.used.add(recipe)
        number = POTIONS + me.witch if recipe == OWN else recipe
        me.side = None if recipe == UNLOCKED else 2 * number + (recipe in me.turned)

    def pay(self, me: Account, place: int, cubes: Row) -> None:
        me.paid = plus(me.paid, cubes)
        if place == BENCH_PLACE:
            me.bench = less(me.bench, cubes)
        elif place == BREWED_PLACE:
            me.brewed = less(me.brewed, cubes)
        else:
            assert all(kind in me.tomes for kind in range(KINDS) if cubes[kind]), "by open tomes only (I9)"
        assert min(me.bench + me.brewed) >= 0
