"""The journal of calls: an interrupted trial goes on where it was, and pays for nothing twice."""

from dataclasses import dataclass, field
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from personas.llm import chat, costs, errors, scripted
from sct.kernel import hosts
from sct.kernel.trial import calls
from sct.work import journal
from tests.sct import trials
from tests.support import rings


@dataclass
class CutOff:
    """A journal whose owner dies after `left` calls have been kept."""

    kept: dict[str, calls.Outcome] = field(default_factory=dict)
    left: int = 10_000

    def recall(self, key: str) -> calls.Outcome | None:
        return self.kept.get(key)

    async def keep(self, call: calls.Call) -> None:
        if self.left == 0:
            raise journal.Stopped
        self.left -= 1
        self.kept[call.key] = call.outcome


KINDS_OF_ERROR = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, errors.LlmError) and kind is not errors.FeatureRefused
]


@settings(max_examples=rings.of_all(60), deadline=None)
@given(
    agent=st.sampled_from(list(trials.KINDS)),
    mode=st.sampled_from(["sequential", "branched"]),
    temper=st.sampled_from(["honest", "switching", "failing"]),
    cuts=st.lists(st.integers(0, 12), max_size=4),
)
def test_a_trial_cut_off_anywhere_goes_on_as_if_nothing_had_been(
    agent: str, mode: str, temper: hosts.Temper, cuts: list[int]
) -> None:
    undisturbed = CutOff()
    whole = trials.play(agent, temper, trial_calls=calls.TrialCalls(journal=undisturbed), question_mode=mode, t_fork=3)
    kept: dict[str, calls.Outcome] = {}
    model = hosts.model(temper)

    for cut in [*cuts, 10_000]:
        made = calls.TrialCalls(journal=CutOff(kept=kept, left=cut))
        try:
            log = trials.play(agent, model, trial_calls=made, question_mode=mode, t_fork=3)
            break
        except journal.Stopped:
            continue

    assert log == whole
    assert kept.keys() == undisturbed.kept.keys()
    assert len(model.requests) <= len(kept) + len(cuts)


def test_a_remembered_call_is_counted_but_not_made() -> None:
    kept: dict[str, calls.Outcome] = {}
    model = hosts.model("honest")
    first = calls.TrialCalls(journal=CutOff(kept=kept))
    trials.play("wf", model, trial_calls=first)
    asked = len(model.requests)

    again = calls.TrialCalls(journal=CutOff(kept=kept, left=0))
    trials.play("wf", model, trial_calls=again)

    assert len(model.requests) == asked
    assert [call.key for call in again.made] == [call.key for call in first.made]


async def test_the_same_question_asked_again_is_another_call() -> None:
    made = calls.TrialCalls(journal=CutOff())
    model = made.through(scripted.ScriptedModel(scripted.in_turn("one", "two")))
    request = chat.Request(messages=(chat.user("hello"),))

    assert [(await model.acomplete(request)).text, (await model.acomplete(request)).text] == ["one", "two"]
    assert len({call.key for call in made.made}) == 2


def test_a_call_is_known_by_all_that_is_sent_and_by_nothing_else() -> None:
    request = chat.Request(messages=(chat.system("ab"), chat.user("c")), seed=1)

    prints = {
        calls.fingerprint("one", request),
        calls.fingerprint("other", request),
        calls.fingerprint("one", chat.Request(messages=(chat.system("a"), chat.user("bc")), seed=1)),
        calls.fingerprint("one", chat.Request(messages=request.messages, seed=2)),
    }

    assert len(prints) == 4
    labelled = chat.Request(messages=request.messages, seed=1, label="memory")
    assert calls.fingerprint("one", labelled) == calls.fingerprint("one", request)


def test_a_question_keeps_its_key_from_release_to_release_so_that_journals_can_be_gone_on_with() -> None:
    request = chat.Request(
        messages=(
            chat.system("Wörter"),
            chat.assistant("", (chat.ToolCall(id="1", name="note", arguments="{}"),)),
            chat.user("\ud800"),
        ),
        answer=chat.JsonAnswer(name="x", schema={"b": 1, "a": []}),
        tools=(chat.ToolSpec(name="note", description="d", parameters={"z": {}, "y": 2}),),
        max_tokens=5,
        temperature=0.5,
        seed=1,
    )

    assert calls.fingerprint("one", request) == "6e471f7b9678af8dd562ecb69327ae16"


@pytest.mark.parametrize("kind", KINDS_OF_ERROR)
def test_every_kind_of_error_comes_back_from_the_journal(kind: type[errors.LlmError]) -> None:
    error = kind("too bad")
    error.retry_after = 2.5
    error.spent = costs.Usage(tokens_in=5, cost=Decimal("0.25"))

    back = calls.load(calls.dump(error), is_answer=False)

    assert isinstance(back, errors.LlmError)
    assert (type(back), back.reason, back.retry_after, back.spent) == (kind, "too bad", 2.5, error.spent)


def test_an_answer_comes_back_from_the_journal_as_it_was() -> None:
    call = chat.ToolCall(id="1", name="note", arguments='{"a": "\\u00e9"}')
    answer = chat.Completion(
        text="yes", reasoning="hm", tool_calls=(call,), finish=chat.Finish.TOOLS, usage=costs.Usage(cost=Decimal("0.1"))
    )

    assert calls.load(calls.dump(answer), is_answer=True) == answer


async def test_a_call_that_is_awaited_is_journalled_like_any_other() -> None:
    kept: dict[str, calls.Outcome] = {}
    made = calls.TrialCalls(journal=CutOff(kept=kept))
    model = made.through(scripted.ScriptedModel(scripted.in_turn("yes", errors.TimedOut("slow"))))

    answer = await model.acomplete(chat.Request(messages=(chat.user("one"),)))
    with pytest.raises(errors.TimedOut):
        await model.acomplete(chat.Request(messages=(chat.user("two"),)))

    assert answer.text == "yes"
    assert len(kept) == 2
