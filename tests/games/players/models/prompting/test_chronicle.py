"""What a player has noticed only ever grows, and discussions in it are in the document's JSON."""

import asyncio
import functools
import itertools
import json

import pytest

from games.engine.eyes import perspective
from games.engine.facts import actions, decisions, events, identities, testimony
from games.engine.happenings.every_kind import HAPPENINGS
from games.engine.state import ledger as ledgers
from games.engine.table import minutes
from games.players.models import llm_agent
from games.players.models.prompting import chronicle, recounting, seating
from personas.llm import chat, errors, scripted
from tests.engine import matches, scenes
from tests.games.players.models.prompting import situations

Color = identities.Color
COLORS = matches.COLORS[:8]


@functools.cache
def played(seed: int) -> matches.Played:
    return matches.play(seed)


def growth(color: Color, seed: int, step: int = 7) -> list[list[str]]:
    """The whole text after every few entries, round by round."""
    known, noticed, rounds = perspective.blank(color), chronicle.Chronicle(), [[""]]
    for number, entry in enumerate(played(seed).entries):
        known = perspective.learn(known, entry)
        noticed.tell(known, entry)
        if isinstance(entry.event, events.MeetingClosed):
            rounds.append(["\n\n".join([*noticed.rounds, *noticed.chapters])])
        if number % step == 0:
            rounds[-1].append(text(noticed))
    return rounds


def text(noticed: chronicle.Chronicle) -> str:
    return "\n\n".join(filter(None, [*noticed.rounds, *noticed.chapters, noticed.open]))


def wandering(wanderings: int) -> list[ledgers.Entry]:
    """Red sees a kill, makes a note, and then walks around for a long time."""
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
    """The growing text of a player with little room."""
    known, noticed, texts = perspective.blank(Color.RED), chronicle.Chronicle(chronicle.LEAST_ROOM), []
    for entry in wandering(wanderings):
        known = perspective.learn(known, entry)
        noticed.tell(known, entry)
        texts.append(text(noticed))
    return texts


@pytest.mark.parametrize(("color", "seed"), list(itertools.product(COLORS[:3], range(2))))
def test_while_a_round_lasts_the_text_only_grows_at_its_end(color: Color, seed: int) -> None:
    for texts in growth(color, seed):
        for before, after in itertools.pairwise(texts):
            assert after.startswith(before)


@pytest.mark.parametrize(("color", "seed"), list(itertools.product(COLORS[:3], range(2))))
def test_rounds_that_are_over_are_told_in_the_same_few_lines_for_good(color: Color, seed: int) -> None:
    first_texts = [texts[0] for texts in growth(color, seed)]

    for before, after in itertools.pairwise(first_texts):
        assert after.startswith(before)


def test_of_a_round_that_is_over_only_weighty_lines_and_the_notes_are_told() -> None:
    ledger = situations.talking()[0]
    known, noticed = perspective.blank(Color.RED), chronicle.Chronicle()
    for entry in situations.closed(ledger):
        known = perspective.learn(known, entry)
        noticed.tell(known, entry)

    told = text(noticed)

    assert "Blue reports Orange's body" in told
    assert "I found Orange in Storage" not in told
    assert "You think" not in told
    assert "You walk" not in told


def test_the_past_never_outgrows_its_room() -> None:
    most = chronicle.LEAST_ROOM + 2 * chronicle.CHAPTER

    assert max(map(len, witness(600))) < most


def test_folding_is_rare() -> None:
    texts = witness(600)

    folded = sum(not after.startswith(before) for before, after in itertools.pairwise(texts))

    assert 1 <= folded <= 2 * 600 * len("[100] You walk from A to B. You walk back.") // chronicle.LEAST_ROOM * 2


def test_what_is_folded_keeps_deaths_and_the_notes_as_they_stand() -> None:
    folded = witness(600)[-1]

    notes = 'Your notes: {"people": "It was Green."}\nKnown dead: pink.'
    assert folded.startswith(f"{notes}\n[100] You see Green kill Pink in Electrical.")


