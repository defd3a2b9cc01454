"""What a match needs of a model's context is known before it begins, and never exceeded."""

import dataclasses

import pytest

from games.engine import maps
from games.engine.eyes import knowledge
from games.engine.facts import decisions
from games.engine.facts import rules as ruling
from games.players import player
from games.players.bots import house_bots, temperaments
from games.players.models import fitting
from games.players.models.prompting import seating
from personas.llm import endpoints
from tests.engine import matches
from tests.games.players.models import llm_matches
from tests.games.players.models.answers import scribe

SHORT, FULL = endpoints.Rulebook.SHORT, endpoints.Rulebook.FULL
PERSONA = seating.Casting(
    name="Ada",
    persona="Cold, precise, never wrong twice. " * 6,
    tier="Watch for alibis that do not fit together. Walk in pairs. As an impostor, blend in and fake tasks. " * 4,
    lessons=("Ask for places before naming a suspect, and for times.",) * 4,
)


@dataclasses.dataclass(frozen=True, slots=True)
class Wordy(player.Instant):
    """A house bot whose thoughts, notes and lines are as long as the narrow forms allow."""

    bot: house_bots.Bot

    def decide(self, ask: decisions.Ask, known: knowledge.Perspective) -> decisions.Decision:
        decision = self.bot.decide(ask, known)
        assert isinstance(decision, decisions.Thinking)
        wordy = dataclasses.replace(decision, internal_thought="I must not forget what I have seen. " * 6)
        if isinstance(wordy, decisions.DiscussionDecision):
            return dataclasses.replace(wordy, message=(wordy.message or "Let us wait.") + " Do you all see that?" * 15)
        return wordy


def cast(map_id: str, players: int, **settings: object) -> seating.Casting:
    told = dataclasses.replace(PERSONA, **settings)  # type: ignore[arg-type] # each test names its own
    return fitting.fitted(ruling.recommended(players, map_id), maps.load(map_id), told)


def longest(map_id: str, players: int, told: seating.Casting, seed: int) -> int:
    """The most tokens that any prompt of a whole match has, counted cautiously, with its answer."""
    seats = matches.COLORS[:players]
    thinkers = {
        color: scribe.Dictated(Wordy(house_bots.Bot(temperament=temperaments.HOUSE[place % 6], seed=seed)), told)
        for place, color in enumerate(seats)
    }
    match = llm_matches.play(thinkers, seed, ruling.recommended(players, map_id))
    assert match.world.closed
    return max(sum(len(part.text) for part in each.prompt) for each in match.exchanges) // fitting.CHARACTERS_A_TOKEN


@pytest.mark.parametrize(
    ("map_id", "players"), [("skeld", 7), pytest.param("skeld", 10, marks=pytest.mark.second), ("outpost", 5)]
)
@pytest.mark.parametrize(
    ("context", "rulebook", "brief"), [(4_096, SHORT, True), (4_096, SHORT, False), (8_192, FULL, False)]
)
def test_a_whole_match_fits_into_its_context(
    map_id: str, players: int, context: int, rulebook: endpoints.Rulebook, brief: bool
) -> None:
    told = cast(map_id, players, context=context, rulebook=rulebook, brief=brief)
    answer = context // 8 if not brief else 480

    assert longest(map_id, players, told, seed=3) + answer <= context


@pytest.mark.parametrize("map_id", sorted(maps.DRAWINGS))
@pytest.mark.parametrize(("context", "rulebook"), [(4_096, SHORT), (8_192, FULL)])
def test_contexts_that_are_said_to_be_enough_are_enough(
    map_id: str, context: int, rulebook: endpoints.Rulebook
) -> None:
    players = maps.load(map_id).max_players
    told = dataclasses.replace(PERSONA, context=context, rulebook=rulebook)

    needed = fitting.need(ruling.recommended(players, map_id), maps.load(map_id), told)

    assert needed.fixed < needed.least <= context


def test_a_longer_character_needs_more() -> None:
    rules, station = ruling.recommended(7), maps.load("skeld")
    more = dataclasses.replace(PERSONA, persona=PERSONA.persona * 4)

    assert fitting.need(rules, station, more).least > fitting.need(rules, station, PERSONA).least
