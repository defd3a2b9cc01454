"""Memories and advice that a match gets from its personas at its start, and what they remember after its end."""

from collections.abc import Callable, Iterator

import pytest

from games.booking import matches
from games.models import Match, Status
from games.playing import jobs
from personas.models import Experience, StrategyTier, roles
from personas.models.strategy import Wording
from personas.remembering import memory
from tests.games.prepared import orders
from tests.support.databases import elsewhere
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import Heard, ModelServer

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("empty_redis")]
PLAYERS = 4
KEYS = tuple(f"stand-in_actor_{color}" for color in ("red", "blue", "green", "pink"))
NOTED, LATER = "Trust no scan.", "Trust every scan."
ADVICE, OTHER_ADVICE = "Walk in pairs.", "Walk alone."


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with ModelServer(orders.acting) as stand_in:
        yield stand_in


@pytest.fixture
def book(server: ModelServer) -> Callable[..., Match]:
    """Books matches among personas that noted something in an earlier match, and have advice."""
    tier, _ = StrategyTier.objects.get_or_create(name="none", defaults={"rank": 0})
    tier.reword(Wording(everyone=ADVICE))
    note("earlier", NOTED)
    chairs = orders.speaking_chairs(server.url, PLAYERS)
    return lambda **changes: orders.booked(chairs=chairs, rules=orders.SHORT, **changes)


def note(match_id: str, lesson: str) -> None:
    """Everybody notes the lesson, in either role."""
    for seat, role in (("cyan", roles.Role.CREWMATE), ("lime", roles.Role.IMPOSTOR)):
        told = {"match_id": match_id, "seat": seat, "role": role, "won": True, "lessons": (lesson,)}
        memory.remember([memory.Outcome(persona_key=key, **told) for key in KEYS], memory_on=True)  # type: ignore[arg-type] # all of them


def change_everything() -> None:
    note("meanwhile", LATER)
    StrategyTier.objects.get(name="none").reword(Wording(everyone=OTHER_ADVICE))


def played(match: Match) -> Match:
    jobs.play_match(match.pk)
    match.refresh_from_db()
    assert match.status == Status.FINISHED
    return match


def prompts(server: ModelServer) -> list[str]:
    return ["\n".join(str(message["content"]) for message in heard.messages) for heard in server.heard]


def test_what_was_recalled_and_advised_at_the_start_holds_for_the_whole_match(
    book: Callable[..., Match], server: ModelServer
) -> None:
    def changing(heard: Heard) -> replies.Reply:
        if heard.number == 9:
            elsewhere.done(change_everything)
        return orders.acting(heard)

    match = book()
    server.script = changing
    played(match)

    assert len(server.heard) > 20
    assert all(NOTED in prompt and ADVICE in prompt for prompt in prompts(server))
    assert not any(LATER in prompt or OTHER_ADVICE in prompt for prompt in prompts(server))
    assert all(memory.recall(key).games_played == 5 for key in KEYS)


def test_the_next_match_is_given_what_is_known_by_then(book: Callable[..., Match], server: ModelServer) -> None:
    change_everything()

    played(book())

    assert all(LATER in prompt and OTHER_ADVICE in prompt for prompt in prompts(server))


def test_a_match_with_its_memory_off_is_given_nothing_and_leaves_nothing(
    book: Callable[..., Match], server: ModelServer
) -> None:
    before = [memory.recall(key) for key in KEYS]

    match = played(book(memory_on=False))

    assert not any(NOTED in prompt for prompt in prompts(server))
    assert [memory.recall(key) for key in KEYS] == before
    assert not Experience.objects.filter(match_id=str(match.pk)).exists()


def test_telling_the_end_of_a_match_twice_is_telling_it_once(book: Callable[..., Match]) -> None:
    match = played(book())
    before = [memory.recall(key) for key in KEYS]
    last_step = match.answers.latest("step").step

    match.entries.filter(seq__gt=last_step).delete()
    Match.objects.filter(pk=match.pk).update(head=last_step, status=Status.QUEUED, ended_at=None)
    played(match)

    assert [memory.recall(key) for key in KEYS] == before


def test_a_rerun_is_given_what_the_first_was_given(book: Callable[..., Match], server: ModelServer) -> None:
    first = played(book())
    change_everything()
    server.heard.clear()

    again = played(matches.rerun(first.pk, "again"))

    assert orders.log(again) == orders.log(first)
    assert not any(LATER in prompt or OTHER_ADVICE in prompt for prompt in prompts(server))
