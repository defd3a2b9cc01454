"""The shapes of sentences that take back, or clear of, what their words say. Data alone, as in `shapes`."""

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
"""
