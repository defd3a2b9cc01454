"""How sure the house bots are, and for whom they vote."""

import pytest

from games.engine.facts import actions, identities
from games.engine.facts.dice import Dice
from games.engine.facts.testimony import Claim, Topic
from games.engine.ship import interlude, kills, tasks
from games.engine.state import ledger as ledgers
from games.players.bots import ballots, evidence, temperaments
from games.players.bots.mind import Mind
from tests.games.players import minds
from tests.games.players.bots.test_talk import aboard, bloody, said

RED, BLUE, GREEN, PINK, CYAN = (identities.Color(name) for name in ("red", "blue", "green", "pink", "cyan"))


def mind(ledger: ledgers.Ledger, color: identities.Color, temper: str = "diligent") -> Mind:
    known = minds.knowing(ledger, color)
    return Mind(known=known, me=known.figures[color], temper=temperaments.BY_NAME[temper], luck=Dice(1))


def doubt(ledger: ledgers.Ledger, color: identities.Color, of: identities.Color) -> int:
    return evidence.doubts(mind(ledger, color))[of]


def talking() -> ledgers.Ledger:
    ledger = aboard()
    interlude.call(ledger, caller=RED, body=None)
    return ledger


def vote(ledger: ledgers.Ledger, color: identities.Color, temper: str = "diligent") -> identities.Ballot:
    own = mind(ledger, color, temper)
    assert own.known.meeting is not None
    return ballots.choose(own, own.known.meeting)


def test_at_first_everybody_is_doubted_alike() -> None:
    ledger = minds.looking("storage: red blue cyan green! pink")

    assert len(set(evidence.doubts(mind(ledger, RED)).values())) == 1


def test_a_seen_kill_leaves_no_doubt() -> None:
    assert doubt(bloody(), BLUE, GREEN) == evidence.SURE


def test_company_all_the_round_takes_doubt_away() -> None:
    ledger = aboard()
    ledger.tick += 400
    interlude.call(ledger, caller=RED, body=None)

    assert doubt(ledger, RED, CYAN) <= doubt(ledger, RED, PINK) - 20


def test_a_visual_task_clears_unless_the_rules_switch_it_off() -> None:
    ledger = minds.looking("storage: red blue\nelectrical: green! pink", tasks={RED: ("empty_garbage",)})
    tasks.finish(ledger, ledger.world.players[RED], actions.DoTask(task="empty_garbage", stage=1))

    assert doubt(ledger, BLUE, RED) == evidence.CLEARED


@pytest.mark.parametrize("topic", [Topic.SAW_KILL, Topic.SAW_VENT])
def test_a_charge_weighs_on_the_charged_and_a_false_one_on_the_liar(topic: Topic) -> None:
    ledger = talking()
    before, innocent = doubt(ledger, RED, GREEN), doubt(ledger, PINK, BLUE)
    said(ledger, BLUE, "Look!", Claim(topic=topic, subject=GREEN), target=GREEN)
    said(ledger, BLUE, "And you!", Claim(topic=topic, subject=PINK), target=PINK)

    assert doubt(ledger, RED, GREEN) > before + 30
    assert doubt(ledger, PINK, BLUE) > innocent + 30


def test_an_alibi_that_does_not_fit_weighs_against_its_speaker() -> None:
    ledger = talking()
    before = doubt(ledger, PINK, GREEN)
    said(ledger, GREEN, "Admin.", Claim(topic=Topic.WAS_AT, subject=GREEN, place="admin", since=105, until=125))

    assert doubt(ledger, PINK, GREEN) >= before + 30


def test_a_claim_repeated_weighs_no_more() -> None:
    ledger = talking()
    claim = Claim(topic=Topic.SAW_VENT, subject=GREEN)
    said(ledger, BLUE, "Green!", claim)
    once = doubt(ledger, RED, GREEN)

    said(ledger, BLUE, "Green, I say!", claim)

    assert doubt(ledger, RED, GREEN) == once


def test_without_evidence_the_crew_skip() -> None:
    ledger = minds.looking("storage: red blue cyan green! pink white lime black")
    interlude.call(ledger, caller=RED, body=None)

    assert vote(ledger, RED) == identities.SKIP


def test_with_proof_they_do_not() -> None:
    assert vote(bloody(), BLUE, "quiet") == GREEN


def test_an_impostor_follows_the_fingers_that_point_at_the_crew() -> None:
    ledger = talking()
    said(ledger, RED, "Blue, you lie!", target=BLUE)
    said(ledger, CYAN, "Blue!", target=BLUE)

    assert vote(ledger, GREEN, "quiet") == BLUE


def test_an_impostor_never_names_its_partner_in_its_suspicions() -> None:
    ledger = minds.looking("electrical: green! red! pink\nstorage: blue cyan white black")
    kills.kill(ledger, GREEN, PINK)
    interlude.call(ledger, caller=BLUE, body=PINK)

    for seed in range(10):
        assert minds.statement(ledger, RED, "schemer", seed).target != GREEN
