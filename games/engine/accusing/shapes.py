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
nobody|noone|no_one|anyone|anybody|nothing else|other|left ... but|except|than|besides @
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
@ BE|SEEM BAD|so_quiet|too_quiet|very_quiet|oddly_quiet|guilty $|,|to_me|here|today|too
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
i|we NOT see|saw|seen @ do|doing|finish|complete .. task|tasks|work
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
leaves|leaving us? with? only? @ $|,|without|as|unaccounted
@ 's STORY ... do|does|did NOT .. work|match|fit|add_up|hold|hold_up|convince|check_out|make_sense|line_up
@ 's STORY changes|changed|shifts|falls_apart|boils_down
@ 's STORY HAVE .. gap|hole|holes|gaps|problem
@ , but? that|this|your STORY does|do|is|'s NOT
@ LOOK worse|shadier|guiltier than
trust|believe ~ more than @ $
i am .. uneasy|uncomfortable|wary about|of|with|by|around @
i am .. worried|concerned|nervous about|by @ $|,_nobody|,_no_one|,_who
i have|got a? strong|bad|weird|some|serious|my? feeling|hunch|suspicion|suspicions|doubts|concerns about @
i do not like|appreciate|love @ 's
i do not like how|that|what|the_way how? quickly|fast|easily|much? @
it|i find|found|seems|seem|looks it? .. BAD|interesting|funny|curious|hard_to_believe that|how? @
it|that BE .. BAD|funny|curious that|how @
^ interesting|funny|odd|strange|weird|curious|convenient|suspicious|crazy how|that @
bothers|worries|concerns|troubles|bugs me|us BE? that|how? @
done|finished|tired being .. patient|nice|polite|gentle with|to @
fall|falls|falling for @ 's
i am between|torn @ $
remove|expel|exile|ditch|airlock|evict|banish @ $|,|from|now|before|and|today|first|off
send|get|throw|kick @ off|from
lock|locking|locked in? @ $|,|in
i have? already? voted for? @ $|,|already|too|again
join|back|support|follow me|us on|against .. @
shift|shifting|turn|turning|put|putting|set|setting|move|moving .. focus|attention|suspicion|eyes|sights|vote to|on|onto|toward|towards|at @
take|taking|have|having a .. look at|into @
look|looking at @ 's STORY|timing
stay away from @
careful|cautious|careful_around around|of|with @ $
watch @ $|closely|carefully
let's|lets|to|should|must|want|we|i question|pressure|interrogate|investigate @ $|,|now|first|about|on
let's|lets talk about @ $
^ goodbye|bye|bye_bye|farewell|adios|so_long ,? @ $
goodbye|farewell to @ $
^ let's|lets go|do @ $
^ go|i_go|hence|ergo|therefore|thus|conclusion|verdict|eyes_on ,? @ $
^ @ first|today|tonight|next $
agree|agreed|now|right|yes|fine , @ first|today|tonight $|,
^ ~ first|today|tonight|now|goes_first|goes_today ,? and? then? @ tomorrow|next|second|after|later|third|$
, ~ first|today|tonight|now|goes_today ,? and? then? @ tomorrow|next|second|after|later|third|$
^ first|today|now ~ ,? and? then|next|tomorrow @ $
^ first|today|now @ ,? and? then|next|tomorrow ~ $
with @ as a|the|my? .. second|backup|alternative
unlike @ $|,
who|one|person|ones .. pushed|led|killed|vented|lied|lies|benefits|gains|profits|quiet|silent ... : @ $
i|we|i've .. told|warned you|everyone|them|us about @
this|that|it BE .. @ 's doing|work|fault|plan|handiwork
without a doubt @ $
time for @ to go|leave
@ BE the one $|,|here|guys
@ BE done|caught|finished|over $|,
~ , @ BE out|next|done $
@ , it BE over
@ 's time BE up
@ can NOT talk|lie|weasel|wriggle .. out|way
@ would_be|BE still|also? my|our PICK|guess|choice|read|bet
@ tops my|our|the
why BE @ .. ,? BAD|so_quiet|quiet|silent|lying|defensive
^ @ first|today|now|tonight|goes_today|goes_first ,? and? then? ~ tomorrow|next|second|after|later|third|$
i am for|all_for|on_board_with @ $
count me in .. on|for @
behind|support|favor|favour|for a|the @ vote|ejection
@ smells|stinks|reeks $|,|of|bad|fishy|like
NOT sure|convinced|certain|sold|satisfied about|by|of|on|with @ 's STORY
how BAD|convenient|interesting|funny|original , @ $
@ do|did NOT report
@ HAVE got_to|gotta go|leave
and @ for the|this last|first|second|other|previous .. $
, @ partner|accomplice $
~ BE the second|first|other GUILTY and @ BE the first|second|other $
@ point|points|pointing|pointed|pointed_a_finger at|to|toward me|us
led|pushed|driven|steered by @
@ 's STORY BE .. mystery|unknown|unconfirmed|unverified
defend|explain|justify @ $|or|,|now
consensus BE|SEEM to_be? on? @
it could|might|may|must still|well|also be @ $|,
had|have|got|caught @ dead_to_rights|red_handed
@ , who HAVE no|zero STORY|witness|witnesses|one|proof
@ claim|claims|claimed|says|said .. , but NOBODY BE|saw
what BE @ 's excuse
what BE @ hiding
why did nobody|no_one|we vote|eject|suspect for? @
had we voted|ejected for? @
we do|did NOT vote|eject for? @ and|, now
believe|trust|side_with|agree_with|with ~ about|regarding @
~ may|might|could|BE be? right about @
@ BE ... , convenient|suspicious|sus|odd|strange|weird $
^ @ or me|i
^ @ , not ~ $
a|our culprit|suspect|killer|impostor|imposter , @ $
~ 's ... more credible|believable|convincing|honest|plausible than @
^ % BE|LOOK|SEEM|makes|feels BAD|suspicious $|,|to_me|enough
^ % BE|LOOK|SEEM|makes|feels me? very|so|really|quite|rather|too|pretty|extremely|incredibly|highly|a_bit|uncomfortable|nervous|uneasy
    |suspicious|wonder BAD?
