"""Things: how often each card, tile, character or power was available, taken, and won with.

What an option names was available to a seat that had this option, and taken by one that chose it. What an event
names came to the seat that it names; available was what lay open in the game. Where things come without having lain
open (off a pile, out of a hand), nobody can tell what was available, and nothing is said of it. So no game needs code
of its own. An event that only repeats what options tell is left out.
"""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy
from numpy.typing import NDArray

from philtre.kernel.game import Game
from philtre.lab.run import Run
from philtre.lab.study import Share, Sitting, Whole, column, share

SAME = 0.8  # of what two tell together: beyond that they tell the same
SURE = 3.290527  # standard deviations around the middle that hold 99.9 %: among hundreds of things, 95 % find too much
FEWEST = 30  # seats that must have had a thing, for a word about it
RARELY = 0.05  # taken by fewer than so many of those who could
OPENLY = 0.9  # of what an event tells must have lain open, for what lay open to tell what was available


class Thing(msgspec.Struct, frozen=True):
    """A thing, over all seats of all games: a seat that could have it twice counts once.

    ``taken`` is of those to whom it was available, or of all seats where nobody knows that. ``won`` is of those who
    took it, ``chance`` what their seats win otherwise, ``passed_over`` what those won who could have taken it and did
    not. ``sure`` is an interval as ``won`` has, of 99.9 %.
    """

    thing: str
    seats: int
    available: int | None
    taken: Share
    won: Share
    sure: tuple[float, float]
    chance: float
    passed_over: float | None

    @property
    def known(self) -> bool:
        return self.available is not None and self.available >= FEWEST

    @property
    def rarely_taken(self) -> bool:
        return self.known and self.won.number > 0 and self.taken.high < RARELY

    @property
    def never_taken(self) -> bool:
        return self.known and self.won.number == 0 and self.taken.high < RARELY

    @property
    def goes_with_defeat(self) -> bool:
        return self.won.number >= FEWEST and self.sure[1] < self.chance

    @property
    def goes_with_victory(self) -> bool:
        return self.won.number >= FEWEST and self.sure[0] > self.chance


class Group(msgspec.Struct, frozen=True):
    """The things of one verb or of one event; those of the verb ``""`` are the verbs themselves."""

    source: str  # option or event
    name: str
    domain: str  # of the things, which an event may name of two
    things: list[Thing]

    @property
    def open(self) -> bool:
        """Whether it is known what was available."""
        return any(thing.available is not None for thing in self.things)


Facts = set[tuple[int, str]]  # which seat, by its row, had what


def groups(run: Run, game: Game) -> list[Group]:
    """What is told of things: by every verb, then by the events that tell more."""
    sitting = Sitting(run.main)
    lexicon = game.lexicon
    single = {domain.name for domain in lexicon.domains if domain.of is None}
    options = run.main("options")
    offered = sitting.rows(column(options, "match"), column(options, "seat"))
    taken = column(options, "taken") > 0
    verbs, things = texts(options, "verb"), texts(options, "thing")
    found = [group("option", "", "", verbs, offered, taken, sitting)]
    told: dict[str, list[Facts]] = defaultdict(list)
    for verb in dict.fromkeys(verb.name for verb in lexicon.verbs if verb.domain and verb.domain.name in single):
        here = verbs == verb
        if here.any() and len(numpy.unique(things[here])) > 1:
            domain = domain_of(things[here][0])
            found.append(group("option", verb, domain, things[here], offered[here], taken[here], sitting))
            facts = set(zip(offered[here & taken].tolist(), things[here & taken].tolist(), strict=True))
            told[domain].append(facts)
    return found + list(event_groups(run, sitting, told))


def texts(table: Any, name: str) -> NDArray[numpy.str_]:
    return numpy.array(table.column(name).to_pylist(), str)


def domain_of(thing: str) -> str:
    return thing.partition(":")[0]


