"""Every kind of event as one plain sentence, from any viewer's side."""

import dataclasses
import functools
import re

import pytest

from games.engine.eyes import narration, perspective
from games.engine.eyes.telling import voice
from games.engine.facts import actions, decisions, events, identities, routes, testimony
from games.engine.facts import rules as ruling
from games.engine.facts import station as stations
from games.engine.state import ledger as ledgers
from tests.engine import matches, scenes
from tests.support import foreign

RED, BLUE, GREEN, PINK = (identities.Color(name) for name in ("red", "blue", "green", "pink"))
SKIP = identities.SKIP
SWIPE = stations.Stage(place="admin", seconds=3, label="swipe")
SCAN = events.DealtTask(task="submit_scan", stages=(SWIPE,))
STEP = routes.Step(place="admin", to_border=1, to_middle=1)
BID = events.Bid(color=RED, desire=7, mention=3, accusation=0, silence=0, roll=4, recent_speaker=0, already_voted=2)
SAID = events.Spoke(t=1, color=RED, message="You vented!", target=BLUE, mentions=(), accusations=(), claims=())
SAMPLES: tuple[tuple[events.Event, str], ...] = (
    (
        events.MatchOpened(rules=ruling.MatchRules(), seats=matches.lineup(3)),
        "The match opens on The Skeld with Red, Blue and Green.",
    ),
    (events.RoleDealt(color=RED, role=identities.Role.IMPOSTOR), "Red is an impostor."),
    (events.PartnersNamed(color=RED, partners=(BLUE,)), "Red has Blue as partner."),
    (events.PartnersNamed(color=RED, partners=()), "Red has no partner."),
    (events.TasksDealt(color=RED, tasks=(SCAN,), fake=False), "Red is dealt tasks: Submit Scan."),
    (events.Thought(color=RED, text="hm"), 'Red thinks: "hm"'),
    (events.Whispered(color=RED, text="run"), 'Red is told in secret: "run"'),
    (
        events.NotesUpdated(color=RED, notes=(testimony.Note(pad=identities.Pad.PLAN, text="x"),)),
        "Red rewrites notes: plan.",
    ),
    (
        events.Suspected(color=RED, suspicions=(testimony.Suspicion(color=BLUE, percent=60),)),
        "Red suspects Blue 60%.",
    ),
    (
        events.Stumbled(color=RED, asked=events.Asked.VOTE, reason="no JSON"),
        'Red loses a turn (vote): "no JSON"',
    ),
    (
        events.MatchEnded(winner=identities.Side.CREW, reason=events.EndReason.TASKS_DONE, impostors=(RED, BLUE)),
        "The crew win because every task is done. Red and Blue were the impostors.",
    ),
    (events.Reflected(color=RED, lessons=("wait",)), 'Red takes along: "wait"'),
    (events.MatchClosed(), "The match is closed."),
    (
        events.Roused(color=RED, triggers=(decisions.Trigger.BODY_IN_SIGHT,)),
        "Red is to decide: body in sight.",
    ),
    (events.PlanChosen(color=RED, action=actions.GoTo(place="o2")), "Red decides to go to O2."),
    (events.PlanEnded(color=RED, done=False), "Red has to give that up."),
    (
        events.Forestalled(color=RED, action=actions.Kill(victim=PINK)),
        "Red comes too late to kill Pink.",
    ),
    (events.SetOut(color=RED, origin="storage", steps=(STEP,), lead=0), "Red sets out for Admin."),
    (events.Arrived(color=RED), "Red arrives."),
    (events.Walked(color=RED, origin="storage", place="hall_c"), "Red walks from Storage into Admin hallway."),
    (
        events.LookedAround(
            color=RED,
            place="o2",
            players=(events.Sighting(color=BLUE, spot=None),),
            bodies=(PINK,),
            watched=False,
        ),
        "In O2 Red sees Blue and Pink's body.",
    ),
    (
        events.SpotTaken(color=RED, place="admin", spot="swipe_card"),
        "Red steps to Swipe Card in Admin.",
    ),
    (events.Waited(color=RED, until=103), "Red waits 3 seconds."),
    (events.StageBegun(color=RED, task="chart_course", stage=0, until=9), "Red begins Chart Course."),
    (
        events.StageFinished(color=RED, task="chart_course", stage=0, counts=False, ready_at=0),
        "Red pretends to finish Chart Course.",
    ),
    (
        events.VisualShown(color=RED, task="submit_scan", place="medbay"),
        "Red really does Submit Scan in MedBay.",
    ),
    (events.TaskBarMoved(done=3, total=20), "The task bar shows 3 of 20 tasks done."),
    (events.Killed(killer=RED, victim=PINK, place="o2", spot=None), "Red kills Pink in O2."),
    (
        events.GhostAwoke(color=PINK, players=(), bodies=(), sabotage=None),
        "Pink is a ghost now and sees everything.",
    ),
    (events.KillTimerSet(color=RED, ready_at=101, left=0), "Red can kill again in 1 second."),
    (events.VentEntered(color=RED, vent="vent_admin", place="admin"), "Red climbs into the vent in Admin."),
    (
        events.VentMoved(color=RED, origin="vent_admin", vent="vent_cafeteria", place="cafeteria"),
        "Red crawls through the vent to Cafeteria.",
    ),
    (events.VentExited(color=RED, vent="vent_admin", place="admin"), "Red climbs out of the vent in Admin."),
    (
        events.SabotageStarted(system=identities.System.O2, deadline=130),
        "Alarm: the oxygen sabotaged, 30 seconds to mend it.",
    ),
    (
        events.SabotageCalled(color=RED, system=identities.System.COMMS),
        "Red has sabotaged communications.",
    ),
    (events.MendingBegun(color=BLUE, console="keypad_o2", until=3), "Blue works at the O2 keypad."),
    (events.ConsoleMended(color=BLUE, console="switches"), "Blue mends the light switches."),
    (
        events.MendingCounted(system=identities.System.O2, consoles=("keypad_admin",)),
        "The alarm for the oxygen counts 1 of 2: the O2 keypad in Admin.",
    ),
    (
        events.MendingCounted(system=identities.System.REACTOR, consoles=()),
        "The alarm for the reactor counts 0 of 2.",
    ),
    (events.SabotageMended(system=identities.System.LIGHTS), "The sabotage of the lights is mended."),
    (
        events.SabotageLifted(system=identities.System.REACTOR),
        "The meeting ends the sabotage of the reactor.",
    ),
    (events.SabotageReady(at=110), "Another sabotage is possible in 10 seconds."),
    (events.DoorsClosed(room="medbay", until=9), "The doors of MedBay close."),
    (events.DoorsFoundShut(color=RED, room="medbay"), "Red stands before the shut doors of MedBay."),
    (events.DoorsReady(room="medbay", at=130), "The doors of MedBay can be closed again in 30 seconds."),
    (events.DoorsOpened(room="medbay"), "The doors of MedBay open."),
    (events.WatchBegun(color=RED, console="camera_monitor", until=9), "Red looks into the camera monitor."),
    (
        events.FeedsSeen(color=RED, feeds=(events.Feed(place="hall_w", players=(BLUE,), bodies=(PINK,)),)),
        "The cameras show Blue and Pink's body in Reactor hallway.",
    ),
    (events.CameraLights(blinking=True), "The cameras' lights begin to blink."),
    (
        events.AdminTableRead(color=RED, heads=(events.Heads(room="o2", count=2),)),
        "The admin table shows 2 in O2.",
    ),
    (events.ScreensDark(color=RED, console="camera_monitor"), "The camera monitor goes dark before Red."),
    (events.ButtonReady(at=100), "The emergency button works in 0 seconds."),
    (
        events.MeetingOpened(
            number=1, caller=RED, body=PINK, place="cafeteria", living=(RED,), dead=(PINK, BLUE), news=(PINK, BLUE)
        ),
        "Red reports Pink's body. Blue is dead as well.",
    ),
    (events.BidPlaced(t=1, bid=BID), "Red bids 12 to speak."),
    (
        SAID,
        'Red says to Blue: "You vented!"',
    ),
    (events.LineRead(line=7, speaker=RED), "The clerk reads no claim in what Red said."),
    (events.LeftUnsaid(t=1, color=RED, message="Wait", target=BLUE), 'Red leaves unsaid: "Wait"'),
    (events.SilenceFell(t=2), "Nobody speaks."),
    (events.VoteLocked(t=2, color=RED), "Red has voted."),
    (
        events.VoteForfeited(t=2, color=RED, reason="no answer came"),
        'Red gave no readable vote; it counts as a skip: "no answer came"',
    ),
    (events.BallotCast(t=2, color=RED, ballot=SKIP), "Red votes to skip."),
    (
        events.Nudged(t=9, reason=events.NudgeReason.TIME, text="Wrap it up."),
        'The table is nudged: "Wrap it up."',
    ),
    (events.LastCall(t=9), "Last call, the time is up: from now on only votes count."),
    (events.BallotRevealed(position=1, voter=None, ballot=BLUE), "A ballot is for Blue."),
    (
        events.Ejected(color=RED, role=identities.Role.IMPOSTOR, impostors_left=1),
        "Red was An Impostor. 1 impostor remains.",
    ),
    (events.NobodyEjected(tied=(BLUE, SKIP)), "No one was ejected. (Tie)"),
    (events.Reacted(color=RED), "Red takes it in."),
    (events.ReactionsEnded(), "Everybody puts the notes in order."),
    (events.NotesConsolidated(color=RED, notes=()), "Red keeps what matters of the meeting."),
    (events.GhostSpoke(t=1, color=PINK, message="boo"), 'Pink says among the dead: "boo"'),
    (events.MeetingClosed(number=1), "The meeting is over."),
)


