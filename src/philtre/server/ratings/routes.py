"""The routes of ratings: who plays how well."""

from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from philtre.server.accounts.visitor import Visitor
from philtre.server.catalogue.routes import facts_or_refuse
from philtre.server.paging import After
from philtre.server.ratings import leaderboard, profile
from philtre.server.ratings.leaderboard import Leaderboard
from philtre.server.ratings.profile import History, Profile
from philtre.server.service import Service

AService = NamedDependency[Service]
AVisitor = NamedDependency[Visitor]


@get("/players/{id:int}", operation_id="describe_player")
async def describe_player(id: FromPath[int], service: AService) -> Profile:
    """A player: their games, how those ended, and their ratings."""
    return await profile.profile(service, id)


@get("/players/{id:int}/ratings/{game:str}", operation_id="read_rating_history")
async def read_history(
    id: FromPath[int], game: FromPath[str], service: AService, visitor: AVisitor, after: After = ""
) -> History:
    """How the rating of a player came about, game by game."""
    facts_or_refuse(game)
    return await profile.history(service, visitor.player, id, game, after)


@get("/games/{game:str}/leaderboard", operation_id="read_leaderboard")
async def read_leaderboard(game: FromPath[str], service: AService, after: After = "") -> Leaderboard:
    """The best players of a game."""
    facts_or_refuse(game)
    return await leaderboard.leaderboard(service, game, after)


router = Router("/api", route_handlers=[describe_player, read_history, read_leaderboard], tags=["ratings"])
