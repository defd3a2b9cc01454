"""What follows from each kind of event: one declaration each, beside the functions it names. Events are in `facts`."""
