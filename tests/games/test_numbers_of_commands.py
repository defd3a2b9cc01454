"""Numbers given to a command are looked up, or refused with a reason."""

import pytest
from django.core.management import CommandError, call_command

TOO_LONG = "9" * 23


@pytest.mark.django_db
@pytest.mark.parametrize(
    "command",
    [
        ("invite_person", TOO_LONG),
        ("invite_person", f"--series={TOO_LONG}"),
        ("invite_agent", TOO_LONG),
        ("export_matches", TOO_LONG),
        ("fork_match", TOO_LONG, "--at=1"),
        ("fork_match", "1", f"--at={TOO_LONG}"),
        ("fork_match", "1", "--at=1", f"--times={TOO_LONG}"),
    ],
    ids=" ".join,
)
def test_a_number_beyond_all_is_refused_in_words(command: tuple[str, ...]) -> None:
    with pytest.raises(CommandError, match="no whole number of at most 18 digits"):
        call_command(*command)
