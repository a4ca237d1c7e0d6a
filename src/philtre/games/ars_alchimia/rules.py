"""Ars Alchimia: the rules, in the order of the rulebook."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from philtre.games.ars_alchimia.judgement import judged
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
ELIXIR_POINTS: Final[i64] = CONSTANTS["elixir_points"]
ASSISTANT_POINTS: Final[i64] = CONSTANTS["assistant_points"]


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
            if not is_pile(place) and CLOSED[SPOTS * (self.b[PLAYERS] - 2) + place] == 0:
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

    # The piles: layers of cards whose order nobody knows, drawn from the top one.

    def draw_from(self, pile: i64) -> i64:
        """The next card of a pile; -1 if there is none."""
        b = self.b
        top: i64 = 0
        number: i64 = 0
        for card in range(FIRST_OF[pile], FIRST_OF[pile + 1]):
            layer = b[LAYER + card]
            if layer != 0:
                if top == 0 or layer < top:
                    top = layer
                    number = 0
                if layer == top:
                    number += 1
        if number == 0:
            return -1
        left = self.below(number)
        card = FIRST_OF[pile]
        while b[LAYER + card] != top or left > 0:
            if b[LAYER + card] == top:
                left -= 1
            card += 1
        b[LAYER + card] = 0
        return card

    def put_under(self, card: i64) -> None:
        """Put a card, alone, under its pile (R41)."""
        self.b[LAYERS] += 1
        self.b[LAYER + card] = self.b[LAYERS]

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
        self.clear_cards()
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

    def clear_cards(self) -> None:
        """The open cards of each pile go under it together, shuffled (R22)."""
        b = self.b
        b[LAYERS] += 1
        for place in range(SPOTS):
            if b[CARD_ON + place] != 0:
                b[LAYER + b[CARD_ON + place] - 1] = b[LAYERS]
                b[CARD_ON + place] = 0

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

    # What may be done.

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        if kind == CHOOSE_SPOT:
            self.list_turn(seat, out)
        elif kind == CHOOSE_CREW:
            for number in range(minimum(self.b, seat, x), self.b[ME * seat + AVAILABLE] + 1):
                out.add(SEND + number - 1)
        elif kind == CHOOSE_TRANSFORMATION:
            self.list_transformations(seat, out)
        elif kind == CHOOSE_PAYMENT:
            self.list_payments(seat, 2 * x + y, out)
        elif kind == CHOOSE_SALARY:
            self.list_salary(seat, out)
        elif kind == CHOOSE_WORKSHOP:
            self.list_workshops(out)
        elif kind == CHOOSE_REVEALED:
            for i in range(2):
                out.add(self.visit_revealed(i))
        else:
            for resource in range(KINDS):
                if self.b[ME * seat + RESOURCES + resource] < MOST[resource]:  # R42
                    out.add(GAIN + resource)

    def list_workshops(self, out: Moves) -> None:
        b = self.b
        for workshop in range(WORKSHOPS):
            if IN_USE[WORKSHOPS * (b[PLAYERS] - 2) + workshop] == 1 and not workshop_taken(b, workshop):
                out.add(TAKE + workshop)

    def list_salary(self, seat: i64, out: Moves) -> None:
        b = self.b
        if salary(b, seat) <= b[ME * seat + AVAILABLE]:
            out.add(KEEP)
        for assistant in range(ASSISTANTS):
            if b[ME * seat + EMPLOYED] >> assistant & 1:
                out.add(DISMISS + assistant)
        self.list_powers(seat, out)

    def list_turn(self, seat: i64, out: Moves) -> None:
        b = self.b
        available = b[ME * seat + AVAILABLE]
        if available > 0:
            level: i64 = -1
            if b[ME * seat + ACCEPTED] < order_limit(b, seat):
                level = highest_level(b, seat)
            forging = transforms(b, seat)
            for place in range(SPOTS):
                if minimum(b, seat, place) <= available and shows_card(b, place):
                    pile = PILE_AT[place]
                    if pile <= level or (pile >= LOCATION_PILE and (forging or pile != FORGE_PILE)):  # R14
                        out.add(PLACE + place)
        if b[ME * seat + EMPLOYED] != 0:
            self.list_powers(seat, out)
            if ready(b, seat, RECLAIMERS) != 0 and b[ME * seat + SQUARE] > 0:
                out.add(RECLAIM)
        out.add(PASS)

    def list_powers(self, seat: i64, out: Moves) -> None:
        """What assistants can be used for at any moment: at one's own decisions, which comes to the same (R32)."""
        b = self.b
        stock = ME * seat + RESOURCES
        if employs(b, seat, SWAPPERS) and has_room(b, seat):
            for assistant in range(ASSISTANTS):
                if b[ME * seat + EMPLOYED] >> assistant & 1:
                    out.add(SWAP + assistant)
        if employs(b, seat, EXCHANGERS) and b[stock + ELIXIR] < MOST[ELIXIR]:
            for kind in range(BASIC):
                if b[stock + kind] >= EXCHANGE_PRICE:
                    out.add(EXCHANGE + kind)

    def list_transformations(self, seat: i64, out: Moves) -> None:
        b = self.b
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
            self.list_powers(seat, out)

    def list_payments(self, seat: i64, bill: i64, out: Moves) -> None:
        for i in range(PAYING_FROM[bill], PAYING_FROM[bill + 1]):
            if pays(self.b, seat, PAYING[i]):
                out.add(PAY + PAYING[i])

    def visit_revealed(self, i: i64) -> i64:
        """The answer that visits a revealed card."""
        card = self.b[REVEALED + i] - 1
        return EXPLORE + card - FIRST_LOCATION if card < FIRST_FORGE else LIGHT + card - FIRST_FORGE

    # What is done.

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        if kind == CHOOSE_CREW:
            self.send_crew(seat, x, 1 + choice - SEND)
        elif kind == CHOOSE_TRANSFORMATION:
            self.transform(seat, choice)
        elif kind == CHOOSE_PAYMENT:
            self.fulfil(seat, x, choice - PAY)
        elif kind == CHOOSE_RESOURCE:
            self.b[ME * seat + RESOURCES + choice - GAIN] += SWAP_GAIN
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
        self.put_under(FIRST_ASSISTANT + assistant)
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
        if is_pile(place):
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
            if b[REVEALED + 1] != 0:
                self.tell_found(seat, b[REVEALED + 1] - 1)
                self.ask(seat, CHOOSE_REVEALED, extra)
                return
        self.visit_pile(seat, extra)

    def tell_found(self, seat: i64, card: i64) -> None:
        if card < FIRST_FORGE:
            self.tell(FOUND_LOCATION, seat, card - FIRST_LOCATION)
        else:
            self.tell(FOUND_FORGE, seat, card - FIRST_FORGE)

    def choose_revealed(self, seat: i64, choice: i64, extra: i64) -> None:
        b = self.b
        if choice == self.visit_revealed(1):
            b[REVEALED], b[REVEALED + 1] = b[REVEALED + 1], b[REVEALED]
        self.put_under(b[REVEALED + 1] - 1)
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
            self.put_under(self.b[REVEALED] - 1)
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
        self.b[USES] = 0
        self.b[DONE] = 0
        self.b[PERFECT] = 0
        self.put_back()

    # The end and the scoring.

    def score_the_end(self) -> None:
        b = self.b
        for seat in range(b[PLAYERS]):
            mine = ME * seat
            for i in range(mine + ACCEPTED + 1, mine + ACCEPTED + 1 + b[mine + ACCEPTED]):
                lost = penalty(b, seat, b[i])
                b[mine + FOR_ORDERS] -= lost
                self.tell(LEFT_UNFULFILLED, seat, b[i], lost)
            for category in range(CATEGORIES):
                points = speciality(b[mine + MADE + category])
                b[mine + FOR_SPECIALITIES] += points
                if points > 0:
                    self.tell(SPECIALISED, seat, category, b[mine + MADE + category], points)
            elixirs = b[mine + RESOURCES + ELIXIR]
            helpers = assistants(b, seat)
            b[mine + FOR_ELIXIRS] = ELIXIR_POINTS * elixirs
            b[mine + FOR_ASSISTANTS] = ASSISTANT_POINTS * helpers  # R37
            self.tell(KEPT, seat, elixirs, helpers, b[mine + FOR_ELIXIRS] + b[mine + FOR_ASSISTANTS])

    def score(self, seat: i64) -> i64:
        b = self.b
        mine = ME * seat
        reckoned = b[mine + FOR_ORDERS] + b[mine + FOR_SPECIALITIES] + b[mine + FOR_ELIXIRS] + b[mine + FOR_ASSISTANTS]
        return b[mine + TRACK] + reckoned

    def tiebreak(self, seat: i64) -> i64:
        return self.b[ME * seat + MADE + UNIVERSITY]  # R35: still equal, they share the victory

    def judge(self, seat: i64) -> i64:
        return judged(self.b, seat)

    def why_not(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> i64:
        return why_not(self.b, seat, kind, x, y, choice)


def claim(b: vec[i64], seat: i64) -> i64:
    """Whose is lower chooses a workshop before the others."""
    return (WORKSHOPS + 1) * b[ME * seat + TRACK] + b[ME * seat + WORKSHOP_OF]
