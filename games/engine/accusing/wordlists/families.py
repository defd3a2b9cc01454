"""Families of words, by which `shapes` tell what a sentence says of whom. Only data."""

from collections.abc import Mapping

FAMILIES: Mapping[str, str] = {
    "BE": "is are was were be been being am 's",
    "NOT": "not never",
    "HAVE": "has have had got 's",
    "NOBODY": "nobody noone no_one none none_of_us none_of_you not_anybody not_anyone not_a_soul",
    "SHOULD": "should must needs_to need_to has_to have_to gotta got_to ought_to deserves_to is_going_to will better",
    "LOOK": """is was 's are were sounds sound sounded looks look looked seems seem seemed feels feel felt smells smell
        smelled strikes appears gets getting became""",
    "BAD": """suspicious sus sussy shady sketchy fishy weird strange odd off wrong dodgy iffy unconvincing weak bad
        terrible worst awful horrible lame pathetic ridiculous laughable funny rehearsed scripted fake false shaky
        thin
        flimsy hollow nervous defensive evasive guilty dirty scummy slimy wolfy dangerous untrustworthy desperate
        scared panicked questionable convenient alarming concerning worrying troubling desperate defensive vague
        telling
        unclear inconsistent contradictory unlikely incriminating
        shocked flustered rattled cornered erratic rotten""",
    "ALLIED": """working_together a_team teaming teaming_up partners in_on_it in_this_together in_cahoots a_duo a_pair
        teammates allies accomplices""",
    "GUILTY": """impostor impostors imposter imposters imp imps killer killers murderer culprit liar liars traitor
        wolf snake rat villain threat problem enemy menace danger odd_one_out scoundrel rogue knave mutineer
        cutthroat bilge_rat butcher assassin monster
        devil beast fiend scumbag crook suspect_number_one weak_link bad_guy bad_apple mastermind
        ringleader criminal fraud guilty_one guilty_party missing_piece perpetrator offender""",
    "PICK": """pick choice suspect answer option candidate vote call target bet explanation culprit match conclusion
        play move""",
    "CLEAREST": """obvious clear clearest likely likeliest most_likely only logical prime best top first next easy
        natural safest right correct biggest main strongest number_one no_1 #1 simplest remaining last sensible""",
    "STORY": """story stories alibi excuse excuses explanation account version claim claims answer answers statement
        defense defence behavior behaviour reaction testimony logic timeline route path words argument narrative tone
        movements movement whereabouts actions reasoning task_list lies lie voting vote votes silence
        report timing attempt reply response plan attitude""",
    "PROVE": """confirm verify vouch vouch_for back back_up prove place support corroborate account_for clear
        substantiate say_where knows_where know_where alibi""",
    "POINT": """points point pointing pointed leads lead leading led comes come coming came goes go boils boil narrows
        narrowed adds add traces trace""",
    "EJECTED": """ejected removed voted voted_out voted_off thrown_out kicked kicked_out eliminated exiled banished
        airlocked gone stopped yeeted lynched punished next our_vote out evicted booted launched spaced
        held_accountable
        questioned pressured""",
    "OUT": "out off away overboard outside into_space in_space to_space into_the_void out_of_here down",
    "AFTER": """deal_with dealing_with take_care_of taking_care_of get_rid_of getting_rid_of going_after go_after
        coming_for come_for coming_after come_after do_something_about zero_in_on zeroing_in_on focus_on focusing_on
        gun_for pressure pressuring corner cornering hunt interrogate grill condemn implicate implicates incriminate
        incriminates denounce point_the_finger_at point_a_finger_at points_the_finger_at fingers shoot nail nailed
        lock_onto home_in_on pile_on pin_this_on onto on_to""",
    "WEAPONS": """vote votes voting ballot ballots finger fingers guns target pressure heat spotlight suspicion
        suspicions money chips blame accusation accusations sights crosshairs""",
    "DODGING": """lurking deflecting projecting hiding avoiding pushing dodging stalling panicking sweating scrambling
        grasping spinning twisting blaming accusing stirring fishing rushing steering bluffing scheming plotting
        manipulating gaslighting backtracking backpedaling bandwagoning stalking loitering prowling sneaking
        snooping skulking circling babbling overexplaining overcompensating contradicting deceiving misleading
        conspiring colluding buddying pocketing rambling evading derailing diverting slandering smearing framing
        inventing fabricating trolling squirming crumbling throwing_shade playing_us playing_everyone playing_you
        playing_innocent playing_dumb playing_games playing_the_victim leading_us leading_you leading_this
        leading_everyone making_stuff_up making_things_up covering_up repeating helping_the_killer
        throwing_accusations throwing_names fooling_you fooling_us fooling_everyone pulling_strings laying_low
        lying_low digging
        keeping_quiet keeping_a_low_profile staying_quiet faking pretending shifting twisting changing_the""",
    "DODGED": """confessed cracked snapped dodged deflected panicked slipped contradicted backtracked bluffed
        squirmed fabricated hesitated lied lies vanished disappeared sneaked slithered lurks lurked dodges deflects
        panics squirms backpedaled backpedals bandwagoned projected projects orchestrated engineered masterminded
        manipulates manipulated misleads misled sacrificed silenced ambushed jumped_us slaughtered iced axed""",
    "ACCUSE": """point accuse blame deflect pin frame throw shift eject vote jump silence distract confuse save_himself
        save_herself save_themselves cover hide push mislead steer fool trick deceive play get_rid bury turn pit sow
        derail manipulate rush kill get_me get_us_to escape redirect divert smear discredit
        protect_his protect_their""",
    "EAGER": """wants trying tries tried desperate quick eager rushes rushed rushing first attempting attempts attempted
        hurrying fast keen scrambling ready happy so_quick too_quick""",
    "LETTING": """off go walk escape fool live slip get_away win survive distract trick deceive play sweet_talk
        manipulate""",
    "STAYING": """breathes breathing lives living alive stays remains walks walking here around breathe live stay remain
        still_here still_alive aboard on_board with_us in_play loose free""",
    "FLEE": """run running ran bolt bolting flee fleeing hide hiding sneak sneaking panic panicking freeze lie stare
        staring sweat sweating lurk lurking rush rushing vanish disappear pretend avoid avoiding dodge follow following
        stalk stalking hurry linger hover""",
    "SAFE": "safe win survive peace rest sleep trust_anyone relax lose die",
    "SEEM": "sounds sound sounded looks looked seems seem seemed feels felt smells appears acts acted behaves behaved",
    "SUSPECTING": """vote votes mistake mistakes suspect suspects killer impostor impostors imposter names name guilty
        culprit lock_it_in lock_in it's answer verdict conclusion pick decision final target read theory obvious
        certain sure evidence suggestion voting locked motive remains left clear_to_me points_to means_one_thing
        only_one one_option one_name
        one_answer one_suspect""",
    "OPINION": """wrong unfair silly stupid crazy dumb mistake premature unwise foolish mean insane early hasty
        pointless""",
    "EVIDENCE": """evidence proof case reason grounds accusation dirt suspicion complaints argument motive doubt
        anything""",
    "DEED": """killed vented lied faked sabotaged stabbed murdered did_it done_it killing venting lying faking""",
    "TELLS": """says said mentioned claims claimed insists insisted reported reports told_us told_me tells_us
        keeps_saying""",
    "VOTED": """vote eject accuse blame suspect kick voting ejecting accusing blaming suspecting calling kicking doubt
        doubting frame framing lynch lynching judge judging distrust voted accused blamed suspected doubted""",
}

