"""What the house bots say at the table: real events, and lies that can be exposed."""

import pytest

from games.engine.accusing import accusations
from games.engine.facts import actions, decisions, events, identities
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.facts.testimony import Claim, Topic
from games.engine.ship import interlude, kills, tasks, vents
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.engine.table import meeting
from games.players.bots import temperaments
from games.players.bots.speaking import musings, phrases
from tests.engine import scenes
from tests.games.players import minds

Color = identities.Color
RED, BLUE, GREEN, PINK, CYAN = (Color(name) for name in ("red", "blue", "green", "pink", "cyan"))
SHIP = "electrical: green! pink blue\nstorage: red cyan"
WAS_IN_STORAGE = Claim(topic=Topic.WAS_AT, subject=GREEN, place="storage", since=105, until=125)
WITH_CYAN = Claim(topic=Topic.WAS_WITH, subject=GREEN, other=CYAN, place="storage")


def aboard(drawing: str = SHIP, rules: ruling.MatchRules | None = None) -> ledgers.Ledger:
    """A scene in which everybody has been in place for half a minute."""
    ledger = minds.looking(drawing, rules=rules)
    ledger.tick += 30
    return ledger


@pytest.mark.parametrize("words", phrases.COMMON["found"])
def test_no_way_of_reporting_a_body_accuses_the_dead(words: str) -> None:
    line = words.format(victim="Pink", place="Storage")

    assert accusations.accusations(line, speaker=RED, target=None, seats=(RED, PINK)) == ()


def said(
    ledger: ledgers.Ledger,
    color: identities.Color,
    message: str,
    *claims: Claim,
    target: identities.Color | None = None,
) -> None:
    accusations = (events.Span(color=target, start=0, end=1),) if target else ()
    line = events.Spoke(
        t=0, color=color, message=message, target=target, mentions=(), accusations=accusations, claims=claims
    )
    ledger.tell_everyone(line)


def asked(ledger: ledgers.Ledger, color: identities.Color) -> None:
    """Red opens the meeting and asks somebody where it was."""
    line = events.Spoke(
        t=0, color=RED, message="Pink is dead. And you?", target=color, mentions=(), accusations=(), claims=()
    )
    ledger.tell_everyone(line)


def bloody() -> ledgers.Ledger:
    """Green has killed Pink before Blue, and Red has come and reported it."""
    ledger = aboard()
    kills.kill(ledger, GREEN, PINK)
    scenes.walk(ledger, RED, "electrical")
    ledger.tick += 3
    interlude.call(ledger, caller=RED, body=PINK)
    return ledger


@pytest.mark.parametrize("temper", temperaments.BY_NAME)
def test_whoever_reports_says_whose_body_lay_where(temper: str) -> None:
    line = minds.statement(bloody(), RED, temper)

    assert "Pink" in line.message
    assert "Electrical" in line.message
    assert line.claims == (Claim(topic=Topic.FOUND_BODY, subject=RED, other=PINK, place="electrical"),)


@pytest.mark.parametrize("temper", temperaments.BY_NAME)
def test_whoever_saw_the_kill_says_so_at_once(temper: str) -> None:
    line = minds.statement(bloody(), BLUE, temper)

    [claim] = line.claims
    assert (claim.topic, claim.subject, claim.other, claim.place) == (Topic.SAW_KILL, GREEN, PINK, "electrical")
    assert line.target == GREEN
    assert "Green" in line.message
    assert line.desire_to_speak >= 7


def test_having_said_it_the_witness_votes() -> None:
    ledger = bloody()
    first = minds.statement(ledger, BLUE)
    said(ledger, BLUE, first.message, *first.claims, target=GREEN)

    assert first.vote_action is None
    assert minds.statement(ledger, BLUE).vote_action == GREEN


def test_others_wait_until_the_caller_has_spoken() -> None:
    ledger = bloody()

    before = minds.statement(ledger, CYAN).desire_to_speak
    said(ledger, RED, "Pink is dead.")

    assert before < minds.statement(ledger, CYAN).desire_to_speak


def test_the_innocent_tell_where_they_really_were() -> None:
    ledger = bloody()
    asked(ledger, CYAN)

    line = minds.statement(ledger, CYAN)

    assert "Storage" in line.message
    assert Claim(topic=Topic.WAS_AT, subject=CYAN, place="storage", since=100, until=133) in line.claims
    assert Claim(topic=Topic.WAS_WITH, subject=CYAN, other=RED, place="storage") in line.claims


