"""What processes share in Redis: places at an endpoint, the ledger of budgets, and which endpoints are ill."""
