"""The crew in pictures, as the view knows it: shown when nobody is speaking."""

from collections.abc import Sequence

from django.utils.translation import gettext, ngettext
from PIL import ImageDraw

from games.engine.eyes import perspective
from games.engine.facts import identities
from games.engine.state import world as worlds
from games.pages.cards import lettering, paint, player_tokens

Box = tuple[float, float, float, float]
IN_A_ROW = 8
STEP, TOKEN, SIGNS = 136, 96, 36
BAR = 22


def height(known: perspective.Perspective) -> int:
    """The height that it needs; 0 before the seats are taken."""
    if not known.seats:
        return 0
    return SIGNS + 30 + STEP * len(_rows(known)) + (BAR + 40 if known.task_bar else 0)


def crew(pen: ImageDraw.ImageDraw, known: perspective.Perspective, box: Box) -> None:
    """Draws from the top of the box down: how many players there are, their tokens, and the task bar."""
    if not known.seats:
        return
    face = lettering.sized([_told(known)], box[2] - box[0], range(SIGNS, 15, -2))
    pen.text((box[0], box[1] + SIGNS), _told(known), font=face, fill=paint.paint("text-3"), anchor="ls")
    top = box[1] + SIGNS + 30
    for number, row in enumerate(_rows(known)):
        for column, color in enumerate(row):
            figure = known.figures[color]
            at = (box[0] + TOKEN / 2 + 12 + STEP * column, top + STEP * (number + 0.5))
            player_tokens.token(pen, color, at, TOKEN, dead=not figure.alive, role=figure.role)
    if known.task_bar:
        bottom = top + STEP * len(_rows(known)) + 30
        _work(pen, known.task_bar, (box[0], bottom - BAR / 2, box[2], bottom + BAR / 2))


def _rows(known: perspective.Perspective) -> Sequence[Sequence[identities.Color]]:
    """The seats in rows of at most IN_A_ROW, as equal in length as possible."""
    count = -(-len(known.seats) // IN_A_ROW)
    length = -(-len(known.seats) // count)
    return [known.seats[at : at + length] for at in range(0, len(known.seats), length)]


def _told(known: perspective.Perspective) -> str:
    """The numbers of players and impostors, which the lobby tells everybody."""
    words = ngettext(
        "%(players)s sat down, one of them an impostor",
        "%(players)s sat down, %(impostors)s of them impostors",
        known.rules.impostors,
    )
    return words % {"players": len(known.seats), "impostors": known.rules.impostors}


def _work(pen: ImageDraw.ImageDraw, count: worlds.TaskCount, box: Box) -> None:
    """Draws the task bar, with its figures at the right end."""
    told = gettext("%(done)s of %(total)s tasks") % {"done": count.done, "total": count.total}
    face = lettering.font(SIGNS)
    end = box[2] - face.getlength(told) - 30
    pen.rounded_rectangle((box[0], box[1], end, box[3]), BAR / 2, fill=paint.paint("raise"))
    if count.done:
        filled = box[0] + max(BAR, (end - box[0]) * count.done / count.total)
        pen.rounded_rectangle((box[0], box[1], filled, box[3]), BAR / 2, fill=paint.paint("ok"))
    pen.text((box[2], (box[1] + box[3]) / 2), told, font=face, fill=paint.paint("text-2"), anchor="rm")
