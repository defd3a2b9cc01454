"""A whole match of language models over HTTP, with an endpoint that fails in every way it can."""

import dataclasses
import itertools
import json
import random
import re
from collections import Counter

import pytest

from games.engine.facts import decisions, events
from games.engine.facts import rules as ruling
from games.players import exchange
from games.players.models import llm_agent
from games.players.models.answers import choosing
from games.players.models.prompting import seating
from personas.llm import endpoints, errors, remote, retrying, road
from tests.engine import matches, scenes
from tests.games.players.models import actors, llm_matches
from tests.support.endpoints import model_faults as faults
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import Heard, ModelServer, Script

PLAYERS = matches.COLORS[:7]
RULES = dataclasses.replace(ruling.recommended(7), last_call=6, ghost_chat=2, time_limit=240)
HASTY = retrying.Patience(base=0.01, longest=0.05)
CAST = seating.Casting(name="Ada", persona="Cold and precise.", tier="Blend in.", deadline=4.0)
SERIAL = re.compile(r"serial (\d+)\.")


class Cast:
    """Answers like a player who can read, and remembers the number of each answer it gave."""

    def __init__(self) -> None:
        self._numbers = itertools.count()
        self._luck = random.Random("cast")
        self.given: list[int] = []

    def __call__(self, heard: Heard) -> replies.Reply:
        prompt = "\n".join(message["content"] for message in heard.messages)
        answer = json.loads(actors.reply(prompt, self._luck))
        number = next(self._numbers)
        self.given.append(number)
        return replies.says(json.dumps({**answer, "internal_thought": f"serial {number}."}))


def every_misbehaviour(answer: Script) -> Script:
    """Protocol faults, nonsense, refusals and garbled answers, each followed by good ones; and two late answers."""
    mumbling = {name: mumble(answer) for name, mumble in faults.MUMBLES.items()}
    misbehaving = faults.rotating({**faults.NONSENSE, **faults.FAULTS, **mumbling}, answer, good_between=2)
    slow = {30: replies.says("{}", delay=30), 60: replies.in_drips(replies.says("{}"), pause=0.5)}

    def script(heard: Heard) -> replies.Reply:
        return slow.get(heard.number) or misbehaving(heard)

    return script


def played(script: Script, cast: seating.Casting = CAST, rules: ruling.MatchRules = RULES) -> llm_matches.Played:
    highway = road.Road(patience=HASTY)
    with ModelServer(script) as server:
        spec = endpoints.ModelSpec(name="stand-in", model="stand-in/model", endpoint=server.endpoint())
        model = remote.RemoteModel(spec, highway)
        thinkers = {color: llm_agent.LlmAgent(model, cast, label="m1") for color in PLAYERS}
        match = llm_matches.play(thinkers, 5, rules)
        highway.close()
    return match


@pytest.fixture(scope="module")
def cast() -> Cast:
    return Cast()


@pytest.fixture(scope="module")
def match(cast: Cast) -> llm_matches.Played:
    return played(every_misbehaviour(faults.picky(cast, system=False, json_mode="none")))


def test_the_match_ends_and_everybody_was_asked_what_it_learned(match: llm_matches.Played) -> None:
    assert match.world.closed
    assert match.world.outcome is not None
    assert Counter(each.asked for each in match.exchanges)[events.Asked.REFLECTION] >= len(PLAYERS)


def test_no_exchange_was_lost(match: llm_matches.Played, cast: Cast) -> None:
    """Every good answer is in exactly one record, except for late ones; every question has a record."""
    recorded = [int(number) for each in match.exchanges for number in SERIAL.findall(each.reply)]
    late = sum(each.error is errors.TimedOut for each in match.exchanges)

    assert len(recorded) == len(set(recorded))
    assert set(recorded) <= set(cast.given)
    assert len(cast.given) - len(recorded) <= late
    for step in match.steps:
        asked = [each.color for each in step.exchanges if each.chance == 1]
        assert asked == [ask.color for ask in step.asks]


def test_no_decision_was_invented(match: llm_matches.Played) -> None:
    for step in match.steps:
        last = {each.color: each for each in step.exchanges}
        for color, decision in step.decisions.items():
            assert (last[color].state is exchange.State.READ) == (not isinstance(decision, decisions.NoDecision))
            assert says(last[color].reply, decision)


def says(reply: str, decision: decisions.Decision) -> bool:
    """Whether the reply contains what was decided, word for word."""
    match decision:
        case decisions.ActionDecision():
            return f'"{choosing.choice(decision.action)}"' in reply
        case decisions.DiscussionDecision():
            vote = json.dumps(decision.vote_action)
            return f'"vote_action": {vote}' in reply and json.dumps(decision.message) in reply
        case decisions.VoteDecision():
            return f'"vote_action": "{decision.vote_action}"' in reply
        case decisions.GhostDecision():
            return json.dumps(decision.message) in reply
        case decisions.ReflectionDecision():
            return all(json.dumps(lesson) in reply for lesson in decision.lessons)
        case decisions.NoDecision() | decisions.NotesDecision():
            return True


def test_each_lost_turn_is_in_the_log_with_its_reason(match: llm_matches.Played) -> None:
    lost = [
        (color, decision.reason)
        for step in match.steps
        for color, decision in step.decisions.items()
        if isinstance(decision, decisions.NoDecision)
    ]
    stumbled = [(told.event.color, told.event.reason) for told in scenes.told(match.entries, events.Stumbled)]

    assert lost
    assert Counter(lost) == Counter(stumbled)
    assert all(reason.partition(": ")[2] for _, reason in lost)


def test_every_kind_of_failure_occurred_and_most_turns_were_saved(match: llm_matches.Played) -> None:
    states = Counter(each.state for each in match.exchanges)
    turns = [decision for step in match.steps for decision in step.decisions.values()]
    lost = sum(isinstance(decision, decisions.NoDecision) for decision in turns)

    assert set(states) == set(exchange.State)
    assert lost < len(turns) / 4


def test_a_model_without_system_role_and_json_mode_plays_a_whole_match(cast: Cast) -> None:
    plain = Cast()
    match = played(faults.picky(plain, system=False, json_mode="none", tools=False))

    assert match.world.closed
    assert {each.state for each in match.exchanges} == {exchange.State.READ}
    assert {"system", "json_object"} <= set(match.exchanges[-1].fitted)


def test_a_model_that_says_nothing_usable_loses_every_turn_and_the_match_still_ends() -> None:
    mute = dataclasses.replace(RULES, time_limit=120)
    match = played(lambda _: replies.says("I think it is red, but who knows?"), rules=mute)

    assert match.world.closed
    assert all(isinstance(each, decisions.NoDecision) for step in match.steps for each in step.decisions.values())
    assert not scenes.told(match.entries, events.PlanChosen)
