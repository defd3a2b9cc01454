"""Moments of drawn scenes: what each rule finds, and what it leaves out."""

from collections.abc import Iterable

import pytest

from games.engine.facts import events, identities, testimony
from games.engine.facts.identities import SKIP
from games.engine.hindsight import moments, review, sittings
from games.engine.hindsight.moments import Kind
from games.engine.ship import interlude, kills
from games.engine.state import ledger as ledgers
from tests.engine import matches, scenes
from tests.engine.table import sittings as tables
from tests.support import foreign

RED, BLUE, GREEN, PINK, ORANGE, CYAN = (
    identities.Color(name) for name in ("red", "blue", "green", "pink", "orange", "cyan")
)
SHIP = """
    electrical: red! pink blue
    storage:    green! orange cyan
"""


def found(entries: Iterable[ledgers.Entry], kind: Kind) -> list[moments.Moment]:
    return [moment for moment in moments.moments(review.review(entries)) if moment.kind is kind]


def at_table(ledger: ledgers.Ledger, **said: identities.Ballot) -> list[ledgers.Entry]:
    """These players all vote in one tick, and the ballots are counted."""
    return [*ledger.entries, *tables.poll(ledger.world, **said)]


def test_a_kill_is_one_and_more_so_before_the_eyes_of_the_crew() -> None:
    ledger = scenes.drawn(SHIP)
    kills.kill(ledger, RED, PINK)
    [seen] = found(ledger.entries, Kind.KILL)
    lonely = scenes.drawn("electrical: red! pink\nstorage: green! orange cyan blue")
    kills.kill(lonely, RED, PINK)
    [unseen] = found(lonely.entries, Kind.KILL)

    assert (seen.color, seen.other, seen.headline.told()) == (RED, PINK, "Red kills Pink in Electrical, and is seen")
    assert unseen.headline.told() == "Red kills Pink in Electrical"
    assert seen.weight > unseen.weight


@pytest.mark.parametrize(("later", "is_double"), [(15, True), (16, False)])
def test_a_second_kill_within_a_quarter_of_a_minute_weighs_more(later: int, is_double: bool) -> None:
    ledger = scenes.drawn("electrical: red! pink\nadmin: blue\nstorage: green! orange cyan\nshields: yellow lime")
    kills.kill(ledger, RED, PINK)
    ledger.tell(events.Walked(color=RED, origin="electrical", place="admin"), (RED,))
    ledger.tick += later
    kills.kill(ledger, RED, BLUE)

    first, second = found(ledger.entries, Kind.KILL)

    assert (second.weight > first.weight) is is_double


def line(color: identities.Color, message: str, *claims: testimony.Claim) -> events.Spoke:
    return events.Spoke(t=0, color=color, message=message, target=None, mentions=(), accusations=(), claims=claims)


def test_an_impostors_lie_about_itself_is_one_and_anybody_elses_is_none() -> None:
    ledger = scenes.drawn(SHIP)
    interlude.call(ledger, caller=BLUE, body=None)
    for said in (
        line(RED, "Hm.  I was in  Admin! Ok."),
        line(RED, "Blue was in Admin."),
        line(BLUE, "I was in Admin."),
    ):
        ledger.tell_everyone(said)

    [lie] = found(ledger.entries, Kind.LIE)

    assert (lie.color, lie.headline.told()) == (RED, "Red lies: “I was in Admin”")
    assert lie.headline.told(foreign.Accents()) == "⟦⟦Ŕéđ⟧ ļîéš: “I was in Admin”⟧"


def test_hostile_words_in_a_lie_are_cut_between_words_and_steer_no_screen() -> None:
    ledger = scenes.drawn(SHIP)
    interlude.call(ledger, caller=BLUE, body=None)
    crew = testimony.Claim(topic=testimony.Topic.ROLE, subject=RED, role=identities.Role.CREWMATE)
    ledger.tell_everyone(line(RED, "\x1b[2J\u202ewe, the crew," + " like it here" * 30, crew))

    [lie] = found(ledger.entries, Kind.LIE)

    assert len(lie.headline.told()) < 120
    assert not {"\x1b", "\u202e"} & set(lie.headline.told())