def picky(longest: int) -> scripted.Script:
    """A model that accepts at most so many characters."""

    def script(request: chat.Request) -> scripted.Answer:
        if sum(len(message.text) for message in request.messages) > longest:
            return errors.PromptTooLong("too long", context=longest // 3)
        return '{"internal_thought": "Hm."}'

    return script


def wanderer(longest: int) -> tuple[llm_agent.LlmAgent, perspective.Perspective]:
    agent, known = (
        llm_agent.LlmAgent(scripted.ScriptedModel(picky(longest)), seating.Casting()),
        perspective.blank(Color.RED),
    )
    for entry in wandering(1_000):
        known = perspective.learn(known, entry)
        agent.perceive(known, entry)
    return agent, known


def test_a_prompt_that_is_too_long_is_sent_again_shorter_and_no_turn_is_lost() -> None:
    agent, known = wanderer(longest=20_000)
    ask = decisions.ReactionAsk(color=Color.RED)

    given = asyncio.run(agent.answer(ask, known))

    assert isinstance(given.decision, decisions.NotesDecision)
    assert [each.error for each in given.exchanges[:-1]] == [errors.PromptTooLong] * (len(given.exchanges) - 1)
    assert 2 <= len(given.exchanges) <= llm_agent.FITTINGS
    assert "You see Green kill Pink" in "".join(message.text for message in agent.prompt(ask, known))


def test_a_prompt_that_fits_nowhere_is_given_up() -> None:
    agent, known = wanderer(longest=100)

    given = asyncio.run(agent.answer(decisions.ReactionAsk(color=Color.RED), known))

    assert isinstance(given.decision, decisions.NoDecision)
    assert {each.error for each in given.exchanges} == {errors.PromptTooLong}


def test_too_little_room_is_refused() -> None:
    with pytest.raises(ValueError, match="room"):
        chronicle.Chronicle(room=100)


def test_a_talk_is_the_documents_json_at_every_moment() -> None:
    known, noticed, talks = perspective.blank(COLORS[0]), chronicle.Chronicle(), 0

    match = next(match for match in map(played, range(20)) if match.world.meetings)
    for entry in match.entries:
        known = perspective.learn(known, entry)
        noticed.tell(known, entry)
        if noticed.aside.startswith("]}"):
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

    assert json.loads(minutes.line(said)) == {"speaker": "red", "target": "blue", "message": "That's a lie!", "t": 2}


def test_what_is_thought_during_a_talk_waits_in_the_margin() -> None:
    seated = situations.situation("discussion", "impostor")

    assert 'You think: "Let us hear."' in seated.noticed.aside
    assert "You think" not in seated.noticed.open


def test_only_the_newest_thought_is_told_and_only_at_the_end_of_a_prompt() -> None:
    seated = situations.situation("voting", "impostor")

    assert seated.noticed.aside == 'You think: "Let us hear."'
    assert "You think" not in seated.noticed.open


def test_ghosts_are_not_told_the_daily_round_of_others() -> None:
    world = played(1).world
    ghost = world.ghosts[0]
    known, noticed = perspective.blank(ghost), chronicle.Chronicle()
    for entry in played(1).entries:
        known = perspective.learn(known, entry)
        noticed.tell(known, entry)
        if known.me and not known.me.alive:
            told = recounting.told(known, entry)
            if told and isinstance(entry.event, events.Walked):
                assert entry.event.color == ghost


def test_every_event_with_free_words_is_told_as_json_or_not_at_all() -> None:
    free = {"message", "text", "reason", "lessons", "notes", "name"}
    worded = {name for name, kind in events.KINDS.items() if free & set(kind.__dataclass_fields__) and name not in SAFE}

    read = {name: HAPPENINGS[events.KINDS[name]].in_prompt for name in worded}

    assert worded
    assert all(reading is None or reading.words is not None for reading in read.values())


SAFE = {"LastCall", "MatchEnded"}  # their reasons are words of our own


def told(entries: list[ledgers.Entry], color: Color) -> str:
    known, noticed = perspective.blank(color), chronicle.Chronicle()
    for entry in entries:
        known = perspective.learn(known, entry)
        noticed.tell(known, entry)
    return "\n".join([text(noticed), noticed.aside])


def test_others_who_do_the_same_at_once_are_listed_behind_it() -> None:
    ledger = scenes.drawn("storage: red blue green pink\nadmin: cyan!")
    ledger.tick += 3
    for color in (Color.BLUE, Color.GREEN):
        scenes.walk(ledger, color, "hall_c")
    scenes.walk(ledger, Color.PINK, "hall_sw")

    assert told(ledger.entries, Color.RED).endswith("To Admin hallway: Blue, Green. To Electrical hallway: Pink\n")


def test_where_one_stands_oneself_is_left_to_the_present_state() -> None:
    ledger = scenes.drawn("storage: red blue\nadmin: cyan!")
    for color in (Color.RED, Color.BLUE):
        spot = events.SpotTaken(color=color, place="storage", spot="fuel_engines")
        ledger.tell(spot, (Color.RED, Color.BLUE))

    assert "At Fuel Engines: Blue" in told(ledger.entries, Color.RED)
    assert "You step" not in told(ledger.entries, Color.RED)


@pytest.mark.parametrize(("second", "is_told"), [("", True), ("I had better go on.", False)])
def test_a_thought_stands_until_its_player_decides_again(second: str, is_told: bool) -> None:
    ledger = scenes.drawn("storage: red blue\nadmin: cyan!")
    choice = events.PlanChosen(color=Color.RED, action=actions.Wait(seconds=3))
    ledger.tell_only(Color.RED, events.Thought(color=Color.RED, text="Where is Blue?"))
    ledger.tell_only(Color.RED, choice)
    if second:
        ledger.tell_only(Color.RED, choice)

    assert ("Where is Blue?" in told(ledger.entries, Color.RED)) is is_told


def test_what_happened_in_one_second_of_a_round_that_is_over_has_one_line() -> None:
    closed = told(situations.closed(situations.talking()[0]), Color.RED)

    assert "[100] Blue reports Orange's body. " in closed
