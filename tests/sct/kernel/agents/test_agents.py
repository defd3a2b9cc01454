"""The five agents: what each sends, says, and keeps to itself."""

import json

import pytest

from personas.llm import chat, errors, scripted
from sct.kernel.agents import agent, memory_edits, private_cot, public_cot, react_mem, vanilla, workflow

RULES = "Host a game."
HELLO = (chat.user("hello"),)
LATER = (chat.user("one"), chat.assistant("1"), chat.user("two"), chat.assistant("2"), chat.user("three"))


def call(name: str, **arguments: object) -> chat.ToolCall:
    return chat.ToolCall(id="c1", name=name, arguments=json.dumps(arguments))


def acting(*calls: chat.ToolCall) -> chat.Completion:
    return chat.Completion(text="", tool_calls=calls, finish=chat.Finish.TOOLS)


def note(text: str) -> chat.ToolCall:
    return call("append_to_memory", section="Facts and knowledge", lines=[text])


def react(*answers: scripted.Answer) -> tuple[react_mem.ReActMemAgent, scripted.ScriptedModel]:
    model = scripted.ScriptedModel(scripted.in_turn(*answers))
    return react_mem.ReActMemAgent(model, rules=RULES, strategy="append_and_delete"), model


def work(*updates: str) -> tuple[workflow.WorkflowAgent, scripted.ScriptedModel, scripted.ScriptedModel]:
    responder, updater = scripted.ScriptedModel(lambda _: "fine"), scripted.ScriptedModel(scripted.in_turn(*updates))
    made = workflow.WorkflowAgent(responder, updater, rules=RULES, strategy="append_and_delete")
    return made, responder, updater


def update(*notes: str) -> str:
    calls = [{"name": "append_to_memory", "arguments": {"section": "Facts and knowledge", "lines": [n]}} for n in notes]
    return json.dumps({"tool_calls": calls})


@pytest.mark.parametrize("kind", [vanilla.VanillaLLMAgent, public_cot.PublicCoTAgent, private_cot.PrivateCoTAgent])
async def test_each_turn_of_the_dialogue_is_sent_once(kind: type[agent.Agent]) -> None:
    model = scripted.ScriptedModel(lambda _: "ok")

    await kind(model, rules=RULES).invoke(LATER)

    [request] = model.requests
    assert [message.role for message in request.messages] == ["system", *(message.role for message in LATER)]


def test_the_plain_agents_keep_nothing() -> None:
    model = scripted.ScriptedModel(lambda _: "ok")

    assert vanilla.VanillaLLMAgent(model, rules=RULES).get_private_state() is None
    assert public_cot.PublicCoTAgent(model, rules=RULES).get_private_state() is None


@pytest.mark.parametrize(
    ("completion", "thought"),
    [
        (chat.Completion(text="<think>apple</think>hi"), "apple"),
        (chat.Completion(text="<THINKING>a</THINKING>hi<think>b</think>"), "a\n\nb"),
        (chat.Completion(text="it opened before</think>hi"), "it opened before"),
        (chat.Completion(text="hi<think>cut off at the lim"), "cut off at the lim"),
        (chat.Completion(text="hi", reasoning="from the field"), "from the field"),
        (chat.Completion(text="hi"), ""),
    ],
)
async def test_thoughts_are_taken_out_of_the_reply_and_kept(completion: chat.Completion, thought: str) -> None:
    thinker = private_cot.PrivateCoTAgent(scripted.ScriptedModel(lambda _: completion), rules=RULES)

    reply = await thinker.invoke(HELLO)

    assert (reply.response, thinker.get_private_state()) == ("hi", f"[turn 1]\n{thought}")


async def test_each_thought_is_shown_beside_the_message_it_belongs_to() -> None:
    model = scripted.ScriptedModel(scripted.in_turn("<think>first</think>1", "2", "3"))
    thinker = private_cot.PrivateCoTAgent(model, rules=RULES)

    for length in (1, 3, 5):
        await thinker.invoke(LATER[:length])

    shown = [message.text for message in model.requests[-1].messages if message.role == "assistant"]
    assert shown == ["<think>first</think>\n1", "<think></think>\n2"]


@pytest.mark.parametrize("text", ["", "   ", "<think>all of it thought</think>"])
async def test_silence_is_a_failure_and_not_an_answer(text: str) -> None:
    with pytest.raises(errors.NoAnswer):
        await vanilla.VanillaLLMAgent(scripted.ScriptedModel(lambda _: text), rules=RULES).invoke(HELLO)


