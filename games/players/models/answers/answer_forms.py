"""What an endpoint is told about the answer to one question: its shape, bare and as narrow as this question allows.

Whatever decides comes right after the thought, so that an answer that is cut short, or rambles, has decided. The bare
form is the same for every question of a kind, because hosted endpoints take long to prepare a new schema. The narrow
form lists the ids of this menu, these candidates and these colours, and limits every text, so that no answer can be out
of range where a server enforces the schema.
"""

from collections.abc import Mapping, Sequence

from games.engine.eyes import knowledge
from games.engine.facts import decisions, identities
from games.players.models.answers import answer_shapes, choosing, replies
from personas.llm import chat
from personas.llm.answers import schemas

Known = knowledge.Perspective
Narrow = dict[str, schemas.Schema]
ORDER: Mapping[type[answer_shapes.Thinking], tuple[str, ...]] = {
    answer_shapes.Action: ("internal_thought", "choice"),
    answer_shapes.Discussion: ("internal_thought", "vote_action", "desire_to_speak", "target", "message", "claims"),
    answer_shapes.Vote: ("internal_thought", "vote_action"),
    answer_shapes.Reaction: ("internal_thought", "scratchpad_updates"),
    answer_shapes.Consolidation: ("internal_thought", "scratchpad_updates"),
    answer_shapes.Ghost: ("internal_thought", "message"),
    answer_shapes.Reflection: ("internal_thought", "lessons"),
}
LEFT_FOR_LATER = ("scratchpad_updates", "suspicion", "claims")
WRITING = (answer_shapes.Reaction, answer_shapes.Consolidation)
THOUGHT, MESSAGE, NOTE, WHEN = 240, 400, 300, 24
THOUGHT_IN_BRIEF, MESSAGE_IN_BRIEF, NOTE_IN_BRIEF, LESSON_IN_BRIEF = 100, 200, 100, 120
MOST_CLAIMS = 3
EIGHTH = 8
TOKENS: Mapping[type[answer_shapes.Thinking], int] = {
    answer_shapes.Action: 900,
    answer_shapes.Discussion: 1_200,
    answer_shapes.Vote: 900,
    answer_shapes.Reaction: 1_200,
    answer_shapes.Consolidation: 1_200,
    answer_shapes.Ghost: 900,
    answer_shapes.Reflection: 900,
}
TOKENS_IN_BRIEF: Mapping[type[answer_shapes.Thinking], int] = {
    answer_shapes.Action: 160,
    answer_shapes.Discussion: 360,
    answer_shapes.Vote: 160,
    answer_shapes.Reaction: 660,
    answer_shapes.Consolidation: 660,
    answer_shapes.Ghost: 320,
    answer_shapes.Reflection: 480,
}


def most_tokens(shape: type[answer_shapes.Thinking], *, brief: bool, context: int | None = None) -> int:
    """How long an answer may be, in tokens: at most an eighth of a small context, unless not even a brief answer fits
    into that. Thinking beyond it has a limit of its own, at the model."""
    usual = (TOKENS_IN_BRIEF if brief else TOKENS)[shape]
    return usual if context is None else min(usual, max(TOKENS_IN_BRIEF[shape], context // EIGHTH))


def form(ask: decisions.Ask, known: Known, *, brief: bool = False) -> chat.JsonAnswer:
    """If `brief`, notes, suspicions and claims are asked for only at the ends of meetings."""
    shape = replies.shape(ask)
    later = LEFT_FOR_LATER if brief and shape not in WRITING else ()
    without = tuple(name for name in later if name in shape.model_fields)

    order = ORDER[shape]

    def tight(_: int | None) -> schemas.Schema:
        told = _narrow(ask, known, brief=brief)
        narrow = {path: words for path, words in told.items() if _is_asked(path, shape, without)}
        return _closed(schemas.bounded(schemas.narrowed(schemas.arranged(shape, order, without), narrow)), ask)

    bare = schemas.bare_of(shape, order, without)
    return chat.JsonAnswer(name=shape.__name__.lower(), schema=bare, tight=tight)


def _narrow(ask: decisions.Ask, known: Known, *, brief: bool) -> Narrow:
    """In brief, the longest answer fits into its tokens, so that no answer is cut short."""
    others = [color for color in known.seats if color != ask.color]
    return {
        "internal_thought": {"maxLength": THOUGHT_IN_BRIEF if brief else THOUGHT},
        "suspicion": {"maxItems": len(others)},
        "Doubt.player": {"enum": list(others)},
        "Doubt.percent": {"minimum": 0, "maximum": 100},
        **{f"Notes.{pad}": {"maxLength": NOTE_IN_BRIEF if brief else NOTE} for pad in identities.Pad},
        **({"lessons": {"items": {"type": "string", "maxLength": LESSON_IN_BRIEF}}} if brief else {}),
        **_of_kind(ask, others, MESSAGE_IN_BRIEF if brief else MESSAGE),
        **of_claims(known),
    }


def _of_kind(ask: decisions.Ask, others: Sequence[str], longest: int) -> Narrow:
    match ask:
        case decisions.ActionAsk():
            return {"choice": {"enum": [choosing.choice(action) for action in ask.menu]}}
        case decisions.DiscussionAsk():
            spoken: Narrow = {"message": {"maxLength": longest}, "target": {"enum": list(others)}}
            bounds: Narrow = {
                "desire_to_speak": {"minimum": 0, "maximum": decisions.GREATEST_DESIRE},
                "claims": {"maxItems": MOST_CLAIMS},
            }
            return {**spoken, **bounds, "vote_action": {"enum": list(ask.candidates)}}
        case decisions.VoteAsk():
            return {"vote_action": {"enum": list(ask.candidates)}}
        case decisions.GhostAsk():
            return {"message": {"maxLength": longest}}
        case _:
            return {}


def of_claims(known: Known) -> Narrow:
    """The players and things that a claim can name."""
    station = known.station
    return {
        "Claim.subject": {"enum": list(known.seats)},
        "Claim.other": {"enum": list(known.seats)},
        "Claim.place": {"enum": list(station.place)},
        "Claim.task": {"enum": list(station.task)},
        "Claim.role": {"enum": list(identities.Role)},
        "Claim.since": {"minimum": 0, "maximum": known.tick},
        "Claim.until": {"minimum": 0, "maximum": known.tick},
        "Claim.round": {"minimum": 1, "maximum": known.meeting.number if known.meeting else 1},
        "Claim.when": {"maxLength": WHEN},
    }


def _is_asked(path: str, shape: type[answer_shapes.Thinking], without: Sequence[str]) -> bool:
    """Whether a part is asked for: parts stay described even if the fields that they belong to are not asked for."""
    part, _, _ = path.rpartition(".")
    if part == "Claim":
        return shape is answer_shapes.Discussion
    return bool(part) or (path in shape.model_fields and path not in without)


def _closed(tight: schemas.Schema, ask: decisions.Ask) -> schemas.Schema:
    """A player who may not vote can only answer with no vote."""
    if not isinstance(ask, decisions.DiscussionAsk) or ask.may_vote:
        return tight
    properties = tight["properties"]
    assert isinstance(properties, dict)
    return {**tight, "properties": {**properties, "vote_action": {"type": "null"}}}
