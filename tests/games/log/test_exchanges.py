"""What was asked and answered, for operators to read; and how old words are removed."""

import dataclasses
import io
from datetime import timedelta

import pytest
from django.core.management import CommandError, call_command
from django.db import IntegrityError, transaction
from django.test import Client
from django.utils import timezone

from games.engine.facts import decisions, events
from games.log import beginnings, exchanges, journal, lease
from games.models import Beginning, Exchange, Match, Status
from games.pages.views.one_match import exchange_pages
from games.players import exchange, player
from games.players.models import clerk
from games.playing import books
from glassbox_site.door import roles
from personas.llm import chat
from personas.models import Deed
from tests.games.prepared import orders, spoken
from tests.support import people
from tests.support.databases import at_once

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
ALL = "/ops/exchanges/"
HOSTILE = '<img src=x onerror="alert(1)">\u202e{"message": "x"}'


@pytest.fixture
def match() -> Match:
    return orders.booked()


def aged(match: Match, *days: int) -> None:
    """Adds one exchange for each of these ages in days."""
    kept = spoken.kept(match, *(spoken.heard() for _ in days))
    for row, age in zip(kept, days, strict=True):
        Exchange.objects.filter(pk=row.pk).update(recorded_at=timezone.now() - timedelta(days=age, hours=1))


def wordless() -> list[bool]:
    return [row.words is None for row in Exchange.objects.order_by("pk")]


def test_one_exchange_is_read_word_by_word_and_nothing_in_it_is_markup(desk: Client, match: Match) -> None:
    [kept] = spoken.kept(match, spoken.heard(HOSTILE, prompt=f"Say {HOSTILE}", reasoning="Hm."))

    page = desk.get(f"{ALL}{kept.pk}/").text

    assert "<img src=x" not in page
    assert page.count("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;") == 2
    assert "Hm." in page


def test_very_long_words_are_cut_and_the_page_says_by_how_much(desk: Client, match: Match) -> None:
    [kept] = spoken.kept(match, spoken.heard("y" * (exchange_pages.LONGEST + 7)))

    page = desk.get(f"{ALL}{kept.pk}/").text

    assert "7 more characters are not shown." in page
    assert "y" * (exchange_pages.LONGEST + 1) not in page


def test_the_list_is_narrowed_by_match_and_state(desk: Client, match: Match) -> None:
    other = orders.booked()
    spoken.kept(match, spoken.heard(), spoken.heard(state=exchange.State.FAILED))
    spoken.kept(other, spoken.heard(state=exchange.State.FAILED))

    found = desk.get(f"{ALL}?match={match.pk}&state=failed").context["exchanges"]

    assert [(row.answer.match_id, row.state) for row in found] == [(match.pk, "failed")]


def test_the_list_turns_its_pages(desk: Client, match: Match) -> None:
    spoken.kept(match, *(spoken.heard() for _ in range(exchange_pages.PAGE + 3)))

    first = desk.get(ALL).context
    second = desk.get(ALL, {"before": first["earlier"]}).context

    assert (len(first["exchanges"]), len(second["exchanges"]), second["earlier"]) == (exchange_pages.PAGE, 3, None)


@pytest.mark.parametrize("query", ["match=x", "match=-1", "state=odd", "before=0", f"match={10**30}"])
def test_a_filter_that_makes_no_sense_is_told_at_its_field(desk: Client, query: str) -> None:
    assert desk.get(f"{ALL}?{query}").status_code == 200


def test_an_exchange_leads_to_its_neighbours_of_the_same_seat(desk: Client, match: Match) -> None:
    first, middle, last = spoken.kept(match, spoken.heard(), spoken.heard(), spoken.heard())

    context = desk.get(f"{ALL}{middle.pk}/").context

    assert (context["earlier"], context["later"]) == (first.pk, last.pk)