def knowing(viewer: identities.Viewer) -> perspective.Perspective:
    drawn = scenes.drawn("electrical: red! blue green pink").entries
    known = perspective.learn_all(perspective.blank(viewer), drawn)
    return dataclasses.replace(known, tick=scenes.TICK)


def sentence(viewer: identities.Viewer, event: events.Event) -> str:
    entry = ledgers.Entry(seq=1, tick=scenes.TICK, audience=(), public=False, event=event)
    return narration.narrate(knowing(viewer), entry)


@pytest.mark.parametrize(("event", "words"), SAMPLES, ids=lambda sample: type(sample).__name__)
def test_every_event_is_told_as_a_plain_sentence(event: events.Event, words: str) -> None:
    assert sentence("glass", event) == words


def test_there_is_a_sample_of_every_kind() -> None:
    assert {type(event).__name__ for event, _ in SAMPLES} == set(events.KINDS)


@pytest.mark.parametrize(
    ("viewer", "words"),
    [
        (RED, "You kill Pink in Electrical."),
        (PINK, "Red kills you in Electrical."),
        (BLUE, "You see Red kill Pink in Electrical."),
        ("glass", "Red kills Pink in Electrical."),
    ],
)
def test_a_kill_is_told_from_each_side(viewer: identities.Viewer, words: str) -> None:
    killed = events.Killed(killer=RED, victim=PINK, place="electrical", spot=None)
    entry = ledgers.Entry(seq=1, tick=scenes.TICK, audience=(RED, BLUE, PINK), public=False, event=killed)

    assert narration.narrate(perspective.learn(knowing(viewer), entry), entry) == words


