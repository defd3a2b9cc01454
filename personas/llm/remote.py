"""A model at an endpoint as a `LanguageModel`.

    highway = road.Road(redis_url)                              # one for the process
    model = remote.RemoteModel(spec, highway, within=[budget])  # one for each match or trial, or longer
    completion = model.complete(request)

A call holds part of each budget, waits for a place at the endpoint, is fitted to what the model is known to accept,
sent, read, and retried where that can help. All of this except queueing happens within the request's deadline.
"""

import asyncio
from collections.abc import Sequence

from personas.llm import chat, endpoints, errors, retrying, road
from personas.llm.line import fitting, http, one_call, process_equipment
from personas.llm.shared import budgets

QUEUE_FOR = 20
"""How many times its own deadline a call may queue; the calls ahead of it are bounded by their deadlines."""


class RemoteModel:
    """One model, its calls paid from the budgets it works `within`.

    `witness`, if there is one, is shown every body as it is sent and the reply as it came, on the wire's
    thread: for a page that shows the raw exchange. Neither contains the key. `last_look` is for requests without their
    own. Without `learns`, calls use what is known of the model, but what they are refused is forgotten afterwards:
    for trying things out.
    """

    def __init__(
        self,
        spec: endpoints.ModelSpec,
        by: road.Road,
        *,
        within: Sequence[budgets.Budget] = (),
        witness: one_call.Witness | None = None,
        last_look: chat.LastLook | None = None,
        learns: bool = True,
    ) -> None:
        self.spec = spec
        self._learns = learns
        self._road = by
        self._within = tuple(within)
        self._witness = witness or _look_away
        self._last_look = last_look

    @property
    def name(self) -> str:
        return self.spec.name

    def complete(self, request: chat.Request) -> chat.Completion:
        return self._road.run(lambda equipment: self._asked(equipment, request))

    async def acomplete(self, request: chat.Request) -> chat.Completion:
        return await self._road.arun(lambda equipment: self._asked(equipment, request))

    async def _asked(self, equipment: process_equipment.Equipment, request: chat.Request) -> chat.Completion:
        started = equipment.clock()
        seconds = self.spec.endpoint.total if request.deadline is None else request.deadline
        call = one_call.OneCall(
            equipment=equipment,
            spec=self.spec,
            within=self._within,
            witness=self._witness,
            last_look=request.last_look or self._last_look,
            request=fitting.completed(request, self.spec),
            until=started + seconds,
            queue=QUEUE_FOR * seconds if request.queues else 0.0,
            learns=self._learns,
        )
        try:
            return await _persisted(call, equipment.patience, seconds)
        except errors.LlmError as failure:
            failure.spent, failure.attempts = call.spent, call.sent
            failure.seconds = equipment.clock() - started
            raise


async def _persisted(call: one_call.OneCall, patience: retrying.Patience, seconds: float) -> chat.Completion:
    try:
        async with asyncio.timeout_at(call.until + call.queue) as call.timer:
            return await retrying.persist(call.attempt, patience, call.until, call.equipment.waiting_room.sleep)
    except TimeoutError:
        because = f", after: {call.last_failure.reason}" if call.last_failure else ""
        raise errors.TimedOut(f"{call.spec.endpoint.host}: no answer within {seconds:g} s{because}") from None


def _look_away(_: fitting.Body, __: http.Reply) -> None:
    return None
