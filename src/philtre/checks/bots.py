"""Bots: they choose what is legal, by what they see and their seed alone."""

from typing import final

from philtre.checks.item import Fault, Item
from philtre.checks.line import Spot
from philtre.kernel.game import Game

BOTS = ("random", "greedy")
THINKS = 5  # the greedy bot takes long: it is asked at every fifth position


@final
class Bots(Item):
    name = "bots"
    meaning = "The random and the greedy bot choose legal actions, the same for the same sight and seed."
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
            self.choose(spot, name, spot.random.choice(spot.state.deciders))

    def choose(self, spot: Spot, name: str, seat: int) -> None:
        bot = self.game.bot(name)
        seed = spot.index
        seen = spot.state.seen_by(seat)
        row = list(seen.b)
        action = bot.choose(seen, seat, seed)
        self.tried += 1
        if action not in spot.state.legal(seat):
            raise Fault(f"the {name} bot in seat {seat} chooses {action}, which is not among its options")
        if list(seen.b) != row:
            raise Fault(f"the {name} bot in seat {seat} changes the state it is shown")
        for again, chosen in (
            ("asked again", bot.choose(spot.state.seen_by(seat), seat, seed)),
            ("made anew", self.game.bot(name).choose(spot.state.seen_by(seat), seat, seed)),
            ("in a world it cannot tell from this", bot.choose(spot.world(seat).seen_by(seat), seat, seed)),
        ):
            if chosen != action:
                raise Fault(f"the {name} bot in seat {seat}, {again}, chooses {self.both(action, chosen)}")

    def both(self, action: int, chosen: int) -> str:
        return f"“{self.game.lexicon.write(chosen)}” instead of “{self.game.lexicon.write(action)}”"
