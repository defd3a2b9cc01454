"""The shapes of sentences that take back what their words say, or clear somebody of it. Only data, as in `shapes`."""

CLEARING = """
@ killed|kills|kill|killing it|time|the_lights|the_mood|the_vibe|that_task
@ vented|vents|venting about|to_me|to_us|his|her|their|some
@ wants|want|keeps_wanting|keeps_pushing to .. VOTED ~ $|,|now|too|out
@ BE .. right|correct|justified|wise to VOTED ~
@ killed|stabbed|murdered|voted himself|herself|themself|themselves|itself
@ would have no|NOT reason|time|chance
^ ~ over @ for me
it|that BE NOT @ $
^ @ BE safe|innocent|crew|clear|clean|cleared|trustworthy|honest $|,
, @ BE safe|innocent|crew|clear|clean|cleared|trustworthy|honest $|,
less|least .. BAD of|about|toward|than @
@ LOOK|BE|SEEM .. less|least .. BAD
one|person|player who|that|with|i .. can|found|confirm|confirmed|reported|fixed|saved|vouched ... BE @
i am .. against VOTED for|out? @
VOTED out|off|for|against? @ makes no|little|zero sense
a|the vote for|on @ BE|went|goes
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
    |killed|vented|faked|lied|sabotaged|stabbed
let's|lets|let_us say|suppose|imagine|pretend|assume ... @
^ say .. @ killed|vented|did|is|was|faked|lied
@ was|were|looked|seemed|sounded .. BAD ... fine|clear|cleared|trust|safe|innocent|okay|ok|wrong|believe
i|we thought|suspected|believed|assumed|figured .. @ ... wrong|mistaken
everyone|everybody|anybody|anyone|all|we_all except @ BE .. suspect|suspects|suspicious|BAD
everyone|everybody|anybody|anyone|all|we_all , but @ BE .. suspect|suspects|suspicious|BAD
accused|suspected|blamed|questioned|doubted by @ $
lied|lie|lies|lying , when ~ said|says|say|saying|claimed|claiming|told_us .. @
lied|lie|lies|lying|wrong that|about|by .. said|says|say|saying|claimed|claiming|told_us .. @
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
^ in|at|inside|near ... : @ $
order|alibis|saw|seen|met|person|people|body|victim|dead|trust|alibi|witness|safe|clear|innocent|crew|thanks
    |ask|question .. : @ $
notion|idea|suggestion|insinuation|premise|rumor|rumour|temptation|myth that|of|to .. @
notion|idea|suggestion|insinuation|premise|rumor|rumour|temptation|myth that|of|to VOTED for? @
object|objected|objecting|opposed|oppose|averse|said_no|say_no|saying_no to? VOTED for? @
probability|chance|likelihood|odds that|of|is .. @ ... negligible|nil|zero|slim|tiny|minimal
evidence|case|accusation|accusations|charge|charges|vote against|on @ ... thin|weak|weaker|weakest|circumstantial
    |planted
    |flimsy|negligible|collapses|collapsed|crumbles|insufficient|not|nothing|unproven|unfounded|baseless
retract|retracting|withdraw|withdrawing|rescind|unvote|unvoting|taking_back ... @
regret|regretting|regretted my|our|the|that|it|voting|accusing|blaming .. @
apologise|apologize|apologies|apology|owe_an_apology to @
owe @ an apology
i owe @
change|changing|changed|switch|switching|switched|move|moving|moved|shift|shifting .. vote from|off @
crime|shame|sin|rude|improper|wrong_of_me|tempting|insufficient|premature|easy|hard|cruel|trick|sad
    |pity .. to VOTED for? @
crime|shame|sin|rude|improper|tempting|insufficient|premature|cruel|hard to convict|point_at|finger|exile|hang @
only a|an|the .. would|could think|thinks|believe|suspect|say|claim|vote ... @
everyone|everybody|people|they|most|some|half_of_you|all_of_you|y'all|yall|folks so? sure|convinced|certain|content
    |thought|think|thinks|believe|believes|suspected
    |suspects|BE_so_sure|BE_sure|BE_convinced|seem|seems|assumed|assumes|says|said ... @
i thought .. for_a_second|for_a_moment|for_a_minute|briefly ... @
thought .. it BE @ ... but
^ .. had|if .. @ been
~ say|says|said|claim|claims|claimed|thinks|swears ... @ ... ~ say|says|said|claims|claimed|swears
~ say|says|said|claim|claims|claimed|swears|saw ~ ... ~ say|says|said|claim|claims|claimed|swears ... @
~ thinks|believes|says|said|claims ... @ ... but i am_not|do_not
@ BE|'s wrong|mistaken|scared|confused|misled $|,|about|and|but|there|because|too|as_well|like
@ HAVE .. lost his|her|their|your marbles|mind|way
@ could have ... i could have
calls|called|calling @ a|the? GUILTY|BAD|shady
pick|choose one|a_side|between , @
everyone|everybody|people|they BE|seem|seems ,? so|very|quite? sure|convinced|certain|content|happy|eager|quick ... @
notion|idea|observation that ... @
BE|been argued|alleged|suggested|proposed|insinuated that? ... @
in @ 's defence|defense|favor|favour
in defence|defense of @
^ had @ been
ejection|removal|lynching|execution of @ was|is|has|did|were
throwing|ejecting|voting|kicking|removing|booting|sending out|off|for|away? @ would .. handing|hand|hands|helping
    |help|mistake|gift|clear
@ BE|keeps blaming|accusing|framing me|us ,? because|since|for
but @ BE .. crew|crewmate|innocent|clean|clear|cleared
no|one|two|three|four|five|six vote|votes for|on|against @ ... skip|undecided|two|three|four
resolves|resolved|clears|settles|dispels my|our|the|any|all? doubts about @
the accused @
^ of_course|naturally|granted ,? @ BE near|by|at|with|next_to|beside|over ... $|,
i wish i could|had|knew|saw|can ... @
NOBODY believed|trusted|listened_to @
^ last meeting|round|time|game ,? it was @
tomorrow it BE|will|might be? @
i get|know|understand|see|realise|realize|grant|admit that? @ LOOK|BE .. BAD .. , but
corridor|hallway|way|route|path|door|road leads|lead|led .. to @
so|too|very? quick|eager|fast|keen to point .. @
you say|said|claim|think ... @ ... , but
~ say|says|said|claim|claims|claimed|think|thinks @ BE a? liar|lying|sus|suspicious|guilty , but
@ could have done_it|vented|killed ... i|anyone|anybody|everyone could
@ ... so|neither|nor did|was|am|have|do|can|could|would i|we|everyone|everybody
@ can not explain .. , i can not
half|many|most|plenty|some|several of you|us|them ... @
you|u may|might|probably|seem_to think|believe|suspect|say ... @ ... , but
votes for|on|against @ help|helps|mean|means|prove|get|do
want @ to stay
@ .. , says|said the|a|an
everybody's|everyone's|popular|public|common|general .. theory|choice|opinion|favourite|favorite|belief ... @
word|rumour|rumor|gossip|talk|story is|has|goes it? that? .. @
@ ... i was wrong|mistaken $|,
came .. to VOTED @
they|you|somebody|someone|everyone|everybody want|wants @ gone|out|dead|ejected
@ as the|a|an? GUILTY do|does|is|makes|was NOT|no
^ VOTED for|out|off? @ is|would|will|was .. easy|lazy|wrong|cheap|simple|unfair|too|pointless|silly
^ @ the GUILTY $
@ ... that BE a good|funny one
@ would make|be a|an poor|bad|terrible|lousy|awful|strange|odd|useless|hopeless GUILTY
theory|idea|story|notion that @ ... falls|fails|collapses|crumbles|breaks
too easy|simple|convenient|neat to say|think|claim|blame|call ... @
@ being sus|a_killer|a_liar|guilty is .. joke
you all|both|guys keep|keeps saying|claiming ... @
was|were about|going|ready|tempted|inclined to VOTED @ ,? but
VOTED out|off? @ gets|leaves|leads us|you|nowhere|to
VOTED out|off|for? @ now? would|will leave|get|lead|cost us|you
vote @ and you will
go on then? , vote @
maybe|perhaps @ , maybe|perhaps not
@ thinks|says|believes|suspects|knows one|some|two|somebody|someone of|is|among|here
@ BE killing it
that|which|this leaves @ clear|cleared|free|safe|innocent $|,|of|for|and
that|which|this leaves @ to fix|repair|mend|do|finish|guard|watch|check|handle|report|reset|start|wait|go
where @ lies|lay|is_lying
told|asked|promised|ordered to keep|watch ... @
accuses|accused|blames|accusing|suspects|blaming @ without|for_no|for_nothing|on_no
motion|proposal|vote to|against|for .. @ fails|failed|falls|lacks|is_denied
only thing|crime|sin|fault|mistake @
rumour|rumor|rumours|rumors|story|stories|claim|claims|talk about|against @ ... untrue|false|wrong|unfounded
could|might be @ ,? or? could|might? be? me|you|anyone|anybody|anything
stop|quit|enough|no_more your|yer? pointing|picking|shouting|yelling .. @
they .. saying|sayin|say .. @ ... but
for @ to be|have a|an|the? GUILTY
with|had @ at|by my side
between|either|or|to ~ ,? and|but @ BE with|scanning|on_cams|on_cameras|cleared|clear|confirmed|dead
it|its BE? ~ ,? and|but @ BE with|scanning|on_cams|on_cameras|cleared|clear|confirmed|dead
^ ~ TELLS|accuses|accused|believes|thinks that? .. @ ... , and? i can|could|was|am|have|do|did
    not|no|undecided|neutral|unsure
^ ~ TELLS that? .. @ ... , but i|nobody|no_one|we
^ ~ TELLS that? .. @ ... , and? i would like|want|need|love|prefer|have
according_to ~ ,? .. @
^ ~ accused|blamed|suspected|doubted @ last|earlier|before|already|back|in_round
~ accused|blamed|suspected|doubted @ $|, ~|and
i know|understand|see|get|realize|realise|appreciate why|that|how? @ .. suspect|suspected|accuse|doubt|blame me
@ have every|a|good|all? right|reason to suspect|doubt|accuse|question me
@ suspect|accuse|doubt|blame me , and i know|understand|get|see
looks|look|looked|sounds|sound|seems|seem BAD that|because|how? i ... @
no_longer suspicious|think|thinking|suspect|suspecting|accuse|accusing|blame|blaming|voting|vote|believe_it|after .. @
@ BE no_longer my|a|the? sus|suspect|suspicious|guilty|BAD
no_longer believe|buy|say|claim that|it? BE? @
when i said|called ... @ ... joking|kidding|teasing|mistaken
@ by|near|beside|over|next_to .. , but ~ ... with|behind me
@ HAVE been called|named|labelled|accused
^ should it turn out that? @
~ BE? .. trying|tries|keeps|eager|rushing|desperate ... pin_this_on|pin_it_on|blame_it_on @
too early|soon|hasty|rash|easy to .. condemn|accuse|blame|suspect|judge|convict|pin_this_on|point_at .. @
rule|rules|ruled|ruling @ out
@ BE ruled_out|out_of_the_question
i had @ down|marked as ... until|till|but|wrong|mistaken
earlier|old|first|initial|previous suspicion|suspicions|doubt|doubts about|of|on|against @ ... gone|over|wrong|mistaken
    |unfounded|baseless|unfair|misplaced|unjustified|vanished|faded|dropped|withdrawn|settled|resolved|cleared
earlier|old|first|initial|previous suspicion|suspicions|doubt|doubts about|of|on|against @ does|do|did not hold|stand
    |apply|count
@ BE off my|the|our? list|suspect
take|took|taking|cross|crossed|strike|remove|removed @ off|from my|the|our? list|suspect
eliminating|eliminates|eliminate|excluding|clearing|removing @ as|from a|an|the|my|our? possible? suspect|suspects
    |suspicion|killer|impostor|imposter|candidate|possibility|list|pool
saying|claiming|thinking|believing|suggesting|to_say|to_claim|to_think that? @ .. DEED|BAD|GUILTY ... BE
    a|quite_a|such_a? OPINION|nonsense|absurd|ridiculous
saying|claiming|thinking|believing|suggesting|to_say|to_claim|to_think that? @ .. DEED|BAD|GUILTY ... BE
    a|quite_a|such_a stretch|leap|reach
VOTED|voting_out|voting_for .. @ ... BE a|quite_a|such_a stretch|leap|reach|gamble
voting|voting_out|voting_for|ejecting .. @ ... BE OPINION
voting|voting_out|voting_for|ejecting .. @ ... BE how .. lose|lost|fail|mistakes
voting|voting_out|voting_for|ejecting .. @ .. on|without ... BE bad
voting|voting_out|voting_for|ejecting .. @ helps|would_help nobody|nothing|no_one|them
somebody|someone|anyone|one_of_us SHOULD|could check|look|watch on|after .. @
watch @ 's back
@ BE a|an|such_a|some|our killer|beast|monster|devil|fiend|assassin at
@ BE a|an|such_a killer|beast|monster|devil|fiend on|with|in the? asteroids|dance_floor|wires|cards|tasks|downloads
voting|voting_out|voting_for|ejecting|airlocking @ was right|correct|good|wise|justified
vote|votes on|for|against @ was|were correct|right|good|justified
it BE @ against|versus|vs ~
it BE ~ against|versus|vs @
it could|might|may be @ , ... it could|might|may be me|anyone|anybody
might|could|may be @ , or? it? might|could|may not
hesitant|reluctant|unwilling|loath|slow|afraid to VOTED|pin .. @
people|they|folks|some|everyone|everybody|most say|says|think|thinks|claim|claims ... @ ... , but
@ may|might|could seem|look|sound|appear .. BAD|GUILTY ... , but
@ LOOK|appears|appear .. BAD ... only because
@ LOOK|appears|appear .. BAD ... just|simply|merely because
everyone|everyone's|everybody|everybody's|people|they|all|most|many|some BE? pointing|looking|voting at|for @ ...
    yet|but
theory|idea|story|notion|claim that @ .. DEED|BAD|GUILTY ... does|did|do not hold|work|fit|add|make
theory|idea|story|notion|claim that @ .. DEED|BAD|GUILTY ... BE
    weak|thin|flimsy|false|nonsense|absurd|ridiculous|OPINION
would make|be @ .. GUILTY , which|and|but .. can|could not
would make|be @ .. GUILTY , and|but i doubt
@ would be .. GUILTY .. , which can|could not
@ would be|have|make .. GUILTY ... , and|but|which .. impossible|absurd|nonsense|silly
^ had @ killed|vented|done|lied|faked|sabotaged
VOTED|vote_for|vote_out @ only ,? #
@ called_out|caught|spotted|uncovered|revealed|identified|exposed|unmasked|named|noticed|ejected
    the|an|a|our|both|first .. GUILTY
@ noticed|pointed_out|spotted|caught|flagged|raised the|an|that|this|some inconsistency|contradiction|lie|gap|hole
@ BE nowhere|not_anywhere near the|a|any|it|that|this|there
@ BE far|too_far|miles|a_long_way|away|far_away away? from the|a|any|it|that|this|there|here|where
@ BE far|too_far|miles|a_long_way away $|,|and
"""

