"""The search: finds everything by its names, reveals no result, and answers whatever is typed."""

import pytest
from django.test import Client

from games.models import Match
from glassbox_site.pages import search
from personas.models import Persona
from sct.models import Batch, Study
from tests.games.prepared import history, prepared_series

pytestmark = [pytest.mark.django_db, pytest.mark.databases]


def found(text: str) -> search.Found:
    return search.find(search.words_of(text), telling=True)


@pytest.fixture
def cast() -> list[Persona]:
    return history.cast()


def test_a_persona_is_found_by_any_part_of_its_names(cast: list[Persona]) -> None:
    for text in ("kestr", "KESTREL", "kestrel model", cast[10].key):
        assert cast[10] in found(text).personas, text

    assert cast[10] not in found("kestrel elsewhere").personas


@pytest.mark.parametrize("text", ["%d", "#%d", "match %d", "Match %d"])
def test_a_match_is_found_by_its_number(cast: list[Persona], text: str) -> None:
    match, _ = history.played(cast[:8]), history.played(cast[:8])

    assert [card.number for card in found(text % match.pk).matches] == [match.pk]


def test_several_names_find_the_matches_in_which_all_of_them_sat(cast: list[Persona]) -> None:
    both = history.played([cast[0], cast[1]])
    history.played([cast[0], cast[2]])

    assert [card.number for card in found("ada bosun").matches] == [both.pk]


def test_seasons_maps_and_batches_have_names_too(cast: list[Persona]) -> None:
    season, batch = (
        history.season("Winter"),
        Batch.objects.create(name="Winter words", token="w", config_text="", providers=[]),
    )

    assert (list(found("winter").seasons), list(found("winter").batches)) == ([season], [batch])
    assert found("skeld").stations == [("skeld", "The Skeld")]


def test_series_and_studies_are_found_by_their_names_and_lead_to_their_pages(client: Client) -> None:
    series = prepared_series.ordered(name="Winter minds")
    study = Study.objects.create(name="Winter grid", token="w", text="", providers=[])

    assert (list(found("winter").series), list(found("winter").studies)) == ([series], [study])
    assert not found("winter").batches
    page = client.get("/search/?q=winter").text
    assert all(f'href="{each.get_absolute_url()}"' in page for each in (series, study))


def test_more_matches_than_are_shown_are_told_of(client: Client, cast: list[Persona]) -> None:
    history.league(search.MATCHES + 1, cast[:8])

    page = client.get("/search/?q=ada").text

    assert page.count('class="row"') == search.MATCHES
    assert f'href="/matches/?persona={cast[0].key}"' in page


def test_without_spoilers_what_is_found_reads_the_same_however_it_went(client: Client, cast: list[Persona]) -> None:
    history.played(cast[:8])
    client.cookies["spoilers"] = "off"
    before = client.get("/search/?q=ada").text

    Match.objects.update(winner="impostors", end_reason="parity", tick=3)

    assert client.get("/search/?q=ada").text == before
    assert "Ada" in before


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\0",
        "a\0b",
        "%",
        "_",
        "'; --",
        "٤٢",
        "9" * 400,
        "-1",
        "1.5",
        "x" * 5_000,
        "\ud800",
        "\u202eevil",
        "<b>",
        "a b c d e f g h",
    ],
)
def test_whatever_is_typed_is_answered(client: Client, text: str) -> None:
    answer = client.get("/search/", {"q": text.encode("utf-8", "surrogatepass")})

    assert answer.status_code == 200
    assert "<b>" not in answer.text.partition("<main")[2]


def test_what_is_not_there_is_answered_with_ways_on(client: Client) -> None:
    page = client.get("/search/?q=nobody+of+that+name").text

    assert "Nothing goes by that name." in page
    assert 'value="nobody of that name"' in page
