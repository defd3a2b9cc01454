"""The games and the agents there are, by the names that configurations and trial files use."""

from collections.abc import Mapping

from personas.llm import chat
from sct.kernel import config
from sct.kernel.agents import agent, private_cot, public_cot, react_mem, vanilla, workflow
from sct.kernel.games import hangman, seam, twenty_questions

GAMES: tuple[type[seam.Game], ...] = (hangman.HangmanSCTGame, twenty_questions.TwentyQuestionsSCTGame)

AGENTS: Mapping[str, type[agent.Agent]] = {
    "WorkflowAgent": workflow.WorkflowAgent,
    "ReActMemAgent": react_mem.ReActMemAgent,
    "PrivateCoTAgent": private_cot.PrivateCoTAgent,
    "PublicCoTAgent": public_cot.PublicCoTAgent,
    "VanillaLLMAgent": vanilla.VanillaLLMAgent,
}


def create_game(name: str) -> seam.Game:
    """A new game by its name or one of its aliases. Raises KeyError."""
    for game in GAMES:
        if name in (game.name, *game.aliases):
            return game()
    raise KeyError(f"there is no game {name!r}")


def canonical(name: str) -> config.GameName:
    """The one name of a game that files know it by. Raises KeyError."""
    return create_game(name).name  # type: ignore[return-value]  # a test holds the two lists together


def kind_of(host: agent.Agent) -> config.AgentKind:
    """What files call such an agent; one of a class made from ours is of that kind. Raises KeyError."""
    for kind in type(host).__mro__:
        if kind in AGENTS.values():
            return kind.__name__  # type: ignore[return-value]
    raise KeyError(f"{type(host).__name__} is none of the agents of this test")


def create_agent(
    spec: config.AgentSpec,
    responder: chat.AwaitedModel,
    updater: chat.AwaitedModel | None,
    *,
    rules: str,
    seed: int | None,
) -> agent.Agent:
    strategy = spec.strategy or "patch_and_replace"
    match spec.kind:
        case "WorkflowAgent":
            return workflow.WorkflowAgent(responder, updater or responder, rules=rules, strategy=strategy, seed=seed)
        case "ReActMemAgent":
            return react_mem.ReActMemAgent(responder, rules=rules, strategy=strategy, seed=seed)
        case "PrivateCoTAgent":
            return private_cot.PrivateCoTAgent(responder, rules=rules, seed=seed)
        case "PublicCoTAgent":
            return public_cot.PublicCoTAgent(responder, rules=rules, seed=seed)
        case "VanillaLLMAgent":
            return vanilla.VanillaLLMAgent(responder, rules=rules, seed=seed)
