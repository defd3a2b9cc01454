"""A process that is told to end hears it, whenever it is told."""

import subprocess
import sys

from glassbox_site.environment import env

PROGRAM = """
import os, signal
from glassbox_site.ground.working import told_to_end

with told_to_end.waiting():
    if job := os.fork():
        print(os.waitstatus_to_exitcode(os.waitpid(job, 0)[1]), flush=True)
    else:
        os.kill(os.getpid(), signal.SIGTERM)
        with told_to_end.calls(lambda: os._exit({told})):
            os._exit(1)
os.kill(os.getpid(), signal.SIGTERM)
"""


def test_a_job_that_is_told_to_end_while_it_begins_hears_it_and_its_worker_hears_its_own() -> None:
    told = 7
    worker = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(told=told)], cwd=env.PROJECT, capture_output=True, text=True, check=False
    )

    assert (worker.stdout.strip(), worker.returncode, worker.stderr) == (str(told), -15, "")
