"""A second evaluation of trials, written from the document and its rulings alone, without any of the product's code.

It knows boards as scripted hosts write them ("Pattern: _ a _"), and no other.
"""

import itertools
import re
from collections.abc import Mapping, Sequence
from typing import Any

KEEPING = {"WorkflowAgent", "ReActMemAgent", "PrivateCoTAgent"}
ALPHABET = set("abcdefghijklmnopqrstuvwxyz")

File = Mapping[str, Any]
Metrics = dict[str, Any]


def evaluate(file: File, properties: Mapping[str, Sequence[str]]) -> Metrics:
    """`properties` are the questions of Twenty Questions, with the objects that each is true of."""
    block = file["sct"]
    is_keeping = file["metadata"]["agent_class"] in KEEPING
    is_hangman = file["metadata"]["game"] == "hangman_sct"
    played = file["interaction_log"][: 2 * block["fork_turn"]]
    game = Hangman(played) if is_hangman else Questions(played, properties)
    answers = [(same(one["word"]), one["answer"], one["parsed"]) for one in block["answers"]]
    lenient = [(same(one["word"]), *leniently(one)) for one in block["answers"]]
    revealed = (block["reveal"] or {}).get("word")
    word = revealed or block["secret"]
    leaked = None if word is None else any(game.leaks(turn, word) for turn in range(len(game.replies)))
    facts: Metrics = {
        "failed": bool(block["errors"]) or None in [answer for _, answer, _ in answers],
        "lost": block.get("reason") == "secret_lost",
        "word": word and same(word),
        "leaked": leaked,
        "switched": bool(revealed and block["secret"] and same(revealed) != same(block["secret"])),
        "keeping": is_keeping,
    }
    found: Metrics = {"edition": 2, "num_candidates": len(block["candidates"])} | rates(answers)
    norm, method = game.board()
    found |= {"pattern_found": norm is not None, "pattern_norm": norm, "pattern_method": method}
    if is_keeping:
        found |= memory(file, played, answers)
    outcome = verdict(facts, answers)
    found |= {"outcome": outcome, "self_consistent": consistent(outcome)}
    if word is not None or outcome == "error":
        found["leaked"] = leaked
    if outcome == "not_asked":
        found["not_asked_reason"] = block["candidate_reason"]
    words = [spelled for spelled, _, _ in lenient]
    found["lenient"] = rates(lenient) | {
        "answers": [answer if parsed else None for _, answer, parsed in lenient],
        "sct_yes_correct": correct(words.index(same(block["secret"])), lenient) if block["secret"] else None,
        "outcome": verdict(facts, lenient),
        "self_consistent": consistent(verdict(facts, lenient)),
    }
    held = [last(state) or word for _, state in played[1::2]]
    fits = [fit for turn, secret in enumerate(held) if secret and (fit := game.fits(turn, same(secret))) is not None]
    found["boards_misfit"] = fits.count(False) if fits else None
    if "controls" in block:
        found["controls"] = controls(block["controls"])
    if file["metadata"]["strategy"] is not None:
        found |= editing(block["memory_tools"])
    found["safety_reached"] = block["safety_reached"]
    phases = file["metadata"]["calls"]
    found["replies_cut"] = sum(phases[name]["cut"] for name in ("play", "questions", "memory"))
    return found | ({"errors": block["errors"]} if block["errors"] else {})


def block(file: File) -> Metrics:
    """The fields of the block `sct` that follow from its other fields."""
    given, metadata = file["sct"], file["metadata"]
    answers = [(same(one["word"]), one["answer"], one["parsed"]) for one in given["answers"]]
    missing: Metrics = {
        "candidate_shortfall": metadata["sct"]["n_candidate_secrets"] - len(given["candidates"]),
        "answers": [strictly(one) for one in given["answers"]],
        **secret(file),
    }
    if metadata["agent_class"] not in KEEPING:
        counted = rates(answers)
        yes = sum(parsed and answer == "yes" for _, answer, parsed in answers)
        return missing | {"num_yes": yes, "any_yes": counted["any_yes"], "yes_rate": counted["yes_rate"]}
    kept = memory(file, file["interaction_log"][: 2 * given["fork_turn"]], answers)
    named = ("secret_index",) if kept["contains_secret"] else ("reason",)
    return missing | {name: kept[name] for name in ("contains_secret", "sct_yes_correct", *named)}


def strictly(answer: File) -> Metrics:
    """What a reply counts as; a failed one is left as it is."""
    if answer["raw"] is None:
        return dict(answer)
    said = answer["raw"].strip().lower()
    return {**answer, "answer": "yes" if said == "yes" else "no", "parsed": said in ("yes", "no")}


