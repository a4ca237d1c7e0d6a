"""A report as one page: sentences made of the numbers, drawings, and tables to unfold. Nothing comes from elsewhere."""

import re
from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files
from typing import Any

import msgspec

from philtre.kernel.changes import Changes, written
from philtre.kernel.game import Game
from philtre.kernel.words import Words
from philtre.lab import charts
from philtre.lab.study import Lead, Luck, SeatShare, Share, Spread, Study
from philtre.lab.things import FEWEST, RARELY, Group, Thing

FRENCH_SPACE = re.compile(r" (?=[:;?!»%])|(?<=«) ")  # where no line may break

SECONDS = 10  # that a person is assumed to take for an answer
SHOWN = 12  # of a list
NAMED = 5  # in a sentence

STYLE = """
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; background: #fdfcf9; color: #1c1c1c;
  font: 16px/1.5 system-ui, "Segoe UI", "DejaVu Sans", Verdana, sans-serif; overflow-wrap: anywhere; }
h1 { line-height: 1.2; } h2 { margin-top: 2.5rem; border-bottom: 2px solid #d9d4c7; }
h3 { margin: 0 0 .3rem; font-size: 1rem; }
.plots { columns: 24rem; column-gap: 1.5rem; }
figure { margin: 0 0 1.5rem; max-width: 36rem; break-inside: avoid; }
figure svg { width: 100%; height: auto; display: block; }
figcaption p, figcaption ul { margin: .3rem 0; } figcaption ul { padding-left: 1.2rem; }
figcaption, .how { color: #3d3d3d; } .how { max-width: 46rem; }
table { border-collapse: collapse; font-size: .85rem; } th, td { padding: .15rem .5rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tbody tr:nth-child(odd) { background: #f2efe6; }
details { margin-top: .3rem; } .wide { overflow-x: auto; } nav ul { padding-left: 1.2rem; }
""".strip()


def words_for(game: Game, language: str) -> Words:
    folders = [files("philtre.text"), files("philtre.lab") / "text", files(game.package) / "text"]
    return Words(language, folders, game.lexicon)


