"""What holds in every match, whoever plays it and however badly."""

import functools
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine import referee
from games.engine.facts import actions, events, identities, reach
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.lobby import lobby_settings
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from tests.engine import lobbies, matches
from tests.engine.state import dumping
from tests.support import rings

Color = identities.Color
DECIDERS = {"random": matches.at_random, "eager": matches.eager, "hostile": matches.hostile}
HURRIED = settings(max_examples=rings.of_all(20), deadline=None, derandomize=True)
POOL = 36


def played() -> st.SearchStrategy[matches.Played]:
    """Whole matches: any number of seats, any settings, any of the deciders."""
    return st.integers(0, POOL - 1).map(match_of)


@functools.cache
def match_of(number: int) -> matches.Played:
    """A match of the pool, from which all laws draw, since many laws can be checked on one match."""
    players, rules = lobby_of(number)
    decider = DECIDERS[Dice(number).pick("decider", sorted(DECIDERS))]
    return matches.play(number, players=players, rules=rules, decide=decider)


def lobby_of(number: int) -> tuple[int, ruling.MatchRules]:
    dice = Dice(number)
    players = dice.roll("players", 4, 15)
    small = players <= 6 and dice.roll("map", 0, 1) == 1
    return players, lobbies.drawn(players, "outpost" if small else "skeld", dice)


def test_the_matches_are_played_under_all_settings() -> None:
    rules = [lobby_of(number)[1] for number in range(POOL)]

    for setting in lobby_settings.SETTINGS:
        values = {getattr(each, setting.name) for each in rules}
        assert len(values) > 1 or setting.name in ("nudge_text", "time_limit"), setting.name
        assert not setting.choices or values == set(setting.choices)


def moments(match: matches.Played) -> Iterator[tuple[worlds.World, ledgers.Entry]]:
    """Every entry with the world in which it happened."""
    world = worlds.World()
    for entry in match.entries:
        yield world, entry
        world = referee.evolve(world, entry)


@HURRIED
@given(played())
def test_folding_the_log_gives_the_world(match: matches.Played) -> None:
    assert referee.fold(match.entries) == match.world


@HURRIED
@given(played())
def test_every_match_ends_and_closes_once(match: matches.Played) -> None:
    kinds = Counter(type(entry.event) for entry in match.entries)

    assert kinds[events.MatchEnded] == kinds[events.MatchClosed] == 1
    assert isinstance(match.entries[-1].event, events.MatchClosed)


@HURRIED
@given(played())
def test_entries_are_numbered_without_a_gap_and_time_never_goes_back(match: matches.Played) -> None:
    assert [entry.seq for entry in match.entries] == list(range(1, len(match.entries) + 1))
    ticks = [entry.tick for entry in match.entries]
    assert ticks == sorted(ticks)


@HURRIED
@given(played())
def test_nobody_dead_acts_among_the_living(match: matches.Played) -> None:
    for world, entry in moments(match):
        match entry.event:
            case events.Killed(killer=actor) | events.MeetingOpened(caller=actor):
                assert world.players[actor].alive
            case events.Spoke(color=actor) | events.VoteLocked(color=actor) | events.Ejected(color=actor):
                assert world.players[actor].alive
            case events.VentEntered(color=actor) | events.VentMoved(color=actor) | events.VentExited(color=actor):
                assert world.players[actor].alive
            case events.MendingBegun(color=actor) | events.ConsoleMended(color=actor):
                assert world.players[actor].alive
            case events.Walked(color=actor) | events.SpotTaken(color=actor):
                if not world.players[actor].alive:
                    assert not any(world.players[color].alive for color in entry.audience)


@HURRIED
@given(played())
def test_what_is_public_is_perceived_by_every_seat(match: matches.Played) -> None:
    for entry in match.entries[1:]:
        assert entry.public == (len(entry.audience) == len(match.world.seats))
        assert list(entry.audience) == [color for color in match.world.seats if color in entry.audience]


@HURRIED
@given(played())
def test_minds_are_read_by_nobody(match: matches.Played) -> None:
    private = events.Thought | events.NotesUpdated | events.Suspected | events.PlanChosen | events.NotesConsolidated
    for entry in match.entries:
        if isinstance(entry.event, private):
            assert entry.audience == (entry.event.color,)


@HURRIED
@given(played())
def test_every_stage_is_finished_once_and_by_its_owner(match: matches.Played) -> None:
    finished = Counter(
        (entry.event.color, entry.event.task, entry.event.stage)
        for entry in match.entries
        if isinstance(entry.event, events.StageFinished) and entry.event.counts
    )
    held = Counter(
        (player.color, task.task, stage)
        for player in match.world.players.values()
        for task in player.tasks
        for stage in task.finished
    )
    assert finished == held
    assert all(count == 1 for count in finished.values())


@HURRIED
@given(played())
def test_nobody_kills_before_the_timer_allows(match: matches.Played) -> None:
    cooldown = match.world.rules.kill_cooldown
    last: dict[Color, int] = {}
    for entry in match.entries:
        if isinstance(entry.event, events.Killed):
            assert entry.tick >= max(10, last.get(entry.event.killer, 0))
            last[entry.event.killer] = entry.tick + int(cooldown)
        elif isinstance(entry.event, events.MeetingClosed):
            last = dict.fromkeys(match.world.seats, entry.tick + int(cooldown))