def test_who_reports_its_own_victim_has_a_self_report() -> None:
    ledger = scenes.drawn(SHIP)
    kills.kill(ledger, RED, PINK)
    interlude.call(ledger, caller=RED, body=PINK)
    entries = at_table(ledger, red=SKIP, blue=SKIP, green=SKIP, orange=SKIP, cyan=SKIP)

    [report] = found(entries, Kind.SELF_REPORT)

    assert (report.color, report.other) == (RED, PINK)
    assert type(entries[report.seq - 1].event) is events.MeetingOpened


def test_who_reports_anothers_victim_has_none() -> None:
    ledger = scenes.drawn(SHIP)
    kills.kill(ledger, RED, PINK)
    interlude.call(ledger, caller=GREEN, body=PINK)
    entries = at_table(ledger, red=SKIP, blue=SKIP, green=SKIP, orange=SKIP, cyan=SKIP)

    assert found(entries, Kind.SELF_REPORT) == []


def voted(**ballots: identities.Ballot) -> list[ledgers.Entry]:
    ledger = scenes.drawn(SHIP)
    interlude.call(ledger, caller=BLUE, body=None)
    return at_table(ledger, **ballots)


def test_an_impostor_that_helps_to_eject_its_partner_betrays_it() -> None:
    entries = voted(red=GREEN, blue=GREEN, pink=GREEN, green=RED, orange=GREEN, cyan=SKIP)

    [betrayal] = found(entries, Kind.BETRAYAL)

    assert (betrayal.color, betrayal.other) == (RED, GREEN)
    assert type(entries[betrayal.seq - 1].event) is events.Ejected


def test_a_ballot_against_a_partner_that_stays_betrays_nobody() -> None:
    assert found(voted(red=GREEN, blue=SKIP, pink=SKIP, green=SKIP, orange=SKIP, cyan=SKIP), Kind.BETRAYAL) == []


def test_an_impostor_that_votes_for_itself_betrays_nobody() -> None:
    assert found(voted(red=SKIP, blue=GREEN, pink=GREEN, green=GREEN, orange=SKIP, cyan=GREEN), Kind.BETRAYAL) == []


@pytest.mark.parametrize(
    ("ballots", "is_clutch"),
    [
        ({"red": BLUE, "green": BLUE, "orange": BLUE, "blue": RED, "pink": RED, "cyan": SKIP}, True),
        ({"red": BLUE, "green": BLUE, "orange": BLUE, "blue": RED, "pink": BLUE, "cyan": RED}, False),
        ({"red": BLUE, "green": BLUE, "orange": RED, "blue": RED, "pink": SKIP, "cyan": SKIP}, False),
        ({"red": BLUE, "green": BLUE, "orange": BLUE, "blue": RED, "pink": RED, "cyan": RED}, True),
        ({"red": SKIP, "green": SKIP, "orange": SKIP, "blue": RED, "pink": RED, "cyan": SKIP}, False),
    ],
)
def test_a_vote_is_clutch_if_some_single_ballot_decided_it(
    ballots: dict[str, identities.Ballot], is_clutch: bool
) -> None:
    assert bool(found(voted(**ballots), Kind.CLUTCH_VOTE)) is is_clutch


@pytest.mark.parametrize("seed", range(3))
def test_what_sittings_say_of_a_match_is_what_its_log_says(seed: int) -> None:
    entries = matches.play(seed, players=8, decide=matches.eager).entries
    outcomes = [entry.event for entry in entries if isinstance(entry.event, events.Ejected | events.NobodyEjected)]

    seen = list(sittings.sittings(entries))

    assert [each.ejected for each in seen] == [getattr(event, "color", None) for event in outcomes]
    assert all(each.opened < each.closed for each in seen)


@pytest.mark.parametrize("seed", range(3))
def test_every_kill_of_a_match_is_a_moment_and_weights_stay_in_bounds(seed: int) -> None:
    entries = matches.play(seed, players=8, decide=matches.hostile).entries

    told = moments.moments(review.review(entries))

    assert [m.seq for m in told if m.kind is Kind.KILL] == [each.seq for each in scenes.told(entries, events.Killed)]
    assert [m.seq for m in told] == sorted(m.seq for m in told)
    assert all(0 < m.weight <= 100 for m in told)
