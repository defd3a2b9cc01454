"""The shapes of sentences in which they accuse somebody, or clear. Data alone.

A shape is words in a row: `@` is whom it is about, `~` anybody else, a capital a family, `a|b` one of them, `a_b` both,
`?` behind what may be missing, `..` up to three words of the same clause and `...` up to seven, `^` and `$` its ends.
A line that is indented goes on with the one before it.
"""

ACCUSING = """
@ BE .. the|my|our|your CLEAREST PICK
POINT back|straight|directly|right|down|only? to|at|toward|towards|back_to|down_to|up_to @ $|,|and|as|now|again|alone
end|ends|ended|left|land|lands|landed|stuck|arrive|arrived|arrives up? at|with|on @ $|,|again|now
@ BE the|our|my|your|a|an|that|this|one_of_the|still_the|a_big|the_biggest|the_real|the_other|the_second GUILTY
~ BE NOT .. GUILTY|BAD|one|lying|guilty .. , but? @ BE|does $
~ BE NOT .. GUILTY|BAD|one|lying here|this_time|today , but? @ BE|does $
get|take|vote|throw|kick|send|toss|chuck|boot|launch|shove|push|want|wants|see @ OUT|gone|ejected|removed|voted_out
SHOULD|lets|let's|can|to|and|we|i|i'm|gonna|today AFTER @ 's?
i|we .. AFTER @
NOT let @ .. LETTING
@ SHOULD be? EJECTED
@ SHOULD go|leave|pay|hang|burn|fly|answer_for|confess|be_the_vote
in favor|favour of .. @ leaving|going|out|ejected|being|ejection
vote|voting with .. ~ on|for|against @
with|agree_with|agreeing_with|follow|following|join|joining|second ~ .. on|about|against|over|for|regarding @ $|,
    |here|now
WEAPONS on|against|at|toward|towards|to @ $|,|now|please|first|here|today|everyone
NOBODY can|could|will|would|was_able_to|is_able_to|has PROVE .. @
@ ... , but|and|yet|though? NOBODY can|could|will|was_able_to PROVE|back|confirm|verify|support
@ ... and|but NOBODY can|could|will PROVE|back|confirm|verify
@ BE? missing|lacking|lacks|without|short_of a|an|any|his|her|their|even? .. STORY|witness|proof
@ HAVE? NOT have|has|given|give|provided|provide|offered|offer|shown|show|got us? a|an|any|one|good|even .. STORY
    |witness|proof|evidence
@ 's STORY tells|says|speaks .. volumes|everything|it_all|all|a_lot|enough
@ keeps|keep|kept|HAVE|BE|always|constantly|been|started|starts|resorts_to .. DODGING
@ BE NOT? .. EAGER to .. ACCUSE
@ EAGER to .. ACCUSE
@ 's? just|basically|already|all_but|pretty_much|practically? DODGED
@ ... expect|see from|of a|an|the impostor|imposter|killer|imp|liar
@ ... impostor|imposter|imp|killer|scum|wolf behavior|behaviour|play|move|moves|energy|vibes|talk|logic|tactic
    |tactics|thing|strategy
crewmate|crewmates|crew would|does|do NOT ... , @ $
something|smth|smthn about|with|in @ 's? .. BE|LOOK|rubs|bothers|worries|smells|stinks|does|screams
something BE? .. BAD .. about|with|in @
NOBODY .. SAFE ,? while|until|till|as_long_as|with|when @ .. STAYING|gone|leaves|$
NOT put .. past @
@ ... and_that|and_that's|that's|thats|which LOOK .. BAD $
@ ... , which|that|this|it|and_that LOOK .. BAD $
@ ... , that|which|it tells|says .. everything|it_all|all|a_lot|enough|volumes|a_story
@ , .. the|your|these|those|his|that ... NOT add_up|make_sense|match|fit|check_out|line_up|hold|work
i smell|sense|see|suspect|doubt|question|distrust|challenge|fear|dread @ 's? $|STORY|,|on_this|here|most|first|too
i got|have|had|get .. BAD feeling|vibes|vibe|feelings|gut about|from|on|with @
i BE? .. suspicious|skeptical|sceptical|wary|distrustful|sure|certain|convinced|confident of|about|it's|it_is|its
    |that's|on @ 's? $|,|now|too|here|most|STORY
gut|instinct|instincts|intuition|money|everything|evidence|signs|clues|nose|hunch|logic says|say|screams|scream
    |tells_me|favors|shouts|whispers it's|it_is|its|that_it's? @ $|,
nobody|noone|no_one|anyone|anybody|nothing else|other ... but|except|than|besides @
@ BE .. the only|last one|person|player|people|guy|ones|impostor|suspect .. left|remaining|could|can|unaccounted
    |without|with_no|near|missing|who_could|that_could|close
only @ .. could|can|was_near|was_close|was_alone|had_the|was_around|was_missing|has_no|had_no|is_unaccounted
@ BE .. unaccounted|nowhere_to_be_seen|nowhere_to_be_found|suspect|compromised|toast|cooked|finished|doomed|screwed
    |done_for|busted|exposed
the|our|my CLEAREST PICK|suspect|person|impostor|killer .. is|would_be|has_to_be|must_be|remains @
the|our|my one|person|player|guy|man|only_one|killer|impostor|culprit|someone who|that ... is|was|wears @ $
the|that killer|impostor|imposter|culprit|murderer|liar|traitor|someone|somebody ... is|wears|was @ $
one|someone|somebody|anyone of|among us|you|them ... is|be @ $
@ BE the? one|guy|man , no_doubt|for_sure|100|certainly|obviously|no|trust_me|i
@ BE the? first|second|third|other|last|final|real|actual|likely|remaining GUILTY
@ gives|gave|giving|sends|sent me|us|off|everyone .. BAD|creepy|terrible|impostor vibes|vibe|feeling|energy|feelings
@ BE .. keeping|staying|laying|lying .. low|quiet|silent|hidden
@ BE absent from
@ 's STORY has|have|with|contains|got more|many|several|some|big|huge? .. holes|gaps|contradictions|inconsistencies
    |problems|flaws
@ belongs in|out space|outside|prison|jail|there|airlock|the_airlock|vacuum|lava
not afford|allow|risk to? keep|leaving|leave|keeping|have|trust @ ..
how|very|so|awfully|quite|pretty|too convenient|lucky|handy|suspicious|fortunate|interesting|funny of|for|that @
maybe|perhaps|surely|clearly|likely @ did it|this|that|the|him|her .. kill|last_one|one|murder|deed|rest $
@ , that|those|that's|these|there 's|is|are .. team|pair|duo|impostors|two|killers|imps
WEAPONS .. locked|cast|set|fixed|in|stays|placed|still .. on|against|for @
vote|votes BE .. locked|cast|set|in|placed .. on|against|for @
i'd|i would? say|guess|bet|pick|name|choose @ $
@ LOOK too close|attached|loyal|friendly|cozy|eager|comfortable to|with|for
@ HAVE .. escaped|dodged|avoided|evaded|ducked .. scrutiny|questions|suspicion|question|answers|blame|attention
    |everything
has|got @ written_all_over
i know|see what|exactly_what @ did|are_doing|is_doing|is_up_to|are_up_to
@ BE .. pretending|faking|simulating|acting
SUSPECTING ... : @ $
no mistake|mistakes|doubt|question|more_games ... : @ $
with|behind|believe|agree_with ~ : @ $
@ BE|do|does|did NOT .. doing|do the|his|her|any|their|a? task|tasks|work|anything
@ knows .. we_are|i_am|we're closing_in|onto|on_to|close
lie|lies|nonsense|false|bullshit and @ knows
@ fits $|,|perfectly|the|every|best
@ LOOK|BE .. rubbish|trash|garbage|bogus|nonsense|hogwash
@ 's? STORY .. LOOK .. rubbish|trash|garbage|bogus|nonsense|hogwash|BAD
@ SEEM .. BAD $|,
try|consider|check_out|investigate @ $
have|got|keep|keeping|kept my|an|our|both? .. eye|eyes on @
everyone|everybody|anyone|whoever who|that? trusts|trust|believes|believe|defends|defend|clears @ will|is
believe|trust|prefer|take ~ over|before @ $|,|any_day|here|now
i'd|would|rather .. take|pick|choose|vote|eject @ over|before|rather_than ~
suspicion|suspicions|blame|vote|votes|finger|fingers|shadow|guilt .. falls|fall|fell|lies|rests|lands|land ..
    on|with|at @
@ made|makes|making .. story|claim|accusation|thing|vent .. up
look|looking at @ next|first|now|again|closer|closely|carefully|instead
@ goes|flies|leaves|dies|walks|hangs $|tonight|today|now|first
@ could easily|well_have|have_easily
@ BE the|one reason|cause|source|root
@ hides|hiding|hid|hide behind ~
@ BE|got|get|been .. caught in|red|lying|out|venting|faking|on
"""

