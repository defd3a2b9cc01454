"""Third-party programs: used and named if sound; reported, and in nobody's way, if broken."""

import importlib
import io
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from django.apps import apps
from django.core import checks
from django.test import Client

from games import apps as league
from games.engine import maps
from glassbox_site.environment import env
from glassbox_site.ground.plain import third_parties
from glassbox_site.keeping import examination
from sct.kernel import catalog, code_prints
from sct.records import folders
from sct.settings import config_reading
from tests.sct import batch_files, trials
from tests.site.ground import packages
from tests.support import people

GAMES, AGENTS, MAPS = "glassbox.sct_games", "glassbox.sct_agents", "glassbox.maps"
COINS = """
from sct.kernel import prompts
from sct.kernel.games import closed_lists, seam


class CoinsGame(closed_lists.ClosedListGame):
    properties = {"made of gold": ("ducat", "guinea"), "round": ("ducat", "guinea", "penny")}
    declared = seam.Declaration(name="coins", title="Coins", texts=prompts.beside(__file__), most_turns=3)
"""
TEXTS = {
    "opening": "Let us play Coins: {secrets}.",
    "host": "You keep a coin.",
    "guess": "Is it {property}?",
    "exhausted": "I am done.",
    "question": 'Is the secret coin exactly "{word}"? Answer only yes or no.',
    "reveal": "What is the secret coin?",
    "candidates": "Below is the transcript of a game of Coins. List up to {n} different coins.\n\n{transcript}",
}
ECHO = """
from personas.llm import chat
from sct.kernel import prompts
from sct.kernel.agents import agent, vanilla


class TwiceAgent(vanilla.VanillaLLMAgent):
    declared = agent.Declaration(texts=vanilla.VanillaLLMAgent.declared.texts, calls=2)
"""
HUT = """
import dataclasses

from games.engine.maps import outpost


def draw():
    return dataclasses.replace(outpost.draw(), id="hut", name="The Hut")


def leaky():
    return dataclasses.replace(outpost.draw(), id="leaky", spawn="nowhere", min_players=1)
"""
FILES = {"coins/__init__.py": COINS, "twice.py": ECHO, "hut.py": HUT} | {
    f"coins/coins_{name}.txt": text for name, text in TEXTS.items()
}
ENTRIES = f"[{GAMES}]\ncoins = coins:CoinsGame\n[{AGENTS}]\nTwiceAgent = twice:TwiceAgent\n[{MAPS}]\nhut = hut:draw\n"

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    own = dict(maps.DRAWINGS)

    def started(name: str = "coin-box", *, entries: str = ENTRIES, files: dict[str, str] = FILES) -> None:
        monkeypatch.syspath_prepend(packages.install(tmp_path / name, name, files=files, entries=entries))
        importlib.invalidate_caches()
        forget()
        apps.get_app_config("games").ready()

    yield started

    forget()
    packages.unload(tmp_path)
    maps.DRAWINGS.clear()
    maps.DRAWINGS.update(own)
    maps.load.cache_clear()


def forget() -> None:
    for group in third_parties.GROUPS.values():
        group._found = None


def faults(name: str) -> list[str]:
    [found] = [each for group in third_parties.GROUPS.values() for each in group.brought if each.name == name]
    return list(found.faults)


def test_a_game_and_an_agent_of_a_package_are_played_under_its_name(install: Install) -> None:
    install()

    file = trials.file_of("wf", "honest", game="coins", t_fork=2, n_candidate_secrets=2)

    assert file["evaluation"]["outcome"] == "self_consistent"
    assert file["metadata"]["code_version"] == f"{code_prints.code_version()} + coin-box 1.2"
    assert config_reading.read(f"game: coins\n{_run('TwiceAgent: {}')}").agents[0].kind == "TwiceAgent"


def test_a_trial_that_needs_nothing_of_a_package_does_not_name_it(install: Install) -> None:
    before = trials.file_of("vanilla", "honest")["metadata"]

    install()

    after = trials.file_of("vanilla", "honest")["metadata"]
    assert after["code_version"] == before["code_version"]
    assert after["prompts"] == before["prompts"]


def test_its_texts_are_among_the_prompts_of_a_trial(install: Install) -> None:
    install()

    file = trials.file_of("wf", "honest", game="coins", t_fork=2, n_candidate_secrets=2)

    assert {f"coins_{name}" for name in TEXTS} <= file["metadata"]["prompts"].keys()


def test_its_map_can_be_played_on(install: Install) -> None:
    install()

    assert maps.load("hut").name == "The Hut"


