"""The words by which talk at the table accuses somebody, by what they say of whom. Only data.

All are lower case, with a straight apostrophe. A term of several words is found only as a whole.
"""

from collections.abc import Mapping
from enum import StrEnum

from games.engine.facts import identities


class Sense(StrEnum):
    """Whom a term concerns, and whether it accuses as it stands or only when it is denied."""

    DEED = "deed"  # who stands before it: "Red vented"
    TRAIT = "trait"  # who stands before it, or who is said to be it: "Red is sus", "the impostor is Red"
    CALL = "call"  # who stands after it: "vote for Red"
    HONESTY = "honesty"  # who stands before it, when denied: "Red is not innocent"
    NAMING = "naming"  # who stands right after it: "it's Red"
    VERDICT = "verdict"  # who stands before it, and nobody else: "Red it is"
    TRUST = "trust"  # who stands after it, when denied: "I don't trust Red"


def _listed(terms: str) -> tuple[str, ...]:
    return tuple(" ".join(term.split()) for term in terms.split(","))


WAYS = ("out of", "into", "from", "through", "via", "use", "uses", "used", "using", "down", "in")

MUST = ("must", "should", "has to", "have to", "got to", "gotta")
GONE = ("ejected", "voted", "voted out", "thrown out", "kicked", "removed", "eliminated")

BESIDE = ("next to", "near", "over", "by", "beside", "from")

