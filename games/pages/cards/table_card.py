"""The meeting table in pictures: who sits there and who has voted, or the ballots revealed so far."""

import math
from collections.abc import Sequence

from django.utils.translation import gettext
from PIL import ImageDraw

from games.engine.eyes import knowledge, perspective
from games.engine.facts import identities
from games.pages.cards import lettering, paint, player_tokens

Box = tuple[float, float, float, float]
TOKEN = 104
TALLEST_ROW = 130


def table(pen: ImageDraw.ImageDraw, known: perspective.Perspective, meeting: knowledge.Table, box: Box) -> None:
    """`meeting` is the one in progress, as the view knows it."""
    if meeting.revealed:
        _tally(pen, known, meeting, box)
    else:
        _seats(pen, known, meeting, box)


def _seats(pen: ImageDraw.ImageDraw, known: perspective.Perspective, meeting: knowledge.Table, box: Box) -> None:
    """Draws the living around the table, the first at the top; the last to speak has a ring."""
    middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    wide, high = (box[2] - box[0]) / 2 - TOKEN, (box[3] - box[1]) / 2 - TOKEN
    top = (middle[0] - wide * 0.66, middle[1] - high * 0.62, middle[0] + wide * 0.66, middle[1] + high * 0.62)
    pen.ellipse(top, fill=paint.paint("deck"), outline=paint.paint("line-strong"), width=3)
    told = gettext("%(voted)s of %(living)s have voted") % {"voted": len(meeting.voted), "living": len(meeting.living)}
    face = lettering.sized([told], 1.2 * wide, range(38, 15, -2))
    pen.text(middle, told, font=face, fill=paint.paint("text-2"), anchor="mm")
    speaker = meeting.lines[-1].color if meeting.lines else None
    for number, color in enumerate(meeting.living):
        turn = 2 * math.pi * number / len(meeting.living) - math.pi / 2
        at = (middle[0] + wide * math.cos(turn), middle[1] + high * math.sin(turn))
        if color == speaker:
            player_tokens.ring(pen, at, TOKEN * 0.72)
        player_tokens.token(pen, color, at, TOKEN, role=known.figures[color].role)
        if color in meeting.voted:
            player_tokens.tick(pen, (at[0] + TOKEN * 0.4, at[1] - TOKEN * 0.36))


def _tally(pen: ImageDraw.ImageDraw, known: perspective.Perspective, meeting: knowledge.Table, box: Box) -> None:
    """Draws a row for everybody who has ballots, most ballots first, skips last; a ballot is its voter's token."""
    rows: dict[identities.Ballot, list[identities.Color | None]] = {}
    for revealed in meeting.revealed:
        rows.setdefault(revealed.ballot, []).append(revealed.voter)
    order = sorted(rows, key=lambda ballot: (ballot == identities.SKIP, -len(rows[ballot])))
    height = min(TALLEST_ROW, (box[3] - box[1]) / len(order))
    top = (box[1] + box[3] - height * len(order)) / 2
    for number, ballot in enumerate(order):
        line = (box[0], top + height * number, box[2], top + height * (number + 1) - 14)
        pen.rounded_rectangle(line, 20, fill=paint.paint("deck"))
        _row(pen, known, ballot, rows[ballot], line)


def _row(
    pen: ImageDraw.ImageDraw,
    known: perspective.Perspective,
    ballot: identities.Ballot,
    voters: Sequence[identities.Color | None],
    box: Box,
) -> None:
    middle, size = (box[1] + box[3]) / 2, 0.78 * (box[3] - box[1])
    if ballot == identities.SKIP:
        skip = gettext("skip")
        face = lettering.sized([skip], 140, range(34, 15, -2), bold=True)
        pen.text((box[0] + 75, middle), skip, font=face, fill=paint.paint("text-2"), anchor="mm")
    else:
        named = identities.Color(ballot)
        player_tokens.token(pen, named, (box[0] + 75, middle), size, role=known.figures[named].role)
    step = min(size, (box[2] - box[0] - 280) / len(voters))
    for number, voter in enumerate(voters):
        at = (box[0] + 190 + step * number, middle)
        if voter is None:
            player_tokens.unknown(pen, at, 0.6 * size)
        else:
            player_tokens.token(pen, voter, at, 0.8 * size, role=known.figures[voter].role)
    count = lettering.font(52, bold=True)
    pen.text((box[2] - 34, middle), str(len(voters)), font=count, fill=paint.paint("text"), anchor="rm")
