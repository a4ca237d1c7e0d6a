"""Variants of Tasting, each with one fault."""

from dataclasses import replace
from itertools import count
from typing import Any, NamedTuple

import msgspec
from checks.tasting import GAME
from checks.tasting.rules import Tasting
from checks.tasting.state import *
from checks.tasting.view import Board, board
from mypy_extensions import i64

from philtre.kernel.chance import below
from philtre.kernel.game import Game
from philtre.kernel.lexicon import Lexicon
from philtre.kernel.moves import Moves
from philtre.kernel.sight import UNKNOWN
from philtre.kernel.state import State
from philtre.kernel.zones import DEPTH, NUMBERS, PLAYERS, PUBLIC, lay, lift, total


class Faulty(NamedTuple):
    """A game with a fault, the items that must fail, what the first of them must say, and how many games that takes."""

    game: Game
    items: str
    what: str
    games: int = 10


def variant(state: type[Tasting], **facts: Any) -> Game:
    return replace(GAME, state=state, _words={}, **facts)


class SharedRow(Tasting):
    """A copy is played on the original's cells."""

    def copy(self) -> State:
        other = self.blank()
        other.b = self.b
        return other


class Stillborn(Tasting):
    """Three cannot sit down to it."""

    def setup(self) -> None:
        if self.b[PLAYERS] == 3:
            raise ValueError("too many at the table")
        super().setup()


class Unplayable(Tasting):
    """Lists a draw from an empty cask."""

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        super().options(seat, kind, x, y, out)
        if kind == CHOOSE_REFILL and total(self.b, CASK, KINDS) == 0:
            out.add(DRAW)

    def draw_from_cask(self, seat: i64) -> None:
        if total(self.b, CASK, KINDS) == 0:
            raise ValueError("nothing left in the cask")
        super().draw_from_cask(seat)


class ListedTwice(Tasting):
    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        super().options(seat, kind, x, y, out)
        if kind == CHOOSE_SEAL:
            out.add(LEAVE)


class ChanceInWindow(Tasting):
    """Draws while others think, as the rules may not."""

    def offer(self, seat: i64, vial: i64) -> None:
        super().offer(seat, vial)
        self.b[ME * seat + SIPS] += self.below(2)


class ChanceBehindTheKernel(Tasting):
    """Draws while others think, past the kernel's own guard."""

    def offer(self, seat: i64, vial: i64) -> None:
        super().offer(seat, vial)
        self.b[ME * seat + SIPS] += below(self.b, 2)


class Endless(Tasting):
    """Sealing asks again."""

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        if choice == SEAL:
            self.ask(seat, CHOOSE_SEAL)
        else:
            super().resolve(seat, kind, x, y, choice)


class Doubled(Tasting):
    """A vial that is taken stays on the shelf."""

    def take(self, seat: i64, vial: i64) -> None:
        super().take(seat, vial)
        self.b[SHELF + vial] += 1


class Lost(Tasting):
    """Whoever takes a vial breaks another like it."""

    def take(self, seat: i64, vial: i64) -> None:
        super().take(seat, vial)
        self.b[SHELF + vial] = max(i64(0), self.b[SHELF + vial] - 1)


class OutOfTheWindow(Tasting):
    """What is offered lies on the table before the window closes."""

    def offer(self, seat: i64, vial: i64) -> None:
        super().offer(seat, vial)
        self.b[SHELF + lift(self.b, ME * seat + OFFER, 0)] += 1

    def taste(self) -> None:
        pass


class NeverForgotten(Tasting):
    """What is known to lie in a hand stays known when it is offered."""

    def offer(self, seat: i64, vial: i64) -> None:
        known = self.b[ME * seat + KNOWN + vial]
        super().offer(seat, vial)
        self.b[ME * seat + KNOWN + vial] = known


class Unruly(Tasting):
    """The palates are drawn by something outside the state."""

    clock = count()

    def setup(self) -> None:
        super().setup()
        self.b[SIPS] = next(self.clock) % 7


