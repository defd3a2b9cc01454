"""The page that shows how a prompt is made: real words of a finished match, and of no other."""

import html
import re

import pytest
from django.core.cache import cache
from django.test import Client

from games.models import Match, Status
from games.pages import asked_prompts
from games.pages.views import prompt_page
from games.players.models.prompting import blocks, prompt_files
from tests.games.prepared import logs, orders, spoken
from tests.support import people

pytestmark = pytest.mark.django_db
PAGE = "/methodology/prompt/"
HOSTILE = '<img src=x onerror="alert(1)">'


@pytest.fixture(autouse=True)
def forgotten() -> None:
    cache.clear()


def words(page: str) -> list[str]:
    """The texts that are shown as those of a prompt, in order."""
    return [html.unescape(text) for text in re.findall(r"<pre[^>]*>(.*?)</pre>", page, re.DOTALL)]


def story(match: Match) -> asked_prompts.Story:
    return asked_prompts.Story(match, match.seats.all()[0])


def address(match: Match, at: int) -> str:
    return f"{PAGE}?match={match.pk}&color={match.seats.all()[0].color}&at={at}"


def test_where_no_match_is_finished_the_page_says_so(client: Client) -> None:
    logs.Told().up_to(20)

    page = client.get(PAGE)

    assert page.status_code == 200
    assert "No match is finished yet" in page.text
    assert words(page.text) == []


def test_the_words_on_the_page_are_the_prompts(client: Client, finished: Match) -> None:
    page = client.get(PAGE).text

    aboard, talk = story(finished).prompts(story(finished).latest())
    assert "".join(words(page)) == "".join(piece.block.text for piece in [*aboard.pieces, *talk.pieces])


def test_every_block_says_where_it_comes_from_and_what_of_it_is_new(client: Client, finished: Match) -> None:
    [*_, step] = story(finished).latest()
    [prompt] = story(finished).prompts([step])

    page = client.get(address(finished, step)).text

    pieces = prompt.pieces
    files = [piece.block.file for piece in pieces if piece.block.file]
    assert page.count("<h3>") == page.count("Made from") == len(pieces)
    assert page.count("As in the previous prompt,") == sum(bool(piece.same) for piece in pieces) > 2
    assert page.count("New, ") == sum(bool(piece.new) for piece in pieces) > 0
    assert len(files) > 3
    assert [file for file in files if f"<code>{file}</code>" not in page] == []


def test_every_kind_of_block_and_of_question_is_explained() -> None:
    folder = prompt_files.FILES["action.md"].parent

    assert set(prompt_page.ABOUT) == set(blocks.Kind)
    assert set(prompt_page.QUESTIONS) == {path.name for path in folder.glob("*.md")}


def test_the_modules_that_are_named_are_there() -> None:
    folder = prompt_files.FILES["action.md"].parents[3]

    named = {name for about in prompt_page.ABOUT.values() for name in about.modules}
    assert named - {path.name for path in folder.rglob("*.py")} == set()


@pytest.mark.parametrize(
    "query",
    [
        "match=0", "match=x", "match=", "match={other}", "color=red", "at=3", "match={pk}&color=mauve",
        "match={pk}&at=3", "match={pk}&color={color}&at=x", "match={pk}&color={color}&at=1",
        "match={pk}&color={color}&at=99999999999", "match=9999999999999999999999",
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_not_found(client: Client, finished: Match, query: str) -> None:
    told = query.format(pk=finished.pk, other=orders.booked().pk, color=finished.seats.all()[0].color)

    assert client.get(f"{PAGE}?{told}").status_code == 404


def test_nothing_of_a_match_that_goes_on_is_shown(client: Client, finished: Match) -> None:
    Match.objects.filter(pk=finished.pk).update(status=Status.RUNNING)

    assert client.get(f"{PAGE}?match={finished.pk}").status_code == 404
    assert words(client.get(PAGE).text) == []


def test_a_match_whose_log_or_map_is_gone_is_passed_over(client: Client, finished: Match) -> None:
    shown = words(client.get(PAGE).text)

    Match.objects.filter(pk=orders.booked().pk).update(status=Status.FINISHED, head=30)
    away = logs.Told()
    away.up_to(20)
    Match.objects.filter(pk=away.match.pk).update(status=Status.FINISHED, rules={"map": "atlantis"})

    assert words(client.get(PAGE).text) == shown != []
    assert client.get(f"{PAGE}?match={away.match.pk}").status_code == 404
    assert client.get(f"/matches/{away.match.pk}/").status_code == 404


def test_whoever_wants_no_spoilers_is_told_nothing(client: Client, finished: Match) -> None:
    client.cookies["spoilers"] = "off"

    page = client.get(f"{PAGE}?match={finished.pk}").text

    assert "Spoiler-free" in page
    assert words(page) == []


def test_what_a_persona_is_told_is_text(client: Client, finished: Match) -> None:
    finished.seats.update(character=f"You say {HOSTILE}.")

    page = client.get(PAGE).text

    assert HOSTILE not in page
    assert f"You say {HOSTILE}." in "".join(words(page))


def test_a_very_long_block_is_cut_and_the_page_says_by_how_much(client: Client, finished: Match) -> None:
    finished.seats.update(character="y" * (prompt_page.LONGEST + 7))

    page = client.get(PAGE).text

    assert "more characters are not shown." in page
    assert max(map(len, words(page))) == prompt_page.LONGEST


def test_however_many_look_a_prompt_is_made_again_once(client: Client, finished: Match) -> None:
    first = client.get(PAGE).text

    finished.entries.exclude(seq=finished.head).delete()

    assert words(client.get(PAGE).text) == words(first) != []


def test_it_goes_from_question_to_question(client: Client, finished: Match) -> None:
    before, here, after, *_ = story(finished).steps

    page = client.get(address(finished, here)).text

    assert f"at={before}" in page
    assert f"at={after}" in page


def test_the_method_and_what_was_asked_lead_to_it(client: Client, finished: Match) -> None:
    [kept] = spoken.kept(finished, spoken.heard())

    way = f"{PAGE}?match={finished.pk}&amp;color={kept.answer.color}&amp;at={kept.answer.step}"
    assert f'href="{PAGE}"' in client.get("/methodology/").text
    assert way in people.client().get(kept.get_absolute_url()).text
