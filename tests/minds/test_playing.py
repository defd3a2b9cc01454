"""Short matches and small tests with the real model: played to their end, with nothing lost on the way."""

import asyncio
import dataclasses
from pathlib import Path
from typing import Any

import pytest

from benchmarks import minds
from games.booking import casting
from games.engine import maps
from games.engine.eyes.commentary import holding
from games.engine.facts import rules as ruling
from games.players.models import commentator, commenting_along
from personas.finding import filling
from personas.llm.discovering import addresses, looking
from sct import models
from sct.records import folders
from tests.games.players import minds as table_of_bots
from tests.minds.serving import Served
from tests.sct import batch_files

READABLE = 0.8
CACHED = 0.5
"""The least share in a short match, which has few questions, the first of each seat new to the server.
`benchmarks/minds.py` plays whole matches."""


def played(served: Served, *, models: int, map: str = "outpost") -> minds.Figures:  # noqa: A002 - the setting's own name
    rules = dataclasses.replace(ruling.recommended(4, map), time_limit=120, last_call=4, ghost_chat=1)
    return minds.play(served.spec(patience=300), players=4, models=models, seed=3, rules=rules)


def test_two_real_seats_play_a_match_among_bots_to_its_end(served: Served) -> None:
    figures = played(served, models=2)

    assert figures.read_at_once / figures.questions >= READABLE
    assert figures.cached / figures.tokens_in >= CACHED
    assert "out of time" not in figures.lost


def test_four_real_seats_share_one_slot_and_nobody_is_lost_to_time_or_asked_twice(served: Served) -> None:
    figures = played(served, models=4)

    assert figures.asked_twice == 0
    assert "out of time" not in figures.lost


PROVIDERS = """
- name: honest_host
  model_name: smollm2-135m
  api_config: {{base_url: "{url}", server: llamacpp, concurrency: 1, patience: 300}}
  generation_config: {{temperature: 0.3, max_tokens: 48}}
  parsing_format: none
  abilities: {{tools: false, context: 8192}}
"""


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("game", ["hangman_sct", "twenty_questions_sct"])
def test_every_agent_plays_a_trial_of_each_game(served: Served, tmp_path: Path, game: str) -> None:
    agents = "wf react private public vanilla"
    text = PROVIDERS.format(url=served.url)
    run = batch_files.run_text(agents=agents, num_trials=1, t_fork=2, T_max=4, n_candidate_secrets=2)
    batch = folders.batch_of(f"game: {game}\n{run}", text, tmp_path / "results")

    batch_files.drained(batch)

    ended = dict(batch.trials.values_list("agent_name", "status"))
    assert ended == dict.fromkeys(("wf", "react", "private", "public", "vanilla"), models.Trial.Status.COMPLETE)
    assert all(call.is_answer for call in models.Call.objects.all())


@pytest.mark.django_db
@pytest.mark.usefixtures("empty_redis")
def test_as_a_caster_it_answers_every_turn_and_what_is_told_of_it_holds_to_the_facts(served: Served) -> None:
    model = filling.model_of(*_offer(served))
    station, wordings = maps.load("skeld"), list[commentator.Wording]()
    caster = casting.caster(model, station, ("Ada", "Bosun", "Cinder", "Dray"), label="minds/caster")
    along = commenting_along.CommentingAlong(caster)

    entries = table_of_bots.played(3, 4)

    async def comment() -> None:
        for entry in entries:
            for turn in along.learn([entry])[:1]:
                wordings.append(await caster.word(turn))

    asyncio.run(comment())

    assert len(wordings) > 5
    assert [wording.fault for wording in wordings] == [""] * len(wordings)
    for wording in wordings:
        given = holding.Given(remarks=wording.given, station=station, names=caster.players)
        assert [holding.fault(sentence, given) for sentence in wording.said] == [None] * len(wording.said)


def _offer(served: Served) -> tuple[Any, Any]:
    around = looking.look(addresses.to_ask(addresses.wish(served.url)), seconds=5)
    server = next(server for server in around.found if server.address == served.url)
    return server, server.offers[0]
