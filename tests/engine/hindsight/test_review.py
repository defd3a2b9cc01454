"""Reading a whole log afterwards: logs of every release, and matches of players that behave badly."""

import json
from pathlib import Path

import pytest

from games.engine.hindsight import conduct, moments, review
from games.engine.judging.cases import Verdict
from games.engine.state import ledger as ledgers
from tests.engine import matches
from tests.engine.state import dumping
from tests.engine.state.test_old_logs import STORED
from tests.support import rings


def stored(path: Path) -> list[ledgers.Entry]:
    *rows, _ = [json.loads(line) for line in path.read_text().splitlines()]
    return dumping.load(rows)


def holds_together(entries: list[ledgers.Entry]) -> bool:
    """Whether all counts and moments refer to this log, and every false claim is refuted by an earlier entry."""
    reviewed = review.review(entries)
    refuted = [stamp for stamp in reviewed.stamps if stamp.judgement.verdict in (Verdict.LIE, Verdict.MISTAKEN)]
    assert all(0 < (stamp.judgement.entry or 0) < stamp.seq for stamp in refuted)
    assert all(0 < moment.seq <= len(entries) for moment in moments.moments(reviewed))
    return set(conduct.conducts(reviewed)) == set(reviewed.roles)


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_logs_of_every_release_can_be_read_again(path: Path) -> None:
    assert holds_together(stored(path))


@pytest.mark.parametrize("seed", rings.first(1, range(4)))
def test_whatever_players_do_their_match_can_be_read(seed: int) -> None:
    assert holds_together(matches.play(seed, players=9, decide=matches.hostile).entries)
