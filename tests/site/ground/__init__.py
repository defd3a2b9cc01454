"""What every half stands on."""
