"""Facts: what is declared holds together, and the results follow from the scores."""

from collections.abc import Iterator
from typing import final

from philtre.checks.item import Fault, Item
from philtre.checks.line import Spot, name_of
from philtre.kernel.state import State
from philtre.kernel.zones import HIDDEN


@final
class Facts(Item):
    name = "facts"
    meaning = "Declarations hold together, answers fit their question, places and winners follow from the scores."
    needs = ("copies", "options")
    everywhere = True

    def declared(self) -> None:
        lexicon = self.game.lexicon
        names = {
            "domain": [domain.name for domain in lexicon.domains],
            "decision": [decision.name for decision in lexicon.decisions],
            "event": [event.name for event in lexicon.events],
            "reason": [reason.name for reason in lexicon.reasons],
            "option": [option.name for option in self.game.agreements],
            "pool": [pool.name for pool in self.game.zones.pools],
        }
        for sort, given in names.items():
            for name in given:
                if given.count(name) > 1:
                    raise Fault(f"two {sort}s are named “{name}”")
        for decision in lexicon.decisions:
            if not decision.verbs:
                raise Fault(f"no verb answers the decision “{decision.name}”")
        for event in lexicon.events:
            if len(event.arguments) > 4:
                raise Fault(f"the event “{event.name}” has {len(event.arguments)} arguments; the journal keeps four")
        if not self.game.players or max(self.game.players) > self.game.zones.seats or min(self.game.players) < 1:
            raise Fault(f"the zones have {self.game.zones.seats} seats, but {self.game.players} players may play")

    def position(self, spot: Spot) -> None:
        state = spot.state
        for seat in state.deciders:
            decision = state.lexicon.decisions[state.question(seat)]
            for action in state.legal(seat):
                verb = state.lexicon.verb_of(action)
                if verb not in decision.verbs:
                    raise Fault(f"“{verb.name}” is offered to seat {seat} but does not answer “{decision.name}”")
        for fault in faults_of_results(state):
            raise Fault(fault)
        self.tried += 1


def faults_of_results(state: State) -> Iterator[str]:
    scores, ranking, winners = state.scores, state.ranking, state.winners
    seats = range(state.players)
    if len(scores) != state.players or len(ranking) != state.players:
        yield f"{state.players} players have the scores {scores} and the places {ranking}"
        return
    if any(scores[seat] > scores[other] and ranking[seat] >= ranking[other] for seat in seats for other in seats):
        yield f"the places {ranking} do not follow from the scores {scores}"
    if any(ranking[seat] != 1 + sum(place < ranking[seat] for place in ranking) for seat in seats):
        yield f"the places {ranking} are not those of seats of which equal ones share theirs"
    if winners != ([seat for seat in seats if ranking[seat] == 1 and state.won(seat)] if state.over else []):
        yield f"the winners are {winners}, the places {ranking}, and the game is{'' if state.over else ' not'} over"
    if any(state.b[seat * state.zones.stride + HIDDEN] for seat in seats):
        return  # what a hidden seat has won meanwhile, the others do not see yet
    for viewer in (*seats, None):
        seen = state.seen_by(viewer)
        if (seen.scores, seen.ranking) != (scores, ranking):
            yield f"the scores are {scores}, the places {ranking}; {name_of(viewer)} sees {seen.scores}, {seen.ranking}"
