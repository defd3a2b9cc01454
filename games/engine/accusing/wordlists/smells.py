"""Words that smell of guilt: weapons, vents, holes in tales, gallows, beasts. Data alone; `insinuations` reads them."""

SMELLS = frozenset(
    str.split(
        """
        knife knives dagger daggers dirk stiletto blade blades sword cutlass cleaver axe scythe razor shiv
        weapon pistol bloody bloodied bloodstained bloodstains bloodstain blood bloodthirsty gore soot
        fingerprints footprints fangs claws horns mask grate grates hatch duct ducts shaft manhole trapdoor
        ventilation floorboards vents tunnels crawlspace ductwork tale tales fib fibs fibbing perjury perjured
        perjures perjurer falsehood falsehoods untruth untruths deceit deceitful deceived deceives deceiver
        deception deceptions treachery treacherous treason betrayal betrayed betrays betrayer yarn yarns fable
        fables fiction fairytale fantasy baloney hogwash malarkey poppycock bunk codswallop balderdash claptrap
        exhibit snake snakes serpent viper weasel rat wolf coyote fox jackal vulture shark reptile lizard leech
        parasite scorpion cobra eel hyena vermin varmint hole holes gap gaps leaks leaky leaking loophole
        discrepancy discrepancies contradicts contradicted contradiction contradictions contradicting mismatch
        shortfall unexplained uncorroborated unverified unverifiable implausible improbable flimsy wobbly
        threadbare patchy murky fishy dodgy inconsistency inconsistencies inconsistent gallows noose plank brig
        cuffs handcuffs shackles jail prison gaol dungeon airlock gulag guillotine keelhaul keelhauled adieu
        farewell goodbye bye sayonara overboard jettison jettisoned ejection removal evict evicted eviction
        liquidate detain detained arrest arrested custody quarantine firewall exile exiled banish banished
        lockup bars yeet smell smelled stench stink stinks reek reeks rotten rotting stinking whiff culprit
        felon fiend villain villainy scoundrel rogue knave crook criminal thug assassin butcher slayer
        executioner reaper ripper predator psycho psychopath scum scumbag mastermind puppeteer wrongdoer
        perpetrator perp traitor fraud charlatan phony swindler conman trickster schemer saboteur bandit outlaw
        judas brutus turncoat backstabber devil demon fugitive offender henchman accomplice murderous homicidal
        evasive rehearsed scripted theatrics theatre theatrical charade sham stalling fumble fumbles fumbled
        squirms squirming squirm sweats sweating twitchy fidgety shifty slippery slimy slick cagey skulking
        prowling prowls lurking lurks lurked creepy loitering loiters sneaking sneaks sneaked slinking slinks
        slunk tiptoed tiptoeing bolted sidesteps sidestepped deflects deflected stammered stammers stuttered
        stutters mumbles mumbled liable culpable incriminating damning accountable incompatible shameless
        unconvincing preposterous laughable conscience untrustworthy unreliable disgrace ashamed suspiciously
        convenient conveniently coincidence coincidences excuse excuses knifed stabby shanked bludgeoned
        throttled strangled slaughtered slaughter mowed gutted faked faking fakes pretending pretends pretended
        staged creeping stalking stalks stalked hiding hide hides cowardly gaslighting gaslights gaslit script
        oscar oscars dramatics masquerade disguise disguised cloak actor actress filthy mud muddy boots thief
        burglar burglary heist smuggler confess confesses confessed confession jury gavel defendant verdict
        alibis suitcase luggage pack packing recycle recycled compost toast baked roasted busted burnt burned
        hazard hazardous threat threats hostile toxic poison poisonous unnatural uncanny eerie bizarre peculiar
        sinister ominous crooked twisted tremble trembling trembles shaking flinched flinch twitching gulp gulps
        blushing backpedals backpedaled squirmed copied copies parroting awol miraculously magically
        mysteriously coincidentally plotting scheming schemes setup puppet puppets conspiracy conspiring cabal
        collusion manipulative bluff bluffs bluffed bluffing stories versions fabricates fabricated fabrication
        sinner repent loudest overreacts overreacting protest protests protesteth killing venting claims claimed
        tonight wicked vile ruthless heartless
        """
    )
)
OF_TESTS = frozenset({"test", "tests", "tested"})
"""With these blood is a task."""
KIND = frozenset(
    str.split(
        """
        i me my am crew innocent clear cleared clean safe honest vouch trust would could spare good fine right
        poor
        """
    )
)
"""With these it is kindly meant, or not said to be so, or of the speaker itself."""
