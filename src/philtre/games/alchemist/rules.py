"""Alchemist: the rules, in the order of the rulebook."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from philtre.games.alchemist.judgement import judged
from philtre.games.alchemist.state import *
from philtre.kernel.moves import Moves
from philtre.kernel.state import State
from philtre.kernel.zones import PLAYERS, lay, lift, put_openly, take_openly, total

START_HAND: Final[i64] = CONSTANTS["start_hand"]
SEALS_EACH: Final[i64] = CONSTANTS["seals"]
BAG_DRAW: Final[i64] = CONSTANTS["bag_draw"]
EXHAUSTED_TO_END: Final[i64] = CONSTANTS["exhausted_to_end"]
CUBES_PER_POINT: Final[i64] = CONSTANTS["cubes_per_point"]
OPENING_TILE_MIN: Final[i64] = CONSTANTS["opening_tile_min"]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Alchemist(State):
    """Adepts invent potions on shared cauldrons and copy one another's."""

    def __init__(self) -> None:
        super().__init__(ZONES, LEXICON)

    def blank(self) -> State:
        return Alchemist()

    # Setup.

    def setup(self) -> None:
        b = self.b
        players = b[PLAYERS]
        b[FIRST] = self.below(players) if b[OPTION_FIRST] == 0 else b[OPTION_FIRST] - 1  # R1
        self.fill_bag_and_reserve()
        for seat in range(players):
            for _cube in range(START_HAND):
                b[ME * seat + HAND + self.draw(BAG, KINDS)] += 1
            b[ME * seat + SEALS] = SEALS_EACH
        for school in range(KINDS):
            lay(b, SCHOOLS_LEFT, school)
        if b[OPTION_SCHOOLS] == 0:
            for seat in range(players):
                lay(b, ME * seat + SCHOOL, self.draw_card(SCHOOLS_LEFT))
        b[TURNS] = -1
        self.tell(STARTS, b[FIRST])

    def fill_bag_and_reserve(self) -> None:
        b = self.b
        row = BOX["german_setup"] if b[OPTION_SETUP] == 1 else BOX["setup"][b[PLAYERS] - 2]  # R2
        for kind in range(KINDS):
            b[BAG + kind] = row["bag"]
            b[RESERVE + kind] = row["reserve"]
            b[REMOVED + kind] = CUBES.totals[kind] - b[BAG + kind] - b[RESERVE + kind]

    # Turns and rounds.

    def advance(self) -> None:
        """Give the next player the turn; when it comes back to the first player, see whether the game ends (R15)."""
        b = self.b
        b[TURNS] += 1
        if b[TURNS] % b[PLAYERS] == 0 and exhausted(b) >= EXHAUSTED_TO_END:
            self.score_the_end()
            self.end()
        else:
            self.ask((b[FIRST] + b[TURNS]) % b[PLAYERS], CHOOSE_ACTION)

    # What may be done.

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        if kind == CHOOSE_ACTION:
            self.list_actions(seat, out)
        elif kind == CHOOSE_RECIPE:
            self.list_recipes(seat, x, out)
        elif kind == CHOOSE_TILE:
            self.list_tiles(out)
        else:
            self.list_tributes(x, out)

    def list_actions(self, seat: i64, out: Moves) -> None:
        b = self.b
        recorded = self.recorded()
        opening = self.opening()
        for cauldron in range(CAULDRONS):
            if b[POTION + cauldron] == 0 and b[ME * seat + SEALS] > 0 and self.can_create(seat, cauldron, recorded):
                out.add(CREATE + cauldron)
        if not opening:
            for cauldron in range(CAULDRONS):
                if b[POTION + cauldron] != 0 and b[CREATOR + cauldron] != seat:
                    if affordable(b, seat, b[POTION + cauldron] - 1):
                        out.add(COPY + cauldron)
            for kind in range(KINDS):
                if b[RESERVE + kind] > 0:
                    out.add(TAKE + kind)
            if total(b, BAG, KINDS) > 0:
                out.add(DRAW)
        if out.count == 0:
            out.add(PASS)  # R13: only when nothing else is possible

    def list_recipes(self, seat: i64, cauldron: i64, out: Moves) -> None:
        recorded = self.recorded()
        for i in range(ADMITS * cauldron, ADMITS * cauldron + ADMITS):
            potion = ADMISSIBLE[i]
            if recorded[potion] == 0 and affordable(self.b, seat, potion):
                out.add(BREW + potion)

    def list_tiles(self, out: Moves) -> None:
        lowest = OPENING_TILE_MIN if self.opening() else i64(1)
        for tile in range(lowest, TILES + 1):
            if not self.tile_taken(tile):
                out.add(CLAIM + tile - 1)

    def list_tributes(self, cauldron: i64, out: Moves) -> None:
        recipe = KINDS * (self.b[POTION + cauldron] - 1)
        for kind in range(KINDS):
            if CUBES_OF[recipe + kind] > 0:
                out.add(TRIBUTE + kind)

    def opening(self) -> bool:
        """With two players the first action of each is a creation, on a tile of five or more (R4)."""
        return self.b[PLAYERS] == 2 and self.b[TURNS] < 2

    def recorded(self) -> vec[i64]:
        """Which potions stand in the Compendium; the same cubes twice are the same potion (R9)."""
        recorded = NONE_RECORDED[:]
        for cauldron in range(CAULDRONS):
            if self.b[POTION + cauldron] != 0:
                recorded[self.b[POTION + cauldron] - 1] = 1
        return recorded

    def can_create(self, seat: i64, cauldron: i64, recorded: vec[i64]) -> bool:
        for i in range(ADMITS * cauldron, ADMITS * cauldron + ADMITS):
            potion = ADMISSIBLE[i]
            if recorded[potion] == 0 and affordable(self.b, seat, potion):
                return True
        return False

    def tile_taken(self, tile: i64) -> bool:
        for cauldron in range(CAULDRONS):
            if self.b[TILE + cauldron] == tile:
                return True
        return False

    # What is done.

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        if kind == CHOOSE_RECIPE:
            self.set_out(seat, choice - BREW)
            self.ask(seat, CHOOSE_TILE, x, choice - BREW)
        elif kind == CHOOSE_TILE:
            self.create(seat, x, y, choice - CLAIM + 1)
        elif kind == CHOOSE_TRIBUTE:
            self.copy_potion(seat, x, choice - TRIBUTE)
        elif choice < COPY:
            self.ask(seat, CHOOSE_RECIPE, choice - CREATE)
        elif choice < TAKE:
            self.set_out(seat, self.b[POTION + choice - COPY] - 1)
            self.ask(seat, CHOOSE_TRIBUTE, choice - COPY)
        elif choice < DRAW:
            self.take(seat, choice - TAKE, TOOK)
        elif choice == DRAW:
            self.draw_from_bag(seat)
        else:
            self.tell(PASSED, seat)

    def create(self, seat: i64, cauldron: i64, potion: i64, tile: i64) -> None:
        b = self.b
        for kind in range(KINDS):
            for _cube in range(CUBES_OF[KINDS * potion + kind]):
                take_openly(b, ME * seat + HAND, KINDS, kind)
                b[COMPENDIUM + kind] += 1  # R11: they stay there
        b[POTION + cauldron] = 1 + potion
        b[CREATOR + cauldron] = seat
        b[TILE + cauldron] = tile
        b[ME * seat + SEALS] -= 1
        b[ME * seat + BY_CREATING] += tile
        self.tell(CREATED, seat, cauldron, potion, tile)
        self.produce(seat, cauldron)

    def copy_potion(self, seat: i64, cauldron: i64, tribute: i64) -> None:
        b = self.b
        creator = b[CREATOR + cauldron]
        recipe = KINDS * (b[POTION + cauldron] - 1)
        for kind in range(KINDS):
            for _cube in range(CUBES_OF[recipe + kind]):
                take_openly(b, ME * seat + HAND, KINDS, kind)
                b[REMOVED + kind] += 1  # R27: not back to the reserve
        b[REMOVED + tribute] -= 1
        put_openly(b, ME * creator + HAND, KINDS, tribute)  # R19
        b[ME * seat + BY_COPYING] += b[TILE + cauldron]  # R24: the creator earns only the tribute
        self.tell(COPIED, seat, cauldron, b[TILE + cauldron])
        self.tell(GAVE, seat, tribute, creator)
        self.produce(seat, cauldron)

    def produce(self, seat: i64, cauldron: i64) -> None:
        """Receive the cauldron's two products, as far as the reserve holds them (R6, R8)."""
        for i in range(2 * cauldron, 2 * cauldron + 2):
            if self.b[RESERVE + PRODUCES[i]] > 0:
                self.take(seat, PRODUCES[i], RECEIVED)

    def take(self, seat: i64, kind: i64, event: i64) -> None:
        b = self.b
        b[RESERVE + kind] -= 1
        put_openly(b, ME * seat + HAND, KINDS, kind)  # R19
        self.tell(event, seat, kind)
        if b[RESERVE + kind] == 0:
            self.tell(EXHAUSTED, kind)

    def draw_from_bag(self, seat: i64) -> None:
        number = min(BAG_DRAW, total(self.b, BAG, KINDS))  # R12
        self.tell(DREW, seat, number)
        for _cube in range(number):
            kind = self.draw(BAG, KINDS)
            self.b[ME * seat + HAND + kind] += 1
            self.tell_only(seat, FOUND, seat, kind)  # R18: nobody else sees it

    def set_out(self, seat: i64, potion: i64) -> None:
        """The cubes of a potion are put before the screen: everybody knows now that the seat has them."""
        for kind in range(KINDS):
            known = ME * seat + KNOWN + kind
            self.b[known] = max(self.b[known], CUBES_OF[KINDS * potion + kind])

    # The end and the scoring.

    def score_the_end(self) -> None:
        b = self.b
        for seat in range(b[PLAYERS]):
            held = total(b, ME * seat + HAND, KINDS)
            b[ME * seat + FOR_CUBES] = held // CUBES_PER_POINT
            self.tell(KEPT, seat, held, held // CUBES_PER_POINT)
            for kind in range(KINDS):  # the screens are lifted
                b[ME * seat + KNOWN + kind] = b[ME * seat + HAND + kind]
        if b[OPTION_SCHOOLS] == 0:
            self.reward_schools()

    def reward_schools(self) -> None:
        b = self.b
        rewards = BOX["school_reward"][b[PLAYERS] - 2]["places"]
        for seat in range(b[PLAYERS]):
            lay(b, ME * seat + SCHOOL_SHOWN, lift(b, ME * seat + SCHOOL, 0))
        for seat in range(b[PLAYERS]):
            place = self.school_place(seat)
            b[ME * seat + FOR_SCHOOL] = rewards[place - 1]
            self.tell(PROMOTED, seat, b[ME * seat + SCHOOL_SHOWN + 1], place, rewards[place - 1])

    def school_place(self, seat: i64) -> i64:
        """Fewest cubes first; equal counts share a place and none is left out (R16); only schools of players (R17)."""
        mine = self.cubes_left(seat)
        fewer: list[int] = []
        for other in range(self.b[PLAYERS]):
            count = int(self.cubes_left(other))
            if count < mine and count not in fewer:
                fewer.append(count)
        return 1 + len(fewer)

    def cubes_left(self, seat: i64) -> i64:
        """Cubes of a seat's school in the reserve and behind all screens; not in bag, Compendium or out of the game."""
        kind = self.b[ME * seat + SCHOOL_SHOWN + 1]
        count = self.b[RESERVE + kind]
        for other in range(self.b[PLAYERS]):
            count += self.b[ME * other + HAND + kind]
        return count

    def score(self, seat: i64) -> i64:
        b = self.b
        mine = ME * seat
        return b[mine + BY_CREATING] + b[mine + BY_COPYING] + b[mine + FOR_CUBES] + b[mine + FOR_SCHOOL]

    def tiebreak(self, seat: i64) -> i64:
        return self.b[ME * seat + FOR_SCHOOL]  # R7: still equal, they share the victory

    def judge(self, seat: i64) -> i64:
        return judged(self.b, seat)

    # Why something may not be done.

    def why_not(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> i64:
        if kind == CHOOSE_ACTION:
            return self.why_no_action(seat, choice)
        if kind == CHOOSE_RECIPE:
            return self.why_no_recipe(seat, x, choice - BREW)
        if kind == CHOOSE_TILE:
            return TILE_TAKEN if self.tile_taken(choice - CLAIM + 1) else OPENING_TILE
        return NOT_IN_RECIPE

    def why_no_action(self, seat: i64, choice: i64) -> i64:
        b = self.b
        if choice < COPY:
            if b[POTION + choice - CREATE] != 0:
                return CAULDRON_TAKEN
            return NO_SEAL if b[ME * seat + SEALS] == 0 else NO_RECIPE
        if self.opening():
            return OPENING_CREATES
        if choice < TAKE:
            if b[POTION + choice - COPY] == 0:
                return CAULDRON_EMPTY
            return OWN_POTION if b[CREATOR + choice - COPY] == seat else CUBES_MISSING
        if choice < DRAW:
            return RESERVE_EMPTY
        return BAG_EMPTY if choice == DRAW else MUST_ACT

    def why_no_recipe(self, seat: i64, cauldron: i64, potion: i64) -> i64:
        for i in range(2 * cauldron, 2 * cauldron + 2):
            if CUBES_OF[KINDS * potion + PRODUCES[i]] > 0:
                return PRODUCT_IN_RECIPE
        return RECORDED if self.recorded()[potion] != 0 else CUBES_MISSING


NONE_RECORDED: Final = vec[i64]([0] * (len(CUBES_OF) // KINDS))


def affordable(b: vec[i64], seat: i64, potion: i64) -> bool:
    hand = ME * seat + HAND
    recipe = KINDS * potion
    for kind in range(KINDS):
        if CUBES_OF[recipe + kind] > b[hand + kind]:
            return False
    return True


def exhausted(b: vec[i64]) -> i64:
    """How many ingredients have run out of the reserve."""
    number: i64 = 0
    for kind in range(KINDS):
        if b[RESERVE + kind] == 0:
            number += 1
    return number
