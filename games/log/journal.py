"""What models answered, kept as it arrives: whoever takes a killed worker's match over asks nothing paid for again."""

import json
import zlib
from collections.abc import Iterable, Mapping
from datetime import timedelta
from typing import Any

from django.db import transaction
from django.db.models import QuerySet, Sum
from django.db.models.functions import Now

from games.engine.facts import decisions, events, identities
from games.log import codec
from games.models import CLERK, Answer, Exchange, Match
from games.players import exchange, player
from games.players.models import clerk
from personas.llm import costs

Color = identities.Color


def keep(match_id: int, step: int, color: Color, answered: player.Answered, *, counts: bool) -> None:
    """An answer that does not count is kept for its exchanges alone, and will be asked again."""
    decision = codec.decision_text(answered.decision) if counts else ""
    _keep(match_id, step, color.value, decision, answered.exchanges)


def keep_reading(match_id: int, reading: clerk.Reading, *, counts: bool) -> None:
    """The same of what the clerk made of a line."""
    decision = codec.reading_text(reading.found) if counts else ""
    _keep(match_id, reading.found.line, CLERK, decision, reading.exchanges)


def _keep(match_id: int, step: int, color: str, decision: str, exchanges: Iterable[exchange.Said]) -> None:
    with transaction.atomic():
        Match.objects.select_for_update().only("pk").get(pk=match_id)
        answer = Answer.objects.create(
            match_id=match_id,
            step=step,
            color=color,
            attempt=Answer.objects.filter(match_id=match_id, step=step, color=color).count() + 1,
            decision=decision,
        )
        Exchange.objects.bulk_create(_row(answer, said) for said in exchanges)
        Match.objects.filter(pk=match_id).update(takeovers=0)


def recall(match_id: int, step: int) -> dict[Color, decisions.Decision]:
    """What was answered in the step after that entry; of two answers the first."""
    kept = _counting(match_id).filter(step=step).exclude(color=CLERK)
    return {Color(answer.color): codec.decision_of(answer.decision) for answer in kept}


def recall_readings(match_id: int, lines: Iterable[int]) -> dict[int, events.LineRead]:
    """What the clerk made of the lines of these entries, as far as it has read them; of two readings the first."""
    kept = _counting(match_id).filter(step__in=list(lines), color=CLERK)
    return {answer.step: codec.reading_of(answer.decision) for answer in kept}


def _counting(match_id: int) -> QuerySet[Answer]:
    """The latest attempts first, so that whoever goes through them ends with the first."""
    return Answer.objects.filter(match_id=match_id).exclude(decision="").order_by("-attempt")


def spent(match_id: int) -> costs.Usage:
    """What the match's models have used so far."""
    total = Exchange.objects.filter(answer__match_id=match_id).aggregate(
        tokens_in=Sum("tokens_in", default=0), tokens_out=Sum("tokens_out", default=0), cost=Sum("cost")
    )
    return costs.Usage(**total)


def words(kept: Exchange) -> Mapping[str, Any]:
    """`prompt` (messages with role and text), `reply`, `reasoning`, `fitted`; empty once pruned."""
    if kept.words is None:
        return {}
    found: Mapping[str, Any] = json.loads(zlib.decompress(kept.words))
    return found


def prune(older_than: timedelta) -> int:
    """Drops the words of old exchanges; what they cost and what came of them stays."""
    return Exchange.objects.filter(recorded_at__lt=Now() - older_than, words__isnull=False).update(words=None)


def _row(answer: Answer, said: exchange.Said) -> Exchange:
    return Exchange(
        answer=answer,
        chance=said.chance,
        state=said.state.value,
        fault=said.fault,
        model=said.model,
        tokens_in=said.usage.tokens_in,
        tokens_cached=said.usage.cached,
        tokens_out=said.usage.tokens_out,
        cost=said.usage.cost,
        seconds=said.seconds,
        calls=said.calls,
        words=_compressed(said),
    )


def _compressed(said: exchange.Said) -> bytes:
    whole = {
        "prompt": [{"role": message.role, "text": message.text} for message in said.prompt],
        "reply": said.reply,
        "reasoning": said.reasoning,
        "fitted": list(said.fitted),
    }
    return zlib.compress(json.dumps(whole, ensure_ascii=False).encode())
