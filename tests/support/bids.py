"""Bids: a small game with everything the large ones need, to test the kernel by.

Each round everybody lays a card at once, out of sight, and may raise; then the highest card
shows, its owner scores and names another who loses a coin.
"""

from typing import Final, final

from mypy_extensions import i64

from philtre.kernel.lexicon import SEAT, Lexicon
from philtre.kernel.moves import Moves
from philtre.kernel.state import State
from philtre.kernel.zones import NOBODY, OWNER, PLAYERS, PUBLIC, Zones, lay, lift, spot

CARDS: Final = 20
MOODS: Final = 3
ROUNDS: Final = 3

ZONES: Final = Zones(seats=4, depth=2, windows=True)
DECK_OF: Final = ZONES.pool("cards", [1] * CARDS)
player: Final = ZONES.player
HAND: Final[i64] = player.pile("hand", 2, OWNER, DECK_OF)
LAID: Final[i64] = player.pile("laid", 1, OWNER, DECK_OF)
FATE: Final[i64] = player.pile("fate", 1, NOBODY, DECK_OF)  # face down even for its owner
MOOD: Final[i64] = player.number("mood", OWNER)  # a secret that lies in no pool
RAISED: Final[i64] = player.number("raised")
COINS: Final[i64] = player.number("coins")
POINTS: Final[i64] = player.number("points")
ME: Final[i64] = player.size()
table: Final = ZONES.table
DECK: Final[i64] = table.pile("deck", CARDS, NOBODY, DECK_OF)
PLAYED: Final[i64] = table.pile("played", CARDS, PUBLIC, DECK_OF)
ROUND: Final[i64] = table.number("round")
LAYING: Final[i64] = table.number("laying")

LEXICON: Final = Lexicon("bids", rules=1)
CARD: Final = LEXICON.domain("card", [str(card) for card in range(CARDS)])
VICTIM: Final = LEXICON.domain("victim", [str(seat) for seat in range(4)])
LAY: Final[i64] = LEXICON.verb("lay", CARD)
RAISE: Final[i64] = LEXICON.verb("raise")
HOLD: Final[i64] = LEXICON.verb("hold")
NAME: Final[i64] = LEXICON.verb("name", VICTIM)
CHOOSE_CARD: Final[i64] = LEXICON.decision("choose-card", [LAY])
CHOOSE_STAKE: Final[i64] = LEXICON.decision("choose-stake", [RAISE, HOLD])
CHOOSE_VICTIM: Final[i64] = LEXICON.decision("choose-victim", [NAME])
HAS_LAID: Final[i64] = LEXICON.event("has-laid", {"player": SEAT, "card": CARD})
LOST: Final[i64] = LEXICON.event("lost", {"player": SEAT})
NOT_HELD: Final[i64] = LEXICON.reason("not-held")
NO_COIN: Final[i64] = LEXICON.reason("no-coin")


@final
class Bids(State):
    def __init__(self) -> None:
        super().__init__(ZONES, LEXICON)

    def blank(self) -> State:
        return Bids()

    def setup(self) -> None:
        b = self.b
        for card in range(CARDS):
            lay(b, DECK, card)
        for seat in range(b[PLAYERS]):
            b[ME * seat + COINS] = 1
            b[ME * seat + MOOD] = 1 + self.below(MOODS)
            lay(b, ME * seat + FATE, self.draw_card(DECK))
            lay(b, ME * seat + HAND, self.draw_card(DECK))

    def advance(self) -> None:
        b = self.b
        if b[LAYING] == 1:
            b[LAYING] = 0
            self.reveal()
        elif b[ROUND] == ROUNDS:
            self.end()
        else:
            b[ROUND] += 1
            b[LAYING] = 1
            for seat in range(b[PLAYERS]):
                lay(b, ME * seat + HAND, self.draw_card(DECK))
                self.ask(seat, CHOOSE_CARD)
                self.hide(seat)

    def reveal(self) -> None:
        b = self.b
        winner: i64 = 0
        for seat in range(b[PLAYERS]):
            if b[ME * seat + LAID + 1] > b[ME * winner + LAID + 1]:
                winner = seat
        for seat in range(b[PLAYERS]):
            lay(b, PLAYED, lift(b, ME * seat + LAID, 0))
        b[ME * winner + POINTS] += 1 + b[ME * winner + RAISED]
        for seat in range(b[PLAYERS]):
            b[ME * seat + RAISED] = 0
        self.ask(winner, CHOOSE_VICTIM)

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        b = self.b
        if kind == CHOOSE_CARD:
            for i in range(b[ME * seat + HAND]):
                out.add(LAY + b[ME * seat + HAND + 1 + i])
        elif kind == CHOOSE_STAKE:
            if b[ME * seat + COINS] > 0:
                out.add(RAISE)
            out.add(HOLD)
        else:
            for other in range(b[PLAYERS]):
                if other != seat:
                    out.add(NAME + other)

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        b = self.b
        if kind == CHOOSE_CARD:
            card = choice - LAY
            lay(b, ME * seat + LAID, lift(b, ME * seat + HAND, spot(b, ME * seat + HAND, card)))
            self.tell(HAS_LAID, seat, card)
            self.ask(seat, CHOOSE_STAKE)
        elif choice == RAISE:
            b[ME * seat + COINS] -= 1
            b[ME * seat + RAISED] = 1
        elif kind == CHOOSE_VICTIM:
            b[ME * (choice - NAME) + COINS] = 0
            self.tell(LOST, choice - NAME)

    def imagine(self, viewer: i64) -> None:
        for seat in range(self.b[PLAYERS]):
            if seat != viewer:
                self.b[ME * seat + MOOD] = 1 + self.below(MOODS)

    def score(self, seat: i64) -> i64:
        return self.b[ME * seat + POINTS]

    def why_not(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> i64:
        if kind == CHOOSE_CARD:
            return NOT_HELD
        return NO_COIN if kind == CHOOSE_STAKE else i64(0)


def new(players: int = 3, seed: int = 1) -> Bids:
    from philtre.kernel.chance import seeded
    from philtre.kernel.zones import CHANCE

    state = Bids()
    state.b = ZONES.row()
    state.b[PLAYERS] = players
    state.b[CHANCE] = seeded(seed)
    state.begin()
    return state
