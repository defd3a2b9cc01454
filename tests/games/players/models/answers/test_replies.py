"""What a model said becomes exactly that decision, or none."""

import asyncio
import json

import pytest
from pydantic import JsonValue

from games.engine.facts import actions, decisions, identities, testimony
from games.players import exchange, player
from games.players.models import llm_agent
from games.players.models.prompting import seating
from personas.llm import chat, costs, errors, scripted
from tests.games.players.models.prompting import situations

Color = identities.Color
State = exchange.State


def answered(kind: str, *replies: scripted.Answer, role: str = "crewmate") -> player.Answered:
    """What becomes of these replies to a question of this kind."""
    asked = situations.situation(kind, role)
    agent = llm_agent.LlmAgent(scripted.ScriptedModel(scripted.in_turn(*replies)), seating.Casting())
    return asyncio.run(agent.answer(asked.ask, asked.known))


def decision(kind: str, role: str = "crewmate", /, **fields: JsonValue) -> decisions.Decision:
    return answered(kind, json.dumps(fields), role=role).decision


def refused(kind: str, role: str = "crewmate", /, **fields: JsonValue) -> str:
    """Why this answer is not accepted as a decision, however often it is given."""
    given = decision(kind, role, **fields)
    assert isinstance(given, decisions.NoDecision)
    return given.reason


def talk(**fields: JsonValue) -> dict[str, JsonValue]:
    return {"desire_to_speak": 7, "message": "Where were you?", "vote_action": None, **fields}


def test_the_documents_example_is_read_as_it_stands() -> None:
    example = {
        "internal_thought": "Red is deflecting hard, classic impostor",
        "desire_to_speak": 7,
        "message": "Red, you haven't explained where you were during lights",
        "target": "red",
        "vote_action": None,
        "scratchpad_updates": {"meeting_scratch": "Red avoiding questions. Blue quiet."},
    }

    note = testimony.Note(pad=identities.Pad.MEETING, text="Red avoiding questions. Blue quiet.")
    assert answered("discussion", json.dumps(example)).decision == decisions.DiscussionDecision(
        internal_thought="Red is deflecting hard, classic impostor",
        desire_to_speak=7,
        message="Red, you haven't explained where you were during lights",
        target=Color.RED,
        vote_action=None,
        scratchpad_updates=(note,),
    )


def test_an_action_is_chosen_by_its_id() -> None:
    assert decision("action", "impostor", choice="kill:pink") == decisions.ActionDecision(
        action=actions.Kill(victim=Color.PINK)
    )


@pytest.mark.parametrize("choice", ["task:start_reactor:0 (reactor, 25 s)", "`task:start_reactor:0`"])
def test_an_id_may_be_copied_with_what_surrounds_it_on_the_menu(choice: str) -> None:
    given = decision("action", choice=choice)

    assert given == decisions.ActionDecision(action=actions.DoTask(task="start_reactor", stage=0))


@pytest.mark.parametrize("choice", ["kill:red", "go:moon", "kill", "Go to Admin", "", "go:admin go:storage"])
def test_an_id_that_is_not_on_the_menu_is_refused(choice: str) -> None:
    assert refused("action", choice=choice) == f'unreadable: "choice" {choice!r} is not an id of the menu'


@pytest.mark.parametrize("ballot", ["blue", "Blue", " skip "])
def test_a_vote_is_for_a_candidate(ballot: str) -> None:
    assert decision("voting", vote_action=ballot) == decisions.VoteDecision(vote_action=ballot.strip().lower())  # type: ignore[arg-type] # as said


@pytest.mark.parametrize("ballot", ["orange", "nobody", "", "red or blue", "null"])
def test_a_vote_for_anybody_else_is_refused(ballot: str) -> None:
    assert f'"vote_action" {ballot!r} must be one of' in refused("voting", vote_action=ballot)


def test_a_discussion_without_vote_action_is_refused() -> None:
    assert refused("discussion", desire_to_speak=3, message="Hm.") == 'unreadable: "vote_action": Field required'


def test_a_misspelt_vote_is_not_taken_for_silence() -> None:
    assert refused("discussion", **talk(vote="red")) == 'unreadable: "vote": Extra inputs are not permitted'


@pytest.mark.parametrize(
    ("desire", "wanted"),
    [
        (11, "less than or equal to 10"),
        (-1, "greater than or equal to 0"),
        *((strange, "a valid integer") for strange in (7.5, True, "much", None)),
    ],
)
def test_a_desire_is_a_whole_number_from_0_to_10(desire: JsonValue, wanted: str) -> None:
    why = refused("discussion", **talk(desire_to_speak=desire))

    assert why == f'unreadable: "desire_to_speak": Input should be {wanted}'


def test_whoever_is_addressed_must_play() -> None:
    assert "\"target\" 'purple' does not play" in refused("discussion", **talk(target="purple"))


def test_nobody_need_be_addressed() -> None:
    given = decision("discussion", **talk(target=None))

    assert isinstance(given, decisions.DiscussionDecision)
    assert given.target is None


