"""How votes work: they are locked one by one, counted at the end, and revealed with suspense.

Every living player has one vote, for any living player (itself included) or to skip. A vote cannot be changed.
Everybody sees that a player has voted, but until the reveal only that player and the ghosts know for whom. Skip is a
candidate like any other: a player is ejected only with more votes than anybody else and more than skip.
"""

from collections import Counter
from collections.abc import Mapping

from games.engine.facts import decisions, events, identities
from games.engine.ship import tasks
from games.engine.state import departed
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.engine.table import legal_answers

Color = identities.Color
Ballot = identities.Ballot
Ballots = Mapping[Color, Ballot]
ATTEMPTS = 3


def candidates(world: worlds.World) -> tuple[Ballot, ...]:
    """In seating order; skip comes last."""
    return (*world.living, identities.SKIP)


def lock(ledger: ledgers.Ledger, t: int, color: Color, ballot: Ballot) -> None:
    ledger.tell_everyone(events.VoteLocked(t=t, color=color))
    ledger.tell(events.BallotCast(t=t, color=color, ballot=ballot), (color,))


def last_asks(world: worlds.World, meeting: worlds.Meeting) -> list[decisions.VoteAsk]:
    """At the last call, everybody who has not voted."""
    options = candidates(world)
    return [
        decisions.VoteAsk(color=color, candidates=options, attempt=meeting.failures.get(color, 0) + 1)
        for color in world.living
        if color not in meeting.ballots
    ]


def last_round(ledger: ledgers.Ledger, meeting: worlds.Meeting, given: legal_answers.Answers) -> None:
    """One round of the last call. Whoever fails too often in a row is recorded as a skip."""
    for ask in last_asks(ledger.world, meeting):
        answer = legal_answers.read(ledger, ask, given)
        if isinstance(answer, decisions.VoteDecision):
            lock(ledger, meeting.t, ask.color, answer.vote_action)
        elif isinstance(answer, legal_answers.Refused) and ask.attempt >= ATTEMPTS:
            ledger.tell_only(ask.color, events.VoteForfeited(t=meeting.t, color=ask.color, reason=answer.reason))
            lock(ledger, meeting.t, ask.color, identities.SKIP)


def are_complete(world: worlds.World, meeting: worlds.Meeting) -> bool:
    return all(color in meeting.ballots for color in world.living)


def leaders(options: tuple[Ballot, ...], ballots: Ballots) -> tuple[Ballot, ...]:
    """Those with the most ballots, in the order of the options."""
    count = Counter(ballots.values())
    most = max(count.values())
    return tuple(option for option in options if count[option] == most)


def reveal_order(options: tuple[Ballot, ...], ballots: Ballots) -> list[Color]:
    """The voters in the order that keeps the leader open longest.

    The next ballot is always one for whoever has the fewest revealed so far among those with ballots left, so that the
    candidates take turns. Ties go by the order of the options; ballots for the same one, by the order of the seats.
    """
    turns: Counter[Ballot] = Counter()
    keyed = []
    for voter in [option for option in options if option in ballots]:
        ballot = ballots[Color(voter)]
        keyed.append((turns[ballot], options.index(ballot), Color(voter)))
        turns[ballot] += 1
    return [voter for *_, voter in sorted(keyed, key=lambda key: key[:2])]


def reveal(ledger: ledgers.Ledger, meeting: worlds.Meeting) -> None:
    """Turns over the next ballot; after the last one, carries out the result. Each is a step of its own, so that nobody
    can know of a ballot before its moment."""
    options = candidates(ledger.world)
    if meeting.revealed < len(meeting.ballots):
        _turn_over(ledger, meeting, reveal_order(options, meeting.ballots)[meeting.revealed])
        return
    top = leaders(options, meeting.ballots)
    if len(top) == 1 and isinstance(top[0], Color):
        _eject(ledger, top[0])
    else:
        ledger.tell_everyone(events.NobodyEjected(tied=top if len(top) > 1 else ()))


def _turn_over(ledger: ledgers.Ledger, meeting: worlds.Meeting, voter: Color) -> None:
    ledger.tell_everyone(
        events.BallotRevealed(
            position=meeting.revealed + 1,
            voter=None if ledger.world.rules.anonymous_votes else voter,
            ballot=meeting.ballots[voter],
            forfeited=meeting.failures.get(voter, 0) >= ATTEMPTS,
        )
    )


def _eject(ledger: ledgers.Ledger, color: Color) -> None:
    world = ledger.world
    role, left = None, None
    if world.rules.confirm_ejects:
        role = world.players[color].role
        left = sum(world.players[other].is_impostor for other in world.living if other != color)
    ledger.tell_everyone(events.Ejected(color=color, role=role, impostors_left=left))
    departed.awake(ledger, color)
    tasks.drop_from_bar(ledger, world)
