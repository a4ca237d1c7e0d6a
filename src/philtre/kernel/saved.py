"""The form in which a state is saved."""

import msgspec

FORMAT = 1


class Saved(msgspec.Struct):
    format: int
    game: str
    rules: int
    row: list[int]
    hash: int  # of the state: whatever was changed by hand is noticed
