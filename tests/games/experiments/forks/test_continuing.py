"""What follows from a cut: the same if nothing was changed, and another outcome if the cause was."""

import itertools

from games.engine.facts import identities
from games.engine.facts.dice import Dice
from games.experiments.forks import branches, changes, outcomes, scoring
from games.experiments.forks.changes import Depth
from games.players import player
from tests.games.experiments.forks import planted
from tests.games.players import minds
from tests.support import rings

Color = identities.Color


def bots(seed: int, players: int) -> dict[Color, player.Player]:
    """The same bots as in `minds.played`."""
    cast = Dice(seed).shuffle("cast", minds.NAMES * 3)[:players]
    return {color: minds.bot(name, seed) for color, name in zip(tuple(Color), cast, strict=False)}


def test_nothing_changed_is_nothing_changed_to_the_last_entry() -> None:
    tried = 0
    for seed in range(rings.of_all(25)):
        for players, station in ((8, "skeld"), (5, "outpost")):
            log = minds.played(seed, players, station)
            said = [entry.seq for entry in planted.lines(log) if changes.sitting(log, entry.seq)]
            for at in said[len(said) // 2 :][:1]:
                begun = branches.unchanged(log, changes.UnsayLine(at=at), Depth.PLAY_ON)
                assert len(begun) < len(log)
                assert planted.continued(begun, bots(seed, players), Dice(seed), Depth.PLAY_ON) == log
                tried += 1
    assert tried > rings.of_all(25)


def test_the_planted_cause_and_nothing_else_moves_the_vote() -> None:
    wanted = rings.of_all(100)
    talks = ((seed, talk) for seed in itertools.count() if (talk := _first_talk(planted.played(seed))))
    moved = unmoved = 0
    for seed, [first, *others] in itertools.islice(talks, wanted):
        moved += _moves(seed, first)
        unmoved += not any(_moves(seed, line) for line in others)
    assert moved >= 0.95 * wanted
    assert unmoved >= 0.95 * wanted


def _first_talk(log: planted.Log) -> list[int]:
    """The lines of the first meeting whose ballots were counted."""
    said = [(entry.seq, changes.sitting(log, entry.seq)) for entry in planted.lines(log)]
    return [seq for seq, sitting in said if sitting is not None and sitting == said[0][1]]


def _moves(seed: int, line: int) -> bool:
    """Whether an interval shows that the change matters."""
    log, change = planted.played(seed), changes.UnsayLine(at=line)
    assert changes.problems(log, change, Depth.VOTE) == []
    changed = _sixteen(seed, change, branches.changed(log, change, Depth.VOTE))
    unchanged = _sixteen(seed, change, branches.unchanged(log, change, Depth.VOTE))
    found = outcomes.rows(outcomes.of_original(log, change), changed, unchanged, Depth.VOTE)
    bounds = [(row.difference.low, row.difference.high) for row in found]
    return any(low is not None and high is not None and (low > 0 or high < 0) for low, high in bounds)


def test_the_vote_alone_does_not_say_who_wins() -> None:
    seed, line = next((seed, said[0]) for seed in itertools.count() if (said := _first_talk(planted.played(seed))))
    log, change = planted.played(seed), changes.UnsayLine(at=line)
    cast = _sixteen(seed, change, branches.unchanged(log, change, Depth.VOTE))

    found = outcomes.rows(outcomes.of_original(log, change), cast, cast, Depth.VOTE)

    assert outcomes.of_original(log, change).winner
    assert not [row.question for row in found if row.question.startswith("won")]


def _sixteen(seed: int, change: changes.Change, begun: planted.Log) -> list[outcomes.Outcome]:
    """These minds do the same each time."""
    whole = planted.continued(begun, planted.followers(seed, 7), Dice(seed), Depth.VOTE)
    return [outcomes.outcome(planted.played(seed), whole, change, begun=len(begun), depth=Depth.VOTE)] * 16


def test_the_line_that_decided_is_named_among_all_lines_of_the_meeting() -> None:
    seed, said = next(
        (seed, found) for seed in itertools.count() if len(found := _first_talk(planted.played(seed))) > 2
    )
    log = planted.played(seed)
    tried = [changes.UnsayLine(at=at) for at in said]
    begun = [
        branches.unchanged(log, tried[0], Depth.VOTE),
        *(branches.changed(log, each, Depth.VOTE) for each in tried),
    ]
    logs = [[planted.continued(each, planted.followers(seed, 7), Dice(seed), Depth.VOTE)] * 8 for each in begun]
    arms = [
        scoring.Played(change=change, begun=len(entries), times=8, depth=Depth.VOTE, logs=found)
        for change, entries, found in zip([tried[0], *tried], begun, logs, strict=True)
    ]

    scored = scoring.figures(log, arms[0], arms[1:])

    assert scored.decisive == said[0]
    assert [arm.moved for arm in scored.arms] == [8, *[0] * (len(said) - 1)]
    assert [arm.p < 0.01 for arm in scored.arms] == [True, *[False] * (len(said) - 1)]
    assert scoring.JSON.validate_python(scoring.as_json(scored)) == scored
