"""The catalogue behind the data page: everything that can be downloaded or subscribed to."""

from collections.abc import Iterator

from django.utils.translation import gettext_lazy as _

from glassbox_site.pages.data_offered.offers import Offer, Shelf
from glassbox_site.pages.data_offered.programs_offered import COMMANDS, HOUSE, PROGRAMS
from sct.pages.views import figure_pages as drawings
from sct.plots import figure_list

FIGURE = {"name": figure_list.NAMES[0], "kind": "svg"}
FIGURE_FORMATS = ", ".join(kind.upper() for kind in drawings.KINDS)

LEAGUE = Shelf(
    anchor="league",
    title=_("The league"),
    about=_(
        "Feed and calendar take the same filters as the list of matches and never tell how a match went. "
        "For spoiler-free readers, the table leaves out the last 24 hours."
    ),
    offers=(
        Offer(name="matches-feed", form="Atom", title=_("Feed of matches"), about=_("Each match as it begins.")),
        Offer(
            name="matches-calendar", form="iCalendar", title=_("Calendar"), about=_("Scheduled matches.")
        ),
        Offer(
            name="standings-csv", form="CSV", title=_("Standings"),
            about=_("The league table with intervals, ratings and figures of style; it takes the filters of its page."),
        ),
    ),
)  # fmt: skip
MATCH = Shelf(
    anchor="match",
    title=_("One match"),
    about=_("The log is the match: everything else that the pages show of it follows from these lines."),
    offers=(
        Offer(
            name="match-json", of="match", form="JSON", tells=True, title=_("Summary of a match"),
            about=_("The seats with persona, model, advice and role, the rules, and the result."),
        ),
        Offer(
            name="match-log", of="match", form="NDJSON", tells=True, title=_("Log"),
            about=_("Every entry as it is stored: what happened, at which tick, and who perceived it."),
        ),
        Offer(
            name="match-eval", of="match", form="Inspect .eval", tells=True, title=_("Log for Inspect"),
            about=_(
                "The whole match for `inspect view`: each seat as an agent, every fact and every question to a model "
                "in its place, and scores for each seat. Only operators get prompts and replies word for word."
            ),
        ),
        Offer(
            name="match-eval-json", of="match", form="Inspect .json", tells=True, title=_("Log for Inspect, as JSON"),
            about=_("The same as one JSON file, for programs that cannot read archives."),
        ),
        Offer(
            name="fork-zip", of="fork", form="ZIP", tells=True, title=_("What if: all logs"),
            about=_("All continuations and fork.json, from which `manage.py score_fork` computes the figures again."),
        ),
        Offer(
            name="fork-json", of="fork", form="JSON", tells=True, title=_("What if"),
            about=_("What was changed in a finished match, how many continuations were played, and how they ended."),
        ),
        Offer(
            name="match-frames", of="match", query="?view=public", form="NDJSON", tells=True,
            title=_("Frames of a view"),
            about=_(
                "What one viewer knew after each entry. The view is glass (everything), public (what the whole table "
                "perceived) or the colour of a seat. “after” continues from a frame, and “lang” sets the language."
            ),
        ),
        Offer(
            name="match-segments", of="match", more={"view": "public"}, form="NDJSON", tells=True,
            title=_("Frames in stretches"),
            about=_(
                "The same frames in stretches that any cache may keep. The first line holds the board before them; the "
                "last says where the next stretch is, or where the match stands."
            ),
        ),
        Offer(
            socket="match-socket", of="match", query="?view=public", form="WebSocket, JSON", tells=True,
            title=_("Frames as they happen"),
            about=_("The same frames over a socket while the match goes on, and who is being waited on."),
        ),
        Offer(
            name="match-moments", of="match", form="JSON", title=_("Moments"),
            about=_("The moments worth seeing, found by rules. It is empty for spoiler-free readers."),
        ),
        Offer(
            name="moment-card", of="match", more={"n": 1}, form="PNG", title=_("Picture of a moment"),
            about=_("What the whole table had perceived by then, drawn to be shared."),
        ),
        Offer(
            name="match-story-json", of="match", form="JSON", tells=True, title=_("Story of a match"),
            about=_("Its turning point, best lie and best catch, and a line from everybody, once the match is over."),
        ),
        Offer(
            name="story-card", of="match", form="PNG", tells=True, title=_("Picture of the story"),
            about=_("The result and the turning point, drawn to be shared, once the match is over."),
        ),
        Offer(
            name="jury-zip", of="jury", form="ZIP", tells=True, title=_("Votes of a jury"),
            about=_(
                "Every mark of every juror, anonymous, with what it is scored against, once at least five jurors have "
                "marked. `manage.py score_jury` recomputes every figure from it."
            ),
        ),
        Offer(
            socket="jury-socket", of="match", form="WebSocket, JSON", title=_("The jury as it moves"),
            about=_("The median and quartiles of all jurors, at most every two seconds, once there are five."),
        ),
        Offer(
            name="match-calendar", of="match", form="iCalendar", title=_("Date of a match"),
            about=_("One match as an entry for your calendar."),
        ),
    ),
)  # fmt: skip
SCT = Shelf(
    anchor="sct",
    title=_("The Self-Consistency Test"),
    about=_("A trial’s file holds all that was said and thought; its evaluation follows from that file alone."),
    offers=(
        Offer(
            name="sct-schema", form="JSON Schema", title=_("Schema of trial files"),
            about=_("Every field of a trial’s file, its type and whether it can be missing."),
        ),
        Offer(
            name="sct-trial-json", of="trial", form="JSON", title=_("One trial"),
            about=_("The stored file, byte for byte."),
        ),
        Offer(
            name="sct-zip", of="batch", form="ZIP", title=_("A batch as an archive"),
            about=_("All its files in their folders, including failed attempts and the configuration."),
        ),
        Offer(
            name="sct-ndjson", of="batch", form="NDJSON", title=_("A batch as lines"),
            about=_("The file of every complete trial, one per line."),
        ),
        Offer(
            name="sct-eval", of="batch", form="Inspect .eval", title=_("A batch for Inspect"),
            about=_("Agents as samples, trials as epochs, each question to a fork as a branch."),
        ),
        Offer(
            name="sct-eval-json", of="batch", form="Inspect .json", title=_("A batch for Inspect, as JSON"),
            about=_("The same as one JSON file, for programs that cannot read archives."),
        ),
        Offer(
            name="sct-csv", of="batch", form="CSV", title=_("A batch as a table"),
            about=_("One row for each trial, including unfinished and failed ones."),
        ),
        Offer(
            name="sct-figure", of="batch", more=FIGURE, form=FIGURE_FORMATS, title=_("Figures"),
            about=_("Each figure of a batch, and as CSV the rows it is drawn from; “paper=1” draws it for print."),
        ),
        Offer(
            name="sct-config", of="batch", form="YAML", title=_("Configuration"),
            about=_("What was run, so that it can be run again."),
        ),
        Offer(
            name="sct-providers", of="batch", form="YAML", title=_("Providers"),
            about=_("The models of the batch and their endpoints, without keys."),
        ),
        Offer(
            name="sct-study-zip", of="study", form="ZIP", title=_("A study as an archive"),
            about=_("The file that runs it again, its figures, and every trial of all its batches."),
        ),
        Offer(
            name="sct-study-table", of="study", more={"name": "cells.csv"}, form="CSV", title=_("A study as a table"),
            about=_("One row for each cell; “comparisons.csv” has the tests, “scores.json” all figures."),
        ),
        Offer(
            socket="batch-socket", of="batch", form="WebSocket, JSON", title=_("Progress as it happens"),
            about=_("The whole state of a batch, at most once a second and only when something changed."),
        ),
        Offer(
            socket="trial-socket", of="trial", form="WebSocket, JSON", title=_("A trial as it moves"),
            about=_("Says only that the trial has moved on; its page has the rest."),
        ),
    ),
)  # fmt: skip
SERIES = Shelf(
    anchor="series",
    title=_("Series"),
    about=_("Every figure of a series can be recomputed from its archive with `manage.py score_series`."),
    offers=(
        Offer(
            name="series-zip", of="series", form="ZIP", tells=True, title=_("A series as an archive"),
            about=_("Its file, its figures, and what they are made of: a row for each match, seat and line."),
        ),
        Offer(
            name="series-file", of="series", more={"name": "matches.csv"}, form="CSV", tells=True,
            title=_("Single files of a series"),
            about=_("Matches, seats and lines as CSV and NDJSON, the file as YAML, figures and provenance as JSON."),
        ),
        Offer(
            name="series-figure", of="series", more={"name": "differences", "kind": "svg"}, form=FIGURE_FORMATS,
            tells=True, title=_("Figures of a series"),
            about=_("Each figure of a series, and as CSV the rows it is drawn from; “paper=1” draws it for print."),
        ),
        Offer(
            command="curl -fLOJ -H 'Authorization: Bearer gb_...' {site}/series/{series_id}/series.eval", of="series",
            form="Inspect .eval", tells=True, title=_("A series for Inspect"),
            about=_("All its matches as one log, for operators and for tokens of the scope “read”."),
        ),
        Offer(
            socket="series-socket", of="series", form="WebSocket, JSON", title=_("A series as it moves"),
            about=_("Says only how many matches are over; its page has the rest."),
        ),
    ),
)  # fmt: skip
OF_OPERATORS = (
    Offer(
        name="series-eval-json", of="series", form="Inspect .json", title=_("A series for Inspect, as JSON"),
        about=_("All its matches as one log, for operators and for tokens of the scope “read”; nothing for others."),
    ),
    Offer(
        name="series-eval", of="series", form="Inspect .eval", title=_("A series for Inspect"),
        about=_("All its matches as one log, for operators and for tokens of the scope “read”; nothing for others."),
    ),
)  # fmt: skip
"""In the schema of the API only. On a shelf their addresses would lead most visitors nowhere."""
SHELVES = (LEAGUE, MATCH, SERIES, SCT, HOUSE, COMMANDS, PROGRAMS)


def names() -> Iterator[str]:
    """The URL names of everything offered."""
    return (offer.name for shelf in SHELVES for offer in shelf.offers if offer.name)
