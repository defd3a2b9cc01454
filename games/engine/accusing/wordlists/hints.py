"""The shapes of sentences by which players hint at somebody, mock it, or say goodbye to it. Data, as in `shapes`."""

HINTED = """
^ @ now|final|100|already|guys|obviously|clearly|lets_go|gg|ez|then $|,
^ @ 100 $|,
^ @ imo|tbh|ngl|fs|frfr|fr|i_think|i_guess|for_me|i_reckon|i_suppose|idk $|,
by|process elimination|of_elimination .. @ $
@ by|through|via elimination $|,
so|hence|therefore|leaves|which_leaves @ by elimination
NOT ~ , but? it? BE? @ $
^ voted|votin for? @ $|,|gl|sry|sorry|lol|gg|already|bye|too|again
but ok|okay|fine|yeah ,? @ $
@ always $
@ 's the one|impostor|imposter|imp|killer|liar
~ killed|kills|vented ... and @ helps|helped|covers|covered|watched|assisted|assists $|,
@ helps|helped|helping|assists|assisted him|her|the_impostor|the_killer|kill|hide|cover
which is it|one ,? @ $
@ always|keeps finds|finding|reports|reporting|being_near|being_around|near|next_to|around
what .. impostor|killer|imposter|imp would|says|say|does|do .. ,? @ $
@ BE .. ~ 's partner|buddy|teammate|mate|friend|accomplice|pal|guy|bestie|other_half
~ and @ BE partners|teammates|accomplices|in_it_together
skipping|skip|waiting helps|saves|protects|lets|rewards|is_what @
BE left_with only|just? @ $|,
leaving|leaves just @ $|,
the brig|gallows|noose|void|lava|pit|sharks|kraken|airlock|plank|guillotine for|with|awaits @
@ to|into|in|for the brig|gallows|void|sharks|depths|deep|sea|plank|lava|jail|kraken
feed|throw|chuck|toss|cast|send @ to|in|into
submit|put_forward|offer_up|nominate|name @ $|,|as|for
@ make|made|makes|do|does a|the? kill|murder
why @ no|NOT say|answer|talk|speak|explain|tell
@ no answer|talk|speak|explain
@ in|caught_in 4k
@ caught red|slipping|slippin|in_4k|lacking
so|well|yeah|then|yep|yup|nah|ya|welp|anyway ,? it is|'s @ $
BE|looks|sounds|seems|feels like|very|super|so|mad|hella? sus|sussy|guilty ,? @ $
@ had|has|gets|got all_the_time|enough_time|plenty_of_time|plenty_of|the_whole|ample to|$|,|time
only @ had|has|was_with|was_in|was_near|is_left
only @ left $|,
@ slipped|tripped|slipping up|there $|,
freudian slip|moment ,|from? @ $
say bye|goodbye|your_prayers|good_night to? ,? @ $
@ say bye|goodbye|your_prayers|good_night
pack your bags|things ,? @ $
out|off|away|overboard with|goes|you_go ,? @ $
@ off you go
@ BE next|out|dead_to_me|toast|done|finished|cooked|fried|roasted|screwed|flying $|,|guys|lol|everyone|everybody|bro
    |sorry|lmao
vote|votes|voting|voted with|like|same_as me|us ... @ $
same|agreed|agree|seconded|second|true|facts|yep|yup|indeed|exactly|correct , vote|voting|on @
@ HAVE framed|set_up|slandered|pinned|targeted|targeting me|us
@ BE .. framing|targeting|tunneling|setting_up|hunting|pinning|scapegoating me|us|~|it
@ BE making|inventing|fabricating|imagining|hallucinating that|this|it|things|all
@ invented|fabricated|made_up|dreamed_up|dreamt_up|imagined|concocted that|this|it|the|a
@ BE .. deflecting|projecting|reaching|panicking|stalling|bluffing|faking|gaslighting
@ has|have .. lied|faked|vented|deflected|dodged
@ BE trying|hoping|counting|playing|banking .. to|on|for .. out|you|us|me|skip|blame|confusion|win|time
@ wants|want|hopes|hoped us|you|everyone|them to skip|vote|believe|doubt|look|think|forget
@ BE .. hiding|withholding|concealing|covering|sitting_on something|it|that|the|this
@ do|did|does NOT even try|bother|deny|defend|react|answer|explain|care
watching|onto you|u @ $
my? vote|votes BE? in|cast|locked|placed for|on @
its|it BE? over|joever|jover|curtains|game_over|goodnight|done for|with @
^ any last words ,? @
i|we am|are watching|onto|on_to|eyeing @ $|,|now|closely
^ watching|eyeing @ $|,|closely|now
@ ... left|leaves|walked|went|split|wandered|disappeared ... and|then ~ died|dies|BE_dead|BE_killed|gets_killed
    |got_killed
    |drops_dead|turns_up_dead|ends_up_dead|BE_found_dead
~ dies|died|BE_killed|BE_dead|drops_dead|gets_killed ,? when|after|once|while|as ,? @
every_time|everytime|whenever @ ... somebody|someone|people BE? dead|dies|die
@ ... every_time|everytime|whenever somebody|someone|people|there BE? dead|dies|die|a_body
NOBODY has|have? placed|seen|saw @ ,? since|after|all
@ BE the only one|person|player NOBODY can|has
@ reports|reported|reporting twice|again|two_times|both_times
@ ... , very|so|really|super|quite|pretty|kinda|a_bit|rather|highly? suspicious|sus|sussy|shady|fishy|weird|odd
    |strange
    |convenient $
@ BE|stood|standing|BE_standing|stands|hanging|waiting .. on|on_top_of|near|beside|by|at|next_to|over the|a|that vent
    |grate|hatch
@ BE? standing|stood|stands|hovering|leaning|hunched|looming|crouched over ~|a|the|him|her
@ BE .. over the|a|~ body|corpse|dead
@ ... waited|waiting|waits for|on the|a|your|his|her|its|own|~? 's? cooldown|cd|kill_cooldown
@ waited|waiting|waits for|until .. to_be_alone|alone|nobody
@ tried|tries|trying|wanted|wants|attempted to save|protect|defend|shield|rescue|cover_for ~
@ ... climbed|stepped|popped|jumped|hopped|crawled out|up $|,|of_it
~ killed|murdered|stabbed by @
@ self_reported|self_reports|self_report $|,|again
NOBODY has? confirmed|seen .. of @ 's STORY
@ wants|wanted|want skip|a_skip
@ HAVE played us|you|everyone
smells|stinks like|of @ $|,
^ my_bet|bet|vote BE? @ $
@ bussed|bussing|buses|busses|busing|bused
@ HAVE? tunneled|tunneling|tunnels|tunnelled|tunnelling on|me|us
@ .. out_of|into|in|down|from|inside|through the|a|that|its|some|'s floor|hole|hatch|ground|grate|duct|ducts|wall
    |pipes
    |trapdoor
@ .. sprang|springs|popped|pops|pop|rose|rises|rising|emerged|emerging|emerges|emerge|crawled|crawling|climbed
    |climbing
    |climb|slipped|slipping|slips|slip|dove|dived|dropped|vanished|disappeared .. .. hole|hatch|floor|ground|vent
    |vents
    |grate|duct|ducts
@ .. go|goes|going|went|gone|jump|jumped|jumps|hop|hopped|dive|came|come|comes|coming|ascending|ascended .. in|into
    |inside
    |inside_of|out|down|from|through|of .. vent|vents|hatch
vent|kill|murder|killing|venting|stabbing ... , by @
@ dispatch|dispatched|dispatching|slay|slew|slain|slaying|snuffed|merked|clipped|whacked|gutted|executed|executing
    |stabbing|impaled|shivved|snipe|sniped .. ~
the|our|your|my GUILTY here|now|then|today|today's? BE|must_be|has_to_be|can_only_be @
reached|have|got|has a|my|the? verdict|conclusion|answer|suspect|winner ... : @
@ 's STORY ... BE|LOOK|is wrong|false|off|a_lie|made_up|invented|fake|impossible|nonsense $
please|pls|plz|plss be @ $
^ is @ $|,
^ is|be @ ,? for_sure|believe|trust|i_swear|100
i|we? can|could|might|would see it|this being|be @
@ HAVE .. avoided|avoiding us|me|everyone|everybody|people|all|the_group
@ HAVE? arranged|coordinated|rehearsed|concocted|cooked_up|staged|orchestrated|planned that|this|the|a|it|their
@ BE NOT clear|cleared|confirmed|safe|off_the_hook $|,|to_me|yet|at_all
wow|nice|great|amazing|cool|lovely|solid|brilliant|fantastic|wonderful|some nice|great|amazing|cool|lovely? STORY|try
    |story_bro ,? @ $
@ would not ... , he_is|she_is|they_are|such|what ... angel|saint|innocent|sweet|lamb
@ .. such a|an|little angel|saint|sweetheart|lamb
^ yeah|sure|right|ok|yes|oh|riiight|uh_huh ,? @ ,? and i am
BAD|easy|funny|rich .. for_the|from_the|coming_from_the|coming_from|from|hearing_that_from impostor|killer|imposter
    |imp ... @
@ ... lives|lived|sleeps in the|those vents|vent
@ detected|spotted|located|identified , initiating|eject|ejecting|terminate|proceed
@ 's? ejection|elimination|removal BE recommended|advised|required|necessary|in_order|warranted
recommend|recommending|advise|suggest|propose|move|moving|motion|request|support ejecting|ejection_of|voting
    |voting_for
    |voting_out|removing|removal_of|the_ejection_of|that_we_eject|that_we_vote|we_vote|we_eject|to_eject|to_vote @
recommend|suggest|propose @ $
terminate|keelhaul|hang|jail|arrest|cuff|imprison|vaporize|incinerate|delete|flush|dunk|smite|drown|maroon @ $|,|now
    |first
make|let|have @ walk the plank
@ walks|walk|should_walk the plank
@ BE a? bad|evil|dangerous|dishonest person|guy|man|dude|one|human|crewmate|actor $|,|i_think|for_sure
^ i? no|not trust|believe @
i|we no|not trust|believe @
@ BE reaching|coping|stretching|sweating|tripping|malfunctioning|glitching
@ BE|'s? so|too|very|really|awfully? sus|sussy|sussed|guilty|cooked
@ BE|'s so|too|very|really? caught|done $|,|lol|bro|here|bud|mate|pal|buddy|son
how|why did|does|would|could @ know .. that|unless|if|about
^ bye|byebye|later|see_you|sayonara|adieu|au_revoir|ciao|night_night|goodnight|peace|toodles ,? @ $
^ @ bye|byebye|goodbye|adios|ciao|later|sayonara|farewell $|,
@ 's NOT coming|walking|getting out|away
@ BE|'s going|voted out tonight|next
@ BE|'s going|headed|heading|off down|overboard|into_space|to_space $|,|tonight|now
money|gut|nose|instinct|head|brain|logic|math|evidence|arithmetic|data|everything .. says|says_it_is|on|points_to
    |screams|tells_me @ $
@ BE .. only|one|sole|last name|option|answer|possibility|explanation|candidate|suspect left|remaining|that_fits|$
@ BE the common|one_constant|common_denominator|one|only denominator|factor|thread|constant
@ changed|switched|flipped|keeps_changing|swapped|adjusted|revised|rewrote .. STORY|tune|mind|version
first|earlier|before @ said|claimed|says ... , now|then|later
@ said|says|claimed|claims ... then # , make
@ said|says|claims|claimed ... ,? then|and_then|now|later|but_now ... make_it_make_sense|which_is_it|pick_one|changed
@ HAVE .. some explaining to? do
@ BE NOT where|who|what they|he|she
@ BE NOT fooling|convincing|helping
i BE|'m .. getting|catching|sensing|feeling .. impostor|imposter|bad|killer|weird|sus vibes|vibe|energy|feeling ... @
@ trailing|trailed|tailing|tailed|shadowing|shadowed|cornered|cornering me|us|~
it BE convenient|funny|odd|interesting|curious|strange that|how ... @
"""
