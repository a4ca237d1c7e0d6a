"""Changes of a game's components: ``visitors.24.prestige = 4``.

A path goes from the name of a table to the entry and its value. An entry is named by its first values, as
many as it takes to tell it from the others; where no values do, by its place from 1. What may stand where is
read off the data themselves: a key, a type and the words of a text must be those of the entry or of its like.
"""

import re
import tomllib
from collections.abc import Iterable
from typing import Any

from philtre.kernel.errors import Unreadable

Changes = dict[str, Any]
PLAIN = re.compile(r"[\w+-]+")
SHOWN = 12  # names that a complaint lists
LONGEST = 40  # signs of a value that it shows


def read_change(text: str) -> Changes:
    """A change as it is typed; a word needs no quotation marks.

    >>> read_change("visitors.24.prestige=4"), read_change("potion.web-lore.inputs=spider toad")
    ({'visitors.24.prestige': 4}, {'potion.web-lore.inputs': 'spider toad'})
    >>> read_change("card.m01.gain={flower = 1, sap = 2}")
    {'card.m01.gain.flower': 1, 'card.m01.gain.sap': 2}
    """
    path, equals, value = (part.strip() for part in text.partition("="))
    if not path or not equals or not value:
        raise Unreadable("change-form", text=text)
    try:
        told = tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        told = value
    return flat(told, path)


def read_changes(text: str) -> Changes:
    """The changes of a TOML file.

    >>> read_changes("visitors.24.prestige = 4\\n[card.m01]\\ncost = 2")
    {'visitors.24.prestige': 4, 'card.m01.cost': 2}
    """
    try:
        return flat(tomllib.loads(text), "")
    except tomllib.TOMLDecodeError as error:
        raise Unreadable("changes-form", problem=str(error)) from None


def flat(value: Any, path: str) -> Changes:
    """What is told of a table is told of each of its values."""
    if not isinstance(value, dict):
        return {path: value}
    found: Changes = {}
    for key, inner in value.items():
        found |= flat(inner, f"{path}.{key}" if path else key)
    return found


def make_changes(box: dict[str, Any], changes: Changes) -> Changes:
    """Change the components, or refuse what they have no place for; what stood there, by the exact paths.

    >>> box = {"visitor": [{"id": 1, "prestige": 3}]}
    >>> make_changes(box, {"visitors.1.prestige": 5}), box
    ({'visitor.1.prestige': 3}, {'visitor': [{'id': 1, 'prestige': 5}]})
    """
    former: Changes = {}
    for path, value in changes.items():
        steps, was = change(box, [box], path, path.split("."), value)
        former[".".join(steps)] = was
    return former


def change(here: Any, alike: list[Any], path: str, steps: list[str], value: Any) -> tuple[list[str], Any]:
    """Go one step from here, where its like have such steps too, and at the last one put the value.

    The exact steps, and what stood there; nothing, if only its like have that.
    """
    step, *rest = steps
    key: Any
    if isinstance(here, dict):
        keys = list(dict.fromkeys(key for one in alike for key in one))
        key = step if step in keys or step.removesuffix("s") not in keys else step.removesuffix("s")
        samples = [one[key] for one in alike if key in one]
    elif isinstance(here, list):
        keys = names(here)
        key = keys.index(step) if step in keys else step
        samples = [inner for one in alike for inner in one]
    else:
        keys, key, samples = [], step, []
    exact = key if isinstance(here, dict) else step
    if not samples or (isinstance(here, list) and step not in keys):
        raise Unreadable("no-such-part", path=path, part=step, parts=listed(keys))
    if not rest:
        now = here[key] if isinstance(here, list) or key in here else None
        if not fits(value, samples):
            raise Unreadable("bad-change", path=path, value=written(value), now=written(now))
        here[key] = value
        return [exact], now
    if isinstance(here, dict) and key not in here:  # as its like have it, with nothing in it
        here[key] = {}
    further, now = change(here[key], samples, path, rest, value)
    return [exact, *further], now


def names(entries: list[Any]) -> list[str]:
    """What the entries of a list are called.

    >>> names([{"id": 1, "cost": 2}, {"id": 2, "cost": 2}]), names([10, 5])
    (['1', '2'], ['1', '2'])
    >>> names([{"potion": "speed", "level": "novice"}, {"potion": "speed", "level": "expert"}])
    ['speed-novice', 'speed-expert']
    """
    places = [str(place) for place in range(1, len(entries) + 1)]
    if not all(isinstance(entry, dict) for entry in entries):
        return places
    for length in (1, 2):
        called = ["-".join(map(word, list(entry.values())[:length])) for entry in entries]
        if len(set(called)) == len(called) and all(PLAIN.fullmatch(name) for name in called):
            return called
    return places


def word(value: Any) -> str:
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)


def fits(value: Any, samples: list[Any]) -> bool:
    """Whether a value could stand where these do."""
    samples = [sample for sample in samples if type(sample) is type(value)]
    if not samples:
        return False
    if isinstance(value, str):
        words = {word for sample in samples for word in sample.split()}
        return all(word in words for word in value.split())
    if isinstance(value, list):
        lengths = {len(sample) for sample in samples}
        inner = [element for sample in samples for element in sample]
        return (len(lengths) > 1 or len(value) in lengths) and all(fits(element, inner) for element in value)
    return isinstance(value, bool) or (isinstance(value, int) and (value >= 0 or min(samples) < 0))


def written(value: Any) -> str:
    """A value as it may be typed; a dash for none."""
    if value is None:
        return "–"
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def listed(keys: Iterable[str]) -> str:
    shown = list(keys)
    return ", ".join(shown[:SHOWN] + ["…"] * (len(shown) > SHOWN)) or "-"
