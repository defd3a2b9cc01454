"""Acts, which are what people do to things of the house, and their trail. `operators` says who may act."""
