"""What players are told and asked, word for word."""
