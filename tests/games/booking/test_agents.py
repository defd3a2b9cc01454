"""An agent is told what a model would be asked, and its answers are judged as a model's are."""

import asyncio
import json
import threading
from collections.abc import Collection
from datetime import timedelta
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from channels.testing import WebsocketCommunicator
from django.db import connection
from django.db.models.functions import Now

from games.booking import casting
from games.booking.people import inviting, questions
from games.engine import maps, referee
from games.engine.eyes import offers, perspective
from games.engine.facts import decisions
from games.engine.facts.dice import Dice
from games.engine.facts.identities import Color
from games.log import codec, event_log, lease
from games.models import LogEntry, Match, Person, Question, Status
from games.pages.agents import seat_socket, seat_told
from games.players.models import llm_agent
from games.players.models.prompting import seating
from games.playing import jobs
from games.watching import as_json
from personas.llm import scripted
from tests.games.prepared import logs, orders, prepared_people

pytestmark = [pytest.mark.django_db(transaction=True)]


def seated(match: Match, color: str = "red", name: str = "Ada") -> Person:
    token = inviting.invite(match.seats.get(color=color), is_agent=True)
    sitter = inviting.join(token, name)
    assert sitter is not None
    return sitter


def asked(match: Match, step: int) -> list[dict[str, str]]:
    """The prompt that a model in the seat would get, made by the player class of models."""
    agent = llm_agent.LlmAgent(scripted.ScriptedModel(lambda _: ""), seating.Casting(name="Ada"))
    known = perspective.blank(Color.RED)
    for entry in event_log.read(match.pk):
        if entry.seq <= step and Color.RED in entry.audience:
            known = perspective.learn(known, entry)
            agent.perceive(known, entry)
    question = Question.objects.get(match=match, step=step, color="red")
    triggers = tuple(map(decisions.Trigger, question.told["triggers"]))
    lawful = decisions.ActionAsk(color=Color.RED, menu=(), triggers=triggers)
    told = agent.prompt(offers.offered(lawful, known), known)
    return [{"role": str(each.role), "content": each.text} for each in told]


@pytest.mark.second
def test_an_agent_plays_a_whole_match_by_what_it_is_told(empty_redis: object) -> None:
    match = orders.booked()
    seat, is_over, heard = seat_told.Seat(seated(match)), threading.Event(), list[dict[str, Any]]()
    strange = {"message": "Hm.", "desire_to_speak": 1, "vote_action": None, "target": "mauve"}

    def play() -> None:
        while not is_over.wait(0.01):
            for told in seat.news():
                heard.append(told)
                if told["type"] == "question":
                    if told["kind"] == "talk":
                        heard.append(seat.taken(told["step"], strange))
                    said = prepared_people.words(Question.objects.get(match=match, step=told["step"], color="red"))
                    heard.append(seat.taken(told["step"], json.loads(said)))
        connection.close()

    beside = threading.Thread(target=play)
    beside.start()
    try:
        jobs.play_match(match.pk)
    finally:
        is_over.set()
        beside.join()
    heard += seat.news()

    match.refresh_from_db()
    assert match.status == Status.FINISHED
    assert {each["type"] for each in heard} == {"question", "refused", "taken", "over"}
    refused = {each["problem"] for each in heard if each["type"] == "refused"}
    assert refused == {"\"target\" 'mauve' does not play; the players are red, blue, green, pink, orange"}
    assert not LogEntry.objects.filter(match=match, kind="Stumbled", line__contains='"color":"red"').exists()
    first = next(each for each in heard if each["type"] == "question")
    assert first["messages"] == asked(match, first["step"])
    assert first["asks"]["menu"] == Question.objects.get(match=match, step=first["step"], color="red").told["menu"]
    assert first["board"]["viewer"] == "red"
    papers: Any = as_json.of(match)
    assert [(each["is_person"], each["is_agent"]) for each in papers["seats"]][:2] == [(False, True), (False, False)]


def test_a_token_sits_down_once_and_leads_back_to_the_same_seat() -> None:
    match = orders.booked()
    token = inviting.invite(match.seats.get(color="red"), is_agent=True)

    assert inviting.invited(token) is None, "no person sits down by an agent's token"
    assert inviting.join(token, "<b>") is None, "that is no name"
    first, again = inviting.join(token, "Ada"), inviting.join(token, "Bob")

    assert first is not None
    assert first == again
    assert match.seats.get(color="red").name == "Ada"
    assert inviting.join("nonsense", "Ada") is None
    assert inviting.join("", "Ada") is None


def test_an_answer_without_a_question_and_one_of_the_wrong_form_are_refused_with_the_reason() -> None:
    match = orders.booked()
    seat = seat_told.Seat(seated(match))

    assert seat.taken(5, {"choice": "wait:3"}) == {"type": "refused", "step": 5, "problem": "nothing was asked there"}


async def said_by(line: WebsocketCommunicator) -> Any:
    await line.connect(timeout=20)
    return json.loads((await line.receive_output(20))["text"])


async def test_who_is_let_in_nowhere_is_told_everything_that_is_wrong() -> None:
    match = await sync_to_async(orders.booked)()
    token = await sync_to_async(inviting.invite)(await match.seats.aget(color="red"), is_agent=True)

    told = [await said_by(line_of(by, name)) for by in (token, "nonsense") for name in ("Ada", "%3Cb%3E")]

    assert told[0]["type"] == "hello"
    assert [each["type"] for each in told[2:]] == ["error"] * 2
    assert told[2]["problem"] == seat_socket.NOWHERE
    assert told[3]["problem"] == f"{seat_socket.NOWHERE}; {seat_socket.NO_NAME}"
    other = await sync_to_async(inviting.invite)(await match.seats.aget(color="blue"), is_agent=True)
    assert (await said_by(line_of(other, "%3Cb%3E")))["problem"] == seat_socket.NO_NAME


