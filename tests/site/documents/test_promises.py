"""Figures in the documentation are those of the program."""

import re
from datetime import timedelta

import pytest
import yaml

from games.booking import exhibition
from games.log import lease
from games.pages.cards import kept_pictures
from glassbox_site.door import bodies, hashers, readers, turns
from glassbox_site.door.server import on_daphne, socket_openings
from glassbox_site.environment import env
from glassbox_site.ground import disk
from glassbox_site.ground.reading import strict_yaml
from glassbox_site.ground.sockets import bounds
from glassbox_site.keeping import examination, retention, rooms_taken
from glassbox_site.pages import turnstile
from glassbox_site.running import logbook, queues, workers
from glassbox_site.running.parts import processes
from sct.kernel import config

NUMBERS = {2: "two", 5: "five", 6: "six", 8: "eight"}
WEEK = timedelta(days=7)
SETTINGS = env.read({})


def words(page: str) -> str:
    """The words of the page, without line breaks."""
    return " ".join((env.PROJECT / page).read_text(encoding="utf-8").split())


def spelled(number: float) -> str:
    return NUMBERS[int(number)]


@pytest.mark.parametrize(
    "promise",
    [
        f"{bodies.SMALL_BYTES // 1000} kB; {bodies.LARGE_BYTES / 1e6:g} MB at the long forms",
        f"for requests with a session or a token, {on_daphne.LARGE_AT_ONCE} of them at a time",
        f"A request must arrive within {on_daphne.RECEIVING_SECONDS} s",
        (
            f"{strict_yaml.MOST_BYTES // 10**6} MB, {strict_yaml.MOST_LEVELS} levels, {strict_yaml.MOST_VALUES:,}"
            f" values, numbers of {strict_yaml.LONGEST_NUMBER} characters"
        ),
        (
            f"holds up to {readers.ROOM_BYTES // 1024} kB besides the chunk being sent, and is cut off after"
            f" {readers.PATIENCE_SECONDS:g} s"
        ),
        f"idle connections | {on_daphne.IDLE_SECONDS} s",
        (
            f"{bounds.PLACES_AN_ADDRESS} of one address in each web process. Each may send "
            f"{bounds.WISHES_A_MINUTE} messages a minute, {bounds.LONGEST_MESSAGE:,} characters a message"
        ),
        (
            f"one address may open {bounds.OPENINGS_A_MINUTE} a minute to each web process; each further one is refused"
            f" after {bounds.REST_SECONDS:g} s. Beyond {socket_openings.MOST_A_MINUTE} a minute it gets 429"
        ),
        (
            f"{turns.QUICK_AT_ONCE} that are quick, {turns.COMPUTING_AT_ONCE} that compute (passwords, pictures, "
            f"figures), {turns.WRITING_AT_ONCE} that write, in each web process. The others queue, "
            f"up to {turns.MOST_WAITING} of one address"
        ),
        f"{turnstile.AT_ONCE} handled at a time, {hashers.AT_ONCE} of them hashed, {turnstile.A_MINUTE} a minute",
        f"`MOST_TRIALS` ({SETTINGS.most_trials:,}), by form and on the command line; {config.MOST_AGENTS} agents",
        f"at most {spelled(processes.LONGEST_PAUSE_SECONDS)} seconds apart",
        (
            f"every {spelled(workers.SIGN_OF_LIFE_SECONDS)} seconds that it is alive; after"
            f" {spelled(workers.SILENCE_SECONDS)} seconds of silence"
        ),
        f"a lease of {spelled(lease.SECONDS)} seconds",
        f"the latest {spelled(logbook.KEPT_FILES + 1)} files of {logbook.KEPT_BYTES // 10**6} MB",
    ],
)
def test_who_deploys_it_is_told_what_is_so(promise: str) -> None:
    assert promise in words("docs/deploy.md")


@pytest.mark.parametrize(
    "promise",
    [
        f"{spelled(logbook.KEPT_FILES + 1)} rotating files of {logbook.KEPT_BYTES // 10**6} MB",
        f"is free ({disk.USUAL_RESERVE // 2**20}, or a twentieth of a small disk)",
        f"after `KEEP_WORDS_DAYS` ({SETTINGS.keep_words_days})",
        "| failed attempts to sign in | after a week | | failed jobs | after a week |",
        f"| exhibitions | all but the latest {exhibition.KEPT} |",
        f"glassbox_backup_age_seconds > {int(examination.OLDEST_BACKUP.total_seconds())}",
    ],
)
def test_who_keeps_it_is_told_what_is_so(promise: str) -> None:
    assert promise in words("docs/operating.md")


def test_a_week_is_a_week_and_a_small_disk_has_twenty_parts() -> None:
    assert retention.ATTEMPTS_KEPT == queues.FAILURES_KEPT == WEEK
    assert disk.SHARE_OF_SMALL_DISKS == 1 / 20


def test_the_page_of_room_tells_what_is_so() -> None:
    told = dict(rooms_taken.ABOUT.values())
    about = " ".join(str(words) for words in told.values())

    assert f"The latest {kept_pictures.MOST_KEPT:,};" in about
    assert f"{spelled(logbook.KEPT_FILES + 1).title()} files of {logbook.KEPT_BYTES // 10**6} MB" in about


def test_the_example_s_settings_are_the_defaults() -> None:
    example = dict(re.findall(r"^#([A-Z_]+)=(\d+)$", (env.PROJECT / ".env.example").read_text(), re.MULTILINE))

    assert example["MOST_TRIALS"] == str(SETTINGS.most_trials)
    assert example["KEEP_WORDS_DAYS"] == str(SETTINGS.keep_words_days)
    assert example["DISK_RESERVE_MB"] == str(disk.USUAL_RESERVE // 2**20)


def test_the_proxy_bounds_what_the_site_bounds() -> None:
    text = (env.PROJECT / "docs" / "around" / "Caddyfile").read_text(encoding="utf-8")
    places = {tuple(found.replace("*", "").split()) for found in re.findall(r"path ((?:/\S+ ?)+)", text)}
    sizes = [int(found) * 1000 for found in re.findall(r"max_size (\d+)KB", text)]
    said = [re.compile(found) for found in re.findall(r"Content-Length (\S+)", text)]

    assert places == {bodies.LARGE_AT}
    assert sizes == [bodies.LARGE_BYTES, bodies.SMALL_BYTES]
    for bound, pattern in zip(sizes, said, strict=True):
        assert not any(pattern.match(str(number)) for number in (0, 1, bound // 10, bound // 2, bound - 1))
        assert all(pattern.match(str(number)) for number in (bound + 1_000, 2 * bound, 10 * bound, 10**12))


def test_the_composition_keeps_its_logs_as_one_terminal_does() -> None:
    services = yaml.safe_load((env.PROJECT / "compose.yaml").read_text(encoding="utf-8"))["services"]

    kept = {service["logging"]["options"]["max-size"] + "*" + service["logging"]["options"]["max-file"]
            for service in services.values()}  # fmt: skip
    assert kept == {f"{logbook.KEPT_BYTES // 10**6}m*{logbook.KEPT_FILES + 1}"}


def test_the_image_takes_in_nothing_that_git_ignores() -> None:
    def lines(name: str) -> set[str]:
        return {line.strip("/").removeprefix("**/") for line in (env.PROJECT / name).read_text().split()}

    ignored = {line.rpartition("/")[2] for line in lines(".gitignore")}

    assert ignored - lines(".dockerignore") == set()
