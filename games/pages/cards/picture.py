"""A moment as a picture of 1200 by 630: the words and their speaker on the left, the ship or the table on the right.

It is drawn at twice the size and scaled down, which smooths the edges. It shows only what the view knows. Text is
drawn, so it is never markup. The sentences around the players' words are in the active language.
"""

import io
from collections.abc import Sequence

from django.utils.translation import gettext
from PIL import Image, ImageDraw

from games.engine.facts import events, identities
from games.engine.happenings import every_kind
from games.pages.cards import lettering, paint, player_tokens, roaming_card, ship_card, table_card
from games.watching.glimpse import Glimpse

SIZE = (1200, 630)
TWICE = (2400, 1260)
MARGIN = 90
SPLIT = 1290
FOOT = 1110
LEADING = 1.32
VERSION = 4
"""To be raised whenever the same moment would give a different picture."""

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


def _pane(pen: Pen) -> None:
    box = (40, 40, TWICE[0] - 40, TWICE[1] - 40)
    pen.rounded_rectangle(box, 44, fill=paint.paint("hull"), outline=paint.paint("line"), width=3)
    pen.line([(84, 42), (TWICE[0] - 84, 42)], fill=paint.paint("line-strong"), width=3)
    pen.line([(SPLIT, 150), (SPLIT, FOOT - 60)], fill=paint.paint("line"), width=3)


def _words(pen: Pen, glimpse: Glimpse) -> None:
    pen.text((MARGIN, 130), _where(glimpse), font=lettering.font(40), fill=paint.paint("text-3"), anchor="ls")
    speaker, said = _said(glimpse)
    if speaker is not None:
        player_tokens.token(pen, speaker, (MARGIN + 70, 270), 140, role=glimpse.known.figures[speaker].role)
        name = lettering.font(64, bold=True)
        pen.text((MARGIN + 180, 270), gettext(speaker.title()), font=name, fill=paint.paint("text"), anchor="lm")
    is_thought = isinstance(glimpse.entry.event, events.Thought)
    quote = f"“{lettering.plain(said)}”" if _is_speech(glimpse) else lettering.plain(said)
    top, beneath = 400 if speaker else 220, _beneath(glimpse)
    ink = paint.paint("thought" if is_thought else "text")
    end = _block(pen, quote, (MARGIN, top, SPLIT - 70, FOOT - 80 - beneath), ink)
    if glimpse.refutation:
        _truth(pen, glimpse.refutation, end)
    elif beneath:
        roaming_card.crew(pen, glimpse.known, (MARGIN, FOOT - 60 - beneath, SPLIT - 70, FOOT - 60))


def _beneath(glimpse: Glimpse) -> int:
    """The height to reserve under the words: for what the log says instead, or for the crew."""
    if glimpse.refutation:
        return 130
    return 0 if _is_speech(glimpse) else roaming_card.height(glimpse.known)


def _block(pen: Pen, words: str, box: ship_card.Box, ink: str) -> float:
    """Writes the words in the largest size that fits, and returns where the last line ends."""
    width, height = box[2] - box[0], box[3] - box[1]
    for size in (76, 68, 60, 54, 48, 42):
        face = lettering.font(size)
        lines = lettering.wrapped(words, face, width)
        if len(lines) * size * LEADING <= height:
            break
    shown = lines[: int(height // (size * LEADING))]
    for number, line in enumerate(shown):
        pen.text((box[0], box[1] + number * size * LEADING), line, font=face, fill=ink)
    return box[1] + len(shown) * size * LEADING


def _truth(pen: Pen, refutation: str, top: float) -> None:
    """Writes under the words what the log says instead, on one line if there is no room for more."""
    face, room = lettering.font(42), FOOT - 60 - top
    lines = lettering.wrapped(f"✗ {lettering.plain(refutation)}", face, SPLIT - MARGIN - 100)[: max(1, int(room // 56))]
    bottom = min(top + 30, FOOT - 60 - 56 * len(lines))
    pen.line([(MARGIN + 4, bottom), (MARGIN + 4, bottom + 56 * len(lines))], fill=paint.paint("danger"), width=6)
    for number, line in enumerate(lines):
        pen.text((MARGIN + 30, bottom + 56 * number), line, font=face, fill=paint.paint("danger"))


def _said(glimpse: Glimpse) -> tuple[identities.Color | None, str]:
    """The speaker and the words; for what nobody said, the player who did it (if any) and the caption."""
    match glimpse.entry.event:
        case events.Spoke(color=color, message=words) | events.GhostSpoke(color=color, message=words):
            return color, words
        case events.Thought(color=color, text=words):
            return color, words
        case events.Killed(killer=color) | events.MeetingOpened(caller=color):
            return color, glimpse.caption
        case event if glimpse.known.viewer == "public" and _is_quiet(glimpse, event):
            return None, gettext("Everybody is at work, or seems to be.")
        case event:
            return getattr(event, "color", None), glimpse.caption


def _is_quiet(glimpse: Glimpse, event: events.Event) -> bool:
    """On the ship, and not worth announcing."""
    return glimpse.known.meeting is None and every_kind.HAPPENINGS[type(event)].shown.tone == "hushed"


def _is_speech(glimpse: Glimpse) -> bool:
    return isinstance(glimpse.entry.event, events.Spoke | events.GhostSpoke | events.Thought)


def _where(glimpse: Glimpse) -> str:
    known = glimpse.known
    if known.ended is not None:
        return gettext("The match is over")
    if known.meeting is not None:
        return gettext("Meeting %(n)s · %(tick)s s") % {"n": known.meeting.number, "tick": known.tick}
    return gettext("On the ship · %(tick)s s") % {"tick": known.tick}


def _eyes(viewer: identities.Viewer) -> str:
    """Says whose eyes the moment is seen through; empty for the public view."""
    if viewer == "glass":
        return gettext("through the glass")
    return "" if viewer == "public" else gettext("through %(color)s’s eyes") % {"color": gettext(viewer.title())}


def _scene(pen: Pen, glimpse: Glimpse) -> None:
    known, box = glimpse.known, (SPLIT + 50, 170, TWICE[0] - MARGIN, FOOT - 60)
    eyes = _eyes(known.viewer)
    pen.text((TWICE[0] - MARGIN, 130), eyes, font=lettering.font(40), fill=paint.paint("accent"), anchor="rs")
    if known.meeting is not None:
        table_card.table(pen, known, known.meeting, box)
    else:
        ship_card.ship(pen, known, box)


def _foot(pen: Pen, glimpse: Glimpse, match_id: int, players: Sequence[str]) -> None:
    match, names = gettext("Match %(number)s") % {"number": match_id}, (lettering.plain(name, 60) for name in players)
    line = f"{match} · {gettext(glimpse.known.station.name)} · {', '.join(names)}"
    pen.line([(MARGIN, FOOT - 20), (TWICE[0] - MARGIN, FOOT - 20)], fill=paint.paint("line"), width=3)
    brand = lettering.font(38, bold=True)
    name = gettext("The Glass Box League")
    pen.text((TWICE[0] - MARGIN, FOOT + 50), name, font=brand, fill=paint.paint("accent"), anchor="rm")
    face = lettering.font(34)
    room = TWICE[0] - 2 * MARGIN - brand.getlength(name) - 60
    pen.text(
        (MARGIN, FOOT + 50), lettering.fitted(line, face, room), font=face, fill=paint.paint("text-2"), anchor="lm"
    )
