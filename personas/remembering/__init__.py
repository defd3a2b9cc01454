"""What personas carry from match to match: record, lessons, diary; a copy in Redis, the truth in the database."""
