"""What is asked of the database at the same time is asked together.

While one group is served, those that come meanwhile wait and make up the next: so a commit or a
round trip, which is what takes time, serves as many as there are.
"""

import logging
from asyncio import Event, Future, Task, create_task, get_running_loop
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from philtre.kernel.errors import PhiltreError

logger = logging.getLogger(__name__)

LONGEST = 500  # in a group

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")
Serve = Callable[[Sequence[Asked]], Awaitable[Sequence[Answer]]]


class DatabaseFailed(PhiltreError):
    """What was asked may have been done or not: only the database tells."""


class Pending(Future[Answer]):
    """What the database will answer. Whoever waits for it and is cancelled, is so when the answer has come.

    For what was asked is done, whether or not anybody waits for it. This costs nothing; to shield it by a
    task of its own takes as long as to fold an entry.
    """

    def cancel(self, msg: Any = None) -> bool:
        return False


class Waiting(NamedTuple, Generic[Asked, Answer]):
    asked: Asked
    answer: Pending[Answer]


class Groups(Generic[Asked, Answer]):
    """A queue that is served in groups, none of which has two of the same ``key``.

    ``failures`` are of the database. Any other is of somebody's asking, and the others of the
    group shall not suffer from it.
    """

    def __init__(
        self,
        serve: Serve[Asked, Answer],
        failures: tuple[type[Exception], ...],
        reason: str,
        key: Callable[[Asked], object] = id,
    ) -> None:
        self.serve = serve
        self.failures = failures
        self.reason = reason
        self.key = key
        self.waiting: list[Waiting[Asked, Answer]] = []
        self.wanted = Event()
        self.closing = False
        self.loop = get_running_loop()
        self.serving: Task[None] = create_task(self.serve_on())

    def ask(self, asked: Asked) -> Pending[Answer]:
        answer: Pending[Answer] = Pending(loop=self.loop)
        self.waiting.append(Waiting(asked, answer))
        self.wanted.set()
        return answer

    async def close(self) -> None:
        """Serve whoever still waits, then nobody."""
        self.closing = True
        self.wanted.set()
        await self.serving

    async def serve_on(self) -> None:
        while not self.closing:
            await self.wanted.wait()
            self.wanted.clear()
            while self.waiting:
                await self.serve_group(self.next_group())

    def next_group(self) -> list[Waiting[Asked, Answer]]:
        group: dict[object, Waiting[Asked, Answer]] = {}
        later = []
        for one in self.waiting:
            key = self.key(one.asked)
            if key in group or len(group) == LONGEST:
                later.append(one)
            else:
                group[key] = one
        self.waiting = later
        return list(group.values())

    async def serve_group(self, group: Sequence[Waiting[Asked, Answer]]) -> None:
        try:
            answers = await self.serve([one.asked for one in group])
        except self.failures as error:
            logger.error("%s: %s, %d times", self.reason, error, len(group))
            self.fail(group, error)
        except Exception as error:
            if len(group) == 1:
                logger.error("%s: %s", self.reason, type(error).__name__)  # its text may quote what is secret
                self.fail(group, error)
                return
            for one in group:
                await self.serve_group([one])
        else:
            for one, answer in zip(group, answers, strict=True):
                one.answer.set_result(answer)

    def fail(self, group: Sequence[Waiting[Asked, Answer]], error: Exception) -> None:
        for one in group:
            failure = DatabaseFailed(self.reason)
            failure.__cause__ = error
            one.answer.set_exception(failure)
