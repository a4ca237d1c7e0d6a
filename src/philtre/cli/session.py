"""A game played at one screen: the table is drawn, people type, bots answer by themselves."""

import shlex
from contextlib import suppress
from pathlib import Path

from rich.columns import Columns
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.rule import Rule
from rich.status import Status
from rich.table import Table as Grid
from rich.text import Text

from philtre.bots.grove import Grove
from philtre.bots.ismcts import Thought
from philtre.bots.levels import LEVELS
from philtre.bots.plot import Watch
from philtre.bots.processes import Processes
from philtre.cli import records, shelf
from philtre.cli.screen import Screen
from philtre.cli.seating import HUMAN, Chair
from philtre.cli.signals import undisturbed
from philtre.kernel.bot import Bot
from philtre.kernel.errors import NotAllowed, PhiltreError, Unreadable
from philtre.kernel.view import Choice, Message, View
from philtre.kernel.zones import HIDDEN
from philtre.table import Course

NEWS = 12  # lines of what happened that are shown before the question
ADVISED = 5  # options that a hint weighs
CONSIDERED = 3  # options that are shown of a robot's thoughts
COMMANDS = ("?", "h", "u", "s", "l", "r", "q")
HELP = {
    "number": "1",
    "notation": "…",
    "why": "? 1",
    "rules": "? …",
    "hint": "h",
    "undo": "u",
    "save": "s",
    "log": "l",
    "redraw": "r",
    "quit": "q",
}
YES = ("", "y", "yes", "o", "oui")
NO = ("n", "no", "non")
ONE_PER_LINE = 6  # more options than these are set in columns


class Quit(Exception):
    """Somebody wants to leave."""


