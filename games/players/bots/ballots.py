"""When and for whom a bot votes: by evidence; an impostor where its vote does not stand out."""

from games.engine.eyes import knowledge
from games.engine.facts import events, identities, testimony
from games.players.bots import attitudes, evidence
from games.players.bots.mind import Mind

Color = identities.Color
Ballot = identities.Ballot
SKIP = identities.SKIP
MANY = 6
BOLDER = 24
DESPERATE = 1
WAITING = 8
CALM = 2
EVIDENCE = 20
THREE = 3
CHARGES = (testimony.Topic.SAW_KILL, testimony.Topic.SAW_VENT)


def is_ready(mind: Mind, table: knowledge.Table) -> bool:
    """At once with proof; else when its patience is over, the table was nudged, half have voted, or all have spoken and
    some time has passed."""
    if evidence.proof_against(mind) is not None:
        return True
    spoken = {line.color for line in table.lines}
    heard = all(color in spoken for color in table.living)
    pressed = bool(table.nudges) or 2 * len(table.voted) >= len(table.living)
    patience = mind.temper.patience + mind.roll(f"patience/{table.number}", 0, 4)
    return pressed or table.t >= patience or (heard and table.t >= patience // 2 + 2)


def is_explained(mind: Mind, table: knowledge.Table, ballot: Ballot | None) -> bool:
    """A bot does not vote against anybody without having said so, unless it has waited long for the floor."""
    if not isinstance(ballot, Color) or ballot in attitudes.blamed(mind, table):
        return True
    return bool(table.nudges) or table.t >= mind.temper.patience + WAITING


def choose(mind: Mind, table: knowledge.Table) -> Ballot:
    return _bandwagon(mind, table) if mind.is_impostor else _verdict(mind, table)


def _verdict(mind: Mind, table: knowledge.Table) -> Ballot:
    """The most doubted, if doubted enough."""
    doubts = evidence.doubts(mind)
    if not doubts:
        return SKIP
    worst = max(doubts, key=lambda color: doubts[color])
    return worst if doubts[worst] >= _threshold(mind, table) else SKIP


def _threshold(mind: Mind, table: knowledge.Table) -> int:
    """How much doubt it takes. With many players left there is time to be sure; with the work nearly done, no need to
    guess.

    Where one more death may lose the match, skipping is no safer than guessing. With three left, though, both crewmates
    have to be right, and a wrong guess loses at once.
    """
    if _outlasts(mind):
        return mind.temper.doubt + CALM
    if _is_decisive(mind, table):
        return evidence.base(mind) + EVIDENCE if len(table.living) == THREE else mind.temper.doubt - DESPERATE
    return mind.temper.doubt - (0 if len(table.living) >= MANY else BOLDER)


def _outlasts(mind: Mind) -> bool:
    """Whether the work, at its pace so far, will be done before an impostor can kill again."""
    bar = mind.known.task_bar
    if bar is None or not bar.done:
        return False
    return mind.known.tick * (bar.total - bar.done) <= mind.known.rules.kill_cooldown * bar.done


def _is_decisive(mind: Mind, table: knowledge.Table) -> bool:
    """Whether, with one crewmate less, the impostors are as many as the crew."""
    gone = sum(figure.role is identities.Role.IMPOSTOR and not figure.alive for figure in mind.known.figures.values())
    impostors = max(1, mind.known.rules.impostors - gone)
    return len(table.living) - 2 * impostors <= 1


def _bandwagon(mind: Mind, table: knowledge.Table) -> Ballot:
    """Votes along where others point at one of the crew; else often skips, unless one ballot may decide the match."""
    pressure = pressures(table)
    crew = [color for color in mind.others if color not in mind.partners]
    weighed = evidence.doubts(mind)
    aimed = max(crew, key=lambda color: (pressure.get(color, 0), weighed[color]), default=None)
    if aimed is None:
        return SKIP
    lost = [color for color in mind.partners if pressure.get(color, 0) >= 4 and color in mind.others]
    if lost and pressure.get(aimed, 0) < 2:
        return lost[0] if mind.chance(f"betray/{table.number}", mind.temper.guile) else SKIP
    wanted = pressure.get(aimed, 0) >= 1 or weighed[aimed] >= mind.temper.doubt or _is_decisive(mind, table)
    return aimed if wanted or mind.chance(f"push/{table.number}", mind.temper.guile // 2) else SKIP


def pressures(table: knowledge.Table) -> dict[Color, int]:
    """How many fingers point at each player; having seen a deed counts three times."""
    fingers: dict[tuple[Color, Color], int] = {}
    for line in table.lines:
        if line.target is not None and line.accusations:
            fingers.setdefault((line.color, line.target), 1)
        for subject in charged(line):
            fingers[line.color, subject] = 3
    pressure: dict[Color, int] = {}
    for (_, accused), weight in fingers.items():
        pressure[accused] = pressure.get(accused, 0) + weight
    return pressure


def charged(line: events.Spoke) -> list[Color]:
    return [claim.subject for claim in line.claims if claim.topic in CHARGES]
