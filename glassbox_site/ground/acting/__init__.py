"""Acts, which are what people do to things of the house, and the trail that they leave. `operators` says who may
act."""
