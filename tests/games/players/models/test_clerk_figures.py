"""Measuring a clerk: one that reads as the labels say has everything right, and its cost is printed."""

import argparse
import dataclasses
import functools
import json
from collections.abc import Iterator, Mapping

import pytest

from benchmarks import clerks
from benchmarks.corpus import lines
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import Heard, ModelServer

MOST = 40


@functools.cache
def by_words() -> Mapping[str, lines.Line]:
    """Loaded on demand: there are fifteen thousand lines, which would slow down collecting the tests."""
    return {line.text: line for line in lines.read()}


def knowing(heard: Heard) -> replies.Reply:
    """Says what the labels of the line say, each in all of its words."""
    said = json.loads(heard.last_words.splitlines()[-1])["message"]
    told = [dataclasses.asdict(label.claim) for label in by_words()[said].labels]
    return replies.says(json.dumps({"claims": [{"words": said, "claim": claim} for claim in told]}))


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with ModelServer(knowing) as stand_in:
        yield stand_in


def measured(server: ModelServer) -> list[clerks.Read]:
    parser = argparse.ArgumentParser()
    clerks.add_arguments(parser)
    wanted = ["--clerk", server.url, "stand-in/1", "--server", "openai", "--most", str(MOST), "--at-once", "4"]
    return clerks.read(tuple(by_words().values()), parser.parse_args(wanted))


def test_a_clerk_that_reads_as_the_labels_say_has_everything_right(server: ModelServer) -> None:
    read = measured(server)

    assert len(read) == len(server.heard) == MOST
    assert sum(len(each.result.line.labels) for each in read) > MOST // 3
    assert all(len(each.result.matched) == len(each.result.line.labels) for each in read)
    assert all(each.result.right == len(each.result.stamps) for each in read)


def test_a_clerk_that_does_not_answer_has_read_nothing(server: ModelServer, capsys: pytest.CaptureFixture[str]) -> None:
    server.script = lambda _: replies.says("I cannot read.")

    read = measured(server)
    clerks.report(read)

    assert not any(each.result.stamps for each in read)
    assert f"not read: {MOST} of {MOST} lines {{'unreadable': {MOST}}}" in capsys.readouterr().out
