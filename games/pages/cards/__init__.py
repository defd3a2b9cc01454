"""Moments as pictures to share: drawn by the server, the same in every browser."""