@pytest.mark.parametrize(("viewer", "words"), [(PINK, "You are dead."), (BLUE, "Pink is dead.")])
def test_the_dead_are_told_in_their_person_that_the_table_learns_of_their_death(
    viewer: identities.Viewer, words: str
) -> None:
    met = events.MeetingOpened(
        number=1, caller=RED, body=None, place="cafeteria", living=(RED, BLUE), dead=(PINK,), news=(PINK,)
    )

    assert sentence(viewer, met) == f"Red presses the emergency button. {words}"


@pytest.mark.parametrize(
    ("origin", "place", "words"),
    [
        ("hall_sw", "electrical", "You see Red come in from Electrical hallway."),
        ("electrical", "hall_sw", "You see Red leave Electrical for Electrical hallway."),
    ],
)
def test_coming_and_going_are_told_from_where_one_stands(origin: str, place: str, words: str) -> None:
    assert sentence(BLUE, events.Walked(color=RED, origin=origin, place=place)) == words


@pytest.mark.parametrize(
    ("hostile", "quoted"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("line\nbreak\x1b[31m", "line break [31m"),
        ("\u202egnirts", "gnirts"),
        ("a" * 5000, "a" * voice.LONGEST_QUOTATION + "…"),
        ("**bold** {0} %s %(who)s", "**bold** {0} %s %(who)s"),
    ],
)
def test_hostile_words_stay_words_on_one_bounded_line(hostile: str, quoted: str) -> None:
    told = sentence("glass", events.GhostSpoke(t=1, color=PINK, message=hostile))

    assert told == f'Pink says among the dead: "{quoted}"'
    assert told.isprintable()


@functools.cache
def entries() -> list[ledgers.Entry]:
    return matches.play(2).entries


@pytest.mark.parametrize("viewer", [*matches.COLORS[:8], "glass", "public"])
def test_whole_matches_are_told_without_a_gap(viewer: identities.Viewer) -> None:
    known = perspective.blank(viewer)

    for entry in entries():
        known = perspective.learn(known, entry)
        if ledgers.perceives(viewer, entry):
            told = narration.narrate(known, entry)
            assert told[:1] == told[:1].upper()
            assert told[-1:] in '."'


@pytest.mark.parametrize("viewer", ["glass", RED, BLUE, PINK])
def test_no_word_of_a_sentence_is_left_in_english(viewer: identities.Viewer) -> None:
    known = knowing(viewer)
    entries = [ledgers.Entry(seq=1, tick=scenes.TICK, audience=(), public=False, event=event) for event, _ in SAMPLES]

    told = [narration.narrate(known, entry, foreign.Accents()) for entry in entries]

    assert [one for one in told if re.search("[A-Za-z]", re.sub('"[^"]*"', "", one))] == []
