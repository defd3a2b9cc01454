"""The shapes of sentences that tell something against somebody. Only data.

A shape is words in a row: `@` is whom it is about, `~` anybody else, `%` "that", "this" or "it" if the sentence before
was about somebody, a word in capitals a family, `a|b` one of the two, `a_b` both in a row, `?` stands behind what may
be missing, `..` for up to three words of the same clause and `...` for up to seven, `^` and `$` for the beginning and
the end of the sentence. An indented line goes on with the one before it.
"""

OF_SOMEBODY = """
@ BE .. the|my|our|your CLEAREST PICK
@ BE the|our|my|your|a|an|that|this|one_of_the|still_the|a_big|the_biggest|the_real|the_other|the_second GUILTY
~ BE NOT .. GUILTY|BAD|one|lying|guilty .. , but? @ BE|does $
~ BE NOT .. GUILTY|BAD|one|lying here|this_time|today , but? @ BE|does $
@ should|must|needs_to|need_to|has_to|have_to|gotta|got_to|ought_to|deserves_to|better be? EJECTED
@ SHOULD pay|hang|burn|fly|answer_for|confess|be_the_vote
@ SHOULD go|leave $|,|now|today|tonight|first|next|out|overboard|and|or|before|because|this|for|if|then|right|asap
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
@ ... and_that|and_that's|that's|thats|which LOOK .. BAD $
@ ... , which|that|this|it|and_that LOOK .. BAD $
@ ... , that|which|it tells|says .. everything|it_all|all|a_lot|enough|volumes|a_story
@ , .. the|your|these|those|his|that ... NOT add_up|make_sense|match|fit|check_out|line_up|hold|work
@ BE .. the only|last one|person|player|people|guy|ones|impostor|suspect .. left|remaining|could|can|unaccounted
    |without|with_no|near|missing|who_could|that_could|close
@ BE .. suspect|compromised|screwed
    |done_for|busted|exposed
@ BE the? one|guy|man , no_doubt|for_sure|100|certainly|obviously|no|trust_me|i
@ BE the? first|second|third|other|last|final|real|actual|likely|remaining GUILTY
@ gives|gave|giving|sends|sent me|us|off|everyone .. BAD|creepy|terrible|impostor vibes|vibe|feeling|energy|feelings
@ BE .. keeping|staying|laying|lying .. low|quiet|silent|hidden
@ BE absent from
@ 's STORY has|have|with|contains|got more|many|several|some|big|huge? .. holes|gaps|contradictions|inconsistencies
    |problems|flaws
@ belongs in|out space|outside|prison|jail|there|airlock|the_airlock|vacuum|lava
@ , that|those|that's|these|there 's|is|are .. team|pair|duo|impostors|two|killers|imps
@ LOOK too close|attached|loyal|friendly|cozy|eager|comfortable to|with|for
@ HAVE .. escaped|dodged|avoided|evaded|ducked .. scrutiny|questions|suspicion|question|answers|blame|attention
    |everything
@ BE .. pretending|faking|simulating|acting
@ BE|do|does|did NOT .. doing|do the|his|her|any|their|a? task|tasks|work
@ knows .. we_are|i_am|we're closing_in|onto|on_to|close
@ fits $|,|perfectly|the|every|best
@ LOOK|BE .. rubbish|bogus|nonsense|hogwash
@ 's? STORY .. LOOK .. rubbish|bogus|nonsense|hogwash|BAD
@ SEEM .. BAD $|,
@ made|makes|making .. story|claim|accusation|thing|vent .. up
@ goes|flies|hangs $|tonight|today|now|first
@ could easily|well_have|have_easily
@ BE the|one reason|cause|source|root
@ hides|hiding|hid|hide behind ~
@ BE|got|get|been .. caught in|red|lying|out|venting|faking|on
@ BE|SEEM BAD|too_quiet|very_quiet|oddly_quiet|guilty $|,|to_me|here|today|too
@ BE very|so|really|quite|rather|too|being|a_bit|kinda|pretty|extremely .. BAD $|,|to_me|here|today|too
@ BE a|the? venter|danger|menace|scapegoat_hunter
@ BE ALLIED
@ BE .. protecting|shielding ~
@ BE .. buying_time|overreacting|overexplaining
@ BE behind this|it|that|everything|all
@ HAVE .. something_to_hide|blood_on|opportunity|motive|means|the_time
@ makes|make|made|gives me .. BAD|uneasy|uncomfortable|wonder|doubt
@ worries|bothers|concerns|bugs|troubles|unsettles me|us
@ NOT does|did|do|finished|completes .. task|tasks
@ conveniently|mysteriously|magically|miraculously
@ knows .. more_than|too_much
@ ignored|walked_past|ran_past|ran_from|left_behind .. body|corpse
@ could|can NOT .. name|tell_us|explain|describe|remember
@ HAVE .. slid|slipped|flown|flying|stayed|been under|below the? radar
@ HAVE? NOT have|has? contributed|helped|participated|shown_up|showed_up|react|reacted|added
@ .. leads|led|leading the charge|vote|push|witch_hunt|bandwagon
@ pointing|points|pointed .. finger|fingers
@ 's STORY .. BE|LOOK|is BAD $|,|and
@ 's attempt|attempts|reaction ... BE BAD|telling $|,
@ 's STORY ... do|does|did NOT .. work|match|fit|add_up|hold|hold_up|convince|check_out|make_sense|line_up
@ 's STORY changes|changed|shifts|falls_apart|boils_down
@ 's STORY HAVE .. gap|hole|holes|gaps|problem
@ , but? that|this|your STORY does|do|is|'s NOT
@ LOOK worse|shadier|guiltier than
^ @ first|today|tonight|next $
^ ~ first|today|tonight|now|goes_first|goes_today ,? and? then? @ tomorrow|next|second|after|later|third|$
, ~ first|today|tonight|now|goes_today ,? and? then? @ tomorrow|next|second|after|later|third|$
@ BE the one $|,|here|guys
@ BE done|caught|finished|over $|,
~ , @ BE out|next|done $
@ , it BE over
@ 's time BE up
@ can NOT talk|lie|weasel|wriggle .. out|way
@ would_be|BE still|also? my|our PICK|guess|choice|read|bet
@ tops my|our|the
^ @ first|today|now|tonight|goes_today|goes_first ,? and? then? ~ tomorrow|next|second|after|later|third|$
@ smells|stinks|reeks $|,|of|bad|fishy|like
@ do|did NOT report
@ HAVE got_to|gotta go|leave
, @ partner|accomplice $
~ BE the second|first|other GUILTY and @ BE the first|second|other $
@ point|points|pointing|pointed|pointed_a_finger at|to|toward me|us
@ 's STORY BE .. mystery|unknown|unconfirmed|unverified
@ , who HAVE no|zero STORY|witness|witnesses|one|proof
@ claim|claims|claimed|says|said .. , but NOBODY BE|saw
~ may|might|could|BE be? right about @
@ BE ... , convenient|suspicious|sus|odd|strange|weird $
^ @ or me|i
^ @ , not ~ $
~ 's ... more credible|believable|convincing|honest|plausible than @
^ % BE|LOOK|SEEM|makes|feels BAD|suspicious $|,|to_me|enough
^ % BE|LOOK|SEEM|makes|feels me? very|so|really|quite|rather|too|pretty|extremely|incredibly|highly|a_bit|nervous
    |uncomfortable|uneasy|suspicious|wonder BAD?
^ % BE .. how|what an? impostor|impostors|imposter|imposters|killer|killers|liar|liars
^ % do|does NOT add_up|make_sense|make_any_sense|work|fit|match|sit_right|hold_up|check_out|line_up
@ 's STORY .. tells|says|speaks you|us|me? .. all|everything|a_lot|enough|volumes
@ gets|takes|makes|scores a|another|his|her|one .. kill|one
@ HAVE yet to
@ HAVE NOT .. denied|explained|answered|addressed|deny
@ done|cooked|toast|busted $|,|lol|bro
@ .. came|comes|coming|cooked up_with|up that|this|the|a
@ BE|'s so sure|quick|eager|calm|confident
@ had|had_better|better better? have|give|explain|answer|start|talk
@ BE? the one i would|will|am|suspect|trust_least
@ says|said|claims contradicts|conflicts|clashes
@ says|claims|said|claimed ... , but #
@ 's STORY .. rubs|rubbing|bothers|bugs me
@ ... BE called deflection|lying|gaslighting|projection
@ BE on thin_ice|the_hook|my_list|my_radar|notice
@ ... BE a .. bad|worrying|terrible|telling sign|look
@ BE .. weakest|weak link
@ 's accomplice|partner_in_crime|partner
@ ... out_of|of panic|desperation|spite $|,
@ , do NOT lie|play_dumb|deny|pretend|deflect
@ , cut|drop|stop|quit|spare_us the|your|this? act|lying|pretending|nonsense|games|lies
@ ,? that|this BE|sounds|seems|looks a|an|the? .. BAD|lie|lies|impossible|not_possible|excuse|suspicious|sus
@ to|in|into|out the airlock|vacuum
@ wins|will_win $|,|if
@ BE .. closest $|,|to
@ must|has_to|have_to|gotta|got_to|BE be? it $
@ 's time HAVE come
@ BE NOT where
~ says|said|claims|claimed ... , but @ BE|do|does|did NOT
@ says|said|claims|claimed ~|to ... , but i|we BE|saw|checked
@ lunged|jumped|came|swung|lunges at|after|for me|us
@ almost|nearly killed|got|had|stabbed me
@ BE working|teaming|teamed|plotting|conspiring|colluding up? with ~ $|,
~ BE working|teaming|teamed|plotting|conspiring|colluding up? with @ $|,
@ do|does|BE NOT look|looking good|great|innocent
@ 's cover BE blown
@ 's STORY BE .. all_over_the|nowhere|messy|a_mess
@ owe|owes us|me|everyone
@ , i am NOT convinced|buying|sold
@ had|has|have no business|reason_to_be
@ lost me $|,|with|when|there
^ @ after that|it|them $
@ BE .. his|her|their mate|partner|friend|buddy|accomplice|helper $|,|and|all
@ defended|backed|protected|shielded ~ ... ~ BE .. impostor|imposter|imp
@ , i can|could NOT decide
^ either @ $|,
% BE what worries|bothers|scares|troubles|puzzles|concerns me|us
^ % bothers|worries|troubles|concerns|puzzles|scares me|us
@ 's days|minutes|hours BE numbered
@ HAVE .. questions to answer
@ still? owe|owes us|everyone|everybody .. route|explanation|account|story
@ ... explain those|these|that|your
@ HAVE NOT .. uttered .. word
@ HAVE NOT .. said|told .. word|step about|of
@ BE|HAVE been? terribly|awfully|suspiciously|remarkably|strangely|curiously quiet|silent
last company BE|SEEM .. @
@ can|could NOT back|prove|explain|verify|support
@ remains $
@ matches|fits|ticks|checks the|all|every
@ will|'s|BE get|getting my|our vote|votes
@ raises|raised|raise .. questions|eyebrows|flags|suspicion
@ BE NOT .. innocent $|,|you|and
@ BE .. next|over|done ,? if|after $
@ said|says|claimed|claims .. and|but|then now|suddenly it_is|it's|its|he|she|you|it_changed
^ first @ BE|said .. now ~ BE|say|says
first @ said|BE .. then|now ~
@ defends|defended|defending|protects|protected ~ .. a_lot|again|hard|so_much|constantly|every_time|all_game|too_much
@ why do|are ~ defend|defending|protect|protecting|covering ~
@ knows|knew .. how|where ~ died|was_killed
@ ,? pack|start_packing your|~
^ @ , then $
@ ,? why do|are|did ~ .. defend|defending|defended|protect|protecting|protected ~
@ BE on|over|onto|at ~ and|when ~ dropped|died|fell
@ leave|leaves|leaving|left|exit|exits|exiting a|the|that vent
@ and ~ fighting|arguing each_other .. fake|staged|act|acting|theater|theatre
~ and @ fighting|arguing each_other .. fake|staged|act|acting|theater|theatre
@ or nobody|no_one|skip $
@ 's STORY leaves .. desired
@ shall|will|must be|get squeezed|roasted|cooked|toasted|fried|served
@ walks|walk the plank
@ can NOT talk|lie|weasel your|~? 's? way
"""
