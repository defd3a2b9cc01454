"""What was learned about models: kept in the process, shared with others in Redis, and forgotten after a while.

It consists of lessons, keyed by base URL and model. Without Redis each process learns for itself, which costs one
refused call per feature and never a lost turn.
"""

import contextlib
import time
from collections.abc import Callable, Mapping

import pydantic

from personas.llm import endpoints
from personas.llm.line import fitting, lessons
from personas.llm.shared import stores

SHARED_FOR = 24 * 3600.0
RUNG_KEPT_FOR = 3600.0
FRESH_FOR = 10.0
SECOND_THOUGHTS_AFTER = 600.0

_LESSON = pydantic.TypeAdapter(lessons.Lesson)


class Knowledge:
    """`now` is a wall clock, because lessons are shared between processes."""

    def __init__(self, store: stores.Store | None, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now
        self._learned: dict[str, dict[str, lessons.Lesson]] = {}
        self._read_at: dict[str, float] = {}
        self._thought_again_at: dict[tuple[str, str], float] = {}
        self._beyond_doubt: set[str] = set()
        self._tools_looked_for: set[str] = set()
        self._tools_arrive: set[str] = set()

    async def learned(self, spec: endpoints.ModelSpec) -> lessons.Lessons:
        """The lessons that hold now, by concession. What other processes learn or forget arrives within seconds."""
        key = _key(spec)
        if self._now() - self._read_at.get(key, -FRESH_FOR) >= FRESH_FOR:
            await self._refresh(key)
        return {name: each for name, each in self._learned.get(key, {}).items() if self._holds(each)}

    async def abilities(self, spec: endpoints.ModelSpec, shape: str = "") -> endpoints.Abilities:
        """What the model can do, by everything learned, when it is asked for a shape."""
        return fitting.conceded(spec, lessons.for_shape(await self.learned(spec), shape))

    async def learn(self, spec: endpoints.ModelSpec, concession: str, why: str = "") -> None:
        key = _key(spec)
        lesson = lessons.lesson(concession, why, self._now())
        self._learned.setdefault(key, {})[concession] = lesson
        if self._store is not None:
            with contextlib.suppress(stores.Away):
                await self._store.put(key, {concession: _LESSON.dump_json(lesson).decode()}, SHARED_FOR)

    async def think_again(self, spec: endpoints.ModelSpec, shape: str) -> None:
        """A worse rung gave prose: forget why it is used, so that the better one is tried at the next question; at most
        once in `SECOND_THOUGHTS_AFTER` seconds."""
        key = _key(spec)
        if self._now() - self._thought_again_at.get((key, shape), -SECOND_THOUGHTS_AFTER) < SECOND_THOUGHTS_AFTER:
            return
        self._thought_again_at[key, shape] = self._now()
        await self._drop(key, lessons.rungs(await self.learned(spec), shape))

    def doubts_help(self, spec: endpoints.ModelSpec) -> bool:
        """Whether it makes sense to search for the reason of an unclear refusal."""
        return _key(spec) not in self._beyond_doubt

    def doubt_no_more(self, spec: endpoints.ModelSpec) -> None:
        """Stop searching in this process, because leaving everything out did not help."""
        self._beyond_doubt.add(_key(spec))

    def tools_arrive(self, spec: endpoints.ModelSpec) -> bool:
        """Whether tools are known to reach the model."""
        return _key(spec) in self._tools_arrive

    def tools_seen(self, spec: endpoints.ModelSpec) -> None:
        self._tools_arrive.add(_key(spec))

    def tools_looked_for(self, spec: endpoints.ModelSpec) -> bool:
        """Whether this process has probed for tools, with or without a result: some servers do not count tokens."""
        return _key(spec) in self._tools_looked_for

    def look_for_tools_no_more(self, spec: endpoints.ModelSpec) -> None:
        self._tools_looked_for.add(_key(spec))

    async def forget(self, spec: endpoints.ModelSpec) -> None:
        key = _key(spec)
        self._beyond_doubt.discard(key)
        self._tools_arrive.discard(key)
        self._tools_looked_for.discard(key)
        self._learned.pop(key, None)
        if self._store is not None:
            with contextlib.suppress(stores.Away):
                await self._store.remove(key)

    async def _drop(self, key: str, concessions: list[str]) -> None:
        for concession in concessions:
            self._learned.get(key, {}).pop(concession, None)
        if self._store is not None and concessions:
            with contextlib.suppress(stores.Away):
                await self._store.drop(key, concessions)

    async def _refresh(self, key: str) -> None:
        """Replaces what this process knows by what is in Redis, unless Redis is away."""
        self._read_at[key] = self._now()
        if self._store is not None:
            with contextlib.suppress(stores.Away):
                self._learned[key] = _read(await self._store.fields(key))

    def _holds(self, lesson: lessons.Lesson) -> bool:
        """What lowered how strictly the model is held to JSON (a rung) is forgotten sooner than anything else."""
        is_rung = lesson.concession.partition("@")[0] in lessons.RUNGS
        return self._now() - lesson.at < (RUNG_KEPT_FOR if is_rung else SHARED_FOR)


def _read(fields: Mapping[str, str]) -> dict[str, lessons.Lesson]:
    """Skips what a later version wrote in another form; it is learned anew."""
    found = {}
    for name, value in fields.items():
        with contextlib.suppress(pydantic.ValidationError):
            found[name] = _LESSON.validate_json(value)
    return found


def _key(spec: endpoints.ModelSpec) -> str:
    return f"llm:lessons:{spec.endpoint.base_url.rstrip('/')}:{spec.model}"
