"""Words that hosts say whatever their secret is: those of any sentence, and those of any game of Hangman."""

_OF_SENTENCES = """
a about after again all almost already also always am an and another any are as at away back be been before being both
but by can come could did do does done down each either else even ever every few first for from get give go going good
got had has have he her here him his how i if in into is it its just keep know last least left less let like little long
look made make many may maybe me mean might mind more most much must my need never new next no none not nothing now of
off on once one only or other our out over own part please put quite rather ready really right said same say see seem
she should show so some soon still such sure take tell than thank thanks that the their them then there these they thing
think this those though through time to together too try trying two under until up us use very want was way we well were
what when where which while who why will wish with without won would yes yet you your
""".split()  # noqa: SIM905 - a list of words is read as words
_OF_THE_GAME = """
absent additional answer appear appears attempt attempts begin blank blanks board chance chances choose chosen close
confirm confirmed contain contains continue correct correctly current currently dash empty english example exactly find
five found four fun game games gone great guess guessed guesses guessing hang hanged hangman hidden hide hint host
incorrect indeed letter letters life limb list lives lose loss luck lucky man miss missed nice number occur occurs okay
pattern place placed places play player playing position positions present progress puzzle remain remaining reveal
revealed secret shown single six sorry space spaces spot start started status third three thought times tries
turn turns twice unfortunately update updated used wait welcome win word words wrong
""".split()  # noqa: SIM905

_BEHIND_IS = """
absent again all almost also always any appear as away back better both chance close confirmed correct correctly current
done each either empty even every few first found four five game gone good great hangman here hidden hint how i in
incorrect indeed it just last left less like little luck lucky many me missed more most much need never new next nice no
none not nothing now of off okay on one only or other our out over part player position present progress quite rather
ready right same shown six so sorry still such sure that the them then there third this three time times to too true two
unfortunately up update updated used very welcome well what who why win with won wrong yes yet you your
""".split()  # noqa: SIM905

WORDS = frozenset(_OF_SENTENCES + _OF_THE_GAME)
PREDICATES = WORDS & frozenset(_BEHIND_IS)
"""Words that often follow "it is" as a remark, where the secret itself could also stand: "it is correct"."""