@pytest.mark.django_db
def test_the_method_names_what_packages_bring_and_what_is_broken(install: Install, client: Client) -> None:
    install()
    install("shaky", entries=f"[{MAPS}]\nleaky = hut:leaky\n", files={})

    page = client.get("/methodology/").text

    assert "<code>TwiceAgent</code>" in page
    assert "glassbox.maps, coin-box 1.2" in page
    assert "the spawn refers to nowhere, which is no place" in page


@pytest.mark.django_db
def test_without_any_the_method_says_nothing_of_packages(client: Client) -> None:
    assert 'id="brought"' not in client.get("/methodology/").text


@pytest.mark.parametrize(
    ("entries", "files", "told"),
    [
        (f"[{GAMES}]\nodd = nowhere:Game\n", {}, "ModuleNotFoundError: No module named 'nowhere'"),
        (f"[{GAMES}]\nodd = odd_1:Game\n", {"odd_1.py": "import sys\nsys.exit('no')\n"}, "SystemExit: no"),
        (f"[{GAMES}]\nodd = odd_2:Game\n", {"odd_2.py": "1 / 0\n"}, "ZeroDivisionError: division by zero"),
        (f"[{GAMES}]\nodd = json:loads\n", {}, "it is no class made from sct.kernel.games.seam.Game"),
        (
            f"[{AGENTS}]\nodd = odd_3:Odd\n",
            {"odd_3.py": "from sct.kernel.agents import agent\nclass Odd(agent.Agent): pass\n"},
            "Odd leaves out get_private_state, invoke, reset",
        ),
        (f"[{MAPS}]\nodd = hut:draw\n", {"hut.py": HUT}, "its entry is called odd, and the map hut"),
    ],
    ids=["absent", "leaving", "raising", "no class", "abstract", "another name"],
)
def test_what_is_broken_is_told_by_its_fault_and_spoils_nothing(
    install: Install, entries: str, files: dict[str, str], told: str
) -> None:
    install("odd-ware", entries=entries, files=files)

    [warning] = [each for each in checks.run_checks() if each.id == "glassbox.W002"]

    assert faults("odd") == [told]
    assert warning.msg.startswith("odd-ware 1.2 brings odd to")
    assert ("odd" in catalog.games(), "odd" in catalog.agents(), "odd" in maps.DRAWINGS) == (False, False, False)
    assert trials.file_of("wf", "honest")["evaluation"]["outcome"] == "self_consistent"


def test_every_fault_of_a_game_is_named_at_once(install: Install) -> None:
    code = COINS.replace('name="coins"', 'name="heads", aliases=("hg_sct",)')
    files = FILES | {"coins/__init__.py": code}
    del files["coins/coins_reveal.txt"]

    install(files=files)

    assert faults("coins") == [
        "its entry is called coins, and the game heads",
        "another game is called hg_sct",
        "there is no text coins_reveal.txt",
    ]


UNTOLD = """
class Untold(Exception):
    def __str__(self):
        raise ValueError("no words for it")


raise Untold
"""


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("code", "told"),
    [(UNTOLD, "Untold"), ("raise OSError('no \\udc80')", "OSError: no \\udc80")],
    ids=["no words", "no letters"],
)
def test_an_error_whose_words_cannot_be_told_stops_nothing(
    install: Install, client: Client, code: str, told: str
) -> None:
    install(entries=f"[{MAPS}]\nodd = odd_4:draw\n", files={"odd_4.py": code})

    assert faults("odd") == [told]
    assert told in client.get("/methodology/").text


@pytest.mark.parametrize(
    ("said", "told"),
    {
        "name=None": "name is no text: None",
        "max_players=6.5": "max_players is no whole number: 6.5",
        "places=None": "places is no tuple: None",
        "walks=(dataclasses.replace(own.walks[0], seconds='3'),)": "walks[0].seconds is no number: '3'",
        "places=(dataclasses.replace(own.places[0], kind='cellar'),)": "places[0].kind is no PlaceKind: 'cellar'",
        "places=(dataclasses.replace(own.places[0], box=7),)": "places[0].box is no Box: 7",
    }.items(),
)
def test_a_map_of_the_wrong_types_is_told_field_and_value(install: Install, said: str, told: str) -> None:
    code = HUT.replace("def draw():", "own = outpost.draw()\n\n\ndef draw():").replace('name="The Hut"', said, 1)

    install(entries=f"[{MAPS}]\nhut = hut:draw\n", files={"hut.py": code})

    assert faults("hut") == [told]


