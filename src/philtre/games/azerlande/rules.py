"""Les Potions d'Azerlande: the clockwork of the six days, and where each question is answered.

What is done in each phase stands in a module of its own: preparations, priorities, potions, actions,
market, serving, and solo for the AI.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from philtre.games.azerlande.actions import *
from philtre.games.azerlande.gains import *
from philtre.games.azerlande.judgement import judged
from philtre.games.azerlande.market import *
from philtre.games.azerlande.potions import *
from philtre.games.azerlande.preparations import *
from philtre.games.azerlande.priorities import *
from philtre.games.azerlande.serving import *
from philtre.games.azerlande.solo import *
from philtre.games.azerlande.state import *
from philtre.games.azerlande.tableau import *
from philtre.kernel.moves import Moves
from philtre.kernel.state import State
from philtre.kernel.zones import DEPTH, PLAYERS

SOLO_TARGET: Final[i64] = CONSTANTS["solo_target"]
GOLD_PER_POINT: Final[i64] = CONSTANTS["gold_per_point"]
APPRENTICES_PER_POINT: Final[i64] = CONSTANTS["apprentices_per_point"]
PRESTIGE_PER_POTION: Final[i64] = CONSTANTS["prestige_per_potion"]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Azerlande(State):
    """Apothecaries rank five actions in secret every morning of a festival, and serve its visitors."""

    def __init__(self) -> None:
        super().__init__(ZONES, LEXICON)

    def blank(self) -> State:
        return Azerlande()

    # Setup.

    def setup(self) -> None:
        b = self.b
        if b[PLAYERS] == 1:
            choose_sheet(self)
        else:
            deal_cauldrons(self)
        hand_out_tiles(b)
        for cauldron in range(parties(b[PLAYERS])):
            if b[CAULDRONS + cauldron] != AI:
                self.tell(HOLDS, b[CAULDRONS + cauldron], cauldron + 1)
        lay_out_market(self)
        invite_visitors(self)

    # The days.

    def advance(self) -> None:
        """Do what comes next; each step says itself when it has to be done again for the next in turn."""
        b = self.b
        stage = b[STAGE]
        b[STAGE] = stage + 1
        if stage == MORNING:
            self.begin_day()
        elif stage == STARTING:
            self.start_in_turn()
        elif stage == PRIORITIES:
            b[TURN] = 0
            ask_priorities(self)
        elif stage == DRINKING:
            self.drink_in_turn()
        elif stage == REVEALING:
            reveal_holders(self)
            if b[PLAYERS] == 1:
                reveal_ai(self)
        elif stage == WORK_DONE:
            reward_leisure(self)
        elif stage in (FORAGE_BEGINS, STUDY_BEGINS):
            self.begin_action(FORAGE if stage == FORAGE_BEGINS else STUDY)
            self.ask_together()
        elif stage in (FORAGE_ROLLS, STUDY_ROLLS):
            self.roll_in_order()
        elif stage in (MARKET_BEGINS, FULFIL_BEGINS):
            self.begin_action(MARKET if stage == MARKET_BEGINS else FULFIL)
        elif stage in (MARKET_TURNS, BREW_TURNS, FULFIL_TURNS):
            self.act_in_turn()
        elif stage == BREW_BEGINS:
            self.begin_action(BREW)
            if b[OPTION_BREWING] == 0:
                b[STAGE] = FULFIL_BEGINS
                self.ask_together()
        else:
            self.end_day()

    def begin_day(self) -> None:
        b = self.b
        b[DAY] += 1
        b[TURN] = 0
        self.tell(DAWN, b[DAY])
        if b[DAY] == 1:  # R3: market and visitors are there since the setup
            return
        b[STAGE] = PRIORITIES
        set_upright(b)
        forget_day(b)
        restock_market(self)
        welcome_visitors(self)
        reveal_bonus(self)

    def start_in_turn(self) -> None:
        """On the first day, resources by cauldron."""
        b = self.b
        if b[TURN] < parties(b[PLAYERS]):
            b[STAGE] = STARTING
            b[TURN] += 1
            give_starting_resources(self, b[TURN] - 1)

    def drink_in_turn(self) -> None:
        """Potions are drunk by cauldron; who has stopped does not begin again (R38)."""
        b = self.b
        if b[TURN] == parties(b[PLAYERS]):
            return
        b[STAGE] = DRINKING
        b[TURN] += 1
        who = b[CAULDRONS + b[TURN] - 1]
        if who == AI:
            ai_drinks(self)
        elif potions(b, who) > 0:
            self.ask(who, CHOOSE_DRINK)

    def begin_action(self, action: i64) -> None:
        b = self.b
        if action > 0:
            exchange_cauldrons(self, action - 1)
        b[ACTION] = 1 + action
        b[TURN] = 0
        rank(self, action)

    def ask_together(self) -> None:
        """Those who perform the action choose at once, out of sight."""
        b = self.b
        action = b[ACTION] - 1
        for turn in range(b[RANKS]):
            who = b[RANKED + turn]
            if who != AI and (action != FORAGE or b[ME * who + APPRENTICES] > 0):
                perform(self, who, action)
                if b[ME * who + DEPTH] > 0:
                    self.hide(who)

    def roll_in_order(self) -> None:
        """Dice are rolled by rank; those who may set some aside do so out of sight."""
        b = self.b
        for turn in range(b[RANKS]):
            who = b[RANKED + turn]
            if who == AI:
                continue
            if b[ACTION] - 1 == FORAGE:
                forage(self, who)
            else:
                roll(self, who, 1)
            if b[ME * who + DEPTH] > 0:
                self.hide(who)

    def act_in_turn(self) -> None:
        """The next in rank has the turn."""
        b = self.b
        if b[TURN] == b[RANKS]:
            return
        b[STAGE] -= 1
        b[TURN] += 1
        who = b[RANKED + b[TURN] - 1]
        action = b[ACTION] - 1
        if who == AI:
            if action == MARKET:
                ai_buys(self)
            elif action == FULFIL:
                ai_fulfils(self)
        elif action == FULFIL:
            self.ask(who, CHOOSE_VISITOR)
        else:
            perform(self, who, action)

    def end_day(self) -> None:
        """Infinite visitors who were served leave (R7)."""
        b = self.b
        exchange_cauldrons(self, FULFIL)
        b[ACTION] = 0
        b[RANKS] = 0
        for visitor in range(VISITORS):
            if b[VISITOR_AT + visitor] == LEAVING:
                b[VISITOR_AT + visitor] = GONE
                self.tell(LEFT, visitor)
        if b[DAY] == DAYS:
            self.count_up()
            self.end()
        else:
            b[STAGE] = MORNING

    # What may be done.

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        b = self.b
        if kind < CHOOSE_DRINK:
            list_tiles(b, seat, kind - CHOOSE_TILE, out)
        elif kind == CHOOSE_DRINK:
            list_drinks(b, seat, out)
        elif kind == CHOOSE_REVEAL:
            out.add(REVEAL)
            out.add(STOP)
        elif kind == CHOOSE_ZERO:
            for slot in range(2 * ACTIONS):
                out.add(ZERO + slot)
        elif kind == CHOOSE_HYPNOSIS:
            list_hypnosis(b, out)
        elif kind == CHOOSE_INGREDIENT:
            list_ingredients(y, out)
        elif kind == CHOOSE_POTION:
            list_potions(y, out)
        elif kind == CHOOSE_SPEED:
            list_speed(b, seat, x, out)
        elif kind == CHOOSE_CHARM:
            list_charm(b, seat, x, out)
        elif kind == CHOOSE_DISCARD:
            list_discards(b, seat, x, out)
        elif kind == CHOOSE_HIRE:
            list_hires(x, out)
        elif kind == CHOOSE_SEND:
            list_apprentices(b, seat, out)
        elif kind == CHOOSE_MARKET:
            list_market(b, seat, out)
        elif kind == CHOOSE_TRADE:
            list_trades(x, out)
        elif kind == CHOOSE_BREW:
            list_brews(b, seat, out)
        elif kind == CHOOSE_VISITOR:
            list_orders(b, seat, out)
        elif kind == CHOOSE_PAYMENT:
            list_payments(b, seat, first(y), second(y), out)
        else:
            self.list_benefits(seat, kind, x, y, out)

    def list_benefits(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        b = self.b
        if kind == CHOOSE_DISCOUNT:
            list_discounts(b, seat, out)
        elif kind == CHOOSE_ABILITY:
            list_abilities(b, seat, out)
        elif kind == CHOOSE_CARD:
            list_revealed(b, out)
        elif kind == CHOOSE_REPEAT:
            list_repeats(b, seat, out)
        elif kind == CHOOSE_SCORE:
            list_end_effects(b, seat, out)
        elif kind == CHOOSE_REDO:
            list_performed(b, seat, out)
        elif kind == CHOOSE_GRANT:
            list_grants(x, y, out)
        else:
            out.add(GO_ON)

    # What is done.

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        if kind < CHOOSE_DRINK:
            place_tile(self, seat, kind - CHOOSE_TILE, choice)
        elif kind == CHOOSE_DRINK:
            drink(self, seat, choice)
        elif kind == CHOOSE_REVEAL:
            if choice == REVEAL:
                pilfer(self, seat)
            else:
                stop_pilfering(self, seat)
        elif kind == CHOOSE_ZERO:
            put_zero(self, seat, choice - ZERO)
        elif kind == CHOOSE_HYPNOSIS:
            hypnotise(self, seat, choice - HYPNOTISE)
        elif kind == CHOOSE_INGREDIENT:
            take_ingredient(self, seat, x, choice - TAKE)
        elif kind == CHOOSE_POTION:
            receive_potion(self, seat, x, choice - RECEIVE)
        elif kind == CHOOSE_SPEED:
            study_speed(self, seat, x, choice - SPEED)
        elif kind == CHOOSE_CHARM:
            study_charm(self, seat, x, y, choice - CHARM)
        elif kind == CHOOSE_DISCARD:
            discard_dice(self, seat, x, choice - DISCARD_DICE)
        elif kind == CHOOSE_HIRE:
            hire(self, seat, x, choice - HIRE)
        elif kind == CHOOSE_SEND:
            send(self, seat, x, choice - SEND)
        elif kind == CHOOSE_MARKET:
            resolve_market(self, seat, choice)
        elif kind == CHOOSE_TRADE:
            trade(self, seat, x, choice - TAKE)
        elif kind == CHOOSE_BREW:
            if choice != STOP:
                brew(self, seat, x, choice - MAKE)
        elif kind == CHOOSE_VISITOR:
            serve(self, seat, choice)
        elif kind == CHOOSE_PAYMENT:
            pay(self, seat, x, first(y), choice - PAY)
        else:
            self.resolve_benefit(seat, kind, x, y, choice)

    def resolve_benefit(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        if kind == CHOOSE_DISCOUNT:
            if choice != STOP:
                brew_cheaply(self, seat, x, choice - MAKE_CHEAPLY)
        elif kind == CHOOSE_ABILITY:
            unlock(self, seat, choice - UNLOCK)
        elif kind == CHOOSE_CARD:
            pick_card(self, seat, x, choice - PICK)
        elif kind == CHOOSE_REPEAT:
            repeat(self, seat, choice - REPEAT)
        elif kind == CHOOSE_SCORE:
            score_end_effect(self, seat, choice - SCORE)
        elif kind == CHOOSE_REDO:
            redo(self, seat, choice - REDO)
        elif kind == CHOOSE_GRANT:
            grant(self, choice - GRANT)
        elif x == STUDY_BONUS:
            add_study_bonus(self, seat, y)
        else:
            reward_first_drink(self, seat)

    # The end.

    def count_up(self) -> None:
        b = self.b
        for seat in range(b[PLAYERS]):
            mine = ME * seat
            for visitor in range(VISITORS):
                if b[VISITOR_AT + visitor] == TABLEAU + seat and END[visitor] != 0:
                    if END[visitor] != GOLD_EACH and END[visitor] != APPRENTICES_EACH:
                        number = end_value(b, seat, visitor)
                        b[mine + FROM_VISITORS] += number
                        self.tell(END_OF_VISITOR, seat, visitor, number)
            b[mine + FROM_GOLD] = b[mine + GOLD] // per_point(b, seat, GOLD_EACH, GOLD_PER_POINT)
            b[mine + FROM_APPRENTICES] = b[mine + APPRENTICES] // per_point(
                b, seat, APPRENTICES_EACH, APPRENTICES_PER_POINT
            )
            b[mine + FROM_POTIONS] = PRESTIGE_PER_POTION * potions(b, seat)
            self.tell(END_OF_RESOURCES, seat, b[mine + FROM_GOLD], b[mine + FROM_APPRENTICES], b[mine + FROM_POTIONS])
        if b[PLAYERS] == 1:
            self.tell(SOLO_WON if self.won(0) else SOLO_LOST, 0, self.score(0), SOLO_TARGET)

    def score(self, seat: i64) -> i64:
        b = self.b
        mine = ME * seat
        at_the_end = b[mine + FROM_VISITORS] + b[mine + FROM_GOLD] + b[mine + FROM_APPRENTICES] + b[mine + FROM_POTIONS]
        return b[mine + PRESTIGE] + at_the_end

    def tiebreak(self, seat: i64) -> i64:
        return -cauldron_of(self.b, seat)  # R34

    def won(self, seat: i64) -> bool:
        return self.b[PLAYERS] > 1 or self.score(seat) >= SOLO_TARGET

    # What bots are told.

    def imagine(self, viewer: i64) -> None:
        """The holders of the others, filled at random while they lie face down, and empty at other times."""
        b = self.b
        laid = b[STAGE] == DRINKING and b[TURN] > 0
        for seat in range(b[PLAYERS]):
            if seat != viewer:
                for action in range(ACTIONS):
                    b[ME * seat + HOLDER + action] = 0
                if laid:
                    imagine_holder(self, seat)

    def chapter(self, seat: i64) -> i64:
        """A stage of a day; and in it each tile placed, and each purchase or trade, which are judged by themselves."""
        b = self.b
        number = b[DAY] * 32 + b[STAGE]
        if b[STAGE] == DRINKING and b[TURN] == 0:
            for action in range(ACTIONS):
                if b[ME * seat + HOLDER + action] != 0:
                    number += 1024
        elif b[STAGE] == MARKET_TURNS:
            number += 1024 * (b[ME * seat + GOLD] + 64 * ingredients(b, seat))
        return number

    def judge(self, seat: i64) -> i64:
        return judged(self.b, seat)

    def era(self) -> i64:
        return self.b[DAY]

    # Why something may not be done.

    def why_not(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> i64:
        b = self.b
        if kind < CHOOSE_DRINK:
            return why_not_tile(b, seat, choice)
        if kind == CHOOSE_DRINK:
            drink = choice - DRINK
            return NO_SUCH_POTION if b[ME * seat + POTIONS + drink // KINDS] == 0 else why_no_effect(b, seat, drink)
        if kind == CHOOSE_HYPNOSIS:
            return why_not_hypnotise(b, choice - HYPNOTISE)
        if kind in (CHOOSE_INGREDIENT, CHOOSE_POTION):
            return ORDER_OF_CHOICE
        if kind == CHOOSE_SPEED:
            return STEPS_TOO_MANY if choice - SPEED > min(x, room(b, seat, 0)) else STEPS_NEEDED
        if kind == CHOOSE_CHARM:
            return STEPS_TOO_MANY if choice - CHARM > min(x, room(b, seat, 1)) else STEPS_NEEDED
        if kind == CHOOSE_DISCARD:
            return DICE_NOT_ROLLED
        if kind == CHOOSE_HIRE:
            return NOT_SO_MUCH_GOLD
        if kind == CHOOSE_SEND:
            return NOT_SO_MANY_APPRENTICES
        if kind == CHOOSE_MARKET:
            return why_not_market(b, seat, choice)
        if kind == CHOOSE_TRADE:
            return JUST_GIVEN
        if kind == CHOOSE_BREW:
            return INGREDIENTS_MISSING
        if kind == CHOOSE_DISCOUNT:
            return INGREDIENTS_MISSING_TOO
        if kind == CHOOSE_VISITOR:
            return why_not_serve(b, seat, choice - SERVE)
        if kind == CHOOSE_PAYMENT:
            return why_not_pay(b, seat, choice - PAY)
        return self.why_no_benefit(seat, kind, choice)

    def why_no_benefit(self, seat: i64, kind: i64, choice: i64) -> i64:
        if kind == CHOOSE_ABILITY:
            return ABILITY_KNOWN
        if kind == CHOOSE_CARD:
            return CARD_NOT_REVEALED
        if kind == CHOOSE_REDO:
            return NOT_FULFIL if choice - REDO == FULFIL else NOT_PERFORMED
        if kind == CHOOSE_GRANT:
            return NOT_NEAREST
        return why_not_of_tableau(self.b, seat, kind, choice - (REPEAT if kind == CHOOSE_REPEAT else SCORE))


def imagine_holder(game: State, seat: i64) -> None:
    """The tiles a seat is known to have in any order, one in five of them gold side up; then the 0 tiles it took."""
    b = game.b
    slot: i64 = 0
    for number in range(TILES_EACH):
        for _tile in range(b[ME * seat + TILES + number]):
            b[ME * seat + HOLDER + slot] = side(number, game.below(ACTIONS) == 0)
            slot += 1
    for last in range(ACTIONS - 1, 0, -1):
        other = game.below(last + 1)
        held = b[ME * seat + HOLDER + last]
        b[ME * seat + HOLDER + last] = b[ME * seat + HOLDER + other]
        b[ME * seat + HOLDER + other] = held
    for _zero in range(b[ME * seat + ZEROS_TAKEN]):
        b[ME * seat + HOLDER + game.below(ACTIONS)] = side(0, False)