COMMON = """
    @ , i the in is and was to not me it that a with of 's for on my : so vent # saw but at am have did out would do
    vote no round one there when we were then be has came vented left from can this up about all by last time are
    found an before into you killed only say went next right had nobody as been first voting kill alone lying now
    said think us dead what walked because its after could never who alibi body impostor nothing go his trust
    together believe where too off see lights says two will whole come told back something let sure got why seen or
    everyone know against both ok good down while report than still button look how sus crew else killer over clear
    being lie task tasks
"""
"""The commonest words of talk at the table, in order."""
HELPING = "do does did is was are were could would should have has had need must ai"
SPEAKING = "i it that we who what there he she they you"
SHORTENED = {"m": "am", "re": "are", "ve": "have", "ll": "will", "d": "would", "s": "is"}
WHOLE: Mapping[str, tuple[str, ...]] = {
    **{f"{verb}n{sign}t": (verb, "not") for verb in HELPING.split() for sign in ("'", "")},
    **dict.fromkeys(("can't", "cant", "cannot"), ("can", "not")),
    **dict.fromkeys(("won't", "wont"), ("will", "not")),
    **{f"{who}'{end}": (who, verb) for who in SPEAKING.split() for end, verb in SHORTENED.items()},
    **dict.fromkeys(("i'm", "im"), ("i", "am")),
}
OWNERS = frozenset({"your", "ur", "yours"})
JOINING = frozenset({"and", "&", "+", "or", "nor", "plus"})
DENYING = frozenset(
    str.split(
        """not never nobody no if stop who whoever doubt doubts than without nothing nor neither why hate rather
    instead hardly quit before unless hesitate none"""
    )
)
"""Before a shape, in the same clause, these say that it is not so."""
YIELDING = frozenset(str.split("shake help only escape ignore deny forget"))
"""Behind `can't`, these deny nothing: `I can't shake the feeling that ...`."""
