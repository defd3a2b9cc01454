"""Pictures have no text to search, so after a withdrawal each must be, byte for byte, that of a log with other words
from the beginning."""

from collections.abc import Sequence

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse

from games.engine.facts import events, identities, testimony
from games.engine.hindsight import erasing
from games.engine.state import ledger as ledgers
from games.log import codec, event_log
from games.models import Match
from games.pages.afterwards import story_told
from games.pages.cards import picture, story_card
from games.watching import glimpse
from tests.games.playing.withdrawals.remembered import ECHO, NAME, SAID, SECRET, Played, hold

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.second, pytest.mark.alike]
THOUGHT = f"The {SECRET} knows."
SENTENCE = SAID.rstrip(".")


def seq(entries: Sequence[ledgers.Entry], kind: type, words: str) -> int:
    return next(
        entry.seq for entry in entries if isinstance(entry.event, kind) and words in vars_of(entry.event).values()
    )


def vars_of(event: events.Event) -> dict[str, object]:
    return {name: getattr(event, name) for name in ("message", "text") if hasattr(event, name)}


def otherwise(match: Match) -> list[ledgers.Entry]:
    """The log with other words in their place, by plain replacement, without the product's eraser."""
    own = {f'"{words}"': f'"{testimony.erased(words)}"' for words in (SAID, THOUGHT)}
    instead = own | {SENTENCE: testimony.erased(SENTENCE), NAME: erasing.SOMEBODY}
    lines = list(event_log.lines(match.pk))
    for words, marks in instead.items():
        lines = [line.replace(words, marks) for line in lines]
    return [codec.entry_of(line) for line in lines]


def drawn(entries: Sequence[ledgers.Entry], n: int, view: identities.Viewer, match: Match) -> bytes:
    seen = glimpse.of(entries[:n], view)
    assert seen is not None
    names = [erasing.SOMEBODY if seat.name == NAME else seat.name for seat in match.seats.order_by("place")]
    return picture.png(seen, match_id=match.pk, players=names)


def test_pictures_show_other_words_after_a_withdrawal_and_no_kept_one_is_shown_again(
    client: Client, played: Played
) -> None:
    match, later = played.match, played.later
    own, told = (list(event_log.read(each.pk)) for each in (match, later))
    line, thought = seq(own, events.Spoke, SAID), seq(own, events.Thought, THOUGHT)
    echo = seq(told, events.Spoke, ECHO)
    wanted = {
        f"/m/{match.pk}/{line}/card.png": drawn(otherwise(match), line, "public", match),
        f"/m/{match.pk}/{thought}/card.png?open=1": drawn(otherwise(match), thought, "glass", match),
        f"/m/{later.pk}/{echo}/card.png": drawn(otherwise(later), echo, "public", later),
    }
    paths = [*wanted, f"/m/{match.pk}/story.png"]
    before = {path: client.get(path) for path in paths}
    assert {answer.status_code for answer in before.values()} == {200}
    assert {answer.headers["Cache-Control"] for answer in before.values()} == {"public, no-cache"}
    kept = set((settings.VAR / "cards").iterdir())

    client.post(reverse("withdraw", args=[played.ticket.withdrawal]))

    assert not [path for path in kept if path.exists()]
    for path, answer in before.items():
        after = client.get(path, headers={"if-none-match": answer.headers["ETag"]})
        assert after.status_code == 200
        assert after.content == wanted.get(path, after.content)
        assert path not in wanted or after.content != answer.content
    match.refresh_from_db()
    story = story_told.of_match(match)
    assert story is not None
    assert hold({"story": repr(story)}) == []
    assert client.get(f"/m/{match.pk}/story.png").content == story_card.png(story)
