"""Who sits at the table: bots, models and people, which share one interface and nothing else. No site, no database."""
