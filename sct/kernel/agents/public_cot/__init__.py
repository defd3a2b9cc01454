"""The agent that thinks aloud: its reasoning is part of its public reply, so it has no private state. It differs from
the plain agent only in its prompt."""

from sct.kernel import prompts
from sct.kernel.agents import agent, vanilla


class PublicCoTAgent(vanilla.VanillaLLMAgent):
    declared = agent.Declaration(place=4, texts=prompts.beside(__file__))


KIND = PublicCoTAgent
