"""A jury's votes as files to download, without identities, and reading them to recompute the same figures."""

import dataclasses
import io
import json
import zipfile
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pydantic
from django.utils.crypto import salted_hmac

from games.models import JuryFigures
from games.records.jury import hearing, jury_law, jury_scoring

COURSE, VOTES, BELIEFS, SCORES = "course.json", "votes.ndjson", "beliefs.ndjson", "scores.json"
NAMES = (COURSE, VOTES, BELIEFS, SCORES)
READ: pydantic.TypeAdapter[jury_law.Course] = pydantic.TypeAdapter(jury_law.Course)
Files = Mapping[str, str]


class Unreadable(Exception):
    """A file is missing, or is not what it should be."""


def is_there(match_id: int) -> bool:
    """Whether there is a download: only if there were enough voices to hide each one."""
    found = JuryFigures.objects.filter(match=match_id).values_list("figures__voices", flat=True).first()
    return found is not None and found >= jury_law.FEWEST


def packed(match_id: int) -> bytes:
    """The files as a zip. Voices are numbered in an order that only this site can compute, so that no number tells who
    came first."""
    found = jury_scoring.heard(match_id)
    order = sorted(found.voices, key=lambda voice: salted_hmac("jury.voice", str(voice)).digest())
    voices = {number: found.voices[voice] for number, voice in enumerate(order, start=1)}
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files(dataclasses.replace(found, voices=voices)).items():
            archive.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)
    return body.getvalue()


def files(heard: hearing.Hearing) -> Files:
    return {
        COURSE: json.dumps(dataclasses.asdict(heard.course)) + "\n",
        VOTES: _lines("voice", heard.voices),
        BELIEFS: _lines("player", heard.players),
        SCORES: json.dumps(scores(heard), indent=1) + "\n",
    }


def scores(heard: hearing.Hearing) -> dict[str, Any]:
    found = hearing.scored(heard)
    voices = {str(number): dataclasses.asdict(one) if one else None for number, one in found.voices.items()}
    return {**found.figures, "scores": voices}


def read(found: Files) -> tuple[hearing.Hearing, dict[str, Any]]:
    """The hearing, and the scores that the files state. Raises Unreadable."""
    if missing := [name for name in NAMES if name not in found]:
        raise Unreadable(f"there is no {', '.join(missing)}")
    try:
        voices, players = _marks(found[VOTES], "voice"), _marks(found[BELIEFS], "player")
        heard = hearing.Hearing(
            course=READ.validate_json(found[COURSE]),
            voices={int(number): marks for number, marks in voices.items()},
            players={str(color): marks for color, marks in players.items()},
        )
        return heard, json.loads(found[SCORES])
    except (ValueError, KeyError, TypeError) as trouble:
        raise Unreadable(f"{type(trouble).__name__}: {trouble}") from trouble


def folders(root: Path) -> Iterable[tuple[Path, Files]]:
    """Each folder with votes at or below this one, and each zip in it; `root` may be a zip. Raises Unreadable if there
    is none."""
    places = sorted({path.parent for path in root.rglob(VOTES)} | {*root.rglob("*.zip")})
    if root.is_file():
        places = [root]
    if not places:
        raise Unreadable(f"there is no {VOTES} and no zip")
    for place in places:
        yield place, _unpacked(place)


def _unpacked(place: Path) -> Files:
    try:
        if place.is_dir():
            return {path.name: path.read_text(encoding="utf-8") for path in place.iterdir() if path.name in NAMES}
        with zipfile.ZipFile(place) as archive:
            return {name: archive.read(name).decode() for name in archive.namelist() if name in NAMES}
    except (OSError, ValueError, zipfile.BadZipFile) as trouble:
        raise Unreadable(f"{place}: {type(trouble).__name__}: {trouble}") from trouble


def _lines(who: str, told: Mapping[Any, hearing.Marks]) -> str:
    rows = [
        {who: number, "step": mark.step, "marks": dict(mark.sheet)} for number, marks in told.items() for mark in marks
    ]
    return "".join(json.dumps(row) + "\n" for row in rows)


def _marks(text: str, who: str) -> dict[Any, list[jury_law.Mark]]:
    found = defaultdict[Any, list[jury_law.Mark]](list)
    for line in text.splitlines():
        row = json.loads(line)
        sheet = {str(color): float(percent) for color, percent in row["marks"].items()}
        if any(not 0 <= percent <= 100 for percent in sheet.values()):
            raise ValueError(f"a suspicion must be from 0 to 100: {line}")
        found[row[who]].append(jury_law.Mark(step=int(row["step"]), sheet=sheet))
    return found
