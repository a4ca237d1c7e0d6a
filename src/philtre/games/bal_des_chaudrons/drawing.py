"""Le Bal des Chaudrons: how a client's view is drawn from what a seat sees."""

from functools import cache

from philtre.games.bal_des_chaudrons.recipes import *
from philtre.games.bal_des_chaudrons.state import *
from philtre.games.bal_des_chaudrons.view import Board, Card, Cubes, Dealt, Paying, Recipe, Witch
from philtre.kernel.drawing import by_name
from philtre.kernel.state import State
from philtre.kernel.zones import DEPTH, FRAME, FRAMES, HIDDEN, total


def board(seen: State) -> Board:
    b = seen.b
    seats = range(seen.players)
    order = sorted(seats, key=lambda seat: b[ME * seat + LAST])
    brewing = b[PHASE] == BREWING and not seen.over
    hidden = [seat for seat in order if b[ME * seat + HIDDEN]]
    return Board(
        round=b[ROUND],
        phase=PHASES[b[PHASE]],
        deck=total(b, DECK, POTIONS),
        discard=sum(b[ME * seat + THROWN] + b[ME * seat + THROWN_RECEIVED] for seat in seats),
        order=order if brewing else [],
        active=hidden[0] if brewing and hidden and not b[OPTION_BREWING] else None,
        blind=b[OPTION_BREWING] == 1,
        circle_to_end=CONSTANTS["circle_to_end"],
        witches=[witch_of(seen, seat) for seat in seats],
    )


def witch_of(seen: State, seat: int) -> Witch:
    b = seen.b
    me = ME * seat
    looks = seen.viewer == seat
    cauldron = cubes_at(seen, me + CAULDRON)
    brewed = cubes_at(seen, me + BREWED)
    room = free_places(seen, right(b, seat)).values()
    free = zip(cauldron.values(), brewed.values(), room, strict=True)
    chosen = b[me + CHOSEN] if looks else 0
    return Witch(
        left=left(b, seat),
        right=right(b, seat),
        character=card_on(seen, me + CHARACTER),
        spent=card_on(seen, me + SPENT),
        dealt=[dealt_card(witch) for witch in pile_at(seen, me + DEALT)] if looks else None,
        own=own_recipe(seen, seat),
        circle=cubes_at(seen, me + CIRCLE),
        bench=cubes_at(seen, me + BENCH),
        free=free_places(seen, seat),
        brewed=brewed,
        cauldron=cauldron,
        overflow=dict(zip(INGREDIENTS, [max(0, inside + made - places) for inside, made, places in free], strict=True)),
        track=by_name(ARCANA, b, me + TRACK),
        effects=by_name(ARCANA, b, me + EFFECTS),
        tomes=[name for kind, name in enumerate(INGREDIENTS) if b[me + TOMES + kind]],
        initiative=b[me + LAST] or None,
        cards=hand_size(b, seat),
        hand=sorted_hand(seen, seat) if looks else None,
        known=[] if looks else [card_of(seen, seat, card) for card in pile_at(seen, me + RECEIVED) if card >= 0],
        chosen=POTION_IDS[(chosen - 1) // 2] if chosen else None,
        chosen_turned=chosen > 0 and (chosen - 1) % 2 == 1,
        tableau=[card_of(seen, seat, card) for card in pile_at(seen, me + TABLEAU)],
        paying=paying_of(seen, seat) if looks else None,
        brewing=b[PHASE] == BREWING and not seen.over and bool(b[me + HIDDEN]),
    )


def free_places(seen: State, seat: int) -> Cubes:
    at = ME * seat + BENCH
    return {name: CAPACITY[kind] - seen.b[at + kind] for kind, name in enumerate(INGREDIENTS)}


def dealt_card(witch: int) -> Dealt:
    start = dict(zip(INGREDIENTS, START[KINDS * witch : KINDS * (witch + 1)], strict=True))
    return Dealt(CHARACTER_IDS[witch], start, *SIDES[2 * (POTIONS + witch)])


def sorted_hand(seen: State, seat: int) -> list[Card]:
    cards = pile_at(seen, ME * seat + DRAWN) + pile_at(seen, ME * seat + RECEIVED)
    return [card_of(seen, seat, card) for card in sorted(cards)]


def card_of(seen: State, seat: int, potion: int) -> Card:
    b = seen.b
    turned = b[ME * seat + TURNED] & BIT[potion] != 0
    return drawn(potion, rotatable(b, seat, potion), turned, b[ME * seat + USED] & BIT[potion] != 0)


@cache
def drawn(potion: int, turnable: bool, turned: bool, used: bool) -> Card:
    inputs, outputs = SIDES[2 * potion + turned]
    return Card(
        id=POTION_IDS[potion],
        initiative=1 + potion,
        arcana=BOX["potion"][potion]["arcana"].split(),
        inputs=inputs,
        outputs=outputs,
        turnable=turnable,
        turned=turned,
        used=used,
    )


def own_recipe(seen: State, seat: int) -> Recipe | None:
    if character(seen.b, seat) == NO_CHARACTER:
        return None
    inputs, outputs = SIDES[side_of(seen.b, seat, OWN)]
    if not inputs and not outputs:
        return None
    return Recipe(inputs, outputs, bool(seen.b[ME * seat + USED] & BIT[OWN]))


def paying_of(seen: State, seat: int) -> Paying | None:
    if seat not in seen.deciders or seen.question(seat) not in (CHOOSE_PAY, CHOOSE_MAKE):
        return None
    frame = ME * seat + FRAMES + FRAME * (seen.b[ME * seat + DEPTH] - 1)
    recipe, paid = seen.b[frame + 1], seen.b[frame + 2]
    return Paying(
        WITCH.thing(character(seen.b, seat)) if recipe == OWN else POTION.thing(recipe),
        *SIDES[side_of(seen.b, seat, recipe)],
        {
            place: {
                name: number
                for kind, name in enumerate(INGREDIENTS)
                if (number := paid // PAID_PLACE[3 * kind + index] % PAID)
            }
            for index, place in enumerate(PLACES)
        },
    )


def cubes_at(seen: State, at: int) -> Cubes:
    return by_name(INGREDIENTS, seen.b, at)


def pile_at(seen: State, at: int) -> list[int]:
    return list(seen.b[at + 1 : at + 1 + seen.b[at]])


def card_on(seen: State, pile: int) -> str | None:
    return CHARACTER_IDS[seen.b[pile + 1]] if seen.b[pile] else None
