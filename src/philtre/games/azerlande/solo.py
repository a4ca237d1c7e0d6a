"""Les Potions d'Azerlande, alone: the AI, which plays by one of twelve sheets.

Which sheet it is need not be settled before it matters. What the AI does next is what one of the
sheets says that agree with all it has done so far, each of them as likely: so nobody can look it up.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.azerlande.state import *
from philtre.kernel.moves import Moves
from philtre.kernel.state import State

HUMAN: Final[i64] = 0  # the only seat


def choose_sheet(game: State) -> None:
    """Sheets of the difficulty agreed on (R40), then those with the cauldron of one of them (R39)."""
    b = game.b
    for sheet in range(SHEETS):
        if b[OPTION_DIFFICULTY] == 0 or SHEET_DIFFICULTY[sheet] == b[OPTION_DIFFICULTY] - 1:
            b[POSSIBLE] |= i64(1) << sheet
    cauldron = SHEET_CAULDRON[possible_sheet(game)]
    for sheet in range(SHEETS):
        if SHEET_CAULDRON[sheet] != cauldron:
            rule_out(b, sheet)
    b[CAULDRONS + cauldron - 1] = AI
    b[CAULDRONS + 2 - cauldron] = HUMAN
    game.tell(AI_HOLDS, cauldron)


def possible_sheet(game: State) -> i64:
    """One of the sheets the AI may be playing by."""
    b = game.b
    number: i64 = 0
    for sheet in range(SHEETS):
        number += b[POSSIBLE] >> sheet & 1
    index = game.below(number)
    sheet = 0
    while b[POSSIBLE] >> sheet & 1 == 0 or index > 0:
        index -= b[POSSIBLE] >> sheet & 1
        sheet += 1
    return sheet


def rule_out(b: vec[i64], sheet: i64) -> None:
    if b[POSSIBLE] >> sheet & 1:
        b[POSSIBLE] -= i64(1) << sheet


def today(b: vec[i64], sheet: i64) -> i64:
    """Where the day of a sheet stands among all days of all sheets."""
    return DAYS * sheet + b[DAY] - 1


def rule_out_others(b: vec[i64], chosen: i64, table: vec[i64], size: i64) -> None:
    """Sheets that have something else in a table today than the chosen one."""
    for sheet in range(SHEETS):
        for cell in range(size):
            if table[size * today(b, sheet) + cell] != table[size * today(b, chosen) + cell]:
                rule_out(b, sheet)
                break


def ai_drinks(game: State) -> None:
    """Its potions do nothing (R42), but the one that collects gold."""
    b = game.b
    sheet = possible_sheet(game)
    rule_out_others(b, sheet, SHEET_DRINKS, AI_DRINKS)
    for index in range(AI_DRINKS):
        b[AI_DRINK + index] = SHEET_DRINKS[AI_DRINKS * today(b, sheet) + index]
        if b[AI_DRINK + index] == 0:
            continue
        drink = b[AI_DRINK + index] - 1
        game.tell(AI_DRANK, drink)
        if DRINK_EFFECT[drink] == COLLECTS_GOLD and b[ME * HUMAN + GOLD] > 0:
            b[ME * HUMAN + GOLD] -= 1
            game.tell(PAID_CHARMER, HUMAN)


def reveal_ai(game: State) -> None:
    b = game.b
    sheet = possible_sheet(game)
    rule_out_others(b, sheet, SHEET_HOLDER, ACTIONS)
    rule_out_others(b, sheet, SHEET_SERVES, AI_SERVES)
    for action in range(ACTIONS):
        shown = SHEET_HOLDER[ACTIONS * today(b, sheet) + action]
        b[AI_SHOWN + action] = shown
        if shows_gold(shown):
            game.tell(AI_WORKS, action, number_on(shown))
    for index in range(AI_SERVES):
        b[AI_SERVE + index] = SHEET_SERVES[AI_SERVES * today(b, sheet) + index]


def forget_day(b: vec[i64]) -> None:
    """In the morning nothing is known of what the AI will do."""
    for index in range(AI_DRINKS):
        b[AI_DRINK + index] = 0
    for action in range(ACTIONS):
        b[AI_SHOWN + action] = 0
    for index in range(AI_SERVES):
        b[AI_SERVE + index] = 0
    b[AI_SERVED] = 0


def ai_buys(game: State) -> None:
    """All cards of the row that show a hand in the bag (R41)."""
    for card in range(CARDS):
        if BAG_ICON[card] > 0 and game.b[CARD_AT + card] == ROW:
            game.b[CARD_AT + card] = DISCARD
            game.tell(AI_BOUGHT, card)


# It serves the visitors of its list, or the nearest ones.


def ai_fulfils(game: State) -> None:
    b = game.b
    while b[AI_SERVE] != 0:
        number = b[AI_SERVE]
        for index in range(AI_SERVES):
            b[AI_SERVE + index] = b[AI_SERVE + index + 1] if index + 1 < AI_SERVES else i64(0)
        below = nearest(b, number, -1)
        above = nearest(b, number, 1)
        if below == 0 and above == 0:  # R44
            return
        if below != above and below != 0 and above != 0 and number - below == above - number:
            game.ask(HUMAN, CHOOSE_GRANT, below, above)
            return
        if above == 0 or (below != 0 and number - below < above - number):
            ai_serves(game, below - 1)
        else:
            ai_serves(game, above - 1)


def nearest(b: vec[i64], number: i64, step: i64) -> i64:
    """The nearest printed number, in a direction, of a visitor the AI can serve; 0 if there is none."""
    while 1 <= number <= VISITORS:
        if ai_can_serve(b, number - 1):
            return number
        number += step
    return 0


def ai_can_serve(b: vec[i64], visitor: i64) -> bool:
    """Not a hypnotised one (R43), and nobody twice in one action."""
    return in_town(b, visitor) and b[ME * HUMAN + PAWN] != 1 + visitor and b[AI_SERVED] != 1 + visitor


def ai_serves(game: State, visitor: i64) -> None:
    b = game.b
    b[AI_SERVED] = 1 + visitor
    b[VISITOR_AT + visitor] = LEAVING if INFINITE[visitor] > 0 else GONE
    game.tell(AI_SERVED_ORDER, visitor)


def list_grants(below: i64, above: i64, out: Moves) -> None:
    out.add(GRANT + below - 1)
    out.add(GRANT + above - 1)


def grant(game: State, visitor: i64) -> None:
    ai_serves(game, visitor)
    ai_fulfils(game)
