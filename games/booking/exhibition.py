"""Puts on a match of house bots whenever nothing else is on air. It never makes other work wait."""

import secrets
from datetime import timedelta

from django.conf import settings
from django.db import transaction
from django.db.models import Q
from django.db.models.functions import Coalesce, Now

from games.booking import ordering
from games.engine import maps
from games.engine.facts import identities
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.models import Match, Pace, PauseCause, Status
from games.players.bots import temperaments
from glassbox_site.ground import disk
from glassbox_site.ground.working import job_queues
from personas.models import Persona

PLAYERS = 8
PROGRAMME = ("skeld", "skeld", "outpost")
INTERMISSION = timedelta(seconds=15)
KEPT = 50
GOING_ON = Q(status__in=(Status.QUEUED, Status.RUNNING))


def somebody_waits() -> bool:
    """Whether a match waits to be played, or any job that no worker has taken yet."""
    if Match.objects.filter(status=Status.QUEUED, is_exhibition=False).exists():
        return True
    return any(job_queues.named(name).count for name in settings.QUEUES)


def tend() -> None:
    """If nothing is on air and nothing waits, resumes the exhibition that gave way, or else puts a new one on."""
    if Match.objects.filter(GOING_ON).exists() or somebody_waits() or disk.room().is_short:
        return
    ours = Match.objects.filter(is_exhibition=True)
    halted = ours.filter(status=Status.PAUSED, pause_cause=PauseCause.YIELDED)
    if halted.update(status=Status.QUEUED, pause_cause="", reason=""):
        return
    just_now = ours.annotate(last_seen_at=Coalesce("ended_at", "created_at")).filter(
        last_seen_at__gt=Now() - INTERMISSION
    )
    if not just_now.exists():
        ordering.book(_order(_number()))
        _forget_old()


def _number() -> int:
    """The next number. Sweepers that look at the same time get the same one, so only one of them books the match."""
    last = Match.objects.filter(is_exhibition=True).order_by("-pk").values_list("token", flat=True).first()
    return int(last.rpartition("-")[2]) + 1 if last else 1


def _order(number: int) -> ordering.Order:
    map_id = PROGRAMME[number % len(PROGRAMME)]
    players = min(PLAYERS, maps.load(map_id).max_players)
    return ordering.Order(
        token=f"exhibition-{number}",
        chairs=_cast(number, players),
        rules=ruling.recommended(players, map=map_id),
        seed=secrets.randbelow(2**31),
        pace=Pace.BROADCAST,
        memory_on=False,
        is_exhibition=True,
    )


def _cast(number: int, players: int) -> tuple[ordering.Chair, ...]:
    """The house's own personas; where there are too few of them, nameless bots join."""
    known = Persona.objects.filter(is_active=True, model=None, temperament__in=temperaments.BY_NAME)
    drawn = Dice(number).shuffle("cast", list(known.select_related("tier").order_by("key")))
    colors = list(identities.Color)[:players]
    seated = [ordering.Chair(color=color, persona=persona) for color, persona in zip(colors, drawn, strict=False)]
    spare = Dice(number).shuffle("spare", tuple(temperaments.BY_NAME) * 2)
    bots = [
        ordering.Chair(color=color, temperament=name, name=f"{color.title()} Bot")
        for color, name in zip(colors[len(seated) :], spare, strict=False)
    ]
    return (*seated, *bots)


def _forget_old() -> None:
    kept = Match.objects.filter(is_exhibition=True).order_by("-pk").values_list("pk", flat=True)[:KEPT]
    ended = Match.objects.filter(is_exhibition=True, status__in=(Status.FINISHED, Status.ABORTED, Status.INTERRUPTED))
    with transaction.atomic():
        gone = list(ended.exclude(pk__in=list(kept)).order_by("pk").select_for_update().values_list("pk", flat=True))
        Match.objects.filter(pk__in=gone, forks=None).delete()