@HURRIED
@given(played())
def test_nobody_kills_beyond_the_kill_distance(match: matches.Played) -> None:
    spots: dict[Color, str | None] = {}
    for world, entry in moments(match):
        if isinstance(entry.event, events.PlanChosen):
            spots = {color: player.spot for color, player in world.players.items()}
        elif isinstance(entry.event, events.Killed):
            killer, victim = spots[entry.event.killer], spots[entry.event.victim]
            distance = world.rules.kill_distance
            assert distance is not reach.Reach.SHORT or killer == victim
            assert distance is reach.Reach.LONG or killer == victim or killer is None or victim is None


@HURRIED
@given(played())
def test_nobody_gets_into_a_vent_that_is_being_cleaned(match: matches.Played) -> None:
    for world, entry in moments(match):
        if isinstance(entry.event, events.VentEntered | events.VentMoved):
            assert not any(_cleans(player, entry.event.vent) for player in world.players.values())


def _cleans(player: worlds.Player, vent: str) -> bool:
    if not player.begun or player.is_impostor or not player.alive or not isinstance(player.plan, actions.DoTask):
        return False
    task = player.task(player.plan.task)
    return task is not None and task.stages[player.plan.stage].vent == vent


@HURRIED
@given(played())
def test_a_console_is_worked_part_by_part_until_none_is_left(match: matches.Played) -> None:
    left: dict[str, int] = {}
    for entry in match.entries:
        match entry.event:
            case events.SabotageStarted() | events.SabotageMended() | events.SabotageLifted():
                left = {}
            case events.ConsoleMended():
                parts = match.world.station.console[entry.event.console].parts
                assert entry.event.left == left.get(entry.event.console, parts) - 1 >= 0
                left[entry.event.console] = entry.event.left


@HURRIED
@given(played())
def test_one_sabotage_at_a_time_and_half_a_minute_between(match: matches.Played) -> None:
    running, free_from = False, 10
    for entry in match.entries:
        match entry.event:
            case events.SabotageStarted():
                assert not running
                assert entry.tick >= free_from
                running = True
            case events.SabotageMended() | events.SabotageLifted():
                running, free_from = False, entry.tick + 30
            case events.DoorsClosed():
                assert not running


@HURRIED
@given(played())
def test_every_seat_at_the_table_votes_once_and_every_ballot_is_turned_over_once(match: matches.Played) -> None:
    living: tuple[Color, ...] = ()
    cast: Counter[tuple[Color, str]] = Counter()
    revealed: list[str] = []
    for entry in match.entries:
        match entry.event:
            case events.MeetingOpened():
                living, cast, revealed = entry.event.living, Counter(), []
            case events.BallotCast():
                cast[entry.event.color, entry.event.ballot] += 1
            case events.BallotRevealed():
                revealed.append(entry.event.ballot)
            case events.Ejected() | events.NobodyEjected():
                assert sorted(color for color, _ in cast.elements()) == sorted(living)
                assert sorted(revealed) == sorted(ballot for _, ballot in cast.elements())


@HURRIED
@given(played())
def test_the_bar_only_ever_fills(match: matches.Played) -> None:
    bars = [entry.event for entry in match.entries if isinstance(entry.event, events.TaskBarMoved)]

    assert all(bar.done <= bar.total for bar in bars)
    assert [bar.done for bar in bars] == sorted(bar.done for bar in bars)


@HURRIED
@given(played())
def test_nobody_presses_more_often_than_allowed(match: matches.Played) -> None:
    presses = Counter(
        entry.event.caller
        for entry in match.entries
        if isinstance(entry.event, events.MeetingOpened) and entry.event.body is None
    )

    for color, player in match.world.players.items():
        assert player.buttons_left == match.world.rules.emergency_meetings - presses[color] >= 0


@HURRIED
@given(played())
def test_every_body_is_somebody_killed_since_the_last_meeting(match: matches.Played) -> None:
    fallen: list[Color] = []
    for world, entry in moments(match):
        assert sorted(body.color for body in world.bodies) == sorted(fallen)
        if isinstance(entry.event, events.Killed):
            fallen.append(entry.event.victim)
        elif isinstance(entry.event, events.MeetingOpened):
            fallen.clear()


@settings(HURRIED, max_examples=rings.of_all(6))
@given(played())
def test_a_plain_copy_of_the_log_loses_nothing(match: matches.Played) -> None:
    text = json.dumps(dumping.dump(match.entries))

    assert dumping.load(json.loads(text)) == match.entries


@pytest.mark.parametrize(
    "decider", [pytest.param(each, marks=() if each == "hostile" else pytest.mark.second) for each in sorted(DECIDERS)]
)
def test_another_process_writes_the_same_bytes(decider: str) -> None:
    program = f"from tests.engine.laws import test_laws; print(test_laws.log_of({decider!r}), end='')"
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}

    other = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment)

    assert other.stdout == log_of(decider)


def log_of(decider: str) -> str:
    rules = ruling.MatchRules(time_limit=300)
    return json.dumps(dumping.dump(matches.play(11, players=10, rules=rules, decide=DECIDERS[decider]).entries))


def test_even_a_crew_that_only_waits_comes_to_an_end() -> None:
    match = matches.play(1, players=6, decide=matches.idle)

    assert match.world.outcome is not None
    assert match.world.outcome.reason is events.EndReason.TIME_LIMIT