def test_the_guilty_were_somewhere_else() -> None:
    ledger = bloody()
    asked(ledger, GREEN)

    line = minds.statement(ledger, GREEN, "diligent")

    assert "Electrical" not in line.message
    assert any(claim.topic is Topic.WAS_AT and claim.place != "electrical" for claim in line.claims)


def test_the_guilty_tell_the_same_story_however_often() -> None:
    ledger = bloody()
    asked(ledger, GREEN)
    told = [claim for claim in minds.statement(ledger, GREEN).claims if claim.topic is Topic.WAS_AT]

    said(ledger, BLUE, "It was Green!", target=GREEN)

    defence = minds.statement(ledger, GREEN)
    assert [claim for claim in defence.claims if claim.topic is Topic.WAS_AT] == told
    assert "Blue" in defence.message or defence.target == BLUE


def test_an_alibi_is_caught_by_whoever_saw_the_speaker_elsewhere() -> None:
    ledger = aboard()
    interlude.call(ledger, caller=RED, body=None)
    said(ledger, RED, "I have something to say.")
    alibi = Claim(topic=Topic.WAS_AT, subject=GREEN, place="admin", since=105, until=125)
    said(ledger, GREEN, "I was in Admin.", alibi)

    line = minds.statement(ledger, BLUE)

    assert line.target == GREEN
    assert "Admin" in line.message
    assert "Electrical" in line.message


def test_whoever_was_in_that_place_alone_says_that_nobody_came() -> None:
    ledger = aboard()
    interlude.call(ledger, caller=RED, body=None)
    said(ledger, RED, "I have something to say.")
    said(ledger, GREEN, "I was in Storage.", WAS_IN_STORAGE)

    line = minds.statement(ledger, CYAN)

    assert (line.target, "Storage" in line.message) == (GREEN, True)


def table(*told: Color) -> ledgers.Ledger:
    """Red has called a meeting, and these players have said where they were."""
    ledger = aboard()
    interlude.call(ledger, caller=RED, body=None)
    said(ledger, RED, "I have something to say.", Claim(topic=Topic.WAS_AT, subject=RED, place="storage"))
    for color in told:
        place = "storage" if color == CYAN else "electrical"
        said(ledger, color, "I was there.", Claim(topic=Topic.WAS_AT, subject=color, place=place))
    return ledger


def suspected(ledger: ledgers.Ledger, color: Color) -> int:
    """How strongly this player suspects Red."""
    decision = minds.bot().decide(
        decisions.VoteAsk(color=color, attempt=1, candidates=(RED,)), minds.knowing(ledger, color)
    )
    assert isinstance(decision, decisions.VoteDecision)
    return next(each.percent for each in decision.suspicions if each.color == RED)


def test_whoever_says_in_words_alone_where_it_was_is_not_asked_for_it() -> None:
    ledger = table(PINK, CYAN, BLUE)
    before = minds.statement(ledger, BLUE)

    said(ledger, GREEN, "i was in storage doing garbage")

    assert (before.target, before.claims) == (GREEN, ())
    assert minds.statement(ledger, BLUE).target != GREEN


@pytest.mark.parametrize(
    ("words", "is_belied"),
    [("I was in Storage the whole time.", True), ("I was in Storage.", False), ("Last round I was in O2.", False)],
)
def test_whoever_says_in_words_alone_that_it_was_there_all_the_time_is_held_to_it(words: str, is_belied: bool) -> None:
    ledger = table(PINK, CYAN, BLUE)

    said(ledger, GREEN, words)

    line = minds.statement(ledger, BLUE)
    assert (line.target == GREEN and "I saw Green in Electrical" in line.message) == is_belied


def test_who_is_charged_in_words_alone_is_doubted_like_who_is_charged_by_a_declaration() -> None:
    unsaid, worded, declared = (table(PINK, CYAN, BLUE) for _ in range(3))

    said(unsaid, GREEN, "I saw it.")
    said(worded, GREEN, "I saw Red vent in Storage.")
    said(declared, GREEN, "I saw it.", Claim(topic=Topic.SAW_VENT, subject=RED, place="storage"))

    doubts = [suspected(ledger, PINK) for ledger in (unsaid, worded, declared)]
    assert doubts[0] < doubts[1] == doubts[2]


