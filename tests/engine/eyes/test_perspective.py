"""What somebody learns in drawn situations, and what stays hidden."""

from games.engine.eyes import perspective
from games.engine.eyes.knowledge import Deed, Stay
from games.engine.facts import actions, decisions, events, identities, testimony
from games.engine.ship import doors, interlude, kills, sabotage, screens, sight, tasks, vents
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from tests.engine import scenes
from tests.engine.table import sittings

Color = identities.Color
Role = identities.Role
RED, BLUE, GREEN, PINK, CYAN = (Color(name) for name in ("red", "blue", "green", "pink", "cyan"))
SHIP = "electrical: green! pink blue\nstorage: red cyan"


def aboard(drawing: str = SHIP) -> ledgers.Ledger:
    """A scene in which everybody living has looked around."""
    ledger = scenes.drawn(drawing)
    for color in ledger.world.living:
        sight.look(ledger, color)
    return ledger


def seen(ledger: ledgers.Ledger, viewer: identities.Viewer) -> perspective.Perspective:
    return perspective.learn_all(perspective.blank(viewer), ledger.entries)


def test_whoever_leaves_is_last_seen_where_it_went() -> None:
    ledger = aboard()
    ledger.tick = 120
    scenes.walk(ledger, BLUE, "hall_sw")
    ledger.tick = 150
    scenes.walk(ledger, BLUE, "storage")

    blue = seen(ledger, PINK).figures[BLUE]

    assert (blue.place, blue.in_sight, blue.seen_at) == ("hall_sw", False, 120)


def test_a_stay_is_remembered_from_when_to_when() -> None:
    ledger = aboard()
    ledger.tick = 120
    scenes.walk(ledger, BLUE, "hall_sw")

    known = seen(ledger, PINK)

    assert Stay(color=BLUE, place="electrical", since=100, until=120) in known.stays
    assert Stay(color=BLUE, place="hall_sw", since=120, until=120) in known.stays


def test_ones_own_path_is_remembered_like_that_of_others() -> None:
    ledger = aboard()
    ledger.tick = 130
    scenes.walk(ledger, RED, "hall_sw")

    assert Stay(color=RED, place="storage", since=100, until=130) in seen(ledger, RED).stays


def test_whoever_walks_away_no_longer_sees_those_it_left() -> None:
    ledger = aboard()
    scenes.walk(ledger, RED, "hall_sw")

    cyan = seen(ledger, RED).figures[CYAN]

    assert (cyan.in_sight, cyan.place) == (False, "storage")


def test_a_witness_knows_the_killer_and_a_finder_only_the_body() -> None:
    ledger = aboard()
    kills.kill(ledger, GREEN, PINK)
    scenes.walk(ledger, RED, "electrical")

    witness, finder = seen(ledger, BLUE), seen(ledger, RED)

    assert not witness.figures[PINK].alive
    assert not finder.figures[PINK].alive
    assert [memory.deed for memory in witness.memories] == [Deed.KILLED]
    assert [memory.deed for memory in finder.memories] == [Deed.LAY_DEAD]
    assert finder.figures[GREEN].role is None


def test_only_the_living_keep_memories() -> None:
    ledger = aboard()
    kills.kill(ledger, GREEN, PINK)
    ledger.tell_everyone(events.VisualShown(color=RED, task="submit_scan", place="medbay"))

    kept = {viewer: len(seen(ledger, viewer).memories) for viewer in (BLUE, RED, PINK, "glass", "public")}

    assert kept == {BLUE: 2, RED: 1, PINK: 0, "glass": 0, "public": 0}


def test_an_ejection_without_a_role_makes_nobody_forget_it() -> None:
    ledger = aboard("storage: green! cyan! red blue pink")
    interlude.call(ledger, caller=RED, body=None)
    ledger.tell_everyone(events.Ejected(color=CYAN, role=None, impostors_left=None))

    assert seen(ledger, GREEN).figures[CYAN].role is Role.IMPOSTOR
    assert seen(ledger, RED).figures[CYAN].role is None


def test_who_saw_nothing_believes_the_dead_alive() -> None:
    ledger = aboard()
    kills.kill(ledger, GREEN, PINK)

    assert seen(ledger, CYAN).figures[PINK].alive
    assert seen(ledger, "public").figures[PINK].alive
    assert not seen(ledger, "glass").figures[PINK].alive


