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
        "{victim} is dead on the floor of {place}. Who was near there?",
    ),
    "found_alone": ("Nobody was around when I got there.", "I saw nobody next to it.", "There was nobody else."),
    "found_with": ("I met {who} right there.", "Right beside it: {who}.", "And I saw {who} there."),
    "called": (
        "I pressed the button because I have something to say.",
        "I called this meeting. Listen, please.",
        "No body, but you need to hear this.",
    ),
    "saw_kill": (
        "I saw {color} kill {victim} in {place}!",
        "It's {color}. I watched {color} kill {victim} in {place}.",
        "{color} killed {victim} right in front of me in {place}.",
        "No doubt at all: {color} stabbed {victim} in {place}, {when}.",
    ),
    "saw_vent": (
        "I saw {color} use the vent in {place}!",
        "{color} vented in {place}, {when}. I was standing there.",
        "Only impostors vent, and {color} did it in {place}.",
        "{color} came and went by the vent in {place}. I saw it.",
    ),
    "denial": (
        "That's not true, {accuser}. {story}",
        "I did nothing of the kind. {story}",
        "Wrong, {accuser}. {story}",
        "{accuser}, you're mistaken. {story}",
        "Vote me out and you'll regret it. {story}",
    ),
    "counter": (
        "{accuser} is lying! I saw {accuser} vent in {place}, that's why I'm being blamed.",
        "Funny, {accuser}, because it was you I saw climbing out of the vent in {place}.",
        "It's {accuser}! {accuser} vented in {place} and now points at me.",
    ),
    "framed": (
        "I saw {color} vent in {place}. I wasn't going to say it without being sure, but I am.",
        "{color} used the vent in {place}, {when}. Ask yourselves who does that.",
        "I can't keep it back: {color} climbed out of the vent in {place}.",
    ),
    "belied": (
        "{color}, you say you were in {claimed}, but I saw you in {place} {when}.",
        "That can't be right, {color}. You were in {place}, not in {claimed}: I was there.",
        "{color} claims {claimed}. I saw {color} in {place} at that very time.",
    ),
    "liar": (
        "{color} says we were together in {place}. We were not.",
        "I never met {color} in {place}. That's made up.",
    ),
    "absent": (
        "{color}, I was in {place} myself, and you weren't there.",
        "{place}? I was in {place} {when}, {color}, and saw no sign of you.",
        "Strange, {color}. You say {place}, I was in {place}, and we never met.",
    ),
    "last_with": (
        "The last time I saw {victim} was in {place}, with {color}.",
        "{color} was with {victim} in {place} {when}. What happened then, {color}?",
        "When I left {victim} in {place}, {color} was still there.",
        "{victim} was alive in {place} {when}, and {color} stood next to {victim}.",
    ),
    "asked_about": (
        "{color}, you haven't said where you were.",
        "Where were you, {color}?",
        "We have heard nothing from {color}. Where were you?",
        "{color}, what were you doing when it happened?",
        "And you, {color}?",
    ),
    "vouch": (
        "{color} was with me in {place} for a while. I don't think it's {color}.",
        "I can speak for {color}: we were both in {place} {when}.",
        "Not {color}. We were in {place} together.",
    ),
    "cleared": (
        "{color} is safe: I saw {color} really do {task} in {place}.",
        "I watched {color} finish {task} in {place}. That can't be faked.",
    ),
    "suspect": (
        "I don't trust {color}: {reason}.",
        "My money is on {color}, {reason}.",
        "I think it's {color}, because {reason}.",
        "{color} looks bad to me: {reason}.",
    ),
    "vote": (
        "I'm voting {color}.",
        "My vote goes to {color}.",
        "{color} it is for me.",
        "Enough heard. {color}.",
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
    "work": ("doing {task}", "working on {task}", "for {task}", "because of {task}"),
    "company": (
        "{who} saw me in {place}.",
        "{who} can confirm {place}.",
        "Ask {who}, we met in {place}.",
    ),
    "no_company": ("I met nobody.", "Nobody was with me.", "I was on my own."),
}

