"""Offers for programs, and the commands for those who run the site."""

from django.utils.translation import gettext_lazy as _

from glassbox_site.pages.data_offered.offers import Offer, Shelf

LOADED = """python -c 'from datasets import load_dataset; print(load_dataset("var/exports/dataset", "claims"))'"""
HOUSE = Shelf(
    anchor="house",
    title=_("This house"),
    about=_("For those who look after the site."),
    offers=(
        Offer(
            name="api-schema", form="JSON", title=_("Interface for programs"),
            about=_("Everything on the pages as data, described in OpenAPI; start with `curl …/api/v1/matches/`."),
        ),
        Offer(
            name="healthz", form="JSON", title=_("Health"),
            about=_("Whether each part is well; the status is 503 if one is not."),
        ),
    ),
)  # fmt: skip
PROGRAMS = Shelf(
    anchor="programs",
    title=_("With programs"),
    about=_("Run these in the site's folder, with any Python; none needs the site's own environment."),
    offers=(
        Offer(
            command="pip install ./clients/python", form="Python", title=_("A client"),
            about=_("The whole interface with types, and a command line, whose commands are in the next three rows."),
        ),
        Offer(
            command="glassbox matches --status finished", form="TXT", tells=True, title=_("Matches, listed"),
            about=_("The same as in the list of matches."),
        ),
        Offer(
            command="glassbox watch {match_id} --view public", of="match", form="TXT", tells=True,
            title=_("A match in the terminal"),
            about=_("Word for word, while it goes on or when it is over."),
        ),
        Offer(
            command="glassbox run series.yaml --wait", form="JSON", tells=True,
            title=_("A series, ordered and awaited"),
            about=_("This needs a token, which an administrator makes. `docs/research.md` shows an afternoon of it."),
        ),
        Offer(
            command="inspect view start --log-dir logs", form="Inspect .eval", tells=True, title=_("Logs in Inspect"),
            about=_("Shows every .eval that you download into that folder, with each seat as an agent."),
        ),
        Offer(
            command=LOADED, form="Python", tells=True,
            title=_("The data set, loaded"),
            about=_("Each table by its name and split, with the library `datasets`."),
        ),
        Offer(
            command="pip install ./clients/engine", form="Python", title=_("The engine alone"),
            about=_("An environment for learners, without the site: `reset` and `step`, bots in the other seats."),
        ),
    ),
)  # fmt: skip
COMMANDS = Shelf(
    anchor="commands",
    title=_("On the command line"),
    about=_("The same files, for those who run a site."),
    offers=(
        Offer(
            command="manage.py export_matches", form="JSON, NDJSON", tells=True, title=_("Matches"),
            about=_("Finished matches as folders, or as one archive."),
        ),
        Offer(
            command="manage.py export_matches --format eval --out log.eval", form="Inspect .eval", tells=True,
            title=_("Matches for Inspect"), about=_("One log of them all, prompts and replies included."),
        ),
        Offer(
            command="manage.py export_dataset --format parquet", form="NDJSON, Parquet", tells=True,
            title=_("A data set"),
            about=_(
                "Matches, seats, lines, claims, calls, trials, answers and a card, ready for the Hugging Face hub. "
                "Each claim comes with what its speaker had seen and thought, its verdict and the vote that followed."
            ),
        ),
        Offer(
            command="manage.py play_match --seed 7 --flat-out --out match.ndjson", form="NDJSON",
            title=_("A match of your own"),
            about=_("Played by house bots and written to a log."),
        ),
        Offer(
            command="manage.py score_jury jury-{match_id}.zip", of="jury", form="TXT", tells=True,
            title=_("Scores of juries"),
            about=_("Recomputed from downloaded votes alone."),
        ),
        Offer(
            command="manage.py evaluate_sct {agent}-{number}.json", of="trial", form="JSON", title=_("Evaluation"),
            about=_("Recomputed from trial files alone."),
        ),
    ),
)  # fmt: skip
