"""``philtre report``: what many games tell about the balance of a game, as one page."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from philtre.cli import records, seating
from philtre.cli.arguments import USUAL, Conduct, GameName, Options
from philtre.cli.ladder import numbers
from philtre.cli.running import Running, asked, expect_to_write, opened, running, taken_up
from philtre.cli.screen import OnScreen, Screen
from philtre.kernel.changes import Changes, make_changes, read_change, read_changes
from philtre.kernel.components import components
from philtre.kernel.errors import Unreadable
from philtre.kernel.game import Game
from philtre.lab.crew import outcomes
from philtre.lab.manifest import Manifest
from philtre.lab.match import Terms
from philtre.lab.tournament import in_pairs

ENDING = ".html"
TRIAL = 20  # games at random, by which one sees whether changes can be played
PRINTED = "printed"  # the folder of the games that the changed ones are compared with


def report(
    game: GameName | None = None,
    /,
    *,
    players: str | None = None,
    games: int | None = None,
    bots: str | None = None,
    option: Options = None,
    set: Annotated[list[str] | None, Parameter(negative=())] = None,
    changes: Path | None = None,
    out: Path | None = None,
    conduct: Conduct = USUAL,
    screen: OnScreen,
) -> int:
    """Write a page on the balance of a game: seats, scores, cards, luck. Needs what "make lab" installs.

    Parameters
    ----------
    players
        The sizes of table, as in 2,3,4; all that the game allows from two, if nothing is said.
    games
        How many games at least, shared out among the sizes of table; 2000, if nothing is said.
    bots
        Who plays; 3, if nothing is said. With several, as in 3,5, it also tells how much lies in who plays.
    set
        A change of the game's data, as in visitors.24.prestige=4, to be compared with what is printed.
    changes
        A file of such changes, in TOML.
    out
        The page; its data lie beside it, in a folder of the same name.
    """
    try:
        import_module("philtre.lab.page")
    except ModuleNotFoundError:
        raise Unreadable("no-laboratory") from None
    flags = {"players": players, "games": games, "bots": bots, "option": option, "set": set, "changes": changes}
    found, manifest = taken_up("report", game, conduct, screen, **flags) or (opened(game, screen), None)
    if manifest is None:
        least, most = found.players[0], found.players[-1]
        usual = [size for size in found.players if size > 1] or [least]
        tables = usual if players is None else numbers(players, least, most)
        wanted = exact(found, told(set or [], changes))
        manifest = asked("report", found, tables, games, seating.listed(bots or "3"), conduct, option, wanted)
    try_out(found, manifest, screen)
    page = page_for(found, conduct, out)
    parts = [part(found, each, conduct, folder, screen) for each, folder in variants(manifest, page, conduct)]
    try:
        for on_way in parts:
            on_way.play()
    finally:
        tell_where(parts)
    write(found, parts, page, screen)
    return 0


# What is asked for.


def told(lines: list[str], file: Path | None) -> Changes:
    found: Changes = {} if file is None else read_changes(records.text_of(file, "not-changes"))
    for line in lines:
        found |= read_change(line)
    return found


def exact(game: Game, changes: Changes) -> Changes:
    """The changes by their exact paths, if the components have places for them."""
    former = make_changes(box_of(game), changes)
    return dict(zip(former, changes.values(), strict=True))


def box_of(game: Game) -> Changes:
    try:
        return components(game.package)
    except FileNotFoundError:
        return {}


def try_out(game: Game, manifest: Manifest, screen: Screen) -> None:
    """Refuse changes with which the rules fail, and remark upon those that seem to change nothing."""
    if not manifest.changes:
        return
    trial = in_pairs(["random"], manifest.players, TRIAL * len(manifest.players), manifest.seed)
    terms = Terms(game.package, manifest.options)
    try:
        changed = list(outcomes(trial, replace(terms, changes=manifest.changes)))
    except (RuntimeError, Unreadable) as error:
        raise Unreadable("changed-game-fails", problem=str(error).strip().splitlines()[-1]) from None
    changed.sort(key=lambda outcome: outcome.match.number)
    if all(one.scores == other.scores for one, other in zip(changed, outcomes(trial, terms), strict=True)):
        screen.remark("ui-changes-idle", games=len(trial))


# Where it goes.


def page_for(game: Game, conduct: Conduct, out: Path | None) -> Path:
    """The page; beside the folder that is gone on with, where it is wanted, or under a new name."""
    if out is None and conduct.resume is not None:
        out = conduct.resume.with_name(conduct.resume.name + ENDING)
    if out is None:
        out = records.new_name(f"{game.slug}-report", ENDING)
    page = out if out.suffix == ENDING else out.with_name(out.name + ENDING)
    expect_to_write(page)
    return page


def variants(manifest: Manifest, page: Path, conduct: Conduct) -> list[tuple[Manifest, Path]]:
    """What is played, and where it is kept: a changed game also as it is printed."""
    folder = conduct.resume or page.with_suffix("")
    if not manifest.changes:
        return [(manifest, folder)]
    return [(msgspec.structs.replace(manifest, changes={}), folder / PRINTED), (manifest, folder)]


def part(game: Game, manifest: Manifest, conduct: Conduct, folder: Path, screen: Screen) -> Running:
    if conduct.resume is None:
        return running(game, manifest, conduct, folder, screen)
    return running(game, manifest, replace(conduct, resume=folder), None, screen)


def tell_where(parts: list[Running]) -> None:
    """Of the folder with all parts; nothing is left of one in which nothing was played."""
    last = parts[-1]
    if any(on_way.outcomes for on_way in parts):
        last.say_where(over=all(on_way.over for on_way in parts))
    else:
        last.forget()


# The page.


def write(game: Game, parts: list[Running], page: Path, screen: Screen) -> None:
    from philtre.lab.page import Page, words_for
    from philtre.lab.study import study
    from philtre.lab.things import groups

    with screen.busy("ui-writing-report"):
        runs = [on_way.run for on_way in parts if on_way.run is not None]
        studies, things = [study(run, game) for run in runs], [groups(run, game) for run in runs]
        for run, one, told in zip(runs, studies, things, strict=True):
            summary = msgspec.json.encode({"study": one, "things": told})
            (run.folder / "summary.json").write_bytes(msgspec.json.format(summary, indent=1) + b"\n")
        before = make_changes(box_of(game), runs[-1].manifest.changes)
        html = Page(game, words_for(game, screen.language), studies, things).html(runs[-1].folder.name, before)
        try:
            page.write_text(html, "utf-8")
        except OSError:
            raise Unreadable("cannot-write", file=str(page)) from None
    screen.say("ui-report-written", file=str(page))