def test_claims_name_things_by_id_or_name() -> None:
    claim: JsonValue = {"topic": "was_at", "subject": "red", "place": "Lower Engine", "since": 10, "until": 20}
    given = decision("discussion", **talk(claims=[claim]))

    assert isinstance(given, decisions.DiscussionDecision)
    assert given.claims == (
        testimony.Claim(topic=testimony.Topic.WAS_AT, subject=Color.RED, place="lower_engine", since=10, until=20),
    )


@pytest.mark.parametrize(
    ("said", "when"),
    [
        ("during lights", testimony.When(occasion=testimony.Occasion.LIGHTS)),
        ("Before meeting", testimony.When(occasion=testimony.Occasion.MEETING, relation=testimony.Relation.BEFORE)),
        ("o2", testimony.When(occasion=testimony.Occasion.O2)),
        (
            "after blue",
            testimony.When(occasion=testimony.Occasion.DEATH, relation=testimony.Relation.AFTER, of=Color.BLUE),
        ),
    ],
)
def test_a_claim_is_dated_by_what_happened(said: str, when: testimony.When) -> None:
    claim: JsonValue = {"topic": "was_at", "subject": "red", "place": "admin", "when": said, "round": 2, "whole": True}

    given = decision("discussion", **talk(claims=[claim]))

    assert isinstance(given, decisions.DiscussionDecision)
    assert given.claims == (
        testimony.Claim(topic=testimony.Topic.WAS_AT, subject=Color.RED, place="admin", when=when, round=2, whole=True),
    )


@pytest.mark.parametrize(
    ("claim", "why"),
    [
        ({"topic": "was_at", "subject": "red", "place": "admin", "when": "at tea time"}, "\"when\" 'at tea time' must"),
        ({"topic": "was_at", "subject": "red", "place": "admin", "round": 0}, '"claims.0.round": Input should be gr'),
        ({"topic": "dreamt", "subject": "red"}, "\"claims.0.topic\": Input should be 'was_at'"),
        ({"topic": "was_at", "subject": "purple", "place": "admin"}, "\"subject\" 'purple' does not play"),
        ({"topic": "was_at", "subject": "red", "place": "the moon"}, "\"place\" 'the moon' is not known"),
        ({"topic": "did_task", "subject": "red", "task": "nap"}, "\"task\" 'nap' is not known"),
        ({"topic": "role", "subject": "red", "role": "sheriff"}, "\"role\" 'sheriff' must be one of"),
        ({"topic": "was_at", "subject": "red", "since": -5}, '"claims.0.since": Input should be greater'),
    ],
)
def test_a_claim_about_unknown_things_is_refused(claim: dict[str, JsonValue], why: str) -> None:
    assert refused("discussion", **talk(claims=[claim])).startswith(f"unreadable: {why}")


@pytest.mark.parametrize("said", [[{"player": "blue", "percent": 70}], {"blue": 70}, {"Blue": "70"}])
def test_suspicion_is_read_in_both_forms(said: JsonValue) -> None:
    given = decision("reaction", suspicion=said)

    assert isinstance(given, decisions.NotesDecision)
    assert given.suspicions == (testimony.Suspicion(color=Color.BLUE, percent=70),)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"blue": 101}, '"suspicion.0.percent": Input should be less than or equal to 100'),
        ({"blue": -1}, '"suspicion.0.percent": Input should be greater than or equal to 0'),
        ({"nobody": 3}, "\"player\" 'nobody' does not play"),
        ([{"player": "blue"}], '"suspicion.0.percent": Field required'),
        ("blue", '"suspicion": Input should be a valid array'),
    ],
)
def test_other_suspicion_is_refused(said: JsonValue, why: str) -> None:
    assert refused("reaction", suspicion=said).startswith(f"unreadable: {why}")


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"message": "a" * (decisions.LONGEST_MESSAGE + 1)}, '"message": String should have at most'),
        (
            {"scratchpad_updates": {"plan": "a" * (decisions.LONGEST_NOTE + 1)}},
            '"scratchpad_updates.plan": String should have at most',
        ),
        ({"internal_thought": "a" * 5_000}, '"internal_thought": String should have at most'),
        ({"scratchpad_updates": {"diary": "Dear diary"}}, '"scratchpad_updates.diary": Extra inputs'),
        ({"claims": [{"topic": "was_at", "subject": "red"}] * 25}, '"claims": Tuple should have at most 24 items'),
    ],
)
def test_what_is_too_long_or_unknown_is_refused(fields: dict[str, JsonValue], why: str) -> None:
    assert refused("discussion", **talk(**fields)).startswith(f"unreadable: {why}")


def test_notes_that_are_null_stay_as_they_are() -> None:
    given = decision("consolidation", scratchpad_updates={"people": "Blue lied.", "plan": None})

    assert isinstance(given, decisions.NotesDecision)
    assert given.scratchpad_updates == (testimony.Note(pad=identities.Pad.PEOPLE, text="Blue lied."),)


