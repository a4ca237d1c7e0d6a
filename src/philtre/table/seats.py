"""The seats of a table, all together."""

from collections.abc import Iterator

from philtre.kernel.errors import NotAllowed
from philtre.table.agreement import refuse_bad_level
from philtre.table.events import BotSat, Sat
from philtre.table.seat import Seat


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