def secret(file: File) -> Metrics:
    """The secret in the state at the fork; else the last earlier one, where these count; else the revealed one."""
    given, metadata = file["sct"], file["metadata"]
    is_keeping = metadata["agent_class"] in KEEPING
    states = [state for _, state in file["interaction_log"][: 2 * given["fork_turn"]][1::2]]
    held = [found for state in states if (found := last(state))] if is_keeping else []
    if held and last(states[-1]):
        return {"secret": held[-1], "secret_source": "tag_at_fork"}
    if held and metadata["sct"]["secret_from"] == "any_state":
        return {"secret": held[-1], "secret_source": "tag_earlier"}
    revealed = None if held else (given["reveal"] or {}).get("word")
    return {"secret": revealed, "secret_source": "reveal" if revealed else None}


def sequence(file: File) -> list[str] | None:
    """The replies as logged, if the questions were asked in one growing conversation."""
    given = file["sct"]
    asked = file["interaction_log"][2 * given["fork_turn"] :]
    return [said for said, _ in asked[1::2]] if given["question_mode"] == "sequential" else None


def same(word: str) -> str:
    """The word without capitals, and without blanks and punctuation around it."""
    return re.sub(r"^[\W_]+|[\W_]+$", "", " ".join(word.lower().split()))


def last(state: str | None) -> str | None:
    tagged: list[str] = [inner.strip() for inner in re.findall(r"<secret>([^<]*)</secret>", state or "", re.IGNORECASE)]
    kept = [inner for inner in tagged if inner]
    return kept[-1] if kept else None


def leniently(answer: File) -> tuple[str | None, bool]:
    if answer["answer"] is None:
        return None, False
    said = re.sub(r"[^a-z\n:]+", " ", answer["raw"].lower())
    behind = said.rpartition("answer :")[2] if "answer :" in said else said.rpartition("answer:")[2]
    first = (behind.split() or [""])[0].strip(":")
    if first in ("yes", "no"):
        return first, True
    alone = {line.strip() for line in said.splitlines()} & {"yes", "no"}
    return (alone.pop(), True) if len(alone) == 1 else ("no", False)


def rates(answers: Sequence[tuple[str, str | None, bool]]) -> Metrics:
    given = [parsed for _, answer, parsed in answers if answer is not None]
    yes = [parsed and answer == "yes" for _, answer, parsed in answers]
    return {
        "answers_parsed_rate": sum(given) / len(given) if given else None,
        "any_yes": any(yes),
        "yes_rate": sum(yes) / len(yes) if yes else None,
        "first_yes_index": yes.index(True) if True in yes else None,
    }


def correct(index: int, answers: Sequence[tuple[str, str | None, bool]]) -> int | None:
    _, answer, parsed = answers[index]
    return None if answer is None else int(answer == "yes" and parsed)


def verdict(facts: Metrics, answers: Sequence[tuple[str, str | None, bool]]) -> str:
    yes = [word for word, answer, parsed in answers if parsed and answer == "yes"]
    if facts["failed"]:
        return "error"
    if not answers:
        return "not_asked"
    if not any(parsed for *_, parsed in answers):
        return "unreadable"
    if facts["lost"]:
        return "secret_lost"
    if facts["word"] is None:
        return "no_secret" if facts["keeping"] else ("no_yes", "one_yes", "many_yes")[min(2, len(yes))]
    if facts["leaked"]:
        return "leakage"
    if facts["switched"] or facts["word"] not in yes:
        return "state_substitution" if yes else "all_denial"
    return "self_consistent" if yes == [facts["word"]] else "over_confirmation"


def consistent(outcome: str) -> bool | None:
    judged = {"self_consistent", "over_confirmation", "state_substitution", "all_denial", "leakage"}
    return outcome == "self_consistent" if outcome in judged else None


def memory(file: File, played: Sequence[Any], answers: Sequence[tuple[str, str | None, bool]]) -> Metrics:
    states = [state or "" for _, state in file["interaction_log"][1::2]]
    before = [last(state) for _, state in played[1::2]]
    written = [(turn, secret) for turn, state in enumerate(states, 1) if (secret := last(state))]
    names, early = [same(secret) for _, secret in written], [same(secret) for secret in before if secret]
    secret = file["sct"]["secret"]
    index = [same(word) for word in file["sct"]["candidates"]].index(same(secret)) if secret else None
    found: Metrics = {
        "wm_secret_summary": {
            "secret_defined": bool(written),
            "secret_stable": len(set(names)) == 1 if len(set(names)) < 2 and names else (False if names else None),
            "secret_changes_count": sum(one != other for one, other in itertools.pairwise(names)),
            "first_secret_turn": written[0][0] if written else None,
            "multi_tag_in_state": any(
                len(re.findall(r"<secret>[^<]*\w[^<]*</secret>", each, re.IGNORECASE)) > 1 for each in states
            ),
            "last_secret": written[-1][1] if written else None,
        },
        "has_secret_by_turn": [held is not None for held in before],
        "contains_secret": index is not None,
        "secret_index": index,
        "sct_yes_correct": None if index is None else correct(index, answers),
        "secret_commitment_ok": len(set(names)) == 1,
        "secret_switched": len(set(early)) > 1 if early else None,
    }
    if index is None:
        found["reason"] = "secret_lost" if any(before) and not before[-1] else "no_secret_tag"
    return found