def test_pruning_is_asked_with_the_number_and_leaves_costs_and_a_trail(match: Match) -> None:
    aged(match, 100, 80)
    admin = people.client("ada", role=roles.ADMIN)

    asked = admin.get(f"{ALL}prune/?days=90").text
    assert "1 exchange older than 90 days" in asked
    assert wordless() == [False, False]
    admin.post(f"{ALL}prune/", {"days": "90"})

    assert wordless() == [True, False]
    assert Exchange.objects.order_by("pk")[0].tokens_in == 900
    assert [(deed.name, deed.verb, deed.what) for deed in Deed.objects.all()] == [("ada", "pruned", "exchanges")]


@pytest.mark.parametrize("days", ["0", "-1", "x", "99999"])
def test_an_age_that_makes_no_sense_prunes_nothing(match: Match, days: str) -> None:
    aged(match, 5000)

    answer = people.client("ada", role=roles.ADMIN).post(f"{ALL}prune/", {"days": days})

    assert answer.status_code == 422
    assert wordless() == [False]


def test_operators_read_and_do_not_prune(desk: Client, match: Match) -> None:
    aged(match, 100)

    assert desk.post(f"{ALL}prune/", {"days": "90"}).status_code == 403
    assert "prune" not in desk.get(ALL).text
    assert wordless() == [False]


def test_what_was_pruned_still_tells_what_it_cost(desk: Client, match: Match) -> None:
    [kept] = spoken.kept(match, spoken.heard())
    journal.prune(-timedelta(seconds=1))

    page = desk.get(f"{ALL}{kept.pk}/").text

    assert "The words are gone" in page
    assert "$0.250000" in page


def test_admins_drop_the_words_of_some_and_are_asked_first(match: Match) -> None:
    first, _ = spoken.kept(match, spoken.heard(), spoken.heard())
    admin = people.client("ada", role=roles.ADMIN)
    wish = {"action": "forget", "_selected_action": [first.pk]}

    asked = admin.post("/admin/games/exchange/", wish)
    assert wordless() == [False, False]
    admin.post("/admin/games/exchange/", {**wish, "confirmed": "yes"})

    assert "1 exchange will be gone" in asked.text
    assert wordless() == [True, False]


