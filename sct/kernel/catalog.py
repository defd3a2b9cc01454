"""The games and kinds of agents there are, by the names that configurations and trial files use: ours, each a folder
beside its seam, then those of third-party packages."""

import functools
import importlib
import pkgutil
import re
from collections.abc import Callable, Collection, Iterator
from types import ModuleType
from typing import Any

from glassbox_site.ground.plain import third_parties
from personas.llm import chat
from sct.kernel import agents as agents_here
from sct.kernel import games as games_here
from sct.kernel import prompts
from sct.kernel.agents import agent, entries, memory_edits
from sct.kernel.games import seam


def games() -> dict[str, type[seam.Game]]:
    """All games by their canonical names: ours in order of their `place`, then third parties'."""
    return _games() | {each.name: each.value for each in GAMES_BROUGHT.sound}


def agents() -> dict[str, type[agent.Agent]]:
    return _agents() | {each.name: each.value for each in AGENTS_BROUGHT.sound}


def classes() -> Iterator[type]:
    """All games and kinds. Ours come before third parties' are loaded, so that these can import ours meanwhile."""
    yield from (*_games().values(), *_agents().values())
    yield from (*games().values(), *agents().values())


def game_names() -> list[str]:
    return [name for game in games().values() for name in game.declared.names]


def create_game(name: str) -> seam.Game:
    """A new game by its name or one of its aliases. Raises KeyError."""
    for game in games().values():
        if name in game.declared.names:
            return game()
    raise KeyError(f"there is no game {name!r}")


def canonical(name: str) -> str:
    """The canonical name of a game, which files use, for its name or an alias. Raises KeyError."""
    return create_game(name).declared.name


def kind_of(host: agent.Agent) -> str:
    """The kind that files name for the agent; an instance of a subclass counts as its base kind. Raises KeyError."""
    for kind in type(host).__mro__:
        if kind in agents().values():
            return kind.__name__
    raise KeyError(f"{type(host).__name__} is none of the agents of this test")


def create_agent(
    kind: str,
    responder: chat.AwaitedModel,
    updater: chat.AwaitedModel | None,
    *,
    strategy: memory_edits.Strategy | None,
    rules: str,
    seed: int | None,
) -> agent.Agent:
    make: Callable[..., agent.Agent] = agents()[kind]
    declared = agents()[kind].declared
    models = (responder, updater or responder) if declared.has_updater else (responder,)
    more = {"strategy": strategy or "patch_and_replace"} if declared.has_strategy else {}
    return make(*models, rules=rules, seed=seed, **more)


def digests(game: str = "", *kinds: str) -> dict[str, str]:
    """A short hash by name of every prompt text of ours, and of those that third parties bring with the game and the
    kinds. If two third-party texts have the same name, each is listed as `package/entry/name` instead."""
    found = {name: digest for texts in _own_texts() for name, digest in texts.digests().items()}
    brought = [(each, texts) for each in _used(game, kinds) for texts in each.value.declared.texts.digests().items()]
    by_name: dict[str, set[str]] = {}
    for _each, (name, digest) in brought:
        by_name.setdefault(name, set()).add(digest)
    for each, (name, digest) in brought:
        found[name if len(by_name[name]) == 1 else f"{each.distribution}/{each.name}/{name}"] = digest
    return dict(sorted(found.items()))


def origins(game: str, *kinds: str) -> list[str]:
    """The third-party packages, with versions, that provide the game or any of the kinds, sorted."""
    return sorted({each.origin for each in _used(game, kinds)})


def _used(game: str, kinds: Collection[str]) -> Iterator[third_parties.Brought]:
    yield from (each for each in GAMES_BROUGHT.sound if each.name == game)
    yield from (each for each in AGENTS_BROUGHT.sound if each.name in kinds)


def _own_texts() -> Iterator[prompts.Texts]:
    yield from (game.declared.texts for game in _games().values())
    yield from (kind.declared.texts for kind in _agents().values())


@functools.cache
def _games() -> dict[str, type[seam.Game]]:
    found = sorted(_folders(games_here, "GAME"), key=lambda game: (game.declared.place, game.declared.name))
    return {game.declared.name: game for game in found}


@functools.cache
def _agents() -> dict[str, type[agent.Agent]]:
    found = sorted(_folders(agents_here, "KIND"), key=lambda kind: (kind.declared.place, kind.__name__))
    return {kind.__name__: kind for kind in found}


