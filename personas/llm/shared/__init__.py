"""What processes hold in common in Redis: places at an endpoint, and the ledger of budgets."""
