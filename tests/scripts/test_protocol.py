"""Socket messages: the same messages with the same members on the server's side and on the page's."""

import inspect
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any, get_args

import pydantic
import pytest
import typing_extensions

from games.log import doorbell
from games.watching.sockets import messages as matches
from glassbox_site.ground.sockets import consumers
from glassbox_site.ground.sockets import messages as everywhere
from sct.pages import messages as batches
from tests.scripts import typedefs

WIRE, SOCKET = "match/playing/wire.js", "sct/socket.js"
SIDES = [(matches, WIRE), (batches, SOCKET), (everywhere, "frame/standstill.js")]


def shapes(side: ModuleType) -> Iterator[tuple[str, typedefs.Shape]]:
    """The shapes of all messages of the server; only members declared optional may be missing."""
    found: list[tuple[str, Any]] = inspect.getmembers(side, inspect.isclass)
    for name, shape in found:
        if shape.__module__ != side.__name__ or name == "Wish":
            continue
        if typing_extensions.is_typeddict(shape):
            needed = frozenset(shape.__required_keys__)
            yield name, typedefs.Shape(members=needed | shape.__optional_keys__, needed=needed)
        elif issubclass(shape, pydantic.BaseModel) and shape.model_fields:
            yield name, typedefs.Shape(members=frozenset(shape.model_fields), needed=frozenset(shape.model_fields))


def kinds(said: Any) -> set[str]:
    hints = (inspect.get_annotations(each, eval_str=True)["type"] for each in get_args(said))
    return {kind for hint in hints for kind in re.findall(r"Literal\['(\w+)'\]", str(hint))}


@pytest.mark.parametrize(("side", "script"), SIDES, ids=["match", "test", "both"])
def test_the_server_says_what_its_page_knows_with_the_same_members(side: ModuleType, script: str) -> None:
    known = typedefs.shapes(script)
    known.pop("Wish", None)

    assert dict(shapes(side)) == known


@pytest.mark.parametrize(("side", "script"), SIDES[:2], ids=["match", "test"])
def test_a_page_knows_every_kind_of_message_and_no_other(side: ModuleType, script: str) -> None:
    assert kinds(side.Said) == typedefs.messages(script).keys()


def test_a_signal_may_lack_all_that_it_tells() -> None:
    assert typedefs.messages(WIRE)["signal"].needed == {"type"}
    assert typedefs.messages(WIRE)["signal"].members == {"type", *doorbell.Signal.__annotations__}


def test_a_page_wishes_what_the_server_understands() -> None:
    assert typedefs.shapes(WIRE)["Wish"].members == matches.Wish.model_fields.keys()
    assert typedefs.shapes(SOCKET)["Wish"].members == batches.Wish.model_fields.keys()


def test_a_page_that_is_refused_for_good_does_not_come_again() -> None:
    [codes] = re.findall(r"REFUSED = new Set\(\[(.*)\]\)", (typedefs.SCRIPTS / "lasting_socket.js").read_text())

    assert set(map(int, codes.split(","))) == {consumers.NOT_UNDERSTOOD, consumers.NOT_FOUND}
