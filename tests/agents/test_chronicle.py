"""What a player has noticed only ever grows, and a talk in it is the document's JSON."""

import asyncio
import functools
import itertools
import json

import pytest

from games.agents import chronicle, llm_agent, seating, telling
from games.engine import ledger as ledgers
from games.engine.eyes import perspective
from games.engine.facts import decisions, events, identities, testimony
from personas.llm import chat, errors, scripted
from tests.agents import situations
from tests.engine import matches, scenes

Color = identities.Color
COLORS = matches.COLORS[:8]


@functools.cache
def played(seed: int) -> matches.Played:
    return matches.play(seed)


def growth(color: Color, seed: int, step: int = 7) -> list[str]:
    """The whole text after every few entries."""
    known, noticed, texts = perspective.blank(color), chronicle.Chronicle(), []
    for number, entry in enumerate(played(seed).entries):
        known = perspective.learn(known, entry)
        noticed.tell(known, entry)
        if number % step == 0:
            texts.append(text(noticed))
    return texts


def text(noticed: chronicle.Chronicle) -> str:
    return "\n\n".join(filter(None, [*noticed.closed, noticed.open]))


def wandering(wanderings: int) -> list[ledgers.Entry]:
    """Red sees a kill, makes a note, and then walks about for long."""
    ledger = scenes.drawn("electrical: green! pink red", rules=situations.RULES)
    ledger.tell(events.Killed(killer=Color.GREEN, victim=Color.PINK, place="electrical", spot=None), (Color.RED,))
    note = testimony.Note(pad=identities.Pad.PEOPLE, text="It was Green.")
    ledger.tell_only(Color.RED, events.NotesUpdated(color=Color.RED, notes=(note,)))
    for _ in range(wanderings):
        ledger.tick += 1
        ledger.tell_only(Color.RED, events.Walked(color=Color.RED, origin="electrical", place="hall_sw"))
        ledger.tell_only(Color.RED, events.Walked(color=Color.RED, origin="hall_sw", place="electrical"))
    return ledger.entries


def witness(wanderings: int) -> list[str]:
    """The text as it grows of somebody with little room."""
    known, noticed, texts = perspective.blank(Color.RED), chronicle.Chronicle(chronicle.LEAST_ROOM), []
    for entry in wandering(wanderings):
        known = perspective.learn(known, entry)
        noticed.tell(known, entry)
        texts.append(text(noticed))
    return texts


@pytest.mark.parametrize(("color", "seed"), list(itertools.product(COLORS[:3], range(2))))
def test_the_text_only_grows_at_its_end(color: Color, seed: int) -> None:
    for before, after in itertools.pairwise(growth(color, seed)):
        assert after.startswith(before)


def test_the_past_never_outgrows_its_room() -> None:
    most = chronicle.LEAST_ROOM + 2 * chronicle.CHAPTER

    assert max(map(len, witness(600))) < most


def test_folding_is_rare() -> None:
    texts = witness(600)

    folded = sum(not after.startswith(before) for before, after in itertools.pairwise(texts))

    assert 1 <= folded <= 2 * 600 * len("[100] You walk from A to B. You walk back.") // chronicle.LEAST_ROOM * 2


def test_what_is_folded_keeps_deaths_and_the_notes_as_they_stand() -> None:
    folded = witness(600)[-1]

    assert folded.startswith("What matters of the time before:\n[100] You see Green kill Pink in Electrical.")
    assert 'Your notes: {"people": "It was Green."}' in folded


@pytest.mark.parametrize("context", [None, 20_000])
def test_a_prompt_that_was_too_long_is_shorter_the_next_time(context: int | None) -> None:
    def picky(request: chat.Request) -> scripted.Answer:
        if sum(len(message.text) for message in request.messages) > 60_000:
            return errors.PromptTooLong("too long", context=context)
        return '{"internal_thought": "Hm."}'

    agent, known = llm_agent.LlmAgent(scripted.ScriptedModel(picky), seating.Casting()), perspective.blank(Color.RED)
    for entry in wandering(1_000):
        known = perspective.learn(known, entry)
        agent.perceive(known, entry)
    ask = decisions.ReactionAsk(color=Color.RED)

    given = [asyncio.run(agent.answer(ask, known)).decision for _ in range(2)]

    assert isinstance(given[0], decisions.NoDecision)
    assert "PromptTooLong" in given[0].reason
    assert isinstance(given[1], decisions.NotesDecision)
    assert "You see Green kill Pink" in agent.prompt(ask, known)[2].text


def test_too_little_room_is_refused() -> None:
    with pytest.raises(ValueError, match="room"):
        chronicle.Chronicle(room=100)


def test_a_talk_is_the_documents_json_at_every_moment() -> None:
    known, noticed, talks = perspective.blank(COLORS[0]), chronicle.Chronicle(), 0

    match = next(match for match in map(played, range(20)) if match.world.meetings)
    for entry in match.entries:
        known = perspective.learn(known, entry)
        noticed.tell(known, entry)
        if noticed.aside:
            begun = noticed.open[noticed.open.index('{"transcript"') :] + "\n]}"
            lines = json.loads(begun)["transcript"]
            talks += 1
            assert known.meeting is not None
            assert [line["t"] for line in lines if line["speaker"] != "System"] == [
                line.t for line in known.meeting.lines
            ]
    assert talks > 3


def test_a_line_names_its_target_only_if_there_is_one() -> None:
    said = events.Spoke(
        t=2, color=Color.RED, message="That's a lie!", target=Color.BLUE, mentions=(), accusations=(), claims=()
    )

    assert json.loads(telling.line(said)) == {"speaker": "red", "target": "blue", "message": "That's a lie!", "t": 2}


def test_what_is_thought_during_a_talk_waits_in_the_margin() -> None:
    seated = situations.situation("discussion", "impostor")

    assert 'You think: "Let us hear."' in seated.noticed.aside
    assert "You think" not in seated.noticed.open


def test_the_margin_follows_when_the_talk_is_over() -> None:
    seated = situations.situation("voting", "impostor")

    assert seated.noticed.aside == ""
    assert ']}\nYou think: "Let us hear."' in seated.noticed.open


def test_ghosts_are_not_told_the_daily_round_of_others() -> None:
    world = played(1).world
    ghost = world.ghosts[0]
    known, noticed = perspective.blank(ghost), chronicle.Chronicle()
    for entry in played(1).entries:
        known = perspective.learn(known, entry)
        noticed.tell(known, entry)
        if known.me and not known.me.alive:
            told = telling.told(known, entry)
            if told and isinstance(entry.event, events.Walked):
                assert entry.event.color == ghost


def test_every_event_with_free_words_is_told_as_json_or_not_at_all() -> None:
    free = {"message", "text", "reason", "lessons", "notes", "name"}
    worded = {name for name, kind in events.KINDS.items() if free & set(kind.__dataclass_fields__) and name not in SAFE}

    told = {kind.__name__ for kind in telling.WORDED} | {kind.__name__ for kind in telling.ELSEWHERE}

    assert worded <= told


SAFE = {"LastCall", "MatchEnded"}  # their reasons are words of our own
