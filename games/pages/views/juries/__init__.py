"""The pages and the socket of the jury: spoiler-free spectators mark whom they suspect, everybody sees the average."""
