"""A process that measures one contestant, a line at a time, so that rounds can alternate.

It is told ``{"game": "alchemist", "what": "loop", "seconds": 0.3}`` and answers how much was
done in how much of its own processor time: ``{"done": 41230, "seconds": 0.304}``. With no
seconds it does one batch, the same for every contestant that plays the same game.
"""

import json
import sys
from importlib import import_module
from time import process_time

from bench.batch import Batch


def measure(batch: Batch, seconds: float) -> dict[str, float]:
    number = done = 0
    begun = process_time()
    while True:
        done += batch(number)
        number += 1
        spent = process_time() - begun
        if spent >= seconds:
            return {"done": done, "seconds": spent}


def main() -> None:
    answers, sys.stdout = sys.stdout, sys.stderr  # some peers greet on the standard output
    contestants = import_module(f"bench.{sys.argv[1]}")
    batches: dict[tuple[str, str], Batch] = {}
    for line in sys.stdin:
        told = json.loads(line)
        key = (told["game"], told["what"])
        if key not in batches:
            batches[key] = contestants.batch(*key)
        print(json.dumps(measure(batches[key], told["seconds"])), file=answers, flush=True)


if __name__ == "__main__":
    main()
