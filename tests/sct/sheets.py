"""What a browser would send from the form of a batch."""

from pathlib import Path

from sct.forms import recipe

DOCUMENT = (Path(recipe.__file__).parents[1] / "configs" / "hangman_sct_run.yaml").read_text(encoding="utf-8")


def filled(*kinds: str, action: str = "start", **changes: str) -> dict[str, str]:
    """Agents of these kinds before the honest host, and what is to differ from the defaults."""
    rows = {f"agents-{place}-kind": kind for place, kind in enumerate(kinds)}
    usual = {"rows": str(len(kinds)), "main": "honest_host", "num_trials": "2", "token": "one-wish", "action": action}
    return recipe.defaults() | usual | rows | {name.replace("__", "-"): value for name, value in changes.items()}