def test_impostors_know_each_other_and_the_crew_nobody() -> None:
    ledger = aboard("electrical: green! red! pink blue\nstorage: cyan")

    assert [figure.role for figure in seen(ledger, GREEN).figures.values()] == [
        Role.IMPOSTOR,
        Role.IMPOSTOR,
        Role.CREWMATE,
        Role.CREWMATE,
        Role.CREWMATE,
    ]
    assert [figure.role for figure in seen(ledger, PINK).figures.values()] == [None, None, Role.CREWMATE, None, None]


def test_nobody_knows_anothers_tasks_or_timer() -> None:
    known = seen(aboard(), PINK)

    assert known.figures[PINK].tasks
    assert not known.figures[BLUE].tasks
    assert known.figures[GREEN].kill_ready_at is None


def test_a_hidden_impostor_is_not_in_sight() -> None:
    ledger = aboard()
    vents.enter(ledger, GREEN, "vent_electrical")

    green = seen(ledger, PINK).figures[GREEN]

    assert (green.in_sight, green.vent) == (False, "vent_electrical")


def test_in_the_dark_a_crewmate_sees_only_its_own_spot() -> None:
    ledger = aboard()
    sabotage.begin(ledger, GREEN, identities.System.LIGHTS)
    ledger.tell(events.SpotTaken(color=BLUE, place="electrical", spot="switches"), (GREEN, PINK, BLUE))

    assert not seen(ledger, PINK).figures[BLUE].in_sight
    assert seen(ledger, GREEN).figures[BLUE].in_sight


def test_the_task_list_is_blank_while_comms_are_down() -> None:
    ledger = aboard()
    sabotage.begin(ledger, GREEN, identities.System.COMMS)

    assert seen(ledger, RED).shown_tasks == ()
    assert seen(ledger, RED).figures[RED].tasks

    ledger.tell_everyone(events.SabotageMended(system=identities.System.COMMS))
    assert seen(ledger, RED).shown_tasks


def test_doors_are_known_to_those_who_stand_at_them() -> None:
    ledger = aboard()
    doors.close(ledger, "electrical")

    assert seen(ledger, PINK).doors == {"electrical": 110}
    assert seen(ledger, RED).doors == {}


def test_doors_are_known_as_they_were_found_last() -> None:
    ledger = aboard()
    doors.close(ledger, "electrical")

    arrived(ledger, RED, "hall_sw", tick=104)
    assert seen(ledger, RED).doors == {"electrical": 114}

    arrived(ledger, RED, "storage", tick=108)
    ledger.tick = 110
    doors.open_due(ledger)
    assert seen(ledger, RED).doors == {"electrical": 114}

    arrived(ledger, RED, "hall_sw", tick=112)
    assert seen(ledger, RED).doors == {}


def arrived(ledger: ledgers.Ledger, color: identities.Color, place: str, *, tick: int) -> None:
    ledger.tick = tick
    scenes.walk(ledger, color, place)


def test_the_cameras_show_their_watcher_who_is_under_them() -> None:
    ledger = aboard("security: red\nhall_c: pink\nelectrical: green! blue")
    ledger.tell_only(RED, events.PlanChosen(color=RED, action=actions.Watch(console="camera_monitor")))
    screens.begin(ledger, RED, actions.Watch(console="camera_monitor"))

    assert (seen(ledger, RED).figures[PINK].place, seen(ledger, RED).figures[PINK].in_sight) == ("hall_c", True)

    ledger.tell_only(RED, events.PlanEnded(color=RED, done=True))
    assert not seen(ledger, RED).figures[PINK].in_sight


def test_finished_work_is_known_to_its_doer_and_shown_by_the_bar() -> None:
    ledger = scenes.drawn("admin: red\nstorage: green! blue pink", tasks={RED: ("swipe_card",)})
    tasks.finish(ledger, ledger.world.players[RED], actions.DoTask(task="swipe_card", stage=0))

    assert seen(ledger, RED).figures[RED].stages_done == 1
    assert seen(ledger, BLUE).figures[RED].stages_done is None
    assert seen(ledger, BLUE).task_bar == worlds.TaskCount(done=1, total=3)


def test_at_the_table_everybody_living_is_in_sight_and_all_dead_are_known() -> None:
    ledger = aboard()
    kills.kill(ledger, GREEN, PINK)
    interlude.call(ledger, caller=RED, body=None)

    for viewer in (RED, "public"):
        known = seen(ledger, viewer)
        assert not known.figures[PINK].alive
        assert all(known.figures[color].in_sight for color in (RED, BLUE, GREEN, CYAN))
        assert known.bodies == ()
        assert known.meeting is not None
        assert known.meeting.news == (PINK,)


