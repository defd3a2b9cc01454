"""What follows from each kind of event, one declaration each, beside what it does. The facts themselves are no part."""