def test_a_vote_is_locked_and_cannot_be_given_again() -> None:
    asked = situations.situation("discussion", "crewmate")
    locked = decisions.DiscussionAsk(color=Color.RED, t=3, candidates=(Color.BLUE, "skip"), may_vote=False)
    agent = llm_agent.LlmAgent(
        scripted.ScriptedModel(lambda _: json.dumps(talk(vote_action="blue"))), seating.Casting()
    )

    given = asyncio.run(agent.answer(locked, asked.known)).decision

    assert isinstance(given, decisions.DiscussionDecision)
    assert given.vote_action is None
    assert "locked" in given.lost_vote


def test_a_faulty_answer_gets_one_correction_that_names_the_fault() -> None:
    good = json.dumps({"vote_action": "blue"})
    answer = answered("voting", json.dumps({"vote_action": "orange"}), good)

    assert answer.decision == decisions.VoteDecision(vote_action=Color.BLUE)
    assert [each.state for each in answer.exchanges] == [State.UNREADABLE, State.READ]
    assert "'orange' must be one of" in answer.exchanges[1].prompt[-1].text


def test_after_two_faulty_answers_the_turn_is_lost_with_the_reason() -> None:
    answer = answered(
        "voting", "I vote for blue!", json.dumps({"vote_action": "orange"}), json.dumps({"vote_action": "red"})
    )

    assert isinstance(answer.decision, decisions.NoDecision)
    assert answer.decision.reason.startswith("unreadable:")
    assert "orange" in answer.decision.reason
    assert len(answer.exchanges) == 2


def test_a_failed_call_is_a_lost_turn_and_no_words() -> None:
    answer = answered("voting", errors.TimedOut("10.0.0.5:8000: no answer within 90 s"))

    assert answer.decision == decisions.NoDecision(reason="failed: TimedOut")
    assert [each.state for each in answer.exchanges] == [State.FAILED]
    assert "10.0.0.5:8000" in answer.exchanges[0].fault  # for operators


def test_a_filtered_answer_is_a_refusal() -> None:
    answer = answered("voting", errors.Filtered("stopped by a content filter"))

    assert isinstance(answer.decision, decisions.NoDecision)
    assert answer.decision.reason.startswith("refused:")


def test_an_exchange_records_what_it_cost_and_how_it_was_asked() -> None:
    used = costs.Usage(tokens_in=500, cached=400, tokens_out=30)
    said = chat.Completion(text='{"vote_action": "red"}', usage=used, latency=1.5, attempts=2, model="served/1")
    [record] = answered("voting", said).exchanges

    assert (record.color, record.asked, record.chance) == (Color.RED, "vote", 1)
    assert (record.usage, record.seconds, record.calls, record.model) == (used, 1.5, 2, "served/1")
    assert record.reply == '{"vote_action": "red"}'
    assert "# VOTE, attempt 1 of 3\n" in record.prompt[-1].text


def test_a_failed_exchange_records_how_often_and_how_long_it_was_tried() -> None:
    failure = errors.NoAnswer("nothing was said")
    failure.attempts, failure.seconds = 2, 3.5

    [record] = answered("voting", failure).exchanges

    assert (record.calls, record.seconds) == (2, 3.5)


def test_a_ghost_may_stay_silent() -> None:
    assert decision("ghost", message="") == decisions.GhostDecision(message="")


def test_lessons_are_few_and_short() -> None:
    assert decision("reflection", lessons=["Stay together.", " "]) == decisions.ReflectionDecision(
        lessons=("Stay together.",)
    )
    assert '"lessons": Tuple should have at most 3 items' in refused("reflection", lessons=["a"] * 4)
    assert '"lessons.0": String should have at most 500' in refused("reflection", lessons=["a" * 501])


BAD_VOTE = {"desire_to_speak": 7, "message": "Red was alone in Storage.", "target": "red", "vote_action": "purple"}


def heard(*said: str) -> decisions.Decision:
    """What a seat decides at a tick of talk, given these answers of its model."""
    return answered("discussion", *said).decision


def test_a_good_message_with_a_bad_vote_keeps_the_message_and_loses_the_vote() -> None:
    decision = heard(json.dumps(BAD_VOTE), json.dumps(BAD_VOTE))

    assert isinstance(decision, decisions.DiscussionDecision)
    assert (decision.message, decision.vote_action) == ("Red was alone in Storage.", None)
    assert "purple" in decision.lost_vote


def test_a_message_is_kept_also_when_the_correction_never_comes() -> None:
    decision = heard(json.dumps(BAD_VOTE), "no idea")

    assert isinstance(decision, decisions.DiscussionDecision)
    assert "purple" in decision.lost_vote


def test_a_vote_that_is_corrected_counts() -> None:
    decision = heard(json.dumps(BAD_VOTE), json.dumps({**BAD_VOTE, "vote_action": "skip"}))

    assert isinstance(decision, decisions.DiscussionDecision)
    assert (decision.vote_action, decision.lost_vote) == ("skip", "")


def test_a_bad_message_is_not_kept_for_its_good_vote() -> None:
    bad = json.dumps({**BAD_VOTE, "target": "nobody I know", "vote_action": "skip"})

    assert isinstance(heard(bad, bad), decisions.NoDecision)
