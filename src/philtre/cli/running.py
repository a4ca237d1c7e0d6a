"""A run as a command conducts it: asked for, or taken up where it stopped; played under a bar; kept in a folder."""

import os
import shutil
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import philtre
from philtre.cli import records, seating
from philtre.cli.arguments import Conduct
from philtre.cli.progress import bar
from philtre.cli.screen import Screen
from philtre.cli.signals import undisturbed
from philtre.kernel.changes import Changes
from philtre.kernel.errors import Unreadable
from philtre.kernel.game import Game
from philtre.lab.crew import outcomes
from philtre.lab.manifest import Kind, Manifest, read_manifest
from philtre.lab.match import Outcome

if TYPE_CHECKING:
    from philtre.lab.run import Run

GAMES: dict[Kind, int] = {"simulate": 1000, "tournament": 400, "ladder": 200, "report": 2000}  # if nothing is said


def taken_up(
    kind: Kind, name: str | None, conduct: Conduct, screen: Screen, **flags: object
) -> tuple[Game, Manifest] | None:
    """The run to go on with or to play again, and its game; None, if a run is to be made of what was asked for."""
    place = conduct.resume or conduct.source
    if place is None:
        return None
    if conduct.resume and conduct.source:
        raise Unreadable("resume-and", flag="--from")
    for flag, value in ({"seed": conduct.seed} | flags).items():
        if value is not None:
            raise Unreadable("settled-by-manifest", flag=f"--{flag}")
    manifest = read_manifest(place)
    if manifest.kind != kind:
        raise Unreadable("other-kind", kind=manifest.kind)
    if name is None and manifest.game not in philtre.games():  # only a person names folders
        raise Unreadable("manifest-of-unknown-game", game=manifest.game)
    game = screen.open(name or manifest.game)
    manifest.expect_of(game)
    if manifest.philtre != philtre.__version__:
        screen.remark("ui-other-version", version=manifest.philtre)
    return game, of_today(manifest, game, conduct, screen)


def of_today(manifest: Manifest, game: Game, conduct: Conduct, screen: Screen) -> Manifest:
    """A run goes on only with the bots it began with; whoever plays it again, does so with those of today."""
    if conduct.resume:
        manifest.expect_same_bots(game)
        return manifest
    try:
        manifest.expect_same_bots(game)
    except Unreadable as other:
        screen.remark("ui-other-settings", **other.arguments)
    return msgspec.structs.replace(manifest.with_settings(game), philtre=philtre.__version__)


def opened(name: str | None, screen: Screen) -> Game:
    """The game that a run is asked for."""
    if name is None:
        raise Unreadable("no-game-named")
    return screen.open(name)


def asked(
    kind: Kind,
    game: Game,
    players: Sequence[int],
    games: int | None,
    bots: Sequence[str],
    conduct: Conduct,
    option: list[str] | None = None,
    changes: Changes | None = None,
) -> Manifest:
    """The manifest of what is asked for, if the game knows the bots, the sizes of table and the options."""
    options = seating.agreed(game, option or [])
    for number in players:
        game.begin(number, 0, options)
    for name in bots:
        game.bot(name)
    return Manifest(
        kind=kind,
        game=game.slug,
        rules=game.rules,
        players=list(players),
        games=GAMES[kind] if games is None else games,
        bots=list(bots),
        seed=0 if conduct.seed is None else conduct.seed,
        options=options,
        changes=changes or {},
    ).with_settings(game)


