"""Making a table."""

import secrets
from string import ascii_letters

from sqlalchemy import func, select

from philtre.games import from_shelf
from philtre.kernel.errors import NotAllowed, Unreadable
from philtre.server.accounts.players import Player
from philtre.server.catalogue.facts import all_facts
from philtre.server.lobby.forms import TableWish
from philtre.server.lobby.start import start_if_full
from philtre.server.service import Service
from philtre.server.storage.schema import tables
from philtre.table import Agreement, BotSat, Sat

MOST = 100  # tables of one owner that are not finished


async def make(service: Service, player: Player, wish: TableWish) -> str:
    """A new table, with everybody at it who can be seated by its maker; its id."""
    agreement = agreement_of(wish)
    agreement.check()
    service.limits.tables.of(str(player.id)).expect()
    await expect_few(service, player)
    await service.hall.make(agreement, player.id, wish.access, new_id())
    for seat, who in enumerate(wish.seats):
        if who == "me":
            await service.hall.append(agreement.id, Sat(seat, str(player.id), player.name))
        elif who != "free":
            await service.hall.append(agreement.id, BotSat(seat, who))
    await start_if_full(service, agreement.id)
    return agreement.id


def agreement_of(wish: TableWish) -> Agreement:
    if wish.seats.count("me") > 1:
        raise Unreadable("one-seat-each")
    expect_game(wish.game)
    return Agreement(
        id=new_id(),
        game=wish.game,
        rules=from_shelf(wish.game).rules,
        players=len(wish.seats),
        secret=new_secret(),
        options=wish.options,
        pace=wish.pace,
        spectators=wish.spectators or ("public" if wish.access == "open" else "none"),
        hints=wish.hints,
        stand_in=wish.stand_in,
        starts=wish.starts,
    )


def expect_game(name: str) -> None:
    """Refuse what is not on the shelf; above all the path of a folder, which a game can be elsewhere."""
    if name not in all_facts():
        raise Unreadable("no-such-game", game=name, games=", ".join(all_facts()))


async def expect_few(service: Service, player: Player) -> None:
    unfinished = select(func.count()).where(tables.c.owner == player.id, tables.c.finished.is_(None))
    async with service.database.reading() as connection:
        if (await connection.execute(unfinished)).scalar_one() >= MOST:
            raise NotAllowed("too-many-tables", most=MOST)


def new_id() -> str:
    """Nobody guesses it, and no command takes it for an option."""
    return secrets.choice(ascii_letters) + secrets.token_urlsafe(16)[1:]


def new_secret() -> str:
    return secrets.token_hex(32)
