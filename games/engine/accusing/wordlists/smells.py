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
        tonight wicked vile ruthless heartless capping kapping bagged ejecto begone yeeted cya toodles ciao
        adios buhbye byebye arrivederci skedaddle stinky stinker smelly pongs whiffs fishier fishiest snakey
        ratty wolfy wolfing shapeshifter imposting shiftiest guiltiest gremlin goblin ghoul vampire werewolf
        wolves alien xenomorph infiltrator intruder mutineer mutiny cannibal locker sharks fishfood chum scurvy
        scallywag blackguard cur swine sly cunning crafty devious conniving duplicitous twofaced hypocrite
        hypocritical insincere disingenuous dishonest shameful despicable contemptible dastardly nefarious
        malicious malevolent sadistic cutthroat heinous farcical farce absurd absurdity nonsensical
        unaccountable dodgiest iffy janky sketch sketchier sketchiest shadier shadiest overcompensating
        overexplaining overplaying overselling oversells overacting rambles waffling waffles filibuster
        filibustering stonewalling stonewalls deflection deflections redirecting misdirection smokescreen
        gaslight gaslighter strangle garrote bludgeon impaled decapitated beheaded incarcerate incarcerated
        imprison imprisoned slammer clink hoosegow penitentiary felony manslaughter homicide murderess accessory
        complicit complicity cahoots stale spoiled curdled sour undercooked overcooked anomaly anomalous outlier
        virus malware trojan corrupted corrupt bankrupt embezzled embezzling insolvent deficit downgrade
        depreciate guile perfidy perfidious duplicity villainous hemlock venom venomous foul doom melodrama
        melodramatic crocodile offside disqualified benched relegated detention expelled plagiarised plagiarized
        cheating cheater cheat cheats sussiest susiest impostering fakest fakery forger forged forgery
        counterfeit bogus phoney dupe duped duping hoodwink hoodwinked swindle swindled conned conning grift
        grifter hustler scam scammed scammer hoax ruse ploy gambit trickery tricked tricking ambush ambushed
        pounce pounced lunge lunged cornered tailing tailed shadowing shadowed trailing trailed stalker
        slithered slithers slithering crept creeps popped emerged emerges surfaced teleported teleports
        teleporting distract distracts distracting rope ropes doth smelt foulest
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
TOLD_OF_ANYBODY = frozenset(
    str.split(
        """
        alibis blade blades blood claimed claims ejection incompatible knife knives loudest puppet puppets stories sword
        versions
        """
    )
)
"""Who else is spoken of may have had them as well."""
LINKS = frozenset({"'s", "is", "be", "am", "are", "been", "has", "have", "will", "in", "for", "on", "with", "through"})