SOFT = _listed(
    """
    can't prove, cant prove, cannot prove, couldn't prove, can not prove, alibi is bad, story is bad, story is weak,
    defense is weak, defence is weak, excuse is weak, excuses are weak, argument is weak,
    whereabouts are unknown, whereabouts unknown, had the opportunity, had opportunity, had a motive, has a
    motive, had the means, had motive, paper desperate, acting like one, acts like one, behaves like
    one, behaving like one, explain the vent, explain the kill, explain the body, deserves to go, deserves the vote,
    deserves our vote, deserves our votes, deserves my vote, earned my vote, getting my vote, not who he, not who she,
    not who they, isn't who he, isn't who she, isn't who they, isnt who he, slipped up, slipping up, gave himself
    away, gave herself away, gave yourself away, gave it away, giving it away, outed himself, outed herself, outed
    yourself, told on himself, tells on himself, incriminated himself, bandwagoning, full of in 4k, too eager, too
    hard, too convenient, no coincidence, not a coincidence, nervous, weird, odd, strange, iffy, dodgy, nonsense, no
    story, no explanation, no witness, no witnesses, busted, dirty, responsible, be voted, get voted, be thrown, be
    kicked, be removed, be eliminated, be out of here, can't be trusted, cant be trusted, cannot be trusted, shouldn't
    be trusted, shouldnt be trusted, can not be trusted, should not be trusted, untrustworthy, unreliable,
    inconsistent, inconsistency, inconsistencies, contradictory, contradiction, contradictions, evasive, dishonest,
    deceptive, deceitful, insincere, unconvincing, implausible, questionable, dubious, shaky, flimsy, weak alibi, weak
    story, alibi is weak, alibi is feels off, seems off, sounds off, sounds wrong, seems wrong, feels wrong, stinks,
    reeks, smells bad, too good to be true, too perfect, too calm, too smooth, too confident, too quick, too loud, too
    aggressive, too pushy, too nervous, overly aggressive, overly awfully quick, awfully quiet, awfully silent,
    awfully convenient, too quiet, too silent, suspiciously quiet, oddly quiet, strangely quiet, very convenient, how
    convenient, convenient, hard to believe, hard to trust, impossible to believe, difficult to believe, me as the
    most suspicious, hasn't given, hasnt given, has not given, haven't given, hasn't provided, hasnt provided, has not
    provided, haven't provided, provided no, provides no, gave no, gives no, given no, hasn't offered, has not
    offered, offered no, offers no, didn't provide, did not provide, didn't give, did not give, doesn't provide,
    cannot explain, can not explain, couldn't explain, could not explain, failed to explain, fails to explain, unable
    to explain, did not explain, has not explained, refuses to explain, refused to explain, refuses to answer, refused
    to answer, refuses to say, refused to say, avoids answering, avoided answering, avoiding answering, won't say
    where, wont say where, has not answered, hasn't answered, hasnt answered, ignored the question, ignores the
    question, ignoring the question, has holes, have holes, most likely candidate, seems most likely, seems the most
    likely, is the most likely, looks the most likely, time to go, has gets the boot, gets voted, out the airlock, out
    of the airlock, under suspicion, top of my list, on my list, on my radar, raises suspicion, raises
    suspicions, raise suspicion, raises questions, fits the profile, fits the description, behaving strangely,
    behaving oddly, acts weird, acts strange, acts strangely, acting strangely, acted weird, acted strange, acts sus,
    acts off, acting nervous, acting shady, acting oddly, acts oddly, on body, over body, near body, by body, standing
    on pink, standing over pink, standing on orange, standing over orange, panicking, panicked, panics, sweating, not
    what crewmates do, sneaky, untruthful, untrue, a cover up, fabrication, a fabrication, fairy tale, a fake alibi,
    ridiculous story, absurd story, a setup, not sitting right, rubs me the wrong way, bad vibes, no credibility, zero
    credibility, lost credibility, zero alibi, no real alibi, no solid alibi, no good alibi, no valid alibi, no
    confirmed alibi, no clear alibi, no verifiable alibi, no alibis, lack an alibi, alibi is missing, falls apart,
    fell apart, no one to confirm, nobody to confirm, nobody to support, no one to support, hiding behind, sussiest,
    susiest, fishiest, shadiest, weirdest, guiltiest, guilt, contradicts itself, contradicts themselves, contradicting
    himself, contradicting herself, contradicting yourself, contradict yourself, contradicted himself, contradicted
    herself, me as suspicious, believe this story
    """
)
"""Traits that accuse somebody only if it is said of whom they are."""
ENDING = _listed(
    """
    out with, and that's, and thats, and that was, and that is, i'd go, id go, i would go, i'll go, ill go, prob,
    probs, prolly, defo, clearly, obviously, going with, i'm going with, im going with, let's go with, lets go with,
    i'm on, i'm going, im going, look at, i think, i'm thinking, im thinking, i guess, lean, gut says, i go with, i go
    for, i'd go with, id go with, i'd go for, id go for, i'll go for, ill go for, i would go with, i would go for, i'd
    pick, id pick, i pick, i'd choose, i choose, go with, go for, going for, let's go for, lets go for, most likely, i
    nominate, nominate, i'd guess, id guess, i would say, i would guess, i'd wager
    """
)
"""`I think Red` names; `I think Red walked to Admin` does not."""