class Session:
    """One screen, one table. ``game`` is how the game was named, for the command that resumes it."""

    def __init__(
        self, screen: Screen, course: Course, chairs: list[Chair], game: str, file: Path | None = None
    ) -> None:
        self.screen = screen
        self.course = course
        self.chairs = chairs
        self.named = game
        self.file = file  # where the record lies as ``saved``
        self.saved = course.record.write() if file is not None else ""
        self.words = course.game.words(screen.language).named([chair.name for chair in chairs])
        screen.words = self.words
        self.people = [seat for seat, chair in enumerate(chairs) if chair.bot is None]
        self.holder: int | None = self.people[0] if len(self.people) == 1 else None
        self.drawn: object = None  # the board that stands on the screen
        self.left = False
        self.thoughts = False  # whether those of robots are shown
        self.processes = Processes()  # where robots think, so that this one can listen meanwhile
        self.bots = {seat: self.bot(chair.bot) for seat, chair in enumerate(chairs) if chair.bot is not None}
        self.advisers: dict[str, Grove] = {}

    def run(self) -> None:
        """Play to the end; whatever comes between, the game is saved."""
        if any(isinstance(bot, Grove) for bot in self.bots.values()):
            self.processes.start(1)
        try:
            while not self.course.state.over:
                self.turn()
            self.finish()
        except (Quit, EOFError):
            self.leave()
        except KeyboardInterrupt:
            self.leave()
            raise SystemExit(130) from None
        except BaseException:
            self.leave()
            raise
        finally:
            self.processes.close()

    def turn(self) -> None:
        seat = self.decider()
        if seat in self.bots:
            self.let_bot_move(seat, self.bots[seat])
        elif self.holder == seat or self.hand_over(seat):
            self.let_person_move(seat)

    def decider(self) -> int:
        """Who answers next: bots at once, then whoever sits before the screen."""
        deciders = self.course.state.deciders
        return min(deciders, key=lambda seat: (self.chairs[seat].bot is None, seat != self.holder, seat))

    # Bots.

    def bot(self, name: str) -> Bot:
        bot = self.course.game.bot(name)
        if isinstance(bot, Grove):
            bot.processes = self.processes
        return bot

    def seed(self) -> int:
        """For the thoughts about this position, the same when the same game is played again."""
        return ((self.course.heading.seed or 0) + len(self.course.answers)) % 2**62

    def let_bot_move(self, seat: int, bot: Bot) -> None:
        seen = self.course.state.seen_by(seat)
        if not isinstance(bot, Grove):
            self.course.play(seat, bot.choose(seen, seat, self.seed()))
            return
        shared = self.thoughts and not self.out_of_sight(seat)
        with self.screen.busy("ui-thinking", player=f"seat:{seat}") as status:
            bot.watch = self.leaning(seat, status) if shared and status is not None else None
            action = bot.choose(seen, seat, self.seed())
        if shared and bot.thoughts:
            shown = [thought for i, thought in enumerate(bot.thoughts) if i < CONSIDERED or thought.action == action]
            self.screen.say("ui-considered", "bold", player=f"seat:{seat}")
            self.screen.print(self.weighed(seat, shown, action))
        self.course.play(seat, action)

    def leaning(self, seat: int, status: Status) -> Watch:
        """Shows on the line that moves what a robot would answer if it had to."""
        question = self.course.game.view(self.course.state, seat).question
        assert question is not None
        choices = {choice.action: choice for choice in question.choices}

        def show(thoughts: list[Thought]) -> None:
            best = thoughts[0]
            line = Text(self.screen.sentence("ui-thinking", player=f"seat:{seat}"), "dim")
            line.append(" ").append_text(self.labelled(choices[best.action]))
            line.append(f" ({self.words.say('ui-chance', percent=round(100 * best.value))})")
            status.update(line)

        return show

    def out_of_sight(self, seat: int) -> bool:
        """Whether what a seat answers now is not shown to the others, or not yet."""
        state = self.course.state
        sealed = self.course.game.lexicon.decisions[state.question(seat)].sealed
        return sealed or state.b[seat * state.zones.stride + HIDDEN] != 0

    def weighed(self, seat: int, thoughts: list[Thought], best: int) -> RenderableType:
        """Options of a seat with the chance to win that they promise, the best one marked."""
        question = self.course.game.view(self.course.state, seat).question
        assert question is not None
        numbered = {choice.action: (number, choice) for number, choice in enumerate(question.choices, 1)}
        grid = Grid.grid(padding=(0, 1))
        for thought in thoughts:
            number, choice = numbered[thought.action]
            grid.add_row(
                "▸" if thought.action == best else " ",
                Text(str(number), "bold", justify="right"),
                Text(self.words.say("ui-chance", percent=round(100 * thought.value)), justify="right"),
                self.labelled(choice),
                Text(self.words.say("ui-tries", tries=thought.visits), "dim", no_wrap=True),
            )
        return grid

    # People.

    def let_person_move(self, seat: int) -> None:
        self.show(seat)
        before = len(self.course.answers)
        while len(self.course.answers) == before:
            self.obey(seat, self.prompt(seat))

    def prompt(self, seat: int) -> str:
        return self.screen.ask(f"{self.words.player(seat)} > ")

    def hand_over(self, seat: int) -> bool:
        """Let another person sit down, when the one before is ready; False if that one took something back."""
        if self.holder is not None and self.tell_news(self.holder):
            self.screen.say("ui-turn-over", "bold", player=f"seat:{seat}")
            answers = len(self.course.answers)
            while line := self.prompt(self.holder):
                self.obey(self.holder, line)
                if len(self.course.answers) != answers:
                    return False
        self.screen.wipe()
        self.screen.say("ui-hand-over", "bold", player=f"seat:{seat}")
        if self.screen.ask("").lower() == "q":
            raise Quit
        self.screen.wipe()
        self.holder = seat
        self.drawn = None
        return True

    def show(self, seat: int) -> None:
        """The table if it has changed, what happened, and what is asked."""
        view = self.course.game.view(self.course.state, seat)
        if view.board != self.drawn:
            self.drawn = view.board
            self.screen.print(Rule(self.words.say("game")), shelf.drawn(self.course.game, view, self.words))
        self.tell_news(seat)
        self.show_question(view)

    def tell_news(self, seat: int | None) -> bool:
        news = self.course.news(seat)
        if len(news) > NEWS:
            self.screen.say("ui-earlier", "dim", number=len(news) - NEWS)
        self.tell(news[-NEWS:])
        return bool(news)

    def tell(self, messages: list[Message]) -> None:
        for message in messages:
            self.screen.print(Text(f"• {self.words.message(message)}"))

    def show_question(self, view: View) -> None:
        if view.question is None:
            return
        self.screen.print()
        self.screen.print(Text(self.words.message(view.question.prompt), "bold"))
        self.screen.print(self.listed(view.question.choices))
        self.screen.say("ui-hint", "dim")

    def listed(self, choices: list[Choice]) -> RenderableType:
        lines = [
            Text.assemble((f"{number:3} ", "bold"), self.labelled(choice)) for number, choice in enumerate(choices, 1)
        ]
        if len(lines) <= ONE_PER_LINE:
            return Text("\n").join(lines)
        return Columns(lines, padding=(0, 2), equal=True, column_first=True)

    def labelled(self, choice: Choice) -> Text:
        return Text.assemble(self.words.message(choice.label), (f" ({choice.notation})", "dim"))

    # What people type.

    def obey(self, seat: int, line: str) -> None:
        """Play a move or carry out a command; refusals are told and change nothing."""
        try:
            self.carry_out(seat, line)
        except PhiltreError as error:
            self.screen.refuse(error)

    def carry_out(self, seat: int, line: str) -> None:
        if not line:
            return
        command, rest = (line[0], line[1:]) if line[0] == "?" else (line.split()[0].lower(), line[1:])
        if line.isdecimal() or self.course.game.lexicon.read(line) is not None or command not in COMMANDS:
            self.course.play(seat, self.action(seat, line))
        elif command == "?":
            self.explain(seat, rest.strip())
        elif command == "h":
            self.hint(seat, rest.strip())
        elif command == "u":
            self.undo(seat)
        elif command == "s":
            self.save(records.named(rest.strip(), self.course.game.slug))
        elif command == "l":
            self.tell(self.course.log(seat))
        elif command == "r":
            self.redraw(seat)
        else:
            raise Quit

    def action(self, seat: int, line: str) -> int:
        """The action that a number of the list or a notation means."""
        game, state = self.course.game, self.course.state
        options = state.legal(seat)
        if line.isdecimal():
            if not 1 <= int(line) <= len(options):
                raise Unreadable("no-such-number", text=line, least=1, most=len(options))
            return options[int(line) - 1]
        begun = [notation for notation in map(game.lexicon.write, options) if notation.startswith(line.lower())]
        if begun and game.lexicon.read(line) is None:
            raise Unreadable("only-begun", text=line, notations=", ".join(begun))
        return game.read(state, seat, line)

    def explain(self, seat: int, what: str) -> None:
        """Help; or whether a move is allowed, and why not; or what the rules say about a word."""
        if not what:
            self.help(seat)
        elif what.isdecimal() or self.course.game.lexicon.read(what) is not None:
            self.judge(seat, self.action(seat, what))
        else:
            text = shelf.rules_of(self.course.game, self.screen.language)
            self.screen.print(Markdown(shelf.about(text, what)))

    def help(self, seat: int) -> None:
        options = self.course.state.legal(seat)
        grid = Grid.grid(padding=(0, 2))
        for id, example in HELP.items():
            if id == "notation" and options:
                example = self.course.game.lexicon.write(options[0])
            grid.add_row(Text(example, "bold"), self.words.say(f"ui-help-{id}"))
        self.screen.print(grid)

    def judge(self, seat: int, action: int) -> None:
        if not self.course.state.allows(seat, action):
            raise self.course.state.refusal(seat, action)
        self.screen.say("ui-allowed", notation=self.course.game.write(self.course.state, seat, action))

    def hint(self, seat: int, level: str) -> None:
        """What a robot would consider with these eyes; the strongest, if no level is named."""
        level = level or str(LEVELS[-1])
        if level not in map(str, LEVELS):
            raise Unreadable("no-such-level", text=level, least=LEVELS[0], most=LEVELS[-1])
        options = self.course.state.legal(seat)
        if not options:
            raise NotAllowed("not-your-turn", player=f"seat:{seat}")
        if len(options) == 1:
            self.screen.say("ui-only-option")
            return
        with self.screen.busy("ui-thinking", player=self.words.say("ui-robot", level=level)):
            thoughts = self.adviser(level).think(self.course.state.seen_by(seat), seat, self.seed())
        self.screen.say("ui-advice", "bold", level=level)
        self.screen.print(self.weighed(seat, thoughts[:ADVISED], thoughts[0].action))

    def adviser(self, level: str) -> Grove:
        if level not in self.advisers:
            adviser = self.bot(level)
            assert isinstance(adviser, Grove)
            self.advisers[level] = adviser
        return self.advisers[level]

    def undo(self, seat: int) -> None:
        _, reason = self.course.horizon(seat)
        steps = self.course.undo(seat)
        self.drawn = None
        self.screen.say("ui-undone", answers=steps, reason=self.words.error(NotAllowed(f"undo-{reason}")))

    def redraw(self, seat: int) -> None:
        self.drawn = None
        self.show(seat)

    # Records.

    def save(self, file: Path) -> None:
        records.save(self.course.record, file)
        self.file, self.saved = file, self.course.record.write()
        self.screen.say("ui-saved", file=str(file))

    def leave(self) -> None:
        """Keep the game, and say, once and if anybody still reads, how to go on with it."""
        if self.left:
            return
        self.left = True
        with undisturbed():
            if self.file is None or self.saved != self.course.record.write():
                self.file = records.save_somewhere(self.course.record)
        with suppress(OSError):
            if self.course.state.over:
                self.screen.remark("ui-saved", file=str(self.file))
            else:
                self.screen.remark("ui-left", file=str(self.file), command=self.resuming(self.file))

    def resuming(self, file: Path) -> str:
        """The command that goes on with this game."""
        seats = ",".join(chair.bot or HUMAN for chair in self.chairs)
        names = ",".join(chair.name for chair in self.chairs if chair.bot is None)
        words = ["philtre", "play", self.named, "--resume", str(file), "--seats", seats]
        return shlex.join([*words, "--names", names] if names else words)

    # The end.

    def finish(self) -> None:
        watcher = self.people[0] if len(self.people) == 1 else None
        state, game = self.course.state, self.course.game
        if len(self.people) > 1:
            self.screen.wipe()
        self.screen.print(Rule(self.words.say("game")))
        self.screen.print(shelf.drawn(game, game.view(state, watcher), self.words))
        self.tell_news(watcher)
        self.screen.print()
        self.screen.print(ranking(self.course, self.screen))
        if self.people and self.saved != self.course.record.write():
            self.offer_record()

    def offer_record(self) -> None:
        slug = self.course.game.slug
        while True:
            self.screen.say("ui-ask-save", file=str(records.named("", slug)))
            typed = self.screen.ask()
            if typed.lower() in NO:
                return
            if typed.lower() == "q":
                raise Quit
            try:
                self.save(records.named("" if typed.lower() in YES else typed, slug))
            except PhiltreError as error:
                self.screen.refuse(error)
            else:
                return


def ranking(course: Course, screen: Screen) -> RenderableType:
    """The places, best first, with the points, and who has won."""
    words, state = screen.words, course.state
    grid = Grid.grid(padding=(0, 2))
    for seat in sorted(range(state.players), key=lambda seat: state.ranking[seat]):
        style = "bold" if seat in state.winners else ""
        points = words.say("ui-points", points=state.scores[seat])
        grid.add_row(f"{state.ranking[seat]}.", words.player(seat), points, style=style)
    return grid
