"""A match that is over, for those who want to be surprised: told to the end of the stretch that they are in."""

from collections.abc import AsyncGenerator, Iterator, Mapping

from games.watching import watchable
from games.watching.page_start import GLASS
from games.watching.segments import cutting
from games.watching.sockets import messages
from games.watching.sockets.topics import Topic
from glassbox_site.ground.sockets import topics
from glassbox_site.ground.sockets.messages import Message


def seen(topic: Topic, after: int, cookies: Mapping[str, str]) -> topics.Topic:
    """The whole topic, unless it would tell what they asked not to be told. The glass always tells everything."""
    is_due = topic.is_over and topic.viewer != GLASS and watchable.are_spoilers_off(cookies)
    return Stretch(topic, after) if is_due else topic


class Stretch(topics.Topic):
    """A finished match up to the end of the stretch that has the next frame: it tells neither length nor result."""

    def __init__(self, whole: Topic, after: int) -> None:
        super().__init__()
        self._whole = whole
        self.head = min(whole.head, cutting.last_of(after + 1, cutting.TEN))
        self.end = whole.end if self.head == whole.head else None

    def __str__(self) -> str:
        return str(self._whole)

    def greeting(self) -> Iterator[Message]:
        yield messages.hello(view=self._whole.viewer, head=self.head, status=self._whole.status)

    def sign_of_life(self) -> Message:
        return messages.signal(head=self.head)

    def missed(self, number: int) -> AsyncGenerator[topics.Step, None]:
        return self._whole.missed(number, self.head)

    def enter(self) -> None:
        super().enter()
        self._whole.enter()

    def leave(self) -> None:
        self._whole.leave()
        super().leave()
