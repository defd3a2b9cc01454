"""The truth beside each line, for `glass` alone: its claims as judged, and a thought that blames somebody else.

    "truth":[{"claim":{"topic":"was_at","subject":"red","place":"admin"},"verdict":"lie","span":[0,14],"against":88}]
    "pair":{"thought":120,"says":["blue"],"thinks":["pink"]}
    "clerk":{"shared":[..],"clerk":[..],"reader":[..]}

`clerk` stands where a clerk has read a line: what it and the reader read and judge alike, and what only one of them
does. `against` is the number of the entry that refutes the claim; `span` are the words that make it, if there are any;
`thought` is the entry of the thought. What says nothing is left out.
"""

import dataclasses
import json

from games.engine import maps
from games.engine.accusing import accusations
from games.engine.eyes.commentary.remarks import Remark
from games.engine.facts import events, identities, testimony
from games.engine.facts import rules as ruling
from games.engine.judging import claims, pairing, refuting, rereading, sayings
from games.engine.state import ledger as ledgers
from games.log import codec

LINE = "I was in Admin with Blue, then I fixed the lights and saw Red vent at 12:30. It's Red!"
USUAL = {field.name: field.default for field in dataclasses.fields(testimony.Claim)}


class Bench:
    """Follows a match entry by entry. It must be given every entry, in order."""

    def __init__(self) -> None:
        self._court = claims.Court()
        self._heads = pairing.Heads()
        self.refuted: tuple[Remark, ...] = ()
        """What there is to remark on the line that was heard last."""

    def marks(self, entry: ledgers.Entry) -> str:
        """The extra members of this entry's frame, as JSON; mostly none."""
        before, self.refuted = self._heads, ()
        self._court, self._heads = claims.attend(self._court, entry), pairing.attend(before, entry)
        if isinstance(entry.event, events.LineRead):
            return _second(rereading.reread(self._court, entry))
        if not isinstance(entry.event, events.Spoke):
            return ""
        stamps = claims.stamps(self._court, entry)
        self.refuted = refuting.refuted(stamps)
        pair = pairing.pair(before, entry.event)
        judged = f',"truth":{_written([_stamp(stamp) for stamp in stamps])}' if stamps else ""
        return judged + (f',"pair":{_written(dataclasses.asdict(pair))}' if pair else "")


def get_ready() -> None:
    """Makes beforehand what is made for the first line that is heard (of a map, of words, of kinds of entries): a
    seventh of a second that the first visitor would wait."""
    speaker, *_ = seats = tuple(identities.Color)[:3]
    said = events.Spoke(t=0, color=speaker, message=LINE, target=None, mentions=(), accusations=(), claims=())
    codec.entry_of(codec.line(ledgers.Entry(seq=1, tick=0, audience=(), public=True, event=said)))
    sayings.read(LINE, speaker=speaker, seats=seats, station=maps.load(ruling.MatchRules().map))
    accusations.accusations(LINE, speaker=speaker, target=None, seats=seats)


def _second(found: rereading.Rereading | None) -> str:
    parts = {} if found is None else {"shared": found.shared, "clerk": found.clerks, "reader": found.readers}
    told = {name: [_stamp(stamp) for stamp in stamps] for name, stamps in parts.items() if stamps}
    return f',"clerk":{_written(told)}' if told else ""


def _stamp(stamp: claims.Stamp) -> dict[str, object]:
    span = {"span": stamp.span} if stamp.span else {}
    judged = {"verdict": stamp.judgement.verdict, "against": stamp.judgement.entry}
    return {"claim": _claim(stamp.claim), **judged, **span}


def _claim(claim: testimony.Claim) -> dict[str, object]:
    return {name: value for name, value in dataclasses.asdict(claim).items() if value != USUAL.get(name)}


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