def test_after_the_meeting_the_round_begins_anew() -> None:
    ledger = aboard()
    ledger.tick = 150
    scenes.walk(ledger, RED, "hall_sw")
    interlude.call(ledger, caller=RED, body=None)
    ledger.tell_everyone(events.NobodyEjected(tied=()))
    ledger.tell_everyone(events.MeetingClosed(number=1))
    interlude.resume(ledger)

    known = seen(ledger, RED)

    assert (known.stays, known.round_began, known.meeting) == ((), 150, None)
    assert [outcome.caller for outcome in known.past] == [RED]
    assert known.figures[CYAN].in_sight
    assert seen(ledger, "public").figures[CYAN].in_sight is False


def test_a_ballot_is_its_voters_own_until_it_is_revealed() -> None:
    ledger = aboard()
    interlude.call(ledger, caller=RED, body=None)
    ledger.tell_everyone(events.VoteLocked(t=1, color=RED))
    ledger.tell(events.BallotCast(t=1, color=RED, ballot=GREEN), (RED,))

    tables = {viewer: seen(ledger, viewer).meeting for viewer in (RED, BLUE)}
    assert [table and (table.voted, dict(table.ballots)) for table in tables.values()] == [
        ((RED,), {RED: GREEN}),
        ((RED,), {}),
    ]

    ledger.tell_everyone(events.BallotRevealed(position=1, voter=RED, ballot=GREEN))
    table = seen(ledger, BLUE).meeting
    assert table is not None
    assert table.ballots == {RED: GREEN}


def test_notes_and_thoughts_are_ones_own() -> None:
    ledger = aboard()
    note = testimony.Note(pad=identities.Pad.PLAN, text="wait")
    ledger.tell_only(RED, events.Thought(color=RED, text="hm"))
    ledger.tell_only(RED, events.NotesUpdated(color=RED, notes=(note,)))

    assert seen(ledger, RED).minds[RED].pads == {identities.Pad.PLAN: "wait"}
    assert seen(ledger, "glass").minds[RED].thought == "hm"
    assert seen(ledger, BLUE).minds == {}


def test_the_meetings_own_notes_are_gone_after_it() -> None:
    ledger = aboard()
    interlude.call(ledger, caller=RED, body=None)
    notes = (testimony.Note(pad=identities.Pad.MEETING, text="a"), testimony.Note(pad=identities.Pad.PEOPLE, text="b"))
    ledger.tell_only(RED, events.NotesUpdated(color=RED, notes=notes))
    ledger.tell_everyone(events.MeetingClosed(number=1))

    assert seen(ledger, RED).minds[RED].pads == {identities.Pad.PEOPLE: "b"}


def test_a_ghost_sees_everything_but_minds() -> None:
    ledger = aboard()
    kills.kill(ledger, GREEN, PINK)
    ledger.tell_only(GREEN, events.Thought(color=GREEN, text="ha"))
    ledger.tell(events.Walked(color=CYAN, origin="storage", place="hall_c"), (RED, CYAN))

    known = seen(ledger, PINK)

    assert known.is_omniscient
    assert known.figures[GREEN].role is Role.IMPOSTOR
    assert (known.figures[CYAN].place, known.figures[CYAN].in_sight) == ("hall_c", True)
    assert known.minds == {}


def test_the_end_names_all_roles_to_everybody() -> None:
    ledger = aboard()
    ended = events.MatchEnded(winner=identities.Side.CREW, reason=events.EndReason.TASKS_DONE, impostors=(GREEN,))
    ledger.tell_everyone(ended)

    assert all(figure.role is not None for figure in seen(ledger, "public").figures.values())


def test_whoever_does_not_bid_has_no_bid_on_the_table() -> None:
    ledger = scenes.drawn(sittings.FIVE)
    interlude.call(ledger, caller=RED, body=None)
    asleep = decisions.NoDecision(reason="asleep")
    both = sittings.step(ledger.world, red=sittings.says(), blue=sittings.says(desire=1))
    world = sittings.following(ledger.world, both)
    one = sittings.step(world, red=sittings.says(), blue=asleep)
    silence = sittings.step(sittings.following(world, one), blue=asleep)

    known = [seen(ledger, BLUE)]
    for entry in (*both, *one, *silence):
        if ledgers.perceives(BLUE, entry):
            known.append(perspective.learn(known[-1], entry))
    tables = [each.meeting for each in known if each.meeting]

    assert {table.t: len(table.bids) for table in tables} == {0: 1, 1: 0, 2: 0}
    assert tables[-1].unsaid == ()
