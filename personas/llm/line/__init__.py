"""One call: fitted to the model, sent and read; and what is learned from refusals."""