@pytest.mark.parametrize(
    ("said", "told"),
    {
        "title=5, texts=prompts.beside(__file__)": "title is no text: 5",
        'title="Coins", texts={}': "texts is no Texts: {}",
        'title="Coins", texts=prompts.beside(__file__), aliases="abc"': "aliases is no tuple: 'abc'",
    }.items(),
)
def test_a_game_of_the_wrong_types_is_told_field_and_value(install: Install, said: str, told: str) -> None:
    install(files=FILES | {"coins/__init__.py": COINS.replace(SOUND, f"most_turns=3, {said}")})

    assert faults("coins") == [told]


def test_a_game_is_called_by_a_word_that_a_folder_can_have(install: Install) -> None:
    entries = f"[{GAMES}]\n../coins = coins:CoinsGame\n"

    install(entries=entries, files=FILES | {"coins/__init__.py": COINS.replace('name="coins"', 'name="../coins"')})

    assert faults("../coins") == ["its name is not of letters, digits, _, - and . alone: '../coins'"]


@pytest.mark.parametrize(
    ("said", "told"),
    {
        "    declared = agent.Declaration(texts=None)": "texts is no Texts: None",
        "    is_memoryful = 'maybe'\n    declared = vanilla.VanillaLLMAgent.declared": (
            "is_memoryful is no True or False: 'maybe'"
        ),
    }.items(),
)
def test_an_agent_of_the_wrong_types_is_told_field_and_value(install: Install, said: str, told: str) -> None:
    code = ECHO[: ECHO.index("    declared")] + said + "\n"

    install(files=FILES | {"twice.py": code})

    assert faults("TwiceAgent") == [told]


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("does", "told"),
    {
        "async def invoke(self, messages):\n        return 'ready'": (
            "TwiceAgent.invoke gave 'ready', which is no Reply with words"
        ),
        "def get_private_state(self):\n        return 7": (
            "TwiceAgent.get_private_state gave 7, which is neither words nor None"
        ),
    }.items(),
)
def test_an_agent_that_gives_what_is_no_answer_fails_its_trial_by_name(
    install: Install, tmp_path: Path, does: str, told: str
) -> None:
    install(files=FILES | {"twice.py": f"{ECHO}\n    {does}\n"})
    text = batch_files.run_text(num_trials=1, t_fork=2, n_candidate_secrets=2)
    text = text.replace("VanillaLLMAgent: {name: vanilla}", "TwiceAgent: {name: x}")

    batch = batch_files.drained(folders.batch_of(text, batch_files.SCRIPTED, tmp_path / "results"))

    assert [trial.error for trial in batch.trials.all()] == [f"TypeError: {told}"]


SOUND = 'title="Coins", texts=prompts.beside(__file__), most_turns=3'
NO_DECLARATION_FOR_AGENTS = {
    "entry={}": "its entry is no class made from sct.kernel.agents.entries.DialogueAgent",
    "entry=str": "its entry is no class made from sct.kernel.agents.entries.DialogueAgent",
    "calls='2'": "its calls are no whole number from 1: '2'",
    "calls=0": "its calls are no whole number from 1: 0",
    "calls=True": "its calls are no whole number from 1: True",
}
NO_DECLARATION_FOR_GAMES = {
    'title="Coins", most_turns=None': "its most_turns are no whole number from 1: None",
    'title="", most_turns=3': "it has no title",
    'title="Hangman", most_turns=3': "its title stands in the opening of hangman_sct: Hangman",
    'title="letter", most_turns=3': "its title stands in the opening of hangman_sct: letter",
}


@pytest.mark.django_db
@pytest.mark.parametrize(("said", "told"), NO_DECLARATION_FOR_AGENTS.items())
def test_an_agent_that_declares_what_nobody_can_use_breaks_no_form(install: Install, said: str, told: str) -> None:
    install(files=FILES | {"twice.py": ECHO.replace("calls=2", said)})

    page = people.client().get("/sct/new/", follow=True)

    assert (page.status_code, faults("TwiceAgent")) == (200, [told])


@pytest.mark.parametrize(("said", "told"), NO_DECLARATION_FOR_GAMES.items())
def test_no_game_takes_the_scripted_hosts_of_another(install: Install, said: str, told: str) -> None:
    texts = {"coins/coins_opening.txt": "Let us play Coins, no Hangman, with a letter: {secrets}."}
    code = COINS.replace(SOUND, f"texts=prompts.beside(__file__), {said}")

    install(files=FILES | texts | {"coins/__init__.py": code})

    assert faults("coins") == [told]
    assert trials.file_of("wf", "honest")["evaluation"]["outcome"] == "self_consistent"


