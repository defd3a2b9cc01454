"""A house in hard times: a site with a match, spectators and a batch, the faults it goes through, and the outcome."""
