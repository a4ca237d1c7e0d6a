"""What Cyclopts finds wrong with a command line, in our words."""

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from philtre.cli.screen import Screen


def misuse(error: CycloptsError, screen: Screen) -> str:
    match error:
        case UnknownCommandError(unused_tokens=[command, *_]):
            return screen.sentence("ui-unknown-command", command=command)
        case UnknownOptionError():
            return screen.sentence("ui-unknown-option", option=error.token.keyword or error.token.value)
        case MissingArgumentError():
            return screen.sentence("ui-missing-argument", argument=named(error))
        case CoercionError():
            value = "" if error.token is None else error.token.value
            return screen.sentence("ui-bad-value", argument=named(error), value=value)
        case RepeatArgumentError():
            return screen.sentence("ui-repeated-option", option=error.token.keyword or "")
        case UnusedCliTokensError(unused_tokens=[first, *_]):
            return screen.sentence("ui-unused-word", word=first)
    return screen.sentence("ui-misuse")


def named(error: CycloptsError) -> str:
    return "" if error.argument is None else error.argument.name
