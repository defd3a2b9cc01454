"""Test databases: a PostgreSQL server, other connections to the database, creating and emptying it."""
