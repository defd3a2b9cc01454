"""What personas carry from match to match: record, lessons, diary. The database is authoritative, Redis has a copy."""
