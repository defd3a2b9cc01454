"""One call: fitted to the model, sent, read, and what its refusals teach."""
