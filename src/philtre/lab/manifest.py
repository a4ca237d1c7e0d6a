"""The manifest of a run: all that its games follow from."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from philtre._version import __version__
from philtre.bots import levels
from philtre.kernel.errors import Unreadable
from philtre.kernel.game import Game
from philtre.lab import tournament
from philtre.lab.match import Match, Terms, expect

FILE = "manifest.json"

Kind = Literal["simulate", "tournament", "ladder", "report"]
FEWEST = 40  # deals that two strengths play at a table of each size
PART = 10  # the games of two strengths are one of so many, if there are enough
Settings = dict[str, list[dict[str, float]]]  # by the bot: at tables of two, and of more


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was asked for, by which verb: the same manifest gives the same games, whoever plays them."""

    kind: Kind
    game: str
    rules: int
    players: list[int]
    games: int
    bots: list[str]
    seed: int
    settings: Settings = {}  # of those bots that a game has settings for
    options: dict[str, str] = {}
    changes: dict[str, Any] = {}
    philtre: str = __version__

    def matches(self) -> list[Match]:
        """The games to be played; refused, if what was asked for means nothing."""
        expect(self.games, self.seed)
        (*_, players) = self.players
        if self.kind == "simulate":
            return tournament.in_turns(tournament.seated(self.bots, players), self.games, self.seed)
        if self.kind == "tournament":
            return tournament.tournament(self.bots, players, self.games, self.seed)
        if self.kind == "report":
            main = self.main()
            return main + self.besides(main)
        from philtre.lab import ladder  # needs what rates bots

        return ladder.matches([int(bot) for bot in self.bots], self.players, self.games, self.seed)

    # A report.

    def main(self) -> list[Match]:
        """The games that a report is about."""
        return tournament.in_pairs(self.bots, self.players, self.games, self.seed)

    def besides(self, main: Sequence[Match]) -> list[Match]:
        """Fewer games of two strengths: they tell how much of a result lies in who plays."""
        if self.rivals is None:
            return []
        tables = [players for players in self.players if players > 1]
        deals = max(FEWEST, self.games // (2 * PART * len(self.players)))
        return tournament.in_exchange(self.rivals, tables, deals, self.seed, main)

    @property
    def rivals(self) -> tuple[str, str] | None:
        """The bot of a report and another; None, if its own games have several already, or nobody plays another."""
        if self.kind != "report" or len(set(self.bots)) > 1 or max(self.players) < 2:
            return None
        return self.bots[0], rival(self.bots[0])

    def terms(self, game: Game) -> Terms:
        return Terms(game.package, self.options, self.changes, watched=self.kind == "report")

    def expect_of(self, game: Game) -> None:
        """Refuse a game, or rules, that this is not the manifest of."""
        if self.game != game.slug:
            raise Unreadable("other-game", game=self.game, expected=game.slug)
        if self.rules != game.rules:
            raise Unreadable("other-rules", rules=self.rules, expected=game.rules)

    def expect_same_bots(self, game: Game) -> None:
        """Refuse to mix games of bots that are not the same any more."""
        for bot, settings in settings_of(game, self.everybody()).items():
            if self.settings.get(bot) != settings:
                raise Unreadable("other-settings", bot=bot)

    def everybody(self) -> list[str]:
        """The bots that play, those that nobody named included."""
        return list(dict.fromkeys([*self.bots, *(self.rivals or ())]))

    def with_settings(self, game: Game) -> "Manifest":
        """The same with the settings that bots have now."""
        return msgspec.structs.replace(self, settings=settings_of(game, self.everybody()))

    def write(self, folder: Path) -> None:
        (folder / FILE).write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n")


def rival(bot: str) -> str:
    """Whom a bot is measured against: of a level the next, of the last the one before.

    >>> rival("3"), rival("6"), rival("greedy"), rival("random")
    ('4', '5', 'random', 'greedy')
    """
    if bot.isdigit():
        return str(int(bot) + 1 if int(bot) < levels.LEVELS[-1] else int(bot) - 1)
    return "greedy" if bot == "random" else "random"


def settings_of(game: Game, bots: Iterable[str]) -> Settings:
    """The settings of levels, and of the search, as they are now; others have none."""
    found: Settings = {}
    for bot in bots:
        kind = bot.partition(":")[0]
        if kind.isdigit():
            level = levels.data(game.package)["level"][int(kind) - 1]
            found[bot] = [dict(table) for table in levels.settings(game.package, level)]
        elif kind == "ismcts":
            found[bot] = [dict(table) for table in levels.settings(game.package, {})]
    return found


def at_table(settings: Settings, bot: str, players: int) -> dict[str, float]:
    """What a bot is set to at tables of one size; nothing, if it has no settings."""
    return settings[bot][players > 2] if bot in settings else {}


def read_manifest(place: Path) -> Manifest:
    """The manifest that is a file, or lies in a folder."""
    file = place / FILE if place.is_dir() else place
    try:
        return msgspec.json.decode(file.read_bytes(), type=Manifest)
    except FileNotFoundError:
        raise Unreadable("no-such-file", file=str(file)) from None
    except (OSError, ValueError):
        raise Unreadable("not-a-manifest", file=str(file)) from None
