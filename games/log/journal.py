"""Keeps what models answered as it arrives: after a worker's death, nothing that was paid for is asked for again."""

import dataclasses
import json
import zlib
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import timedelta
from typing import Any

from django.db import connection, transaction
from django.db.models import F, Q, QuerySet, Sum
from django.db.models.functions import Now

from games.engine.facts import decisions, events, identities
from games.log import beginnings, codec
from games.log.beginnings import Beginnings
from games.models import BESIDE, CASTER, CLERK, Answer, Beginning, Exchange, Match, SeriesMatch, Status
from games.models.match import OVER
from games.players import exchange, player
from games.players.models import clerk, commentator
from glassbox_site.ground.working import rows
from personas.llm import chat, costs, errors

Color = identities.Color
Question = tuple[int, int, str]
ANSWERED = "SELECT match_id, step, color FROM games_answer WHERE (match_id, step) IN"
FORWARD = "UPDATE games_match SET takeovers = 0 WHERE takeovers > 0 AND id IN"
"""In plain SQL: both are needed whenever a model has answered."""
ADDRESSES = {
    "answer__match__seats__model__base_url": Q(answer__match__seats__color=F("answer__color")),
    "answer__match__clerk__base_url": Q(answer__color=CLERK),
    "answer__match__caster__base_url": Q(answer__color=CASTER),
}
"""Where an exchange went, and which do: to the model of the seat, the clerk's, or the caster's."""
DECIMALS = Exchange._meta.get_field("cost").decimal_places


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """An answer as it will be stored, and everything that was said for it."""

    answer: Answer
    exchanges: Sequence[Exchange]
    fitted: Sequence[str]


def kept(known: Beginnings, step: int, color: Color, answered: player.Answered, *, counts: bool) -> Kept:
    """An answer that does not count is kept for its exchanges alone, and its question will be asked again."""
    decision = codec.decision_text(answered.decision) if counts else ""
    return _kept(known, step, color.value, decision, answered.exchanges)


def kept_reading(known: Beginnings, reading: clerk.Reading, *, counts: bool) -> Kept:
    """The same for what the clerk made of a line."""
    decision = codec.reading_text(reading.found) if counts else ""
    return _kept(known, reading.found.line, CLERK, decision, reading.exchanges)


def kept_wording(known: Beginnings, wording: commentator.Wording, *, counts: bool) -> Kept:
    """The same for how the caster worded what there was to remark."""
    decision = json.dumps(wording.as_told, ensure_ascii=False) if counts else ""
    return _kept(known, wording.after, CASTER, decision, wording.exchanges)


def write(several: Sequence[Kept]) -> list[None]:
    """Writes the answers of any matches in one transaction."""
    matches = sorted({each.answer.match_id for each in several})
    said_for = [(each.answer, said) for each in several for said in each.exchanges]
    with beginnings.kept(said.beginning for _, said in said_for):
        _wait_for_turn(matches)
        asked = _asked({(each.answer.match_id, each.answer.step) for each in several})
        for each in several:
            asked[_question(each.answer)] += 1
            each.answer.pk, each.answer.attempt = None, asked[_question(each.answer)]
        rows.insert([each.answer for each in several])
        for answer, said in said_for:
            said.pk, said.answer, said.beginning = None, answer, said.beginning
        rows.insert([said for _, said in said_for])
        _come_forward(matches)
    return [None] * len(several)


def _wait_for_turn(matches: Sequence[int]) -> None:
    """Locks the matches: a former owner that still writes its last answers would count the same attempts."""
    if connection.features.has_select_for_update:
        list(Match.objects.select_for_update().filter(pk__in=matches).order_by("pk").values_list("pk"))


def _asked(steps: Collection[tuple[int, int]]) -> Counter[Question]:
    """How often each question of these steps has been answered so far."""
    statement = f"{ANSWERED} (VALUES {', '.join([rows.places(2)] * len(steps))})"
    with connection.cursor() as cursor:
        cursor.execute(statement, [each for step in steps for each in step])
        return Counter(cursor.fetchall())


def _come_forward(matches: Sequence[int]) -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"{FORWARD} {rows.places(len(matches))}", matches)


def _question(answer: Answer) -> Question:
    return (answer.match_id, answer.step, answer.color)


def _kept(known: Beginnings, step: int, color: str, decision: str, exchanges: Sequence[exchange.Said]) -> Kept:
    answer = Answer(match_id=known.match_id, step=step, color=color, decision=decision)
    fitted = exchanges[-1].fitted if exchanges else ()
    return Kept(answer=answer, exchanges=[_row(said, known) for said in exchanges], fitted=fitted)


def recall(match_id: int, step: int) -> dict[Color, decisions.Decision]:
    """The decisions of the step after that entry; of two answers of one player, the first."""
    kept = _counting(match_id).filter(step=step).exclude(color__in=BESIDE)
    return {Color(answer.color): codec.decision_of(answer.decision) for answer in kept}


def recall_readings(match_id: int, lines: Iterable[int]) -> dict[int, events.LineRead]:
    """What the clerk made of the lines of these entries, as far as it has read them; of two readings, the first."""
    kept = _counting(match_id).filter(step__in=list(lines), color=CLERK)
    return {answer.step: codec.reading_of(answer.decision) for answer in kept}


