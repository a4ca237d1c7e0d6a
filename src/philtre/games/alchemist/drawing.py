"""Alchemist: how a client's view is drawn from what a seat sees."""

from functools import lru_cache

from philtre.games.alchemist.state import *
from philtre.games.alchemist.view import Adept, Board, Cauldron, Cubes, Making
from philtre.kernel.drawing import by_name
from philtre.kernel.sight import unseen
from philtre.kernel.state import State
from philtre.kernel.zones import DEPTH, FRAME, FRAMES, total

TRACK = CONSTANTS["fame_track"]
HIGHEST_CHIP = 2 * TRACK  # one chip: 50, and 100 on its back
FAMES = ("creating", "copying", "cubes", "school")


def board(seen: State) -> Board:
    b = seen.b
    on_cauldrons = list(b[TILE : TILE + CAULDRONS])
    reserve = cubes_at(seen, RESERVE)
    return Board(
        cauldrons=[
            cauldron_of(cauldron, b[POTION + cauldron], b[CREATOR + cauldron], b[TILE + cauldron])
            for cauldron in range(CAULDRONS)
        ],
        making=making_of(seen),
        adepts=[adept_of(seen, seat) for seat in range(seen.players)],
        reserve=reserve,
        removed=cubes_at(seen, REMOVED),
        bag=total(b, BAG, KINDS),
        unseen=unseen_of(seen),
        tiles=[tile for tile in range(1, TILES + 1) if tile not in on_cauldrons],
        first=b[FIRST],
        round=1 + (b[TURNS] - seen.over) // seen.players,
        exhausted=list(reserve.values()).count(0),
        schools=b[OPTION_SCHOOLS] == 0,
    )


@lru_cache(maxsize=10_000)  # most stay as they are from one view to the next
def cauldron_of(cauldron: int, potion: int, creator: int, tile: int) -> Cauldron:
    return Cauldron(
        id=CAULDRON.tokens[cauldron],
        produces=CAULDRON.tokens[cauldron].split("+"),
        creator=creator if potion else None,
        recipe=recipe_of(potion),
        fame=tile if potion else None,
    )


def recipe_of(potion: int) -> Cubes:
    """The cubes of a potion, by its number; 0 is none."""
    recipe = POTIONS[potion - 1] if potion else [0] * KINDS
    return {INGREDIENTS[kind]: number for kind, number in enumerate(recipe) if number}


def making_of(seen: State) -> Making | None:
    for seat in seen.deciders:
        frame = ME * seat + FRAMES + FRAME * (seen.b[ME * seat + DEPTH] - 1)
        question, cauldron, potion = seen.b[frame], seen.b[frame + 1], seen.b[frame + 2]
        if question == CHOOSE_RECIPE:
            return Making(seat, CAULDRON.tokens[cauldron], {})
        if question == CHOOSE_TILE:
            return Making(seat, CAULDRON.tokens[cauldron], recipe_of(potion + 1))
        if question == CHOOSE_TRIBUTE:
            return Making(seat, CAULDRON.tokens[cauldron], recipe_of(seen.b[POTION + cauldron]))
    return None


def adept_of(seen: State, seat: int) -> Adept:
    b = seen.b
    at = ME * seat
    looks = seen.viewer == seat
    if b[at + SCHOOL_SHOWN]:
        school = INGREDIENTS[b[at + SCHOOL_SHOWN + 1]]
    elif looks and b[at + SCHOOL]:
        school = INGREDIENTS[b[at + SCHOOL + 1]]
    else:
        school = None
    return Adept(
        fame=by_name(FAMES, b, at + FAME),
        track=track(seen.scores[seat]),
        seals=b[at + SEALS],
        cubes=total(b, at + HAND, KINDS),
        hand=cubes_at(seen, at + HAND) if looks else None,
        known=cubes_at(seen, at + KNOWN),
        school=school,
    )


def track(fame: int) -> tuple[int, int] | None:
    """The score chip and the space of the track that show a fame; None where the chips no longer suffice (R22)."""
    chip = fame - fame % TRACK
    return (chip, fame % TRACK) if chip <= HIGHEST_CHIP else None


def cubes_at(seen: State, at: int) -> Cubes:
    return by_name(INGREDIENTS, seen.b, at)


def unseen_of(seen: State) -> Cubes | None:
    """What is deducible: all cubes but those in sight, wherever the rest may lie."""
    if seen.viewer is None or seen.viewer < 0:
        return None
    rest = unseen(seen.b, ZONES, CUBES, seen.viewer)
    others = [ME * seat + KNOWN for seat in range(seen.players) if seat != seen.viewer]
    known = [seen.b[at : at + KINDS] for at in others]
    return dict(zip(INGREDIENTS, map(sum, zip(rest, *known, strict=True)), strict=True))