TERMS: Mapping[Sense, tuple[str, ...]] = {
    Sense.DEED: (
        *(f"{way} {article} vent" for way in WAYS for article in ("the", "a", "that", "this", "one")),
        *_listed(
            """
            avoiding my, avoiding our, avoiding questions, avoids questions, avoids my, avoids our, avoiding every,
            avoids every, avoiding all, blame others, blaming others, blames others,
            blaming everyone, blames everyone, accusing everyone, accuses everyone, in it together, ran away, running
            away, slandering, slander, smearing, self reports, selfreport, selfreported, selfreporting, to hide his,
            to hide her, to hide the, to cover his, to cover her, playing games,
            playing both sides, leave that vent, leaving that vent, leave the vent, leaving the vent, left the vent,
            exit the vent, exits the vent, exited the vent, exiting the vent, enter the vent, enters the vent, entered
            the vent, entering the vent, exit a vent, exited a vent, enter a vent, entered a vent, inside the vent,
            inside a vent, kill, kills, killed, killing, murder, murders, murdered, murdering, stab, stabs, stabbed,
            stabbing, vent, vents, vented, venting, sabotage, sabotages, sabotaged, sabotaging, fake, fakes, faked,
            faking, lie, lies, lied, lying, deflect, deflects, deflected, deflecting, stalk, stalks, stalked,
            stalking, dodge, dodges, dodged, dodging, self report, self reported, self reporting, made it up, makes
            things up, making things up, made that up, making that up, making it up, makes it up, made this up, making
            stuff up, did it, did this, done it, did the kill, done this, framing, framed, frames, to frame, covers
            for, covering for, covered for, teaming, pushed for, pushes for, pretended, pretending, gaslighting, got
            away with it, threw under the bus, slaughtered, offed, shanked, butchered, chased me, chasing me, hunting
            me, fled, left the body, twisting my words, twists my words, making excuses, avoiding the question, avoids
            the question, changing the subject, changes the subject, pin this on, pin it on, pinning it on, set me up,
            setting me up, manipulating, misleading, bluffing, capping, fabricated, invented, inventing, hiding
            something, playing us, fooling us, fooled us, tricking us, tricked us, attacked, knifed, assassinated,
            finished off, committed the murder, committed the kill, committed this murder, carried out the kill,
            carried out the murder, did the murder, out of vent, out the vent, thru the vent, by vent, out of the
            vents, from the vents, in the vents, into the vents, through the vents, using the vents, used the vents,
            uses the vents, teleported, teleports, teleporting, turned off the lights, turned the lights off, cut the
            lights, shut off the lights, triggered the sabotage, caused the sabotage, started the sabotage, called the
            sabotage, set off the alarm, closed the doors, shut the doors, closed doors on, locked me in, pretends,
            does no tasks, doing no tasks, not doing tasks, not doing any tasks, did no tasks, hasn't done a single
            task, making this up, make this up, makes this up, made things up, make things up, made all this up, made
            all that up, made it all up, making it all up, making all this up, made that story up, made this story up,
            making up, makes up, making stories up, made stuff up, makes stuff up, told us a lie, isn't telling us
            everything, not telling us everything, covering up, covered up, covering his tracks, covering her tracks,
            covering their tracks, covering your tracks, cover up, hides something, hiding the truth, concealing,
            keeps changing, changing his story, changing her story, changing their story, changing your story, changes
            his story, changes her story, changes their story, keep changing, switching stories, changed the story,
            changed their story, keeps switching, flip flopping, shifting blame, shifting the blame, shift the blame,
            shift blame, shifts the blame, shifts blame, shifted the blame, shifted blame, threw me under the bus,
            throwing shade, pushing blame, distracting, distract us,
            distracts us, derailing, sowing, creating confusion, causing confusion, causing chaos, manipulated,
            manipulates, misled, misleads, mislead us, deceiving, deceived, deceives, deceive us, fools us, tricks us,
            playing dumb, plays dumb, playing innocent, plays innocent, acting innocent, acts innocent, playing the
            victim, plays the victim, playing hero, sneaking, sneaked, snuck, sneaks, got caught, teamed up, in
            cahoots, colluding, protecting each other, covering each other, in this together, set this up, setting
            this up, betrayed,
            pushing me, pushes me, wants me out, want me out, wants me gone, following me around, followed me
            around, prowling, preying, preys, throwing accusations, getting away
            with, gets away with
            """
        ),
    ),
    Sense.TRAIT: (
        *SOFT,
        *(f"{must} be {gone}" for must in MUST for gone in GONE),
        *(f"{by} {color}'s body" for by in BESIDE for color in identities.Color),
        *_listed(
            """
            impostor, impostors, imposter, imposters, killer, murderer, liar, liars, fraud, imp, imps, imposta,
            impasta, sussin, sus, sussy, suspicious, suspect, guilty, shady, sketchy, shifty, fishy,
            evil, be ejected, get ejected, gets ejected, over the body, near the body, by the body, beside the body,
            next to the body, from the body, on the body, off the body, no alibi, no sense, explain yourself, haven't
            explained, havent explained, hasn't explained, hasnt explained, can't explain, cant explain, won't
            explain, wont explain, didn't explain, didnt explain, a lie, lies, false, not true, isn't true, bullshit,
            bs, made up, acting weird, acting strange, acting off, acting funny, acting sus, looks bad, look bad,
            looks guilty, off about it, full of it, up to something, has to go, have to go, must go, needs to go,
            gotta go, should go, goes out, gets my vote, has my vote, with the body, standing over it, never answered,
            never answers, never said where, never told us, never explained, never explains, hasn't said where, hasnt
            said where, haven't said where, havent said where, wouldn't say, you never went, you never were, you
            weren't in, you werent in, you weren't there, you werent there, you were never, you were not in, you were
            nowhere, you didn't go to, gives me the creeps, doesn't fit, doesnt fit, can't be right, can't be true,
            cannot be true, contradicts himself, contradicts herself, contradicted yourself, changed your story,
            changed his story, changed her story, looks terrible, look terrible, looks awful, looks shady, looks off,
            looks sketchy, looks fishy, looks wrong, looking bad, looking guilty, looks very bad, nobody to back, no
            one to back, impostor move, imposter move, impostor behavior, impostor behaviour, imposter behavior, isn't
            a coincidence, sounds fake, sounds made up, sounds rehearsed, story is off, doesn't doesnt don't dont
            holes in it, full of holes, traitor, culprit, bad guy, exposed, bogus, said nothing about where, hasn't
            told us, hasnt told us, haven't told us, havent told us, nobody to vouch, no one to vouch, only one left,
            only one near, only one without, explaining to do, his partner, her partner, their partner, awfully fast,
            too fast, too quickly, suspiciously, red handed, red-handed, speaks volumes, red flag, red flags, confess,
            admit it, fess up, come clean, own up, turn yourself in, made-up, cooked up, caught red, caught in the act
            """
        ),
    ),
    Sense.CALL: _listed(
        """
        call out, close eye on, smells about, stinks about, funny about, odd about, should target, let's target, lets
        target, accuse, accuses, accused, accusing, blame, blames, blamed, blaming, i suspect, we suspect,
        suspecting, distrust, suspicious of, sus of, sus on, throw, yeet, off about, fishy about, weird about, strange
        about, suspicious about, wrong with, vote off, voting off, lynch, believe it was, eject,
        ejecting, kick, kick out, throw out, get rid of, airlock, yeeting, need to look at, should look at, have to
        look at, i'm looking at, im looking at, must look at, my money on, should have voted, should've voted, should
        of voted, i'd look at, id look at, look into, votes on, vote on, eliminate, exile,
        banish, oust, boot, finger at, fingers at, case against, proof against, suspicion on,
        suspicions on, doubts about, something off with, vote, votes, voting, vote for, votes for, voting for, vote
        out, voting out, vote against, voting against, cast my vote, my vote on, my vote for, votes
        against, case on, dirt on, proof on, evidence on, intel on, locked in, locking in, point fingers at, pointing
        to, pointing towards, pointing toward, look closer at, look closely at, looking closely at, closer look at,
        close look at, hard look at, good look at, long look at, focus our focus our votes on, watch out for, beware
        of, wary of, wary about, suspicions about, suspicion about, suspicion toward, suspicion towards, suspicions
        toward, suspicions towards, suspicion fell on, suspicious toward, suspicious towards, skeptical of, sceptical
        of, skeptical about, sceptical about, eyeing, side eyeing, gunning for, agree on, consensus on, settle on,
        decided on, sticking with, sticking to, 1 on, +1 on, toss, tossing, toss out, chuck, chucking,
        chuck out, dumping, removing, axe, boot out, booting, kicking, kicking out, throwing out, ejection of, throw
        off, evict, evicting, bad feeling about, instinct says, uneasy about, iffy about, off with, fishy with,
        sketchy about, shady about, suspected of, sus about, sussed, sussing, sussing out, i'm onto, im onto, putting
        my vote on, put my vote on, place my vote on, placing my vote on, my vote will be, i
        condemn, condemn, convict, denounce, an eye on, our eyes on, your eyes on, keep eyes on, eyes are on, all eyes
        on, i do suspect, strongly suspect
        """
    ),
    Sense.NAMING: (
        *ENDING,
        *("it isn't", "it isnt", "it wasn't", "it wasnt", "it ain't"),
        *_listed(
            """
            vote is on, votes are on, torn between, choose between, toss up between, tossup between, undecided
            between, suspicion lies with, suspicions lie with, suspicion lies on, it's, its, it is, it was, it has to
            be, it must be, it can only be, it could be, it's got to be, it must have been, it has to have been, it
            might be, it may be, it's gotta be, it's definitely, has to be, gotta be, got to be, must be, could be,
            might be, can only be, sounds like, looks like, seems like, guess is, money is on, money's on, bet is on,
            bet on, betting on, vote is, vote goes to, vote's on, i'll go with, ill go with, leaning, leaning towards,
            point at, pointing at, that leaves, which leaves, leaves only, only leaves, i smell, i say, i still say,
            i'd say, id say, blaming it on, end up with, the one is, who else but, could it be but, suspect is,
            suspect, guilty one is, culprit is, killer is, probably, maybe, definitely, bet's on, answer is, it's
            between, its between, it is between, must've been, other one is, partner is, other is, should be, points
            to, points at, point to, suspicion is on, suspicion is still on, suspicions are on, it has been, it's
            been, leaning to, lean towards, lean to, suspicion is, suspicions are, target is, my pick is, pick is,
            choice is, bet is, call is, theory is, gut is, hunch is, instinct is, fingers point to, finger points to,
            finger points at, blame falls on, blame lies with, blame is on, suspicion falls on, suspicions fall on,
            comes down to, boils down to, narrowed down to, narrowed it down to, narrows it down to, leaves us with,
            leaving only, that leaves us with, remaining suspect is, none other than, no other than, points towards,
            points toward, point towards, point toward, points straight to, points straight at, vote stays on, vote
            stays with, vote remains on, my vote will go to, vote will go to, vote must go to, vote should go to,
            vote's going to, vote is going to, vote is for, votes should go to, lock in, leaning toward, lean toward,
            inclined towards, inclined toward, wager on, helmet on, life on, everything on, house on, money is still
            on, all in on, evidence points to, it was always, it's always, it is always, it's still, it is still, it
            can't be anyone but, it has got to be, it had to be, it should be, it would be, it will be, has got to be,
            had to be, who's left is, only one left is, suspects are, suspects is, suspect list is, names are
            """
        ),
    ),
    Sense.VERDICT: _listed(
        """
        out of here, it is, it is for me, for me, out, all the way, my vote, my pick, my guess, my choice, my suspect,
        my main suspect, my top suspect, my first choice, my bet, my read, my call, my prime suspect, my number one
        suspect, my biggest suspect, my strongest suspect, my first suspect, my second suspect, my final answer, my
        final vote, my target, my answer
        """
    ),
    Sense.HONESTY: _listed(
        """
        have an alibi, have alibi, have any alibi, has an alibi, got an alibi, have a good alibi, have a solid alibi,
        have a real alibi, have a clear alibi, have anyone to vouch, have anybody to vouch, have a witness, answer,
        answering, buys it, buys that, buys this, buying this, buy it, buy that, buying that, buying it, buy this,
        innocent, honest, trustworthy, credible, the truth, the whole truth, add up, adds up, adding up, make sense,
        makes sense, check out, checks out, reliable, convincing, consistent, believable, plausible, a crewmate,
        crewmate, crew, one of us, on our side, to be trusted, being honest, being truthful, telling the truth, tell
        the truth, told the truth, truthful, being straight, lines up, hold up, holds up, holds water, hold water,
        stack up, stacks up, fits, convince me, convinces me, convince anyone, convince us, sit well, sit right
        """
    ),
    Sense.TRUST: _listed(
        """
        listen to, listening to, trust, trusting, trusted, trusts, believe, believing, believed, believes, buy,
        buying, buys, convinced by, trust in, count on, rely on, comfortable with, faith in, believe in
        """
    ),
}
