"""The story of a match: told when it is over, from its log alone, and to nobody who wants no spoilers."""

import io

import pytest
from django.core.cache import cache
from django.test import Client
from PIL import Image

from games.engine.facts import events
from games.models import Match, Status
from games.pages.afterwards import story_told
from games.pages.cards import story_card
from tests.games.players import minds
from tests.games.prepared import archives

pytestmark = [pytest.mark.django_db, pytest.mark.databases]


@pytest.fixture
def match() -> Match:
    cache.clear()
    return Match.objects.get(pk=archives.among_bots())


def test_the_page_tells_what_turned_it_the_best_lie_with_its_thought_and_a_line_of_everybody(
    client: Client, match: Match
) -> None:
    told = story_told.of_match(match)
    assert told is not None

    page = client.get(f"/matches/{match.pk}/story/").text

    kinds = [part.kind for part in told.parts]
    assert kinds == ["turn", "lie"]
    lie = told.parts[1]
    assert all((lie.said, lie.thought, lie.so))
    assert all(words in page for words in ("The impostors won", "The turning point", "The best lie"))
    assert all(player.color.title() in page for player in told.players)
    assert page.count('<svg class="story-doubts"') == sum(bool(player.doubts) for player in told.players) > 4
    assert len(told.best) == 3


def test_nothing_is_told_before_the_end(client: Client, match: Match) -> None:
    Match.objects.update(status=Status.RUNNING)

    for address in (f"/matches/{match.pk}/story/", f"/matches/{match.pk}/story.json", f"/m/{match.pk}/story.png"):
        assert client.get(address).status_code == 404, address


def test_whoever_wants_to_be_surprised_is_told_nothing_until_they_say_that_they_have_seen_it(
    client: Client, match: Match
) -> None:
    client.cookies["spoilers"] = "off"

    page, papers = client.get(f"/matches/{match.pk}/story/"), client.get(f"/matches/{match.pk}/story.json")
    asked = client.get(f"/matches/{match.pk}/story.json?told=1").json()

    assert "won" not in page.text.split("<main")[1].split("</main")[0]
    assert "story.png" not in page.text
    assert papers.json() == {"is_silent": True}
    assert "Cookie" in papers.headers["Vary"]
    assert asked["winner"] == "impostors"


@pytest.mark.django_db(transaction=True)
def test_the_picture_is_of_the_right_size_and_another_one_with_each_edition(client: Client, match: Match) -> None:
    first = client.get(f"/m/{match.pk}/story.png")
    Match.objects.update(edition=1)
    second = client.get(f"/m/{match.pk}/story.png")

    assert Image.open(io.BytesIO(first.content)).size == (1200, 630)
    assert "-e0.png" in first.headers["ETag"]
    assert "-e1.png" in second.headers["ETag"]


def test_a_story_is_kept_by_its_edition(match: Match) -> None:
    before = story_told.of_match(match)
    match.winner, match.edition = "nobody", 1

    assert story_told.of_match(match) == before
    assert cache.get(f"match-story-{match.pk}-1-{story_told.VERSION}-en") == before


@pytest.mark.parametrize("words", ["", "word " * 900, "w" * 5000, "<script>alert(1)</script>", "\u202eקלמ\x00\u2028"])
def test_whatever_was_said_makes_a_picture_and_no_markup(client: Client, match: Match, words: str) -> None:
    told = story_told.of_match(match)
    assert told is not None
    part = story_told.Part(kind="lie", title="The best lie", n=3, color="red", said=words, thought=words, so=words)
    hostile = story_told.Told(
        match=match.pk, winner="crew", headline="The crew won", reason=words, parts=(part,) * 2, untold="",
        players=told.players, best=(),
    )  # fmt: skip

    assert Image.open(io.BytesIO(story_card.png(hostile))).size == (1200, 630)


def test_the_log_has_every_line_that_the_story_quotes(match: Match) -> None:
    log, told = minds.played(archives.SEED), story_told.of_match(match)
    assert told is not None

    for player in told.players:
        line = log[player.n - 1].event if player.n else None
        assert not player.n or (isinstance(line, events.Spoke) and line.color == player.color)
