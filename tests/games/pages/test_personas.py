"""Personas: the list, one persona's page, its memory."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from games.booking import fingerprints
from games.engine.facts import events, identities
from games.engine.state import ledger as ledgers
from games.log import codec
from games.models import Conduct, LogEntry, Match, Moment, Seat
from games.records import profiles, standings
from games.watching.stations import likenesses
from personas.models import Persona, roles
from personas.models.strategy import Wording
from personas.remembering import memory
from tests.games.prepared import history
from tests.support import people

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
Side = identities.Side
LEAGUE = standings.Scope()
HOSTILE = "<img src=x onerror=alert(1)>\u202e"


@pytest.fixture
def cast() -> list[Persona]:
    return history.cast()


def address(persona: Persona) -> str:
    return f"/personas/{persona.key}/"


def remember(persona: Persona, *lessons: str, match: int = 1) -> None:
    outcome = memory.Outcome(
        persona_key=persona.key, match_id=str(match), seat="red", role=roles.Role.CREWMATE, won=True, lessons=lessons
    )
    memory.remember([outcome], memory_on=True)


def test_an_empty_house_says_so(client: Client) -> None:
    assert "Nobody has moved in yet." in client.get("/personas/").text


def test_everybody_is_listed_with_record_or_without(client: Client, cast: list[Persona]) -> None:
    history.league(30, cast[:10])

    page = client.get("/personas/")

    places = {persona.key: place for persona, place in page.context["people"]}
    assert places[cast[0].key].standing.n > 0
    assert places[cast[11].key] is None
    assert "Has not finished a match yet." in page.text


def test_where_a_persona_is_served_is_told_to_operators_alone(client: Client, cast: list[Persona]) -> None:
    persona = next(each for each in cast if each.model)
    assert persona.model is not None

    seen = [viewer.get(address(persona)).text for viewer in (client, people.client("olga"))]

    assert [persona.model.model in page for page in seen] == [True, True]
    assert [persona.model.host in page for page in seen] == [False, True]


def test_the_list_can_be_narrowed(client: Client, cast: list[Persona]) -> None:
    people = client.get("/personas/?model=model-1&tier=advanced").context["people"]

    expected = [each.key for each in cast if each.key.startswith("model-1_") and each.tier.name == "advanced"]
    assert [persona.key for persona, _ in people] == expected


def test_a_new_persona_has_a_page_that_says_what_will_be_there(client: Client, cast: list[Persona]) -> None:
    page = client.get(address(cast[0])).text

    assert "0 of 20 matches for a place in the standings." in page
    assert "It has not been cast yet." in page
    assert "Nothing yet." in page


def test_the_page_names_the_prompt_until_a_word_of_it_changes(client: Client, cast: list[Persona]) -> None:
    def name() -> str:
        return str(client.get(address(cast[0])).context["fingerprint"])

    first = name()
    remember(cast[0], "Ask for the place first.")
    assert name() == first

    cast[0].tier.reword(Wording(everyone="As none as it gets.", impostors="Smile."))
    reworded = name()
    Persona.objects.filter(pk=cast[0].pk).update(manner="In rhymes.")

    assert len({first, reworded, name(), fingerprints.of(cast[1], Wording())}) == 4
    assert f">{name()}</code>" in client.get(address(cast[0])).text


def test_few_matches_make_a_provisional_record(client: Client, cast: list[Persona]) -> None:
    for _ in range(3):
        history.played(cast[:8], Side.CREW)

    page = client.get(address(cast[7])).text

    assert "provisional: 3 of 20 matches for a place" in page
    assert "n=3" in page


def test_the_page_tells_identity_record_style_and_memory(client: Client, cast: list[Persona]) -> None:
    history.conducted(history.league(40, cast))
    remember(cast[0], "Ask for the place first.")

    page = client.get(address(cast[0]))

    assert page.context["style"].n == page.context["places"][0].standing.n
    assert "Ask for the place first." in page.text
    assert "As none as it gets." in page.text
    assert page.context["places"][0].rank is not None


def test_style_is_summed_over_the_matches(cast: list[Persona]) -> None:
    match = history.played(cast[:8], Side.IMPOSTORS)
    history.conducted([match])
    conduct = Conduct.objects.get(seat__match=match, seat__persona=cast[3])

    style = profiles.style(cast[3].key, LEAGUE)

    assert style is not None
    assert (style.talk.successes, style.talk.n) == (conduct.lines, conduct.table_lines)
    assert (style.lies.successes, style.lies.n) == (conduct.lies, conduct.claims)
    assert (style.words, style.tokens, style.caught.n) == (14.0, 94_000.0, 0)
    assert style.accusations == conduct.accusations / conduct.lines


def test_rivals_are_met_on_either_side(cast: list[Persona]) -> None:
    history.played([cast[0], cast[1], *cast[2:8]], Side.IMPOSTORS)
    history.played([cast[0], cast[2], cast[1], *cast[3:8]], Side.CREW)

    found = {rival.key: rival for rival in profiles.rivals(cast[0].key, LEAGUE)}

    partner_then_foe = found[cast[1].key]
    assert (partner_then_foe.beside.successes, partner_then_foe.beside.n) == (1, 1)
    assert (partner_then_foe.against.successes, partner_then_foe.against.n) == (0, 1)
    assert cast[0].key not in found


def test_exhibitions_and_league_stand_apart(client: Client, cast: list[Persona]) -> None:
    history.played(cast[:8], is_exhibition=True)
    history.played(cast[:8])

    places = client.get(address(cast[0])).context["places"]

    assert [(place.scope.kind, place.standing.n) for place in places] == [("league", 1), ("exhibition", 1)]


def test_its_best_moments_lead_into_their_matches(client: Client, cast: list[Persona]) -> None:
    match = history.played(cast[:8])
    seat = match.seats.get(place=0)
    Moment.objects.create(match=match, seat=seat, n=77, kind="kill", headline="Red kills Blue", weight=9)

    page = client.get(address(cast[0])).text

    assert f"/m/{match.pk}/77/" in page
    assert "Red kills Blue" in page


def lied(match: Match, n: int, message: str, *, weight: int) -> Seat:
    """Adds a lie as a moment of the match; returns the first seat, which said it."""
    seat = match.seats.get(place=0)
    line = events.Spoke(
        t=0, color=identities.Color(seat.color), message=message, target=None, mentions=(), accusations=(), claims=()
    )
    entry = ledgers.Entry(seq=n, tick=n, audience=(), public=True, event=line)
    LogEntry.objects.create(match=match, seq=n, tick=n, kind=codec.kind(entry), line=codec.line(entry))
    Moment.objects.create(match=match, seat=seat, n=n, kind="lie", headline="It lies", weight=weight)
    return seat


def test_the_best_line_is_the_weightiest_lie_that_says_something_by_itself(client: Client, cast: list[Persona]) -> None:
    match = history.played(cast[:8])
    lied(match, 5, "Storage.", weight=50)
    lied(match, 9, "I was in Storage with Blue.", weight=40)
    lied(match, 12, "Nobody was in Electrical, I looked.", weight=30)

    quoted = client.get(address(cast[0])).context["quoted"]

    assert (quoted.n, quoted.said) == (9, "I was in Storage with Blue.")


def test_a_persona_stands_on_top_with_its_face_its_best_line_and_its_best_moment(
    client: Client, cast: list[Persona]
) -> None:
    match = history.played(cast[:8])
    seat = lied(match, 5, f"I was in {HOSTILE} all round.", weight=4)
    Moment.objects.create(match=match, seat=seat, n=77, kind="kill", headline="Red kills Blue", weight=9)

    told = client.get(address(cast[0])).text
    client.cookies["spoilers"] = "off"
    veiled = client.get(address(cast[0])).text

    face = [f'd="{path}"' for _, path in likenesses.of(cast[0].slug)]
    front = told[told.index("<h1>") : told.index("</header>", told.index("<h1>"))]
    assert all(stroke in told and stroke in veiled for stroke in face)
    assert "&lt;img src=x onerror=alert(1)&gt;" in front
    assert "Red kills Blue" in front
    assert "onerror" not in veiled


def test_without_spoilers_a_page_tells_neither_single_matches_nor_memory(client: Client, cast: list[Persona]) -> None:
    match = history.played(cast[:8], Side.IMPOSTORS, ended_at=timezone.now() - timedelta(days=3))
    history.conducted([match])
    Moment.objects.create(match=match, seat=match.seats.get(place=0), n=7, kind="kill", headline="Red kills", weight=9)
    remember(cast[0], "Never trust Blue.", match=match.pk)
    client.cookies["spoilers"] = "off"

    page, past = client.get(address(cast[0])), client.get(f"{address(cast[0])}memory/")

    assert (page.context["places"], page.context["style"]) == ([], None)
    assert "1 of 20 matches" in page.text
    assert not any(word in page.text + past.text for word in ("Never trust Blue", "Red kills", "outing-", "won-imp"))


def test_the_memory_tells_what_each_match_changed(client: Client, cast: list[Persona]) -> None:
    for number in range(1, 11):
        remember(cast[0], f"Lesson {number}.", match=number)

    first = client.get(f"{address(cast[0])}memory/")
    second = client.get(f"{address(cast[0])}memory/?before={first.context['earlier']}")

    assert first.context["chapters"][0].added == ("Lesson 10.",)
    assert [chapter.experience.match_id for chapter in second.context["chapters"]] == ["2", "1"]


@pytest.mark.parametrize("before", ["x", "-1", "9" * 40, "²"])
def test_a_page_of_the_memory_that_makes_no_sense_is_the_first(
    client: Client, cast: list[Persona], before: str
) -> None:
    remember(cast[0], "One.")

    assert len(client.get(f"{address(cast[0])}memory/", {"before": before}).context["chapters"]) == 1


def test_a_character_played_by_one_model_leads_to_it(client: Client, cast: list[Persona]) -> None:
    assert client.get(f"/personas/{cast[0].slug}/")["Location"] == address(cast[0])


def test_a_character_played_by_several_leads_to_all_of_them(client: Client, cast: list[Persona]) -> None:
    twin = Persona.objects.create(name="Twin", slug=cast[0].slug, character="x", model=cast[1].model, tier=cast[0].tier)

    answer = client.get(f"/personas/{cast[0].slug}/", follow=True)

    assert {persona.key for persona, _ in answer.context["people"]} == {cast[0].key, twin.key}


def test_nobody_has_no_page(client: Client) -> None:
    assert client.get("/personas/house_nobody/").status_code == 404


@pytest.mark.parametrize("path", ["/personas/", "/personas/{}/", "/personas/{}/memory/", "/standings/", "/matches/"])
def test_a_hostile_name_stays_a_name(client: Client, cast: list[Persona], path: str) -> None:
    Persona.objects.filter(pk=cast[0].pk).update(name=HOSTILE, character=HOSTILE, manner=HOSTILE)
    match = history.played([Persona.objects.get(pk=cast[0].pk), *cast[1:8]])
    remember(cast[0], HOSTILE, match=match.pk)

    page = client.get(path.format(cast[0].key)).text

    assert "<img src=x" not in page
    assert "&lt;img src=x onerror=alert(1)&gt;" in page


def test_the_number_of_questions_does_not_grow_with_the_matches(
    client: Client, cast: list[Persona], django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    for count in (2, 40):
        history.conducted(history.league(count, cast, season=history.season()))
        client.get("/personas/")
        with django_assert_max_num_queries(7):
            client.get("/personas/")
        with django_assert_max_num_queries(15):
            client.get(address(cast[0]))
