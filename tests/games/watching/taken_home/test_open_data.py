"""Whose words are in the data set: those of models and bots, and of people who agreed; figures of all."""

import dataclasses
import io
import json
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client

from games.booking.people import inviting, open_data
from games.engine.facts import events, testimony
from games.engine.hindsight import erasing
from games.models import Match, Person, Question
from games.playing import jobs
from games.watching.taken_home import match_tables
from personas.models import Deed
from tests.games.playing.test_people import answering
from tests.games.prepared import logs, orders, prepared_people
from tests.support.endpoints.model_server import ModelServer

pytestmark = pytest.mark.django_db(transaction=True)
SAID = "I was with the Wurzelgnom in Admin, and Blue killed Pink."
THOUGHT = "Nobody else thinks of a Wurzelgnom here."
NAME = "Red Person"


def spoken(question: Question) -> str:
    told = json.loads(prepared_people.words(question, SAID))
    return json.dumps(told | {"internal_thought": THOUGHT, "scratchpad_updates": {"plan": THOUGHT}})


@pytest.fixture
def played(empty_redis: object) -> Match:
    """A match of three models, with a person in Red's seat whose words are unmistakable."""
    with ModelServer(orders.acting) as server:
        chairs = (orders.chairs(1)[0], *orders.speaking_chairs(server.url, 5)[1:])
        match = orders.booked(chairs=chairs, memory_on=False)
        prepared_people.seated(match)
        with answering(match, spoken):
            jobs.play_match(match.pk)
    match.refresh_from_db()
    return match


def tables(match: Match) -> dict[str, list[dict[str, Any]]]:
    return {name: list(rows) for name, rows in match_tables.Told(match).tables()}


def numbers(told: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    """The tables without words, and without where words come from."""
    words = {
        *("message", "thought", "span", "source", "perceived", "refuted_by"),
        *("prompt", "reply", "reasoning", "name", "fault"),
    }
    return {name: [{key: row[key] for key in row.keys() - words} for row in rows] for name, rows in told.items()}


def test_without_leave_words_are_left_out_and_every_number_stays(played: Match, tmp_path: Path) -> None:
    silent = tables(played)
    card = exported(tmp_path / "silent")
    Person.objects.update(in_data_sets=True)
    agreed = tables(played)
    open_card = exported(tmp_path / "open")

    assert "Wurzelgnom" in str(agreed)
    assert NAME in str(agreed["seats"])
    assert all(row["prompt"] for row in agreed["calls"])
    assert "Wurzelgnom" not in str(silent)
    assert NAME not in str(silent)
    own = [row for row in (*silent["lines"], *silent["claims"]) if row["color"] == "red"]
    assert own
    assert all(row["message"] is None for row in own)
    assert all(row.get("source") in (None, "kept", "clerk") for row in own)
    assert silent["calls"]
    assert not any(row["prompt"] or row["reply"] or row["reasoning"] for row in silent["calls"])
    assert numbers(silent) == numbers(agreed)
    assert "People sat in 1 seat of 1 of these matches; 0 of them agreed" in card
    assert "; 1 of them agreed" in open_card
    assert "programs sat" not in card


def exported(out: Path) -> str:
    call_command("export_dataset", "--out", out, stdout=io.StringIO())
    return (out / "README.md").read_text()


def test_programs_are_no_people_and_are_counted_apart(finished: Match, tmp_path: Path) -> None:
    for place, is_open in enumerate((True, False)):
        told = {"link": str(place), "is_agent": True, "in_data_sets": is_open, "sat_down_at": finished.created_at}
        Person.objects.create(seat=finished.seats.get(place=place), **told)

    card = exported(tmp_path / "set")

    assert "Other people's programs sat in 2 seats of 1 of these matches; the owners of 1 agreed" in card
    assert "People sat" not in card
    assert match_tables.Told(finished).silent == ["blue"]


def test_the_owner_of_a_program_agrees_with_its_token_and_takes_it_back() -> None:
    match, out, err = orders.booked(), io.StringIO(), io.StringIO()

    call_command("invite_agent", str(match.pk), "red", "--open-data", stdout=out)
    call_command("invite_agent", str(match.pk), "blue", stdout=io.StringIO())
    agreed = dict(Person.objects.values_list("seat__color", "in_data_sets"))
    assert inviting.join(out.getvalue().strip(), "Ada") is not None
    Match.objects.filter(pk=match.pk).update(head=7)
    call_command("invite_agent", str(match.pk), "red", "--keep-out", stdout=io.StringIO())

    assert agreed == {"red": True, "blue": False}
    assert not Person.objects.filter(in_data_sets=True).exists()
    assert Deed.objects.filter(note__contains="kept out of data sets").count() == 1
    with pytest.raises(SystemExit):
        call_command("invite_agent", str(match.pk), "red", "--keep-out", stdout=io.StringIO(), stderr=err)
    assert "in no data set" in err.getvalue()


def test_leave_is_asked_apart_off_by_itself_and_taken_back_by_the_link_for_words(client: Client) -> None:
    for said, is_open in (({}, False), ({"open_data": "yes"}, True)):
        client.post("/practice/sit/", {"name": "Ann", "consent": "yes", **said})
        assert Person.objects.latest("pk").in_data_sets is is_open
    match = orders.booked()
    ticket = prepared_people.seated(match, in_data_sets=True)
    page = f"/withdraw/{ticket.withdrawal}/"

    asked = client.get(page).content.decode()
    kept_out = client.post(page, {"deed": "keep-out"}, follow=True).content.decode()

    assert 'value="keep-out"' in asked
    assert "No data set made from now on" in kept_out
    assert 'value="keep-out"' not in kept_out
    person = Person.objects.get(seat__match=match)
    assert not person.in_data_sets
    assert person.withdrawn_at is None
    assert not open_data.keep_out(person)


def test_who_repeats_somebody_and_is_silent_too_leaves_no_word_of_their_own() -> None:
    spoke = [(entry.seq, entry.event) for entry in logs.played() if isinstance(entry.event, events.Spoke)]
    first, line = spoke[0]
    second, other = next((seq, each) for seq, each in spoke if each.color != line.color)
    said = {first: "Blue was with me in Admin.", second: "Blue was with me in Admin. The Wurzelgnom too."}
    erasers = erasing.Eraser(line.color), erasing.Eraser(other.color)

    left = {}
    for entry in logs.played():
        event = entry.event
        if isinstance(event, events.Spoke) and entry.seq in said:
            entry = dataclasses.replace(entry, event=dataclasses.replace(event, message=said[entry.seq]))  # noqa: PLW2901
        left[entry.seq] = erasers[1].without(erasers[0].without(entry)).event

    assert all(testimony.is_wholly_erased(left[seq].message) for seq in said)  # type: ignore[union-attr]
