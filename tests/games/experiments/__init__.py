"""Series: their files, plans, orders, rows and figures."""
