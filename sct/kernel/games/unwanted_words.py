"""Words that do not belong on a public page (slurs, obscenities, abuse), and are left out of the built-in word list."""

import re

_ANYWHERE = """
asshole bastard bitch blowjob bukkake cocksuck cumshot dickhead dildo ejaculat faggot fellatio fuck gangbang handjob
hentai jackoff jerkoff jizz masturbat motherf nigga nigger paedo pedophil porn shemale shit slut swastika whore
""".split()  # noqa: SIM905 - a list of words is read as words
_WHOLE = """
anal anus arse ass asses balls bollocks boner boob boobs breast breasts bugger bum butt buttock buttocks butts chink
chinks clit clitoris cock cocks condom condoms coon coons cum cums cunt cunts darkie dick dicks dyke dykes erection
erections erotic erotica fag fags fart fetish genital genitals genocide gook gooks gypped heroin holocaust homo homos
horny hussy incest jap japs kike kikes knob lesbo lynch lynched lynching lynchings meth milf milfs molest molested
molester naked nazi nazis nazism nude nudes nudity oral orgasm orgasms orgies orgy paki pakis pecker pedo pedos penis
penises pimp piss pissed pissing prick pricks prostitute pube pubes pubic pussies pussy queer queers rape raped raper
rapes raping rapist rapists rectum retard retarded retards rimming scrotum semen sex sexed sexes sexual sexually sexy
skank smut sodomy spastic sperm spic spics stripper strippers suicidal suicide suicides tit tits titties titty torture
tortured tranny turd twat twats vagina vaginal vaginas vulva wank wanker wankers wanking wetback
""".split()  # noqa: SIM905
_UNWANTED = re.compile(rf"\w*(?:{'|'.join(_ANYWHERE)})\w*|(?:{'|'.join(_WHOLE)})")


def is_wanted(word: str) -> bool:
    return _UNWANTED.fullmatch(word) is None
