"""Actions in the same tick happen in an order drawn for that tick, which the log shows."""

from games.engine.facts import actions, events, identities
from games.engine.state import ledger as ledgers
from tests.engine.scenes import after, happenings, meanwhile, scene, told

RED, BLUE, GREEN, PINK = (identities.Color(name) for name in ("red", "blue", "green", "pink"))
CONFLICT = "storage: green! red pink* blue orange"


def conflict(seed: int) -> list[ledgers.Entry]:
    """Red reports while green strikes at red."""
    report, kill = actions.Report(body=PINK), actions.Kill(victim=RED)
    return happenings(scene(CONFLICT), seed, red=report, green=kill)


def test_a_kill_before_the_report_by_its_victim_voids_the_report() -> None:
    entries = next(found for found in map(conflict, range(20)) if told(found, events.Killed))

    assert not told(entries, events.MeetingOpened)
    assert [late.event.color for late in told(entries, events.Forestalled)] == [RED]


def test_a_report_before_the_kill_voids_the_kill() -> None:
    entries = next(found for found in map(conflict, range(20)) if told(found, events.MeetingOpened))

    assert not told(entries, events.Killed)
    assert [late.event.color for late in told(entries, events.Forestalled)] == [GREEN]


def test_the_drawn_order_depends_on_the_seed_alone() -> None:
    assert conflict(3) == conflict(3)


def test_a_victim_cannot_walk_away_in_the_tick_of_the_kill() -> None:
    entries = happenings(
        scene("storage: green! red blue pink"), red=actions.GoTo(place="admin"), green=actions.Kill(victim=RED)
    )

    assert told(entries, events.Killed)
    assert not told(entries, events.SetOut)


def test_a_kill_that_reaches_parity_ends_the_match_with_the_body_unreported() -> None:
    entries = happenings(scene("storage: green! red blue"), green=actions.Kill(victim=RED))

    [end] = told(entries, events.MatchEnded)
    assert (end.event.winner, end.event.reason) == (identities.Side.IMPOSTORS, events.EndReason.PARITY)
    assert not told(entries, events.MeetingOpened)


def test_nothing_follows_a_kill_that_ends_the_match() -> None:
    world = scene("storage: green! red blue pink*")
    report, kill = actions.Report(body=PINK), actions.Kill(victim=RED)

    entries = next(
        found
        for found in (happenings(world, seed, blue=report, green=kill) for seed in range(20))
        if told(found, events.Killed)
    )

    assert isinstance(entries[-1].event, events.MatchEnded)
    assert not told(entries, events.MeetingOpened)
    assert not told(entries, events.Forestalled)


def test_a_sabotage_that_runs_out_comes_before_everything_else_of_its_tick() -> None:
    world = scene("reactor: red blue\n storage: green! pink\n admin: orange", tasks={PINK: ("swipe_card",)})
    alarm = after(world, green=actions.Sabotage(system=identities.System.O2))

    entries = meanwhile(alarm, 40, red=actions.Mend(console="keypad_o2"))

    assert (
        [type(entry.event) for entry in entries if entry.tick == alarm.systems.sabotage.deadline] == [events.MatchEnded]
        if alarm.systems.sabotage
        else False
    )


def test_a_kill_just_before_the_sabotage_runs_out_still_counts() -> None:
    world = scene("reactor: red blue\n storage: green! pink orange yellow")
    alarm = after(world, green=actions.Sabotage(system=identities.System.REACTOR))

    entries = meanwhile(alarm, 40, green=actions.Kill(victim=PINK))

    assert told(entries, events.Killed)
    [end] = told(entries, events.MatchEnded)
    assert end.event.reason is events.EndReason.SABOTAGE
