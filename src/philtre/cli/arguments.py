"""Arguments that several verbs take, and what is said about them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

GameName = Annotated[str, Parameter(help="A name of ``philtre games``, or the folder of a game.")]
Options = Annotated[
    list[str] | None,
    Parameter(negative=(), help="An option of the game, as in schools=no; may be given more than once."),
]


@Parameter(name="*")
@dataclass(frozen=True)
class Conduct:
    """How many games are played and kept, by whatever verb; what a manifest settles is not asked again."""

    seed: Annotated[int | None, Parameter(help="The same seed gives the same games; 0, if nothing else is said.")] = (
        None
    )
    workers: Annotated[
        int | None,
        Parameter(help="How many processes play; as many as there are processors, if nothing else is said."),
    ] = None
    ray: Annotated[
        str | None, Parameter(help="Play on a cluster of Ray: its address, or local for one on this machine.")
    ] = None
    resume: Annotated[Path | None, Parameter(help="Go on with the run in this folder, as it was asked for.")] = None
    source: Annotated[
        Path | None, Parameter(name="--from", help="Play a run again: its manifest, or the folder that has it.")
    ] = None


USUAL: Final = Conduct()

Out = Annotated[Path | None, Parameter(help="The folder that the games are kept in.")]
