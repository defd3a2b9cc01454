"""What programs are told of the table of the league."""

from ninja import Schema

from games.pages.api.league_shapes import Count

Share = float | None


class StandingOut(Schema):
    """A row of the league table, as in its CSV. Shares come with their `n` and interval. Figures of few matches are
    null for spoiler-free requests."""

    persona: str
    name: str
    model: str
    tier: str
    provisional: bool
    matches: int
    wins: Count
    won: Share
    won_low: Share
    won_high: Share
    edge: Share
    impostor_matches: Count
    impostor_wins: Count
    impostor_low: Share
    impostor_high: Share
    crewmate_matches: Count
    crewmate_wins: Count
    crewmate_low: Share
    crewmate_high: Share
    rating: Share
    rating_low: Share
    rating_high: Share
    impostor_rating: Share
    impostor_rating_sigma: Share
    crewmate_rating: Share
    crewmate_rating_sigma: Share
    vote_accuracy: Share
    survival: Share
    cost_per_match: Share
    talk_share: Share
    mean_desire: Share
    words_per_line: Share
    accusation_accuracy: Share
    lies_per_100_claims: Share
    lost_turns_per_match: Share
    tokens_per_match: Share
    accusations_per_line: Share
    reader: int | None
    vote_accuracy_low: Share
    vote_accuracy_high: Share
    vote_accuracy_n: Count
    survival_low: Share
    survival_high: Share
    survival_n: Count
    talk_share_low: Share
    talk_share_high: Share
    talk_share_n: Count
    accusation_accuracy_low: Share
    accusation_accuracy_high: Share
    accusation_accuracy_n: Count
    lies_per_100_claims_low: Share
    lies_per_100_claims_high: Share
    lies_per_100_claims_n: Count
    tokens_estimated_per_match: Share
    edge_low: Share
    edge_high: Share


class PeopleOut(Schema):
    """All people taken together, without those who withdrew their words."""

    matches: int
    wins: int
    won: Share
    won_low: Share
    won_high: Share
    impostor_matches: int
    impostor_wins: int
    impostor_low: Share
    impostor_high: Share
    crewmate_matches: int
    crewmate_wins: int
    crewmate_low: Share
    crewmate_high: Share


class StandingsOut(Schema):
    kind: str
    matches: int
    enough: int
    rows: list[StandingOut]
    people: PeopleOut | None
