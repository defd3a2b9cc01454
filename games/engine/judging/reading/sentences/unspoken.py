"""Whole sentences that are somebody else's, only about what may be, or only said to be taken back."""

import re
from collections.abc import Set

from games.engine.judging.reading.sentences import irony
from games.engine.judging.reading.sentences.clauses import Sentence
from games.engine.judging.reading.words import lexicon

WORDS = lexicon.words(
    """statement excuse testimony explanation defence defense telling account quote theory scenario false lie untrue
    nonsense claim story case option course assuming provided plan now vote hypothetically theoretically potentially
    reportedly seemingly conceivably presumedly purportedly unless as without out much least which naturally
    says said tells told claims goes officially paper accounts hear picture count logic dreams take how notion
    idea suggestion accusation mean means follows left let repeat first earlier moment ago hypothesis assumption
    possibility speculation rumour rumor gossip hearsay premise example fiction joke unconfirmed unverified
    second-hand secondhand check verified long far insofar once gathered understand understood know memory next todo
    bar taskbar progress"""
)
OTHER, SAYS = irony.OTHER, irony.SAYS
UNSPOKEN = re.compile(
    rf"""(?:^|\s)(?:
    i\ (?:quote|picture|take\ it) | (?:stay|stayed|keep|kept|remained)\ out\ of | assuming | provided
    | unless\ \S+\ (?:lie|lies|lied) | with\ \S+\ as\ (?:my|the|our)
    | (?:\S+\ 's|his|her|their|your)\ (?:\S+\ )?
      (?:statement|excuse|testimony|explanation|defen[cs]e|telling|account|quote|logic|count|dreams)
    | (?:notion|idea|suggestion|accusation)\ (?:that\ )?(?:i|we|you|he|she)
    | (?:my|his|her|your|the|a)\ (?:theory|scenario|plan)
    | don't\ vote\ until | from\ now\ on | after\ this\ (?:vote|meeting)
    )(?:\s|$)
    | ^(?:false\s:|without\ \S+\ in|(?:in\ that|worst|best)\ case|option\ \S+|of\ course|naturally|officially)\s
    | ^(?:on\ paper|by\ all\ accounts|to\ hear|picture\ (?:it|this)|how\ lovely|as\ {OTHER}\ (?:put|puts|tells))\s
    | ^(?:that|this|which|it)\ (?:would\ mean|means|follows)\s
    | ^(?!my\ case)(?:\S+\ )?(?:hypothesis|theory|scenario|case|assumption|possibility|speculation|rumou?r|gossip
        |hearsay|premise|example|fiction|joke|unconfirmed|unverified|second-?hand|verified|check)
        (?:\ \S+)?\ [,:\u2013\u2014-]\s
    | ^(?:the\ |my\ |our\ )?(?:plan|next|todo)\ :\s
    | ^(?!(?:i|my|me)\ ).*\ (?:bar|taskbar|progress)\ (?:\S+\ )?(?:not|never|\S+n't|didnt)\s
    | ^(?!(?:i|my|me)\ ).*\ (?:no|zero|without)\ (?:\S+\ )?(?:bar|taskbar|progress)(?:\s|$)
    | ^statement\ by\s | ^(?:(?:as|so)\ (?:long|far)\ as|insofar\ as)\s
    | ^once\ .*\ ,\ .*\ (?:could|would|can|cannot|can't|couldn't|wouldn't|will|must)\s
    | ^(?:from\ what|as|the\ way)\ i\ (?:gather|gathered|know|understand|understood|see|recall)\s
    | ^if\ memory\ serves\s
    | ^let\ (?:us|'s)\ (?:adopt|agree|pair|split|plan)\s | ^repeat\ after
    | ^(?:first|earlier|before|one\ moment|a\ \S+\ ago)\s.*\ ,\ (?:now|the\ next)\ (?:it|you|he|she)\s
    | ^that\ i\ .*\ (?:is|was|'s)\s
    | ^(?:hypothetically|theoretically|potentially|reportedly|seemingly|conceivably|presumedly|purportedly)\s
    | ,\ (?:that|which)\ (?:is|was|'s)\ (?:\S+\ )?(?:lie|false|untrue|nonsense|claim|story|theory)(?:\s|$)
    | ,\ is\ (?:the|his|her|your|their)\ (?:claim|story)(?:\s|$)
    | ,\ (?:so|that\ much)\ {OTHER}\ {SAYS}(?:\s|$)
    | ,\ (?:to\ quote|by\ \S+\ 's\ own|at\ least\ (?:in|by|if|so|that)|which\ i\ (?:find|doubt|do|don't|can't))\s
    | [,:]\ (?:so\ goes|(?:that|this|such)\ (?:is|was|'s)\ (?:how|what)\ {OTHER}\ (?:{OTHER}\ )?{SAYS})(?:\s|$)
    | \ i\ (?:have\ |had\ |still\ )*left\ (?:is|was|are|were|to\ do)\s
    """,
    re.VERBOSE,
)
"""`Red's statement again, I was in Admin`, `of course Red was in Admin`, `Red was in Admin, is the claim`"""


def may_be(texts: Set[str]) -> bool:
    return not WORDS.isdisjoint(texts)


def silence(sentence: Sentence) -> None:
    """Voids the sentence, if it is one of these."""
    if UNSPOKEN.search(" ".join(word.text for word in sentence.words)) is None:
        return
    sentence.in_earnest = False
    for clause in sentence.clauses:
        clause.void = True
