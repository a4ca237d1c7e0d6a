"""Les Potions d'Azerlande: what a greedy player values, in hundredths of a point of prestige.

Points first; then the orders that the potions will serve, those one has and those the ingredients make;
then gold, apprentices, study, abilities and the tableau for the days that are left; then what the tiles in
the holder promise for the rest of the day.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.azerlande.state import *
from philtre.games.azerlande.tableau import *
from philtre.kernel.zones import DEPTH, FRAME, FRAMES, PLAYERS

POINT: Final[i64] = 100
SPARE_POTION: Final[i64] = 200
LAST_GOLD: Final[i64] = 50  # when nothing can be bought with it any more
GOLD_TO_SPEND: Final[i64] = 95
LAST_APPRENTICE: Final[i64] = 50
APPRENTICE_TO_SEND: Final[i64] = 95
SPARE_INGREDIENT: Final[i64] = 40
INGREDIENT: Final[i64] = 80
POTION: Final[i64] = 300
IN_TOWN_NOW: Final[i64] = 92  # percent of an order that can be served today
IN_TOWN: Final[i64] = 80
ON_THE_ROAD: Final[i64] = 72
TO_BE_BREWED: Final[i64] = 78  # percent of what a potion adds that is not brewed yet

# Study, for each half day that is left.
STEP_TO_INTERMEDIATE: Final[i64] = 5
INTERMEDIATE: Final[i64] = 26
STEP_TO_EXPERT: Final[i64] = 4
EXPERT: Final[i64] = 55

# A day as it may go, in hundredths of things. Found by trying: games of greedy players with a weight changed.
STUDY_BASE: Final[i64] = 5  # a step of study, and for each day that is left
STUDY_DAY: Final[i64] = 12
MARKET_MOST: Final[i64] = 920  # gold spent in a day
MARKET_LAST: Final[i64] = 69  # percent of it, and for each time the rank would let one act
MARKET_FIRST: Final[i64] = 8
MARKET_GOODS: Final[i64] = 88  # ingredients for a gold
BREW_YIELD: Final[i64] = 110  # percent of the ingredients that fit a recipe
FULFIL_LAST: Final[i64] = 59  # percent of the orders that are left, and for each time as above
FULFIL_FIRST: Final[i64] = 3
CARRY: Final[i64] = 72  # percent of the orders that potions will serve on a later day
FIT: Final[i64] = 95  # percent of the orders that potions of any type serve today
GOODS_LATER: Final[i64] = 72
GOLD_LATER: Final[i64] = 52
APPRENTICE_LATER: Final[i64] = 99

WISHES: Final = 4  # what is kept of an order: visitor, worth, worth of each potion
MOST_ORDERS: Final = 32
NO_ORDERS: Final = vec[i64]([0] * (WISHES * (1 + MOST_ORDERS)))  # copied, which is quicker than made
NO_SIDES: Final = vec[i64]([0] * ACTIONS)
NO_TIMES: Final = vec[i64]([0] * (ACTIONS * TILES_EACH))


def judged(b: vec[i64], seat: i64) -> i64:
    mine = ME * seat
    value = POINT * b[mine + PRESTIGE]
    if b[DAY] == DAYS and b[STAGE] > EVENING:
        return POINT * (b[mine + PRESTIGE] + at_the_end(b, seat))
    orders = wished_orders(b, seat)
    value += potions_value(b, seat, orders)
    value += resources_value(b, seat)
    value += study_value(b, seat)
    value += tableau_value(b, seat)
    value += pending_value(b, seat)
    return value + plan_value(b, seat, orders)


def pending_value(b: vec[i64], seat: i64) -> i64:
    """What is gained already but not chosen yet."""
    value: i64 = 0
    for frame in range(b[ME * seat + DEPTH]):
        at = ME * seat + FRAMES + FRAME * frame
        if b[at] == CHOOSE_INGREDIENT:
            value += 90 * b[at + 1]
        elif b[at] == CHOOSE_POTION:
            value += POTION * b[at + 1]
        elif b[at] == CHOOSE_SPEED:
            value += b[at + 1] * (5 + 8 * days_left(b))
        elif b[at] == CHOOSE_TRADE:
            value += 90
    return value


def at_the_end(b: vec[i64], seat: i64) -> i64:
    mine = ME * seat
    return b[mine + FROM_VISITORS] + b[mine + FROM_GOLD] + b[mine + FROM_APPRENTICES] + b[mine + FROM_POTIONS]


def days_left(b: vec[i64]) -> i64:
    """Days after this one."""
    return DAYS - b[DAY]


def to_do(b: vec[i64], seat: i64, action: i64) -> bool:
    """Whether a seat may still perform an action today."""
    if b[STAGE] <= DRINKING or (b[STAGE] == REVEALING and b[ME * seat + SHOWN] == 0):
        laid = b[ME * seat + HOLDER + action]
        return laid == 0 or performs(laid)
    if not performs(b[ME * seat + SHOWN + action]) or b[STAGE] > EVENING:
        return False
    if b[ACTION] != 1 + action:
        return b[ACTION] < 1 + action
    if action == FORAGE:
        return b[STAGE] == FORAGE_ROLLS
    if b[ME * seat + DEPTH] > 0:
        return True
    return (action in (MARKET, FULFIL)) and not had_turn(b, seat)


def had_turn(b: vec[i64], seat: i64) -> bool:
    for turn in range(b[TURN]):
        if b[RANKED + turn] == seat:
            return True
    return False


# Orders.


def wished_orders(b: vec[i64], seat: i64) -> vec[i64]:
    """The orders a seat may serve, those worth most for each potion first: how many, then what each is worth."""
    orders = NO_ORDERS[:]
    today = to_do(b, seat, FULFIL)
    count: i64 = 0
    for visitor in range(VISITORS):
        share = chance_to_serve(b, seat, visitor, today)
        if share > 0:
            worth = share * order_worth(b, seat, visitor) // 100
            each = worth // SIZE[visitor]
            at = count
            while at > 0 and orders[WISHES * (at - 1) + 3] < each:
                for cell in range(1, WISHES):
                    orders[WISHES * at + cell] = orders[WISHES * (at - 1) + cell]
                at -= 1
            orders[WISHES * at + 1] = visitor
            orders[WISHES * at + 2] = worth
            orders[WISHES * at + 3] = each
            count += 1
            if count == MOST_ORDERS:
                break
    orders[0] = count
    return orders


def chance_to_serve(b: vec[i64], seat: i64, visitor: i64, today: bool) -> i64:
    """In percent."""
    place = b[VISITOR_AT + visitor]
    if place == ROAD:
        return ON_THE_ROAD if days_left(b) > 0 else i64(0)
    if not in_town(b, visitor):
        return 0
    keeper = pawn_on(b, visitor, b[PLAYERS])
    if keeper >= 0 and keeper != seat:
        return 0
    if today:
        return 97 if keeper == seat else IN_TOWN_NOW
    if days_left(b) == 0 or place == LEAVING:
        return 0
    return 90 if keeper == seat else IN_TOWN


def order_worth(b: vec[i64], seat: i64, visitor: i64) -> i64:
    points = PRESTIGE_OF[visitor]
    if b[ME * seat + PAWN] == 1 + visitor:
        points += 4
    else:
        points += bonus_of_study(b, seat, visitor)
    if goal(b) == FOR_SERVING and b[STAGE] <= EVENING:
        points += 1
    return POINT * points + benefit_worth(b, seat, visitor) + kept_worth(b, seat, visitor, 1)


def bonus_of_study(b: vec[i64], seat: i64, visitor: i64) -> i64:
    lowest: i64 = 3
    for potion in range(KINDS):
        if ORDER_OF[SHOWN_ON * visitor + potion] > 0:
            lowest = min(lowest, level(b, seat, potion))
    return 0 if lowest == 3 else LEVEL_BONUS[lowest]


def benefit_worth(b: vec[i64], seat: i64, visitor: i64) -> i64:
    """What the immediate benefit of a visitor may bring."""
    effect = IMMEDIATE[visitor]
    mine = ME * seat
    if effect == 0:
        return 0
    if effect == GAINS_AT_ONCE:
        return gain_worth(b, VISITOR_GAIN, visitor)
    if effect == GAINS_PER_VISITOR:
        return gain_worth(b, VISITOR_GAIN, visitor) * (1 + visitors_of(b, seat))
    if effect == PRESTIGE_PER_GOLD:
        return POINT * b[mine + GOLD]
    if effect == PRESTIGE_PER_INGREDIENTS:
        return POINT * (ingredients(b, seat) // 2)
    if effect == POTIONS_PER_GROUP:
        return POTION * groups_of_three(b, seat)
    if effect == SCORES_END:
        return POINT * best_end_effect(b, seat)
    if effect == TRIGGERS_DAILY:
        return 80 * counted(b, seat, DAILY)
    if effect == FREE_CARDS_PER_VISITOR:
        return 4 * INGREDIENT if days_left(b) > 0 else i64(100)
    if effect == REPEATS_BENEFIT:
        return 150 if counted(b, seat, IMMEDIATE) > 0 else i64(0)
    if effect == UNLOCKS:
        return 25 * days_left(b)
    return 40 + 30 * days_left(b)


def best_end_effect(b: vec[i64], seat: i64) -> i64:
    best: i64 = 1
    for visitor in range(VISITORS):
        if END[visitor] != 0 and b[VISITOR_AT + visitor] == TABLEAU + seat:
            best = max(best, end_value(b, seat, visitor))
    return best


def gain_worth(b: vec[i64], table: vec[i64], row: i64) -> i64:
    at = GAIN * row
    worth: i64 = POINT * table[at + TO_PRESTIGE]
    left = days_left(b)
    worth += table[at + TO_GOLD] * (GOLD_TO_SPEND if left > 0 else LAST_GOLD)
    worth += table[at + TO_APPRENTICES] * (APPRENTICE_TO_SEND if left > 0 else LAST_APPRENTICE)
    worth += table[at + ANY_POTION] * POTION
    if left > 0:
        worth += INGREDIENT * (table[at] + table[at + 1] + table[at + 2]) + (INGREDIENT + 15) * table[at + ANY]
        worth += table[at + STEPS] * (10 + 10 * left)
    return worth


# The tableau.


def tableau_value(b: vec[i64], seat: i64) -> i64:
    value: i64 = 0
    for visitor in range(VISITORS):
        if b[VISITOR_AT + visitor] == TABLEAU + seat:
            value += kept_worth(b, seat, visitor, 0)
    return value


def kept_worth(b: vec[i64], seat: i64, visitor: i64, more: i64) -> i64:
    """What a visitor in the tableau will still bring: every day, and at the end."""
    left = days_left(b)
    worth: i64 = 0
    if DAILY[visitor] != 0:
        chance: i64 = 45 if DAILY[visitor] == WHEN_DRINKING else 55
        worth += chance * left
    effect = END[visitor]
    if effect == 0:
        return worth
    if effect == GROUPS:
        return worth + POINT * end_value(b, seat, visitor) + 90 * left
    if effect == GOLD_EACH:
        return worth + 50 * b[ME * seat + GOLD]
    if effect == APPRENTICES_EACH:
        return worth + 50 * b[ME * seat + APPRENTICES]
    if effect == INGREDIENTS_EACH:
        return worth + 40 * ingredients(b, seat)
    if effect == PER_VISITOR:
        return worth + POINT * (end_value(b, seat, visitor) + more) + 130 * left
    if effect == PER_DAILY:
        return worth + POINT * end_value(b, seat, visitor) + 20 * left
    return worth + POINT * (end_value(b, seat, visitor) + more) + 50 * left


# Potions, and those that ingredients make.


def potions_value(b: vec[i64], seat: i64, orders: vec[i64]) -> i64:
    """The best orders for the potions one has, and a share of what the best brew would add."""
    mine = ME * seat
    speed = b[mine + POTIONS]
    charm = b[mine + POTIONS + 1]
    intelligence = b[mine + POTIONS + 2]
    held = served_by(orders, speed, charm, intelligence)
    brew_today = to_do(b, seat, BREW)
    spare: i64 = SPARE_INGREDIENT
    if days_left(b) == 0:
        if not brew_today:
            return held
        spare = 10
    mushroom = b[mine + INGREDIENTS]
    flower = b[mine + INGREDIENTS + 1]
    sap = b[mine + INGREDIENTS + 2]
    best: i64 = held * TO_BE_BREWED + spare * 100 * (mushroom + flower + sap)
    for s in range(min(sap // 2, flower) + 1):
        for c in range(min(mushroom // 2, sap - 2 * s) + 1):
            for i in range(min((flower - s) // 2, mushroom - 2 * c) + 1):
                if s + c + i > 0:
                    made = served_by(orders, speed + s, charm + c, intelligence + i) * TO_BE_BREWED
                    made += spare * 100 * (mushroom + flower + sap - 3 * (s + c + i))
                    best = max(best, made)
    return held + (best - held * TO_BE_BREWED) // 100


def served_by(orders: vec[i64], speed: i64, charm: i64, intelligence: i64) -> i64:
    """What so many potions are worth: orders taken one after the other, spare potions at the end."""
    value: i64 = 0
    left = speed + charm + intelligence
    for index in range(orders[0]):
        if left == 0 or orders[WISHES * index + 3] <= SPARE_POTION:
            break
        visitor = orders[WISHES * index + 1]
        at = SHOWN_ON * visitor
        while (
            left >= SIZE[visitor]
            and speed >= ORDER_OF[at]
            and charm >= ORDER_OF[at + 1]
            and intelligence >= ORDER_OF[at + 2]
        ):
            left -= SIZE[visitor]
            speed -= ORDER_OF[at]
            charm -= ORDER_OF[at + 1]
            intelligence -= ORDER_OF[at + 2]
            for _joker in range(ORDER_OF[at + JOKER]):
                if speed >= charm and speed >= intelligence:
                    speed -= 1
                elif charm >= intelligence:
                    charm -= 1
                else:
                    intelligence -= 1
            value += orders[WISHES * index + 2]
            if INFINITE[visitor] == 0:
                break
    return value + SPARE_POTION * left


# Gold, apprentices, abilities, study.


def resources_value(b: vec[i64], seat: i64) -> i64:
    mine = ME * seat
    left = days_left(b)
    gold = b[mine + GOLD]
    apprentices = b[mine + APPRENTICES]
    value = LAST_GOLD * gold + LAST_APPRENTICE * apprentices
    if left > 0 or to_do(b, seat, MARKET):
        value += (GOLD_TO_SPEND - LAST_GOLD) * min(gold, 8)
    if left > 0:
        value += (APPRENTICE_TO_SEND - LAST_APPRENTICE) * min(apprentices, 4)
    value += left * (25 * b[mine + ABILITIES] + 15 * b[mine + ABILITIES + 1] + 35 * b[mine + ABILITIES + 2])
    return value


def study_value(b: vec[i64], seat: i64) -> i64:
    value: i64 = 0
    for potion in range(KINDS):
        value += disc_value(b, b[ME * seat + DISCS + potion])
    return value


def disc_value(b: vec[i64], space: i64) -> i64:
    """A level is worth something for every day one has it; the way to it a part of that."""
    left = 2 * days_left(b) + (1 if b[STAGE] <= FULFIL_BEGINS else 0)
    if space >= 10:
        return EXPERT * left
    if space >= 4:
        return (INTERMEDIATE + (space - 4) * STEP_TO_EXPERT) * left
    return space * STEP_TO_INTERMEDIATE * left


# What is still to be done today: a day played through in hundredths of things, types left aside.


def plan_value(b: vec[i64], seat: i64, orders: vec[i64]) -> i64:
    """What the tiles of the holder add to the day; slots that are still empty are filled as well as they can be."""
    mine = ME * seat
    if b[STAGE] > FULFIL_BEGINS:
        return 0
    sides = NO_SIDES[:]
    times = NO_TIMES[:]
    if b[STAGE] > DRINKING and b[mine + SHOWN] != 0:
        for action in range(ACTIONS):
            if to_do(b, seat, action) and (action != MARKET or b[ACTION] != 1 + MARKET):
                sides[action] = b[mine + SHOWN + action]
                foresee(b, seat, action, sides[action], times)
        return day_value(b, seat, sides, times, orders) - idle_value(b, seat, orders)
    slot: i64 = 0
    while slot < ACTIONS and b[mine + HOLDER + slot] != 0:
        sides[slot] = b[mine + HOLDER + slot]
        foresee(b, seat, slot, sides[slot], times)
        slot += 1
    if slot == 0:
        return 0
    tiles = vec[i64]([0] * TILES_EACH)
    for number in range(TILES_EACH):
        tiles[number] = b[mine + TILES + number]
    for laid in range(slot):
        tiles[number_on(sides[laid])] -= 1
    for number in range(TILES_EACH):
        if tiles[number] > 0:
            for action in range(slot, ACTIONS):
                foresee(b, seat, action, side(number, False), times)
    return best_filling(b, seat, sides, tiles, slot, times, orders) - idle_value(b, seat, orders)


def foresee(b: vec[i64], seat: i64, action: i64, laid: i64, times: vec[i64]) -> None:
    """Note how often a tile will let one do an action, in hundredths: that is asked again for each filling."""
    if performs(laid):
        times[TILES_EACH * action + number_on(laid)] = likely_times(b, seat, action, number_on(laid))


def best_filling(
    b: vec[i64], seat: i64, sides: vec[i64], tiles: vec[i64], slot: i64, times: vec[i64], orders: vec[i64]
) -> i64:
    if slot == ACTIONS:
        return day_value(b, seat, sides, times, orders)
    best: i64 = -100_000
    for number in range(TILES_EACH):
        if tiles[number] > 0:
            tiles[number] -= 1
            for gold in range(2):
                sides[slot] = side(number, gold == 1)
                best = max(best, best_filling(b, seat, sides, tiles, slot + 1, times, orders))
            tiles[number] += 1
    return best


def idle_value(b: vec[i64], seat: i64, orders: vec[i64]) -> i64:
    """What the evening is worth if nothing more is done today."""
    mine = ME * seat
    left = days_left(b)
    goods = 100 * (ingredients(b, seat) + b[mine + SENT])
    evening = evening_value(left, 100 * b[mine + GOLD], 100 * b[mine + APPRENTICES], goods)
    return evening + carried(orders, 100 * potions(b, seat), left)


def day_value(b: vec[i64], seat: i64, sides: vec[i64], times: vec[i64], orders: vec[i64]) -> i64:
    """What the evening is worth after the rest of the day with a holder, and what is gained on the way."""
    mine = ME * seat
    left = days_left(b)
    gold = 100 * b[mine + GOLD]
    apprentices = 100 * b[mine + APPRENTICES]
    goods = 100 * (ingredients(b, seat) + b[mine + SENT])
    held = 100 * potions(b, seat)
    for action in range(ACTIONS):
        if shows_gold(sides[action]):
            gold += 100 * TILE_GOLD[number_on(sides[action])]
    gained: i64 = 0
    if performs(sides[FORAGE]):
        goods += times_of(times, sides, FORAGE) * 95 // 100
    if performs(sides[STUDY]):
        gained = times_of(times, sides, STUDY) * (STUDY_BASE + STUDY_DAY * left) // 100
    if performs(sides[MARKET]):
        spent = min(gold, MARKET_MOST) * (MARKET_LAST + times_of(times, sides, MARKET) * MARKET_FIRST // 100) // 100
        gold -= spent
        goods += spent * MARKET_GOODS // 100
        if goal(b) == FOR_BUYING:
            gained += spent // 2
    if performs(sides[BREW]):
        brews = times_of(times, sides, BREW)
        makes = min(brews + apprentices, goods * BREW_YIELD // 300)
        apprentices -= max(i64(0), makes - brews)
        goods -= 3 * makes
        held += makes
        if goal(b) == FOR_BREWING:
            gained += makes
    if performs(sides[FULFIL]):
        share = FULFIL_LAST + times_of(times, sides, FULFIL) * FULFIL_FIRST // 100
        gained += served_today(b, orders, held) * share // 100
    else:
        gained += carried(orders, held, left)
    return evening_value(left, gold, apprentices, goods) + gained


def times_of(times: vec[i64], sides: vec[i64], action: i64) -> i64:
    return times[TILES_EACH * action + number_on(sides[action])]


def evening_value(left: i64, gold: i64, apprentices: i64, goods: i64) -> i64:
    if left == 0:
        return (LAST_GOLD * gold + LAST_APPRENTICE * apprentices) // 100
    return (GOLD_LATER * gold + APPRENTICE_LATER * apprentices + GOODS_LATER * goods) // 100


def carried(orders: vec[i64], held: i64, left: i64) -> i64:
    """Potions kept for the days to come, in hundredths of a potion."""
    if left == 0:
        return SPARE_POTION * held // 100
    value: i64 = 0
    for index in range(orders[0]):
        if held == 0:
            break
        number = min(held, 100 * SIZE[orders[WISHES * index + 1]])
        value += number * orders[WISHES * index + 3]
        held -= number
    return (value * CARRY // 100 + SPARE_POTION * held) // 100


def served_today(b: vec[i64], orders: vec[i64], held: i64) -> i64:
    """Potions given to visitors in town."""
    value: i64 = 0
    for index in range(orders[0]):
        if held == 0:
            break
        visitor = orders[WISHES * index + 1]
        if in_town(b, visitor):
            number = min(held, 100 * SIZE[visitor])
            value += number * orders[WISHES * index + 3]
            held -= number
    return (value * FIT // 100 + SPARE_POTION * held) // 100


def likely_times(b: vec[i64], seat: i64, action: i64, number: i64) -> i64:
    """How often a tile will let one do an action, in hundredths, if the others lay theirs anyhow."""
    sides = parties(b[PLAYERS])
    better: i64 = 0  # in hundredths
    mine = cauldron_of(b, seat)
    for cauldron in range(sides):
        who = b[CAULDRONS + cauldron]
        if who == seat:
            continue
        known = AI_SHOWN + action if who == AI else ME * who + SHOWN + action
        if b[known] != 0:
            if performs(b[known]) and side(number, False) > b[known] - (1 if cauldron + 1 < mine else 0):
                better += 100
        else:
            better += max(i64(0), 16 * (number - (0 if cauldron + 1 < mine else 1)))
    row = 4 * (sides - 2)
    rank = min(better // 100, sides - 1)
    here = MULTIPLIERS[row + rank]
    if rank == sides - 1:
        return 100 * here
    return 100 * here - (better - 100 * rank) * (here - MULTIPLIERS[row + rank + 1])
