"""What is done for somebody at a table who asks over a socket. They speak for their own seat, and for no other."""

import re
from math import ceil

import msgspec

from philtre.kernel.errors import NotAllowed, PhiltreError
from philtre.server.accounts.players import Player
from philtre.server.errors import Refused, told
from philtre.server.limits import Limits
from philtre.server.tables.connection import FLOOD, NONSENSE, Connection
from philtre.server.tables.live import Live
from philtre.server.tables.protocol import (
    Advice,
    Advise,
    Answer,
    Explain,
    Hint,
    In,
    Leave,
    Look,
    Position,
    Reason,
    Refusal,
    Resign,
    Resume,
    Return,
    Say,
    TakeBack,
    Taken,
    Time,
    decoder,
)
from philtre.server.tables.room import Audience, Room
from philtre.server.tables.thinker import Question
from philtre.server.tables.thinkers import Lost
from philtre.table import Agreement, Answered, Event, Resigned, Returned, StoodIn, Table, TookBack
from philtre.table.agreement import refuse_bad_level

PLACE = re.compile(r"at `(.*)`$")
MOST_ADVICE = 5


class Stale(NotAllowed):
    """What was asked of a view that is not the latest."""


class Conversation:
    """One socket: ``seat`` is None for a spectator, ``player`` for somebody who did not tell their name."""

    def __init__(
        self,
        live: Live,
        limits: Limits,
        room: Room,
        agreement: Agreement,
        seat: Audience,
        player: Player | None,
        connection: Connection,
    ) -> None:
        self.live = live
        self.hall = live.hall
        self.limits = limits
        self.room = room
        self.agreement = agreement
        self.seat = seat
        self.player = player
        self.connection = connection

    # What is heard.

    async def hear(self, data: str | bytes) -> None:
        """Do what a message asks, or say why not."""
        connection = self.connection
        wait = connection.messages.take()
        if wait:
            self.refuse(None, Refused(429, "too-often", seconds=ceil(wait)))
            connection.count_nonsense(FLOOD)
            return
        try:
            message = decoder.decode(data)
        except (msgspec.DecodeError, RecursionError) as error:
            self.refuse(None, Refused(400, "bad-message", where=place_of(error)))
            connection.count_nonsense(NONSENSE)
            return
        try:
            await self.do(message)
        except PhiltreError as error:
            self.refuse(None if isinstance(message, Resume) else message.request, error)
            if isinstance(error, Stale):
                self.show_unless(None)

    async def do(self, message: In) -> None:
        match message:
            case Answer(request, number, play):
                await self.append_once(request, number, Answered(self.own_seat(), play))
            case TakeBack(request, number):
                await self.append_once(request, number, TookBack(self.own_seat()))
            case Resign(request):
                await self.append(request, Resigned(self.own_seat()))
            case Leave(request):
                await self.append(request, StoodIn(self.own_seat(), self.agreement.stand_in, "left"))
            case Return(request):
                await self.append(request, Returned(self.own_seat()))
            case Say(_, text):
                await self.say(text)
            case Advise(request, level):
                await self.advise(request, level)
            case Explain(request, play):
                await self.explain(request, play)
            case Look(request):
                await self.look(request)
            case Resume(number):
                self.resume(number)

    def refuse(self, request: str | None, error: PhiltreError) -> None:
        arguments = {name: told(value) for name, value in error.arguments.items()}
        self.connection.say(Refusal(request, error.reason, arguments))

    # What happens at the table.

    async def append_once(self, request: str, number: int, event: Event) -> None:
        """Let something happen that goes by a view, while that is the latest; and if it has happened, not again."""
        seat = self.own_seat()

        def wish(table: Table) -> Event:
            table.playing()
            table.seats.player(seat)
            if table.noticed(seat) != number:
                raise Stale("stale")
            return event

        try:
            await self.hall.append(self.room.id, wish)
        except NotAllowed:
            if not await self.hall.has_happened(self.room.id, seat, number, event):
                raise
        self.connection.say(Taken(request, number + 1))

    async def append(self, request: str, event: Event) -> None:
        """Let something happen, whatever the latest view is."""
        await self.hall.append(self.room.id, event)
        async with self.hall.table(self.room.id) as table:
            self.connection.say(Taken(request, table.noticed(self.seat)))

    def own_seat(self) -> int:
        if self.seat is None:
            raise NotAllowed("only-watching")
        return self.seat

    # What is told beside.

    async def say(self, text: str) -> None:
        if self.player is None:
            raise Refused(401, "not-signed-in")
        self.limits.lines.of(str(self.player.id)).expect()
        name = self.player.name
        if self.seat is not None:
            async with self.hall.table(self.room.id) as table:
                name = table.seats[self.seat].name
        await self.live.chats.say(self.room, self.seat, self.player.id, name, text)

    def resume(self, number: int) -> None:
        self.connection.say(Time(self.hall.clock()))
        self.show_unless(number)

    def show_unless(self, number: int | None) -> None:
        """Show the latest view, unless it is the one of that number."""
        shown = self.room.shown.get(self.seat)
        if shown is not None and shown.number != number:
            self.connection.show(shown)

    async def explain(self, request: str, play: str) -> None:
        seat = self.own_seat()
        async with self.hall.table(self.room.id) as table:
            course = table.playing()
            action = table.game.read(course.state, seat, play)
            if course.state.allows(seat, action):
                self.connection.say(Reason(request, None))
                return
            refusal = course.refusal(seat, action)
        arguments = {name: told(value) for name, value in refusal.arguments.items()}
        self.connection.say(Reason(request, refusal.reason, arguments))

    async def look(self, request: str) -> None:
        async with self.hall.table(self.room.id) as table:
            state = table.playing().state.seen_by(self.seat)
            self.connection.say(Position(request, table.noticed(self.seat), state.save().decode()))

    async def advise(self, request: str, level: int) -> None:
        seat = self.own_seat()
        refuse_bad_level(level)
        async with self.hall.table(self.room.id) as table:
            if not table.agreement.hints:
                raise NotAllowed("no-hints")
            state = table.playing().state
            table.seats.player(seat)
            if seat not in state.deciders:
                raise NotAllowed("not-your-turn", player=f"seat:{seat}")
            question = Question(level, state.seen_by(seat), seat, table.bot_seed(seat), choose=False)
            number = table.noticed(seat)
        self.limits.hints.of(str(self.player and self.player.id)).expect()
        self.hall.linger(self.think(request, number, question))

    async def think(self, request: str, number: int, question: Question) -> None:
        try:
            thoughts = await self.live.thinkers.think(question)
        except Lost:
            self.refuse(request, NotAllowed("bot-failed"))
            return
        write = question.seen.lexicon.write
        advice = [Advice(write(action), round(100 * promise)) for action, promise in thoughts[:MOST_ADVICE]]
        self.connection.say(Hint(request, number, question.level, advice))


def place_of(error: Exception) -> str:
    """Where in a message something is wrong, as a path; the whole of it, if it is no message at all."""
    found = PLACE.search(str(error))
    return found[1] if found else "$"
