"""A moment as a picture of 1200 by 630: whose words, on the left; the ship or the table, on the right.

Drawn at twice the size and made smaller, which smooths every edge. What it shows is what the view knows, and no more;
text is drawn and never markup.
"""

import io
from collections.abc import Sequence

from PIL import Image, ImageDraw

from games.cards import lettering, paint, ship, table, tokens
from games.engine.facts import events, identities
from games.live.glimpse import Glimpse

SIZE = (1200, 630)
TWICE = (2400, 1260)
MARGIN = 90
SPLIT = 1290
FOOT = 1110
VERSION = 1
"""Counts up whenever the same moment would give another picture."""

EYES: dict[str, str] = {"glass": "through the glass"}
EYES |= {color: f"through {color.title()}’s eyes" for color in identities.Color}
Pen = ImageDraw.ImageDraw


def png(glimpse: Glimpse, *, match_id: int, players: Sequence[str]) -> bytes:
    """`players` are their names, in seating order."""
    sheet = Image.new("RGB", TWICE, paint.paint("void"))
    pen = ImageDraw.Draw(sheet)
    _pane(pen)
    _words(pen, glimpse)
    _scene(pen, glimpse)
    _foot(pen, glimpse, match_id, players)
    told = io.BytesIO()
    sheet.resize(SIZE, Image.Resampling.LANCZOS).save(told, "PNG", optimize=True)
    return told.getvalue()


def headline(glimpse: Glimpse) -> str:
    """The same in words, for whoever does not see it."""
    speaker, said = _said(glimpse)
    quote = lettering.plain(said)
    return f"{speaker.title()}: “{quote}”" if speaker and _is_speech(glimpse) else quote


def _pane(pen: Pen) -> None:
    box = (40, 40, TWICE[0] - 40, TWICE[1] - 40)
    pen.rounded_rectangle(box, 44, fill=paint.paint("hull"), outline=paint.paint("line"), width=3)
    pen.line([(84, 42), (TWICE[0] - 84, 42)], fill=paint.paint("line-strong"), width=3)
    pen.line([(SPLIT, 150), (SPLIT, FOOT - 60)], fill=paint.paint("line"), width=3)


def _words(pen: Pen, glimpse: Glimpse) -> None:
    pen.text((MARGIN, 130), _where(glimpse), font=lettering.font(40), fill=paint.paint("text-3"), anchor="ls")
    speaker, said = _said(glimpse)
    if speaker is not None:
        tokens.token(pen, speaker, (MARGIN + 70, 270), 140)
        name = lettering.font(64, bold=True)
        pen.text((MARGIN + 180, 270), speaker.title(), font=name, fill=paint.paint("text"), anchor="lm")
    is_thought = isinstance(glimpse.entry.event, events.Thought)
    quote = f"“{lettering.plain(said)}”" if _is_speech(glimpse) else lettering.plain(said)
    _block(pen, quote, (MARGIN, 400 if speaker else 220), paint.paint("thought" if is_thought else "text"))


def _block(pen: Pen, words: str, at: tokens.Point, ink: str) -> None:
    """In the largest letters that fit."""
    width, height = SPLIT - MARGIN - 70, FOOT - 80 - at[1]
    for size in (76, 68, 60, 54, 48, 42):
        face = lettering.font(size)
        lines = lettering.wrapped(words, face, width)
        if len(lines) * size * 1.32 <= height:
            break
    for number, line in enumerate(lines[: int(height // (size * 1.32))]):
        pen.text((at[0], at[1] + number * size * 1.32), line, font=face, fill=ink)


def _said(glimpse: Glimpse) -> tuple[identities.Color | None, str]:
    """Whose words, and the words; of what is not said by anybody, whose deed, and its caption."""
    match glimpse.entry.event:
        case events.Spoke(color=color, message=words) | events.GhostSpoke(color=color, message=words):
            return color, words
        case events.Thought(color=color, text=words):
            return color, words
        case events.Killed(killer=color) | events.MeetingOpened(caller=color):
            return color, glimpse.caption
        case event:
            return getattr(event, "color", None), glimpse.caption


def _is_speech(glimpse: Glimpse) -> bool:
    return isinstance(glimpse.entry.event, events.Spoke | events.GhostSpoke | events.Thought)


def _where(glimpse: Glimpse) -> str:
    known = glimpse.known
    if known.ended is not None:
        return "The match is over"
    if known.meeting is not None:
        return f"Meeting {known.meeting.number} · {known.tick} s"
    return f"On the ship · {known.tick} s"


def _scene(pen: Pen, glimpse: Glimpse) -> None:
    known, box = glimpse.known, (SPLIT + 50, 170, TWICE[0] - MARGIN, FOOT - 60)
    if known.viewer in EYES:
        face = lettering.font(40)
        pen.text((TWICE[0] - MARGIN, 130), EYES[known.viewer], font=face, fill=paint.paint("accent"), anchor="rs")
    if known.meeting is not None:
        table.table(pen, known.meeting, box)
    else:
        ship.ship(pen, known, box)


def _foot(pen: Pen, glimpse: Glimpse, match_id: int, players: Sequence[str]) -> None:
    line = (
        f"Match {match_id} · {glimpse.known.station.name} · {', '.join(lettering.plain(name, 60) for name in players)}"
    )
    pen.line([(MARGIN, FOOT - 20), (TWICE[0] - MARGIN, FOOT - 20)], fill=paint.paint("line"), width=3)
    brand = lettering.font(38, bold=True)
    name = "The Glass Box League"
    pen.text((TWICE[0] - MARGIN, FOOT + 50), name, font=brand, fill=paint.paint("accent"), anchor="rm")
    face = lettering.font(34)
    room = TWICE[0] - 2 * MARGIN - brand.getlength(name) - 60
    pen.text(
        (MARGIN, FOOT + 50), lettering.fitted(line, face, room), font=face, fill=paint.paint("text-2"), anchor="lm"
    )