OWN: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "diligent": {
        "asked_about": ("For the record, {color}: where were you, and which task?",),
        "suspect": ("Going through it step by step I end up with {color}: {reason}.",),
        "skip": ("I have tasks to finish. Skip.",),
    },
    "social": {
        "asked_about": ("{color}, dear, tell us where you've been?", "You're so quiet, {color}! Where were you?"),
        "vouch": ("Leave {color} alone, we were together in {place}!",),
        "skip": ("Let's not throw anybody out on a hunch. Skip, and walk in pairs.",),
    },
    "paranoid": {
        "asked_about": ("Why so silent, {color}? Where were you really?",),
        "suspect": ("I knew it from the start: {color}, {reason}.", "{color} gives me the creeps, {reason}."),
        "last_with": ("{color} followed {victim} around in {place}. I saw it and I said nothing. Never again.",),
    },
    "hunter": {
        "asked_about": ("Out with it, {color}: where were you?", "{color}. Place and time. Now."),
        "suspect": ("I smell {color} in this: {reason}.",),
        "vote": ("{color}. Let's not waste time.",),
    },
    "schemer": {
        "suspect": ("Has nobody noticed {color}? After all, {reason}.", "Think about it: {color}, {reason}."),
        "denial": ("Interesting that it's you who says that, {accuser}. {story}",),
    },
    "quiet": {
        "denial": ("No. {story}",),
        "vote": ("{color}.",),
        "skip": ("Skip.",),
        "suspect": ("{color}: {reason}.",),
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
}

GHOST: Mapping[str, tuple[str, ...]] = {
    "killed_by": (
        "It was {killer}. In {place}. I didn't even turn round.",
        "{killer} got me in {place}. And they sit there and talk.",
        "So that's what {killer} was doing in {place}.",
        "{killer}! I shared a corridor with {killer}!",
        "One moment I was in {place}, the next there was {killer}'s shadow.",
    ),
    "ejected_crew": (
        "They threw me out for nothing.",
        "I was crew, you fools.",
        "Well, I did say it wasn't me.",
    ),
    "ejected_impostor": ("Fair enough, they got me.", "It was fun while it lasted."),
    "lying": (
        "{color} is lying through the visor.",
        "Don't believe {color}! Oh, if they could hear me.",
        "Listen to {color}. What an actor.",
    ),
    "right": ("Yes! {color} has it. Vote, vote!", "{color} sees it. Will they listen?"),
    "partner": ("Keep it up, {color}.", "Well said, {color}. They believe you."),
}

THOUGHTS: Mapping[str, tuple[str, ...]] = {
    "nobody": (
        "Nobody went. Somebody will die for that.",
        "All that talk, and nobody goes.",
        "We let them walk again.",
        "I hope we don't regret it.",
    ),
    "tie": ("A tie, of all things.", "Half of us think this, half think that, and nobody goes."),
    "nobody_impostor": ("Another round. Good.", "They know nothing.", "Nobody of ours, nobody of theirs. Fine."),
    "unknown": ("{name} is gone. Was that right?", "{name} out. We'll see."),
    "caught": ("{name} it was. Good.", "One less. Well done, all of us.", "I knew {name} was wrong.", "Got {name}."),
    "caught_by_others": ("So it was {name}. Good that the others saw it.", "{name}! I would not have thought so."),
    "caught_impostor": ("They got {name}. I must be careful.", "{name} is gone. Now they'll look for me."),
    "innocent": (
        "{name} was innocent. We were played.",
        "Not {name}, then. Who pushed for it?",
        "We threw out one of our own.",
    ),
    "innocent_impostor": ("{name} went, and it was nobody of ours.", "They do my work for me."),
    "me": ("So it ends.", "They chose me. Fine."),
    "kill": ("Alone with {victim} in {place}. Now.", "Nobody looks. Goodbye, {victim}.", "{victim}, here in {place}."),
    "kill_seen": ("Let them see it. {victim} goes now.", "Never mind who looks: {victim}."),
    "report": ("{victim} is dead!", "Oh no. {victim}.", "A body. I have to call everybody."),
    "report_impostor": ("Somebody had to find {victim}. Why not me?", "I call it in; it looks good."),
    "self_report": ("I report it myself; nobody will think of me.", "Better that I find {victim} than somebody else."),
    "vote": (
        "{color}: {percent}%. That has to be enough.",
        "I'm at {percent}% for {color}.",
        "{color}, then. {percent}%.",
    ),
    "vote_skip": ("Nobody stands out. I won't guess.", "The worst is {color} at {percent}%. Too little."),
    "vote_impostor": ("Everybody looks at {color}. Good for me.", "{color} will do.", "Push {color} and stay calm."),
    "vote_skip_impostor": ("No need to move. Skip.", "Let it pass, look bored."),
    "alibi": ("I was in {place}. That's what I'll say.", "{place}. Nobody can prove otherwise.", "Stick to {place}."),
    "ambush": ("One alone up there. Out and quick.", "Now, before anybody else comes in."),
    "button": ("They have to hear what I saw.", "To the button, before it happens again."),
    "vent": ("Into the vent, before anybody comes.", "Down the vent and away."),
    "prowl": ("Let's see where this vent takes me.", "Through the vents; nobody expects me over there."),
    "sabotage": ("{system} will keep them busy.", "Let them run for {system}.", "Time for {system}."),
    "doors": ("Nobody leaves {place} for a moment.", "Shut. Just the two of us in {place}."),
}
