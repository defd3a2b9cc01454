"""What the house bots say among the dead and think to themselves; the words for the table are in `phrases`."""

from collections.abc import Mapping

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
    "button_missing": ("Where is {color}? Let's count heads.", "{color} has been gone for too long."),
    "vent": ("Into the vent, before anybody comes.", "Down the vent and away."),
    "prowl": ("Let's see where this vent takes me.", "Through the vents; nobody expects me over there."),
    "sabotage": ("{system} will keep them busy.", "Let them run for {system}.", "Time for {system}."),
    "doors": ("Nobody leaves {place} for a moment.", "Shut. Just the two of us in {place}."),
}