class Page:
    """A page on one game; with two studies, the printed one and the changed one side by side."""

    def __init__(self, game: Game, words: Words, studies: Sequence[Study], groups: Sequence[Sequence[Group]]) -> None:
        self.game = game
        self.words = words
        self.studies = studies
        self.groups = groups
        self.labels = [self.say(label) for label in ("report-printed", "report-changed")[: len(studies)]]

    def say(self, id: str, **arguments: Any) -> str:
        said = self.words.say(id, **arguments)
        return FRENCH_SPACE.sub("\N{NO-BREAK SPACE}", said) if self.words.language == "fr" else said

    # Numbers and names.

    def number(self, value: float, digits: int = 0) -> str:
        text = f"{value:.{digits}f}".replace("-", "−")
        return text.replace(".", ",") if self.words.language == "fr" else text

    def percent(self, share: float) -> str:
        return self.hundredths(share) + "\N{NO-BREAK SPACE}%"

    def hundredths(self, share: float) -> str:
        return self.number(100 * share, 1 if 0.0005 <= share < 0.0995 and round(1000 * share) % 10 else 0)

    def interval(self, share: Share) -> dict[str, str]:
        """A share and the bounds of its interval, of which the second has the sign of both."""
        return {"share": self.percent(share.value), "low": self.hundredths(share.low), "high": self.percent(share.high)}

    def bots(self, names: Sequence[str]) -> str:
        """Those who play, as in “robots of level 3 and 5”."""
        named = [self.say("report-bot-level", level=name) if name.isdigit() else self.bot(name) for name in names]
        return self.say("report-and").join(dict.fromkeys(named))

    def bot(self, name: str) -> str:
        kind, _, settings = name.partition(":")
        return self.say("report-bot-named", bot=self.say(f"ui-bot-{kind}"), settings=settings or "none")

    def options(self, options: dict[str, str]) -> str:
        """What was agreed on that is not the rule, as it is written."""
        return ", ".join(f"{name}={choice}" for name, choice in options.items()) or "none"

    def thing(self, group: Group, thing: str) -> str:
        """The name of a thing; as it is written, if a changed game has words for it no more."""
        if group.name == "":
            return self.heading("option", thing, "")
        try:
            return self.words.thing(thing)
        except (KeyError, LookupError):
            return thing

    def heading(self, source: str, name: str, domain: str) -> str:
        """What a group is about: in words of its own, or as its option or event is told of no thing in particular."""
        own = f"heading-{self.game.slug}-{source}-{name}"
        for id in (f"{own}-{domain}", own):
            if self.words.has(id):
                return self.say(id)
        if source == "event":
            arguments = next(phrase for phrase in self.game.lexicon.events if phrase.name == name).arguments
            return self.say(f"event-{name}", **dict.fromkeys(arguments, "…")).rstrip(".")
        if name == "":
            return self.say("report-verbs")
        verb = next(verb for verb in self.game.lexicon.verbs if verb.name == name)
        said = self.say(f"option-{name}", **({} if verb.domain is None else {verb.domain.name: "…"}))
        if said.strip("… ") != "":
            return said
        decision = next(decision for decision in self.game.lexicon.decisions if verb in decision.verbs)
        return self.say(f"prompt-{decision.name}")

    def about(self, group: Group) -> str:
        return self.heading(group.source, group.name, group.domain)

    # The parts of the page.

    def html(self, folder: str, before: Changes) -> str:
        first = self.studies[0].manifest
        title = self.say("report-title", game=self.words.say("game"))
        pitch = self.say(
            "report-pitch",
            games=sum(self.studies[0].games.values()),
            bots=self.bots(first.bots),
            options=self.options(first.options),
            sizes=", ".join(map(str, first.players)),
            rules=first.rules,
            seed=str(first.seed),
            version=first.philtre,
        )
        sections = {
            "report-changes": self.changes(before) if len(self.studies) > 1 else "",
            "report-seats": self.seats(),
            "report-spread": self.spread(),
            "report-things": self.things(),
            "report-dominated": self.dominated(),
            "report-leads": self.leads(),
            "report-luck": self.luck(),
            "report-time": self.time(),
        }
        shown = {id: body for id, body in sections.items() if body}
        links = "".join(f'<li><a href="#{id}">{escape(self.say(id))}</a></li>' for id in shown)
        bodies = "".join(f'<h2 id="{id}">{escape(self.say(id))}</h2>{body}' for id, body in shown.items())
        return (
            f'<!doctype html><html lang="{self.words.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
            f"<style>{STYLE}</style></head><body><header><h1>{escape(title)}</h1><p>{escape(pitch)}</p>"
            f"{self.how('report-reading')}{self.how('report-data', folder=folder)}"
            f'<nav aria-label="{escape(self.say("report-contents"))}"><ul>{links}</ul></nav></header>'
            f"<main>{bodies}</main></body></html>\n"
        )

    def how(self, id: str, **arguments: Any) -> str:
        return f'<p class="how">{escape(self.say(id, **arguments))}</p>'

    def figure(self, svg: str, sentences: Callable[[int], Sequence[str]], heading: str = "", numbers: str = "") -> str:
        """A drawing with what it shows in words, of each study."""
        told = [list(sentences(index)) for index in range(len(self.studies))]
        if len(told) == 1:
            return framed(svg, [("", told[0])], heading, numbers)
        return framed(svg, list(zip(self.labels, told, strict=True)), heading, numbers)

    def sizes(self) -> list[str]:
        return [self.say("report-players", players=players) for players in self.studies[0].games]

    def changes(self, before: Changes) -> str:
        changed = self.studies[1].manifest.changes
        lines = [
            self.say("report-changes-line", path=path, now=written(value), before=written(before[path]))
            for path, value in changed.items()
        ]
        touched = {":".join(path.split(".")[:2]) for path in changed}  # a table is called as its domain is
        for group, other in zip(self.groups[0], map(self.other, self.groups[0]), strict=True):
            for thing in group.things:
                if thing.thing in touched and thing.thing in other:
                    lines.append(self.compared(group, thing, other[thing.thing]))
        return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"

    def other(self, group: Group) -> dict[str, Thing]:
        """The same things in the changed game."""
        for other in self.groups[-1]:
            if (other.source, other.name, other.domain) == (group.source, group.name, group.domain):
                return {thing.thing: thing for thing in other.things}
        return {}

    def compared(self, group: Group, before: Thing, after: Thing) -> str:
        return self.say(
            "report-changes-thing",
            thing=self.thing(group, before.thing),
            group=self.about(group),
            taken_before=self.percent(before.taken.value),
            taken=self.percent(after.taken.value),
            won_before=self.percent(before.won.value) if before.won.number else "–",
            won=self.percent(after.won.value) if after.won.number else "–",
            chance_before=self.percent(before.chance) if before.won.number else "–",
            chance=self.percent(after.chance) if after.won.number else "–",
        )

    def seats(self) -> str:
        tables = [study.seats for study in self.studies]
        if not tables[0]:
            return ""
        sizes = sorted({seat.players for seat in tables[0]})
        names = [self.say("report-seat", seat=seat.seat + 1, players=seat.players) for seat in tables[0]]
        svg = charts.seats(tables, names, self.labels, self.say("report-seats-axis"))
        return plots(self.figure(svg, lambda index: [self.seat_line(tables[index], size) for size in sizes]))

    def seat_line(self, seats: Sequence[SeatShare], players: int) -> str:
        here = [seat for seat in seats if seat.players == players]
        even = 1 / players
        furthest = max(here, key=lambda seat: abs(seat.won.value - even))
        id = "more" if furthest.won.low > even else "less" if furthest.won.high < even else "even"
        return self.say(
            f"report-seats-{id}",
            players=players,
            seat=furthest.seat + 1,
            even=self.percent(even),
            **self.interval(furthest.won),
        )

    def spread(self) -> str:
        drawings = []
        for name in ("scores", "margins", "lengths"):
            tables: list[list[Spread]] = [getattr(study, name) for study in self.studies]
            if tables[0]:
                axis = (self.say(f"report-{name}-axis"), self.say(f"report-{name}-share"))
                svg = charts.spreads(tables, self.names(tables[0]), self.labels, axis)
                drawings.append(self.figure(svg, self.spread_lines(f"report-{name}", tables)))
        return self.how("report-spread-how") + plots(*drawings)

    def names(self, spreads: Sequence[Spread]) -> list[str]:
        return [self.say("report-players", players=one.players) for one in spreads]

    def spread_lines(self, id: str, tables: Sequence[Sequence[Spread]]) -> Callable[[int], list[str]]:
        def lines(index: int) -> list[str]:
            return [
                self.say(
                    id,
                    players=one.players,
                    low=self.number(one.quantiles[5]),
                    middle=self.number(one.middle),
                    high=self.number(one.quantiles[19 if "margins" in id else 15]),
                    points=round(one.middle),
                )
                for one in tables[index]
            ]

        return lines

    def leads(self) -> str:
        drawings = []
        axis = (self.say("report-leads-axis-passed"), self.say("report-leads-axis-won"))
        by = (self.say("report-leads-points"), self.say("report-leads-judgement"))
        games = (self.say("report-leads-axis-changes"), self.say("report-leads-axis-games"))
        short = [self.say("report-of-players", players=lead.players) for lead in self.studies[0].leads]
        if not short:
            return ""
        for index, study in enumerate(self.studies):
            heading = self.labels[index] if len(self.studies) > 1 else ""
            known = [self.known_line(lead) for lead in study.leads]
            changes = [self.changes_line(lead) for lead in study.leads]
            drawings.append(framed(charts.known(study.leads, short, by, axis), [("", known)], heading))
            drawings.append(framed(charts.changes(study.leads, short, games), [("", changes)], heading))
        return plots(*drawings)

    def known_line(self, lead: Lead) -> str:
        return self.say(
            "report-leads-known",
            players=lead.players,
            points=self.percent(lead.by_points[10]),
            judgement=self.percent(lead.by_judgement[10]),
            even=self.percent(1 / lead.players),
            settled=self.percent(lead.settled.quantiles[10]),
        )

    def changes_line(self, lead: Lead) -> str:
        games = sum(lead.changes)
        mean = sum(number * times for number, times in enumerate(lead.changes)) / games
        never = self.percent(lead.changes[0] / games)
        return self.say("report-leads-changes", players=lead.players, mean=self.number(mean, 1), never=never)

    def luck(self) -> str:
        if not self.studies[0].luck:
            return ""
        labels = [self.say(f"report-luck-{part}") for part in ("bots", "seats", "deal", "rest")]
        drawings = []
        for index, study in enumerate(self.studies):
            heading = self.labels[index] if len(self.studies) > 1 else ""
            sizes = [self.say("report-players", players=one.players) for one in study.luck]
            svg = charts.luck(study.luck, sizes, labels, self.say("report-luck-axis"))
            drawings.append(framed(svg, [("", [self.luck_line(one) for one in study.luck])], heading))
        return self.luck_how() + plots(*drawings)

    def luck_line(self, one: Luck) -> str:
        told = self.say(
            "report-luck-line",
            players=one.players,
            bots=self.percent(one.bots.value),
            bots_low=self.hundredths(one.bots.low),
            bots_high=self.percent(one.bots.high),
            lot=self.percent(one.seats + one.deal.value),
            seats=self.percent(one.seats),
            deal=self.percent(one.deal.value),
            low=self.hundredths(one.deal.low),
            high=self.percent(one.deal.high),
            rest=self.percent(one.rest),
            same=self.percent(one.same.value),
            chance=self.percent(one.same_by_chance),
        )
        return f"{told} {self.say('report-luck-repeated')}" if one.repeated else told

    def luck_how(self) -> str:
        """Who played for this, and how often."""
        first = self.studies[0]
        rivals = first.manifest.rivals
        games = sum(one.games for one in first.luck)
        between = self.bots(first.luck[0].between) if first.luck else ""
        return self.how("report-luck-how", kind="besides" if rivals else "same", bots=between, games=games)

    def time(self) -> str:
        tables = [[one.times(SECONDS / 60) for one in study.steps] for study in self.studies]
        axis = (self.say("report-time-axis", seconds=SECONDS), self.say("report-lengths-share"))
        svg = charts.spreads(tables, self.sizes(), self.labels, axis, self.studies[0].minutes)
        figure = self.figure(svg, lambda index: [self.time_line(one) for one in self.studies[index].steps])
        return self.how("report-time-how") + plots(figure)

    def time_line(self, steps: Spread) -> str:
        least, most = self.game.minutes
        middle = steps.middle
        pace = [self.number(60 * minutes / max(middle, 1)) for minutes in (least, most)]
        return self.say(
            "report-time-line",
            players=steps.players,
            steps=self.number(middle),
            seconds=SECONDS,
            minutes=self.number(middle * SECONDS / 60, 1 if middle * SECONDS < 600 else 0),
            least=least,
            published=str(least) if least == most else f"{least}–{most}",
            pace="–".join(dict.fromkeys(pace)),
        )

    # Things.

    def things(self) -> str:
        drawings = [self.group(group) for group in self.groups[0]]
        return self.how("report-things-how") + plots(*drawings)

    def group(self, group: Group) -> str:
        order = sorted(group.things, key=lambda thing: thing.chance - thing.won.value if thing.won.number else 9.0)
        names = [self.thing(group, thing.thing) for thing in order]
        tables: list[list[Thing | None]] = [list(order)]
        if len(self.studies) > 1:
            other = self.other(group)
            tables.append([other.get(thing.thing) for thing in order])
        axis = (self.say(f"report-things-axis-{'taken' if group.open else 'came'}"), self.say("report-things-axis-won"))
        svg = charts.things(tables, names, self.labels, axis)
        numbers = "".join(self.numbers(names, table) for table in tables)
        folded = f"<details><summary>{escape(self.say('report-numbers'))}</summary>{numbers}</details>"
        told = [msgspec.structs.replace(group, things=[one for one in table if one is not None]) for table in tables]
        return self.figure(svg, lambda index: [self.things_line(told[index])], self.about(group), folded)

    def things_line(self, group: Group) -> str:
        known = [thing for thing in group.things if thing.taken.number >= FEWEST]
        if len(known) < 2:
            return self.say("report-things-none", number=FEWEST)
        most, least = (choose(known, key=lambda thing: thing.taken.value) for choose in (max, min))
        told = [
            self.say(
                "report-things-taken"
                if group.source == "option"
                else f"report-things-{'lay' if group.open else 'came'}",
                most=self.thing(group, most.thing),
                least=self.thing(group, least.thing),
                most_share=self.percent(most.taken.value),
                least_share=self.percent(least.taken.value),
            )
        ]
        best = [thing for thing in group.things if thing.goes_with_victory]
        worst = [thing for thing in group.things if thing.goes_with_defeat]
        if best:
            told.append(self.say("report-things-best", things=self.several(group, best)))
        if worst:
            told.append(self.say("report-things-worst", things=self.several(group, worst)))
        if not best and not worst:
            told.append(self.say("report-things-even"))
        return " ".join(told)

    def several(self, group: Group, things: Sequence[Thing]) -> str:
        order = sorted(things, key=lambda thing: -abs(thing.won.value - thing.chance))
        named = [f"{self.thing(group, thing.thing)} ({self.gain(thing)})" for thing in order[:NAMED]]
        return ", ".join(named + ["…"] * (len(order) > NAMED))

    def gain(self, thing: Thing) -> str:
        gain = 100 * (thing.won.value - thing.chance)
        return ("+" if gain >= 0 else "") + self.number(gain)

    def numbers(self, names: Sequence[str], things: Sequence[Thing | None]) -> str:
        columns = ("thing", "available", "taken", "interval", "won", "interval", "chance", "passed-over")
        head = "".join(f"<th>{escape(self.say(f'report-column-{column}'))}</th>" for column in columns)
        rows = "".join(
            f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in self.row(name, thing))}</tr>"
            for name, thing in zip(names, things, strict=True)
            if thing is not None
        )
        return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'

    def row(self, name: str, thing: Thing) -> list[str]:
        """Shares of all seats, of those who could, of those who did."""
        taken = self.interval(thing.taken)
        available = "–" if thing.available is None else self.percent(thing.available / thing.seats)
        row = [name, available, taken["share"], f"{taken['low']}–{taken['high']}"]
        if thing.won.number == 0:
            return [*row, "–", "–", "–", "–" if thing.passed_over is None else self.percent(thing.passed_over)]
        return [
            *row,
            self.percent(thing.won.value),
            f"{self.hundredths(thing.won.low)}–{self.percent(thing.won.high)}",
            self.percent(thing.chance),
            "–" if thing.passed_over is None else self.percent(thing.passed_over),
        ]

    def dominated(self) -> str:
        parts = [self.how("report-dominated-how", fewest=FEWEST, rarely=self.percent(RARELY))]
        for index, groups in enumerate(self.groups):
            if len(self.studies) > 1:
                parts.append(f"<h3>{escape(self.labels[index])}</h3>")
            parts += [self.listed(sort, groups) for sort in ("rarely", "never", "worse", "better")]
        return "".join(parts)

    def listed(self, sort: str, groups: Sequence[Group]) -> str:
        fits = {
            "never": "never_taken",
            "rarely": "rarely_taken",
            "worse": "goes_with_defeat",
            "better": "goes_with_victory",
        }[sort]
        found = [(group, thing) for group in groups for thing in group.things if getattr(thing, fits)]
        if sort in ("never", "rarely"):
            found.sort(key=lambda one: (one[1].taken.high, one[1].thing))
        else:
            found.sort(key=lambda one: -abs(one[1].won.value - one[1].chance))
        lines = [self.dominated_line(sort, group, thing) for group, thing in found[:SHOWN]]
        if not lines:
            lines = [self.say("report-dominated-none")]
        if len(found) > SHOWN:
            lines.append(self.say("report-dominated-more", number=len(found) - SHOWN))
        items = "".join(f"<li>{escape(line)}</li>" for line in lines)
        return f"<h3>{escape(self.say(f'report-dominated-{sort}'))}</h3><ul>{items}</ul>"

    def dominated_line(self, sort: str, group: Group, thing: Thing) -> str:
        named = {"thing": self.thing(group, thing.thing), "group": self.about(group)}
        if sort in ("never", "rarely"):
            by = {"option": {"never": "nobody", "rarely": "rarely"}, "event": {"never": "never", "rarely": "seldom"}}
            id = f"report-dominated-{by[group.source][sort]}-line"
            return self.say(id, number=thing.taken.number, **named, **self.interval(thing.taken))
        sure = Share(thing.won.value, *thing.sure, thing.won.number)
        chance = self.percent(thing.chance)
        return self.say(
            "report-dominated-won-line", number=thing.won.number, chance=chance, **named, **self.interval(sure)
        )


def framed(svg: str, told: Sequence[tuple[str, Sequence[str]]], heading: str = "", numbers: str = "") -> str:
    """A drawing, and sentences under their labels: several as a list."""
    caption = "".join(labelled(label, sentences) for label, sentences in told)
    spoken = escape(" ".join(sentence for _, sentences in told for sentence in sentences))
    titled = f"<h3>{escape(heading)}</h3>" if heading else ""
    image = svg.replace("<svg", f'<svg role="img" aria-label="{spoken}"', 1)
    return f"<figure>{titled}{image}<figcaption>{caption}</figcaption>{numbers}</figure>"


def labelled(label: str, sentences: Sequence[str]) -> str:
    named = f"<b>{escape(label)}</b> " if label else ""
    if len(sentences) == 1:
        return f"<p>{named}{escape(sentences[0])}</p>"
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
    return (f"<p>{named}</p>" if named else "") + f"<ul>{items}</ul>"


def plots(*figures: str) -> str:
    return f'<div class="plots">{"".join(figures)}</div>'
