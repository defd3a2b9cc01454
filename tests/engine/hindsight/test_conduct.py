"""How everybody played: scenes for what counts, and laws that hold over whole matches."""

import pytest

from games.engine.facts import events, identities
from games.engine.facts.testimony import Claim, Topic
from games.engine.hindsight import conduct, review
from games.engine.ship import interlude, kills
from tests.engine import matches, scenes
from tests.engine.table import sittings

RED, BLUE, GREEN, PINK = (identities.Color(name) for name in ("red", "blue", "green", "pink"))
TABLE = "cafeteria: red! blue green pink orange"


def counted(ledger_entries: object) -> dict[identities.Color, conduct.Conduct]:
    return conduct.conducts(review.review(ledger_entries))  # type: ignore[arg-type] # entries of any source


def after_one_tick(**said: object) -> dict[identities.Color, conduct.Conduct]:
    ledger = scenes.drawn(TABLE)
    interlude.call(ledger, caller=BLUE, body=None)
    return counted([*ledger.entries, *sittings.step(ledger.world, **said)])  # type: ignore[arg-type] # decisions


def test_the_one_who_won_the_floor_has_a_line_and_its_words() -> None:
    found = after_one_tick(blue=sittings.says("Red is the impostor", desire=9), green=sittings.says("Hm", desire=0))

    assert (found[BLUE].lines, found[BLUE].words, found[GREEN].lines) == (1, 4, 0)
    assert (found[BLUE].bids, found[BLUE].desire, found[GREEN].bids) == (1, 9, 1)
    assert {each.table_lines for each in found.values()} == {1}


def test_an_accusation_is_right_if_it_hits_an_impostor() -> None:
    right = after_one_tick(blue=sittings.says("Red is sus"))[BLUE]
    wrong = after_one_tick(blue=sittings.says("Green is sus"))[BLUE]

    assert (right.accusations, right.accusations_right) == (1, 1)
    assert (wrong.accusations, wrong.accusations_right) == (1, 0)


def test_a_vote_is_right_if_it_hits_an_impostor_and_a_skip_is_none() -> None:
    found = after_one_tick(
        blue=sittings.votes(RED), green=sittings.votes(PINK), red=sittings.votes(RED), pink=sittings.votes("skip")
    )

    assert [(found[color].votes, found[color].votes_right) for color in (BLUE, GREEN, RED, PINK)] == [
        (1, 1), (1, 0), (1, 0), (0, 0),
    ]  # fmt: skip
    assert found[PINK].skips == 1


def test_a_lie_is_counted_among_the_checkable_claims() -> None:
    ledger = scenes.drawn(TABLE)
    interlude.call(ledger, caller=BLUE, body=None)
    claims = (
        Claim(topic=Topic.ROLE, subject=RED, role=identities.Role.CREWMATE),
        Claim(topic=Topic.WAS_AT, subject=RED, place="the moon"),
    )
    ledger.tell_everyone(
        events.Spoke(t=0, color=RED, message="I do my part", target=None, mentions=(), accusations=(), claims=claims)
    )

    found = counted(ledger.entries)[RED]

    assert (found.claims, found.lies, found.mistakes) == (1, 1, 0)


def test_who_is_killed_has_not_survived_and_hears_no_more() -> None:
    ledger = scenes.drawn(TABLE)
    kills.kill(ledger, RED, PINK)
    interlude.call(ledger, caller=BLUE, body=PINK)
    found = counted([*ledger.entries, *sittings.step(ledger.world, blue=sittings.says("Hm"))])

    assert (found[PINK].killed, found[PINK].survived, found[PINK].table_lines) == (True, False, 0)
    assert (found[RED].kills, found[RED].survived) == (1, True)
    assert found[BLUE].meetings_called == 1


@pytest.mark.parametrize("seed", range(3))
def test_everything_adds_up_over_a_match(seed: int) -> None:
    played = matches.play(seed, players=6, decide=matches.hostile)
    kinds = [type(entry.event) for entry in played.entries]

    found = counted(played.entries)

    assert sum(each.lines for each in found.values()) == kinds.count(events.Spoke)
    assert sum(each.bids for each in found.values()) == kinds.count(events.BidPlaced)
    assert sum(each.kills for each in found.values()) == sum(each.killed for each in found.values())
    ballots = sum(each.votes + each.skips + each.forfeits for each in found.values())
    assert ballots == kinds.count(events.BallotCast)
    assert {color for color, each in found.items() if each.survived} == set(played.world.living)
