"""A seat of a table: who sits there, and who plays in their place."""

from typing import Literal

import msgspec

Gone = Literal["left", "time", "resigned"]
Phase = Literal["gathering", "playing", "finished"]


class Seat(msgspec.Struct):
    """Free, a person's or a bot's. A person who is gone has a stand-in, a bot that gives the seat back."""

    player: str | None = None  # a person, by an id that means nothing here
    name: str = ""
    level: int | None = None  # of the bot that sits here
    stand_in: int | None = None  # of the bot that plays for the person
    gone: Gone | None = None

    @property
    def free(self) -> bool:
        return self.player is None and self.level is None

    @property
    def bot(self) -> int | None:
        """The level of the bot that plays here, for itself or for somebody."""
        return self.level if self.level is not None else self.stand_in

    @property
    def attended(self) -> bool:
        """Whether a person sits here and plays."""
        return self.player is not None and self.gone is None