def test_who_declares_what_it_claims_is_heard_by_that_alone() -> None:
    ledger = aboard()
    interlude.call(ledger, caller=RED, body=None)
    said(ledger, RED, "I have something to say.")
    said(ledger, GREEN, "Red called it.", Claim(topic=Topic.WAS_AT, subject=GREEN, place="electrical"))
    said(ledger, GREEN, "I was in Storage.")

    assert minds.statement(ledger, CYAN).target != GREEN


def test_what_was_heard_in_words_stays_heard_when_its_speaker_declares_something_later() -> None:
    unsaid, worded = table(PINK, CYAN, BLUE), table(PINK, CYAN, BLUE)

    for ledger, words in ((unsaid, "I saw it."), (worded, "I saw Red vent in Storage.")):
        said(ledger, GREEN, words)
        said(ledger, GREEN, "I was there.", Claim(topic=Topic.WAS_AT, subject=GREEN, place="electrical"))

    assert suspected(unsaid, PINK) < suspected(worded, PINK)


@pytest.mark.parametrize("claim", [WAS_IN_STORAGE, WITH_CYAN])
def test_whoever_does_not_see_the_whole_room_denies_nobody_s_company(claim: Claim) -> None:
    ledger = aboard(rules=ruling.MatchRules(impostors=1, crew_vision=0.5))
    interlude.call(ledger, caller=RED, body=None)
    said(ledger, RED, "I have something to say.")
    said(ledger, GREEN, "I was in Storage.", claim)

    assert minds.statement(ledger, CYAN).target != GREEN


def test_an_impostor_who_reports_does_not_put_its_partner_beside_the_body() -> None:
    ledger = aboard("electrical: green! red! pink\nstorage: blue cyan")
    kills.kill(ledger, GREEN, PINK)
    interlude.call(ledger, caller=GREEN, body=PINK)

    assert all("Red" not in minds.statement(ledger, GREEN, temper).message for temper in temperaments.BY_NAME)


def test_with_whom_the_dead_were_last_seen_is_told() -> None:
    ledger = aboard()
    scenes.walk(ledger, BLUE, "hall_sw")
    ledger.tick += 5
    kills.kill(ledger, GREEN, PINK)
    ledger.tick += 5
    scenes.walk(ledger, RED, "hall_sw")
    interlude.call(ledger, caller=RED, body=PINK)
    said(ledger, RED, "Pink is dead.")

    line = minds.statement(ledger, BLUE)

    assert line.claims == (Claim(topic=Topic.WAS_WITH, subject=GREEN, other=PINK, place="electrical"),)


def test_whoever_really_did_a_visual_task_is_cleared() -> None:
    hands = {RED: ("empty_garbage",)}
    ledger = minds.looking("storage: red blue\nelectrical: green! pink", tasks=hands)
    plan = actions.DoTask(task="empty_garbage", stage=1)
    tasks.finish(ledger, ledger.world.players[RED], plan)
    interlude.call(ledger, caller=PINK, body=None)
    said(ledger, PINK, "It was Red!", target=RED)

    line = minds.statement(ledger, BLUE)

    assert "Red" in line.message
    assert Claim(topic=Topic.DID_TASK, subject=RED, task="empty_garbage", place="storage", since=0) in line.claims


def test_the_silent_are_asked() -> None:
    ledger = aboard()
    interlude.call(ledger, caller=RED, body=None)
    for color in (RED, BLUE, PINK):
        said(ledger, color, "I was around.", Claim(topic=Topic.WAS_AT, subject=color, place="electrical"))

    line = minds.statement(ledger, BLUE, "social")

    assert line.target in (GREEN, CYAN)
    assert line.message.endswith("?")


def test_a_charged_schemer_may_charge_the_witness() -> None:
    ledger = aboard()
    vents.enter(ledger, GREEN, "vent_electrical")
    interlude.call(ledger, caller=RED, body=None)
    said(ledger, BLUE, "Green vented!", Claim(topic=Topic.SAW_VENT, subject=GREEN), target=GREEN)

    answers = [minds.statement(ledger, GREEN, "schemer", seed) for seed in range(12)]

    assert any(
        claim == Claim(topic=Topic.SAW_VENT, subject=BLUE, place=claim.place) for a in answers for claim in a.claims
    )


