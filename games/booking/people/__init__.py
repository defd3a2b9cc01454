"""People who play: how they come to a seat, what they are asked there, in which words, and how their words go again."""
