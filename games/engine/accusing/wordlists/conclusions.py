"""The shapes of sentences that end in a name, send somebody away, or say whom somebody struck. Data, as in `shapes`."""

CONCLUDED = """
the|that|our|yon GUILTY|viper|shooter|stabber|outlier|wolf|serpent|man|woman|fellow|feller|fella|lad|lady|shadow
    |odd_one|problem|common_thread|common_factor is|was|be|'s @ $
exactly|only one person|player|name|suspect|candidate|man ... : @ $
the two|pair|ones left_over|unaccounted_for are @ $
wagon|bandwagon|train|pressure|eyes on @ ,? let's_go|go|everyone|boys|now
L @ $
@ gets|get|earns|deserves an F
@ had|has|have the whole .. to himself|herself|themselves|yourself|itself
@ 's|HAVE got? the|that|a look
@ 's|HAVE got? the|that|a look of a|an|somebody|someone
NOT rule out @
@ BE|stood|stands|standing .. over|closest_to|steps_from|steps_away_from .. the|a|that|two|three|both|every
    body|bodies|corpse|corpses|victim|deceased|remains
@ .. alone with|beside|near the|a|our|poor body|bodies|corpse|victim|deceased
@ backs|backed|supports|echoes|endorses ~ .. on|in everything|every
@ BE|was .. the? last with|to_see|to_leave|one_with|person_with|to_be_with ~
@ BE|was .. the? last .. ~ BE? alive|seen
detain|liquidate|dispose_of|write_off|impeach|deport|expel|defenestrate|decommission|deactivate|scrap|sack
    |dismiss|dethrone
    |cage|cuff|strap|float|dunk|unplug|disqualify|suspend|bench|relegate|hang|dump|bin @ $|,|now|at|for|before
    |and|today|tonight|please
@ struck|strikes|slashed|slashes|slew|shot|shoots|skewered|clubbed|choked|strangled|throttled|smothered|kild|bumped_off
    |did_in|done_in|took_out|takes_out|took_down|takes_down|cut_down|knocked_off|finished_off|iced|smoked|whacked|axed
    |dropped|snuffed|bonked|felled ~ $|,|down|in|dead|right|with|before|and|out
@ abandoned|deserted|left his|her|their|your post
@ gives|gave|giving me|us the|some? creeps|shivers|chills|willies|heebie
@ has|have|hath blood|murder|guilt|death on|upon|in
@ HAVE NOT .. named|offered|produced|given|provided|mentioned|shown|answered .. witness|answer|alibi|location|room|task
    |account
    |explanation|anything|detail|name
no|nary|not a|one? soul|witness|alibi|word|peep from|for @
@ let|lets ~ die|bleed|get_killed
@ ... no|without|zero a|any? task|tasks $|,|in|to|at|done
no|without|zero a|any? task|tasks , @ $|,
@ 's STORY .. collapses|collapsed|crumbles|crumbled|unravels|dissolves|evaporates|wobbles
alibi|story|account|defence|defense of @ .. HAVE? fallen|collapsed|crumbled|unravelled|unraveled
@ .. does|do not|never say|tell|explain|mention where|why|what|how|which
@ gets|got|keep|keeps getting? .. STORY straight
@ keeps|kept BE? .. reporting|finding|discovering
@ walked|walks|came|ran|went .. right|straight past|over|by the|a|that body|corpse
i|we caught|spotted @ venting|killing|faking|lying|red_handed
^ caught|spotted @ venting|killing|faking|lying|red_handed
@ can not keep .. STORY straight
NOBODY has|have? seen|saw @ do|doing|finish|complete a|any|one single? task|tasks|thing
i have not seen @ do|doing|finish|complete a|any|one single? task|tasks|thing
everyone|everybody else has|had an alibi except|but @
@ voted ~ without|for_no a|any? reason|evidence|proof
@ followed|trailed|led ~ into|in|to .. ,? and? ~ never came|left|returned|walked
@ left ... right|just|moments|seconds before ... body|corpse
i would like @ to explain how|why|what|where
@ was|were the last person|one|player seen? with ~
@ BE who|the_one we should be? looking_at|watching|voting|focusing_on|questioning
@ 's behavior|behaviour|play|conduct HAVE been BAD
@ TELLS|claims .. , but i was there
@ came|walked|ran from the direction|side of the body|corpse
convenient|funny|odd|strange|curious that @ found|reported|knew|showed
how would|could @ know where|which|about
"""