CLEARING = """
i|i'm BE? .. wrong|mistaken|unfair|sorry|harsh to|about|on|for .. @
i|i'm BE? wrong|mistaken|unfair|sorry to|about|on|for .. VOTED .. @
take|taking .. back .. @
take|taking .. back ... @
i|we thought|suspected|believed|assumed|figured .. it BE|had_been @ ... , but
i|we suspected|accused|blamed|doubted|distrusted|voted @ .. at_first|first|initially|before|earlier|but|too_early
    |unfairly
i|we used_to suspect|distrust|think|doubt|blame ... @
at|first|initially|originally i thought|suspected|believed|accused ... @
at first , i thought|suspected|believed|accused ... @
BE|was|is|'s|be a? OPINION to VOTED .. @
VOTED .. @ ... OPINION|too_far|nonsense|waste|wasted|helps_the|unhelpful|won't_bring|will_not_bring|will_not_help
would|will be .. OPINION|waste|wasted|shame|bad ... @
@ would|will be .. wasted|waste|wrong|OPINION
@ being VOTED|ejected|voted would
no|zero|nothing|little|without|lacking|not_any|hardly|not_enough .. EVIDENCE|BAD against|on|about|with|from|for @
hard|impossible|difficult|tough|weird|crazy to believe|imagine|think|picture|see that? @ would|could|did|is|was
@ could|might|may ... , but did|does|has|was? not
only VOTED @ , #
said|say|says|think|thinks|claimed|called .. @ ... , but? i|we do_not|never|disagree|doubt|don't
than|before|unless|without VOTED .. @
stop|quit|enough|no_more|tired_of|sick_of VOTED|saying|claiming|telling|pretending .. @
@ was|is|were framed|slandered|innocent|set_up
i|we agree|vouch|trust with|for .. @ .. innocent|honest
no one|nobody SHOULD|wants|votes? VOTED .. @
nobody SHOULD VOTED .. @
@ is|was|will be|'s? .. last|least person|one|player|suspect|likely|suspicious
@ BE no killer|liar|impostor|murderer|threat|suspect
want|wants|trying|eager|rushing|happy to VOTED @ for|without .. nothing|no_reason|evidence|proof|reason
VOTED @ for nothing|no_reason
it|this is|'s either|or @ ... , i can|do not
"""
