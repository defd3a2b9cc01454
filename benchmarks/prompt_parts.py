"""Which parts of the prompts are sent anew, and why prefixes break. Run: python benchmarks/prompt_parts.py

Counts the characters after the prefix that a prompt shares with the same seat's previous one, by the part they are in:
the first prompts of seats, what was noticed since, rounds that were folded, and the last message.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import (
    kept,
    prompts,
)
from games.engine.facts import identities
from games.players import exchange

ROUND = "Round "


def resent(exchanges: Iterable[exchange.Exchange]) -> tuple[int, Counter[str]]:
    """How many characters were sent, and how many of them anew, by part and by kind of question."""
    sent, anew, before = 0, Counter[str](), dict[identities.Color, str]()
    for each in exchanges:
        texts = [message.text for message in each.prompt]
        prompt = "\n\n".join(texts)
        same, position = prompts.in_common(before.get(each.color, ""), prompt), 0
        is_first = each.color not in before
        for place, text in enumerate(texts):
            end = position + len(text)
            anew[_part(place, texts, is_first)] += max(0, end - max(position, same))
            position = end + 2
        anew[f"asked: {each.asked}"] += len(prompt) - same
        before[each.color] = prompt
        sent += len(prompt)
    return sent, anew


def _part(place: int, texts: list[str], is_first: bool) -> str:
    if is_first:
        return "the first prompt of a seat"
    if place == len(texts) - 1:
        return "the present state and the question"
    if place < 2:
        return "rules and seat"
    return "rounds folded" if texts[place].startswith(ROUND) else "noticed since"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=2)
    parser.add_argument("--players", type=int, default=7)
    parser.add_argument("--standing", type=int, default=0, help="ticks that a bid stands")
    chosen = parser.parse_args()
    whole, parts = 0, Counter[str]()
    for seed in range(chosen.matches):
        manner = prompts.Manner(name="", standing_bids=chosen.standing)
        sent, anew = resent(prompts.exchanged(prompts.dictated(seed, chosen.players, manner), seed, manner).exchanges)
        whole, parts = whole + sent, parts + anew
    for part, characters in parts.most_common():
        kept.less(f"characters sent anew: {part}", characters / chosen.matches)
        print(f"{part:40}{characters / chosen.matches:12,.0f} characters a match{characters / whole:9.2%} of all")


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
