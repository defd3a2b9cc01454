"""What is said over the sockets: the same messages with the same members on the server's side and on the page's."""

import inspect
import json
from pathlib import Path

import pytest

from games.log import doorbell
from games.watching.sockets import consumers, messages
from sct.pages.showing import frames
from tests.scripts import typedefs
from tests.sct import batch_files

WIRE, SOCKET = "match/playing/wire.js", "sct/socket.js"
SAID = (
    messages.hello(view="glass", head=3, status="running"),
    messages.frames([b"{}"]),
    messages.signal(head=3, status="running", watching=None, thinking=["red"], asked=2, step=3),
    messages.error("too many spectators from your address"),
    messages.END,
)


def said() -> dict[str, dict[str, object]]:
    return {message["type"]: message for message in (json.loads(each.text) for each in SAID)}


def test_a_matchs_page_knows_every_message_and_no_other() -> None:
    ours = inspect.getmembers(messages, lambda each: inspect.isfunction(each) and each.__module__ == messages.__name__)
    speakers = [name for name, _ in ours if not name.startswith("_")]

    assert typedefs.messages(WIRE).keys() == said().keys() == {*speakers, messages.END.text.split('"')[3]}


@pytest.mark.parametrize("kind", sorted(said()))
def test_a_message_of_a_match_has_the_members_that_its_page_knows(kind: str) -> None:
    shape = typedefs.messages(WIRE)[kind]

    assert shape.members == said()[kind].keys()


def test_a_signal_may_lack_all_that_it_tells() -> None:
    assert typedefs.messages(WIRE)["signal"].needed == {"type"}
    assert typedefs.messages(WIRE)["signal"].members == {"type", *doorbell.Signal.__annotations__}


def test_a_page_wishes_what_the_server_understands() -> None:
    wish = typedefs.shapes(WIRE)["Wish"]

    assert wish.members == consumers.Wish.model_fields.keys()


@pytest.mark.django_db
def test_a_page_of_the_test_knows_every_message_with_its_members(tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, agents="wf", num_trials=1))
    trial, progress = frames.of_trial(batch.pk, "wf", 1), frames.of_batch(batch.pk)
    assert trial is not None
    assert progress is not None
    numbered = [{**trial, "n": 1}, {**progress, "n": 1}]

    told = {str(each["type"]): each for each in [frames.hello("a1", 0), frames.beat(1), *numbered]}

    known = typedefs.messages(SOCKET)
    assert {kind: message.keys() for kind, message in told.items()} == {kind: known[kind].members for kind in known}


@pytest.mark.django_db
def test_the_figures_of_a_batch_have_the_members_that_its_page_knows(tmp_path: Path) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, agents="wf", num_trials=1))
    progress = frames.of_batch(batch.pk)
    assert progress is not None
    [figures] = progress["figures"]

    known = typedefs.shapes(SOCKET)
    assert progress["facts"].keys() == known["Facts"].members
    assert figures.keys() == known["AgentFigures"].members
    assert [share.keys() for share in figures["shares"].values() if share.keys() != known["Share"].members] == []
