"""What the interface tells and takes; made of its OpenAPI by `datamodel-codegen`, and never by hand."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, RootModel


class Cursor1(RootModel[str]):
    root: Annotated[
        str,
        Field(
            description="`next` of the previous page",
            pattern="^[1-9][0-9]{0,17}$",
            title="Cursor",
        ),
    ]


class Cursor(BaseModel):
    cursor: Annotated[Cursor1 | None, Field(title="Cursor")] = None
    limit: Annotated[int, Field(ge=1, le=100, title="Limit")] = 20


class Season(RootModel[int]):
    root: Annotated[int, Field(ge=1, le=4611686018427387904, title="Season")]


class MatchFilter(BaseModel):
    status: Annotated[
        Literal["live", "scheduled", "queued", "running", "paused", "interrupted", "finished", "aborted"] | None,
        Field(
            description="a status as in answers, or `live`: every match that has begun or is about to, and is not over",
            title="Status",
        ),
    ] = None
    kind: Annotated[Literal["league", "exhibition"] | None, Field(title="Kind")] = None
    season: Annotated[Season | None, Field(title="Season")] = None
    persona: Annotated[str, Field(max_length=120, title="Persona")] = ""
    map: Annotated[str, Field(max_length=60, title="Map")] = ""


class LineOut(BaseModel):
    color: Annotated[str, Field(title="Color")]
    message: Annotated[str, Field(title="Message")]


class ResultOut(BaseModel):
    winner: Annotated[str, Field(title="Winner")]
    headline: Annotated[str, Field(title="Headline")]
    reason: Annotated[str, Field(title="Reason")]


class SeatedOut(BaseModel):
    """
    `role` is empty where it must not be revealed.
    """

    color: Annotated[str, Field(title="Color")]
    name: Annotated[str, Field(title="Name")]
    persona: Annotated[str, Field(title="Persona")]
    model: Annotated[str, Field(title="Model")]
    role: Annotated[str, Field(title="Role")]


class Clerk(RootModel[str]):
    root: Annotated[
        str,
        Field(description="the short name of a model", max_length=200, title="Clerk"),
    ]


class Caster(RootModel[str]):
    root: Annotated[
        str,
        Field(description="the short name of a model", max_length=200, title="Caster"),
    ]


class SeatOrder(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
    )
    color: Annotated[str, Field(max_length=20, title="Color")]
    who: Annotated[
        str,
        Field(
            description="persona:<key> or bot:<temperament>",
            max_length=200,
            title="Who",
        ),
    ]
    name: Annotated[str, Field(max_length=200, title="Name")] = ""


class MomentOut(BaseModel):
    n: Annotated[int, Field(title="N")]
    kind: Annotated[str, Field(title="Kind")]
    headline: Annotated[str, Field(title="Headline")]
    weight: Annotated[float | int, Field(title="Weight")]


class MomentsOut(BaseModel):
    """
    `is_silent` is true for spoiler-free requests, which get no moments.
    """

    moments: Annotated[list[MomentOut], Field(title="Moments")]
    is_silent: Annotated[bool, Field(title="Is Silent")]


class ExchangeOut(BaseModel):
    """
    One question to a model. Texts that were dropped because of their age are null. `tokens_cached` and
    `tokens_cache_written` are how many of `tokens_in` came from the endpoint's cache, and were written into it; null
    in rows from before the latter were kept. `tokens_estimated` is how many of the tokens are estimated from lengths
    because no endpoint reported them; null in rows from before there were estimates, where unreported tokens count
    as 0.
    """

    id: Annotated[int, Field(title="Id")]
    step: Annotated[int, Field(title="Step")]
    color: Annotated[str, Field(title="Color")]
    chance: Annotated[int, Field(title="Chance")]
    state: Annotated[str, Field(title="State")]
    fault: Annotated[str, Field(title="Fault")]
    model: Annotated[str, Field(title="Model")]
    tokens_in: Annotated[int, Field(title="Tokens In")]
    tokens_cached: Annotated[int, Field(title="Tokens Cached")]
    tokens_cache_written: Annotated[
        int | None, Field(title="Tokens Cache Written")
    ]
    tokens_out: Annotated[int, Field(title="Tokens Out")]
    tokens_estimated: Annotated[int | None, Field(title="Tokens Estimated")]
    cost: Annotated[str | None, Field(title="Cost")]
    seconds: Annotated[float, Field(title="Seconds")]
    prompt: Annotated[list[dict[str, Any]] | None, Field(title="Prompt")]
    reply: Annotated[str | None, Field(title="Reply")]
    reasoning: Annotated[str | None, Field(title="Reasoning")]


class PageExchangeOut(BaseModel):
    items: Annotated[list[ExchangeOut], Field(title="Items")]
    next: Annotated[str | None, Field(title="Next")]


class PersonaOut(BaseModel):
    key: Annotated[str, Field(title="Key")]
    name: Annotated[str, Field(title="Name")]
    model: Annotated[str | None, Field(title="Model")]
    temperament: Annotated[str | None, Field(title="Temperament")]
    tier: Annotated[str, Field(title="Tier")]
    temperature: Annotated[float, Field(title="Temperature")]
    is_active: Annotated[bool, Field(title="Is Active")]
    character: Annotated[str, Field(title="Character")]
    manner: Annotated[str, Field(title="Manner")]
    links: Annotated[dict[str, str], Field(title="Links")]


class Model(RootModel[str]):
    root: Annotated[str, Field(max_length=200, title="Model")]


class Temperament(RootModel[str]):
    root: Annotated[str, Field(max_length=200, title="Temperament")]


class PersonaOrder(BaseModel):
    """
    Either `model`, by its short name, or the temperament of a house bot; the tier by its name.
    """

    model_config = ConfigDict(
        extra="forbid",
    )
    name: Annotated[str, Field(max_length=200, title="Name")]
    slug: Annotated[
        str,
        Field(
            description="the part of the key that names the character",
            max_length=200,
            title="Slug",
        ),
    ]
    model: Annotated[Model | None, Field(title="Model")] = None
    temperament: Annotated[Temperament | None, Field(title="Temperament")] = None
    tier: Annotated[str, Field(max_length=200, title="Tier")]
    temperature: Annotated[float, Field(title="Temperature")] = 0.8
    character: Annotated[str, Field(max_length=5000, title="Character")]
    manner: Annotated[str, Field(max_length=5000, title="Manner")] = ""
    is_active: Annotated[bool, Field(title="Is Active")] = True


class PersonaChange(BaseModel):
    """
    To cast or retire a persona, use its acts instead.
    """

    model_config = ConfigDict(
        extra="forbid",
    )
    name: Annotated[str, Field(max_length=200, title="Name")] = ""
    slug: Annotated[str, Field(max_length=200, title="Slug")] = ""
    model: Annotated[Model | None, Field(title="Model")] = None
    temperament: Annotated[Temperament | None, Field(title="Temperament")] = None
    tier: Annotated[str, Field(max_length=200, title="Tier")] = ""
    temperature: Annotated[float, Field(title="Temperature")] = 0.8
    character: Annotated[str, Field(max_length=5000, title="Character")] = ""
    manner: Annotated[str, Field(max_length=5000, title="Manner")] = ""


class SeasonOut(BaseModel):
    """
    Use `id` to filter lists of matches, the league table and the jury's board.
    """

    id: Annotated[int, Field(title="Id")]
    name: Annotated[str, Field(title="Name")]
    begins_at: Annotated[AwareDatetime, Field(title="Begins At")]
    ends_at: Annotated[AwareDatetime | None, Field(title="Ends At")]


class TableFilter(BaseModel):
    kind: Annotated[Literal["exhibition", "all"] | None, Field(title="Kind")] = None
    season: Annotated[Season | None, Field(title="Season")] = None
    model: Annotated[str, Field(max_length=120, title="Model")] = ""
    tier: Annotated[str, Field(max_length=120, title="Tier")] = ""
    sort: Annotated[
        Literal["won", "impostor", "crewmate", "matches"] | None, Field(title="Sort")
    ] = None


class PeopleOut(BaseModel):
    """
    All people taken together, without those who withdrew their words.
    """

    matches: Annotated[int, Field(title="Matches")]
    wins: Annotated[int, Field(title="Wins")]
    won: Annotated[float | None, Field(title="Won")]
    won_low: Annotated[float | None, Field(title="Won Low")]
    won_high: Annotated[float | None, Field(title="Won High")]
    impostor_matches: Annotated[int, Field(title="Impostor Matches")]
    impostor_wins: Annotated[int, Field(title="Impostor Wins")]
    impostor_low: Annotated[float | None, Field(title="Impostor Low")]
    impostor_high: Annotated[float | None, Field(title="Impostor High")]
    crewmate_matches: Annotated[int, Field(title="Crewmate Matches")]
    crewmate_wins: Annotated[int, Field(title="Crewmate Wins")]
    crewmate_low: Annotated[float | None, Field(title="Crewmate Low")]
    crewmate_high: Annotated[float | None, Field(title="Crewmate High")]


class StandingOut(BaseModel):
    """
    A row of the league table, as in its CSV. Shares come with their `n` and interval. Figures of few matches are
    null for spoiler-free requests.
    """

    persona: Annotated[str, Field(title="Persona")]
    name: Annotated[str, Field(title="Name")]
    model: Annotated[str, Field(title="Model")]
    tier: Annotated[str, Field(title="Tier")]
    provisional: Annotated[bool, Field(title="Provisional")]
    matches: Annotated[int, Field(title="Matches")]
    wins: Annotated[int | None, Field(title="Wins")]
    won: Annotated[float | None, Field(title="Won")]
    won_low: Annotated[float | None, Field(title="Won Low")]
    won_high: Annotated[float | None, Field(title="Won High")]
    edge: Annotated[float | None, Field(title="Edge")]
    impostor_matches: Annotated[int | None, Field(title="Impostor Matches")]
    impostor_wins: Annotated[int | None, Field(title="Impostor Wins")]
    impostor_low: Annotated[float | None, Field(title="Impostor Low")]
    impostor_high: Annotated[float | None, Field(title="Impostor High")]
    crewmate_matches: Annotated[int | None, Field(title="Crewmate Matches")]
    crewmate_wins: Annotated[int | None, Field(title="Crewmate Wins")]
    crewmate_low: Annotated[float | None, Field(title="Crewmate Low")]
    crewmate_high: Annotated[float | None, Field(title="Crewmate High")]
    rating: Annotated[float | None, Field(title="Rating")]
    rating_low: Annotated[float | None, Field(title="Rating Low")]
    rating_high: Annotated[float | None, Field(title="Rating High")]
    impostor_rating: Annotated[float | None, Field(title="Impostor Rating")]
    impostor_rating_sigma: Annotated[float | None, Field(title="Impostor Rating Sigma")]
    crewmate_rating: Annotated[float | None, Field(title="Crewmate Rating")]
    crewmate_rating_sigma: Annotated[float | None, Field(title="Crewmate Rating Sigma")]
    vote_accuracy: Annotated[float | None, Field(title="Vote Accuracy")]
    survival: Annotated[float | None, Field(title="Survival")]
    cost_per_match: Annotated[float | None, Field(title="Cost Per Match")]
    talk_share: Annotated[float | None, Field(title="Talk Share")]
    mean_desire: Annotated[float | None, Field(title="Mean Desire")]
    words_per_line: Annotated[float | None, Field(title="Words Per Line")]
    accusation_accuracy: Annotated[float | None, Field(title="Accusation Accuracy")]
    lies_per_100_claims: Annotated[float | None, Field(title="Lies Per 100 Claims")]
    lost_turns_per_match: Annotated[float | None, Field(title="Lost Turns Per Match")]
    tokens_per_match: Annotated[float | None, Field(title="Tokens Per Match")]
    accusations_per_line: Annotated[float | None, Field(title="Accusations Per Line")]
    reader: Annotated[int | None, Field(title="Reader")]
    vote_accuracy_low: Annotated[float | None, Field(title="Vote Accuracy Low")]
    vote_accuracy_high: Annotated[float | None, Field(title="Vote Accuracy High")]
    vote_accuracy_n: Annotated[int | None, Field(title="Vote Accuracy N")]
    survival_low: Annotated[float | None, Field(title="Survival Low")]
    survival_high: Annotated[float | None, Field(title="Survival High")]
    survival_n: Annotated[int | None, Field(title="Survival N")]
    talk_share_low: Annotated[float | None, Field(title="Talk Share Low")]
    talk_share_high: Annotated[float | None, Field(title="Talk Share High")]
    talk_share_n: Annotated[int | None, Field(title="Talk Share N")]
    accusation_accuracy_low: Annotated[
        float | None, Field(title="Accusation Accuracy Low")
    ]
    accusation_accuracy_high: Annotated[
        float | None, Field(title="Accusation Accuracy High")
    ]
    accusation_accuracy_n: Annotated[int | None, Field(title="Accusation Accuracy N")]
    lies_per_100_claims_low: Annotated[
        float | None, Field(title="Lies Per 100 Claims Low")
    ]
    lies_per_100_claims_high: Annotated[
        float | None, Field(title="Lies Per 100 Claims High")
    ]
    lies_per_100_claims_n: Annotated[int | None, Field(title="Lies Per 100 Claims N")]
    tokens_estimated_per_match: Annotated[
        float | None, Field(title="Tokens Estimated Per Match")
    ]
    edge_low: Annotated[float | None, Field(title="Edge Low")]
    edge_high: Annotated[float | None, Field(title="Edge High")]


class StandingsOut(BaseModel):
    kind: Annotated[str, Field(title="Kind")]
    matches: Annotated[int, Field(title="Matches")]
    enough: Annotated[int, Field(title="Enough")]
    rows: Annotated[list[StandingOut], Field(title="Rows")]
    people: PeopleOut | None


class LearnedOut(BaseModel):
    """
    `lessons` are all the lessons that it had for that role after the match.
    """

    id: Annotated[int, Field(title="Id")]
    match: Annotated[str, Field(title="Match")]
    role: Annotated[Literal["crewmate", "impostor"], Field(title="Role")]
    won: Annotated[bool, Field(title="Won")]
    lessons: Annotated[list[str], Field(title="Lessons")]


class PageLearnedOut(BaseModel):
    items: Annotated[list[LearnedOut], Field(title="Items")]
    next: Annotated[str | None, Field(title="Next")]


class EstimateOut(BaseModel):
    """
    A figure with its 95 % interval, or null bounds where there is none; `n` is how many were counted.
    """

    value: Annotated[float | None, Field(title="Value")]
    low: Annotated[float | None, Field(title="Low")]
    high: Annotated[float | None, Field(title="High")]
    n: Annotated[int, Field(title="N")]


class OwnMomentOut(BaseModel):
    n: Annotated[int, Field(title="N")]
    kind: Annotated[str, Field(title="Kind")]
    headline: Annotated[str, Field(title="Headline")]
    weight: Annotated[float | int, Field(title="Weight")]
    match: Annotated[int, Field(title="Match")]


class QuoteOut(BaseModel):
    match: Annotated[int, Field(title="Match")]
    n: Annotated[int, Field(title="N")]
    said: Annotated[str, Field(title="Said")]


class RivalOut(BaseModel):
    """
    The share of matches won `against` this persona, and `beside` it on the same side.
    """

    persona: Annotated[str, Field(title="Persona")]
    name: Annotated[str, Field(title="Name")]
    against: EstimateOut
    beside: EstimateOut


class MoveOut(BaseModel):
    """
    By how many points, on average, the listener's suspicions moved around a line of the speaker; `n` counts
    lines.
    """

    speaker: Annotated[str, Field(title="Speaker")]
    listener: Annotated[str, Field(title="Listener")]
    points: EstimateOut


class MovingLineOut(BaseModel):
    """
    `seq` is the entry of the line. `moved` is by how many points it moved its listeners, `onto_speaker` by how many
    it moved their suspicion of the speaker.
    """

    seq: Annotated[int, Field(title="Seq")]
    speaker: Annotated[str, Field(title="Speaker")]
    words: Annotated[str, Field(title="Words")]
    claims: Annotated[int, Field(title="Claims")]
    lies: Annotated[int, Field(title="Lies")]
    listeners: Annotated[int, Field(title="Listeners")]
    moved: Annotated[float | None, Field(title="Moved")]
    onto_speaker: Annotated[float | None, Field(title="Onto Speaker")]


class JuryScoreOut(BaseModel):
    """
    The mean Brier score over `steps`: 0 if always right, 1 if always wrong.
    """

    brier: Annotated[float, Field(title="Brier")]
    steps: Annotated[int, Field(title="Steps")]


class JuryTurnOut(BaseModel):
    """
    The entry at which the jury turned from one suspect to another, and stayed with it.
    """

    step: Annotated[int, Field(title="Step")]
    entry: Annotated[int, Field(title="Entry")]
    away: Annotated[str, Field(title="Away")]
    onto: Annotated[str, Field(title="Onto")]
    is_right: Annotated[bool, Field(title="Is Right")]


class SpreadOut(BaseModel):
    """
    In percent: the median of `n` values, and the quartiles below and above it.
    """

    low: Annotated[float, Field(title="Low")]
    median: Annotated[float, Field(title="Median")]
    high: Annotated[float, Field(title="High")]
    n: Annotated[int, Field(title="N")]


class SuspectOut(BaseModel):
    jury: SpreadOut | None
    players: SpreadOut | None


class JurorOut(BaseModel):
    """
    `rank` is null for a provisional place.
    """

    rank: Annotated[int | None, Field(title="Rank")]
    name: Annotated[str, Field(title="Name")]
    brier: EstimateOut


class JurorPersonaOut(BaseModel):
    rank: Annotated[int | None, Field(title="Rank")]
    name: Annotated[str, Field(title="Name")]
    brier: EstimateOut
    persona: Annotated[str, Field(title="Persona")]


class JuryBoardOut(BaseModel):
    """
    `places` lists jurors who chose a name and have at least `listed` matches; with fewer than `enough`, a place is
    provisional. `crowd` is all voices taken as one mind. `personas` are the players of the same matches, best first.
    """

    matches: Annotated[int, Field(title="Matches")]
    jurors: Annotated[int, Field(title="Jurors")]
    enough: Annotated[int, Field(title="Enough")]
    listed: Annotated[int, Field(title="Listed")]
    crowd: EstimateOut | None
    places: Annotated[list[JurorOut], Field(title="Places")]
    personas: Annotated[list[JurorPersonaOut], Field(title="Personas")]


class SeriesOut(BaseModel):
    """
    `scores` are the figures of scores.json so far; null for spoiler-free requests. They and the counts are null if
    this release cannot read the series' file.
    """

    id: Annotated[int, Field(title="Id")]
    name: Annotated[str, Field(title="Name")]
    state: Annotated[
        Literal["running", "paused", "spent", "cancelled", "complete"],
        Field(title="State"),
    ]
    pairs: Annotated[int, Field(title="Pairs")]
    matches: Annotated[int | None, Field(title="Matches")]
    ended: Annotated[int | None, Field(title="Ended")]
    void: Annotated[int | None, Field(title="Void")]
    created_at: Annotated[AwareDatetime, Field(title="Created At")]
    ended_at: Annotated[AwareDatetime | None, Field(title="Ended At")]
    scores: Annotated[dict[str, Any] | None, Field(title="Scores")]
    links: Annotated[dict[str, str], Field(title="Links")]


class SeriesOrder(BaseModel):
    """
    The same YAML file that `manage.py run_series` takes.
    """

    model_config = ConfigDict(
        extra="forbid",
    )
    yaml: Annotated[str, Field(title="Yaml")]


class ForkOut(BaseModel):
    """
    `title` says what is changed; it is empty for spoiler-free requests. A fork whose `state` is paused or spent
    waits for an operator.
    """

    id: Annotated[int, Field(title="Id")]
    match: Annotated[int, Field(title="Match")]
    title: Annotated[str, Field(title="Title")]
    state: Annotated[
        Literal["running", "paused", "spent", "over"], Field(title="State")
    ]
    depth: Annotated[Literal["vote", "play-on"], Field(title="Depth")]
    times: Annotated[int, Field(title="Times")]
    finished: Annotated[int, Field(title="Finished")]
    over: Annotated[int, Field(title="Over")]
    continuations: Annotated[int, Field(title="Continuations")]
    created_at: Annotated[AwareDatetime, Field(title="Created At")]
    links: Annotated[dict[str, str], Field(title="Links")]


class PageForkOut(BaseModel):
    items: Annotated[list[ForkOut], Field(title="Items")]
    next: Annotated[str | None, Field(title="Next")]


class DifferenceOut(BaseModel):
    """
    A setting that differs. `of` names the agents that it belongs to, or is empty if it belongs to the whole
    batch.
    """

    setting: Annotated[str, Field(title="Setting")]
    first: Annotated[Any, Field(title="First")]
    second: Annotated[Any, Field(title="Second")]
    of: Annotated[list[str], Field(title="Of")]
    is_game: Annotated[bool, Field(title="Is Game")]


class PairOut(BaseModel):
    """
    Two agents on the trials that count for both: in how many both were right, only one was, or neither. `difference`
    is the second less the first. `p` is from McNemar's exact test; `p_holm` is corrected for all pairs reported
    together.
    """

    first: Annotated[str, Field(title="First")]
    second: Annotated[str, Field(title="Second")]
    measure: Annotated[str, Field(title="Measure")]
    trials: Annotated[int, Field(title="Trials")]
    both: Annotated[int, Field(title="Both")]
    only_first: Annotated[int, Field(title="Only First")]
    only_second: Annotated[int, Field(title="Only Second")]
    neither: Annotated[int, Field(title="Neither")]
    difference: Annotated[float, Field(title="Difference")]
    p: Annotated[float, Field(title="P")]
    p_holm: Annotated[float, Field(title="P Holm")]


class BatchOut(BaseModel):
    """
    `trials` counts trials by status. Figures with intervals are on the page of the batch and follow from its files,
    under `links`. `tokens_estimated` is how many tokens are estimated from lengths because no endpoint reported them;
    if there are any, the cost is an estimate too.
    """

    id: Annotated[int, Field(title="Id")]
    name: Annotated[str, Field(title="Name")]
    state: Annotated[str, Field(title="State")]
    study: Annotated[int | None, Field(title="Study")]
    trials: Annotated[dict[str, int], Field(title="Trials")]
    agents: Annotated[list[str], Field(title="Agents")]
    cost: Annotated[str | None, Field(title="Cost")]
    calls: Annotated[int, Field(title="Calls")]
    tokens_estimated: Annotated[int, Field(title="Tokens Estimated")]
    workers: Annotated[int, Field(title="Workers")]
    halted_because: Annotated[str, Field(title="Halted Because")]
    created_at: Annotated[AwareDatetime, Field(title="Created At")]
    ended_at: Annotated[AwareDatetime | None, Field(title="Ended At")]
    links: Annotated[dict[str, str], Field(title="Links")]


class PageBatchOut(BaseModel):
    items: Annotated[list[BatchOut], Field(title="Items")]
    next: Annotated[str | None, Field(title="Next")]


class BatchOrder(BaseModel):
    """
    The two YAML files that `manage.py run_sct` takes.
    """

    model_config = ConfigDict(
        extra="forbid",
    )
    config: Annotated[str, Field(title="Config")]
    providers: Annotated[str, Field(title="Providers")]
    name: Annotated[str, Field(max_length=200, title="Name")] = ""


class TrialFilter(BaseModel):
    agent: Annotated[str, Field(max_length=80, title="Agent")] = ""
    status: Annotated[
        Literal["queued", "running", "complete", "failed", "cancelled"] | None,
        Field(title="Status"),
    ] = None


class TrialOut(BaseModel):
    """
    `outcome` is from the evaluation; null until the trial is complete.
    """

    agent: Annotated[str, Field(title="Agent")]
    number: Annotated[int, Field(title="Number")]
    status: Annotated[str, Field(title="Status")]
    attempt: Annotated[int, Field(title="Attempt")]
    error: Annotated[str, Field(title="Error")]
    outcome: Annotated[str | None, Field(title="Outcome")]
    started_at: Annotated[AwareDatetime | None, Field(title="Started At")]
    finished_at: Annotated[AwareDatetime | None, Field(title="Finished At")]
    links: Annotated[dict[str, str], Field(title="Links")]


class StudyOut(BaseModel):
    id: Annotated[int, Field(title="Id")]
    name: Annotated[str, Field(title="Name")]
    state: Annotated[str, Field(title="State")]
    batches: Annotated[list[int], Field(title="Batches")]
    created_at: Annotated[AwareDatetime, Field(title="Created At")]
    links: Annotated[dict[str, str], Field(title="Links")]


class StudyOrder(BaseModel):
    """
    The YAML file of a study, and its models, in the form of the providers of a batch.
    """

    model_config = ConfigDict(
        extra="forbid",
    )
    study: Annotated[str, Field(title="Study")]
    providers: Annotated[str, Field(title="Providers")]


class HealthOut(BaseModel):
    status: Annotated[str, Field(title="Status")]
    failing: Annotated[list[str], Field(title="Failing")]
    parts: Annotated[dict[str, dict[str, Any]], Field(title="Parts")]


class StationOut(BaseModel):
    map: Annotated[str, Field(title="Map")]
    name: Annotated[str, Field(title="Name")]


class DeedOut(BaseModel):
    """
    `by` is empty for commands run on the machine itself. `kind`, `number` and `what` name the object of the act.
    """

    id: Annotated[int, Field(title="Id")]
    at: Annotated[AwareDatetime, Field(title="At")]
    by: Annotated[str, Field(title="By")]
    verb: Annotated[str, Field(title="Verb")]
    kind: Annotated[str, Field(title="Kind")]
    number: Annotated[str, Field(title="Number")]
    what: Annotated[str, Field(title="What")]
    note: Annotated[str, Field(title="Note")]


class PageDeedOut(BaseModel):
    items: Annotated[list[DeedOut], Field(title="Items")]
    next: Annotated[str | None, Field(title="Next")]


class CostOut(BaseModel):
    calls: Annotated[int, Field(title="Calls")]
    tokens: Annotated[int, Field(title="Tokens")]
    dollars: Annotated[str, Field(title="Dollars")]


class ModelShareOut(BaseModel):
    """
    What the seats of one model usually cost, by the rulebook it is sent and whether it answers in brief.
    """

    name: Annotated[str, Field(title="Name")]
    rulebook: Annotated[str, Field(title="Rulebook")]
    brief: Annotated[bool, Field(title="Brief")]
    dollars: Annotated[str, Field(title="Dollars")]


class ForkEstimateOut(BaseModel):
    """
    Estimated from the match as it was played, or from what is usual. `dearest` is the cost if no provider caches
    prompts.
    """

    continuations: Annotated[int, Field(title="Continuations")]
    calls: Annotated[int, Field(title="Calls")]
    tokens: Annotated[int, Field(title="Tokens")]
    dollars: Annotated[str, Field(title="Dollars")]
    dearest: Annotated[str, Field(title="Dearest")]
    unpriced: Annotated[list[str], Field(title="Unpriced")]
    seconds: Annotated[float, Field(title="Seconds")]


class ForkOrder(BaseModel):
    """
    `at` is the entry of a line. Which of the other fields are needed depends on the change.
    """

    model_config = ConfigDict(
        extra="forbid",
    )
    budget_dollars: Annotated[float | str | None, Field(title="Budget Dollars")] = None
    budget_tokens: Annotated[int | None, Field(title="Budget Tokens")] = None
    at: Annotated[int, Field(title="At")]
    change: Annotated[str, Field(max_length=20, title="Change")]
    depth: Annotated[str, Field(max_length=20, title="Depth")] = "vote"
    times: Annotated[int, Field(title="Times")] = 16
    message: Annotated[str, Field(max_length=5000, title="Message")] = ""
    color: Annotated[str, Field(max_length=20, title="Color")] = ""
    mind: Annotated[str, Field(max_length=200, title="Mind")] = ""
    text: Annotated[str, Field(max_length=1000, title="Text")] = ""
    ballot: Annotated[str, Field(max_length=20, title="Ballot")] = ""


class InvitationOut(BaseModel):
    """
    A person's `link`, or an agent's `token` for the websocket `/ws/seat/`. It is shown only once; only a digest is
    kept.
    """

    match: Annotated[int, Field(title="Match")]
    color: Annotated[str, Field(title="Color")]
    who: Annotated[Literal["person", "agent", "nobody"], Field(title="Who")]
    link: Annotated[str | None, Field(title="Link")] = None
    token: Annotated[str | None, Field(title="Token")] = None


class InvitationOrder(BaseModel):
    """
    For agents, `in_data_sets` says whether its words may be in data sets. People are asked when they sit down.
    """

    model_config = ConfigDict(
        extra="forbid",
    )
    who: Annotated[Literal["person", "agent"], Field(title="Who")]
    stand_in: Annotated[bool, Field(title="Stand In")] = False
    in_data_sets: Annotated[bool, Field(title="In Data Sets")] = False


class BatchEstimateOut(BaseModel):
    """
    If `is_least`, `calls` is a minimum: agents that edit their memory with tools may make more. `cost` is null if a
    provider names no price. `is_assumed` means that this site never called one of the providers.
    """

    trials: Annotated[int, Field(title="Trials")]
    calls: Annotated[int, Field(title="Calls")]
    is_least: Annotated[bool, Field(title="Is Least")]
    cost: Annotated[str | None, Field(title="Cost")]
    seconds: Annotated[float, Field(title="Seconds")]
    is_assumed: Annotated[bool, Field(title="Is Assumed")]
    warnings: Annotated[list[str], Field(title="Warnings")]


class WebhookOut(BaseModel):
    """
    `secret` is only in the answer that created the webhook, and never again.
    """

    id: Annotated[int, Field(title="Id")]
    url: Annotated[str, Field(title="Url")]
    kinds: Annotated[
        list[Literal["match", "series", "fork", "batch", "study"]], Field(title="Kinds")
    ]
    made_at: Annotated[AwareDatetime, Field(title="Made At")]
    revoked_at: Annotated[AwareDatetime | None, Field(title="Revoked At")]
    waiting: Annotated[int, Field(title="Waiting")]
    arrived: Annotated[int, Field(title="Arrived")]
    given_up: Annotated[int, Field(title="Given Up")]
    secret: Annotated[str | None, Field(title="Secret")] = None


class WebhookOrder(BaseModel):
    model_config = ConfigDict(
        extra="forbid",
    )
    url: Annotated[str, Field(max_length=500, title="Url")]
    kinds: Annotated[
        list[Literal["match", "series", "fork", "batch", "study"]],
        Field(max_length=5, min_length=1, title="Kinds"),
    ]


class DeliveryOut(BaseModel):
    """
    `answer` is the HTTP status of the last attempt; `trouble` says why the delivery has not arrived.
    """

    event: Annotated[str, Field(title="Event")]
    kind: Annotated[str, Field(title="Kind")]
    number: Annotated[int, Field(title="Number")]
    ended_at: Annotated[AwareDatetime, Field(title="Ended At")]
    status: Annotated[
        Literal["waiting", "arrived", "given_up", "dropped"], Field(title="Status")
    ]
    tries: Annotated[int, Field(title="Tries")]
    due_at: Annotated[AwareDatetime, Field(title="Due At")]
    tried_at: Annotated[AwareDatetime | None, Field(title="Tried At")]
    answer: Annotated[int | None, Field(title="Answer")]
    trouble: Annotated[str, Field(title="Trouble")]


class PageDeliveryOut(BaseModel):
    items: Annotated[list[DeliveryOut], Field(title="Items")]
    next: Annotated[str | None, Field(title="Next")]


class Fault(BaseModel):
    """
    One thing that is wrong: where it is, a code with its values, and a sentence. An empty path means the whole
    request.
    """

    path: Annotated[list[str | int], Field(title="Path")]
    code: Annotated[str, Field(title="Code")]
    said: Annotated[str, Field(title="Said")]
    values: Annotated[dict[str, Any] | None, Field(title="Values")] = None


class ProblemDetails(BaseModel):
    type: Annotated[str, Field(title="Type")] = "about:blank"
    title: Annotated[str, Field(title="Title")]
    status: Annotated[int, Field(title="Status")]
    detail: Annotated[str, Field(title="Detail")] = ""
    instance: Annotated[str, Field(title="Instance")]
    errors: Annotated[list[Fault] | None, Field(title="Errors")] = None


class MatchOut(BaseModel):
    """
    Finished matches have `result` and roles, unless the request is spoiler-free. In lists, matches on air have
    `line`, `in_meeting` and `tick`. The full record is in `match.json` and `log.ndjson`, under `links`.
    """

    id: Annotated[int, Field(title="Id")]
    status: Annotated[
        Literal["scheduled", "queued", "running", "paused", "interrupted", "finished", "aborted"],
        Field(title="Status"),
    ]
    map: Annotated[str, Field(title="Map")]
    station: Annotated[str, Field(title="Station")]
    season: Annotated[str, Field(title="Season")]
    is_exhibition: Annotated[bool, Field(title="Is Exhibition")]
    since: Annotated[AwareDatetime, Field(title="Since")]
    players: Annotated[list[SeatedOut], Field(title="Players")]
    result: ResultOut | None
    line: LineOut | None
    in_meeting: Annotated[bool | None, Field(title="In Meeting")]
    tick: Annotated[int | None, Field(title="Tick")]
    watching: Annotated[int | None, Field(title="Watching")]
    links: Annotated[dict[str, str], Field(title="Links")]


class PageMatchOut(BaseModel):
    items: Annotated[list[MatchOut], Field(title="Items")]
    next: Annotated[str | None, Field(title="Next")]


class MatchOrder(BaseModel):
    """
    Settings that are not in `rules` get what the lobby recommends for that map and number of players.
    """

    model_config = ConfigDict(
        extra="forbid",
    )
    budget_dollars: Annotated[float | str | None, Field(title="Budget Dollars")] = None
    budget_tokens: Annotated[int | None, Field(title="Budget Tokens")] = None
    seats: Annotated[list[SeatOrder], Field(max_length=30, title="Seats")]
    rules: Annotated[
        dict[str, bool | int | float | str | list[int] | None],
        Field(max_length=200, title="Rules"),
    ] = {}
    preset: Annotated[str, Field(max_length=40, title="Preset")] = ""
    pace: Annotated[str, Field(max_length=20, title="Pace")] = "flat_out"
    memory_on: Annotated[bool, Field(title="Memory On")] = True
    season: Annotated[int | None, Field(title="Season")] = None
    clerk: Annotated[
        Clerk | None, Field(description="the short name of a model", title="Clerk")
    ] = None
    caster: Annotated[
        Caster | None, Field(description="the short name of a model", title="Caster")
    ] = None
    seed: Annotated[int | None, Field(title="Seed")] = None
    start_at: Annotated[
        AwareDatetime | None,
        Field(description="at most 366 days from now", title="Start At"),
    ] = None


class PagePersonaOut(BaseModel):
    items: Annotated[list[PersonaOut], Field(title="Items")]
    next: Annotated[str | None, Field(title="Next")]


class PageSeasonOut(BaseModel):
    items: Annotated[list[SeasonOut], Field(title="Items")]
    next: Annotated[str | None, Field(title="Next")]


class BinOut(BaseModel):
    """
    Calibration: of all statements that gave this probability (0 to 1), the share that was about impostors.
    """

    stated: Annotated[float, Field(title="Stated")]
    right: EstimateOut


class JuryRoundOut(BaseModel):
    """
    What was believed of each suspect just before the ballots of that round were revealed, or at the end.
    """

    round: Annotated[int, Field(title="Round")]
    entry: Annotated[int, Field(title="Entry")]
    suspects: Annotated[dict[str, SuspectOut], Field(title="Suspects")]


class PageSeriesOut(BaseModel):
    items: Annotated[list[SeriesOut], Field(title="Items")]
    next: Annotated[str | None, Field(title="Next")]


class ComparisonOut(BaseModel):
    """
    `lenient` has the pairs under the lenient reading, if that changes any of them. `same_games` is false if trials
    of the same number played different games.
    """

    first: Annotated[int, Field(title="First")]
    second: Annotated[int, Field(title="Second")]
    same_games: Annotated[bool, Field(title="Same Games")]
    pairs: Annotated[list[PairOut], Field(title="Pairs")]
    lenient: Annotated[list[PairOut], Field(title="Lenient")]
    differences: Annotated[list[DifferenceOut], Field(title="Differences")]


class ComparisonsOut(BaseModel):
    items: Annotated[list[ComparisonOut], Field(title="Items")]


class PageTrialOut(BaseModel):
    items: Annotated[list[TrialOut], Field(title="Items")]
    next: Annotated[str | None, Field(title="Next")]


class PageStudyOut(BaseModel):
    items: Annotated[list[StudyOut], Field(title="Items")]
    next: Annotated[str | None, Field(title="Next")]


class FoundOut(BaseModel):
    """
    `has_more` means that there are more, earlier matches.
    """

    matches: Annotated[list[MatchOut], Field(title="Matches")]
    has_more: Annotated[bool, Field(title="Has More")]
    personas: Annotated[list[PersonaOut], Field(title="Personas")]
    seasons: Annotated[list[SeasonOut], Field(title="Seasons")]
    stations: Annotated[list[StationOut], Field(title="Stations")]
    series: Annotated[list[SeriesOut], Field(title="Series")]
    batches: Annotated[list[BatchOut], Field(title="Batches")]
    studies: Annotated[list[StudyOut], Field(title="Studies")]


class MatchEstimateOut(BaseModel):
    """
    `seats` counts the seats of models, `lines` the lines that a clerk reads, `turns` the questions to a caster; the
    sums include all of them. Models in `unpriced` count in the tokens but not in the dollars. `context` is the largest
    context, in tokens, that any of the models needs.
    """

    seats: Annotated[int, Field(title="Seats")]
    lines: Annotated[int, Field(title="Lines")]
    turns: Annotated[int, Field(title="Turns")]
    low: CostOut
    usual: CostOut
    high: CostOut
    unpriced: Annotated[list[str], Field(title="Unpriced")]
    shares: Annotated[list[ModelShareOut], Field(title="Shares")]
    context: Annotated[int, Field(title="Context")]


class PageWebhookOut(BaseModel):
    items: Annotated[list[WebhookOut], Field(title="Items")]
    next: Annotated[str | None, Field(title="Next")]


class BeliefsOut(BaseModel):
    """
    `brier` is 0 if always right and 1 if always wrong; `auc` is 0 to 1, 0.5 by chance; `moved` is in points per
    line.
    """

    brier: EstimateOut | None
    auc: EstimateOut | None
    moved: EstimateOut | None
    calibration: Annotated[list[BinOut], Field(title="Calibration")]


class ProfileOut(BaseModel):
    """
    Spoiler-free requests get no figures of few matches and nothing about single ones. For the place and the style of
    play, see the league table.
    """

    beliefs: BeliefsOut | None
    rivals: Annotated[list[RivalOut], Field(title="Rivals")]
    moments: Annotated[list[OwnMomentOut], Field(title="Moments")]
    quoted: QuoteOut | None


class MatchBeliefsOut(BaseModel):
    """
    The figures of one match. The intervals come from resampling its statements and lines, and are too narrow as far
    as a statement resembles the one before it. `is_silent` is true if nobody stated anything, and always for
    spoiler-free requests.
    """

    is_silent: Annotated[bool, Field(title="Is Silent")]
    seats: Annotated[dict[str, BeliefsOut], Field(title="Seats")]
    moves: Annotated[list[MoveOut], Field(title="Moves")]
    lines: Annotated[list[MovingLineOut], Field(title="Lines")]


class JuryFiguresOut(BaseModel):
    voices: Annotated[int, Field(title="Voices")]
    crowd: JuryScoreOut | None
    players: Annotated[dict[str, JuryScoreOut | None], Field(title="Players")]
    rounds: Annotated[list[JuryRoundOut], Field(title="Rounds")]
    turn: JuryTurnOut | None


class JuryOut(BaseModel):
    """
    `needle` has, by colour, the lower quartile, the median and the upper quartile, once at least `fewest` jurors
    have spoken. `figures` exist once the match is scored. Spoiler-free requests get neither for a match that is
    over.
    """

    voices: Annotated[int, Field(title="Voices")]
    fewest: Annotated[int, Field(title="Fewest")]
    needle: Annotated[dict[str, list[int]], Field(title="Needle")]
    is_over: Annotated[bool, Field(title="Is Over")]
    figures: JuryFiguresOut | None
    links: Annotated[dict[str, str], Field(title="Links")]
