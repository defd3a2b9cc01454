"""One discussion tick: everybody living is asked at the same time, and one of them speaks.

The order of effects: 1. in seating order, answers are read, thoughts written down, and what is illegal or missing
becomes a stumble; a stumble loses message and vote alike, unless the vote alone could not be read. 2. In seating
order, votes are locked, so that whoever votes now already bids as a voter. 3. Everybody bids; the winner has the
floor and speaks, or, with an empty message, is seen to say nothing; the other messages stay unsaid. If nobody has
answered, there is a silence and nobody has the floor. 4. The ghosts chat. 5. Unless everybody has voted, the table may
be nudged or called to vote; otherwise the ballots are turned over in the steps that follow, after these last words.
"""

from games.engine.accusing import accusations, mentions
from games.engine.facts import decisions, events, identities
from games.engine.facts import dice as dicing
from games.engine.state import ledger as ledgers
from games.engine.state import minds
from games.engine.state import world as worlds
from games.engine.table import bidding, dead_talk, legal_answers, pressure, standing, voting

Color = identities.Color
Words = dict[Color, decisions.DiscussionDecision]


def asks(world: worlds.World, meeting: worlds.Meeting) -> list[decisions.DiscussionAsk]:
    options = voting.candidates(world)
    is_open = meeting.t >= world.rules.voting_opens_at
    return [
        decisions.DiscussionAsk(
            color=color, t=meeting.t, candidates=options, may_vote=is_open and color not in meeting.ballots
        )
        for color in world.living
        if standing.of(world, meeting, color) is None
    ]


def tick(ledger: ledgers.Ledger, meeting: worlds.Meeting, given: legal_answers.Answers, dice: dicing.Dice) -> None:
    words = _read(ledger, meeting, given)
    for color, said in words.items():
        if said.vote_action is not None:
            voting.lock(ledger, meeting.t, color, said.vote_action)
    _speak(ledger, words, dice)
    dead_talk.chat(ledger, meeting.t, given)
    after = worlds.sitting(ledger.world)
    if not voting.are_complete(ledger.world, after):
        pressure.press(ledger, after)


def _read(ledger: ledgers.Ledger, meeting: worlds.Meeting, given: legal_answers.Answers) -> Words:
    words = {}
    for ask in asks(ledger.world, meeting):
        said = legal_answers.read(ledger, ask, given)
        if isinstance(said, decisions.DiscussionDecision):
            words[ask.color] = said
            if said.lost_vote:
                minds.stumble(ledger, ask.color, events.Asked.VOTE, said.lost_vote)
    kept = {color: standing.of(ledger.world, meeting, color) for color in ledger.world.living}
    spoken = {color: words.get(color) or kept[color] for color in ledger.world.living}
    return {color: said for color, said in spoken.items() if said is not None}


def _speak(ledger: ledgers.Ledger, words: Words, dice: dicing.Dice) -> None:
    meeting = worlds.sitting(ledger.world)
    if not words:
        ledger.tell_everyone(events.SilenceFell(t=meeting.t))
        return
    placed = bidding.bids(ledger.world, meeting, words, dice)
    for bid in placed:
        is_kept = standing.of(ledger.world, meeting, bid.color) is not None
        ledger.tell_only(bid.color, events.BidPlaced(t=meeting.t, bid=bid, is_kept=is_kept))
    speaker = bidding.winner(placed)
    if words[speaker].message.strip():
        ledger.tell_everyone(_line(ledger.world, meeting.t, speaker, words[speaker]))
    else:
        ledger.tell_everyone(events.SilenceFell(t=meeting.t, color=speaker))
    for color, said in words.items():
        if color != speaker and said.message.strip():
            unsaid = events.LeftUnsaid(
                t=meeting.t, color=color, message=said.message, target=said.target, claims=said.claims
            )
            ledger.tell_only(color, unsaid)


def _line(world: worlds.World, t: int, color: Color, said: decisions.DiscussionDecision) -> events.Spoke:
    return events.Spoke(
        t=t,
        color=color,
        message=said.message,
        target=said.target,
        mentions=mentions.mentions(said.message, world.seats),
        accusations=accusations.accusations(said.message, speaker=color, target=said.target, seats=world.seats),
        claims=said.claims,
    )
