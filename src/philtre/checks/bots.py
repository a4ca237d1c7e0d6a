"""Bots: they choose what is legal, by what they see and their seed alone."""

from typing import final

from philtre.checks.item import Fault, Item
from philtre.checks.line import Spot
from philtre.kernel.game import Game

SEARCH = "ismcts:iterations=8"
BOTS = ("random", "greedy", SEARCH)
THINKS = 5  # the greedy bot takes long: it is asked at every fifth position


@final
class Bots(Item):
    name = "bots"
    meaning = "Bots choose legal actions, the same for the same sight and seed, whatever is hidden from them."
    unit = "choices"
    needs = ("copies", "options", "ends", "conservation", "seeds", "redeal", "secrets")

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.thinking = 0

    def position(self, spot: Spot) -> None:
        self.thinking += 1
        for name in BOTS:
            if spot.state.over or (name == "greedy" and self.thinking % THINKS):
                continue
            seat = spot.random.choice(spot.state.deciders)
            action = self.choose(spot, name, seat)
            self.choose_again(spot, name, seat, action)
            self.choose_elsewhere(spot, name, seat, action)

    def choose(self, spot: Spot, name: str, seat: int) -> int:
        """What a bot made anew chooses, which must be legal and leave no trace."""
        seen = spot.state.seen_by(seat)
        row = list(seen.b)
        action = self.game.bot(name).choose(seen, seat, spot.index)
        self.tried += 1
        if action not in spot.state.legal(seat):
            raise Fault(f"the {name} bot in seat {seat} chooses {action}, which is not among its options")
        if list(seen.b) != row:
            raise Fault(f"the {name} bot in seat {seat} changes the state it is shown")
        return action

    def choose_again(self, spot: Spot, name: str, seat: int, action: int) -> None:
        """A bot may remember what it thought, but only to choose the same."""
        bot = self.game.bot(name)
        for when in ("made anew", "asked again"):
            self.must_be_same(name, seat, when, action, bot.choose(spot.state.seen_by(seat), seat, spot.index))

    def choose_elsewhere(self, spot: Spot, name: str, seat: int, action: int) -> None:
        """What a seat cannot see is dealt anew: its bot must not notice."""
        chosen = self.game.bot(name).choose(spot.world(seat).seen_by(seat), seat, spot.index)
        self.must_be_same(name, seat, "in a world it cannot tell from this", action, chosen)

    def must_be_same(self, name: str, seat: int, when: str, action: int, chosen: int) -> None:
        if chosen != action:
            words = [self.game.lexicon.write(each) for each in (chosen, action)]
            raise Fault(f"the {name} bot in seat {seat}, {when}, chooses “{words[0]}” instead of “{words[1]}”")
