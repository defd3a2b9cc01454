"""The league for programs: what its pages show and what operators do there, as data."""
