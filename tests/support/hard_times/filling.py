"""A program that gives a house so many megabytes of history: calls of a finished batch, half of it hard to compress.

python -m tests.support.hard_times.filling 1000
"""

import os
import sys

import django

CALLS_AT_ONCE = 2_000
HALF_A_CALL = 2_000


def main(megabytes: int) -> None:
    django.setup()

    from sct.models import Batch, Call, Trial

    batch = Batch.objects.create(token="past", config_text="{}", providers=[], results_dir="past", wish="cancel")
    trial = Trial.objects.create(batch=batch, agent_name="past", number=1, status=Trial.Status.COMPLETE)
    words = ("Pattern: _ _ a _ e. Yes, there is one. " * HALF_A_CALL)[:HALF_A_CALL]
    for first in range(0, megabytes * 1_000_000 // (2 * HALF_A_CALL), CALLS_AT_ONCE):
        Call.objects.bulk_create(
            Call(
                trial=trial, attempt=1, key=str(number), phase="play", provider="past", is_answer=True,
                outcome=words + os.urandom(HALF_A_CALL // 2).hex(), tokens_in=1, tokens_out=1,
            )
            for number in range(first, first + CALLS_AT_ONCE)
        )  # fmt: skip


if __name__ == "__main__":
    main(int(sys.argv[1]))
