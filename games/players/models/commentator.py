"""The caster's model: it says in its own words what the rules remark, from the same facts and from nothing else.

It is asked at turns of the match, once for the facts of each view that has some, and plays no part. A sentence that
names anything beyond those facts is dropped (`engine/eyes/commentary/holding.py`); if none is left, the rules' own
sentences stand.
"""

import dataclasses
import json
from collections.abc import Mapping, Sequence
from typing import Any

from games.engine.eyes.commentary import holding
from games.engine.eyes.commentary.remarks import Remark
from games.engine.facts import station as stations
from games.players import exchange
from games.players.models import fitting, recording
from games.players.models.answers import answer_shapes
from games.players.models.prompting import prompt_files
from glassbox_site.ground import words
from personas.llm import asking, chat, errors

TOKENS = 300
QUARTER = 4
MOST_SENTENCES = 2
LONGEST_SENTENCE = 160
"""In letters. A small model without such a limit talks on until it is cut off, and then nothing of it can be used."""
LONGEST_FACTS = 1_500
LONGEST_FAULT = 300
TEMPERATURE = 0.8
Said = tuple[Remark, str]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """What there is to remark after entry `after` for viewers through `views`, each with the sentence of the rules."""

    after: int
    views: tuple[str, ...]
    remarks: tuple[Said, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Wording:
    """What came of a turn: `said` holds to `given`; `dropped` has each dropped sentence with the reason."""

    after: int
    views: tuple[str, ...]
    given: tuple[Remark, ...]
    said: tuple[str, ...]
    dropped: Mapping[str, str]
    exchanges: tuple[exchange.Said, ...]
    fault: str = ""

    @property
    def as_told(self) -> dict[str, Any]:
        return {"views": self.views, "said": self.said, "dropped": self.dropped, "fault": self.fault}


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Commentator:
    """`name` labels its words. `players` are names that it may say without being facts. `deadline` is in seconds."""

    model: chat.AwaitedModel
    name: str
    station: stations.Station
    players: tuple[str, ...] = ()
    deadline: float | None = None
    context: int | None = None
    label: str = ""

    async def word(self, turn: Turn) -> Wording:
        heard = await asking.aask_for(self.model, self._request(turn), answer_shapes.Commentary)
        record = tuple(recording.said(each, chance) for chance, each in enumerate(heard.exchanges, 1))
        given = tuple(remark for remark, _ in turn.remarks)
        kept: Sequence[str] = ()
        dropped: Mapping[str, str] = {}
        fault = ""
        if heard.value is None:
            fault = words.brief(f"{record[-1].state}: {errors.told_to_all(record[-1].fault)}", LONGEST_FAULT)
        else:
            may = holding.Given(remarks=given, station=self.station, names=self.players)
            kept, dropped = holding.held(heard.value.sentences[:MOST_SENTENCES], may)
        return Wording(
            after=turn.after, views=turn.views, given=given, said=tuple(kept), dropped=dropped, exchanges=record,
            fault=fault,
        )  # fmt: skip

    def _request(self, turn: Turn) -> chat.Request:
        return chat.Request(
            messages=prompt(turn, self.station),
            answer=chat.JsonAnswer.of(answer_shapes.Commentary, narrow=_narrow),
            max_tokens=TOKENS if self.context is None else min(TOKENS, self.context // QUARTER),
            temperature=TEMPERATURE,
            deadline=self.deadline,
            label=self.label,
        )


def least_context(station: stations.Station, *, is_told_shape: bool = False) -> int:
    """The smallest context, in tokens, in which a turn can be told and answered."""
    asked = len(_rules(station)) + prompt_files.length("caster_turn") + LONGEST_FACTS
    told = fitting.tokens(asked) + (fitting.SHAPE_IN_WORDS if is_told_shape else 0)
    return min(told + TOKENS, -(-told * QUARTER // (QUARTER - 1)))


def prompt(turn: Turn, station: stations.Station) -> tuple[chat.Message, ...]:
    """The first message is the same for every turn on a station. Nothing in it is a player's words."""
    facts = [
        {"of": remark.kind, "facts": _named(remark, station), "plainly": plainly} for remark, plainly in turn.remarks
    ]
    asked = prompt_files.filled("caster_turn", facts=json.dumps(facts, ensure_ascii=False))
    return chat.system(_rules(station), stable=True), chat.user(asked)


def _narrow() -> Mapping[str, Mapping[str, Any]]:
    return {"sentences": {"maxItems": MOST_SENTENCES, "items": {"type": "string", "maxLength": LONGEST_SENTENCE}}}


def _rules(station: stations.Station) -> str:
    return prompt_files.filled(
        "caster", station_name=station.name, most=str(MOST_SENTENCES), longest=str(LONGEST_SENTENCE)
    )


def _named(remark: Remark, station: stations.Station) -> dict[str, object]:
    found = dict(remark.facts)
    if (place := str(found.get("place"))) in station.place:
        found["place"] = station.place[place].name
    return {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in found.items()}
