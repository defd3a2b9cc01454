"""The clerk of a match: a model that says what a line claims, and in which of its words.

It is asked about one line at a time, and plays no part. Its answer is taken piece by piece: words that are not in the
line, and claims about players or things that do not exist, are refused with the reason, and the rest counts. It is
never asked whether a claim is true (`engine/judging/rereading.py`).
"""

import dataclasses
import re
from collections.abc import Sequence

from pydantic import ValidationError

from games.engine.eyes import knowledge
from games.engine.eyes.telling import spoken_words
from games.engine.facts import events, identities, testimony
from games.engine.facts import station as stations
from games.engine.judging import claims
from games.players import exchange
from games.players.models import fitting, recording
from games.players.models.answers import answer_forms, answer_shapes, replies
from games.players.models.prompting import prompt_files
from glassbox_site.ground import words
from personas.llm import asking, chat, errors

Color = identities.Color
Known = knowledge.Perspective
TOKENS = 800
QUARTER = 4
MOST_CLAIMS = claims.MOST_CLAIMS
LINES_BEFORE = 3
LONGEST_LINE = answer_forms.MESSAGE + 60
"""In characters, with its speaker and target."""
LONGEST_REASON = 160
LONGEST_FAULT = 300
NONE = "nothing yet"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """What came of a line, and everything that was said with the model for it."""

    found: events.LineRead
    exchanges: tuple[exchange.Said, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Clerk:
    """`deadline` is the seconds within which a line has to be read, correction included. `context` is the size of the
    model's context in tokens, if it is known."""

    model: chat.AwaitedModel
    deadline: float | None = None
    context: int | None = None
    label: str = ""

    async def read(self, seq: int, line: events.Spoke, known: Known) -> Reading:
        """Reads the line in entry `seq`, as heard by somebody who knows what everybody at the table knows."""
        heard = await asking.aask_for(self.model, self._request(line, known), answer_shapes.Found)
        record = tuple(recording.said(each, chance) for chance, each in enumerate(heard.exchanges, 1))
        if heard.value is None:
            fault = words.brief(f"{record[-1].state}: {errors.told_to_all(record[-1].fault)}", LONGEST_FAULT)
            return Reading(found=events.LineRead(line=seq, speaker=line.color, fault=fault), exchanges=record)
        return Reading(found=taken(heard.value, seq, line, known), exchanges=record)

    def _request(self, line: events.Spoke, known: Known) -> chat.Request:
        return chat.Request(
            messages=prompt(line, known),
            answer=chat.JsonAnswer.of(answer_shapes.Findings, narrow=lambda: _narrow(known)),
            max_tokens=TOKENS if self.context is None else min(TOKENS, self.context // QUARTER),
            temperature=0.0,
            deadline=self.deadline,
            label=self.label,
        )


def least_context(station: stations.Station, *, is_told_shape: bool = False) -> int:
    """The smallest context, in tokens, in which the longest line can be asked about and answered."""
    asked = len(_rules(station)) + prompt_files.length("clerk_line") + sum(len(color) + 2 for color in Color)
    asked += (LINES_BEFORE + 1) * LONGEST_LINE
    told = fitting.tokens(asked) + (fitting.SHAPE_IN_WORDS if is_told_shape else 0)
    return min(told + TOKENS, -(-told * QUARTER // (QUARTER - 1)))


def prompt(line: events.Spoke, known: Known) -> tuple[chat.Message, ...]:
    """The first message is the same for every line on a station. No player ever reads any of this."""
    asked = prompt_files.filled(
        "clerk_line",
        players=", ".join(known.seats),
        dead=", ".join(color for color in known.seats if color not in known.living) or "nobody",
        meeting=str(known.meeting.number if known.meeting else len(known.past) + 1),
        before="\n".join(map(_spoken, _before(line, known))) or NONE,
        line=_spoken(line),
    )
    return chat.system(_rules(known.station), stable=True), chat.user(asked)


def _rules(station: stations.Station) -> str:
    spawn = station.place[station.spawn]
    return prompt_files.filled(
        "clerk",
        station_name=station.name,
        example_name=spawn.name,
        example_place=spawn.id,
        most_claims=str(MOST_CLAIMS),
        places=_listed(station.places),
        tasks=_listed(station.tasks),
    )


def taken(said: answer_shapes.Found, seq: int, line: events.Spoke, known: Known) -> events.LineRead:
    """Those claims of the answer that the line can have made, and why the others were refused."""
    found: dict[testimony.Claim, testimony.Saying] = {}
    refused = list[str]()
    for each in said.claims:
        try:
            saying = _saying(answer_shapes.Finding.model_validate(each), line, known)
        except ValidationError as fault:
            refused.append(_reason(fault))
        except replies.UnfitError as fault:
            refused.append(words.brief(str(fault), LONGEST_REASON))
        else:
            found.setdefault(saying.claim, saying)
    if len(found) > MOST_CLAIMS:
        refused.append(f"{len(found)} claims; the first {MOST_CLAIMS} are taken")
    sayings = tuple(found.values())[:MOST_CLAIMS]
    return events.LineRead(line=seq, speaker=line.color, sayings=sayings, refused=tuple(refused))


def _saying(said: answer_shapes.Finding, line: events.Spoke, known: Known) -> testimony.Saying:
    start, end = _span(said.words, line.message)
    return testimony.Saying(claim=replies.claim(said.claim, known), start=start, end=end)


def _span(said: str, message: str) -> tuple[int, int]:
    """Where these words first stand in the line, whatever their case and the spaces between them."""
    parts = said.split()
    found = re.search(r"\s+".join(map(re.escape, parts)), message, re.IGNORECASE) if parts else None
    if found is None:
        raise replies.UnfitError(f'"words" {words.brief(said, LONGEST_REASON // 2)!r} are not in the line')
    return found.span()


def _reason(fault: ValidationError) -> str:
    """The first of its faults, without what the model wrote."""
    first = fault.errors(include_input=False, include_url=False)[0]
    return words.brief(f"{'.'.join(map(str, first['loc'])) or 'claim'}: {first['msg']}", LONGEST_REASON)


def _before(line: events.Spoke, known: Known) -> Sequence[events.Spoke]:
    earlier = [each for each in known.meeting.lines if each.t < line.t] if known.meeting else []
    return earlier[-LINES_BEFORE:]


def _spoken(line: events.Spoke) -> str:
    target = {"target": str(line.target)} if line.target else {}
    return spoken_words.written({"speaker": str(line.color), **target, "message": line.message})


def _listed(things: Sequence[stations.Place] | Sequence[stations.TaskKind]) -> str:
    return ", ".join(f"{thing.id} ({thing.name})" for thing in things)


def _narrow(known: Known) -> answer_forms.Narrow:
    of_claims = answer_forms.of_claims(known)
    return {**of_claims, "claims": {"maxItems": MOST_CLAIMS}, "Finding.words": {"maxLength": answer_forms.MESSAGE}}
