"""What a table was made for: it is settled before anybody sits down, and never changes."""

from typing import Literal, TypeAlias

import msgspec

from philtre.bots.levels import LEVELS
from philtre.games import from_shelf
from philtre.kernel.errors import Unreadable
from philtre.kernel.secret import commitment_to, refuse_bad

Spectators = Literal["none", "public", "after"]
Starts = Literal["asked", "full"]
USUAL_STAND_IN = 3
WELCOME = 30  # seconds that somebody has at least who comes back
YEAR = 366 * 24 * 60 * 60  # seconds


class Live(msgspec.Struct, tag="live", frozen=True, forbid_unknown_fields=True):
    """A bank of seconds for the whole game, and some more with every answer."""

    bank: int
    increment: int = 0

    # What is left, in milliseconds, at the start, when one's turn comes, with an answer, and for who comes back.

    def at_first(self) -> int:
        return 1000 * self.bank

    def at_turn(self, left: int) -> int:
        return left

    def at_answer(self, left: int) -> int:
        return left + 1000 * self.increment

    def at_return(self, left: int) -> int:
        return max(left, 1000 * self.increment, 1000 * min(self.bank, WELCOME))


class Slow(msgspec.Struct, tag="slow", frozen=True, forbid_unknown_fields=True):
    """So many seconds for every answer."""

    per_move: int

    def at_first(self) -> int:
        return 1000 * self.per_move

    def at_turn(self, left: int) -> int:
        return 1000 * self.per_move

    at_answer = at_return = at_turn


Pace: TypeAlias = Live | Slow | None


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of an agreement: all but where chance comes from."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    pace: Pace
    spectators: Spectators
    hints: bool
    stand_in: int
    starts: Starts
    commitment: str


class Agreement(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Game, rules, seats, options, pace, who may watch, and the secret from which chance is drawn.

    ``hints`` says whether players may ask a bot, ``stand_in`` the level of the bot that takes the
    place of who is gone. The game ``starts`` when its maker asks for it, or when all seats are taken.
    A game that was recorded elsewhere has its ``seed``, and the secret means nothing.
    """

    id: str
    game: str
    rules: int
    players: int
    secret: str
    options: dict[str, str] = {}
    pace: Pace = None
    spectators: Spectators = "public"
    hints: bool = True
    stand_in: int = USUAL_STAND_IN
    starts: Starts = "asked"
    seed: int | None = None

    @property
    def commitment(self) -> str:
        return "" if self.seed is not None else commitment_to(self.secret)

    @property
    def own_secret(self) -> str | None:
        """The secret, if chance comes from it."""
        return None if self.seed is not None else self.secret

    @property
    def terms(self) -> Terms:
        told = {name: getattr(self, name) for name in Agreement.__struct_fields__ if name not in ("secret", "seed")}
        return Terms(**told, commitment=self.commitment)

    def check(self) -> None:
        """Refuse what can never be played. Whoever makes a table asks this first."""
        game = from_shelf(self.game)
        if self.rules != game.rules:
            raise Unreadable("other-rules", rules=self.rules, expected=game.rules)
        refuse_bad(self.secret)
        game.begin(self.players, 0, self.options)
        refuse_bad_level(self.stand_in)
        refuse_bad_pace(self.pace)

    def again(self, secret: str, id: str) -> "Agreement":
        """The same once more, under another secret. Who sits where then, ``Table.rematch`` tells."""
        return msgspec.structs.replace(self, secret=secret, id=id)


def refuse_bad_level(level: int) -> None:
    if level not in LEVELS:
        raise Unreadable("no-such-level", text=str(level), least=LEVELS[0], most=LEVELS[-1])


def refuse_bad_pace(pace: Pace) -> None:
    match pace:
        case Live(bank, increment) if not (1 <= bank <= YEAR and 0 <= increment <= YEAR):
            raise Unreadable("bad-pace")
        case Slow(per_move) if not 1 <= per_move <= YEAR:
            raise Unreadable("bad-pace")
