"""The house bots' words: ways of saying each kind of thing, the common ones and each temperament's own.

Every name in braces is filled in with something real: a colour, a place, a task, a time.
"""

from collections.abc import Mapping

COMMON: Mapping[str, tuple[str, ...]] = {
    "found": (
        "I found {victim}'s body in {place}.",
        "{victim} is dead. The body was in {place}.",
        "Body in {place}: it's {victim}.",
        "I walked into {place} and there was {victim}, dead.",
        "{victim} is dead on the floor of {place}.",
    ),
    "found_alone": ("Nobody was around when I got there.", "I saw nobody next to it.", "There was nobody else."),
    "found_with": ("I met {who} right there.", "Right beside it: {who}.", "And I saw {who} there."),
    "called_proof": (
        "I pressed the button for a reason.",
        "No body, but you need to hear this.",
        "Listen, all of you.",
    ),
    "called": (
        "I pressed the button because I have something to say.",
        "I called this meeting. Listen, please.",
        "No body yet, but I don't like how quiet it is.",
    ),
    "saw_kill": (
        "I saw {color} kill {victim} in {place}!",
        "{color} is the killer. I watched {color} kill {victim} in {place}.",
        "{color} killed {victim} right in front of me in {place}.",
        "No doubt at all: {color} stabbed {victim} in {place}, {when}.",
    ),
    "saw_vent": (
        "I saw {color} vent in {place}!",
        "{color} vented in {place}, {when}. I was standing there.",
        "{color} is an impostor: I saw {color} vent in {place}.",
        "{color} vented in {place}. I saw it with my own eyes.",
    ),
    "denial": (
        "That's not true, {accuser}. {story}",
        "It wasn't me, {accuser}. {story}",
        "Wrong, {accuser}. {story}",
        "{accuser}, you're mistaken. {story}",
        "You're looking at the wrong one, {accuser}. {story}",
    ),
    "counter": (
        "{accuser} is lying! I saw {accuser} vent in {place}, that's why I'm being blamed.",
        "Funny, because {accuser} is the impostor: I saw {accuser} vent in {place}.",
        "It's {accuser}! {accuser} vented in {place} and now points at me.",
    ),
    "framed": (
        "I saw {color} vent in {place}. I wasn't going to say it without being sure, but I am.",
        "{color} vented in {place}, {when}. Ask yourselves who does that.",
        "I can't keep it back: {color} vented in {place}.",
    ),
    "belied": (
        "{color} is lying about {claimed}. I saw {color} in {place} {when}.",
        "{color} lied about {claimed}. I saw {color} in {place} {when}.",
        "{color} is a liar. It wasn't {claimed}: I saw {color} in {place} {when}.",
    ),
    "liar": (
        "{color} is lying: we were not together in {place}.",
        "{color} is a liar, we never met in {place}.",
    ),
    "absent": (
        "{color} is suspicious. I was in {place} myself and saw nobody of that colour.",
        "{color} is shady. I was in {place} {when} and we never met.",
        "{color} is sus. I was in {place} {when} and had it to myself, as far as {color} goes.",
    ),
    "last_with": (
        "{color} is suspicious. The last time I saw {victim} was in {place}, with {color}.",
        "{color} is sus. {color} was with {victim} in {place} {when}.",
        "I suspect {color}: when I left {victim} in {place}, {color} was still there.",
        "I suspect {color}. {victim} was alive in {place} {when}, with {color}.",
    ),
    "asked_about": (
        "{color}, you haven't said where you were. Well?",
        "Where were you, {color}?",
        "We have heard nothing from {color}. Where were you?",
        "{color}, what were you doing when it happened?",
        "And you, {color}?",
    ),
    "vouch": (
        "{color} was with me in {place} for a while. I don't think it's {color}.",
        "I can speak for {color}: we were both in {place} {when}.",
        "Not {color}. We were in {place} together.",
        "Leave {color} out of it. I was with {color} in {place} {when}.",
    ),
    "agree": (
        "I agree with {speaker}: {color} is suspicious.",
        "{speaker} is right, I suspect {color} too.",
        "Same here. {color} is sus, as {speaker} says.",
        "That's what I think as well, {speaker}. {color} is shady.",
    ),
    "convinced": (
        "I had my eye on {before}, but now I suspect {color}. {speaker} has a point.",
        "All right, {speaker}, I change my mind. {color} is suspicious.",
        "After what {speaker} said I look away from {before}. {color} is sus.",
    ),
    "insist": (
        "That doesn't change what I saw. I don't trust you, {color}.",
        "I heard you, {color}. You are still suspicious.",
        "No, {color}. I still say that it's you.",
        "You would say that, {color}. I suspect {color} all the same.",
    ),
    "insist_because": (
        "I hear you, {color}, but you are still suspicious: {reason}.",
        "That's no answer, {color}. You are still sus: {reason}.",
        "Nice try, {color}. I don't trust you, because {reason}.",
        "You would say that, {color}. I still don't trust you: {reason}.",
    ),
    "concede": (
        "All right, {color}. Then we have to look further.",
        "Fair enough, {color}. I take it back.",
        "Good, {color}, that will do for me.",
        "Hm. Then I was too quick, {color}. Sorry.",
    ),
    "confirm": (
        "Yes, {color} was with me in {place} {when}.",
        "True, I met {color} in {place} {when}.",
        "I can confirm that. {color} and I were in {place} {when}.",
        "That's so, {color} was in {place} with me {when}.",
    ),
    "confirm_then": (
        "We met in {place}, {color}, but that was {when}. I can't speak for the rest.",
        "I did see {color} in {place}, {when}. Not since.",
        "{color} was in {place} with me, yes, {when}. After that I don't know.",
    ),
    "doubt": (
        "I'm not sure about {color}, {speaker}. What do you have besides a feeling?",
        "Slowly, {speaker}. I have nothing against {color}.",
        "{speaker}, that's thin. I would rather hear {color} first.",
        "Why {color}, {speaker}? I don't see it.",
    ),
    "sighting": (
        "I saw {color} in {place} {when}.",
        "I noticed {color} in {place} {when}.",
        "{color} was in {place} {when}, I saw that much.",
        "For what it's worth, I saw {color} in {place} {when}.",
    ),
    "missed": (
        "I haven't seen {color} at all this round. Has anybody?",
        "Who has seen {color}? I haven't, not once.",
        "{color} was nowhere that I went. Who met {color}?",
    ),
    "nothing": (
        "I have nothing to add yet.",
        "I heard you. I have nothing better.",
        "I don't know more than you do.",
        "Nothing from me so far. Go on.",
        "Give me a moment to think.",
    ),
    "called_missing": (
        "I pressed the button because {color} is missing. Who has seen {color}?",
        "I couldn't find {color} for a long time, so I called you.",
        "I called this meeting to count heads. I couldn't find {color} anywhere.",
    ),
    "cleared": (
        "{color} is safe: I saw {color} really do {task} in {place}.",
        "I watched {color} finish {task} in {place}. That can't be faked.",
    ),
    "suspect": (
        "I don't trust {color}: {reason}.",
        "I suspect {color}, because {reason}.",
        "I think {color} is the impostor, because {reason}.",
        "{color} is suspicious: {reason}.",
    ),
    "vote": (
        "I'm voting {color}.",
        "My vote goes to {color}.",
        "{color} it is for me.",
        "Enough heard. {color}.",
    ),
    "vote_because": (
        "I vote {color}: {reason}.",
        "{color} gets my vote, because {reason}.",
        "I'm voting {color}, because {reason}.",
        "My vote goes to {color}: {reason}.",
    ),
    "vote_feeling": (
        "I vote {color}. Call it a feeling.",
        "{color} gets my vote. I can't prove it.",
        "I'm voting {color}, it's the best that I have.",
    ),
    "skip": (
        "I'll skip, nobody has shown me anything.",
        "We don't know enough. I skip.",
        "Skipping. Stay together and watch each other.",
        "No proof, no ejection. I skip this one.",
    ),
    "one_room": (
        "I was in {a} the whole time",
        "{a}, nowhere else",
        "I spent the round in {a}",
        "I never left {a}",
    ),
    "two_rooms": (
        "I went from {a} to {b}",
        "First {a}, then {b}",
        "I was in {a} and later in {b}",
        "{b}, and before that {a}",
    ),
    "three_rooms": (
        "I went {a}, {b}, {c}",
        "{a} first, then {b}, and {c} last",
        "I came through {a} and {b} and ended up in {c}",
    ),
    "on_the_way": ("I was on my way through {a}", "I hadn't got further than {a}", "I was just walking through {a}"),
    "work": ("doing {task}", "working on {task}", "for {task}", "busy with {task}"),
    "company": (
        "{who} saw me in {place}.",
        "{who} can confirm {place}.",
        "Ask {who}, we met in {place}.",
    ),
    "your_company": (
        "You saw me in {place} yourself.",
        "We met in {place}, you and I.",
        "You were in {place} with me.",
    ),
    "no_company": ("I met nobody.", "Nobody was with me.", "I was on my own."),
}