def _folders(room: ModuleType, word: str) -> Iterator[Any]:
    """The value that each package in `room` declares under the name `word`."""
    for found in pkgutil.iter_modules(room.__path__):
        if found.ispkg:
            yield getattr(importlib.import_module(f"{room.__name__}.{found.name}"), word)


def _no_class(value: Any, base: type, declaration: type) -> str:
    """Why the value is not a complete subclass of `base` with a declaration; empty if it is."""
    if not (isinstance(value, type) and issubclass(value, base)):
        return f"it is no class made from {base.__module__}.{base.__name__}"
    if missing := sorted(getattr(value, "__abstractmethods__", ())):
        return f"{value.__name__} leaves out {', '.join(missing)}"
    declared = getattr(value, "declared", None)
    return "" if isinstance(declared, declaration) else f"{value.__name__} has no declaration"


def _faults_of_game(name: str, game: Any) -> Iterator[str]:
    if fault := _no_class(game, seam.Game, seam.Declaration):
        yield fault
        return
    declared: seam.Declaration = game.declared
    if misfits := list(third_parties.misfits(declared, leaving=("most_turns",))):
        yield from misfits
        return
    yield from _no_words(*declared.names)
    if declared.name != name:
        yield f"its entry is called {name}, and the game {declared.name}"
    taken = game_names()
    yield from (f"another game is called {alias}" for alias in declared.aliases if alias in taken)
    yield from _no_count("most_turns", declared.most_turns)
    missing = declared.texts.missing(seam.PARTS)
    yield from (f"there is no text {file}" for file in missing)
    yield from _faults_of_title(declared.title, None if missing else game)
    if not game().secrets():
        yield "there is no secret that a scripted host could choose"
    yield from _taken_texts(declared.texts)


def _faults_of_title(title: str, game: type[seam.Game] | None) -> Iterator[str]:
    """Scripted hosts recognise a game by its title in the opening, so titles must not be ambiguous."""
    if not title.strip():
        yield "it has no title"
        return
    if not title.isprintable():
        yield f"its title cannot be read: {title!r}"
    if game and title not in _opening(game):
        yield f"the player's opening does not say its title, {title}"
    others = (name for name, other in games().items() if title in _opening(other))
    yield from (f"its title stands in the opening of {name}: {title}" for name in others)
    if game:
        _first, *named = [(name, other.declared.title) for name, other in games().items()]  # as `hosts.temper` looks
        opening = _opening(game)
        yield from (f"its opening says the title of {name}: {other}" for name, other in named if other in opening)


def _opening(game: type[seam.Game]) -> str:
    return game().player(0, "seeded_deterministic").opening()


def _no_words(*names: str) -> Iterator[str]:
    """Names of games must also be usable as names of folders."""
    for name in names:
        if not re.fullmatch("[A-Za-z0-9_][A-Za-z0-9_.-]*", name):
            yield f"its name is not of letters, digits, _, - and . alone: {name!r}"


def _no_count(name: str, value: Any) -> Iterator[str]:
    if type(value) is not int or value < 1:
        yield f"its {name} are no whole number from 1: {value!r}"


def _faults_of_agent(name: str, kind: Any) -> Iterator[str]:
    if fault := _no_class(kind, agent.Agent, agent.Declaration):
        yield fault
        return
    if misfits := list(third_parties.misfits(kind.declared, leaving=("calls", "entry"))):
        yield from misfits
        return
    if kind.__name__ != name:
        yield f"its entry is called {name}, and the class {kind.__name__}"
    if not hasattr(kind, "is_memoryful"):
        yield f"{name} does not say whether it is_memoryful"
    elif type(kind.is_memoryful) is not bool:
        yield f"is_memoryful is no True or False: {kind.is_memoryful!r}"
    entry, base = kind.declared.entry, entries.DialogueAgent
    if not (isinstance(entry, type) and issubclass(entry, base)):
        yield f"its entry is no class made from {base.__module__}.{base.__name__}"
    yield from _no_count("calls", kind.declared.calls)
    yield from _taken_texts(kind.declared.texts)


def _taken_texts(texts: prompts.Texts) -> Iterator[str]:
    ours = {name for each in _own_texts() if each != texts for name in each.digests()}
    yield from (f"a text of ours is called {name}.txt" for name in texts.digests() if name in ours)


GAMES_BROUGHT = third_parties.Group("glassbox.sct_games", _faults_of_game, game_names)
AGENTS_BROUGHT = third_parties.Group("glassbox.sct_agents", _faults_of_agent, _agents)