def forbidden(match_id: int, step: int) -> set[Color]:
    """Players whose question in the step after that entry was forbidden before, so that they have no answer."""
    said = Exchange.objects.filter(answer__match=match_id, answer__step=step, answer__decision="")
    asked = said.filter(fault__startswith=f"{errors.Forbidden.__name__}:").exclude(answer__color__in=BESIDE)
    return {Color(color) for color in asked.values_list("answer__color", flat=True)}


def _counting(match_id: int) -> QuerySet[Answer]:
    """The latest attempts first, so that a dict made of them keeps the first attempt."""
    return Answer.objects.filter(match_id=match_id).exclude(decision="").order_by("-attempt")


def spent(match_id: int) -> costs.Usage:
    """What the match's models have used so far."""
    return used(Exchange.objects.filter(answer__match_id=match_id))


def spent_in_series(series_id: int) -> costs.Usage:
    """What all matches of the series have used so far."""
    return used(Exchange.objects.filter(answer__match__series_place__series_id=series_id))


def in_rows(series_id: int) -> QuerySet[Exchange]:
    """The exchanges of those matches of the series that have a row."""
    told = SeriesMatch.objects.filter(series=series_id, match__status=Status.FINISHED, row__isnull=False)
    return Exchange.objects.filter(answer__match__series_place__in=told)


def beside(series_id: int, told: Collection[int]) -> QuerySet[Exchange]:
    """The exchanges of all matches of the series, except the matches in `told`."""
    its = SeriesMatch.objects.filter(series=series_id).values_list("match", flat=True)
    return Exchange.objects.filter(answer__match__in=set(its).difference(told))


def under_way(series_id: int) -> QuerySet[Exchange]:
    """The exchanges so far of those matches of the series that are not over."""
    open_ = SeriesMatch.objects.exclude(match__status__in=OVER).filter(series=series_id)
    return Exchange.objects.filter(answer__match__series_place__in=open_)


def spent_in_fork(fork_id: int) -> costs.Usage:
    """What all continuations of the fork have used so far."""
    return used(in_fork(fork_id))


def in_fork(fork_id: int) -> QuerySet[Exchange]:
    """The exchanges so far of all continuations of the fork."""
    return Exchange.objects.filter(answer__match__continuation__arm__fork_id=fork_id)


def used_by_each(exchanges: QuerySet[Exchange]) -> dict[int, costs.Usage]:
    """Usage by the number of the match."""
    sums = exchanges.order_by().values_list("answer__match").annotate(**_SUMS).values_list("answer__match", *_SUMS)
    return {match: costs.Usage(**dict(zip(_SUMS, told, strict=True))) for match, *told in sums}


def used(exchanges: QuerySet[Exchange]) -> costs.Usage:
    return costs.Usage(**exchanges.aggregate(**_SUMS))


_SUMS = {
    "tokens_in": Sum("tokens_in", default=0),
    "tokens_out": Sum("tokens_out", default=0),
    "cost": Sum("cost"),
    "estimated": Sum("tokens_estimated", default=0),
}


def have_unpriced(exchanges: QuerySet[Exchange]) -> bool:
    """Whether it is unknown what some of them cost. An exchange that took no tokens cost nothing."""
    return exchanges.filter(cost=None).exclude(tokens_in=0, tokens_out=0).exists()


def words(kept: Exchange, every: Mapping[int, Beginning] | None = None) -> Mapping[str, Any]:
    """`prompt` (messages with role and text), `reply`, `reasoning`, `fitted`; empty once pruned."""
    own = own_words(kept)
    return {**own, "prompt": [*beginnings.told(kept, every), *own["prompt"]]} if own else {}


def own_words(kept: Exchange) -> Mapping[str, Any]:
    """The same without the beginning of the prompt, which other exchanges share."""
    if kept.words is None:
        return {}
    found: Mapping[str, Any] = json.loads(zlib.decompress(kept.words))
    return found


def prune(older_than: timedelta) -> int:
    """Drops the words of old exchanges; what they cost and what came of them stays."""
    return drop_words(Exchange.objects.filter(recorded_at__lt=Now() - older_than))


def drop_words(chosen: QuerySet[Exchange]) -> int:
    """Returns of how many. Unless its match is played now, a prompt's beginning goes with the last exchange that has
    it."""
    wordy = chosen.filter(words__isnull=False)
    with transaction.atomic():
        resting = beginnings.resting(wordy.order_by().values_list("answer__match", flat=True))
        dropped = wordy.update(words=None, beginning=None)
        beginnings.drop(resting)
    return dropped


def _row(said: exchange.Said, known: Beginnings) -> Exchange:
    beginning, rest = known.parted(said.prompt)
    return Exchange(
        chance=said.chance,
        state=said.state.value,
        fault=said.fault,
        model=said.model,
        tokens_in=said.usage.tokens_in,
        tokens_cached=said.usage.cached,
        tokens_cache_written=said.usage.cache_written,
        tokens_out=said.usage.tokens_out,
        tokens_estimated=said.usage.estimated,
        cost=None if said.usage.cost is None else round(said.usage.cost, DECIMALS),
        seconds=said.seconds,
        calls=said.calls,
        beginning=beginning,
        words=_compressed(said, rest),
    )


def _compressed(said: exchange.Said, rest: Iterable[chat.Message]) -> bytes:
    own = {
        "prompt": [{"role": message.role, "text": message.text} for message in rest],
        "reply": said.reply,
        "reasoning": said.reasoning,
        "fitted": list(said.fitted),
    }
    return zlib.compress(json.dumps(own, ensure_ascii=False).encode())