def test_no_game_is_taken_for_another_that_its_opening_names(install: Install) -> None:
    texts = {"coins/coins_opening.txt": "Let us play Coins, shorter than Twenty Questions: {secrets}."}

    install(files=FILES | texts)

    assert faults("coins") == ["its opening says the title of twenty_questions_sct: Twenty Questions"]


def test_texts_of_one_name_that_two_packages_bring_are_both_on_record(install: Install) -> None:
    agent = ECHO.replace("texts=vanilla.VanillaLLMAgent.declared.texts", "texts=prompts.beside(__file__)")
    install("alpha", entries=f"[{GAMES}]\ncoins = coins:CoinsGame\n")
    install(
        "beta",
        entries=f"[{AGENTS}]\nTwiceAgent = other.coins:TwiceAgent\n",
        files={"other/__init__.py": "", "other/coins/__init__.py": agent, "other/coins/coins_host.txt": "Else."},
    )

    found = catalog.digests("coins", "TwiceAgent")

    texts = {name: digest for name, digest in found.items() if "coins" in name}
    assert {"alpha/coins/coins_host", "beta/TwiceAgent/coins_host", "coins_guess"} <= texts.keys()
    assert "coins_host" not in texts
    assert len({texts["alpha/coins/coins_host"], texts["beta/TwiceAgent/coins_host"]}) == 2


@pytest.mark.parametrize("name", ["hg_sct", "coins", "old_coins"])
def test_no_game_is_called_as_another_is_in_any_of_its_names(install: Install, name: str) -> None:
    install(
        "alpha",
        files=FILES | {"coins/__init__.py": COINS.replace('name="coins"', 'name="coins", aliases=("old_coins",)')},
    )
    install("beta", entries=f"[{GAMES}]\n{name} = other:Game\n", files={})

    found = [each for each in catalog.GAMES_BROUGHT.brought if each.distribution == "beta"]

    assert [each.faults for each in found] == [("there is another of this name",)]


def test_an_alias_is_held_against_the_names_of_other_packages(install: Install) -> None:
    code = COINS.replace('name="coins", title="Coins"', 'name="ducats", title="Ducats", aliases=("coins",)')
    files = {f"ducats/ducats_{part}.txt": text.replace("Coins", "Ducats") for part, text in TEXTS.items()}

    install("alpha")
    install("beta", entries=f"[{GAMES}]\nducats = ducats:CoinsGame\n", files=files | {"ducats/__init__.py": code})

    assert faults("ducats") == ["another game is called coins"]


def test_a_map_is_played_on_as_it_was_judged(install: Install) -> None:
    once = HUT.replace("def draw():", "left = [1]\n\n\ndef draw():\n    left.pop()")

    install(entries=f"[{MAPS}]\nhut = hut:draw\n", files={"hut.py": once})

    assert maps.load("hut").name == "The Hut"


def test_a_package_without_metadata_keeps_nothing_from_being_used(install: Install, tmp_path: Path) -> None:
    install("alpha", entries=f"[{MAPS}]\nhut = hut:draw\n")
    (tmp_path / "alpha" / "alpha-1.2.dist-info" / "METADATA").unlink()
    install("beta", entries=f"[{MAPS}]\nleaky = hut:leaky\n", files={})

    assert [(each.name, each.distribution) for each in league.MAPS_BROUGHT.brought] == [("hut", ""), ("leaky", "beta")]


OWN_WAYS = {
    "ours": ("from sct import VanillaLLMAgent as Ours", ""),
    "nobodys": ("from sct import NobodysAgent as Ours", "ImportError: cannot import name 'NobodysAgent'"),
    "beginning": ("import django\ndjango.setup()\nOurs = None", "RuntimeError: populate() isn't reentrant"),
}


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> "subprocess.CompletedProcess[str]":
    """A command run with misbehaving packages installed."""
    folder = tmp_path_factory.mktemp("own ways")
    places = [str(_own_way(folder / name, name, code)) for name, (code, _) in OWN_WAYS.items()]
    return subprocess.run(
        [sys.executable, "manage.py", "check"],
        check=False,
        cwd=env.PROJECT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(places), "GLASSBOX_VAR": str(folder)},
        capture_output=True,
        text=True,
        timeout=30,
    )


def _own_way(folder: Path, name: str, code: str) -> Path:
    agent = f"{name.title()}Agent"
    shy = f"class {agent}(Ours):\n    declared = Ours.declared\n\n\n" if "Agent" in code else ""
    entries = f"[{AGENTS}]\n{agent} = {name}:{agent}\n" if shy else f"[{MAPS}]\nhut = {name}:draw\n"
    packages.install(folder, name, files={f"{name}.py": f"{code}\n\n\n{shy}{HUT}"}, entries=entries)
    return folder


