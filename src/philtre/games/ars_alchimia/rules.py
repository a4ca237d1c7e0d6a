"""Ars Alchimia: the rules, in the order of the rulebook."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from philtre.games.ars_alchimia.judgement import judged
from philtre.games.ars_alchimia.options import list_options
from philtre.games.ars_alchimia.piles import clear_cards, put_under, size_of, take_out, top_layer
from philtre.games.ars_alchimia.reading import *
from philtre.games.ars_alchimia.refusals import why_not
from philtre.games.ars_alchimia.state import *
from philtre.kernel.moves import Moves
from philtre.kernel.state import State
from philtre.kernel.zones import PLAYERS, bag, lay, lift, spot

START_WORKERS: Final[i64] = CONSTANTS["start_workers"]
START: Final = vec[i64]([resource["start"] for resource in BOX["resource"]])
SIDES: Final[i64] = BOX["die"]["sides"]
PERFECT_ELIXIR: Final[i64] = CONSTANTS["perfect_elixir"]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ArsAlchimia(State):
    """Overseers of workshops send ever larger crews to the same few places."""

    def __init__(self) -> None:
        super().__init__(ZONES, LEXICON)

    def blank(self) -> State:
        return ArsAlchimia()

    # Setup.

    def setup(self) -> None:
        b = self.b
        players = b[PLAYERS]
        if players == 2:
            self.tell(UNOFFICIAL)  # R1
        for seat in range(players):
            for kind in range(KINDS):
                b[ME * seat + RESOURCES + kind] = START[kind]
            b[ME * seat + AVAILABLE] = START_WORKERS
            b[ME * seat + RESERVE] = WORKER_CAP[players - 2] - START_WORKERS
        b[LAYERS] = 1
        for card in range(CARDS):
            b[LAYER + card] = 1
        self.lay_out_cards()
        b[YEAR] = 1
        self.tell(YEAR_BEGAN, 1)
        self.deal_workshops()

    def lay_out_cards(self) -> None:
        """Fill the spots from their piles, as far as those go (R21)."""
        for place in range(SPOTS):
            if IS_PILE[place] == 0 and CLOSED[SPOTS * (self.b[PLAYERS] - 2) + place] == 0:
                self.refill(place)

    def deal_workshops(self) -> None:
        """In the first year they are dealt, not chosen (R7); with fewer than four players some are left out (R4)."""
        b = self.b
        players = b[PLAYERS]
        without = players
        for workshop in range(WORKSHOPS):
            if IN_USE[WORKSHOPS * (players - 2) + workshop] == 1:
                chosen = self.below(without)
                for seat in range(players):
                    if b[ME * seat + WORKSHOP_OF] == 0:
                        if chosen == 0:
                            b[ME * seat + WORKSHOP_OF] = 1 + workshop
                            self.tell(GOT_WORKSHOP, seat, workshop)
                        chosen -= 1
                without -= 1
        b[POSITION] = players

    def draw_from(self, pile: i64) -> i64:
        """The next card of a pile; -1 if there is none."""
        top = top_layer(self.b, pile)
        return -1 if top == 0 else take_out(self.b, pile, top, self.below(size_of(self.b, pile, top)))

    def refill(self, place: i64) -> None:
        self.b[CARD_ON + place] = 1 + self.draw_from(PILE_AT[place])

    # The start of a year, the turns and the end of a year.

    def advance(self) -> None:
        phase = self.b[PHASE]
        if phase == CHOOSING:
            self.next_workshop()
        elif phase == PAYING_SALARIES:
            self.next_salary()
        else:
            self.next_turn()

    def next_workshop(self) -> None:
        b = self.b
        if b[POSITION] < b[PLAYERS]:
            b[POSITION] += 1
            self.ask(b[IN_ORDER + b[POSITION] - 1], CHOOSE_WORKSHOP)
            return
        self.order_turns()
        self.welcome_workers()  # R8: of all, before salaries are paid
        b[PHASE] = PAYING_SALARIES
        b[POSITION] = 0

    def order_turns(self) -> None:
        b = self.b
        position: i64 = 0
        for number in range(1, WORKSHOPS + 1):
            for seat in range(b[PLAYERS]):
                if b[ME * seat + WORKSHOP_OF] == number:
                    b[IN_ORDER + position] = seat
                    position += 1

    def welcome_workers(self) -> None:
        b = self.b
        for seat in range(b[PLAYERS]):
            mine = ME * seat
            number = min(WORKERS_OF[b[mine + WORKSHOP_OF] - 1], b[mine + RESERVE])  # R5
            b[mine + RESERVE] -= number
            b[mine + AVAILABLE] += number
            self.tell(WELCOMED, seat, number)

    def next_salary(self) -> None:
        b = self.b
        if b[POSITION] == b[PLAYERS]:
            b[PHASE] = PLAYING
            b[POSITION] = 0
            return
        seat = b[IN_ORDER + b[POSITION]]
        b[POSITION] += 1
        self.ask_salary(seat)

    def ask_salary(self, seat: i64) -> None:
        if self.b[ME * seat + EMPLOYED] != 0:
            self.ask(seat, CHOOSE_SALARY)

    def next_turn(self) -> None:
        b = self.b
        players = b[PLAYERS]
        for step in range(players):
            position = (b[POSITION] + step) % players
            seat = b[IN_ORDER + position]
            if b[ME * seat + PASSED] == 0:
                b[POSITION] = position + 1
                self.ask(seat, CHOOSE_SPOT)
                return
        self.end_year()

    def end_year(self) -> None:
        b = self.b
        self.bring_workers_home()
        b[TURNED] = 0  # R39
        if b[YEAR] == YEARS:
            self.score_the_end()  # R23: the board is left as it lies
            self.end()
            return
        clear_cards(b)
        self.lay_out_cards()
        b[YEAR] += 1
        b[PHASE] = CHOOSING
        b[POSITION] = 0
        self.order_choices()
        self.tell(YEAR_BEGAN, b[YEAR])

    def bring_workers_home(self) -> None:
        b = self.b
        for place in range(SPOTS):
            if b[CREW + place] > 0:
                b[ME * (b[CREW_OF + place] - 1) + AVAILABLE] += b[CREW + place]
                b[CREW + place] = 0
                b[CREW_OF + place] = 0
        for seat in range(b[PLAYERS]):
            b[ME * seat + AVAILABLE] += b[ME * seat + SQUARE]
            b[ME * seat + SQUARE] = 0
            b[ME * seat + PASSED] = 0

    def order_choices(self) -> None:
        """Whoever has the fewest points chooses a workshop first; of equals, the lower workshop of last year (R6)."""
        b = self.b
        players = b[PLAYERS]
        for seat in range(players):
            place: i64 = 0
            for other in range(players):
                if claim(b, other) < claim(b, seat):
                    place += 1
            b[IN_ORDER + place] = seat
        for seat in range(players):
            b[ME * seat + WORKSHOP_OF] = 0

    # What may be done, and what is done.

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        list_options(self.b, seat, kind, x, y, out)

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        if kind == CHOOSE_CREW:
            self.send_crew(seat, x, 1 + choice - SEND)
        elif kind == CHOOSE_TRANSFORMATION:
            self.transform(seat, choice)
        elif kind == CHOOSE_PAYMENT:
            self.fulfil(seat, x, choice - PAY)
        elif kind == CHOOSE_RESOURCE:
            self.gain(seat, choice - GAIN, SWAP_GAIN)
            self.tell(SWAPPED, seat, choice - GAIN)
        elif kind == CHOOSE_REVEALED:
            self.choose_revealed(seat, choice, x)
        elif kind == CHOOSE_WORKSHOP:
            self.b[ME * seat + WORKSHOP_OF] = 1 + choice - TAKE
            self.tell(CHOSE_WORKSHOP, seat, choice - TAKE)
        elif kind == CHOOSE_SALARY:
            self.settle_salary(seat, choice)
        else:
            self.take_turn(seat, choice)

    # The start of a year: salaries.

    def settle_salary(self, seat: i64, choice: i64) -> None:
        b = self.b
        if choice == KEEP:
            due = salary(b, seat)
            b[ME * seat + AVAILABLE] -= due
            b[ME * seat + SQUARE] += due
            self.tell(PAID_SALARIES, seat, due)
            return
        if choice < PLACE:
            self.dismiss(seat, choice - DISMISS)
            self.ask_salary(seat)
        else:
            self.use_power(seat, CHOOSE_SALARY, choice)

    def dismiss(self, seat: i64, assistant: i64) -> None:
        self.b[ME * seat + EMPLOYED] &= ~BIT[assistant]
        self.b[TURNED] &= ~BIT[assistant]  # R39: whoever hires it next finds it ready
        put_under(self.b, FIRST_ASSISTANT + assistant)
        self.tell(DISMISSED, seat, assistant)

    # Turns.

    def take_turn(self, seat: i64, choice: i64) -> None:
        b = self.b
        if choice == PASS:
            b[ME * seat + PASSED] = 1
            self.tell(HAS_PASSED, seat)
        elif choice == RECLAIM:
            number = min(RECLAIMED, b[ME * seat + SQUARE])
            b[ME * seat + SQUARE] -= number
            b[ME * seat + AVAILABLE] += number
            self.turn_sideways(seat, RECLAIMERS)
            self.tell(TOOK_BACK, seat, number)
            self.ask(seat, CHOOSE_SPOT)
        elif choice < SWAP:
            self.ask(seat, CHOOSE_CREW, choice - PLACE)
        else:
            self.use_power(seat, CHOOSE_SPOT, choice)

    def use_power(self, seat: i64, meanwhile: i64, choice: i64) -> None:
        """Use an assistant, and then go on with the question it was used at."""
        b = self.b
        if choice < EXCHANGE:
            self.dismiss(seat, choice - SWAP)
            if meanwhile != CHOOSE_SALARY or b[ME * seat + EMPLOYED] != 0:
                self.ask(seat, meanwhile)
            self.ask(seat, CHOOSE_RESOURCE)
        else:
            b[ME * seat + RESOURCES + choice - EXCHANGE] -= EXCHANGE_PRICE
            b[ME * seat + RESOURCES + ELIXIR] += 1
            self.tell(EXCHANGED, seat, choice - EXCHANGE, EXCHANGE_PRICE)
            self.ask(seat, meanwhile)

    def turn_sideways(self, seat: i64, those: i64) -> None:
        used = ready(self.b, seat, those)
        self.b[TURNED] |= used & -used

    def send_crew(self, seat: i64, place: i64, number: i64) -> None:
        b = self.b
        extra = number - minimum(b, seat, place)
        if b[CREW + place] > 0:
            owner = b[CREW_OF + place] - 1
            b[ME * owner + SQUARE] += b[CREW + place]
            self.tell(DISPLACED, owner, b[CREW + place])
        b[ME * seat + AVAILABLE] -= number
        b[CREW + place] = number
        b[CREW_OF + place] = 1 + seat
        self.tell(PLACED, seat, place, number)
        card = b[CARD_ON + place] - 1
        if IS_PILE[place] == 1:
            self.reveal(seat, place, extra)
        elif card < FIRST_LOCATION:
            self.accept(seat, place, card)
        elif card < FIRST_FORGE:
            self.gather(seat, card - FIRST_LOCATION, extra)
        elif card < FIRST_ASSISTANT:
            self.enter_forge(seat, card - FIRST_FORGE, extra)
        else:
            self.hire(seat, place, card - FIRST_ASSISTANT)

    # The face-down piles.

    def reveal(self, seat: i64, place: i64, extra: i64) -> None:
        """Turn up the next card of a pile, or two to choose from (R26)."""
        b = self.b
        pile = PILE_AT[place]
        b[REVEALED] = 1 + self.draw_from(pile)
        self.tell_found(seat, b[REVEALED] - 1)
        if employs(b, seat, REVEALERS):
            b[REVEALED + 1] = 1 + self.draw_from(pile)
            self.tell_found(seat, b[REVEALED + 1] - 1)
            self.ask(seat, CHOOSE_REVEALED, extra)
        else:
            self.visit_pile(seat, extra)

    def tell_found(self, seat: i64, card: i64) -> None:
        if card < FIRST_FORGE:
            self.tell(FOUND_LOCATION, seat, card - FIRST_LOCATION)
        else:
            self.tell(FOUND_FORGE, seat, card - FIRST_FORGE)

    def choose_revealed(self, seat: i64, choice: i64, extra: i64) -> None:
        b = self.b
        if choice == visiting(b, 1):
            b[REVEALED], b[REVEALED + 1] = b[REVEALED + 1], b[REVEALED]
        put_under(b, b[REVEALED + 1] - 1)
        b[REVEALED + 1] = 0
        self.visit_pile(seat, extra)

    def visit_pile(self, seat: i64, extra: i64) -> None:
        card = self.b[REVEALED] - 1
        if card < FIRST_FORGE:
            self.gather(seat, card - FIRST_LOCATION, extra)
            self.put_back()
        else:
            self.enter_forge(seat, card - FIRST_FORGE, extra)

    def put_back(self) -> None:
        """After the visit, the card of a face-down pile goes under it."""
        if self.b[REVEALED] != 0:
            put_under(self.b, self.b[REVEALED] - 1)
            self.b[REVEALED] = 0

    # Gathering resources.

    def gather(self, seat: i64, location: i64, extra: i64) -> None:
        b = self.b
        before = bag(b, ME * seat + RESOURCES, KINDS)
        for kind in range(KINDS):
            number = GAIN_OF[KINDS * location + kind]
            if number > 0:
                self.gain(seat, kind, number + gathers_more(b, seat, kind))
        self.tell(GATHERED, seat, location, bag(b, ME * seat + RESOURCES, KINDS) - before)
        if self.roll(seat, extra + together(b, seat, GATHER_ROLL), LOCATION_NEEDS[location]):  # R25: after the gain
            before = bag(b, ME * seat + RESOURCES, KINDS)
            self.gain(seat, BONUS_OF[location], 1)
            self.tell(WON_BONUS, seat, bag(b, ME * seat + RESOURCES, KINDS) - before)

    def gain(self, seat: i64, kind: i64, number: i64) -> None:
        """What goes beyond the most one may have is lost (R24)."""
        at = ME * seat + RESOURCES + kind
        self.b[at] = min(MOST[kind], self.b[at] + number)

    def roll(self, seat: i64, more: i64, needed: i64) -> bool:
        """Whether a die, or the best of several, reaches a number with what is added to it (R3)."""
        best = 1 + self.below(SIDES)
        for _die in range(together(self.b, seat, MORE_DICE)):
            best = max(best, 1 + self.below(SIDES))
        self.tell(ROLLED, seat, best, more, needed)
        return best + more >= needed

    # Taking orders and employing assistants; the crew stays with the spot (R13).

    def accept(self, seat: i64, place: i64, order: i64) -> None:
        lay(self.b, ME * seat + ACCEPTED, order)
        self.tell(ACCEPTED_ORDER, seat, order)
        self.refill(place)
        if self.b[CARD_ON + place] != 0:
            self.tell(NEW_ORDER, place, self.b[CARD_ON + place] - 1)

    def hire(self, seat: i64, place: i64, assistant: i64) -> None:
        self.b[ME * seat + EMPLOYED] |= BIT[assistant]  # R10: no salary before next year
        self.tell(HIRED, seat, assistant)
        self.refill(place)
        if self.b[CARD_ON + place] != 0:
            self.tell(NEW_ASSISTANT, place, self.b[CARD_ON + place] - 1 - FIRST_ASSISTANT)

    # Transforming resources.

    def enter_forge(self, seat: i64, forge: i64, extra: i64) -> None:
        """One roll for the whole day (R27); what it and the assistants allow is settled here (R40)."""
        b = self.b
        perfect = self.roll(seat, extra + together(b, seat, FORGE_ROLL), FORGE_NEEDS[forge])
        b[AT_FORGE] = 1 + forge
        b[USES] = USES_OF[forge] + together(b, seat, MORE_USES)
        b[PERFECT] = 1 if perfect else 0
        self.tell(PERFECT_DAY if perfect else ORDINARY_DAY, seat, forge)
        self.ask(seat, CHOOSE_TRANSFORMATION)

    def transform(self, seat: i64, choice: i64) -> None:
        if choice == STOP:
            self.leave_forge()
        elif choice >= DISTIL:
            self.distil(seat, choice - DISTIL)
        elif choice >= BEWITCH:
            self.turn_sideways(seat, WAIVERS)
            self.tell(BEWITCHED, seat, choice - BEWITCH)
            self.ask(seat, CHOOSE_PAYMENT, choice - BEWITCH, 1)
        elif choice >= FULFIL:
            self.ask(seat, CHOOSE_PAYMENT, choice - FULFIL, 0)
        else:
            self.use_power(seat, CHOOSE_TRANSFORMATION, choice)

    def fulfil(self, seat: i64, order: i64, payment: i64) -> None:
        b = self.b
        mine = ME * seat
        for kind in range(KINDS):
            b[mine + RESOURCES + kind] -= AMOUNT[KINDS * payment + kind]
        lift(b, mine + ACCEPTED, spot(b, mine + ACCEPTED, order))
        b[mine + FULFILLED] |= BIT[order]
        b[mine + MADE + CATEGORY_OF[order]] += 1
        points = POINTS[order] + self.perfect_points(seat, PERFECT_BONUS[PILE_OF[order]])
        b[mine + TRACK] += points
        self.tell(FULFILLED_ORDER, seat, order, payment, points)
        self.go_on(seat)

    def distil(self, seat: i64, pair: i64) -> None:
        b = self.b
        stock = ME * seat + RESOURCES
        b[stock + ONE_OF[pair]] -= 1
        b[stock + OTHER_OF[pair]] -= 1
        b[stock + ELIXIR] += 1
        points = self.perfect_points(seat, PERFECT_ELIXIR)
        b[ME * seat + TRACK] += points
        self.tell(DISTILLED, seat, pair, points)
        self.go_on(seat)

    def perfect_points(self, seat: i64, bonus: i64) -> i64:
        return bonus + together(self.b, seat, MORE_PERFECT) if self.b[PERFECT] == 1 else i64(0)

    def go_on(self, seat: i64) -> None:
        self.b[DONE] += 1
        if self.b[DONE] < self.b[USES]:
            self.ask(seat, CHOOSE_TRANSFORMATION)
        else:
            self.leave_forge()

    def leave_forge(self) -> None:
        self.b[AT_FORGE] = 0
        self.b[USES] = 0
        self.b[DONE] = 0
        self.b[PERFECT] = 0
        self.put_back()

    # The end and the scoring.

    def score_the_end(self) -> None:
        b = self.b
        for seat in range(b[PLAYERS]):
            mine = ME * seat
            b[mine + FOR_ORDERS] = for_orders(b, seat)
            b[mine + FOR_SPECIALITIES] = for_specialities(b, seat)
            b[mine + FOR_ELIXIRS] = for_elixirs(b, seat)
            b[mine + FOR_ASSISTANTS] = for_assistants(b, seat)
            self.tell_the_end(seat)

    def tell_the_end(self, seat: i64) -> None:
        b = self.b
        mine = ME * seat
        for i in range(mine + ACCEPTED + 1, mine + ACCEPTED + 1 + b[mine + ACCEPTED]):
            self.tell(LEFT_UNFULFILLED, seat, b[i], penalty(b, seat, b[i]))
        for category in range(CATEGORIES):
            made = b[mine + MADE + category]
            if speciality(made) > 0:
                self.tell(SPECIALISED, seat, category, made, speciality(made))
        kept = b[mine + FOR_ELIXIRS] + b[mine + FOR_ASSISTANTS]
        self.tell(KEPT, seat, b[mine + RESOURCES + ELIXIR], assistants(b, seat), kept)

    def score(self, seat: i64) -> i64:
        b = self.b
        mine = ME * seat
        reckoned = b[mine + FOR_ORDERS] + b[mine + FOR_SPECIALITIES] + b[mine + FOR_ELIXIRS] + b[mine + FOR_ASSISTANTS]
        return b[mine + TRACK] + reckoned

    def tiebreak(self, seat: i64) -> i64:
        return self.b[ME * seat + MADE + UNIVERSITY]  # R35: still equal, they share the victory

    def judge(self, seat: i64) -> i64:
        return judged(self.b, seat)

    def era(self) -> i64:
        return self.b[YEAR]

    def chapter(self, seat: i64) -> i64:
        return self.b[YEAR]  # the next one begins with new cards

    def why_not(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> i64:
        return why_not(self.b, seat, kind, x, y, choice)


def claim(b: vec[i64], seat: i64) -> i64:
    """Whose is lower chooses a workshop before the others."""
    return (WORKSHOPS + 1) * b[ME * seat + TRACK] + b[ME * seat + WORKSHOP_OF]