ABSOLVING = """
no|nope|nah|nay|wait|but|except|though|however ,? @ was|were with me|us
@ could|can not have|be it|done|the|a|an|our
it|that BE not @ $|,|after_all|either|who|because|and|but|he|she
@ BE not the|a|an|our GUILTY
i .. believe|vouch_for|trust|clear|cleared @ $|,|and|because|completely|fully|on_this|here
i .. not accusing|blaming|suspecting|voting @
i .. no doubts|case|evidence|proof|reason about|against|on|to .. @
leave @ alone|be|out_of_it
@ did nothing wrong|weird|suspicious
sorry|apologies|apologise|apologize to|for .. @
withdraw|retract|rescind ... @
@ BE dead|deceased|innocent|cleared $|,|now|and|on|in|too|already
rip|rest_in_peace @
@ was crew|innocent|a_crewmate $|,|and|but|the|so|all
@ died|BE_killed|BE_murdered|got_killed|BE_found $|,|and|in|there|by|on
~ kill|killed|kills|murdered|murders|stabbed|stabs|shot|slew @ $|,|in|and|right|next|then|at|before|behind|,
@ was|got|has_been ejected|voted_out|airlocked
@ turned_out to_be a|an|the|one_of_the|our? impostor|imposter|impostors|imposters|killer|crew|crewmate|innocent|clean
    |clear|safe
^ @ 's body|corpse|remains is|was|lay|lies|in|at|by|near|next|on|and|there|$|,
^ @ 's death
^ @ 's murder is|was|remains|in|at|by|$|,
we|i|crew lost @
"""
"""A line that says one of these of somebody anywhere does not accuse them."""
ABSOLVING_WORDS = frozenset(
    str.split(
        """
        accusing airlocked apologies apologise apologize arent believe blaming body but cant case clear cleared
        corpse could couldnt crew dead death deceased died doubts ejected evidence except found got however
        innocent isnt kill killed killer kills leave lost murder murdered murderer murders nah nay no nope not proof
        reason remains rescind rest retract rip shot slew sorry stabbed stabs suspecting suspicious t though
        trust turned voted voting vouch wait wasnt weird withdraw wrong
        """
    )
)
"""A line without any of these words has none of those shapes."""
