"""What a browser would send from the form of a batch."""

from sct.kernel.games import dictionaries
from sct.pages.forms import recipe

CONFIGS = dictionaries.SHIPPED
DOCUMENT = (CONFIGS / "hangman_sct_run.yaml").read_text(encoding="utf-8")
DEMO = (CONFIGS / "demo.yaml").read_text(encoding="utf-8")
UNUSUAL = """
game: hg_sct
agents:
  - WorkflowAgent: {updater_llm_provider: denying_host, strategy: append_and_delete}
  - WorkflowAgent: {responder_llm_provider: leaking_host, main_llm_provider: denying_host, name: two}
  - ReActMemAgent: {llm_provider: leaking_host}
  - PublicCoTAgent:
num_trials: 3
providers: {main: honest_host}
budget: {dollars: 0.5, tokens: 1000}
sct:
  t_fork: 2
  question_mode: branched
  reveal: true
  candidate_order: shuffled
  letter_policy: vowel_first
  letters_per_trial: varied
  stateless_candidates: {method: llm, llm: {provider: honest_host, max_n: 7}}
"""


def filled(*kinds: str, action: str = "start", **changes: str) -> dict[str, str]:
    """The form of a batch with agents of these kinds before the honest host, and these changes to the defaults."""
    rows = {f"agents-{place}-kind": kind for place, kind in enumerate(kinds)}
    usual = {"rows": str(len(kinds)), "main": "honest_host", "num_trials": "2", "token": "one-wish", "action": action}
    return recipe.defaults() | usual | rows | {name.replace("__", "-"): value for name, value in changes.items()}
