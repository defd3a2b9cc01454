"""The agent that thinks aloud: its reasoning is part of what it says, so it keeps nothing to itself. What it is told to
do is all that sets it apart from the plain agent."""

from sct.kernel import prompts
from sct.kernel.agents import agent, vanilla


class PublicCoTAgent(vanilla.VanillaLLMAgent):
    declared = agent.Declaration(place=4, texts=prompts.beside(__file__))


KIND = PublicCoTAgent
