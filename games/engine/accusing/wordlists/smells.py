"""Words that nobody says of a player kindly, or as a mere fact. Only data; `insinuations` reads them.

No word is here that an honest line needs: no way, place or task, no death, no farewell, and no word for the culprit,
because whoever tells of a culprit names others as well.
"""

from games.engine.accusing.wordlists.listing import words

SMELLS = words(
    """
    absurd absurdity anomalous backpedaled backpedals balderdash baloney betrays bizarre bloodthirsty
    bluff bluffed bluffing bluffs bogus cabal cagey cahoots capping cheat cheating cheats claptrap
    codswallop collusion complicity conning conniving conspiring contemptible contradicted contradicting
    contradicts conveniently counterfeit cowardly crafty creeping creepy crept crooked culpable cunning
    cur cutlass cutthroat damning dastardly deceitful deceives deflected deflection deflections deflects
    despicable devious dirk disgrace disguise disguised dishonest disingenuous dodgiest dodgy dramatics
    dupe duping duplicitous duplicity ejecto evasive excuses fabricated fabricates fabrication fairytale
    faked fakes fakest faking falsehood falsehoods fangs farce farcical fib fibbing fibs fidgety
    filibuster filibustering filthy fishier fishiest fishy flimsy flinch flinched forged forgery
    gaslight gaslighting gaslights gaslit grift guile guiltiest heartless heinous hoax hogwash homicidal
    hypocritical iffy implausible imposting improbable inconsistent incriminating insincere janky
    kapping laughable loitering loiters lurked lurking lurks malarkey malevolent malicious
    manipulative masquerade melodramatic mumbled mumbles murky nefarious nonsensical overacting
    overcompensating overexplaining overplaying overreacting overreacts overselling oversells patchy
    peculiar perfidious perfidy perjured perjures phoney plagiarised plagiarized pongs poppycock
    preposterous pretended pretending pretends prowling prowls rambles ratty reek reeks rehearsed repent
    rotting ruse ruthless sadistic scam schemes scheming scripted scurvy scythe shadier shadiest sham
    shameful shameless shiftiest shifty shiv sidestepped sidesteps sinister sketch sketchier sketchiest
    skulking slick slimy slinking slinks slithered slithering slithers slunk sly smelly snakey squirm
    squirmed squirming squirms staged stalking stalks stammered stammers stench stiletto stink stinker
    stinking stinks stinky stonewalling stonewalls stuttered stutters susiest sussiest sweating sweats
    swindle swine theatrical theatrics threadbare tiptoed tiptoeing treacherous tricking twitching
    twitchy twofaced unaccountable uncanny unconvincing uncorroborated unexplained unnatural unreliable
    untrustworthy untruth untruths unverifiable unverified venomous vile villainous villainy waffles
    waffling wicked wolfy yeet
    """
)
KIND = words(
    """
    i me my am crew innocent clear cleared clean safe honest vouch trust would could spare good fine right
    poor
    """
)
"""With one of these, a sentence is kindly meant, or states nothing, or is about the speaker itself."""
LINKS = words("'s is be am are been has have will in for on with through")
