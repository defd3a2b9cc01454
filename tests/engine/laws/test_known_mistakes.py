"""Mistakes of every known system of this kind, which this one must not make; and how matches end at the table."""

import pytest

from games.engine import maps, referee
from games.engine.facts import actions, decisions, events, identities, rules
from games.engine.facts.dice import Dice
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from tests.engine import matches, steps
from tests.engine.scenes import after, happenings, scene, told

RED, BLUE, GREEN, PINK, BLACK = (identities.Color(name) for name in ("red", "blue", "green", "pink", "black"))
SEVEN = "cafeteria: red blue green! pink orange yellow black cyan*"
REPORT = actions.Report(body=identities.Color.CYAN)
Side = identities.Side
Reason = events.EndReason


def says(world: worlds.World, message: str = "", **ballots: identities.Ballot) -> list[ledgers.Entry]:
    """One discussion tick: these players lock their votes, and everybody says the same."""
    answers: dict[identities.Color, decisions.Decision] = {
        ask.color: decisions.DiscussionDecision(message=message, vote_action=ballots.get(ask.color))
        for ask in referee.who_decides(world)
        if isinstance(ask, decisions.DiscussionAsk)
    }
    return steps.resolve(world, answers, Dice(1))


def reactions(table: worlds.World, ejection: list[ledgers.Entry]) -> list[ledgers.Entry]:
    """What follows when everybody has seen the result of the vote."""
    return steps.resolve(referee.fold(ejection, table), {}, Dice(1))


def everybody(world: worlds.World, ballot: identities.Ballot) -> dict[str, identities.Ballot]:
    return {str(color): ballot for color in world.living}


def test_a_vent_can_be_used_where_a_corridor_leads_as_well() -> None:
    world = scene("upper_engine: green!\n storage: red blue pink")
    hidden = after(world, green=actions.EnterVent(vent="vent_upper_engine"))

    moved = after(hidden, green=actions.MoveVent(vent="vent_reactor_top"))

    assert moved.players[GREEN].place == "reactor"


def test_one_vote_against_six_skips_ejects_nobody() -> None:
    table = after(scene(SEVEN), red=REPORT)

    entries = says(table, **{**everybody(table, "skip"), "red": BLUE})

    assert told(entries, events.NobodyEjected)
    assert not told(entries, events.Ejected)


def test_no_ballot_is_known_before_the_reveal() -> None:
    table = after(scene(SEVEN), red=REPORT)

    entries = says(table, red=BLUE, pink="skip")

    for cast in told(entries, events.BallotCast):
        assert {color for color in cast.audience if table.players[color].alive} == {cast.event.color}
    assert all(locked.public for locked in told(entries, events.VoteLocked))


@pytest.mark.parametrize("line", ["I was bored in admin", "a hundred times", "as I predicted, we are ready"])
def test_a_colour_inside_another_word_is_no_mention(line: str) -> None:
    table = after(scene(SEVEN), red=REPORT)

    [spoken] = told(says(table, line), events.Spoke)

    assert spoken.event.mentions == ()


def test_the_map_that_is_played_is_the_map_of_the_rules() -> None:
    chosen = rules.recommended(5, map="outpost")

    world = referee.open_match(matches.lineup(5), chosen, maps.load("outpost"), Dice(1)).world

    places = {action.place for ask in referee.who_decides(world) for action in _ways(ask)}
    assert places | {world.station.spawn} == set(maps.load("outpost").place)


def _ways(ask: decisions.Ask) -> list[actions.GoTo]:
    assert isinstance(ask, decisions.ActionAsk)
    return [action for action in ask.menu if isinstance(action, actions.GoTo)]


def test_a_meeting_ends_with_a_full_kill_timer_and_no_body() -> None:
    table = after(scene(SEVEN), red=REPORT)

    world = referee.fold(says(table, **everybody(table, "skip")), table)
    while world.meeting is not None:
        world = referee.fold(steps.resolve(world, {}, Dice(3)), world)

    assert world.players[GREEN].kill_ready_at == world.tick + 20
    assert world.bodies == ()


def test_ejecting_the_last_impostor_wins_for_the_crew() -> None:
    table = after(scene("cafeteria: red blue green! cyan*"), red=REPORT)

    entries = reactions(table, says(table, **everybody(table, GREEN)))

    [end] = told(entries, events.MatchEnded)
    assert (end.event.winner, end.event.reason) == (Side.CREW, Reason.IMPOSTORS_GONE)


def test_ejecting_a_crewmate_at_two_against_one_wins_for_the_impostor() -> None:
    table = after(scene("cafeteria: red blue green! cyan*"), red=REPORT)

    entries = reactions(table, says(table, **everybody(table, RED)))

    [end] = told(entries, events.MatchEnded)
    assert (end.event.winner, end.event.reason) == (Side.IMPOSTORS, Reason.PARITY)


def test_ejecting_one_of_two_impostors_lets_the_match_go_on() -> None:
    table = after(scene("cafeteria: red blue pink green! black! cyan*"), red=REPORT)

    entries = says(table, **everybody(table, BLACK))

    assert told(entries, events.Ejected)
    assert not told(reactions(table, entries), events.MatchEnded)


def test_whoever_is_killed_before_pressing_calls_no_meeting() -> None:
    world = scene("cafeteria: red green! blue pink orange")
    press, kill = actions.PressButton(), actions.Kill(victim=RED)

    outcomes = [happenings(world, seed, red=press, green=kill) for seed in range(20)]

    assert {(len(told(each, events.Killed)), len(told(each, events.MeetingOpened))) for each in outcomes} == {
        (1, 0),
        (0, 1),
    }


def test_an_impostor_and_one_crewmate_cannot_go_on() -> None:
    entries = happenings(scene("cafeteria: red green! blue"), green=actions.Kill(victim=RED))

    assert told(entries, events.MatchEnded)


def test_after_the_end_everybody_is_asked_what_was_learned_and_then_it_is_over() -> None:
    ended = after(scene("cafeteria: red green! blue"), green=actions.Kill(victim=RED))
    assert [type(ask) for ask in referee.who_decides(ended)] == [decisions.ReflectionAsk] * 3

    lesson = decisions.ReflectionDecision(lessons=("stay together",))
    closed = referee.fold(steps.resolve(ended, {RED: lesson}, Dice(1)), ended)

    assert referee.is_over(closed)
    assert referee.who_decides(closed) == []