@dataclass
class Running:
    """A run on its way: its outcomes so far, and the folder that keeps them, if one does."""

    game: Game
    manifest: Manifest
    conduct: Conduct
    screen: Screen
    run: "Run | None" = None
    new: bool = True  # the folder was made for this
    outcomes: list[Outcome] = field(default_factory=list)  # at first those of an earlier run that need not be played
    played: int = 0  # now
    all: int = 0

    def play(self) -> None:
        """Play what is left, under a bar; whatever stops it, what was played stays."""
        if not philtre.COMPILED:
            self.screen.remark("ui-interpreted")
        if self.run is not None and not self.new:
            self.outcomes = self.run.outcomes()
        done = {outcome.match.number for outcome in self.outcomes}
        matches = self.manifest.matches()
        self.all = len(matches)
        left = [match for match in matches if match.number not in done]
        if done and left:
            self.screen.remark("ui-goes-on", done=len(done), games=self.all)
        playing = outcomes(left, self.manifest.terms(self.game), self.conduct.workers, self.conduct.ray)
        try:
            with closing(playing), bar(len(done), self.all, self.screen) as advance:
                for outcome in playing:
                    self.outcomes.append(outcome)
                    self.played += 1
                    if self.run is not None:
                        self.run.keep(outcome)
                    advance()
        finally:
            self.outcomes.sort(key=lambda outcome: outcome.match.number)
            if self.run is not None:
                with undisturbed():
                    self.run.flush()

    @property
    def over(self) -> bool:
        return len(self.outcomes) == self.all

    def tell_where(self) -> None:
        """Where the games are, and how to go on if there are more to play; nothing is left where none were played."""
        if self.outcomes:
            self.say_where(self.over)
        else:
            self.forget()

    def say_where(self, over: bool) -> None:
        if self.run is None:
            return
        self.screen.say("ui-run", file=str(self.run.folder))
        if not over:
            self.screen.say("ui-go-on", command=f"philtre {self.manifest.kind} --resume {self.run.folder}")

    def forget(self) -> None:
        if self.run is not None and self.new:
            shutil.rmtree(self.run.folder)


def running(
    game: Game, manifest: Manifest, conduct: Conduct, out: Path | None, screen: Screen, reuse: Path | None = None
) -> Running:
    """A run about to be played; kept where it was, where it is wanted, or in a new folder.

    Of the games of an earlier run, ``reuse``, it takes over those that would be the same again.
    """
    if conduct.resume is not None and out is not None:
        raise Unreadable("resume-elsewhere", file=str(conduct.resume))
    if conduct.resume is not None and reuse is not None:
        raise Unreadable("resume-and", flag="--reuse")
    manifest.matches()  # nothing is written for what cannot be played
    outcomes([], manifest.terms(game), conduct.workers, conduct.ray)
    try:
        from philtre.lab.run import Run
    except ModuleNotFoundError:
        if out is not None or conduct.resume is not None:
            raise Unreadable("no-laboratory") from None
        screen.remark("ui-nothing-kept")
        return Running(game, manifest, conduct, screen)
    if conduct.resume is not None:
        return Running(game, manifest, conduct, screen, Run.open(conduct.resume), new=False)
    before = [] if reuse is None else earlier(game, manifest, reuse, screen).games_like(manifest)
    folder = records.folder_somewhere(f"{game.slug}-{manifest.kind}") if out is None else out
    run = Run.start(folder, manifest)
    for outcome in before:
        run.keep(outcome)
    return Running(game, manifest, conduct, screen, run, outcomes=before)


def earlier(game: Game, manifest: Manifest, place: Path, screen: Screen) -> "Run":
    """An earlier run of the same kind and game, under the same rules."""
    from philtre.lab.run import Run

    run = Run.open(place.parent if place.is_file() else place)  # who names its manifest means the run
    run.manifest.expect_of(game)
    if run.manifest.kind != manifest.kind:
        raise Unreadable("other-kind", kind=run.manifest.kind)
    if run.manifest.philtre != philtre.__version__:
        screen.remark("ui-other-version", version=run.manifest.philtre)
    return run


def expect_to_write(file: Path | None) -> None:
    """Refuse now what could not be written after hours of games."""
    if file is None:
        return
    try:
        there = file if file.exists() else file.parent
        possible = not file.is_dir() and there.exists() and os.access(there, os.W_OK)
    except (OSError, ValueError):
        possible = False
    if not possible:
        raise Unreadable("cannot-write", file=str(file))
