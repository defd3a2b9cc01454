"""What finished matches add up to: standings, ratings, profiles. Nothing in here plays, watches or shows a match."""
