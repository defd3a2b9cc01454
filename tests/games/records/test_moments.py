"""Links to moments, their pictures, and what other pages ask about moments."""

import datetime
import io
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from django.conf import settings
from django.test import Client, override_settings
from django.utils import timezone
from django.utils.html import escape
from PIL import Image

from games.engine.facts import events
from games.engine.judging import claims
from games.models import Match, Moment, MomentKind, Seat, Status
from games.pages import spoilers
from games.records import kept_moments
from tests.games.players import minds
from tests.games.prepared import archives
from tests.support import foreign

pytestmark = pytest.mark.django_db
ASKED = ("", "?lang=eo", "?lang=xx")


@pytest.fixture
def line() -> tuple[int, events.Spoke]:
    """The longest that anybody says in the match, and its frame through the glass, which perceives every entry."""
    said = [
        (n, entry.event)
        for n, entry in enumerate(minds.played(archives.SEED), start=1)
        if isinstance(entry.event, events.Spoke)
    ]
    return max(said, key=lambda each: len(each[1].message))


@pytest.fixture
def spoken(line: tuple[int, events.Spoke]) -> int:
    return line[0]


@pytest.fixture
def match(empty_redis: object) -> Iterator[Match]:
    yield Match.objects.get(pk=archives.among_bots())
    for picture in (settings.VAR / "cards").glob("*.png"):
        picture.unlink()


def opened(client: Client, path: str) -> tuple[str, dict[str, list[str]]]:
    answer = client.get(path)
    assert answer.status_code == 302, path
    place = urlsplit(answer.headers["Location"])
    query = parse_qs(place.query)
    assert place.fragment == f"n{query['n'][0]}", "readers without scripts are not led to the line"
    return place.path, query


def test_a_link_opens_the_match_at_that_entry(client: Client, match: Match, spoken: int) -> None:
    assert opened(client, f"/m/{match.pk}/{spoken}/") == (
        match.get_absolute_url(), {"view": ["glass"], "n": [str(spoken)]},
    )  # fmt: skip


def test_a_link_may_name_a_view_and_count_its_frames(client: Client, match: Match) -> None:
    assert opened(client, f"/m/{match.pk}/31/?view=public")[1] == {"view": ["public"], "n": ["31"]}


def test_a_clip_says_where_it_ends(client: Client, match: Match) -> None:
    assert opened(client, f"/m/{match.pk}/812-866/")[1] == {"view": ["glass"], "n": ["812"], "until": ["866"]}
    assert client.get(f"/m/{match.pk}/866-812/").status_code == 404


def test_whoever_wants_to_be_surprised_gets_the_same_moment_without_spoilers(client: Client, match: Match) -> None:
    moment = Moment.objects.filter(match=match, n_public__isnull=False).latest("n")
    client.cookies[spoilers.COOKIE] = spoilers.OFF

    _, query = opened(client, f"/m/{match.pk}/{moment.n}/")

    assert query == {"view": ["public"], "n": [str(moment.n_public)]}


def test_a_link_to_nowhere_is_not_found(client: Client, match: Match) -> None:
    for path in (
        "/m/999999/1/",
        f"/m/{match.pk}/1/?view=lime",
        f"/m/{match.pk}/99999/card.png",
        "/m/999999/1/card.png",
    ):
        assert client.get(path).status_code == 404, path


@pytest.mark.django_db(transaction=True)
def test_a_card_is_a_picture_that_may_be_kept(client: Client, match: Match, spoken: int) -> None:
    answer = client.get(f"/m/{match.pk}/{spoken}/card.png")

    assert Image.open(io.BytesIO(answer.content)).size == (1200, 630)
    assert answer.headers["Cache-Control"] == "public, no-cache"
    again = client.get(f"/m/{match.pk}/{spoken}/card.png", headers={"if-none-match": answer.headers["ETag"]})
    assert again.status_code == 304


