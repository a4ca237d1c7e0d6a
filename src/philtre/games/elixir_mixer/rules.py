"""Elixir Mixer: the rules, in the order of the rulebook."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from philtre.games.elixir_mixer.judgement import judged
from philtre.games.elixir_mixer.state import *
from philtre.kernel.moves import Moves
from philtre.kernel.state import State
from philtre.kernel.zones import PLAYERS, put_openly, take_openly, total

START_HAND: Final[i64] = CONSTANTS["start_hand"]
MARKET_MIN: Final[i64] = CONSTANTS["market_min"]
FOUR: Final[i64] = CONSTANTS["four_cards"]
STALL_ROUNDS: Final[i64] = BOX["table"]["stall_rounds"]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ElixirMixer(State):
    """Wizards spend ingredients of one colour, to the exact sum, on ever stronger elixirs."""

    def __init__(self) -> None:
        super().__init__(ZONES, LEXICON)

    def blank(self) -> State:
        return ElixirMixer()

    # Setup.

    def setup(self) -> None:
        b = self.b
        players = b[PLAYERS]
        b[FIRST] = self.below(players) if b[OPTION_FIRST] == 0 else b[OPTION_FIRST] - 1  # R1
        for kind in range(KINDS):
            b[DECK + kind] = CARDS.totals[kind]
        for colour in range(COLOURS):
            b[TOP + colour] = WEAKEST
        for seat in range(players):
            for _card in range(START_HAND):
                b[ME * seat + HAND + self.draw(DECK, KINDS)] += 1
        for _card in range(MARKET_MIN):
            b[MARKET + self.draw(DECK, KINDS)] += 1
        self.tell(STARTS, b[FIRST])

    # Turns.

    def advance(self) -> None:
        """End the turn of one player, and if the game goes on begin that of the next."""
        b = self.b
        reached = points(b, self.whose_turn())
        if reached >= TARGET[b[PLAYERS] - 2]:  # R21: at once, with nothing given back and nothing refilled
            self.tell(REACHED, self.whose_turn(), reached)
            self.end()
            return
        self.refill()
        if b[TURN] - b[LAST_POINT] >= STALL_ROUNDS * b[PLAYERS]:  # R26
            self.tell(STALLED, b[TURN] - b[LAST_POINT])
            self.end()
            return
        b[BREWED_NOW] = 0
        b[TURN] += 1
        self.ask(self.whose_turn(), CHOOSE_GATHER)

    def whose_turn(self) -> i64:
        return (self.b[FIRST] + self.b[TURN] - 1) % self.b[PLAYERS]

    def refill(self) -> None:
        """Fill up the market, only at the end of a turn (R11) and only to its least (R10)."""
        b = self.b
        for _card in range(MARKET_MIN - total(b, MARKET, KINDS)):
            kind = self.off_the_deck()
            b[MARKET + kind] += 1
            self.tell(REFILLED, kind)

    def off_the_deck(self) -> i64:
        """The kind of the next card; only when it is needed is the discard pile shuffled into a new deck (R25)."""
        b = self.b
        if total(b, DECK, KINDS) == 0:
            self.tell(RESHUFFLED, total(b, DISCARD, KINDS))
            for kind in range(KINDS):
                b[DECK + kind] = b[DISCARD + kind]
                b[DISCARD + kind] = 0
        return self.draw(DECK, KINDS)

    # What may be done.

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        if kind == CHOOSE_GATHER:
            self.list_gathering(seat, out)
        elif kind == CHOOSE_PICK:
            list_kinds(continuations(self.b, MARKET, ANY, first(y), second(y)), PICK, out)
        elif kind == CHOOSE_BREW:
            self.list_brews(seat, out)
        elif kind == CHOOSE_USE:
            list_kinds(continuations(self.b, ME * seat + HAND, first(x), first(y), second(y)), USE, out)
        else:
            for card in range(KINDS):
                if self.b[ME * seat + HAND + card] > 0:
                    out.add(RETURN + card)

    def list_gathering(self, seat: i64, out: Moves) -> None:
        b = self.b
        if self.can_draw():
            out.add(DRAW)
        for kind in range(KINDS):
            if b[MARKET + kind] > 0:
                out.add(TAKE + kind)
        payable = sums(b, MARKET, ANY)
        for kind in range(KINDS):
            if b[ME * seat + HAND + kind] > 0 and payable >> VALUE[kind] & 1:
                out.add(TRADE + kind)

    def list_brews(self, seat: i64, out: Moves) -> None:
        b = self.b
        for colour in range(COLOURS):
            if b[TOP + colour] <= STRONGEST and sums(b, ME * seat + HAND, colour) >> b[TOP + colour] & 1:
                out.add(BREW + colour)
        if b[BONUS_OF + MIXED_ELIXIR] == 0 and sums(b, ME * seat + HAND, ANY) >> MIXED_SUM & 1:
            out.add(MIX)
        out.add(STOP)

    def can_draw(self) -> bool:
        return total(self.b, DECK, KINDS) > 0 or total(self.b, DISCARD, KINDS) > 0  # R24

    # What is done.

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        if kind == CHOOSE_GATHER:
            self.gather(seat, choice)
        elif kind == CHOOSE_PICK:
            self.take_in_trade(seat, choice - PICK, second(y))
        elif kind == CHOOSE_BREW:
            self.begin_brew(seat, choice)
        elif kind == CHOOSE_USE:
            self.use(seat, choice - USE, x, second(y))
        else:
            self.give_back(seat, choice - RETURN)

    # 1. Gathering ingredients.

    def gather(self, seat: i64, choice: i64) -> None:
        if choice == DRAW:
            kind = self.off_the_deck()
            self.b[ME * seat + HAND + kind] += 1
            self.tell(DREW, seat)
            self.tell_only(seat, DREW_WHAT, seat, kind)
        elif choice < TRADE:
            self.from_market(seat, choice - TAKE)
            self.tell(TOOK, seat, choice - TAKE)
        else:
            kind = choice - TRADE
            self.out_of_hand(seat, kind, ASIDE)  # R9: not in the market before the picks
            self.tell(TRADED, seat, kind)
            self.ask(seat, CHOOSE_PICK, 0, pair(0, VALUE[kind]))
            return
        self.ask(seat, CHOOSE_BREW)

    def take_in_trade(self, seat: i64, kind: i64, owed: i64) -> None:
        b = self.b
        self.from_market(seat, kind)
        self.tell(GOT, seat, kind)
        if owed > VALUE[kind]:
            self.ask(seat, CHOOSE_PICK, 0, pair(kind, owed - VALUE[kind]))
            return
        for given in range(KINDS):
            b[MARKET + given] += b[ASIDE + given]
            b[ASIDE + given] = 0
        self.ask(seat, CHOOSE_BREW)

    def from_market(self, seat: i64, kind: i64) -> None:
        """A card goes from the market to a hand before everybody's eyes."""
        self.b[MARKET + kind] -= 1
        put_openly(self.b, ME * seat + HAND, KINDS, kind)

    def out_of_hand(self, seat: i64, kind: i64, to: i64) -> None:
        take_openly(self.b, ME * seat + HAND, KINDS, kind)
        self.b[to + kind] += 1

    # 2. Brewing elixirs.

    def begin_brew(self, seat: i64, choice: i64) -> None:
        if choice == STOP:
            self.limit_hand(seat)
        elif choice == MIX:
            self.ask(seat, CHOOSE_USE, pair(ANY, 0), pair(0, MIXED_SUM))
        else:
            colour = choice - BREW
            self.ask(seat, CHOOSE_USE, pair(colour, 0), pair(0, self.b[TOP + colour]))

    def use(self, seat: i64, kind: i64, x: i64, owed: i64) -> None:
        colour = first(x)
        used = second(x) + 1
        self.out_of_hand(seat, kind, DISCARD)  # R12
        self.tell(USED, seat, kind)
        if owed > VALUE[kind]:
            self.ask(seat, CHOOSE_USE, pair(colour, used), pair(kind, owed - VALUE[kind]))
            return
        if colour == ANY:
            self.tell(MIXED, seat, used)
            self.win(seat, MIXED_ELIXIR)  # R15: no elixir card
        else:
            self.take_elixir(seat, colour, used)
            self.win_bonuses(seat, colour, used)
        self.b[LAST_POINT] = self.b[TURN]
        if points(self.b, seat) < TARGET[self.b[PLAYERS] - 2]:
            self.ask(seat, CHOOSE_BREW)

    def take_elixir(self, seat: i64, colour: i64, used: i64) -> None:
        b = self.b
        elixir = PILE_SIZE * colour + b[TOP + colour] - WEAKEST
        b[ELIXIR_OF + elixir] = 1 + seat
        b[TOP + colour] += 1
        b[BREWED_NOW] += 1
        self.tell(BREWED, seat, elixir, used)

    # 3. Winning bonus cards, all that an elixir earns at once (R13, R14, R20).

    def win_bonuses(self, seat: i64, colour: i64, used: i64) -> None:
        b = self.b
        if used == FOUR:
            self.win(seat, FOUR_CARDS + colour)
        if b[BREWED_NOW] >= 2:
            self.win(seat, TWO_ELIXIRS)
        values: i64 = 0
        colours: i64 = 0
        for other in range(COLOURS):
            owned = elixirs_of(b, seat, other)
            values |= owned
            if owned != 0:
                colours += 1
            if at_least_three(owned):
                self.win(seat, THREE_OF_A_COLOUR)
        if values & values >> 1 & values >> 2 != 0:
            self.win(seat, THREE_IN_A_ROW)
        if colours == COLOURS:
            self.win(seat, FIVE_COLOURS)

    def win(self, seat: i64, bonus: i64) -> None:
        """Take a bonus card, unless somebody has it."""
        if self.b[BONUS_OF + bonus] == 0:
            self.b[BONUS_OF + bonus] = 1 + seat
            self.tell(WON_BONUS, seat, bonus)

    # The end of a turn.

    def limit_hand(self, seat: i64) -> None:
        if total(self.b, ME * seat + HAND, KINDS) > HAND_LIMIT:
            self.ask(seat, CHOOSE_RETURN)

    def give_back(self, seat: i64, kind: i64) -> None:
        self.out_of_hand(seat, kind, MARKET)
        self.tell(RETURNED, seat, kind)
        self.limit_hand(seat)

    # The result.

    def score(self, seat: i64) -> i64:
        return points(self.b, seat)

    def tiebreak(self, seat: i64) -> i64:
        return elixirs(self.b, seat)

    def judge(self, seat: i64) -> i64:
        return judged(self.b, seat)

    # Why something may not be done.

    def why_not(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> i64:
        if kind == CHOOSE_GATHER:
            return self.why_not_gather(seat, choice)
        if kind == CHOOSE_PICK:
            if self.b[MARKET + choice - PICK] == 0:
                return NOT_IN_MARKET
            return why_not_next(self.b, MARKET, ANY, choice - PICK, second(y))
        if kind == CHOOSE_BREW:
            return self.why_not_brew(choice)
        if kind == CHOOSE_RETURN or self.b[ME * seat + HAND + choice - USE] == 0:
            return NOT_IN_HAND
        return why_not_next(self.b, ME * seat + HAND, first(x), choice - USE, second(y))

    def why_not_gather(self, seat: i64, choice: i64) -> i64:
        if choice == DRAW:
            return NOTHING_TO_DRAW
        if choice < TRADE:
            return NOT_IN_MARKET
        return NOT_IN_HAND if self.b[ME * seat + HAND + choice - TRADE] == 0 else NO_EQUAL_SUM

    def why_not_brew(self, choice: i64) -> i64:
        if choice == MIX:
            return NO_MIX if self.b[BONUS_OF + MIXED_ELIXIR] == 0 else MIXED_TAKEN
        return NO_BREW if self.b[TOP + choice - BREW] <= STRONGEST else PILE_USED_UP


def why_not_next(b: vec[i64], at: i64, colour: i64, kind: i64, owed: i64) -> i64:
    """Why a card that lies there may not come next in a sum."""
    if not usable(kind, colour):
        return OTHER_COLOUR
    if VALUE[kind] > owed:
        return TOO_MUCH
    without = b[:]
    without[at + kind] -= 1
    return OUT_OF_ORDER if sums(without, at, colour) >> (owed - VALUE[kind]) & 1 else REST_IMPOSSIBLE


def list_kinds(kinds: i64, verb: i64, out: Moves) -> None:
    for kind in range(KINDS):
        if kinds >> kind & 1:
            out.add(verb + kind)
