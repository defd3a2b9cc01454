"""At the table: meetings, bids, votes, and what follows from them."""
