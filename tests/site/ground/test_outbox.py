"""What is handed in on a loop is written at once when the loop pauses, and each sender learns what became of it."""

import asyncio
import contextlib
from collections.abc import Iterator, Sequence

import pytest

from glassbox_site.ground.working import loop_turns, outbox


@contextlib.contextmanager
def _lent() -> Iterator[asyncio.AbstractEventLoop]:
    with asyncio.Runner() as runner:
        yield runner.get_loop()


def test_all_that_came_is_written_at_once_and_each_learns_what_became_of_its_own() -> None:
    turns, learned, written = loop_turns.Turns(_lent, "test"), dict[str, str](), list[list[str]]()
    box = outbox.Outbox[str, str](turns)

    async def live(word: str) -> None:
        try:
            learned[word] = await box.hand_in(word)
        except ValueError as refused:
            learned[word] = f"refused: {refused}"

    def fail(_: Sequence[str]) -> list[str]:
        raise OSError

    def keep(words: Sequence[str]) -> list[str | Exception]:
        written.append(list(words))
        return [word.upper() if word != "bad" else ValueError(word) for word in words]

    with turns.opened():
        for word in ("one", "bad", "two"):
            turns.begin(live(word))
        gone = turns.begin(live("gone"))
        turns.run(20)
        gone.cancel()
        turns.run(0)
        with pytest.raises(OSError):  # noqa: PT011 - nothing is lost by it
            box.write(fail)
        assert not learned
        box.write(keep)
        turns.run(0)

    assert written == [["one", "bad", "two", "gone"]]
    assert learned == {"one": "ONE", "bad": "refused: bad", "two": "TWO"}


def test_what_can_wait_a_little_ends_the_turn_soon_and_no_later_one() -> None:
    turns = loop_turns.Turns(_lent, "test")

    async def live(within: float) -> None:
        turns.halt(within)

    with turns.opened():
        for within in (0.001, 0.0):
            turns.begin(live(within))
        turns.run(20)
        turns.begin(live(0.001))
        turns.run(20)


def test_who_is_told_to_end_before_there_is_a_loop_is_not_upset() -> None:
    loop_turns.Turns(_lent, "test").wake()
