"""The front door: limits and checks that come before anything of a request is read or made for it."""