def test_a_ghost_says_who_it_was() -> None:
    ask = decisions.GhostAsk(color=PINK, t=3)

    decision = minds.bot().decide(ask, minds.knowing(bloody(), PINK))

    assert isinstance(decision, decisions.GhostDecision)
    assert "Green" in decision.message


def after_votes(**ballots: identities.Ballot) -> ledgers.Ledger:
    ledger = aboard("electrical: green! pink blue\nstorage: red cyan")
    interlude.call(ledger, caller=RED, body=None)
    given: dict[Color, decisions.Decision] = {
        Color(name): decisions.DiscussionDecision(message="", vote_action=ballot) for name, ballot in ballots.items()
    }
    while ledger.world.meeting and ledger.world.meeting.phase is not worlds.Phase.REACTION:
        meeting.step(ledger, given, Dice(1))
    return ledger


@pytest.mark.parametrize("seed", range(4))
def test_nobody_calls_a_tie_a_skip_or_boasts_of_what_others_found_out(seed: int) -> None:
    tie = after_votes(red=GREEN, cyan=GREEN, green=RED, pink=RED, blue="skip")
    caught = after_votes(red=GREEN, cyan=GREEN, green=RED, pink="skip", blue=GREEN)

    assert "kip" not in minds.thought(tie, PINK, seed)
    assert minds.thought(caught, PINK, seed) not in [words.format(name="Green") for words in musings.THOUGHTS["caught"]]
    assert minds.thought(caught, RED, seed) in [words.format(name="Green") for words in musings.THOUGHTS["caught"]]


def test_an_answer_to_an_accusation_is_none_and_is_not_denied() -> None:
    ledger = bloody()
    said(ledger, RED, "Pink is dead.")
    said(ledger, CYAN, "Green is suspicious.", target=GREEN)
    said(ledger, GREEN, "That's not true, Cyan.", WAS_IN_STORAGE, target=CYAN)

    line = minds.statement(ledger, CYAN)

    assert not any(line.message == words.format(accuser="Green", story="") for words in phrases.COMMON["denial"])
    assert not any(claim.topic is Topic.WAS_AT and claim.subject == CYAN for claim in line.claims)


def test_whoever_is_named_as_a_witness_confirms_it() -> None:
    ledger = aboard()
    interlude.call(ledger, caller=BLUE, body=None)
    said(ledger, BLUE, "I have something to say.")
    said(ledger, CYAN, "Storage. Red saw me.", Claim(topic=Topic.WAS_WITH, subject=CYAN, other=RED, place="storage"))

    line = minds.statement(ledger, RED)

    assert line.claims == (Claim(topic=Topic.WAS_WITH, subject=CYAN, other=RED, place="storage"),)


def test_nobody_vouches_for_whom_it_has_accused() -> None:
    ledger = aboard()
    interlude.call(ledger, caller=RED, body=None)
    said(ledger, RED, "Cyan is suspicious.", target=CYAN)
    said(ledger, BLUE, "Cyan is suspicious.", target=CYAN)

    lines = [minds.statement(ledger, RED, "diligent", seed) for seed in range(6)]

    assert not any(claim.topic is Topic.WAS_WITH and claim.subject == CYAN for line in lines for claim in line.claims)


def test_the_reporter_who_saw_the_kill_says_both_at_once() -> None:
    ledger = aboard()
    kills.kill(ledger, GREEN, PINK)
    interlude.call(ledger, caller=BLUE, body=PINK)

    line = minds.statement(ledger, BLUE)

    assert {claim.topic for claim in line.claims} == {Topic.FOUND_BODY, Topic.SAW_KILL}


def test_nobody_votes_against_somebody_without_having_said_why() -> None:
    for seed in range(6):
        blamed: set[tuple[Color, Color]] = set()
        for entry in minds.played(seed):
            match entry.event:
                case events.MeetingOpened():
                    blamed = set()
                    nudged = False
                case events.Nudged():
                    nudged = True
                case events.Spoke(color=color, accusations=spans):
                    blamed |= {(color, span.color) for span in spans}
                case events.BallotCast(color=color, ballot=Color() as ballot, t=t) if not nudged and t < 14:
                    assert (color, ballot) in blamed, (seed, entry.seq)
                case _:
                    pass
