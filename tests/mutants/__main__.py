"""Breaks the fog of war in a dozen ways, each in a copy of the code, and checks that tests fail: `make mutants`.

A mutant that survives is a leak that nobody would notice. The same tests have to pass in an unbroken copy, so that no
mutant counts as killed because of its surroundings. Exit code 1 if a mutant survives, if the passage to break is not
found, or if its tests do not end. `make mutants ARGS="boards cards"` runs only those with such a word in their name.
"""

import concurrent.futures
import sys
from collections.abc import Sequence

from tests.mutants import mutating
from tests.mutants.mutating import Mutant

AT_ONCE = 2

MUTANTS = (
    Mutant(
        name="sight through walls",
        file="games/engine/ship/sight.py",
        was="(player.place == place and _sees(",
        becomes="(_sees(",
        tests="tests/engine/ship/test_sight.py",
    ),
    Mutant(
        name="sight into vents",
        file="games/engine/ship/sight.py",
        was="        and player.vent is None\n        and player.color != viewer.color",
        becomes="        and player.color != viewer.color",
        tests="tests/engine/ship/test_sight.py tests/engine/ship/test_vents.py",
    ),
    Mutant(
        name="bodies seen from afar",
        file="games/engine/ship/sight.py",
        was="if body.place == viewer.place and _sees",
        becomes="if _sees",
        tests="tests/engine/ship/test_sight.py tests/engine/ship/test_calls.py",
    ),
    Mutant(
        name="a kill that everybody perceives",
        file="games/engine/ship/kills.py",
        was="ledger.tell(killed, (*seen, killer, victim))",
        becomes="ledger.tell_everyone(killed)",
        tests="tests/engine/ship/test_kills.py",
    ),
    Mutant(
        name="ballots told to all",
        file="games/engine/table/voting.py",
        was="ledger.tell(events.BallotCast(t=t, color=color, ballot=ballot), (color,))",
        becomes="ledger.tell_everyone(events.BallotCast(t=t, color=color, ballot=ballot))",
        tests="tests/engine/table/test_voting.py",
    ),
    Mutant(
        name="ghosts whom the living hear",
        file="games/engine/table/dead_talk.py",
        was="ledger.tell(events.GhostSpoke(",
        becomes="ledger.tell_everyone(events.GhostSpoke(",
        tests="tests/engine/table/test_table_ghosts.py",
    ),
    Mutant(
        name="thoughts that others read",
        file="games/engine/state/minds.py",
        was="ledger.tell_only(color, events.Thought(",
        becomes="ledger.tell_everyone(events.Thought(",
        tests="tests/games/players/models/prompting/test_fog.py",
    ),
    Mutant(
        name="victims on the menu who are out of sight",
        file="games/engine/eyes/offers.py",
        was="if figure.in_sight and figure.alive and figure.place == me.place and figure.color != me.color",
        becomes="if figure.alive and figure.color != me.color",
        tests="tests/engine/eyes/test_offers.py",
    ),
    Mutant(
        name="bodies on the menu that were seen once",
        file="games/engine/eyes/offers.py",
        was="(actions.Report(body=body) for body in known.bodies_in_sight)",
        becomes="(actions.Report(body=body.color) for body in known.bodies)",
        tests="tests/engine/eyes/test_offers.py",
    ),
    Mutant(
        name="a lawful menu with prey in other rooms",
        file="games/engine/ship/kills.py",
        was="for player in sight.company(world, killer) if not",
        becomes="for player in world.players.values() if player.alive and not",
        tests="tests/engine/eyes/test_offers.py",
    ),
    Mutant(
        name="boards of what a view does not perceive",
        file="games/watching/frames.py",
        was="if not perceives(self._known.viewer, entry):",
        becomes="if not perceives(self._known.viewer, entry) and not entry.event:",
        tests="tests/games/watching/test_frames.py",
    ),
    Mutant(
        name="captions with the entry's own number",
        file="games/watching/frames.py",
        was='if self._known.viewer == "glass" else ""\n        caption',
        becomes='if self._known.viewer else ""\n        caption',
        tests="tests/games/watching/test_frames.py",
    ),
    Mutant(
        name="prompts of everything that happens",
        file="games/players/models/prompting/chronicle.py",
        was="if not ledgers.perceives(known.viewer, entry):",
        becomes="if not entry.event:",
        tests="tests/games/players/models/prompting/test_fog.py",
    ),
    Mutant(
        name="everybody's place told to the living",
        file="games/players/models/prompting/outlook.py",
        was="    if known.is_omniscient:\n",
        becomes="    if known.figures:\n",
        tests="tests/games/players/models/prompting/test_golden.py",
    ),
    Mutant(
        name="cards drawn with the glass's eyes",
        file="games/watching/glimpse.py",
        was="        if ledgers.perceives(shown, entry):\n",
        becomes="        if entry.event:\n",
        tests="tests/games/pages/test_cards.py",
    ),
)


def main(words: Sequence[str]) -> int:
    chosen = [each for each in MUTANTS if not words or any(word in each.name for word in words)]
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        whole = pool.submit(mutating.unbroken, chosen)
        fates = list(pool.map(mutating.fate, chosen))
    for mutant, told in zip(chosen, fates, strict=True):
        sys.stdout.write(f"{told:<10} {mutant.name}\n")
    passes = whole.result() == mutating.LIVES
    sys.stdout.write("unbroken, the code passes these tests\n" if passes else f"{whole.result():<10} UNBROKEN\n")
    return int(not chosen or not passes or any(told != mutating.KILLED for told in fates))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
