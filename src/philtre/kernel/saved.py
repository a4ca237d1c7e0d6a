"""The form in which a state is saved."""

from typing import Annotated

import msgspec

FORMAT = 1
Cell = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]


class Saved(msgspec.Struct):
    format: int
    game: str
    rules: int
    row: list[Cell]
    hash: int  # of the state: whatever was changed by hand is noticed
