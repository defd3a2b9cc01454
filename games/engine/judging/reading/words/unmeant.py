"""The words by which a sentence is not meant as it is said, or is about another match. Only data, all lower case."""

MOCKING = (
    *(
        "my ass",
        "my foot",
        "yeah right",
        "oh sure",
        "oh yeah",
        "oh right",
        "sure sure",
        "totally",
        "queen",
        "what a surprise",
        "pigs fly",
        "pigs can fly",
        "said nobody ever",
        "said no one ever",
        "telepathy",
        "how suspicious",
        "/s",
        "genius",
    ),
    *(
        "lol ok",
        "lol sure",
        "right because",
        "wow so",
        "suuure",
        "suure",
        "nice try",
        "sure i'm",
        "sure im",
        "sure and",
    ),
    *(
        "right and",
        "obviously i'm",
        "of course i'm",
        "of course i vented",
        "because i can be",
        "sure green",
        "too lol",
        *(
            f"{verb} {article}{thing}"
            for verb in ("am", "is", "are", "be")
            for article in ("the ", "a ", "")
            for thing in (
                "king",
                "pope",
                "santa",
                "santa claus",
                "easter bunny",
                "tooth fairy",
                "president",
                "batman",
                "unicorn",
            )
        ),
    ),
)
"""Sentences with one of these are not meant as they are said."""
ELSEWHERE = (
    *(
        *(
            f"{which} {match}"
            for which in ("last", "previous", "prior", "earlier", "another", "other", "first", "next")
            for match in ("game", "games", "match", "matches")
        ),
    ),
    *(
        "next round",
        "so far",
        "fair summary",
        "to sum up",
        "to recap",
        "quick recap",
        "real life",
        "irl",
        "a dream",
        "my dreams",
        "your dreams",
        "on the moon",
        "am napoleon",
        "past life",
    ),
)
"""Sentences with one of these are not about this match."""
RESERVING = (
    *(
        "not sure",
        "not certain",
        "not positive",
        "don't quote me",
        "as though",
        "was joking",
        "i lied",
        "that was wrong",
    ),
    *(
        "on this one",
        "on that one",
        "is that what",
        "is that so",
        "is that it",
        "is that your",
        "that was a lie",
        "but meant",
        "but i meant",
        "all of a sudden",
    ),
    *(
        "as far as i",
        "as far as we",
        "in my notes",
        "in spirit",
        "in my head",
        "in theory",
        "to my knowledge",
        "for all i know",
        "what i gather",
        "i gather",
        "for all we know",
    ),
)
"""Sentences with one of these are said with a reservation."""
MOCKING_FIRST = (
    *(
        "as if",
        "yeah sure",
        "oh wow",
        "oh no ,",
        "yes yes ,",
        "great theory",
        "nice theory",
        "good theory",
        "great logic",
    ),
    *(
        "so now ",
        "so we have ",
        "by that logic",
        "ah yes ,",
        "oh great",
        "fine ,",
        "wow great",
        "brilliant ,",
        "oh of course",
    ),
    *("sure ,", "right , because", "right because", "right , and", "wow ,", "imagine "),
)
DISMISSING = frozenset(
    {
        "no , that is wrong",
        "that is wrong",
        "that is not true",
        "no , i wasn't",
        "i wasn't",
        "not really",
        "just kidding",
    }
    | {"no , that is wrong , i wasn't", "i was joking", "that was a lie", "i take that back", "or not"}
    | {"yeah right", "sure", "as if", "lol", "not", "lmao", "right", "sure thing", "suuure", "jk", "kidding"}
    | {"psych", "sike", "joke", "joking", "i'm joking", "im joking", "just joking", "jk lol", "lol jk", "nah jk"}
    | {"haha jk", "jk jk", "i am joking", "i am kidding", "im kidding", "gotcha"}
)
"""If a sentence is one of these and nothing else, the sentence before it was not meant either."""
