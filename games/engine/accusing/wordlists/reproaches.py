"""The shapes of sentences that hold against somebody what it did, knew, bore or caused, and of those that shun it.
Data, as in `shapes`."""

REPROACHED = """
why did|does|do|is|are|was|were @ FLEE
why did|does|do|is|are|was|were @ NOT report|call|tell|say|help|come|fix|stop|answer|vote|move|mention|scan
why did|does|do @ .. wait|hesitate|walk_past|walk_away|turn_around|double_back|turn_back|defend|laugh
how did|does|do|could|can|would @ .. know|knew about|that|it|this|which|who|when|how|what|if|before
how did|does|do|could|can @ .. get|come|make_it|cross|walk|travel .. so|that|without fast|quickly|quick|soon|using
    |passing|crossing|venting
@ knew|named|mentioned|said|told_us|called .. before anyone|anybody|we|i|the|any_of_us|someone
@ knew .. about .. body|kill|murder|it
@ says|said|claims|claimed|told|swears|swore ... i was|stood|sat|am|worked ... and|but ~ was|were not
@ says|said|claims|claimed|told|swears|swore ... i ... not|never see|saw|seen|met|meet|passed|pass|noticed ~
@ says|said|claims|claimed|told|swears|swore ... i ... no ~
@ says|said|claims|claimed|told|swears|swore ... i ... not|never see|saw|seen|met|meet|passed|noticed him|her|them
i was|stood|sat|worked there|in ... and|but|, saw|see|met|there_was|there_is no @
i was|stood|sat|worked|am there|in|at|on ... and|but @ was|were not $|,|in
i was|stood|sat|worked|am there|in|at|on ... and|but @ was|were not there $|,|and|either|at_all
i was|stood|sat|worked|am there|in|at|on ... , and|but no @ $
@ was|were not where
only @ came|comes|walked|walks|went|emerged back|out $|,|again|alive
@ came|comes|walked|walks|returned back|out alone|without $|,|~|him|her|them
@ BE .. last person|one|player|soul|of_us|man seen? with|beside|near|next_to|by the body|victim|corpse|dead|deceased
@ BE .. seen last|last_seen with|beside|near the dead|victim
~ was|were .. alone|last with @ ... ~ BE|ended|turned dead|gone|up_dead|no_more
@ was|were .. alone|last with ~ ... ~ BE|ended|turned dead|gone|up_dead|no_more
@ stood|stands|stand|standing|sat ... without touching|doing|using
@ 's bar|progress|task_bar|taskbar|tasks .. NOT move|moved|moves|moving|budge|budged
@ HAVE|did|do|does NOT scan|scanned|touch|touched
should have|of got|gotten|thrown|kicked|ejected|voted|removed|spaced|tossed|dumped|chucked rid_of|out|off|for? @
safer|better|happier|calmer without|once|with_no @
not? .. without @ on|around|aboard|here|among
@ out|gone|off now? please|plz|pls|plss|asap|tonight
@ off|out my|this|our|the|of_my|of_this|of_our|of_the ship|station|boat|crew
i|we want|wants @ to go|leave|disappear|be_gone $|now|away|,
~ ... today|first|now ... @ tomorrow|next|after|afterwards
~ ... and|then deal_with|look_at|talk_about|take_care_of|get_to|do @ tomorrow|next|later|after|afterwards
with @ as|for the|his|her|their|its a? partner|accomplice|helper|second|sidekick
second|next|runner_up|backup|third|after_that|number_two would_be|is|'s|comes|goes @ $|,
^ @ BE? a|the? team|duo|pair|imps|impostors|both_of_them|called_it $|,
^ @ together $
50 50 between|on|with @
i am split|hesitating between @
blood|gore|ketchup|bloodstains on|upon|over|all_over @
blood|guilt on the hands|boots|visor|gloves|conscience of @
@ 's hands|knife|blade|boots|visor|shoes|gloves|suit|fingers|sleeves .. BE .. red|bloody|blood|stained|covered
    |dirty|sticky
@ BE|stood|came .. covered|soaked|drenched|dripping|stained|splattered|smeared in|with|by
@ held|holding|holds|carried|gripped|clutching|cleaning|wiping .. knife|blade|dagger|gun|weapon|axe
@ terminated|terminating|terminates|liquidated|poisoned|shanked|shank|snapped|snap|snaps|backstabbed|unalived
    |struck|clobbered|slaughtered|eliminated|stung|slayed|slays|knifed|beheaded|chopped|choking|strangling
    |executed ~
@ put|stuck|sank|buried|drove|plunged|stick|put|thrust|gave a|the|his|her|that knife|blade|dagger|sword|steel in
    |into|to? ~
~ BE been? terminated|dispatched|liquidated|poisoned|shanked|struck|slain|eliminated|executed|strangled .. by @
cause of death|the_death ,? BE? @ $
~ 's death|blood|body BE .. on @
@ BE .. psycho|coyote|bounder|cad|sinner|plant|assassin|hostile|evil|demon|weasel|wrong'un|troublemaker|trouble
    |bad_news|no_good|one_of_them|the_enemy|a_danger|hostiles
that|this|our|you|u GUILTY|venter|psycho|weasel @ $
@ ,? you|u|ya GUILTY|psycho|weasel|monster $|,
i am|feel|was ,? so|really|very|honestly? scared|afraid|terrified|frightened|fearful of @ $|,|and|now
not? .. alone with @ $|,|again|in|and
not leave|leaving|be|being|walk|walking|go|going|stay|staying me? alone|anywhere|near|in_a_room with? @
@ scares|frightens|terrifies|spooks|creeps|unnerves me|us
@ BE .. scary|frightening|terrifying
please do not kill me|us ... @
i do not like @ $|and|one|at_all|here
it|just|kinda|it_just feels|felt like @ $|,
looking|staring|glaring at @ ,? ~? $
^ highkey|lowkey|anyway|anyways|kinda|still|idk|honestly|clearly|obviously|thinking|feeling|saying|picking|voting
    |go|going|def|probs|prolly|gotta_be|must_be just|still? @ ,? now? today? $
^ i think|thinking|reckon|am_thinking|am_going|am_saying|am_leaning|am_on|am_picking|choose|vote|go @ $
@ BE? always|constantly|forever .. together|each_other|whispering $|,
@ never|not once? accuse|accused|accuses|vote|voted|question|questioned each_other|one_another
feeling|sense|suspicion|hunch|impression that @ BE|HAVE .. GUILTY|ALLIED|BAD|lying|hiding|involved|behind|together
    |it|done|killed|up_to
@ pushed|pushes|pushing|pushed_hard|argued|campaigned|led|talked|steered|rushed .. for|into|us|the|that ... ~ BE
    |turned .. crew|innocent|out_crew|a_crewmate
@ led|started|began|steered|drove|pushed that|the|this|us|our ... vote|ejection|wagon|bandwagon|mistake|into
@ BE why|the_reason|the_one_why ~ BE|died
because|thanks|owe|due of|to|this_to|it_to @ $|, , ~ BE|died
@ went|goes|got|gone so? quiet|silent|pale when|the|as|after|since|once|right
@ ran|run|running|bolted|fled|sprinted|rushed|rushing|hurried|hurrying .. away|off|out|past
    |from the_other_way? when|as|right_before|before|after|b4|the_moment|seconds|just
@ ran|run|running|runs|bolted|bolts|sprinted .. the_other|away from|way|the
@ came|coming|ran|run|walked|walking .. out|from .. right|just|seconds|moments|shortly before|b4 .. body|report
    |scream|kill|murder|died|dead|found
@ found|reported|reports|finds every|each|all one|body|of_them|single|corpse|time
@ do|does|did NOT get|have|deserve|earn my trust|faith|confidence
@ lost my|our trust|faith
my|our trust|faith|confidence in @ BE gone|shaken|broken|zero
as|but|now for|about|to @ , i|we HAVE .. doubts|questions|suspicions|reservations|concerns
@ 's STORY|scan|task .. BE|sounds .. impossible|nonsense|half_baked|fiction|fantasy|fake|bogus|cgi|staged|a_joke
    |absurd|rubbish
@ 's STORY leaks|stinks|limps|wobbles|unravels|crumbles
there|here goes|we_go .. @ again
@ ... stop blaming|accusing|framing me|us for what|your
@ , stop|quit blaming|accusing|framing me|us|others|everyone for
@ needs_to|need_to|has_to|have_to|must|should|better|ought_to explain how|why
@ HAVE|BE? been? following|trailing|tailing|shadowing|followed|follows people|me|us|everyone|~ .. around|everywhere
    |all_game|all_round|all|too
@ tried|tries|trying|wants|wanted to get me|us|~|people|someone alone
NOBODY ,? but|except|besides|other_than @ was|were|could|had|knew
all|everyone|everybody|rest ... apart_from|except|besides|save|but @ , so
@ ... so? do|you_do the math|maths|sum|sums|arithmetic
the|that|our killer|impostor|imposter|culprit|murderer|traitor ... wears|wore|wearing @
mistake|foolish|wrong|stupid|dumb|fool|idiot to|for? trust|believe|trusting|believing @
dumb|stupid|foolish|naive .. trusted|believed @
@ had|has|got me|us|everyone|everybody|you all? fooled|tricked|duped
congrats|congratulations|well_played|nicely_played ,? @ , ~ fooled|tricked|played|won
i told|warned you|everyone|everybody|them .. about|of @ $|,|and|but|already|in|last
i called it|that ... @ $|,
i_have|i|have been saying @ $|,|since|all|from
who is|'s protecting|covering|defending @
@ 's friend|friends|helper|protector BE
@ closes|closed|shut|shuts|controls|controlled .. doors|lights|vote
~ in|into|inside ... with @ ... ~ BE dead|gone
@ goes|went|walks|walked in|into ... comes|came|walks|walked out .. alone|with_nobody|with_no_one|without
~ came|comes|went|goes in|into ... only @ came|comes|left|walked
hold|holding|held @ liable|responsible|accountable
guilty|convicted|condemned|sentenced , @ $
the|this|that|a? suspect|defendant|accused|hypothesis|sentence|verdict|answer|hostile : @
proof|evidence|look|note|remember that @ BE ... with|near|at body|bodies|corpse
@ wandered|wanders|wandering|drifted|drifting|loitered|hovered|hovering around|about|alone|near|aimlessly
therefore|thus|hence|ergo|conclusion|proposal|verdict|answer : @ $
^ choose|pick|elect|condemn|mark @ $
@ out|gone today|tonight|now|first|next|please
it|that BE @ who|that struck|killed|stabbed|vented|did_it|did_this|lied|murdered|framed|slew|took|climbed|came_out
    |pushed|led
vote|votes 's|BE @ now|$
@ goes or i|me|we
@ BE the one who|that stayed|remained|walked_off|left|lingered .. with|behind|alone
why BE|does|did|has NOBODY ask|asks|asking|asked|mention|mentions|mentioned|question|questioning .. @
NOBODY asks|ask|has_asked|wonders where|what|why|who|about @
NOBODY asks|asked|has_asked @ why|where|a_thing|anything|about|how
@ ... and give|gives|gave|name|names|named no place|room|route|time|answer|witness|name|location
@ ... right|just? next_to|beside|by where i|we found ~
@ BE|stood|sat .. one|a|two door|doors|room|rooms|hallway|corridor|step|steps away? from where|poor|the|~
NOT shake|help|escape .. feeling|suspicion|thinking that? @
@ 's|HAVE? skipped|skips|missed|ditched|abandoned|ignored the? reactor|oxygen|o2|lights|scan|fix|alarm
@ , the game|jig BE up
the noose|net|circle tightens|closes , @
clever|cunning|cheap|dirty|nice trick|move|trick_to|try ... , @ $
NOT let @ near|close|anywhere|out
the? gap|hole|holes|problem|flaw|contradiction in @ 's STORY
@ 's STORY ... contradicts|clashes|conflicts
@ walked|went|ran|came .. in|from .. one|two|three|four|five|six|seven second|seconds $
@ contradicts|contradicted|revised|revises|rewrites|rewrote|keeps_revising himself|herself|itself|themselves
    |yourself|his|her|their|the
approve|second|support|back motion|vote|ejection against|of @
@ BE seen leaving|entering|exiting|climbing|using .. vent|duct|hatch
i saw|seen|watched @ .. shoot|stab|slit|strangle|choke|knife|gut|smack|shank|poke ~
@ shot|stabbed|knifed ~ dead|down|in
@ 's|BE standing|stood|just_standing|just_standin|just_stood there|around|about ... like|doing|with
@ HAVE? done|did|does not_a|no|zero|nothing|not_one single? task|tasks|damn_thing
@ BE too|awfully|mighty|mightily loud|chatty|talkative|helpful|friendly|smooth $|,|for|about|today
@ BE NOT a? good|nice|honest person|man|guy|one|woman $|,
@ deceived|betrayed|fooled|tricked|played us|me|thee
no more chances|excuses|mercy|trust|second_chances for @
i asked @ ... got|received|heard|had .. different|nothing|silence|shrug|laughter|ones|three|four
we are looking at @ $|,|and|here
probably|perhaps|maybe|likely|possibly at|with? @ as_well|too
everyone|everybody|all|rest ran|went|rushed|came|fixed|helped|answered|spoke|voted|hurried ... except|besides
    |apart_from @ $
@ HAVE|did|does|do NOT do|done|finish|finished|complete|completed .. task|tasks
@ 's STORY ... too long|little|much|short|late|neat|smooth|good|perfect|vague|easily
the STORY @ told|gave|tells|gives .. do|does|did NOT
NOT trust|believe @ as_far|further|farther|an_inch|for_a_second|one_bit|at_all
we|i need_to|have_to talk|speak about @ $|,|now
NOT it bother|strike|worry|trouble|seem ... that|how @
say it|this|so plainly|again|aloud|bluntly|clearly|out_loud|straight|openly? : @ $
throwing|voting|kicking|sending|getting @ out|off BE .. best|right|only|safest|smart|sensible
@ reported|answered|voted|spoke|arrived|appeared .. very|awfully|suspiciously|too|remarkably|so|rather
    |oddly quickly|fast|soon|early|late
only one person|player|man|name ... ... : @ $
putting|put|casting|cast mine|it|my_vote|a_vote on|for @ $|,
like|love|want|curious|waiting|wait to hear|see @ explain|justify|account
@ .. went|goes|walked|left|ran .. and|, came|comes|walked out|back by_himself|by_herself|by_itself|by_themselves
    |by_yourself
@ , but that BE the|a .. worst|weakest|poorest|lamest|thinnest STORY|lie|attempt|try
can|could @ explain how|why
put|count|mark me down for @
@ knew|knows where|that|what|who|how ... before any_of_us|anyone|we|i|the|anybody
@ BE always|forever at|near|around|close|there|first|by|next_to
begin|start|starting|beginning with @ $|,|and|then|today
@ , for someone|somebody|a_guy|a_man|one who|with ... not|never|nothing|claims|just|says|no
@ ... for someone|somebody|a_guy|a_man|one who|with .. not|never|nothing|claims|just|says|no
@ , who claims|says|claimed|said .. to ... , did|was|does NOT
how|so|very|rather|quite odd|strange|funny|convenient|curious|remarkable|interesting|lucky that|how @
things|points|reasons|facts|strikes|lot|much|everything speaks? against @ $|,|:|and|here
@ HAVE NOT said|told|explained|mentioned us? how|why
"""
