"""The figures of arXiv 2601.06973 for Hangman: self-consistency in per cent of 50 trials, by agent and model."""

from collections.abc import Mapping

from glassbox_site.ground.plain import proportions

SOURCE = "arXiv 2601.06973"
TRIALS = 50
MODELS = ("gpt-oss-20b", "gpt-oss-120b", "qwen3-32b", "qwen3-235b")
HANGMAN: Mapping[str, tuple[int, int, int, int]] = {
    "VanillaLLMAgent": (2, 12, 4, 12),
    "PrivateCoTAgent": (94, 82, 94, 98),
    "ReActMemAgent_overwrite": (50, 72, 12, 78),
    "ReActMemAgent_patch_and_replace": (34, 46, 6, 92),
    "ReActMemAgent_append_and_delete": (26, 42, 8, 74),
    "WorkflowAgent_overwrite": (76, 98, 92, 100),
    "WorkflowAgent_patch_and_replace": (30, 94, 76, 100),
    "WorkflowAgent_append_and_delete": (56, 84, 82, 100),
}
"""In the order of `MODELS`. Four more published baselines (Mem0, A-Mem, LightMem, MemoryOS) do not exist as agents
here."""
GAME, T_FORK = "hangman_sct", 4


def model_of(model_name: str) -> str | None:
    """The published model for a name at an endpoint, such as `qwen/qwen3-235b-a22b:free`; None if it is not one."""
    name = model_name.lower().rpartition("/")[2]
    return next((model for model in MODELS if name == model or name.startswith((f"{model}-", f"{model}:"))), None)


def share(model: str, agent: str) -> proportions.Proportion | None:
    if agent not in HANGMAN or model not in MODELS:
        return None
    return proportions.wilson(HANGMAN[agent][MODELS.index(model)] * TRIALS // 100, TRIALS)