@pytest.mark.parametrize("name", OWN_WAYS)
def test_a_package_that_asks_for_the_house_while_it_is_judged_stops_nothing(
    checked: "subprocess.CompletedProcess[str]", name: str
) -> None:
    told = OWN_WAYS[name][1]
    [line] = [line for line in checked.stderr.splitlines() if f"{name} 1.2 brings" in line] or [""]

    assert checked.returncode == 0, checked.stderr
    assert bool(line) == bool(told)
    assert told in line


def test_every_problem_of_a_map_is_named_at_once(install: Install) -> None:
    install(entries=f"[{MAPS}]\nleaky = hut:leaky\n")

    found = faults("leaky")

    assert "the spawn refers to nowhere, which is no place" in found
    assert "it seats 1 to 6 players" in found
    assert "leaky" not in maps.DRAWINGS


@pytest.mark.parametrize("group", [GAMES, AGENTS, MAPS])
def test_nobody_takes_a_name_of_ours(install: Install, group: str) -> None:
    name = {GAMES: "hangman_sct", AGENTS: "VanillaLLMAgent", MAPS: "skeld"}[group]

    install(entries=f"[{group}]\n{name} = coins:CoinsGame\n")

    assert faults(name) == ["there is another of this name"]


def test_of_two_packages_with_one_name_the_first_has_it(install: Install) -> None:
    install("alpha")
    install("beta", files={})

    found = [(each.distribution, bool(each.faults)) for each in catalog.GAMES_BROUGHT.brought]

    assert found == [("alpha", False), ("beta", True)]


@pytest.mark.django_db
def test_the_doctor_says_who_has_to_mend_what(install: Install) -> None:
    install("odd-ware", entries=f"[{GAMES}]\nodd = nowhere:Game\n", files={})

    told = [each for each in examination.examine() if "glassbox.W002" in each.told]

    assert [each.remedy for each in told] == ["Mend or remove odd-ware; everything else works without it."]


GONE = {
    "game": ("coins", "VanillaLLMAgent: {name: x}"),
    "agent": ("hangman_sct", "TwiceAgent: {name: x}"),
}


@pytest.mark.django_db
@pytest.mark.parametrize(("game", "agent"), GONE.values(), ids=GONE)
def test_a_batch_of_what_is_gone_can_still_be_looked_at_and_taken_home(
    install: Install, client: Client, tmp_path: Path, game: str, agent: str
) -> None:
    install()
    text = batch_files.run_text(num_trials=1, t_fork=2, n_candidate_secrets=2)
    text = f"game: {game}\n{text.replace('VanillaLLMAgent: {name: vanilla}', agent)}"
    batch = batch_files.drained(folders.batch_of(text, batch_files.SCRIPTED, tmp_path / "results"))
    for group in (catalog.GAMES_BROUGHT, catalog.AGENTS_BROUGHT):
        group._found = []

    parts = ("", "trials/x/1/", "trials/x/1.json", "config.yaml", "figures/outcomes.svg")
    pages = ["/sct/", f"/sct/compare/?a={batch.pk}&b={batch.pk}", *(f"/sct/{batch.pk}/{part}" for part in parts)]

    assert {page: client.get(page).status_code for page in pages} == dict.fromkeys(pages, 200)
    assert people.client().get(f"/sct/new/?from={batch.pk}", follow=True).status_code == 200


def test_matches_on_a_map_that_is_gone_can_still_be_listed() -> None:
    assert maps.title("atlantis") == "atlantis"


def _run(agent: str) -> str:
    return f"agents:\n  - {agent}\nproviders: {{main: x}}\n"


def test_the_league_asks_for_maps_while_it_starts() -> None:
    assert league.MAPS_BROUGHT is third_parties.GROUPS[MAPS]


class Heard(io.StringIO):
    """Signals that something was written."""

    def __init__(self) -> None:
        super().__init__()
        self.said = threading.Event()

    def write(self, text: str) -> int:
        written = super().write(text)
        self.said.set()
        return written


def test_whoever_waits_for_what_does_not_end_is_told_for_whom(
    install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(third_parties, "PATIENCE", 0.01)
    monkeypatch.setattr(sys, "stderr", heard := Heard())

    install(
        files={"slow.py": "import sys\n\n\ndef draw():\n    sys.stderr.said.wait(20)\n"},
        entries=f"[{MAPS}]\nslow = slow:draw\n",
    )

    assert "Waiting for coin-box 1.2, which does not end bringing slow to glassbox.maps." in heard.getvalue()
