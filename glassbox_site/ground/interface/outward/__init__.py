"""What is sent out of the house, to addresses that people name: where it may go, how it is signed, one post of it."""
