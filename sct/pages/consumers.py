"""The sockets of the test's pages: open to everybody and one-way, since clients send nothing on them but the close.

    ws /ws/sct/7/?epoch=&after=&lang=             {"type": "hello", ...}, then each newest {"type": "progress", ...}
    ws /ws/sct/7/trials/wf/3/?epoch=&after=       the same with {"type": "trial", ...}: the trial has moved

`after` is the number of the last frame that the client has of this `epoch`; it is not sent again. `lang` is one of the
site's languages; for anything else, its default is used.
"""

import functools
from collections.abc import Callable

from django.utils import translation

from glassbox_site.ground.sockets import looked_at
from sct.pages import db_threads, messages
from sct.pages.showing import frames

TONGUE: looked_at.Tongue[messages.Frame] = looked_at.Tongue(
    hello=lambda epoch, head: messages.written(messages.Hello(epoch=epoch, head=head)),
    beat=lambda head: messages.written(messages.Beat(head=head)),
    frame=lambda found, n: messages.written(found.model_copy(update={"n": n})),
    done=db_threads.done,
)


class _Watching(looked_at.Watching):
    sees: Callable[..., messages.Frame | None]

    async def enter(self) -> None:
        wish, named = messages.Wish.model_validate(self.wishes), self.scope["url_route"]["kwargs"]
        look = functools.partial(_told_in, wish.lang, functools.partial(self.sees, **named))
        topic = looked_at.topic((type(self).__name__, *named.values(), wish.lang), look, TONGUE)
        await self.watch(topic, wish.after)


class WatchingBatch(_Watching):
    sees = staticmethod(frames.of_batch)


class WatchingTrial(_Watching):
    sees = staticmethod(frames.of_trial)


def _told_in(language: str, look: looked_at.Look[messages.Frame]) -> messages.Frame | None:
    with translation.override(language):
        return look()