async def test_a_failed_call_is_never_words() -> None:
    failing = scripted.ScriptedModel(lambda _: errors.TimedOut("too slow"))

    with pytest.raises(errors.TimedOut):
        await vanilla.VanillaLLMAgent(failing, rules=RULES).invoke(HELLO)


async def test_tools_change_the_memory_before_the_words() -> None:
    actor, model = react(acting(note("<secret>apple</secret>")), "Pattern: _ _")

    reply = await actor.invoke(HELLO)

    assert reply.response == "Pattern: _ _"
    assert "<secret>apple</secret>" in actor.get_private_state()
    assert model.requests[-1].messages[-1].text == "Done."


async def test_tool_chatter_is_dropped_after_the_turn() -> None:
    actor, model = react(acting(note("a")), "1", "2")
    await actor.invoke(HELLO)

    await actor.invoke((*HELLO, chat.assistant("1"), chat.user("next")))

    assert [message.role for message in model.requests[-1].messages] == ["system", "user", "assistant", "user"]
    assert model.requests[-1].messages[0].text.rstrip().endswith("## Facts and knowledge\na\n\n## Active notes")


async def test_calls_written_into_the_words_are_understood_like_native_ones() -> None:
    actor, _ = react(update("apple"), "done")

    assert (await actor.invoke(HELLO)).response == "done"
    assert "apple" in actor.get_private_state()


NOTE = update("<secret>apple</secret>")
BLOCK = f"<tool_call>{json.dumps(json.loads(NOTE)['tool_calls'][0])}</tool_call>"
FOREIGN = BLOCK.replace("append_to_memory", "write_memory")


@pytest.mark.parametrize("calls", [NOTE, BLOCK, FOREIGN, NOTE[:-9], BLOCK[:-30], NOTE.replace("append_to", "fly_to")])
async def test_a_call_that_is_written_into_the_words_never_becomes_words(calls: str) -> None:
    assert (await react(f"no\n{calls}")[0].frozen().invoke(HELLO)).response == "no"
    with pytest.raises(errors.NoAnswer):
        await react(calls)[0].frozen().invoke(HELLO)


@pytest.mark.parametrize("calls", [NOTE, BLOCK, FOREIGN, NOTE.replace("append_to", "fly_to")])
async def test_words_behind_a_whole_call_are_words(calls: str) -> None:
    assert (await react(f"{calls}\nno")[0].frozen().invoke(HELLO)).response == "no"


async def test_calls_of_tools_that_are_not_there_are_refused_each_by_its_name() -> None:
    actor, model = react(FOREIGN + BLOCK + FOREIGN.replace("write", "erase") + "<tool_call>", "done")

    await actor.invoke(HELLO)

    told = [message for message in model.requests[-1].messages if message.role == "tool"]
    assert len({message.tool_call_id for message in told}) == 4
    assert [message.text.partition(";")[0].rpartition(" ")[2] for message in told] == [
        "'write_memory'",
        "Done.",
        "'erase_memory'",
        "'unreadable'",
    ]


@pytest.mark.parametrize("calls", [FOREIGN, NOTE[:-9], BLOCK[:-30]])
async def test_a_written_call_that_cannot_be_carried_out_is_refused_like_a_native_one(calls: str) -> None:
    actor, model = react(calls, "done")

    assert (await actor.invoke(HELLO)).response == "done"
    assert model.requests[-1].messages[-1].text.startswith("Refused, the memory is unchanged")
    assert len(actor.failed_updates) == 1


async def test_a_call_that_was_only_thought_of_is_not_made() -> None:
    actor, model = react(f"<think>Perhaps {BLOCK}?</think>Pattern: _ _")

    assert (await actor.invoke(HELLO)).response == "Pattern: _ _"
    assert len(model.requests) == 1


async def test_a_refused_call_is_told_and_the_others_stand() -> None:
    bad = call("delete_from_memory", section="Facts and knowledge", lines=["gone"])
    actor, model = react(acting(bad, note("kept")), "done")

    await actor.invoke(HELLO)

    told = [message.text for message in model.requests[-1].messages if message.role == "tool"]
    assert told[0].startswith("Refused, the memory is unchanged")
    assert "kept" in actor.get_private_state()


