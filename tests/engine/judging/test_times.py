"""Which time a claim means: a match of two rounds, in which everybody was elsewhere in the second."""

import dataclasses

import pytest

from games.engine.facts import actions, events, identities
from games.engine.facts.testimony import Claim, Occasion, Relation, Topic, When
from games.engine.judging import claims
from games.engine.judging.claims import Verdict
from games.engine.ship import interlude, kills, sight, tasks, vents
from games.engine.state import ledger as ledgers
from tests.engine import scenes

RED, BLUE, GREEN, PINK, ORANGE = (identities.Color(name) for name in ("red", "blue", "green", "pink", "orange"))
HANDS = dict.fromkeys((RED, BLUE), ("calibrate_distributor",))


def two_rounds() -> ledgers.Ledger:
    """Round 1 (from 100 to 140): Green vents before Red's eyes at 110, the lights fail at 120, Orange dies at 125.

    Red works at 130. In round 2, until 200, Red is in Admin, Blue and Green are in Storage, Pink in Weapons.
    """
    ledger = scenes.drawn("electrical: green! red blue\nstorage: pink\nmedbay: orange", tasks=HANDS)
    for color in ledger.world.living:
        sight.look(ledger, color)
    ledger.tick = 110
    vents.enter(ledger, GREEN, "vent_electrical")
    ledger.tick = 120
    ledger.tell_everyone(events.SabotageStarted(system=identities.System.LIGHTS, deadline=None))
    ledger.tick = 125
    ledger.tell(events.VentMoved(color=GREEN, origin="vent_electrical", vent="vent_medbay", place="medbay"), (GREEN,))
    kills.kill(ledger, GREEN, ORANGE)
    ledger.tick = 130
    ledger.tell_everyone(events.SabotageMended(system=identities.System.LIGHTS))
    plan = actions.DoTask(task="calibrate_distributor", stage=0)
    tasks.begin(ledger, ledger.world.players[RED], plan)
    ledger.tick = 138
    tasks.finish(ledger, ledger.world.players[RED], plan)
    ledger.tick = 140
    interlude.call(ledger, caller=PINK, body=None)
    ledger.tell_everyone(events.MeetingClosed(number=1))
    for color, place in ((RED, "admin"), (BLUE, "storage"), (GREEN, "storage"), (PINK, "weapons")):
        ledger.tick += 1
        scenes.walk(ledger, color, place)
    ledger.tick = 200
    interlude.call(ledger, caller=PINK, body=None)
    return ledger


def verdict(speaker: identities.Color, claim: Claim) -> Verdict:
    court = claims.Court()
    for entry in two_rounds().entries:
        court = claims.attend(court, entry)
    line = events.Spoke(t=0, color=speaker, message="", target=None, mentions=(), accusations=(), claims=(claim,))
    entry = ledgers.Entry(seq=9999, tick=200, audience=(), public=True, event=line)
    [stamp] = claims.stamps(court, entry)
    return stamp.judgement.verdict


def was_at(subject: identities.Color, place: str) -> Claim:
    return Claim(topic=Topic.WAS_AT, subject=subject, place=place)


VENT = Claim(topic=Topic.SAW_VENT, subject=GREEN, place="electrical")
WORK = Claim(topic=Topic.DID_TASK, subject=RED, task="calibrate_distributor")


@pytest.mark.parametrize("claim", [VENT, WORK, was_at(RED, "electrical"), was_at(GREEN, "electrical")])
def test_what_was_so_in_an_earlier_round_is_true_without_a_time(claim: Claim) -> None:
    assert verdict(RED, claim) is Verdict.TRUE


@pytest.mark.parametrize("claim", [VENT, WORK, was_at(RED, "electrical")])
def test_it_is_true_of_that_round_and_a_lie_of_another(claim: Claim) -> None:
    assert verdict(RED, dataclasses.replace(claim, round=1)) is Verdict.TRUE
    assert verdict(RED, dataclasses.replace(claim, round=2)) is Verdict.LIE


def test_the_last_place_of_a_round_is_no_alibi_for_the_next() -> None:
    here = was_at(RED, "electrical")

    assert verdict(RED, dataclasses.replace(here, since=140)) is Verdict.LIE
    assert verdict(RED, dataclasses.replace(here, until=140)) is Verdict.TRUE


def test_a_round_or_occasion_that_never_was_is_undecidable() -> None:
    for never in (When(occasion=Occasion.REACTOR), When(occasion=Occasion.DEATH, of=BLUE)):
        assert verdict(RED, dataclasses.replace(was_at(RED, "admin"), when=never)) is Verdict.UNDECIDABLE
    assert verdict(RED, dataclasses.replace(was_at(RED, "admin"), round=3)) is Verdict.UNDECIDABLE


@pytest.mark.parametrize(
    ("when", "place"),
    [
        (When(occasion=Occasion.LIGHTS), "electrical"),
        (When(occasion=Occasion.LIGHTS, relation=Relation.BEFORE), "cafeteria"),
        (When(occasion=Occasion.DEATH, of=ORANGE), "electrical"),
        (When(occasion=Occasion.DEATH, of=ORANGE, relation=Relation.AFTER), "admin"),
        (When(occasion=Occasion.MEETING, relation=Relation.BEFORE), "admin"),
        (When(occasion=Occasion.MEETING, relation=Relation.BEFORE), "electrical"),
        (When(occasion=Occasion.MEETING, relation=Relation.AFTER), "admin"),
        (When(occasion=Occasion.START), "cafeteria"),
    ],
)
def test_an_occasion_dates_a_claim(when: When, place: str) -> None:
    assert verdict(RED, dataclasses.replace(was_at(RED, place), when=when)) is Verdict.TRUE


def test_an_alibi_for_the_lights_is_refuted_by_where_one_was_then() -> None:
    when = When(occasion=Occasion.LIGHTS)

    assert verdict(RED, dataclasses.replace(was_at(RED, "admin"), when=when)) is Verdict.LIE


def test_the_whole_time_is_not_a_moment() -> None:
    assert verdict(RED, dataclasses.replace(was_at(RED, "admin"), whole=True)) is Verdict.TRUE
    assert verdict(RED, dataclasses.replace(was_at(RED, "cafeteria"), whole=True)) is Verdict.LIE


def test_company_of_an_earlier_round_is_true_of_that_round_alone() -> None:
    together = Claim(topic=Topic.WAS_WITH, subject=RED, other=BLUE)

    assert verdict(RED, together) is Verdict.TRUE
    assert verdict(RED, dataclasses.replace(together, place="storage", round=2)) is Verdict.LIE


def test_a_vent_told_as_a_fact_is_no_lie_of_whoever_believes_it() -> None:
    hearsay = Claim(topic=Topic.SAW_VENT, subject=BLUE, seen=False)

    assert verdict(RED, hearsay) is Verdict.MISTAKEN
    assert verdict(GREEN, hearsay) is Verdict.LIE
    assert verdict(RED, dataclasses.replace(hearsay, seen=True)) is Verdict.LIE


def test_a_body_declared_without_its_finder_was_found_by_the_speaker() -> None:
    found = Claim(topic=Topic.FOUND_BODY, subject=ORANGE, place="medbay")

    assert verdict(GREEN, found) is Verdict.TRUE
    assert verdict(RED, found) is Verdict.LIE
