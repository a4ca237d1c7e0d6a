"""Le Bal des Chaudrons: the rules, in the order of the rulebook."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from philtre.games.bal_des_chaudrons.choices import list_options
from philtre.games.bal_des_chaudrons.judgement import judged
from philtre.games.bal_des_chaudrons.recipes import *
from philtre.games.bal_des_chaudrons.refusals import why_refused
from philtre.games.bal_des_chaudrons.state import *
from philtre.kernel.moves import Moves
from philtre.kernel.state import State
from philtre.kernel.zones import DEPTH, HIDDEN, PLAYERS, bag, lay, lift, spot, total

HAND: Final[i64] = CONSTANTS["hand_size"]
DEALT_EACH: Final[i64] = CONSTANTS["characters_dealt"]
STEP: Final[i64] = CONSTANTS["arcana_step"]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BalDesChaudrons(State):
    """Witches brew ingredients out of ingredients, and push them onto a neighbour's bench until it overflows."""

    def __init__(self) -> None:
        super().__init__(ZONES, LEXICON)

    def blank(self) -> State:
        return BalDesChaudrons()

    # Setup.

    def setup(self) -> None:
        b = self.b
        for potion in range(POTIONS):
            b[DECK + potion] = 1
        drafted = b[OPTION_CHARACTERS] == 1
        for witch in range(CHARACTERS):
            place = BOX_HIDDEN if drafted and witch != NOVICE else BOX_SHOWN
            b[place + witch] = CHARACTER_CARDS.totals[witch]
        for seat in range(b[PLAYERS]):
            if drafted:
                for _card in range(DEALT_EACH):
                    lay(b, ME * seat + DEALT, self.draw(BOX_HIDDEN, CHARACTERS))
                self.ask(seat, CHOOSE_CHARACTER)
                self.hide(seat)
            else:
                b[BOX_SHOWN + NOVICE] -= 1
                lay(b, ME * seat + CHARACTER, NOVICE)

    def begin_game(self) -> None:
        b = self.b
        for seat in range(b[PLAYERS]):
            witch = character(b, seat)
            for kind in range(KINDS):
                b[ME * seat + BENCH + kind] = START[KINDS * witch + kind]
            for symbol in range(SYMBOLS):
                b[ME * seat + TRACK + symbol] = SYMBOLS_ON[SYMBOLS * witch + symbol]  # R37: without effect
        for seat in range(b[PLAYERS]):
            self.draw_potions(seat, HAND)
        for seat in range(b[PLAYERS]):
            self.draw_potions(seat, self.limit(seat) - HAND)  # R23

    def limit(self, seat: i64) -> i64:
        return SEER_HAND if character(self.b, seat) == SEER else HAND

    def draw_potions(self, seat: i64, number: i64) -> i64:
        """Draw so many potions, or what there is; how many that was."""
        b = self.b
        drawn: i64 = 0
        while drawn < number and self.deck_left():
            potion = self.draw(DECK, POTIONS)
            lay(b, ME * seat + DRAWN, potion)
            self.tell_only(seat, DREW, seat, potion)
            drawn += 1
        return drawn

    def deck_left(self) -> bool:
        """Whether there is a potion to draw; an empty deck is made anew of what was discarded (R33)."""
        b = self.b
        if total(b, DECK, POTIONS) > 0:
            return True
        thrown: i64 = 0
        for seat in range(b[PLAYERS]):
            for pile in (ME * seat + THROWN, ME * seat + THROWN_RECEIVED):
                thrown += b[pile]
                while b[pile] > 0:
                    b[DECK + lift(b, pile, b[pile] - 1)] = 1
        if thrown > 0:
            self.tell(RESHUFFLED, thrown)
        return thrown > 0

    # The round.

    def advance(self) -> None:
        phase = self.b[PHASE]
        if phase == CASTING:
            self.begin_game()
            self.begin_round()
        elif phase == SURGE:
            self.study()
        elif phase == STUDY:
            self.ask_chance()
        elif phase == CHANCE_PLAY:
            self.reveal()
        elif phase == RESOLVE_ARCANA:
            self.brew()
        else:
            self.pass_cauldrons()
            if self.check_circles():
                self.end()
            else:
                self.pass_hands()
                self.begin_round()

    def begin_round(self) -> None:
        b = self.b
        b[PHASE] = SURGE
        held: i64 = 0
        for seat in range(b[PLAYERS]):
            held += hand_size(b, seat)
        if held == 0:  # R33
            self.tell(EXHAUSTED, b[ROUND])
            self.end()
            return
        b[ROUND] += 1
        self.tell(ROUND_BEGAN, b[ROUND])
        for seat in range(b[PLAYERS]):
            me = ME * seat
            b[me + USED] = 0
            b[me + PLEA] = 0
            b[me + BONUS] = 0
            for symbol in range(SYMBOLS):
                b[me + EFFECTS + symbol] = 0
            if character(b, seat) == UNCONTROLLED:
                self.ask(seat, CHOOSE_SURGE)

    def surge(self, seat: i64, kind: i64) -> None:
        """The gain of Uncontrolled Powers, before anybody plays a potion (R30, R49)."""
        self.tell(SURGED, seat, SURGE_CUBES * BAG_PLACE[kind])
        self.put_on_bench(seat, kind, SURGE_CUBES, left(self.b, seat))

    def put_on_bench(self, seat: i64, kind: i64, number: i64, scorer: i64) -> i64:
        """Lay cubes on a bench; those that do not fit go to the scorer's circle (R21), and so many they are."""
        b = self.b
        fitting = min(number, CAPACITY[kind] - b[ME * seat + BENCH + kind])
        b[ME * seat + BENCH + kind] += fitting
        b[ME * scorer + CIRCLE + kind] += number - fitting
        if number > fitting:
            self.tell(OVERFLOWED, scorer, seat, (number - fitting) * BAG_PLACE[kind])
        return number - fitting

    # Study 1: choose a potion, all at once and face down.

    def study(self) -> None:
        b = self.b
        b[PHASE] = STUDY
        for seat in range(b[PLAYERS]):
            if hand_size(b, seat) > 0:  # R51
                self.ask(seat, CHOOSE_POTION)
                self.hide(seat)

    def choose(self, seat: i64, choice: i64) -> None:
        b = self.b
        if choice == REDRAW:
            b[ME * seat + PLEA] = REDRAW_HAND
        elif choice == GAMBLE:
            b[ME * seat + PLEA] = GAMBLE_ON_HAND
        elif choice < TURN:
            b[ME * seat + CHOSEN] = 1 + 2 * (choice - PLAY)
        else:
            b[ME * seat + CHOSEN] = 2 + 2 * (choice - TURN)

    def ask_chance(self) -> None:
        """When all have answered, chance answers those who asked it: first redraws, then gambles (R43)."""
        b = self.b
        b[PHASE] = CHANCE_PLAY
        for seat in range(b[PLAYERS]):
            if b[ME * seat + PLEA] == REDRAW_HAND:
                self.redraw(seat)
        for seat in range(b[PLAYERS]):
            if b[ME * seat + PLEA] == REDRAW_HAND:  # not before the last redraw: it may take up what others threw away
                self.ask(seat, CHOOSE_POTION)
                self.hide(seat)
            elif b[ME * seat + PLEA] == GAMBLE_ON_HAND:
                potion = card_in_hand(b, seat, self.below(hand_size(b, seat)))
                b[ME * seat + CHOSEN] = 1 + 2 * potion
                self.tell(GAMBLED, seat)
                self.tell_only(seat, CHANCE_BROUGHT, seat, potion)
                self.ask(seat, CHOOSE_BONUS)
                self.hide(seat)

    def redraw(self, seat: i64) -> None:
        """A Novice gives her card for a new hand (R27)."""
        b = self.b
        self.discard_character(seat)
        throw(b, ME * seat + DRAWN, ME * seat + THROWN)
        throw(b, ME * seat + RECEIVED, ME * seat + THROWN_RECEIVED)
        self.tell(REDREW, seat, self.draw_potions(seat, HAND))

    def discard_character(self, seat: i64) -> None:
        b = self.b
        self.tell(DISCARDED, seat, character(b, seat))
        lay(b, ME * seat + SPENT, lift(b, ME * seat + CHARACTER, 0))

    def gamble(self, seat: i64, choice: i64) -> None:
        """The Daredevil's bonus; then, last, the side: so that to be asked for it tells nothing (R26)."""
        b = self.b
        if choice != DECLINE:
            b[ME * seat + BONUS] = 1 + choice - WISH
            self.tell(WISHED, seat, choice - WISH)
        potion = (b[ME * seat + CHOSEN] - 1) // 2
        if rotatable(b, seat, potion):
            self.ask(seat, CHOOSE_SIDE, potion)

    # Study 2: reveal the potions.

    def reveal(self) -> None:
        b = self.b
        b[PHASE] = RESOLVE_ARCANA
        for seat in range(b[PLAYERS]):
            chosen = b[ME * seat + CHOSEN]
            if chosen > 0:
                b[ME * seat + CHOSEN] = 0
                self.lay_out(seat, (chosen - 1) // 2, (chosen - 1) % 2)
                self.ask_arcana(seat, (chosen - 1) // 2)

    def lay_out(self, seat: i64, potion: i64, turned: i64) -> None:
        b = self.b
        me = ME * seat
        hand = me + DRAWN if spot(b, me + DRAWN, potion) >= 0 else me + RECEIVED
        lay(b, me + TABLEAU, lift(b, hand, spot(b, hand, potion)))
        b[me + LAST] = 1 + potion
        if turned == 1:
            b[me + TURNED] |= BIT[potion]
        self.tell(REVEALED_TURNED if turned == 1 else REVEALED, seat, potion)
        for symbol in range(SYMBOLS):
            number = SYMBOLS_OF[SYMBOLS * potion + symbol]  # R6: on both sides
            b[me + EFFECTS + symbol] = effects(b[me + TRACK + symbol], number)
            b[me + TRACK + symbol] += number
            if b[me + BONUS] == 1 + symbol:
                b[me + EFFECTS + symbol] += 1
            if b[me + EFFECTS + symbol] > 0:
                self.tell(TRIGGERED, seat, symbol, b[me + EFFECTS + symbol])

    # Study 3: resolve the arcana, all at once and out of sight (R9), in the order brewer, brew, raven, tome (R45).

    def ask_arcana(self, seat: i64, potion: i64) -> None:
        b = self.b
        for _tome in range(b[ME * seat + EFFECTS + TOME]):
            self.ask(seat, CHOOSE_TOME)
        for _raven in range(b[ME * seat + EFFECTS + RAVEN]):
            self.ask(seat, CHOOSE_REMOVE)
        for _brew in range(b[ME * seat + EFFECTS + BREW]):
            self.ask(seat, CHOOSE_ADD)
        drops = SYMBOLS_OF[SYMBOLS * potion + BREW]
        if character(b, seat) == POTION_BREWER and drops > 0:  # R28: for symbols, not for effects
            self.ask(seat, CHOOSE_MOVE, drops)
        if b[ME * seat + DEPTH] > 0:
            self.hide(seat)

    def take_off_bench(self, seat: i64, bundle: i64, to: i64) -> None:
        """Take cubes off a bench, to another place of the seat or, with 0, to the supply."""
        b = self.b
        for kind in range(KINDS):
            number = BUNDLE_OF[KINDS * bundle + kind]
            b[ME * seat + BENCH + kind] -= number
            if to > 0:
                b[ME * seat + to + kind] += number

    def open_tome(self, seat: i64, kind: i64) -> None:
        self.b[ME * seat + TOMES + kind] = 1
        self.tell(OPENED, seat, kind)

    # Brewing 1: produce ingredients. All do so at once, out of sight; with initiative they show in its order.

    def brew(self) -> None:
        b = self.b
        b[PHASE] = BREWING
        for seat in range(b[PLAYERS]):
            self.ask(seat, CHOOSE_USE)
            self.hide(seat)

    def answered(self, seat: i64) -> None:
        """Show who is done, as far as nobody of lower initiative is still at work (R22, R44)."""
        b = self.b
        if b[PHASE] != BREWING or b[OPTION_BREWING] == 1:
            return
        active = self.active()
        while active >= 0 and b[ME * active + DEPTH] == 0:
            self.show(active)
            active = self.active()

    def active(self) -> i64:
        """The seat of lowest initiative that is not in sight yet, or -1."""
        b = self.b
        first: i64 = -1
        for seat in range(b[PLAYERS]):
            if b[ME * seat + HIDDEN] == 1 and (first < 0 or b[ME * seat + LAST] < b[ME * first + LAST]):
                first = seat
        return first

    def produce(self, seat: i64, choice: i64) -> None:
        b = self.b
        if choice == FINISH:
            self.finish(seat)
        elif choice == UNLOCK:
            b[ME * seat + USED] |= BIT[UNLOCKED]
            self.tell(UNLOCKS, seat)
            self.ask(seat, CHOOSE_MANDRAKE, MANDRAKES, 0)
        elif choice == INVOKE:
            self.tell(INVOKED, seat, character(b, seat))
            self.use(seat, OWN)
        else:
            self.tell(USED_POTION, seat, choice - USE)
            self.use(seat, choice - USE)

    def use(self, seat: i64, recipe: i64) -> None:
        self.b[ME * seat + USED] |= BIT[recipe]  # R18
        if INPUTS[side_of(self.b, seat, recipe)] == 0:
            self.fill_outputs(seat, recipe, 0)
        else:
            self.ask(seat, CHOOSE_PAY, recipe)

    def pay(self, seat: i64, recipe: i64, paid: i64, source: i64) -> None:
        """Fill one input space (R15); when all are filled, take what the potion makes (R16, R17)."""
        self.take_from(seat, source)
        paid += PAID_PLACE[source]
        if cubes_paid(paid) < INPUTS[side_of(self.b, seat, recipe)]:
            self.ask(seat, CHOOSE_PAY, recipe, paid)
            return
        for place in range(3):
            if paid_from(paid, place) > 0:
                self.tell(PAID_FROM_BENCH + place, seat, paid_from(paid, place))
        self.fill_outputs(seat, recipe, paid)

    def take_from(self, seat: i64, source: i64) -> None:
        kind = source // 3
        if source % 3 == BENCH_PLACE:
            self.b[ME * seat + BENCH + kind] -= 1
        elif source % 3 == BREWED_PLACE:
            self.b[ME * seat + BREWED + kind] -= 1

    def fill_outputs(self, seat: i64, recipe: i64, paid: i64) -> None:
        b = self.b
        side = side_of(b, seat, recipe)
        for kind in range(KINDS):
            b[ME * seat + BREWED + kind] += FIXED[KINDS * side + kind]
        if FIRST_HYBRID[side] < FIRST_HYBRID[side + 1]:
            self.ask(seat, CHOOSE_MAKE, recipe, paid)
        else:
            self.made(seat, recipe, bag(FIXED, KINDS * side, KINDS))

    def fill_hybrids(self, seat: i64, recipe: i64, bundle: i64) -> None:
        b = self.b
        for kind in range(KINDS):
            b[ME * seat + BREWED + kind] += BUNDLE_OF[KINDS * bundle + kind]
        side = side_of(b, seat, recipe)
        self.made(seat, recipe, bag(FIXED, KINDS * side, KINDS) + bag(BUNDLE_OF, KINDS * bundle, KINDS))

    def made(self, seat: i64, recipe: i64, cubes: i64) -> None:
        self.tell(MADE, seat, cubes)
        if recipe == OWN and character(self.b, seat) == HIDDEN_POWER:
            self.discard_character(seat)
        self.ask(seat, CHOOSE_USE)

    def pay_mandrake(self, seat: i64, owed: i64, place: i64) -> None:
        """The Scholar's price (R24), cube by cube."""
        self.take_from(seat, 3 * MANDRAKE + place)
        self.tell(PAID_FROM_BENCH + place, seat, BAG_PLACE[MANDRAKE])
        if owed > 1:
            self.ask(seat, CHOOSE_MANDRAKE, owed - 1, place)
        else:
            self.ask(seat, CHOOSE_UNLOCK)

    def finish(self, seat: i64) -> None:
        b = self.b
        me = ME * seat
        complete = True
        for kind in range(KINDS):
            b[me + CAULDRON + kind] += b[me + BREWED + kind]
            b[me + BREWED + kind] = 0
            complete = complete and b[me + CAULDRON + kind] > 0
        self.tell(FILLED, seat, bag(b, me + CAULDRON, KINDS))
        if complete and character(b, seat) == JACK:  # R29
            self.ask(seat, CHOOSE_TAKE)

    def take(self, seat: i64, kind: i64) -> None:
        self.b[ME * seat + CAULDRON + kind] -= 1
        self.b[ME * seat + CIRCLE + kind] += 1
        self.tell(TOOK, seat, kind)

    # Brewing 2: pass the cauldrons to the right (R1).

    def pass_cauldrons(self) -> None:
        b = self.b
        for seat in range(b[PLAYERS]):
            receiver = right(b, seat)
            self.tell(PASSED, seat, receiver, bag(b, ME * seat + CAULDRON, KINDS))
            for kind in range(KINDS):
                self.put_on_bench(receiver, kind, b[ME * seat + CAULDRON + kind], seat)
                b[ME * seat + CAULDRON + kind] = 0
                b[ME * seat + TOMES + kind] = 0

    # Brewing 3: is the game over?

    def check_circles(self) -> bool:
        over = False
        for seat in range(self.b[PLAYERS]):
            if self.score(seat) >= CIRCLE_TO_END:
                over = True
                self.tell(REACHED, seat, self.score(seat))
        return over

    # Brewing 4: pass the hands to the left, and fill them up.

    def pass_hands(self) -> None:
        b = self.b
        players = b[PLAYERS]
        self.tell(HANDS_PASSED)
        for seat in range(players):
            throw(b, ME * seat + DRAWN, ME * seat + RECEIVED)
            if character(b, seat) == TRICKSTER:  # R32, R50
                b[ME * seat + TURNED] ^= BIT[OWN]
                self.tell(TRICK_TURNED, seat)
        for cell in range(6):
            last = b[ME * (players - 1) + RECEIVED + cell]
            for seat in range(players - 1, 0, -1):
                b[ME * seat + RECEIVED + cell] = b[ME * (seat - 1) + RECEIVED + cell]
            b[RECEIVED + cell] = last
        for seat in range(players):
            for i in range(b[ME * seat + RECEIVED]):
                self.tell_only(seat, GOT_POTION, seat, b[ME * seat + RECEIVED + 1 + i])
        self.refill()

    def refill(self) -> None:
        """One potion at a time, from seat 0 on, until nobody lacks any or none is left (R34)."""
        b = self.b
        drew = True
        while drew:
            drew = False
            for seat in range(b[PLAYERS]):
                if hand_size(b, seat) < self.limit(seat) and self.draw_potions(seat, 1) == 1:
                    drew = True

    # What may be done, and why not.

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        list_options(self.b, seat, kind, x, y, out)

    def why_not(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> i64:
        return why_refused(self.b, seat, kind, x, y, choice)

    # What is done.

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        b = self.b
        if kind == CHOOSE_PAY:
            self.pay(seat, x, y, choice - PAY)
        elif kind == CHOOSE_USE:
            self.produce(seat, choice)
        elif kind == CHOOSE_MAKE:
            self.fill_hybrids(seat, x, choice - MAKE)
        elif kind in (CHOOSE_POTION, CHOOSE_SIDE):
            self.choose(seat, choice)
        elif kind == CHOOSE_BONUS:
            self.gamble(seat, choice)
        elif kind == CHOOSE_SURGE:
            self.surge(seat, choice - GAIN)
        elif kind == CHOOSE_CHARACTER:
            self.keep(seat, choice - KEEP)
        elif kind == CHOOSE_MANDRAKE:
            self.pay_mandrake(seat, x, (choice - PAY) % 3)
        elif kind == CHOOSE_UNLOCK:
            self.open_tome(seat, choice - OPEN)
            self.ask(seat, CHOOSE_USE)
        elif choice == DECLINE:
            return  # R10
        elif kind == CHOOSE_MOVE:
            self.take_off_bench(seat, choice - MOVE, CAULDRON)
            self.tell(MOVED, seat, choice - MOVE)
        elif kind == CHOOSE_ADD:
            b[ME * seat + CAULDRON + choice - ADD] += 1  # R11
            self.tell(ADDED, seat, choice - ADD)
        elif kind == CHOOSE_REMOVE:
            self.take_off_bench(seat, choice - REMOVE, 0)  # R12
            self.tell(REMOVED, seat, choice - REMOVE)
        elif kind == CHOOSE_TOME:
            self.open_tome(seat, choice - OPEN)  # R14
        else:
            self.take(seat, choice - TAKE)

    def keep(self, seat: i64, witch: i64) -> None:
        b = self.b
        lay(b, ME * seat + CHARACTER, lift(b, ME * seat + DEALT, spot(b, ME * seat + DEALT, witch)))
        self.tell(KEPT, seat, witch)

    # The result.

    def score(self, seat: i64) -> i64:
        return total(self.b, ME * seat + CIRCLE, KINDS)

    def tiebreak(self, seat: i64) -> i64:
        """More kinds in the circle, then fewer cubes on the bench."""
        kinds: i64 = 0
        for kind in range(KINDS):
            if self.b[ME * seat + CIRCLE + kind] > 0:
                kinds += 1
        return 100 * kinds - total(self.b, ME * seat + BENCH, KINDS)

    def judge(self, seat: i64) -> i64:
        return judged(self.b, seat)

    def era(self) -> i64:
        return self.b[ROUND]

    def chapter(self, seat: i64) -> i64:
        """A greedy player thinks to the end of a step."""
        return 8 * self.b[ROUND] + self.b[PHASE]

    # What others may have chosen.

    def imagine(self, viewer: i64) -> None:
        """Whoever waits for those whom chance answers has laid a potion: any of the hand, on any side."""
        b = self.b
        for seat in range(b[PLAYERS]):
            if seat == viewer:
                continue
            b[ME * seat + CHOSEN] = 0
            if b[PHASE] != CHANCE_PLAY or hand_size(b, seat) == 0:
                continue
            waiting = b[ME * seat + DEPTH] == 0
            if waiting or self.question(seat) == CHOOSE_BONUS:
                potion = card_in_hand(b, seat, self.below(hand_size(b, seat)))
                turned = self.below(2) if waiting and rotatable(b, seat, potion) else i64(0)
                b[ME * seat + CHOSEN] = 1 + 2 * potion + turned


def effects(before: i64, symbols: i64) -> i64:
    """One for each even number reached or passed (R7, R8, R46)."""
    return (before + symbols) // STEP - before // STEP


def throw(b: vec[i64], pile: i64, onto: i64) -> None:
    """Lay a whole pile onto another."""
    while b[pile] > 0:
        lay(b, onto, lift(b, pile, b[pile] - 1))