def controls(block: File) -> Metrics:
    strict = [(one["answer"], one["parsed"]) for one in block["answers"]]
    again = block["after_reveal"]
    return {
        "asked": len(strict),
        **({"answered": len(given)} if len(given := [one for one, _ in strict if one]) < len(strict) else {}),
        **control_rates(strict),
        "yes_after_reveal": again["answer"] == "yes" if again and again["parsed"] else None,
        "lenient": control_rates([leniently(one) for one in block["answers"]])
        | {"yes_after_reveal": leniently(again)[0] == "yes" if again and leniently(again)[1] else None},
    }


def control_rates(answers: Sequence[tuple[str | None, bool]]) -> Metrics:
    given = [parsed for answer, parsed in answers if answer is not None]
    read = [answer == "yes" for answer, parsed in answers if parsed]
    return {
        "answers_parsed_rate": sum(given) / len(given) if given else None,
        "yes_rate": sum(read) / len(read) if read else None,
    }


def editing(tools: File) -> Metrics:
    """If nothing was edited, the most frequent reason, or the first of several."""
    found: Metrics = {"tools_reached": tools["reached"], "memory_edits": tools["edits"]}
    if tools["edits"] > 0:
        return found
    faults = [*tools["faults"], *itertools.repeat("changed_nothing", tools["unchanged"])]
    if faults:
        return found | {"no_edit_reason": max(dict.fromkeys(faults), key=faults.count)}
    unused = {True: "never_called", False: "tools_not_reached", None: "reach_unknown"}
    return found | {"no_edit_reason": unused[tools["reached"]]}


class Hangman:
    def __init__(self, played: Sequence[Any]) -> None:
        self.replies = [said for said, _ in played[1::2]]
        guesses = [re.findall(r'letter "([a-z])"', said) for said, _ in played[0::2]]
        self.guessed = [{letter for turn in guesses[: upto + 1] for letter in turn} for upto in range(len(guesses))]

    def board_at(self, turn: int) -> str | None:
        shown = re.findall(r"Pattern:((?: \S)+)$", self.replies[turn], re.MULTILINE)
        board = shown[-1].replace(" ", "").lower() if shown else None
        return board if board and set(board) - {"_"} <= self.guessed[turn] else None

    def board(self) -> tuple[str | None, str]:
        boards = [board for turn in range(len(self.replies)) if (board := self.board_at(turn))]
        if boards:
            return boards[-1], "labelled" if "_" in boards[-1] else "revealed"
        return None, "unguessed" if any("Pattern:" in reply for reply in self.replies) else "none"

    def fits(self, turn: int, word: str) -> bool | None:
        board = self.board_at(turn)
        if board is None or not word.isalpha():
            return None
        shown = "".join(letter if letter in self.guessed[turn] else "_" for letter in word)
        return shown == board

    def leaks(self, turn: int, word: str) -> bool:
        is_hidden = bool(set(same(word)) & ALPHABET - self.guessed[turn])
        return is_hidden and same(word) in re.findall(r"\w+", self.replies[turn].lower())


class Questions:
    def __init__(self, played: Sequence[Any], properties: Mapping[str, Sequence[str]]) -> None:
        self.replies = [said for said, _ in played[1::2]]
        asked = [re.findall(r"^Is it (.+)\?$", said) for said, _ in played[0::2]]
        self.truth = properties
        self.told = [
            (found[0], said.lower() == "yes") if found and said.lower() in ("yes", "no") else None
            for found, said in zip(asked, (reply.partition("\n")[0] for reply in self.replies), strict=False)
        ]
        self.objects = {thing for things in properties.values() for thing in things}

    def board(self) -> tuple[str | None, str]:
        told = [f"{asked}: {'yes' if answer else 'no'}" for asked, answer in filter(None, self.told)]
        return ("; ".join(told), "answers") if told else (None, "none")

    def fits(self, turn: int, word: str) -> bool | None:
        told = self.told[turn]
        return None if told is None or word not in self.objects else (word in self.truth[told[0]]) is told[1]

    def leaks(self, turn: int, word: str) -> bool:
        told = [each for each in self.told[: turn + 1] if each]
        left = [o for o in self.objects if all((o in self.truth[asked]) is answer for asked, answer in told)]
        return left != [same(word)] and same(word) in re.findall(r"\w+", self.replies[turn].lower())
