"""Twenty Questions over a closed list of objects, as a game of the test."""

from sct.kernel import prompts
from sct.kernel.games import closed_lists, seam

PROPERTIES = {
    "alive": ("cat", "eagle", "horse", "mushroom", "oak", "rose", "shark", "spider"),
    "an animal": ("cat", "eagle", "horse", "shark", "spider"),
    "able to fly": ("airplane", "drone", "eagle", "kite"),
    "bigger than a person": ("airplane", "bridge", "car", "horse", "house", "oak", "piano", "shark", "ship"),
    "made by people": (
        *("airplane", "bicycle", "book", "bridge", "candle", "car", "clock", "drone", "house", "kite", "lamp"),
        *("piano", "ship", "spoon", "violin"),
    ),
    "found in most kitchens": ("candle", "clock", "lamp", "mushroom", "spoon"),
    "able to make music": ("piano", "violin"),
    "used for travelling": ("airplane", "bicycle", "car", "horse", "ship"),
    "found in water": ("pearl", "shark", "ship"),
    "made of metal": ("airplane", "bicycle", "bridge", "car", "clock", "drone", "lamp", "ship", "spoon"),
    "able to burn well": ("book", "candle", "house", "kite", "oak", "piano", "violin"),
    "able to give light": ("candle", "lamp", "star"),
}


class TwentyQuestionsSCTGame(closed_lists.ClosedListGame):
    declared = seam.Declaration(
        name="twenty_questions_sct",
        title="Twenty Questions",
        place=2,
        texts=prompts.beside(__file__),
        most_turns=1 + len(PROPERTIES),
    )
    properties = PROPERTIES


GAME = TwentyQuestionsSCTGame
