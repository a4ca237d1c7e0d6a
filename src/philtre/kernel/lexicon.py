"""The lexicon: every word the rules use, declared once, from which all its forms follow.

An action is a small int for search, a notation for people and records ("take blue"), and a
message with targets for the interface. A *domain* names things of one sort; a *verb* is a run
of actions, one for each thing of its domain. Notation, labels, targets, masks and the test
that nothing lacks words are all read off these declarations.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.kernel.zones import BAG


class Domain:
    """Things of one sort, each with a token: ``ingredient:gray``, ``tile:9``.

    Words for a thing come from the message ``<domain>-<token>`` unless ``message`` names one
    message for them all, which then is given the parts of the token as arguments: a domain
    whose tokens are pieces joined by ``+``, each a number and a thing of the domain ``of``.
    The things of a domain of ``NUMBER`` are numbers, and told as such: a sentence can count them.
    """

    def __init__(self, name: str, tokens: list[str], of: "Domain | None" = None) -> None:
        self.name = name
        self.tokens = tokens
        self.of = of
        self.index = {token: index for index, token in enumerate(tokens)}
        assert len(self.index) == len(tokens), f"a token of {name} stands for two things"

    def has(self, token: str) -> bool:
        return token in self.index

    def thing(self, index: int) -> str:
        return f"{self.name}:{self.tokens[index]}"


class Bag(Domain):
    """Any number of things of another domain, told by an event: ``cubes:2spider+1toad``.

    The events carry it as one number, which ``zones.bag`` makes of a row of counts.
    """

    def __init__(self, name: str, of: Domain) -> None:
        super().__init__(name, [], of)
        self.kinds = of

    def has(self, token: str) -> bool:
        return all(piece.lstrip("0123456789") in self.kinds.index for piece in token.split("+")) or token == ""

    def thing(self, index: int) -> str:
        base = int(BAG)
        held = [index // base**kind % base for kind in range(len(self.kinds.tokens))]
        pieces = [f"{number}{token}" for number, token in zip(held, self.kinds.tokens, strict=True) if number]
        return f"{self.name}:{'+'.join(pieces)}"


NUMBER: Final = Domain("number", [])
SEAT: Final = Domain("seat", [])


class Verb:
    """A run of actions: one for each thing of a domain, or a single one."""

    def __init__(self, name: str, first: int, domain: Domain | None) -> None:
        self.name = name
        self.first = first
        self.domain = domain
        self.size = 1 if domain is None else len(domain.tokens)

    def thing(self, action: int) -> str | None:
        return None if self.domain is None else self.domain.thing(action - self.first)


class Phrase:
    """A message of the catalogue with the domains of its arguments: an event or a reason."""

    def __init__(self, name: str, arguments: dict[str, Domain]) -> None:
        self.name = name
        self.arguments = arguments


class Decision:
    """A kind of question: the verbs that answer it."""

    def __init__(self, name: str, verbs: list[Verb], always: bool, sealed: bool) -> None:
        self.name = name
        self.verbs = verbs
        self.always = always
        self.sealed = sealed


class Lexicon:
    """The words of one game under one version of its rules."""

    actions: i64
    always: vec[i64]

    def __init__(self, game: str, rules: int) -> None:
        self.game = game
        self.rules = rules
        self.actions = 0
        self.domains: list[Domain] = []
        self.verbs: list[Verb] = []
        self.decisions: list[Decision] = []
        self.events: list[Phrase] = []
        self.reasons: list[Phrase] = [Phrase("not-now", {})]
        self.always = vec[i64]()

    def domain(self, name: str, tokens: list[str], of: Domain | None = None) -> Domain:
        domain = Domain(name, tokens, of)
        self.domains.append(domain)
        return domain

    def bag(self, name: str, of: Domain) -> Bag:
        bag = Bag(name, of)
        self.domains.append(bag)
        return bag

    def verb(self, name: str, domain: Domain | None = None) -> int:
        """Declare a verb; its first action."""
        verb = Verb(name, int(self.actions), domain)
        self.verbs.append(verb)
        self.actions += verb.size
        return verb.first

    def decision(self, name: str, verbs: list[int], always: bool = False, sealed: bool = False) -> int:
        """Declare a question and the verbs (by their first action) that answer it.

        ``always``: put it even to a seat with one option, because skipping it would tell the
        others something about that seat's secrets. ``sealed``: the answer is told to nobody else
        before the end, not even when its window closes; what comes of it the rules show in time.
        """
        self.decisions.append(Decision(name, [self.verb_of(first) for first in verbs], always, sealed))
        self.always = vec[i64]([int(decision.always) for decision in self.decisions])
        return len(self.decisions) - 1

    def event(self, name: str, arguments: dict[str, Domain]) -> int:
        self.events.append(Phrase(name, arguments))
        return len(self.events) - 1

    def reason(self, name: str) -> int:
        """Declare why something is not allowed. Its message is given the thing of the action refused."""
        self.reasons.append(Phrase(name, {}))
        return len(self.reasons) - 1

    def verb_of(self, action: int) -> Verb:
        for verb in self.verbs:
            if verb.first <= action < verb.first + verb.size:
                return verb
        raise IndexError(action)

    def write(self, action: int) -> str:
        """The notation of an action."""
        verb = self.verb_of(action)
        if verb.domain is None:
            return verb.name
        return f"{verb.name} {verb.domain.tokens[action - verb.first]}"

    def read(self, text: str) -> int | None:
        """The action a notation means, whatever its case and spacing; None if it means nothing."""
        words = text.lower().split()
        for verb in self.verbs:
            if words and words[0] == verb.name:
                if verb.domain is None:
                    return verb.first if len(words) == 1 else None
                index = verb.domain.index.get(" ".join(words[1:]))
                return None if index is None else verb.first + index
        return None