class Headstrong(Tasting):
    """Chance is drawn, and then not heeded."""

    def below(self, limit: i64) -> i64:
        super().below(limit)
        return 0


class ForeignAnswer(Tasting):
    """Leaving is offered where it answers nothing."""

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        super().options(seat, kind, x, y, out)
        if kind == CHOOSE_REFILL and out.has(DRAW):
            out.add(LEAVE)

    def resolve(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> None:
        super().resolve(seat, kind, x, y, DRAW if kind == CHOOSE_REFILL and choice == LEAVE else choice)


class WrongWinner(Tasting):
    @property
    def winners(self) -> list[int]:
        return [0] if self.over else []


class SecretScore(Tasting):
    """The score counts what nobody else sees."""

    def score(self, seat: i64) -> i64:
        return self.b[ME * seat + SIPS] + self.b[ME * seat + HAND]


class Lenient(Tasting):
    """Accepts taking what is not on the shelf."""

    def allows(self, seat: int, action: int) -> bool:
        return super().allows(seat, action) or (action >= TAKE and self.deciders == [seat] and self.viewer is None)

    def take(self, seat: i64, vial: i64) -> None:
        if self.b[SHELF + vial] > 0:
            super().take(seat, vial)

    def draw_from_cask(self, seat: i64) -> None:
        if total(self.b, CASK, KINDS) > 0:
            super().draw_from_cask(seat)


class Speechless(Tasting):
    def why_not(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> i64:
        return 0


class Trampling(Tasting):
    """Changes the position while refusing."""

    def why_not(self, seat: i64, kind: i64, x: i64, y: i64, choice: i64) -> i64:
        self.b[ME * seat + SIPS] += 1
        return super().why_not(seat, kind, x, y, choice)


class OutsideTheRow(Tasting):
    """Keeps something that copies carry, but saved states do not."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn = 0

    def copy(self) -> State:
        other = super().copy()
        assert isinstance(other, OutsideTheRow)
        other.drawn = self.drawn
        return other

    def draw_from_cask(self, seat: i64) -> None:
        super().draw_from_cask(seat)
        self.drawn += 1
        self.b[ME * seat + SIPS] = self.drawn


class SameWorld(Tasting):
    """Imagines the same world whatever the seed."""

    def redeal(self, seat: int, seed: int = 0) -> State:
        return super().redeal(seat, 0)


class TrueWorld(Tasting):
    """Imagines the truth."""

    def redeal(self, seat: int, seed: int = 0) -> State:
        world = super().redeal(seat, seed)
        if self.viewer is None and world.seen_by(seat) == self.seen_by(seat) and not any_hidden(self):
            return self.copy()
        return world


class NarrowWorld(Tasting):
    """Has one round only, and never imagines at its beginning that seat 0 holds two vials of sage."""

    def setup(self) -> None:
        super().setup()
        self.b[ROUND] = 2 - self.b[OPTION_ROUNDS]

    def redeal(self, seat: int, seed: int = 0) -> State:
        world = super().redeal(seat, seed)
        while seat != 0 and self.b[TURN] == 0 and world.b[HAND] == 2:
            seed += 10**6
            world = super().redeal(seat, seed)
        return world


class UnevenWorld(Tasting):
    """Imagines twice before it believes that seat 0 prefers sage."""

    def redeal(self, seat: int, seed: int = 0) -> State:
        world = super().redeal(seat, seed)
        if seat != 0 and world.b[PALATE] == 1 and world.b[PALATE + 1] == 0:
            return super().redeal(seat, seed + 10**6)
        return world


class Peeking(Tasting):
    """What a seat is handed remembers the truth."""

    truth: list[int]

    def seen_by(self, seat: int | None) -> State:
        other = super().seen_by(seat)
        assert isinstance(other, Peeking)
        other.truth = [int(number) for number in self.b]
        return other


class PeekingBoard(msgspec.Struct, frozen=True):
    board: Board
    hands: list[int]


def peeking_board(seen: State) -> PeekingBoard:
    assert isinstance(seen, Peeking)
    return PeekingBoard(board(seen), [seen.truth[ME * seat + HAND] for seat in range(seen.players)])


class OpenHands(Tasting):
    """Hands are declared public, though what is drawn is told in private."""

    declares = zones()
    declares.zone("hand").sees = PUBLIC
    declares.secret.remove(declares.zone("hand"))


class Overheard(Tasting):
    """Everybody is told what one seat has drawn."""

    def tell_only(self, seat: i64, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.tell(event, a, b, c, d)


class Overlooked(Tasting):
    """What is drawn in private counts as known to everybody."""

    def draw_from_cask(self, seat: i64) -> None:
        before = [self.b[ME * seat + HAND + vial] for vial in range(KINDS)]
        super().draw_from_cask(seat)
        for vial in range(KINDS):
            self.b[ME * seat + KNOWN + vial] += self.b[ME * seat + HAND + vial] - before[vial]


class TellingOptions(Tasting):
    """A vial may be taken only if nobody else holds one like it."""

    def options(self, seat: i64, kind: i64, x: i64, y: i64, out: Moves) -> None:
        b = self.b
        others = [other for other in range(b[PLAYERS]) if other != seat]
        if kind == CHOOSE_REFILL and total(b, CASK, KINDS) > 0:
            for vial in range(KINDS):
                if b[SHELF + vial] > 0 and not any(b[ME * other + HAND + vial] for other in others):
                    out.add(TAKE + vial)
            out.add(DRAW)
        else:
            super().options(seat, kind, x, y, out)


class Whispering(Tasting):
    """What is answered out of sight is told at once."""

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        if self.journal is not None:
            self.journal.note(-1, -1, event, a, b, c, d)


class Rattling(Tasting):
    """An answer out of sight leaves a trace on the table."""

    def offer(self, seat: i64, vial: i64) -> None:
        super().offer(seat, vial)
        self.b[ROUND] += 8

    def taste(self) -> None:
        super().taste()
        self.b[ROUND] %= 8


class Moody(Tasting):
    """The judgement depends on how often it was asked."""

    moods = count()

    def judge(self, seat: i64) -> i64:
        return next(self.moods) * 7919 % 101


class Clairvoyant(Peeking):
    """Whoever looks ahead from what it was handed meets the truth: a seal is worth what another seat really holds."""

    def __init__(self) -> None:
        super().__init__()
        self.truth = []

    def copy(self) -> State:
        other = super().copy()
        assert isinstance(other, Clairvoyant)
        other.truth = self.truth
        return other

    def answer(self, seat: i64, action: i64) -> None:
        super().answer(seat, action)
        if action == SEAL and self.truth:
            other = (seat + 1) % self.b[PLAYERS]
            self.b[ME * seat + SIPS] += 50 if self.truth[ME * other + HAND] else -50


class Unwritten(Tasting):
    """The palates are numbers rather than things of a pool, and copied: that they are shown goes unnoticed."""

    declares = zones()
    for name in ("palate", "palate-shown", "palates-left"):
        declares.zone(name).keeps = NUMBERS
        declares.zone(name).pool = None
    declares.pools.pop()

    def show_palates(self) -> None:
        for seat in range(self.b[PLAYERS]):
            lay(self.b, ME * seat + PALATE_SHOWN, self.b[ME * seat + PALATE + 1])

    def imagine(self, viewer: i64) -> None:
        b = self.b
        left = [vial for vial in range(KINDS) if viewer < 0 or b[ME * viewer + PALATE + 1] != vial]
        if b[PALATES_LEFT] != UNKNOWN:
            return
        for at in (PALATES_LEFT, *(ME * seat + PALATE for seat in range(b[PLAYERS]) if seat != viewer)):
            for i in range(2 if at != PALATES_LEFT else 4):
                b[at + i] = 0
        for seat in range(b[PLAYERS]):
            if seat != viewer and not self.over:
                lay(b, ME * seat + PALATE, left.pop(int(below(b, len(left)))))
        for vial in left:
            lay(b, PALATES_LEFT, vial)


class Unimagined(Unwritten):
    """The palates are secret numbers that no re-deal fills in."""

    def imagine(self, viewer: i64) -> None:
        pass


class Hurried(Tasting):
    """Who answers early scores more."""

    def answered(self, seat: i64) -> None:
        for other in range(self.b[PLAYERS]):
            if self.b[ME * other + DEPTH] > 0:
                self.b[ME * seat + SIPS] += 1


class Sticky(Tasting):
    """What was answered out of sight is not wholly taken back."""

    def retract(self, seat: int) -> None:
        super().retract(seat)
        self.b[ME * seat + SIPS] += 1


class Homonyms(Tasting):
    """Two verbs of the same name."""

    speaks: Lexicon = lexicon(seal="draw")


def any_hidden(state: State) -> bool:
    return bool(state.seen_by(None).deciders) and len(state.deciders) != 1


FAULTS = [
    Faulty(variant(SharedRow), "copies", "changed the original"),
    Faulty(variant(Stillborn), "ends", "ValueError: too many at the table"),
    Faulty(variant(Unplayable), "options", "ValueError: nothing left in the cask"),
    Faulty(variant(ListedTwice), "options", "“leave” is listed twice"),
    Faulty(variant(ChanceInWindow), "options", "chance is drawn when a hidden window closes"),
    Faulty(variant(Endless), "ends", "not over after 27 decisions, which is the declared bound"),
    Faulty(variant(Doubled), "conservation", "the pool “vials” has [4, 4, 4] in the box"),
    Faulty(variant(Lost), "conservation", "the pool “vials” has [4, 4, 4] in the box"),
    Faulty(variant(OutOfTheWindow), "conservation", "has moved things of the pool “vials” out of"),
    Faulty(variant(NeverForgotten), "conservation", "is known to hold"),
    Faulty(variant(Unruly), "seeds", "played a second time"),
    Faulty(variant(Headstrong), "seeds", "make the same beginning"),
    Faulty(variant(ForeignAnswer), "facts", "“leave” is offered to seat 0 but does not answer “choose-refill”"),
    Faulty(variant(WrongWinner), "facts", "the winners are [0]"),
    Faulty(variant(SecretScore), "facts", "seat 0 sees ["),
    Faulty(variant(Homonyms), "notation", "“draw” is the notation of two actions, 3 and 8"),
    Faulty(variant(Lenient), "refusals", "is accepted"),
    Faulty(variant(Speechless), "refusals", "without a reason of the game's own"),
    Faulty(variant(Trampling), "refusals", "has changed the position"),
    Faulty(variant(OutsideTheRow), "saving", "it comes to another position"),
    Faulty(variant(SameWorld), "redeal", "are all the same"),
    Faulty(variant(TrueWorld), "redeal", "depends on more than what that seat sees"),
    Faulty(variant(NarrowWorld), "redeal", "never", games=40),
    Faulty(variant(UnevenWorld), "redeal", "are uneven"),
    Faulty(variant(Unimagined), "redeal", "a secret number is still unknown"),
    Faulty(variant(Peeking, board=peeking_board), "secrets", "by the view"),
    Faulty(variant(OpenHands), "secrets", "what only seat"),
    Faulty(variant(Overheard), "secrets", "is told by “found”, after “"),
    Faulty(variant(Overlooked), "secrets", "what only seat"),
    Faulty(variant(TellingOptions), "secrets", "by the options"),
    Faulty(variant(Whispering), "secrets", "answered out of sight by seat 0, is betrayed to seat 1 by an event"),
    Faulty(variant(Rattling), "secrets windows", "is betrayed to seat 1 by the redacted state"),
    Faulty(variant(Moody), "bots", "the greedy bot"),
    Faulty(variant(Clairvoyant), "bots undo", "in a world it cannot tell from this, chooses"),
    Faulty(variant(Unwritten), "undo", "shows something to that seat, but can be taken back"),
    Faulty(variant(ChanceBehindTheKernel), "windows", "leaves something behind"),
    Faulty(variant(Hurried), "windows undo", "comes to another position"),
    Faulty(variant(Sticky), "windows", "takes its answers back"),
]