def event_groups(run: Run, sitting: Sitting, told: dict[str, list[Facts]]) -> Iterator[Group]:
    """The groups of events that tell more than options, and than other events, have told."""
    lay = lain_open(run, sitting)
    kept: dict[tuple[str, str], Facts] = {}
    for (name, domain), facts in told_by_events(run, sitting).items():
        if len({thing for _, thing in facts}) > 1 and not any(alike(facts, other) for other in told[domain]):
            told[domain].append(facts)
            kept[name, domain] = facts
    for (name, domain), facts in kept.items():
        there = lay[domain]
        if len(facts & there) < OPENLY * len(facts):
            yield came(name, domain, facts, sitting)
            continue
        wanted = {thing for _, thing in facts}
        if facts is max((kept[key] for key in kept if key[1] == domain), key=len):
            wanted |= {thing for _, thing in there} - {thing for some in told[domain] for _, thing in some}
        there = {fact for fact in there if fact[1] in wanted} | for_all_seats(facts, sitting)
        yield of_event(name, domain, facts, there, sitting)


def told_by_events(run: Run, sitting: Sitting) -> dict[tuple[str, str], Facts]:
    """What came to whom, by the event that tells of it and the sort of thing."""
    events = run.main("events")
    rows = sitting.rows(column(events, "match"), column(events, "seat"))
    found: dict[tuple[str, str], Facts] = defaultdict(set)
    for seat, row, name, thing in zip(
        column(events, "seat").tolist(), rows.tolist(), texts(events, "event"), texts(events, "thing"), strict=True
    ):
        if seat >= 0:
            found[str(name), domain_of(thing)].add((row, str(thing)))
    return found


def lain_open(run: Run, sitting: Sitting) -> dict[str, Facts]:
    """What lay open, by the sort of thing: it was there for all seats of a game."""
    shown = run.main("shown")
    found: dict[str, Facts] = defaultdict(set)
    starts = numpy.searchsorted(sitting.match, column(shown, "match"))
    for fact in for_all_seats(set(zip(starts.tolist(), shown.column("thing").to_pylist(), strict=True)), sitting):
        found[domain_of(fact[1])].add(fact)
    return found


def for_all_seats(facts: Facts, sitting: Sitting) -> Facts:
    """What is true of a seat, said of all seats of its game."""
    first = numpy.arange(len(sitting.seat)) - sitting.seat
    return {
        (start + seat, thing)
        for start, thing in {(int(first[row]), thing) for row, thing in facts}
        for seat in range(int(sitting.players[start]))
    }


def alike(one: Facts, other: Facts) -> bool:
    return len(one & other) > SAME * max(len(one), len(other))


def of_event(name: str, domain: str, facts: Facts, there: Facts, sitting: Sitting) -> Group:
    order = sorted(there)
    rows = numpy.array([row for row, _ in order])
    things = numpy.array([thing for _, thing in order])
    return group("event", name, domain, things, rows, numpy.array([fact in facts for fact in order]), sitting)


def came(name: str, domain: str, facts: Facts, sitting: Sitting) -> Group:
    """Things of which it is only known to whom they came."""
    everybody = {(row, thing) for thing in {thing for _, thing in facts} for row in range(len(sitting.won))}
    found = of_event(name, domain, facts, everybody, sitting)
    unknown = [msgspec.structs.replace(thing, available=None, passed_over=None) for thing in found.things]
    return Group("event", name, domain, unknown)


def group(
    source: str,
    name: str,
    domain: str,
    things: NDArray[numpy.str_],
    rows: Whole,
    taken: NDArray[numpy.bool_],
    sitting: Sitting,
) -> Group:
    kinds, kind = numpy.unique(things, return_inverse=True)
    order = numpy.argsort(kind, kind="stable")
    bounds = numpy.searchsorted(kind[order], numpy.arange(len(kinds) + 1))
    found = []
    for number, thing in enumerate(kinds.tolist()):
        here = order[bounds[number] : bounds[number + 1]]
        found.append(counted(thing, rows[here], taken[here], sitting))
    return Group(source, name, domain, found)


def counted(thing: str, rows: Whole, taken: NDArray[numpy.bool_], sitting: Sitting) -> Thing:
    available, place = numpy.unique(rows, return_inverse=True)
    took = numpy.bincount(place, taken, len(available)) > 0
    holders, others = available[took], available[~took]
    won, blocks = sitting.won[holders], sitting.block[holders]
    surely = share(won, blocks, SURE)
    return Thing(
        thing,
        len(sitting.won),
        len(available),
        share(took.astype(float), sitting.block[available]),
        share(won, blocks),
        (surely.low, surely.high),
        float(sitting.chance[holders].mean()) if len(holders) else 0.0,
        float(sitting.won[others].mean()) if len(others) else None,
    )
