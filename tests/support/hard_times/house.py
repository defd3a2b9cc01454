"""The house: a site on which a match among models is played and watched while a batch is drained."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.support.hard_times import certificates, endpoint
from tests.support.sites.site import Site, environment, running_site

SEATS, SLOTS = 4, 4
TOKEN = "for-figures-in-hard-times"


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """What there is to do: trials of the batch, seconds of the ship's clock until the match is over, and how many
    seconds its models take to answer."""

    trials: int
    time_limit: int
    league_seconds: float = 0.4


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """Entries of the match's log, calls of the batch, and trials that are not over, None if that is not known."""

    entries: int = 0
    calls: int = 0
    unplayed: int | None = None

    @property
    def is_known(self) -> bool:
        return self.unplayed is not None

    def is_beyond(self, other: "Progress") -> bool:
        """Whether both the match and the batch have got further."""
        return self.entries > other.entries and self.calls > other.calls


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    site: Site
    endpoint: endpoint.Endpoint
    environ: Mapping[str, str]
    match: int
    batch: int

    def told(self) -> dict[str, Any]:
        """What the database holds of the match and the batch."""
        return told_by(self.environ)

    def progress(self) -> Progress:
        """As told by the house's `/metrics`; unknown if these do not answer or lack the figures."""
        headers = {"Authorization": f"Bearer {TOKEN}"}
        try:
            text = httpx.get(f"{self.site.url}/metrics", headers=headers, timeout=60).text
        except httpx.HTTPError:
            return Progress()
        unplayed = [_summed(text, f'glassbox_trials{{state="{state}"}}') for state in ("queued", "running")]
        return Progress(
            entries=_summed(text, "glassbox_log_entries"),
            calls=_summed(text, "glassbox_calls_total{", 'half="test"'),
            unplayed=sum(unplayed) if "glassbox_trials{" in text else None,
        )

    def pages(self) -> tuple[str, ...]:
        """Pages that can be read without writing anything."""
        match, batch = f"/matches/{self.match}/", f"/sct/{self.batch}/"
        return (
            "/", "/matches/", "/standings/", "/personas/", "/sct/", "/methodology/", "/data/", "/login/",
            match, f"{match}?read=1", f"{match}frames.ndjson", f"{match}log.ndjson", f"{match}match.json",
            batch, f"{batch}trials.ndjson", f"{batch}config.yaml",
        )  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """What a house is built on, the fault it meets for so many seconds, and how many megabytes of history it has."""

    var: Path
    befall: Callable[[House, float], AbstractContextManager[None]]
    environ: Mapping[str, str] = field(default_factory=dict)
    certificate: certificates.Shown | None = None
    past: int = 0


@contextmanager
def standing(ground: Ground, work: Work) -> Iterator[House]:
    """Yields a running house, in which the match and the batch have been ordered."""
    environ = environment(ground.var, METRICS_TOKEN=TOKEN, **ground.environ)
    if ground.certificate:
        environ["SSL_CERT_FILE"] = str(ground.certificate.authority)
    with (
        endpoint.standing_in(ground.certificate) as speaks,
        running_site(ground.var, environ=environ) as site,
    ):
        speaks.league_seconds = work.league_seconds
        site.wait_until_well()
        if ground.past:
            _run(environ, "tests.support.hard_times.filling", str(ground.past))
        ordered = _asked(
            environ, url=speaks.url, seats=SEATS, slots=SLOTS, trials=work.trials, time_limit=work.time_limit
        )
        yield House(site=site, endpoint=speaks, environ=environ, **ordered)


def told_by(environ: Mapping[str, str]) -> dict[str, Any]:
    """What the database of these settings holds of the match and the batch."""
    return _asked(environ)


def _asked(environ: Mapping[str, str], **wishes: Any) -> dict[str, Any]:
    said = _run(environ, "tests.support.hard_times.ordering", *([json.dumps(wishes)] if wishes else []))
    told: dict[str, Any] = json.loads(said.splitlines()[-1])
    return told


def _run(environ: Mapping[str, str], program: str, *arguments: str) -> str:
    """Runs a program with the house's settings; returns what it printed."""
    surroundings = {**environ, "DJANGO_SETTINGS_MODULE": "glassbox_site.settings"}
    command = [sys.executable, "-m", program, *arguments]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def _summed(text: str, *signs: str) -> int:
    lines = (line for line in text.splitlines() if line.startswith(signs[0]) and all(sign in line for sign in signs))
    return sum(int(float(line.rsplit(" ", 1)[1])) for line in lines)
