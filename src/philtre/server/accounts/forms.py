"""What people fill in. A field that is not known is refused."""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from philtre.server.accounts.names import LONGEST
from philtre.server.accounts.passwords import LEAST, MOST
from philtre.server.accounts.players import Language
from philtre.server.accounts.tokens import LONGEST_LABEL

# Spaces around it and how a sign is drawn do not count towards the length of a name: hence the room.
Name = Annotated[str, Meta(min_length=1, max_length=100, description=f"1 to {LONGEST} visible signs.")]
Label = Annotated[str, Meta(min_length=1, max_length=100, description=f"1 to {LONGEST_LABEL} visible signs.")]
Password = Annotated[str, Meta(max_length=MOST)]
NewPassword = Annotated[str, Meta(min_length=LEAST, max_length=MOST)]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Anything filled in."""


class Guest(Form, frozen=True):
    """Somebody who wants to play at once."""

    name: Name
    language: Language = "en"


class Registration(Form, frozen=True):
    """Somebody who wants to be found again."""

    name: Name
    password: NewPassword
    language: Language = "en"


class Credentials(Form, frozen=True):
    """Somebody with an account."""

    name: Name
    password: Password


class Changes(Form, frozen=True):
    """What is to be different; what is not named stays."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class PasswordChange(Form, frozen=True):
    """The password so far, and the one from now on."""

    old: Password
    new: NewPassword


class Farewell(Form, frozen=True):
    """Whoever has an account gives its password to delete it."""

    password: Password | None = None


class TokenWish(Form, frozen=True):
    """What a token is wanted for."""

    label: Label