async def test_the_rounds_are_bounded() -> None:
    model = scripted.ScriptedModel(lambda request: acting(note("again")) if request.tools else "enough")
    actor = react_mem.ReActMemAgent(model, rules=RULES, strategy="append_and_delete")

    assert (await actor.invoke(HELLO)).response == "enough"
    assert len(model.requests) == react_mem.MOST_ROUNDS + 1


async def test_the_updater_writes_the_memory_that_the_responder_reads() -> None:
    pair, responder, _ = work(update("<secret>apple</secret>"))

    await pair.invoke(HELLO)
    await pair.invoke(LATER[:3])

    assert "<secret>apple</secret>" in responder.requests[-1].messages[0].text
    assert [message.role for message in responder.requests[-1].messages] == ["system", "user", "assistant", "user"]


@pytest.mark.parametrize("unusable", ["no json at all", '{"tool_calls": [{"name": "fly", "arguments": {}}]}'])
async def test_an_unusable_update_is_asked_for_again_with_the_reason(unusable: str) -> None:
    pair, _, updater = work(unusable, update("apple"))

    await pair.invoke(HELLO)

    assert "could not be used" in updater.requests[-1].messages[-1].text
    assert "apple" in pair.get_private_state()
    assert pair.failed_updates == ()


async def test_an_update_that_stays_unusable_is_recorded_and_changes_nothing() -> None:
    pair, _, _ = work("nonsense")
    before = pair.get_private_state()

    await pair.invoke(HELLO)

    assert pair.get_private_state() == before
    assert len(pair.failed_updates) == 1


async def test_a_batch_of_operations_is_carried_out_wholly_or_not_at_all() -> None:
    half = json.loads(update("apple"))
    half["tool_calls"].append({"name": "delete_from_memory", "arguments": {"section": "Active notes", "lines": ["x"]}})
    pair, _, _ = work(json.dumps(half))

    await pair.invoke(HELLO)

    assert "apple" not in pair.get_private_state()


async def test_words_that_were_there_before_the_update_failed_are_kept() -> None:
    responder = scripted.ScriptedModel(lambda _: "fine")
    updater = scripted.ScriptedModel(lambda _: errors.TimedOut("too slow"))
    pair = workflow.WorkflowAgent(responder, updater, rules=RULES, strategy="overwrite")

    reply = await pair.invoke(HELLO)

    assert reply.response == "fine"
    assert isinstance(reply.trouble, errors.TimedOut)


async def test_a_frozen_branch_leaves_its_origin_and_its_memory_alone() -> None:
    pair, _, updater = work(update("apple"))
    await pair.invoke(HELLO)
    before = pair.get_private_state()

    await pair.frozen().invoke(LATER[:3])

    assert pair.get_private_state() == before
    assert len(updater.requests) == 1


async def test_a_frozen_thinker_does_not_pass_its_thoughts_on() -> None:
    thinker = private_cot.PrivateCoTAgent(scripted.ScriptedModel(lambda _: "<think>x</think>y"), rules=RULES)

    await thinker.frozen().invoke(HELLO)

    assert thinker.get_private_state() == ""


async def test_reset_forgets_everything() -> None:
    pair, _, _ = work(update("apple"))
    await pair.invoke(HELLO)

    pair.reset()

    assert "apple" not in pair.get_private_state()


def test_every_strategy_offers_its_own_tools() -> None:
    offered = {strategy: [tool.name for tool in tools] for strategy, tools in memory_edits.TOOLS.items()}

    assert offered == {
        "overwrite": ["overwrite_memory"],
        "patch_and_replace": ["patch_memory", "replace_in_memory"],
        "append_and_delete": ["append_to_memory", "delete_from_memory"],
    }


@pytest.mark.parametrize("strategy", ["overwrite", "patch_and_replace", "append_and_delete"])
async def test_the_updater_is_asked_for_the_operations_of_its_strategy_and_their_very_arguments(
    strategy: memory_edits.Strategy,
) -> None:
    updater = scripted.ScriptedModel(lambda _: '{"tool_calls": []}')
    agent = workflow.WorkflowAgent(scripted.ScriptedModel(lambda _: "Hello."), updater, rules="", strategy=strategy)

    await agent.invoke([chat.user("Hello")])

    asked = json.dumps(updater.requests[0].answer.schema)  # type: ignore[union-attr]
    for spec in memory_edits.specs(strategy):
        assert f'"enum": ["{spec.name}"]' in asked
        assert all(f'"{name}"' in asked for name in spec.parameters["properties"])  # type: ignore[union-attr]
