"""A log is cut between two steps, wherever the cut is asked for."""

import pytest

from games.engine.facts import events
from games.engine.facts import rules as ruling
from games.engine.state import ledger as ledgers
from games.experiments.forks import cuts
from tests.engine import matches


@pytest.mark.parametrize("decide", [matches.at_random, matches.eager, matches.hostile])
def test_a_step_ends_at_every_cut_and_every_tick_of_talk_at_one(decide: matches.Decider) -> None:
    all_talked = 0
    for seed, players in ((1, 5), (2, 8), (3, 10)):
        entries: list[ledgers.Entry] = []
        ends, talked = set(), set()
        for step in matches.steps(seed, players, ruling.recommended(players), decide):
            entries += step.entries
            ends.add(len(entries))
            if any(isinstance(entry.event, events.Spoke | events.SilenceFell) for entry in step.entries):
                talked.add(len(entries))

        found = set(cuts.cuts(entries))
        assert found <= ends
        assert talked <= found
        assert found
        all_talked += len(talked)
    assert all_talked > 10
