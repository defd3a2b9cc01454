"""The client in clients/python, against this very site."""

import asyncio
import inspect
import io
import re
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import glassbox
import httpx
import pytest
from django.test import Client
from glassbox import command_line, models
from rich.console import Console

from games.experiments.series import series_acts
from games.models import Series
from games.playing import jobs
from tests.games.prepared import orders, prepared_series
from tests.site.interface import shapes, tokens
from tests.support import downloads

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("empty_redis")]
HOUSE = "http://testserver"


class Recorded(httpx.BaseTransport):
    """Sends requests through Django's test client, which stays in the test's transaction."""

    def __init__(self) -> None:
        self.answers: dict[str, bytes] = {}

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        said, headers = request.read(), dict(request.headers)
        kind = headers.pop("content-type", "application/json")
        address = request.url.raw_path.decode()
        if address.startswith("/matches/"):
            answer, content = downloads.get(address)
        else:
            answer = Client().generic(request.method, address, said, content_type=kind, headers=headers)
            content = answer.content
        response = httpx.Response(answer.status_code, headers=dict(answer.items()), content=content)
        self.answers[str(request.url)] = content
        return response


@pytest.fixture
def recorded() -> Recorded:
    return Recorded()


def test_its_shapes_are_those_of_the_schema_field_by_field(client: Client) -> None:
    """Compares names, types, values, nullability and whether fields are required."""
    schemas: Mapping[str, Any] = client.get("/api/v1/openapi.json").json()["components"]["schemas"]
    told = {name: shape for name, shape in schemas.items() if not name.endswith(("Cursor", "Filter"))}
    ours = {name: getattr(models, shapes.bare(name)).model_json_schema(by_alias=True) for name in told}

    wrong = {
        f"{name}.{field}": (due.get(field), had.get(field))
        for name in told
        for due, had in [(shapes.fields(told[name], schemas), shapes.fields(ours[name], ours[name].get("$defs", {})))]
        for field in due.keys() | had.keys()
        if due.get(field) != had.get(field)
    }

    assert wrong == {}


@pytest.mark.parametrize("kind", [glassbox.Client, glassbox.AsyncClient])
def test_everything_that_can_be_read_can_be_asked_of_either_client(kind: type[object], client: Client) -> None:
    paths: Mapping[str, Any] = client.get("/api/v1/openapi.json").json()["paths"]
    answers = [told["get"]["responses"]["200"] for path, told in paths.items() if "get" in told and "/api/" in path]
    shapes_told = {
        re.sub(r"^Page_(.*)_$", r"\1", answer["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2])
        for answer in answers
    }

    asked = [typing.get_type_hints(method).get("return") for _name, method in _methods(kind)]

    assert shapes_told - set(re.findall(r"models\.(\w+)", " ".join(map(str, asked)))) == set()


def test_both_clients_ask_the_same_questions() -> None:
    one, other = (
        {name: list(inspect.signature(method).parameters) for name, method in _methods(kind)}
        for kind in (glassbox.Client, glassbox.AsyncClient)
    )

    assert one == other


def _methods(kind: type[object]) -> list[tuple[str, Any]]:
    found = inspect.getmembers(kind, inspect.isfunction)
    return [(name, method) for name, method in found if not name.startswith("_")]


def test_both_clients_read_the_same_page_by_page(recorded: Recorded) -> None:
    made = [orders.booked().pk for _ in range(3)]

    with glassbox.Client(HOUSE, transport=recorded) as house:
        read = [match.id for match in house.matches(limit=2)]

    async def awaited() -> list[int]:
        replayed = httpx.MockTransport(lambda asked: httpx.Response(200, content=recorded.answers[str(asked.url)]))
        async with glassbox.AsyncClient(HOUSE, transport=replayed) as house:
            return [match.id async for match in house.matches(limit=2)]

    assert read == made[::-1] == asyncio.run(awaited())


@pytest.mark.django_db(transaction=True)
def test_a_match_is_listed_in_the_terminal_and_names_are_no_markup(recorded: Recorded) -> None:
    match = orders.booked()
    jobs.play_match(match.pk)
    match.seats.filter(place=0).update(name="[/] [bold]Ada")
    seen = Console(file=io.StringIO(), width=200)

    code = command_line.main(["matches", "--status", "finished"], glassbox.Client(HOUSE, transport=recorded), seen)

    assert code == 0
    assert isinstance(seen.file, io.StringIO)
    told = " ".join(seen.file.getvalue().split())
    assert str(match.pk) in told
    assert "[/] [bold]Ada" in told


def test_a_series_is_run_once_however_often_its_file_is_sent(tmp_path: Path) -> None:
    file, out = tmp_path / "series.yaml", Console(file=io.StringIO())
    file.write_text(prepared_series.text(), encoding="utf-8")
    [(_name, bearer)] = tokens.headers("order").items()
    token = bearer.removeprefix("Bearer ")

    def run(*more: str, token: str | None = None) -> int:
        house = glassbox.Client(HOUSE, token, transport=Recorded())
        return command_line.main(["run", str(file), *more], house, out)

    assert run() == 2
    assert run(token=token) == 0
    prepared_series.play(Series.objects.get())
    assert run("--wait", token=token) == 0

    assert isinstance(out.file, io.StringIO)
    assert '"difference"' in out.file.getvalue()
    assert Series.objects.count() == 1


class CancelledAfterAWhile(Recorded):
    """Cancels the series that is asked for, after a while."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.asked = getattr(self, "asked", 0) + 1
        if self.asked == 5:
            series_acts.cancel(Series.objects.get())
        return super().handle_request(request)


def test_who_waits_for_a_series_is_told_what_has_changed_and_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_line, "LOOK_EVERY", 0)
    file, out = tmp_path / "series.yaml", Console(file=io.StringIO())
    file.write_text(prepared_series.text(), encoding="utf-8")
    [(_name, bearer)] = tokens.headers("order").items()
    house = glassbox.Client(HOUSE, bearer.removeprefix("Bearer "), transport=CancelledAfterAWhile())

    code = command_line.main(["run", str(file), "--wait"], house, out)

    assert isinstance(out.file, io.StringIO)
    told = [line.partition(":")[0] for line in out.file.getvalue().splitlines() if "ordered matches are over" in line]
    assert (code, told) == (1, ["running", "cancelled"])


def test_what_is_wrong_is_told_with_every_fault(recorded: Recorded) -> None:
    with glassbox.Client(HOUSE, transport=recorded) as house, pytest.raises(glassbox.Problem) as problem:
        house.standings(kind="both", season=0)

    assert problem.value.status == 422
    assert {
        str(fault.path[-1].root if hasattr(fault.path[-1], "root") else fault.path[-1])
        for fault in problem.value.faults
    } == {"kind", "season"}
