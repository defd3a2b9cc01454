"""The front door: what is asked of whoever comes, before anything of theirs is read or made for them."""
