"""Short matches and small tests with the real model: to their end, and nothing in them lost to the line."""

import dataclasses
from pathlib import Path

import pytest

from benchmarks import minds
from games.engine.facts import rules as ruling
from sct import models
from sct.records import folders
from tests.minds.serving import Served
from tests.sct import batch_files

READABLE = 0.8
CACHED = 0.5
"""Of a short match: it has few questions, and the first of each seat is new to the server. `benchmarks/minds.py` plays
whole ones."""


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
