"""Les Potions d'Azerlande: what there is, who may see it, and the words the rules use."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.azerlande.box import *
from philtre.kernel.lexicon import NUMBER, SEAT, Lexicon
from philtre.kernel.zones import OWNER, PLAYERS, Zones

# Zones. Decks have no order, so nothing in them is decided before it is drawn: where each card lies is
# public, and what is drawn next is known to nobody. Only the holders are secret.

ZONES: Final = Zones(seats=4, depth=7, windows=True)

player: Final = ZONES.player
OWNED: Final[i64] = player.counts("owned", RESOURCES, tells="resources it has")
INGREDIENTS: Final[i64] = OWNED
POTIONS: Final[i64] = OWNED + TO_POTIONS
GOLD: Final[i64] = OWNED + TO_GOLD
APPRENTICES: Final[i64] = OWNED + TO_APPRENTICES
PRESTIGE: Final[i64] = OWNED + TO_PRESTIGE
DISCS: Final[i64] = player.numbers(
    "discs", KINDS, tells="the space of the disc of each potion on the study track, 0 to 10"
)
ABILITIES: Final[i64] = player.numbers("abilities", KINDS, tells="1 for each ability it has")
TILES: Final[i64] = player.counts("tiles", TILES_EACH, tells="priority tiles, by number, as they were last shown")
HOLDER: Final[i64] = player.numbers(
    "holder",
    ACTIONS,
    OWNER,
    tells="the tile on each action, from the priorities to the reveal: "
    "0 for none, or 1 + 2 × tile, and 1 more with its gold side up",
)
SHOWN: Final[i64] = player.numbers("shown", ACTIONS, tells="as `holder`, from the reveal to the end of the day")
ZEROS_TAKEN: Final[i64] = player.number(
    "zeros-taken", tells="tiles of priority 0 taken since the tiles were last shown"
)
PAWN: Final[i64] = player.number("pawn", tells="the visitor its pawn stands on: 0 for none, or 1 + visitor")
DRUNK: Final[i64] = player.number("drunk", tells="potions drunk today")
SERVED: Final[i64] = player.number("served", tells="orders served today")
WORKED: Final[i64] = player.number("worked", tells="1 if it works in town today")
BOUGHT: Final[i64] = player.number(  # R11
    "bought", tells="cards bought today while a visitor who counts them was in the tableau"
)
MULTIPLIER: Final[i64] = player.numbers(
    "multiplier",
    ACTIONS,
    tells="how often it may do each action today, by its rank; 0 without a rank, or before it has one",
)
SENT: Final[i64] = player.number("sent", tells="apprentices sent out to forage, until the dice are rolled")
ROLLS: Final[i64] = player.number("rolls", tells="rolls of ingredient dice that are due, or to be sorted")
ROLLED: Final[i64] = player.numbers(
    "rolled",
    KINDS * KINDS,
    tells="up to three rolls to be sorted, one behind the other: how many dice show each ingredient",
)
FROM_VISITORS: Final[i64] = player.number("from-visitors", tells="prestige at the end from visitors")
FROM_GOLD: Final[i64] = player.number("from-gold", tells="prestige at the end from gold")
FROM_APPRENTICES: Final[i64] = player.number("from-apprentices", tells="prestige at the end from apprentices")
FROM_POTIONS: Final[i64] = player.number("from-potions", tells="prestige at the end from potions")
ME: Final[i64] = player.size()  # cells of seat p start at ME * p

table: Final = ZONES.table
VISITOR_AT: Final[i64] = table.numbers(
    "visitor-at",
    VISITORS,
    tells="where each visitor is: 0 in the deck or left in the box; 1 on the road; 2 in town; 3 Infinite and served "
    "today, in town to the end of the day; 4 gone; 5 + seat in the tableau of that seat",
)
UNSEEN: Final[i64] = 0
ROAD: Final[i64] = 1
TOWN: Final[i64] = 2
LEAVING: Final[i64] = 3
GONE: Final[i64] = 4
TABLEAU: Final[i64] = 5
TILTED: Final[i64] = table.numbers(
    "tilted", VISITORS, tells="1 for each visitor whose once-per-day benefit was had today"
)
TO_COME: Final[i64] = table.numbers(
    "to-come", SORTS, tells="visitors in the deck: of one potion, two, three, and Infinite"
)
CARD_AT: Final[i64] = table.numbers(
    "card-at",
    CARDS,
    tells="where each card lies: 0 in the deck; 1 discarded; 2 in the row; 3 revealed; "
    "4 + seat on the black market of that seat",
)
DECK: Final[i64] = 0
DISCARD: Final[i64] = 1
ROW: Final[i64] = 2
REVEALED: Final[i64] = 3
RESERVED: Final[i64] = 4
BONUS_SEEN: Final[i64] = table.numbers("bonus-seen", BONUSES, tells="1 for each bonus of the day revealed so far")
BONUS: Final[i64] = table.number("bonus", tells="the bonus of today: 0 for none, or 1 + bonus")
CAULDRONS: Final[i64] = table.numbers(
    "cauldrons", 4, tells="who holds cauldron 1, 2, 3, 4, as many as play: a seat, or 4 for the AI"
)
RANKED: Final[i64] = table.numbers(
    "ranked", 4, tells="who performs the action in progress, the best first: a seat, or 4 for the AI"
)
RANKS: Final[i64] = table.number("ranks", tells="how many of `ranked` count")
DAY: Final[i64] = table.number("day", tells="the day, from 1")
STAGE: Final[i64] = table.number(
    "stage",
    tells="what comes when all questions are answered: 0 morning, 1 first resources, 2 priorities, 3 drinking, "
    "4 reveal, 5 rewards for not working, 6 and 7 forage, 8 and 9 study, 10 and 11 market, 12 and 13 brew, "
    "14 and 15 fulfil, 16 evening, 17 nothing",
)
TURN: Final[i64] = table.number(
    "turn", tells="turns begun: by cauldron for first resources and for drinking, by rank in an action"
)
ACTION: Final[i64] = table.number("action", tells="the action in progress: 0 for none, or 1 + action")
POSSIBLE: Final[i64] = table.bits("possible", SHEETS, tells="sheets that the AI may be playing by, 1a to 3d")
AI_DRINK: Final[i64] = table.numbers("ai-drink", AI_DRINKS, tells="what the AI drank today: 0 for none, or 1 + drink")
AI_SHOWN: Final[i64] = table.numbers(
    "ai-shown",
    ACTIONS,
    tells="the tile of the AI on each action, from the reveal to the end of the day: as in `holder`",
)
AI_SERVE: Final[i64] = table.numbers(
    "ai-serve", AI_SERVES, tells="printed numbers of the visitors left on the list of the AI for today, 0 for none"
)
AI_SERVED: Final[i64] = table.number(
    "ai-served", tells="the visitor that the AI served last today: 0 for none, or 1 + visitor"
)
OPTION_DIFFICULTY: Final[i64] = table.number(
    "option-difficulty", tells="sheets of the AI: 0 any, 1 easy, 2 medium, 3 hard"
)
OPTION_BREWING: Final[i64] = table.number("option-brewing", tells="0 if all brew together, 1 if by rank")

AI: Final[i64] = 4  # who is no seat

# What the clockwork does next.
MORNING: Final[i64] = 0
STARTING: Final[i64] = 1
PRIORITIES: Final[i64] = 2
DRINKING: Final[i64] = 3
REVEALING: Final[i64] = 4
WORK_DONE: Final[i64] = 5
FORAGE_BEGINS: Final[i64] = 6
FORAGE_ROLLS: Final[i64] = 7
STUDY_BEGINS: Final[i64] = 8
STUDY_ROLLS: Final[i64] = 9
MARKET_BEGINS: Final[i64] = 10
MARKET_TURNS: Final[i64] = 11
BREW_BEGINS: Final[i64] = 12
BREW_TURNS: Final[i64] = 13
FULFIL_BEGINS: Final[i64] = 14
FULFIL_TURNS: Final[i64] = 15
EVENING: Final[i64] = 16

# Words.

LEXICON: Final = Lexicon("azerlande", rules=2)
AN_ACTION: Final = LEXICON.domain("action", ACTION_NAMES)
A_TILE: Final = LEXICON.domain("tile", [str(number) for number in range(TILES_EACH)])
A_SLOT: Final = LEXICON.domain("slot", [f"{name}{side}" for name in ACTION_NAMES for side in ("", "-gold")])
AN_INGREDIENT: Final = LEXICON.domain("ingredient", INGREDIENT_NAMES)
A_POTION: Final = LEXICON.domain("potion", POTION_NAMES)
A_RESOURCE: Final = LEXICON.domain("resource", RESOURCE_NAMES)
SOME: Final = LEXICON.bag("resources", A_RESOURCE)
A_DRINK: Final = LEXICON.domain("drink", [f"{drink['potion']}-{drink['level']}" for drink in BOX["drink"]])
AN_ABILITY: Final = LEXICON.domain("ability", [ability["id"] for ability in BOX["ability"]])
A_BONUS: Final = LEXICON.domain("bonus", [bonus["id"] for bonus in BOX["bonus"]])
A_VISITOR: Final = LEXICON.domain("visitor", [str(visitor["id"]) for visitor in BOX["visitor"]])
A_CARD: Final = LEXICON.domain("card", [card["id"] for card in BOX["card"]])
A_PAIR: Final = LEXICON.domain(
    "pair",
    ["2mushroom", "1mushroom+1flower", "1mushroom+1sap", "2flower", "1flower+1sap", "2sap"],
    AN_INGREDIENT,
)
PAIRS: Final = 6
PAIR: Final = vec[i64]([0, 0, 0, 1, 0, 2, 1, 1, 1, 2, 2, 2])  # the two of each
A_DISCOUNT: Final = LEXICON.domain(
    "discount",
    [
        f"{recipe['potion']}-without-{name}"
        for recipe in BOX["recipe"]
        for name in INGREDIENT_NAMES
        if name in recipe["takes"]
    ],
)
DISCOUNTS: Final = 6
DISCOUNT: Final = vec[i64](  # the potion and the ingredient left out, of each
    [
        number
        for name in A_DISCOUNT.tokens
        for number in (POTION_NAMES.index(name.split("-")[0]), INGREDIENT_NAMES.index(name.split("-")[-1]))
    ]
)
MOST_SENT: Final = 60
SOME_STEPS: Final = LEXICON.domain("steps", [str(number) for number in range(TRACK["last"] + 1)], NUMBER)
SOME_SENT: Final = LEXICON.domain("apprentices", [str(number) for number in range(MOST_SENT + 1)], NUMBER)
SOME_HIRED: Final = LEXICON.domain("hired", [str(number) for number in range(11)], NUMBER)

PLACE: Final[i64] = LEXICON.verb("place", A_TILE)
WORK: Final[i64] = LEXICON.verb("work", A_TILE)
DRINK: Final[i64] = LEXICON.verb("drink", A_DRINK)
PASS: Final[i64] = LEXICON.verb("pass")
REVEAL: Final[i64] = LEXICON.verb("reveal")
STOP: Final[i64] = LEXICON.verb("stop")
ZERO: Final[i64] = LEXICON.verb("zero", A_SLOT)
HYPNOTISE: Final[i64] = LEXICON.verb("hypnotise", A_VISITOR)
TAKE: Final[i64] = LEXICON.verb("take", AN_INGREDIENT)
RECEIVE: Final[i64] = LEXICON.verb("receive", A_POTION)
SPEED: Final[i64] = LEXICON.verb("speed", SOME_STEPS)
CHARM: Final[i64] = LEXICON.verb("charm", SOME_STEPS)
DISCARD_DICE: Final[i64] = LEXICON.verb("discard", A_PAIR)
HIRE: Final[i64] = LEXICON.verb("hire", SOME_HIRED)
SEND: Final[i64] = LEXICON.verb("send", SOME_SENT)
BUY: Final[i64] = LEXICON.verb("buy", A_CARD)
TRADE: Final[i64] = LEXICON.verb("trade", A_PAIR)
MAKE: Final[i64] = LEXICON.verb("brew", A_POTION)
MAKE_CHEAPLY: Final[i64] = LEXICON.verb("distil", A_DISCOUNT)
SERVE: Final[i64] = LEXICON.verb("serve", A_VISITOR)
PAY: Final[i64] = LEXICON.verb("pay", A_POTION)
UNLOCK: Final[i64] = LEXICON.verb("unlock", AN_ABILITY)
PICK: Final[i64] = LEXICON.verb("pick", A_CARD)
REPEAT: Final[i64] = LEXICON.verb("repeat", A_VISITOR)
SCORE: Final[i64] = LEXICON.verb("score", A_VISITOR)
REDO: Final[i64] = LEXICON.verb("redo", AN_ACTION)
GRANT: Final[i64] = LEXICON.verb("grant", A_VISITOR)
GO_ON: Final[i64] = LEXICON.verb("go-on")

CHOOSE_TILE: Final[i64] = LEXICON.decision("priority-forage", [PLACE, WORK], sealed=True)  # and four more like it
LEXICON.decision("priority-study", [PLACE, WORK], sealed=True)
LEXICON.decision("priority-market", [PLACE, WORK], sealed=True)
LEXICON.decision("priority-brew", [PLACE, WORK], sealed=True)
LEXICON.decision("priority-fulfil", [PLACE, WORK], sealed=True)
CHOOSE_DRINK: Final[i64] = LEXICON.decision("drink", [DRINK, PASS])
CHOOSE_REVEAL: Final[i64] = LEXICON.decision("pilfer", [REVEAL, STOP])
CHOOSE_ZERO: Final[i64] = LEXICON.decision("zero-tile", [ZERO], sealed=True)
CHOOSE_HYPNOSIS: Final[i64] = LEXICON.decision("hypnosis", [HYPNOTISE])
CHOOSE_INGREDIENT: Final[i64] = LEXICON.decision("ingredient", [TAKE])
CHOOSE_POTION: Final[i64] = LEXICON.decision("potion", [RECEIVE])
CHOOSE_SPEED: Final[i64] = LEXICON.decision("study-speed", [SPEED])
CHOOSE_CHARM: Final[i64] = LEXICON.decision("study-charm", [CHARM])
CHOOSE_DISCARD: Final[i64] = LEXICON.decision("discard", [DISCARD_DICE])
CHOOSE_HIRE: Final[i64] = LEXICON.decision("persuasion", [HIRE])
CHOOSE_SEND: Final[i64] = LEXICON.decision("apprentices", [SEND])
CHOOSE_MARKET: Final[i64] = LEXICON.decision("market", [BUY, TRADE, PASS])
CHOOSE_TRADE: Final[i64] = LEXICON.decision("trade", [TAKE])
CHOOSE_BREW: Final[i64] = LEXICON.decision("brew", [MAKE, STOP])
CHOOSE_DISCOUNT: Final[i64] = LEXICON.decision("distil", [MAKE_CHEAPLY, STOP])
CHOOSE_VISITOR: Final[i64] = LEXICON.decision("fulfil", [SERVE, PASS])
CHOOSE_PAYMENT: Final[i64] = LEXICON.decision("pay", [PAY])
CHOOSE_ABILITY: Final[i64] = LEXICON.decision("ability", [UNLOCK])
CHOOSE_CARD: Final[i64] = LEXICON.decision("pick", [PICK])
CHOOSE_REPEAT: Final[i64] = LEXICON.decision("repeat", [REPEAT])
CHOOSE_SCORE: Final[i64] = LEXICON.decision("score", [SCORE])
CHOOSE_REDO: Final[i64] = LEXICON.decision("redo", [REDO])
CHOOSE_GRANT: Final[i64] = LEXICON.decision("ai-visitor", [GRANT])
# A frame of the stack that asks nothing: what is still to be done when all above it is settled.
LATER: Final[i64] = LEXICON.decision("later", [GO_ON])
STUDY_BONUS: Final[i64] = 0  # of the visitor y
FIRST_DRINK: Final[i64] = 1

DAWN: Final[i64] = LEXICON.event("dawn", {"day": NUMBER})
HOLDS: Final[i64] = LEXICON.event("holds", {"player": SEAT, "number": NUMBER})
BONUS_SHOWN: Final[i64] = LEXICON.event("bonus-shown", {"bonus": A_BONUS})
ARRIVED: Final[i64] = LEXICON.event("arrived", {"visitor": A_VISITOR})
SET_OUT: Final[i64] = LEXICON.event("set-out", {"visitor": A_VISITOR})
OFFERED: Final[i64] = LEXICON.event("offered", {"card": A_CARD})
RESHUFFLED: Final[i64] = LEXICON.event("reshuffled", {"number": NUMBER})
GAINED: Final[i64] = LEXICON.event("gained", {"player": SEAT, "resources": SOME})
STUDIED: Final[i64] = LEXICON.event("studied", {"player": SEAT, "potion": A_POTION, "number": NUMBER, "space": NUMBER})
ROLLED_DICE: Final[i64] = LEXICON.event("rolled", {"player": SEAT, "resources": SOME})
DISCARDED: Final[i64] = LEXICON.event("discarded", {"player": SEAT, "pair": A_PAIR})
DRANK: Final[i64] = LEXICON.event("drank", {"player": SEAT, "drink": A_DRINK})
UNLOCKED: Final[i64] = LEXICON.event("unlocked", {"player": SEAT, "ability": AN_ABILITY})
RESERVES: Final[i64] = LEXICON.event("reserves", {"player": SEAT, "card": A_CARD})
PILFERED: Final[i64] = LEXICON.event("pilfered", {"player": SEAT, "card": A_CARD})
BAGGED: Final[i64] = LEXICON.event("bagged", {"player": SEAT, "card": A_CARD})
CAUGHT: Final[i64] = LEXICON.event("caught", {"player": SEAT, "number": NUMBER})
EMPTY_HANDED: Final[i64] = LEXICON.event("empty-handed", {"player": SEAT})
TOOK_ZERO: Final[i64] = LEXICON.event("took-zero", {"player": SEAT})
PUT_ZERO: Final[i64] = LEXICON.event("put-zero", {"player": SEAT, "slot": A_SLOT})
PAID_CHARMER: Final[i64] = LEXICON.event("paid-charmer", {"player": SEAT})
HYPNOTISED: Final[i64] = LEXICON.event("hypnotised", {"player": SEAT, "visitor": A_VISITOR})
WORKS: Final[i64] = LEXICON.event("works", {"player": SEAT, "action": AN_ACTION, "tile": A_TILE})
PERFORMS: Final[i64] = LEXICON.event(
    "performs", {"player": SEAT, "action": AN_ACTION, "tile": A_TILE, "number": NUMBER}
)
HIRED: Final[i64] = LEXICON.event("hired", {"player": SEAT, "number": NUMBER, "gold": NUMBER})
SENT_OUT: Final[i64] = LEXICON.event("sent-out", {"player": SEAT, "number": NUMBER})
BOUGHT_CARD: Final[i64] = LEXICON.event("bought-card", {"player": SEAT, "card": A_CARD})
TRADED: Final[i64] = LEXICON.event("traded", {"player": SEAT, "pair": A_PAIR, "ingredient": AN_INGREDIENT})
BREWED: Final[i64] = LEXICON.event("brewed", {"player": SEAT, "potion": A_POTION})
SERVED_ORDER: Final[i64] = LEXICON.event("served-order", {"player": SEAT, "visitor": A_VISITOR, "number": NUMBER})
SERVED_BY_HYPNOSIS: Final[i64] = LEXICON.event(
    "served-by-hypnosis", {"player": SEAT, "visitor": A_VISITOR, "number": NUMBER}
)
GOT_STUDY_BONUS: Final[i64] = LEXICON.event("got-study-bonus", {"player": SEAT, "number": NUMBER})
GOT_GOAL: Final[i64] = LEXICON.event("got-goal", {"player": SEAT, "bonus": A_BONUS})
GOT_DAILY: Final[i64] = LEXICON.event("got-daily", {"player": SEAT, "visitor": A_VISITOR})
GOT_PRESTIGE: Final[i64] = LEXICON.event("got-prestige", {"player": SEAT, "number": NUMBER})
SHOWED_CARD: Final[i64] = LEXICON.event("showed-card", {"player": SEAT, "card": A_CARD})
PICKED: Final[i64] = LEXICON.event("picked", {"player": SEAT, "card": A_CARD})
REPEATED: Final[i64] = LEXICON.event("repeated", {"player": SEAT, "visitor": A_VISITOR})
SCORED_END: Final[i64] = LEXICON.event("scored-end", {"player": SEAT, "visitor": A_VISITOR, "number": NUMBER})
REDID: Final[i64] = LEXICON.event("redid", {"player": SEAT, "action": AN_ACTION})
SWAPPED: Final[i64] = LEXICON.event("swapped", {"player": SEAT, "other": SEAT})
AI_SWAPPED: Final[i64] = LEXICON.event("ai-swapped", {"player": SEAT})
LEFT: Final[i64] = LEXICON.event("left", {"visitor": A_VISITOR})
AI_HOLDS: Final[i64] = LEXICON.event("ai-holds", {"number": NUMBER})
AI_DRANK: Final[i64] = LEXICON.event("ai-drank", {"drink": A_DRINK})
AI_PERFORMS: Final[i64] = LEXICON.event("ai-performs", {"action": AN_ACTION, "tile": A_TILE})
AI_WORKS: Final[i64] = LEXICON.event("ai-works", {"action": AN_ACTION, "tile": A_TILE})
AI_BOUGHT: Final[i64] = LEXICON.event("ai-bought", {"card": A_CARD})
AI_SERVED_ORDER: Final[i64] = LEXICON.event("ai-served-order", {"visitor": A_VISITOR})
END_OF_VISITOR: Final[i64] = LEXICON.event("end-of-visitor", {"player": SEAT, "visitor": A_VISITOR, "number": NUMBER})
END_OF_RESOURCES: Final[i64] = LEXICON.event(
    "end-of-resources", {"player": SEAT, "gold": NUMBER, "apprentices": NUMBER, "potions": NUMBER}
)
SOLO_WON: Final[i64] = LEXICON.event("solo-won", {"player": SEAT, "number": NUMBER, "target": NUMBER})
SOLO_LOST: Final[i64] = LEXICON.event("solo-lost", {"player": SEAT, "number": NUMBER, "target": NUMBER})

TILE_NOT_OWNED: Final[i64] = LEXICON.reason("tile-not-owned")
TILE_PLACED: Final[i64] = LEXICON.reason("tile-placed")
NO_SUCH_POTION: Final[i64] = LEXICON.reason("no-such-potion")
LEVEL_TOO_LOW: Final[i64] = LEXICON.reason("level-too-low")
NO_ZERO_LEFT: Final[i64] = LEXICON.reason("no-zero-left")
NOBODY_TO_HYPNOTISE: Final[i64] = LEXICON.reason("nobody-to-hypnotise")
NOT_IN_TOWN: Final[i64] = LEXICON.reason("not-in-town")
VISITOR_INFINITE: Final[i64] = LEXICON.reason("visitor-infinite")
VISITOR_HYPNOTISED: Final[i64] = LEXICON.reason("visitor-hypnotised")
ORDER_OF_CHOICE: Final[i64] = LEXICON.reason("order-of-choice")
STEPS_NEEDED: Final[i64] = LEXICON.reason("steps-needed")
STEPS_TOO_MANY: Final[i64] = LEXICON.reason("steps-too-many")
DICE_NOT_ROLLED: Final[i64] = LEXICON.reason("dice-not-rolled")
NOT_SO_MUCH_GOLD: Final[i64] = LEXICON.reason("not-so-much-gold")
NOT_SO_MANY_APPRENTICES: Final[i64] = LEXICON.reason("not-so-many-apprentices")
CARD_NOT_OFFERED: Final[i64] = LEXICON.reason("card-not-offered")
CARD_RESERVED: Final[i64] = LEXICON.reason("card-reserved")
GOLD_MISSING: Final[i64] = LEXICON.reason("gold-missing")
PAIR_MISSING: Final[i64] = LEXICON.reason("pair-missing")
JUST_GIVEN: Final[i64] = LEXICON.reason("just-given")
INGREDIENTS_MISSING: Final[i64] = LEXICON.reason("ingredients-missing")
INGREDIENTS_MISSING_TOO: Final[i64] = LEXICON.reason("ingredients-missing-too")
POTIONS_MISSING: Final[i64] = LEXICON.reason("potions-missing")
POTIONS_SHORT: Final[i64] = LEXICON.reason("potions-short")
ABILITY_KNOWN: Final[i64] = LEXICON.reason("ability-known")
CARD_NOT_REVEALED: Final[i64] = LEXICON.reason("card-not-revealed")
NOT_IN_TABLEAU: Final[i64] = LEXICON.reason("not-in-tableau")
NO_BENEFIT: Final[i64] = LEXICON.reason("no-benefit")
ITSELF: Final[i64] = LEXICON.reason("itself")
NO_END_EFFECT: Final[i64] = LEXICON.reason("no-end-effect")
NOT_PERFORMED: Final[i64] = LEXICON.reason("not-performed")
NOT_FULFIL: Final[i64] = LEXICON.reason("not-fulfil")
NOT_NEAREST: Final[i64] = LEXICON.reason("not-nearest")

# Sides of tiles.


def side(number: i64, gold: bool) -> i64:
    return 1 + 2 * number + (1 if gold else 0)


def number_on(side: i64) -> i64:
    return (side - 1) // 2


def shows_gold(side: i64) -> bool:
    return side != 0 and side % 2 == 0


def performs(side: i64) -> bool:
    return side % 2 == 1


# A question carries two numbers; where it needs more, one of them holds a pair.

BASE: Final[i64] = 64


def pair(one: i64, other: i64) -> i64:
    return BASE * one + other


def first(both: i64) -> i64:
    return both // BASE


def second(both: i64) -> i64:
    return both % BASE


# Who plays.


def parties(players: i64) -> i64:
    """Players, and alone the AI."""
    return 2 if players == 1 else players


def level(b: vec[i64], seat: i64, potion: i64) -> i64:
    return LEVEL_AT[b[ME * seat + DISCS + potion]]


def cauldron_of(b: vec[i64], who: i64) -> i64:
    """The number of the cauldron that a seat, or the AI, holds."""
    for cauldron in range(parties(b[PLAYERS])):
        if b[CAULDRONS + cauldron] == who:
            return cauldron + 1
    return 0


def shown_by(b: vec[i64], who: i64, action: i64) -> i64:
    """The side that a holder shows for an action."""
    return b[AI_SHOWN + action] if who == AI else b[ME * who + SHOWN + action]


def goal(b: vec[i64]) -> i64:
    """What the bonus of the day rewards."""
    return GOAL[b[BONUS] - 1] if b[BONUS] > 0 else i64(0)


def in_town(b: vec[i64], visitor: i64) -> bool:
    return b[VISITOR_AT + visitor] == TOWN or b[VISITOR_AT + visitor] == LEAVING


def pawn_on(b: vec[i64], visitor: i64, players: i64) -> i64:
    """The seat whose pawn stands on a visitor, or -1."""
    for seat in range(players):
        if b[ME * seat + PAWN] == 1 + visitor:
            return seat
    return -1
