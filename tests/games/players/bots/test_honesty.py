"""House bots talk about what happened: the crew truly, the impostors with lies that the log refutes."""

from collections import Counter

import pytest

from games.engine.facts import events, identities
from games.engine.judging import claims
from games.engine.judging.claims import Verdict
from tests.engine import scenes
from tests.games.players import minds
from tests.support import rings

pytestmark = pytest.mark.both
SEEDS = range(rings.of_all(12))


def verdicts(role: identities.Role) -> Counter[Verdict]:
    found: Counter[Verdict] = Counter()
    for seed in SEEDS:
        entries = minds.played(seed)
        roles = {each.event.color: each.event.role for each in scenes.told(entries, events.RoleDealt)}
        found.update(stamp.judgement.verdict for stamp in claims.stamped(entries) if roles[stamp.speaker] is role)
    return found


def test_crewmates_claim_nothing_that_they_know_to_be_false() -> None:
    found = verdicts(identities.Role.CREWMATE)

    assert found[Verdict.TRUE] > 17 * len(SEEDS)
    assert found[Verdict.LIE] == found[Verdict.MISTAKEN] == found[Verdict.UNDECIDABLE] == 0


def test_impostors_lie_some_of_the_time() -> None:
    found = verdicts(identities.Role.IMPOSTOR)

    assert found[Verdict.LIE] > 2 * len(SEEDS)
    assert found[Verdict.TRUE] > 2 * len(SEEDS)


def test_every_lie_about_a_place_is_refuted_by_an_entry() -> None:
    for seed in SEEDS:
        for stamp in claims.stamped(minds.played(seed)):
            if stamp.judgement.verdict is Verdict.LIE and stamp.claim.place and not stamp.claim.task:
                assert stamp.judgement.entry is not None
