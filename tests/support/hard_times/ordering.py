"""A program, run with a site's settings, that orders the match and the batch of hard times, or tells how they went.

    python -m tests.support.hard_times.ordering '{"url": ..., "seats": 4, "slots": 4, "trials": 100, "time_limit": 600}'
    python -m tests.support.hard_times.ordering

Prints JSON: the numbers of the match and the batch, or what the database holds of both.
"""

import json
import sys
from typing import Any

import django

TOKEN = "hard-times"


def main() -> None:
    django.setup()
    wishes = json.loads(sys.argv[1]) if sys.argv[1:] else None
    sys.stdout.write(json.dumps(_ordered(**wishes) if wishes else _told()) + "\n")


def _ordered(url: str, seats: int, slots: int, trials: int, time_limit: int) -> dict[str, int]:
    from games.booking import matches, ordering
    from games.engine.facts import rules as ruling
    from sct import jobs
    from sct.kernel.games import dictionaries
    from sct.records import batches
    from tests.games.prepared import orders
    from tests.support.hard_times import endpoint

    chairs = orders.speaking_chairs(url, seats)
    rules = ruling.MatchRules(impostors=1, time_limit=time_limit, kill_cooldown=30.0, last_call=3, nudges=())
    wanted = orders.order(chairs=chairs, rules=rules, memory_on=False, token=TOKEN)
    assert ordering.problems(wanted) == {}
    match = matches.schedule(wanted)
    config = {
        "game": "hangman_sct",
        "agents": [{"VanillaLLMAgent": {"name": "vanilla", "llm_provider": "host"}}],
        "num_trials": trials,
        "providers": {"main": "host", "concurrency": slots},
        "sct": {
            "t_fork": 3,
            "n_candidate_secrets": 6,
            "stateless_candidates": {"deterministic": {"dictionary_path": dictionaries.DEMO_WORDS.name}},
        },
    }
    provider = {"name": "host", "model_name": endpoint.OF_THE_TEST, "api_config": {"base_url": url}}
    batch = batches.create(json.dumps(config), json.dumps([provider]), token=TOKEN)
    jobs.start(batch)
    return {"match": match.pk, "batch": batch.pk}


def _told() -> dict[str, Any]:
    from django.db.models import Count, Max

    from games.log import event_log
    from games.models import Exchange, Match
    from sct.models import Call, Trial

    match = Match.objects.get(token=TOKEN)
    trials = Trial.objects.filter(batch__token=TOKEN)
    return {
        "match": match.status,
        "fence": match.fence,
        "log": list(event_log.lines(match.pk)),
        "answered": Exchange.objects.filter(answer__match=match).exclude(state="failed").count(),
        "trials": dict(trials.order_by().values_list("status").annotate(Count("pk"))),
        "claims": trials.aggregate(most=Max("fence"))["most"],
        "journalled": Call.objects.filter(trial__batch__token=TOKEN, is_answer=True).count(),
        "errors": list(trials.exclude(error="").values_list("error", flat=True)[:3]),
    }


if __name__ == "__main__":
    main()
