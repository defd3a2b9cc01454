"""What bots do between meetings, alive and dead."""
