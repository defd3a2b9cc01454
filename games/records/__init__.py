"""What finished matches add up to: standings, ratings, profiles, juries. Nothing here plays or shows a match."""