async def test_an_answer_that_is_too_long_is_told_so() -> None:
    line = line_of(
        await sync_to_async(lambda: inviting.invite(orders.booked().seats.get(color="red"), is_agent=True))()
    )
    await said_by(line)

    refused = []
    for text in ("x" * (seat_socket.LONGEST_ANSWER + 1), "x"):
        await line.send_to(text)
        refused.append(json.loads((await line.receive_output(20))["text"])["problem"])
    await line.disconnect()

    assert refused == [seat_socket.TOO_LONG, seat_socket.FORM]


async def test_a_line_that_can_be_told_nothing_more_is_hung_up_and_the_fault_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    line = line_of(await sync_to_async(to_a_broken_log)())
    await line.connect(timeout=20)

    hello, close = await line.receive_output(20), await line.receive_output(20)

    assert json.loads(hello["text"])["in_data_sets"] is False
    assert close == {"type": "websocket.close", "code": 1011}
    assert [(each.name, each.levelname) for each in caplog.records if each.exc_info] == [("games.agents", "ERROR")]


def opened(match: Match) -> tuple[questions.Place, decisions.Ask]:
    """Red's first question, as the engine has it."""
    rules, held = codec.rules_of(match.rules), lease.claim(match.pk)
    assert held is not None
    lineup = casting.lineup(list(match.seats.order_by("place")))
    step = referee.open_match(lineup, rules, maps.load(rules.map), Dice(match.seed))
    logs.append(held, step.entries, {})
    ask = next(ask for ask in referee.who_decides(step.world) if ask.color is Color.RED)
    return questions.Place(match_id=match.pk, step=step.world.seq, color=Color.RED), ask


def test_what_is_asked_again_when_its_time_was_over_as_after_a_pause_is_told_again_and_nothing_else(
    settings: Any,
) -> None:
    match = orders.booked()
    seat = seat_told.Seat(seated(match))
    place, ask = opened(match)
    lefts = []

    for seconds in (0, 90, 90):
        settings.AGENT_SECONDS = seconds
        questions.asked(place, ask)
        lefts.append([round(each["left"] / 10) for each in seat.news()])

    assert lefts == [[0], [9], []]


def test_nobody_is_told_by_a_name_who_of_the_others_is_a_person() -> None:
    match = orders.booked()
    seat = seat_told.Seat(seated(match))
    prepared_people.seated(match, "blue")
    questions.asked(*opened(match))

    [asked_now] = seat.news()

    assert "Blue Person" not in json.dumps(asked_now)
    figures = asked_now["board"]["figures"]
    assert {color: figure["name"] for color, figure in figures.items()} == {
        color: "Ada" if color == "red" else color.title() for color in figures
    }


def test_only_what_a_seat_has_not_been_told_is_news_to_it() -> None:
    match = orders.booked()
    for color in ("red", "blue"):
        seated(match, color)
        for step in (5, 9):
            until = Now() + timedelta(minutes=5)
            told = {"kind": "action", "told": {}, "state": "open", "until": until}
            Question.objects.create(match=match, step=step, color=color, **told)

    def place(step: int, color: str = "red", match_id: int = match.pk) -> questions.Place:
        return questions.Place(match_id=match_id, step=step, color=Color(color))

    places = {place(0), place(8), place(9), place(9, "blue"), place(9, match_id=match.pk + 1)}

    assert questions.with_news(places) == {place(0), place(8), place(9, match_id=match.pk + 1)}

    Match.objects.filter(pk=match.pk).update(status=Status.ABORTED)
    assert questions.with_news(places) == places


async def test_a_seat_is_told_without_a_bell_and_many_seats_share_one_look(monkeypatch: pytest.MonkeyPatch) -> None:
    looks, look = list[int](), questions.with_news

    def looked(places: Collection[questions.Place]) -> set[questions.Place]:
        looks.append(len(places))
        return look(places)

    monkeypatch.setattr(seat_socket, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(questions, "with_news", looked)
    match = await sync_to_async(orders.booked)()
    seats = [seat async for seat in match.seats.filter(color__in=("red", "blue"))]
    lines = [line_of(await sync_to_async(inviting.invite)(seat, is_agent=True)) for seat in seats]
    for line in lines:
        await line.connect(timeout=20)
        assert json.loads((await line.receive_output(20))["text"])["type"] == "hello"
    while looks[-1:] != [2]:
        await asyncio.sleep(0.01)

    await sync_to_async(Match.objects.filter(pk=match.pk).delete)()

    over = [json.loads((await line.receive_output(20))["text"])["status"] for line in lines]
    assert over == ["deleted", "deleted"]


def line_of(token: str, name: str = "Ada") -> WebsocketCommunicator:
    headers = [(b"authorization", f"Bearer {token}".encode())]
    return WebsocketCommunicator(seat_socket.SeatSocket.as_asgi(), f"/ws/seat/?name={name}", headers=headers)


def to_a_broken_log() -> str:
    """A link to a match whose first log entry cannot be read."""
    match = orders.booked()
    LogEntry.objects.create(match=match, seq=1, tick=0, kind="Thought", line="no entry at all")
    told = {"kind": "action", "told": {"triggers": []}, "state": "open"}
    Question.objects.create(match=match, step=1, color="red", until=Now() + timedelta(minutes=5), **told)
    return inviting.invite(match.seats.get(color="red"), is_agent=True)