OWN: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "diligent": {
        "asked_about": ("For the record, {color}: where were you, and which task?",),
        "suspect": ("Going through it step by step, {color} is suspicious: {reason}.",),
        "skip": ("I have tasks to finish. Skip.",),
    },
    "social": {
        "asked_about": ("{color}, dear, tell us where you've been?", "You're so quiet, {color}! Where were you?"),
        "vouch": ("Leave {color} alone, we were in {place} together!",),
        "skip": ("Let's not throw anybody out on a hunch. Skip, and walk in pairs.",),
    },
    "paranoid": {
        "asked_about": ("Why so silent, {color}? Where were you really?",),
        "suspect": ("I knew it, {color} is evil: {reason}.", "I don't trust {color} one bit: {reason}."),
        "last_with": ("I suspect {color}. I saw {color} with {victim} in {place} and said nothing. Never again.",),
    },
    "hunter": {
        "asked_about": ("Out with it, {color}: where were you?", "{color}. Place and time. Now."),
        "suspect": ("{color} is fishy: {reason}.",),
        "vote": ("{color}. Let's not waste time.",),
    },
    "schemer": {
        "suspect": ("Has nobody noticed? {color} is shady, {reason}.", "Think about it. {color} is sus: {reason}."),
        "denial": ("Interesting that it's you who says that, {accuser}. {story}",),
    },
    "quiet": {
        "denial": ("No. {story}",),
        "vote": ("{color}.",),
        "skip": ("Skip.",),
        "suspect": ("{color} is sus: {reason}.",),
    },
}

REASONS: Mapping[str, str] = {
    "proof": "I saw what I saw",
    "belied": "that story doesn't fit what I saw",
    "last_with": "nobody else was with {victim} when I last saw them",
    "charged": "{accuser} saw something",
    "silent": "not one word about where {color} was",
    "votes": "{color} voted to save an impostor",
    "wrong_votes": "{color} helped to throw out one of us",
    "unseen": "I haven't seen {color} once this round",
    "persuaded": "what {accuser} said makes sense to me",
    "left": "somebody here must go, and I believe the others more",
}
