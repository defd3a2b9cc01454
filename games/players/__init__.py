"""Who sits at the table: bots and models, which share one interface and nothing else. No site, no database."""