^ % BE .. how|what an? impostor|impostors|imposter|imposters|killer|killers|liar|liars
^ % do|does NOT add_up|make_sense|make_any_sense|work|fit|match|sit_right|hold_up|check_out|line_up
NOBODY believes|believe|buys|buy|trusts|accepts %
NOT believe|buy|trust|accept %
NOT believe|buy|trust a|one|any word|single_word of %
@ 's STORY .. tells|says|speaks you|us|me? .. all|everything|a_lot|enough|volumes
check|verify|examine|question @ 's STORY
@ gets|takes|makes|scores a|another|his|her|one .. kill|one
@ HAVE yet to
@ HAVE NOT .. denied|explained|answered|addressed|deny
@ done|cooked|toast|busted $|,|lol|bro
hold|holding @ accountable|responsible
vote 's|BE|was staying|going|landing|sitting on|with|to|for @
@ .. came|comes|coming|cooked up_with|up that|this|the|a
@ BE|'s so sure|quick|eager|calm|confident
being|been|be|getting played|fooled|manipulated|deceived|misled|tricked by @
so @ it shall|will be
@ had|had_better|better better? have|give|explain|answer|start|talk
@ BE? the one i would|will|am|suspect|trust_least
@ says|said|claims contradicts|conflicts|clashes
why so|the BAD|quiet|silent|rush|panic , @
vibes|vibe|energy from|off @
@ says|claims|said|claimed ... , but #
@ 's STORY .. rubs|rubbing|bothers|bugs me
testimony|case|evidence|word|claim against|on @ BE compelling|strong|solid|convincing|clear|damning|overwhelming|enough
impostor|imposter|killer|scum .. tactic|move|behavior|behaviour|play|trick , @ $
@ ... BE called deflection|lying|gaslighting|projection
fools|foolish|crazy|stupid|mad|insane NOT to VOTED for? @
my|our .. suspects|two|three|picks|candidates BE|: @ $
gives|brings|leads|points us|me with|to? @ $
@ BE on thin_ice|the_hook|my_list|my_radar|notice
something do|does NOT add_up|fit|sit_right|make_sense about|with|in @
^ how come @
@ ... BE a .. bad|worrying|terrible|telling sign|look
makes|making|make @ LOOK .. BAD|guilty
@ BE .. weakest|weak link
time to let|send|vote|kick @
puts|places @ closest|near|right|next|at .. scene|body|crime|kill|murder
@ 's accomplice|partner_in_crime|partner
@ ... out_of|of panic|desperation|spite $|,
@ , do NOT lie|play_dumb|deny|pretend|deflect
@ , cut|drop|stop|quit|spare_us the|your|this? act|lying|pretending|nonsense|games|lies
@ ,? that|this BE|sounds|seems|looks a|an|the? .. BAD|lie|lies|impossible|not_possible|excuse|suspicious|sus
^ busted|gotcha|got_you|got_ya|caught|caught_you|checkmate|game_over ,? @ $
out @ go
^ see_ya|cya|so_long|out|bye ,? @ $
airlock|space with|for|go @ $
@ to|in|into|out the airlock|vacuum
^ space|yeet|airlock|lynch|boot|exile @ $
@ wins|will_win $|,|if
NOT feel safe|comfortable with|around|near @
refuse|stopped|stop|lost to|all|my? trust|trusting|believe|believing|faith in? @
who would|could|can|even trust|believe @
only a? fool|fools|idiot|idiots trusts|trust|believes|believe @
least of all i? trust? @
everyone|everybody|all|us .. but|except|besides|other_than @ HAVE .. STORY|witness|accounted
everyone|everybody|all|us HAVE|BE|can .. STORY|accounted|clear|witness|confirmed|prove .. ,? but|except|besides @
the only one|person|player .. unaccounted|missing|without|left ... BE|: @
@ BE .. closest $|,|to
it|its BE? me|i or @
my .. suggestion|read|conclusion|theory|feeling|impression|verdict|opinion BE .. @ $|,
^ def|defo|likely|surely|likeliest|maybe|perhaps BE? @ $
@ must|has_to|have_to|gotta|got_to|BE be? it $
it BE? you|u @ $
you|u did_it|vented|lied|killed_her|killed_him ,? @ $
shame on @
@ 's time HAVE come
@ BE NOT where
~ says|said|claims|claimed ... , but @ BE|do|does|did NOT
@ says|said|claims|claimed ~|to ... , but i|we BE|saw|checked
@ lunged|jumped|came|swung|lunges at|after|for me|us
@ almost|nearly killed|got|had|stabbed me
@ BE working|teaming|teamed|plotting|conspiring|colluding up? with ~ $|,
~ BE working|teaming|teamed|plotting|conspiring|colluding up? with @ $|,
the|our|your team|duo|pair|impostors|killers|imps BE|: @ $
bad|terrible|awful|suspicious look ,|for @
NOT a good|great look ,|for @
look|looks|looking BAD|grim|guilty for|on @
NOT look|looks|looking good|great|promising for @
@ do|does|BE NOT look|looking good|great|innocent
"""

CLEARING = """
^ @ BE safe|innocent|crew|clear|clean|cleared|trustworthy|honest $|,
, @ BE safe|innocent|crew|clear|clean|cleared|trustworthy|honest $|,
less|least .. BAD of|about|toward|than @
@ LOOK|BE|SEEM .. less|least .. BAD
one|person|player who|that|with|i .. can|found|confirm|confirmed|reported|fixed|saved|vouched ... BE @
against VOTED for|out? @
VOTED out|off|for|against? @ makes no|little|zero sense
a vote for|on @ BE
no_one|nobody|noone HAVE accused|suspected|blamed|mentioned|voted @
GUILTY wants|want|tries|trying us|you|everyone|to? to? VOTED for|out? @
accuses|blames|suspects|hates|doubts @ for? no_reason|nothing
nothing|neither|little points|point|says|speaks|leads|ties at|to|toward|against @
@ ... rather_than BAD|GUILTY
regret|regrets VOTED for? @
i was skeptical|suspicious|doubtful|wary|unsure of|about @ ... , but
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
