"""False sentences that a caster's model could say, made from a true one."""

import re
from collections.abc import Iterator

from games.engine.eyes.commentary import licences
from games.engine.eyes.commentary.remarks import Remark
from games.engine.facts import identities
from games.engine.facts import station as stations

Color = identities.Color


def of(remark: Remark, sentence: str, station: stations.Station) -> Iterator[str]:
    told = [str(fact) for fact in remark.facts.values() if not isinstance(fact, tuple)]
    told += [str(each) for fact in remark.facts.values() if isinstance(fact, tuple) for each in fact]
    strange = next(color for color in Color if color not in told)
    room = next(place.name for place in station.places if place.id not in told)
    for color in filter(lambda color: color in told, Color):
        yield re.sub(rf"\b{color.title()}\b", strange.title(), sentence)
        yield f"{color.title()} is with {strange.title()} now."
        if remark.kind not in licences.OF_ROLES:
            yield f"{color.title()} is an impostor."
    for number in set(re.findall(r"\b\d+\b", sentence)):
        yield re.sub(rf"\b{number}\b", str(int(number) + 40), sentence)
    yield f"{sentence} And {strange.title()} knows it."
    yield f"{sentence} It all comes down to {room}."
    yield f"{sentence} Ninety to go, and 99 behind."
    yield f"{sentence} Ada Lovelace would be proud."
    yield f"{sentence} Zork has seen it."
    yield f"{sentence} <b>Wow</b>"
    yield f"{sentence} Somebody vented."
    if {"who", "whom"} <= remark.facts.keys() and remark.kind in licences.DIRECTED:
        who, whom = str(remark.facts["who"]), str(remark.facts["whom"])
        yield f"{whom.title()} killed {who.title()}."
        yield f"{who.title()} was killed by {whom.title()}."
    if remark.kind == "innocent":
        yield f"{str(remark.facts['who']).title()} was an impostor."
    if remark.kind == "guilty":
        yield f"{str(remark.facts['who']).title()} was no impostor."
