"""Arguments that several verbs take, and what is said about them."""

from typing import Annotated

from cyclopts import Parameter

GameName = Annotated[str, Parameter(help="A name of ``philtre games``, or the folder of a game.")]
Options = Annotated[
    list[str] | None,
    Parameter(negative=(), help="An option of the game, as in schools=no; may be given more than once."),
]
Seed = Annotated[int, Parameter(help="The same seed gives the same games.")]
Workers = Annotated[
    int | None,
    Parameter(help="How many processes play; as many as there are processors, if nothing else is said."),
]
