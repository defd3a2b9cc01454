"""People who play: how they get a seat, what they are asked there and in which words, and their say on data sets."""
