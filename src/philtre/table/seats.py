"""The seats of a table: who sits there, and who plays in their place."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from philtre.kernel.errors import NotAllowed
from philtre.table.agreement import refuse_bad_level
from philtre.table.events import BotSat, Sat

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


class Seats:
    """All seats in their order, by their numbers from 0."""

    def __init__(self, players: int) -> None:
        self.all = [Seat() for _ in range(players)]

    def __len__(self) -> int:
        return len(self.all)

    def __iter__(self) -> Iterator[Seat]:
        return iter(self.all)

    def __getitem__(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.all):
            raise NotAllowed("no-such-seat", seat=seat)
        return self.all[seat]

    def of(self, player: str) -> int | None:
        """Where a person sits."""
        return next((seat for seat, one in enumerate(self.all) if one.player == player), None)

    @property
    def attended(self) -> bool:
        """Whether any person is at the table."""
        return any(one.attended for one in self.all)

    @property
    def resigned(self) -> list[bool]:
        return [one.gone == "resigned" for one in self.all]

    def person(self, seat: int) -> Seat:
        """The seat of a person who has not resigned."""
        one = self[seat]
        if one.player is None:
            raise NotAllowed("not-a-person", player=f"seat:{seat}")
        if one.gone == "resigned":
            raise NotAllowed("has-resigned", player=f"seat:{seat}")
        return one

    def player(self, seat: int) -> Seat:
        """The seat of a person who plays there."""
        one = self.person(seat)
        if one.gone is not None:
            raise NotAllowed("stand-in-plays", player=f"seat:{seat}")
        return one

    # Before the game.

    def sit(self, seat: int, player: str, name: str) -> None:
        self.refuse_taken(seat)
        if self.of(player) is not None:
            raise NotAllowed("already-seated")
        self.all[seat] = Seat(player=player, name=name)

    def sit_bot(self, seat: int, level: int) -> None:
        self.refuse_taken(seat)
        refuse_bad_level(level)
        self.all[seat] = Seat(level=level)

    def stand(self, seat: int) -> None:
        if self[seat].free:
            raise NotAllowed("seat-free", player=f"seat:{seat}")
        self.all[seat] = Seat()

    def refuse_taken(self, seat: int) -> None:
        if not self[seat].free:
            raise NotAllowed("seat-taken", player=f"seat:{seat}")

    # After it.

    def moved_on(self) -> list[Sat | BotSat]:
        """The same people and bots, everybody one seat further on."""
        again: list[Sat | BotSat] = []
        for seat, one in enumerate(self.all):
            to = (seat + 1) % len(self.all)
            if one.player is not None:
                again.append(Sat(to, one.player, one.name))
            elif one.level is not None:
                again.append(BotSat(to, one.level))
        return again