@pytest.mark.django_db(transaction=True)
def test_a_card_speaks_the_language_that_it_is_asked_for_in(
    client: Client, match: Match, spoken: int, tmp_path: Path
) -> None:
    (tmp_path / "eo" / "LC_MESSAGES").mkdir(parents=True)
    (tmp_path / "eo/LC_MESSAGES/django.mo").write_bytes(foreign.compiled({"Match %(number)s": "Matĉo %(number)s"}))
    languages = [("en", "English"), ("eo", "Esperanto")]
    with override_settings(LANGUAGES=languages, LOCALE_PATHS=[tmp_path]):
        page = client.get(f"{match.get_absolute_url()}?n={spoken}", headers={"accept-language": "eo"}).text
        own, other, unknown = (client.get(f"/m/{match.pk}/{spoken}/card.png{asked}") for asked in ASKED)

    assert f'content="http://testserver/m/{match.pk}/{spoken}/card.png?lang=eo"' in page
    assert own.content != other.content
    assert own.headers["ETag"] != other.headers["ETag"]
    assert unknown.status_code == 404


@pytest.mark.django_db(transaction=True)
def test_a_card_shows_what_the_public_knows_unless_it_is_opened(client: Client, match: Match) -> None:
    kill = Moment.objects.filter(match=match, kind=MomentKind.KILL).latest("n")
    safe, before, opened = (
        client.get(f"/m/{match.pk}/{place}").content
        for place in (f"{kill.n}/card.png", f"{kill.n - 1}/card.png", f"{kill.n}/card.png?open=1")
    )

    assert safe == before
    assert safe != opened


def test_the_page_of_a_moment_tells_others_of_it_without_spoilers(
    client: Client, match: Match, line: tuple[int, events.Spoke]
) -> None:
    spoken, said = line
    kill = Moment.objects.filter(match=match, kind=MomentKind.KILL).latest("n")
    html = client.get(f"{match.get_absolute_url()}?n={spoken}").content.decode()
    head = client.get(f"{match.get_absolute_url()}?n={kill.n}").content.decode().partition("</head>")[0]

    assert f'content="http://testserver/m/{match.pk}/{spoken}/card.png"' in html
    begun = " ".join(said.message.split()[:4])
    assert escape(f"{said.color.value.capitalize()}: “{begun}") in html
    assert "kill" not in head


def test_the_list_of_moments_is_kept_from_whoever_wants_to_be_surprised(client: Client, match: Match) -> None:
    told = client.get(f"/matches/{match.pk}/moments.json").json()["moments"]
    client.cookies[spoilers.COOKIE] = spoilers.OFF

    assert [each["n"] for each in told] == [moment.n for moment in kept_moments.of_match(match.pk)]
    assert client.get(f"/matches/{match.pk}/moments.json").json() == {"moments": [], "is_silent": True}
    assert "lies:" not in client.get(match.get_absolute_url()).content.decode()


def test_the_best_are_one_a_match_and_their_kinds_take_turns(match: Match) -> None:
    other = Match.objects.get(pk=archives.archived(minds.played(0)))

    found = kept_moments.best(timezone.now() - datetime.timedelta(days=7))

    assert {moment.match_id for moment in found} == {match.pk, other.pk}
    assert found[0].weight == max(Moment.objects.values_list("weight", flat=True))
    assert found[1].kind != found[0].kind
    assert kept_moments.best(timezone.now() + datetime.timedelta(days=1)) == []


def test_a_personas_moments_are_its_own(match: Match) -> None:
    liar = Moment.objects.filter(match=match, kind=MomentKind.LIE).latest("weight").seat
    assert liar is not None
    Seat.objects.filter(pk=liar.pk).update(persona_key="bot_liar")

    found = kept_moments.of_persona("bot_liar")

    assert found
    assert {moment.seat_id for moment in found} == {liar.pk}


def test_the_papers_of_a_match_tell_how_everybody_played_and_what_stood_out(client: Client, match: Match) -> None:
    papers = client.get(f"/matches/{match.pk}/match.json").json()

    told = [stamp.judgement.verdict for stamp in claims.stamped(minds.played(archives.SEED))]
    assert sum(seat["conduct"]["lies"] for seat in papers["seats"]) == told.count(claims.Verdict.LIE) > 0
    assert [moment["n"] for moment in papers["moments"]] == [moment.n for moment in kept_moments.of_match(match.pk)]
    assert {moment["color"] for moment in papers["moments"]} <= {*(seat["color"] for seat in papers["seats"]), None}


def test_a_match_that_is_not_finished_after_all_has_no_moments(client: Client, match: Match) -> None:
    Match.objects.filter(pk=match.pk).update(status=Status.PAUSED)

    assert kept_moments.best() == kept_moments.of_match(match.pk) == []
    papers = client.get(f"/matches/{match.pk}/match.json").json()
    assert papers["moments"] == []
    assert {seat["conduct"] for seat in papers["seats"]} == {None}
