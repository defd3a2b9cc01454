"""The story of a match as a picture of 1200 by 630: who won, what turned it, the best lie, and who was behind it.

It gives the result away, so only finished matches have one. It is drawn at twice the size and scaled down. Text is
drawn, so it is never markup. The sentences around the players' words are in the active language.
"""

import io

from django.utils.translation import gettext
from PIL import Image, ImageDraw

from games.engine.facts import identities
from games.pages.afterwards import story_told
from games.pages.cards import lettering, paint, player_tokens

SIZE = (1200, 630)
TWICE = (2400, 1260)
MARGIN = 90
FOOT = 1110
LEADING = 1.32
VERSION = 1
"""To be raised whenever the same story would give a different picture."""
INKS = {"crew": "crew", "impostors": "impostor"}

Pen = ImageDraw.ImageDraw


def png(story: story_told.Told) -> bytes:
    sheet = Image.new("RGB", TWICE, paint.paint("void"))
    pen = ImageDraw.Draw(sheet)
    box = (40, 40, TWICE[0] - 40, TWICE[1] - 40)
    pen.rounded_rectangle(box, 44, fill=paint.paint("hull"), outline=paint.paint("line"), width=3)
    _head(pen, story)
    top = 300.0
    for part in [each for each in story.parts if each.kind in ("turn", "lie")]:
        top = _part(pen, part, top)
    _players(pen, story)
    _foot(pen, story)
    told = io.BytesIO()
    sheet.resize(SIZE, Image.Resampling.LANCZOS).save(told, "PNG", optimize=True)
    return told.getvalue()


def _head(pen: Pen, story: story_told.Told) -> None:
    face = lettering.sized([story.headline], TWICE[0] - 2 * MARGIN, range(112, 40, -8), bold=True)
    ink = paint.paint(INKS.get(story.winner, "text"))
    pen.text((MARGIN, 200), story.headline, font=face, fill=ink, anchor="ls")
    reason = lettering.fitted(story.reason, lettering.font(44), TWICE[0] - 2 * MARGIN)
    pen.text((MARGIN, 270), reason, font=lettering.font(44), fill=paint.paint("text-2"), anchor="ls")


def _part(pen: Pen, part: story_told.Part, top: float) -> float:
    """Draws the part's title, token and words, and returns where the next part may begin."""
    left = MARGIN
    pen.text((left, top + 44), part.title, font=lettering.font(40), fill=paint.paint("text-3"), anchor="ls")
    if part.color:
        player_tokens.token(pen, identities.Color(part.color), (left + 44, top + 118), 88)
        left += 120
    said = f"“{lettering.plain(part.said)}”" if part.said else lettering.plain(part.words)
    end = _lines(pen, said, (left, top + 78), 50, 2, "text")
    beneath = lettering.plain(part.thought or part.words if part.said else "")
    if beneath:
        end = _lines(pen, beneath, (left, end + 4), 40, 2, "thought" if part.thought else "text-2")
    return max(end, top + 170) + 26


def _lines(pen: Pen, words: str, at: tuple[float, float], size: int, most: int, ink: str) -> float:
    """Writes at most `most` lines, shortening the last, and returns where it ends."""
    face, width = lettering.font(size), TWICE[0] - MARGIN - at[0]
    lines = lettering.wrapped(words, face, width)
    shown = [*lines[: most - 1], lettering.fitted(" ".join(lines[most - 1 :]), face, width)] if lines[most:] else lines
    for number, line in enumerate(shown):
        pen.text((at[0], at[1] + number * size * LEADING), line, font=face, fill=paint.paint(ink))
    return at[1] + len(shown) * size * LEADING


def _players(pen: Pen, story: story_told.Told) -> None:
    """Draws all players, the impostors first and marked."""
    ordered = sorted(story.players, key=lambda player: not player.is_impostor)
    step = min(140, (TWICE[0] - 2 * MARGIN) / max(1, len(ordered)))
    for number, player in enumerate(ordered):
        role = identities.Role.IMPOSTOR if player.is_impostor else None
        at = (MARGIN + step * (number + 0.5), FOOT - 90)
        player_tokens.token(pen, identities.Color(player.color), at, min(100, 0.75 * step), role=role)


def _foot(pen: Pen, story: story_told.Told) -> None:
    pen.line([(MARGIN, FOOT - 20), (TWICE[0] - MARGIN, FOOT - 20)], fill=paint.paint("line"), width=3)
    match = gettext("Match %(number)s") % {"number": story.match}
    pen.text((MARGIN, FOOT + 50), match, font=lettering.font(38), fill=paint.paint("text-2"), anchor="lm")
    brand, name = lettering.font(38, bold=True), gettext("The Glass Box League")
    pen.text((TWICE[0] - MARGIN, FOOT + 50), name, font=brand, fill=paint.paint("accent"), anchor="rm")