def test_the_command_wants_a_word_before_it_prunes(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    aged(match, 100)
    monkeypatch.setattr("sys.stdin", io.StringIO())

    with pytest.raises(SystemExit) as ended:
        call_command("prune_exchanges", "--older-than", "90", stderr=io.StringIO())
    assert (ended.value.code, wordless()) == (1, [False])
    call_command("prune_exchanges", "--older-than", "90", "--yes", stdout=io.StringIO())

    assert wordless() == [True]
    assert Deed.objects.get().name == ""


@pytest.mark.parametrize("days", ["0", "soon", "-3", "9" * 20])
def test_the_command_refuses_an_age_that_makes_no_sense(days: str) -> None:
    with pytest.raises(CommandError):
        call_command("prune_exchanges", f"--older-than={days}")


def test_what_a_clerk_was_asked_stands_among_them(desk: Client, match: Match) -> None:
    found = events.LineRead(line=88, speaker=spoken.RED)
    reading = clerk.Reading(found=found, exchanges=(spoken.heard(HOSTILE),))
    journal.write([journal.kept_reading(beginnings.Beginnings.of(match.pk), reading, counts=True)])

    listed, one = desk.get(ALL), desk.get(f"{ALL}{Exchange.objects.get().pk}/")

    assert (listed.status_code, one.status_code) == (200, 200)
    assert "clerk" in listed.text
    assert "clerk in Match" in one.text


def test_what_prompts_begin_with_is_kept_once_until_the_last_of_them_is_forgotten(match: Match) -> None:
    rules, early, late = (chat.system("Rules.", stable=True), *(chat.user(text, stable=True) for text in ("A", "B")))
    prompts = [(rules, chat.user("1?")), (rules, early, chat.user("2?")), (rules, early, late), (chat.user("4?"),)]
    kept = spoken.kept(match, *(dataclasses.replace(spoken.heard(), prompt=prompt) for prompt in prompts))

    def told() -> list[list[str]]:
        rows = Exchange.objects.order_by("pk")
        return [[part["text"] for part in journal.words(row).get("prompt", [])] for row in rows]

    assert told() == [["Rules.", "1?"], ["Rules.", "A", "2?"], ["Rules.", "A", "B"], ["4?"]]
    assert Beginning.objects.count() == 3
    exchanges.forget(Exchange.objects.filter(pk__in=[kept[0].pk, kept[2].pk]), by_id=None)
    assert (told(), Beginning.objects.count()) == ([[], ["Rules.", "A", "2?"], [], ["4?"]], 2)
    exchanges.forget(Exchange.objects.all(), by_id=None)
    assert (told(), Beginning.objects.count()) == ([[], [], [], []], 0)


def test_what_the_next_prompts_of_a_match_may_begin_with_stays_while_it_is_played(match: Match) -> None:
    said = dataclasses.replace(spoken.heard(), prompt=(chat.system("Rules.", stable=True), chat.user("1?")))
    known = beginnings.Beginnings.of(match.pk)
    answered = player.Answered(decision=decisions.NoDecision(reason="-"), exchanges=(said,))
    journal.write([journal.kept(known, 7, spoken.RED, answered, counts=True)])
    Match.objects.update(status=Status.RUNNING)

    exchanges.forget(Exchange.objects.all(), by_id=None)
    journal.write([journal.kept(known, 8, spoken.RED, answered, counts=True)])

    assert [len(journal.words(row).get("prompt", [])) for row in Exchange.objects.order_by("pk")] == [0, 2]


def test_an_answer_that_cannot_be_kept_takes_no_beginning_with_it(match: Match) -> None:
    said = dataclasses.replace(spoken.heard(), prompt=(chat.system("Rules.", stable=True), chat.user("1?")))
    known = beginnings.Beginnings.of(match.pk)
    answered = player.Answered(decision=decisions.NoDecision(reason="-"), exchanges=(said,))
    bad, good = (journal.kept(known, step, spoken.RED, answered, counts=True) for step in (7, 8))
    bad.exchanges[0].state = None  # type: ignore[assignment] # what the database refuses

    with pytest.raises(IntegrityError), transaction.atomic():
        journal.write([bad, good])
    journal.write([good])

    assert [part["text"] for part in journal.words(Exchange.objects.get())["prompt"]] == ["Rules.", "1?"]


@pytest.mark.django_db(transaction=True)
def test_an_answer_of_a_match_that_is_gone_takes_no_other_with_it(match: Match) -> None:
    """The database checks the reference only when everything is written, and would refuse it then."""
    said = dataclasses.replace(spoken.heard(), prompt=(chat.system("Rules.", stable=True), chat.user("1?")))
    answered = player.Answered(decision=decisions.NoDecision(reason="-"), exchanges=(said,))
    gone = orders.booked()
    several = [
        journal.kept(beginnings.Beginnings.of(each.pk), 7, spoken.RED, answered, counts=True) for each in (gone, match)
    ]
    gone.delete()

    refused, kept = books._in_one_or_each(journal.write, several)

    assert (type(refused), kept) == (IntegrityError, None)
    assert [part["text"] for part in journal.words(Exchange.objects.get())["prompt"]] == ["Rules.", "1?"]


@at_once.on_postgresql
def test_what_a_match_that_goes_on_at_that_moment_begins_with_stays() -> None:
    match = orders.booked()
    stable = (chat.Message(role="user", text="The rules.", stable=True), chat.Message(role="user", text="Speak."))
    spoken.kept(match, dataclasses.replace(spoken.heard(), prompt=stable))
    assert Beginning.objects.exists()

    at_once.together(lambda: lease.claim(match.pk), lambda: exchanges.forget(Exchange.objects.all()))

    assert Beginning.objects.exists()
