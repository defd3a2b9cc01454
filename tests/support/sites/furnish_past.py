"""A program that gives a running site a past: matches that were never played, by people with terrible names.

Prints as JSON what a test needs to find it again. With the argument `orders`, has the site play a study and a series.
"""

import json
import sys
from datetime import timedelta

import django


def main(what: str = "") -> None:
    django.setup()
    found = {"study": _study(), "series": _series()} if what == "orders" else _past()
    sys.stdout.write(json.dumps(found))


def _past() -> dict[str, object]:
    from django.utils import timezone

    from games.models import Match, Moment
    from personas.models import roles
    from personas.remembering import memory
    from tests.games.prepared import history, orders, spoken

    names = ["<img src=x onerror=alert(1)>", "\u202edrawkcab", "W" * 60, "', alert(2), '", *history.NAMES[4:]]
    cast = history.cast(names)
    season = history.season("Season <b>One</b>")
    league = history.league(48, cast, season=season)
    history.conducted(league)
    history.league(3, cast[:8], seed=5, is_exhibition=True)
    planned = orders.booked(start_at=timezone.now() + timedelta(hours=3))
    [exchange] = spoken.kept(planned, spoken.heard(names[0]))
    hostile = cast[0]
    for match in league[-10:]:
        seat = match.seats.filter(persona=hostile).first()
        if seat is not None:
            headline = f"{names[0]} {names[1]} kills " + "and kills " * 12
            Moment.objects.create(match=match, seat=seat, n=9, kind="kill", headline=headline, weight=99)
        lesson = f"{names[0]} In match {match.pk}: {'never ' * 30}trust anybody."
        outcome = memory.Outcome(
            persona_key=hostile.key, match_id=str(match.pk), seat="red", role=roles.Role.IMPOSTOR, won=True,
            lessons=(lesson,),
        )  # fmt: skip
        memory.remember([outcome], memory_on=True)
    Match.objects.filter(entries=None).update(head=0)  # otherwise exports would miss their logs
    found: dict[str, object] = {
        "person": hostile.key,
        "model": hostile.model_id,
        "planned": planned.pk,
        "exchange": exchange.pk,
    }
    return found | {"webhook": _webhook(), "batch": _batch()}


def _webhook() -> int:
    """A webhook that leads nowhere."""
    from glassbox_site.models import webhook_acts

    url = "http://nowhere.invalid/<img-src=x-onerror=alert(9)>"
    kinds = ["match", "series", "batch"]
    return int(webhook_acts.make(token="past", url=url, kinds=kinds, salt=webhook_acts.salt()).pk)


def _study() -> int:
    """A study of two hosts by two agents, run by the site's own workers."""
    from sct import jobs
    from sct.records.studies import study_orders
    from sct.settings import offers

    grid = "models: [honest_host, forgetful_host]\nagents: [VanillaLLMAgent, WorkflowAgent]\nt_fork: [2]\nnum_trials: 2"
    asked = "sct: {n_candidate_secrets: 3, question_mode: branched, reveal: true}"
    study = study_orders.order(f"{grid}\n{asked}", offers.SHIPPED.read_text(encoding="utf-8"), token="past")
    for batch in study_orders.batches_of(study):
        jobs.start(batch)
    return int(study.pk)


def _batch() -> int:
    """A batch with one trial before each kind of host, run by the site's own workers."""
    from sct import jobs
    from sct.records import batches
    from sct.settings import demo

    config = json.loads(demo.config_text()) | {"num_trials": 1}
    batch = batches.create(json.dumps(config), demo.providers_text(), token="past", name="A small one")
    jobs.start(batch)
    return int(batch.pk)


def _series() -> int:
    """A series of three pairs, played by the site's own workers."""
    from games.models import Series, SeriesState
    from tests.games.prepared import prepared_series
    from tests.support.hard_times import times

    series = prepared_series.ordered(token="past", pairs=3, name="Hunters <b>and</b> quiet ones")
    times.until(lambda: Series.objects.filter(pk=series.pk, state=SeriesState.COMPLETE).exists(), 60)
    return int(series.pk)


if __name__ == "__main__":
    main(*sys.argv[1:])
