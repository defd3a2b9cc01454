"""Whether a lie that is told is one on its face: its words say what the log beside them contradicts."""

import pytest

from games.engine.facts import events, identities
from games.engine.facts.testimony import Claim, Topic
from games.engine.hindsight import moments, review
from games.engine.hindsight.moments import Kind
from games.engine.judging import refutations
from games.engine.ship import interlude, kills
from games.engine.state import ledger as ledgers
from tests.engine import scenes
from tests.games.players import minds
from tests.support import rings

RED, BLUE, GREEN, PINK, CYAN = (identities.Color(name) for name in ("red", "blue", "green", "pink", "cyan"))
CREWMATE, IMPOSTOR = identities.Role
SHIP = """
    electrical: red! pink blue
    storage:    green! orange cyan
"""


def met() -> ledgers.Ledger:
    """Red walks to Storage and back before Blue calls a meeting."""
    ledger = scenes.drawn(SHIP)
    for tick, place in ((120, "storage"), (140, "electrical")):
        ledger.tick = tick
        ledger.tell(events.Walked(color=RED, origin="electrical_hallway", place=place), (RED,))
    ledger.tick = 160
    interlude.call(ledger, caller=BLUE, body=None)
    return ledger


def said(ledger: ledgers.Ledger, message: str, *claims: Claim, by: identities.Color = RED) -> list[str]:
    """What of the log is quoted against the lies of this line, the first of them first."""
    ledger.tell_everyone(
        events.Spoke(t=0, color=by, message=message, target=None, mentions=(), accusations=(), claims=claims)
    )
    reviewed = review.review(ledger.entries)
    lies = refutations.of_lines(reviewed.stamps, reviewed.entries).get(len(ledger.entries), ())
    return [refutations.told(so, reviewed.entries) for _, so in lies]


def test_a_false_place_is_answered_by_all_the_places_of_that_time() -> None:
    [so] = said(met(), "I was in Admin.")

    assert so == "From 0:00 to 2:40, Red was never in Admin, but in Cafeteria, Electrical and Storage."


def test_a_place_that_was_left_is_answered_by_the_others() -> None:
    [so] = said(met(), "I never left Storage.")

    assert so == "From 0:00 to 2:40, Red was also in Cafeteria and Electrical."


def test_company_that_never_met_is_answered_by_that() -> None:
    ledger = scenes.drawn("electrical: red! pink blue\nstorage: green! orange\nadmin: cyan")
    ledger.tick = 130
    interlude.call(ledger, caller=BLUE, body=None)
    later = Claim(topic=Topic.WAS_WITH, subject=RED, other=CYAN, since=105, until=130)

    assert said(ledger, "I was with Cyan.", later) == ["From 1:45 to 2:10, Red and Cyan met nowhere but at the table."]
    assert said(ledger, "I was with Cyan in Storage.") == [
        "From 0:00 to 2:10, Red and Cyan were never in Storage together."
    ]


def test_a_false_accusation_is_answered_by_the_role_of_the_accused_or_by_who_did_it() -> None:
    ledger = scenes.drawn(SHIP)
    kills.kill(ledger, RED, PINK)
    interlude.call(ledger, caller=BLUE, body=PINK)

    assert said(ledger, "I saw Blue kill Pink.") == ["Red kills Pink in Electrical."]
    assert said(ledger, "I saw Blue vent.") == [refutations.told(_dealt(ledger, BLUE), ledger.entries)]


def _dealt(ledger: ledgers.Ledger, color: identities.Color) -> refutations.Evidence:
    dealt = next(
        entry.seq
        for entry in ledger.entries
        if isinstance(entry.event, events.RoleDealt) and entry.event.color == color
    )
    return refutations.Evidence(entry=dealt, claim=Claim(topic=Topic.ROLE, subject=color))


def test_who_found_a_body_is_not_answered_by_the_mere_death() -> None:
    ledger = scenes.drawn("electrical: red! pink\nstorage: green! orange cyan blue")
    kills.kill(ledger, RED, PINK)
    interlude.call(ledger, caller=BLUE, body=None)

    assert said(ledger, "I found the body of Pink.", by=GREEN) == []


@pytest.mark.parametrize(
    "claim",
    [
        Claim(topic=Topic.WAS_AT, subject=RED, place="admin"),
        Claim(topic=Topic.WAS_WITH, subject=RED, other=GREEN),
        Claim(topic=Topic.DID_TASK, subject=RED, task="swipe_card"),
        Claim(topic=Topic.ROLE, subject=RED, role=CREWMATE),
    ],
)
def test_words_that_say_nothing_of_what_is_declared_beside_them_are_told_as_no_lie(claim: Claim) -> None:
    ledger = met()

    assert said(ledger, "I have nothing to say.", claim) == []
    assert not [each for each in moments.moments(review.review(ledger.entries)) if each.kind is Kind.LIE]


def test_a_declared_lie_that_is_cut_off_the_quotation_is_not_told() -> None:
    ledger = met()

    assert said(ledger, "Well, " * 30 + "then Admin it is", Claim(topic=Topic.WAS_AT, subject=RED, place="admin"))
    assert not [each for each in moments.moments(review.review(ledger.entries)) if each.kind is Kind.LIE]


@pytest.mark.parametrize("seed", rings.first(2, [11, 2, 3, 4, 5, 6]))
def test_every_lie_that_is_told_of_a_match_is_contradicted_by_what_stands_beside_it(seed: int) -> None:
    reviewed = review.review(minds.played(seed))
    lies = refutations.of_lines(reviewed.stamps, reviewed.entries)

    for moment in (each for each in moments.moments(reviewed) if each.kind is Kind.LIE):
        stamp, so = lies[moment.seq][0]
        words = refutations.told(so, reviewed.entries)
        assert reviewed.entries[stamp.seq - 1].event.color == moment.color  # type: ignore[union-attr]
        assert any(
            part in words for part in (" was never in ", " was also in ", " met nowhere ", " pretends ", "dealt")
        )
