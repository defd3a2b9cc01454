"""What is told of a jury after the match: its belief beside the crew's, round by round, and where it turned."""

import re

import pytest
from django.test import Client

from games.models import Juror, Mark, Match, Voice
from games.records.jury import jury_law, jury_scoring
from tests.games.prepared import logs

pytestmark = pytest.mark.django_db
FIRST, THEN = logs.PINK, logs.RED


@pytest.fixture
def judged(finished: Match) -> Match:
    """All jurors suspect one player at first, and later another, whom nothing reveals to be out."""
    for number in range(jury_law.FEWEST):
        juror = Juror.objects.create(key=f"juror {number}")
        voice = Voice.objects.create(match=finished, juror=juror, marks=2)
        for seq, color in ((2, FIRST), (20, THEN)):
            Mark.objects.create(voice=voice, seq=seq, sheet={color: 80 + number})
    jury_scoring.score(finished.pk)
    return finished


def plain(page: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", page).split())


def test_the_story_tells_where_the_jury_turned_and_leads_there(judged: Match, client: Client) -> None:
    turn = (jury_scoring.figures(judged.pk) or {})["turn"]

    page = client.get(f"/matches/{judged.pk}/story/").text
    told = client.get(f"/matches/{judged.pk}/story.json").json()["jury"]

    assert (turn["away"], turn["onto"]) == (FIRST, THEN)
    assert f"Here the jury turned from {FIRST.title()} to {THEN.title()}" in page
    assert f"/m/{judged.pk}/{turn['entry']}/" in page
    assert (told["voices"], told["turn"]) == (jury_law.FEWEST, turn)


def test_the_page_of_the_jury_tells_its_median_and_spread_beside_what_the_crew_said_it_believed(
    judged: Match, client: Client
) -> None:
    figures = jury_scoring.figures(judged.pk)
    assert figures

    page = plain(client.get(f"/matches/{judged.pk}/jury/?open=1").text)

    suspects = figures["rounds"][0]["suspects"]
    assert suspects[THEN]["jury"]["median"] == 82
    assert "82 % [81 … 83] n=5" in page
    believed = [each["players"] for one in figures["rounds"] for each in one["suspects"].values() if each["players"]]
    crew = believed[0]
    assert f"{crew['median']:.0f} % [{crew['low']:.0f} … {crew['high']:.0f}] n={crew['n']}" in page
