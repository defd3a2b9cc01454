"""The caster's model: what it is asked, which of its words are used, and when it is no longer asked."""

import asyncio
import json

from games.engine import maps
from games.engine.eyes.commentary.remarks import Remark
from games.engine.facts import identities
from games.players.models import commentator, commenting_along
from personas.llm import chat, errors, scripted
from tests.games.players import minds

RED, BLUE = identities.Color.RED, identities.Color.BLUE
SKELD = maps.load("skeld")
SAID = (
    (Remark("own_report", {"who": RED, "whom": BLUE}), "Red reports its own victim, Blue."),
    (Remark("odds", {"living": 7, "impostors": 1}), "7 are at the table, 1 impostor among them."),
)
TURN = commentator.Turn(after=88, views=("glass",), remarks=SAID)


def mind(*replies: scripted.Answer) -> commentator.Commentator:
    model = scripted.ScriptedModel(scripted.in_turn(*replies))
    return commentator.Commentator(model=model, name="Mind", station=SKELD, players=("Ada Lovelace",))


def worded(*sentences: str) -> commentator.Wording:
    return asyncio.run(mind(json.dumps({"sentences": sentences})).word(TURN))


def test_what_holds_to_the_facts_is_taken_as_it_was_said() -> None:
    said = "Red reports the body of Blue, and Red is the killer!", "Seven sit at the table, one impostor among them."

    told = worded(*said)

    assert (told.said, told.dropped) == (said, {})


def test_each_sentence_that_names_what_is_not_among_the_facts_is_dropped_alone() -> None:
    told = worded("Red reports its own victim, Blue, in Electrical.", "Red reports its own victim: Blue.")

    assert told.said == ("Red reports its own victim: Blue.",)
    assert told.dropped == {"Red reports its own victim, Blue, in Electrical.": "electrical is not among the facts"}


def test_who_did_it_to_whom_is_not_turned_round() -> None:
    told = worded("Blue killed Red.", "Red was killed by Blue.")

    assert told.said == ()
    assert all("round" in why for why in told.dropped.values())


def test_nobody_is_called_what_no_fact_calls_them() -> None:
    told = worded("Blue's a pig.", "Red was quite an actor.")

    assert told.said == ()
    assert [*told.dropped.values()] == ["it calls blue a pig", "it calls red a actor"]


def test_a_failure_leaves_the_rules_words_alone() -> None:
    told = asyncio.run(mind(errors.Unreachable("nobody there")).word(TURN))

    assert told.said == ()
    assert told.fault == "failed: Unreachable"


def test_it_is_asked_for_the_facts_and_told_nobodys_words_or_names() -> None:
    system, asked = commentator.prompt(TURN, SKELD)

    assert "The Skeld" in system.text
    facts = json.loads(asked.text.splitlines()[-1])
    assert facts[0] == {"of": "own_report", "facts": {"who": "red", "whom": "blue"}, "plainly": SAID[0][1]}
    assert "Ada" not in system.text + asked.text


def test_the_longest_facts_of_whole_matches_fit_what_is_reckoned_for_them() -> None:
    longest = 0
    for seed in range(4):
        along = commenting_along.CommentingAlong(mind("{}"))
        turns = along.learn(minds.played(seed, 15))
        longest = max([longest, *(len(commentator.prompt(turn, SKELD)[1].text) for turn in turns)])

    assert 300 < longest < commentator.LONGEST_FACTS


def test_of_one_moment_both_views_are_asked_apart_unless_they_know_the_same() -> None:
    turns = commenting_along.CommentingAlong(mind("{}")).learn(minds.played(11))

    assert {turn.views for turn in turns} == {("glass", "public"), ("glass",), ("public",)}


def test_after_three_failures_it_is_left_in_peace_until_the_next_meeting() -> None:
    along = commenting_along.CommentingAlong(mind(errors.Unreachable("nobody there")))

    async def play() -> int:
        asked = 0
        for entry in minds.played(1):
            turns = along.learn([entry])
            before = asked
            along.ask(turns)
            await along.wait(1.0)
            asked += len(along.heard())
            assert asked - before <= len(turns)
        return asked

    meetings = sum(type(entry.event).__name__ == "MeetingOpened" for entry in minds.played(1))
    assert 0 < asyncio.run(play()) <= 4 * (meetings + 1)


def test_without_a_mind_nothing_is_followed() -> None:
    assert commenting_along.CommentingAlong(None).learn(minds.played(1)) == []


def test_its_request_is_bound_to_a_form() -> None:
    model = scripted.ScriptedModel(lambda _: "{}")
    caster = commentator.Commentator(model=model, name="Mind", station=SKELD, deadline=5.0, context=900)

    asyncio.run(caster.word(TURN))

    [request, _correction] = model.requests
    assert isinstance(request.answer, chat.JsonAnswer)
    assert (request.max_tokens, request.deadline) == (225, 5.0)
