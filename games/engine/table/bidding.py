"""Who speaks next: everybody bids, and the highest bid wins.

A bid starts from the player's stated desire to speak. It rises if somebody else named, addressed or accused the player
in one of the last lines (`recent_lines`), with every tick of silence beyond `silence_after`, and by a roll of the dice.
It falls if the player had the floor at the last tick or has already voted. Of equal bids, the lower seat in an order
drawn for the tick wins. A bid without a message counts like any other, so nobody can stay silent through a whole
meeting unnoticed.

As long as `silence_boost` is not zero, nobody who has something to say goes unheard for ever. Let K be the largest
difference that all other terms together can make between two bids. Silence raises every bid at the same rate. So once a
player has been passed over for more than `silence_after + K / silence_boost` ticks, each rival can win only once more,
because a rival that speaks falls behind for good. After that many ticks, and one more for each rival, it is the
player's turn.
"""

from collections.abc import Iterator, Mapping, Sequence

from games.engine.facts import decisions, events, identities
from games.engine.facts import dice as dicing
from games.engine.state import world as worlds

Color = identities.Color
Words = Mapping[Color, decisions.DiscussionDecision]


def bids(world: worlds.World, meeting: worlds.Meeting, words: Words, dice: dicing.Dice) -> list[events.Bid]:
    """The bids of all who have answered, in seating order."""
    recent = meeting.lines[-world.rules.recent_lines :]
    named = [color for line in recent for color in _others(line, line.mentions)]
    accused = [color for line in recent for color in _others(line, line.accusations)]
    accused += [line.target for line in recent if line.target not in (None, line.color)]
    seating = dice.shuffle(f"seating/{meeting.number}/{meeting.t}", tuple(words))
    rules = world.rules
    return [
        events.Bid(
            color=color,
            desire=said.desire_to_speak,
            mention=rules.mention_boost if color in named else 0,
            accusation=rules.accusation_boost if color in accused else 0,
            silence=rules.silence_boost * max(0, _silent_for(meeting, color) - rules.silence_after),
            roll=dice.roll(f"bid/{meeting.number}/{meeting.t}/{color}", 1, rules.dice_sides),
            recent_speaker=rules.recent_speaker_penalty if meeting.last_floor.get(color) == meeting.t - 1 else 0,
            already_voted=rules.voted_penalty if color in meeting.ballots else 0,
            seat=seating.index(color),
        )
        for color, said in words.items()
    ]


def winner(placed: Sequence[events.Bid]) -> Color:
    return max(placed, key=lambda bid: (bid.priority, -bid.seat)).color


def _others(line: events.Spoke, spans: Sequence[events.Span]) -> Iterator[Color]:
    """Nobody raises its own bid by talking about itself."""
    return (span.color for span in spans if span.color != line.color)


def _silent_for(meeting: worlds.Meeting, color: Color) -> int:
    """Whole ticks since the last turn, or since the meeting opened."""
    return meeting.t - 1 - meeting.last_floor.get(color, -1)
