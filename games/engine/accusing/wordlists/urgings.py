"""The shapes of sentences that call for a vote or tell what their speaker holds against one. Data, as in `shapes`."""

OF_ITS_SPEAKER = """
POINT back|straight|directly|right|down|only? to|at|toward|towards|back_to|down_to|up_to @ $|,|and|as|now|again|alone
end|ends|ended|land|lands|landed|arrive|arrived|arrives up? at|on @ $|,|again|now
get|take|vote|throw|kick|send|toss|chuck|boot|launch|shove|push|want|wants|see @ OUT|gone|ejected|removed|voted_out
SHOULD|lets|let's|can|to|and|we|i|i'm|gonna|today AFTER @ 's?
i|we .. AFTER @
NOT let @ .. LETTING
in favor|favour of .. @ leaving|going|out|ejected|being|ejection
vote|voting with .. ~ on|for|against @
with|agree_with|agreeing_with|follow|following|join|joining|second ~ .. on|about|against|over|for|regarding @ $|,
    |here|now
WEAPONS on|against|at|toward|towards|to @ $|,|now|please|first|here|today|everyone
NOBODY can|could|will|would|was_able_to|is_able_to|has PROVE .. @
crewmate|crewmates|crew would|does|do NOT ... , @ $
something|smth|smthn about|with|in @ 's? .. BE|LOOK|rubs|bothers|worries|smells|stinks|does|screams
something BE? .. BAD .. about|with|in @
NOBODY .. SAFE ,? while|until|till|as_long_as|with|when @ .. STAYING|gone|leaves|$
NOT put .. past @
i smell|sense|see|suspect|doubt|question|distrust|challenge|fear|dread @ 's? $|STORY|,|on_this|here|most|first|too
i got|have|had|get .. BAD feeling|vibes|vibe|feelings|gut about|from|on|with @
i BE? .. suspicious|skeptical|sceptical|wary|distrustful|sure|certain|convinced|confident of|about|it's|it_is|its
    |that's|on @ 's? $|,|now|too|here|most|STORY
gut|instinct|instincts|intuition|money|everything|evidence|signs|clues|nose|hunch|logic says|say|screams|scream
    |tells_me|favors|shouts|whispers it's|it_is|its|that_it's? @ $|,
nobody|noone|no_one|anyone|anybody|nothing else|other|left ... but|except|than|besides @
only @ .. could|can|was_near|was_close|was_alone|had_the|was_around|was_missing|has_no|had_no|is_unaccounted
the|our|my CLEAREST PICK|suspect|person|impostor|killer .. is|would_be|has_to_be|must_be|remains @
the|our|my one|person|player|guy|man|only_one|killer|impostor|culprit|someone who|that ... is|was|wears @ $
the|that killer|impostor|imposter|culprit|murderer|liar|traitor|someone|somebody ... is|wears|was @ $
one|someone|somebody|anyone of|among us|you|them ... is|be @ $
not afford|allow|risk to? keep|leaving|leave|keeping|have|trust @ ..
how|very|so|awfully|quite|pretty|too convenient|lucky|handy|suspicious|fortunate|interesting|funny of|for|that @
maybe|perhaps|surely|clearly|likely @ did it|this|that|the|him|her .. kill|last_one|one|murder|deed|rest $
WEAPONS .. locked|cast|set|fixed|in|stays|placed|still .. on|against|for @
vote|votes BE .. locked|cast|set|in|placed .. on|against|for @
i'd|i would? say|guess|bet|pick|name|choose @ $
has|got @ written_all_over
i know|see what|exactly_what @ did|are_doing|is_doing|is_up_to|are_up_to
SUSPECTING ... : @ $
no mistake|mistakes|doubt|question|more_games ... : @ $
with|behind|believe|agree_with ~ : @ $
lie|lies|nonsense|false|bullshit and @ knows
try|consider|check_out|investigate @ $
have|got|keep|keeping|kept my|an|our|both? .. eye|eyes on @
everyone|everybody|anyone|whoever who|that? trusts|trust|believes|believe|defends|defend|clears @ will|is
believe|trust|prefer|take ~ over|before @ $|,|any_day|here|now
suspicion|suspicions|blame|vote|votes|finger|fingers|shadow|guilt .. falls|fall|fell|lies|rests|lands|land ..
    on|with|at @
look|looking at @ next|first|now|again|closer|closely|carefully|instead
i|we NOT see|saw|seen @ do|doing|finish|complete .. task|tasks|work
leaves|leaving us? with? only? @ $|,|without|as|unaccounted
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
join|back|support|follow me|us on|against .. @
shift|shifting|turn|turning|put|putting|set|setting|move|moving .. focus|attention|suspicion|eyes|sights|vote
    to|on|onto|toward|towards|at @
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
agree|agreed|now|right|yes|fine , @ first|today|tonight $|,|and
my .. estimate|guess|read|suspicion|theory|assessment is|'s @ $|,
revise|change|switch|shift|move it|that|vote|guess|estimate|mind .. to @ $|,
i thought @ said|claimed|told
NOT buy|believe|trust .. it|that|this|word|story|lies , @ $
NOT turn my_back|our_backs on @
^ first|today|now ~ ,? and? then|next|tomorrow @ $
^ first|today|now @ ,? and? then|next|tomorrow ~ $
with @ as a|the|my? .. second|backup|alternative
who|one|person|ones .. pushed|led|killed|vented|lied|lies|benefits|gains|profits|quiet|silent ... : @ $
i|we|i've .. told|warned you|everyone|them|us about @ $|,|and|but|already|in|last
this|that|it BE .. @ 's doing|work|fault|plan|handiwork
without a doubt @ $
time for @ to go|leave
why BE @ .. ,? BAD|so_quiet|quiet|silent|lying|defensive
i am for|all_for|on_board_with @ $
count me in .. on|for @
behind|support|favor|favour|for a|the @ vote|ejection
NOT sure|convinced|certain|sold|satisfied about|by|of|on|with @ 's STORY
how BAD|convenient|interesting|funny|original , @ $
and @ for the|this last|first|second|other|previous .. $
led|pushed|driven|steered by @
defend|explain|justify @ $|or|,|now
consensus BE|SEEM to_be? on? @
it could|might|may|must still|well|also be @ $|,
had|have|got|caught @ dead_to_rights|red_handed
what BE @ 's excuse
what BE @ hiding
why did nobody|no_one|we vote|eject|suspect for? @
had we voted|ejected for? @
we do|did NOT vote|eject for? @ and|, now
believe|trust|side_with|agree_with|with ~ about|regarding @
^ for me ,? it's|it_is|is|its? @ $|,
^ , then @ $|,|after|next
^ voted @ $|,|again|too|sorry|im|i'm|obviously|because|and|i
thats @ who vented|killed|lied|did_it
framed|tricked|betrayed|set_up|backstabbed by @
i watched|saw you|him|her do_it ,? @ $
main_course|dessert|menu|catch_of_the_day .. is|be @ $
^ sure ,? @ ,? sure|whatever|right|ok|okay
that BE|thats? @ who|that vented|killed|lied|did_it
can|could|will NOT vouch_for|vouch for? @ $|,|at_all|there|here
fall|falls|falling|fell for @ 's
eject|vote|airlock|space|kick the|that GUILTY|venter|murderer , @ $
look|looking|search elsewhere , at @
that leaves|leaving .. just|only? @ $
by whom|butler|killer|culprit .. i mean @ $
@ be the last of
i have|had|got|still_have? .. doubts|reservations|concerns about|on|for|regarding @
not sure|certain|convinced|sold about @ ,
i wonder|am_wondering about @ $|,
~ BE .. right|correct|justified|wise to VOTED for? @
a|our culprit|suspect|killer|impostor|imposter , @ $
NOBODY believes|believe|buys|buy|trusts|accepts %
NOT believe|buy|trust|accept %
NOT believe|buy|trust a|one|any word|single_word of %
check|verify|examine|question @ 's STORY
hold|holding @ accountable|responsible
vote 's|BE|was staying|going|landing|sitting on|with|to|for @
being|been|be|getting played|fooled|manipulated|deceived|misled|tricked by @
so @ it shall|will be
why so|the BAD|quiet|silent|rush|panic , @
vibes|vibe|energy from|off @
testimony|case|evidence|word|claim against|on @ BE compelling|strong|solid|convincing|clear|damning|overwhelming|enough
impostor|imposter|killer|scum .. tactic|move|behavior|behaviour|play|trick , @ $
fools|foolish|crazy|stupid|mad|insane NOT to VOTED for? @
my|our .. suspects|two|three|picks|candidates BE|: @ $
gives|brings|leads|points us|me with|to? @ $
something do|does NOT add_up|fit|sit_right|make_sense about|with|in @
^ how come @
makes|making|make @ LOOK .. BAD|guilty
time to let|send|vote|kick @
puts|places @ closest|near|right|next|at .. scene|body|crime|kill|murder
^ busted|gotcha|got_you|got_ya|caught|caught_you|checkmate|game_over ,? @ $
out @ go
^ see_ya|cya|so_long|out|bye ,? @ $
airlock|space with|for|go @ $
^ space|yeet|airlock|lynch|boot|exile @ $
NOT feel safe|comfortable with|around|near @
who would|could|can|even trust|believe @
only a? fool|fools|idiot|idiots trusts|trust|believes|believe @
least of all i? trust? @
everyone|everybody|all|us .. but|except|besides|other_than @ HAVE .. STORY|witness|accounted
everyone|everybody|all|us HAVE|BE|can .. STORY|accounted|clear|witness|confirmed|prove .. ,? but|except|besides @
the only one|person|player .. unaccounted|missing|without|left ... BE|: @
it|its BE? me|i or @
my .. suggestion|read|conclusion|theory|feeling|impression|verdict|opinion BE .. @ $|,
^ def|defo|likely|surely|likeliest|maybe|perhaps BE? @ $
it BE? you|u @ $
you|u did_it|vented|lied|killed_her|killed_him ,? @ $
shame on @
the|our|your team|duo|pair|impostors|killers|imps BE|: @ $
bad|terrible|awful|suspicious look ,|for @
NOT a good|great look ,|for @
look|looks|looking BAD|grim|guilty for|on @
NOT look|looks|looking good|great|promising for @
^ check @ $
put @ out
NOT buy|believe|trust .. from @
on|for|aboard the @ train|bandwagon|wagon|vote|boat
NOBODY PROVE|vouches|vouched for? @
leaning on|toward|towards|to @
put|putting|have|placing @ at|on|to .. top|list
wrong|sure|certain|proof|harsh|reluctant , but @ $
trust|with|believe me|you|us|him on @ $|,|please|here
too kind|nice|soft|easy|lenient|patient on|to|with @
^ from|based_on|given|considering|judging_by ... , @ $
^ still|best_guess|wild_guess|safe_bet|for_me|to_me ,? @ $
the|our venter|lead|best_lead|only_lead BE @ $
only @ remains|is_left|was_left
narrow|narrowed|narrowing it|this|them|things? down to @
been saying|calling @ $|since|all
head|heart says|say @ $|,
too|so many questions about|around @
nothing|none_of_what @ says|said .. sense|up|true
only an impostor|imposter|killer .. , @ $
like a|an true|real? impostor|imposter|killer , @ $
crewmate|crew would ... , @ did|do|does NOT
no crewmate|crew|innocent acts|talks|behaves|plays like @
it BAD|convenient|funny that|how @
it|its BE? deffo|defo|definately|defs|obvs|obv @ $|,|tbh|guys|lol|imo|too
@ BE? giving|gives|giving_off|gives_off|gave me|us|off? .. BAD vibes|vibe|energy|feelings
^ everyone|everybody|all|y'all on @ please|pls|plz|now|$
but @ makes the? most|more sense $|,|here|to_me|for_me
contradiction|contradictions|mismatch between @
^ weak|bad|terrible|lame|poor|thin|worst|awful defense|defence|alibi|excuse|story|argument|lie|try|attempt ,? @ $
@ jumped on ~ .. quick|fast|eager|quickly
weird|odd|strange|funny|convenient|interesting|sus that|how @ ... so|too|real|very|that fast|quick|quickly|early|soon
convenient|funny|odd|interesting|weird|strange that|how NOBODY saw|can|could|has|was .. @
^ rip ~ , @ got ~|u|you|him|her|them $|,
^ same|yep|yeah|agreed ,? @ for me|us $
@ BE|stood .. on_top_of|over ~ 's body|corpse
only @ left|came|walked|got|made .. alive $|,|and
@ want|expect me|us to believe|buy|think
first @ said|say|claimed|told_us|told_me ... , now ~? say|says|claim|claims|it
@ .. did not come|help|show ... , just saying
"""
